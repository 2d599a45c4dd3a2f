"""The map of a view: who stands where, who rules, and what lies open."""

from __future__ import annotations

from collections import defaultdict

from lexludi.draw import Element
from lexludi.games.root.picture.map import draw_map
from lexludi.games.root.picture.parts import Scene
from lexludi.games.root.picture.pieces import Piece
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BUILDING, CLEARINGS, ITEMS, PIECES, PLACES, SUITS
from lexludi.games.root.words.board import piece_at
from lexludi.locale import N_
from lexludi.speech import sentence

RELICS = ("relic_figure", "relic_tablet", "relic_jewelry")
WORDS = {
    "clearing": N_("clearing"),
    "forest": N_("forest"),
    "ruin": N_("ruin"),
    "scorched": N_("scorched earth"),
    "closed_path": N_("closed path"),
}
SUIT_WORDS = (*SUITS, "every")


def draw_woodland(scene: Scene) -> Element:
    view = scene.view
    board = data.maps()[view["map"]]
    names = {key: sentence(scene.gettext(word)) for key, word in WORDS.items()}
    names |= {suit: scene.names.suit(n) for n, suit in enumerate(SUIT_WORDS)}
    names |= {name: scene.names.of(card) for name, card in data.landmarks().items()}
    names |= {item: scene.item(item) for item in ITEMS}
    suits = [SUIT_WORDS[view["suits"][at]] if view["suits"][at] >= 0 else None for at in CLEARINGS]
    in_forests = defaultdict(list)
    for seat, place in enumerate(view["pawns"]):
        if place >= PLACES:
            in_forests[scene.names.forest(view, place)].append(_pawn(scene, seat))
    for relic, place in enumerate(_relics(scene)):
        if place >= PLACES:
            in_forests[scene.names.forest(view, place)].append(_relic(scene, relic))
    return draw_map(
        board,
        suits,
        slots={at: _slots(scene, at) for at in CLEARINGS},
        pieces={at: _standing(scene, at) for at in CLEARINGS},
        in_forests=in_forests,
        ruins=view["ruins"],
        closed=[(a, b) for a, b in view["closed"]],
        landmarks=view["landmarks"],
        rulers={at: _ruler(scene, view["ruled"][at]) for at in CLEARINGS if view["ruled"][at] >= 0},
        scorched=view["scorched"],
        finds={int(at): [ITEMS[i] for i in under if i >= 0] for at, under in view["under_ruins"].items()},
        names=names,
    )


def _slots(scene: Scene, at: int) -> list[Piece | None]:
    """The buildings of a clearing, in its slots; a ruin keeps the first one."""
    here: list[Piece | None] = [None] if at in scene.view["ruins"] else []
    for kind, row in scene.view["pieces"].items():
        if BUILDING[PIECES.index(kind)]:
            here += [_built(scene, kind, at, n) for n in range(row[at])]
    here += _covers(scene, at)
    if at == scene.view["landmarks"].get("elder_treetop"):
        here = _perched_last(scene, at, here)
    return here


def _covers(scene: Scene, at: int) -> list[Piece]:
    """The items that a Vagabot has left on slots for good."""
    found = []
    for seat in range(len(scene.factions)):
        for place, item in scene.view["boards"][seat].get("blocks", ()):
            if place == at:
                title = f"{scene.name(seat)}: {scene.item(ITEMS[item])}"
                found.append(Piece("building", scene.owners[seat], ITEMS[item], title=title, seat=seat))
    return found


def _perched_last(scene: Scene, at: int, here: list[Piece | None]) -> list[Piece | None]:
    """The same with the building of the Treetop slot, if there is one, in the last slot of all."""
    perched = scene.view["beside"].get("perched")
    highest = next((p for p in reversed(here) if p and p.name == perched), None) if perched else None
    if highest is None:
        return here
    here.remove(highest)
    slots = data.maps()[scene.view["map"]].clearing(at).slots
    return [*here, *[None] * (slots - len(here)), highest]


def _standing(scene: Scene, at: int) -> list[Piece]:
    """Warriors, pawns and tokens in a clearing: those of one player together."""
    view = scene.view
    here = []
    for seat, faction in enumerate(scene.owners):
        led = view["boards"][seat].get("warlord") == at
        warriors = view["warriors"][seat][at] - led
        if led:
            here.append(_warlord(scene, seat, at, alone=not warriors))
        if warriors:
            words = f"{scene.name(seat)}: {scene.piece('warrior')} ×{warriors}"
            id_ = f"piece-{at}-{seat}-warrior"
            here.append(Piece("warrior", faction, count=warriors, id=id_, title=words, seat=seat))
        if view["pawns"][seat] == at:
            here.append(_pawn(scene, seat))
        for kind, row in view["pieces"].items():
            if not row[at] or view["owners"][kind] != seat or BUILDING[PIECES.index(kind)]:
                continue
            if kind not in RELICS:
                here.append(_token(scene, kind, at, row[at]))
        if "relics" in view["boards"][seat]:
            here += [_relic(scene, relic) for relic, place in enumerate(_relics(scene)) if place == at]
    return here


def _built(scene: Scene, kind: str, at: int, n: int) -> Piece:
    """A building; of several alike the first has the id that options lead to."""
    seat = scene.view["owners"][kind]
    id_ = f"piece-{at}-{seat}-{kind}" + (f"-{n + 1}" if n else "")
    title, mark = f"{scene.name(seat)}: {scene.piece(kind)}", ""
    if kind == "waystation":
        name = _camps(scene, seat, at)[n]
        title, mark = f"{title} ({name})", name[0]
    return Piece("building", scene.owners[seat], kind, mark=mark, id=id_, title=title, seat=seat)


def _token(scene: Scene, kind: str, at: int, count: int) -> Piece:
    seat = scene.view["owners"][kind]
    title = f"{scene.name(seat)}: {piece_at(scene.names, scene.view, kind, at)}" + (f" ×{count}" if count > 1 else "")
    id_ = f"piece-{at}-{seat}-{kind}"
    mark = _secret(scene, seat, at) if kind == "plot" else ""
    return Piece("token", scene.owners[seat], kind, count=count, mark=mark, id=id_, title=title, seat=seat)


def _secret(scene: Scene, seat: int, at: int) -> str:
    """The initial of a plot that lies face down, for who may know it."""
    secret = scene.view["boards"][seat].get("secret")  # a bot's plots are known to nobody
    return sentence(scene.names.piece(secret[at]))[0] if secret and secret[at] >= 0 else ""


def _camps(scene: Scene, seat: int, at: int) -> list[str]:
    """The types that the waystations of a clearing show."""
    board = scene.view["boards"][seat]
    return [scene.names.waystation(n, board["sides"][n]) for n, place in enumerate(board["camps"]) if place == at]


def _relics(scene: Scene) -> list[int]:
    """Where each relic is; none without the Keepers."""
    seat = scene.view["owners"].get(RELICS[0])
    return [] if seat is None else list(scene.view["boards"][seat]["relics"])


def _relic(scene: Scene, relic: int) -> Piece:
    """A relic, marked with its value where that can be seen."""
    seat = scene.view["owners"][RELICS[0]]
    board = scene.view["boards"][seat]
    value = board["values"][relic]
    kind = RELICS[relic * len(RELICS) // len(board["relics"])]
    title = sentence(scene.names.relic(scene.view, relic))
    mark = str(value) if value >= 0 else "?"
    return Piece("token", scene.factions[seat], kind, mark=mark, id=f"relic-{relic}", title=title, seat=seat)


def _warlord(scene: Scene, seat: int, at: int, *, alone: bool) -> Piece:
    """The warlord; alone he stands for the warriors that options lead to."""
    title = f"{scene.name(seat)}: {scene.gettext('warlord')}"
    id_ = f"piece-{at}-{seat}-{'warrior' if alone else 'warlord'}"
    return Piece("pawn", scene.factions[seat], "warlord", id=id_, title=title, seat=seat)


def _pawn(scene: Scene, seat: int) -> Piece:
    hired = seat >= len(scene.factions)
    pawn = scene.owners[seat] if hired else scene.sheet(seat).pawns[0].id
    title = f"{scene.name(seat)}: {scene.gettext('pawn')}"
    return Piece("pawn", scene.owners[seat], pawn, mark=scene.mark(seat), id=f"pawn-{seat}", title=title, seat=seat)


def _ruler(scene: Scene, seat: int) -> Piece:
    title = scene.gettext("ruled by {seat}", seat=scene.names.seat(scene.view, seat))
    return Piece("warrior", scene.owners[seat], title=sentence(title))
