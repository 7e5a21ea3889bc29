"""Knowing: rows of tables that no source states, written by a model and marked as such."""

from collections.abc import Sequence
from pathlib import Path

from pydantic import Field as Described

from generator.agents.database.draft import Draft, Source
from generator.agents.engine import Work
from generator.agents.research.outline import outline
from generator.agents.room import Room
from generator.design.model import Entity
from mcp_servers.contracts import Json, Model

BRIEF = Path(__file__).with_suffix(".md")
MOST_ROWS = 40
MOST_TITLES = 60
"""Rows of a table referred to that are shown."""


class Rows(Model):
    """Rows of one table."""

    rows: tuple[dict[str, Json], ...] = Described(min_length=1)


async def write_rows(room: Room, draft: Draft, entity: Entity, wanted: Sequence[str]) -> int:
    """Have rows of a table written and add them; return how many there are.

    Args:
        room: The environment.
        draft: What they are added to.
        entity: The table.
        wanted: Titles that rows of sources refer to.

    Raises:
        GivenUp: Most of what was written did not fit the table.
    """
    source = Source(origin=f"written by {room.worker.completions.endpoint.model}")

    async def review(answer: Rows) -> str:
        trial = Draft(draft.design, draft.rows)
        added, refused = trial.add(entity.plural, answer.rows, source)
        why = "\n".join(f"{count} rows: {problem}" for problem, count in refused.most_common(5))
        return why if 2 * added < len(answer.rows) else ""

    asked = min(MOST_ROWS, max(8, room.aims.rows // len(draft.design.entities)))
    rows, targets = draft.rows, dict.fromkeys(field.target for field in entity.fields if field.target)
    named = [draft.design.entity(target) for target in targets]
    there = [
        f"{other.plural} that are there: {', '.join(str(row[other.title or 'id']) for row in rows[other.plural][:MOST_TITLES])}"
        for other in named
        if rows[other.plural]
    ]
    request = "\n\n".join(
        [
            f"The theme: {room.subject.title}. {draft.design.title}: {draft.design.description}",
            outline(draft.design, [entity.plural]),
            *there,
            *([f"Among them: {', '.join(wanted[:MOST_ROWS])}"] if wanted else []),
            f"Write {asked} rows.",
        ]
    )
    work = Work(f"research/know/{entity.plural}", BRIEF.read_text("utf-8"), request, Rows, review)
    answer = await room.worker.do(work)
    return draft.add(entity.plural, answer.rows, source)[0]
