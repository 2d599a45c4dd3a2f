"""A bot's turn, or some steps of it, from a position: `after("bot:marquise", "5: eyrie 2", order="anvil")`."""

from __future__ import annotations

from lexludi.games.root.rules.events import Chose
from lexludi.parts.options import Act
from tests.root.table import Table, lay

TURN = "birdsong daylight evening"
FIRST_TURN = (
    "1: marquise 2, keep, sawmill",
    "2: marquise 1",
    "3: eyrie 6, roost",
    "4: marquise 1",
    "5: marquise 1, workshop",
    "6: marquise 1",
    "7: marquise 1",
    "8: marquise 1",
    "9: marquise 1, recruiter",
    "10: marquise 1",
    "11: marquise 1",
    "12: marquise 1",
)
"""The woodland of the examples, with the Marquise and the Eyrie just set up."""


def after(
    bot: str,
    *lines: str,
    others: str = "eyrie",
    steps: str = TURN,
    order: str = "",
    held: str = "",
    dice: tuple[int, ...] = (),
    chart: str = "autumn",
) -> Table:
    """The table after these steps of the bot, seat 0, with `order` on top of the deck, or `held` as its order card."""
    faction = bot.removeprefix("bot:").partition("@")[0].partition("+")[0].partition(":")[0]
    agenda = "; ".join(f"{step} 0" for step in steps.split())
    text = [
        f"map: {chart}",
        f"seats: {bot} {others}",
        f"active: {faction} daylight",
        f"next: {agenda}; pause 1",
    ]
    if order:
        text.append(f"deck order: favor_of_the_mice codebreakers cobbler {order}")
    if held:
        text.append(f"{faction} order: {held}")
    if dice:
        text.append(f"dice: {' '.join(map(str, dice))}")
    return lay("\n".join([*text, *lines]))


class Playing:
    """The same for the bot that a file of tests is about, and whom it usually plays with."""

    def __init__(self, bot: str, others: str = "eyrie") -> None:
        self.bot = bot
        self.others = others

    def __call__(
        self,
        *lines: str,
        bot: str = "",
        others: str = "",
        steps: str = TURN,
        order: str = "",
        held: str = "",
        dice: tuple[int, ...] = (),
        chart: str = "autumn",
    ) -> Table:
        beside = others or self.others
        return after(
            bot or self.bot, *lines, others=beside, steps=steps, order=order, held=held, dice=dice, chart=chart
        )


def attacked(bot: str, *lines: str, dice: tuple[int, ...] = (0, 0), chart: str = "autumn") -> Table:
    """The table after human Corvids, seat 1, attacked the bot in the one clearing where the lines put both."""
    text = [
        f"map: {chart}",
        f"seats: {bot} corvids",
        "active: corvids daylight",
        "corvids actions: 3",
        "next: corvids.daylight 1; pause 1",
        f"dice: {' '.join(map(str, dice))}",
    ]
    return lay("\n".join([*text, *lines])).choose(Act("battle"))


def choices(table: Table, what: str) -> list[tuple[int, str]]:
    """What the bot chose, and the criterion that decided."""
    return [(event.target, event.decided) for event in table.events(Chose) if event.what == what]
