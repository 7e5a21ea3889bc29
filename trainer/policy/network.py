"""The default policy's network: a small Qwen3 that can copy before it has learnt anything."""

import torch
from transformers import PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM

from trainer.policy.circuits import HEAD, set_circuits
from trainer.settings import NetworkSettings

THETA = 1e12
"""Base of the rotary positions. So large that two thirds of a head's numbers hardly turn within a thousand tokens: by them,
tokens can be compared over any distance."""


def build_network(settings: NetworkSettings, tokenizer: PreTrainedTokenizerFast) -> Qwen3ForCausalLM:
    """Make a network with its first two layers set by hand, and the others random.

    Args:
        settings: Sizes and seed; ``hidden`` is a multiple of 32 and at least 128, ``layers`` at least 2.
        tokenizer: Gives vocabulary, marks, end and pad tokens.
    """
    torch.manual_seed(settings.seed)
    network = Qwen3ForCausalLM(
        Qwen3Config(
            vocab_size=len(tokenizer),
            hidden_size=settings.hidden,
            intermediate_size=settings.inner,
            num_hidden_layers=settings.layers,
            num_attention_heads=settings.hidden // HEAD,
            num_key_value_heads=settings.hidden // HEAD,
            head_dim=HEAD,
            max_position_embeddings=settings.context,
            rope_parameters={"rope_type": "default", "rope_theta": THETA},
            attention_bias=True,
            tie_word_embeddings=True,
            bos_token_id=None,
            eos_token_id=tokenizer.eos_token_id,
            pad_token_id=tokenizer.pad_token_id,
        )
    )
    with torch.no_grad():
        set_circuits(network, tokenizer)
    return network
