"""What a faction's chapter declares: its board, its set-up step, the steps of its phases, and what listens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.setting import Setting


class Chapter:
    """One faction. `listen` attaches its bans and triggers to the verbs, once, at set-up."""

    def __init__(
        self,
        faction: int,
        board: Callable[..., Board],
        setup: str,
        birdsong: tuple[str, ...],
        daylight: tuple[str, ...],
        evening: tuple[str, ...],
        steps: Mapping[str, Any],
        pieces: tuple[int, ...] = (),
        listen: Callable[[Setting, int], None] | None = None,
        homeland: str = "",
    ) -> None:
        self.faction = faction
        self.board = board
        self.setup = setup
        self.homeland = homeland or setup
        """The step of advanced set-up (Law A.8.2)."""
        self.phases = (birdsong, daylight, evening)
        self.steps = steps
        self.pieces = pieces
        self.listen = listen


def find_chapter(folder: str, faction: str) -> Chapter:
    """The chapter of a faction, or of its bot: CHAPTER of what is called like it."""
    found: Chapter = import_module(f"lexludi.games.root.{folder}.{faction}").CHAPTER
    return found
