"""What a player has before him, and what one faction lets the others do: the clauses that chapters override."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexludi.games.root.rules.box.codes import ALL_SUITS, NOBODY, UNDECIDED
from lexludi.games.root.rules.drawers import Holder
from lexludi.games.root.rules.events import ShowedHand
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Option

if TYPE_CHECKING:
    from lexludi.games.root.rules.state import Root


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Holder):
    """A player's faction board. A faction overrides the clauses that its chapter changes."""

    def __init__(self, seat: int, faction: int) -> None:
        self.seat = seat
        self.faction = faction

    def copy(self) -> Board:
        return Board(self.seat, self.faction)

    def prepare(self, s: Root) -> None:
        """What happens before the cards are dealt (Law rootbotics 3.3)."""

    def crafting(self, s: Root) -> list[int]:
        """Law 4.1.1: how many crafting pieces of each suit there are, activated ones included."""
        return [0] * ALL_SUITS

    @property
    def is_arbiter(self) -> bool:
        """Law D.5.2: whether others may enlist this player."""
        return False

    def might(self, s: Root, at: int) -> int:
        """Law 4.3.2.I: the most hits this player can roll in that clearing."""
        return s.warriors[self.seat][at]

    def defenceless(self, s: Root, at: int) -> bool:
        """Law 4.3.3.II."""
        return not s.warriors[self.seat][at]

    def in_action(self, s: Root, at: int) -> bool:
        """Law 4.3.1.II: whether this player can fight on in that clearing without a warrior there."""
        return s.pawns[self.seat] == at

    def extra_attack(self, at: int) -> int:
        """Extra hits this player always deals as attacker in that clearing (Law 4.3.3.I)."""
        return 0

    def extra_defence(self, s: Root, at: int) -> int:
        """Extra hits this player always deals as defender in that clearing (Law 4.3.3.I)."""
        return 0

    def guerrilla(self) -> bool:
        """Whether this player, defending, deals the higher roll (Law 8.2.2)."""
        return False

    def battle_options(self, s: Root, b: Any) -> list[Option]:
        """Optional effects of the faction itself in step 3 of a battle."""
        return []

    def use_in_battle(self, s: Root, b: Any, choice: Option) -> None:
        """Use one of them."""

    def offer_moves(self, s: Root, menu: Menu) -> None:
        """Law 4.2: the moves of this player where a card grants one."""
        from lexludi.games.root.rules.move import offer_moves

        offer_moves(s, self.seat, menu)

    def take_move(self, s: Root, choice: Option) -> Flow[None]:
        """Make one of them."""
        from lexludi.games.root.rules.move import take_move

        flow = take_move(s, self.seat, choice)
        if flow is not None:
            yield from flow

    def take_battle(self, s: Root, choice: Option) -> Flow[None]:
        """Fight one of them."""
        from lexludi.games.root.rules.battle import take_battle

        yield from take_battle(s, self.seat, choice)

    def take_hits(self, s: Root, b: Any, removal: Any, by: int, hits: int) -> Flow[None] | None:
        """How else than by losing pieces this player takes hits (Law 4.3.4)."""
        return None

    def waylaid(self, s: Root, march: Any, by: int) -> Flow[None] | None:
        """How else than by losing a warrior this player suffers on a path where a moving piece is removed."""
        return None

    def protection(self, s: Root, at: int) -> int:
        """Law D.5.2: what this player adds to the most hits that a defender can roll."""
        return self.might(s, at)

    def wares(self, s: Root) -> list[int]:
        """The cards that this player sells (Law 11.2.7.I)."""
        return s.hands[self.seat]

    def sell(self, s: Root, card: int) -> None:
        """One of them goes to whoever has paid for it."""
        s.out_of_hand(self.seat, card)

    def till(self) -> list[int]:
        """The warriors that others have paid with, by seat (Law 11.2.6.I)."""
        return []

    def can_be_ambushed(self) -> bool:
        """Whether this player, attacking, can be ambushed (Law 4.3.1)."""
        return True

    def spring_kept(self, s: Root, at: int) -> int:
        """An ambush card that lies ready on the board, now played and discarded (Law 4.3.1); NOBODY without one."""
        return NOBODY

    def lose_rest(self, s: Root, removal: Any, by: int, hits: int, at: int) -> bool:
        """Law 4.3.4: lose buildings and tokens by a rule of one's own; False where the player chooses."""
        return False

    def picks_loss(self, s: Root, kinds: list[int]) -> int:
        """Law D.4.2: the kind that this player removes in a battle between others; NOBODY where he is asked."""
        return NOBODY

    def suffer(self, s: Root, removal: Any, by: int, at: int) -> None:
        """What a bomb removes of this player's pieces (Law 13.7.1)."""
        removal.take_all(s, by, self.seat, at)

    def heeds_snares(self) -> bool:
        """Whether a snare keeps this player's pieces in a clearing, or out of it (Law 13.7.2)."""
        return True

    # Cards

    def draw(self, s: Root, count: int) -> list[int]:
        """Law 2.1.2: take cards from the deck into the hand."""
        return s.draw_into_hand(self.seat, count)

    def gives_cards(self, s: Root) -> bool:
        """Whether somebody can take a card from this player."""
        return bool(s.hands[self.seat])

    def give_random(self, s: Root, taker: int, law: str) -> int:
        """Another takes a random card; returns which, or NOBODY where it was none of the hand."""
        card = s.chance.pick(s.hands[self.seat], "card")
        s.boards[taker].get_card(s, self.seat, card, law)
        return card

    def get_card(self, s: Root, giver: int, card: int, law: str) -> None:
        """Law 1.3.2: get a card out of another hand."""
        s.hand_over(giver, self.seat, card, law)

    def show_hand(self, s: Root, to: int, law: str) -> None:
        """Law G.1.30: let another look at the hand."""
        if s.log is not None:
            s.tell(ShowedHand(self.seat, to, tuple(s.hands[self.seat]), law))

    # Services and hirelings

    def go_shopping(self, s: Root) -> None:
        """Law 11.2.6: buy services at the start of Birdsong."""
        s.then("riverfolk.buy", self.seat)

    def employs(self) -> bool:
        """Whether this player takes hireling markers and can control hirelings (Law E.1)."""
        return True

    # What one's own chapter changes

    def steadfast(self, at: int) -> int:
        """How many warriors there only a battle can remove, and nobody else move (Law 14.2.2)."""
        return 0

    def returned(self, s: Root, count: int, at: int) -> int:
        """Of so many warriors just taken off a clearing, those that go to the supply."""
        return count

    def survive(self, s: Root) -> Flow[None]:
        """What a pawn suffers when all pieces around it are removed (Law 9.2.2.I)."""
        yield from ()

    def craft_item(self, s: Root, item: int, vp: int) -> Flow[int]:
        """Law 4.1.2, 3.2.2: where a crafted item goes; returns the points it is worth."""
        s.boxes[self.seat][item] += 1
        yield from ()
        return vp

    def pay_craft(self, s: Root, card: int) -> Flow[None] | None:
        """How else than by activating crafting pieces this player crafts (Law 4.1.1)."""
        return None

    def activate_dominance(self, s: Root, card: int) -> Flow[None]:
        """Law 3.3.1."""
        from lexludi.games.root.rules.dominance import activate_dominance

        activate_dominance(s, self.seat, card)
        yield from ()

    def is_asked_next(self) -> bool:
        """Whether this player decides something right after crafting, so that nobody sees whether he could craft."""
        return True

    def discard_law(self) -> str:
        """The rule by which this player discards down to five."""
        return "2.1.3"

    def draws(self, s: Root) -> int:
        """How many cards this player draws in Evening."""
        return 1

    def worth(self, s: Root) -> float:
        """What lies on the board is worth, as a rule of thumb for agents."""
        return 0.0

    def imagine(self, s: Root, viewer: int | None, chance: Chance) -> None:
        """Resample what else the viewer cannot know of this board; cards are seen to by `hidden`."""

    def looked_under(self) -> int:
        """The ruins of which this player knows what lies under them, one bit a clearing (Law 9.7.3)."""
        return 0

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {}

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        """The board as lines of a position, without the faction's name."""
        return []

    def read(self, own: Own) -> None:
        """The other way round."""

    def check(self, s: Root, own: Own) -> None:
        """Raise PositionError where what was read does not agree with the rest of the table."""


class Undecided(Board):
    """The place of a player who has still to choose a faction (Law A.8)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, UNDECIDED)

    def copy(self) -> Undecided:
        return Undecided(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside:
    """Something that a faction lets the others do in their own turns, between whatever else they do."""

    def open_to(self, s: Root, seat: int) -> bool:
        """Whether that seat could do it with the right cards: it is then asked, so that its hand stays secret."""
        return False

    def offer(self, s: Root, seat: int, menu: Menu) -> None:
        """Add it to the menu of that seat."""

    def take(self, s: Root, seat: int, choice: Option) -> Flow[None] | None:
        """How it is done, if it was chosen; None if the choice is something else."""
        return None
