"""Law A.6: which hirelings take part, and how they are set up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from lexludi.games.root.hirelings.board import HirelingBoard, hireling
from lexludi.games.root.hirelings.control import (
    HIRING,
    Hiring,
    begin_birdsong,
    birdsong,
    claim_for_controllers,
    end_of_turn,
    give_notice,
    hiring,
    take_markers,
)
from lexludi.games.root.hirelings.roster import SIDES
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import CLUB, FACTIONS, FOOTHOLD, NOBODY, VAULT
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.parts.setup import Choice, Chosen, Several

DEMOTED: Final = "-demoted"
PROMOTED: Final = "-promoted"
CARDS: Final = tuple(card.id for card in data.hirelings().hireling)
IN_PLAY: Final = data.hirelings().in_play
CHOICE: Final = Choice("hirelings", ("none", "random"), Several(CARDS, IN_PLAY, IN_PLAY, "A.6", (PROMOTED, DEMOTED)))
SPACES: Final = data.hirelings().score_spaces


# A.6.1, A.6.2, A.6.5 Which


def choose_hirelings(chosen: Chosen, factions: tuple[int, ...], chance: Chance) -> tuple[str, ...]:
    """Law A.6: none, three at random, or three names, each perhaps with `-demoted`."""
    names = list(chosen.named("hirelings"))
    if chosen.word("hirelings") == "none":
        return ()
    if not names:
        allowed = [card for card in CARDS if excluded(card) not in factions]
        chance.shuffle(allowed)
        names = allowed[:IN_PLAY]
    check_sides(names, factions)
    return demote(names, len(factions), chance)


def excluded(card: str) -> int:
    """Law A.6.5: the faction a hireling belongs to, or NOBODY."""
    faction = data.hirelings().card(card).excludes
    return NOBODY if faction is None else FACTIONS.index(faction)


def demote(names: list[str], players: int, chance: Chance) -> tuple[str, ...]:
    """Law A.6.2: random ones are turned to the demoted side, but for those whose side was asked for."""
    open_sides = [n for n, name in enumerate(names) if not name.endswith((DEMOTED, PROMOTED))]
    asked = sum(name.endswith(DEMOTED) for name in names)
    wanted = data.hirelings().demoted_by_players[players] - asked
    chance.shuffle(open_sides)
    down = open_sides[: max(0, wanted)]
    return tuple(name.removesuffix(PROMOTED) + (DEMOTED if n in down else "") for n, name in enumerate(names))


def check_sides(names: Iterable[str], factions: tuple[int, ...]) -> None:
    """Law A.6.5: a hireling does not take part beside the faction it belongs to."""
    for name in names:
        card = name.removesuffix(DEMOTED).removesuffix(PROMOTED)
        if excluded(card) in factions:
            faction = data.hirelings().card(card).excludes
            raise BadSetup("{hireling} and {faction} cannot play together (Law A.6.5).", hireling=card, faction=faction)


# A.6.1 Their pieces


def prepare(setting: Setting) -> None:
    """The pieces of the hirelings that take part, and what listens to the verbs."""
    if setting.hirelings:
        setting.openers.append("hirelings.birdsong")
        setting.claims.append(claim_for_controllers)
        setting.drawers[HIRING] = Hiring
        setting.on_scored.append(take_markers)
        setting.on_turn_end.append(give_notice)
    for n, name in enumerate(setting.hirelings):
        owner = setting.players + n
        pieces = data.hirelings().card(name.removesuffix(DEMOTED)).pieces
        if data.hirelings().side(name).uses_pieces:
            setting.troops[owner] = pieces.warriors
            for kind, count in ((FOOTHOLD, pieces.footholds), (VAULT, pieces.vaults)):
                if count:
                    setting.add_pieces(owner, kind, count)
        side = SIDES[name]
        side.listen(setting, owner)
        if side.lends is not None:
            side.lends.join(setting)


def boards(setting: Setting) -> list[HirelingBoard]:
    return [SIDES[name](setting.players + n) for n, name in enumerate(setting.hirelings)]


def clubs(setting: Setting) -> int:
    """The clubs in the box: they belong to the Exile alone."""
    return data.hirelings().card("the_exile").pieces.clubs if "the_exile" in setting.hirelings else 0


def stock_box(s: Root) -> None:
    s.box[CLUB] += clubs(s.setting)


# A.6.3, A.6.4 Where


def setup_order(s: Root) -> list[tuple[str, int, int]]:
    """Law A.6.3: from the last player counterclockwise, one hireling each."""
    last = [seat for seat in s.setting.order[::-1] if not s.setting.bots[seat]] or list(s.setting.order[::-1])
    return [("hirelings.setup", last[n % len(last)], s.players + n) for n in range(len(s.setting.hirelings))]


def set_up(s: Root, seat: int, owner: int) -> Flow[None]:
    """Law A.6.3."""
    yield from hireling(s, owner).set_up(s, seat)


def lay_markers(s: Root) -> None:
    """Law A.6.4."""
    if s.setting.hirelings:
        hiring(s).markers = SPACES


STEPS: Final[dict[str, Any]] = {
    "hirelings.setup": set_up,
    "hirelings.birdsong": begin_birdsong,
    "hirelings.wake": birdsong,
    "hirelings.end": end_of_turn,
}
