"""Spring and summer: hordes and advisors come; income, shame, and command cards taken back."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import BARE, CHI, NOBODY, PRODUCTION, SPRING, SUMMER, WOUND
from lexludi.games.wall.rules.box.printed import ABILITIES, BOARDS, HONORS, STAYS
from lexludi.games.wall.rules.ending import OUT_OF_TIME, lost
from lexludi.games.wall.rules.events import Came, Raided, YearBegan
from lexludi.games.wall.rules.options import Reclaim
from lexludi.games.wall.rules.prompts import ADVISOR, COUNT, note, prompt
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.shame import drop_shame
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.tactics import INCOME, window
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.asking import PASS
from lexludi.parts.piles import NO_CARD

SUPPORTED: Final = note("supported", N_("An advisor goes to support {seat}: {card}."), card=ADVISOR)
RECLAIM: Final = prompt(
    "reclaim", N_("Take your command cards back, or gain honor for them ({n})?"), n=COUNT, passes=N_("Gain honor")
)


def spring(s: Wall) -> None:
    """Law spring.1 to spring.3."""
    if s.setting.cooperative and s.year >= s.setting.years:
        lost(s, OUT_OF_TIME, "mode.coop.end.lose.2")
    s.begin(SPRING)
    s.year += 1
    s.used_in_year = 0
    s.tell(YearBegan(s.year))
    for row in s.hordes:
        for horde in row:
            for _ in range(min(ABILITIES[horde.card].heals, horde.cover.count(WOUND))):
                horde.cover[horde.cover.index(WOUND)] = BARE
    for _ in range(s.setting.side.hordes[s.year - 1] + s.setting.more_hordes):
        invade(s)
    leaving = s.offer[: BOARDS.offer_renewed]  # spring.3
    if s.setting.qin != NOBODY:
        leaving = leaving[take_advisors(s, leaving) :]
    for card in leaving:
        s.advisor_deck.discard(card)
    del s.offer[: BOARDS.offer_renewed]
    s.fill_offer()
    s.then("summer")


def take_advisors(s: Wall, leaving: list[int]) -> int:
    """Law mode.solo.spring, mode.solo.spring.hard: how many who leave the offer support Qin: the first, or all."""
    n = len(leaving) if s.setting.both_advisors else min(1, len(leaving))
    for card in leaving[:n]:
        s.engage(s.setting.qin, card, False)
        s.note(s.setting.qin, SUPPORTED, "mode.solo.spring", card=card)
    return n


def invade(s: Wall) -> None:
    """Law spring.2: a horde comes to an empty section, or where the next card points."""
    card = s.draw_horde()
    if card == NO_CARD:
        return
    s.reveal()
    empty = [section for section in s.setting.sections if not s.hordes[section]]
    section = empty[0] if empty else s.indicator()
    if len(s.hordes[section]) < BOARDS.horde_rows:
        s.add_horde(section, card)
        s.tell(Came(card, section))
        for clan in s.everybody():
            if not any(s.staged[section][clan]):
                s.pay(clan, CHI, min(ABILITIES[card].steals_chi, s.stock[clan][CHI]))
        return
    s.horde_deck.discard(card)  # spring.2.raid.1
    gone = min(s.players, s.shame_bank)
    s.shame_bank -= gone
    s.shame_gone += gone
    s.tell(Raided(card, section, gone))


def summer(s: Wall) -> None:
    """Law summer.1 to summer.4: income, shame bought off, and command cards, each in tea order."""
    s.begin(SUMMER)
    s.then("autumn")
    steps = ("atone", "income") if s.setting.cooperative else ("reclaim", "atone", "income")  # mode.coop.summer
    for step in steps:
        if step == "atone":
            s.then("discard_commands")
        for clan in reversed(s.everybody()):
            s.then(step, clan)


def income(s: Wall, clan: int) -> Flow[None]:
    """Law summer.1."""
    for location in PRODUCTION:
        s.gain(clan, location, s.overseer[clan][location])
    scene = Scene(clan)
    yield from m.occur(s, m.INCOME, scene)
    yield from window(s, INCOME, scene)


def atone(s: Wall, clan: int) -> Flow[None]:
    """Law summer.2."""
    yield from drop_shame(s, clan)


def discard_commands(s: Wall) -> None:
    """Law summer.3."""
    for clan in range(s.setting.clans):
        if s.played[clan] != NOBODY and clan != s.setting.reed:
            s.spent[clan].append(s.played[clan])
            s.spent[clan].sort()
        s.played[clan] = NOBODY
    s.track = [NOBODY] * len(s.track)


def reclaim(s: Wall, clan: int) -> Flow[None]:
    """Law summer.4: all cards back, or honor for them; who could choose no card in autumn must take them back."""
    each = HONORS.unclaimed_command
    each += m.counted(s, m.RECLAIM, Scene(clan))
    spent = s.spent[clan]
    back = [card for card in spent if not STAYS[card]]
    if back:
        options = [Reclaim(), PASS] if s.hand[clan] else [Reclaim()]
        choice = yield Ask(clan, RECLAIM, [*options], "summer.4.b", n=each * len(spent))
        if choice != PASS:
            s.hand[clan] = sorted(s.hand[clan] + back)
            s.spent[clan] = [card for card in spent if STAYS[card]]
            return
    s.win(clan, each * len(spent))
