"""A match at a keyboard: what is asked, the options by number, and the few commands beside them."""

from pathlib import Path
from shutil import get_terminal_size

import click

from lexludi.agents import Agent
from lexludi.cli.errors import sentence
from lexludi.cli.speech import _, ngettext, session
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.events import Event
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.law import Rule, find
from lexludi.locale import N_

NARROWEST = 80
WIDEST = 100
PAGE = 20
"""Options shown at once."""
LOG = 20
"""Lines of the log shown at once."""
EXAMPLES = 6
"""Options named for each rule that forbids some."""

WHY_NOT_UNDO = (
    N_("nothing has been decided yet"),
    N_("somebody else has decided since"),
    N_("chance has spoken since"),
    N_("a secret has been revealed since"),
    N_("the match was branched here"),
    N_("chance was foretold here"),
    N_("the match was edited here"),
    N_("the last decision was not yours"),
    N_("the match is over"),
)
"""The kernel's reasons, to be translated."""


class Terminal:
    """Asks the people of a match what they choose; agents choose for the others."""

    def __init__(self, match: Match, people: set[int], agents: list[Agent]) -> None:
        self.match = match
        self.people = people
        self.words = match.game.words(session().language.code)
        self.agents = agents
        self.chance = Chance.of(f"agents {match.origin.seed}")
        self.here: int | None = next(iter(people)) if len(people) == 1 else None
        """Who is at the keyboard."""
        self.told = [0] * len(match.seats)
        """How many events each seat has read."""
        self.turn: int | None = None
        """The turn in which the table was last shown to whoever is here."""
        self.left = False

    def play(self) -> None:
        """Until the match is over or somebody leaves."""
        while self.match.ask and not self.left:
            ask = next((a for a in self.match.asks if a.seat in self.people), self.match.ask)
            if ask.seat in self.people:
                self.hand_over(ask.seat)
                if not self.left:
                    self.decide(ask)
            else:
                self.match.choose(self.agents[ask.seat].choose(self.match, ask.seat, self.chance), ask.seat)

    def close(self) -> None:
        """What happened last, and who won."""
        result = self.match.result
        if result is None:
            return
        seat = self.here if len(self.people) == 1 else None
        view = self.view(seat)
        self.tell(view, seat, self.told[seat] if seat is not None else max(self.told))
        click.echo()
        click.secho(self.words.result(view, result), bold=True)
        scores = (f"{self.words.seat(view, s)} {score}" for s, score in enumerate(result.scores))
        click.echo(", ".join(scores))

    def view(self, seat: int | None) -> View:
        return self.match.view(seat)

    def width(self) -> int:
        """As wide as the terminal, within reason."""
        return max(NARROWEST, min(WIDEST, get_terminal_size().columns))

    def wrapped(self, line: str) -> str:
        return click.wrap_text(line, self.width(), "", "  ")

    # Whose turn it is

    def hand_over(self, seat: int) -> None:
        """Before a hand is shown: its owner, and nobody else, looks at the screen."""
        if self.here not in (None, seat):
            click.clear()
            who = self.words.seat(self.view(None), seat)
            click.echo()
            if self.read(_("{seat}: your turn to decide. Press Enter when only you are looking.", seat=who)) in (
                "q",
                "quit",
            ):
                self.left = True
                return
            self.turn = None
        self.here = seat

    def decide(self, ask: Ask) -> None:
        """Show what is new, then ask until something is decided."""
        view = self.view(ask.seat)
        turn = self.match.game.turn(self.match.state)
        if turn != self.turn:
            click.echo()
            click.echo(self.words.text(view, self.width()))
        self.turn = turn
        self.tell(view, ask.seat, self.told[ask.seat])
        self.told[ask.seat] = len(self.match.events)
        choices = self.choices(view, ask)
        click.echo()
        click.secho(self.words.ask(view, ask), bold=True, nl=not ask.law)
        if ask.law:
            click.secho(f" [{ask.law}]", dim=True)
        shown = self.show(view, ask, choices, 0)
        while not self.left:
            typed = self.read(">")
            command, __, rest = typed.partition(" ")
            match command.lower():
                case "":
                    shown = self.show(view, ask, choices, shown if shown < len(choices) else 0)
                case "q" | "quit":
                    self.left = True
                case "u" | "undo":
                    if self.undo():
                        return
                case "?":
                    self.explain(rest.strip() or ask.law)
                case "why" if rest.split()[:1] == ["bot"]:
                    self.reasons(view, ask.seat, rest.split()[1:])
                case "why":
                    self.refusals(view, ask)
                case "b" | "board":
                    click.echo(self.words.text(view, self.width()))
                case "l" | "log":
                    self.log(view, ask.seat, rest.strip())
                case "save":
                    self.save(rest.strip())
                case "h" | "help":
                    self.help()
                case _:
                    option = self.chosen(view, ask, choices, typed)
                    if option is not None:
                        self.match.choose(option, ask.seat)
                        return

    def read(self, prompt: str) -> str:
        answer: str = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False)
        return answer.strip()

    def tell(self, view: View, seat: int | None, since: int) -> None:
        """What happened since; what was done to the reader stands out."""
        events = self.match.events_for(seat, since)
        if len(events) > 2 * LOG:
            hidden = len(events) - 2 * LOG
            click.echo(
                ngettext("… and {n} more line before; see log.", "… and {n} more lines before; see log.", hidden)
            )
            events = events[-2 * LOG :]
        for event in events:
            hurts = seat is not None and event.against(seat)
            click.secho(self.wrapped(f"{'!' if hurts else '·'} {self.words.event(view, event)}"), bold=hurts)

    # Options

    def choices(self, view: View, ask: Ask) -> list[list[Option]]:
        """The options of an ask. In a long list those that differ in a number only stand together; in one of several
        pages whatever has no place on the board, such as stopping, stands first.
        """
        if len(ask.options) <= PAGE // 2:
            return [[option] for option in ask.options]
        together: dict[object, list[Option]] = {}
        for option in ask.options:
            path = self.match.game.path(view, ask, option)
            counted = len(path) > 1 and path[-1].startswith("count-")
            together.setdefault((type(option), path[:-1]) if counted else option, []).append(option)
        choices = list(together.values())
        if len(choices) > PAGE:
            choices.sort(key=lambda options: bool(self.match.game.path(view, ask, options[0])))
        return choices

    def show(self, view: View, ask: Ask, choices: list[list[Option]], start: int) -> int:
        """One page of the options; returns where the next begins."""
        end = min(start + PAGE, len(choices))
        if len(choices) - end <= 3:
            end = len(choices)
        for number in range(start, end):
            options = choices[number]
            said = self.words.option(view, ask, options[0])
            if len(options) > 1:
                said = self.words.several(view, ask, options)
            click.echo(f"{number + 1:4}  {said}")
        if end < len(choices):
            click.echo(_("      … up to {last}; press Enter to see more.", last=len(choices)))
        return end

    def chosen(self, view: View, ask: Ask, choices: list[list[Option]], typed: str) -> Option | None:
        """The option of that number, or as people write it; where a count is open, `7 2` chooses it at once."""
        words = typed.split()
        spelled = {self.match.spell(option): option for option in ask.options}
        if typed in spelled:
            return spelled[typed]
        if not (words[0].isdecimal() and 1 <= int(words[0]) <= len(choices) and len(words) <= 2):
            click.echo(_("Type a number from 1 to {last}, or help to see what else there is.", last=len(choices)))
            return None
        options = choices[int(words[0]) - 1]
        if len(options) == 1 and len(words) == 1:
            return options[0]
        count = words[1] if len(words) == 2 else self.read(_("How many (1 to {most})?", most=len(options)))
        if count.isdecimal() and 1 <= int(count) <= len(options):
            return options[int(count) - 1]
        click.echo(_("That takes a number from 1 to {most}; choose again.", most=len(options)))
        return None

    # Commands

    def undo(self) -> bool:
        match = self.match
        why = match.why_not_undo()
        if why is None and match.history[-1][0] not in self.people:
            why = "the last decision was not yours"
        if why is None:
            match.undo()
            self.told = [min(told, len(match.events)) for told in self.told]
            return True
        click.echo(_("Cannot undo: {why}.", why=_(why)))
        return False

    def rule(self, number: str) -> Rule | None:
        """The rule of that number, if the game has a law that lists it."""
        return find(self.match.game.name, number)

    def explain(self, number: str) -> None:
        rule = self.rule(number)
        lang = session().language.code
        if rule is None:
            click.echo(_("There is no text of rule {number}.", number=number or "?"))
        else:
            click.secho(f"{rule.id} {rule.title(lang)}", bold=True)
            click.echo(click.wrap_text(rule.text(lang), self.width(), "  ", "  "))

    def refusals(self, view: View, ask: Ask) -> None:
        """What is not possible now, by the rule that forbids it."""
        forbidden: dict[str, list[str]] = {}
        for refusal in self.match.refusals(ask.seat):
            said = self.words.option(view, ask, refusal.option)
            if said not in forbidden.setdefault(refusal.law, []):
                forbidden[refusal.law].append(said)
        if not forbidden:
            click.echo(_("Nothing that could be asked for here is forbidden."))
        for law, options in forbidden.items():
            self.explain(law)
            for said in options[:EXAMPLES]:
                click.echo(f"   -  {said}")
            if len(options) > EXAMPLES:
                more = len(options) - EXAMPLES
                click.echo(ngettext("   -  and {n} more", "   -  and {n} more", more))

    def reasons(self, view: View, seat: int, which: list[str]) -> None:
        """The last turn of a seat that the rules play, and why it did so: of the seat named, else of the latest."""
        match = self.match
        bots = [s for s, name in enumerate(match.seats) if match.game.plays_itself(name)]
        if which:
            bots = [s for s in bots if which == [str(s + 1)]]
        begun = {n: turn for n, event in enumerate(match.events) if (turn := event.turn) is not None}
        start = max((n for n, turn in begun.items() if turn in bots), default=None)
        if start is None:
            click.echo(_("No bot has had a turn there; name one by its seat: why bot 2."))
            return
        end = min((n for n in begun if n > start), default=len(match.events))
        for event in match.events[start:end]:
            seen = event.seen_by(seat)
            if seen is not None:
                self.line(view, seen, seen.reason)

    def line(self, view: View, event: Event, bold: bool = False) -> None:
        """A line of the log with its rule."""
        law = f" [{event.rule}]" if event.rule else ""
        click.secho(self.wrapped(f"· {self.words.event(view, event)}{law}"), bold=bold)

    def log(self, view: View, seat: int, count: str) -> None:
        events = self.match.events_for(seat)
        lines = int(count) if count.isdecimal() else LOG
        for event in events[-lines:] if lines else []:
            self.line(view, event)

    def save(self, name: str) -> None:
        if not name:
            click.echo(_("Type save and the name of a file."))
            return
        try:
            self.match.record().save(Path(name))
        except (OSError, LexLudiError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            click.echo(sentence(_("Cannot use {file}: {reason}.", file=name, reason=reason or str(error))))
        else:
            click.echo(_("Saved; go on later with --load {file}.", file=name))

    def help(self) -> None:
        click.echo(
            _(
                "A number chooses; where a count is open, 7 2 means option 7 with 2.\n"
                "?          the rule behind this ask (? 4.3 any rule)\n"
                "why        what is not possible now, and by which rule\n"
                "why bot    the last turn of a bot, and why it did so (why bot 2 that of seat 2)\n"
                "undo       take back the last decision\n"
                "board      show the table\n"
                "log 50     the last 50 lines of what happened\n"
                "save FILE  write the match to a file\n"
                "quit       leave"
            )
        )
