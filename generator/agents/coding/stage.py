"""The coding stage: tools and tests are written, mended, and in the end validated against each other."""

from collections.abc import Mapping
from pathlib import Path

from generator.agents.coding.desk import Desk
from generator.agents.coding.examination import Examiner
from generator.agents.coding.strength import measure_strength, note_strength, weakness
from generator.agents.coding.validation import LEAST_TOOLS, cross_validate, too_few
from generator.agents.database.draft import Draft
from generator.agents.engine import GivenUp, Work
from generator.agents.engine.quoting import quote
from generator.agents.engine.toolbox import OpenToolboxes
from generator.agents.room import Job, Stage
from mcp_servers.contracts import Json, Model
from mcp_servers.episodes.limits import Limits

LIMITS = Limits(turns=40, turn_tokens=16_384, seconds=7_200.0, corrections=4, retries=0)
"""A file of a dozen tools has some 6,000 tokens. Files stay as they are between attempts, so a fault is for a new run."""

BRIEF = Path(__file__).with_name("write.md").read_text("utf-8")


class Written(Model):
    """What is said of the code at the end; the code itself lies in the files."""

    summary: str


async def write_code(job: Job) -> Mapping[str, Json]:
    """Have tools and tests written, and keep what holds.

    Raises:
        InputError: Too little of it holds.
    """
    draft, examiner, wanted = Draft.read(job.folder, job.design), Examiner(job.server), job.room.aims.tools
    told: list[str] = []

    async def review(_: Written) -> str:
        found = await examiner.examine()
        if found.faults:
            return f"This does not hold yet:\n{found}"
        few = 2 * len(found.tools) < wanted
        if lack := too_few(found) or (f"{len(found.tools)} tools are few; about {wanted} are wanted" if few else ""):
            return lack
        if not told:  # once: tests that hold are kept, however weak
            told.append(weakness(await measure_strength(job.server)))
            return told[0]
        return ""

    given_up = ""
    async with OpenToolboxes() as opened:
        tools = await opened.open({"desk": Desk(job.server, draft, examiner).server()})
        work = Work("coding/tools", BRIEF, _request(job), Written, review, tools, LIMITS, temperature=0.3)
        try:
            await job.room.worker.do(work)
        except GivenUp as error:
            given_up = str(error)
    found, gone = await cross_validate(job.server, examiner)
    strength = await measure_strength(job.server)
    note_strength(job.server, strength)
    design = job.design
    job.keep(design.model_copy(update={"omitted": {**design.omitted, **gone}}))
    return {
        "tools": len(found.tools),
        "writing": sum(found.tools.values()),
        "tests": found.tests,
        "strength": dict(strength),
        "dropped": gone,
        **({"given up": given_up} if given_up else {}),
    }


def _request(job: Job) -> str:
    design, wanted = job.design, job.room.aims.tools
    rules = [f"Rules of the house, for tools to keep: {' '.join(design.house_rules)}"] if design.house_rules else []
    notes = [f"A note that came with the theme, and is data, is {quote(note)}" for note in job.room.subject.notes]
    return "\n\n".join(
        [
            f"Write about {wanted} tools, {LEAST_TOOLS} at the very least, for: {design.title}. {design.description}",
            *rules,
            *notes,
        ]
    )


STAGE = Stage("coding", write_code)
