"""Sentences for the parts of a design that nobody described, and the articles of nouns."""

import re

from generator.design.model import Design, Entity, Field, Input, Operation
from generator.design.paths import find_path

_VOWEL_SOUND = r"(?:[ai]|o(?!ne\b)|e(?!u)|u(?!ni|s[aeiu]|t[ei])|hour|hono)"
"""Beginnings of words that take ``an``."""

_WRONG_ARTICLE = re.compile(rf"(?:^A|\ba)(?= (?i:{_VOWEL_SOUND}))")
"""A capital counts only where a text begins: ``class A open`` has no article."""


def describe_operation(design: Design, operation: Operation) -> str:
    """Return the first sentence of a tool's docstring."""
    entity = design.entity(operation.entity)
    many = entity.plural.replace("_", " ")
    if operation.kind == "search":
        filters = list(dict.fromkeys(item.label for item in operation.inputs))
        return f"Search {many} by {enumerate_words(filters, 'or')}." if filters else f"List {many}."
    if operation.kind == "report":
        by = f" by {operation.group.replace('.', ' ').replace('_', ' ')}" if operation.group else ""
        return f"Sum up {many}{by}."
    if operation.kind == "read":
        label = next(field.label for field in entity.fields if field.name == operation.text)
        return f"Read the {label} of {with_article(entity.label)}, some lines at a time."
    verbs = {"get": "Show", "create": "Add", "update": "Change", "transition": "Move on", "delete": "Delete"}
    return f"{verbs[operation.kind]} {with_article(entity.label)}."


def describe_input(design: Design, operation: Operation, item: Input) -> str:
    """Return the description of a parameter."""
    if operation.kind == "read" and item.type == "integer":
        return {"from_line": "Line to begin with, from 1."}.get(item.name, "How many lines to read at most.")
    if operation.kind in ("search", "report"):
        return _describe_filter(design, design.entity(operation.entity), item)
    changed = operation.kind == "update" and not item.required and item.default is None
    if item.type == "reference":
        who = f"{design.entity(item.target).label} it is {item.label}" if _is_doer(item) else item.label
        return f"Id of the new {who}; left as it is if not given." if changed else f"Id of the {who}."
    if item.type == "boolean":
        holds = f"this holds for the {design.entity(operation.entity).label}: {item.label}"
        return f"Whether {holds}; left as it is if not given." if changed else f"Whether {holds}."
    unit = ", in minor units" if item.type == "money" else ""
    if changed:
        return f"New {item.label}{unit}; left as it is if not given."
    owner = "" if " " in item.label else f" of the {design.entity(operation.entity).label}"
    return f"{item.label[:1].upper()}{item.label[1:]}{owner}{unit}."


def _belonging(design: Design, reference: Input | Field) -> str:
    """Say whose something is: ``of the district``, ``reported by the tenant``."""
    label = reference.label
    return f"{label} the {design.entity(reference.target).label}" if _is_doer(reference) else f"of the {label}"


def _is_doer(item: Input | Field) -> bool:
    """Whether a reference says by whom something is done: ``reported by``."""
    return item.label.endswith("ed by")


def _describe_filter(design: Design, entity: Entity, item: Input) -> str:
    many = entity.plural.replace("_", " ")
    if item.type == "reference":
        return f"Only {many} {_belonging(design, item)} with this id."
    if owner := item.path.rpartition(".")[0]:
        many = f"{many} {_belonging(design, find_path(design, entity, owner).field)}"
    if item.type == "boolean":  # labels are of any form: guarded, step-free access, a receipt
        return f"Only {many} for which this holds, or does not: {item.label}."
    timed = item.type in ("day", "moment")
    how = {
        "equals": f"with this {item.label}",
        "contains": f"whose {item.label} contains this text",
        "matching": f"whose {enumerate_words(_labels(design, entity, item), 'or')} has all these words, in any order",
        "at_least": f"with {with_article(item.label)} at or after this"
        if timed
        else f"with {with_article(item.label)} of at least this",
        "at_most": f"with {with_article(item.label)} at or before this"
        if timed
        else f"with {with_article(item.label)} of at most this",
        "on_day": f"with {with_article(item.label)} on this day",
    }[item.match]
    return f"Only {many} {how}."


def _labels(design: Design, entity: Entity, item: Input) -> list[str]:
    return [find_path(design, entity, text).field.label for text in item.paths if item.match == "matching"]


def with_article(noun: str) -> str:
    """Return a noun with its indefinite article."""
    return with_articles(f"a {noun}")


def with_articles(text: str) -> str:
    """Put ``an`` where a phrase that was filled in calls for it."""
    if "a " not in text and "A " not in text:
        return text
    return _WRONG_ARTICLE.sub(lambda found: f"{found[0]}n", text)


def enumerate_words(words: list[str], conjunction: str = "and") -> str:
    """Join words as a person does: ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"
