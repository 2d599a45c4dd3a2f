"""`python -m lexludi.testing.replay MODULE:GAME` replays the record on standard input and prints its log's digest."""

from __future__ import annotations

import importlib
import sys

from lexludi.kernel import catalog
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record, digest


def main() -> None:
    """Play the record on the standard input, and print the digest of its log."""
    module, _, name = sys.argv[1].partition(":")
    catalog.add(getattr(importlib.import_module(module), name))
    match = Match.replay(Record.read(sys.stdin.read()))
    print(digest(match.events, match.result))


if __name__ == "__main__":
    main()
