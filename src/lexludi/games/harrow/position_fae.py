"""What positions say of the Fair Folk.

    fae sites: a1 e5 i5
    fae finds: a1
    nests: c3 spawn_1 d4 -
    fae ready: nothing card move_1
    offers family: spawn_2
    arrows: 0 -1 1 0
    fae quests: in_a_row four_lands
    fae hand: glamour
    fae terrains: swamp

A nest without an offer has a dash behind its hex; an arrow is its axis, its line, the side, and whether strictly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.games.harrow.factions.fae.drawer import BARE, NO_NEST
from lexludi.games.harrow.rules.box.codes import NOBODY
from lexludi.games.harrow.rules.box.printed import (
    FAE_BOARD,
    FAE_CARD_NAMES,
    HEX_NAMES,
    OFFER_NAMES,
    QUEST_NAMES,
    TERRAIN_NAMES,
)
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.position import Lines
from lexludi.parts.moments import bits
from lexludi.parts.piles import Deck
from lexludi.parts.positions import index, listed, read_listed

NONE: Final = "-"
MARKS: Final = ("nested", "done")


def fae_lines(s: Harrow) -> list[tuple[str, str]]:
    if s.setting.fae == NOBODY:
        return []
    f = s.fae
    nests = [
        f"{HEX_NAMES[at]} {NONE if nest == BARE else OFFER_NAMES[nest]}"
        for at, nest in enumerate(f.nests)
        if nest != NO_NEST
    ]
    return [
        ("fae sites", listed(HEX_NAMES, f.sites)),
        ("fae finds", listed(HEX_NAMES, f.finds)),
        ("nests", " ".join(nests)),
        ("fae ready", listed(OFFER_NAMES, f.ready)),
        *((f"offers {name}", listed(OFFER_NAMES, f.held[seat])) for seat, name in enumerate(s.setting.names)),
        ("arrows", " ".join(str(n) for arrow in f.arrows for n in arrow)),
        ("crosses", listed(HEX_NAMES, f.crosses)),
        ("fae lands", " ".join(str(n) for land in f.lands for n in land)),
        ("fae terrains", listed(TERRAIN_NAMES, bits(f.terrains))),
        ("fae quests", listed(QUEST_NAMES, f.sought)),
        ("fae quest deck", listed(QUEST_NAMES, f.quests.cards)),
        ("fae quest discards", listed(QUEST_NAMES, f.quests.discards)),
        ("fae hand", listed(FAE_CARD_NAMES, f.hand)),
        ("fae deck", listed(FAE_CARD_NAMES, f.cards.cards)),
        ("fae discards", listed(FAE_CARD_NAMES, f.cards.discards)),
        ("fae oath", str(f.oath)),
        ("fae marks", " ".join(mark for mark, so in zip(MARKS, (f.nested, f.done), strict=True) if so)),
    ]


def read_fae(s: Harrow, lines: Lines) -> None:
    """Offers that no line names are in the bag, cards in their deck."""
    if s.setting.fae == NOBODY:
        return
    f = s.fae
    f.sites = read_listed(HEX_NAMES, lines.take("fae sites", ""), "fae sites")
    f.finds = read_listed(HEX_NAMES, lines.take("fae finds", ""), "fae finds")
    if f.finds != f.sites[: len(f.finds)]:
        raise lines.wrong("fae finds", "is not where those things are hidden")
    s.camps[s.setting.fae].points = len(f.finds)
    words = lines.take("nests", "").split()
    if len(words) % 2:
        raise lines.wrong("nests", "is not a hex and an offer, again and again")
    for place, offer in zip(words[::2], words[1::2], strict=True):
        f.nests[index(HEX_NAMES, place, "nests")] = BARE if offer == NONE else index(OFFER_NAMES, offer, "nests")
    f.ready = read_listed(OFFER_NAMES, lines.take("fae ready", ""), "fae ready")
    for seat, name in enumerate(s.setting.names):
        f.held[seat] = read_listed(OFFER_NAMES, lines.take(f"offers {name}", ""), f"offers {name}")
    out = [*(nest for nest in f.nests if nest >= 0), *f.ready, *(offer for row in f.held for offer in row)]
    if len(set(out)) < len(out) or f.spare() < 0:
        raise lines.wrong("nests", f"names an offer twice, or more than {FAE_BOARD.nests} nests")
    f.bag = [offer for offer in range(len(OFFER_NAMES)) if offer not in out]
    numbers = lines.numbers("arrows", "")
    f.arrows = [(a, b, c, d) for a, b, c, d in zip(*[iter(numbers)] * 4, strict=False)]
    f.crosses = read_listed(HEX_NAMES, lines.take("crosses", ""), "crosses")
    lands = lines.numbers("fae lands", "")
    f.lands = [(a, b) for a, b in zip(*[iter(lands)] * 2, strict=False)]
    f.terrains = sum(1 << n for n in set(read_listed(TERRAIN_NAMES, lines.take("fae terrains", ""), "fae terrains")))
    f.sought, f.quests = read_deck(lines, QUEST_NAMES, "fae quests", "fae quest deck", "fae quest discards")
    f.hand, f.cards = read_deck(lines, FAE_CARD_NAMES, "fae hand", "fae deck", "fae discards")
    f.oath = lines.count("fae oath", 0, 20)
    marks = read_listed(MARKS, lines.take("fae marks", ""), "fae marks")
    f.nested, f.done = 0 in marks, 1 in marks


def read_deck(lines: Lines, names: Sequence[str], hand: str, deck: str, discards: str) -> tuple[list[int], Deck]:
    held = sorted(read_listed(names, lines.take(hand, ""), hand))
    gone = read_listed(names, lines.take(discards, ""), discards)
    rest = [n for n in range(len(names)) if n not in held and n not in gone]
    pile = Deck(read_listed(names, lines.take(deck, listed(names, rest)), deck))
    pile.discards = gone
    if sorted([*held, *gone, *pile.cards]) != list(range(len(names))):
        raise lines.wrong(hand, "does not leave each card in one place")
    return held, pile


def cubes_on_board(s: Harrow) -> int:
    """Search cubes on the board of the Fair Folk."""
    return s.fae.terrains.bit_count()


def offers_there(s: Harrow) -> int:
    """How many offers there are, wherever they lie."""
    f = s.fae
    return len(f.bag) + len(f.ready) + sum(nest >= 0 for nest in f.nests) + sum(map(len, f.held))
