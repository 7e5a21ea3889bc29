"""Whether a policy reads: a host whose tools answer in gibberish."""

import json
import random
from collections.abc import Mapping

from mcp_servers.contracts import Json, Task, Verdict
from mcp_servers.hosts.connection import Connection, Host
from mcp_servers.runtime import CallResult


class ShuffledHost(Host):
    """A host whose tools answer in gibberish of the right form: keys stay, the characters of each value are shuffled.

    A policy that reads fails here; one that remembers would not notice.
    """

    def __init__(self, host: Host, seed: int) -> None:
        self._host = host
        self._rng = random.Random(seed)

    async def open(self, task: Task) -> Connection:
        """Open a session and garble what comes back from it."""
        connection = await self._host.open(task)
        return _ShuffledConnection(connection, self._rng)

    async def close(self) -> None:
        """Close the host."""
        await self._host.close()


class _ShuffledConnection(Connection):
    def __init__(self, connection: Connection, rng: random.Random) -> None:
        self.instructions = connection.instructions
        self.tools = connection.tools
        self._connection = connection
        self._rng = rng

    async def verdict(self, task: Task, answer: dict[str, Json] | None) -> Verdict:
        """Judge the session."""
        return await self._connection.verdict(task, answer)

    async def close(self) -> None:
        """End the session."""
        await self._connection.close()

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool and shuffle every value of its result."""
        result = await self._connection.call(name, arguments)
        if result.structured is None:
            return result
        garbled = shuffle_values(result.structured, self._rng)
        return CallResult(garbled, json.dumps(garbled, ensure_ascii=False, separators=(",", ":")))


def shuffle_values(value: Json, rng: random.Random) -> Json:
    """Return a JSON value of the same form whose texts and numbers have their characters shuffled."""
    if isinstance(value, dict):
        return {key: shuffle_values(item, rng) for key, item in value.items()}
    if isinstance(value, list):
        return [shuffle_values(item, rng) for item in value]
    if isinstance(value, bool) or value is None:
        return value
    characters = list(str(value))
    rng.shuffle(characters)
    text = "".join(characters)
    return int("1" + "".join(filter(str.isdigit, text))) if isinstance(value, int | float) else text
