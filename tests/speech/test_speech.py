"""Names with their cases, and sentences made of declarations."""

import pytest

from lexludi.kernel.ask import Ask
from lexludi.kernel.prompts import Kind, Prompts
from lexludi.kernel.words import View
from lexludi.parts.data import Counted, CzechForms
from lexludi.speech import Name, Names, SpokenWords, Telling, sentence

SEAT, COUNT = Kind("seat"), Kind("count")
OTTERS = Name("vydry", "vyder", "vydrám", "vydry", "vydrami", plural=True)
BOAT = Counted(
    id="boat", name_en="boat", name_cs="loď", some_en=("a boat", "{n} boats"), some_cs=("loď", "{n} lodě", "{n} lodí")
)


class Otter:
    short_en, plural_en, short_cs = "the Otter", False, "Vydra"
    cs = CzechForms(gen="Vydry", dat="Vydře", acc="Vydru", ins="Vydrou", gender="f", plural=False)


def test_a_sentence_asks_a_name_for_its_case_and_for_the_verb_that_agrees() -> None:
    assert f"{OTTERS:jde|jdou} k {OTTERS.dat}" == "jdou k vydrám"
    assert f"{OTTERS}" == "vydry"


def test_a_mark_stands_after_every_case() -> None:
    assert OTTERS.marked(" 2").ins == "vydrami 2"


@pytest.mark.parametrize(("code", "case"), [("en", "the Otter"), ("cs", "Vydrou")])
def test_czech_declines_and_english_does_not(code: str, case: str) -> None:
    assert Names(code).spoken(Otter()).ins == case


@pytest.mark.parametrize(
    ("code", "told"), [("en", ["a boat", "3 boats", "7 boats"]), ("cs", ["loď", "3 lodě", "7 lodí"])]
)
def test_things_are_counted_in_the_forms_of_the_language(code: str, told: list[str]) -> None:
    assert [Names(code).some(BOAT, n) for n in (1, 3, 7)] == told


def test_a_sentence_begins_with_a_capital() -> None:
    assert sentence("čas běží.") == "Čas běží."


class Speaking(SpokenWords[Names]):
    def telling(self, view: View) -> Telling[Names]:
        kinds = {SEAT: lambda names, view, n: view["seats"][n], COUNT: lambda names, view, n: n}
        return Telling(kinds, self.names, view)


def test_a_prompt_is_said_with_the_values_the_ask_names() -> None:
    prompts = Prompts()
    pay = prompts("pay", "pay {other} ({n})", other=SEAT, n=COUNT)
    words = Speaking(Names("en"), prompts)
    assert words.prompt({"seats": ["A", "B"]}, Ask(0, pay, [], n=2, other=1)) == "Pay B (2)"
    with pytest.raises(KeyError):
        words.prompt({"seats": ["A", "B"]}, Ask(0, pay, [], n=2))
