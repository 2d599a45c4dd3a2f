"""Law 4.1.3: what a card with a lasting effect declares, and the moments at which rules listen.

A card is one declaration, in the file of its deck: a `Power` that its owner uses, a `BattleCard`, or a `Modifier` of
rules; and so is what a hireling lends its controller, in the hireling's file. Rules know moments and name no card. Who
listens to which of them is gathered when a match is set up, so that a moment nobody waits for costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.once import ONCE
from lexludi.kernel.ask import Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.parts.once import Marks

if TYPE_CHECKING:
    from lexludi.games.root.rules.battle import Battle
    from lexludi.games.root.rules.drawers import Drawer
    from lexludi.games.root.rules.removal import Removal
    from lexludi.games.root.rules.setting import Setting
    from lexludi.games.root.rules.state import Root

EFFECTS: Final = Marks(card.id for card in data.cards().values() if card.kind == "persistent")
"""The lasting effects there are: a bit each in `Root.effects`."""

# Windows: when a power can be used

START_OF_BIRDSONG: Final = "birdsong-start"
IN_BIRDSONG: Final = "birdsong"
END_OF_BIRDSONG: Final = "birdsong-end"
START_OF_DAYLIGHT: Final = "daylight-start"
IN_DAYLIGHT: Final = "daylight"
START_OF_EVENING: Final = "evening-start"
WINDOWS: Final = (
    START_OF_BIRDSONG, IN_BIRDSONG, END_OF_BIRDSONG, START_OF_DAYLIGHT, IN_DAYLIGHT, START_OF_EVENING,
)  # fmt: skip

# Sides of a battle

ATTACKER: Final = 1
DEFENDER: Final = 2
EITHER: Final = 3

Ready: TypeAlias = "Callable[[Root, int], bool]"
Run: TypeAlias = "Callable[[Root, int], Flow[None]]"
ReadyInBattle: TypeAlias = "Callable[[Root, Battle, int], bool]"
UseInBattle: TypeAlias = "Callable[[Root, Battle, int], None]"
Happens: TypeAlias = "Callable[[Root, int], None]"
Adds: TypeAlias = "Callable[[Root, int], int]"
Strengthens: TypeAlias = "Callable[[Root, int, int], int]"
Adjoins: TypeAlias = "Callable[[Root, int, int], Iterable[int]]"
Ignores: TypeAlias = "Callable[[Root, int, int, int], bool]"
Replaces: TypeAlias = "Callable[[Root, int], Flow[bool]]"
Hears: TypeAlias = "Callable[[Root, int, int], None]"
Keeps: TypeAlias = "Callable[[Root, int, int], Flow[None]]"
Follows: TypeAlias = "Callable[[Root, int, Removal], None]"


def crafted(name: str) -> int:
    """The bit of the effect of a card."""
    return EFFECTS.bits[name]


def always(s: Root, seat: int) -> bool:
    """Nothing to ask for: the card can be used whenever its time comes."""
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What all declarations have in common: the effect they belong to."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def join(self, setting: Setting) -> None:
        """Be heard at the moments it has something to say."""


class Power(Effect):
    """A card that its owner uses: when, whether it can be used now, and what it does.

    The card's data say whether it is discarded for that, and whether it must be used. With `needs_cards`, whether it
    is ready depends on the owner's hand.
    """

    def __init__(self, name: str, when: str, ready: Ready, run: Run, needs_cards: bool = False) -> None:
        super().__init__(crafted(name))
        card = data.cards()[name]
        self.when = when
        self.ready = ready
        self.run = run
        self.needs_cards = needs_cards
        self.discards = card.use == "discard_to_use"
        self.must = card.must
        self.mark = 0 if self.discards else ONCE.mark(name)

    def join(self, setting: Setting) -> None:
        moments = setting.moments
        moments.powers[self.effect] = self
        moments.windows[self.when] |= self.effect
        if self.needs_cards:
            moments.needing_cards |= self.effect
        if self.must:
            moments.binding |= self.effect


class BattleCard(Effect):
    """A card that one side may use in step 3 of a battle: which side, whether it can, and what it does."""

    def __init__(self, name: str, side: int, use: UseInBattle, ready: ReadyInBattle | None = None) -> None:
        super().__init__(crafted(name))
        self.side = side
        self.use = use
        self.ready = ready
        self.discards = data.cards()[name].use == "discard_to_use"

    def join(self, setting: Setting) -> None:
        setting.moments.in_battle.append(self)
        for side in (ATTACKER, DEFENDER):
            if self.side & side:
                setting.moments.battling[side] |= self.effect


class Modifier(Effect):
    """A card that changes rules for its owner, for as long as he has it."""

    def __init__(
        self,
        effect: int,
        *,
        wins_ties: bool = False,
        shuns_ambush: bool = False,
        strength: Strengthens | None = None,
        adjoining: Adjoins | None = None,
        heedless: Ignores | None = None,
        birdsong: Happens | None = None,
        drawing: Replaces | None = None,
        fallen: Follows | None = None,
        item_points: Adds | None = None,
        item_card: Keeps | None = None,
        item_crafted: Hears | None = None,
        lost: Happens | None = None,
        drawer: Callable[[], Drawer] | None = None,
    ) -> None:
        super().__init__(effect)
        self.drawer = drawer
        """What lies on the card, beginning with nothing."""
        self.wins_ties = wins_ties
        """Law 2.5: whether he rules where he is tied."""
        self.shuns_ambush = shuns_ambush
        """Law 4.3.1: whether nobody can ambush him when he attacks."""
        self.strength = strength
        """Law 2.5 (state, owner, clearing): what else counts for him."""
        self.adjoining = adjoining
        """Law 2.2.1 (state, owner, clearing): the clearings that are adjacent for him as well."""
        self.heedless = heedless
        """Law 4.2.1 (state, owner, from, to): whether he may move there whoever rules."""
        self.birdsong = birdsong
        """What happens when his Birdsong begins."""
        self.drawing = drawing
        """Law 2.1.2: what he may do instead of drawing by the rules of a turn; whether he did."""
        self.fallen = fallen
        """(state, owner, removal): what becomes of pieces, whosever, when all that a removal sets off is done."""
        self.item_points = item_points
        """Law 4.1.2: what more an item is worth when he crafts it."""
        self.item_card = item_card
        """Law 4.1.2 (state, owner, card): what becomes of a card that he crafted for its item."""
        self.item_crafted = item_crafted
        """Law 4.1.2 (state, owner, crafter): what happens when another player crafts an item."""
        self.lost = lost
        """What happens when the card leaves play."""

    def join(self, setting: Setting) -> None:
        moments = setting.moments
        effect = self.effect
        if self.drawer is not None:
            setting.drawers[EFFECTS.names(effect)[0]] = self.drawer
        if self.wins_ties:
            moments.claiming |= effect
            moments.winning_ties |= effect
        if self.shuns_ambush:
            moments.shunning_ambush |= effect
        if self.strength is not None:
            moments.claiming |= effect
            moments.strength.append((effect, self.strength))
        if self.adjoining is not None:
            moments.roaming |= effect
            moments.adjoining.append((effect, self.adjoining))
        if self.heedless is not None:
            moments.roaming |= effect
            moments.heedless.append((effect, self.heedless))
        if self.birdsong is not None:
            moments.birdsong.append((effect, self.birdsong))
        if self.drawing is not None:
            moments.drawing.append((effect, self.drawing))
        if self.fallen is not None:
            moments.fallen.append((effect, self.fallen))
        if self.item_points is not None:
            moments.item_points.append((effect, self.item_points))
        if self.item_card is not None:
            moments.item_card.append((effect, self.item_card))
        if self.item_crafted is not None:
            moments.item_crafted.append((effect, self.item_crafted))
        if self.lost is not None:
            moments.lost.append((effect, self.lost))


class Moments:
    """Who listens in a match: for each moment the effects that are heard there, and what each of them says."""

    def __init__(self) -> None:
        self.windows: dict[str, int] = dict.fromkeys(WINDOWS, 0)
        self.powers: dict[int, Power] = {}
        self.needing_cards = 0
        self.binding = 0
        """The effects that must be used."""
        self.in_battle: list[BattleCard] = []
        self.battling: list[int] = [0] * (EITHER + 1)
        """The effects of these that each side can use."""
        self.winning_ties = 0
        self.shunning_ambush = 0
        self.claiming = 0
        """The effects that change who rules."""
        self.roaming = 0
        """The effects that let their owners go elsewhere than everybody."""
        self.strength: list[tuple[int, Strengthens]] = []
        self.adjoining: list[tuple[int, Adjoins]] = []
        self.heedless: list[tuple[int, Ignores]] = []
        self.birdsong: list[tuple[int, Happens]] = []
        self.drawing: list[tuple[int, Replaces]] = []
        self.fallen: list[tuple[int, Follows]] = []
        self.item_points: list[tuple[int, Adds]] = []
        self.item_card: list[tuple[int, Keeps]] = []
        self.item_crafted: list[tuple[int, Hears]] = []
        self.lost: list[tuple[int, Happens]] = []


def claim_by_effects(s: Root, strength: list[int], at: int) -> None:
    """Law 2.5: what counts for rule by the effects that players have."""
    for effect, more in s.setting.moments.strength:
        for seat in range(s.players):
            if s.effects[seat] & effect:
                strength[seat] += more(s, seat, at)
