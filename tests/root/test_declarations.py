"""Cards declare themselves, each in one place."""

from __future__ import annotations

from lexludi.games.root.cards import CARDS
from lexludi.games.root.numbers.view import VIEW
from lexludi.games.root.rules.beginning.setup import setting_of
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.effects import EFFECTS, Modifier
from lexludi.games.root.rules.once import ONCE
from lexludi.kernel.numbers import Some

LASTING = [card.id for card in data.cards().values() if card.kind == "persistent"]


def test_every_card_with_a_lasting_effect_declares_itself_once() -> None:
    declared = [EFFECTS.names(card.effect) for card in CARDS]
    assert sorted(declared) == sorted([name] for name in LASTING)


def test_a_match_listens_to_the_cards_of_its_deck_only() -> None:
    base = setting_of(("marquise", "eyrie"), "autumn", "base").moments
    exiles = setting_of(("marquise", "eyrie"), "autumn", "exiles").moments
    assert (base.strength, base.adjoining, base.heedless, base.fallen, base.drawing) == ([], [], [], [], [])
    assert [EFFECTS.names(effect) for effect, _ in exiles.strength] == [["soup_kitchens"]]


def test_a_hireling_that_lends_an_effect_is_heard_where_it_takes_part() -> None:
    demoted = ("last_dynasty-demoted", "spring_uprising", "the_exile")
    without = setting_of(("marquise", "alliance"), "autumn", "base").moments
    moments = setting_of(("marquise", "duchy"), "autumn", "base", hirelings=demoted).moments
    assert (without.winning_ties, EFFECTS.names(moments.winning_ties)) == (0, ["bluebird_nobles"])


def test_modifiers_are_the_cards_that_are_not_used() -> None:
    modifiers = {EFFECTS.names(card.effect)[0] for card in CARDS if isinstance(card, Modifier)}
    used = {"once_per_turn", "once_per_battle", "discard_to_use"}
    assert modifiers == {name for name in LASTING if data.cards()[name].use not in used}


def test_every_mark_has_its_place_in_the_observation() -> None:
    (used,) = (part for part in VIEW if part.name == "used")
    assert isinstance(used, Some)
    assert used.of == tuple(sorted(ONCE.bits))
