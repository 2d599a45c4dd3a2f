"""Pages of an account: sign in, settings, one's games, statistics and ratings."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from lexludi.kernel import catalog
from lexludi.locale import CODES, N_
from lexludi.table.app import Apology, site_of
from lexludi.table.people import notices
from lexludi.table.people.accounts import BadAccount
from lexludi.table.people.names import looks
from lexludi.table.storage import scores
from lexludi.table.storage import store as st
from lexludi.table.web import letters
from lexludi.table.web.matches import described, game_of

ATTEMPTS = (8.0, 0.1)
"""Sign-ins one client may try at once, and each second."""


SETTINGS = (20.0, 0.05)
"""How often one client, and one person, may change settings, a web hook among them."""
GUESSES = (20.0, 20 / 3600)
"""Passwords that may be tried for one account, from wherever: at once, and each second."""


async def account(request: Request) -> Response:
    """Sign in, register, or change one's settings."""
    site = site_of(request)
    user = await site.accounts.who(request)
    return site.page("account.html", request, user, error="", mails=bool(site.config.mail))


async def sign(request: Request) -> Response:
    """Register or log in, by the button of the form."""
    site = site_of(request)
    user = await site.accounts.who(request)
    form = await site.form(request, user)
    site.limit(request, "sign", *ATTEMPTS)
    name, password = form.get("name", ""), str((await request.form()).get("password", ""))
    try:
        if form.get("what") == "register" and site.config.mail:
            return await letters.welcome(site, request, user, name, form.get("mail", ""))
        if form.get("what") == "register":
            lang = site.language(request, user).code
            with site.naming(request, user):
                signed = await site.accounts.register(name, password, user, lang)
        else:
            site.limit_for(f"account {looks(name)}", "sign", *GUESSES)
            signed = await site.accounts.log_in(name, password)
    except BadAccount as error:
        return site.page("account.html", request, user, 400, error=str(error), mails=bool(site.config.mail))
    response = RedirectResponse("/games", 303)
    await site.accounts.remember(response, signed)
    return response


async def password(request: Request) -> Response:
    """Change one's password; all other browsers are signed out."""
    site = site_of(request)
    user = await site.accounts.who(request)
    await site.form(request, user)
    if user is None or user.guest:
        raise Apology(403, N_("Sign in first."))
    site.limit(request, "sign", *ATTEMPTS)
    form = await request.form()
    try:
        site.limit_for(f"account {user.folded}", "sign", *GUESSES)
        await site.accounts.change_password(user, str(form.get("old", "")), str(form.get("new", "")))
    except BadAccount as error:
        return site.page("account.html", request, user, 400, error=str(error), mails=bool(site.config.mail))
    response = RedirectResponse("/account", 303)
    await site.accounts.remember(response, user)
    return response


async def sign_out(request: Request) -> Response:
    site = site_of(request)
    await site.form(request, await site.accounts.who(request))
    response = RedirectResponse("/", 303)
    await site.accounts.forget(request, response)
    return response


async def settings(request: Request) -> Response:
    """Language and notices: a web hook, a mail address, quiet hours."""
    site = site_of(request)
    user = await site.accounts.who(request)
    form = await site.form(request, user)
    if user is None:
        raise Apology(403, N_("Sign in first."))
    site.limit(request, "settings", *SETTINGS, user)
    try:
        values = settings_of(form)
    except BadAccount as error:
        return site.page("account.html", request, user, 400, error=str(error), mails=bool(site.config.mail))
    mail = values.pop("mail")
    if not mail:
        values["mail"] = ""
    elif mail != user.mail and site.config.mail:
        await letters.confirm_address(site, request, user, mail)
    await site.store.run(st.update_user, user.id, **values)
    if mail and mail != user.mail:
        user = await site.accounts.who(request)
        told = N_("A letter is on its way to that address: follow the link in it, and it will be used.")
        return site.page("account.html", request, user, error="", told=told, mails=bool(site.config.mail))
    return RedirectResponse("/account", 303)


def settings_of(form: dict[str, str]) -> dict[str, str]:
    values = {}
    lang = form.get("lang", "en")
    if lang not in CODES:
        raise BadAccount(N_("We do not speak that language."))
    values["lang"] = lang
    mail = form.get("mail", "")
    if mail:
        letters.check_mail(mail)
    values["mail"] = mail
    hook = form.get("hook", "")
    if hook and (not hook.startswith("https://") or len(hook) > 500):
        raise BadAccount(N_("A web hook is an address that starts with https://."))
    values["hook"] = hook
    quiet = form.get("quiet", "")
    if quiet and not notices.QUIET.fullmatch(quiet):
        raise BadAccount(N_("Quiet hours look like 22-7."))
    values["quiet"] = quiet
    return values


async def games(request: Request) -> Response:
    """One's own matches."""
    site = site_of(request)
    user = await site.accounts.who(request)
    mine = await site.store.run(st.matches_of, user.id) if user is not None else []
    return site.page("games.html", request, user, mine=described(mine, site.language(request, user).code))


async def stats(request: Request) -> Response:
    """Ratings of players, and how the factions fare: everybody's, and one's own."""
    site = site_of(request)
    user = await site.accounts.who(request)
    name = request.query_params.get("game") or catalog.names()[0]
    game_of(name)
    lang = site.language(request, user).code
    games = [catalog.game(known).about(lang) for known in catalog.names()]
    about = catalog.game(name).about(lang)
    own = await site.store.run(scores.by_faction, name, f"user:{user.id}") if user is not None else []
    return site.page(
        "stats.html", request, user,
        game=name, games=games, standings=await site.store.run(scores.standings, name),
        factions=await site.store.run(scores.by_faction, name), own=own, about=about,
    )  # fmt: skip


ROUTES = [
    Route("/account", account),
    Route("/account", sign, methods=["POST"]),
    Route("/account/out", sign_out, methods=["POST"]),
    Route("/account/password", password, methods=["POST"]),
    Route("/account/settings", settings, methods=["POST"]),
    Route("/games", games),
    Route("/stats", stats),
]
