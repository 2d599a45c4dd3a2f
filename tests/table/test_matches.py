"""Tables: who sits where, who may see and say what."""

from __future__ import annotations

import random

import msgspec
import pytest

from lexludi.agents import AGENTS, UnknownAgent
from lexludi.table.matches.bots import think
from lexludi.table.matches.live import Standing
from lexludi.table.storage import scores
from lexludi.table.storage import store as st
from lexludi.table.storage.decisions import Decision, insert_decisions
from tests.table.kit import Table, Talk, Visitor, play_on, refused_at_the_door


def two(table: Table, anna: Visitor, boris: Visitor) -> tuple[str, Talk, Talk]:
    match = anna.open("me", "open")
    boris.sit(match, 1)
    return match, anna.talk(match, 0), boris.talk(match, 1)


def test_play_now_takes_one_form(table: Table, anna: Visitor) -> None:
    answer = anna.post("/new", game="root", quick="eyrie")
    live = table.live(answer.headers["location"].removeprefix("/t/"))
    assert [chair.user is not None for chair in live.chairs].count(True) == 1
    assert live.origin.seats[live.seats_of(anna.name())[0]] == "eyrie"
    assert live.row.status == "running"


def test_a_match_begins_when_the_last_seat_is_taken(table: Table, anna: Visitor, boris: Visitor) -> None:
    match = anna.open("me", "open")
    waiting = anna.talk(match, 0)
    assert waiting.news["status"] == "open"
    assert waiting.ask(type="choose", number=0, seat=0, option=["pass"])["code"] == "not-begun"
    assert boris.sit(match, 1).headers["location"] == f"/t/{match}"
    assert waiting.until(lambda news: news["status"] == "running")["mine"]["prompt"] == "keep"


def test_a_seat_is_taken_once(table: Table, anna: Visitor, boris: Visitor) -> None:
    match = anna.open("me", "open")
    boris.sit(match, 1)
    before = table.site.store.call(lambda connection: connection.execute(st.users.select()).all())
    assert table.visitor().sit(match, 1).status_code == 410
    assert boris.sit(match, 1).status_code == 303
    assert anna.get("/s/nothing").status_code == 410
    assert len(table.site.store.call(lambda connection: connection.execute(st.users.select()).all())) == len(before)


def test_only_players_the_host_and_the_spectators_link_come_in(table: Table, anna: Visitor, boris: Visitor) -> None:
    match = anna.open("me", "agent:random")
    assert boris.get(f"/t/{match}").status_code == 403
    assert refused_at_the_door(boris, match) == 403
    watch = table.live(match).row.watch
    assert boris.get(f"/t/{match}?watch={watch}").status_code == 200
    spectator = boris.talk(match, watch=watch)
    assert spectator.news["seat"] is None
    assert "mine" not in spectator.news
    assert spectator.ask(type="choose", number=0, seat=0, option=["pass"])["code"] == "not-yours"
    assert spectator.ask(type="look", seat=0)["code"] == "not-yours"
    assert spectator.ask(type="why", seat=0)["code"] == "not-yours"


@pytest.mark.parametrize(
    ("form", "complaint"),
    [
        ({"seat-0": "marquise", "who-0": "me"}, ""),
        ({"seat-0": "marquise", "who-0": "agent:deep thought", "seat-1": "eyrie"}, "There is no such agent."),
        ({"seat-0": "dragons", "who-0": "me", "seat-1": "eyrie"}, ""),
        ({"seat-0": "marquise", "seat-1": "eyrie", "clock": "a while"}, "A clock is written"),
        ({"seat-0": "marquise", "seat-1": "eyrie", "option-map": "atlantis"}, ""),
        ({"seat-0": "marquise", "seat-1": "eyrie", "option-nonsense": "1"}, ""),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_and_can_be_sent_again(
    anna: Visitor, form: dict[str, str], complaint: str
) -> None:
    answer = anna.post("/new", game="root", **form)
    assert answer.status_code == 400
    assert 'class="error"' in answer.text
    assert complaint in answer.text
    assert anna.post("/new", game="root", quick="eyrie").status_code == 303


def test_factions_can_be_chosen_at_the_table(table: Table, anna: Visitor) -> None:
    form = {f"seat-{n}": "draft" for n in range(3)} | {f"who-{n}": "me" for n in range(3)}
    answer = anna.post("/new", game="root", **form, **{"option-setup": "advanced", "option-landmarks": "tower"})
    talk = anna.talk(answer.headers["location"].removeprefix("/t/"), 0)
    assert talk.news["status"] == "running"
    assert [score["name"] for score in talk.news["scores"]] == ["Player 1", "Player 2", "Player 3"]


BOTS = ("eyrie", "bot:marquise", "bot:vagabond")


def test_nobody_sits_where_a_bot_of_the_law_plays(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "open", "agent:greedy", seats=BOTS, clock="20m+15s")
    live = table.live(match)
    assert live.row.status == "running"
    assert [(chair.user is not None, chair.agent) for chair in live.chairs] == [
        (True, None), (False, "law"), (False, "law"),
    ]  # fmt: skip
    talk = anna.talk(match, 0)
    assert [chair["itself"] for chair in talk.news["chairs"]] == [False, True, True]
    assert not any(chair["free"] for chair in talk.news["chairs"])
    assert table.visitor().sit(match, 1).status_code == 410
    assert anna.post(f"/t/{match}/standin", seat="1", agent="random").status_code == 400
    assert "/s/" not in anna.get(f"/t/{match}").text.replace(f"/s/{live.chairs[0].invite}", "")


def test_a_bot_is_set_up_with_character_difficulty_and_traits(table: Table, anna: Visitor) -> None:
    told = {"part-2-0": ":thief", "part-2-1": "@nightmare", "part-2-2-2": "+helper", "part-2-2-0": "+adventurer"}
    elsewhere = {"part-0-0": "@easy", "part-0-1-0": "+blitz"}
    match = anna.open("me", seats=BOTS, **told, **elsewhere)
    seats = table.live(match).origin.seats
    assert seats == ("eyrie", "bot:marquise", "bot:vagabond:thief@nightmare+adventurer+helper")


@pytest.mark.parametrize(
    ("form", "complaint"),
    [
        ({"part-1-0": "@impossible"}, "no difficulty is called"),
        ({"part-1-1-0": "+helper"}, "has no trait"),
        ({"part-1-0": ":thief"}, "other bots have no characters"),
        ({"line-up": "7"}, "There is no such line-up."),
        ({"seat-1": "bot:keepers"}, "No bot plays"),
        ({"seat-1": "alliance", "option-cooperative": "true"}, "There are no bots to play this with"),
        ({"option-landmarks": "castle"}, "castle"),
        ({"option-hirelings": "nobody"}, "nobody"),
    ],
)
def test_a_bot_that_cannot_be_set_up_is_refused_in_a_sentence(
    anna: Visitor, form: dict[str, str], complaint: str
) -> None:
    seats = {"seat-0": "eyrie", "seat-1": "bot:marquise", "who-0": "me"}
    answer = anna.post("/new", game="root", **(seats | form))
    assert answer.status_code == 400
    assert complaint in answer.text[answer.text.index('class="error"') :]


def test_solo_against_three_bots_takes_one_form(table: Table, anna: Visitor) -> None:
    answer = anna.post("/new", game="root", **{"line-up": "0"})
    match = answer.headers["location"].removeprefix("/t/")
    assert table.live(match).origin.seats == ("eyrie", "bot:marquise", "bot:alliance", "bot:vagabond")
    talk = anna.talk(match, 0)
    assert talk.news["mine"]["prompt"] == "leader"


def test_the_log_says_whose_turn_begins_and_which_lines_are_reasons(table: Table, anna: Visitor) -> None:
    talk = anna.talk(anna.open(seats=BOTS), 0)
    chance = random.Random(3)
    lines = list(talk.news["log"])
    while not [line for line in lines if line.get("turn") == 0][1:]:
        talk.play(chance)
        lines += talk.news["log"]
    begins = [line["turn"] for line in lines if "turn" in line]
    assert begins[:4] == [0, 1, 2, 0]
    reasons = [line for line in lines if line.get("reason")]
    assert reasons
    for law in {line["law"] for line in reasons}:
        name, _, number = law.partition(" ")
        assert name == "rootbotics"
        assert anna.get(f"/law/{name}/{number}").status_code == 200


def test_bots_of_the_law_have_results_but_no_rating(table: Table, anna: Visitor) -> None:
    match = anna.open("agent:random", "me", "me", seats=BOTS)
    live = table.live(match)
    table.wait(lambda: live.row.status == "over", 60)
    store = table.site.store
    assert [row["player"] for row in store.call(scores.standings, "root") if "law" in row["player"]] == []
    assert "bot:marquise" in {row["faction"] for row in store.call(scores.by_faction, "root")}
    branched = anna.post(f"/t/{match}/branch", at="2").headers["location"].removeprefix("/t/")
    assert [chair.agent for chair in table.live(branched).chairs] == [None, "law", "law"]


def test_a_game_that_is_not_there_is_not_found(anna: Visitor) -> None:
    assert anna.post("/new", game="chess").status_code == 404


def test_opening_many_tables_is_limited(table: Table) -> None:
    visitor = table.visitor()
    seen = [visitor.post("/new", game="root", quick="eyrie").status_code for _ in range(11)]
    assert seen[0] == 303
    assert seen[-1] == 429


def test_several_seats_on_one_screen(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "me")
    talk = anna.talk(match, 0)
    play_on([talk], 1, random.Random(1))
    chance = random.Random(2)
    for _ in range(20):
        seat = talk.news["asked"][0]["seat"]
        if seat != talk.seat:
            talk.seat = seat
            talk.send(type="look", seat=seat)
            talk.until(lambda news, seat=seat: news["seat"] == seat)
        talk.play(chance)
    assert talk.news["number"] == 21


def test_news_reach_everybody_and_a_newcomer_catches_up(table: Table, anna: Visitor, boris: Visitor) -> None:
    match, first, second = two(table, anna, boris)
    play_on([first, second], 12, random.Random(1))
    first.drain(0.1)
    again = anna.talk(match, 0)
    assert again.news["number"] == first.news["number"] == 12
    assert again.news["log"][0]["n"] == 0
    again.send(type="look", seat=0, since=10**9)
    assert again.wait("news")["log"] == []


def test_chat_is_kept_plain_and_limited(table: Table, anna: Visitor, boris: Visitor) -> None:
    match, first, second = two(table, anna, boris)
    first.send(type="say", text=" <b>hello</b>\n\x00" + "x" * 600)
    said = second.until(lambda news: news["remarks"])["remarks"][0]
    assert said["text"].startswith("<b>hello</b> xxx")
    assert len(said["text"]) == 500
    assert set(said) == {"id", "name", "text", "made"}
    for _ in range(8):
        first.send(type="say", text="again")
    assert first.wait("refused")["code"] == "chatty"
    second.drain(0.2)
    newcomer = boris.talk(match, 1)
    assert len(newcomer.news["remarks"]) == 6


def test_a_remark_is_told_once(table: Table, anna: Visitor, boris: Visitor) -> None:
    _, first, second = two(table, anna, boris)
    second.send(type="say", text="one")
    first.until(lambda news: news["remarks"])
    second.send(type="say", text="two")
    news = first.until(lambda news: "two" in str(news["remarks"]))
    assert [remark["text"] for remark in news["remarks"]] == ["two"]


def test_undo_takes_back_the_last_decision_and_says_why_it_cannot(table: Table, anna: Visitor, boris: Visitor) -> None:
    match, first, second = two(table, anna, boris)
    refused = first.ask(type="undo", number=0, seat=0)
    assert (refused["code"], refused["text"]) == ("cannot-undo", "nothing has been decided yet")
    assert first.choose()["type"] == "made"
    log = len(table.live(match).match.events)  # type: ignore[union-attr]
    assert first.until(lambda news: news["number"] == 1)["undo"] == {"can": True, "why": ""}
    assert first.ask(type="undo", number=1, seat=0)["type"] == "made"
    back = first.until(lambda news: news["number"] == 2)
    assert back["mine"]["prompt"] == "keep"
    assert back["log_from"] <= log
    assert [row.body for row in table.rows(match)][1] == '"undo"'
    assert second.ask(type="undo", number=2, seat=1)["code"] == "cannot-undo"


def test_reasons_are_said_in_czech(table: Table, boris: Visitor) -> None:
    czech = table.visitor(**{"Accept-Language": "cs"})
    match = czech.open("me", "agent:random")
    talk = czech.talk(match, 0)
    assert talk.ask(type="undo", number=0, seat=0)["text"] == "ještě se o ničem nerozhodlo"
    assert talk.ask(type="choose", number=9, seat=0, option=["pass"])["text"] == (
        "O tom už je rozhodnuto, partie pokročila."
    )


def test_what_is_not_possible_names_its_rule(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "me")
    talk = anna.talk(match, 0)
    play_on([talk], 1, random.Random(3))
    answer = talk.ask(type="why", seat=0)
    assert answer["type"] == "why"
    for refused in answer["refused"]:
        assert refused["rule"]["number"]


def with_pass(talk: Talk, chance: random.Random) -> dict[str, object]:
    """Play until one may pass; the news of that moment."""
    while True:
        news = talk.until(lambda news: news.get("mine") or news.get("result"))
        if any(o["option"] == ["pass"] for o in news["mine"]["options"]):
            return news
        talk.play(chance)


def test_a_standing_answer_answers_until_the_turn_ends(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "agent:random")
    talk = anna.talk(match, 0)
    news = with_pass(talk, random.Random(5))
    prompt = news["mine"]["prompt"]  # type: ignore[index]
    number = int(str(news["number"]))
    wrong = talk.ask(type="stand", seat=0, prompt="something else", option=["pass"])
    assert wrong["code"] == "not-asked"
    assert talk.ask(type="stand", seat=0, prompt=prompt, option=["nonsense"])["code"] == "malformed"
    talk.send(type="stand", seat=0, prompt=prompt, option=["pass"])
    talk.until(lambda news: news["number"] > number)
    row = table.rows(match)[number]
    assert (row.body, row.seat, row.by) == ('["pass"]', 0, anna.name())
    live = table.live(match)
    turn = live.turn()
    chance = random.Random(6)
    while live.turn() == turn:
        talk.play(chance)
    assert live.standing(0) is None
    assert talk.until(lambda news: news["standing"] is None)


def test_a_standing_answer_outlives_the_worker_and_is_taken_back(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "agent:random")
    live = table.live(match)
    table.run(live.change_chair(0, standing=standing_text("never asked", live.turn())))
    table.site.tables.lives.pop(match)
    again = table.live(match)
    assert again is not live
    assert again.standing(0) is not None
    talk = anna.talk(match, 0)
    assert talk.news["standing"]["prompt"] == "never asked"
    talk.send(type="stand", seat=0, prompt="", option=[])
    assert talk.until(lambda news: news["standing"] is None)


def standing_text(prompt: str, turn: int) -> str:
    return msgspec.json.encode(Standing(prompt, ["pass"], turn)).decode()


def test_a_standing_answer_that_is_not_offered_switches_itself_off(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "agent:random")
    live = table.live(match)
    table.run(live.change_chair(0, standing=standing_text("keep", live.turn())))
    table.loop.call_soon_threadsafe(table.site.tables.play, live)
    table.wait(lambda: live.standing(0) is None)
    assert table.rows(match) == []


def test_the_host_lets_an_agent_stand_in_and_the_player_comes_back(table: Table, anna: Visitor, boris: Visitor) -> None:
    match = anna.open("open", "me")
    boris.sit(match, 0)
    talk = anna.talk(match, 1)
    assert boris.post(f"/t/{match}/standin", seat="1", agent="random").status_code == 403
    assert anna.post(f"/t/{match}/standin", seat="0", agent="nobody").status_code == 400
    assert anna.post(f"/t/{match}/standin", seat="9", agent="random").status_code == 400
    assert anna.post(f"/t/{match}/standin", seat="0", agent="random").status_code == 303
    news = talk.until(lambda news: news.get("mine"))
    assert news["chairs"][0]["standin"] == "random"
    assert all((row.by or "").startswith("agent:") for row in table.rows(match) if row.seat == 0)
    assert boris.post(f"/t/{match}/standin", seat="0", agent="").status_code == 303
    mine = boris.talk(match, 0)
    play_on([talk, mine], 6, random.Random(1))
    assert any(row.by == boris.name() for row in table.rows(match))


@pytest.mark.parametrize("agent", ["greedy", "search"])
def test_an_agent_from_the_catalogue_thinks_in_a_process_of_its_own(table: Table, anna: Visitor, agent: str) -> None:
    match = anna.open(f"agent:{agent}", "me")
    talk = anna.talk(match, 1)
    assert talk.until(lambda news: news.get("mine"))["number"] > 0
    assert {row.by for row in table.rows(match)} == {f"agent:{agent}"}


@pytest.mark.parametrize("agent", ["external:touch mark", "search:99999999"])
def test_nobody_runs_programs_or_takes_more_time_through_the_name_of_an_agent(
    table: Table, anna: Visitor, boris: Visitor, agent: str
) -> None:
    form = {"seat-0": "marquise", "who-0": f"agent:{agent}", "seat-1": "eyrie"}
    assert anna.post("/new", game="root", **form).status_code == 400
    match = anna.open("me", "open")
    boris.sit(match, 1)
    assert anna.post(f"/t/{match}/standin", seat="1", agent=agent).status_code == 400
    assert table.live(match).chairs[1].standin is None
    assert agent not in anna.get("/new?game=root").text
    with pytest.raises(UnknownAgent):
        think(agent, "root", "", 0, 1.0, "1", AGENTS)


def test_a_thinker_that_breaks_is_answered_for_at_random(
    table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(table.site.tables.thinkers, "_think", broken)
    match = anna.open("agent:greedy", "me")
    assert anna.talk(match, 1).until(lambda news: news.get("mine"))["number"] > 0


def test_a_match_nobody_looks_at_leaves_the_memory_and_comes_back(
    table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = anna.open("me", "agent:random")
    talk = anna.talk(match, 0)
    play_on([talk], 3, random.Random(1))
    monkeypatch.setattr("lexludi.table.matches.tables.IDLE", 0.0)
    monkeypatch.setattr("lexludi.table.matches.tables.Tables._gather", nothing)
    number = table.live(match).number
    table.wait(lambda: match in table.site.tables.lives)
    talk.close()
    table.wait(lambda: match not in table.site.tables.lives)
    assert table.live(match).number >= number


def test_a_match_that_is_over_leaves_the_memory_sooner(
    table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = anna.open("agent:random", "agent:random")
    table.wait(lambda: table.live(over).row.status == "over")
    running = anna.open("me", "open")
    monkeypatch.setattr("lexludi.table.matches.tables.OVER", 0.0)
    table.wait(lambda: over not in table.site.tables.lives)
    assert running in table.site.tables.lives
    assert anna.get(f"/t/{over}/replay").status_code == 200


async def nothing(*_: object) -> None:
    pass


def test_a_match_of_other_rules_is_said_to_be_so(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "open")
    table.site.tables.lives.pop(match)
    table.site.store.call(
        lambda connection: connection.execute(
            st.matches.update().where(st.matches.c.id == match).values(status="running")
        )
    )
    wrong = Decision(match, 0, 0, '["no-such-thing"]', 1.0)
    table.site.store.call(insert_decisions, [(wrong, None)])
    answer = anna.get(f"/t/{match}")
    assert answer.status_code == 400
    assert "another version of the rules" in answer.text


def test_a_match_of_other_data_is_said_to_be_so(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "agent:random", "agent:random", seats=("dragon", "snake", "monkey"), game="wall")
    live = table.live(match)
    table.site.tables.lives.pop(match)
    other = msgspec.json.encode(msgspec.structs.replace(live.origin, data="0123")).decode()
    table.site.store.call(
        lambda connection: connection.execute(st.matches.update().where(st.matches.c.id == match).values(origin=other))
    )
    answer = anna.get(f"/t/{match}")
    assert answer.status_code == 400
    assert "begun with other figures and cards" in answer.text
