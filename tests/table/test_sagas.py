"""Chronicles at the table: stored, told, and going on from a match exactly once. The game of most tests is not Oath."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lexludi.agents import make
from lexludi.games.oath.chronicle.chronicle import Chronicle
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSaga
from lexludi.kernel.match import Match
from lexludi.kernel.record import Origin
from lexludi.table.storage import sagas, scores
from lexludi.table.storage import store as st
from lexludi.table.storage.sagas import Busy
from lexludi.table.storage.store import Store
from tests.table.feud import GAME, Feud, Kept
from tests.table.kit import Table, Visitor, config
from tests.table.postgres import Cluster

PAIR = {"game": "feud", "seat-0": "red", "seat-1": "gold"}
BOTS = {"who-0": "agent:random", "who-1": "agent:random"}


@pytest.fixture(autouse=True)
def feuds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog._added, "feud", GAME)


def opened(answer: httpx.Response) -> str:
    assert answer.status_code == 303, unescape(answer.text)
    return answer.headers["location"].rpartition("/")[2]


def saga_of(table: Table, match: str) -> sagas.SagaRow:
    saga = table.site.store.call(sagas.saga_of, match)
    assert saga is not None
    row = table.site.store.call(sagas.find_saga, saga)
    assert row is not None
    return row


def over(table: Table, match: str) -> None:
    table.wait(lambda: table.live(match).row.status == "over", 60)


def begun(table: Table, visitor: Visitor, **form: str) -> sagas.SagaRow:
    """A chronicle whose first game agents have played."""
    match = opened(visitor.post("/new", saga="new", **PAIR, **{**BOTS, **form}))
    over(table, match)
    return saga_of(table, match)


def alert(page: httpx.Response) -> str:
    found = re.search(r'role="alert">(.*?)</p>', page.text)
    return unescape(found[1]) if found else ""


# The pages


def test_a_chronicle_begins_on_the_set_up_page_and_tells_of_its_game(table: Table, anna: Visitor) -> None:
    page = anna.get("/new?game=feud").text
    assert "a new chronicle" in page
    row = begun(table, anna, **{"saga-name": "Reds <and> Golds"})
    told = anna.get(f"/c/{row.id}").text
    assert "<h1>Reds &lt;and&gt; Golds</h1>" in told
    assert "Won by a bot." in told
    match = table.site.store.call(sagas.episodes_of, row.id)[0].match
    assert f'href="/t/{match}/replay#0"' in told
    assert f'href="/c/{row.id}"' in anna.get("/chronicles").text
    assert f'href="/c/{row.id}"' in anna.get(f"/t/{match}").text


def test_the_same_people_play_the_next_game_where_the_saga_seats_them(
    table: Table, anna: Visitor, boris: Visitor
) -> None:
    match = opened(anna.post("/new", saga="new", **PAIR, **{"who-0": "me", "who-1": "open"}))
    boris.sit(match, 1)
    for seat in (0, 1):
        table.run(table.site.tables.stand_in(table.live(match), seat, "random"))
    over(table, match)
    saga = saga_of(table, match)
    assert saga.number == 2
    second = table.live(opened(anna.post(f"/c/{saga.id}/next")))
    assert [chair.user for chair in second.chairs] == [boris.name(), anna.name()]
    assert second.row.status == "running"
    assert f"/t/{second.id}" in boris.get("/games").text
    assert "Anna" not in boris.get(f"/c/{saga.id}").text
    assert boris.get(f"/c/{saga.id}").status_code == 200


def test_other_people_may_be_chosen_for_the_next_game_and_nobody_who_never_played(
    table: Table, anna: Visitor, boris: Visitor
) -> None:
    row = begun(table, anna)
    boris.open("me")
    page = anna.get(f"/new?game=feud&saga={row.id}").text
    assert f'name="saga" value="{row.id}"' in page
    assert 'value="agent:random" selected' in page
    stranger = anna.post("/new", saga=row.id, **PAIR, **{"who-0": f"user:{boris.name()}", "who-1": "me"})
    assert stranger.status_code == 400
    opened(anna.post("/new", saga=row.id, **PAIR, **{"who-0": "open", "who-1": "me"}))


def test_one_game_of_a_chronicle_is_under_way_at_a_time_until_it_is_taken_out(table: Table, anna: Visitor) -> None:
    row = begun(table, anna)
    second = opened(anna.post("/new", saga=row.id, **PAIR, **{"who-0": "me", "who-1": "me"}))
    assert "Take this game out" in anna.get(f"/c/{row.id}").text
    again = anna.post(f"/c/{row.id}/next")
    assert (again.status_code, "is under way already" in again.text) == (409, True)
    anna.post(f"/c/{row.id}/release", match=second)
    assert table.site.store.call(sagas.saga_of, second) is None
    third = opened(anna.post(f"/c/{row.id}/next"))
    over(table, third)
    assert saga_of(table, third).number == 3


def test_a_game_that_was_played_cannot_be_taken_out(table: Table, anna: Visitor) -> None:
    row = begun(table, anna)
    first = table.site.store.call(sagas.episodes_of, row.id)[0].match
    anna.post(f"/c/{row.id}/release", match=first)
    assert saga_of(table, first).number == 2


def test_strangers_neither_read_a_chronicle_nor_play_on(table: Table, anna: Visitor, boris: Visitor) -> None:
    row = begun(table, anna)
    assert boris.get(f"/c/{row.id}").status_code == 403
    boris.open("me")
    for answer in (
        boris.get(f"/c/{row.id}"),
        boris.post(f"/c/{row.id}/next"),
        boris.post(f"/c/{row.id}/release", match="x"),
        boris.get(f"/new?game=feud&saga={row.id}"),
        boris.post("/new", saga=row.id, **PAIR),
    ):
        assert answer.status_code == 403
    assert boris.get("/c/nowhere").status_code == 404
    assert boris.get(f"/new?game=oath&saga={row.id}").status_code == 404


def test_a_save_string_begins_a_chronicle_and_a_bad_one_is_refused_in_words(anna: Visitor, petr: Visitor) -> None:
    saga = opened(anna.post("/chronicles", game="feud", saga="string", **{"saga-string": "Old  feud/Ann/Ben"}))
    page = anna.get(f"/c/{saga}").text
    assert "Won by Ben." in page
    assert "Old  feud/Ann/Ben</textarea>" in page
    for path in ("/chronicles", "/new"):
        refused = anna.post(path, **PAIR, saga="string", **{"saga-string": "what?"})
        assert (refused.status_code, alert(refused)) == (400, "'what?' is no feud.")
    refused = petr.post("/chronicles", game="oath", saga="string", **{"saga-string": "030303zz"})
    assert alert(refused) == "Uložený řetězec končí předčasně: chybí číslo partie."
    assert "030303zz</textarea>" in refused.text


def test_a_game_without_sagas_has_no_chronicles(anna: Visitor) -> None:
    assert "a new chronicle" not in anna.get("/new?game=root").text
    assert anna.post("/chronicles", game="root", saga="new").status_code == 404


def test_a_branch_of_a_game_is_no_part_of_its_chronicle(table: Table, anna: Visitor) -> None:
    row = begun(table, anna)
    first = table.site.store.call(sagas.episodes_of, row.id)[0].match
    branch = opened(anna.post(f"/t/{first}/branch", at="3", **BOTS))
    over(table, branch)
    assert table.site.store.call(sagas.saga_of, branch) is None
    assert saga_of(table, first).number == 2


def test_the_first_game_of_oath_begins_a_chronicle_whose_deck_nobody_is_told(table: Table, anna: Visitor) -> None:
    match = opened(anna.post("/new", game="oath", **{"line-up": "0"}))
    row = saga_of(table, match)
    assert (row.game, row.number) == ("oath", 1)
    origin = table.live(match).origin
    assert '"deck":[' in origin.options["chronicle"]
    for path in ("record.json", "report.json"):
        assert "deck\\" not in anna.get(f"/t/{match}/{path}").text
    page = anna.get(f"/c/{row.id}").text
    assert "Game 1 comes next" in page
    assert "<textarea id=" not in page


# Exactly once


def stored(store: Store, saga: Feud | Chronicle, game: str, seats: tuple[str, ...]) -> tuple[sagas.Book, Match]:
    """A chronicle in a store of its own, with its first match played to its end but not yet counted."""
    store.open()
    store.call(st.add_user, "Ann", "en")
    owner = store.call(lambda c: c.exec_driver_sql("SELECT id FROM users").scalar_one())
    book = sagas.fresh(game, saga)
    match = saga.begin(seats, "1")
    add(store, book, "one", owner, match.origin)
    player, chance = make("random"), Chance.of("1")
    while match.ask is not None:
        match.choose(player.choose(match, match.ask.seat, chance), match.ask.seat)
    return book, match


def add(store: Store, book: sagas.Book, name: str, owner: str, origin: Origin) -> None:
    body = msgspec.json.encode(origin).decode()
    values = {"id": name, "origin": body, "engine": "0", "host": owner, "status": "running", "watch": "w"}
    seats = [{"seat": n, "user": owner, "invite": f"{name}-{n}"} for n in range(len(origin.seats))]
    store.call(sagas.add_match, {**values, "created": 1.0, "moved": 1.0}, seats, book)


def finish(store: Store, match: Match) -> bool:
    result = msgspec.json.encode(match.result).decode()
    return store.call(sagas.finish, "one", result, match.origin, store.call(st.find_chairs, "one"), match)


def kept(store: Store, book: sagas.Book) -> sagas.SagaRow:
    row = store.call(sagas.find_saga, book.id)
    assert row is not None
    return row


def test_a_chronicle_goes_on_once_whichever_worker_is_first(store: Store) -> None:
    book, match = stored(store, Feud(Kept("Feud")), "feud", ("red", "gold"))
    with ThreadPoolExecutor(4) as pool:
        counted = list(pool.map(lambda _: finish(store, match), range(4)))
    assert sorted(counted) == [False, False, False, True]
    assert kept(store, book).number == 2
    assert kept(store, book).saga().chapters("en")[0].lines == ("Won by Ann.",)


def test_a_crash_at_the_end_of_a_match_loses_neither_its_result_nor_the_chronicle(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, match = stored(store, Feud(Kept("Feud")), "feud", ("red", "gold"))

    def crash(*_: Any) -> None:
        raise RuntimeError("the power went")

    monkeypatch.setattr(Feud, "dumps", crash)
    with pytest.raises(RuntimeError):
        finish(store, match)
    monkeypatch.undo()
    monkeypatch.setitem(catalog._added, "feud", GAME)
    found = store.call(st.find_match, "one")
    assert found is not None
    assert (found.status, kept(store, book).number) == ("running", 1)
    assert store.call(scores.standings, "feud") == []
    assert finish(store, match)
    assert kept(store, book).number == 2


def test_two_next_games_opened_at_once_are_one(store: Store) -> None:
    book, match = stored(store, Feud(Kept("Feud")), "feud", ("red", "gold"))
    finish(store, match)
    row = kept(store, book)

    def open_next(name: str) -> bool:
        try:
            add(store, sagas.Book(row.id, row.game, row.saga()), name, row.owner, match.origin)
        except Busy:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(open_next, ("two", "three"))) == [False, True]
    assert [episode.number for episode in store.call(sagas.episodes_of, row.id)] == [1, 2]
    found = [store.call(st.find_match, name) for name in ("two", "three")]
    assert found.count(None) == 1


def test_a_chronicle_of_oath_goes_through_the_store(store: Store) -> None:
    book, match = stored(store, Chronicle.new("Ravens", "tutorial"), "oath", ("chancellor", "red"))
    finish(store, match)
    saga = kept(store, book).saga()
    assert isinstance(saga, Chronicle)
    left = match.state.legacy
    assert left is not None
    assert saga.world.deck != left.deck  # whoever plays the record again knows how it lay
    assert sorted(saga.world.deck) == sorted(left.deck)
    assert msgspec.structs.replace(saga.world, deck=left.deck) == left
    assert (saga.ages[0].people, saga.number) == (("Ann", "Ann"), 2)


def test_a_chronicle_goes_on_after_a_crash_between_the_last_decision_and_the_end(tmp_path: Path) -> None:
    before = Table(config(tmp_path))

    async def crash(_: Any) -> None:
        """The process dies here: all decisions are stored, and nothing that follows from them."""

    before.site.tables.finish = crash  # type: ignore[method-assign]
    match = opened(before.visitor().post("/new", saga="new", **PAIR, **BOTS))
    before.wait(lambda: before.live(match).match.over)  # type: ignore[union-attr]
    assert saga_of(before, match).number == 1
    before.close()
    after = Table(config(tmp_path))
    after.wait(lambda: saga_of(after, match).number == 2)
    after.close()


def test_a_match_that_leaves_nothing_counts_and_its_chronicle_waits_for_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, match = stored(store, Feud(Kept("Feud")), "feud", ("red", "gold"))

    def refuse(*_: Any) -> None:
        raise BadSaga("That match is no feud.")

    monkeypatch.setattr(Feud, "after", refuse)
    assert finish(store, match)
    assert (kept(store, book).number, len(store.call(sagas.episodes_of, book.id))) == (1, 1)
    assert store.call(sagas.give_up, book.id, "one")
    assert store.call(sagas.episodes_of, book.id) == []


def test_two_workers_who_both_see_the_end_let_the_chronicle_go_on_once(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.database()
    workers = [Table(config(tmp_path, database=url)) for _ in range(2)]
    try:
        one, two = workers
        anna = one.visitor()
        match = opened(anna.post("/new", saga="new", **PAIR, **{"who-0": "me", "who-1": "agent:random"}))
        two.live(match)
        one.run(one.site.tables.stand_in(one.live(match), 0, "random"))
        for worker in workers:
            over(worker, match)
        assert saga_of(two, match).number == 2
        assert {row["games"] for row in one.site.store.call(scores.standings, "feud")} == {1}
        second = opened(anna.post(f"/c/{saga_of(one, match).id}/next"))
        assert two.live(second).row.status == "running"
    finally:
        for worker in workers:
            worker.close()
