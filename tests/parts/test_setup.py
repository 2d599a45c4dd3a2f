"""Options of a set-up, checked in one place."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.kernel.errors import BadSetup
from lexludi.parts.setup import Choice, Options, Several

OPTIONS = Options(
    Choice("map", ("autumn", "winter")),
    Choice("long", (False, True)),
    Choice("towns", ("none", "random"), Several(("york", "bath", "hull"), 1, 2, "A.1", ("-old", "-new"))),
)


def test_what_nobody_chose_is_as_usual() -> None:
    chosen = OPTIONS.settle({})
    assert (chosen.word("map"), chosen.flag("long"), chosen.word("towns"), chosen.named("towns")) == (
        "autumn", False, "none", (),
    )  # fmt: skip


def test_a_number_is_the_value_that_is_written_so() -> None:
    chosen = Options(Choice("chapter", ("3", "2", "1"))).settle({"chapter": 2})
    assert chosen.word("chapter") == "2"


@pytest.mark.parametrize("towns", ["york,hull-old", "york + hull-old", ["york", "hull-old"], ("york", "hull-old")])
def test_names_are_a_list_or_text(towns: Any) -> None:
    chosen = OPTIONS.settle({"towns": towns, "long": 1})
    assert (chosen.named("towns"), chosen.word("towns"), chosen.flag("long")) == (("york", "hull-old"), "", True)


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"maps": "winter"}, "There is no option called 'maps'. Options: map, long, towns."),
        ({"map": "summer"}, "map: there is no 'summer'. Choose from autumn, winter."),
        ({"towns": "york,paris"}, "towns: there is no 'paris'. Choose from none, random, york, bath, hull."),
        ({"towns": ""}, "towns: name at least 1 (Law A.1)."),
        ({"towns": "york-old,york-new"}, "towns: choose 1 to 2, all different (Law A.1), not york-old, york-new."),
        ({"towns": "york,bath,hull"}, "towns: choose 1 to 2, all different (Law A.1), not york, bath, hull."),
    ],
)
def test_a_refusal_says_what_can_be_chosen(wanted: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        OPTIONS.settle(wanted)
    assert str(refused.value) == says
