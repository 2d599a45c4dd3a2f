"""A guide for whoever plays Harrow County for the first time, chapter by chapter: the first is how one learns it."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.about import Chapter
from lexludi.locale import N_

GUIDE: Final = (
    (
        N_("Chapter 1: what it is about"),
        N_(
            "Begin here: Emmy leads the Protectors, Levi the Family, and there are no cards. Each next chapter adds to"
            " those before it."
        ),
        N_(
            "Seven points are needed, and only the end of a round counts. A tie goes to whoever has the lantern."
            " Points come from your goal (two each), from killed haints (one each), and from the brambles in the middle"
            " (one a round for whoever has units there)."
        ),
        N_(
            "Protectors lead townsfolk home: they walk over hexes with your units or paths, without a gap. The Family"
            " destroys buildings: a chain of storms must link one with its home."
        ),
        N_(
            "Legends and haints are units. At most four of them stand on a hex, and the two sides never share one; nor"
            " does yours share a hex with what the others want."
        ),
    ),
    (
        N_("Chapter 1: a round and its jars"),
        N_(
            "Each has three turns, in turn. In a turn you break one of your four jars and do what it says; all are"
            " whole again in the next round, so one is left over every time."
        ),
        N_(
            "Abilities: the Protectors choose Move, Spawn or Strengthen and do it as often as the row on their board"
            " says. The Family draws tokens from its bag, and each is one Move, Spawn or Strengthen."
        ),
        N_(
            "One Move takes any units from a hex to the next. Mountains cost one more, storms one more for all but the"
            " Family, and a path one less. Spawn puts a haint to your legend or home; Strengthen a cube on the"
            " battleground."
        ),
        N_("Legend: paths or storms by your track, and the gift of your legend, in either order."),
        N_("Wild: take a wild token, then one Move, Spawn or Strengthen for each you have. They stay yours."),
        N_(
            "At the end of your turn you collect the ability tokens under your units: they raise your abilities for the"
            " rest of the game, and scrolls your legend track."
        ),
    ),
    (
        N_("Chapter 1: attacks and the tree"),
        N_(
            "The attack jar attacks a hex within two of yours (three from a mountain), with one free action before it"
            " or after it."
        ),
        N_(
            "Whoever has more units gets a cube. Then all cubes of the battleground are thrown into the tree: some fall"
            " out, some stick and fall another time."
        ),
        N_(
            "With at least as many cubes as the other side you may hit: two cubes kill a haint, or push a legend away"
            " and cost its side a haint. Haints come first. You may go on while you still have as many cubes."
        ),
        N_("Before you confirm an attack the table shows how likely it is to succeed. Strengthen first if it is not."),
        N_("Having attacked, you may break another jar in the same round to attack again instead of its action."),
    ),
    (
        N_("Your first round"),
        N_("Go where tokens lie: two or three of them in the first round pay in every turn after."),
        N_("Protectors: lay paths between a townsfolk and home; a path carries it even where none of yours stands."),
        N_("Family: your legend leaves a storm wherever it ends a turn. Walk along the line that you want to link."),
        N_("A single haint on the brambles is a point a round, and an invitation to attack it."),
    ),
    (
        N_("Chapters 2 and 3"),
        N_("Chapter 2: choose your legend and a side of its track; tactics and upgrades are cards you hold in secret."),
        N_(
            "Chapter 3: bonus tiles lie beside jars and help whoever breaks that jar; opponents place each other's"
            " townsfolk and buildings; a point takes one killed haint by the dial, then two, then three."
        ),
    ),
    (
        N_("Chapter 4: Kammi"),
        N_(
            "Kammi stands in for one of the two. One of her two figures is she herself and the other a goblin; nobody"
            " else knows which is which."
        ),
        N_(
            "She wants the doll that holds her life. Others know which of the three dolls it is, and carry them away;"
            " she must find out."
        ),
        N_("Her actions come from a grid: choose a row, use its tokens, and push another in."),
    ),
    (
        N_("Chapter 5: Hester"),
        N_(
            "A third player, without points: she wins at once when all squares of her board are full. Roots bring her"
            " terrain cubes, cubes pay for infecting haints and moving infected ones."
        ),
        N_("Where infected haints of both sides meet, they burn: the fire fills a square, and lets her be summoned."),
        N_("Once summoned, she devours tokens of the legends she reaches. Others put out fires for points."),
        N_("Alone you are Hester: cards move the Protectors and the Family, and say why."),
    ),
    (
        N_("The Fair Folk"),
        N_(
            "They seek a sword, a crown and their queen, hidden by the others. Four nests that suit a quest earn an"
            " arrow that halves the map, or a guess."
        ),
        N_("Nests hold offers. Whoever stands there takes one, which activates the tree and may help the search."),
        N_("They join two who fight, with or without Hester; or play against Hester alone."),
    ),
    (
        N_("What is ours"),
        N_(
            "Both maps, some tracks of the boards, the hexes on the cards of the game for one, most quests and the"
            " cards of the Fair Folk could not be found: they are our own design. You can put your own box in their"
            " place."
        ),
    ),
)


def guide(names: HarrowNames) -> tuple[Chapter, ...]:
    _ = names.gettext
    return tuple(Chapter(_(title), tuple(_(line) for line in lines)) for title, *lines in GUIDE)
