"""A match: asks, choices, copies and what each seat may see."""

from __future__ import annotations

import pickle
from collections import Counter

import msgspec
import pytest

import lexludi
from lexludi import BadSetup, BrokenGame, IllegalChoice, Match, Pass, UnknownGame, Untracked
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask, Flow, Menu, Together
from lexludi.kernel.chance import CARRIED, LOW, Chance
from lexludi.kernel.options import Option
from lexludi.kernel.version import ENGINE
from lexludi.parts.options import Card
from lexludi.testing.skirmish.events import Drew
from lexludi.testing.skirmish.options import Attack, Fortify, March, Recruit
from tests.kernel.battlefield import fresh, meeting, play, played
from tests.kernel.tiny import Say, Tiny, TinyGame, match_of, says


def two_questions(s: Tiny) -> Flow[None]:
    """Seat 0 says two numbers, the second among what the first leaves."""
    first = yield Ask(0, "first", says(1, 2, 3))
    second = yield Ask(0, "second", says(*range(first.n)))
    s.said += [first.n, second.n]
    s.finish()


def both_say(s: Tiny) -> Flow[None]:
    answers = yield Together([Ask(0, "say", says(1, 2)), Ask(1, "say", says(3, 4))])
    s.said += [a.n for a in answers]
    s.finish()


def test_a_new_match_stops_at_its_first_ask() -> None:
    match = fresh()
    assert (match.over, match.result, match.history) == (False, None, [])
    assert (match.ask.prompt, match.ask.law, [a.seat for a in match.asks]) == ("bid", "2.1", [0, 1])
    assert match.seats == ("a", "b")


def test_a_match_without_a_seed_gets_one_nobody_can_guess() -> None:
    assert len({Match.new("skirmish", list("ab"), seed).origin.seed for seed in (None, None, "")}) == 3


def test_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadSetup, match="two to four seats, not 1"):
        Match.new("skirmish", ["a"])


def test_a_refusal_reads_as_english_and_can_be_said_otherwise() -> None:
    error = BadSetup("The faction {faction!r} plays {n} times.", faction="eyrie", n=2)
    assert str(error) == "The faction 'eyrie' plays 2 times."
    assert (error.message, error.values) == ("The faction {faction!r} plays {n} times.", {"faction": "eyrie", "n": 2})
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.message, again.values) == (str(error), error.message, error.values)
    assert str(BadSetup("a {brace")) == "a {brace"


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup, match="no option called 'map'"):
        Match.new("skirmish", list("ab"), map="autumn")


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"No game is called 'skirmis'\. Did you mean skirmish\?"):
        Match.new("skirmis")


def test_options_reach_the_game_as_a_record_would_give_them() -> None:
    match_of(two_questions)
    assert Match.new("tiny", map=("a", 1)).origin.options == {"map": ["a", 1]}


def test_the_whole_match_plays_to_a_result() -> None:
    match = played()
    assert match.over
    assert match.asks == []
    assert match.result is not None
    assert match.result.winners


def test_a_choice_is_sent_to_the_rule() -> None:
    match = match_of(two_questions)
    match.choose(Say(3))
    assert match.ask.options == says(0, 1, 2)
    match.choose(Say(2))
    assert match.state.said == [3, 2]
    assert match.history == [(0, Say(3)), (0, Say(2))]


def shouting(s: Tiny) -> Flow[None]:
    """Seat 0 says a number, and a one ends all that was to come."""
    s.then("late")
    said = yield Ask(0, "say", says(1, 2))
    if said.n == 1:
        yield from interrupted(s)
    s.said.append(said.n)


def interrupted(s: Tiny) -> Flow[None]:
    s.break_off(("after", 8), ("after", 9))
    yield Ask(0, "never", says(1, 2))


def after(s: Tiny, n: int) -> None:
    s.said.append(n)
    if n == 9:
        s.finish()


def test_a_step_that_is_broken_off_goes_on_with_what_it_names() -> None:
    match = match_of(shouting, late=Tiny.finish, after=after)
    spared = match.clone()
    spared.choose(Say(2))
    assert spared.state.said == [2]
    match.choose(Say(1))
    assert (match.over, match.state.said) == (True, [8, 9])


def test_a_single_option_is_chosen_by_the_match() -> None:
    match = match_of(two_questions)
    match.choose(Say(1))
    assert match.state.said == [1, 0]
    assert match.history == [(0, Say(1))]


def test_a_single_option_is_asked_where_silence_would_tell() -> None:
    def step(s: Tiny) -> Flow[None]:
        yield Ask(0, "ambush", [Pass()], always=True)
        s.finish()

    assert match_of(step).ask.options == [Pass()]


def test_pick_chooses_by_place() -> None:
    match = match_of(two_questions)
    match.pick(1)
    assert match.history == [(0, Say(2))]


@pytest.mark.parametrize("place", [3, -1])
def test_pick_refuses_a_place_that_no_option_has(place: int) -> None:
    match = match_of(two_questions)
    with pytest.raises(IllegalChoice, match=f"'first' has 3 options: none has the place {place}"):
        match.pick(place)
    assert match.history == []


def test_an_equal_option_is_recorded_as_it_was_offered() -> None:
    match = match_of(two_questions)
    match.choose(Say(True))  # type: ignore[arg-type]
    assert match.record().choices == [(0, ["say", 1])]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_those_who_choose_together_answer_in_any_order(order: tuple[int, int]) -> None:
    match = match_of(both_say)
    for seat in order:
        assert not match.over
        match.choose(Say((1, 4)[seat]), seat)
    assert match.state.said == [1, 4]


def test_without_a_seat_the_first_open_ask_is_answered() -> None:
    match = match_of(both_say)
    match.choose(Say(2))
    assert match.ask.seat == 1
    match.choose(Say(3))
    assert match.state.said == [2, 3]


def test_a_forced_answer_is_given_for_its_seat_among_the_others() -> None:
    def step(s: Tiny) -> Flow[None]:
        answers = yield Together([Ask(0, "say", says(9)), Ask(1, "say", says(3, 4))])
        s.said += [a.n for a in answers]
        s.finish()

    match = match_of(step)
    assert [a.seat for a in match.asks] == [1]
    match.choose(Say(4))
    assert match.state.said == [9, 4]


def test_when_all_are_forced_nobody_is_asked() -> None:
    def step(s: Tiny) -> Flow[None]:
        answers = yield Together([Ask(0, "say", says(9)), Ask(1, "say", says(8))])
        s.said += [a.n for a in answers]
        s.finish()

    assert match_of(step).state.said == [9, 8]


def test_a_seat_answers_only_once() -> None:
    match = match_of(both_say)
    match.choose(Say(1), 0)
    with pytest.raises(IllegalChoice, match=r"seat 0 has nothing to decide now; asked: \[1\]"):
        match.choose(Say(2), 0)


def test_nobody_chooses_for_another_seat() -> None:
    with pytest.raises(IllegalChoice, match="seat 1 has nothing to decide now"):
        meeting().choose(Pass(), 1)


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = played()
    with pytest.raises(IllegalChoice, match="the match is over"):
        match.choose(Pass())
    with pytest.raises(IllegalChoice, match="the match is over"):
        match.pick(0)


@pytest.mark.parametrize("option", [March(2, 5, 1), Card(1), Attack(0, 1), None])
def test_an_illegal_choice_changes_nothing(option: object) -> None:
    match = meeting()
    before = (match.position(), list(match.history), list(match.events), match.view(0))
    with pytest.raises(IllegalChoice, match="is not among the"):
        match.choose(option)  # type: ignore[arg-type]
    assert (match.position(), match.history, match.events, match.view(0)) == before


def test_a_choice_may_be_written_in_words() -> None:
    match = meeting()
    match.choose("attack 4 1")
    assert match.history == [(0, Attack(4, 1))]
    assert match.spell(match.history[0][1]) == "attack 4 1"


def test_words_that_are_no_choice_change_nothing() -> None:
    match = meeting()
    before = match.position()
    with pytest.raises(IllegalChoice, match="no kind of choice is called 'attak'; did you mean attack"):
        match.choose("attak 4 1")
    assert match.position() == before


def test_an_illegal_choice_names_the_rule_that_forbids_it() -> None:
    with pytest.raises(IllegalChoice, match=r"forbidden by rule 3\.4") as refused:
        meeting().choose(Fortify(4))
    assert refused.value.law == "3.4"


def test_an_illegal_choice_that_no_rule_speaks_of_names_the_rule_that_asks() -> None:
    with pytest.raises(IllegalChoice) as refused:
        meeting().choose(Card(1))
    assert refused.value.law == "3"


def test_refusals_say_what_is_not_possible_and_why() -> None:
    refused = {r.option: r.law for r in meeting().refusals()}
    assert refused[Fortify(4)] == "3.4"
    assert not set(refused) & set(meeting().ask.options)


def test_refusals_are_those_of_the_first_open_ask_unless_a_seat_is_named() -> None:
    def step(s: Tiny) -> Flow[None]:
        asks = []
        for seat in (0, 1):
            menu = Menu(s)
            menu.offer(Say(1))
            menu.offer(Say(2), unless=None)
            menu.offer(Say(3), unless=f"9.{seat}")
            menu.refuse(Say(4), "8")
            asks.append(menu.ask(seat, "say"))
        yield Together(asks)
        s.finish()

    match = match_of(step)
    assert [(r.option, r.law) for r in match.refusals()] == [(Say(3), "9.0"), (Say(4), "8")]
    assert [(r.option, r.law) for r in match.refusals(1)] == [(Say(3), "9.1"), (Say(4), "8")]
    assert match.ask.options == says(1, 2)


def test_a_finished_match_refuses_nothing() -> None:
    assert played().refusals() == []


def test_a_clone_stands_where_the_match_stands() -> None:
    match = played(30)
    clone = match.clone()
    assert clone.position() == match.position()
    assert clone.history == match.history
    assert clone.events == match.events
    assert clone.record() == match.record()


def test_a_clone_goes_its_own_way() -> None:
    match = played(30)
    before = (match.position(), list(match.history), list(match.events))
    play(match.clone(), seed="another")
    assert (match.position(), match.history, match.events) == before
    assert play(match.clone()).record() == play(match).record()


def test_a_clone_between_two_answers_of_one_step() -> None:
    match = match_of(both_say)
    match.choose(Say(4), 1)
    clone = match.clone()
    clone.choose(Say(1))
    match.choose(Say(2))
    assert (clone.state.said, match.state.said) == ([1, 4], [2, 4])


def test_a_clone_of_a_clone_can_be_undone() -> None:
    match = meeting()
    match.choose(March(0, 8, 1))
    clone = match.clone().clone()
    clone.undo()
    assert clone.position() == meeting().position()
    assert len(match.history) == 1


def test_a_clone_of_a_finished_match_is_finished() -> None:
    match = played()
    for track in (True, False):
        clone = match.clone(track)
        assert clone.over
        assert clone.result == match.result
        assert clone.record() == match.record()
        assert not clone.can_undo


def test_a_playout_copy_leads_to_the_same_end() -> None:
    match = played(30)
    quick = play(match.clone(track=False))
    assert quick.events == []
    assert quick.result == play(match).result


def test_a_playout_copy_has_no_record() -> None:
    with pytest.raises(Untracked, match="has no record"):
        played(30).clone(track=False).record()


def test_an_untracked_match_plays_the_same_and_can_be_replayed() -> None:
    quick = play(Match.new("skirmish", list("ab"), "7", track=False))
    assert quick.result == played().result
    assert Match.replay(quick.record()).result == quick.result


@pytest.mark.parametrize("what", ["clone", "refusals", "position"])
def test_an_untracked_match_cannot_look_back(what: str) -> None:
    with pytest.raises(Untracked, match="keeps no checkpoints"):
        getattr(Match.new("skirmish", list("ab"), track=False), what)()


def test_an_untracked_match_still_refuses_illegal_choices() -> None:
    match = match_of(two_questions, track=False)
    with pytest.raises(IllegalChoice):
        match.choose(Say(9))
    match.choose(Say(3))


def test_others_learn_who_is_asked_and_not_what() -> None:
    match = meeting()
    own = {"seat": 0, "prompt": "action", "law": "3", "about": [3]}
    assert match.asks_for(0) == [own]
    assert match.asks_for(1) == match.asks_for(None) == [{"seat": 0}]


def test_a_seat_sees_its_own_options_only() -> None:
    match = fresh(3)
    for viewer in (None, 0, 1, 2):
        seen = match.view(viewer)["asks"]
        assert [ask["seat"] for ask in seen] == [0, 1, 2]
        assert [ask["seat"] for ask in seen if "options" in ask] == ([] if viewer is None else [viewer])


def test_a_view_shows_the_own_hand_and_only_the_size_of_the_others() -> None:
    match = meeting()
    assert match.view(0)["hands"] == [[1, 2], [-1, -1]]
    assert match.view(1)["hands"] == [[-1, -1], [3, 5]]
    assert match.view(None)["hands"] == [[-1, -1], [-1, -1]]


@pytest.mark.parametrize("decisions", [0, 40, 10_000])
def test_a_view_is_plain_json(decisions: int) -> None:
    view = played(decisions).view(0)
    assert msgspec.json.decode(msgspec.json.encode(view)) == view
    assert (view["result"] is None) == (decisions < 10_000)


def test_a_reader_of_the_log_learns_only_its_own_cards() -> None:
    match = played(60)
    drawn = [e for e in match.events if isinstance(e, Drew)]
    assert {e.seat for e in drawn} == {0, 1}
    for viewer in (None, 0, 1):
        seen = [e for e in match.events_for(viewer) if isinstance(e, Drew)]
        assert len(seen) == len(drawn)
        assert all((e.card >= 0) == (e.seat == viewer) for e in seen)


def test_the_log_can_be_read_on_from_a_number() -> None:
    match = played(60)
    assert match.events_for(0, since=5) == match.events_for(0)[5:]


def test_an_imagined_match_looks_the_same_to_its_seat() -> None:
    match = played(41)
    for seat in (None, 0, 1):
        imagined = match.imagine(seat, Chance.of("dream"))
        assert imagined.state.view(seat) == match.state.view(seat)


def test_an_imagined_match_has_another_future() -> None:
    match = meeting()
    match.script(3, 3)
    ends = set()
    for n in range(20):
        imagined = match.imagine(0, Chance.of(str(n)))
        assert imagined.state.chance.script == ()
        ends.add(imagined.state.chance.below(1 << 30))
    assert len(ends) == 20


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_where_others_have_secretly_answered_the_imagined_world_stands_at_the_same_place(seat: int | None) -> None:
    match = fresh(3)
    match.choose(match.asks[1].options[1], 1)
    match.choose(match.asks[0].options[1], 0)
    for n in range(10):
        world = match.imagine(seat, Chance.of(str(n)))
        assert world.view(seat) == match.view(seat)
    assert [a.seat for a in match.asks] == [2]


def test_what_others_have_secretly_answered_is_guessed_anew() -> None:
    match = fresh(3)
    match.choose(match.asks[1].options[1], 1)
    guesses = {match.imagine(2, Chance.of(str(n)))._answers[1] for n in range(20)}
    assert len(guesses) > 3
    own = {match.imagine(1, Chance.of(str(n)))._answers[1] for n in range(20)}
    assert own == {match._answers[1]}


def test_in_an_imagined_match_the_others_choose_from_imagined_hands() -> None:
    match = fresh(2)
    for n in range(10):
        imagined = match.imagine(0, Chance.of(str(n)))
        assert imagined.asks[0].options == match.asks[0].options
        assert [o.card for o in imagined.asks[1].options[1:]] == imagined.state.hands[1]


def test_the_attacked_seat_is_imagined_with_other_ambushes() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    offered = {tuple(match.imagine(0, Chance.of(str(n))).ask.options) for n in range(30)}
    assert len(offered) > 1
    assert {match.imagine(1, Chance.of(str(n))).ask.options[-1] for n in range(30)} == {Card(5)}


def test_an_ask_without_options_is_a_fault_of_the_game() -> None:
    def step(s: Tiny) -> Flow[None]:
        yield Ask(0, "say", [], "7.7")

    with pytest.raises(BrokenGame, match=r"the ask 'say' \(rule 7\.7\) has no options"):
        match_of(step)


def test_an_ask_without_options_among_others_is_a_fault_too() -> None:
    def step(s: Tiny) -> Flow[None]:
        yield Together([Ask(0, "say", says(1, 2)), Ask(1, "say", [])])

    with pytest.raises(BrokenGame, match="has no options"):
        match_of(step)


def test_an_empty_agenda_without_a_result_is_a_fault_of_the_game() -> None:
    with pytest.raises(BrokenGame, match="the agenda is empty"):
        match_of(lambda s: None)


def test_rules_that_never_ask_are_stopped() -> None:
    with pytest.raises(BrokenGame, match="on and on"):
        match_of(lambda s: s.then("start"))


def test_a_match_says_in_one_line_where_it_stands() -> None:
    match = meeting()
    assert repr(fresh()) == "<Match skirmish a/b, 0 decisions, asks seat 0: bid>"
    match.choose(Recruit())
    assert repr(match) == "<Match skirmish, 1 decision, asks seat 0: action>"
    assert repr(played()).endswith("decisions, over>")
    assert repr(match_of(two_questions).ask) == (
        "Ask(seat=0, prompt='first', options=[Say(n=1), Say(n=2), Say(n=3)], law='')"
    )


def test_the_package_gives_the_names_a_program_needs() -> None:
    assert lexludi.__version__ == ENGINE
    assert all(hasattr(lexludi, name) for name in lexludi.__all__)


def test_a_finished_match_can_be_imagined() -> None:
    match = played()
    imagined = match.imagine(0, Chance.of("x"))
    assert imagined.over
    assert imagined.state.view(0) == match.state.view(0)
    with pytest.raises(Untracked):
        imagined.record()


class Veiled(Tiny):
    """A coin lies hidden; whoever imagines it may turn it."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.coin = False

    def copy(self) -> Veiled:
        s = Veiled(self.chance)
        s.inherit(self)
        s.said = self.said.copy()
        s.coin = self.coin
        return s

    def imagine(self, seat: int | None, chance: Chance) -> None:
        self.coin = True


class VeiledGame(TinyGame):
    def setup(self, seats: tuple[str, ...], options: dict[str, object], chance: Chance) -> Veiled:
        s = Veiled(chance)
        s.then("start")
        return s


def tossed_in_secret(s: Veiled) -> Flow[None]:
    """Chance speaks only if the coin lies on its other side."""
    if s.coin:
        s.chance.below(2)
    said = yield Ask(0, "say", says(1, 2))
    s.said.append(said.n)
    s.finish()


def test_a_world_whose_step_used_chance_is_not_written_as_if_it_had_not() -> None:
    catalog.add(VeiledGame({"start": tossed_in_secret}))
    match = Match.new("tiny", ["ann", "bob"], seed="veiled")
    world = match.imagine(0, Chance.of("guess"), track=True)
    with pytest.raises(Untracked):
        world.position()


@pytest.mark.parametrize("track", [False, True])
def test_a_playout_follows_from_two_draws_of_chance(track: bool) -> None:
    one, other = (Match.new("skirmish", ["a", "b", "c"], "7", track) for _ in range(2))
    chance, same = Chance.of("3"), Chance.of("3")
    assert one.play_out(chance, 5) == 5
    whim = same.whim()
    for _ in range(5):
        assert other.ask is not None
        whim = (whim & LOW) * CARRIED + (whim >> 32)
        other.pick((whim & LOW) * len(other.ask.options) >> 32)
    assert (one.history, chance.written()) == (other.history, same.written())
    decisions = 5 + one.play_out(chance)
    assert one.result is not None
    assert decisions == len(one.history)
    drawn = chance.drawn
    assert (one.play_out(chance), chance.drawn) == (0, drawn)


def test_playouts_take_each_option_about_as_often() -> None:
    chance = Chance.of("fair")
    taken: Counter[Option] = Counter()
    match = meeting()
    assert match.ask is not None
    for _ in range(2000):
        world = match.clone(track=False)
        world.play_out(chance, 1)
        taken[world.history[0][1]] += 1
    assert set(taken) == set(match.ask.options)
    expected = 2000 / len(taken)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in taken.values())


def test_a_playout_may_end_where_a_seat_no_longer_decides() -> None:
    match = meeting()
    assert match.ask is not None
    seat = match.ask.seat
    made = match.play_out(Chance.of("3"), seat=seat)
    assert [who for who, _ in match.history[-made:]] == [seat] * made
    assert made > 0
    assert match.ask is None or match.ask.seat != seat


def shows(s: Tiny) -> Flow[None]:
    """Seat 1 is asked for show between two choices of seat 0."""
    yield Ask(0, "speak", says(1, 2))
    yield Ask(1, "ambush", [Pass()], always=True)
    s.said.append(0)
    yield Ask(0, "speak", says(3, 4))
    s.then("start")


def test_an_imagined_world_asks_nothing_for_show() -> None:
    match = match_of(shows)
    world, copy = match.imagine(0, Chance.of("guess")), match.clone(track=False)
    for each in (world, copy):
        each.pick(0)
    assert world.ask is not None
    assert (world.ask.seat, world.state.view(0)) == (0, {"said": [0]})
    assert copy.ask is not None
    assert (copy.ask.seat, copy.ask.prompt) == (1, "ambush")


def test_nor_does_a_playout_while_it_lasts() -> None:
    match = match_of(shows, track=False)
    match.play_out(Chance.of("1"), 3)
    assert [seat for seat, _ in match.history] == [0, 0, 0]
    match.pick(0)
    match.pick(0)
    assert match.ask is not None
    assert match.ask.prompt == "ambush"


def test_a_playout_that_keeps_track_is_asked_everything() -> None:
    match = match_of(shows)
    match.play_out(Chance.of("1"), 3)
    assert [seat for seat, _ in match.history] == [0, 1, 0]
