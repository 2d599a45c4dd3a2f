"""`lexludi completion`: teach the shell to complete our commands."""

import click
from click.shell_completion import get_completion_class

from lexludi.cli.speech import Spoken, _, lang_option
from lexludi.locale import N_

FILES = {
    "bash": "~/.local/share/bash-completion/completions/lexludi",
    "zsh": "~/.zfunc/_lexludi",
    "fish": "~/.config/fish/completions/lexludi.fish",
}


@click.command(
    cls=Spoken,
    short_help=N_("Let the shell complete lexludi commands."),
    help=N_(
        "Let the shell complete lexludi commands.\n\n"
        "With SHELL (bash, zsh or fish) it prints the script to be saved; without it, where to save it."
    ),
    epilog="lexludi completion bash > ~/.local/share/bash-completion/completions/lexludi",
)
@click.argument("shell", required=False, type=click.Choice(tuple(FILES)))
@lang_option
def completion(shell: str | None) -> None:
    if shell is None:
        click.echo(_("Save the script of your shell, then start a new one:"))
        for name, file in FILES.items():
            click.echo(f"  lexludi completion {name} > {file}")
        return
    script = get_completion_class(shell)
    if script is None:
        raise AssertionError(shell)
    root = click.get_current_context().find_root().command
    click.echo(script(root, {}, "lexludi", "_LEXLUDI_COMPLETE").source())
