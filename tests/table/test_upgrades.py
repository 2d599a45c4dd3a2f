"""A server whose rules change while matches are under way: Duel, in two versions of its law."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest
from click.testing import CliRunner
from sqlalchemy import update

from lexludi.cli.app import lexludi
from lexludi.kernel import catalog
from lexludi.kernel.ask import Flow
from lexludi.kernel.catalog import Step
from lexludi.table.storage import store as st
from lexludi.table.storage import upgrades
from lexludi.table.storage.schema import matches, snapshots
from lexludi.table.storage.upgrades import snapshots_of
from lexludi.testing.skirmish import SkirmishGame, rules
from lexludi.testing.skirmish.rules import Skirmish
from tests.table.kit import Table, Visitor, config, play_on

SEATS = {"game": "duel", "seats": ("red", "gold")}


class Duel(SkirmishGame):
    name: ClassVar[str] = "duel"

    def turn(self, state: Any) -> int:
        return int(state.round)


def generous_evening(s: Skirmish, seat: int) -> Flow[None]:
    """The second version of the law: whoever ends a turn scores a point for it."""
    s.score(seat, 1)
    yield from rules.evening(s, seat)


class SecondDuel(Duel):
    law: ClassVar[str] = "2"
    steps: Mapping[str, Step] = {**SkirmishGame.steps, "evening": generous_evening}


class RenamedDuel(Duel):
    """The same rules, but that positions are written otherwise."""

    law: ClassVar[str] = "1b"

    def write(self, state: Any) -> str:
        return super().write(state) + "# written by version 1b\n"


@pytest.fixture
def rewrite(monkeypatch: pytest.MonkeyPatch) -> Callable[[Duel], None]:
    def begin(game: Duel) -> None:
        monkeypatch.setitem(catalog._added, "duel", game)

    begin(Duel())
    return begin


class Server:
    """A table that can be closed and opened again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.settings = config(folder)
        self.table = Table(self.settings)
        self.cookies: list[dict[str, str]] = []

    def again(self, *visitors: Visitor) -> list[Visitor]:
        """Close it, open it again, and let the same people come back."""
        kept = [dict(visitor.http.cookies) for visitor in visitors]
        self.table.close()
        self.table = Table(self.settings)
        back = [self.table.visitor() for _ in kept]
        for visitor, cookies in zip(back, kept, strict=True):
            visitor.http.cookies.update(cookies)
        return back


@pytest.fixture
def server(tmp_path: Path, rewrite: Callable[[Duel], None], monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(upgrades, "APART", 0.0)  # these matches are played in a moment
    opened = Server(tmp_path)
    yield opened
    opened.table.close()


def played(server: Server, decisions: int = 25) -> tuple[Visitor, Visitor, str]:
    """Two people in the middle of a match."""
    anna, boris = server.table.visitor(), server.table.visitor()
    match = anna.open("me", "open", **SEATS)
    boris.sit(match, 1)
    play_on([anna.talk(match, 0), boris.talk(match, 1)], decisions, random.Random(4))
    return anna, boris, match


def test_each_turn_is_stored_beside_the_decisions_and_only_the_last_whole(server: Server) -> None:
    _, _, match = played(server)
    kept = server.table.site.store.call(snapshots_of, match)
    assert len(kept) >= 2
    assert [bool(one.position) for one in kept] == [False] * (len(kept) - 1) + [True]


def test_turns_in_quick_succession_are_stored_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrades, "APART", 600.0)
    _, _, match = played(server)
    assert len(server.table.site.store.call(snapshots_of, match)) == 1


def test_a_match_goes_on_as_before_where_nothing_has_changed(server: Server) -> None:
    anna, boris, match = played(server)
    anna, boris = server.again(anna, boris)
    assert server.table.live(match).rift is None
    play_on([anna.talk(match, 0), boris.talk(match, 1)], 2, random.Random(5))
    assert len(server.table.rows(match)) == 27


def test_positions_that_are_only_written_otherwise_part_nobody(server: Server, rewrite: Callable[[Duel], None]) -> None:
    anna, _, match = played(server)
    rewrite(RenamedDuel())
    server.again(anna)
    assert server.table.live(match).rift is None


def test_changed_rules_stop_a_match_where_they_part_and_all_agree_to_go_on(
    server: Server, rewrite: Callable[[Duel], None]
) -> None:
    anna, boris, match = played(server)
    points = list(server.table.live(match).match.state.points)  # type: ignore[union-attr,attr-defined]
    rewrite(SecondDuel())
    anna, boris = server.again(anna, boris)
    live = server.table.live(match)
    assert live.rift is not None
    assert live.course is None
    assert "would have gone another way" in anna.get(f"/t/{match}").text
    anna.post(f"/t/{match}/go-on")
    assert live.rift is not None, "Boris has not agreed yet"
    boris.post(f"/t/{match}/go-on")
    assert live.rift is None
    after = list(live.match.state.points)  # type: ignore[union-attr,attr-defined]
    assert all(now >= before for now, before in zip(after, points, strict=True))
    talk = anna.talk(match, 0)
    assert "(1)" in talk.news["log"][0]["text"]
    assert "go on from here" in talk.news["log"][0]["text"]
    play_on([talk, boris.talk(match, 1)], 3, random.Random(6))


def test_a_match_that_went_on_is_loaded_from_there(server: Server, rewrite: Callable[[Duel], None]) -> None:
    anna, boris, match = played(server)
    rewrite(SecondDuel())
    anna, boris = server.again(anna, boris)
    for visitor in (anna, boris):
        visitor.post(f"/t/{match}/go-on")
    play_on([anna.talk(match, 0), boris.talk(match, 1)], 3, random.Random(6))
    before = server.table.live(match).match.position()  # type: ignore[union-attr]
    server.again(anna, boris)
    live = server.table.live(match)
    assert live.rift is None
    assert live.match.position() == before  # type: ignore[union-attr]


def test_who_does_not_agree_ends_it_and_it_counts_for_nobody(server: Server, rewrite: Callable[[Duel], None]) -> None:
    anna, boris, match = played(server)
    rewrite(SecondDuel())
    anna, boris = server.again(anna, boris)
    boris.post(f"/t/{match}/stop")
    row = server.table.site.store.call(st.find_match, match)
    assert row is not None
    assert row.status == "closed"
    assert row.unrated
    assert "counts for nobody" in anna.get(f"/t/{match}").text


def test_only_who_sits_there_decides_whether_it_goes_on(server: Server, rewrite: Callable[[Duel], None]) -> None:
    anna, _, match = played(server)
    rewrite(SecondDuel())
    server.again(anna)
    stranger = server.table.visitor()
    assert stranger.post(f"/t/{match}/go-on").status_code == 403
    assert stranger.post(f"/t/{match}/stop").status_code == 403


def test_a_row_that_was_lost_parts_too(server: Server) -> None:
    anna, _, match = played(server)
    store = server.table.site.store
    store.call(lambda c: c.execute(update(snapshots).where(snapshots.c.match == match).values(digest="0" * 32)))
    store.call(
        lambda c: c.execute(
            update(snapshots).where(snapshots.c.match == match, snapshots.c.position != "").values(position="nonsense")
        )
    )
    server.again(anna)
    assert server.table.live(match).rift is not None


def test_check_store_says_before_an_upgrade_which_matches_differ(
    server: Server, rewrite: Callable[[Duel], None]
) -> None:
    _, _, match = played(server)
    url = server.settings.database
    same = CliRunner().invoke(lexludi, ["check-store", "--database", url])
    assert same.exit_code == 0
    assert "as it was played" in same.output
    rewrite(SecondDuel())
    other = CliRunner().invoke(lexludi, ["check-store", "--database", url])
    assert other.exit_code == 1
    assert "1 match would go another way" in other.output
    store = server.table.site.store
    store.call(lambda c: c.execute(update(matches).where(matches.c.id == match).values(status="over")))
    none = CliRunner().invoke(lexludi, ["check-store", "--database", url])
    assert none.exit_code == 0
    assert "No match is under way." in none.output
