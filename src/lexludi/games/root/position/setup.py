"""Lines of a position for advanced set-up (Law A) and landmarks (Law F)."""

from __future__ import annotations

from lexludi.games.root.factions.vagabond.board import CHARACTERS
from lexludi.games.root.position.words import naming
from lexludi.games.root.rules.beginning.draft import Draft
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import CLEARINGS, DRAFT, FACTIONS
from lexludi.games.root.rules.box.printed import Plan
from lexludi.games.root.rules.places.landmarks import CHOICE
from lexludi.games.root.rules.state import Root
from lexludi.kernel.errors import PositionError
from lexludi.kernel.position import Lines
from lexludi.parts.positions import index

# The map


def read_plan(lines: Lines, printed: Plan) -> Plan:
    """The map of a position, whose paths and rivers may lead elsewhere: `paths: 4=1,7` joins 4 with 1 and 7 alone."""
    redrawn: list[tuple[str, str]] = [(name, lines.take(name)) for name in ("paths", "rivers") if name in lines.values]
    if not redrawn:
        return printed
    plan = Plan(data.maps()[printed.id])
    plan.redrawn = redrawn
    for name, text in redrawn:
        ways = plan.paths if name == "paths" else plan.rivers
        for word in text.split():
            at, *ends = [int(end) for end in word.replace("=", ",").split(",")] if _joins(word) else [0]
            if not ends or not {at, *ends} <= set(CLEARINGS) or at in ends:
                raise lines.wrong(name, "is not like 4=1,7")
            for other in CLEARINGS:
                rest = set(ways[other]) - {at}
                ways[other] = tuple(sorted(rest | {at} if other in ends else rest))
            ways[at] = tuple(sorted(ends))
    return plan


def _joins(word: str) -> bool:
    at, _, ends = word.partition("=")
    return at.isdigit() and all(end.isdigit() for end in ends.split(","))


# Advanced set-up


def advanced_lines(s: Root) -> list[tuple[str, str]]:
    """Law A.4, A.8: the order of turns, where it is not that of the seats; homelands; cards to choose from."""
    order = " ".join(map(str, s.setting.order))
    draft = s.draft or Draft()
    homes = " ".join(str(at) for at in CLEARINGS if draft.homelands >> at & 1)
    cards = " ".join(f"{card}*" if card == draft.locked else card for card in draft.dealt)
    lines = [("order", order)] if s.setting.order != tuple(range(s.players)) else []
    return lines + [(name, value) for name, value in (("homelands", homes), ("setup cards", cards)) if value]


def read_order(lines: Lines, players: int) -> tuple[int, ...]:
    """The seats in the order of their turns (Law A.4)."""
    order = lines.numbers("order", " ".join(map(str, range(players))))
    if sorted(order) != list(range(players)):
        raise lines.wrong("order", "does not name every seat once")
    return tuple(order)


def read_draft(s: Root, lines: Lines) -> None:
    """Law A.8: homelands, and the cards to choose from; a locked one is marked by a star."""
    homes = lines.numbers("homelands", "")
    if not set(homes) <= set(CLEARINGS) or len(set(homes)) < len(homes):
        raise lines.wrong("homelands", "does not name clearings, each once")
    words = lines.take("setup cards", "").split()
    if homes or words:
        draft = s.drafting()
        draft.homelands = sum(1 << at for at in homes)
        draft.dealt = tuple(word.removesuffix("*") for word in words)
        locked = [word.removesuffix("*") for word in words if word.endswith("*")]
        draft.locked = locked[0] if locked else ""
        if len(locked) > 1 or len({card.partition(":")[0] for card in draft.dealt}) < len(words):
            raise lines.wrong("setup cards", "names a faction twice, or locks two of them")
        for card in draft.dealt:
            read_setup_card(card)


def read_setup_card(card: str) -> None:
    """`eyrie`, or `vagabond:thief` (Law A.8.1.III)."""
    faction, _, character = card.partition(":")
    index([name for name in FACTIONS if name != DRAFT], faction, "setup cards")
    if faction == "vagabond":
        index(CHARACTERS, character, "setup cards")
    elif character:
        raise PositionError(f"setup cards: {card!r} is no faction, for only the Vagabond has characters")


# Landmarks


def landmark_lines(s: Root) -> list[tuple[str, str]]:
    """Where each landmark stands, and what belongs to it; of those of the map, the ferry may have moved."""
    places = {landmark.name: landmark.at for landmark in s.landmarks}
    if not s.setting.landmarks:
        return [("ferry", str(places["ferry"]))] if "ferry" in places else []
    lines = [("landmarks", " ".join(f"{name}={at}" for name, at in places.items()))]
    for landmark in s.landmarks:
        lines += landmark.lines(naming(s))
    return lines


def landmark_names(lines: Lines) -> tuple[str, ...]:
    """The landmarks of a position; `tower=10` says where one stands."""
    names = [word.partition("=")[0] for word in lines.take("landmarks", "").split()]
    return CHOICE.check(names) if names else ()


def read_landmarks(s: Root, lines: Lines) -> None:
    places = dict(word.split("=", 1) for word in lines.take("landmarks", "").split() if "=" in word)
    if "ferry" in lines.values:
        places["ferry"] = lines.take("ferry")
        if not any(landmark.name == "ferry" for landmark in s.landmarks):
            raise lines.wrong("ferry", "is where no ferry can be: this match has none")
    for landmark in s.landmarks:
        place = places.get(landmark.name, str(landmark.at)) or "?"
        if place != "0":
            if not place.isdigit() or int(place) not in CLEARINGS:
                raise lines.wrong("landmarks", "names no clearing")
            landmark.stand(s, int(place))
        landmark.read(lines, naming(s))
