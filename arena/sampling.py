"""Drawing the environments of a round evenly over the taxonomy."""

import random
from collections import defaultdict

from mcp_servers.contracts import InputError, RegistryEntry, Split
from mcp_servers.runtime import Servers
from trainer.seeds import stream_seed


def sample_environments(
    servers: Servers, per_category: int, seed: int, round_number: int, split: Split = "train"
) -> list[RegistryEntry]:
    """Draw up to so many environments from each first-level category; another round draws others.

    Args:
        servers: What there is.
        per_category: Environments a category; all of it if it has fewer.
        seed: Seed of the run.
        round_number: Round, from 0.
        split: Only servers of this split.

    Raises:
        InputError: No server is of this split.
    """
    categories: dict[str, list[RegistryEntry]] = defaultdict(list)
    for name in sorted(servers):
        entry = servers.entries[name]
        if entry.split == split:
            categories[entry.taxonomy[0]].append(entry)
    if not categories:
        raise InputError(f"no server of the registry is of the split '{split}'")
    rng = random.Random(stream_seed(seed, "sampling", round_number))
    return [
        entry
        for category in sorted(categories)
        for entry in sorted(
            rng.sample(categories[category], min(per_category, len(categories[category]))), key=lambda entry: entry.name
        )
    ]
