"""Complexification: rounds that make a design's world richer, one after the other, each measured on the rows it gives.

A round that gains nothing of what it is for is not kept, nor one whose rows cannot be made; the report says so.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from generator.archetypes.applying import BROUGHT, apply
from generator.archetypes.library import fill, known_archetypes, least
from generator.archetypes.roles import find_words, recognise
from generator.database.rows import Rows, account_key, make_rows
from generator.database.vocabulary import count_texts
from generator.design.model import Design, Entity, Field
from generator.measures import Measures, measure
from mcp_servers.contracts import InputError, Json

ENOUGH_ROWS = 220
"""Rows of a world before archetypes add theirs: a search pages, and no agent can read it all; more cost only building time."""

MOST_ROWS = 130
"""Rows of one table that the vocabulary can name without repeating itself."""

DEEPER = 4
"""A table grows by one part in so many for each required reference between it and a table that needs no other."""

ARCHETYPES = (
    "booking",
    "ledger",
    "stock",
    "order",
    "escalation",
    "checklist",
    "membership",
    "subscription",
    "schedule",
    "quota",
    "history",
    "comments",
)
"""Which archetypes imported designs are searched for, in this order: what fits few things comes before what fits many."""

MOST_ARCHETYPES = 2
"""Archetypes of a design, the first that fit: more would make servers of all sources alike."""

MOST_TOOLS_GAINED = 3
"""Tools that one archetype may bring; each costs a light build what others do."""

MOST_TOOLS_TOGETHER = 2
"""Tools that several may bring: beside one with more stands one that brings none, such as a quota."""

MOST_TOOLS = 40
"""Tools of a server, whatever they come from."""


Richer = tuple[Design, tuple[str, ...]]
"""A design that was changed, and what is told of the change."""


@dataclass(frozen=True)
class Round:
    """One way to make a design richer."""

    change: Callable[[Design], Richer]
    """Returns the richer design, and what it says about the change, if anything."""
    aims: tuple[str, ...]
    """Measures of which it is to gain."""
    otherwise: Callable[[Design], Iterator[Richer]] = lambda _: iter(())
    """Yields what is tried instead, one after the other, where the rows of the richer design cannot be made."""


@dataclass(frozen=True)
class Complexified:
    """What became of a design."""

    design: Design
    rows: Rows
    """Table name to rows of the world that it was measured on last."""
    report: dict[str, Json]
    """``0 start`` to the first measures, ``1 rows`` and so on to what each gained or why it was not kept, and the end."""


def take_through(design: Design, rounds: tuple[str, ...], seed: int) -> Complexified:
    """Take a design through rounds.

    Args:
        design: A complete design.
        rounds: Their names, in order.
        seed: Seed of the rows that they are measured on.

    Raises:
        DesignError: The rows of the design as it comes cannot be made.
    """
    rows = make_rows(design, seed)
    before = _measured(design, rows)
    report: dict[str, Json] = {"0 start": before.model_dump()}
    for number, name in enumerate(rounds, 1):
        try:
            richer, told, drawn = _drawn(ROUNDS[name], design, seed)
        except InputError as error:
            report[f"{number} {name}"] = f"not kept: {error}"
            continue
        after = _measured(richer, drawn)
        gains = after.gains(before)
        if any(gains.get(aim, 0) > 0 for aim in ROUNDS[name].aims):
            design, rows, before = richer, drawn, after
            report[f"{number} {name}"] = {**gains, **({"brought": list(told)} if told else {})}
        else:
            report[f"{number} {name}"] = f"not kept: gains nothing of {', '.join(ROUNDS[name].aims)}"
    report[f"{len(rounds) + 1} end"] = before.model_dump()
    return Complexified(design, rows, report)


def _drawn(one: Round, design: Design, seed: int) -> tuple[Design, tuple[str, ...], Rows]:
    """Return the first of a round's changes whose rows can be made, what is told of it, and the rows.

    Raises:
        InputError: There is none; it says what was wrong with the first.
    """
    problems: dict[str, InputError] = {}
    for richer, told in chain((one.change(design),), one.otherwise(design)):
        try:
            drawn = make_rows(richer, seed)
        except InputError as error:
            problems.setdefault(str(error), error)
        else:
            return richer, (*told, *(f"left out: {problem}" for problem in problems)), drawn
    raise next(iter(problems.values()))


def _measured(design: Design, rows: Rows) -> Measures:
    return measure(design, rows, account_key(design, rows))


def fill_tables(design: Design) -> tuple[Design, tuple[str, ...]]:
    """Raise the rows of all tables together until there are enough for a world; the deeper a table lies, the fuller it gets."""
    wanted = {one.name: one.count * (DEEPER + _depth(design, one)) // DEEPER for one in design.entities}
    total = sum(wanted.values())

    def enough(entity: Entity) -> int:
        raised = max(entity.count, wanted[entity.name], wanted[entity.name] * ENOUGH_ROWS // total)
        return max(entity.count, min(raised, max(MOST_ROWS, ENOUGH_ROWS // len(wanted)), _most(entity)))

    entities = tuple(entity.model_copy(update={"count": enough(entity)}) for entity in design.entities)
    return design.model_copy(update={"entities": entities}), ()


def _most(entity: Entity) -> int:
    """Return how many rows an entity can have before the vocabulary has no further name for one."""
    counts = [count_texts(field.meaning) for field in entity.fields if field.unique and field.type == "text"]
    return min((count * 4 // 5 for count in counts if count), default=ENOUGH_ROWS)


def _depth(design: Design, entity: Entity, above: frozenset[str] = frozenset()) -> int:
    """Return how many required references lead from an entity to one that needs no other."""
    known = above | {entity.name}
    targets = {field.target for field in entity.fields if field.target and field.required} - known
    return max((1 + _depth(design, design.entity(target), known) for target in targets), default=0)


def add_edges(design: Design) -> tuple[Design, tuple[str, ...]]:
    """Give fields the unusual values that worlds have: rare states, amounts at their limits, today, odd and equal names."""
    entities = tuple(
        entity.model_copy(
            update={
                "fields": tuple(
                    field.model_copy(update={"edges": field.edges or tuple(_edges(design, entity, field))})
                    for field in entity.fields
                )
            }
        )
        for entity in design.entities
    )
    return design.model_copy(update={"entities": entities}), ()


def _edges(design: Design, entity: Entity, field: Field) -> Iterator[Json]:
    if field.sample or field.generated or (field.unique and field.type != "text"):
        return
    if field.type == "enum" and len(field.values) > 2:
        yield from field.values[1 + len(field.values) // 2 :]
    elif field.type in ("integer", "money", "decimal") and None not in (field.minimum, field.maximum):
        yield from (field.minimum, field.maximum)
    elif field.type == "day":
        yield design.now[:10]
    elif field.type == "text" and field.name == entity.title:
        yield from _odd_names(entity, field)


def _odd_names(entity: Entity, field: Field) -> Iterator[str]:
    """Yield samples of names with signs that people type; where several rows may have one name, also such a name."""
    usual = field.values[0] if field.values else f"{{{field.meaning}}}" if field.meaning.startswith(_NAMED) else ""
    if usual:
        yield from (f"{usual} № 2", f"“{usual}” (old)")
    if usual and not field.unique:
        yield f"Untitled {entity.label}"


_NAMED = ("thing", "name.", "title.", "label", "any.")
"""Meanings of names that can be added to; that of a person or firm goes with other columns."""


def apply_archetypes(design: Design) -> Richer:
    """Apply the archetypes that fit best, each to the thing that most is done with, as far as tools may be added."""
    richer, told, _ = _with_archetypes(design, ARCHETYPES)
    return richer, told


def apply_fewer(design: Design) -> Iterator[Richer]:
    """Yield a design without each of the archetypes that would be applied, so that others take its place, and without all."""
    _, _, applied = _with_archetypes(design, ARCHETYPES)
    for barred in dict.fromkeys((*((name,) for name in applied), applied)):
        richer, told, kept = _with_archetypes(design, tuple(name for name in ARCHETYPES if name not in barred))
        if kept:
            yield richer, told


def _with_archetypes(design: Design, names: tuple[str, ...]) -> tuple[Design, tuple[str, ...], tuple[str, ...]]:
    """Return a design with what fits of some archetypes, what is told of that, and which were applied."""
    told: list[str] = []
    applied: list[str] = []
    own = {entity.name for entity in design.entities if not entity.origin.startswith(BROUGHT)}
    before = len(design.operations)
    for name in names:
        archetype = least(known_archetypes()[name])
        if len(applied) == MOST_ARCHETYPES:
            break
        had, brings = len(design.operations) - before, len(archetype.operations)
        most = MOST_TOOLS_TOGETHER if had and brings else MOST_TOOLS_GAINED
        if had + brings > min(most, MOST_TOOLS - before):
            continue
        for thing in (one for one in recognise(archetype, design) if one.name in own):
            try:
                richer = apply(archetype, design, thing)
            except InputError as error:
                told.append(f"{name} left out: {error}")
                continue
            told.append(str(fill(archetype.about, find_words(archetype, design, thing))))
            applied.append(name)
            design = richer
            break
    return design, tuple(told), tuple(applied)


ROUNDS = {
    "rows": Round(fill_tables, ("rows", "relations")),
    "edges": Round(add_edges, ("unusual",)),
    "archetypes": Round(apply_archetypes, ("tables", "outcomes"), apply_fewer),
}

IMPORTED = ("rows", "edges", "archetypes")
"""Rounds of imported designs: tables are full before edges are put into them, and what archetypes add is measured last, on a
world that is otherwise finished. More rounds of one kind would find nothing left to do."""

TWINNED = ("rows", "edges")
"""Rounds of twins, which have the tools of the published server and no other."""
