"""The store: decisions, migrations, and settings."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, column, insert, inspect, table, text
from sqlalchemy.exc import OperationalError

from lexludi.kernel import catalog
from lexludi.kernel.chance import new_seed
from lexludi.kernel.events import Result
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.record import Origin
from lexludi.rating import Skill, rate
from lexludi.table import config as settings
from lexludi.table.matches.live import Live
from lexludi.table.storage import decisions as rows
from lexludi.table.storage import scores
from lexludi.table.storage import store as st
from lexludi.table.storage.decisions import Decision, decisions_since
from lexludi.table.storage.rows import BadDatabase
from lexludi.table.storage.schema import metadata, results
from lexludi.table.storage.store import Store


def origin() -> Origin:
    return Origin(game="root", law=catalog.game("root").law, seats=("marquise", "eyrie"), seed=new_seed())


def add(connection: Connection, name: str = "match", status: str = "running") -> None:
    """A match with two guests, as the first schema has it."""
    for user in ("one", "two"):
        connection.execute(
            text("INSERT INTO users (id, name, lang, mail, hook, quiet, created) VALUES (:u, :u, 'en', '', '', '', 0)"),
            {"u": f"{name}-{user}"},
        )
    connection.execute(
        text(
            "INSERT INTO matches (id, origin, reseeds, engine, host, title, status, watch, clock, branched, created,"
            " moved) VALUES (:id, :origin, '[]', '0', :host, '', :status, 'w', '', 0, 1, 1)"
        ),
        {"id": name, "origin": msgspec.json.encode(origin()).decode(), "host": f"{name}-one", "status": status},
    )
    for seat, user in enumerate(("one", "two")):
        connection.execute(
            text(
                'INSERT INTO chairs ("match", seat, "user", invite, "left", noticed)'
                " VALUES (:match, :seat, :user, :invite, 0, 0)"
            ),
            {"match": name, "seat": seat, "user": f"{name}-{user}", "invite": f"{name}-{seat}"},
        )


def live_of(store: Store, name: str = "match") -> Live:
    row = store.call(st.find_match, name)
    assert row is not None
    return Live(store, row, store.call(st.find_chairs, name))


def test_the_migrations_make_exactly_the_schema(store: Store) -> None:
    store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_upgrade_from_the_first_schema_keeps_a_running_game(store: Store) -> None:
    store.migrate("0001")
    store.call(add)
    first = first_option(store)
    body = msgspec.json.encode(first).decode()
    store.call(
        lambda connection: connection.execute(
            text("INSERT INTO decisions (\"match\", number, seat, body, made) VALUES ('match', 0, 0, :body, 2)"),
            {"body": body},
        )
    )
    store.open()
    store.open()
    again = live_of(store)
    asyncio.run(again.load())
    assert again.number == 1
    assert again.standing(0) is None
    assert again.match is not None
    assert again.match.history == [(0, first)]


def first_option(store: Store) -> Option:
    """What the first seat of the only match may choose first."""
    found = store.call(lambda connection: connection.execute(text("SELECT origin FROM matches")).scalar_one())
    match = Match.start(catalog.game("root"), msgspec.json.decode(found, type=Origin))
    assert match.ask is not None
    return match.ask.options[0]


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(store: Store) -> None:
    store.open()
    store.call(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(BadDatabase, match="does not fit this version"):
        store.open()


def test_a_failed_migration_leaves_nothing_behind(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.migrate("0001")
    store.call(add)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the power went")

    monkeypatch.setattr("alembic.op.add_column", fail)
    with pytest.raises(RuntimeError):
        store.migrate()
    columns = {column["name"] for column in inspect(store.engine).get_columns("chairs")}
    assert "standing" not in columns
    monkeypatch.undo()
    store.open()
    assert live_of(store).chairs[0].standing == ""


def test_of_many_writers_one_gets_each_number(store: Store) -> None:
    store.open()
    store.call(add)

    def write(n: int) -> bool:
        return asyncio.run(store.decide(Decision("match", n % 5, n % 2, "[]", float(n), str(n))))

    with ThreadPoolExecutor(8) as pool:
        stored = list(pool.map(write, range(40)))
    assert sum(stored) == 5
    assert [row.number for row in store.call(decisions_since, "match", 0)] == [0, 1, 2, 3, 4]


def test_a_decision_that_cannot_be_stored_spoils_no_other(store: Store) -> None:
    store.open()
    store.call(add)
    bad, *good = decided(store, Decision("nowhere", 0, 0, "[]", 1.0), *numbered(3))
    assert good == [True, True, True]
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        raise bad


def test_a_commit_that_was_lost_on_the_way_back_is_recognised(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open()
    store.call(add)
    insert, failed = rows.insert_decisions, []

    def commits_and_breaks(connection: Connection, *made: Any) -> list[bool]:
        stored = insert(connection, *made)
        if not failed:
            failed.append(True)
            connection.commit()
            raise OperationalError("commit", {}, Exception("the line went dead"))
        return stored

    monkeypatch.setattr(rows, "insert_decisions", commits_and_breaks)
    assert decided(store, Decision("match", 0, 0, "[]", 1.5, "me")) == [True]
    assert len(store.call(decisions_since, "match", 0)) == 1


def test_of_decisions_stored_together_those_whose_number_is_taken_are_told_so(store: Store) -> None:
    store.open()
    store.call(add)
    decided(store, Decision("match", 1, 0, "[]", 1.0, "faster"))
    assert decided(store, *numbered(3), Decision("match", 2, 0, "[]", 1.0)) == [True, False, True, False]
    assert [row.by for row in store.call(decisions_since, "match", 0)] == [None, "faster", None]


def test_of_very_many_decisions_stored_together_none_is_lost(store: Store) -> None:
    store.open()
    store.call(add)
    decided(store, Decision("match", 120, 0, "[]", 1.0, "faster"))
    assert decided(store, *numbered(250)) == [n != 120 for n in range(250)]
    assert [row.number for row in store.call(decisions_since, "match", 0)] == [*range(250)]


def test_that_a_match_has_moved_is_noted_with_its_first_decision_and_then_now_and_then(store: Store) -> None:
    store.open()
    store.call(add)
    made = [Decision("match", n, 0, "[]", when) for n, when in enumerate((100.0, 101.0, 109.5, 110.0, 111.0))]
    moved = []
    for decision in made:
        assert decided(store, decision) == [True]
        row = store.call(st.find_match, "match")
        moved.append(row.moved if row else None)
    assert moved == [100.0, 100.0, 100.0, 110.0, 110.0]


def test_whoever_gives_up_does_not_stop_the_writer(store: Store) -> None:
    store.open()
    store.call(add)

    async def give_up() -> bool:
        store.writer.put(Decision("match", 7, 0, "[]", 1.0)).cancel()
        return await store.decide(Decision("match", 0, 0, "[]", 1.0))

    assert asyncio.run(give_up()) is True


def test_decisions_of_one_moment_are_stored_in_one_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open()
    store.call(add)
    insert, sizes = rows.insert_decisions, list[int]()

    def counted(connection: Connection, made: list[Any], *noted: Any) -> list[bool]:
        sizes.append(len(made))
        return insert(connection, made, *noted)

    monkeypatch.setattr(rows, "insert_decisions", counted)
    assert decided(store, *numbered(50)) == [True] * 50
    assert sizes == [50]


def test_whoever_is_gone_with_its_event_loop_does_not_stop_the_writer(store: Store) -> None:
    store.open()
    store.call(add)

    async def leave() -> None:
        for decision in numbered(20):
            store.writer.put(decision)

    asyncio.run(leave())
    assert decided(store, Decision("match", 20, 0, "[]", 1.0)) == [True]


def test_a_closing_store_writes_what_it_was_given(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    store.open()
    store.call(add)

    async def close() -> list[bool]:
        waiting = [store.writer.put(decision) for decision in numbered(50)]
        store.close()
        with pytest.raises(BadDatabase, match="closing"):
            store.writer.put(Decision("match", 99, 0, "[]", 1.0))
        return await asyncio.gather(*waiting)

    assert asyncio.run(close()) == [True] * 50


def numbered(count: int) -> list[Decision]:
    """The first decisions of a match."""
    return [Decision("match", n, 0, "[]", 1.0) for n in range(count)]


def decided(store: Store, *decisions: Decision) -> list[Any]:
    """What the store says to decisions that come at once: whether each is there, or what went wrong."""

    async def decide() -> list[Any]:
        return await asyncio.gather(*map(store.decide, decisions), return_exceptions=True)

    return asyncio.run(decide())


def test_two_workers_that_sit_down_at_once_begin_one_match(store: Store) -> None:
    store.open()
    store.call(add, "match", "open")
    assert store.call(st.begin_match, "match") is True
    assert store.call(st.begin_match, "match") is False


def test_one_worker_at_a_time_lets_agents_play(store: Store) -> None:
    store.open()
    other = Store(store.url)
    assert store.keys.take("match") is True
    assert other.keys.take("match") is store.sqlite
    assert other.keys.take("another") is True
    store.keys.give("match")
    assert other.keys.take("match") is True
    other.close()
    assert any(store.keys.take("match") or time.sleep(0.05) for _ in range(100))  # free once its session is gone


def test_a_match_is_counted_once(store: Store) -> None:
    store.open()
    store.call(add)
    live = live_of(store)
    end = Result((0,), (30, 12), "points")
    done = [store.call(scores.finish, "match", "{}", live.origin, live.chairs, end) for _ in range(2)]
    assert done == [True, False]
    best, worst = store.call(scores.standings, "root")
    assert (best["player"], best["games"], best["wins"]) == ("user:match-one", 1, 1.0)
    assert best["mu"] > 25 > worst["mu"]
    assert best["sigma"] < 25 / 3
    factions = store.call(scores.by_faction, "root")
    assert [(f["faction"], f["games"], f["wins"], f["points"]) for f in factions] == [
        ("eyrie", 1, 0, 12.0), ("marquise", 1, 1, 30.0),
    ]  # fmt: skip


def test_ratings_of_before_are_worked_out_anew_from_the_results(store: Store) -> None:
    store.migrate("0002")
    elo = table("ratings", *map(column, ("game", "player", "name", "rating", "games", "wins")))
    ends = [("m1", "user:a", 30, True), ("m1", "user:b", 12, False), ("m1", "law", 20, False)]
    ends += [("m2", "user:b", 18, False), ("m2", "user:a", 31, True)]
    with store.engine.begin() as connection:
        for player in ("user:a", "user:b", "user:gone"):
            old = {"game": "root", "player": player, "name": player, "rating": 1600.0, "games": 2, "wins": 1.0}
            connection.execute(insert(elo), old)
        for name in ("m1", "m2"):
            add(connection, name, "over")
        for n, (match, player, points, won) in enumerate(ends):
            row = {"match": match, "seat": n % 3, "game": "root", "faction": "eyrie", "player": player, "name": player}
            connection.execute(
                insert(results), {**row, "points": points, "won": won, "how": "points", "made": float(n)}
            )
    store.open()
    first = rate(["user:a", "user:b"], {0}, [30, 12], {})
    after = rate(["user:b", "user:a"], {1}, [18, 31], first)
    found = {row["player"]: row for row in store.call(scores.standings, "root")}
    assert next(iter(found)) == "user:a"
    for player, skill in {**after, "user:gone": Skill()}.items():
        assert (found[player]["mu"], found[player]["sigma"]) == pytest.approx((skill.mu, skill.sigma))
    assert found["user:a"]["games"] == 2


def test_matches_that_end_at_once_rate_the_same_players(store: Store) -> None:
    store.open()
    names = [f"m{n}" for n in range(6)]
    for name in names:
        store.call(add, name)
    chairs = live_of(store, names[0]).chairs
    end = Result((0,), (30, 12), "points")
    ready = threading.Barrier(3)

    def finish(name: str) -> bool:
        ready.wait(10)
        live = live_of(store, name)
        order = chairs if name in names[::2] else [
            msgspec.structs.replace(chairs[1], seat=0), msgspec.structs.replace(chairs[0], seat=1),
        ]  # fmt: skip
        return store.call(scores.finish, name, "{}", live.origin, order, end)

    with ThreadPoolExecutor(3) as pool:
        assert all(pool.map(finish, names))
    assert {row["games"] for row in store.call(scores.standings, "root")} == {6}


def test_remarks_come_in_order_and_only_the_new_ones(store: Store) -> None:
    store.open()
    store.call(add)
    for n in range(3):
        store.call(st.add_remark, "match", None, "x", f"remark {n}")
    first = store.call(st.remarks_of, "match")
    assert [r.text for r in first] == ["remark 0", "remark 1", "remark 2"]
    assert [r.text for r in store.call(st.remarks_of, "match", first[0].id)] == ["remark 1", "remark 2"]


# Settings


def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    one, two = Store(url), Store(url)
    one.open()
    with pytest.raises(BadDatabase, match="Another Lex Ludi already uses"):
        two.open()
    one.close()
    two.open()
    two.close()


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    first = settings.load({"LEXLUDI_HOME": str(tmp_path)})
    assert settings.load({"LEXLUDI_HOME": str(tmp_path)}).secret == first.secret
    assert len(first.secret) == 64
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["secret"]


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"LEXLUDI_SECRET": "short"}, "at least 32 characters"),
        ({"LEXLUDI_DATABASE": "mysql://x"}, "must start with sqlite"),
        ({"LEXLUDI_BOT_SECONDS": "soon"}, "LEXLUDI_BOT_SECONDS"),
        ({"LEXLUDI_BOT_PROCESSES": "0"}, "LEXLUDI_BOT_PROCESSES"),
        ({"LEXLUDI_ADDRESS": "table.example"}, "LEXLUDI_ADDRESS"),
        ({"LEXLUDI_HOME": "/dev/null/x"}, "cannot be made"),
    ],
)
def test_a_bad_setting_is_one_sentence(values: dict[str, str], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(settings.BadConfig, match=complaint):
        settings.load({"LEXLUDI_HOME": str(tmp_path), **values})


def test_postgresql_is_written_as_everybody_writes_it(tmp_path: Path) -> None:
    found = settings.load({"LEXLUDI_HOME": str(tmp_path), "LEXLUDI_DATABASE": "postgres://u:p@host/db"})
    assert found.database == "postgresql+psycopg://u:p@host/db"
    assert not found.sqlite


def test_a_database_that_does_not_answer_is_one_sentence() -> None:
    store = Store("postgresql+psycopg://nobody@127.0.0.1:1/none")
    began = time.monotonic()
    with pytest.raises(BadDatabase, match="cannot be used"):
        store.open()
    assert time.monotonic() - began < 10
    store.close()
