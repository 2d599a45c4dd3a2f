"""The peers: other engines of board games, as PyPI has them, each in a venv of its own."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent


class Peer(NamedTuple):
    """What is installed, the first of it giving the version, and the script that measures it there."""

    packages: tuple[str, ...]
    script: str
    venv: str


CLASSIC = ("pettingzoo==1.27.0", "pygame==2.6.1", "chess==1.11.2")
PEERS = {
    "catanatron": Peer(("catanatron==3.2.1",), "catanatron_peer.py", "bench-venv"),
    "pettingzoo": Peer(CLASSIC, "pettingzoo_peer.py", "bench-pettingzoo"),
    "openspiel": Peer(("open_spiel==2.0.2",), "openspiel_peer.py", "bench-openspiel"),
}


def command(name: str, seconds: float) -> list[str]:
    """What measures a peer; it is installed first if it is not there yet."""
    peer = PEERS[name]
    home = TOP / "build" / peer.venv
    python = home / "bin" / "python"
    installed = home / "-".join(package.replace("==", "-") for package in peer.packages)
    if not installed.exists():
        print(f"Installing {', '.join(peer.packages)} into {home.relative_to(TOP)} …", file=sys.stderr)
        venv.create(home, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *peer.packages], check=True)
        installed.touch()
    return [str(python), str(TOP / "benchmarks" / peer.script), str(seconds)]
