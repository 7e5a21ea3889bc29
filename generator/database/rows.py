"""The rows of a world: drawn from the common cast and the vocabulary, until every rule of the design holds."""

from collections import Counter

from generator.database.bodies.writing import is_composed, write_body
from generator.database.cast import make_cast
from generator.database.constraints import Constraints
from generator.database.fields import FieldSampler
from generator.database.ordering import late_fields, order_entities
from generator.database.streams import Stream
from generator.database.subjects import Words, make_subjects
from generator.design.evaluation import Row, Tables
from generator.design.model import Design, Entity, Field
from generator.design.paths import column
from generator.design.problems import DesignError
from mcp_servers.contracts import InputError, Json

ATTEMPTS = 200
"""How often a row is drawn before the table is taken to be full."""

ENOUGH = 8
"""Rows of one table that refer to the account; more do not make it a better one."""


Rows = dict[str, list[dict[str, Json]]]
"""Table name to rows in the order of their ids."""


def make_rows(design: Design, seed: int) -> Rows:
    """Make the rows of a world.

    A table has fewer rows than the design asks for where no further row satisfies the rules (at most as many refunds as
    cancelled bookings), but at least half of them.

    Raises:
        DesignError: The design's rules leave less than half of a table, or a field says too little to draw a value.
    """
    maker = _RowMaker(design, seed)
    ordered = order_entities(design)
    for entity in ordered:
        maker.fill(entity)
    for entity in ordered:
        maker.settle(entity, late_fields(entity, ordered))
    maker.write_bodies()
    return maker.finish()


class _RowMaker:
    """One world in the making."""

    def __init__(self, design: Design, seed: int) -> None:
        self._design = design
        self._seed = seed
        self._cast = make_cast(seed)
        self._tables = Tables(design)
        self._rules = Constraints(design, self._tables)
        self._fields = FieldSampler(design, self._tables, self._rules, self._cast, Stream(seed, design.name))

    def fill(self, entity: Entity) -> None:
        """Make an entity's rows."""
        stream = Stream(self._seed, self._design.name, entity.name)
        keys = distinct_keys(entity, stream.derive("ids"))
        subjects = make_subjects(entity, self._cast, self._seed, stream.derive("subjects"))
        for index, (key, words) in enumerate(zip(keys, subjects, strict=True)):
            broken: Counter[str] = Counter()
            chance = stream.derive("row", index)
            while broken.total() < ATTEMPTS:
                row = self._tables.add(entity.name, {"id": key, **dict.fromkeys(map(column, entity.fields))})
                problem = self._fill_in(row, words, chance) or self._rules.broken(row)
                if problem is None:
                    self._rules.take(row)
                    break
                broken[problem] += 1
                self._tables.remove(row)
            else:
                if 2 * index >= entity.count:
                    return
                raise DesignError(
                    ("entities", entity.name),
                    f"no {entity.name} can be made after {index} of {entity.count};"
                    f" most often broken: {broken.most_common(1)[0][0]}",
                )

    def _fill_in(self, row: Row, words: Words, chance: Stream) -> str | None:
        """Draw all fields of a row in turn; return the first that has to have a value and got none."""
        for field in row.entity.fields:
            self._draw(row, field, words, chance)
            if field.required and row.values[column(field)] is None:
                return f"{field.name} is required"
        return None

    def settle(self, entity: Entity, fields: tuple[Field, ...]) -> None:
        """Draw the fields that depend on other tables again, now that those are filled."""
        for row in self._tables.rows(entity.plural) if fields else []:
            chance = Stream(self._seed, self._design.name, entity.name, "late", row.key)
            for _ in range(ATTEMPTS):
                for field in fields:
                    self._draw(row, field, {}, chance)
                if self._rules.broken_alone(row) is None:
                    break

    def write_bodies(self) -> None:
        """Compose the long texts, which may name any row."""
        for entity in self._design.entities:
            for field in filter(is_composed, entity.fields):
                for row in self._tables.rows(entity.plural):
                    chance = Stream(self._seed, self._design.name, entity.name, "body", field.name, row.key)
                    row.values[field.name] = write_body(field, row, self._tables, self._design.now, chance)

    def finish(self) -> Rows:
        """Check every row against the finished tables and return them."""
        rows: Rows = {}
        for entity in self._design.entities:
            for row in self._tables.rows(entity.plural):
                problem = self._rules.broken_alone(row)
                if problem:
                    raise DesignError(
                        ("entities", entity.name), f"rows of {entity.name} cannot all keep the rule: {problem}"
                    )
            rows[entity.plural] = sorted(
                (row.values for row in self._tables.rows(entity.plural)), key=lambda row: row["id"]
            )
        return rows

    def _draw(self, row: Row, field: Field, words: Words, chance: Stream) -> None:
        try:
            row.values[column(field)] = self._fields.draw(field, row, words, chance)
        except InputError as error:
            raise DesignError(("entities", row.entity.name, field.name), str(error)) from error


def distinct_keys(entity: Entity, stream: Stream) -> list[str]:
    """Return as many different ids as an entity has rows."""
    numbers: dict[int, None] = {}
    while len(numbers) < entity.count:
        numbers[stream.integer(1000, 9999)] = None
    return [f"{entity.prefix}-{number}" for number in numbers]


def account_key(design: Design, rows: Rows) -> str:
    """Return the id of the row that "me" means: the one of the account's entity that all sorts of other rows refer to."""
    if design.account is None:
        return ""
    own = rows[design.entity(design.account.entity).plural]
    scores: Counter[str] = Counter()
    for entity in design.entities:
        for field in entity.fields:
            if field.target == design.account.entity:
                uses = Counter(row[column(field)] for row in rows[entity.plural])
                scores.update({row["id"]: min(uses[row["id"]], ENOUGH) for row in own})
    return str(max(own, key=lambda row: (scores[row["id"]], row["id"]))["id"])
