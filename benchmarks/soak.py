"""Memory of a table that is played at for long: `python -m benchmarks.soak --minutes 30`, or `make soak MINUTES=30`.

Games begin as others end, and a visitor looks at pages, boards and replays the whole time. Every minute it prints what
the server and its processes hold in memory; at the end, how much that grew from the middle third to the last.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import fmean

import httpx

from benchmarks.crowd import Crowd, Server
from benchmarks.table import percentile

FLAT = 0.1
"""By how much memory may grow and still be called flat."""


def resident(process: int) -> int:
    """Bytes that a process and its children hold in memory."""
    whole = 0
    with suppress(OSError):  # one that has just ended
        status = Path(f"/proc/{process}/status").read_text("ascii")
        whole += next((int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0)
        for task in Path(f"/proc/{process}/task").iterdir():
            whole += sum(resident(int(child)) for child in (task / "children").read_text("ascii").split())
    return whole


async def visit(crowd: Crowd, chance: random.Random, statuses: dict[int, int]) -> None:
    """Look at pages and replays, a visitor of the table after another, until the soak is over."""
    while not crowd.stopping:
        match = chance.choice(crowd.matches)
        headers = {"Cookie": match.cookie, "X-Forwarded-For": f"198.19.0.{chance.randrange(250)}"}
        async with httpx.AsyncClient(base_url=crowd.addresses[0], headers=headers, timeout=60) as http:
            at = chance.randrange(200)
            there = f"/t/{match.name}"
            for path in ("/", "/games", there, f"{there}/replay", f"{there}/moment/{at}.svg"):
                with suppress(httpx.HTTPError):
                    status = (await http.get(path)).status_code
                    statuses[status] = statuses.get(status, 0) + 1
        await asyncio.sleep(1.0)


async def soak(games: int, minutes: float, home: Path, every: float) -> list[int]:
    """Play so many games at once for so long; the memory held at each look."""
    server = Server(home)
    server.start()
    crowd = Crowd([server.address], picture="wide")
    held: list[int] = []
    statuses: dict[int, int] = {}
    try:
        await server.up()
        assert server.process is not None
        await crowd.open(games)
        tasks = [*crowd.play(), asyncio.create_task(visit(crowd, random.Random(1), statuses))]
        began = time.monotonic()
        while time.monotonic() < began + minutes * 60:
            look = began + (len(held) + 1) * every
            while time.monotonic() < look:
                await asyncio.sleep(0.5)
                over = sum(match.over for match in crowd.matches)
                if len(crowd.matches) - over < games:
                    tasks += await more(crowd, games - (len(crowd.matches) - over))
            held.append(resident(server.process.pid))
            waits, crowd.waits = crowd.waits, []
            at = (time.monotonic() - began) / 60
            print(
                f"{at:5.1f} min  {held[-1] / 1e6:6.1f} MB  {len(crowd.matches)} games begun"
                f"  {len(waits)} decisions, p95 {percentile(waits, 0.95) * 1000:.0f} ms",
                flush=True,
            )
        await crowd.leave(tasks)
    finally:
        code = server.stop()
    assert code == 0, f"the server ended with {code}"
    assert '"traceback"' not in server.log(), server.log()[-3000:]
    assert not [status for status in statuses if status >= 500 and status != 503], statuses
    print(f"pages: {dict(sorted(statuses.items()))}; refusals: {crowd.refusals}")
    stored = crowd.audit(f"sqlite:///{home / 'lexludi.sqlite3'}")
    print(f"all acknowledged decisions are stored, {stored} in all")
    return held


async def more(crowd: Crowd, games: int) -> list[asyncio.Task[None]]:
    """Begin as many games as have ended."""
    known = len(crowd.matches)
    await crowd.open(games)
    return [asyncio.create_task(crowd.player(match, seat)) for match in crowd.matches[known:] for seat in range(4)]


def growth(held: list[int]) -> float:
    """By which part memory grew from the middle third to the last."""
    third = max(1, len(held) // 3)
    return fmean(held[-third:]) / fmean(held[-2 * third : -third] or held) - 1


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.soak", description="Play for long and watch the memory.")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two looks at the memory")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="lexludi-soak-") as folder:
        held = asyncio.run(soak(given.games, given.minutes, Path(folder), given.every))
    grown = growth(held)
    print(f"memory grew by {grown:.1%} from the middle third to the last: {'flat' if grown < FLAT else 'NOT flat'}")
    return 0 if grown < FLAT else 1


if __name__ == "__main__":
    sys.exit(main())
