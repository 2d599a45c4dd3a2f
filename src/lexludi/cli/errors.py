"""Errors as one clear sentence."""

import os

import click

from lexludi.cli.speech import Session
from lexludi.kernel import catalog
from lexludi.kernel.boxes import BadData
from lexludi.kernel.errors import LexLudiError, OtherData, PositionError, Unfit, UnknownGame
from lexludi.law import UnknownLaw, UnknownRule, names
from lexludi.locale import Language, UnknownLanguage, language

FAILURE = 1
USAGE = 2
INTERRUPTED = 130


class Failed(LexLudiError):
    """A command could not do what it was asked; the sentence is already in the reader's language."""


def misuse(error: click.UsageError, session: Session) -> str:
    """What was typed wrong, and where to read how it goes."""
    speech = _speech(session)
    command = error.ctx.command_path if error.ctx else "lexludi"
    what = _typed_wrong(error, speech).rstrip(".")
    return sentence(speech.gettext("{what}; see {command} --help", what=what, command=command))


def failure(error: Exception, session: Session) -> str:
    speech = _speech(session)
    match error:
        case UnknownRule(game=game, number=number, near=[]):
            text = speech.gettext("The law of {game} has no rule {number}.", game=game, number=number)
        case UnknownRule(game=game, number=number, near=near):
            text = speech.gettext(
                "The law of {game} has no rule {number}; near it are {near}.",
                game=game,
                number=number,
                near=", ".join(near),
            )
        case UnknownLaw(game=game):
            known = ", ".join(names())
            text = speech.gettext("There is no law of {game}; there are {known}.", game=game, known=known)
        case Unfit():
            text = _unfit(error, session, speech)
        case PositionError(__cause__=Unfit() as cause):
            text = _unfit(cause, session, speech)
        case BadData(mistakes=mistakes):
            return "\n".join(mistakes)
        case OtherData(message=message, values=values):
            text = speech.gettext(message, **values)
        case LexLudiError():
            text = str(error)
        case click.ClickException():
            text = error.format_message()
        case OSError(strerror=str(reason)):
            file = os.fspath(error.filename) if error.filename else "?"
            text = speech.gettext("Cannot use {file}: {reason}.", file=file, reason=reason)
        case _:
            text = speech.gettext(
                "Lex Ludi failed by its own mistake ({error}); lexludi --debug shows where.",
                error=f"{type(error).__name__}: {error}",
            )
    return sentence(text)


def _unfit(error: Unfit, session: Session, speech: Language) -> str:
    """Why a match cannot begin so, in the words of its game."""
    said = ""
    if session.game is not None and not isinstance(error, UnknownGame):
        said = catalog.game(session.game).words(speech.code).refusal(error)
    return said or speech.gettext(error.message, **error.values)


def sentence(text: str) -> str:
    """Begins with a capital letter, unless with the name of a file, and ends with a full stop."""
    text = " ".join(text.split())
    first = text.partition(" ")[0].rstrip(":,;")
    head = text[:1] if "." in first or "/" in first else text[:1].upper()
    return head + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _typed_wrong(error: click.UsageError, speech: Language) -> str:
    match error:
        case click.exceptions.NoSuchOption(option_name=name):
            return speech.gettext("There is no option {name}", name=name)
        case click.exceptions.MissingParameter(param=click.Parameter() as missing):
            return speech.gettext("{name} is missing", name=_flag(missing))
        case click.BadParameter(param=click.Parameter() as wrong):
            return speech.gettext("{name} does not fit: {reason}", name=_flag(wrong), reason=error.message)
    return error.format_message()


def _flag(parameter: click.Parameter) -> str:
    return parameter.opts[0] if isinstance(parameter, click.Option) else (parameter.name or "").upper()


def _speech(session: Session) -> Language:
    """The chosen language; English to say that the chosen one is unknown."""
    try:
        return session.language
    except UnknownLanguage:
        return language("en")
