"""Why an action of the Act Phase cannot be taken now, with the facts."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.actions.campaign import SUPPLY
from lexludi.games.oath.rules.actions.lacking import NEEDS_FAVOR, NEEDS_SECRETS, NEEDS_SUPPLY, NOT_BARE
from lexludi.games.oath.rules.box.printed import COST
from lexludi.games.oath.rules.options import Use
from lexludi.games.oath.rules.prompts import CAMPAIGN, COUNT, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL, reason
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.options import Forbids, Refusal, because
from lexludi.locale import N_

NO_SUPPLY: Final = reason("no-supply", N_("you have no supply left."))
NO_FAVOR: Final = reason("no-favor", N_("you have no favor to put on a card."))
NO_MEANS: Final = reason("no-means", N_("you have neither favor nor a secret to trade with."))
NO_BARE_CARD: Final = reason("no-bare-card", N_("no card at your site is free of favor and secrets."))
NOBODY_THERE: Final = reason("nobody-there", N_("nobody whom you could attack is within reach."))
NOTHING_TO_RECOVER: Final = reason("nothing-to-recover", N_("there is no relic or banner here that you could pay for."))
NO_ACCESS: Final = reason("no-access", N_("the card is neither at your site nor before you."), plain=True)
NOTHING_NOW: Final = reason("nothing-now", N_("it would change nothing now, or was used this turn."))
TOO_FAR: Final = reason("too-far", N_("every other site costs more than the {has} supply that you have."), has=COUNT)


def with_facts(s: Oath, seat: int, refused: list[Refusal]) -> None:
    """Put the facts to those refusals that have some."""
    for n, refusal in enumerate(refused):
        why = facts(s, seat, refusal)
        if not isinstance(why, str):
            refused[n] = Refusal(refusal.option, why.law, why)


def facts(s: Oath, seat: int, refusal: Refusal) -> Forbids:
    """Law 5.1 to 5.6: what a major action lacks; the number of the rule alone for anything else."""
    act, law, supply = refusal.option, refusal.law, s.supply[seat]
    if isinstance(act, Use):
        return lacks(s, seat, act.power, law)
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
    return law if act == SEARCH else because(law, NO_BARE_CARD)


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
