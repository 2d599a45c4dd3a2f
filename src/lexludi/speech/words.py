"""The words of a game whose asks are declared beside its rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import Said
from lexludi.kernel.events import Event, Result
from lexludi.kernel.options import Refusal
from lexludi.kernel.prompts import Prompts, Reasons
from lexludi.kernel.words import View, Words
from lexludi.speech.names import Names, sentence
from lexludi.speech.telling import Telling

NO_ENDINGS: Final[Mapping[str, str]] = {}
N = TypeVar("N", bound=Names)


class SpokenWords(Words, Generic[N]):
    """Says what is asked from the declarations; a game adds its options, its events and the table as text."""

    def __init__(
        self, names: N, prompts: Prompts, reasons: Reasons | None = None, endings: Mapping[str, str] = NO_ENDINGS
    ) -> None:
        self.names = names
        self.prompts = prompts
        self.reasons = Reasons() if reasons is None else reasons
        self.endings = endings
        """How a match is won, by what its result says."""
        self.gettext = names.gettext
        self.ngettext = names.ngettext

    @abstractmethod
    def telling(self, view: View) -> Telling[N]:
        """Sentences for whoever sees this."""

    def prompt(self, view: View, ask: Ask) -> str:
        asked = self.prompts[ask.prompt]
        return sentence(self.gettext(asked.says, **self.telling(view).named(asked.fields, ask.values)))

    def event(self, view: View, event: Event) -> str:
        return sentence(self.telling(view).tell(event))

    def result(self, view: View, result: Result) -> str:
        if result.how not in self.endings:
            return super().result(view, result)
        winners = self.names.listed(self.seat(view, seat) for seat in result.winners)
        return self.gettext(self.endings[result.how], winners=winners)

    def refusal(self, error: Said) -> str:
        return self.gettext(error.message, **error.values)

    def because(self, view: View, refusal: Refusal) -> str:
        why = refusal.why
        if why is None:
            return ""
        reason = self.reasons[why.reason]
        return sentence(self.gettext(reason.says, **self.telling(view).named(reason.fields, dict(why.values))))

    def is_plain(self, refusal: Refusal) -> bool:
        return refusal.why is not None and self.reasons[refusal.why.reason].plain

    def passing(self, ask: Ask) -> str:
        """What passing means there."""
        return self.gettext(self.prompts[ask.prompt].passes or "Go on")
