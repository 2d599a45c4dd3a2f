"""Records: a match as its set-up, its seed and its choices, in one JSON document."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.chance import commitment
from lexludi.kernel.errors import OtherData, RecordError, UnknownGame
from lexludi.kernel.events import Event, Result
from lexludi.kernel.version import ENGINE, parts

FORMAT: Final = 1


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match starts: a set-up and its seed, or a position."""

    game: str
    law: str
    seats: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    seed: str = ""
    position: str | None = None
    data: str = ""
    """Which data it is played with, where these can be replaced (see `boxes`)."""

    def check_data(self, game: catalog.Game) -> None:
        """Raises OtherData unless the match is played with the data in use."""
        if self.data != game.data:
            raise OtherData(
                "This match is played with other data of the game (digest {theirs}) than those in use ({ours})."
                " Start with --data and the folder of its data.",
                theirs=self.data or "none",
                ours=game.data or "none",
            )

    def secret(self) -> Origin:
        """The same without what tells the future."""
        known = catalog.game(self.game).open_options(self.options)
        return msgspec.structs.replace(self, seed="", position=None, options=known)


class Foretold(msgspec.Struct, frozen=True, array_like=True):
    """What chance was told to give (`Match.foretell`), after how many choices; -1 is before the set-up."""

    at: int
    meaning: str
    drawn: int
    """Not before that many random numbers are drawn."""
    values: tuple[int, ...]


class Edit(msgspec.Struct, frozen=True):
    """A change of the table that no rule has made: where, which lines of the position, and why."""

    at: int
    """After how many choices."""
    since: int
    """So many steps after the last of them, before the next one."""
    lines: dict[str, str]
    why: str = ""


class Record(msgspec.Struct, omit_defaults=True):
    """A match that can be played again. `digest` seals the log that the players saw."""

    origin: Origin
    choices: list[tuple[int, list[Any]]]
    reseeds: list[tuple[int, str]] = []
    foretold: list[Foretold] = []
    edits: list[Edit] = []
    result: Result | None = None
    digest: str = ""
    committed: str = ""
    format: int = FORMAT
    engine: str = ENGINE

    def write(self) -> str:
        """As JSON, one choice a line."""
        head = msgspec.to_builtins(self)
        head |= {"format": self.format, "engine": self.engine}
        choices = head.pop("choices")
        lines = ",\n  ".join(msgspec.json.encode(c).decode() for c in choices)
        body = msgspec.json.format(msgspec.json.encode(head), indent=1).decode()
        return f'{body[:-2]},\n "choices": [\n  {lines}\n ]\n}}\n'

    @staticmethod
    def read(text: str | bytes) -> Record:
        """The record that such a JSON text holds."""
        try:
            plain = msgspec.json.decode(text)
        except ValueError as error:
            if "truncated" in str(error):
                raise RecordError(f"the record is cut off after {len(text)} characters") from error
            raise RecordError(f"the record is not JSON: {error}") from error
        if isinstance(plain, dict) and isinstance(plain.get("format"), int) and plain["format"] > FORMAT:
            raise RecordError(
                f"the record has format {plain['format']}; Lex Ludi {ENGINE} reads up to {FORMAT}: update to read it"
            )
        try:
            return msgspec.convert(plain, Record)
        except msgspec.ValidationError as error:
            raise RecordError(f"this is not a record of a match: {error}") from error

    @staticmethod
    def load(path: str | Path) -> Record:
        """The record in a file. Raises RecordError."""
        try:
            text = Path(path).read_bytes()
        except OSError as error:
            raise RecordError(f"cannot read {path}: {error.strerror or error}") from error
        return Record.read(text)

    def save(self, path: str | Path) -> None:
        """Write it into a file."""
        Path(path).write_text(self.write(), encoding="utf-8")

    def public(self) -> Record:
        """What may be shown while the match runs: the commitment instead of the seed, and no choices."""
        return Record(self.origin.secret(), [], committed=commitment(self.origin.seed), engine=self.engine)

    def check(self) -> catalog.Game:
        """The game that can play this record. Raises RecordError if it does not fit this engine."""
        if parts(self.engine) > parts(ENGINE):
            raise RecordError(
                f"the record was made by Lex Ludi {self.engine}, newer than this {ENGINE}: update to read it"
            )
        try:
            game = catalog.game(self.origin.game)
        except UnknownGame as error:
            raise RecordError(f"the record is of a game that is not installed: {error}") from error
        if self.origin.law != game.law:
            raise RecordError(f"the record was played by law {self.origin.law!r}, this engine plays {game.law!r}")
        if self.origin.position is None and not self.origin.seed:
            raise RecordError("the record has no seed: it is published when the match ends")
        return game


class Verdict(msgspec.Struct, frozen=True):
    """What checking a finished match found: the checks that held, and the first that did not."""

    held: tuple[str, ...]
    failed: str | None = None

    @property
    def fair(self) -> bool:
        """Whether everything held."""
        return self.failed is None


def digest(events: list[Event], result: Result | None) -> str:
    """A seal over everything that the log says happened, dice included, and the result."""
    said = msgspec.json.encode([events, result])
    return blake2b(said, person=b"lexludi-log", digest_size=16).hexdigest()
