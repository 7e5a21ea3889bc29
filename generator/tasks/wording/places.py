"""What rows belong to: rooms that they are in, lines that they are on, people whose they are."""

import re
from collections.abc import Mapping

from generator.design.model import Entity
from generator.tasks.chain import Argument
from generator.tasks.rows import title_of

_ROLES = {
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

_PLACES = {
    "in": "room project list folder album category section hall chapter class course group team department shelf zone bin bay "
    "aisle calendar library collection bookshelf building ward board campaign workspace account organization "
    "bucket cluster namespace repository network domain directory channel notebook database "
    "apartment cabinet compartment district drawer enclosure field freezer garden kennel pen playlist pool quarter rack "
    "region series space stable street subnet tank town village yard apiary",
    "at": "table port branch site shop store warehouse clinic depot station location venue hotel restaurant "
    "farm grave harbour office quay school studio substation workshop",
    "on": "route line sailing flight trip shift floor plan track order invoice blog "
    "circuit node page partition plot round stack stage stand tariff tour",
    "under": "agreement policy",
}
"""Prepositions, and the last words of the labels of what rows belong to by them."""

_ANYWHERE = {
    "for": "adoption appeal application bid bill contract deposit fee invoice licence offer payment permit preorder quote "
    "request vacancy",
    "of": "closure damage enlargement extension inspection repair shutdown",
    "to": "amendment change correction objection",
}
"""Prepositions, and the last words of the labels of what belongs to rows by them, even to places."""

_ELSEWHERE = {
    "for": "advance alteration appointment award booking certificate charge collection cover delivery demand event exam fair "
    "fitting hold instalment interview job order picture prolongation purchase recce refund reminder replacement reservation "
    "restore seat slot subscription survey task ticket training visit",
    "on": "annotation comment feedback note remark review vote",
}
"""The same of what belongs to rows that are no places; all else is of them."""

_OWNERS = ("person.", "company.")


def preposition(label: str) -> str:
    """Return the preposition by which things are in, at or on rows with this label; empty where they are for or of them."""
    return _found(label, _PLACES)


def is_location(label: str) -> bool:
    """Whether rows with this label are places that others are in, at or on."""
    return preposition(label) in ("in", "at", "on")


def belonging(argument: Argument, noun: str, target: Entity) -> str:
    """Say that a row belongs to another one: ``of that cow``, ``on the sailing of 14 May``, ``assigned to Liv Dahl``."""
    role, label = argument.parameter.input.name, argument.parameter.input.label
    if role in _ROLES:
        return f"{_ROLES[role]} {noun}"
    if re.search(r"_(by|to|from|for|in|at|on)$", role):
        return f"{role.replace('_', ' ')} {noun}"
    if role != target.name and label != target.label:
        return f"whose {label} is {noun}"
    path = argument.parameter.path
    return f"{_link(path.entity.label if path is not None else '', target)} {noun}"


def _link(label: str, target: Entity) -> str:
    """Return the preposition between rows with a label and the row that they belong to; without a label, they are for it."""
    title = title_of(target)
    meaning = title.meaning if title is not None else ""
    if label and (word := _found(label, _ANYWHERE)):
        return word
    if meaning.startswith("place."):
        return "at"
    if title is not None and title.type in ("day", "moment"):
        return "on"
    if word := preposition(target.label):
        return word
    if not label:
        return "for"
    return "of" if meaning.startswith(_OWNERS) else _found(label, _ELSEWHERE) or "of"


def _found(label: str, words: Mapping[str, str]) -> str:
    """Return the preposition under which the last word of a label stands, or nothing."""
    last = label.split()[-1]
    return next((word for word, labels in words.items() if last in labels.split()), "")
