"""The cards of the Exiles and Partisans deck with lasting effects, in the order of a turn."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lexludi.games.root.rules.battle import WHICH_BATTLE, extra_hit, hand_decides, offer_battles
from lexludi.games.root.rules.battle import Battle as BattleUnderWay
from lexludi.games.root.rules.box.codes import CLEARINGS, CRAFTING_PIECES, EVENING, FOX, MOUSE, RABBIT, WARRIOR
from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.drawing import draw_cards
from lexludi.games.root.rules.effects import (
    EITHER,
    END_OF_BIRDSONG,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_EVENING,
    BattleCard,
    Modifier,
    Power,
    always,
    crafted,
)
from lexludi.games.root.rules.events import Spent, UsedCard
from lexludi.games.root.rules.hands import other_with_cards, others, pass_card, take_random, with_cards
from lexludi.games.root.rules.move import MOVES, move, why_not_enter
from lexludi.games.root.rules.options import Battle, Ferry, Item, Move, Piece
from lexludi.games.root.rules.prompts import CARD, ITEM_EXHAUSTED, SEAT, note, prompt
from lexludi.games.root.rules.removal import Removal, replace_warrior
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.position import Lines
from lexludi.locale import N_
from lexludi.parts.asking import PASS, which_card, whom
from lexludi.parts.options import Card
from lexludi.parts.positions import counted, read_counted

# Birdsong


def sabotaged(s: Root, seat: int) -> list[int]:
    """The crafted cards of enemies."""
    return [card for enemy in s.rivals(seat) for card in s.crafted[enemy]]


def any_sabotage(s: Root, seat: int) -> bool:
    return any(s.crafted[enemy] for enemy in s.rivals(seat))


WHAT_TO_SABOTAGE: Final = prompt("sabotage", N_("Choose the crafted card that its owner discards."))


def saboteurs(s: Root, seat: int) -> Flow[None]:
    """An enemy discards a crafted card of the saboteur's choice."""
    card = yield from which_card(seat, WHAT_TO_SABOTAGE, sabotaged(s, seat), "4.1.3")
    owner = next(enemy for enemy in s.rivals(seat) if card in s.crafted[enemy])
    s.discard_crafted(owner, card)
    s.tell(Spent(owner, card, "4.1.3"))


def forced_moves(s: Root, enemy: int) -> list[Option]:
    """Law 1.5.5: half the warriors of each clearing, rounded up, to whatever is adjacent for their owner (ruling R41).

    The warlord counts among them, but stays (14.2.2, ruling R52).
    """
    options: list[Option] = []
    for origin in s.setting.ground[enemy]:
        half = min((s.warriors[enemy][origin] + 1) // 2, s.movable(enemy, origin))
        if half:
            for to in s.neighbours(enemy, origin):
                if why_not_enter(s, enemy, origin, to) is None:
                    options.append(MOVES[origin][to][half - 1])
    return options


def misled(s: Root, seat: int) -> list[int]:
    """The enemies who can be sent anywhere."""
    return [enemy for enemy in s.rivals(seat) if forced_moves(s, enemy)]


def any_misled(s: Root, seat: int) -> bool:
    return bool(misled(s, seat))


WHOM_TO_MISLEAD: Final = prompt("mislead", N_("Choose the enemy who gets false orders."))
FORCE_MOVE: Final = prompt("force-move", N_("Choose the move that {enemy} must make."), enemy=SEAT, of="enemy")


def false_orders(s: Root, seat: int) -> Flow[None]:
    """Force an enemy to move half the warriors of a clearing, whoever rules; the enemy answers for the move (1.5.5)."""
    enemy = yield from whom(seat, WHOM_TO_MISLEAD, misled(s, seat), "4.1.3")
    choice = yield Ask(seat, FORCE_MOVE, forced_moves(s, enemy), "1.5.5", enemy=enemy)
    flow = move(s, enemy, choice.origin, choice.to, choice.count)
    if flow is not None:
        yield from flow


WHOM_TO_SWAP_WITH: Final = prompt("swap", N_("Choose a player: you take a random card and give one back."))
GIVE_BACK: Final = prompt("give-back", N_("Choose the card to give back to {other}."), other=SEAT)


def swap_meet(s: Root, seat: int) -> Flow[None]:
    """Take a random card from another hand and give one back, perhaps the same."""
    other = yield from whom(seat, WHOM_TO_SWAP_WITH, with_cards(s, others(s, seat)), "4.1.3")
    take_random(s, seat, other)
    card = yield from which_card(seat, GIVE_BACK, s.hands[seat], "4.1.3", other=other)
    pass_card(s, seat, other, card)


WHERE_TO_EMIGRATE: Final = prompt("emigrate", N_("Move to a clearing where you can battle."))


def emigrate(s: Root, seat: int) -> Flow[None]:
    """Eyrie Émigré: move, then battle where the move led; whoever does not do both loses the card (ruling R149)."""
    card = s.card_of(seat, crafted("eyrie_emigre"))
    board = s.boards[seat]
    moves = Menu(s)
    board.offer_moves(s, moves)
    if moves.options:
        s.tell(UsedCard(seat, card))
        choice = yield Ask(seat, WHERE_TO_EMIGRATE, moves.options, "4.1.3")
        to = destination(choice)
        yield from board.take_move(s, choice)
        fights = Menu(s)
        offer_battles(s, seat, fights)
        battles: list[Option] = []
        for option in fights.options:
            if isinstance(option, Battle) and option.at == to:
                battles.append(option)
        if battles:
            fight = yield Ask(seat, WHICH_BATTLE, battles, "4.1.3", always=hand_decides(s, seat))
            yield from board.take_battle(s, fight)
            return
    s.discard_crafted(seat, card)
    s.tell(Spent(seat, card, "4.1.3"))


def destination(option: Option) -> int:
    """Where a move leads."""
    if isinstance(option, (Move, Ferry)):
        return option.to
    raise TypeError(f"{option} is no move")


# Daylight


def replaceable(s: Root, seat: int, card: int) -> list[Option]:
    """Law G.1.13: the enemy warriors in clearings of the card's suit that a warrior of this seat could replace."""
    options: list[Option] = []
    for at in CLEARINGS:
        if s.matches(card, s.suits[at]) and s.why_not_place(seat, at) is None:
            for enemy in s.enemies(seat):
                if s.targets(seat, enemy, at):
                    options.append(Piece(enemy, WARRIOR, at))
    return options


def persuasive(s: Root, seat: int) -> list[int]:
    """The cards of the hand that could be spent on propaganda."""
    if not s.supply[seat]:
        return []
    return [card for card in s.hands[seat] if replaceable(s, seat, card)]


def any_persuasion(s: Root, seat: int) -> bool:
    return bool(persuasive(s, seat))


PAY_PROPAGANDA: Final = prompt(
    "pay-propaganda", N_("Spend a card to replace an enemy warrior in a clearing of its suit.")
)
WHOM_TO_REPLACE: Final = prompt("replace", N_("Choose the enemy warrior to replace."))


def propaganda_bureau(s: Root, seat: int) -> Flow[None]:
    """Spend a card to replace an enemy warrior in a clearing of its suit; what follows comes last (ruling R12)."""
    several = len(s.hands[seat]) > 1  # how many of them would do shows to nobody
    paid = yield from which_card(seat, PAY_PROPAGANDA, persuasive(s, seat), "4.1.3", always=several)
    s.spend(seat, paid, "4.1.3")
    choice = yield Ask(seat, WHOM_TO_REPLACE, replaceable(s, seat, paid), "G.1.13")
    yield from replace_warrior(s, seat, choice.owner, choice.at)


def ready_items(s: Root, seat: int) -> list[Option]:
    """The items of the Crafted Items box that are not exhausted."""
    box = s.boxes[seat]
    turned = s.turned[seat]
    return [Item(item, 0) for item in range(len(box)) if box[item] > turned[item]]


def adventures(s: Root, seat: int) -> Menu:
    """Every move and battle of that seat."""
    menu = Menu(s)
    s.boards[seat].offer_moves(s, menu)
    offer_battles(s, seat, menu)
    return menu


def any_adventure(s: Root, seat: int) -> bool:
    return bool(ready_items(s, seat)) and bool(adventures(s, seat).options)


WHAT_TO_EXHAUST: Final = prompt("exhaust", N_("Choose the crafted item to exhaust."))
MOVE_OR_BATTLE: Final = prompt("move-or-battle", N_("Choose a move or a battle."))


def league_of_adventurous_mice(s: Root, seat: int) -> Flow[None]:
    """Exhaust a crafted item to move or battle."""
    item = yield Ask(seat, WHAT_TO_EXHAUST, ready_items(s, seat), "4.1.3")
    s.turned[seat][item.item] += 1
    s.note(seat, ITEM_EXHAUSTED, "4.1.3", item=item.item)
    choice = yield adventures(s, seat).ask(seat, MOVE_OR_BATTLE, "4.1.3")
    if isinstance(choice, Battle):
        yield from s.boards[seat].take_battle(s, choice)
    else:
        yield from s.boards[seat].take_move(s, choice)


# Evening


TOOK_AMBUSH: Final = note("took-ambush", N_("{seat} takes {card} from the discard pile."), card=CARD)
TAKE_AMBUSH: Final = prompt(
    "inform", N_("Take an ambush card from the discard pile instead of drawing?"), passes=N_("Draw from the deck")
)


def inform(s: Root, seat: int) -> Flow[bool]:
    """In one's own Evening, take an ambush card from the discard pile instead (ruling R35)."""
    pack = s.setting.pack
    options: list[Option] = [Card(card) for card in sorted(s.deck.discards) if pack.ambush[card]]
    if not options or s.phase != EVENING or s.active != seat:
        return False
    options.append(PASS)
    choice = yield Ask(seat, TAKE_AMBUSH, options, "4.1.3")
    if isinstance(choice, Pass):
        return False
    s.tell(UsedCard(seat, s.card_of(seat, crafted("informants"))))
    s.take_discarded(seat, choice.card)
    s.note(seat, TOOK_AMBUSH, "4.1.3", card=choice.card)
    return True


WHOM_TO_CHARM: Final = prompt("charm", N_("Choose another player who scores a point."))


def charm_offensive(s: Root, seat: int) -> Flow[None]:
    """Draw a card; another player of one's choice scores a point."""
    flow = draw_cards(s, seat, 1)
    if flow is not None:
        yield from flow
    other = yield from whom(seat, WHOM_TO_CHARM, others(s, seat), "4.1.3")
    s.score(other, 1, "4.1.3")


# Battle


def at_home(suit: int, s: Root, b: BattleUnderWay, seat: int) -> bool:
    """Partisans fight in clearings of their suit."""
    return s.is_suit(b.at, suit)


def partisans(suit: int, s: Root, b: BattleUnderWay, seat: int) -> None:
    """Deal an extra hit, and discard all cards of other suits; birds go too (ruling R10)."""
    extra_hit(b, seat)
    for card in s.hands[seat].copy():
        if s.setting.suit[card] != suit:
            s.spend(seat, card, "4.3.3")


# Rule and movement


def two_a_token(s: Root, seat: int, at: int) -> int:
    """Soup Kitchens: each token counts two for rule."""
    return 2 * s.tokens[seat][at]


def over_rivers(s: Root, seat: int, at: int) -> tuple[int, ...]:
    """Boat Builders: rivers are paths."""
    return s.setting.plan.rivers[at]


def workplaces(s: Root, seat: int) -> list[int]:
    """The clearings with crafting pieces of that seat."""
    kinds = [k for k in s.setting.kinds if s.setting.owner[k] == seat and k in CRAFTING_PIECES]
    return [at for at in CLEARINGS if any(s.pieces[k][at] for k in kinds)]


def through_tunnels(s: Root, seat: int, at: int) -> list[int]:
    """Tunnels: clearings with one's own crafting pieces are adjacent to each other."""
    ends = workplaces(s, seat)
    return [end for end in ends if end != at] if at in ends else []


def anywhere(s: Root, seat: int, origin: int, to: int) -> bool:
    """Corvid Planners: whoever rules."""
    return True


# Crafting items


def one_more(s: Root, seat: int) -> int:
    """Master Engravers: a point."""
    return 1


def murine_broker(s: Root, seat: int, crafter: int) -> None:
    """Draw a card."""
    s.draw(seat)


# The fallen


COFFINS_A_POINT: Final = 5


class Coffins(Drawer):
    """The warriors that lie on Coffin Makers, by owner."""

    def __init__(self) -> None:
        self.warriors: dict[int, int] = {}

    def copy(self) -> Coffins:
        coffins = Coffins()
        coffins.warriors = self.warriors.copy()
        return coffins

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {"coffins": [self.warriors.get(owner, 0) for owner in range(s.owners)]}

    def count(self, held: dict[str, int]) -> None:
        for owner, count in self.warriors.items():
            held[f"warriors of {owner}"] += count

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        counts = [self.warriors.get(owner, 0) for owner in range(len(naming.owners))]
        return [("coffins", counted(naming.owners, counts))]

    def read(self, lines: Lines, naming: Naming) -> None:
        counts = read_counted(naming.owners, lines.take("coffins", ""), "coffins")
        self.warriors = {owner: count for owner, count in enumerate(counts) if count}


def coffins(s: Root) -> Coffins:
    drawer = s.drawers["coffin_makers"]
    assert isinstance(drawer, Coffins)
    return drawer


def bury(s: Root, seat: int, removal: Removal) -> None:
    """Coffin Makers: warriors that went to a supply lie on the card instead, but for replaced ones."""
    if removal.replaces:
        return
    buried = coffins(s).warriors
    for loss in removal.losses:
        count = min(loss.returned, s.supply[loss.owner]) if loss.kind == WARRIOR else 0
        if count:
            s.to_box(loss.owner, count)
            buried[loss.owner] = buried.get(loss.owner, 0) + count


def open_coffins(s: Root, seat: int) -> None:
    """The warriors on the card return to their supplies."""
    buried = coffins(s).warriors
    for owner, count in buried.items():
        s.from_box(owner, count)
    buried.clear()


def pay_out(s: Root, seat: int) -> None:
    """They return at the start of Birdsong, for a point each five."""
    buried = sum(coffins(s).warriors.values())
    open_coffins(s, seat)
    s.score(seat, buried // COFFINS_A_POINT, "4.1.3")


EXILES: Final = (
    Power("saboteurs", START_OF_BIRDSONG, any_sabotage, saboteurs),
    Power("false_orders", IN_BIRDSONG, any_misled, false_orders),
    Power("swap_meet", IN_BIRDSONG, other_with_cards, swap_meet),
    Power("eyrie_emigre", END_OF_BIRDSONG, always, emigrate),
    Power("propaganda_bureau", IN_DAYLIGHT, any_persuasion, propaganda_bureau, needs_cards=True),
    Power("league_of_adventurous_mice", IN_DAYLIGHT, any_adventure, league_of_adventurous_mice),
    Power("charm_offensive", START_OF_EVENING, always, charm_offensive),
    BattleCard("fox_partisans", EITHER, partial(partisans, FOX), partial(at_home, FOX)),
    BattleCard("rabbit_partisans", EITHER, partial(partisans, RABBIT), partial(at_home, RABBIT)),
    BattleCard("mouse_partisans", EITHER, partial(partisans, MOUSE), partial(at_home, MOUSE)),
    Modifier(crafted("soup_kitchens"), strength=two_a_token),
    Modifier(crafted("boat_builders"), adjoining=over_rivers),
    Modifier(crafted("tunnels"), adjoining=through_tunnels),
    Modifier(crafted("corvid_planners"), heedless=anywhere),
    Modifier(crafted("informants"), drawing=inform),
    Modifier(crafted("master_engravers"), item_points=one_more),
    Modifier(crafted("murine_broker"), item_crafted=murine_broker),
    Modifier(crafted("coffin_makers"), fallen=bury, birdsong=pay_out, lost=open_coffins, drawer=Coffins),
)
