"""What every number of an observation means, and every action id, as tables.

python -m lexludi.envs.describe root 4       prints them for Root with four seats
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from lexludi.envs.actions import Actions
from lexludi.envs.observe import LAW, Observer
from lexludi.kernel import catalog
from lexludi.kernel.numbers import (
    OWNERS,
    SEATS,
    Bits,
    Chair,
    Fields,
    Group,
    Joint,
    Number,
    One,
    Part,
    Pile,
    Row,
    Some,
    Told,
    Turns,
    Values,
    Who,
    Whose,
)

FEW = 12
"""So many words are listed one by one."""
ONE_PLACE = "a 1 in the place of"

Line = tuple[str, str, str]
"""A part, what it tells, and as what."""


def observations(observer: Observer) -> str:
    """Every part of an observation with its place, in Markdown."""
    lines = ["| part | from | numbers | what it tells | as |\n| --- | ---: | ---: | --- | --- |\n"]
    for name, tells, told_as in rows(observer):
        place = observer.places[name]
        count = place.stop - place.start
        lines.append(f"| {name} | {place.start if count else ''} | {count or ''} | {tells} | {told_as} |\n")
    return "".join(lines)


def rows(observer: Observer) -> Iterator[Line]:
    """A line for each part of an observation: its name, its title, and what its numbers are."""
    numbers = observer.numbers
    yield "asked", "who is asked", "for each seat: 1 if so"
    yield "prompt", "what is asked", f"{ONE_PLACE} the prompt, in the order of `game.numbers().prompts`"
    yield "law", "the rule that asks", described(LAW)
    for part in numbers.about:
        yield from told(part, f"about.{part.name}", {})
    yield "over", "the match is over", "1 if so"
    yield "how", "how it ended", described(One("how", numbers.endings))
    yield "won", "who has won", "for each seat: 1 if so"
    seen: dict[tuple[Part, ...], str] = {}
    for part in numbers.view:
        yield from told(part, part.name, seen)


def told(part: Part, name: str, seen: dict[tuple[Part, ...], str]) -> Iterator[Line]:
    """A part and, unless all of them are alike or have been told before, those in it."""
    if not isinstance(part, Group) or alike(part.parts):
        yield name, part.tells, described(part)
    elif part.parts in seen:
        yield name, part.tells, f"as {seen[part.parts]}"
    else:
        seen[part.parts] = name
        yield name, part.tells, ""
        for inner in part.parts:
            yield from told(inner, f"{name}.{inner.name}", seen)


def alike(parts: Sequence[Part]) -> bool:
    """Whether these parts can be told in one line."""
    return not any(isinstance(part, Group) for part in parts) and len(set(map(described, parts))) == 1


def described(part: Part) -> str:
    """What the numbers of a part are, and how many times there is one."""
    axes = part.each if isinstance(part.each, tuple) else (part.each,)
    return "".join(f"{along(axis)}: " for axis in axes) + form(part)


def along(axis: str | int) -> str:
    """For whom, or how many times, there is a part."""
    return {SEATS: "for each seat", OWNERS: "for each owner"}[axis] if isinstance(axis, str) else f"{axis} times"


def form(part: Part) -> str:
    """What the numbers of a single part are."""
    match part:
        case Number(most=most, half=half):
            return scaled(most, half)
        case Row(length=length, most=most, half=half):
            return f"{length} numbers, {scaled(most, half)}"
        case One(of=values):
            return f"{ONE_PLACE} {listed(values)}"
        case Some(of=values, most=most, hidden=hidden):
            last = f"; last, those hidden / {hidden}" if hidden else ""
            return f"{'1' if most == 1 else f'n / {most}'} for each of {listed(values)}{last}"
        case Pile(of=values):
            return f"how high each of {listed(values)} lies: 1 is the top, the next {len(values) - 1} / {len(values)} …"
        case Bits(count=count):
            return f"{count} bits"
        case Who():
            return f"{ONE_PLACE} the owner"
        case Whose(most=most):
            return f"{'1' if most == 1 else f'n / {most}'} for each owner"
        case Chair():
            return "which owner, as a number"
        case Turns(parts=parts, times=times):
            return f"{times} times: {'; '.join(form(inner) for inner in parts)}"
        case Group(parts=parts):
            return f"for each of {', '.join(inner.name for inner in parts)}: {described(parts[0])}"
        case Told():
            return ""
    raise TypeError(f"{part!r} is no part of a view")


def scaled(most: int | None, half: float) -> str:
    """How a number is scaled."""
    if half:
        return f"n / (n + {half:g})"
    return "1 if so" if most == 1 else f"n / {most}"


def listed(values: Values) -> str:
    """The values of a field, or the first and last of many."""
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}"
    if len(values) > FEW:
        return f"{len(values)}: {spoken(values[0])}, {spoken(values[1])} … {spoken(values[-1])}"
    return ", ".join(map(spoken, values))


def spoken(value: object) -> str:
    """A value as a word."""
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)


def actions(numbered: Actions) -> str:
    """Every kind of option with its ids, in Markdown."""
    lines = ["| option | from | ids | fields |\n| --- | ---: | ---: | --- |\n"]
    for kind, block in numbered.blocks.items():
        fields = "; ".join(named_fields(kind.__struct_fields__, block.fields))
        lines.append(f"| {kind.__name__} | {block.start} | {block.ids} | {fields} |\n")
    lines.append(f"| (spare) | {numbered.exact} | {numbered.size - numbered.exact} | |\n")
    return "".join(lines)


def named_fields(names: Sequence[str], fields: Fields) -> Iterator[str]:
    """What each field can be, or several of them together."""
    left = iter(names)
    for of in fields:
        if isinstance(of, Joint):
            yield f"{', '.join(islice(left, of.width))}: {listed(of.of)}"
        else:
            yield f"{next(left)}: {'owner' if isinstance(of, str) else listed(of)}"


def main(argv: Sequence[str]) -> None:
    """Print the observations and the action ids of a game with so many seats."""
    game, seats = catalog.game(argv[0]), int(argv[1])
    print(observations(Observer(game, seats)))
    print(actions(Actions(game, seats)), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
