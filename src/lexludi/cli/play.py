"""`lexludi play`: a match in the terminal, everybody at one keyboard or some seats left to agents."""

from pathlib import Path

import click

from lexludi.agents import Agent, make
from lexludi.cli.data import data_option
from lexludi.cli.errors import Failed
from lexludi.cli.setups import (
    ForGame,
    agent_options,
    all_agents,
    all_options,
    all_seats,
    setup_options,
    show_faults,
    show_warnings,
)
from lexludi.cli.speech import _, lang_option
from lexludi.cli.terminal import Terminal
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record
from lexludi.locale import N_

SECONDS = 1.0
"""How long agents think about a decision while people wait."""


@click.command(
    cls=ForGame,
    short_help=N_("Play in the terminal, everybody at one keyboard."),
    help=N_(
        "Play in the terminal, everybody at one keyboard.\n\n"
        "GAME is one that lexludi games lists, SEATS say who sits where. At each decision type the number of an "
        "option, ? for the rule behind it, why for what is not possible, why bot for what a bot did last, undo to take "
        "back, board, log, save FILE, or quit to leave. With --human, agents play the other seats: random ones, unless "
        "--agents says who."
    ),
    epilog="lexludi play {game} --seats {seats} --human 1 --agents search\nlexludi play {game} --load match.json",
)
@setup_options
@agent_options
@click.option("--human", metavar="SEATS", help=N_("The seats that people play, by number or name: 1,3 or eyrie."))
@click.option("--seed", metavar="TEXT", help=N_("The same seed gives the same dice."))
@click.option("--load", type=click.Path(path_type=Path), help=N_("Go on with the match recorded in this file."))
@click.option("--save", type=click.Path(path_type=Path), help=N_("Write the record of the match to this file."))
@data_option
@lang_option
def play(
    game: str,
    seats: tuple[str, ...],
    listed: str | None,
    options: tuple[str, ...],
    agents: tuple[str, ...],
    seconds: float | None,
    human: str | None,
    seed: str | None,
    load: Path | None,
    save: Path | None,
) -> None:
    if load:
        match = _loaded(game, load)
    else:
        named, setup = all_seats(seats, listed), all_options(options)
        match = Match.set_up(game, named, seed, **setup)
        show_warnings(game, named, setup)
    people = people_of(human, match)
    click.echo(_("Commitment to the dice: {hash}", hash=match.record().committed))
    terminal = Terminal(match, people, agents_of(all_agents(agents), match, SECONDS if seconds is None else seconds))
    try:
        terminal.play()
    finally:
        for seat, agent in enumerate(terminal.agents):
            agent.finish(match, seat)
        show_faults([fault for agent in terminal.agents for fault in agent.faults])
    if save:
        match.record().save(save)
    terminal.close()


def _loaded(game: str, file: Path) -> Match:
    record = Record.load(file)
    if record.origin.game != game:
        raise Failed(
            _("The match in {file} is one of {other}, not of {game}.", file=file, other=record.origin.game, game=game)
        )
    return Match.replay(record)


def agents_of(names: tuple[str, ...], match: Match, seconds: float) -> list[Agent]:
    """Who plays each seat that people do not."""
    seats = len(match.seats)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Failed(_("Name one agent for all seats, or {seats} agents, one for each.", seats=seats))
    return [make(name, seconds) for name in names]


def people_of(human: str | None, match: Match) -> set[int]:
    """The seats that people play; all that the rules do not play, unless some are named."""
    seats = match.seats
    if human is None:
        return {n for n, seat in enumerate(seats) if not match.game.plays_itself(seat)}
    chosen = set()
    for word in human.split(","):
        name = word.strip()
        if name.isdigit() and 1 <= int(name) <= len(seats):
            chosen.add(int(name) - 1)
        elif name in seats:
            chosen.add(seats.index(name))
        else:
            raise Failed(
                _(
                    "There is no seat {name}; the seats are 1 to {last}: {seats}.",
                    name=name,
                    last=len(seats),
                    seats=", ".join(seats),
                )
            )
    return chosen
