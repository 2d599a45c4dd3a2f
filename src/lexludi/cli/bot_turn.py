"""`lexludi bot-turn`: one turn of a bot, step by step, for people with the physical game on their table."""

from pathlib import Path

import click

from lexludi.cli.setups import complete_game, remember_game
from lexludi.cli.speech import Spoken, lang_option, session
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import PAUSE
from lexludi.kernel.match import Match
from lexludi.law import find
from lexludi.locale import N_


@click.command(
    "bot-turn",
    cls=Spoken,
    short_help=N_("Play one turn of a bot, and say why."),
    help=N_(
        "Play one turn of a bot that plays by rules of its own, step by step, each choice with the criterion that "
        "decided.\n\n"
        "SEAT is one of the seats of the position; lexludi games GAME lists what it may go on with. What the cards and "
        "dice of your own table show can be given; the rest is drawn. Where the law lets a human decide, you are asked."
    ),
    epilog="lexludi bot-turn {game} {bot} --position table.txt\n"
    "lexludi bot-turn {game} {bot} --position table.txt --dice 3,1,2,0 --save table.txt",
)
@click.argument("game", shell_complete=complete_game, callback=remember_game)
@click.argument("seat")
@click.option("--position", required=True, type=click.Path(path_type=Path), help=N_("The table, as a position."))
@click.option("--top", default="", metavar="CARD", help=N_("The card on top of the deck."))
@click.option("--dice", metavar="NUMBERS", help=N_("The next numbers of dice, with commas between them."))
@click.option("--save", type=click.Path(path_type=Path), help=N_("Write the table after the turn to this file."))
@click.option("--rules", is_flag=True, help=N_("Print the rule behind each step as well."))
@lang_option
def bot_turn(game: str, seat: str, position: Path, top: str, dice: str | None, save: Path | None, rules: bool) -> None:
    begun = catalog.game(game).one_turn(position.read_text("utf-8"), seat, top)
    if dice is not None:
        begun += f"dice: {dice.replace(',', ' ')}\n"
    match = Match.at(game, begun)
    words = match.game.words(session().language.code)
    told = 0
    while True:
        view = match.view(None)
        for event in match.events[told:]:
            law = f" [{event.rule}]" if event.rule else ""
            click.echo(f"{words.event(view, event)}{law}")
            if rules and event.rule and (rule := find(game, event.rule)):
                click.secho(f"    {rule.text(session().language.code)}", dim=True)
        told = len(match.events)
        if match.ask is None or match.ask.prompt == PAUSE:
            break
        match.choose(match.ask.options[_answer(match, match.ask)])
    if match.result is not None:
        click.secho(words.result(match.view(None), match.result), bold=True)
    elif save is not None:
        save.write_text(match.position(), "utf-8")


def _answer(match: Match, ask: Ask) -> int:
    """What a human decides; just Enter takes the first choice."""
    words = match.game.words(session().language.code)
    view = match.view(ask.seat)
    click.secho(words.ask(view, ask), bold=True)
    for n, option in enumerate(ask.options, 1):
        click.echo(f"  {n:2} {words.option(view, ask, option)}")
    chosen: int = click.prompt(">", type=click.IntRange(1, len(ask.options)), default=1, show_default=False)
    return chosen - 1
