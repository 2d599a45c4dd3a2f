"""Rootlog for the shells: logs out, logs in, and a report in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from lexludi.games.root.notation.audit import audit
from lexludi.games.root.notation.enter import Outcome, enter
from lexludi.games.root.notation.parse import parse
from lexludi.games.root.notation.write import write
from lexludi.kernel.notation import Entered, Notation
from lexludi.kernel.record import Record
from lexludi.locale import N_
from lexludi.locale.language import Language, language

HERE = Path(__file__).parent.parent / "locale"
WHERE = N_("Turn {turn}, {faction}: {what}.")
WHERE_ACTION = N_("Turn {turn}, {faction}, {action}: {what}.")
IN_ORDER = N_("Turns found in the order in which they are written: {n}.")
IN_ANY_ORDER = N_("Turns found in another order: {n}.")
EDITED = N_("Turns for which the match was edited: {n}.")
GUESSED = N_("Cards of which the log never says what they were, and which are guessed: {n}.")


class Rootlog(Notation):
    name: ClassVar[str] = "Rootlog"
    catalogues: ClassVar[Path] = HERE

    def write(self, record: Record) -> str:
        return write(record)

    def read(self, text: str, lang: str) -> Entered:
        speech = language(lang, HERE)
        log = parse(text)
        said = [
            speech.gettext(
                WHERE_ACTION,
                turn=problem.turn,
                faction=problem.faction,
                action=problem.action,
                what=speech.gettext(problem.message, **problem.values),
            )
            for problem in log.problems or audit(log)
        ]
        if log.problems:
            return Entered(None, tuple(said), False)
        outcome = enter(log)
        return Entered(outcome.match.record(), (*said, *report(outcome, speech)), outcome.whole and not said)


def report(outcome: Outcome, speech: Language) -> list[str]:
    """What is to be said of a log that was played."""
    said = [
        speech.gettext(
            WHERE, turn=remark.turn, faction=remark.faction, what=speech.gettext(remark.message, **remark.values)
        )
        for remark in outcome.report
    ]
    counts = ((IN_ORDER, outcome.exact), (IN_ANY_ORDER, outcome.loose), (EDITED, outcome.edited))
    said += [speech.gettext(message, n=n) for message, n in counts if n]
    if outcome.guessed:
        said.append(speech.gettext(GUESSED, n=outcome.guessed))
    return said


ROOTLOG = Rootlog()
