"""A design in words, for those who fill it."""

from collections.abc import Collection

from generator.design.model import Design, Entity, Field


def outline(design: Design, tables: Collection[str]) -> str:
    """Return some tables of a design, a line for each column."""
    return "\n\n".join(_table(entity, design) for entity in design.entities if entity.plural in tables)


def _table(entity: Entity, design: Design) -> str:
    named = f" A row is named by its {entity.title}." if entity.title else ""
    head = f"{entity.plural}: {entity.origin.rstrip('.')}.{named}"
    return "\n".join([head, *(f"- {_column(field, design)}" for field in entity.fields)])


def _column(field: Field, design: Design) -> str:
    said = [f"{field.name} ({_type(field, design)})"]
    said += ["required" if field.required else "may be left out"]
    said += ["unique"] if field.unique else []
    said += [f"at least {field.minimum}"] if field.minimum is not None else []
    said += [f"at most {field.maximum}"] if field.maximum is not None else []
    return f"{', '.join(said)}: {field.label}"


def _type(field: Field, design: Design) -> str:
    if field.type == "enum":
        return f"one of {', '.join(field.values)}"
    if field.type == "reference":
        target = design.entity(field.target)
        return f"{target.title or 'id'} of one of the {target.plural}"
    return {
        "money": "integer, in minor units",
        "day": "day like 2026-03-04",
        "moment": "moment like 2026-03-04T09:00",
    }.get(field.type, field.type)
