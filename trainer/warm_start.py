"""Supervised learning: copying first, then solved tasks. One short loop, because nothing here needs a framework."""

import math
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import torch
from torch.nn.functional import cross_entropy
from torch.nn.utils import clip_grad_norm_
from transformers import PreTrainedModel

from trainer.encoding import Example
from trainer.settings import WarmStartSettings

POOL = 48
"""Examples that are drawn together, so that a batch can be filled with ones of like length."""


@dataclass(frozen=True)
class Progress:
    """Where a training loop stands."""

    step: int
    share: float
    """Part of the budget that is used up, 0..1."""
    loss: float
    """Mean over the last update, in nats a token."""
    tokens: int
    seconds: float


Report = Callable[[Progress], None]


def learn_to_copy(model: PreTrainedModel, steps: int, learning_rate: float, seed: int) -> None:
    """Train on sequences of random tokens that occur twice: the second half can be known, by copying alone."""
    generator = torch.Generator().manual_seed(seed)
    rng = random.Random(seed)
    vocabulary = model.config.vocab_size
    optimizer = _optimizer(model, learning_rate)
    model.train()
    for step in range(steps):
        length = rng.randint(12, 48)
        ids = torch.randint(vocabulary, (16, length), generator=generator).repeat(1, 2)
        mask = torch.zeros_like(ids)
        mask[:, length + 1 :] = 1
        _set_rate(optimizer, learning_rate * min(1.0, (step + 1) / 20))
        _update(model, optimizer, ids, mask)


def learn_examples(
    model: PreTrainedModel,
    draw: Callable[[], Example],
    settings: WarmStartSettings,
    *,
    seconds: float,
    tokens: int | None = None,
    seed: int = 0,
    report: Report = lambda progress: None,
) -> Progress:
    """Train on drawn examples until a budget is used up.

    Args:
        model: Trained in place.
        draw: Gives an example.
        settings: Rates and sizes.
        seconds: Wall time allowed.
        tokens: Tokens allowed, padding not counted; without, time alone counts.
        seed: Seed of the order of batches.
        report: Told after each update.
    """
    optimizer = _optimizer(model, settings.learning_rate)
    batches = _batches(draw, settings.batch_tokens, random.Random(seed), int(model.config.pad_token_id))
    start = time.monotonic()
    seen, step, share, loss = 0, 0, 0.0, math.nan
    model.train()
    while share < 1.0:
        ids, mask, count = next(batches)
        step += 1
        _set_rate(optimizer, settings.learning_rate * min(1.0, step / 30, 2 * (1 - share) + 0.02))
        loss = _update(model, optimizer, ids, mask)
        seen += count
        elapsed = time.monotonic() - start
        share = max(elapsed / seconds, seen / tokens if tokens else 0.0)
        report(Progress(step, min(1.0, share), loss, seen, elapsed))
    return Progress(step, 1.0, loss, seen, time.monotonic() - start)


def _batches(
    draw: Callable[[], Example], size: int, rng: random.Random, pad: int
) -> Iterator[tuple[torch.Tensor, torch.Tensor, int]]:
    """Yield ids and mask, [rows, width], padded on the right, and how many tokens are real."""
    while True:
        pool = sorted((draw() for _ in range(POOL)), key=lambda example: len(example.ids))
        groups: list[list[Example]] = [[]]
        for example in pool:
            if groups[-1] and (len(groups[-1]) + 1) * len(example.ids) > size:
                groups.append([])
            groups[-1].append(example)
        rng.shuffle(groups)
        for group in groups:
            width = max(len(example.ids) for example in group)
            ids = torch.tensor([example.ids + [pad] * (width - len(example.ids)) for example in group])
            mask = torch.tensor([example.mask + [0] * (width - len(example.mask)) for example in group])
            yield ids, mask, sum(len(example.ids) for example in group)


def _update(model: PreTrainedModel, optimizer: torch.optim.Optimizer, ids: torch.Tensor, mask: torch.Tensor) -> float:
    """Take one step on the tokens whose mask is 1. Padding on the right needs no attention mask: nothing looks ahead."""
    ids, learnt = ids.to(model.device), mask[:, 1:].bool().to(model.device)
    states = model.base_model(input_ids=ids, use_cache=False).last_hidden_state[:, :-1]
    loss = cross_entropy(model.get_output_embeddings()(states[learnt]), ids[:, 1:][learnt])
    torch.autograd.backward(loss)
    clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad()
    return loss.item()


def _optimizer(model: PreTrainedModel, learning_rate: float) -> torch.optim.Optimizer:
    return torch.optim.AdamW(model.parameters(), lr=learning_rate, betas=(0.9, 0.98), weight_decay=0.01)


def _set_rate(optimizer: torch.optim.Optimizer, rate: float) -> None:
    for group in optimizer.param_groups:
        group["lr"] = rate
