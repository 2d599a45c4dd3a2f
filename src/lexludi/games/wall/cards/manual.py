"""What only one card does: whether it would change anything, and what; by the names that data use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from lexludi.games.wall.rules.box.codes import PRODUCTION
from lexludi.games.wall.rules.effects import Condition
from lexludi.games.wall.rules.gaining import draw
from lexludi.games.wall.rules.locations.production import DONATE, give
from lexludi.games.wall.rules.options import Command, Goods
from lexludi.games.wall.rules.prompts import COMMAND, COUNT, note, prompt
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where, whether, which_card

Does: TypeAlias = Callable[[Wall, Scene, int], Flow[bool]]

WHICH_COMMAND_INSTEAD: Final = prompt("command-instead", N_("Choose the command card that you reveal instead."))
WHICH_INCOME: Final = prompt("income-again", N_("Choose the overseer whose income you gain once more."))
WHICH_TO_DISCARD: Final = prompt("discard-tactic", N_("Choose a tactic to discard."))
WHICH_KIND: Final = prompt("kind", N_("Choose a resource to gain, one of each kind ({n} left)."), n=COUNT)
CHANGED: Final = note("changed", N_("{seat} reveals another command card instead: {card}."), card=COMMAND)


# Command cards


def another_command(s: Wall, scene: Scene) -> bool:
    return bool(s.hand[scene.clan])


def swap_command(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """The revealed card goes back to the hand, and another one is revealed."""
    clan = scene.clan
    options = [Command(card) for card in s.hand[clan]]
    choice = yield from one_of(clan, WHICH_COMMAND_INSTEAD, options, "autumn.1")
    s.hand[clan].remove(choice.card)
    s.hand[clan] = sorted([*s.hand[clan], s.played[clan]])
    s.played[clan] = choice.card
    s.note(clan, CHANGED, "autumn.1", card=choice.card)
    return True


def place_first(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """The command card is placed before everybody else's."""
    s.early = scene.clan
    yield from ()
    return True


# Overseers


def has_overseer(s: Wall, scene: Scene) -> bool:
    return any(s.overseer[scene.clan])


def income_again(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """Law summer.1, once more for so many overseers."""
    clan = scene.clan
    places = [place for place in PRODUCTION if s.overseer[clan][place]]
    if n < len(places):
        places = [(yield from where(clan, WHICH_INCOME, places, "summer.1"))]
    for place in places:
        s.gain(clan, place, s.overseer[clan][place])
    return True


def gather(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """Up to so many resources, at most one of each kind, and only of kinds with an own overseer."""
    clan = scene.clan
    kinds = [kind for kind in PRODUCTION if s.overseer[clan][kind]]
    for left in range(min(n, len(kinds)), 0, -1):
        options = [Goods(kind) for kind in (kinds if left < len(kinds) else kinds[:1])]
        choice = yield from one_of(clan, WHICH_KIND, options, "rules.unlimited", n=left)
        kinds.remove(choice.resource)
        s.gain(clan, choice.resource, 1)
    return n > 0


def has_more_to_give(s: Wall, scene: Scene) -> bool:
    return s.stock[scene.clan][scene.location] > 0


def give_again(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """Law location.production.3, with one more of the same resource."""
    if not (yield from whether(scene.clan, DONATE, "location.production.3", goods=scene.location)):
        return False
    give(s, scene.clan, scene.location)
    return True


# Tactics


def always(s: Wall, scene: Scene) -> bool:
    return True


def study_more(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """So many tactics more, and as many are discarded."""
    clan = scene.clan
    yield from draw(s, clan, n)
    for _ in range(min(n, len(s.tactics[clan]))):
        card = yield from which_card(clan, WHICH_TO_DISCARD, s.tactics[clan], "location.academy.draw", always=True)
        s.tactics[clan].remove(card)
        s.tactic_deck.discard(card)
    return True


MANUAL: Final[dict[str, tuple[Condition, Does]]] = {
    "swap_command": (another_command, swap_command),
    "place_first": (another_command, place_first),
    "income_again": (has_overseer, income_again),
    "gather": (has_overseer, gather),
    "give_again": (has_more_to_give, give_again),
    "study_more": (always, study_more),
}


# Where nothing is done, but something counts otherwise


def best_overseer(s: Wall, clan: int, location: int, level: int) -> int:
    """The highest overseer of all counts."""
    return max(level, *(row[location] for row in s.overseer))


def half_with_one_token(honor: int, stains: int) -> int:
    """A claimed horde with a single shame token is worth half, rounded down."""
    return honor // 2 if stains == 1 else 0
