"""What only one card does, in the cooperative game: helping others, demands and events."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.cards.manual import Does, always
from lexludi.games.wall.rules.attack import attack_with, blows_of, fighters
from lexludi.games.wall.rules.box.codes import PART_OF_WALL, RESOURCES, SOLDIERS, SPEARMAN
from lexludi.games.wall.rules.box.printed import STAYS
from lexludi.games.wall.rules.effects import Condition
from lexludi.games.wall.rules.locations.barracks import recruit, recruitable
from lexludi.games.wall.rules.locations.builders import build_one, sites, take_back
from lexludi.games.wall.rules.options import Attack, Goods, Omen
from lexludi.games.wall.rules.prompts import COUNT, SEAT, note, prompt
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.shame import clear, droppable
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, whom

WHO_JOINS: Final = prompt("joins", N_("Choose whose soldier joins the attack ({n} left)."), n=COUNT)
WHO_GETS: Final = prompt("gets", N_("Choose who gets it."))
WHAT_TO_HAND_OVER: Final = prompt(
    "hand-over", N_("Choose what you give to somebody ({n} left)."), n=COUNT, passes=N_("Give no more")
)
WHO_RECRUITS: Final = prompt("volunteers", N_("Choose who recruits a spearman for less."))
WHO_IS_CLEANSED: Final = prompt("cleansed", N_("Choose who may drop a shame token for honor: {n}."), n=COUNT)
WHICH_IS_DROPPED: Final = prompt("cleanse", N_("Drop a shame token for honor ({n})?"), n=COUNT, passes=N_("Keep it"))
WHO_TAKES_BACK: Final = prompt("second-wind", N_("Choose who takes a command card back."))
WHO_IS_HONORED: Final = prompt("honored-by", N_("Choose who gains honor: {n}."), n=COUNT)
WHICH_IS_WATCHED: Final = prompt("watch", N_("Choose the section with more defense this winter: {n}."), n=COUNT)
WHICH_COMES: Final = prompt("omen", N_("Choose the event that comes next ({n} to arrange)."), n=COUNT)
HANDED: Final = note("handed", N_("{seat} hands something to {to}."), to=SEAT)


def others(s: Wall, clan: int) -> list[int]:
    """Other people, in tea order."""
    return [other for other in s.everybody() if other != clan]


# Fighting together


def joining(s: Wall, scene: Scene) -> list[int]:
    """Others whose soldiers wait where the attack is, and can attack."""
    where = tuple(sorted({blow.section for blow in scene.blows}))
    return [
        other
        for other in others(s, scene.clan)
        if any(blows_of(s, one) for one in fighters(s, other, where, SOLDIERS, True, False))
    ]


def somebody_can_join(s: Wall, scene: Scene) -> bool:
    return bool(joining(s, scene))


def others_join(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    where = tuple(sorted({blow.section for blow in scene.blows}))
    for left in range(n, 0, -1):
        able = joining(s, scene)
        if not able:
            break
        other = yield from whom(scene.clan, WHO_JOINS, able, "attack.other.1", n=left)
        yield from attack_with(s, other, fighters(s, other, where, SOLDIERS, True, False), 1, False)
    return True


def fought(s: Wall, scene: Scene) -> bool:
    """Somebody has a soldier on the defeated horde."""
    return scene.defeat is not None and any(scene.defeat.horde.covered(clan) for clan in s.everybody())


def honor_on_it(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    assert scene.defeat is not None
    for clan in s.everybody():
        if scene.defeat.horde.covered(clan):
            s.win(clan, n)
    yield from ()
    return True


def watch(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """So much more defense for a section this winter."""
    options = [Attack(section) for section in s.setting.sections]
    choice = yield from one_of(scene.clan, WHICH_IS_WATCHED, options, "winter.2.defence", n=n)
    s.court.guarded[choice.section] += n
    return True


def somebody_else(s: Wall, scene: Scene) -> bool:
    return bool(others(s, scene.clan))


def honor_other(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    if n:
        other = yield from whom(scene.clan, WHO_IS_HONORED, others(s, scene.clan), "rules.honor", n=n)
        s.win(other, n)
    return n > 0


# Sharing what one has


def has_goods(s: Wall, scene: Scene) -> bool:
    return any(s.stock[scene.clan]) and somebody_else(s, scene)


def hand_over(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """Up to so many resources to others, one by one."""
    clan = scene.clan
    for left in range(n, 0, -1):
        own = [Goods(kind) for kind in RESOURCES if s.stock[clan][kind]]
        if not own:
            return True
        choice = yield from one_or_none(clan, WHAT_TO_HAND_OVER, own, "rules.pay", n=left)
        if choice is None:
            return left < n
        other = yield from whom(clan, WHO_GETS, others(s, clan), "rules.pay")
        s.note(clan, HANDED, "rules.pay", to=other)
        s.pay(clan, choice.resource, 1)
        s.gain(other, choice.resource, 1)
    return n > 0


def cheaper_wall(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """One of one's clerks in the Builders' Encampment builds a part of the wall now, for less."""
    assert scene.activation is not None
    if not sites(s, scene.clan, n, (PART_OF_WALL,)):
        return False
    built = yield from build_one(s, scene.clan, n, (PART_OF_WALL,))
    if built:
        scene.activation.clerks[scene.clan] -= 1
    return built


def volunteer(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """Somebody recruits a spearman for so much less."""
    able = [clan for clan in s.everybody() if recruitable(s, clan, n, (SPEARMAN,))]
    if not able:
        return False
    clan = yield from whom(scene.clan, WHO_RECRUITS, able, "location.barracks.0")
    return (yield from recruit(s, clan, 1, n, (SPEARMAN,)))


def can_take_back(s: Wall, clan: int) -> bool:
    return any(not STAYS[card] for card in s.spent[clan])


def somebody_can_take_back(s: Wall, scene: Scene) -> bool:
    return any(can_take_back(s, clan) for clan in s.everybody())


def second_wind(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """So many people take a command card back."""
    able = [clan for clan in s.everybody() if can_take_back(s, clan)]
    if n < len(able):
        able = [(yield from whom(scene.clan, WHO_TAKES_BACK, able, "mode.coop.rule.wall"))]
    for clan in able:
        yield from take_back(s, clan)
    return True


def somebody_is_shamed(s: Wall, scene: Scene) -> bool:
    return any(droppable(s, clan) for clan in s.everybody())


def cleanse(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """Somebody drops a shame token for so much honor."""
    able = [clan for clan in s.everybody() if droppable(s, clan) and s.honor[clan] >= n]
    if not able:
        return False
    clan = yield from whom(scene.clan, WHO_IS_CLEANSED, able, "shame.remove", n=n)
    choice = yield from one_or_none(clan, WHICH_IS_DROPPED, droppable(s, clan), "shame.remove", n=n)
    if choice is None:
        return False
    s.lose(clan, n)
    clear(s, clan, choice)
    return True


# Demands and events


def cheaper_demand(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    s.court.rebate += n
    yield from ()
    return n > 0


def an_event_comes(s: Wall, scene: Scene) -> bool:
    return bool(s.court.event_deck) and not s.court.spared


def no_event(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    s.court.spared = True
    yield from ()
    return True


def choose_event(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """Of so many events one is next; the others go to the bottom."""
    court = s.court
    seen = court.event_deck[-n:]
    s.reveal()
    choice = yield from one_of(scene.clan, WHICH_COMES, [Omen(card) for card in sorted(seen)], "mode.coop.event.1", n=1)
    rest = [card for card in court.event_deck if card not in seen]
    court.event_deck = [*(card for card in seen if card != choice.event), *rest, choice.event]
    court.foresee(scene.clan, 1)
    return True


def arrange_events(s: Wall, scene: Scene, n: int) -> Flow[bool]:
    """The next events come in an order of one's choice."""
    court = s.court
    n = min(n, len(court.event_deck))
    if n < 1:
        return False
    seen = sorted(court.event_deck[-n:])
    s.reveal()
    first: list[int] = []
    while len(seen) > 1:
        options = [Omen(card) for card in seen]
        choice = yield from one_of(scene.clan, WHICH_COMES, options, "mode.coop.event.1", n=len(seen))
        seen.remove(choice.event)
        first.append(choice.event)
    ordered = [*first, *seen]  # in an imagined world they may lie elsewhere in the deck
    rest = [card for card in court.event_deck if card not in ordered]
    court.event_deck = [*rest, *reversed(ordered)]
    court.foresee(scene.clan, n)
    return True


TOGETHER: Final[dict[str, tuple[Condition, Does]]] = {
    "others_join": (somebody_can_join, others_join),
    "honor_on_it": (fought, honor_on_it),
    "watch": (always, watch),
    "honor_other": (somebody_else, honor_other),
    "hand_over": (has_goods, hand_over),
    "cheaper_wall": (always, cheaper_wall),
    "volunteer": (always, volunteer),
    "second_wind": (somebody_can_take_back, second_wind),
    "cleanse": (somebody_is_shamed, cleanse),
    "cheaper_demand": (always, cheaper_demand),
    "no_event": (an_event_comes, no_event),
    "choose_event": (an_event_comes, choose_event),
    "arrange_events": (an_event_comes, arrange_events),
}
