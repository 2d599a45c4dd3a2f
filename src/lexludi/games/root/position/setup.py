"""Lines of a position for advanced set-up (Law A) and landmarks (Law F)."""

from __future__ import annotations

from lexludi.games.root.position.words import owner_names
from lexludi.games.root.rules.beginning.draft import Draft
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import CLEARINGS, FACTIONS
from lexludi.games.root.rules.box.printed import Plan
from lexludi.games.root.rules.places.landmarks import CHOICE
from lexludi.games.root.rules.state import Root
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
            if not ends or not {at, *ends} <= set(CLEARINGS):
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
    words = lines.take("setup cards", "").split()
    if homes or words:
        draft = s.drafting()
        draft.homelands = sum(1 << at for at in homes)
        draft.dealt = tuple(word.removesuffix("*") for word in words)
        draft.locked = next((word.removesuffix("*") for word in words if word.endswith("*")), "")
        for card in draft.dealt:
            index(list(FACTIONS), card.partition(":")[0], "setup cards")


# Landmarks


def landmark_lines(s: Root) -> list[tuple[str, str]]:
    """Where each landmark stands, and what belongs to it; of those of the map, the ferry may have moved."""
    places = {landmark.name: landmark.at for landmark in s.landmarks}
    if not s.setting.landmarks:
        return [("ferry", str(places["ferry"]))] if "ferry" in places else []
    lines = [("landmarks", " ".join(f"{name}={at}" for name, at in places.items()))]
    for landmark in s.landmarks:
        lines += landmark.lines(s.setting.pack, owner_names(s))
    return lines


def landmark_names(lines: Lines) -> tuple[str, ...]:
    """The landmarks of a position; `tower=10` says where one stands."""
    names = [word.partition("=")[0] for word in lines.take("landmarks", "").split()]
    return CHOICE.check(names) if names else ()


def read_landmarks(s: Root, lines: Lines) -> None:
    places = dict(word.partition("=")[::2] for word in lines.take("landmarks", "").split())
    if "ferry" in lines.values:
        places["ferry"] = lines.take("ferry")
    for landmark in s.landmarks:
        place = places.get(landmark.name) or str(landmark.at)
        if place != "0":
            if not place.isdigit() or int(place) not in CLEARINGS:
                raise lines.wrong("landmarks", "names no clearing")
            landmark.stand(s, int(place))
        landmark.read(lines, s.setting.pack, owner_names(s))
