"""The research stage: a plan of the database, and rows with the source of each."""

from collections import Counter
from collections.abc import Mapping

from generator.agents.database.draft import Draft
from generator.agents.database.plan import Plan, design_of
from generator.agents.engine import GivenUp
from generator.agents.engine.toolbox import OpenToolboxes
from generator.agents.research.desk import open_desk
from generator.agents.research.fill import Rows, fill, loosen, titles_wanted
from generator.agents.research.find import find_sources
from generator.agents.research.kept import Pages
from generator.agents.research.know import write_rows
from generator.agents.research.plan import is_record, make_plan
from generator.agents.research.read import read_sources
from generator.agents.room import Job, Room, Stage
from generator.database.ordering import order_entities
from mcp_servers.contracts import InfrastructureFault, Json


async def research(job: Job) -> Mapping[str, Json]:
    """Plan a database and fill it from what was found, or else from what the model knows, and say which.

    Raises:
        GivenUp: There is no usable plan.
        InfrastructureFault: Sources were chosen, and not one could be read.
    """
    room = job.room
    plan = await make_plan(room)
    design = design_of(plan, room.subject)
    async with OpenToolboxes() as opened:
        desk = await open_desk(room, opened)
        pages = Pages(room, desk)
        sources, failures = await find_sources(room, design, desk, pages, opened)
        harvests = await read_sources(room, design, pages, sources, opened)
    failures |= {harvest.chosen.source: harvest.failure for harvest in harvests if harvest.failure}
    if failures and not any(harvest.pages for harvest in harvests):
        raise InfrastructureFault("no source could be read: " + "; ".join(failures.values()))
    rows = [row for harvest in harvests for row in harvest.rows]
    design, left_open = loosen(design, rows)
    draft = Draft(design)
    written, not_written, unfit = await _fill_all(room, plan, draft, rows)
    job.keep(design)
    draft.write(job.folder, seed=0)
    return {
        "sources": {one.chosen.source: {"pages": one.pages, "rows read": len(one.rows)} for one in harvests},
        "dropped": {**failures, **not_written},
        "refused": dict(sorted((unfit + sum((one.refused for one in harvests), Counter[str]())).items())),
        "rows": {table: len(some) for table, some in draft.rows.items()},
        "written by the model": written,
        "left to complexification": [table for table, some in draft.rows.items() if not some],
        "columns left open": left_open,
        "tools not used": list(desk.left_out),
    }


async def _fill_all(room: Room, plan: Plan, draft: Draft, rows: Rows) -> tuple[list[str], dict[str, str], Counter[str]]:
    """Add the rows that were read, and have the model write the tables that these do not fill.

    Operational records are left out, except where the account is one: nobody could act without it. So is what belongs to
    them.

    Returns:
        Tables that the model wrote, those that it could not write and why, and why rows that were read did not fit.
    """
    records = {table.name for table in plan.tables if is_record(table)} - {plan.account}
    written, failures = [], {}
    left, unfit = fill(draft, rows)
    for entity in order_entities(draft.design):
        needed = (
            draft.design.entity(field.target).plural for field in entity.fields if field.target and field.required
        )
        if entity.plural in records or draft.rows[entity.plural] or not all(draft.rows[table] for table in needed):
            continue
        try:
            await write_rows(room, draft, entity, titles_wanted(draft.design, left, entity.plural))
            written.append(entity.plural)
        except GivenUp as error:
            if entity.plural == plan.account:
                raise
            failures[entity.plural] = str(error)
        left, unfit = fill(draft, left)  # what was read may refer to what was just written
    return written, failures, unfit


STAGE = Stage("research", research)
