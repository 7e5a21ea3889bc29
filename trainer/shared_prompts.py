"""Log-probabilities of completions when several share a prompt: each prompt is read once, not once a completion.

The rollouts of a group begin with the same instructions, tools and question, which are longer than what follows. Gradients
flow through the shared keys and values as they would through copies.
"""

import torch
from transformers import DynamicCache, PreTrainedModel


def completion_logits(
    model: PreTrainedModel, ids: torch.Tensor, mask: torch.Tensor, completion_length: int
) -> torch.Tensor:
    """Return the logits that predict each completion token, [rows, completion_length, vocabulary].

    Args:
        model: A causal language model with ordinary attention.
        ids: [rows, width]: prompts padded on the left, then completions padded on the right.
        mask: [rows, width], 1 where a token stands.
        completion_length: Width of the completions.
    """
    prompt_width = ids.size(1) - completion_length
    pairs = torch.stack([ids[:, :prompt_width], mask[:, :prompt_width]], dim=1)
    prompts, row_of = torch.unique(pairs, dim=0, return_inverse=True)
    positions = (mask.cumsum(1) - 1).clamp(min=0)
    prompt_mask = prompts[:, 1]
    cache = DynamicCache()
    read = model(
        input_ids=prompts[:, 0],
        attention_mask=prompt_mask,
        position_ids=(prompt_mask.cumsum(1) - 1).clamp(min=0),
        past_key_values=cache,
        use_cache=True,
        logits_to_keep=1,
    )
    cache.batch_select_indices(row_of)
    rest = model(
        input_ids=ids[:, prompt_width:],
        attention_mask=mask,
        position_ids=positions[:, prompt_width:],
        past_key_values=cache,
        use_cache=True,
    )
    return torch.cat([read.logits[row_of], rest.logits[:, :-1]], dim=1)
