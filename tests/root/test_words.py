"""Root in words: every ask, option and event as a sentence, in both languages."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from lexludi.games.root import GAME
from lexludi.games.root.bots.sheets import faction_name, is_bot, sheets
from lexludi.games.root.factions.vagabond.relations import TURNED_HOSTILE
from lexludi.games.root.rules import events, options
from lexludi.games.root.rules.beginning.setup import CHAPTERS, setting_of
from lexludi.games.root.rules.box.codes import FACTIONS, PIECES, SYMPATHY, WARRIOR
from lexludi.games.root.rules.prompts import act as acts
from lexludi.games.root.rules.prompts import criterion as criteria
from lexludi.games.root.rules.prompts import decision as decisions
from lexludi.games.root.rules.prompts import deed as deeds
from lexludi.games.root.rules.prompts import ending as endings
from lexludi.games.root.rules.prompts import note as notes
from lexludi.games.root.rules.prompts import prompt as prompts
from lexludi.games.root.setups import with_bots
from lexludi.games.root.words.found import words_of, words_of_bot
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Noted
from lexludi.kernel.match import Match
from lexludi.locale import CODES
from lexludi.parts.criteria import ONLY, RANDOM
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table
from tests.rootbotics.table import after

ROOT = Path(options.__file__).parent.parent
PACKAGE = ROOT.parents[2]
SOURCES = [path for path in ROOT.rglob("*.py") if not {"words", "picture"} & set(path.parts)]
TABLES = [
    (("marquise", "eyrie", "alliance", "vagabond:thief"), {}),
    (("vagabond:tinker", "alliance", "vagabond", "eyrie", "marquise"), {"map": "lake", "deck": "exiles"}),
    (("eyrie", "vagabond:vagrant", "marquise", "alliance"), {"map": "mountain"}),
    (("alliance", "vagabond:arbiter", "vagabond:ronin", "eyrie"), {"map": "winter", "deck": "exiles"}),
    (("vagabond:harrier", "marquise", "vagabond:scoundrel", "alliance"), {"map": "mountain", "deck": "exiles"}),
    (("vagabond:ranger", "eyrie", "vagabond:adventurer", "marquise"), {"map": "lake"}),
    (("lizards", "duchy", "corvids", "vagabond:tinker"), {}),
    (("corvids", "marquise", "duchy", "alliance"), {"map": "winter", "deck": "exiles"}),
    (("eyrie", "lizards", "corvids", "vagabond:vagrant", "duchy"), {"map": "mountain"}),
    (("hundreds", "keepers", "marquise", "vagabond:vagrant"), {}),
    (("riverfolk", "eyrie", "vagabond:thief", "marquise"), {}),
    (("hundreds", "riverfolk", "alliance", "vagabond", "keepers"), {"map": "lake", "deck": "exiles"}),
    (("keepers", "alliance", "hundreds", "vagabond:ronin", "vagabond"), {"map": "mountain", "deck": "exiles"}),
    (("marquise", "eyrie"), {"hirelings": "the_exile,riverfolk_flotilla,spring_uprising"}),
    (("alliance", "hundreds", "vagabond:ronin"), {"hirelings": "forest_patrol-demoted,popular_band,vault_keepers"}),
    (("duchy", "corvids"), {"hirelings": "last_dynasty,highway_bandits,warm_sun_prophets", "deck": "exiles"}),
    (("keepers", "eyrie"), {"hirelings": "sunward_expedition,corvid_spies,furious_protector", "map": "mountain"}),
    (("lizards", "alliance"), {"hirelings": "flame_bearers,the_exile-demoted,sunward_expedition-demoted"}),
    (("marquise", "keepers"), {"hirelings": "flame_bearers-demoted,spring_uprising-demoted,warm_sun_prophets-demoted"}),
]
RAW = re.compile(
    "|".join([r"None|[{}_<>=]|(?<!\d)-1|^[a-z]", *(f"{id_}\\b" for id_ in (*prompts, *notes) if "-" in id_)])
)
"""What no sentence may hold: the names that code uses."""


# Everything the rules can say has words


def calls() -> Iterator[tuple[dict[str, object], str, ast.Call]]:
    """Every call in the rules: what its module knows by name, the function, the call."""
    for path in SOURCES:
        module = import_module(".".join(path.relative_to(PACKAGE).with_suffix("").parts))
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                    yield vars(module), name, node


def askers() -> dict[str, int]:
    """The functions of the rules that are given a prompt, and the place of that argument."""
    found = {"Ask": 1, "ask": 1}
    for path in (*SOURCES, *(PACKAGE / "lexludi" / "parts").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                names = [a.arg for a in node.args.args if a.arg != "self"]
                if "prompt" in names:
                    found[node.name] = names.index("prompt")
    return found


def named(functions: dict[str, int]) -> Iterator[tuple[str, list[str]]]:
    """The prompts or notes that these are given, and the names of the values that go with each."""
    for known, name, call in calls():
        if name in functions and len(call.args) > functions[name]:
            about = ("always", "law", "again", "refused")
            values = [str(keyword.arg) for keyword in call.keywords if keyword.arg not in about]
            for chosen in alternatives(call.args[functions[name]]):
                match chosen:
                    case ast.Name(id=constant) if constant.isupper():
                        yield str(known[constant]), values
                    case ast.Constant():
                        raise AssertionError(f"{ast.unparse(call)}: declare it beside the rule")


def alternatives(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def said(functions: dict[str, int]) -> set[str]:
    """The literal texts that these are given."""
    return {
        chosen.value
        for _, name, call in calls()
        if name in functions and len(call.args) > functions[name]
        for chosen in alternatives(call.args[functions[name]])
        if isinstance(chosen, ast.Constant) and isinstance(chosen.value, str)
    }


def test_every_ask_names_the_values_that_its_prompt_declares_and_no_prompt_is_left_over() -> None:
    asked = list(named(askers()))
    assert [(prompt, values) for prompt, values in asked if values != list(prompts[prompt].fields)] == []
    assert {prompt for prompt, _ in asked} == prompts.keys()


def test_every_note_names_the_values_that_it_declares_and_none_is_left_over() -> None:
    told = list(named({"note": 1}))
    assert [(note, values) for note, values in told if values != list(notes[note].fields)] == []
    assert {note for note, _ in told} | {TURNED_HOSTILE} == notes.keys()


@pytest.mark.parametrize("code", CODES)
def test_rare_prompts_and_notes_fill_every_blank_too(code: str) -> None:
    words = GAME.words(code)
    for prompt in prompts.values():
        ask = Ask(0, prompt.id, [])
        ask.values = {name: (1, 2) if kind.several else 1 for name, kind in prompt.fields.items()}
        checked(words.ask(view_of(), ask), prompt)
    for note in notes.values():
        checked(words.event(view_of(), Noted(0, note.id, (1,) * len(note.fields), "")), note)


def test_every_action_and_deed_is_offered_somewhere() -> None:
    sources = " ".join(path.read_text("utf-8") for path in SOURCES)
    for what in (*acts, *deeds):
        (constant,) = re.findall(rf'(\w+): Final = (?:act|deed)\(\s*"{what}"', sources) or [None]
        assert constant is None or len(re.findall(rf"\b{constant}\b", sources)) > 1, what
    assert said({"Act": 0, "Deed": 0}) == set()


def test_every_ending_is_reached_by_a_rule() -> None:
    won = set()
    for known, name, call in calls():
        match call:
            case ast.Call(args=[_, ast.Name(id=how), _]) if name == "win" and how.isupper():
                won.add(known[how])
    assert won == endings.keys()


@pytest.mark.parametrize("code", CODES)
def test_every_piece_and_board_of_the_factions_in_play_has_words(code: str) -> None:
    names = RootNames(code)
    for chapter in CHAPTERS.values():
        assert names.gettext(words_of(FACTIONS[chapter.faction]).BLURB)
        for kind in (WARRIOR, *chapter.pieces):
            assert names.pieces(kind, 1) != names.pieces(kind, 2)
            assert names.piece(kind)


# Random play


def checked(sentence: str, where: object) -> str:
    assert sentence.strip(), where
    assert not RAW.search(sentence), (sentence, where)
    return sentence


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("n", range(12))
def test_random_play_is_told_without_a_gap(n: int, code: str) -> None:
    seats, setup = TABLES[n % len(TABLES)]
    match = Match.new("root", seats=seats, seed=f"words {n}", **setup)
    chance = Chance.of(f"words {n}")
    words = GAME.words(code)
    told = 0
    while match.ask:
        ask = match.ask
        view = match.view(ask.seat)
        checked(words.ask(view, ask), ask)
        names = [checked(words.option(view, ask, option), (ask.prompt, option)) for option in ask.options]
        paths = [path for option in ask.options if (path := GAME.path(view, ask, option))]
        assert len(set(paths)) == len(paths), ask
        if ask.prompt != "order" and not repeats(ask):
            assert len(set(names)) == len(names), (ask.prompt, names)
        for reader in (ask.seat, None):
            for event in match.events_for(reader, told):
                checked(words.event(view, event), event)
                assert isinstance(event.against(ask.seat), bool)
        if chance.below(60) == 0:
            for refusal in match.refusals():
                checked(words.option(view, ask, refusal.option), refusal)
            assert max(map(len, words.text(view, 90).splitlines())) <= 90
            assert "None" not in words.text(match.view(None))
        told = len(match.events)
        match.pick(chance.below(len(ask.options)))
    view = match.view(None)
    assert match.result
    checked(words.result(view, match.result), match.result)
    for event in match.events_for(None, told):
        checked(words.event(view, event), event)


def repeats(ask: Ask) -> bool:
    """Copies of a card have one name; either may be chosen."""
    cards = Card | options.Craft | options.Decree | options.Retinue | options.Use
    return any(isinstance(o, cards) for o in ask.options)


# Bots


def played(n: int) -> Iterator[Match]:
    """A random match with bots, at each decision and at its end."""
    chosen = with_bots(n + 1, seed=7)[n]
    match = Match.new("root", seats=chosen.seats, seed=f"bots {n}", **chosen.options)
    chance = Chance.of(f"bots {n}")
    while match.ask:
        yield match
        match.pick(chance.below(len(match.ask.options)))
    yield match


@pytest.mark.parametrize("n", range(24))
def test_matches_with_bots_are_told_without_a_gap_in_both_languages(n: int) -> None:
    spoken, told = [GAME.words(code) for code in CODES], 0
    for turn, match in enumerate(played(n)):
        reader = match.ask.seat if match.ask else None
        view = match.view(reader)
        for words in spoken:
            for event in match.events_for(reader, told):
                checked(words.event(view, event), event)
                assert isinstance(GAME.trail(view, event), tuple)
            if match.ask:
                checked(words.ask(view, match.ask), match.ask)
                for option in match.ask.options:
                    checked(words.option(view, match.ask, option), (match.ask.prompt, option))
            if turn % 50 == 0:
                assert max(map(len, words.text(view, 90).splitlines())) <= 90
        told = len(match.events)


def test_every_bot_has_a_board_in_words_and_comes_up_in_those_matches() -> None:
    met = {faction_name(seat) for chosen in with_bots(24, seed=7) for seat in chosen.seats if is_bot(seat)}
    assert met == set(sheets())
    assert all(words_of_bot(name).board for name in met)


@pytest.mark.parametrize("code", CODES)
def test_every_decision_and_criterion_of_a_bot_has_words(code: str) -> None:
    words = GAME.words(code)
    for what in decisions:
        for decided in criteria:
            event = events.Chose(0, what, 1, decided, ("most-points",), "rootbotics 2.1", 2)
            checked(words.event(view_of(), event), event)


def test_no_decision_or_criterion_is_left_over() -> None:
    sources = " ".join(path.read_text("utf-8") for path in (ROOT / "bots").rglob("*.py"))
    declared = re.findall(r"(\w+): Final = (?:decision|criterion)\(", sources)
    assert len(declared) + len((ONLY, RANDOM)) == len(decisions) + len(criteria)
    assert [name for name in declared if len(re.findall(rf"\b{name}\b", sources)) < 2] == []


def test_a_bots_board_says_its_difficulty_traits_and_order() -> None:
    table = after("bot:marquise@nightmare+blitz", steps="bot.craft", held="anvil")
    text = told(table, "en")
    assert "Difficulty: nightmare · Traits: Blitz · Order: Anvil (fox)" in text
    assert "The Mechanical Marquise — " in text
    assert "Obtížnost: noční můra · Rysy: Blesková válka" in told(table, "cs")


def told(table: Table, code: str) -> str:
    """The table as text, in one line."""
    return " ".join(GAME.words(code).text(table.s.view(None), 200).split())


def test_ministers_of_a_bot_are_named_with_what_they_do() -> None:
    table = after("bot:duchy", "duchy crowned: captain duchess_of_mud", steps="bot.discard", others="marquise")
    for code, captain, duchess in (
        ("en", "Captain: One more hit as attacker", "Duchess of Mud: Two points if all three tunnels"),
        ("cs", "Kapitán: Při útoku na mýtině s tunelem", "Hraběnka Blátová: Dva body, jsou-li"),
    ):
        text = told(table, code)
        assert captain in text
        assert duchess in text
        assert GAME.words(code).names.minister(0) in GAME.picture(table.s.view(None), code)
        assert captain.partition(": ")[2].split(" ")[0] in GAME.picture(table.s.view(None), code)


@pytest.mark.parametrize(("points", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (30, 4)])
def test_the_robots_name_the_price_that_the_buyers_points_make(points: int, price: int) -> None:
    view = view_of(("eyrie", "bot:riverfolk")) | {"points": [points, 0]}
    ask = Ask(0, "services", [options.Service(1)], "rootbotics 9.2.3", n=1)
    assert GAME.words("en").option(view, ask, options.Service(1)) == f"Buy Riverboats for {price}"


def test_a_choice_says_what_decided_it_and_what_did_not() -> None:
    view = view_of(("eyrie", "bot:corvids"))
    event = events.Chose(1, "plot", 5, "highest-priority", ("most-own-warriors",), "rootbotics 11.5.1")
    english, czech = GAME.words("en"), GAME.words("cs")
    assert english.event(view, event) == (
        "The Cogwheel Corvids hide a plot in clearing 5: tied on most own warriors; then highest priority."
    )
    assert czech.event(view, event) == (
        "Komputerizovaní Krkavci ukrývají plán na mýtině 5: shoda (nejvíce vlastních bojovníků), "
        "pak rozhoduje nejvyšší priorita."
    )
    assert event.reason
    assert not events.TurnBegan(1, 4).reason
    assert events.TurnBegan(1, 4).turn == 1
    assert event.turn is None
    assert GAME.trail(view, event) == ("clearing-5",)
    assert GAME.trail(view, events.Chose(1, "battle", 0, "only", (), "rootbotics 11.5.2", 7)) == ("clearing-7",)
    assert GAME.trail(view, events.Chose(1, "target", 0, "only", (), "rootbotics 7.5.4")) == ()


# Sentences


def view_of(seats: tuple[str, ...] = ("marquise", "eyrie", "alliance", "vagabond:thief")) -> dict[str, object]:
    return Match.new("root", seats=seats, seed="1").view(0)


@pytest.mark.parametrize(
    ("event", "english", "czech"),
    [
        (
            events.Moved(0, 0, 5, 1, 2),
            "The Marquise moves 2 warriors from clearing 5 to clearing 1.",
            "Markýza přesouvá 2 bojovníky z mýtiny 5 na mýtinu 1.",
        ),
        (
            events.Moved(1, 1, 5, 1, 5),
            "The Eyrie moves 5 warriors from clearing 5 to clearing 1.",
            "Orli přesouvají 5 bojovníků z mýtiny 5 na mýtinu 1.",
        ),
        (
            events.PawnMoved(3, 13, 1),
            "The Vagabond goes from the forest 1-2-5-10 to clearing 1.",
            "Tulák jde z lesa 1-2-5-10 na mýtinu 1.",
        ),
        (
            events.Removed(1, 2, SYMPATHY, 1, 4),
            "The Eyrie removes a sympathy token of the Alliance from clearing 4.",
            "Orli odstraňují Alianci žeton sympatie z mýtiny 4.",
        ),
        (
            events.Fought(3, 0, 7),
            "The Vagabond attacks the Marquise in clearing 7.",
            "Tulák útočí na Markýzu na mýtině 7.",
        ),
        (events.Scored(1, -3, "7.7.1"), "The Eyrie loses 3 points.", "Orli ztrácejí 3 body."),
        (events.Drew(1, (-1, -1)), "The Eyrie draws 2 cards.", "Orli dobírají 2 karty."),
        (
            events.Gave(0, 2, -1, "8.2.6"),
            "The Alliance gets a card from the Marquise.",
            "Aliance dostává kartu od Markýzy.",
        ),
    ],
)
def test_what_happened_is_a_sentence(event: events.Event, english: str, czech: str) -> None:
    assert GAME.words("en").event(view_of(), event) == english
    assert GAME.words("cs").event(view_of(), event) == czech


def test_english_verbs_agree_with_who_acts() -> None:
    view = view_of(("marquise", "corvids"))
    assert GAME.words("en").event(view, events.Drew(1, (-1, -1))) == "The Corvids draw 2 cards."
    assert GAME.words("en").event(view, events.Drew(0, (-1, -1))) == "The Marquise draws 2 cards."


def test_an_ask_names_who_is_asked_and_what_is_left() -> None:
    ask = Ask(0, "marquise", [], "6.5", n=2)
    assert GAME.words("en").ask(view_of(), ask) == "The Marquise: Choose an action (2 left)."
    assert GAME.words("cs").ask(view_of(), ask) == "Markýza: Zvolte akci (zbývá 2)."


def test_two_vagabonds_are_told_apart_by_their_characters() -> None:
    match = Match.new("root", seats=("vagabond:thief", "eyrie", "vagabond:ronin"), seed="1")
    while match.ask and match.ask.prompt != "slip":
        match.pick(0)
    view = match.view(None)
    assert GAME.words("en").seat(view, 0) == "The Vagabond (Thief)"
    assert GAME.words("cs").seat(view, 2) == "Tulák (Ronin)"


def test_moves_lead_from_place_to_place_to_number() -> None:
    view = view_of()
    ask = Ask(0, "move", [])
    assert GAME.path(view, ask, options.Move(5, 1, 2)) == ("clearing-5", "clearing-1", "count-2")
    assert GAME.path(view, ask, At(13)) == ("forest-1_2_5_10",)
    assert GAME.path(view, ask, Act("march")) == ()


def test_events_lead_to_where_they_happened() -> None:
    assert GAME.trail(view_of(), events.Moved(0, 0, 5, 1, 2)) == ("clearing-5", "clearing-1")
    assert GAME.trail(view_of(), Noted(3, "scorched", (7,), "D.6.2")) == ("clearing-7",)
    assert GAME.trail(view_of(), events.Drew(0, (-1,))) == ()


def test_a_seat_knows_what_is_done_to_it() -> None:
    assert events.Fought(0, 1, 5).against(1)
    assert not events.Fought(0, 1, 5).against(0)
    assert not events.Removed(0, 0, WARRIOR, 1, 5).against(0)
    assert events.Hostility(3, TURNED_HOSTILE, (0,), "9.2.9.III").against(0)


def test_the_table_shows_ones_own_hand_and_nobody_elses() -> None:
    match = Match.new("root", seats=("marquise", "eyrie"), seed="1")
    names = RootNames("en")
    mine, theirs = match.view(0), match.view(1)
    own = names.printed(mine, mine["hands"][0][0])
    assert own
    assert own.text_en in " ".join(GAME.words("en").text(mine).split())
    for card in theirs["hands"][1]:
        printed = names.printed(theirs, card)
        assert printed
        assert printed.text_en not in " ".join(GAME.words("en").text(match.view(None)).split())


def test_the_kinds_of_pieces_are_those_of_the_codes() -> None:
    setting = setting_of(("marquise", "eyrie", "alliance"), "autumn", "base")
    assert all(RootNames("cs").piece(kind) != PIECES[kind] for kind in setting.kinds)
