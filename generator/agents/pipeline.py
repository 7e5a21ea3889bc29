"""The stages that make a server of a subject, one after the other, and what becomes of it."""

import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator.agents.coding.stage import STAGE as CODING
from generator.agents.complexification.stage import STAGE as COMPLEXIFICATION
from generator.agents.engine import Spent
from generator.agents.publishing.stage import STAGE as PUBLISHING
from generator.agents.research.stage import STAGE as RESEARCH
from generator.agents.room import Room, Stage, run_stage
from generator.agents.solving.stage import STAGE as SOLVING
from generator.agents.tasks.stage import STAGE as TASKS
from mcp_servers.contracts import Fault, InputError, Json

STAGES: tuple[Stage, ...] = (RESEARCH, COMPLEXIFICATION, CODING, TASKS, SOLVING, PUBLISHING)


@dataclass(frozen=True)
class Discovered:
    """What became of one subject."""

    name: str
    folder: Path | None
    """Finished server folder; ``None`` where a stage failed."""
    spent: Spent
    """Of all runs so far."""
    reused: int = 0
    """Completions of earlier runs that were used again."""
    reports: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    """Stage to what it counted."""
    failure: str = ""
    """Stage and reason."""


async def discover(room: Room, tell: Callable[[str], None] = lambda _: None) -> Discovered:
    """Take one subject through all stages; a stage that fails costs only this subject, and a later run goes on there.

    Args:
        room: Of the subject.
        tell: Told of each stage that is done.
    """
    reports: dict[str, Mapping[str, Json]] = {}
    folder: Path | None = None
    name = ""
    try:
        for stage in STAGES:
            name = stage.name
            folder, reports[name] = await run_stage(stage, room, folder)
            tell(name)
    except (InputError, Fault) as error:
        failure = f"{name}: {error}"
    except Exception as error:
        room.folder.mkdir(parents=True, exist_ok=True)
        (room.folder / "crash.txt").write_text(traceback.format_exc(), "utf-8")
        failure = f"{name}: {type(error).__name__}: {error} (see {room.folder.name}/crash.txt in the workspace)"
    else:
        server = folder / "server" if folder else None
        return _became(room, server, reports)
    return _became(room, None, reports, failure)


def _became(
    room: Room, folder: Path | None, reports: Mapping[str, Mapping[str, Json]], failure: str = ""
) -> Discovered:
    store = room.worker.store
    return Discovered(room.subject.name, folder, store.spent, store.reused, reports, failure)
