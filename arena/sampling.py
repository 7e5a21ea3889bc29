"""Drawing the environments of a round evenly over the taxonomy."""

import random
from collections import defaultdict
from collections.abc import Iterable

from mcp_servers.contracts import RegistryEntry
from trainer.seeds import stream_seed


def sample_environments(
    entries: Iterable[RegistryEntry], per_category: int, seed: int, round_number: int
) -> list[RegistryEntry]:
    """Draw up to so many environments from each first-level category; another round draws others.

    Args:
        entries: What there is to draw from.
        per_category: Environments a category; all of it if it has fewer.
        seed: Seed of the run.
        round_number: Round, from 0.
    """
    categories: dict[str, list[RegistryEntry]] = defaultdict(list)
    for entry in sorted(entries, key=lambda entry: entry.name):
        categories[entry.taxonomy[0]].append(entry)
    rng = random.Random(stream_seed(seed, "sampling", round_number))
    return [
        entry
        for category in sorted(categories)
        for entry in sorted(
            rng.sample(categories[category], min(per_category, len(categories[category]))), key=lambda entry: entry.name
        )
    ]
