"""Which saga a new table belongs to, as its form says, and how the same people sit down to the next match of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from lexludi.kernel.catalog import Game
from lexludi.kernel.record import Origin
from lexludi.locale import N_
from lexludi.table.app import Apology, Site
from lexludi.table.matches.live import ITSELF
from lexludi.table.matches.plan import USER, Form, line_up, options_of
from lexludi.table.storage import sagas
from lexludi.table.storage.sagas import LONGEST_NAME, Book, SagaRow
from lexludi.table.storage.store import ChairRow, UserRow

NEW: Final = "new"
READ: Final = "string"
"""The values of the field `saga` that begin one; any other is the id of one that goes on."""
NAME: Final = "saga-name"
STRING: Final = "saga-string"
NOBODY: Final[Mapping[str, str]] = {}


async def book_of(site: Site, form: Form, game: Game, user: UserRow | None) -> tuple[Book | None, Mapping[str, str]]:
    """The saga that a form names, if any, and everybody who has played in it.

    Raises Said if it cannot be read, Apology if it is not there or somebody else keeps it.
    """
    wanted, options = form.get("saga", ""), options_of(form)
    if "line-up" in form and line_up(form, game).saga:
        wanted, options = NEW, line_up(form, game).options
    if not wanted or game.sagas is None:
        return None, NOBODY
    if wanted == NEW:
        start = str(options.get(game.sagas.start, ""))
        return sagas.fresh(game.name, game.sagas.new(form.get(NAME, "")[:LONGEST_NAME], start)), NOBODY
    if wanted == READ:
        return sagas.fresh(game.name, game.sagas.read(form.get(STRING, ""))), NOBODY
    row = await site.store.run(sagas.find_saga, wanted)
    if row is None or row.game != game.name:
        raise Apology(404, N_("There is no such chronicle here."))
    if user is None or user.id != row.owner:
        raise Apology(403, N_("Only whoever keeps a chronicle begins its games."))
    return Book(row.id, row.game, row.saga()), await site.store.run(sagas.people_of, row.id)


def settled(game: Game, goes_on: bool) -> set[str]:
    """The options that a saga settles; of one that begins, people choose with what."""
    if game.sagas is None:
        return set()
    options = set(game.sagas.new().options())
    return options if goes_on else options - {game.sagas.start}


async def again(site: Site, book: Book, user: UserRow | None) -> dict[str, str]:
    """The form of the next match if the same people play it; without seats if it is not known who they are."""
    row = await site.store.run(sagas.find_saga, book.id)
    assert row is not None
    form = {"saga": row.id, "game": row.game, "title": row.name}
    last = await site.store.run(sagas.last_match, row)
    if last is None:
        return form
    match, chairs = last
    origin = msgspec.json.decode(match.origin, type=Origin)
    for n, (seat, old) in enumerate(book.saga.seating()):
        form[f"seat-{n}"] = seat
        form[f"who-{n}"] = sitter(chairs[old], user, site)
    kept = {key: value for key, value in origin.options.items() if key not in book.saga.options()}
    return form | {f"option-{key}": typed(value) for key, value in kept.items()} | {"clock": match.clock}


def sitter(chair: ChairRow, user: UserRow | None, site: Site) -> str:
    """Who sat there, as a form says it; where the rules or an agent of old played, somebody new."""
    if chair.user is not None:
        return "me" if user is not None and chair.user == user.id else f"{USER}{chair.user}"
    if chair.agent is not None and chair.agent != ITSELF and chair.agent in site.config.agents:
        return f"agent:{chair.agent}"
    return "open"


def typed(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def may_read(row: SagaRow, people: Mapping[str, str], user: UserRow | None) -> bool:
    """Whoever keeps a chronicle, and whoever has sat down in it."""
    return user is not None and (user.id == row.owner or user.id in people)
