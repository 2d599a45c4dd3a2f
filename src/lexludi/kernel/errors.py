"""What can go wrong, each with a sentence a person can act on."""

from __future__ import annotations


class LexLudiError(Exception):
    """The root of every error that is somebody's input, never a bug of ours."""


class Said(LexLudiError):
    """It reads as English; whoever shows it in another language translates `message` and fills in `values`."""

    def __init__(self, message: str, /, **values: object) -> None:
        super().__init__(message.format(**values) if values else message)
        self.message = message
        self.values = values


class Unfit(Said):
    """What a match cannot begin with."""


class UnknownGame(Unfit):
    """No game of that name is installed."""


class BadSetup(Unfit):
    """Seats or options that the game cannot be set up with."""


class Unwise(UserWarning):
    """A set-up that can be played, but that the game advises against; the sentence says why."""


class IllegalChoice(LexLudiError):
    """A choice that the open ask does not offer; `law` is the rule that forbids it, where one does."""

    def __init__(self, message: str, law: str = "") -> None:
        super().__init__(message)
        self.law = law


class BadCall(LexLudiError):
    """A call with something that is not what it asks for; the sentence says what it takes."""


class CannotUndo(LexLudiError):
    """A decision that can no longer be taken back."""


class Untracked(LexLudiError):
    """A match made for playouts, without checkpoints, was asked for what only a tracked one can do."""


class BadSaga(Said):
    """What cannot become a part of a saga, or is none."""


class NoNotation(Said):
    """A match that cannot be written in a notation, or a game that has none."""


class BadLog(Said):
    """A text that is not in the notation of its game: what, and where."""


class OtherData(Said):
    """A match that was begun with other data of its game."""


class RecordError(LexLudiError):
    """A record that cannot be read or does not fit this engine."""


class PositionError(LexLudiError):
    """A position text that does not describe a state."""


class BrokenGame(Exception):
    """A game's rules broke the kernel's contract (an ask without options, an end without a result)."""
