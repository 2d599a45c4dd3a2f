"""Law E.2.2: what the Highway Bandits take is lost on the path, in no clearing (ruling R148)."""

from __future__ import annotations

from lexludi.games.root.factions.keepers.board import ALIKE, TOTAL, TYPES, keepers
from lexludi.games.root.rules.box.codes import PLACES
from lexludi.games.root.rules.events import Moved
from lexludi.games.root.rules.options import Move, Relic
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Count, Whom
from tests.root.hiring import table
from tests.root.table import Table

law = cites("root")
BANDITS = "highway_bandits paths: 1-5"


def marching(*lines: str, seats: str = "marquise eyrie") -> Table:
    """The Marquise moves, bandits of the Eyrie wait between 1 and 5."""
    step = "marquise.daylight 0; pause 0"
    return table("highway_bandits", "marquise actions: 3", BANDITS, *lines, hired="eyrie", seats=seats, step=step)


def knights(*lines: str) -> Table:
    """Two Keepers leave 5 for 1, each with a relic; a third relic lies in 1."""
    laid = (
        "5: keepers 3, relic_figure, relic_tablet",
        "1: relic_figure",
        "keepers relics: figure3@5 tablet2@5 figure1@1",
        "keepers todo move: retainer",
        "hirelings: highway_bandits popular_band-demoted flame_bearers-demoted",
    )
    t = table(
        "highway_bandits", BANDITS, *laid, *lines, seats="keepers eyrie", hired="eyrie", step="keepers.act 0; pause 0"
    )
    return t.by(0, Card(t.card("retainer")), Move(5, 1, 2), relic(t, "figure3"), relic(t, "tablet2"))


def relic(t: Table, name: str) -> Relic:
    return next(Relic(n) for n in range(TOTAL) if named(t, n) == name)


def lying(t: Table, place: int) -> list[str]:
    return sorted(named(t, n) for n in keepers(t.s, 0).relics_at(place))


def named(t: Table, n: int) -> str:
    return f"{TYPES[n // ALIKE]}{keepers(t.s, 0).values[n]}"


@law("6.2.3")
def test_no_hospital_for_who_falls_on_the_path() -> None:
    t = marching("8: keep", "5: marquise 3", "hand marquise: ambush_fox ambush_rabbit ambush_bird")
    t.by(0, Act("march"), Move(5, 1, 2))
    assert t.prompt == "move"
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5), t.warriors("marquise", 8)) == (1, 1, 0)


@law("E.2.2")
def test_no_physician_either() -> None:
    lines = ("hirelings: highway_bandits forest_patrol-demoted popular_band", "hand duchy: ambush_rabbit")
    hired = "hired: highway_bandits=eyrie:2 forest_patrol=duchy:2"
    step = "duchy.begin 0; duchy.assembly 0; pause 0"
    t = table("highway_bandits", BANDITS, "5: duchy 3", *lines, hired, seats="duchy eyrie", step=step)
    assert t.by(0, Act("move"), Move(5, 1, 2)).prompt == "assembly"


@law("8.2.6", "E.2.2")
def test_who_never_arrives_causes_no_outrage() -> None:
    lines = ("1: sympathy", "hand marquise: ambush_fox")
    alone = marching("5: marquise 1", *lines, seats="marquise eyrie alliance").by(0, Act("march"), Move(5, 1, 1))
    assert (alone.hand("marquise"), alone.events(Moved)) == (["ambush_fox"], [])
    pair = marching("5: marquise 2", *lines, seats="marquise eyrie alliance").by(0, Act("march"), Move(5, 1, 2))
    assert pair.prompt == "outrage"


@law("15.2.4", "15.2.5", "E.2.2")
def test_a_carried_relic_may_be_the_piece_that_is_lost() -> None:
    t = knights()
    assert (t.asked, t.prompt) == (0, "waylaid")
    assert t.options == [relic(t, "figure3"), relic(t, "tablet2"), Pass()]
    t.by(0, relic(t, "figure3"))
    assert (t.asked, t.prompt) == (1, "trophy")
    t.by(1, At(PLACES))
    assert (t.warriors("keepers", 1), lying(t, 1), lying(t, PLACES)) == (2, ["figure1", "tablet2"], ["figure3"])
    assert t.points("eyrie") == 0


@law("15.2.4")
def test_a_fallen_knight_carries_nothing() -> None:
    t = knights().by(0, Pass())
    assert (t.asked, t.prompt, t.options) == (0, "leave-behind", [relic(t, "figure3"), relic(t, "tablet2")])
    t.by(0, relic(t, "figure3"))
    assert (t.warriors("keepers", 1), lying(t, 1), lying(t, 5)) == (1, ["figure1", "tablet2"], ["figure3"])


@law("14.2.2")
def test_the_warlord_is_not_lost_on_a_path() -> None:
    lines = ("5: hundreds 2", "hundreds warlord: 5")
    for count, arrive in ((1, 1), (2, 1)):
        t = table(
            "highway_bandits",
            BANDITS,
            *lines,
            seats="hundreds eyrie",
            hired="eyrie",
            step="hundreds.advance 0; pause 0",
        )
        t.by(0, Move(5, 1, count))
        assert (t.s.warriors[0][1], t.s.boards[0].view(0)["warlord"]) == (arrive, 1)


@law("9.2.9.II.b")
def test_a_vagabond_pays_for_the_allies_he_leads() -> None:
    lines = ("pawns: vagabond=5", "vagabond character: thief", "vagabond ready: boot torch", "vagabond allied: 0")
    where = ("5: marquise 2", "active: vagabond daylight")
    seats = "marquise vagabond:thief eyrie"
    t = table(
        "highway_bandits", BANDITS, *lines, *where, seats=seats, hired="eyrie", step="vagabond.daylight 1; pause 0"
    )
    t.by(1, Move(5, 1, 1))
    assert t.prompt == "take-hit"
    t.by(1, t.options[0], Whom(0), Count(2))
    assert t.warriors("marquise", 1) == 2
