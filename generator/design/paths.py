"""Paths that follow references: ``sailing.vessel.name`` seen from a booking."""

from dataclasses import dataclass
from functools import lru_cache

from generator.design.expressions import hint
from generator.design.model import Design, Entity, Field, Operation
from generator.design.syntax import ExpressionError

ID = Field(name="id", type="text", label="id", required=True)


@dataclass(frozen=True)
class Path:
    """A path seen from an entity's row."""

    entity: Entity
    """Where it starts."""
    references: tuple[Field, ...]
    """References followed, in order."""
    field: Field
    """What it ends in; ``id`` for the row itself."""

    @property
    def optional(self) -> bool:
        """Whether the value may be absent."""
        return not all(step.required for step in (*self.references, self.field))

    @property
    def names(self) -> tuple[str, ...]:
        """The names along the path."""
        return (*(reference.name for reference in self.references), self.field.name)

    @property
    def key(self) -> str:
        """Its name in results: ``sailing_vessel_name``; a reference's is its column, ``vessel_id``."""
        return "_".join(self.names) + ("_id" if self.field.type == "reference" else "")


def column(field: Field) -> str:
    """Return a field's column: ``vessel_id`` for the reference ``vessel``."""
    return f"{field.name}_id" if field.type == "reference" else field.name


def find_path(design: Design, entity: Entity, text: str) -> Path:
    """Return the path with this text, seen from a row of ``entity``.

    Raises:
        ExpressionError: A step does not exist.
    """
    here, references = entity, list[Field]()
    names = text.split(".")
    for number, name in enumerate(names):
        fields = {"id": ID, **{field.name: field for field in here.fields}}
        if name not in fields:
            raise ExpressionError(f"{here.name} has no field '{name}'{hint(name, list(fields))}")
        field = fields[name]
        if number == len(names) - 1:
            return Path(entity, tuple(references), field)
        if field.type != "reference":
            raise ExpressionError(f"'{name}' in '{text}' is not a reference; it has no '{names[number + 1]}'")
        references.append(field)
        here = design.entity(field.target)
    raise AssertionError("a path has at least one name")


def shown_paths(design: Design, operation: Operation) -> dict[str, Path]:
    """Return result key to path for what an operation shows of a row, ``id`` first; lets and long texts are left out.

    Raises:
        ExpressionError: A path does not exist, or leads to a long text.
    """
    entity = design.entity(operation.entity)
    paths = [Path(entity, (), ID)]
    for text in operation.returns or ("*",):
        if text == "*":
            paths += [Path(entity, (), field) for field in entity.fields if not field.long]
        elif text not in operation.lets:
            path = find_path(design, entity, text)
            if path.field.long:
                raise ExpressionError(f"'{text}' is long and shown in no row; a tool with 'read' gives its lines")
            paths.append(path)
    return {path.key: path for path in paths}


def shown_lets(operation: Operation) -> tuple[str, ...]:
    """Return the lets that an operation shows beside the row."""
    return tuple(text for text in operation.returns if text in operation.lets)


@lru_cache(maxsize=1024)
def label_of(path: Path) -> str:
    """Return how a person says a path: ``vessel name``, ``departure time``."""
    if not path.references:
        return path.field.label
    before = path.references[-1].label
    return before if path.field.name == "name" else f"{before}'s {path.field.label}"
