"""Full-text indexes: which columns are searched for words, and the tables and triggers that keep up with them."""

from generator.design.model import Design, Entity
from generator.design.paths import Path, find_path


def indexed_columns(design: Design) -> dict[str, list[str]]:
    """Return table to the columns in which some search looks for words, in the order of the table."""
    wanted: dict[str, set[str]] = {}
    for operation in design.operations:
        for item in operation.inputs:
            if item.match == "matching":
                for text in item.paths:
                    path = find_path(design, design.entity(operation.entity), text)
                    wanted.setdefault(searched_entity(design, path).plural, set()).add(path.field.name)
    tables = {entity.plural: [field.name for field in entity.fields] for entity in design.entities}
    return {
        table: [name for name in names if name in wanted[table]] for table, names in tables.items() if table in wanted
    }


def searched_entity(design: Design, path: Path) -> Entity:
    """Return the entity whose table holds a path's last column."""
    return design.entity(path.references[-1].target) if path.references else path.entity


def index_name(table: str) -> str:
    """Return the name of a table's full-text index."""
    return f"{table}_text"


def render_indexes(design: Design) -> list[str]:
    """Return the statements that create the indexes: they hold no text of their own, and every write reaches them."""
    return [part for table, columns in indexed_columns(design).items() for part in _index(table, columns)]


def _index(table: str, columns: list[str]) -> list[str]:
    name, listed = index_name(table), ", ".join(columns)
    old, new = (", ".join(f"{row}.{column}" for column in ("rowid", *columns)) for row in ("old", "new"))
    add = f"    INSERT INTO {name} (rowid, {listed}) VALUES ({new});"
    remove = f"    INSERT INTO {name} ({name}, rowid, {listed}) VALUES ('delete', {old});"
    return [
        f"-- Words of {table.replace('_', ' ')}, without regard to case and accents.\n"
        f"CREATE VIRTUAL TABLE {name} USING fts5 (\n"
        f"    {listed}, content = {table}, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'\n);",
        _trigger(f"{name}_of_new", f"AFTER INSERT ON {table}", [add]),
        _trigger(f"{name}_of_changed", f"AFTER UPDATE OF {listed} ON {table}", [remove, add]),
        _trigger(f"{name}_of_deleted", f"AFTER DELETE ON {table}", [remove]),
    ]


def _trigger(name: str, event: str, lines: list[str]) -> str:
    return "\n".join([f"CREATE TRIGGER {name} {event} BEGIN", *lines, "END;"])
