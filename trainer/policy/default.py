"""The default policy: made here from the training split, kept in the cache."""

from collections.abc import Sequence
from pathlib import Path

from trainer import curriculum, encoding, variations, warm_start
from trainer import demonstrations as demonstrations_module
from trainer.curriculum import corpus, group_source
from trainer.demonstrations import Demonstration
from trainer.encoding import Encoder
from trainer.policy import circuits, network, template, tokenizer
from trainer.policy.cache import cached_folder, content_key
from trainer.settings import Settings

INGREDIENTS = (
    *(demonstrations_module, variations, curriculum, encoding, warm_start),
    *(circuits, network, template, tokenizer),
)
"""Modules whose source decides what comes out."""


def make_default_policy(
    demonstrations: Sequence[Demonstration], settings: Settings, report: warm_start.Report = lambda progress: None
) -> Path:
    """Return the folder of the default policy, warm-started on demonstrations; made at first use, then taken from the cache.

    Args:
        demonstrations: Solved tasks of the training split, and nothing else.
        settings: Sizes, budget and seed.
        report: Told after each update.
    """
    texts = corpus(demonstrations)
    sources = [Path(module.__file__ or "").read_bytes() for module in INGREDIENTS]
    key = content_key([settings.network.to_json(), settings.warm_start.to_json(), *sources, *texts])

    def make(folder: Path) -> None:
        words = tokenizer.train_tokenizer(texts, settings.network.vocabulary, settings.network.context)
        model = network.build_network(settings.network, words)
        warm = settings.warm_start
        draw = group_source(demonstrations, Encoder(words), warm, settings.network.seed)
        warm_start.learn_examples(model, draw, warm, seconds=warm.seconds, report=report)
        words.save_pretrained(folder)
        model.save_pretrained(folder)

    return cached_folder(f"policy-{key}", make)
