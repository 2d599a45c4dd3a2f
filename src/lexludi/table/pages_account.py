"""Pages of an account: sign in, settings, one's games, statistics and ratings."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from lexludi.kernel import catalog
from lexludi.kernel.errors import LexLudiError
from lexludi.locale import CODES
from lexludi.table import notices, scores
from lexludi.table import store as st
from lexludi.table.accounts import BadAccount
from lexludi.table.app import site_of
from lexludi.table.pages_match import described

ATTEMPTS = (8.0, 0.1)
"""Sign-ins one client may try at once, and each second."""


async def account(request: Request) -> Response:
    """Sign in, register, or change one's settings."""
    site = site_of(request)
    user = await site.accounts.who(request)
    return site.page("account.html", request, user, error="", mails=bool(site.config.mail))


async def sign(request: Request) -> Response:
    """Register or log in, by the button of the form."""
    site = site_of(request)
    user = await site.accounts.who(request)
    form = await request.form()
    if not site.accounts.check_form(user, str(form.get("token", ""))):
        return site.sorry(request, user, 403, "This form is out of date: go back, reload the page and try again.")
    if not site.limits.allow("sign", site.client(request), *ATTEMPTS):
        return site.sorry(request, user, 429, "Too many attempts; wait a minute.")
    name, password = str(form.get("name", "")), str(form.get("password", ""))
    try:
        if form.get("what") == "register":
            lang = site.language(request, user).code
            signed = await site.accounts.register(name, password, user, lang)
        else:
            signed = await site.accounts.log_in(name, password)
    except BadAccount as error:
        return site.page("account.html", request, user, 400, error=str(error), mails=bool(site.config.mail))
    response = RedirectResponse("/games", 303)
    site.accounts.remember(response, signed)
    return response


async def sign_out(request: Request) -> Response:
    site = site_of(request)
    user = await site.accounts.who(request)
    form = await request.form()
    if not site.accounts.check_form(user, str(form.get("token", ""))):
        return site.sorry(request, user, 403, "This form is out of date: go back, reload the page and try again.")
    response = RedirectResponse("/", 303)
    site.accounts.forget(response)
    return response


async def settings(request: Request) -> Response:
    """Language and notices: a web hook, a mail address, quiet hours."""
    site = site_of(request)
    user = await site.accounts.who(request)
    form = await request.form()
    if user is None or not site.accounts.check_form(user, str(form.get("token", ""))):
        return site.sorry(request, user, 403, "This form is out of date: go back, reload the page and try again.")
    values: dict[str, Any] = {}
    try:
        values = settings_of(dict(form))
    except LexLudiError as error:
        return site.page("account.html", request, user, 400, error=str(error), mails=bool(site.config.mail))
    await site.store.run(st.update_user, user.id, **values)
    return RedirectResponse("/account", 303)


def settings_of(form: dict[str, Any]) -> dict[str, str]:
    values = {}
    lang = str(form.get("lang", "en"))
    if lang not in CODES:
        raise BadAccount("We do not speak that language.")
    values["lang"] = lang
    mail = str(form.get("mail", "")).strip()
    if mail and ("@" not in mail or any(c in mail for c in " \r\n,;<>") or len(mail) > 200):
        raise BadAccount("That is not a mail address.")
    values["mail"] = mail
    hook = str(form.get("hook", "")).strip()
    if hook and (not hook.startswith("https://") or len(hook) > 500):
        raise BadAccount("A web hook is an address that starts with https://.")
    values["hook"] = hook
    quiet = str(form.get("quiet", "")).strip()
    if quiet and not (notices.quiet_now(quiet, 0) or any(notices.quiet_now(quiet, h) for h in range(24))):
        raise BadAccount("Quiet hours look like 22-7.")
    values["quiet"] = quiet
    return values


async def games(request: Request) -> Response:
    """One's own matches."""
    site = site_of(request)
    user = await site.accounts.who(request)
    mine = await site.store.run(st.matches_of, user.id) if user is not None else []
    return site.page("games.html", request, user, mine=described(mine))


async def stats(request: Request) -> Response:
    """Ratings of players, and how the factions fare: everybody's, and one's own."""
    site = site_of(request)
    user = await site.accounts.who(request)
    name = request.query_params.get("game", "root")
    if name not in catalog.names():
        return site.sorry(request, user, 404, "There is no such game at this table.")
    own = await site.store.run(scores.by_faction, name, f"user:{user.id}") if user is not None else []
    return site.page(
        "stats.html", request, user,
        game=name, standings=await site.store.run(scores.standings, name),
        factions=await site.store.run(scores.by_faction, name), own=own,
    )  # fmt: skip


ROUTES = [
    Route("/account", account),
    Route("/account", sign, methods=["POST"]),
    Route("/account/out", sign_out, methods=["POST"]),
    Route("/account/settings", settings, methods=["POST"]),
    Route("/games", games),
    Route("/stats", stats),
]
