"""One's own box: whoever owns a game can replace the figures and cards that are our own design by the printed ones.

A folder with `box.toml` (`game = "…"`) and the game's files of data takes the place of ours for a whole process,
and for those that it starts: `LEXLUDI_DATA` names one folder, or several as in `PATH`. It is read before the game is.
What a match was played with is part of its origin, as a digest of what matters for play.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from lexludi.kernel.errors import LexLudiError

VARIABLE: Final = "LEXLUDI_DATA"
HEAD: Final = "box.toml"
GROUP: Final = "lexludi.boxes"
WORDS: Final = ("name_", "text_", "some_", "short_")
MARKS: Final = ("ours", "cs", "colour", "plural_en")
"""What is written and seen, but not played by: two boxes that differ only there are the same."""

Files = Mapping[str, Mapping[str, Any]]
"""By name, what each file of data says."""
Mistakes = Callable[[Files], Iterable[str]]


class BadData(LexLudiError):
    """Data that a game cannot be played with: a sentence for each mistake."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


class Box:
    """What of a game can be replaced: its files of data, in the folder `data` of a package, and how they are checked.

    The module that declares a box must not read data itself: it is loaded before they are chosen.
    """

    def __init__(self, package: str, files: tuple[str, ...], mistakes: Mistakes) -> None:
        self.package = package
        self.files = files
        self.mistakes = mistakes

    def text(self, name: str) -> str:
        """A file as we ship it."""
        return resources.files(self.package).joinpath("data", f"{name}.toml").read_text("utf-8")


def names() -> list[str]:
    """The games with data that can be replaced."""
    return sorted(entry.name for entry in _declared())


def box(game: str) -> Box:
    """What of a game can be replaced. Raises BadData if nothing can."""
    for entry in _declared():
        if entry.name == game:
            found: Box = entry.load()
            return found
    raise BadData([f"No data of {game!r} can be replaced; there are {', '.join(names()) or 'none'} that can."])


def export(game: str, folder: Path) -> list[Path]:
    """Write the data of a game, as they are in use, to a folder that is new or empty."""
    found = box(game)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise BadData([f"{folder} is not empty; name a new folder."])
    own = chosen().get(game)
    texts = {f"{name}.toml": (own / f"{name}.toml").read_text("utf-8") if own else found.text(name)
             for name in found.files}  # fmt: skip
    written = []
    for name, text in {HEAD: f'# The game whose data these are.\ngame = "{game}"\n', **texts}.items():
        (folder / name).write_text(text, "utf-8")
        written.append(folder / name)
    return written


def load(folder: Path) -> tuple[str, Files]:
    """The game that a folder has data of, and what they say. Raises BadData with all mistakes that are found."""
    head = _parsed(folder / HEAD)
    if isinstance(head, str):
        raise BadData([head])
    game = head.get("game")
    if not isinstance(game, str):
        raise BadData([f'{HEAD} does not say which game the data are of: game = "…"'])
    found = box(game)
    files: dict[str, Mapping[str, Any]] = {}
    mistakes = []
    for name in found.files:
        parsed = _parsed(folder / f"{name}.toml")
        if isinstance(parsed, str):
            mistakes.append(parsed)
        else:
            files[name] = parsed
    if not mistakes:
        mistakes += found.mistakes(files)
    if mistakes:
        raise BadData(mistakes)
    return game, files


def use(folder: Path) -> str:
    """Play with the data of a folder from now on, and in all processes started from here; returns the game.

    Must come before the game is loaded. Raises BadData.
    """
    from lexludi.kernel.catalog import loaded

    folder = folder.resolve()
    game, _ = load(folder)
    if chosen().get(game) == folder:
        return game
    if loaded(game):
        raise BadData([f"The game {game!r} is loaded already; its data are chosen before."])
    kept = [str(path) for name, path in chosen().items() if name != game]
    os.environ[VARIABLE] = os.pathsep.join([*kept, str(folder)])
    return game


def chosen() -> Mapping[str, Path]:
    """The folders in use, by game. Raises BadData if one of them does not do."""
    return _chosen(os.environ.get(VARIABLE, ""))


def read(package: str, name: str) -> Mapping[str, Any]:
    """A file of data of the game in a package: one's own, or ours."""
    for game, folder in chosen().items():
        if box(game).package == package:
            return _load(folder)[name]
    return tomllib.loads(resources.files(package).joinpath("data", f"{name}.toml").read_text("utf-8"))


@cache
def digest(game: str) -> str:
    """What tells the data in use from all others."""
    found = box(game)
    return digest_of({name: read(found.package, name) for name in found.files})


def digest_of(files: Files) -> str:
    """A short digest of what is played with, the same whatever its order."""
    plain = msgspec.json.encode(_played(files), order="sorted")
    return blake2b(plain, digest_size=8).hexdigest()


def _played(value: Any) -> Any:
    """What is played by: without words and marks."""
    if isinstance(value, Mapping):
        return {key: _played(inner) for key, inner in value.items() if key not in MARKS and not key.startswith(WORDS)}
    if isinstance(value, list):
        return [_played(inner) for inner in value]
    return value


def _parsed(path: Path) -> dict[str, Any] | str:
    """What a file says, or what is wrong with it."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return f"{path.name} is missing in {path.parent}."
    except (OSError, UnicodeDecodeError) as error:
        return f"{path.name} cannot be read: {error}."
    except tomllib.TOMLDecodeError as error:
        return f"{path.name} is not TOML: {error}."


@cache
def _chosen(paths: str) -> Mapping[str, Path]:
    return {load(Path(path))[0]: Path(path) for path in paths.split(os.pathsep) if path}


@cache
def _load(folder: Path) -> Files:
    return load(folder)[1]


@cache
def _declared() -> tuple[Any, ...]:
    from importlib.metadata import entry_points

    return tuple(entry_points(group=GROUP))


# What every game checks


def check_all(file: str, kind: str, raw: Any, *shapes: type[msgspec.Struct]) -> Iterator[str]:
    """A sentence for each mistake in a list of things; they may be read in more than one shape."""
    if not isinstance(raw, list) or not raw:
        yield f"{file}.toml has no [[{kind}]]."
        return
    seen: set[str] = set()
    for n, entry in enumerate(raw, 1):
        name = entry.get("id", f"number {n}") if isinstance(entry, Mapping) else f"number {n}"
        where = f"{file}.toml, {kind} {name}"
        if name in seen:
            yield f"{where}: there is another one of that id."
        seen.add(str(name))
        yield from check_one(where, entry, *shapes)


def check_one(where: str, raw: Any, *shapes: type[msgspec.Struct]) -> Iterator[str]:
    """What is wrong with one thing: what it lacks, a name it does not know, a value of another kind."""
    known = {field.encode_name for shape in shapes for field in msgspec.structs.fields(shape)}
    if isinstance(raw, Mapping):
        for key in sorted(set(raw) - known):
            yield f"{where}: {key!r} is not known; there are {', '.join(sorted(known))}."
    found = dict.fromkeys(said for shape in shapes for said in _misshapen(raw, shape))
    yield from (f"{where}: {said}." for said in found)


def _misshapen(raw: Any, shape: type[msgspec.Struct]) -> Iterator[str]:
    try:
        msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        yield str(error)
