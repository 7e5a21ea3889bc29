"""The complexification stage: rounds of enrichment, until one adds nothing or there have been enough."""

from collections.abc import Mapping
from pathlib import Path

from generator.agents.complexification.workbench import Workbench
from generator.agents.database.description import thin_spots
from generator.agents.database.draft import Draft
from generator.agents.database.wealth import measure
from generator.agents.engine import GivenUp, Work
from generator.agents.engine.toolbox import OpenToolboxes
from generator.agents.room import Job, Stage
from generator.splits import read_splits
from mcp_servers.checks.gates.data import MIN_ROWS
from mcp_servers.contracts import InputError, Json, Model
from mcp_servers.episodes.limits import Limits

LIMITS = Limits(turns=30, turn_tokens=8_192, seconds=3_600.0, corrections=3, retries=0)
"""Of a round. It is not begun again where it failed: its workbench holds what it added so far, a new run has a fresh one."""

BRIEF = Path(__file__).with_name("round.md").read_text("utf-8")


class Added(Model):
    """What a round says at its end."""

    summary: str
    """What was added, and what is still missing."""


async def complexify(job: Job) -> Mapping[str, Json]:
    """Take the database through its rounds and write it anew.

    Raises:
        InputError: It has too few rows at the end.
    """
    splits = read_splits()
    draft, rounds = Draft.read(job.folder, job.design), []
    for number in range(1, job.room.aims.rounds + 1):
        before = measure(draft.design, draft.rows)
        bench = Workbench(draft, job.room.worker.completions.endpoint.model, splits)
        failure = await _work(job, bench, number)
        draft = bench.draft
        gains = measure(draft.design, draft.rows).gains(before)
        refused = dict(sorted(bench.refused.items()))
        rounds.append({"gains": gains, "refused": refused, **({"given up": failure} if failure else {})})
        if not gains:
            break
    rows = sum(map(len, draft.rows.values()))
    if rows < MIN_ROWS:
        raise InputError(
            f"the database has {rows} rows after {len(rounds)} rounds of complexification; at least {MIN_ROWS} are needed. "
            f"Thin are: {'; '.join(list(thin_spots(draft.design, draft.rows))[:5]) or 'no single tables'}"
        )
    job.keep(draft.design)
    draft.write(job.folder, splits.derive("ids", draft.design.name, ""))
    return {"rounds": rounds, "wealth": measure(draft.design, draft.rows).model_dump()}


async def _work(job: Job, bench: Workbench, number: int) -> str:
    """Have the model work for one round; return why it gave up, if it did: what it has added by then is kept."""
    async with OpenToolboxes() as opened:
        work = Work(
            f"complexification/round-{number}",
            BRIEF,
            _request(job, bench, number),
            Added,
            tools=await opened.open({"workbench": bench.server()}),
            limits=LIMITS,
        )
        try:
            await job.room.worker.do(work)
        except GivenUp as error:
            return str(error)
    return ""


def _request(job: Job, bench: Workbench, number: int) -> str:
    aims = job.room.aims
    rows = sum(map(len, bench.draft.rows.values()))
    missing = max(aims.rows - rows, 0)
    return (
        f"The database: {bench.draft.design.title}, about {job.room.subject.title}. Round {number} of at most {aims.rounds}.\n"
        f"It has {rows} rows; {aims.rows} are aimed at{f', so {missing} more' if missing else ', which it has'}."
    )


STAGE = Stage("complexification", complexify)
