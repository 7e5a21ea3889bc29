"""Facts by which the rows of one world can be found by somebody who read them in another: names, towns, days."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from generator.design.model import Field
from generator.tasks.matching import Filter, matches
from generator.tasks.rows import title_of
from generator.tasks.setting import Setting
from generator.tasks.signatures import Output, Parameter, Signature

PLACE: Final = "place."
DAY: Final = "day"

KINDS = ("person.name", "company.", PLACE, "email")
"""How the meanings of fields begin whose values people carry from one service to another."""


@dataclass(frozen=True)
class Lookup:
    """A search that finds one row alone by a name, its town or its day."""

    signature: Signature
    parameter: Parameter
    key: str
    """Id of the row."""


Lookups = Mapping[tuple[str, str], tuple[Lookup, ...]]
"""Kind and name to the searches by which it finds a row alone."""


def kind_of(field: Field) -> str:
    """Return what kind of fact a field holds that several servers may know, or nothing."""
    if field.type in ("day", "moment"):
        return "" if field.generated else DAY
    return next((kind for kind in KINDS if field.meaning.startswith(kind)), "")


def find_lookups(setting: Setting) -> dict[tuple[str, str], tuple[Lookup, ...]]:
    """Return the names by which a search that asks for nothing else finds a row of a world alone."""
    found: dict[tuple[str, str], tuple[Lookup, ...]] = {}
    for signature in setting.signatures.values():
        if signature.operation.kind != "search" or any(item.required for item in signature.parameters):
            continue
        for parameter in signature.parameters:
            path = parameter.path
            if path is None or parameter.entity or parameter.input.match not in ("contains", "equals", "on_day"):
                continue
            kind = kind_of(path.field)
            if not kind or (kind == DAY and path.references):
                continue
            for key, held in setting.rows.column(path).items():
                name = held[:10] if kind == DAY and held else held
                if name and _alone(setting, signature, parameter, name, key):
                    found[kind, name] = (*found.get((kind, name), ()), Lookup(signature, parameter, key))
    return found


def names_shown(setting: Setting) -> dict[str, frozenset[tuple[str, str]]]:
    """Return entity to the kinds and names that searches and views of its rows show."""
    shown: dict[str, set[tuple[str, str]]] = {}
    for signature in setting.signatures.values():
        for output in signature.outputs:
            if output.path is not None and (kind := shown_kind(output)):
                column = setting.rows.column(output.path)
                shown.setdefault(signature.operation.entity, set()).update((kind, name) for name in column.values())
    return {entity: frozenset(names) for entity, names in shown.items()}


def rows_showing(setting: Setting, lookups: Lookups) -> dict[str, frozenset[str]]:
    """Return entity to the ids of its rows that show a name which another world can be searched by."""
    showing: dict[str, set[str]] = {}
    for signature in setting.signatures.values():
        for output in signature.outputs:
            if output.path is not None and (kind := shown_kind(output)):
                column = setting.rows.column(output.path)
                showing.setdefault(signature.operation.entity, set()).update(
                    key for key, name in column.items() if (kind, name) in lookups
                )
    return {entity: frozenset(keys) for entity, keys in showing.items() if keys}


def people_of(setting: Setting) -> frozenset[str]:
    """Return the entities whose rows are called by such a name."""
    titles = {entity.name: title_of(entity) for entity in setting.design.entities}
    return frozenset(name for name, title in titles.items() if title is not None and kind_of(title) not in ("", DAY))


def shown_kind(output: Output) -> str:
    """Return what kind of fact an output shows that several servers may know, or nothing."""
    if output.path is None or (output.type == DAY and output.path.references):
        return ""
    return kind_of(output.path.field) if output.type in ("text", DAY) else ""


def role_of(setting: Setting, lookup: Lookup) -> str:
    """Say what somebody is to the row that a search by their name finds: ``a patient``, ``the customer of an order``."""
    entity, path = setting.design.entity(lookup.signature.operation.entity), lookup.parameter.path
    assert path is not None
    if not path.references and path.field == title_of(entity):
        return f"a {entity.label}"
    role = path.references[-1].label if path.references else path.field.label
    return f"the {role.removesuffix(' name')} of a {entity.label}"


def _alone(setting: Setting, signature: Signature, parameter: Parameter, name: str, key: str) -> bool:
    return matches(setting.rows, signature.operation.entity, [Filter(parameter, name)]) == [key]
