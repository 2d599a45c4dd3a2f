"""Who is there: guests by a signed cookie, accounts by name and password, and a token against forged forms."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from lexludi.kernel.errors import LexLudiError
from lexludi.table import store as st
from lexludi.table.config import Config
from lexludi.table.store import Store, UserRow

COOKIE = "lexludi"
YEAR = 365 * 86400
SHORTEST_PASSWORD = 8
NAME = re.compile(r"[^\W_][\w .'-]{1,29}")


class BadAccount(LexLudiError):
    """A name or password that will not do."""


class Accounts:
    """Sessions of one server."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.signer = URLSafeTimedSerializer(config.secret, salt="session")
        self.hasher = PasswordHasher()

    async def who(self, request: HTTPConnection) -> UserRow | None:
        """The user of a request, by its cookie."""
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            user = self.signer.loads(cookie, max_age=YEAR)
        except BadSignature:
            return None
        return await self.store.run(st.find_user, user) if isinstance(user, str) else None

    def remember(self, response: Response, user: UserRow) -> None:
        response.set_cookie(
            COOKIE,
            self.signer.dumps(user.id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.config.secure,
            path="/",
        )

    def forget(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self.config.secure)

    async def guest(self, lang: str) -> UserRow:
        """A new guest, with a name of some sort."""
        return await self.store.run(st.add_user, "Guest " + st.token(3).strip("-_")[:3].upper(), lang)

    async def register(self, name: str, password: str, guest: UserRow | None, lang: str) -> UserRow:
        """A new account; a guest who registers keeps their games."""
        name = name.strip()
        if not NAME.fullmatch(name):
            raise BadAccount("A name has 2 to 30 letters, digits or spaces.")
        if len(password) < SHORTEST_PASSWORD or len(password) > 200:
            raise BadAccount("A password has at least 8 characters.")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            if guest is not None and guest.guest:
                await self.store.run(
                    st.update_user, guest.id, name=name, folded=name.casefold(), password=hashed
                )
                found = await self.store.run(st.find_user, guest.id)
                assert found is not None
                return found
            return await self.store.run(st.add_user, name, lang, hashed)
        except IntegrityError:
            raise BadAccount("That name is taken.") from None

    async def log_in(self, name: str, password: str) -> UserRow:
        user = await self.store.run(st.user_called, name.strip())
        hashed = user.password if user is not None and user.password else DUMMY
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password)
        except VerificationError:
            raise BadAccount("Name and password do not match.") from None
        if user is None:
            raise BadAccount("Name and password do not match.")
        return user

    # Forms

    def form_token(self, user: UserRow | None) -> str:
        """What a form of ours carries, so that no other site can send one for its visitor."""
        who = user.id if user is not None else "nobody"
        return hmac.new(self.config.secret.encode(), f"form {who}".encode(), hashlib.sha256).hexdigest()

    def check_form(self, user: UserRow | None, given: str) -> bool:
        return hmac.compare_digest(self.form_token(user), given)


DUMMY = PasswordHasher().hash("nobody has this password")
"""Checked when there is no such user, so that the answer takes as long."""
