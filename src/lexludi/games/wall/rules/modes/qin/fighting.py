"""How soldiers of Qin attack, and those of the Reed Clan where he is its overlord."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.attack import bare_spots, shots
from lexludi.games.wall.rules.box.codes import A_ROW, ARCHER, NOBODY, SPEARMAN
from lexludi.games.wall.rules.box.printed import HONORS, PLACES
from lexludi.games.wall.rules.modes.qin.reasons import LEFTMOST, NEAREST, TOPMOST, choose, indicated
from lexludi.games.wall.rules.options import Shoot
from lexludi.games.wall.rules.prompts import SECTION, SPOT, decision
from lexludi.games.wall.rules.state import Wall
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion

ATTACKS: Final = decision("attack", N_("{seat} attacks at the {at}"), at=SECTION)
MANS: Final = decision("man", N_("{seat} sends an archer to the wall at the {at}"), at=SECTION)
HITS: Final = decision("hit", N_("{seat} attacks spot {n} at the {at}"), n=SPOT, at=SECTION)


def spearman(s: Wall, clan: int) -> bool:
    """Law mode.solo.attack.1, .2: at the section of the indicator, or at the other; else there is no recruit."""
    sections = [section for section in s.setting.sections if bare_spots(s, section, 1)]
    if not s.pool[clan][SPEARMAN] or not sections:
        return False
    section = choose(s, ATTACKS, "mode.solo.attack.1", sections, (indicated(s),))
    spots = [spot for _, spot in bare_spots(s, section, 1)]
    spot = choose_spot(s, section, spots)
    s.pool[clan][SPEARMAN] -= 1
    s.put(clan, section, 0, (spot % A_ROW,), SPEARMAN)
    reward(s, clan)
    return True


def archer(s: Wall) -> bool:
    """Law mode.solo.attack.3: on a firing spot of the indicator's section; else there is no recruit."""
    qin, section = s.setting.qin, s.indicator()
    if not s.pool[qin][ARCHER] or s.free_firing(section) < 1:
        return False
    choose(s, MANS, "mode.solo.attack.3", [section], ())
    s.pool[qin][ARCHER] -= 1
    s.firing[section][qin] += 1
    shoot(s, section)
    return True


def shoot(s: Wall, section: int) -> None:
    """Law mode.solo.attack.4: an archer of his wounds the horde nearest to the wall."""
    spots = [shot.row * A_ROW + shot.spot for shot in shots(s, section) if isinstance(shot, Shoot)]
    spot = choose_spot(s, section, spots)
    if spot != NOBODY:
        s.shoot(s.setting.qin, section, spot // A_ROW, spot % A_ROW)
        reward(s, s.setting.qin)


def volley(s: Wall, section: int) -> None:
    """Law winter.1.a: all his archers there."""
    for _ in range(s.firing[section][s.setting.qin]):
        shoot(s, section)


def choose_spot(s: Wall, section: int, spots: list[int]) -> int:
    """Law mode.solo.attack.4: nearest to the wall, then from the top, then from the left."""

    def place(spot: int) -> tuple[int, int]:
        return PLACES[s.hordes[section][spot // A_ROW].card][spot % A_ROW]

    criteria: tuple[Criterion, ...] = (
        (NEAREST, lambda spot: -(spot // A_ROW)),
        (TOPMOST, lambda spot: -place(spot)[0]),
        (LEFTMOST, lambda spot: -place(spot)[1]),
    )
    return choose(s, HITS, "mode.solo.attack.4", spots, criteria, section)


def reward(s: Wall, clan: int) -> None:
    """Law mode.solo.attack.5, mode.solo.overlord.3: honor for each wound of his own, whatever is printed there."""
    if clan == s.setting.qin:
        s.win(clan, HONORS.wound_of_qin)
