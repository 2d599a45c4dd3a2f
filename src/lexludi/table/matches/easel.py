"""Where boards are drawn: in processes of their own, once for all who see the same, cut into parts."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from lexludi.draw import plain
from lexludi.draw.parts import Drawing
from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game
from lexludi.kernel.words import View
from lexludi.table.matches.bots import leave_with_parent
from lexludi.table.matches.live import Live

log = logging.getLogger("lexludi.easel")

KEPT = 24
"""Boards of one moment kept for further watchers."""


def draw(game: Game, view: View, lang: str, narrow: bool) -> Drawing:
    return Drawing.of(plain.picture(game, view, lang, narrow))


def draw_by_name(game: str, view: View, lang: str, narrow: bool) -> tuple[dict[str, str], str]:
    """The same in another process, as what can be sent back."""
    drawing = draw(catalog.game(game), view, lang, narrow)
    return dict(drawing.parts), drawing.mark


class Easel:
    """So many processes that draw; with none, a thread does."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def board(self, live: Live, seat: int | None, lang: str, narrow: bool) -> Drawing:
        """The board as a seat sees it now; whoever sees the same waits for the same drawing."""
        key = (live.number, seat, lang, narrow)
        work = live.drawn.get(key)
        if work is None:
            if len(live.drawn) > KEPT or any(other[0] != live.number for other in live.drawn):
                live.drawn.clear()
            assert live.match is not None
            view = live.match.view(seat)
            work = live.drawn[key] = asyncio.ensure_future(self.draw(live.game, view, lang, narrow))
        return await asyncio.shield(work)

    async def draw(self, game: Game, view: View, lang: str, narrow: bool) -> Drawing:
        if self.processes and catalog.installed(game.name):
            try:
                return Drawing(*await asyncio.wrap_future(self._submit(game.name, view, lang, narrow)))
            except BrokenExecutor as error:
                log.warning("drawing here instead", extra={"fields": {"game": game.name, "error": repr(error)}})
                self.close()
        return await asyncio.to_thread(draw, game, view, lang, narrow)

    def _submit(self, *work: Any) -> Any:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=leave_with_parent)
        return self.pool.submit(draw_by_name, *work)

    def close(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=False)
            self.pool = None
