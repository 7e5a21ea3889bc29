"""Log-probabilities of completions when several share a prompt: each prompt is read once, not once a completion.

The rollouts of a group begin with the same instructions, tools and question, which are longer than what follows. Gradients
flow through the shared keys and values as they would through copies. And what a rollout was told needs no logits, which cost
as much as the network below them.
"""

import torch
from torch.nn.functional import cross_entropy
from transformers import DynamicCache, PreTrainedModel


def completion_logprobs(
    model: PreTrainedModel,
    ids: torch.Tensor,
    mask: torch.Tensor,
    wanted: torch.Tensor,
    temperature: float = 1.0,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return log-probability and entropy, in nats, of completion tokens, both [rows, completion]; 0 where none is wanted.

    Args:
        model: A causal language model with ordinary attention.
        ids: [rows, width]: prompts padded on the left, then completions padded on the right.
        mask: [rows, width], 1 where a token stands.
        wanted: [rows, completion], 1 for each token of the completions to look at.
        temperature: Of the distribution that the tokens were drawn from.
    """
    start = ids.size(1) - wanted.size(1)
    logprobs, entropies = torch.zeros(2, *wanted.shape, device=ids.device)
    prompts = torch.stack([ids[:, :start], mask[:, :start]], dim=1)
    unique, row_of = torch.unique(prompts, dim=0, return_inverse=True)
    head = model.get_output_embeddings()
    logprobs = logprobs + 0 * head.weight.sum()  # where nothing is wanted there is still a gradient, of zero
    for number, prompt in enumerate(unique):
        rows = (row_of == number).nonzero()[:, 0]
        width = int(mask[rows, start:].sum(1).max())  # nothing looks ahead, so what pads a row needs no mask
        chosen = wanted[rows, :width].bool()
        if not chosen.any():
            continue
        states = _read(model, prompt[0][prompt[1].bool()], ids[rows, start : start + width])
        logits = head(states[chosen]) / temperature
        found = -cross_entropy(logits, ids[rows, start : start + width][chosen], reduction="none")
        places = torch.zeros_like(wanted, dtype=torch.bool)
        places[rows, :width] = chosen
        logprobs = logprobs.masked_scatter(places, found)
        with torch.no_grad():
            shares = logits.log_softmax(-1)
            entropies = entropies.masked_scatter(places, -(shares.exp() * shares).sum(-1))
    return logprobs, entropies


def _read(model: PreTrainedModel, prompt: torch.Tensor, completions: torch.Tensor) -> torch.Tensor:
    """Return the states that predict each completion token, [rows, width, hidden]."""
    cache = DynamicCache()
    first: torch.Tensor = model.base_model(
        input_ids=prompt[None], past_key_values=cache, use_cache=True
    ).last_hidden_state[:, -1:]
    rows, width = completions.shape
    if width == 1:
        return first.expand(rows, -1, -1)
    cache.batch_repeat_interleave(rows)
    rest = model.base_model(input_ids=completions[:, : width - 1], past_key_values=cache, use_cache=True)
    return torch.cat([first.expand(rows, -1, -1), rest.last_hidden_state], dim=1)
