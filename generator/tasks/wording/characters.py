"""Enum values as what rows are: a paid booking, a tow in progress, tickets of high priority, a bill that is overdue."""

import re

from generator.design.model import Entity
from generator.design.paths import Path
from generator.tasks.chain import Argument

_AFTER = ("in ", "on ", "out ", "under ", "at ", "off ", "for ", "to ")
"""Beginnings of enum values that follow the label: tickets in progress."""

_PREDICATIVE = re.compile(
    r"out|off|on|due|up|down|alive|asleep|away|aboard|abroad|absent|present|ill|over|back|done|gone|welcome|not out"
)
"""Enum values that follow as a clause: loans that are out."""

_PARTED = re.compile(r"\w+ (?:in|out|up|off|down|on|back|away|over|through|part)")
"""States that do so: submissions that are turned in."""

_DEGREES = ("low", "medium", "high", "normal")
"""Enum values that say how much of something a row has: tickets of high priority."""

_VAGUE = ("none", "other")

_PLANS = ("plan", "tariff", "subscription")
"""Labels of what customers are on."""

_LONGEST_CODE = 2
"""Letters of an enum value that is a code, such as that of a language."""


def adjective(argument: Argument, entity: Entity) -> str:
    """Return a value that goes before the label (``paid``), or nothing: nobody says ``booked booking`` or ``pt blog``."""
    said = _said(argument)
    unfit = len(said) <= _LONGEST_CODE or said[:4].casefold() == entity.label[:4].casefold()
    return "" if unfit or _follows(argument, said) else said


def characterised(argument: Argument, entity: Entity, *, several: bool) -> str:
    """Return a value that goes behind the label: ``in progress``, ``that is out``; nothing where it is said otherwise."""
    said, path = _said(argument), argument.parameter.path
    if said.startswith(_AFTER):
        return said
    if path is not None and _is_clause(path, said):
        return f"that {'are' if several else 'is'} {said}"
    if said in _DEGREES and path is not None:
        return f"of {said} {path.field.label}"
    if path is not None and path.field.label in _PLANS and said and said != entity.label:
        return f"on the {said} {path.field.label}"
    return ""


def _follows(argument: Argument, said: str) -> bool:
    path = argument.parameter.path
    if path is None or path.field.label in _PLANS or said in (*_DEGREES, *_VAGUE):
        return True
    return said.startswith((*_AFTER, "needs ")) or _is_clause(path, said)


def _is_clause(path: Path, said: str) -> bool:
    parted = path.field.name in ("status", "state") and _PARTED.fullmatch(said)
    return bool(parted or _PREDICATIVE.fullmatch(said))


def _said(argument: Argument) -> str:
    """Return what is said of an enum value of the row itself, or nothing."""
    path = argument.parameter.path
    own = path is not None and not path.references and argument.parameter.input.type == "enum"
    return argument.slot.said if own and argument.slot is not None else ""
