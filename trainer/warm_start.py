"""Supervised learning on solved tasks: one short loop, because nothing here needs a framework."""

import copy
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import takewhile

import torch
from torch.nn.functional import cross_entropy
from torch.nn.utils import clip_grad_norm_
from transformers import DynamicCache, PreTrainedModel

from trainer.encoding import Example
from trainer.settings import WarmStartSettings


@dataclass(frozen=True)
class Learning:
    """Where a training loop stands."""

    step: int
    share: float
    """Part of the budget that is used up, 0..1."""
    loss: float
    """Mean over the last update, in nats a token."""
    tokens: int
    seconds: float


Report = Callable[[Learning], None]


def learn_examples(
    model: PreTrainedModel,
    draw: Callable[[float], list[Example]],
    settings: WarmStartSettings,
    *,
    seconds: float,
    report: Report = lambda progress: None,
) -> Learning:
    """Train on drawn examples until the time is used up.

    Args:
        model: Trained in place.
        draw: Gives a group of examples that begin alike, for the share of the time that is over.
        settings: Rates and sizes. An update is on ``groups`` groups, each read by a thread of its own.
        seconds: Wall time allowed.
        report: Told after each update.
    """
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=settings.learning_rate, betas=(0.9, 0.98), weight_decay=0.01, fused=True
    )
    readers = [model, *(_twin(model) for _ in range(settings.groups - 1))]
    threads = torch.get_num_threads()
    start = time.monotonic()
    seen, step, share = 0, 0, 0.0
    model.train()
    with ThreadPoolExecutor(min(threads, settings.groups)) as pool:
        # Two small readings at once are faster than one that is shared between two cores.
        torch.set_num_threads(max(1, threads // settings.groups))
        try:
            while share < 1.0:
                batches = [batch_group(draw(share), int(model.config.pad_token_id)) for _ in readers]
                losses = list(pool.map(partial(_read, weight=settings.context_weight), readers, batches))
                _step(optimizer, readers, settings.learning_rate * min(1.0, (step + 1) / 30, 2 * (1 - share) + 0.02))
                step += 1
                seen += sum(batch.tokens for batch in batches)
                elapsed = time.monotonic() - start
                share = min(1.0, elapsed / seconds)
                progress = Learning(step, share, sum(losses) / len(losses), seen, elapsed)
                report(progress)
        finally:
            torch.set_num_threads(threads)
    return progress


def _twin(model: PreTrainedModel) -> PreTrainedModel:
    """Return a model with the same weights, in the same memory, and gradients of its own."""
    twin = copy.deepcopy(model)
    for own, shared in zip(twin.parameters(), model.parameters(), strict=True):
        own.data = shared.data
    return twin


def _step(optimizer: torch.optim.Optimizer, readers: Sequence[PreTrainedModel], rate: float) -> None:
    """Update the shared weights with the mean of the readers' gradients."""
    model, *twins = readers
    for parameter, *others in zip(model.parameters(), *(twin.parameters() for twin in twins), strict=True):
        assert parameter.grad is not None
        for other in others:
            parameter.grad += other.grad
            other.grad = None
        parameter.grad /= len(readers)
    clip_grad_norm_(model.parameters(), 1.0)
    for group in optimizer.param_groups:
        group["lr"] = rate
    optimizer.step()
    optimizer.zero_grad()


@dataclass(frozen=True)
class ExampleBatch:
    """Examples that begin alike. Their beginning is read once."""

    shared: torch.Tensor
    """[shared]: the ids that all examples begin with."""
    ids: torch.Tensor
    """[rows, width]: what follows, padded on the right."""
    mask: torch.Tensor
    """[rows, width]: 1 for each id that is to be learnt."""
    tokens: int
    """Ids read, padding not counted."""


def batch_group(group: Sequence[Example], pad: int) -> ExampleBatch:
    """Split a group into its common beginning and what follows."""
    # What predicts the first id to be learnt must stand in the rest.
    limit = min(example.mask.index(1) - 1 for example in group)
    columns = zip(*(example.ids[:limit] for example in group), strict=True)
    shared = sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, columns))
    width = max(len(example.ids) for example in group) - shared
    padding = [width - len(example.ids) + shared for example in group]
    return ExampleBatch(
        torch.tensor(group[0].ids[:shared]),
        torch.tensor([example.ids[shared:] + [pad] * more for example, more in zip(group, padding, strict=True)]),
        torch.tensor([example.mask[shared:] + [0] * more for example, more in zip(group, padding, strict=True)]),
        shared + sum(len(example.ids) - shared for example in group),
    )


def _read(model: PreTrainedModel, batch: ExampleBatch, weight: float) -> float:
    """Add the gradients of a batch and return the loss on what is to be learnt, in nats a token.

    Args:
        model: Reads the batch.
        batch: Padded on the right, which needs no attention mask: nothing looks ahead.
        weight: Weight of the mean loss on all other tokens. Guessing what results say teaches what belongs together.
    """
    ids = batch.ids.to(model.device)
    following = ids[:, 1:]
    learnt = batch.mask[:, 1:].bool().to(model.device)
    context = ~learnt & (following != model.config.pad_token_id)
    cache = DynamicCache()
    if len(batch.shared):
        model.base_model(input_ids=batch.shared[None].to(model.device), past_key_values=cache, use_cache=True)
        cache.batch_repeat_interleave(len(ids))
    states = model.base_model(input_ids=ids, past_key_values=cache, use_cache=True).last_hidden_state[:, :-1]
    head = model.get_output_embeddings()
    loss = cross_entropy(head(states[learnt]), following[learnt])
    total = loss + weight * cross_entropy(head(states[context]), following[context]) if weight else loss
    torch.autograd.backward(total)
    return loss.item()
