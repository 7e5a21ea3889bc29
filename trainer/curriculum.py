"""What a policy is shown during its warm start: demonstrations with tools left out, mistakes made and words exchanged."""

import random
from collections.abc import Callable, Sequence

from trainer.demonstrations import Demonstration
from trainer.encoding import Encoder, Example
from trainer.settings import WarmStartSettings
from trainer.variations import WORD, make_mistake, rename, show_fewer_tools, stem

WINDOW = 3
"""A group is drawn from so many times its number of demonstrations of like length, so that little of a batch is padding."""


def group_source(
    demonstrations: Sequence[Demonstration], encoder: Encoder, settings: WarmStartSettings, seed: int
) -> Callable[[], list[Example]]:
    """Return a function that draws a group of varied examples which begin alike: one server, the same tools and words."""
    rng = random.Random(seed)
    vocabulary = sorted({stem(word) for text in corpus(demonstrations) for word in WORD.findall(text)})
    families: dict[str, list[Demonstration]] = {}
    for demonstration in sorted(demonstrations, key=_length):
        families.setdefault(demonstration.messages[0].content, []).append(demonstration)
    names = sorted(families)
    sizes = [len(families[name]) for name in names]

    def draw() -> list[Example]:
        family = families[rng.choices(names, sizes)[0]]
        count = min(settings.group, len(family))
        start = rng.randint(0, max(0, len(family) - WINDOW * count))
        group = rng.sample(family[start : start + WINDOW * count], count)
        group = [make_mistake(item, rng) if rng.random() < settings.mistakes else item for item in group]
        if rng.random() < settings.fewer_tools:
            group = show_fewer_tools(group, rng)
        if rng.random() < settings.renamed:
            group = rename(group, vocabulary, rng)
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
