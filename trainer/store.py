"""All rollouts of a run in one SQLite file: whole, and with the columns one asks for most."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from mcp_servers.contracts import InputError, Rollout, Task

SCHEMA = """
CREATE TABLE IF NOT EXISTS rollouts (
    id INTEGER PRIMARY KEY,
    phase TEXT NOT NULL, -- before, grpo, after, control, shuffled
    step INTEGER NOT NULL, -- update that the rollouts were made for; 0 in examinations
    task TEXT NOT NULL,
    servers TEXT NOT NULL,
    split TEXT NOT NULL,
    level INTEGER NOT NULL,
    success INTEGER, -- NULL: no verdict, because of a fault or an unjudged criterion
    score REAL,
    stop TEXT NOT NULL,
    turns INTEGER NOT NULL,
    tool_calls INTEGER NOT NULL,
    tool_errors INTEGER NOT NULL,
    fault TEXT NOT NULL,
    rollout TEXT NOT NULL -- messages, answer, verdict, tokens and times as JSON
);
CREATE INDEX IF NOT EXISTS rollouts_by_phase ON rollouts (phase, step);
"""

INSERT = f"INSERT INTO rollouts VALUES (NULL{', ?' * 14})"


class RolloutStore:
    """Writes rollouts as they are made and reads them back. A damaged file is an ``InputError``."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[aiosqlite.Connection]:
        try:
            async with aiosqlite.connect(self.path) as database:
                await database.executescript(SCHEMA)
                yield database
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                raise
            raise InputError(f"{self.path} is damaged or no database of rollouts ({error}); move it away") from error

    async def check(self) -> None:
        """Make sure that rollouts can be stored, before any is made.

        Raises:
            InputError: The file is something else.
        """
        async with self._open():
            pass

    async def add(self, phase: str, step: int, tasks: Sequence[Task], rollouts: Sequence[Rollout]) -> None:
        """Store the rollouts of one batch, all or none."""
        rows = [_row(phase, step, task, rollout) for task, rollout in zip(tasks, rollouts, strict=True)]
        async with self._open() as database:
            await database.executemany(INSERT, rows)
            await database.commit()

    async def drop(self, phase: str, after_step: int = -1) -> None:
        """Forget the rollouts of a phase, or those of steps that a resumed run makes again."""
        async with self._open() as database:
            await database.execute("DELETE FROM rollouts WHERE phase = ? AND step > ?", (phase, after_step))
            await database.commit()

    async def read(self, phase: str, where: str = "1", limit: int = -1) -> list[Rollout]:
        """Return rollouts of a phase in the order they were made; ``where`` is SQL over the columns."""
        query = f"SELECT rollout FROM rollouts WHERE phase = ? AND ({where}) ORDER BY id LIMIT ?"
        async with self._open() as database, database.execute(query, (phase, limit)) as cursor:
            return [Rollout.model_validate_json(text) async for (text,) in cursor]


def _row(phase: str, step: int, task: Task, rollout: Rollout) -> tuple[object, ...]:
    verdict = rollout.verdict
    return (
        phase,
        step,
        task.id,
        " ".join(task.servers),
        task.split,
        task.difficulty.level,
        None if verdict is None else verdict.success,
        None if verdict is None else verdict.score,
        rollout.stop,
        rollout.turns,
        rollout.tool_calls,
        rollout.tool_errors,
        rollout.fault,
        rollout.to_json(),
    )
