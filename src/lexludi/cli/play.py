"""`lexludi play`: a match in the terminal, everybody at one keyboard."""

from pathlib import Path

import click

from lexludi.cli.errors import sentence
from lexludi.cli.speech import Spoken, _, lang_option
from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.match import Match
from lexludi.locale import N_


@click.command(
    cls=Spoken,
    short_help=N_("Play in the terminal, everybody at one keyboard."),
    help=N_(
        "Play in the terminal, everybody at one keyboard.\n\n"
        "GAME is one that lexludi games lists, SEATS say who sits where. At each decision type the number of an "
        "option, u to take back, ? to see what is not possible and by which rule, or q to leave."
    ),
    epilog="lexludi play skirmish red blue --seed 7 --save match.json",
)
@click.argument("game")
@click.argument("seats", nargs=-1)
@click.option("--seed", metavar="TEXT", help=N_("The same seed gives the same dice."))
@click.option("--save", type=click.Path(path_type=Path), help=N_("Write the record of the match to this file."))
@lang_option
def play(game: str, seats: tuple[str, ...], seed: str | None, save: Path | None) -> None:
    match = Match.new(game, seats=seats, seed=seed)
    click.echo(_("Commitment to the dice: {hash}", hash=match.record().committed))
    while match.ask and _decide(match):
        pass
    if save:
        match.record().save(save)
    if result := match.result:
        winners = ", ".join(match.seats[seat] for seat in result.winners)
        scores = ", ".join(f"{name} {score}" for name, score in zip(match.seats, result.scores, strict=True))
        click.echo(_("The winner is {winners} ({how}); {scores}.", winners=winners, how=result.how, scores=scores))


def _decide(match: Match) -> bool:
    """Ask whoever decides next; False when they leave."""
    ask = match.asks[0]
    click.echo()
    click.echo(f"{match.seats[ask.seat]}: {ask.prompt}" + (f" [{ask.law}]" if ask.law else ""))
    for number, option in enumerate(ask.options, 1):
        click.echo(f"{number:4}  {option!r}")
    while True:
        match click.prompt("", prompt_suffix="> ", default="", show_default=False).strip():
            case "q":
                return False
            case "u":
                if _undo(match):
                    return True
            case "?":
                for refusal in match.refusals(ask.seat):
                    click.echo(f"   -  {refusal.option!r} [{refusal.law}]")
            case typed if typed.isdigit() and 1 <= int(typed) <= len(ask.options):
                match.choose(ask.options[int(typed) - 1], ask.seat)
                return True
            case _:
                click.echo(_("Type a number from 1 to {last}, u, ? or q.", last=len(ask.options)))


def _undo(match: Match) -> bool:
    try:
        match.undo()
    except LexLudiError as error:
        click.echo(sentence(str(error)))
        return False
    return True
