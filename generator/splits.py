"""Which servers are held out, and which get a second world: read from ``splits.yaml``."""

from hashlib import blake2b
from pathlib import Path

import yaml

from mcp_servers.contracts import Model, Split

SPLITS = Path(__file__).with_name("splits.yaml")


class Splits(Model):
    """The content of ``splits.yaml``."""

    seed: int
    held_out_groups: tuple[str, ...]
    variant: str
    held_out_worlds: tuple[str, ...]

    def of(self, taxonomy: tuple[str, str]) -> Split:
        """Return the split of a server's own world."""
        return "held-out-servers" if taxonomy[1] in self.held_out_groups else "train"

    def worlds(self, name: str) -> tuple[str, ...]:
        """Return the names of a server's worlds; its own has the empty name."""
        return ("", self.variant) if name in self.held_out_worlds else ("",)

    def derive(self, *purpose: str) -> int:
        """Return a seed for one purpose; different purposes share nothing."""
        text = "/".join([str(self.seed), *purpose])
        return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big") >> 1


def read_splits(path: Path = SPLITS) -> Splits:
    """Read a splits file."""
    return Splits.model_validate(yaml.safe_load(path.read_text("utf-8")))
