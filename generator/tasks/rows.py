"""The rows of a world seen through its design: by entity, with paths that follow references."""

from collections.abc import Mapping

from generator.design.model import Design, Entity, Field
from generator.design.paths import Path, column, find_path
from generator.tasks.words import WordIndex
from mcp_servers.contracts import Json, State

Row = Mapping[str, Json]


class Rows:
    """The start state of an environment by entity."""

    def __init__(self, design: Design, state: State) -> None:
        self.design = design
        self._tables = {entity.name: state.get(entity.plural, {}) for entity in design.entities}
        self._columns: dict[str, dict[str, Json]] = {}
        self._indexes: dict[tuple[str, tuple[str, ...]], WordIndex] = {}
        self._entities = {key: entity for entity, table in self._tables.items() for key in table}

    def of(self, entity: str) -> Mapping[str, Row]:
        """Return an entity's rows by id."""
        return self._tables[entity]

    def entity_of(self, key: Json) -> str:
        """Return the entity of the row with this id, or an empty string if no row has it."""
        return self._entities.get(key, "") if isinstance(key, str) else ""

    def title(self, entity: str, key: str) -> Json:
        """Return what a person calls a row, or ``None`` if it has no name or the chain made it."""
        return self._tables[entity].get(key, {}).get(self.design.entity(entity).title)

    def column(self, path: Path) -> Mapping[str, Json]:
        """Return id to what a path leads to, for all rows of the path's entity."""
        name = ".".join((path.entity.name, *path.names))
        if name not in self._columns:
            self._columns[name] = {key: self.value(path, key) for key in self._tables[path.entity.name]}
        return self._columns[name]

    def having(self, entity: str, paths: tuple[str, ...], words: str) -> frozenset[str]:
        """Return the ids of an entity's rows in whose texts at some paths all words occur, as a search finds them."""
        if (entity, paths) not in self._indexes:
            found = [self.column(find_path(self.design, self.design.entity(entity), text)) for text in paths]
            texts = {key: [column[key] for column in found] for key in self._tables[entity]}
            self._indexes[entity, paths] = WordIndex(texts)
        return self._indexes[entity, paths].find(words)

    def value(self, path: Path, key: str) -> Json:
        """Return what a path leads to from the row with this id; a reference gives the id it holds."""
        row = self._tables[path.entity.name].get(key)
        for reference in path.references:
            target = row.get(column(reference)) if row is not None else None
            row = self._tables[reference.target].get(target) if isinstance(target, str) else None
        return row.get(column(path.field)) if row is not None else None


def title_of(entity: Entity) -> Field | None:
    """Return the field a person names a row by, or ``None``."""
    return field_named(entity, entity.title) if entity.title else None


def field_named(entity: Entity, name: str) -> Field | None:
    """Return an entity's field, or ``None``."""
    return next((field for field in entity.fields if field.name == name), None)
