"""The seeded clock and id source of one session: replaying the same calls gives the same bytes."""

from dataclasses import dataclass, field, replace
from hashlib import blake2b

from mcp_servers.runtime.values import shift


@dataclass
class World:
    """What a session would otherwise take from the wall clock and from randomness."""

    seed: int
    now: str
    """Local time to the minute; stands still unless a tool's meaning is to advance it."""
    inserts: dict[str, int] = field(default_factory=dict)
    """Table to how many ids were made for it."""

    def advance(self, minutes: int) -> None:
        """Let time pass."""
        self.now = shift(self.now, minutes=minutes)

    def next_number(self, table: str) -> int:
        """Return a four-digit number that depends on the seed, the table and how often it was asked for this table."""
        count = self.inserts[table] = self.inserts.get(table, 0) + 1
        digest = blake2b(f"{self.seed}/{table}/{count}".encode(), digest_size=8).digest()
        return 1000 + int.from_bytes(digest, "big") % 9000

    def copy(self) -> "World":
        """Return an independent world at the same point."""
        return replace(self, inserts=dict(self.inserts))
