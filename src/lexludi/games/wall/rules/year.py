"""Spring and summer: hordes and advisors come; income, shame, and command cards taken back."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import NOBODY, PRODUCTION, SPRING, SUMMER, WOUND
from lexludi.games.wall.rules.box.printed import ABILITY, BOARDS, HONORS, STAYS
from lexludi.games.wall.rules.events import Came, Raided, YearBegan
from lexludi.games.wall.rules.options import Reclaim
from lexludi.games.wall.rules.prompts import COUNT, prompt
from lexludi.games.wall.rules.shame import drop_shame
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.asking import PASS
from lexludi.parts.piles import NO_CARD

RECLAIM: Final = prompt(
    "reclaim", N_("Take your command cards back, or gain honor for them ({n})?"), n=COUNT, passes=N_("Gain honor")
)


def spring(s: Wall) -> None:
    """Law spring.1 to spring.3."""
    s.season = SPRING
    s.year += 1
    s.tell(YearBegan(s.year))
    for row in s.hordes:
        for horde in row:
            if ABILITY[horde.card] == "regroup" and WOUND in horde.cover:
                horde.cover[horde.cover.index(WOUND)] = 0
    for _ in range(s.setting.side.hordes[s.year - 1]):
        invade(s)
    for card in s.offer[: BOARDS.offer_renewed]:  # spring.3
        s.advisor_deck.discard(card)
    del s.offer[: BOARDS.offer_renewed]
    s.fill_offer()
    s.then("summer")


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
        return
    s.horde_deck.discard(card)  # spring.2.raid.1
    gone = min(s.players, s.shame_bank)
    s.shame_bank -= gone
    s.shame_gone += gone
    s.tell(Raided(card, section, gone))


def summer(s: Wall) -> Flow[None]:
    """Law summer.1, summer.2: income, and shame bought off; then command cards."""
    s.season = SUMMER
    for clan in s.everybody():
        for location in PRODUCTION:
            s.gain(clan, location, s.overseer[clan][location])
        for power, happens in m.INCOME.heard(s.powers[clan]):
            yield from happens(s, power, clan)
    for clan in s.everybody():
        yield from drop_shame(s, clan)
    s.then("autumn")
    for clan in reversed(s.everybody()):
        s.then("reclaim", clan)
    s.then("discard_commands")


def discard_commands(s: Wall) -> None:
    """Law summer.3."""
    for clan in range(s.setting.clans):
        if s.played[clan] != NOBODY:
            s.spent[clan].append(s.played[clan])
            s.spent[clan].sort()
            s.played[clan] = NOBODY
    s.track = [NOBODY] * len(s.track)


def reclaim(s: Wall, clan: int) -> Flow[None]:
    """Law summer.4: all cards back, or honor for them; who could choose no card in autumn must take them back."""
    each = HONORS.unclaimed_command
    for power, more in m.RECLAIM.heard(s.powers[clan]):
        each += more(s, power, clan)
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
