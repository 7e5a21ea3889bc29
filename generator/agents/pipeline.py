"""The stages that make a server of a subject, one after the other, and what becomes of it."""

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator.agents.coding.stage import STAGE as CODING
from generator.agents.complexification.stage import STAGE as COMPLEXIFICATION
from generator.agents.engine import Spent
from generator.agents.publishing.stage import STAGE as PUBLISHING
from generator.agents.room import Room, Stage, run_stage
from mcp_servers.contracts import Fault, InputError, Json

STAGES: tuple[Stage, ...] = (COMPLEXIFICATION, CODING, PUBLISHING)


@dataclass(frozen=True)
class Discovered:
    """What became of one subject."""

    name: str
    folder: Path | None
    """Finished server folder; ``None`` where a stage failed."""
    spent: Spent
    reports: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    """Stage to what it counted."""
    failure: str = ""
    """Stage and reason."""


async def discover(room: Room) -> Discovered:
    """Take one subject through all stages; a stage that fails costs only this subject, and a later run goes on there."""
    reports: dict[str, Mapping[str, Json]] = {}
    folder: Path | None = None
    name = ""
    try:
        for stage in STAGES:
            name = stage.name
            folder, reports[name] = await run_stage(stage, room, folder)
    except (InputError, Fault) as error:
        failure = f"{name}: {error}"
    except Exception as error:
        room.folder.mkdir(parents=True, exist_ok=True)
        (room.folder / "crash.txt").write_text(traceback.format_exc(), "utf-8")
        failure = f"{name}: {type(error).__name__}: {error} (see {room.folder.name}/crash.txt in the workspace)"
    else:
        server = folder / "server" if folder else None
        return Discovered(room.subject.name, server, room.worker.store.spent, reports)
    return Discovered(room.subject.name, None, room.worker.store.spent, reports, failure)
