"""Law A.5 and F: landmarks.

The rules of the ferry are in `move`, of the tower in `turn`, of the forge in `craft`; the Lost City is a suit of its
own (`codes.EVERY`), and the Treetop slot is seen to by `Root.place` and `Root.lift`.
"""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules import data
from lexludi.games.root.rules.board import Aside
from lexludi.games.root.rules.codes import CLEARINGS, EVERY, ITEMS, NOBODY, SUITS
from lexludi.games.root.rules.events import SetUpLandmark, Traded
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Ware
from lexludi.games.root.rules.prompts import LANDMARK, PLACE, act, prompt
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.chance import Chance
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where, which_card
from lexludi.parts.setup import Choice, Chosen, Several

LANDMARKS: Final = tuple(data.landmarks())
CARDS: Final = tuple(data.landmarks().values())
AT_RANDOM: Final = {"none": 0, "random": 1, "random2": 2}
CHOICE: Final = Choice("landmarks", tuple(AT_RANDOM), Several(LANDMARKS, 1, 2, law="A.5.1"))
TRADE: Final = act("trade", N_("Exchange a card at the Black Market"))
TRADED: Final = ONCE.mark("traded")
"""Once a turn at the Black Market (F.1)."""


# A.5 Set-up


def draw_landmarks(chosen: Chosen, chance: Chance) -> tuple[str, ...]:
    """Law A.5.1, A.5.2: the landmarks agreed on, or one or two at random."""
    agreed = chosen.named("landmarks")
    if agreed:
        return agreed
    count = AT_RANDOM[chosen.word("landmarks")]
    cards = list(LANDMARKS)
    if count:
        chance.shuffle(cards)
    return tuple(cards[:count])


def attach(setting: Setting, names: tuple[str, ...]) -> None:
    """Let what these landmarks allow be offered."""
    setting.landmarks = names
    if "black_market" in names:
        setting.asides.append(BlackMarket())


def landmark_steps(s: Root) -> list[tuple[str, int, int]]:
    """Law A.5.3: the last player sets up the first landmark, the one before the second."""
    last = s.setting.order[::-1]
    return [("landmark", last[n], LANDMARKS.index(name)) for n, name in enumerate(s.setting.landmarks)]


WHERE_LANDMARK: Final = prompt("landmark", N_("Choose a clearing for the landmark: {landmark}."), landmark=LANDMARK)


def set_up_landmark(s: Root, seat: int, which: int) -> Flow[None]:
    """Law A.5.3."""
    at = yield from where(seat, WHERE_LANDMARK, sites(s, CARDS[which]), "A.5.3", landmark=which)
    put(s, LANDMARKS[which], at)
    s.tell(SetUpLandmark(seat, which, at))
    if LANDMARKS[which] == "black_market":
        s.wares = [s.top_card() for _ in range(CARDS[which].hidden_cards)]
    elif LANDMARKS[which] == "legendary_forge":
        stock_forge(s, CARDS[which].items[SUIT_NAMES[s.suits[at]]])


SUIT_NAMES: Final[tuple[data.Suit, ...]] = ("fox", "rabbit", "mouse", "bird")
assert SUIT_NAMES == SUITS


def put(s: Root, name: str, at: int) -> None:
    """Stand a landmark in its clearing."""
    if name == "black_market":
        s.market = at
    elif name == "elder_treetop":
        s.treetop = at
        s.open_slots(at, data.landmarks()[name].extra_slots)
    elif name == "ferry":
        s.ferry = at
    elif name == "legendary_forge":
        s.forge = at
    elif name == "lost_city":
        s.suits = (*s.suits[:at], EVERY, *s.suits[at + 1 :])
    else:
        s.tower = at


def place_of(s: Root, name: str) -> int:
    """The clearing of a landmark, 0 while it has none."""
    if name == "lost_city":
        return s.suits.index(EVERY) if EVERY in s.suits else 0
    places = {
        "black_market": s.market,
        "elder_treetop": s.treetop,
        "ferry": s.ferry,
        "legendary_forge": s.forge,
        "tower": s.tower,
    }
    return max(0, places[name])


def sites(s: Root, card: data.Landmark) -> list[int]:
    """The clearings for a landmark, apart from the others: as far as there are such (ruling R102)."""
    taken = [place_of(s, name) for name in s.setting.landmarks]
    free = [at for at in CLEARINGS if at not in taken and suits_card(s, card, at)]
    if card.may_be_adjacent:
        return free
    return [at for at in free if not any(near in taken for near in s.paths[at])] or free


def suits_card(s: Root, card: data.Landmark, at: int) -> bool:
    """Whether a clearing is of the kind that the card of a landmark asks for."""
    plan = s.setting.plan
    if card.where == "corner":
        return at in plan.corners
    if card.where == "river":
        return bool(plan.rivers[at])
    if card.where == "ruin":
        return s.ruined[at]
    if card.where == "one_slot_without_ruin":
        return plan.slots[at] == 1 and not s.ruined[at]
    return True


def stock_forge(s: Root, items: dict[data.Item, int]) -> None:
    """The items of its suit lie on the Forge instead of in the supply."""
    s.forged = [0] * len(ITEMS)
    for name, count in items.items():
        item = ITEMS.index(name)
        s.forged[item] = min(count, s.items[item])
        s.items[item] -= s.forged[item]


# The Black Market


MARKET_GIVE: Final = prompt("market-give", N_("Choose the card to leave at the Black Market."), at=PLACE)
MARKET_TAKE: Final = prompt("market-take", N_("Choose the hidden card to take."), at=PLACE)


class BlackMarket(Aside):
    """Once in his turn, whoever has pieces there exchanges a card of his hand for a hidden one."""

    def open_to(self, s: Root, seat: int) -> bool:
        return s.market != NOBODY and not s.used & TRADED and bool(s.hands[seat]) and s.present(seat, s.market)

    def offer(self, s: Root, seat: int, menu: Menu) -> None:
        menu.offer(TRADE, None if self.open_to(s, seat) else "F.1")

    def take(self, s: Root, seat: int, choice: Option) -> Flow[bool]:
        if choice != TRADE:
            return False
        given = yield from which_card(seat, MARKET_GIVE, s.hands[seat], "F.1", at=s.market)
        wares = [Ware(n) for n in range(len(s.wares))]
        taken = yield from one_of(seat, MARKET_TAKE, wares, "F.1", always=True, at=s.market)
        s.used |= TRADED
        trade(s, seat, given, taken.which)
        return True


def trade(s: Root, seat: int, given: int, which: int) -> None:
    """The card given takes the place of the card taken, face down."""
    gained = s.wares[which]
    s.wares[which] = given
    s.out_of_hand(seat, given)
    s.into_hand(seat, gained)
    s.reveal()
    s.tell(Traded(seat, given, gained, which))


STEPS: Final = {"landmark": set_up_landmark}
