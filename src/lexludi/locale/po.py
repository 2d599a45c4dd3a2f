"""Reading and writing .po files: the part of the format we use, strictly."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_LINE = re.compile(r'(?:(msgid|msgid_plural|msgstr|msgstr\[(\d)\]) )?("(?:[^"\\]|\\.)*")')


class BadCatalogue(ValueError):
    """A .po file that cannot be read, with the line that is wrong."""


class Message(NamedTuple):
    id: str
    plural: str | None
    forms: tuple[str, ...]

    @property
    def translated(self) -> bool:
        return all(self.forms)


def read(path: Path) -> dict[str, Message]:
    """Message id -> message; the header is the message with the empty id."""
    messages: dict[str, Message] = {}
    for line, block in _blocks(path):
        message = _message(block)
        if message is None:
            raise BadCatalogue(f"{path.name}, line {line}: a message has one msgid, then its msgstr lines.")
        if message.id in messages:
            raise BadCatalogue(f"{path.name}, line {line}: {message.id!r} stands here a second time.")
        messages[message.id] = message
    if "" not in messages:
        raise BadCatalogue(f"{path.name} has no header.")
    return messages


def write(path: Path, messages: dict[str, Message]) -> None:
    """Header first, then by id, so that a change of one message is a change of one place."""
    path.write_text("\n".join(_print(messages[key]) for key in sorted(messages)), encoding="utf-8", newline="\n")


def _blocks(path: Path) -> Iterator[tuple[int, list[tuple[str, str]]]]:
    """Each message as its first line number and its (keyword, text) pairs."""
    block: list[tuple[str, str]] = []
    start = 0
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.strip()
        if line.startswith("#, fuzzy"):
            raise BadCatalogue(f"{path.name}, line {number}: a fuzzy translation; finish it or remove it.")
        if not line or line.startswith("#"):
            continue
        match = _LINE.fullmatch(line)
        if not match or not (match[1] or block):
            raise BadCatalogue(f"{path.name}, line {number}: expected msgid, msgstr or a quoted string.")
        text = str(ast.literal_eval(match[3]))
        if match[1] == "msgid":
            if block:
                yield start, block
            block, start = [], number
        if match[1]:
            block.append((match[1], text))
        else:
            keyword, before = block[-1]
            block[-1] = (keyword, before + text)
    if block:
        yield start, block


def _message(block: list[tuple[str, str]]) -> Message | None:
    match block:
        case [("msgid", key), ("msgstr", text)]:
            return Message(key, None, (text,))
        case [("msgid", key), ("msgid_plural", plural), *forms]:
            if forms and [keyword for keyword, _ in forms] == [f"msgstr[{n}]" for n in range(len(forms))]:
                return Message(key, plural, tuple(text for _, text in forms))
    return None


def _print(message: Message) -> str:
    lines = [_field("msgid", message.id)]
    if message.plural is None:
        lines.append(_field("msgstr", message.forms[0]))
    else:
        lines.append(_field("msgid_plural", message.plural))
        lines += [_field(f"msgstr[{n}]", text) for n, text in enumerate(message.forms)]
    return "\n".join(lines) + "\n"


def _field(keyword: str, text: str) -> str:
    """One quoted string, or one per line of a text of several lines."""
    parts = text.splitlines(keepends=True) or [""]
    if len(parts) > 1:
        parts.insert(0, "")
    return f"{keyword} " + "\n".join(_quote(part) for part in parts)


def _quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
