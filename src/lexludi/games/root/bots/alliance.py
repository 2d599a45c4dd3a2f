"""Law 6: the Automated Alliance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.choose import (
    FEWEST_ENEMY_PIECES,
    FEWEST_ENEMY_WARRIORS,
    MOST_ENEMY_PIECES,
    bot,
    choose_clearing,
    enemy_pieces,
    enemy_warriors,
    foes,
    in_order,
    ordered,
)
from lexludi.games.root.bots.deeds import can_place, joined, put, recruit
from lexludi.games.root.bots.sheets import Brief, sheets
from lexludi.games.root.rules.box.codes import (
    ALLIANCE,
    BASES,
    BIRD,
    CLEARINGS,
    NOBODY,
    SYMPATHY,
    WARRIOR,
)
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.move import March
from lexludi.games.root.rules.prompts import PLACE, SUIT, decision, note, prompt
from lexludi.games.root.rules.removal import Removal, remove_all_enemies
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import pay_card
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.criteria import narrow
from lexludi.parts.triggers import Trigger

INFORMANTS: Final = 1
POPULARITY: Final = 2
VETERANS: Final = 4
WILDFIRE: Final = 8
STEADFAST: Final = 16

"""The base of each suit."""
TRACK: Final = sheets()["alliance"].tables["track"]
UNPOPULAR: Final = 4
"""With so many tokens on the map or fewer, pity spreads twice (Law 6.4.4)."""
STUCK: Final = 5
"""What sympathy scores when it cannot spread (Law 6.5.1.II)."""
MARTIAL_LAW: Final = 3


class Alliance(Bot):
    """Their board: whether they have revolted in this turn's Birdsong."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, ALLIANCE, brief)
        self.revolted = False

    def copy(self) -> Alliance:
        b = Alliance(self.seat, self.brief)
        b.inherit(self)
        b.revolted = self.revolted
        return b

    def extra_defence(self, s: Root, at: int) -> int:
        """Law 6.2.2: the automated ambush; with Informants sympathy alone is enough."""
        informed = self.traits & INFORMANTS and s.tokens[self.seat][at]
        return int(bool(s.warriors[self.seat][at] or informed))

    def guerrilla(self) -> bool:
        """Law 3.3.2: Veterans defend with the higher die."""
        return bool(self.traits & VETERANS)

    def preferred(self, s: Root, useful: list[int], cards: list[int]) -> list[int]:
        return self.birds_first(s, useful, cards)

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [*super().lines(naming), ("revolted", "yes" if self.revolted else "")]

    def read(self, own: Own) -> None:
        super().read(own)
        self.revolted = bool(own.marks("revolted", "yes"))


def alliance(s: Root, seat: int) -> Alliance:
    board = s.boards[seat]
    assert isinstance(board, Alliance)
    return board


def sympathetic(s: Root) -> list[int]:
    """Law 6.2.1.II."""
    return [at for at in CLEARINGS if s.pieces[SYMPATHY][at]]


# 6.2 Abilities


def outrage_on_entry(s: Root, march: March, triggers: list[Trigger]) -> None:
    """Law 6.2.3: a human has moved warriors into a sympathetic clearing."""
    if s.pieces[SYMPATHY][march.to] and not s.setting.bots[march.mover]:
        seat, at = s.setting.owner[SYMPATHY], march.to
        triggers.append(Trigger("rootbotics 6.2.3", (seat, at), partial(outrage, s, seat, march.mover, at)))


PAY_BOT_OUTRAGE: Final = prompt("bot-outrage", N_("Outrage in {at}: choose a card to discard."), at=PLACE)


def outrage(s: Root, seat: int, offender: int, at: int) -> Flow[None]:
    """Law 6.2.3: a card of the clearing's suit is discarded, or the Alliance scores."""
    fit = s.matching(offender, s.suits[at])
    if not fit:
        s.score(seat, 1, "rootbotics 6.2.3")
        return
    yield from pay_card(s, offender, PAY_BOT_OUTRAGE, fit, "rootbotics 6.2.3", always=True, at=at)


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 6.2.3, 6.2.4: what follows when sympathy or a base is removed."""
    seat = s.setting.owner[SYMPATHY]
    for loss in removal.losses:
        offender = NOBODY if loss.by == NOBODY else s.side[loss.by]
        if loss.kind == SYMPATHY and offender != NOBODY and not s.setting.bots[offender]:
            triggers.append(
                Trigger("rootbotics 6.2.3", (offender, loss.at), partial(outrage, s, seat, offender, loss.at))
            )
        elif loss.kind in BASES:
            suit = BASES.index(loss.kind)
            triggers.append(Trigger("rootbotics 6.2.4", (seat, loss.at), partial(crack_down, s, seat, suit)))


SYMPATHY_LOST: Final = note("crackdown", N_("{seat} loses all sympathy in clearings of one suit: {suit}."), suit=SUIT)


def crack_down(s: Root, seat: int, suit: int) -> Flow[None]:
    """Law 6.2.4: sympathy goes from every clearing of a lost base's suit."""
    s.note(seat, SYMPATHY_LOST, "rootbotics 6.2.4", suit=suit)
    removal = Removal(s.active)
    for at in sympathetic(s):
        if s.is_suit(at, suit):
            removal.take(s, NOBODY, seat, SYMPATHY, 1, at)
    yield from removal.resolve(s)


def no_glory(s: Root, removal: Any, points: list[int]) -> None:
    """Law 3.3.2: with Popularity nobody scores for sympathy."""
    seat = s.setting.owner[SYMPATHY]
    if bot(s, seat).traits & POPULARITY:
        for loss in removal.losses:
            if loss.kind == SYMPATHY and loss.by not in (NOBODY, seat) and loss.by < s.players:
                points[loss.by] -= loss.count


# 6.4 Birdsong


def revolt(s: Root, seat: int) -> Flow[None]:
    """Law 6.4.3: in the ordered sympathetic clearing with most enemy pieces."""
    board = alliance(s, seat)
    board.revolted = False
    if board.suit != BIRD:
        sites = revolt_sites(s, seat, ordered(s, seat), (board.suit,))
        board.revolted = yield from rise_up(s, seat, sites, (board.suit,), "rootbotics 6.4.3")


def revolt_sites(s: Root, seat: int, clearings: list[int], suits: Sequence[int]) -> list[int]:
    """Law 2.3: sympathetic clearings that match a base on the board and have, or will have, a slot for it."""
    return [
        at
        for at in clearings
        if s.pieces[SYMPATHY][at]
        and any(s.stock[BASES[suit]] and s.is_suit(at, suit) for suit in suits)
        and can_place(s, seat, at)
        and (
            s.slots[at]
            or any(s.buildings[foe][at] and s.why_not_remove(seat, foe, at) is None for foe in s.enemies(seat))
        )
    ]


REVOLTS: Final = decision("revolt", N_("{seat} revolts in {at}"), at=PLACE)


def rise_up(s: Root, seat: int, sites: list[int], suits: Sequence[int], law: str) -> Flow[bool]:
    """Law 6.4.3, 6.5.2: all enemy pieces go, and the base comes."""
    at = choose_clearing(s, seat, REVOLTS, law, sites, ((MOST_ENEMY_PIECES, lambda at: enemy_pieces(s, seat, at)),))
    if at == NOBODY:
        return False
    yield from remove_all_enemies(s, seat, [at])
    suit = next(suit for suit in suits if s.stock[BASES[suit]] and s.is_suit(at, suit))
    placed = yield from put(s, seat, BASES[suit], at)
    return placed


def public_pity(s: Root, seat: int) -> Flow[None]:
    """Law 6.4.4: who did not revolt is pitied, and sympathy spreads twice, or once if there is much of it."""
    board = alliance(s, seat)
    if board.revolted or (board.traits & STEADFAST and will_surprise(s, seat)):
        return
    for _ in range(2 if sum(s.pieces[SYMPATHY]) <= UNPOPULAR else 1):
        yield from spread(s, seat)


def will_surprise(s: Root, seat: int) -> bool:
    """Law 3.3.2: Steadfast looks ahead: whether Daylight will bring a surprise revolt."""
    if bot(s, seat).suit != BIRD:
        return False
    if revolt_sites(s, seat, list(CLEARINGS), range(3)):
        return True
    candidates, merit = spread_sites(s, seat)
    left, _, _ = narrow(candidates, (merit,))
    return bool(left) and any(s.stock[BASES[suit]] for suit in s.suits_of(in_order(s, left)[0]))


# 6.5 Daylight


SPREADS: Final = decision("spread", N_("{seat} spreads sympathy in {at}"), at=PLACE)


def spread(s: Root, seat: int, scoring: bool = True) -> Flow[None]:
    """Law 6.5.1: a sympathy token where fewest enemies are, and its points."""
    candidates, merit = spread_sites(s, seat)
    at = choose_clearing(s, seat, SPREADS, "rootbotics 6.5.1", candidates if s.stock[SYMPATHY] else [], (merit,))
    if at == NOBODY:
        if scoring:
            s.score(seat, STUCK, "rootbotics 6.5.1.II")
        return
    guarded = any(s.warriors[foe][at] >= MARTIAL_LAW for foe in foes(s, seat))
    placed = yield from put(s, seat, SYMPATHY, at)
    if placed and scoring:
        points = TRACK[sum(s.pieces[SYMPATHY]) - 1]
        if guarded and points and not bot(s, seat).traits & STEADFAST:  # 6.2.5
            points -= 1
        s.score(seat, points, "rootbotics 6.5.1")


def spread_sites(s: Root, seat: int) -> tuple[list[int], tuple[str, Any]]:
    """Law 6.5.1, 6.5.1.I: ordered clearings beside sympathy, else any beside it; and what counts among them."""
    bare = [at for at in CLEARINGS if not s.pieces[SYMPATHY][at] and can_place(s, seat, at)]
    if not sum(s.pieces[SYMPATHY]):
        return bare, (FEWEST_ENEMY_PIECES, lambda at: -enemy_pieces(s, seat, at))
    beside = [at for at in bare if any(s.pieces[SYMPATHY][near] for near in joined(s, at))]
    wanted = ordered(s, seat)
    first = [at for at in beside if at in wanted]
    if first:
        return first, (FEWEST_ENEMY_WARRIORS, lambda at: -enemy_warriors(s, seat, at))
    return beside, (FEWEST_ENEMY_PIECES, lambda at: -enemy_pieces(s, seat, at))


def surprise_revolt(s: Root, seat: int) -> Flow[None]:
    """Law 6.5.2: on a bird, wherever a base of the clearing's suit is still to come."""
    if bot(s, seat).suit == BIRD:
        sites = revolt_sites(s, seat, list(CLEARINGS), range(3))
        yield from rise_up(s, seat, sites, range(3), "rootbotics 6.5.2")


# 6.6 Evening


def with_bases(s: Root) -> list[int]:
    return [at for at in CLEARINGS if any(s.pieces[base][at] for base in BASES)]


ORGANIZES: Final = note("organizes", N_("{seat} organizes in {at}."), at=PLACE)


def organize(s: Root, seat: int) -> Flow[None]:
    """Law 6.6.1: where enough warriors gather at a base, they all go and sympathy spreads."""
    enough = alliance(s, seat).brief.number("organize")
    for at in in_order(s, with_bases(s)):
        if s.warriors[seat][at] >= enough:
            s.note(seat, ORGANIZES, "rootbotics 6.6.1", at=at)
            removal = Removal(seat)
            removal.take(s, seat, seat, WARRIOR, s.warriors[seat][at], at)
            yield from removal.resolve(s)
            yield from spread(s, seat)


def muster(s: Root, seat: int) -> Flow[None]:
    """Law 6.6.2: a warrior at each base."""
    for at in in_order(s, with_bases(s)):
        yield from recruit(s, seat, 1, at)


def burn(s: Root, seat: int) -> Flow[None]:
    """Law 3.3.2: Wildfire spreads once more, for nothing."""
    if bot(s, seat).traits & WILDFIRE:
        yield from spread(s, seat, scoring=False)


def begin_daylight(s: Root, seat: int) -> Flow[None]:
    yield from spread(s, seat)


def listen(setting: Setting, seat: int) -> None:
    setting.on_entered.append(outrage_on_entry)
    setting.on_removed.append(losses)
    setting.on_points.append(no_glory)


def setup(s: Root, seat: int) -> None:
    """Law 6.3: warriors, bases and sympathy lie ready; nothing is on the map."""


CHAPTER: Final[Chapter] = Chapter(
    ALLIANCE,
    Alliance,
    setup="bot.alliance.setup",
    birdsong=("bot.order", "bot.craft", "bot.alliance.revolt", "bot.alliance.pity"),
    daylight=("bot.alliance.spread", "bot.alliance.surprise"),
    evening=("bot.alliance.organize", "bot.alliance.recruit", "bot.alliance.burn", "bot.discard", "bot.end"),
    steps={
        "bot.alliance.setup": setup,
        "bot.alliance.revolt": revolt,
        "bot.alliance.pity": public_pity,
        "bot.alliance.spread": begin_daylight,
        "bot.alliance.surprise": surprise_revolt,
        "bot.alliance.organize": organize,
        "bot.alliance.recruit": muster,
        "bot.alliance.burn": burn,
    },
    pieces=(*BASES, SYMPATHY),
    listen=listen,
)
