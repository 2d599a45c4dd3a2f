"""Actions as Rootlog writes them: what goes without saying in a turn is left out, what belongs together is joined."""

from __future__ import annotations

from lexludi.games.root.notation.actions import (
    Action,
    Ambush,
    Craft,
    Fight,
    Flip,
    Guess,
    Mark,
    MobDie,
    OpenPath,
    Points,
    Purge,
    Roll,
    Shift,
    Show,
    Trick,
)
from lexludi.games.root.notation.codes import Codes
from lexludi.games.root.notation.ledger import is_pawn


def spell(actions: list[Action], faction: str, codes: Codes) -> str:
    """A turn of that faction, without its name."""
    written: list[str] = []
    group: list[Shift] = []
    n = 0
    while n < len(actions):
        action = actions[n]
        if isinstance(action, Shift):
            if group and not joins(group, action):
                written.append(spell_group(group, faction))
                group = []
            group.append(action)
            n += 1
            continue
        if group:
            written.append(spell_group(group, faction))
            group = []
        n += 1
        text = spell_one(action, faction, codes)
        if isinstance(action, Fight):
            while n < len(actions) and isinstance(actions[n], (Ambush, Roll)):
                text += spell_one(actions[n], faction, codes)
                n += 1
        written.append(text)
    if group:
        written.append(spell_group(group, faction))
    return "/".join(written)


def in_order(actions: list[Action]) -> list[Action]:
    """The same with the ambushes and dice of each battle beside it, as the notation has them."""
    ordered: list[Action] = []
    place = 0
    for action in actions:
        if isinstance(action, (Ambush, Roll)) and place:
            ordered.insert(place, action)
            place += 1
        else:
            ordered.append(action)
            if isinstance(action, Fight):
                place = len(ordered)
    return ordered


def joins(group: list[Shift], action: Shift) -> bool:
    """Whether a move can be written together with those before it."""
    first = group[0]
    if action.start != first.start or any(is_item(shift.thing) or is_pawn(shift.thing) for shift in (first, action)):
        return False
    same = all(shift.thing == action.thing and shift.count == action.count for shift in group)
    spread = same and bool(action.to) and all(is_map(shift.to) for shift in (*group, action))
    together = is_card(action.thing) == is_card(first.thing) and all(shift.to == action.to for shift in group)
    if len(group) == 1:
        return spread or together
    return together if group[0].to == group[1].to else spread and action.to != group[-1].to


def spell_group(group: list[Shift], faction: str) -> str:
    first = group[0]
    if is_item(first.thing):
        return spell_item(first, faction)
    start = place_word(first.start, faction)
    if len(group) == 1:
        return f"{counted(first, faction)}{start}->{place_word(first.to, faction)}"
    if first.to == group[1].to:
        things = "+".join(counted(shift, faction) for shift in group)
        return f"({things}){start}->{place_word(first.to, faction)}"
    return f"{counted(first, faction)}{start}->{'+'.join(place_word(shift.to, faction) for shift in group)}"


def counted(shift: Shift, faction: str) -> str:
    thing = shift.thing
    if not is_card(thing):
        thing = thing.removeprefix(faction)
    return thing if shift.count == 1 else f"{shift.count}{thing}"


def is_card(thing: str) -> bool:
    return "#" in thing


def is_item(thing: str) -> bool:
    return thing[0] == "%"


def is_map(place: str) -> bool:
    return place[:1].isdigit()


def place_word(place: str, faction: str) -> str:
    """A place; one's own board needs no name, one's own hand does."""
    return place.removeprefix(faction) if place.startswith(f"{faction}$") else place


def spell_item(shift: Shift, faction: str) -> str:
    """An item that goes from one heap to another, from hand to hand, or away."""
    board, state = heap(shift.start)
    to_board, to_state = heap(shift.to)
    start = "" if board == f"{faction}$" else board
    if not shift.to:
        return f"{shift.thing}{start}{state}->"
    if board != to_board:
        return f"{shift.thing}{start}{state}->{place_word(to_board, faction)}{to_state}"
    turned = [("d" if "d" in to_state else "s")] if ("d" in state) != ("d" in to_state) else []
    turned += [("e" if "e" in to_state else "r")] if ("e" in state) != ("e" in to_state) else []
    return f"{shift.thing}{start}{state}->{'+'.join(turned)}"


def heap(place: str) -> tuple[str, str]:
    """The board and the heap of an item."""
    board, dollar, state = place.partition("$")
    return board + dollar, state


def spell_one(action: Action, faction: str, codes: Codes) -> str:
    def own(letter: str) -> str:
        return "" if letter == faction else letter

    match action:
        case Fight():
            return f"{own(action.attacker)}X{action.defender}{action.at}"
        case Ambush():
            return f"{action.suit}@"
        case Roll():
            return f"({action.attack},{action.defence})"
        case Craft():
            what = action.what if is_item(action.what) else codes.craft_word(action.what)
            return f"{own(action.faction)}Z{what}"
        case Points():
            sign = "++" if action.points > 0 else "--"
            count = abs(action.points)
            return f"{own(action.faction)}{sign}{count if count != 1 else ''}"
        case Show():
            return f"{action.card}{own(action.faction)}^{action.to}"
        case Mark():
            return spell_mark(action, faction)
        case Guess():
            return f"?{action.piece}{action.at}"
        case Flip():
            letter, piece = action.piece[0], action.piece[1:]
            return f"{own(letter)}t{action.at}^{piece}"
        case Trick():
            return f"t{action.one}<->t{action.other}"
        case Purge():
            return f"{own(action.faction)}$_->"
        case OpenPath():
            return f"{action.path}->"
        case MobDie():
            return f"d{action.suit}"
    raise TypeError(f"{action} is no action")


def spell_mark(action: Mark, faction: str) -> str:
    what = place_word(action.what, faction)
    if what.endswith("#"):
        return f"#{action.value}->{what[:-1]}"
    if what.endswith("++"):
        return f"{'' if what == f'{faction}++' else what[0]}++->{place_word(action.value, faction)}"
    if what.endswith("$_o") and action.value[0] == "h":
        return f"{what[:-1]}ho->{action.value[1:]}"
    return f"{what}->{action.value}"
