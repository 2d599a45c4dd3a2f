"""A private PostgreSQL: a cluster of its own in a temporary folder, gone with the tests."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

_names = itertools.count(1)


class Missing(RuntimeError):
    """There is no PostgreSQL here, and none can be installed."""


def programs() -> Path:
    """Where initdb and pg_ctl are; as root they are installed if need be."""
    for _ in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
        if found:
            return found[-1].parent
        onpath = shutil.which("initdb")
        if onpath:
            return Path(onpath).resolve().parent
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            break
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=True)
    raise Missing("These tests need PostgreSQL: install it (on Debian and Ubuntu: apt install postgresql).")


class Cluster:
    """A running PostgreSQL that only this process knows; as root it runs as another user, as it must."""

    def __init__(self) -> None:
        self.bin = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="lexludi-pg-"))
        self.user = self._user()
        if self.user is not None:
            entry = pwd.getpwnam(self.user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "lexludi", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=60"
        self._run("pg_ctl", "-D", str(data), "-l", str(self.folder / "log"), "-w", "-o", options, "start")

    def _user(self) -> str | None:
        if os.geteuid() != 0:
            return None
        known = {entry.pw_name for entry in pwd.getpwall()}
        return "postgres" if "postgres" in known else "nobody"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            user=self.user, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={**os.environ, "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}, timeout=120,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{done.stdout.decode(errors='replace')}")

    def database(self) -> str:
        """A new, empty database, as SQLAlchemy names it."""
        name = f"table_{next(_names)}"
        with psycopg.connect(f"host={self.folder} user=lexludi dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://lexludi@/{name}?host={self.folder}"

    def close(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
