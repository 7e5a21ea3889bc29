"""What is said about a row besides its name: qualities, owners, dates, amounts, and why it comes first."""

import re

from generator.database.streams import Stream
from generator.design.model import Design, Entity, Field
from generator.design.paths import Path, find_path, label_of
from generator.design.wording import with_article
from generator.tasks.chain import Argument
from generator.tasks.wording.happenings import happening

_QUALITY = re.compile(
    r"(ed|able|ible|ive|al|ar|ful|ous|free|only|ready|ing|doors)$|^(in|on|out of|\w+ed (to|for|by|with)) "
    r"|^(dry|hard|late|obsolete|off-peak|sound|vegan)$"
)
"""Labels of what a row is; others name what it has."""

_SETTING = re.compile(
    r"^(allow|auto|enable|disable|include|is|has|show|hide|use|send)\b|\b(can|enabled|disabled|must)\b"
)
"""Labels that say what is done or allowed rather than what a row has."""

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

_SUCH = re.compile(r"\w+ed|to \w+")
"""Names of numbers of rows that say only what these are: ``failed``."""

_SIZES = (
    "height",
    "length",
    "width",
    "depth",
    "weight",
    "size",
    "distance",
    "age",
    "area",
    "capacity",
    "volume",
    "radius",
)

_AMOUNTS = (
    "price",
    "fee",
    "cost",
    "amount",
    "charge",
    "wage",
    "deposit",
    "payment",
    "refund",
    "commission",
    "surcharge",
)

_ONE_OF_MANY = re.compile(r"\b1 ((?:\w+[^s\s] )?(?!(?:wa|ha|doe)s\b)\w+[^s\W])s\b")

_MEASURE = re.compile(r"(?P<measure>.+) in (?P<unit>(?!stock|store|use|hand|seven|the )[a-z -]+)")
"""Labels that name a unit: ``weight in grams``, but not ``units in stock``."""

_SEVERAL = re.compile(
    r"number of (?!the |a )"
    r"|(?!most |least |fewest |highest |gas |lens |series |species |basis )(?:[a-z]+ )?(?:\w+[^\Wsu]s|people)\b"
)
"""Labels of numbers of things that a row has: ``bedrooms``, ``cookie days``, ``millilitres left``."""

RELATIVE = re.compile(
    r"\b(whose|that (is|are|was|were|has|joined|starts?|ends?|departs?|arrives?|expires?|mentions?)) "
)
"""How a clause about a row begins: not as ``that event`` does."""

_WHEN = re.compile(r"start|begin|depart|arriv|day|time|when|held|scheduled|takes_place")


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
        return _dated(said, path, match, entity, several=several)
    counted = path.field.type == "integer" and not path.references and counts(label)
    limited = match in ("at_least", "at_most")
    before, after = limit_of(match, "number" if counted else "amount", said, label) if limited else ("", "")
    if counted:
        return singular(f"with {before}{said}{after} {label.removeprefix('number of ')}")
    if limited:
        unit = _MEASURE.fullmatch(label)
        measure, amount = (unit["measure"], f"{said} {unit['unit']}") if unit else (label, said)
        amount = singular(f"{before}{amount}")
        if path.references or " of " in measure:
            are = "are" if path.field.type == "integer" and counts(path.field.label) else "is"
            return f"whose {measure} {are} {amount}{after}"
        many = re.search(r"[^\Wsu]s$", measure)  # dues
        return f"with {measure if many else with_article(measure)} of {amount}{after}"
    if path.field.meaning in ("place.city", "place.town"):
        return f"in {said}"
    if path.field.type == "text" and not path.references and " of " not in label:
        return f"called {said}" if label == "name" else f"with the {label.removeprefix(f'{entity.label} ')} {said}"
    if path.field.name in ("status", "state") and not path.references and describes(said):
        return f"that {'are' if several else 'is'} {said}"
    quoted = argument.parameter.input.type == "enum" and " " in said
    return f'whose {label} is "{said}"' if quoted else f"whose {label} is {said}"


def quality(label: str, holds: bool, *, several: bool = False) -> str:
    """Say a yes or no: ``with shore power``, ``that is not refundable``, ``with "guests can modify" off``."""
    if label.startswith("may "):
        return f"that may {'' if holds else 'not '}{label.removeprefix('may ')}"
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
    """Say why a row comes first in an order: by a word before its label, by what it has, or by a clause."""
    path = find_path(design, entity, order.lstrip("-"))
    last = order.startswith("-")
    if path.references:
        return "", f"whose {label_of(path)} is the {_degree(path.field.label, path.field.type, high=last)}"
    if path.field.type not in ("day", "moment"):
        return "", utmost(path.field.label, path.field.type, high=last)
    if path.field.generated:
        return ("most recent" if last else "oldest"), ""
    if path.field == main_date(entity):
        return ("latest" if last else "earliest"), ""
    if then := happening(path.field.label, entity.label):
        return "", then.clause("last" if last else "first")
    return "", utmost(path.field.label, path.field.type, high=last)


def utmost(label: str, kind: str, *, high: bool) -> str:
    """Say an extreme: ``the most seats``, ``the earliest departure time``, ``the lowest price``."""
    if kind == "integer" and (counts(label) or _SUCH.fullmatch(label)):
        return f"the {'most' if high else 'fewest'} {label.removeprefix('number of ')}"
    return f"the {_degree(label, kind, high=high)} {measured(label)}"


def foremost(label: str, kind: str, *, high: bool, several: bool = False) -> str:
    """Say by what rows come first, as a predicate: ``has the lowest price``, ``departs first``."""
    if kind in ("day", "moment") and (then := happening(label)):
        return then.predicate("last" if high else "first", several=several)
    return f"{'have' if several else 'has'} {utmost(label, kind, high=high)}"


def _degree(label: str, kind: str, *, high: bool) -> str:
    """Return how an extreme is called: days are latest, lengths greatest, prices highest."""
    if kind in ("day", "moment"):
        return "latest" if high else "earliest"
    if measured(label).split()[-1] in _SIZES:
        return "greatest" if high else "smallest"
    return "highest" if high else "lowest"


def measured(label: str) -> str:
    """Return a label as it is compared: ``weight`` of ``weight in grams``, ``end of contract`` of ``end of the contract``."""
    unit = _MEASURE.fullmatch(label)
    return briefly(unit["measure"] if unit else label)


def briefly(label: str) -> str:
    """Return a label as it is said without an article: ``end of contract``, ``revision number``."""
    return re.sub(r"^number of the (.+)", r"\1 number", label).replace(" of the ", " of ")


def amounts(label: str) -> str:
    """Return what is added up: ``final costs``, ``warnings`` of ``number of warnings``."""
    if label.endswith(_AMOUNTS):
        return several(label)
    return label.removeprefix("number of ")


def counts(label: str) -> bool:
    """Whether the label of a whole number names the things that a row has so many of."""
    return (
        bool(_SEVERAL.match(label)) and not _MEASURE.fullmatch(label) and not label.removesuffix("s").endswith(_AMOUNTS)
    )


def describes(said: str) -> bool:
    """Whether an enum value says what a row is: ``paid``, ``on hold``, ``available``."""
    return bool(_QUALITY.search(said))


def main_date(entity: Entity) -> Field | None:
    """Return the day or moment that a row is thought of as being on: the sailing on 14 May."""
    dates = [field for field in entity.fields if field.type in ("day", "moment") and not field.generated]
    return next((field for field in dates if field.name == entity.title or _WHEN.match(field.name)), None)


def possessive(noun: str) -> str:
    """Return a name as an owner: ``Lars'``, ``Ingrid Solheim's``."""
    return f"{noun}'" if noun.endswith("s") else f"{noun}'s"


def _dated(said: str, path: Path, match: str, entity: Entity, *, several: bool) -> str:
    moment, label = said[2:3] == ":", label_of(path)
    plain = not path.references and path.field == main_date(entity) and match != "at_most"
    before, after = limit_of(match, "moment" if moment else "day", said, label)
    if plain and moment and match == "at_least":
        before, after = "", " or later"
    then = f"{before or ('at ' if moment else 'on ')}{said}{after}"
    if plain:
        return then
    event = happening(path.field.label, entity.label)
    if event is None:
        return f"whose {label} is {before}{said}{after}"
    if path.references:
        owner = label.removesuffix(f"'s {path.field.label}")
        return (
            f"whose {possessive(owner)} {event.part} {event.verb} {then}"
            if event.part
            else f"whose {owner} {event.verb} {then}"
        )
    return event.clause(then, several=several)


def limit_of(match: str, kind: str, said: str, label: str) -> tuple[str, str]:
    """Return what is said before and after a limit: always the same of one value, and in turns of others."""
    return Stream("limit", match, label, said).pick(_LIMITS[kind].get(match, (("", ""),)))


def singular(text: str) -> str:
    """Return a text in which one thing is said in the singular: ``1 litre``, ``with at least 1 person``."""
    return _ONE_OF_MANY.sub(r"1 \1", text).replace(" 1 people", " 1 person")
