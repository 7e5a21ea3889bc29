"""Which servers are held out, and which get a second world: read from ``splits.yaml``."""

from hashlib import blake2b
from pathlib import Path

import yaml

from mcp_servers.contracts import Model, Split
from mcp_servers.contracts.model import LocalTime

SPLITS = Path(__file__).with_name("splits.yaml")


class CommonWorld(Model):
    """A world that several servers have in common: one cast, one clock. Tasks over several of them stand on it."""

    name: str = ""
    """Name of each server's own part of it under ``worlds/``; empty: there is none."""
    now: LocalTime = "2026-03-04T09:00"
    zone: str = "UTC"
    servers: tuple[str, ...] = ()


class Splits(Model):
    """The content of ``splits.yaml``."""

    seed: int
    held_out_groups: tuple[str, ...]
    variant: str
    held_out_worlds: tuple[str, ...]
    common: CommonWorld = CommonWorld()

    def of(self, taxonomy: tuple[str, str]) -> Split:
        """Return the split of a server's own world."""
        return "held-out-servers" if taxonomy[1] in self.held_out_groups else "train"

    def of_world(self, taxonomy: tuple[str, str], world: str) -> Split:
        """Return the split of one of a server's worlds: what is held out of the common one are whole servers."""
        return "held-out-worlds" if world and not self.is_common(world) else self.of(taxonomy)

    def worlds(self, name: str) -> tuple[str, ...]:
        """Return the names of a server's worlds that have tasks of their own; its own has the empty name."""
        return ("", self.variant) if name in self.held_out_worlds else ("",)

    def is_common(self, world: str) -> bool:
        """Whether this is the name of the world that servers have in common."""
        return bool(world) and world == self.common.name

    def common_worlds(self, name: str) -> tuple[str, ...]:
        """Return the name of the common world if a server has a part of it, which has no tasks of its own."""
        return (self.common.name,) if name in self.common.servers else ()

    def derive(self, *purpose: str) -> int:
        """Return a seed for one purpose; different purposes share nothing."""
        text = "/".join([str(self.seed), *purpose])
        return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big") >> 1


def read_splits(path: Path = SPLITS) -> Splits:
    """Read a splits file."""
    return Splits.model_validate(yaml.safe_load(path.read_text("utf-8")))
