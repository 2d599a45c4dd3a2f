"""`lexludi chronicle`: matches that leave something behind, one after another, kept in a file."""

from pathlib import Path

import click

from lexludi.agents import make
from lexludi.cli.errors import Failed
from lexludi.cli.play import SECONDS, agents_of, people_of
from lexludi.cli.setups import agent_options, all_agents, all_seats, show_faults
from lexludi.cli.speech import Spoken, SpokenGroup, _, lang_option, session
from lexludi.cli.terminal import Terminal
from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.saga import Saga, Sagas
from lexludi.locale import N_

FILE = click.Path(dir_okay=False, path_type=Path)
OLD = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.group(
    cls=SpokenGroup,
    short_help=N_("Play matches that leave something behind."),
    help=N_(
        "Play matches that leave something behind: each begins with what the one before has left, and a file keeps it."
    ),
    epilog="lexludi chronicle new ravens.json --name 'The House of Ravens'\n"
    "lexludi chronicle play ravens.json --human 1 --agents greedy\n"
    "lexludi chronicle simulate ravens.json 10\n"
    "lexludi chronicle show ravens.json\n"
    "lexludi chronicle export ravens.json",
)
@lang_option
def chronicle() -> None:
    pass


def game_of(name: str | None) -> Game:
    """The game of that name; without one, the only game that has chronicles."""
    games = [catalog.game(known) for known in ([name] if name else catalog.names())]
    found = [game for game in games if game.sagas is not None]
    if len(found) == 1:
        return found[0]
    if name:
        raise Failed(_("Nothing of {game} lasts beyond a match.", game=name))
    raise Failed(_("Say with --game of which game the chronicle is."))


def sagas_of(game: str | None) -> Sagas:
    sagas = game_of(game).sagas
    assert sagas is not None
    return sagas


def load(file: Path, game: str | None) -> Saga:
    return sagas_of(game).loads(file.read_bytes())


game_option = click.option("--game", metavar="GAME", help=N_("The game, if several have chronicles."))
seats_option = click.option("--seats", "listed", metavar="A,B,…", help=N_("Who plays; the usual seats if not given."))


@chronicle.command(cls=Spoken, short_help=N_("Begin a chronicle."), help=N_("Begin a chronicle, and keep it in FILE."))
@click.argument("file", type=FILE)
@click.option("--name", default="", metavar="TEXT", help=N_("What it is called."))
@click.option(
    "--start", default="", metavar="TEXT", help=N_("What it begins with, by the name that set-up has for it.")
)
@game_option
@lang_option
def new(file: Path, name: str, start: str, game: str | None) -> None:
    keep(file, sagas_of(game).new(name, start), fresh=True)


def keep(file: Path, saga: Saga, fresh: bool = False) -> None:
    if fresh and file.exists():
        raise Failed(_("There is a file called {file} already; choose another name, or delete it first.", file=file))
    file.write_bytes(saga.dumps())


@chronicle.command(cls=Spoken, short_help=N_("Tell its history."), help=N_("Tell the history that FILE keeps."))
@click.argument("file", type=OLD)
@game_option
@lang_option
def show(file: Path, game: str | None) -> None:
    click.echo("\n".join(load(file, game).tells(session().language.code)))


@chronicle.command(
    "import",
    cls=Spoken,
    short_help=N_("Take over a chronicle of another program."),
    help=N_("Read a save string of another program, and keep the chronicle in FILE."),
)
@click.argument("file", type=FILE)
@click.argument("string")
@game_option
@lang_option
def take_over(file: Path, string: str, game: str | None) -> None:
    keep(file, sagas_of(game).read(string), fresh=True)


@chronicle.command(
    cls=Spoken,
    short_help=N_("Print it for another program."),
    help=N_("Print the chronicle in FILE as a save string of another program."),
)
@click.argument("file", type=OLD)
@game_option
@lang_option
def export(file: Path, game: str | None) -> None:
    click.echo(load(file, game).string())


@chronicle.command(
    "play",
    cls=Spoken,
    short_help=N_("Play its next match in the terminal."),
    help=N_("Play the next match of the chronicle in FILE, in the terminal. When it is over, FILE tells of it."),
)
@click.argument("file", type=OLD)
@seats_option
@agent_options
@click.option("--human", metavar="SEATS", help=N_("The seats that people play, by number or name: 1,3 or eyrie."))
@click.option("--seed", metavar="TEXT", help=N_("The same seed gives the same dice."))
@game_option
@lang_option
def play_next(
    file: Path,
    listed: str | None,
    agents: tuple[str, ...],
    seconds: float | None,
    human: str | None,
    seed: str | None,
    game: str | None,
) -> None:
    saga = load(file, game)
    match = saga.begin(seats_of(game, listed), seed)
    people = people_of(human, match)
    terminal = Terminal(match, people, agents_of(all_agents(agents), match, SECONDS if seconds is None else seconds))
    try:
        terminal.play()
    finally:
        show_faults([fault for agent in terminal.agents for fault in agent.faults])
    terminal.close()
    if match.over:
        keep(file, saga.after(match))


def seats_of(game: str | None, listed: str | None) -> tuple[str, ...]:
    """Who plays: those that are named, or whoever usually does."""
    return all_seats((), listed) or game_of(game).about(session().language.code).usual


@chronicle.command(
    cls=Spoken,
    short_help=N_("Let agents play its next matches."),
    help=N_("Let agents play the next matches of the chronicle in FILE, so many as GAMES says."),
)
@click.argument("file", type=OLD)
@click.argument("games", type=click.IntRange(1))
@seats_option
@agent_options
@click.option("--seed", default="1", metavar="TEXT", help=N_("The same seed gives the same matches; 1 if not given."))
@game_option
@lang_option
def simulate(
    file: Path,
    games: int,
    listed: str | None,
    agents: tuple[str, ...],
    seconds: float | None,
    seed: str,
    game: str | None,
) -> None:
    saga = load(file, game)
    with click.progressbar(length=games, label=_("Matches")) as bar:
        for _n in range(games):
            match = saga.begin(seats_of(game, listed), f"{seed}-{saga.number}")
            decide_all(match, all_agents(agents), seconds or 0.0)
            saga = saga.after(match)
            keep(file, saga)
            bar.update(1)
    click.echo("\n".join(saga.tells(session().language.code)))


def decide_all(match: Match, names: tuple[str, ...], seconds: float) -> None:
    """Agents play a match to its end."""
    if len(names) not in (1, len(match.seats)):
        raise Failed(_("Name one agent for all seats, or {seats} agents, one for each.", seats=len(match.seats)))
    players = [make(name, seconds) for name in (names * len(match.seats) if len(names) == 1 else names)]
    chance = Chance.of(f"agents {match.origin.seed}")
    while match.ask is not None:
        seat = match.ask.seat
        players[seat].decide(match, seat, chance)
    for seat, player in enumerate(players):
        player.finish(match, seat)
