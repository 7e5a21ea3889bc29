"""What every row must keep: presence, ranges, uniqueness, checks and invariants, also those of the rows it refers to."""

from generator.database.ordering import names_in
from generator.design.evaluation import Row, Tables, evaluate
from generator.design.model import Design, Entity, Field
from generator.design.paths import column
from mcp_servers.contracts import Json


class Constraints:
    """The rules of a design over growing tables."""

    def __init__(self, design: Design, tables: Tables) -> None:
        self._design = design
        self._tables = tables
        self._keys: dict[tuple[str, tuple[str, ...]], set[tuple[Json, ...]]] = {}
        self._watchers = {
            entity.plural: {
                other.name: [rule for rule in other.invariants if entity.plural in names_in(rule)]
                for other in design.entities
            }
            for entity in design.entities
        }

    def broken(self, row: Row) -> str | None:
        """Return a rule that a row breaks by standing in its table, or ``None``; its own keys are not yet taken."""
        for group in key_groups(row.entity):
            if self._key(row, group) in self._taken(row.entity, group):
                return f"{' + '.join(group)} is unique"
        own = self.broken_alone(row)
        if own:
            return own
        watchers = self._watchers[row.entity.plural]
        for other in rows_referred_to(row):
            for rule in watchers[other.entity.name]:
                if not self.holds(rule, other):
                    return f"{other.entity.name}: {rule}"
        return None

    def broken_alone(self, row: Row) -> str | None:
        """Return a rule about presence, range, checks or invariants that a row breaks, or ``None``."""
        for field in row.entity.fields:
            problem = problem_with(field, row.values[column(field)], self._design.now)
            if problem:
                return f"{field.name} {problem}"
        rules = (*row.entity.checks, *row.entity.invariants)
        return next((rule for rule in rules if not self.holds(rule, row)), None)

    def holds(self, rule: str, row: Row) -> bool:
        """Tell whether a check or invariant holds for a row."""
        return bool(evaluate(rule, self._tables, names_of(row), self._design.now))

    def take(self, row: Row) -> None:
        """Note the keys of an accepted row."""
        for group in key_groups(row.entity):
            key = self._key(row, group)
            if key:
                self._taken(row.entity, group).add(key)

    def is_taken(self, entity: Entity, field: Field, value: Json) -> bool:
        """Tell whether an accepted row already has this value of a unique field."""
        return field.unique and (value,) in self._taken(entity, (field.name,))

    def _taken(self, entity: Entity, group: tuple[str, ...]) -> set[tuple[Json, ...]]:
        return self._keys.setdefault((entity.name, group), set())

    def _key(self, row: Row, group: tuple[str, ...]) -> tuple[Json, ...]:
        """Return a row's values of a column group; empty, and never taken, where one is absent."""
        columns = {field.name: column(field) for field in row.entity.fields}
        key = tuple(row.values[columns[name]] for name in group)
        return () if None in key else key


def key_groups(entity: Entity) -> list[tuple[str, ...]]:
    """Return the groups of fields that are unique together, single ones included."""
    return [(field.name,) for field in entity.fields if field.unique] + list(entity.unique)


def names_of(row: Row) -> dict[str, Json | Row]:
    """Return the names that rules about a row use: ``self`` and its fields."""
    fields = {field.name: row.get(field.name) for field in row.entity.fields}
    return {"self": row, **fields}


def problem_with(field: Field, value: Json, now: str) -> str:
    """Return what is wrong with a value on its own, or nothing."""
    if value is None:
        return "is required" if field.required else ""
    if field.type == "enum" and value not in field.values:
        return f"is one of {', '.join(field.values)}, not {value}"
    if field.type in ("integer", "money", "decimal"):
        if field.minimum is not None and value < field.minimum:
            return f"is at least {field.minimum}"
        if field.maximum is not None and value > field.maximum:
            return f"is at most {field.maximum}"
    if field.generated and field.type in ("day", "moment") and value > now:
        return "is taken from the clock and cannot lie ahead"
    return ""


def rows_referred_to(row: Row) -> list[Row]:
    """Return the rows that a row refers to, and those they refer to, each once."""
    found: dict[Row, None] = {}
    waiting = [row]
    while waiting:
        current = waiting.pop()
        for field in current.entity.fields:
            other = current.get(field.name) if field.type == "reference" else None
            if isinstance(other, Row) and other not in found and other != row:
                found[other] = None
                waiting.append(other)
    return list(found)
