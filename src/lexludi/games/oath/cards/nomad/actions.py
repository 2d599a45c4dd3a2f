"""The denizens of the Nomads that act, or do something when they are played."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    WITH_WHOM,
    a_secret,
    admit_with_relic,
    at_sites,
    can_move_to,
    move_to,
    swap_advisers,
)
from lexludi.games.oath.rules.actions.citizens import bargain
from lexludi.games.oath.rules.actions.major import pay_toll, start, toll
from lexludi.games.oath.rules.actions.play import play
from lexludi.games.oath.rules.actions.search import VISION_DRAWN, Search, discard_drawn
from lexludi.games.oath.rules.actions.taking import give
from lexludi.games.oath.rules.box.codes import (
    CHANCELLOR,
    DARKEST_SECRET,
    EDIFICES,
    EVERY_REGION,
    NOMAD,
    SLOTS,
    WORLD_DECK,
)
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.events import Drew, Peeked
from lexludi.games.oath.rules.options import Pile
from lexludi.games.oath.rules.powers import ActionPower, Power, WhenPlayed
from lexludi.games.oath.rules.prompts import SITE, WHERE, WHICH_CARD, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where, whether, which_card
from lexludi.parts.options import Card, Whom

# Actions


def ancient_binding(s: Oath, seat: int, card: int) -> Flow[None]:
    """Everybody is left with one secret; one's own is that on this card."""
    s.secrets_on = {card: s.secrets_on[card]}
    for player in range(s.players):
        s.keep_secrets(player, 0 if player == seat else 1)
    yield from ()


WHICH_CONVOY: Final = prompt("convoy", N_("Choose the discard pile that comes to your region."))


def other_piles(s: Oath, seat: int) -> list[Pile]:
    """The discard piles of other regions, if there is anything in them."""
    return [Pile(region) for region in EVERY_REGION if region != s.region(seat) and s.discards[region]]


def anything_to_convoy(s: Oath, seat: int, card: int) -> bool:
    return bool(other_piles(s, seat))


def convoys(s: Oath, seat: int, card: int) -> Flow[None]:
    """A whole discard pile goes on top of that of one's region, in its order."""
    choice = yield from one_of(seat, WHICH_CONVOY, other_piles(s, seat), "7.1.3")
    pile = s.discards[choice.pile]
    s.discards[s.region(seat)] += pile
    pile.clear()


def new_homes(s: Oath, seat: int, card: int) -> list[int]:
    """The sites to which a card can be moved."""
    return [slot for slot in SLOTS if can_move_to(s, seat, card, slot)]


def nomad_advisers(s: Oath, players: list[int]) -> list[int]:
    """The faceup Nomads among these players' advisers."""
    return [card for player in players for card in s.advisers[player] if SUIT[card] == NOMAD]


def wanderers(s: Oath, seat: int) -> list[int]:
    """Everybody's Nomads who can move to some site."""
    return [card for card in nomad_advisers(s, [seat, *s.others(seat)]) if new_homes(s, seat, card)]


def anybody_to_resettle(s: Oath, seat: int, card: int) -> bool:
    return bool(wanderers(s, seat))


def resettle(s: Oath, seat: int, card: int) -> Flow[None]:
    """A Nomad of anybody's advisers moves to any site."""
    moved = yield from which_card(seat, WHICH_CARD, wanderers(s, seat), "7.1.3")
    slot = yield from where(seat, WHERE, new_homes(s, seat, moved), "7.1.3")
    yield from move_to(s, seat, moved, slot)


def anything_to_foresee(s: Oath, seat: int, card: int) -> bool:
    """Whether there is a Vision in the world deck, as the backs elsewhere tell; and favor for what is due."""
    due = len(toll(s, Search(seat, turned=True), s.pawn[seat]))
    return due <= s.purse(seat) and any(s.is_vision(other) for other in s.deck)


def oracle(s: Oath, seat: int, card: int) -> Flow[None]:
    """The topmost Vision of the world deck, to be played or discarded as in a search."""
    search = Search(seat, turned=True)
    yield from start(s, search)
    pay_toll(s, search, s.pawn[seat])
    vision = s.draw_vision()
    s.looked.pop(vision, None)
    s.drawn[seat].append(vision)
    s.note(seat, VISION_DRAWN, "2.7.1")
    s.tell(Drew(seat, WORLD_DECK, (vision,)))
    if search.sends is not None:
        yield from search.sends(s, search)
    yield from play(s, search, vision, s.drawn[seat])


# When played

COME: Final = prompt("come", N_("Put your pawn in {at}?"), at=SITE, passes=N_("Stay away"))
CAME: Final = note("came", N_("{seat} comes to {at}."), at=SITE)


def the_gathering(s: Oath, seat: int, card: int) -> Flow[None]:
    """Whoever likes comes here, which is no travelling; then those who are here make binding exchanges."""
    slot = s.slot_of(card)
    for player in range(s.players):
        if s.pawn[player] != slot and (yield from whether(player, COME, "7.1.3", at=slot)):
            s.pawn[player] = slot
            s.note(player, CAME, "7.1.3", at=slot)
    for _ in range(s.players):
        agreed = False
        for player in s.at(slot):
            agreed |= yield from bargain_around(s, player)
        if not agreed:
            return


def bargain_around(s: Oath, seat: int) -> Flow[bool]:
    """A player makes offers to the others at his site, one to each; whether any was accepted."""
    partners = [Whom(other) for other in s.beside(seat)]
    agreed = False
    while partners:
        partner = yield from one_or_none(seat, WITH_WHOM, partners, "7.6.3.a")
        if partner is None:
            break
        partners.remove(partner)
        agreed |= yield from bargain(s, seat, partner.seat, relics=True, advisers=True)
    return agreed


def faithful_friend(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_supply(seat, 4)
    yield from ()


SWAP_OR_NOT: Final = prompt("swap-or-not", N_("You may swap this card for another."), passes=N_("Swap nothing"))


def great_herd(s: Oath, seat: int, card: int) -> Flow[None]:
    """It may change places with a Nomad at another site, which is not played."""
    here = s.slot_of(card)
    others = [Card(other) for other in at_sites(s, NOMAD) if s.slot_of(other) != here]
    others = [other for other in others if not s.locked(seat, other.card)]
    if not others or s.locked(seat, card):
        return
    choice = yield from one_or_none(seat, SWAP_OR_NOT, others, "G.15")
    if choice is None:
        return
    there = s.slot_of(choice.card)
    s.lift(card)
    s.lift(choice.card)
    s.put_at(card, there)
    s.put_at(choice.card, here)
    yield from title(s)


DISPLACED: Final = note("displaced", N_("{seat} sends the denizens of {at} among the Dispossessed."), at=SITE)


def pilgrimage(s: Oath, seat: int, card: int) -> Flow[None]:
    """The denizens of one's site join the Dispossessed, and as many of them come to one's region's discard pile."""
    leaving = [other for other in s.cards[s.pawn[seat]] if other < EDIFICES and not s.locked(seat, other)]
    if not leaving:
        return
    for other in leaving:
        s.lift(other)
        s.clear_tokens(seat, other)
    lost = [*s.dispossessed, *leaving]
    s.chance.shuffle(lost)
    found = lost[: len(leaving)]
    s.dispossessed = sorted(lost[len(leaving) :])
    s.drawn[seat] += found
    s.reveal()
    s.note(seat, DISPLACED, "7.1.3", at=s.pawn[seat])
    s.tell(Peeked(seat, tuple(found)))
    search = Search(seat, turned=True)
    region = s.region(seat)

    def here(s: Oath, drawn: int, seen: bool) -> None:
        s.put_on_pile(seat, drawn, region, False)
        s.look(seat, drawn)

    search.destination = here
    yield from discard_drawn(s, search, found.copy())


SIGN: Final = prompt(
    "pact", N_("Give the Chancellor the Darkest Secret and become a Citizen?"), passes=N_("Stay an Exile")
)


def ancient_pact(s: Oath, seat: int, card: int) -> Flow[None]:
    """An Exile may buy citizenship with the Darkest Secret."""
    if not s.exile(seat) or s.secret_holder() != seat or not (yield from whether(seat, SIGN, "7.6.1")):
        return
    give(s, seat, CHANCELLOR, DARKEST_SECRET)
    yield from admit_with_relic(s, seat)


def twin_brother(s: Oath, seat: int, card: int) -> Flow[None]:
    """It may change places with a Nomad among another player's advisers; who then has too many sends others away."""
    others = [Card(other) for other in nomad_advisers(s, s.others(seat)) if not s.locked(seat, other)]
    if not others or s.locked(seat, card):
        return
    choice = yield from one_or_none(seat, SWAP_OR_NOT, others, "G.15")
    if choice is not None:
        yield from swap_advisers(s, seat, card, choice.card)


ACTIONS: Final[tuple[Power, ...]] = (
    ActionPower("ancient_binding", ancient_binding),
    ActionPower("elders", a_secret),
    WhenPlayed("the_gathering", the_gathering),
    WhenPlayed("faithful_friend", faithful_friend),
    WhenPlayed("great_herd", great_herd),
    ActionPower("convoys", convoys, ready=anything_to_convoy),
    ActionPower("resettle", resettle, ready=anybody_to_resettle),
    ActionPower("oracle", oracle, ready=anything_to_foresee),
    WhenPlayed("pilgrimage", pilgrimage),
    WhenPlayed("ancient_pact", ancient_pact),
    WhenPlayed("twin_brother", twin_brother),
)
