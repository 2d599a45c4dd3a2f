"""A guide for whoever plays The Great Wall for the first time: what it is about, a year, and the first one."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.about import Chapter
from lexludi.locale import N_

GUIDE: Final = (
    (
        N_("What it is about"),
        N_("Clans hold the wall against hordes. They build and fight side by side, and each gathers honor of its own."),
        N_(
            "The game ends after a winter: when the years are over, when enough sections of the wall are finished, or"
            " when the bank has no shame tokens left. The most honor wins."
        ),
        N_(
            "Honor comes from gifts to the Warehouse, from building, from spots of hordes, from hordes that you claim,"
            " from your general and your advisors, and at the end from the artifacts."
        ),
    ),
    (
        N_("A year"),
        N_("Spring: new hordes come to the wall. The first year begins with autumn."),
        N_("Summer: overseers bring resources. You may pay to be rid of shame, and take your command cards back."),
        N_("Autumn: everybody plays a command card, sends clerks, and locations activate."),
        N_("Winter: archers shoot, and the hordes of each section attack the wall."),
    ),
    (
        N_("Autumn: commands and clerks"),
        N_("All choose a command card in secret and reveal it; in tea order they choose spaces of the command track."),
        N_("Cards are resolved in the order of their spaces. Most let everybody else place clerks too."),
        N_("A regular location activates when all its positions are taken. Others activate in the turn a clerk comes."),
        N_(
            "When it activates, everybody with clerks there uses it, in tea order. Where the sign of shame is, whoever"
            " is alone gets a shame token: go where others go."
        ),
    ),
    (
        N_("What the locations do"),
        N_("Lumber Mill, Quarry, Gold Mine, Temple: resources, an overseer who brings more, and gifts for honor."),
        N_("Barracks: soldiers, who attack at once or wait in a staging area."),
        N_("Tea House: a better place in tea order, which decides every tie."),
        N_("Builders' Encampment: barricades for this winter, walls for good. What lies in the Warehouse pays first."),
        N_("Logistics Center: soldiers move. Emperor's Embassy: advisors and clerks. War Academy: tactics."),
    ),
    (
        N_("Soldiers and hordes"),
        N_("A spearman takes a spot of the nearest horde and gains what is printed there."),
        N_("A horseman takes two spots side by side, of any horde of the section, and gains both."),
        N_("An archer takes a firing spot of the wall and wounds a horde of the section, again every winter."),
        N_(
            "A horde whose spots are all covered is defeated. Who has the most spots claims it; some of those on it"
            " fall."
        ),
    ),
    (
        N_("Winter and shame"),
        N_("If the attack of a section's hordes is greater than its defense, the wall is breached there."),
        N_("Then you get a shame token for each horde of the section on which you have no soldier."),
        N_("Shame lies under your soldiers, who cannot be used and cost honor at the end, or on hordes you claimed."),
        N_("The picture shows shield and sword of each section: the defense and the attack as they stand now."),
    ),
    (
        N_("Your first year"),
        N_("Look at the artifacts first: they say what will count at the end."),
        N_("Send clerks where one or two positions are left, so that you are not alone when the location activates."),
        N_("An overseer in the first years pays back every summer."),
        N_("Get a soldier onto each horde that will break through: one is enough to be spared the shame."),
        N_("Keep some chi: it saves soldiers, boosts tactics and buys shame off."),
    ),
)


def guide(names: WallNames) -> tuple[Chapter, ...]:
    _ = names.gettext
    return tuple(Chapter(_(title), tuple(_(line) for line in lines)) for title, *lines in GUIDE)
