"""The golden positions themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.games.root import GAME
from lexludi.games.root.position.words import owner_names
from lexludi.games.root.rules.options import Move
from lexludi.games.root.rules.state import Root
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import PositionError
from lexludi.kernel.match import Match
from lexludi.parts.options import Act
from tests.root.table import POSITIONS, lay, start

TOP = Path(__file__).parent.parent.parent
ALL = sorted(POSITIONS.glob("*.txt"))


def test_there_are_at_least_sixty() -> None:
    assert len(ALL) >= 60


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_golden_position_reads_back_as_written(path: Path) -> None:
    text = GAME.write(GAME.read(path.read_text("utf-8")))
    assert GAME.write(GAME.read(text)) == text


def test_scripted_dice_survive_clone_and_position() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie
        marquise actions: 3
        5: marquise 3, eyrie 3
        dice: 3 1
        next: marquise.daylight 0; turn 1
    """)
    for match in (table.match, table.match.clone(), Match.at("root", table.match.position())):
        match.choose(Act("battle"))
        assert (match.state.warriors[0][5], match.state.warriors[1][5]) == (2, 0)  # type: ignore[attr-defined]
    table = lay("map: autumn\nseats: marquise eyrie\nmarquise actions: 3\nnext: marquise.daylight 0; turn 1")
    assert Match.at("root", table.dice(2, 2).match.position()).state.chance.script == (2, 2)


WHOLE = """
map: autumn
seats: marquise vagabond:thief hundreds keepers corvids riverfolk
hirelings: popular_band last_dynasty-demoted sunward_expedition
1: marquise 3, keep
4: hundreds 2
5: keepers 1, relic_figure, waystation
6: corvids 1, plot
hundreds warlord: 4
keepers relics: figure3@5 tablet2@forest-1_2_5_10?
keepers waystations: figure/tablet@5
corvids plots: 6=bomb
next: marquise.daylight 0; turn 1
"""


def test_the_position_that_is_spoiled_below_is_sound() -> None:
    assert lay(WHOLE).prompt


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("points: 1 2", "points: '1 2' is not 6 numbers"),
        ("points: 1 2 3 4 5 100", "points"),
        ("points: 30 0 0 0 0 0", "points: .* of a match that goes on that are not from 0 to 29"),
        ("2: trade_post_fox", "2: a piece called trade_post_fox in a clearing of another suit"),
        ("pawns: vagabond=99", "pawns: '99' is none of"),
        ("pawns: marquise=5", "pawns: .* gives marquise a pawn"),
        ("hundreds warlord: 5", "hundreds warlord: '5' is where no warrior"),
        ("corvids plots: 6=bomb 7=raid", "corvids plots"),
        ("corvids plots:", "corvids plots: '' does not say of each face-down plot"),
        ("dice: -5", "dice: a number that is drawn is 0 or more"),
        ("suits: fox", "suits: 'fox' does not name twelve"),
        ("suits: every fox fox fox fox fox fox fox fox fox fox fox", "suits: .* elsewhere than in the Lost City"),
        ("map: lake", "no line 'suits', and the map lake prints none"),
        ("active:", "active: '' is not a seat and a phase"),
        ("turn: -1", "turn: '-1' is not a number from 0"),
        ("homes: 13", "homes"),
        ("ruins: 6 6", "ruins: '6 6' names a clearing twice"),
        ("ruins: 1", "ruins: '1' is none of"),
        ("closed: 1-2", "closed: '1-2' is none of"),
        ("scorched: 13", "scorched: '13' is none of"),
        ("scorched: 2 3 4", "not so many of the item called torch"),
        ("box marquise: 2", "box marquise: '2' counts nothing"),
        ("turned marquise: boot", "turned marquise: 'boot' has items that are not"),
        ("crafted marquise: anvil", "crafted marquise: 'anvil' has a card without a lasting effect"),
        ("crafted marquise: armorers armorers.2", "crafted marquise: .* the same effect twice"),
        ("hand marquise: anvil anvil", "hand marquise: 'anvil anvil' names a card twice"),
        ("dominance marquise: anvil", "dominance marquise: 'anvil' is no dominance card"),
        ("coalition marquise: hundreds", "coalition marquise: 'hundreds' is no coalition of a Vagabond"),
        ("available: anvil", "available: 'anvil' has other cards"),
        ("hired: marquise=hundreds", "hired: 'marquise' is none of popular_band"),
        ("hired: popular_band=marquise:99", "hired: .* with markers that are not from 1"),
        ("hireling gains: marquise marquise marquise marquise", "hireling gains: .* are more than"),
        ("hireling markers: 5", "hireling markers: '5' are not some of 4, 8, 12"),
        ("popular_band heard: 5=nobody", "popular_band heard: 'nobody' is none of"),
        ("marquise actions: x", "marquise actions: 'x' is not a number"),
        ("marquise done: everything", "marquise done: 'everything' is none of recruited, keep-lost"),
        ("vagabond hostile: marquise marquise", "vagabond hostile: .* names marquise once more"),
        ("vagabond hostile: last_dynasty", "vagabond hostile: 'last_dynasty' is none of"),
        ("vagabond character: ranger", "vagabond character: 'ranger' is not the one who sits there"),
        ("keepers relics: figure3@5 figure9@5", "keepers relics: .* has no 'figure9' left"),
        ("keepers relics: figure3@17", "keepers relics: '17' is none of"),
        ("keepers relics: figure3@6", "keepers relics: .* are not those that lie in 5"),
        ("keepers waystations: figure/figure@5", "keepers waystations: 'figure/figure' is none of"),
        ("keepers waystations:", "keepers waystations: '' are not those that stand in 5"),
        ("keepers todo move: anvil", "keepers todo move: 'anvil' has cards that are not in that column"),
        ("riverfolk prices: 9 1 1", "riverfolk prices: '9 1 1' has a number that is not from 0 to"),
        ("riverfolk payments: 7", "riverfolk payments: '7' is none of"),
        ("hundreds orders: 1", "hundreds orders: '1' is not 2 numbers"),
        ("hundreds command: sword", "hundreds command"),
        ("burrow: marquise 1", "burrow: 'marquise 1' holds pieces of others"),
        ("12: sawmill x", "12: 'sawmill x' is not a piece and how many"),
        ("12: warrior", "12: 'warrior' is none of"),
        ("12: roost", "12: nobody in this match has a roost"),
        ("12: corvids 1, mob 2", "12: a clearing holds only one piece called mob"),
        ("next: marquise.daylight 9", "next: 'marquise.daylight 9' does not name a seat"),
        ("next: marquise.daylight 1", "next: 'marquise.daylight 1' is no step of that seat"),
        ("next: turn 0 0", "next: 'turn 0 0' has words too many"),
        ("next: window 0 midnight", "next: 'midnight' is none of birdsong-start"),
        ("next: hirelings.end 0", "next: the agenda is empty and the match has no result"),
        ("next: window 0", "next: 'window 0' is not a step, its seat and one word more"),
        ("next: hirelings.setup 0 7", "next: '7' is none of popular_band"),
        ("nonsense: 1", "lines nobody knows: nonsense"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_the_line_that_is_wrong(line: str, says: str) -> None:
    name = line.partition(":")[0]
    kept = [old for old in WHOLE.splitlines() if old.partition(":")[0] != name]
    with pytest.raises(PositionError, match=says):
        lay("\n".join([*kept, line]))


def test_dice_that_do_not_fit_are_refused_when_they_are_rolled() -> None:
    lines = "map: autumn\nseats: marquise eyrie\n5: marquise 3, eyrie 3\nmarquise actions: 3\ndice: 9 0\n"
    with pytest.raises(PositionError, match="dice: the script says 9 where a number below 4 is drawn"):
        lay(lines + "next: marquise.daylight 0; turn 1").choose(Act("battle"))


def sampled(count: int) -> list[Match]:
    """Matches of all kinds, some decisions after their start."""
    chance, found = Chance.of("positions"), []
    for n, setup in enumerate(GAME.setups(count, 5)):
        match = Match.set_up("root", setup.seats, f"position {n}", **setup.options)
        wander(match, chance, 20 + chance.below(180))
        found += [match] if match.ask else []
    return found


def wander(match: Match, chance: Chance, steps: int) -> None:
    for _ in range(steps):
        if match.ask is not None:
            match.choose(chance.pick(match.ask.options), match.ask.seat)


def kind_of(line: str, match: Match) -> tuple[str, str]:
    """Where the page tells of a line, and by which name: a faction's, a bot's, or the first column."""
    name = line.partition(":")[0]
    state = match.state
    assert isinstance(state, Root)
    for owner, own in enumerate(owner_names(state)):
        if name.startswith(f"{own} "):
            seat = state.setting.seats[owner] if owner < state.players else ""
            bare, word = own.partition("-")[0], name[len(own) + 1 :]
            if not seat:
                return "", "HIRELING held" if word == "held" else name
            return f"bot {bare}" if seat.startswith("bot:") else bare, word
        if name.endswith(f" {own}"):
            return "", f"{name[: -len(own)]}SEAT"
    return "", "1" if name.isdigit() else name


def test_the_page_about_positions_tells_of_every_line() -> None:
    page = (TOP / "docs" / "positions.md").read_text("utf-8").splitlines()
    rows = {row.split("`")[1]: row for row in page if row.startswith("| `")}
    first = {word for row in page if row.startswith("| `") for word in row.split("|")[1].split("`")[1::2]}
    for match in sampled(60):
        for line in match.position().splitlines():
            board, name = kind_of(line, match)
            assert name in first if not board else name == "order" or f"`{name}`" in rows[board], line


ODDITIES = [
    "99",
    "-1",
    "0",
    "x",
    "=",
    "5=",
    "=5",
    "3-4",
    "1,2",
    "forest-x",
    "every",
    "boot",
    "2.5",
    "a@b",
    "?",
    "armorers",
]


def spoiled(text: str, others: list[str], chance: Chance) -> str:
    """The same with one line changed: a word gone, doubled, replaced or added, or the value of another line."""
    lines = text.splitlines()
    which = chance.below(len(lines))
    name, _, value = lines[which].partition(":")
    words = value.split()
    at = chance.below(len(words) + 1)
    match chance.below(5):
        case 0:
            words = words[:at] + words[at + 1 :]
        case 1:
            words.insert(at, chance.pick(ODDITIES))
        case 2:
            words = [*words[:at], chance.pick(ODDITIES), *words[at + 1 :]]
        case 3:
            words += words[at : at + 1]
        case _:
            words = chance.pick(others).partition(":")[2].split()
    lines[which] = f"{name}: {' '.join(words)}"
    return "\n".join(lines)


def test_a_spoiled_position_is_refused_or_sound() -> None:
    """Whatever is changed: PositionError, or a table whose components are conserved and which reads back."""
    chance = Chance.of("spoiled")
    texts = [match.position() for match in sampled(24)]
    others = [line for text in texts for line in text.splitlines()]
    refused = 0
    for n in range(300):
        spoilt = spoiled(texts[n % len(texts)], others, chance)
        try:
            match = Match.at("root", spoilt)
            stock = dict(GAME.inventory(match.state))
            wander(match, chance, 12)
        except PositionError:
            refused += 1
            continue
        assert min(stock.values()) >= 0, spoilt
        assert {name: GAME.inventory(match.state)[name] for name in stock} == stock, spoilt
        if match.ask is not None:
            assert Match.at("root", match.position()).position() == match.position(), spoilt
    assert 60 < refused < 240


def test_a_position_may_redraw_paths_and_rivers() -> None:
    table = lay("map: autumn\nseats: marquise eyrie\npaths: 4=1,7\nrivers: 2=9\nnext: turn 0")
    assert (table.s.paths[4], 4 in table.s.paths[1], 4 in table.s.paths[9]) == ((1, 7), True, False)
    assert (table.s.setting.plan.rivers[2], table.s.setting.plan.rivers[9]) == ((9,), (2,))
    assert "paths: 4=1,7\nrivers: 2=9\n" in table.match.position()
    assert start("marquise", "eyrie").s.paths[4] != (1, 7)


def test_warriors_march_along_redrawn_paths() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie
        paths: 4=1,7
        marquise actions: 3
        4: marquise 1
        next: marquise.daylight 0; turn 1
    """).choose(Act("march"))
    assert table.options == [Move(4, 1, 1), Move(4, 7, 1)]


@pytest.mark.parametrize("wrong", ["4", "4=", "4=13", "4=x", "4=1=2", "=1"])
def test_paths_that_lead_nowhere_are_refused(wrong: str) -> None:
    with pytest.raises(PositionError, match=f"paths: '{wrong}' is not like 4=1,7"):
        lay(f"map: autumn\nseats: marquise eyrie\npaths: {wrong}\nnext: turn 0")
