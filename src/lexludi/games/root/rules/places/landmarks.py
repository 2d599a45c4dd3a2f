"""Law A.5 and F: landmarks, each with the clauses of its card. The ferry is in `ferry`."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.board import Aside
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import CLEARINGS, EVERY, ITEMS, PIECES, SUITS
from lexludi.games.root.rules.drawers import Landmark
from lexludi.games.root.rules.events import SetUpLandmark, Traded
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Ware
from lexludi.games.root.rules.places.ferry import Ferry
from lexludi.games.root.rules.prompts import LANDMARK, NO_CARDS, PLACE, act, prompt, reason
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.chance import Chance
from lexludi.kernel.options import Because, Option, because
from lexludi.kernel.position import Lines
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where, which_card
from lexludi.parts.positions import counted, index, read_counted, read_listed
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
        setting.asides.append(Trading())


def lay_landmarks(s: Root) -> None:
    """Law A.5: those agreed on, without a place yet; or else the ferry or tower of the map (ruling R100)."""
    s.landmarks = [KINDS[name](name) for name in s.setting.landmarks]
    plan = s.setting.plan
    if not s.landmarks:
        for name, at in (("ferry", plan.ferry), ("tower", plan.tower)):
            if at:
                s.landmarks.append(KINDS[name](name))
                s.landmarks[-1].at = at


def landmark_steps(s: Root) -> list[tuple[str, int, int]]:
    """Law A.5.3: the last player sets up the first landmark, the one before the second."""
    last = s.setting.order[::-1]
    return [("landmark", last[n], LANDMARKS.index(name)) for n, name in enumerate(s.setting.landmarks)]


WHERE_LANDMARK: Final = prompt("landmark", N_("Choose a clearing for the landmark: {landmark}."), landmark=LANDMARK)


def set_up_landmark(s: Root, seat: int, which: int) -> Flow[None]:
    """Law A.5.3."""
    at = yield from where(seat, WHERE_LANDMARK, sites(s, CARDS[which]), "A.5.3", landmark=which)
    landmark = next(landmark for landmark in s.landmarks if landmark.name == LANDMARKS[which])
    landmark.stand(s, at)
    s.tell(SetUpLandmark(seat, which, at))
    landmark.stock(s)


def place_of(s: Root, name: str) -> int:
    """The clearing of a landmark; 0 while it has none, or is not there at all."""
    return next((landmark.at for landmark in s.landmarks if landmark.name == name), 0)


def sites(s: Root, card: data.Landmark) -> list[int]:
    """The clearings for a landmark, apart from the others: as far as there are such (ruling R102)."""
    taken = [landmark.at for landmark in s.landmarks]
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


# The Black Market


MARKET_GIVE: Final = prompt("market-give", N_("Choose the card to leave at the Black Market."), at=PLACE)
MARKET_TAKE: Final = prompt("market-take", N_("Choose the hidden card to take."), at=PLACE)


class BlackMarket(Landmark):
    """It has face-down cards."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.wares: list[int] = []

    def copy(self) -> BlackMarket:
        market = BlackMarket(self.name)
        market.at = self.at
        market.wares = self.wares.copy()
        return market

    def stock(self, s: Root) -> None:
        self.wares = [s.top_card() for _ in range(data.landmarks()[self.name].hidden_cards)]

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {"wares": len(self.wares)}

    def hidden(self, viewer: int | None) -> list[list[int]]:
        return [self.wares]

    def cards(self) -> list[int]:
        return self.wares

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("wares", naming.card_words(self.wares))]

    def read(self, lines: Lines, naming: Naming) -> None:
        self.wares = read_listed(naming.deck, lines.take("wares", ""), "wares")
        there = data.landmarks()[self.name].hidden_cards
        if self.at and len(self.wares) != there:
            raise lines.wrong("wares", f"is not {there} cards, as they lie on the Black Market")


NO_MARKET_YET: Final = reason("no-market-yet", N_("the Black Market is not on the map."))
TRADED_ALREADY: Final = reason("traded-already", N_("you have exchanged a card there this turn."))
NOT_AT_MARKET: Final = reason("not-at-market", N_("you have no piece {at.inside}."), at=PLACE)


def why_no_trade(s: Root, seat: int) -> Because:
    """What the exchange lacks."""
    at = market(s).at
    if not at:
        return because("F.1", NO_MARKET_YET)
    if s.used & TRADED:
        return because("F.1", TRADED_ALREADY)
    return because("F.1", NO_CARDS) if s.present(seat, at) else because("F.1", NOT_AT_MARKET, at=at)


class Trading(Aside):
    """Once in his turn, whoever has pieces there exchanges a card of his hand for a hidden one."""

    def open_to(self, s: Root, seat: int) -> bool:
        at = market(s).at
        return at > 0 and not s.used & TRADED and bool(s.hands[seat]) and s.present(seat, at)

    def offer(self, s: Root, seat: int, menu: Menu) -> None:
        menu.offer(TRADE, None if self.open_to(s, seat) else "F.1")
        if menu.explains:
            menu.tell(TRADE, why_no_trade(s, seat))

    def take(self, s: Root, seat: int, choice: Option) -> Flow[None] | None:
        return self.exchange(s, seat) if choice == TRADE else None

    def exchange(self, s: Root, seat: int) -> Flow[None]:
        there = market(s)
        given = yield from which_card(seat, MARKET_GIVE, s.hands[seat], "F.1", at=there.at)
        wares = [Ware(n) for n in range(len(there.wares))]
        taken = yield from one_of(seat, MARKET_TAKE, wares, "F.1", always=True, at=there.at)
        s.used |= TRADED
        trade(s, seat, given, taken.which)


def trade(s: Root, seat: int, given: int, which: int) -> None:
    """The card given takes the place of the card taken, face down."""
    wares = market(s).wares
    gained = wares[which]
    wares[which] = given
    s.out_of_hand(seat, given)
    s.into_hand(seat, gained)
    s.reveal()
    s.tell(Traded(seat, given, gained, which))


def market(s: Root) -> BlackMarket:
    """The Black Market, which is in this match."""
    return next(landmark for landmark in s.landmarks if isinstance(landmark, BlackMarket))


# The Elder Treetop


class Treetop(Landmark):
    """It has a slot that is filled last and emptied last (ruling R101); the building in it is worth more."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.points = data.landmarks()[name].vp
        self.perched = 0
        """The kind of the building in its slot."""

    def copy(self) -> Treetop:
        treetop = Treetop(self.name)
        treetop.at = self.at
        treetop.perched = self.perched
        return treetop

    def stock(self, s: Root) -> None:
        s.open_slots(self.at, data.landmarks()[self.name].extra_slots)

    def built(self, s: Root, kind: int, at: int) -> None:
        if at == self.at and not s.slots[at] and not self.perched:
            self.perched = kind

    def razed(self, s: Root, kind: int, at: int) -> None:
        if at == self.at and kind == self.perched and not s.pieces[kind][at]:
            self.perched = 0

    def holds(self, s: Root, kind: int, count: int, at: int) -> bool:
        return at == self.at and kind == self.perched and s.pieces[kind][at] == count

    def hold(self, kind: int) -> None:
        self.perched = kind

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {"perched": PIECES[self.perched] if self.perched else None}

    def count(self, held: dict[str, int]) -> None:
        if not self.at:
            return
        slots = f"slots of {self.at}"
        held[slots] = held.get(slots, 0) - data.landmarks()[self.name].extra_slots

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("treetop slot", PIECES[self.perched] if self.perched else "")]

    def read(self, lines: Lines, naming: Naming) -> None:
        slot = lines.take("treetop slot", "")
        self.perched = index(PIECES, slot, "treetop slot") if slot else 0


# The Legendary Forge


class Forge(Landmark):
    """Items of its suit lie there instead of in the supply; whoever has pieces there can craft them."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.items: list[int] = [0] * len(ITEMS)

    def copy(self) -> Forge:
        there = Forge(self.name)
        there.at = self.at
        there.items = self.items.copy()
        return there

    def stock(self, s: Root) -> None:
        for name, count in data.landmarks()[self.name].items[SUIT_NAMES[s.suits[self.at]]].items():
            item = ITEMS.index(name)
            self.items[item] = min(count, s.items[item])
            s.items[item] -= self.items[item]

    def offers(self, s: Root, seat: int, item: int) -> bool:
        return self.items[item] > 0 and s.present(seat, self.at)

    def give(self, item: int) -> None:
        self.items[item] -= 1

    def reward(self, s: Root, seat: int) -> int:
        card = data.landmarks()[self.name]
        s.draw(seat, card.draw)
        return card.vp

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {"forged": self.items.copy()}

    def count(self, held: dict[str, int]) -> None:
        for item, count in enumerate(self.items):
            held[ITEMS[item]] = held.get(ITEMS[item], 0) + count

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("forge", counted(ITEMS, self.items))]

    def read(self, lines: Lines, naming: Naming) -> None:
        self.items = read_counted(ITEMS, lines.take("forge", ""), "forge")


SUIT_NAMES: Final[tuple[data.Suit, ...]] = ("fox", "rabbit", "mouse", "bird")
assert SUIT_NAMES == SUITS


# The Lost City


class LostCity(Landmark):
    """Its clearing is of every suit."""

    def copy(self) -> LostCity:
        city = LostCity(self.name)
        city.at = self.at
        return city

    def stand(self, s: Root, at: int) -> None:
        self.at = at
        s.lay_suits((*s.suits[:at], EVERY, *s.suits[at + 1 :]))


# The tower


class Tower(Landmark):
    """Whoever rules its clearing at the end of his Evening scores."""

    def copy(self) -> Tower:
        tower = Tower(self.name)
        tower.at = self.at
        return tower

    def end_turn(self, s: Root, seat: int) -> None:
        if self.at and s.rules(seat, self.at):
            s.score(seat, 1, "C.3.4")


KINDS: Final[dict[str, type[Landmark]]] = {
    "black_market": BlackMarket,
    "elder_treetop": Treetop,
    "ferry": Ferry,
    "legendary_forge": Forge,
    "lost_city": LostCity,
    "tower": Tower,
}
STEPS: Final = {"landmark": set_up_landmark}
