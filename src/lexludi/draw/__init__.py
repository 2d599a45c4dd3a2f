"""A small SVG toolkit that knows no game: elements, curves, hatching and measured text."""

from lexludi.draw.curve import Curve, Point, bowed, closed_spline, spline
from lexludi.draw.svg import (
    Element,
    Hatch,
    Written,
    circle,
    group,
    hatch,
    line,
    number,
    path,
    polygon,
    rect,
    svg,
    text,
)
from lexludi.draw.words import paragraph, shorten, width, wrap

__all__ = [
    "Curve",
    "Element",
    "Hatch",
    "Point",
    "Written",
    "bowed",
    "circle",
    "closed_spline",
    "group",
    "hatch",
    "line",
    "number",
    "paragraph",
    "path",
    "polygon",
    "rect",
    "shorten",
    "spline",
    "svg",
    "text",
    "width",
    "wrap",
]
