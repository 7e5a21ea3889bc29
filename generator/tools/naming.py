"""Names in generated code."""

from generator.design.model import Entity, Field


def camel(name: str) -> str:
    """Return ``check_in`` as ``CheckIn``."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


_IMPORTED = frozenset(
    ("Annotated", "Database", "Day", "Literal", "Moment", "Page", "PageNumber", "Refused", "Text", "TypedDict")
)
"""Types that modules of tools import."""


def row_name(entity: Entity) -> str:
    """Return the name of the type of an entity's rows: ``Booking``."""
    name = camel(entity.name)
    return f"{name}Row" if name in _IMPORTED else name


def enum_name(entity: Entity, field: Field) -> str:
    """Return the name of an enum's type: ``BookingStatus``."""
    return f"{camel(entity.name)}{camel(field.name)}"


def free_name(wanted: str, taken: set[str], qualifier: str = "other") -> str:
    """Return a name that is not taken, made longer by a qualifier where it must be, and take it."""
    while wanted in taken:
        wanted = f"{qualifier}_{wanted}"
    taken.add(wanted)
    return wanted
