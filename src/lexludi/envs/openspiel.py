"""Every game for OpenSpiel, registered as `lexludi_NAME` when this module is imported.

They need the extra `openspiel`: `pip install '.[openspiel]'`. See docs/rl.md.

    import lexludi.envs.openspiel, pyspiel
    game = pyspiel.load_game("lexludi_skirmish(seats=red/blue/green)")

Chance is explicit in games that say how many outcomes it can have (`Game.outcomes`): a state stops wherever a number is
drawn, in set-up too, and takes it as the action of the chance player. In others, or with `chance=sampled`, the match
draws its numbers itself, from `seed`; that is much faster, but OpenSpiel cannot write down such states of Python games.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as missing:
    wanted = f"lexludi.envs.openspiel needs {missing.name}; install Lex Ludi with its extra: pip install '.[openspiel]'"
    raise ModuleNotFoundError(wanted, name=missing.name) from None

from lexludi.envs.setting import EXPLICIT, FRESH, SAMPLED, Setting, setting
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance, Undrawn
from lexludi.kernel.errors import BadCall, BrokenGame, Untracked
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option

PREFIX = "lexludi_"
SETTING_UP = "the match is being set up"
"""What everybody sees before the first decision."""
MODES = {EXPLICIT: "EXPLICIT_STOCHASTIC", SAMPLED: "SAMPLED_STOCHASTIC"}


class SpielGame(pyspiel.Game):  # type: ignore[misc] # it has no types
    """A game as OpenSpiel knows one: with seats, options and a mode of chance, all of them parameters."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any]) -> None:
        self.setting = setting(name, params["seats"], params["options"], params["chance"], params["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=self.setting.game.outcomes if self.setting.explicit else 0,
            num_players=len(self.setting.players),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.setting.game.bound,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.setting)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """What makes observations, or information states if all is to be recalled."""
        return SpielObserver(self.setting, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel knows one: `match`, or None while chance still sets it up.

    Where seats are asked together they decide one after another, in the order of their asks, and none sees what the
    others have chosen. OpenSpiel copies a state by copying each of its fields, and pickles them to write it down.
    """

    def __init__(self, game: SpielGame, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        self.match: Match | None = None
        self.made: tuple[int, Option] | None = None
        """The choice that chance is still to answer."""
        self.numbers: tuple[int, ...] = ()
        """What it has answered so far."""
        self.below = setting.first
        """How many values the number has that is drawn now; 0 if somebody else decides."""
        self.past = [b""] * len(setting.players)
        """A digest of what each player was told and has chosen."""

    @property
    def played(self) -> Match | None:
        """The match; one whose chance is sampled begins when somebody first looks."""
        if self.match is None and not self.setting.explicit:
            self.match = self.setting.begun()
        return self.match

    # What OpenSpiel asks of a state

    def current_player(self) -> int:
        if self.below:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self._ask()
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else self.setting.players.index(ask.seat)

    def is_terminal(self) -> bool:
        return not self.below and self._ask() is None

    def _legal_actions(self, player: int) -> list[int]:
        ask = self._ask()
        return [] if ask is None else sorted(self.setting.actions.all(ask.options, ask.seat))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / self.below) for number in range(self.below)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action} of {self.below}" if self.below else f"draw {action}"
        seat = self.setting.players[player]
        ask, match = self._ask(), self.played
        if match is None:
            return f"choose {action}"
        place = None if ask is None or ask.seat != seat else self.setting.actions.find(ask.options, seat, action)
        if ask is not None and place is not None:
            return match.spell(ask.options[place])
        try:
            return match.spell(self.setting.actions.option(action, seat))
        except BadCall:
            return f"choose {action}"

    def returns(self) -> list[float]:
        result = None if self.match is None or self.below else self.match.result
        if result is None:
            return [0.0] * len(self.setting.players)
        return [1.0 if seat in result.winners else -1.0 for seat in self.setting.players]

    def __str__(self) -> str:
        match = self.played
        if match is None:
            return f"{SETTING_UP} {self.numbers}"
        try:
            text = match.position()
        except Untracked:
            text = match.game.write(match.state)  # an imagined world in the middle of a step
        return text if self.made is None else f"{text}{match.spell(self.made[1])} {self.numbers}"

    # Playing

    def _apply_action(self, action: int) -> None:
        if self.below:
            self.numbers = (*self.numbers, action)
        else:
            ask = self._ask()
            place = None if ask is None else self.setting.actions.find(ask.options, ask.seat, action)
            if ask is None or place is None:
                raise BadCall(f"there is no choice with the id {action} here")
            player = self.setting.players.index(ask.seat)
            self.past[player] = chained(self.past[player], action)
            self.made = (ask.seat, ask.options[place])
        self._go_on()

    def _go_on(self) -> None:
        """Set the match up, or make the choice, with the numbers drawn so far; stop where one more is wanted."""
        while True:
            try:
                match, told = self._taken()
                break
            except Undrawn as undrawn:
                self.below = undrawn.below
                if self.below > self.setting.game.outcomes:
                    most = self.setting.game.outcomes
                    raise BrokenGame(f"a number below {self.below} is drawn; {most} outcomes are declared") from None
                if self.below > 1:
                    return
                self.numbers = (*self.numbers, 0)
        for player, seat in enumerate(self.setting.players):
            seen = [event.seen_by(seat) for event in told]
            self.past[player] = chained(self.past[player], [event for event in seen if event is not None])
        self.match, self.made, self.numbers, self.below = match, None, (), 0

    def _taken(self) -> tuple[Match, list[Any]]:
        """The match after the choice, and what was told of it. Raises Undrawn, and nothing has changed."""
        if self.match is None:
            match = self.setting.set_up(self.numbers)
            return match, match.events
        assert self.made is not None
        seat, option = self.made
        match = self.match
        if self.setting.explicit:
            match = match.clone()
            match.script(*self.numbers)
        before = len(match.events)
        match.choose(option, seat)
        return match, match.events[before:]

    def _ask(self) -> Ask | None:
        match = self.played
        return None if match is None or self.below else match.ask

    # What players know

    def view(self, player: int) -> dict[str, Any] | None:
        """What that player may know; at a node of chance, what it knew before. None while the match is set up."""
        match = self.played
        return None if match is None else match.view(self.setting.players[player])

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one: what it cannot know is guessed by `sampler`'s numbers."""
        match = self.played
        if match is None or self.below:
            raise BadCall("there is nothing to guess where chance is asked")
        world = match.imagine(self.setting.players[player], Chance.of(str(sampler())), track=True)
        if self.setting.explicit:
            world.reseed("")
        state: SpielState = self.clone()
        state.match = world
        return state


class SpielObserver:
    """What a player sees as text and as numbers; with `recall`, as text alone, with all that it was told before."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        self.tensor = None if recall else np.zeros(setting.observer.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers with what that player sees; zeros while the match is set up."""
        match = state.played
        if self.tensor is None:
            return
        if match is None:
            self.tensor.fill(0)
        else:
            self.setting.observer.observe(match, self.setting.players[player], self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What that player sees, as text."""
        view = state.view(player)
        text = SETTING_UP if view is None else msgspec.json.encode(view).decode()
        return f"{state.past[player].hex()} {text}" if self.recall else text


def chained(past: bytes, what: Any) -> bytes:
    """A digest of the past and of what came after it."""
    return blake2b(past + msgspec.json.encode(what), person=b"lexludi-past", digest_size=16).digest()


def register(name: str) -> None:
    """Make a game known to OpenSpiel as `lexludi_NAME`, with its usual seats unless others are named."""
    game = catalog.game(name)
    about = game.about("en")
    defaults = {
        "seats": "/".join(about.usual),
        "options": "",
        "chance": EXPLICIT if game.outcomes else SAMPLED,
        "seed": FRESH,
    }

    def kind(mode: str) -> pyspiel.GameType:
        return pyspiel.GameType(
            short_name=PREFIX + name,
            long_name=about.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=getattr(pyspiel.GameType.ChanceMode, MODES[mode]),
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=about.most,
            min_num_players=1,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=defaults,
        )

    def begin(self: SpielGame, params: dict[str, Any]) -> None:
        given = {**defaults, **params}
        if given["chance"] not in MODES:
            raise BadCall(f"chance is {EXPLICIT} or {SAMPLED}, not {given['chance']!r}")
        SpielGame.__init__(self, kind(given["chance"]), name, given)

    # OpenSpiel keeps this beyond the end of Python: a class of its own outlives that, a function does not
    pyspiel.register_game(kind(str(defaults["chance"])), type("Game", (SpielGame,), {"__init__": begin}))


for known in catalog.names():
    if PREFIX + known not in pyspiel.registered_names():
        register(known)
