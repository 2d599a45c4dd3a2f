"""The steps of a match, as the agenda names them."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae import board as fae_board
from lexludi.games.harrow.factions.fae import offers, searching
from lexludi.games.harrow.factions.fae import setup as fae_setup
from lexludi.games.harrow.factions.fae import turn as fae_turn
from lexludi.games.harrow.factions.family import board as family_board
from lexludi.games.harrow.factions.family import legends as family_legends
from lexludi.games.harrow.factions.family import storms, upgrades
from lexludi.games.harrow.factions.hester import acts, attacked, crawling, feast, fire, roots, sickness, summoning
from lexludi.games.harrow.factions.hester import board as hester_board
from lexludi.games.harrow.factions.hester import cards as hester_cards
from lexludi.games.harrow.factions.kammi import board as kammi_board
from lexludi.games.harrow.factions.kammi import cards as goblin_cards
from lexludi.games.harrow.factions.kammi import dolls, goblins
from lexludi.games.harrow.factions.kammi import setup as kammi_setup
from lexludi.games.harrow.factions.protectors import board as protectors_board
from lexludi.games.harrow.factions.protectors import calling, paths, tactics, townsfolk
from lexludi.games.harrow.factions.protectors import legends as protectors_legends
from lexludi.games.harrow.rules import abilities, attack, cards, cleanup, objectives, round, setup, tiles, turn
from lexludi.games.harrow.rules.modes.alone import fighting, marching
from lexludi.games.harrow.rules.modes.alone import setup as alone_setup
from lexludi.games.harrow.rules.modes.alone import turn as alone_turn
from lexludi.games.harrow.rules.modes.duel import turn as duel
from lexludi.kernel.catalog import Step

DECLARING: Final = (family_legends, protectors_legends, hester_board, fae_board)
"""Modules that declare legends and cards; they have no steps of their own."""
STEPS: Final[dict[str, Step]] = {
    "choose_legend": setup.choose_legend,
    "choose_track": setup.choose_track,
    "reveal_tiles": tiles.reveal_tiles,
    "round": round.begin_round,
    "place_objective": objectives.place_objective,
    "under_deck": tiles.under_deck,
    "legend_goes": tiles.legend_goes,
    "next_turn": round.next_turn,
    "end_of_round": round.end_of_round,
    "turn": turn.turn,
    "flip": turn.flip,
    "before": turn.before,
    "act": turn.act,
    "legend_jar": turn.legend_jar,
    "gift": turn.gift,
    "after": turn.after,
    "card": cards.resolve,
    "points": abilities.points,
    "legend_moves": abilities.legend_moves,
    "assault": attack.assault,
    "attack": attack.attack,
    "strike": attack.strike,
    "push": attack.push,
    "claim": attack.claim,
    "clash": attack.clash,
    "cleanup": cleanup.cleanup,
    "goal": cleanup.goal,
    "end_turn": cleanup.end_turn,
    "ability": protectors_board.ability,
    "gather_paths": paths.gather_paths,
    "lay_paths": paths.lay_paths,
    "one_path": paths.one_path,
    "guide": townsfolk.guide,
    "pull_townsfolk": calling.pull_townsfolk,
    "pick_up": calling.pick_up,
    "make_way": calling.make_way,
    "stand_back": calling.stand_back,
    "haintiest": tactics.haintiest_again,
    "draw_tokens": family_board.draw_tokens,
    "tokens": family_board.tokens,
    "allot": family_board.allot,
    "gather_storm": storms.gather_storm,
    "draw_token": storms.draw_token,
    "draw_own": storms.draw_own,
    "draw_enemy": storms.draw_enemy,
    "give_back": family_board.give_back,
    "lay_out": family_board.lay_out,
    "either": upgrades.either,
    "into_storms": upgrades.into_storms,
    "send_haint": upgrades.send_haint,
    "merge": upgrades.merge,
    "end_storm": storms.end_storm,
    "duel_turn": duel.duel_turn,
    "duel_card_done": duel.duel_card_done,
    "duel_bargains": duel.duel_bargains,
    "duel_after": duel.duel_after,
    "hide": fae_setup.hide,
    "fae_land": searching.fae_land,
    "fae_turn": fae_turn.fae_turn,
    "fae_acts": fae_turn.fae_acts,
    "fae_cleanup": fae_turn.fae_cleanup,
    "fae_refill": fae_turn.fae_refill,
    "fae_rests": fae_turn.fae_rests,
    "take_offers": offers.take_offers,
    "fae_learns": offers.fae_learns,
    "bargain_haint": offers.bargain_haint,
    "bargain_infected": offers.bargain_infected,
    "bargain_cubes": offers.bargain_cubes,
    "bargain_spawn": offers.bargain_spawn,
    "bargain_legends": offers.bargain_legends,
    "choose_decks": alone_setup.choose_decks,
    "alone_round": alone_turn.alone_round,
    "alone_objectives": alone_turn.alone_objectives,
    "alone_place": alone_turn.alone_place,
    "alone_reveal": alone_turn.alone_reveal,
    "alone_order": alone_turn.alone_order,
    "alone_cubes": alone_turn.alone_cubes,
    "alone_spawn": alone_turn.alone_spawn,
    "alone_move": marching.alone_move,
    "alone_march": marching.alone_march,
    "alone_attack": fighting.alone_attack,
    "alone_end": alone_turn.alone_end,
    "figures": kammi_setup.figures,
    "lay_dolls": kammi_setup.lay_dolls,
    "legend_starts": kammi_setup.legend_starts,
    "guards": kammi_setup.guards,
    "push_token": kammi_board.push_token,
    "use_grid": kammi_board.use_grid,
    "replay": kammi_board.replay,
    "grid_cubes": kammi_board.grid_cubes,
    "draw_goblin_card": kammi_board.draw_goblin_card,
    "swap_figures": kammi_board.swap_figures,
    "pull_doll": dolls.pull_doll,
    "pull_with_doll": dolls.pull_with_doll,
    "hide_doll": dolls.hide_doll,
    "knock": goblins.knock,
    "knock_hester": goblins.knock_hester,
    "fetch": goblin_cards.fetch,
    "whisper": goblin_cards.whisper,
    "hester_turn": roots.hester_turn,
    "grow": roots.grow,
    "harvest": roots.harvest,
    "hester_acts": acts.hester_acts,
    "hester_moves": crawling.hester_moves,
    "terror": hester_cards.terror,
    "seat_haints": fire.seat_haints,
    "clear": fire.clear,
    "infect": sickness.infect,
    "summon": summoning.summon,
    "raid": attacked.raid,
    "quench": attacked.quench,
    "hester_cleanup": feast.hester_cleanup,
    "devour": feast.devour,
    "keep_six": feast.keep_six,
    "hester_rests": feast.hester_rests,
}
