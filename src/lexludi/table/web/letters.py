"""Mail with a link in it: to confirm an address, and to get in again without the password.

A link is signed and says all that it is for; nothing is stored until somebody follows it.
"""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from lexludi.locale import N_, language
from lexludi.table.app import Apology, Site, site_of
from lexludi.table.hands import Busy
from lexludi.table.people import notices
from lexludi.table.people.accounts import BadAccount, usable
from lexludi.table.storage import sessions
from lexludi.table.storage import store as st
from lexludi.table.storage.store import UserRow

DAY = 86400
HOUR = 3600
UNDER_WAY: set[asyncio.Task[None]] = set()
"""Letters that are being posted."""
LETTERS = (4.0, 4 / 3600)
"""Letters that one client, and one address, may cause: at once, and each second."""


def signer(site: Site, purpose: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(site.config.secret, salt=purpose)


async def confirm_address(site: Site, request: Request, user: UserRow, mail: str) -> None:
    """Write to an address that somebody says is theirs; it is used only once the link was followed."""
    site.limit(request, "letter", *LETTERS, user)
    site.limit_for(f"mail {mail.casefold()}", "letter", *LETTERS)
    link = f"{site.config.address}/account/confirm?link={signer(site, 'confirm').dumps([user.id, mail])}"
    text = language(user.lang).gettext(
        "Somebody, probably you, wants notices of {name} at Lex Ludi sent here. If so, follow this link within a day;"
        " if not, do nothing: {link}",
        name=user.name, link=link,
    )  # fmt: skip
    await post(site, user, mail, text)


async def post(site: Site, user: UserRow | None, mail: str, text: str) -> None:
    await notices.NOTICES.run(notices.attempt, user, lambda: notices.send_mail(site.config, mail, text))


def post_later(site: Site, user: UserRow | None, mail: str, text: str) -> None:
    """Post a letter that nobody waits for: how long an answer takes must not tell whether there was one."""

    async def work() -> None:
        with suppress(Busy):
            await post(site, user, mail, text)

    task = asyncio.create_task(work())
    UNDER_WAY.add(task)
    task.add_done_callback(UNDER_WAY.discard)


def check_mail(mail: str) -> None:
    if "@" not in mail or any(c in mail for c in " \r\n,;<>") or len(mail) > 200:
        raise BadAccount(N_("That is not a mail address."))


# A new account


async def welcome(site: Site, request: Request, user: UserRow | None, name: str, mail: str) -> Response:
    """Write to whoever wants an account. The page says the same whether the name is taken or not; the letter tells."""
    name = usable(name)
    check_mail(mail)
    site.limit(request, "letter", *LETTERS, user)
    site.limit_for(f"mail {mail.casefold()}", "letter", *LETTERS)
    lang = site.language(request, user)
    if await site.store.run(st.user_called, name) is None:
        said = [user.id if user is not None and user.guest else "", f"{name}\n{mail}"]
        link = f"{site.config.address}/account/begin?link={signer(site, 'begin').dumps(said)}"
        text = lang.gettext(
            "Somebody, probably you, wants to play at Lex Ludi as {name}. If so, follow this link within a day and"
            " choose a password; if not, do nothing: {link}",
            name=name, link=link,
        )  # fmt: skip
    else:
        text = lang.gettext(
            "Somebody, probably you, wants to play at Lex Ludi as {name}. That name is taken; choose another: {link}",
            name=name, link=f"{site.config.address}/account",
        )  # fmt: skip
    post_later(site, user, mail, text)
    told = N_("A letter is on its way to that address: follow the link in it to choose a password.")
    return site.page("account.html", request, user, error="", told=told, mails=True)


async def begin(request: Request) -> Response:
    """Somebody follows the link in that letter: with a password the account is theirs, and the address confirmed."""
    site = site_of(request)
    visitor = await site.accounts.who(request)
    link = request.query_params.get("link", "")
    known, said = read(site, "begin", link, DAY)
    name, mail = said.split("\n")
    if request.method != "POST":
        return site.page("reset.html", request, visitor, link=link, whose=name, error="")
    await site.form(request, visitor)
    guest = await site.store.run(st.find_user, known) if known else None
    new, lang = str((await request.form()).get("new", "")), site.language(request, visitor).code
    try:
        user = await site.accounts.register(name, new, guest, lang)
    except BadAccount as error:
        return site.page("reset.html", request, visitor, 400, link=link, whose=name, error=str(error))
    await site.store.run(st.update_user, user.id, mail=mail)
    response = RedirectResponse("/games", 303)
    await site.accounts.remember(response, user)
    return response


async def confirm(request: Request) -> Response:
    """Somebody follows the link in a letter: the address is theirs."""
    site = site_of(request)
    user, mail = read(site, "confirm", request.query_params.get("link", ""), DAY)
    if await site.store.run(st.find_user, user) is None:
        raise Apology(410, EXPIRED)
    await site.store.run(st.update_user, user, mail=mail)
    return RedirectResponse("/account", 303)


EXPIRED = N_("This link is not valid any more; ask for another.")


def read(site: Site, purpose: str, link: str, lasts: int) -> tuple[str, str]:
    """The two things that a link says, if it is one of ours and not too old."""
    try:
        said: Any = signer(site, purpose).loads(link, max_age=lasts)
        user, what = said
    except (BadSignature, ValueError, TypeError):
        raise Apology(410, EXPIRED) from None
    if not isinstance(user, str) or not isinstance(what, str):
        raise Apology(410, EXPIRED)
    return user, what


# A forgotten password


def mark(user: UserRow) -> str:
    """What changes with the password: a link is good for one new password."""
    return hashlib.sha256((user.password or "").encode()).hexdigest()[:16]


async def forgot(request: Request) -> Response:
    """Ask for a letter; whoever asks learns nothing about who has an account here."""
    site = site_of(request)
    user = await site.accounts.who(request)
    if request.method == "POST":
        form = await site.form(request, user)
        site.limit(request, "letter", *LETTERS)
        found = await site.store.run(st.user_called, form.get("name", ""))
        if found is not None and found.mail and site.config.mail:
            link = f"{site.config.address}/account/reset?link={signer(site, 'reset').dumps([found.id, mark(found)])}"
            text = language(found.lang).gettext(
                "To choose a new password for {name} at Lex Ludi, follow this link within an hour: {link}",
                name=found.name, link=link,
            )  # fmt: skip
            if site.limits.allow("letter", f"mail {found.mail.casefold()}", *LETTERS):
                post_later(site, found, found.mail, text)
        return site.page("forgot.html", request, user, sent=True, mails=bool(site.config.mail))
    return site.page("forgot.html", request, user, sent=False, mails=bool(site.config.mail))


async def reset(request: Request) -> Response:
    """Choose a new password by the link of a letter."""
    site = site_of(request)
    visitor = await site.accounts.who(request)
    link = request.query_params.get("link", "")
    name, what = read(site, "reset", link, HOUR)
    user = await site.store.run(st.find_user, name)
    if user is None or user.guest or mark(user) != what:
        raise Apology(410, EXPIRED)
    if request.method != "POST":
        return site.page("reset.html", request, visitor, link=link, whose=user.name, error="")
    await site.form(request, visitor)
    try:
        hashed = await site.accounts.hashed(str((await request.form()).get("new", "")))
    except BadAccount as error:
        return site.page("reset.html", request, visitor, 400, link=link, whose=user.name, error=str(error))
    await site.store.run(sessions.change_password, user.id, hashed)
    response = RedirectResponse("/games", 303)
    await site.accounts.remember(response, user)
    return response


ROUTES = [
    Route("/account/begin", begin, methods=["GET", "POST"]),
    Route("/account/confirm", confirm),
    Route("/account/forgot", forgot, methods=["GET", "POST"]),
    Route("/account/reset", reset, methods=["GET", "POST"]),
]
