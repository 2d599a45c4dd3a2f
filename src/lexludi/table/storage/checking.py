"""Before an upgrade: which matches under way the rules of today would play otherwise than they were played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
from sqlalchemy import inspect, select

from lexludi.kernel.errors import LexLudiError
from lexludi.table.matches.live import Live, Unplayable
from lexludi.table.storage import store as st
from lexludi.table.storage.decisions import decisions_since
from lexludi.table.storage.rows import BadDatabase
from lexludi.table.storage.schema import matches
from lexludi.table.storage.store import Store


class Checked(msgspec.Struct, frozen=True):
    """A match under way: after how many decisions it stands, and what the rules of today make of it."""

    match: str
    title: str
    game: str
    decisions: int
    parts: int | None = None
    """The decision at which they lead elsewhere."""
    resumes: int | None = None
    """The decision from which it could go on."""
    why: str = ""
    """Why it cannot be played at all."""

    @property
    def same(self) -> bool:
        return self.parts is None and not self.why


def check(url: str) -> Iterator[Checked]:
    """Every match under way, as it is stored; nothing is changed, and a server may be running."""
    store = Store(url)
    try:
        if not inspect(store.engine).has_table("snapshots"):
            raise BadDatabase("The database is of a version that stored no turns: nothing can be compared.")
        running = select(matches.c.id).where(matches.c.status == "running").order_by(matches.c.id)
        for match in store.call(lambda connection: list(connection.execute(running).scalars())):
            yield asyncio.run(look_at(store, match))
    finally:
        store.close()


async def look_at(store: Store, match: str) -> Checked:
    row = await store.run(st.find_match, match)
    assert row is not None
    decisions = len(await store.run(decisions_since, match, 0))
    try:
        live = Live(store, row, await store.run(st.find_chairs, match))
        await live.load()
    except (Unplayable, LexLudiError, msgspec.MsgspecError) as error:
        return Checked(match, row.title, "", decisions, why=str(error))
    rift = live.rift
    if rift is None:
        return Checked(match, row.title, live.origin.game, decisions)
    last = rift.last.number if rift.last is not None else None
    return Checked(match, row.title, live.origin.game, decisions, rift.number, last)
