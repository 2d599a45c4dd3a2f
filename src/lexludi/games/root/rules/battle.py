"""Law 4.3: battle, step by step."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, NOBODY, OWNERS, PLACES, WARRIOR, WOODLAND
from lexludi.games.root.rules.effects import ATTACKER, DEFENDER
from lexludi.games.root.rules.events import Ambushed, Fought, Rolled, UsedCard
from lexludi.games.root.rules.ground import OWNERS_IN, PLACES_IN
from lexludi.games.root.rules.options import Battle as BattleOption
from lexludi.games.root.rules.options import Piece, Use
from lexludi.games.root.rules.prompts import COUNT, HITS, PLACE, SEAT, prompt, reason
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.services import fighters, hires
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS
from lexludi.parts.options import Card, Whom

BATTLES: Final = [[BattleOption(at, enemy) for enemy in range(OWNERS)] for at in range(PLACES)]
DIE: Final = len(set(data.dice()["battle"].faces))
"""A battle die shows 0 to 3."""
AMBUSH_HITS: Final = 2
BATTLE_DICE: Final = "battle"
"""What the dice of a battle are called where they are foretold."""


class Battle:
    """A battle under way. `host` is the seat that takes both sides' losses in hand (Law D.4.2), or NOBODY."""

    ally = NOBODY
    """The faction whose warriors the attacker treats as his own (9.2.9.II.c)."""
    mercenaries = NOBODY
    """The seat whose warriors fight for the attacker for pay (11.2.7.III)."""
    guards = NOBODY
    """The seat whose warriors stand by the defender (Law rootbotics 3.3.2)."""
    protector = NOBODY
    """The seat whose swords help the defender (D.5.2)."""
    host = NOBODY
    attack = 0
    defence = 0
    attack_extra = 0
    defence_extra = 0
    looting = False
    """Whether the attacker deals no rolled hits, for the sake of loot (14.2.5)."""
    scouted = False
    """Whether the defender deals the higher roll for once (Rabbit Scouts)."""
    used: tuple[tuple[int, int], ...] = ()
    """Who has used which effect that works once a battle."""
    shrugged = 0
    """Which sides have ignored the first hit they took: 1 for the attacker, 2 for the defender."""
    allies_lost = 0
    items_damaged = 0
    """What an attacker beside an ally took his hits with (9.2.9.II.d)."""

    def __init__(self, attacker: int, defender: int, at: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.at = at

    def shrug_off(self, seat: int, hits: int) -> int:
        """Law 14.7.7, 15.2.4: a side ignores its first hit of the battle, once only; the hits that are left."""
        side = 1 if seat == self.attacker else 2
        if not hits or self.shrugged & side:
            return hits
        self.shrugged |= side
        return hits - 1


def offer_battles(s: Root, seat: int, menu: Menu, suit: int = -1) -> None:
    """Law 4.3: every clearing with warriors of that seat, or its pawn, and every enemy there."""
    if hires(s, seat):
        offer_hired_battles(s, seat, menu, suit)
        return
    who = s.who
    against = s.against[seat]
    options = menu.options
    banned = bool(s.setting.battle_bans)
    for at in battlefields(s, seat, suit):
        for enemy in OWNERS_IN[who[at] & against]:
            if banned:
                offer_battle(s, seat, menu, at, enemy)
            else:
                options.append(BATTLES[at][enemy])
    if menu.explains:
        refuse_battles(s, seat, menu)


def offer_battle(s: Root, seat: int, menu: Menu, at: int, enemy: int) -> None:
    """A battle with an enemy who is there, unless something protects him."""
    if not s.setting.battle_bans:
        menu.options.append(BATTLES[at][enemy])
        return
    why = why_not_battle(s, seat, enemy, at)
    menu.offer(BATTLES[at][enemy], None if why is None else because(why, PROTECTED, other=enemy, at=at))


PROTECTED: Final = reason("protected", N_("{other} cannot be attacked {at.inside}."), other=SEAT, at=PLACE)
NO_FIGHTERS: Final = reason("no-fighters", N_("you have no warriors {at.inside} to attack with."), plain=True, at=PLACE)
NO_ENEMY: Final = reason("no-enemy", N_("there is no enemy {at.inside}."), plain=True, at=PLACE)


def refuse_battles(s: Root, seat: int, menu: Menu) -> None:
    """What nobody would look for in a list, but may click."""
    for at in CLEARINGS:
        held = s.warriors[seat][at] or s.pawns[seat] == at
        for enemy in s.enemies(seat):
            if not held:
                menu.refuse(BATTLES[at][enemy], because("4.3", NO_FIGHTERS, at=at))
            elif not s.present(enemy, at):
                menu.refuse(BATTLES[at][enemy], because("4.3", NO_ENEMY, at=at))


def battlefields(s: Root, seat: int, suit: int) -> tuple[int, ...]:
    """The clearings, of a suit if one is asked for, with warriors of that seat or its pawn."""
    held = s.armies[seat]
    pawn = s.pawns[seat]
    if pawn != NOBODY:
        held |= 1 << pawn
    return PLACES_IN[held & s.suited[suit] & WOODLAND]


def why_not_battle(s: Root, attacker: int, defender: int, at: int) -> str | None:
    """The rule that forbids a battle with an enemy who is there."""
    for ban in s.setting.battle_bans:
        why = ban(s, attacker, defender, at)
        if why is not None:
            return why
    return None


def defenders_at(s: Root, seat: int, at: int) -> list[int]:
    """The enemies in a clearing whom that owner may attack."""
    return [enemy for enemy in s.enemies_at(seat, at) if why_not_battle(s, seat, enemy, at) is None]


def offer_hired_battles(s: Root, seat: int, menu: Menu, suit: int) -> None:
    """Law 11.2.7.III: mercenaries are warriors enough, but never against themselves (ruling R61)."""
    for at in CLEARINGS:
        if suit < 0 or suit == BIRD or s.is_suit(at, suit):
            menu.options += battles_at(s, seat, at)


def can_battle(s: Root, seat: int, suit: int = -1) -> bool:
    """Whether that seat has any battle at all."""
    setting = s.setting
    if setting.company != NOBODY and hires(s, seat):
        probe = Menu(s)
        offer_hired_battles(s, seat, probe, suit)
        return bool(probe.options)
    who = s.who
    against = s.against[seat]
    banned = setting.battle_bans
    for at in battlefields(s, seat, suit):
        if who[at] & against and (not banned or defenders_at(s, seat, at)):
            return True
    return False


WHICH_BATTLE: Final = prompt("battle", N_("Choose a battle."), passes=N_("Stop fighting"))


def hand_decides(s: Root, seat: int) -> bool:
    """Whether others cannot know which battles that seat has: it is then asked even if there is only one."""
    if s.setting.toll == NOBODY:
        return False
    fields = battlefields(s, seat, -1)
    return any(toll_hides(s, seat, at) for at in fields) and sum(len(s.enemies_at(seat, at)) for at in fields) > 1


def toll_hides(s: Root, seat: int, at: int) -> bool:
    """Whether others cannot know if that seat may battle in a clearing: a card may pay a toll (R163)."""
    toll = s.setting.toll
    if toll == NOBODY or not s.hands[seat] or seat == s.setting.company:  # 11.2.3
        return False
    return (fighters(s, seat, at) > 0 or s.pawns[seat] == at) and toll in s.enemies_at(seat, at)


def ask_battle(s: Root, seat: int, law: str, suit: int = -1) -> Flow[None]:
    """Ask for a battle and fight it."""
    menu = Menu(s)
    offer_battles(s, seat, menu, suit)
    choice = yield Ask(seat, WHICH_BATTLE, menu.options, law, always=hand_decides(s, seat))
    yield from fight(s, Battle(seat, choice.enemy, choice.at))


def battles_at(s: Root, seat: int, at: int) -> list[Option]:
    """The battles of that seat in one clearing."""
    if s.warriors[seat][at] or s.pawns[seat] == at:
        return [BATTLES[at][enemy] for enemy in defenders_at(s, seat, at)]
    if fighters(s, seat, at):
        return [BATTLES[at][enemy] for enemy in defenders_at(s, seat, at) if enemy != s.setting.company]
    return []


def take_battle(s: Root, seat: int, choice: Option) -> Flow[None]:
    """Fight a chosen battle."""
    if type(choice) is BattleOption:
        yield from battle(s, seat, choice.enemy, choice.at)


def battle(s: Root, attacker: int, defender: int, at: int) -> Flow[None]:
    """Law 4.3."""
    return fight(s, Battle(attacker, defender, at))


def fight(s: Root, b: Battle) -> Flow[None]:
    """Law 4.3.1 to 4.3.4, for a battle whose sides are settled."""
    setting = s.setting
    if setting.company not in (NOBODY, b.defender) and hires(s, b.attacker):  # 11.2.7.III
        b.mercenaries = setting.company
    if s.log is not None:
        s.tell(Fought(b.attacker, b.defender, b.at))
    for begun in setting.on_battle:
        flow = begun(s, b)
        if flow is not None:
            yield from flow
    ended = yield from ambush(s, b)
    if not ended:
        for before in setting.before_roll:
            flow = before(s, b)
            if flow is not None:
                yield from flow
        roll(s, b)
        attacking = battle_effects(s, b, b.attacker)
        defending = battle_effects(s, b, b.defender)
        if attacking or defending:
            yield from use_effects(s, b, bool(attacking and defending))
        yield from deal_hits(s, b)
    for after in setting.after_battle:
        flow = after(s, b)
        if flow is not None:
            yield from flow


def ambush(s: Root, b: Battle) -> Flow[bool]:
    """Law 4.3.1; returns whether the battle is over."""
    if s.effects[b.attacker] & s.setting.moments.shunning_ambush or not s.boards[b.attacker].can_be_ambushed():
        return False
    card = s.boards[b.defender].spring_kept(s, b.at)
    if card == NOBODY:
        if not s.hands[b.defender]:
            return False
        played = yield ambush_or_not(s, b.defender, b.at, "4.3.1")
        if type(played) is not Card:
            return False
        card = played.card
        s.spend(b.defender, card, "4.3.1")
    s.seen += 1
    s.tell(Ambushed(b.defender, card, False))
    if s.hands[b.attacker]:
        foil = yield ambush_or_not(s, b.attacker, b.at, "4.3.1.I")
        if type(foil) is Card:
            s.spend(b.attacker, foil.card, "4.3.1.I")
            s.seen += 1
            s.tell(Ambushed(b.attacker, foil.card, True))
            return False
    removal = Removal(b.attacker, True, b.host)
    flow = attacker_loses(s, b, removal, AMBUSH_HITS)
    if flow is not None:
        yield from flow
    flow = removal.settle(s)
    if flow is not None:
        yield from flow
    return not (attackers(s, b) or s.boards[b.attacker].in_action(s, b.at))


FOIL: Final = prompt("foil", N_("Foil the ambush in {at}?"), at=PLACE, passes=N_("Do not foil it"))
AMBUSH: Final = prompt("ambush", N_("Play an ambush in {at}?"), at=PLACE, passes=N_("No ambush"))


def ambush_or_not(s: Root, seat: int, at: int, law: str) -> Ask:
    """Ask for an ambush card that matches the clearing; asked of all with cards that others cannot see (11.2.3)."""
    pack = s.setting.pack
    options: list[Option] = [PASS]
    ambushes = s.held[seat] & pack.ambushes & pack.suited[s.suits[at]]
    if ambushes:
        for card in s.hands[seat]:
            if ambushes >> card & 1:
                options.append(Card(card))
    return Ask(seat, FOIL if law == "4.3.1.I" else AMBUSH, options, law, always=seat != s.setting.company, at=at)


def attackers(s: Root, b: Battle) -> int:
    """The attacking warriors, an ally's and mercenaries included."""
    return s.warriors[b.attacker][b.at] + helpers(s, b)


def helpers(s: Root, b: Battle) -> int:
    """The warriors of others that the attacker treats as his own (9.2.9.II.c, 11.2.7.III)."""
    count = 0
    if b.ally != NOBODY:
        count += s.warriors[b.ally][b.at]
    if b.mercenaries != NOBODY:
        count += s.warriors[b.mercenaries][b.at]
    return count


def roll(s: Root, b: Battle) -> None:
    """Law 4.3.2, 4.3.2.I, 4.3.3.II."""
    at = b.at
    attacker = s.boards[b.attacker]
    defender = s.boards[b.defender]
    high, low = s.chance.roll(DIE, 2, BATTLE_DICE)
    if high < low:
        high, low = low, high
    if b.scouted or defender.guerrilla():
        high, low = low, high
    if s.log is not None:
        s.tell(Rolled(b.attacker, b.defender, high, low))
    theirs = defender.might(s, at)
    if b.guards != NOBODY:
        theirs += s.warriors[b.guards][at]
    elif defender.defenceless(s, at):
        b.attack_extra += 1
    if b.protector != NOBODY:
        theirs += s.boards[b.protector].protection(s, at)
    b.attack = 0 if b.looting else min(high, attacker.might(s, at) + helpers(s, b))
    b.defence = min(low, theirs)
    b.attack_extra += attacker.extra_attack(at)
    b.defence_extra += defender.extra_defence(s, at)


EFFECTS_FIRST: Final = prompt("effects-first", N_("Choose who uses effects first."))
BATTLE_EFFECT: Final = prompt(
    "battle-effect",
    N_("Use an effect in the battle in {at}? Rolled hits: {attack} by the attacker, {defence} by the defender."),
    at=PLACE,
    attack=HITS,
    defence=HITS,
    passes=N_("Use no more effects"),
)


def use_effects(s: Root, b: Battle, both: bool) -> Flow[None]:
    """Law 4.3.3: both sides may use their effects; if both have some, the attacker says who goes first."""
    order = [b.attacker, b.defender]
    if both:
        first = yield Ask(b.attacker, EFFECTS_FIRST, [Whom(b.attacker), Whom(b.defender)], "4.3.3")
        if first.seat == b.defender:
            order = [b.defender, b.attacker]
    for seat in order:
        while True:
            options = battle_effects(s, b, seat)
            if not options:
                break
            options.append(PASS)
            choice = yield Ask(seat, BATTLE_EFFECT, options, "4.3.3", at=b.at, attack=b.attack, defence=b.defence)
            if choice is PASS:
                break
            if type(choice) is Use:
                use_card(s, b, seat, choice.card)
            else:
                s.boards[seat].use_in_battle(s, b, choice)


def battle_effects(s: Root, b: Battle, seat: int) -> list[Option]:
    """Law 4.3.3: the optional effects that a side can still use in this battle."""
    own = s.boards[seat].battle_options(s, b)
    moments = s.setting.moments
    effects = s.effects[seat] & moments.battling[ATTACKER if seat == b.attacker else DEFENDER]
    if not effects:
        return own
    options: list[Option] = []
    for card in moments.in_battle:
        timely = effects & card.effect and (seat, card.effect) not in b.used
        if timely and (card.ready is None or card.ready(s, b, seat)):
            options.append(Use(s.card_of(seat, card.effect)))
    return options + own


def use_card(s: Root, b: Battle, seat: int, which: int) -> None:
    """Use a battle card: it is discarded for its effect, or done with for this battle."""
    effect = s.setting.pack.effect[which]
    s.tell(UsedCard(seat, which))
    for card in s.setting.moments.in_battle:
        if card.effect == effect:
            if card.discards:
                s.discard_crafted(seat, which)
            b.used += ((seat, effect),)
            card.use(s, b, seat)


def extra_hit(b: Battle, seat: int) -> None:
    """Law 4.3.3.I."""
    if seat == b.attacker:
        b.attack_extra += 1
    else:
        b.defence_extra += 1


def deal_hits(s: Root, b: Battle) -> Flow[None]:
    """Law 4.3.4: both sides at once; then all that the losses set off."""
    removal = Removal(b.defender, True, b.host)
    removal.defender = b.defender
    counter = Removal(b.attacker, True, b.host)
    struck = b.attack + b.attack_extra
    if struck:
        flow = defender_loses(s, b, removal, struck)
        if flow is not None:
            yield from flow
    answered = b.defence + b.defence_extra
    if answered:
        flow = attacker_loses(s, b, counter, answered)
        if flow is not None:
            yield from flow
    flow = removal.settle_with(s, counter)
    if flow is not None:
        yield from flow


def defender_loses(s: Root, b: Battle, removal: Removal, hits: int) -> Flow[None] | None:
    for soften in s.setting.on_hits:
        hits = soften(s, b, b.defender, hits)
    return take_hits(s, b, removal, b.defender, b.attacker, hits)


def attacker_loses(s: Root, b: Battle, removal: Removal, hits: int) -> Flow[None] | None:
    for soften in s.setting.on_hits:
        hits = soften(s, b, b.attacker, hits)
    return take_hits(s, b, removal, b.attacker, b.defender, hits)


def take_hits(s: Root, b: Battle, removal: Removal, seat: int, by: int, hits: int) -> Flow[None] | None:
    """Law 4.3.4: as that seat's board has it, or else by losing pieces."""
    flow = s.boards[seat].take_hits(s, b, removal, by, hits)
    return lose_pieces(s, b, removal, seat, by, hits) if flow is None else flow


WHAT_IS_LOST: Final = prompt("lose", N_("Choose the piece that is lost in {at} (hits left: {n})."), at=PLACE, n=COUNT)


def lose_pieces(s: Root, b: Battle, removal: Removal, seat: int, by: int, hits: int) -> Flow[None] | None:
    """Law 4.3.4: warriors first, then buildings and tokens."""
    at = b.at
    taker = by if b.host == NOBODY else b.host
    if s.setting.remove_bans and s.why_not_remove(taker, seat, at) is not None:
        return None
    if b.mercenaries != NOBODY and seat == b.attacker:
        paid = mercenary_hits(s, b, hits)
        removal.employer = seat
        removal.take(s, by, b.mercenaries, WARRIOR, paid, at)
        hits -= paid
    if b.guards != NOBODY and seat == b.defender:
        guarded = min(s.warriors[b.guards][at], max(hits // 2, hits - s.warriors[seat][at]))
        removal.take(s, by, b.guards, WARRIOR, guarded, at)
        hits -= guarded
    fallen = min(hits, s.warriors[seat][at])
    if fallen:
        removal.take(s, by, seat, WARRIOR, fallen, at)
        hits -= fallen
    if not hits or (b.host == NOBODY and s.boards[seat].lose_rest(s, removal, taker, hits, at)):
        return None
    if hits < s.buildings[seat][at] + s.tokens[seat][at]:
        return lose_by_choice(s, b, removal, seat, taker, hits)
    for kind in s.kinds_at(seat, at):
        removal.take(s, taker, seat, kind, s.pieces[kind][at], at)
    return None


def lose_by_choice(s: Root, b: Battle, removal: Removal, seat: int, taker: int, hits: int) -> Flow[None]:
    """Law 4.3.4: of more buildings and tokens than hits, those that the loser (or the host of the battle) chooses."""
    at = b.at
    for left in range(hits, 0, -1):
        kinds = s.kinds_at(seat, at)
        picked = NOBODY if b.host == NOBODY else s.boards[b.host].picks_loss(s, kinds)
        if picked != NOBODY:
            removal.take(s, taker, seat, picked, 1, at)
            continue
        options: list[Option] = []
        for kind in kinds:
            options.append(Piece(seat, kind, at))
        choice = yield Ask(
            s.decider(seat) if b.host == NOBODY else b.host, WHAT_IS_LOST, options, "4.3.4", at=at, n=left
        )
        removal.take(s, taker, seat, choice.kind, 1, at)


def mercenary_hits(s: Root, b: Battle, hits: int) -> int:
    """Law 11.2.7.III.a, ruling R70: of the attacker's hits, those that mercenaries take: half, the odd one excepted."""
    if b.mercenaries == NOBODY:
        return 0
    own = s.warriors[b.attacker][b.at]
    return min(s.warriors[b.mercenaries][b.at], max(hits // 2, hits - own))
