"""The sampler and the shared prompt give what a plain forward pass gives."""

import random
from collections import Counter

import torch

from trainer.policy.loading import Policy
from trainer.policy.sampler import Sampler
from trainer.shared_prompts import completion_logprobs


def logprobs_of(policy: Policy, ids: list[int], start: int, temperature: float = 1.0) -> list[float]:
    with torch.no_grad():
        logits = policy.model(input_ids=torch.tensor([ids])).logits[0, start - 1 : -1]
    shares = (logits / temperature).log_softmax(-1)
    return [float(share[token]) for share, token in zip(shares, ids[start:], strict=True)]


def test_log_probabilities_stay_exact_over_turns_and_rows_that_end(policy: Policy) -> None:
    rng = random.Random(0)
    policy.model.eval()
    sampler = Sampler(policy.model, policy.pad, policy.end, seed=1)
    prompts = [[rng.randrange(10, 300) for _ in range(length)] for length in (5, 9, 9, 17)] * 2
    for turn in range(3):
        written = sampler(prompts, 6)
        for prompt, (ids, logprobs) in zip(prompts, written, strict=True):
            expected = torch.tensor(logprobs_of(policy, prompt + ids, len(prompt)))
            assert torch.allclose(torch.tensor(logprobs), expected, atol=1e-5)
        continued = [prompt + ids for prompt, (ids, _) in zip(prompts, written, strict=True)]
        kept = [row for row in range(len(continued)) if row != turn]  # a dialogue ends, the others hear something
        prompts = [continued[row] + [rng.randrange(10, 300) for _ in range(1 + row)] for row in kept]


COOL = 0.25
"""A temperature at which rows resemble each other, so that one token ends many of them early."""


def test_rows_that_go_on_when_most_have_ended_stay_exact(policy: Policy) -> None:
    policy.model.eval()
    prompts = [[40, 41, 42]] * 5 + [[70 + row, 71, 72 + row] for row in range(3)]
    endless = Sampler(policy.model, policy.pad, -1, COOL, seed=1)(prompts, 30)
    end, _ = Counter(token for ids, _ in endless for token in set(ids[:15])).most_common(1)[0]
    sampler = Sampler(policy.model, policy.pad, end, COOL, seed=1)
    for turn in range(2):
        written = sampler(prompts, 30)
        ended = sum(ids[-1] == end for ids, _ in written)
        assert turn or len(prompts) / 2 <= ended < len(prompts)
        for prompt, (ids, logprobs) in zip(prompts, written, strict=True):
            expected = torch.tensor(logprobs_of(policy, prompt + ids, len(prompt), COOL))
            assert torch.allclose(torch.tensor(logprobs), expected, atol=1e-4)
        prompts = [prompt + ids + [50] for prompt, (ids, _) in zip(prompts, written, strict=True)]


def test_a_seed_repeats_a_sample(policy: Policy) -> None:
    first, second = (Sampler(policy.model, policy.pad, policy.end, seed=5)([[40, 41]], 8) for _ in range(2))
    assert first == second


def test_temperature_zero_takes_the_likeliest(policy: Policy) -> None:
    ids, _ = Sampler(policy.model, policy.pad, policy.end, temperature=0.0)([[40, 41, 42]], 1)[0]
    with torch.no_grad():
        assert ids == [int(policy.model(input_ids=torch.tensor([[40, 41, 42]])).logits[0, -1].argmax())]


def test_a_shared_prompt_changes_neither_logprobs_nor_gradients(policy: Policy) -> None:
    generator = torch.Generator().manual_seed(0)
    ids = torch.randint(10, 300, (4, 14), generator=generator)
    ids[1, :8] = ids[0, :8]
    mask = torch.ones_like(ids)
    mask[2, :3] = 0  # a shorter prompt, padded on the left
    mask[3, 12:] = 0  # a shorter completion, padded on the right
    wanted = mask[:, 8:].clone()
    wanted[1, 2:4] = 0  # a tool's result
    policy.model.eval()
    positions = (mask.cumsum(1) - 1).clamp(min=0)
    logits = policy.model(input_ids=ids, attention_mask=mask, position_ids=positions).logits[:, 7:-1] / 0.7
    shares = logits.log_softmax(-1)
    plain = shares.gather(-1, ids[:, 8:, None])[..., 0] * wanted
    shared, entropies = completion_logprobs(policy.model, ids, mask, wanted, 0.7)
    assert torch.allclose(plain, shared, atol=1e-4)
    assert torch.allclose(-(shares.exp() * shares).sum(-1) * wanted, entropies, atol=1e-4)
    weight = policy.model.model.layers[0].mlp.up_proj.weight
    first, second = (torch.autograd.grad(logprobs.square().mean(), weight)[0] for logprobs in (plain, shared))
    assert torch.allclose(first, second, atol=1e-4)
