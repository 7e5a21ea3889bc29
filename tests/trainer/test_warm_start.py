"""The warm start learns, reads a shared beginning once, and does the same on any number of threads."""

import copy
from collections.abc import Iterator

import pytest
import torch

from tests.trainer.conftest import SMALL
from trainer.curriculum import group_source
from trainer.demonstrations import Demonstration
from trainer.encoding import Encoder
from trainer.policy.network import build_network
from trainer.settings import WarmStartSettings
from trainer.warm_start import Learning, batch_group, learn_examples

SETTINGS = WarmStartSettings()


@pytest.fixture(autouse=True)
def threads() -> Iterator[None]:
    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)


def test_a_common_beginning_is_read_once(encoder: Encoder, demonstrations: list[Demonstration]) -> None:
    group = group_source(demonstrations, encoder, SETTINGS, seed=0)(1.0)
    batch = batch_group(group, pad=0)
    for example, ids in zip(group, batch.ids, strict=True):
        whole = torch.cat([batch.shared, ids])[: len(example.ids)]
        assert whole.tolist() == example.ids
    assert batch.tokens < sum(len(example.ids) for example in group)
    assert sum(map(sum, (example.mask for example in group))) == batch.mask.sum()


class Enough(Exception):
    """Ends a warm start."""


def test_a_warm_start_learns(encoder: Encoder, demonstrations: list[Demonstration]) -> None:
    losses: list[float] = []

    def report(progress: Learning) -> None:
        losses.append(progress.loss)
        if progress.step == 25:
            raise Enough

    model = build_network(SMALL, encoder.tokenizer)
    draw = group_source(demonstrations, encoder, SETTINGS, seed=0)
    with pytest.raises(Enough):
        learn_examples(model, draw, SETTINGS, seconds=1_000, report=report)
    assert sum(losses[-5:]) < 0.7 * sum(losses[:5])


def test_threads_change_nothing_but_the_time(encoder: Encoder, demonstrations: list[Demonstration]) -> None:
    fresh = build_network(SMALL, encoder.tokenizer)
    weights = []
    for threads in (1, 2):
        torch.set_num_threads(threads)
        model = copy.deepcopy(fresh)
        draw = group_source(demonstrations, encoder, SETTINGS, seed=0)
        learn_examples(model, draw, SETTINGS, seconds=1e-9)
        assert torch.get_num_threads() == threads
        weights.append(model.state_dict())
    assert all(torch.allclose(weights[0][name], weights[1][name], atol=1e-6) for name in weights[0])
    assert any(not torch.equal(weights[0][name], fresh.state_dict()[name]) for name in weights[0])
