"""Tactics: when they can be played, and how (Law tactics). What each does is declared by `cards`.

Whoever holds tactics is asked at every moment for which some tactic could be played that nobody has seen discarded,
whatever is in the hand: that one is asked tells nothing (R287). Who does not want to be asked again can rest until the
season ends, or until a tactic is drawn.
"""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import BOOST_PRICE, CHI
from lexludi.games.wall.rules.box.printed import STANDARD_TACTICS
from lexludi.games.wall.rules.effects import Effect
from lexludi.games.wall.rules.events import PlayedTactic
from lexludi.games.wall.rules.options import Play, Rest
from lexludi.games.wall.rules.prompts import MOMENT, note, prompt
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS

PLAY_TACTIC: Final = prompt("tactic", N_("Play a tactic? {moment}"), moment=MOMENT, passes=N_("Play none"))

RESTS: Final = note("rests", N_("{seat} plays no more tactics this season."))
REST: Final = Rest()

# The moments at which tactics can be played
INCOME: Final = 0
REVEAL: Final = 1
TURN: Final = 2
ACTIVATION: Final = 3
ATTACK: Final = 4
DEFEAT: Final = 5
DEATHS: Final = 6
ASSAULT: Final = 7
DEMANDS: Final = 8
EVENT: Final = 9
WINDOW_NAMES: Final[tuple[str, ...]] = (
    "income", "reveal", "turn", "activation", "attack", "defeat", "deaths", "assault", "demands", "event"
)  # fmt: skip
BASIC: Final = 0
BOOSTED: Final = 1


class Tactic:
    """Law tactics.parts: a free effect, and a better one for chi; `after` says that it comes when all is settled."""

    def __init__(self, card: int, boost: int, basic: Effect, boosted: Effect, after: bool) -> None:
        self.card = card
        self.boost = boost
        self.effects = (basic, boosted)
        self.after = after

    def price(self, s: Wall, clan: int) -> int:
        return s.price(clan, BOOST_PRICE, self.boost)

    def ways(self, s: Wall, scene: Scene) -> list[Option]:
        """Law tactics.trigger: how it could be played now."""
        found: list[Option] = []
        if self.effects[BASIC].able(s, scene):
            found.append(Play(self.card, BASIC))
        if s.stock[scene.clan][CHI] >= self.price(s, scene.clan) and self.effects[BOOSTED].able(s, scene):
            found.append(Play(self.card, BOOSTED))
        return found


WINDOWS: Final[list[list[Tactic]]] = [[] for _ in WINDOW_NAMES]
"""The tactics of each moment."""


def declare(window: str, tactic: Tactic) -> None:
    WINDOWS[WINDOW_NAMES.index(window)].append(tactic)


def window(s: Wall, moment: int, scene: Scene) -> Flow[None]:
    """Law tactics.once: whoever holds tactics may play one."""
    clan = scene.clan
    hand = s.tactics[clan]
    if not hand or s.resting >> clan & 1:
        return
    possible = False
    options: list[Option] = []
    discards = s.tactic_deck.discards
    for tactic in WINDOWS[moment]:
        card = tactic.card
        if card in discards or (card >= STANDARD_TACTICS and not s.setting.cooperative):
            continue
        if possible and card not in hand:
            continue
        ways = tactic.ways(s, scene)
        if ways:
            possible = True
            if card in hand:
                options += ways
    if not possible:
        return
    choice: Option = yield Ask(clan, PLAY_TACTIC, [*options, PASS, REST], "tactics.trigger", True, moment=moment)
    if isinstance(choice, Rest):
        s.resting |= 1 << clan
        s.note(clan, RESTS, "tactics.trigger")
    elif isinstance(choice, Play):
        played = next(tactic for tactic in WINDOWS[moment] if tactic.card == choice.card)
        yield from play(s, played, choice.boosted, scene)


def play(s: Wall, tactic: Tactic, boosted: int, scene: Scene) -> Flow[None]:
    """Law tactics.parts: the boosted effect is paid for; the card is discarded."""
    clan = scene.clan
    s.tactics[clan].remove(tactic.card)
    s.tactic_deck.discard(tactic.card)
    s.reveal()
    s.tell(PlayedTactic(clan, tactic.card, boosted))
    if boosted:
        s.pay(clan, CHI, tactic.price(s, clan))
    effect = tactic.effects[boosted]
    if tactic.after and scene.deaths is not None:
        scene.deaths.after.append(effect.run)
    else:
        yield from effect.run(s, scene)
    yield from m.occur(s, m.PLAYED, Scene(clan))
