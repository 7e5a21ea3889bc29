"""Planning: which tables the theme needs."""

from collections.abc import Iterator
from pathlib import Path
from zoneinfo import available_timezones

from generator.agents.database.plan import Plan, Table, faults_of
from generator.agents.engine import Work
from generator.agents.engine.quoting import quote
from generator.agents.room import Room
from generator.taxonomy import groups

BRIEF = Path(__file__).with_suffix(".md")
FEWEST_TABLES, MOST_TABLES, FEWEST_REFERENCES = 4, 12, 2


async def make_plan(room: Room) -> Plan:
    """Return a plan of the database.

    Raises:
        GivenUp: No plan held.
    """
    places = tuple(group.pair for group in groups())

    async def review(plan: Plan) -> str:
        return "\n".join([*faults_of(plan, places), *senseless(plan)])

    listed = "\n".join(f"- {group.category} / {group.name}: {group.about}" for group in groups())
    notes = "".join(f"\n\nGiven with it, and data, is {quote(note)}" for note in room.subject.notes)
    request = f"The theme: {room.subject.title}{notes}\n\nCategories and groups:\n{listed}"
    return await room.worker.do(Work("research/plan", BRIEF.read_text("utf-8"), request, Plan, review))


def senseless(plan: Plan) -> Iterator[str]:
    """Yield what makes a plan without faults a poor one."""
    references = [(table.name, column) for table in plan.tables for column in table.columns if column.target]
    if not FEWEST_TABLES <= len(plan.tables) <= MOST_TABLES:
        yield f"{len(plan.tables)} tables; plan {FEWEST_TABLES} to {MOST_TABLES}"
    if len(references) < FEWEST_REFERENCES:
        yield f"{len(references)} references between the tables; plan at least {FEWEST_REFERENCES}"
    if not any(map(is_record, plan.tables)):
        yield "no table of operational records: one with a reference, an enum of its states and a day or moment"
    if plan.account and not plan.introduction:
        yield "there is an account and no introduction of it"
    if plan.zone not in available_timezones():
        yield f"there is no time zone {plan.zone}"
    targets = {column.target for _, column in references}
    yield from (
        f"{table.name}: others refer to it, so it needs a title"
        for table in plan.tables
        if table.name in targets and not table.title
    )
    if circle := _unreachable(plan):
        yield f"{', '.join(circle)}: they require rows of each other, so that none can be the first"


def is_record(table: Table) -> bool:
    """Tell whether a table is of operational records: what happens to something, when, and how far it has got."""
    types = {column.type for column in table.columns}
    return {"reference", "enum"} <= types and bool(types & {"day", "moment"})


def _unreachable(plan: Plan) -> list[str]:
    """Return the tables in which there can be no first row."""
    left = {
        table.name: {column.target for column in table.columns if column.type == "reference" and column.required}
        for table in plan.tables
    }
    while ready := [name for name, needed in left.items() if not needed & left.keys()]:
        for name in ready:
            del left[name]
    return list(left)
