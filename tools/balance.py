"""Is what we designed for The Great Wall balanced? `make balance` plays equal agents, and writes docs/wall-balance.md.

Everybody at a table is the same agent. Among rivals lots decide who leads which of the two generals dealt, with which
of the two advisors, so that all are seen alike; what the agent would have chosen is noted. Of each general, first
advisor and tactic dealt the report says how often its clan won and by how much honor it was ahead of its table: of what
lots gave, not of what a leader could afford. Of each mode it says how long matches last, how often people win against
the game, and which demands they meet. Matches are kept in build/balance, by the digest of the data: an interrupted run
goes on.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from math import sqrt
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from tools import balancing
from tools.balancing import share

from lexludi.agents import Agent, make
from lexludi.games.wall.game import GAME
from lexludi.games.wall.rules.box.codes import TOP_LEVEL
from lexludi.games.wall.rules.box.printed import ADVISORS, DEMANDS, GENERALS, TACTICS
from lexludi.games.wall.rules.events import Chose, PlayedTactic
from lexludi.games.wall.rules.options import Take
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

CLANS = ("dragon", "snake", "monkey", "turtle")
MANY = "greedy"
"""Thinks little, so that it can play many more matches of four clans."""
FEW = 8
"""Cards that were there less often are not judged."""
SEEDS = "final"
"""What seeds of matches begin with: whatever was tuned, was tuned by others."""


NOTES = (
    "Among rivals lots decide who leads which of the two generals dealt, with which of the two advisors dealt;",
    "*preferred* is how often the agent would have chosen that one of the generals. Advisors and tactics are judged",
    "by what lots gave at the start, so that what only a leader can afford, or play, is no better for it: *hired by",
    "others* and *played, and won* say how often a card was taken, and how its players fared, who often led before.",
    "The agent thinks little, and how cards rank depends on it: cards that ask for many choices, such as the",
    "Logistician's or Xue Lianzhu's, may do better with those who think more.",
    "",
    "Matches that tuned something do not tell how it fares afterwards: cards, demands and Qin were tuned by matches",
    "with other seeds, and nothing has changed since these were played.",
    "",
    "Four advisors are cheaper overseers by the box itself, and only which overseer is ours: they are won with more",
    "often than others, and that could not be changed. Qin's levels are printed: he begins with 0, 50 or 100 honor.",
    "One who plays alike mostly comes within some 30 honor of the mean, so what is ours can move the three levels up",
    "or down together, but hardly make them 60, 40 and 20 %. Together, the number of demands at the normal level is",
    "printed too. A match may end before its last year when no shame is left in the bank, as the rulebook has it.",
    "Levels of one table share their seeds, so they rise and fall together. Where matches are few, intervals are",
    "wide: what lies within them is not shown to be balanced, only not shown to be otherwise.",
    "",
)


class Table(NamedTuple):
    """Who plays, and how."""

    name: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    against: bool = False
    """Whether people win or lose against the game."""
    aim: str = ""


LEVELS = (("normal", 60), ("hard", 40), ("hardest", 20))
TABLES = (
    Table("four clans", CLANS, {}, aim="15-35 % for each general"),
    Table("three clans", CLANS[:3], {}, aim="20-47 % for each general"),
    *(Table(f"alone, {level}", CLANS[:1], {"level": level}, True, f"about {aim} %") for level, aim in LEVELS),
    *(
        Table(f"{how} together, {level}", CLANS[:n], {"mode": "cooperative", "level": level}, True, f"about {aim} %")
        for n, how in ((2, "two"), (3, "three"), (4, "four"))
        for level, aim in LEVELS
    ),
)


class Played(NamedTuple):
    """One match: who won, honor, the year it ended in, how and why, the cards of each clan, and generals preferred."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    year: int
    years: int
    how: str
    why: str
    cards: list[list[str]]
    dealt: list[list[str]]
    """The generals dealt to each clan among rivals: the one that the agent would rather lead comes first."""
    demands: tuple[list[str], list[str]]
    """Those that were fulfilled together, and those left open in the end."""


def play(table: Table, agent: str, number: int) -> Played:
    match = Match.set_up("wall", table.seats, f"{SEEDS}-{number}", **table.options)
    player, chance = make(agent), Chance.of(f"agents-{SEEDS}-{number}")
    dealt = [] if table.against else draw_lots(match, player, chance)
    hands = [] if table.against else [*map(tactics_of, wall(match).tactics)]
    while match.ask is not None:
        match.choose(player.choose(match, match.ask.seat, chance), match.ask.seat)
    s, result = wall(match), match.result
    assert result is not None
    cards = [[] for _ in table.seats] if table.against else clan_cards(s, match.events, hands)
    demands = ([DEMANDS[card].id for card in s.court.fulfilled], [DEMANDS[card].id for card in s.court.demands])
    return Played(result.winners, result.scores, s.year, s.setting.years, result.how, why(s), cards, dealt, demands)


def wall(match: Match) -> Wall:
    assert isinstance(match.state, Wall)
    return match.state


def draw_lots(match: Match, player: Agent, chance: Chance) -> list[list[str]]:
    """Everybody's general and first advisor, and what the agent would have chosen."""
    found: list[list[str]] = []
    for _ in match.seats:
        ask = match.ask
        assert ask is not None
        liked = player.choose(match, ask.seat, chance)
        assert isinstance(liked, Take)
        generals = {option.general for option in ask.options if isinstance(option, Take)}
        found.append([GENERALS[general].id for general in (liked.general, *(generals - {liked.general}))])
        match.choose(ask.options[chance.below(len(ask.options))], ask.seat)
    return found


def why(s: Wall) -> str:
    """What ended a match of rivals."""
    if sum(level == TOP_LEVEL for level in s.level) >= s.setting.side.finished_sections:
        return "the wall is finished"
    return "years are over" if s.shame_bank else "no shame is left"


def tactics_of(hand: list[int]) -> list[str]:
    return [f"dealt {TACTICS[card].id}" for card in hand]


def clan_cards(s: Wall, events: Iterable[object], hands: list[list[str]]) -> list[list[str]]:
    """Of each clan: the general, what lots gave it at the start, advisors whom it hired, tactics that it played."""
    found = [[f"general {GENERALS[s.general[clan]].id}", *hand] for clan, hand in enumerate(hands)]
    for event in events:
        if isinstance(event, Chose):
            hired = {*s.advisors[event.seat], *s.support[event.seat]} - {event.active, event.supporting}
            found[event.seat].append(f"advisor {ADVISORS[event.active].id}")
            found[event.seat] += [f"hired {ADVISORS[card].id}" for card in sorted(hired)]
        elif isinstance(event, PlayedTactic):
            found[event.seat].append(f"tactic {TACTICS[event.card].id}")
    return found


def ahead(leads: list[float]) -> str:
    """The mean, and its 95 % interval."""
    reach = 1.96 * stdev(leads) / sqrt(len(leads))
    return f"{mean(leads):+.0f} ({mean(leads) - reach:+.0f} to {mean(leads) + reach:+.0f})"


class Row:
    """How a card fared: of each clan that had it, its share of the victory and its honor above the table's mean."""

    def __init__(self) -> None:
        self.won: list[float] = []
        self.leads: list[float] = []


def rows(matches: Iterable[Played]) -> dict[str, Row]:
    found: dict[str, Row] = defaultdict(Row)
    for match in matches:
        for clan, cards in enumerate(match.cards):
            for card in set(cards):
                found[card].won.append((clan in match.winners) / max(1, len(match.winners)))
                found[card].leads.append(match.scores[clan] - mean(match.scores))
    return found


def report(table: Table, agent: str, matches: list[Played]) -> list[str]:
    count = len(matches)
    lines = [f"## {table.name.capitalize()}: `{agent}`", "", f"{count} matches."]
    whole = sum(match.year == match.years for match in matches)
    ends = Counter(match.how if table.against else match.why for match in matches)
    lines.append(
        f"They last {mean(match.year for match in matches):.1f} of {matches[0].years} years, {share(whole, count)} to"
        f" the last. Ends: {', '.join(f'{how} {n}' for how, n in ends.most_common())}."
    )
    best = [max(match.scores) for match in matches]
    every = [score for match in matches for score in match.scores]
    lines.append(f"Honor: median {median(every):.0f}, of the best {median(best):.0f}, at most {max(best)}.")
    if table.against:
        won = sum(0 in match.winners for match in matches)
        return [*lines, f"People win {share(won, count)}; the aim is {table.aim}.", "", *of_demands(matches)]
    return [*lines, f"The aim is {table.aim}; par is {1 / len(table.seats):.0%}.", "", *of_cards(matches)]


def of_demands(matches: list[Played]) -> list[str]:
    """How often each demand that came was fulfilled."""
    met = Counter(card for match in matches for card in match.demands[0])
    came = met + Counter(card for match in matches for card in match.demands[1])
    if not came:
        return []
    told = [
        f"{spoken(card)} {met[card]} of {came[card]}" for card in sorted(came, key=lambda one: met[one] / came[one])
    ]
    return [f"Demands fulfilled: {', '.join(told)}.", ""]


def spoken(card: str) -> str:
    return card.replace("_", " ")


def of_cards(matches: list[Played]) -> list[str]:
    """Tables of generals, with how often the agent would rather lead them; of first advisors; of tactics dealt."""
    found = rows(matches)
    liked = Counter(generals[0] for match in matches for generals in match.dealt)
    dealt = Counter(general for match in matches for generals in match.dealt for general in generals)

    def preferred(card: str) -> str:
        return share(liked[card], dealt[card]) if dealt[card] else ""

    def hired(card: str) -> str:
        return str(len(found[f"hired {card}"].won))

    def played(card: str) -> str:
        won = found[f"tactic {card}"].won
        return f"{len(won)}: {share(sum(won), len(won))}" if len(won) >= FEW else str(len(won))

    return [
        *of_kind(found, "general", "general", "preferred", preferred),
        *of_kind(found, "advisor", "first advisor", "hired by others", hired),
        *of_kind(found, "dealt", "tactic dealt", "played, and won", played),
    ]


def of_kind(found: dict[str, Row], kind: str, head: str, more: str, tells: Callable[[str], str]) -> list[str]:
    """The cards of a kind, those first whose clans were most ahead of their tables."""
    lines = [f"| {head} | clans | won | honor above the table | {more} |", "| --- | ---: | --- | --- | --- |"]
    cards = [(card.removeprefix(f"{kind} "), row) for card, row in found.items() if card.startswith(f"{kind} ")]
    for card, row in sorted(cards, key=lambda one: -mean(one[1].leads)):
        n = len(row.won)
        if n >= FEW:
            lines.append(f"| {spoken(card)} | {n} | {share(sum(row.won), n)} | {ahead(row.leads)} | {tells(card)} |")
    few = sorted(spoken(card) for card, row in cards if len(row.won) < FEW)
    return [*lines, *(["", f"Too few to judge: {', '.join(few)}."] if few else []), ""]


def main(argv: list[str] | None = None) -> int:
    wanted = balancing.wanted(__doc__, 200, argv, "search:40")
    lines = [
        "# The balance of The Great Wall",
        "",
        "Figures and cards that could not be found are our own. This is how they fare when everybody plays alike, as",
        f"`make balance` has it; data `{GAME.data}`. In brackets stands the 95 % interval of each figure.",
        "",
        *NOTES,
    ]
    for table, agent in [*((table, wanted.agent) for table in TABLES), (TABLES[0], MANY)]:
        if wanted.only in table.name:
            file = balancing.kept(str(GAME.data), table.name, agent)
            matches = balancing.matches_of(file, Played, partial(play, table, agent), wanted.games, wanted.jobs)
            lines += report(table, agent, matches) if matches else []
    balancing.publish(lines, "wall-balance.md", wanted.write)
    return 0


if __name__ == "__main__":
    sys.exit(main())
