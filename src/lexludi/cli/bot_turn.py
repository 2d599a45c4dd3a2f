"""`lexludi bot-turn`: one turn of a bot, step by step, for people with the physical game on their table."""

from pathlib import Path

import click

from lexludi.cli.errors import Failed
from lexludi.cli.speech import Spoken, _, lang_option, session
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.match import Match
from lexludi.kernel.words import View
from lexludi.law import find
from lexludi.locale import N_

GAME = "root"
PREFIX = "bot:"


@click.command(
    "bot-turn",
    cls=Spoken,
    short_help=N_("Play one turn of a bot, and say why."),
    help=N_(
        "Play one turn of a bot of the Law of Rootbotics, step by step, each choice with the criterion that "
        "decided.\n\n"
        "BOT is one of the seats of the position, such as bot:eyrie or bot:duchy@nightmare+invaders. What the cards "
        "and dice of your own table show can be given; the rest is drawn. Where the law lets a human decide, you "
        "are asked."
    ),
    epilog="lexludi bot-turn --position table.txt bot:eyrie\n"
    "lexludi bot-turn --position table.txt --order root_tea_fox --dice 3,1,2,0 bot:marquise --save table.txt",
)
@click.argument("bot")
@click.option("--position", required=True, type=click.Path(path_type=Path), help=N_("The table, as a position."))
@click.option("--order", metavar="CARD", help=N_("The card on top of the deck."))
@click.option("--dice", metavar="NUMBERS", help=N_("The next numbers of dice, with commas between them."))
@click.option("--save", type=click.Path(path_type=Path), help=N_("Write the table after the turn to this file."))
@click.option("--rules", is_flag=True, help=N_("Print the rule behind each step as well."))
@lang_option
def bot_turn(bot: str, position: Path, order: str | None, dice: str | None, save: Path | None, rules: bool) -> None:
    session().game = GAME
    lines = position.read_text("utf-8").splitlines()
    seats = _take(lines, "seats").split()
    seat = _seat_of(bot, seats)
    if "@" in bot or "+" in bot:
        seats[seat] = bot
    match = Match.at(GAME, "\n".join(_begun(lines, seats, seat, order, dice)))
    words = match.game.words(session().language.code)
    told = 0
    while True:
        view = match.view(None)
        for event in match.events[told:]:
            law = f" [{event.rule}]" if event.rule else ""
            click.echo(f"{words.event(view, event)}{law}")
            if rules and event.rule and (rule := find(GAME, event.rule)):
                click.secho(f"    {rule.text(session().language.code)}", dim=True)
        told = len(match.events)
        if match.ask is None or match.ask.prompt == "pause":
            break
        match.choose(match.ask.options[_answer(match, match.ask)])
    if match.result is not None:
        click.secho(words.result(match.view(None), match.result), bold=True)
    elif save is not None:
        save.write_text(match.position(), "utf-8")


def _seat_of(bot: str, seats: list[str]) -> int:
    """The seat of the same faction, whatever its difficulty and traits."""
    bots = [seat for seat in seats if seat.startswith(PREFIX)]
    for n, seat in enumerate(seats):
        if seat.startswith(PREFIX) and _faction(seat) == _faction(bot):
            return n
    known = ", ".join(bots) or _("none")
    raise Failed(_("{bot} does not sit at this table; its bots: {known}.", bot=bot, known=known))


def _faction(seat: str) -> str:
    bare = seat.removeprefix(PREFIX)
    for mark in ("@", "+", ":"):
        bare = bare.partition(mark)[0]
    return bare


def _take(lines: list[str], name: str) -> str:
    """The value of a line, which is taken out; "" if there is none."""
    for n, line in enumerate(lines):
        key, colon, value = line.partition(":")
        if colon and key.strip() == name:
            del lines[n]
            return value.strip()
    return ""


def _begun(lines: list[str], seats: list[str], seat: int, order: str | None, dice: str | None) -> list[str]:
    """The position with the bot's turn next, and whoever decides after it: nothing happens any more."""
    rest = list(lines)
    for name in ("next", "active"):
        _take(rest, name)
    human = next((n for n, name in enumerate(seats) if not name.startswith(PREFIX)), len(seats))
    text = [f"seats: {' '.join(seats)}", *rest, f"active: {_faction(seats[seat])} birdsong"]
    text.append(f"next: birdsong {seat}; daylight {seat}; evening {seat}; pause {human}")
    if order is not None:
        text = _with_order(text, order)
    if dice is not None:
        text.append(f"dice: {dice.replace(',', ' ')}")
    return text


def _with_order(text: list[str], order: str) -> list[str]:
    """The same with that card on top of the deck, which is written last."""
    game = catalog.game(GAME)
    whole = game.write(game.read("\n".join(text))).splitlines()
    deck = _take(whole, "deck order").split()
    if order not in deck:
        raise Failed(_("{card} is not in the deck: {deck}.", card=order, deck=", ".join(sorted(deck))))
    deck.remove(order)
    return [*whole, f"deck order: {' '.join([*deck, order])}"]


def _answer(match: Match, ask: Ask) -> int:
    """What a human decides; just Enter takes the first choice."""
    words = match.game.words(session().language.code)
    view: View = match.view(ask.seat)
    click.secho(words.ask(view, ask), bold=True)
    for n, option in enumerate(ask.options, 1):
        click.echo(f"  {n:2} {words.option(view, ask, option)}")
    chosen: int = click.prompt(">", type=click.IntRange(1, len(ask.options)), default=1, show_default=False)
    return chosen - 1
