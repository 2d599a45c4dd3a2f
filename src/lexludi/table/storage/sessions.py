"""Sessions: who is signed in on which browser, so that signing out ends something."""

from __future__ import annotations

import hashlib
import time

from sqlalchemy import Connection, delete, insert, select, update

from lexludi.table.storage import store as st
from lexludi.table.storage.rows import read_row
from lexludi.table.storage.schema import sessions, users
from lexludi.table.storage.store import UserRow

LASTS = 365 * 86400
"""Seconds after which nobody is signed in any more who has not come back."""


def key(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot sign in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def begin(connection: Connection, user: str) -> str:
    """A new session of a user; returns the token for its cookie. Old ones are cleared away."""
    token = st.token(24)
    now = time.time()
    connection.execute(delete(sessions).where(sessions.c.made < now - LASTS))
    connection.execute(insert(sessions).values(id=key(token), user=user, made=now))
    return token


def user_of(connection: Connection, token: str) -> UserRow | None:
    """Whose session that is, as long as it lasts."""
    found = (
        select(users)
        .join(sessions, sessions.c.user == users.c.id)
        .where(sessions.c.id == key(token), sessions.c.made > time.time() - LASTS)
    )
    row = connection.execute(found).mappings().first()
    return None if row is None else read_row(row, UserRow)


def end(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.id == key(token)))


def end_all(connection: Connection, user: str) -> None:
    """End all sessions of a user: the password is another one, or the guest has become somebody."""
    connection.execute(delete(sessions).where(sessions.c.user == user))


def change_password(connection: Connection, user: str, hashed: str) -> None:
    """A new password, and every session is over."""
    connection.execute(update(users).where(users.c.id == user).values(password=hashed))
    end_all(connection, user)
