"""How the Fair Folk begin, and how somebody else hides what they seek."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.printed import FAE_BOARD, HEXES
from lexludi.games.harrow.rules.options import Hide
from lexludi.games.harrow.rules.prompts import ITEM, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_

WHERE_HIDDEN: Final = prompt("hide", N_("Where do you hide this from the Fair Folk: {item}?"), item=ITEM)


def begin_fae(s: Harrow, seat: int) -> None:
    """Law fae.setup.1 to .7: hands and offers; and steps for what is decided."""
    f = s.fae
    f.quests.shuffle(s.chance)
    f.cards.shuffle(s.chance)
    f.sought = sorted(f.quests.draw() for _ in range(FAE_BOARD.hand))
    f.hand = sorted(f.cards.draw() for _ in range(FAE_BOARD.hand))
    for _ in range(FAE_BOARD.hand):
        f.ready.append(f.bag.pop(s.chance.below(len(f.bag))))
    f.ready.sort()
    s.then("fae_land", seat)
    s.then("hide", s.setting.fighters[0] if s.setting.fighters[0] < s.players else s.setting.hester)


def hide(s: Harrow, seat: int) -> Flow[None]:
    """Law fae.setup.6a: the sword, the crown and the queen, on three different hexes."""
    f = s.fae
    hexes = [at for at in range(HEXES) if at not in f.sites]
    choice: Hide = yield Ask(seat, WHERE_HIDDEN, [Hide(at) for at in hexes], "fae.setup.6a", item=len(f.sites))
    f.sites.append(choice.at)
    if len(f.sites) < FAE_BOARD.items:
        s.then("hide", seat)
