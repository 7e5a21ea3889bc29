"""Further tables and columns of a database that has rows already."""

from collections.abc import Mapping

from generator.agents.database.draft import Draft, Source, misfit
from generator.agents.database.plan import Column, Table, entity_of, faults_of_table, new_prefix
from generator.database.constraints import problem_with
from generator.design.model import Design, Field
from generator.design.paths import column
from mcp_servers.contracts import InputError, Json


def with_table(draft: Draft, table: Table) -> Draft:
    """Return the same database with one more table, which is empty.

    Raises:
        InputError: The table has faults; all are named.
    """
    design = draft.design
    tables = [entity.plural for entity in design.entities]
    faults = list(faults_of_table(table, [*tables, table.name]))
    faults += [f"there is a table {table.name} already"] if table.name in tables else []
    faults += [f"a row of another table is called {table.noun}"] if table.noun in _nouns(design).values() else []
    if faults:
        raise InputError("; ".join(faults))
    nouns = {**_nouns(design), table.name: table.noun}
    prefix = new_prefix(table.noun, [entity.prefix for entity in design.entities])
    entities = (*design.entities, entity_of(table, nouns, prefix))
    return Draft(design.model_copy(update={"entities": entities}), draft.rows, draft.sources)


def with_column(draft: Draft, table: str, new: Column, values: Mapping[str, Json], source: Source) -> Draft:
    """Return the same database with one more column.

    Args:
        draft: The database.
        table: Which table; ``KeyError`` if there is none.
        new: The column.
        values: Id of a row to its value; the column is empty in all others.
        source: Where the values are from.

    Raises:
        InputError: The column has faults, or values that do not fit; the first ones are named.
    """
    design = draft.design
    old = next(entity for entity in design.entities if entity.plural == table)
    one = Table(name=table, noun=old.name, purpose="-", columns=(new,))
    faults = list(faults_of_table(one, [entity.plural for entity in design.entities]))
    field = entity_of(one, _nouns(design), old.prefix).fields[0]
    if {field.name, column(field)} & {name for item in old.fields for name in (item.name, column(item))}:
        faults.append(f"{table} has a column {new.name} already")
    if faults:
        raise InputError("; ".join(faults))
    found, problems = _placed(draft, table, field, values)
    if problems:
        raise InputError("; ".join(list(dict.fromkeys(problems))[:3]))
    extended = old.model_copy(update={"fields": (*old.fields, field)})
    entities = tuple(extended if entity is old else entity for entity in design.entities)
    rows = draft.rows
    rows[table] = [{**row, column(field): found[str(row["id"])]} for row in rows[table]]
    made = Draft(design.model_copy(update={"entities": entities}), rows, draft.sources)
    made.sources.setdefault(table, []).append(source.model_copy(update={"title": f"column {new.name}"}))
    return made


def _placed(draft: Draft, table: str, field: Field, values: Mapping[str, Json]) -> tuple[dict[str, Json], list[str]]:
    """Return id to value for all rows of a table, and what is wrong with them."""
    found: dict[str, Json] = {str(row["id"]): None for row in draft.rows[table]}
    problems = [f"{table} has no row {key}" for key in values if key not in found]
    for key in found:
        value = values.get(key)
        problem = misfit(field, value)
        if not problem and field.type == "reference" and value is not None:
            row = draft.row_meant(field, value)
            value = row.key if row else None
            problem = "" if row else f"{field.name} is no {field.target.replace('_', ' ')} that is there"
        found[key] = value
        if problem or (problem := _against(field, value, draft.design.now)):
            problems.append(f"{key}: {problem}")
    given = [value for value in found.values() if value is not None]
    if field.unique and len(set(given)) < len(given):
        problems.append(f"{field.name} is unique, but several rows have the same")
    return found, problems


def _against(field: Field, value: Json, now: str) -> str:
    problem = problem_with(field, value, now)
    return f"{field.name} {problem}" if problem else ""


def _nouns(design: Design) -> dict[str, str]:
    return {entity.plural: entity.name for entity in design.entities}
