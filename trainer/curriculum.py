"""What a policy is shown during its warm start: solved tasks, first short and condensed, in the end as they are."""

import random
from collections.abc import Callable, Sequence

from trainer.demonstrations import Demonstration
from trainer.encoding import Encoder, Example
from trainer.settings import WarmStartSettings
from trainer.variations import condense, exchange, exchangeable_words, show_fewer_tools

WINDOW = 3
"""A group is drawn from so many times its number of demonstrations of like length, so that little of a batch is padding."""

Draw = Callable[[float], list[Example]]
"""Draws a group of examples for a share of the warm start that is over, 0..1."""


def group_source(
    demonstrations: Sequence[Demonstration], encoder: Encoder, settings: WarmStartSettings, seed: int
) -> Draw:
    """Return a function that draws groups of examples which begin alike: one server, the same tools."""
    rng = random.Random(seed)
    families: dict[tuple[str, ...], list[Demonstration]] = {}
    for demonstration in sorted(demonstrations, key=_length):
        tools = (tool["function"]["name"] for tool in demonstration.tools)
        families.setdefault((demonstration.messages[0].content, *tools), []).append(demonstration)
    kinds = sorted(families)
    sizes = [len(families[kind]) for kind in kinds]
    words = exchangeable_words(demonstrations)

    def draw(share: float) -> list[Example]:
        family = families[rng.choices(kinds, sizes)[0]]
        short = share < settings.condensed
        if short:
            grown = settings.shortest + (1 - settings.shortest) * share / settings.condensed
            family = family[: max(settings.short_group, round(grown * len(family)))]
        count = min(settings.short_group if short else settings.group, len(family))
        start = rng.randint(0, max(0, len(family) - WINDOW * count))
        group = rng.sample(family[start : start + WINDOW * count], count)
        if short:
            group = [condense(demonstration, rng) for demonstration in show_fewer_tools(group, 3, rng)]
        elif rng.random() < settings.fewer_tools:
            group = show_fewer_tools(group, 6, rng)
        if rng.random() < settings.exchanged:
            group = exchange(group, words, rng)
        return [encoder.encode(demonstration) for demonstration in group]

    return draw


def _length(demonstration: Demonstration) -> int:
    return sum(len(message.content) for message in demonstration.messages)


def corpus(demonstrations: Sequence[Demonstration]) -> list[str]:
    """Return all text of some demonstrations, for a tokenizer to learn its words from."""
    texts = [message.content for demonstration in demonstrations for message in demonstration.messages]
    for demonstration in demonstrations:
        for tool in demonstration.tools:
            function = tool["function"]
            texts.append(" ".join([function["name"], *function["parameters"]["properties"]]))
    return texts
