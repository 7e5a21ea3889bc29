"""What is said about a row besides its name: qualities, owners, dates, amounts, and why it comes first."""

import re

from generator.database.streams import Stream
from generator.design.model import Design, Entity, Field
from generator.design.paths import find_path, label_of
from generator.design.wording import with_article
from generator.tasks.chain import Argument
from generator.tasks.rows import title_of

PREPOSITIONS = {
    "origin": "from",
    "source": "from",
    "sender": "from",
    "destination": "to",
    "target": "to",
    "recipient": "to",
    "author": "by",
    "parent": "under",
}
"""Roles whose row is introduced by a word of its own."""

LOCATIONS = {
    "in": "room project list folder album category section hall chapter class course group team department shelf zone bin bay "
    "aisle calendar library collection bookshelf building ward board campaign workspace account organization "
    "bucket cluster namespace repository network domain directory channel notebook database",
    "at": "table port branch site shop store warehouse clinic depot station location venue hotel restaurant",
    "on": "route line sailing flight trip shift floor plan track order invoice blog",
}
"""Prepositions, and the last words of the labels of what rows belong to by them."""

_QUALITY = re.compile(r"(ed|able|ible|ive|al|ar|ful|ous|free|only|ready|ing|doors)$|^(in|on|out of) ")
"""Labels of what a row is; others name what it has."""

_SETTING = re.compile(
    r"^(allow|auto|enable|disable|include|is|has|show|hide|use|send)\b|\b(can|enabled|disabled|must)\b"
)
"""Labels that say what is done or allowed rather than what a row has."""

_HAPPENINGS = {
    "start": "starts",
    "start time": "starts",
    "end": "ends",
    "end time": "ends",
    "departure time": "departs",
    "arrival time": "arrives",
    "expiry date": "expires",
    "due date": "is due",
    "due time": "is due",
    "completion time": "was completed",
    "date of publication": "was published",
    "time of publication": "was published",
    "return date": "was returned",
    "issue date": "was issued",
    "day of issue": "was issued",
    "day of receipt": "was received",
}
"""Labels of days and moments, and what happens to one row then."""

_LIMITS: dict[str, dict[str, tuple[tuple[str, str], ...]]] = {
    "day": {
        "at_least": (("", " or later"), ("on or after ", "")),
        "at_most": (("", " or earlier"), ("on or before ", "")),
    },
    "moment": {
        "at_least": (("", " or later"), ("no earlier than ", "")),
        "at_most": (("", " or earlier"), ("no later than ", "")),
    },
    "number": {
        "at_least": (("at least ", ""), ("at least ", ""), ("", " or more"), ("no fewer than ", "")),
        "at_most": (("at most ", ""), ("at most ", ""), ("", " or fewer"), ("no more than ", "")),
    },
    "amount": {
        "at_least": (("at least ", ""), ("at least ", ""), ("", " or more")),
        "at_most": (("at most ", ""), ("at most ", ""), ("", " or less"), ("no more than ", "")),
    },
}
"""By what a value is, ways to say that it is a limit: the words before and after it."""

_ONE_OF_MANY = re.compile(r"\b1 ((?:\w+[^s\s] )?(?!(?:wa|ha|doe)s\b)\w+[^s\W])s\b")

_SEVERAL = re.compile(r"number of |\w+[^\Wsu]s(?! in\b| of\b)\b")
"""Labels of numbers of things that a row has: ``bedrooms``, ``bedrooms needed``."""

_PLURAL = {"is": "are", "was": "were"}

RELATIVE = re.compile(r"\b(whose|that (is|are|was|were|has|starts?|ends?|departs?|arrives?|expires?|mentions?)) ")
"""How a clause about a row begins: not as ``that event`` does."""

_WHEN = re.compile(r"start|begin|depart|arriv|day|time|when|held|scheduled|takes_place")


def belonging(argument: Argument, noun: str, target: Entity) -> str:
    """Say that a row belongs to another one: ``for the Aurora``, ``on the sailing of 14 May``, ``assigned to Liv Dahl``."""
    role, label = argument.parameter.input.name, argument.parameter.input.label
    if role in PREPOSITIONS:
        return f"{PREPOSITIONS[role]} {noun}"
    if re.search(r"_(by|to|from|for|in|at|on)$", role):
        return f"{role.replace('_', ' ')} {noun}"
    if role != target.name and label != target.label:
        return f"whose {label} is {noun}"
    title = title_of(target)
    if title is not None and title.meaning.startswith("place."):
        return f"at {noun}"
    if title is not None and title.type in ("day", "moment"):
        return f"on {noun}"
    return f"{preposition(target.label) or 'for'} {noun}"


def is_location(label: str) -> bool:
    """Whether rows with this label are places that others are in, at or on."""
    return bool(preposition(label))


def preposition(label: str) -> str:
    """Return the preposition by which things are in, at or on rows with this label; empty where they are for them."""
    last = label.split()[-1]
    return next((word for word, labels in LOCATIONS.items() if last in labels.split()), "")


def stated(argument: Argument, entity: Entity, *, several: bool = False) -> str:
    """Say a filter on a value: ``on 14 May``, ``with a price of at least €45``, ``without shore power``."""
    path, match = argument.parameter.path, argument.parameter.input.match
    assert path is not None
    assert argument.slot is not None
    said, label = argument.slot.said, label_of(path)
    if match == "matching":
        article = "" if said.casefold().startswith("the ") else "the "
        return f"that {'mention' if several else 'mentions'} {article}{said}"
    if argument.parameter.input.type == "boolean":
        return quality(label, bool(argument.value), several=several)
    if path.field.type in ("day", "moment"):
        return _dated(said, label, match, main=not path.references and path.field == main_date(entity), several=several)
    counted = " in " not in label and (
        label.startswith("number of ") or (path.field.type == "integer" and label.endswith("s"))
    )
    if match in ("at_least", "at_most"):
        before, after = limit_of(match, "number" if counted else "amount", said, label)
        if counted:
            return singular(f"with {before}{said}{after} {label.removeprefix('number of ')}")
        measure, _, unit = label.partition(" in ")
        amount = singular(f"{before}{said} {unit}".rstrip())
        return f"with {with_article(measure)} of {amount}{after}"
    if path.field.type == "integer" and not path.references and _SEVERAL.match(label):
        return singular(f"with {said} {label.removeprefix('number of ')}")
    if path.field.meaning in ("place.city", "place.town"):
        return f"in {said}"
    if path.field.type == "text" and not path.references:
        return f"with the {label.removeprefix(f'{entity.label} ')} {said}"
    quoted = argument.parameter.input.type == "enum" and " " in said
    return f'whose {label} is "{said}"' if quoted else f"whose {label} is {said}"


def quality(label: str, holds: bool, *, several: bool = False) -> str:
    """Say a yes or no: ``with shore power``, ``that is not refundable``, ``with "guests can modify" off``."""
    if _SETTING.search(label):
        return f'with "{label}" {"on" if holds else "off"}'
    if _QUALITY.search(label):
        return f"that {'are' if several else 'is'} {'' if holds else 'not '}{label}"
    return f"with {label}" if holds else f"without {label}"


def plural_label(entity: Entity) -> str:
    """Return how a person says several rows: the table's name where that is the label's plural, else the label with an s."""
    if entity.label == entity.name.replace("_", " "):
        return entity.plural.replace("_", " ")
    return several(entity.label)


def several(label: str) -> str:
    """Return a label for several things: ``names``, ``categories``, ``days of issue``."""
    head, link, rest = re.split(r"( for | of | to | on |$)", label, maxsplit=1)
    if head.endswith(("s", "x", "ch", "sh")):
        return f"{head}es{link}{rest}"
    if head.endswith("y") and head[-2] not in "aeiou":
        return f"{head[:-1]}ies{link}{rest}"
    return f"{head}s{link}{rest}"


def superlative(design: Design, entity: Entity, order: str) -> tuple[str, str]:
    """Say why a row comes first in an order: by a word before its label, or by what it has."""
    path = find_path(design, entity, order.lstrip("-"))
    last = order.startswith("-")
    if path.field.type not in ("day", "moment"):
        return "", f"the {'highest' if last else 'lowest'} {label_of(path)}"
    if path.field.generated and not path.references:
        return ("most recent" if last else "oldest"), ""
    if not path.references and path.field == main_date(entity):
        return ("latest" if last else "earliest"), ""
    return "", f"the {'latest' if last else 'earliest'} {label_of(path)}"


def utmost(label: str, kind: str, *, high: bool) -> str:
    """Say an extreme: ``the most seats``, ``the earliest departure time``, ``the lowest price``."""
    if label.startswith("number of "):
        return f"the {'most' if high else 'fewest'} {label.removeprefix('number of ')}"
    if kind in ("day", "moment"):
        return f"the {'latest' if high else 'earliest'} {label}"
    return f"the {'highest' if high else 'lowest'} {label}"


def main_date(entity: Entity) -> Field | None:
    """Return the day or moment that a row is thought of as being on: the sailing on 14 May."""
    dates = [field for field in entity.fields if field.type in ("day", "moment") and not field.generated]
    return next((field for field in dates if field.name == entity.title or _WHEN.match(field.name)), None)


def possessive(noun: str) -> str:
    """Return a name as an owner: ``Lars'``, ``Ingrid Solheim's``."""
    return f"{noun}'" if noun.endswith("s") else f"{noun}'s"


def _dated(said: str, label: str, match: str, *, main: bool, several: bool) -> str:
    moment = said[2:3] == ":"
    before, after = limit_of(match, "moment" if moment else "day", said, label)
    then = f"{before or ('at ' if moment else 'on ')}{said}{after}"
    if label in _HAPPENINGS and not (main and match != "at_most"):
        verb, *rest = _HAPPENINGS[label].split()
        return " ".join(["that", _PLURAL.get(verb, verb.removesuffix("s")) if several else verb, *rest, then])
    return then if main and match != "at_most" else f"whose {label} is {before}{said}{after}"


def limit_of(match: str, kind: str, said: str, label: str) -> tuple[str, str]:
    """Return what is said before and after a limit: always the same of one value, and in turns of others."""
    return Stream("limit", match, label, said).pick(_LIMITS[kind].get(match, (("", ""),)))


def singular(text: str) -> str:
    """Return a text in which one thing is said in the singular: ``1 litre``, ``with at least 1 person``."""
    return _ONE_OF_MANY.sub(r"1 \1", text).replace(" 1 people", " 1 person")
