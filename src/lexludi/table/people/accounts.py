"""Who is there: guests by a signed cookie, accounts by name and password, and a token against forged forms."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from lexludi.kernel.errors import LexLudiError
from lexludi.locale import N_, Language
from lexludi.table.config import Config
from lexludi.table.people.names import GUESTS, is_kept, looks, will_do
from lexludi.table.storage import sessions
from lexludi.table.storage import store as st
from lexludi.table.storage.store import Store, UserRow

COOKIE = "lexludi"
YEAR = 365 * 86400
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


class BadAccount(LexLudiError):
    """A name or password that will not do."""


class Taken(BadAccount):
    """A name that somebody else has."""

    def __init__(self) -> None:
        super().__init__(N_("That name is taken."))


def usable(name: str) -> str:
    """The name as it is kept, if anybody may be called so."""
    name = unicodedata.normalize("NFC", name.strip())
    if not will_do(name):
        raise BadAccount(N_("A name has 2 to 30 letters, digits or spaces, all of one alphabet."))
    if is_kept(name):
        raise BadAccount(N_("The table itself uses that name; choose another."))
    return name


class Accounts:
    """Sessions of one server."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.signer = URLSafeTimedSerializer(config.secret, salt="session")
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)
        """Hashing takes much memory, on purpose: few at once."""
        self.dummy = self.hasher.hash(st.token())
        """Checked when there is no such user, so that the answer takes as long."""

    async def who(self, request: HTTPConnection) -> UserRow | None:
        """The user of a request, by its cookie."""
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        token = self.token(request)
        if token:
            return await self.store.run(sessions.user_of, token)
        try:
            user = self.signer.loads(cookie, max_age=YEAR)
        except BadSignature:
            return None
        found = await self.store.run(st.find_user, user) if isinstance(user, str) else None
        return found if found is not None and found.guest else None  # a cookie from before there were sessions

    def token(self, request: HTTPConnection) -> str:
        """The token of the session that a request belongs to."""
        try:
            kept = self.signer.loads(request.cookies.get(COOKIE, ""), max_age=YEAR)
        except BadSignature:
            return ""
        return kept[0] if isinstance(kept, list) and kept and isinstance(kept[0], str) else ""

    async def remember(self, response: Response, user: UserRow) -> None:
        """Begin a session of a user on this browser."""
        token = await self.store.run(sessions.begin, user.id)
        response.set_cookie(
            COOKIE,
            self.signer.dumps([token]),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.config.secure,
            path="/",
        )

    async def forget(self, request: HTTPConnection, response: Response) -> None:
        """End the session: its cookie is worth nothing any more, wherever it was copied to."""
        await self.store.run(sessions.end, self.token(request))
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self.config.secure)

    async def guest(self, lang: Language) -> UserRow:
        """A new guest, with a name of some sort until they say theirs."""
        name = lang.gettext(secrets.choice(GUESTS))
        return await self.store.run(st.add_user, name, lang.code)

    async def register(self, name: str, password: str, guest: UserRow | None, lang: str) -> UserRow:
        """A new account; a guest who registers keeps their games."""
        name = usable(name)
        hashed = await self.hashed(password)
        if await self.store.run(st.user_called, name) is not None:
            raise Taken
        try:
            if guest is not None and guest.guest:
                await self.store.run(st.update_user, guest.id, name=name, folded=looks(name), password=hashed)
                await self.store.run(sessions.end_all, guest.id)
                found = await self.store.run(st.find_user, guest.id)
                assert found is not None
                return found
            return await self.store.run(st.add_user, name, lang, hashed)
        except IntegrityError:
            raise Taken from None

    async def call(self, guest: UserRow, name: str) -> UserRow:
        """Let a guest be called something; nobody may take the name of an account."""
        if not name.strip() or name.strip() == guest.name or not guest.guest:
            return guest
        name = usable(name)
        if await self.store.run(st.user_called, name) is not None:
            raise Taken
        await self.store.run(st.update_user, guest.id, name=name)
        return msgspec.structs.replace(guest, name=name)

    async def hashed(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadAccount(N_("A password has 8 to 200 characters."))
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def change_password(self, user: UserRow, old: str, new: str) -> None:
        """Give an account another password; whoever was signed in with the old one no longer is."""
        await self.log_in(user.name, old)
        await self.store.run(sessions.change_password, user.id, await self.hashed(new))

    async def log_in(self, name: str, password: str) -> UserRow:
        wrong = BadAccount(N_("Name and password do not match."))
        if len(password) > LONGEST_PASSWORD:
            raise wrong
        user = await self.store.run(st.user_called, name.strip())
        hashed = user.password if user is not None and user.password else self.dummy
        try:
            async with self.hashing:
                await asyncio.to_thread(self.hasher.verify, hashed, password)
        except VerificationError:
            raise wrong from None
        if user is None:
            raise wrong
        return user

    # Forms

    def form_token(self, user: UserRow | None) -> str:
        """What a form of ours carries, so that no other site can send one for its visitor."""
        who = user.id if user is not None else "nobody"
        return hmac.new(self.config.secret.encode(), f"form {who}".encode(), hashlib.sha256).hexdigest()

    def check_form(self, user: UserRow | None, given: str) -> bool:
        return hmac.compare_digest(self.form_token(user).encode(), given.encode())
