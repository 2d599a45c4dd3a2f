"""What a game asks and tells, declared beside the rule that does: a sentence, and the values it speaks of.

    HOSPITAL: Final = prompt(
        "hospital",
        N_("Spend a card to bring those fallen in {at} ({n}) back to the keep?"),
        at=PLACE,
        n=COUNT,
        passes=N_("Leave them in the supply"),
    )
    ...
    choice = yield Ask(seat, HOSPITAL, options, "6.2.3", at=at, n=n)

`prompt` is the game's own `Prompts`. It gives back the id alone, so that asks, views and records stay plain; words,
pictures and numbers find the declaration by it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option


class Kind(msgspec.Struct, frozen=True):
    """A kind of value: a place, a seat, a card. A game says of each once how it is spoken, and which numbers it takes.

    A value of `several` is a tuple of numbers, whatever they are.
    """

    name: str
    several: bool = False


class Prompt(msgspec.Struct, frozen=True):
    """What is asked somewhere."""

    id: str
    says: str
    fields: Mapping[str, Kind]
    """The values that an ask names, in this order."""
    passes: str = ""
    """What passing means there, where it is more than going on."""
    ends: str = ""
    """What ending means there, likewise."""
    of: str = ""
    """The value that says whose things one chooses among, or where they lie, unless they are one's own."""
    wording: Mapping[type[Option], str] = {}
    """What options of a kind mean there, where that is not what they always do."""


class Prompts(dict[str, Prompt]):
    """Everything a game asks, by id. Calling it declares one more."""

    def __call__(
        self,
        id: str,
        says: str,
        /,
        *,
        passes: str = "",
        ends: str = "",
        of: str = "",
        wording: Mapping[type[Option], str] | None = None,
        **fields: Kind,
    ) -> str:
        if id in self:
            raise ValueError(f"two prompts are called {id!r}")
        self[id] = Prompt(id, says, fields, passes, ends, of, wording or {})
        return id

    def whose(self, ask: Ask) -> int:
        """Whose things somebody chooses among: an owner or, if the prompt says so, a place."""
        of = self[ask.prompt].of
        return ask.about[list(self[ask.prompt].fields).index(of)] if of else ask.seat

    def names(self) -> dict[str, tuple[str, ...]]:
        """The values of every prompt, as `Numbers` wants them."""
        starred = {
            id: tuple(f"*{name}" if kind.several else name for name, kind in prompt.fields.items())
            for id, prompt in self.items()
        }
        return dict(sorted(starred.items()))

    def told(self) -> list[tuple[str, Kind]]:
        """Every value that any prompt names, and its kind."""
        kinds: dict[str, Kind] = {}
        for prompt in self.values():
            for name, kind in prompt.fields.items():
                if kinds.setdefault(name, kind) != kind:
                    raise ValueError(f"{name!r} is a {kinds[name].name} to others, and a {kind.name} to {prompt.id!r}")
        return sorted(kinds.items(), key=lambda told: (told[1].name, told[0]))


class Note(msgspec.Struct, frozen=True):
    """What is told somewhere, of a seat: `{seat}` in its sentence."""

    id: str
    says: str
    fields: Mapping[str, Kind]


class Notes(dict[str, Note]):
    """Everything a game notes, by id. Calling it declares one more."""

    def __call__(self, id: str, says: str, /, **fields: Kind) -> str:
        if id in self:
            raise ValueError(f"two notes are called {id!r}")
        self[id] = Note(id, says, fields)
        return id


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible; what everybody sees is told only to whoever asks for that very thing (`plain`)."""

    id: str
    says: str
    fields: Mapping[str, Kind]
    plain: bool = False


class Reasons(dict[str, Reason]):
    """Why something is not possible, by id: a sentence and the kinds of its values. Calling it declares one more."""

    def __call__(self, id: str, says: str, /, *, plain: bool = False, **fields: Kind) -> str:
        if id in self:
            raise ValueError(f"two reasons are called {id!r}")
        self[id] = Reason(id, says, fields, plain)
        return id


class Labels(dict[str, str]):
    """Things of a game that have an id and are called something. Calling it declares one more."""

    def __call__(self, id: str, says: str, /) -> str:
        if id in self:
            raise ValueError(f"two are called {id!r}")
        self[id] = says
        return id
