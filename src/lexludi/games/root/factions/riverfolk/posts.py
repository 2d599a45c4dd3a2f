"""Law 11.2.5, 11.5.6: trade posts, and what it costs to lose one."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.root.factions.riverfolk.board import SHEET, SPACES, company
from lexludi.games.root.rules.box.codes import CLEARINGS, POSTS
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.prompts import COUNT, KEPT_OUT, NONE_LEFT, PLACE, SEAT, note, prompt, reason
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Forbids, because
from lexludi.locale import N_
from lexludi.parts.asking import whom
from lexludi.parts.triggers import Trigger

POINTS: Final = SHEET.tracks["trade_post"].vp
COST: Final = SHEET.numbers["trade_post_cost"]
BUILD: Final = [[Build(kind, at) for at in range(len(CLEARINGS) + 1)] for kind in POSTS]


def has_post(s: Root, at: int) -> bool:
    return any(s.pieces[kind][at] for kind in POSTS)


def posts_on_map(s: Root) -> bool:
    return any(any(s.pieces[kind]) for kind in POSTS)


# 11.2.5.I Trade disruption


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 11.2.5.I: a removed trade post is out of the game."""
    board = company(s)
    for loss in removal.losses:
        if loss.kind in POSTS:
            s.out_of_game(loss.kind, loss.count)
            board.lost[POSTS.index(loss.kind)] += loss.count
            for _ in range(loss.count):
                triggers.append(Trigger("11.2.5.I", (board.seat, loss.at), partial(disrupt, s)))


LOST_FUND: Final = note("lost-fund", N_("{seat} loses a fund of {other}."), other=SEAT)
LOSE_FUND: Final = prompt(
    "lose-fund", N_("A trade post is gone: choose whose fund is lost ({n} left to lose)."), n=COUNT
)


def disrupt(s: Root) -> Flow[None]:
    """Law 11.2.5.I, ruling R65: half of the funds, rounded up, go back to their owners; the Riverfolk choose which."""
    board = company(s)
    for left in range((board.wealth() + 1) // 2, 0, -1):
        backer = yield from whom(board.seat, LOSE_FUND, board.backers(), "11.2.5.I", n=left)
        board.funds[backer] -= 1
        s.from_box(backer, 1)
        s.note(board.seat, LOST_FUND, "11.2.5.I", other=backer)


# 11.5.6 Establish Trade Post with Garrison


def offer_posts(s: Root, menu: Menu) -> None:
    for at in CLEARINGS:
        for suit in s.suits_of(at):
            menu.offer(BUILD[suit][at], why_not_establish(s, suit, at))
            if menu.explains:
                menu.tell(BUILD[suit][at], why_no_post(s, suit, at))


def why_not_establish(s: Root, suit: int, at: int) -> str | None:
    """The rule that forbids a trade post there."""
    ruler = s.ruled[at]
    if not 0 <= ruler < s.players or has_post(s, at):
        return "11.5.6.I"
    if company(s).funds[ruler] < COST:
        return "11.5.6.II"
    if not s.stock[POSTS[suit]]:
        return "11.5.6.III"
    return s.why_not_place(s.setting.company, at)


POST_THERE: Final = reason("post-there", N_("a trade post stands {at.inside} already."), plain=True, at=PLACE)
NOBODY_RULES: Final = reason("nobody-rules", N_("no player rules {at}, whose funds would pay."), plain=True, at=PLACE)
FEW_FUNDS: Final = reason(
    "few-funds", N_("costs {n} funds of whoever rules {at}; of {other} you have {has}."),
    n=COUNT, at=PLACE, other=SEAT, has=COUNT,
)  # fmt: skip


def why_no_post(s: Root, suit: int, at: int) -> Forbids:
    """Law 11.5.6: who rules the clearing, and how many of their funds are there."""
    law, ruler = why_not_establish(s, suit, at) or "", s.ruled[at]
    match law:
        case "11.5.6.I":
            return because(law, POST_THERE if has_post(s, at) else NOBODY_RULES, at=at)
        case "11.5.6.II":
            return because(law, FEW_FUNDS, n=COST, at=at, other=ruler, has=company(s).funds[ruler])
        case "11.5.6.III":
            return because(law, NONE_LEFT)
    return because(law, KEPT_OUT, at=at)


def establish(s: Root, kind: int, at: int) -> None:
    """Law 11.5.6."""
    board = company(s)
    ruler = s.ruled[at]
    for _ in range(COST):
        board.spend(s, ruler, "11.5.6.II")
    points = POINTS[SPACES - s.stock[kind]]
    s.place(kind, at)
    s.place_warriors(board.seat, 1, at)
    s.score(board.seat, points, "11.5.6.III")
