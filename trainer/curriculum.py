"""What a policy is shown during its warm start: demonstrations with tools left out, mistakes made and words exchanged."""

import random
from collections.abc import Callable, Sequence

from trainer.demonstrations import Demonstration
from trainer.encoding import Encoder, Example
from trainer.settings import WarmStartSettings
from trainer.variations import WORD, make_mistake, rename, show_fewer_tools, stem


def example_source(
    demonstrations: Sequence[Demonstration], encoder: Encoder, settings: WarmStartSettings, seed: int
) -> Callable[[], Example]:
    """Return a function that draws a varied example from demonstrations."""
    rng = random.Random(seed)
    vocabulary = sorted({stem(word) for text in corpus(demonstrations) for word in WORD.findall(text)})

    def draw() -> Example:
        demonstration = rng.choice(demonstrations)
        if rng.random() < settings.mistakes:
            demonstration = make_mistake(demonstration, rng)
        if rng.random() < settings.fewer_tools:
            demonstration = show_fewer_tools(demonstration, rng)
        if rng.random() < settings.renamed:
            demonstration = rename(demonstration, vocabulary, rng)
        return encoder.encode(demonstration)

    return draw


def corpus(demonstrations: Sequence[Demonstration]) -> list[str]:
    """Return all text of some demonstrations, for a tokenizer to learn its words from."""
    texts = [message.content for demonstration in demonstrations for message in demonstration.messages]
    for demonstration in demonstrations:
        for tool in demonstration.tools:
            function = tool["function"]
            texts.append(" ".join([function["name"], *function["parameters"]["properties"]]))
    return texts
