"""The contract: what the kernel promises of every game, checked on random play.

    contract(GAME, [Setup(("marquise", "eyrie")), ...], games=20)

raises ContractBroken, naming the promise, the game's seed and the decision, as soon as one does not hold.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.about import Setup
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import Game
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BrokenGame
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record, digest
from lexludi.locale import CODES

AHEAD = 6
"""How many decisions a clone is played on to see whether the original stays as it was."""
WATCHED = 6
"""One decision in so many is watched by somebody who must not learn from it who can do what."""
TELLS = 2
"""How many worlds are tried for each of them."""
TOLD = 12
"""How many of the last events are said at each probe."""


class Report(msgspec.Struct):
    """What the contract was tried on."""

    games: int = 0
    decisions: int = 0
    probes: int = 0
    tells: int = 0
    longest: int = 0


class ContractBroken(AssertionError):
    """A promise that did not hold: `promise` is its name."""

    def __init__(self, promise: str, detail: str, where: str) -> None:
        super().__init__(f"{promise}: {detail} ({where})")
        self.promise = promise


def contract(game: Game, setups: Iterable[Setup], games: int = 20, seed: int = 0) -> Report:
    """Play `games` random matches, taking the set-ups in turn, and check every promise.

    Cheap promises are checked at each decision; the costly ones at random decisions, often at first and more seldom as
    the match goes on. The first match is also replayed by fresh interpreters with other hash seeds.
    """
    catalog.add(game)
    setups = list(setups)
    report = Report()
    guessed: set[int | None] = set()
    for n in range(games):
        setup = setups[n % len(setups)]
        trial = Trial(game, setup, f"{seed}-{n}", report, guessed)
        record = trial.play()
        if n == 0:
            replay_elsewhere(game, record, trial)
    if games and not guessed:
        raise ContractBroken("imagine guesses", "imagine changed nothing in any probe, for any seat", "all games")
    return report


class Trial:
    """One random match under scrutiny."""

    def __init__(self, game: Game, setup: Setup, seed: str, report: Report, guessed: set[int | None]) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.report = report
        self.guessed = guessed
        self.chance = Chance.of("contract " + seed)
        self.match: Match

    def broken(self, promise: str, detail: str) -> ContractBroken:
        """The error that says which promise is broken, and at which decision."""
        at = len(self.match.history) if hasattr(self, "match") else 0
        where = f"seats {'/'.join(self.setup.seats)} {self.setup.options}, seed {self.seed!r}, decision {at}"
        return ContractBroken(promise, detail, where)

    def play(self) -> Record:
        """Play the match to its end, checking as it goes; its record."""
        try:
            return self._play()
        except BrokenGame as error:
            raise self.broken("asks have options, games end", str(error)) from error

    def _play(self) -> Record:
        match = self.match = Match.set_up(self.game.name, self.setup.seats, self.seed, **self.setup.options)
        stock = dict(self.game.inventory(match.state))
        gap = 4
        wait = self.chance.below(gap) + 1
        while match.ask is not None:
            if len(match.history) > self.game.bound:
                raise self.broken("games end", f"no end after {self.game.bound} decisions")
            self.check_ask()
            self.check_stock(match, stock)
            wait -= 1
            if wait == 0:
                self.probe(stock)
                gap += gap // 2
                wait = self.chance.below(gap) + 1
            elif self.chance.below(WATCHED):
                self.step(match)
            else:
                self.step_watched(match)
            self.report.decisions += 1
        self.check_stock(match, stock)
        if match.result is None:
            raise self.broken("games end", "the match is over without a result")
        self.check_replay()
        self.report.games += 1
        self.report.longest = max(self.report.longest, len(match.history))
        return match.record()

    def step(self, match: Match) -> None:
        """A random choice of a random open seat."""
        ask = self.chance.pick(match.asks)
        match.choose(self.chance.pick(ask.options), ask.seat)

    def step_watched(self, match: Match) -> None:
        """The same, while somebody looks on who must not learn more than it can see."""
        seat = self.chance.pick(list(self.viewers()))
        before = self.told(match, seat)
        self.step(match)
        if self.told(match, seat) != before:
            self.check_tells(seat)

    def check_ask(self) -> None:
        """The options of an ask differ, and are their own JSON."""
        codec = self.game.options
        for ask in self.match.asks:
            if len(set(ask.options)) != len(ask.options):
                raise self.broken("options differ", f"the ask {ask.prompt!r} offers one option twice: {ask.options}")
            for option in ask.options:
                if codec.decode(codec.encode(option)) != option:
                    raise self.broken("options are JSON", f"{option!r} does not read back from its JSON")
            self.check_values(ask)

    def check_values(self, ask: Ask) -> None:
        """A game that declares its prompts asks no others, and names the values of each as declared."""
        prompts = self.game.numbers().prompts
        if prompts:
            declared = prompts.get(ask.prompt)
            if declared is None or tuple(ask.values) != tuple(name.strip("*") for name in declared):
                told = f"{ask.prompt!r} names {tuple(ask.values)}, and declares {declared}"
                raise self.broken("asks name what they speak of", told)

    def check_words(self) -> None:
        """What people write for an option means that option and no other."""
        for ask in self.match.asks:
            for option in ask.options:
                if self.match.parse(self.match.spell(option)) != option:
                    raise self.broken("options are words", f"{option!r} is not {self.match.spell(option)!r}")

    def check_speech(self) -> None:
        """Everything asked, offered and told can be said in every language, with nothing left to fill in."""
        match = self.match
        for lang in CODES:
            words = self.game.words(lang)
            for ask in match.asks:
                view = match.view(ask.seat)
                self.check_said(lang, ask.prompt, words.ask(view, ask))
                for option in ask.options:
                    self.check_said(lang, f"{option!r} of {ask.prompt!r}", words.option(view, ask, option))
            view = match.view(None)
            for event in match.events_for(None, max(0, len(match.events) - TOLD)):
                self.check_said(lang, repr(event), words.event(view, event), silent=True)

    def check_said(self, lang: str, what: str, said: str, silent: bool = False) -> None:
        """Something is said, and all of its values are filled in."""
        if (not said and not silent) or "{" in said or "}" in said:
            raise self.broken("everything can be said", f"{what} is said {said!r} in {lang!r}")

    def check_stock(self, match: Match, stock: dict[str, int]) -> None:
        """Nothing is lost; what comes into the match later, such as a chosen faction's pieces, counts from then on."""
        now = self.game.inventory(match.state)
        changed = {name: (count, now.get(name)) for name, count in stock.items() if now.get(name) != count}
        if match is self.match:
            stock.update({name: count for name, count in now.items() if name not in stock})
        if changed:
            raise self.broken("components are conserved", f"(before, now): {changed}")

    def probe(self, stock: dict[str, int]) -> None:
        """Check everything that should hold at this decision."""
        self.report.probes += 1
        self.check_words()
        self.check_speech()
        self.check_position()
        self.check_clone()
        self.check_frozen()
        self.check_refusals()
        for seat in self.viewers():
            self.check_secrets(seat, stock)
        self.check_world(self.chance.pick(list(self.viewers())), stock)
        self.check_undo()

    def viewers(self) -> Iterator[int | None]:
        """A spectator, then each seat."""
        yield None
        yield from range(len(self.setup.seats))

    def look(self, match: Match) -> tuple[str, str, list[list[Any]]]:
        """Everything there is to compare about where a match stands."""
        return self.game.write(match.state), match.position(), [list(a.options) for a in match.asks]

    def check_position(self) -> None:
        """A position reads back."""
        match = self.match
        text = match.position()
        again = Match.at(self.game.name, text)
        if self.look(again)[0] != self.look(match)[0] or self.look(again)[2] != self.look(match)[2]:
            raise self.broken("positions read back", f"read back otherwise:\n{text}---\n{again.position()}")

    def check_clone(self) -> None:
        """A clone is equal, and goes its own way."""
        match = self.match
        before = self.look(match)
        clone = match.clone()
        if self.look(clone) != before or clone.events != match.events:
            raise self.broken("a clone is equal", f"{self.look(clone)}\n---\n{before}")
        quick = match.clone(track=False)
        for copy in (clone, quick):
            for _ in range(AHEAD):
                if copy.ask is not None:
                    self.step(copy)
        if self.look(match) != before or self.look(match.clone()) != before:
            raise self.broken("a clone is independent", "playing a clone changed the original")

    def check_frozen(self) -> None:
        """Another process gets the same match, and can take back what could be taken back."""
        match = self.match
        thawed: Match = pickle.loads(pickle.dumps(match))
        if self.look(thawed) != self.look(match) or thawed.events != match.events or thawed.history != match.history:
            raise self.broken("a pickled match is equal", f"{self.look(thawed)}\n---\n{self.look(match)}")
        if thawed.why_not_undo() != match.why_not_undo():
            raise self.broken("a pickled match is equal", "what can be undone differs")

    def check_refusals(self) -> None:
        """Nothing is both offered and forbidden, and whatever is forbidden is so for a reason that is told."""
        words = self.game.words(CODES[0])
        for ask in self.match.asks:
            refusals, view = self.match.refusals(ask.seat), self.match.view(ask.seat)
            both = {r.option for r in refusals} & set(ask.options)
            if both:
                raise self.broken("refusals are not options", f"{ask.prompt!r} both offers and forbids {both}")
            dumb = [r for r in refusals if not words.because(view, r)]
            if dumb:
                raise self.broken("refusals tell why", f"{ask.prompt!r} does not say what forbids {dumb[0]}")

    def check_secrets(self, seat: int | None, stock: dict[str, int]) -> None:
        """What a seat sees must not depend on what it cannot know."""
        match = self.match
        seen = match.state.view(seat)
        if msgspec.json.decode(msgspec.json.encode(seen)) != seen:
            raise self.broken("views are plain JSON", f"view of seat {seat}")
        if dict(match.glimpse(seat)) != match.view(seat):
            raise self.broken("a glimpse tells what the view tells", f"not to seat {seat}")
        true = self.game.write(match.state)
        imagined = match.imagine(seat, self.chance)
        if imagined.state.view(seat) != seen:
            other = imagined.state.view(seat)
            leaks = [k for k in seen if seen[k] != other.get(k)]
            raise self.broken(
                "views keep secrets", f"the view of seat {seat} changes with what it cannot know: {leaks}"
            )
        if [a.seat for a in imagined.asks] != [a.seat for a in match.asks]:
            raise self.broken("asks keep secrets", f"in what seat {seat} imagines, others are asked")
        mine = [a.options for a in match.asks if a.seat == seat]
        if mine != [a.options for a in imagined.asks if a.seat == seat]:
            raise self.broken("asks keep secrets", f"the options of seat {seat} change with what it cannot know")
        self.check_stock(imagined, stock)
        self.check_ask_again(seat)
        if self.game.write(match.state) != true:
            raise self.broken("imagining is apart", "imagine changed the true state")
        future = imagined.state.chance
        imagined.state.chance = match.state.chance
        if self.game.write(imagined.state) != true:
            self.guessed.add(seat)
        imagined.state.chance = future
        self.check_future(seat, imagined, stock)

    def check_world(self, seat: int | None, stock: dict[str, int]) -> None:
        """What a seat imagines to keep can be cloned, imagined again and, where no chance was used yet, written."""
        match = self.match
        world = match.imagine(seat, self.chance, track=True)
        copy = world.clone()
        deeper = world.imagine(seat, self.chance)
        for what, other in (("world", world), ("copy", copy), ("world in it", deeper)):
            seen, sees = match.view(seat), other.view(seat)
            if seen != sees:
                new = [f"{name}: {seen.get(name)} / {sees.get(name)}" for name in sees if seen.get(name) != sees[name]]
                raise self.broken("imagined worlds are matches", f"seat {seat} sees another {what}: {'; '.join(new)}")
        self.check_stock(world, stock)
        written = world.origin.position
        if written is not None and self.look(Match.at(self.game.name, written)) != self.look(world):
            raise self.broken("imagined worlds are matches", f"seat {seat}: read back otherwise:\n{written}")

    def check_future(self, seat: int | None, imagined: Match, stock: dict[str, int]) -> None:
        """A seat that is asked can play its guess on."""
        if any(ask.seat != seat for ask in imagined.asks):
            return
        try:
            for _ in range(AHEAD):
                if imagined.ask is not None:
                    self.step(imagined)
        except Exception as error:
            raise self.broken("imagined matches play on", f"imagined by seat {seat}: {error!r}") from error
        self.check_stock(imagined, stock)

    def check_ask_again(self, seat: int | None) -> None:
        """A step that has only just begun, begun again in an imagined world, must ask that seat the same."""
        match = self.match
        point = match._point()
        ask = match.ask
        if ask is None or ask.seat != seat or point.choices or len(match.asks) > 1:
            return
        if point.state.chance.drawn != match.state.chance.drawn or point.state.seen != match.state.seen:
            return
        state = point.state.copy()
        state.imagine(seat, self.chance)
        again = Match(self.game, match.origin, state, False)
        again._advance(None)
        if again.ask is None or (again.ask.seat, again.ask.prompt) != (seat, ask.prompt):
            raise self.broken("asks keep secrets", f"whether seat {seat} is asked {ask.prompt!r} depends on a secret")
        if again.ask.options != ask.options:
            raise self.broken("asks keep secrets", f"what seat {seat} may choose at {ask.prompt!r} depends on a secret")

    def check_tells(self, seat: int | None) -> None:
        """That somebody is asked tells an onlooker nothing that it cannot know anyway.

        In worlds that look the same to it the step goes on to its first ask too. If that is another, and a choice here
        leads to just what it sees and reads there, then having been asked would be the only difference.
        """
        match = self.match
        ask, point = match.ask, match._point()
        if ask is None or ask.seat == seat or len(match.asks) > 1 or point.guess is not None:
            return
        if match.state.chance.drawn != point.state.chance.drawn:
            return
        self.report.tells += 1
        for _ in range(TELLS):
            state = point.state.copy()
            state.imagine(seat, self.chance)
            world = Match(self.game, match.origin, state, False)
            state.log = world.events
            if not world._again(point.choices) or self.told(world, seat) == self.told(match, seat):
                continue
            read = world.events_for(seat)
            for option in ask.options[:2] + ask.options[-2:]:
                after = match.clone()
                after.choose(option)
                if self.told(after, seat) == self.told(world, seat) and after.events_for(seat, point.events) == read:
                    other = world.ask.prompt if world.ask else "nothing"
                    raise self.broken(
                        "asks keep secrets",
                        f"that seat {ask.seat} is asked {ask.prompt!r}, and not {other!r} at once, tells seat {seat} "
                        f"something: after {match.spell(option)!r} all looks as if it had not been asked",
                    )

    def told(self, match: Match, seat: int | None) -> tuple[Any, ...]:
        """What a seat sees, and who is asked."""
        return match.state.view(seat), [ask.seat for ask in match.asks], match.over

    def check_undo(self) -> None:
        """What is taken back leaves nothing behind."""
        match = self.match
        before = self.look(match)
        events = list(match.events)
        ask = self.chance.pick(match.asks)
        option = self.chance.pick(ask.options)
        match.choose(option, ask.seat)
        if match.can_undo:
            after = self.look(match)
            match.undo(ask.seat)
            if self.look(match) != before or match.events != events:
                raise self.broken("undo is exact", f"after {option!r} and undo:\n{match.position()}---\n{before[1]}")
            match.choose(option, ask.seat)
            if self.look(match) != after:
                raise self.broken("undo is exact", f"choosing {option!r} again led elsewhere")

    def check_replay(self) -> None:
        """The record leads to the same end, by the same log."""
        match = self.match
        record = match.record()
        again = Match.replay(Record.read(record.write()))
        if self.game.write(again.state) != self.game.write(match.state) or again.result != match.result:
            raise self.broken("a replay is identical", "the record leads elsewhere")
        if digest(again.events, again.result) != record.digest:
            raise self.broken("a replay is identical", "the log of the replay differs")


def replay_elsewhere(game: Game, record: Record, trial: Trial) -> None:
    """The same record in fresh interpreters, with other orders of sets: the same bytes must come out."""
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        run = subprocess.run(
            [sys.executable, "-m", "lexludi.testing.replay", game.home],
            input=record.write(),
            capture_output=True,
            text=True,
            env=env,
        )
        if run.returncode or run.stdout.strip() != record.digest:
            reason = run.stderr.strip().splitlines()[-1:] or ["the log differs"]
            raise trial.broken("same seed and choices, same bytes", f"in another interpreter: {reason[0]}")
