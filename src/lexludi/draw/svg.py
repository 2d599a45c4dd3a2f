"""SVG elements as plain objects; the same input always gives the same text."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal
from xml.sax.saxutils import escape

Value = str | float | int | None
Hatch = Literal["diagonal", "back", "cross", "dots", "horizontal", "vertical"]

SANS = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"


class Element:
    """One element: a tag, its attributes in the order given, and what is inside."""

    __slots__ = ("attributes", "children", "tag")

    def __init__(self, tag: str, /, *children: "Element | str | None", **attributes: Value) -> None:
        self.tag = tag
        self.children: list[Element | str] = [c for c in children if c is not None]
        self.attributes: dict[str, str] = {}
        self.set(**attributes)

    def set(self, **attributes: Value) -> "Element":
        """Set attributes; `stroke_width` means stroke-width, and None leaves one out."""
        for name, value in attributes.items():
            if value is not None:
                self.attributes[_key(name)] = value if isinstance(value, str) else number(value)
        return self

    def add(self, *children: "Element | str | None") -> "Element":
        """Put these inside, and return itself."""
        self.children.extend(c for c in children if c is not None)
        return self

    @property
    def id(self) -> str | None:
        """Its id, if it has one."""
        return self.attributes.get("id")

    def find(self, id_: str) -> "Element | None":
        """The element with this id, in or under this one."""
        return next((e for e in self.walk() if e.id == id_), None)

    def walk(self) -> Iterable["Element"]:
        """Itself and all elements inside."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    def __str__(self) -> str:
        parts: list[str] = []
        self._write(parts)
        return "".join(parts)

    def _write(self, parts: list[str]) -> None:
        parts.append(f"<{self.tag}")
        for name, value in self.attributes.items():
            parts.append(f' {name}="{_quoted(value)}"')
        if not self.children:
            parts.append("/>")
            return
        parts.append(">")
        for child in self.children:
            if isinstance(child, Element):
                child._write(parts)
            else:
                parts.append(escape(child))
        parts.append(f"</{self.tag}>")

    def _repr_svg_(self) -> str | None:
        return str(self) if self.tag == "svg" else None


class Written(Element):
    """An element whose text is made once, for a part that many pictures share; it must not change any more."""

    __slots__ = ("words",)

    def __init__(self, element: Element) -> None:
        self.tag = element.tag
        self.children = element.children
        self.attributes = element.attributes
        self.words = str(element)

    def _write(self, parts: list[str]) -> None:
        parts.append(self.words)


@lru_cache(maxsize=512)
def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(maxsize=8192)
def _quoted(value: str) -> str:
    return escape(value, {'"': "&quot;"})


def svg(
    box: tuple[float, float, float, float],
    *children: Element | None,
    title: str,
    description: str = "",
    language: str = "en",
    **attributes: Value,
) -> Element:
    """A whole picture of the given view box (left, top, width, height), named for screen readers."""
    root = Element(
        "svg",
        Element("title", title),
        Element("desc", description) if description else None,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(n) for n in box),
        role="img",
        lang=language,
        font_family=SANS,
    )
    return root.set(**attributes)


def group(
    *children: Element | None,
    title: str | None = None,
    at: tuple[float, float] | None = None,
    scale: float = 1.0,
    **attributes: Value,
) -> Element:
    """A group, moved and scaled when asked; `title` is its tooltip and its name for screen readers."""
    result = Element("g", Element("title", title) if title else None, *children)
    moves = [f"translate({number(at[0])} {number(at[1])})"] if at else []
    if scale != 1.0:
        moves.append(f"scale({number(scale, 4)})")
    return result.set(transform=" ".join(moves) or None, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> Element:
    """A circle around a point."""
    return Element("circle", cx=x, cy=y, r=r, **attributes)


def rect(
    x: float, y: float, width: float, height: float, *, radius: float | None = None, **attributes: Value
) -> Element:
    """A rectangle by its upper left corner and its size, perhaps with round corners."""
    return Element("rect", x=x, y=y, width=width, height=height, rx=radius, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> Element:
    """A line from one point to another."""
    return Element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def polygon(points: Iterable[tuple[float, float]], **attributes: Value) -> Element:
    """A polygon through these points."""
    return Element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def path(d: str, **attributes: Value) -> Element:
    """A path in SVG's own notation."""
    return Element("path", d=d, **attributes)


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    bold: bool = False,
    anchor: Literal["start", "middle", "end"] = "start",
    **attributes: Value,
) -> Element:
    """One line of text on the baseline y."""
    return Element(
        "text",
        words,
        x=x,
        y=y,
        font_size=size,
        font_weight="700" if bold else None,
        text_anchor=None if anchor == "start" else anchor,
        **attributes,
    )


def hatch(id_: str, kind: Hatch, ink: str, *, paper: str | None = None, step: float = 8, weight: float = 2) -> Element:
    """A pattern to fill with `url(#id)`, so that areas differ without colour."""
    half = step / 2
    full, mid, back, over = (number(float(n)) for n in (step, half, -half, step + half))
    strokes = {
        "diagonal": f"M0 {full}L{full} 0M{back} {mid}L{mid} {back}M{mid} {over}L{over} {mid}",
        "back": f"M0 0L{full} {full}M{back} {mid}L{mid} {over}M{mid} {back}L{over} {mid}",
        "horizontal": f"M0 {mid}H{full}",
        "vertical": f"M{mid} 0V{full}",
        "cross": f"M0 {mid}H{full}M{mid} 0V{full}",
    }
    mark = (
        circle(half, half, weight, fill=ink)
        if kind == "dots"
        else path(strokes[kind], fill="none", stroke=ink, stroke_width=weight)
    )
    ground = rect(0, 0, step, step, fill=paper) if paper else None
    return Element("pattern", ground, mark, id=id_, width=step, height=step, patternUnits="userSpaceOnUse")


def number(value: float, digits: int = 2) -> str:
    """A number as short as it can be written: 3, 0.5, -2.25."""
    short = f"{value:.{digits}f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
    return "0" if short in ("-0", "") else short
