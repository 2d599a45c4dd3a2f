"""The words of a game whose asks are declared beside its rules."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Refusal
from lexludi.kernel.prompts import Prompts, Reasons
from lexludi.kernel.words import View, Words
from lexludi.speech.names import Names, sentence
from lexludi.speech.telling import Telling

N = TypeVar("N", bound=Names)


class SpokenWords(Words, Generic[N]):
    """Says what is asked from the declarations; a game adds its options, its events and the table as text."""

    def __init__(self, names: N, prompts: Prompts, reasons: Reasons | None = None) -> None:
        self.names = names
        self.prompts = prompts
        self.reasons = Reasons() if reasons is None else reasons
        self.gettext = names.gettext
        self.ngettext = names.ngettext

    @abstractmethod
    def telling(self, view: View) -> Telling[N]:
        """Sentences for whoever sees this."""

    def prompt(self, view: View, ask: Ask) -> str:
        asked = self.prompts[ask.prompt]
        return sentence(self.gettext(asked.says, **self.telling(view).named(asked.fields, ask.values)))

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
