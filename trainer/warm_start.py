"""Supervised learning: copying first, then solved tasks. One short loop, because nothing here needs a framework."""

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

import torch
from torch.nn.functional import cross_entropy
from torch.nn.utils import clip_grad_norm_
from transformers import DynamicCache, PreTrainedModel

from trainer.encoding import Example
from trainer.settings import WarmStartSettings


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
        _update(model, optimizer, Batch(torch.tensor([]), ids, mask, ids.numel()))


def learn_examples(
    model: PreTrainedModel,
    draw: Callable[[], list[Example]],
    settings: WarmStartSettings,
    *,
    seconds: float,
    tokens: int | None = None,
    report: Report = lambda progress: None,
) -> Progress:
    """Train on drawn examples until a budget is used up.

    Args:
        model: Trained in place.
        draw: Gives a group of examples that begin alike: one update.
        settings: Rates and sizes.
        seconds: Wall time allowed.
        tokens: Tokens allowed, a shared beginning counted once and padding not; without, time alone counts.
        report: Told after each update.
    """
    optimizer = _optimizer(model, settings.learning_rate)
    start = time.monotonic()
    seen, step, share, loss = 0, 0, 0.0, math.nan
    model.train()
    while share < 1.0:
        group = draw()
        step += 1
        _set_rate(optimizer, settings.learning_rate * min(1.0, step / 30, 2 * (1 - share) + 0.02))
        batch = batch_group(group, int(model.config.pad_token_id))
        loss = _update(model, optimizer, batch)
        seen += batch.tokens
        elapsed = time.monotonic() - start
        share = max(elapsed / seconds, seen / tokens if tokens else 0.0)
        report(Progress(step, min(1.0, share), loss, seen, elapsed))
    return Progress(step, 1.0, loss, seen, time.monotonic() - start)


@dataclass(frozen=True)
class Batch:
    """Examples that begin alike. Their beginning is read once, which is most of what there is to read."""

    shared: torch.Tensor
    """[shared]: the ids that all examples begin with."""
    ids: torch.Tensor
    """[rows, width]: what follows, padded on the right."""
    mask: torch.Tensor
    """[rows, width]: 1 for each id that is to be learnt."""
    tokens: int
    """Ids read, padding not counted."""


def batch_group(group: Sequence[Example], pad: int) -> Batch:
    """Split a group into its common beginning and what follows."""
    # What predicts the first id to be learnt must stand in the rest.
    limit = min(example.mask.index(1) - 1 for example in group)
    columns = zip(*(example.ids[:limit] for example in group), strict=True)
    shared = sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, columns))
    width = max(len(example.ids) for example in group) - shared
    padding = [width - len(example.ids) + shared for example in group]
    return Batch(
        torch.tensor(group[0].ids[:shared]),
        torch.tensor([example.ids[shared:] + [pad] * more for example, more in zip(group, padding, strict=True)]),
        torch.tensor([example.mask[shared:] + [0] * more for example, more in zip(group, padding, strict=True)]),
        shared + sum(len(example.ids) - shared for example in group),
    )


def _update(model: PreTrainedModel, optimizer: torch.optim.Optimizer, batch: Batch) -> float:
    """Take one step on the ids to be learnt. Padding on the right needs no attention mask: nothing looks ahead."""
    ids, learnt = batch.ids.to(model.device), batch.mask[:, 1:].bool().to(model.device)
    cache = DynamicCache()
    if len(batch.shared):
        model.base_model(input_ids=batch.shared[None].to(model.device), past_key_values=cache, use_cache=True)
        cache.batch_repeat_interleave(len(ids))
    states = model.base_model(input_ids=ids, past_key_values=cache, use_cache=True).last_hidden_state[:, :-1]
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
