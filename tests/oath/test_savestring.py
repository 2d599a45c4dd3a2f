"""Save strings of the Tabletop Simulator module: read, written back byte for byte, and refused where they are wrong."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.oath.chronicle.savestring import BadSave, Save, Slot, Version, bits_of, colours, read, write
from lexludi.games.oath.rules.box.codes import OATHS

START = (
    "030302000110Empire and Exile0000000123450403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF"
    "000000002007UNKNOWN"
)
TUTORIAL = (
    "03030200011BThe Chrysanthemum Chronicle1600000123450403FFFF20FFFFFF0724FFE92BFFFFFF19FFFFFF0B19FFFF22FFFFFF2A"
    "FFFFFF38061B1E0A292508D62B2DD21C022818D5151D312CD3071AD4050F223013331F340B3512232F320D09210C000E01041410112720262A172E1600"
    "13E8E7E0DDDCDAEDE6E4EADFE2DEECDBEBE3E1E5002007UNKNOWN"
)
LATER = (
    "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF21FFFFFF1EFFFFFF"
    "3B3F67266B0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C04092610DB6937F413996943647B157B7659013A6956C519E8955"
    "7306C39A64503B3213E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA000407UNKNOWN"
)


@pytest.mark.parametrize("text", [START, TUTORIAL, LATER])
def test_what_is_read_is_written_back_byte_for_byte(text: str) -> None:
    assert write(read(text)) == text


def test_a_first_game_has_three_sites_with_a_card_each_and_nothing_else() -> None:
    save = read(START)
    assert (save.version, save.game, save.name) == ((3, 3, 2), 1, "Empire and Exile")
    assert OATHS[save.oath] == "supremacy"
    assert [(n, slot.site, slot.cards[0]) for n, slot in enumerate(save.slots, 1) if slot.site is not None] == [
        (1, 4, 3), (3, 7, 36), (6, 11, 25),
    ]  # fmt: skip
    assert (save.deck, save.dispossessed, save.relics) == ((), (), ())
    assert colours(save.winner) == ("purple",)


def test_the_tutorial_has_a_whole_deck_and_sites_that_lie_face_down() -> None:
    save = read(TUTORIAL)
    assert (len(save.deck), len(save.relics)) == (56, 19)
    assert [slot.faceup for slot in save.slots] == [True, False, True, False, False, True, False, False]
    assert save.slots[2].cards[2] == 233
    assert save.relics[-1] == 229


def test_a_later_game_tells_who_is_a_citizen_and_who_won() -> None:
    save = read(LATER)
    assert (save.game, OATHS[save.oath]) == (2, "the_people")
    assert (colours(save.citizens), colours(save.winner)) == (("blue",), ("white",))
    assert save.slots[0] == Slot(12, True, (255, 255, 223))
    assert (len(save.deck), len(save.dispossessed), len(save.relics)) == (59, 6, 19)


@pytest.mark.parametrize(
    ("version", "ends_with"), [((2, 0, 3), "0000"), ((3, 3, 0), "000000"), ((3, 3, 1), "002007UNKNOWN")]
)
def test_older_versions_stop_earlier(version: Version, ends_with: str) -> None:
    text = write(msgspec.structs.replace(read(START), version=version))
    assert text.endswith(ends_with)
    assert write(read(text)) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "ends too early: version is missing"),
        (START[:40], "ends too early: map, slot 1 is missing"),
        (START + "00", "goes on after its end: '00'"),
        (START.replace("0110E", "011xE"), "at name: '1x' is no number"),
        (START.replace("0000000123450403", "0000050123450403"), "at oath: there is no 5"),
        (START.replace("0123450403", "0123451703"), "at map, slot 1: there is no 23"),
        (START.replace("0123450403", "01234504F7"), "at map, slot 1: there is no 247"),
        (LATER.replace("3B3F67", "3B3F3F"), "at world deck: card 63 is there twice"),
        (START.replace("0403", "04a3"), "at map, slot 1: 'a3' is no number"),
    ],
)
def test_what_is_wrong_is_named(text: str, says: str) -> None:
    with pytest.raises(BadSave, match=says):
        read(text)


def test_a_name_is_counted_in_bytes() -> None:
    text = write(msgspec.structs.replace(read(START), name="Říše"))
    assert text[10:12] == "07"
    assert read(text).name == "Říše"


CARD = st.integers(0, 238)
PILE = st.lists(CARD, unique=True, max_size=60).map(tuple)
SLOT = st.builds(
    Slot,
    st.integers(0, 22),
    st.booleans(),
    st.tuples(CARD | st.just(255), CARD | st.just(255), CARD | st.just(255)),
)
SAVES = st.builds(
    Save,
    version=st.sampled_from([(1, 6, 0), (3, 1, 0), (3, 3, 1), (3, 3, 3)]),
    game=st.integers(1, 0xFFFF),
    name=st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40),
    players=st.integers(0, 127),
    citizens=st.integers(0, 31),
    oath=st.integers(0, 3),
    slots=st.lists(SLOT | st.just(Slot()), min_size=8, max_size=8).map(tuple),
    deck=PILE,
    dispossessed=PILE,
)


@given(SAVES)
def test_any_chronicle_goes_through_the_string(save: Save) -> None:
    assert read(write(save)) == save


def test_colours_are_bits() -> None:
    assert bits_of("red", "purple") == 0x21
    assert colours(0x1F) == ("red", "blue", "white", "yellow", "black")
