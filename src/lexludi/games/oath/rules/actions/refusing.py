"""Why an action of the Act Phase cannot be taken now, with the facts."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.actions.campaign import SUPPLY
from lexludi.games.oath.rules.actions.citizens import CITIZENSHIP, EXILE, SELF_EXILE, price_of_leaving
from lexludi.games.oath.rules.actions.lacking import NEEDS_FAVOR, NEEDS_SECRETS, NEEDS_SUPPLY, NOT_BARE
from lexludi.games.oath.rules.actions.minor import ADVISER
from lexludi.games.oath.rules.box.printed import COST
from lexludi.games.oath.rules.options import Use
from lexludi.games.oath.rules.prompts import CAMPAIGN, COUNT, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL, reason
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.options import Forbids, Option, Refusal, because
from lexludi.locale import N_

NO_SUPPLY: Final = reason("no-supply", N_("you have no supply left."))
NO_FAVOR: Final = reason("no-favor", N_("you have no favor to put on a card."))
NO_MEANS: Final = reason("no-means", N_("you have neither favor nor a secret to trade with."))
NO_BARE_CARD: Final = reason("no-bare-card", N_("no card at your site is free of favor and secrets."))
NOBODY_THERE: Final = reason("nobody-there", N_("nobody whom you could attack is within reach."))
NOTHING_TO_RECOVER: Final = reason("nothing-to-recover", N_("there is no relic or banner here that you could pay for."))
NO_ACCESS: Final = reason("no-access", N_("the card is neither at your site nor before you."), plain=True)
NOTHING_NOW: Final = reason("nothing-now", N_("it would change nothing now, or was used this turn."))
NO_SEARCH: Final = reason(
    "no-search", N_("no pile here has cards and costs no more than your supply: {has}."), has=COUNT
)
NOBODY_FACEDOWN: Final = reason("nobody-facedown", N_("you have no facedown adviser."))
NO_SCEPTER: Final = reason("no-scepter", N_("only whoever holds the Grand Scepter may."))
FRESH_SCEPTER: Final = reason(
    "fresh-scepter", N_("you have taken the Grand Scepter this turn, and use it from the next.")
)
NO_RELIC_LEFT: Final = reason("no-relic-left", N_("the Reliquary has no relic left to offer."))
NOBODY_TO_ADMIT: Final = reason("nobody-to-admit", N_("there is no Exile who has not refused this turn."))
NOBODY_TO_EXILE: Final = reason(
    "nobody-to-exile", N_("there is no other Citizen who can be exiled for the favor that you have: {has}."), has=COUNT
)
NO_CITIZEN: Final = reason("no-citizen", N_("only a Citizen may."))
WITH_SCEPTER: Final = reason("with-scepter", N_("you hold the Grand Scepter."))
TOO_FAR: Final = reason("too-far", N_("every other site costs more than the {has} supply that you have."), has=COUNT)


def with_facts(s: Oath, seat: int, refused: list[Refusal]) -> None:
    """Put the facts to those refusals that have some."""
    for n, refusal in enumerate(refused):
        why = facts(s, seat, refusal)
        if not isinstance(why, str):
            refused[n] = Refusal(refusal.option, why.law, why)


def facts(s: Oath, seat: int, refusal: Refusal) -> Forbids:
    """Law 5.1 to 6.8: what an action lacks; the number of the rule alone where that says it all."""
    act, law, supply = refusal.option, refusal.law, s.supply[seat]
    if isinstance(act, Use):
        return lacks(s, seat, act.power, law)
    if act == ADVISER:
        return because(law, NOBODY_FACEDOWN) if law == "6.1.a" else law
    if act in (CITIZENSHIP, EXILE, SELF_EXILE):
        return lacks_standing(s, seat, act, law)
    if act not in (SEARCH, MUSTER, TRADE, RECOVER, CAMPAIGN, TRAVEL):
        return law
    if not supply:
        return because(law, NO_SUPPLY)
    if act == CAMPAIGN:
        return because(law, NEEDS_SUPPLY, n=SUPPLY, has=supply) if supply < SUPPLY else because(law, NOBODY_THERE)
    if act == RECOVER:
        return because(law, NOTHING_TO_RECOVER)
    if act == TRAVEL:
        return because(law, TOO_FAR, has=supply)
    if act == MUSTER and not s.purse(seat):
        return because(law, NO_FAVOR)
    if act == TRADE and not s.purse(seat) and not s.secrets[seat]:
        return because(law, NO_MEANS)
    return because(law, NO_SEARCH, has=supply) if act == SEARCH else because(law, NO_BARE_CARD)


def lacks_standing(s: Oath, seat: int, act: Option, law: str) -> Forbids:
    """Law 6.6 to 6.8: what is missing to admit an Exile, to exile a Citizen, or to go."""
    match law:
        case "6.6.1.b":
            return because(law, NO_RELIC_LEFT)
        case "6.6.1.a" | "6.7.a" if s.scepter() != seat:
            return because(law, NO_SCEPTER)
        case "6.6.1.a" | "6.7.a" if s.fresh_scepter:
            return because("2.4.2.c", FRESH_SCEPTER)
        case "6.6.1.a":
            return because(law, NOBODY_TO_ADMIT)
        case "6.7.a":
            return because(law, NOBODY_TO_EXILE, has=s.purse(seat))
        case "6.8.a" if not s.citizen[seat]:
            return because(law, NO_CITIZEN)
        case "6.8.a":
            return because(law, NEEDS_FAVOR, n=price_of_leaving(s, seat), has=s.purse(seat))
        case "6.8.b":
            return because(law, WITH_SCEPTER)
    return law


def lacks(s: Oath, seat: int, power: int, law: str) -> Forbids:
    """Law 7.1: what is missing to use the power of a card."""
    cost = COST[power]
    favor, secrets = cost.favor + cost.burn_favor, cost.secret + cost.burn_secret
    match law:
        case "7.1.1.a":
            return because(law, NO_ACCESS)
        case "7.1.2.a" if favor > s.purse(seat):
            return because(law, NEEDS_FAVOR, n=favor, has=s.purse(seat))
        case "7.1.2.a" | "7.1.2.f":
            return because(law, NEEDS_SECRETS, n=secrets, has=s.secrets[seat])
        case "7.1.2.d":
            return because(law, NOT_BARE)
        case "7.1.3":
            return because(law, NOTHING_NOW)
    return law
