"""A guide for whoever plays Oath for the first time: what it is about, a turn, and the recommended first game."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.about import Chapter
from lexludi.locale import N_

GUIDE: Final = (
    (
        N_("What it is about"),
        N_("The Chancellor rules the Empire and keeps an oath. Exiles want to overthrow it, Citizens to inherit it."),
        N_("In the first game the oath is Supremacy: whoever rules the most sites is the Oathkeeper."),
        N_("A site is ruled by whoever has warbands there; where nobody has any, bandits rule."),
    ),
    (
        N_("How one wins"),
        N_(
            "Chancellor: the Empire keeps the oath. After the rounds 5, 6 and 7 a die decides whether that is enough;"
            " after round 8 it is."
        ),
        N_("Citizen: the Chancellor would win, and you have more relics and banners than anybody else in the Empire."),
        N_(
            "Exile, as the Usurper: be the Oathkeeper when your turn begins, and still be it when your next turn"
            " begins."
        ),
        N_(
            "Exile, by a Vision: meet the goal of the Vision you revealed when your turn begins, once three were drawn."
        ),
    ),
    (
        N_("A turn"),
        N_("It has three phases: Wake, Act, Rest. In the Act Phase you do what you like, in any order and again."),
        N_("The six major actions cost Supply. It comes back as you rest; with many warbands in play, less of it."),
        N_("All that costs no Supply is a minor action: using powers, moving warbands at your site, offers."),
    ),
    (
        N_("The six major actions"),
        N_(
            "Search: draw three cards and keep one. At your site it brings a favor and serves whoever rules there or"
            " stands there; as an adviser it serves you."
        ),
        N_("Muster: a favor on a card at your site brings two warbands."),
        N_("Trade: a secret on a card at your site brings favor, two favor bring secrets; advisers of its suit help."),
        N_("Travel: go to another site. One that lies facedown is turned up."),
        N_("Recover: a relic at your site for the price the site names, or a banner for more than lies on it."),
        N_(
            "Campaign: attack who rules your site or stands there, or the bandits. Your warbands are dice, and after"
            " the roll you may sacrifice some to win."
        ),
    ),
    (
        N_("Your first turns as the Chancellor"),
        N_("You rule Plains, Mountain and Rocky Coast: more than anybody. You lose the oath if an Exile rules more."),
        N_(
            "You stand in Plains with three warbands on your board. Put some of them there, or Muster more with"
            " Longbows."
        ),
        N_("Then see to the next site: travel there, leave warbands, or Campaign against whoever gathers an army."),
        N_("Trade early for favor: with favor you Muster, and with secrets you use the powers of your cards."),
        N_("When an Exile becomes the Oathkeeper, you have two turns to take a site back."),
        N_(
            "The Grand Scepter lets you offer an Exile citizenship, with a relic of the Reliquary. An Exile who accepts"
            " fights for the Empire, and may yet inherit it."
        ),
    ),
    (
        N_("When it is over"),
        N_("The winner writes the chronicle: chooses the next oath, may build an edifice, and new cards come in."),
        N_("The page of the chronicle tells what became of the land. From there you play the next game."),
    ),
)


def guide(names: OathNames) -> tuple[Chapter, ...]:
    _ = names.gettext
    return tuple(Chapter(_(title), tuple(_(line) for line in lines)) for title, *lines in GUIDE)
