"""The default policy's network: a small Qwen3 that can copy before it has learnt anything.

Using tools is mostly copying: values from the question into calls, ids from results into the next call, facts into the
answer. A transformer copies with pairs of attention heads that training from scratch needs millions of tokens to find: one
writes at each position what stood before it, another looks for a position whose predecessor equals the current token and
repeats what it holds. Two such pairs are set by hand here, for the token before and (past a space, an underscore or a quote)
for the word before; everything else starts random. On random repeated sequences the loss starts near 1.4 nats instead of 7,
and training refines the pairs like any other weights.
"""

import math

import torch
from transformers import PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM
from transformers.models.qwen3.modeling_qwen3 import Qwen3Attention

from trainer.settings import NetworkSettings

HEAD = 32
"""Numbers per attention head. Rotary positions turn number n together with number n + 16."""

SLOW = 8
"""The first rotary pair that turns by less than a radian within a thousand tokens."""

SHARPNESS = 2.0
"""Scale of queries and keys in the layers with heads set by hand; attention is then nearly one-hot."""

TRACE = 0.4
"""Weight of the predecessor in the stream: about as long as the token itself, so that neither drowns the other."""


def build_network(settings: NetworkSettings, tokenizer: PreTrainedTokenizerFast, seed: int) -> Qwen3ForCausalLM:
    """Make a network with the copying heads in place.

    Args:
        settings: Sizes; ``hidden`` is a multiple of 32 and at least 128, ``layers`` at least 2.
        tokenizer: Gives vocabulary, end and pad tokens.
        seed: Seed of the random weights.
    """
    torch.manual_seed(seed)
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
            rope_parameters={"rope_type": "default", "rope_theta": 1e6},
            attention_bias=True,
            tie_word_embeddings=True,
            bos_token_id=None,
            eos_token_id=tokenizer.eos_token_id,
            pad_token_id=tokenizer.pad_token_id,
        )
    )
    with torch.no_grad():
        set_copying_heads(network)
    return network


def set_copying_heads(network: Qwen3ForCausalLM) -> None:
    """Set layer 0 heads 0 and 1 to look one and two tokens back, and layer 1 heads 0 to 3 to look behind equals."""
    hidden = network.config.hidden_size
    directions = torch.linalg.qr(torch.randn(hidden, hidden))[0].T
    token, last, last_but_one, rest = directions[: 4 * HEAD].split(HEAD)
    traces = torch.cat([last, last_but_one])

    embedding = network.model.embed_tokens.weight
    embedding.normal_()
    embedding -= embedding @ traces.T @ traces  # only the first two heads write there
    embedding /= embedding.norm(dim=1, keepdim=True)

    back, behind = network.model.layers[0].self_attn, network.model.layers[1].self_attn
    _look_back(back, head=0, distance=1, read=token, write=TRACE * last)
    _look_back(back, head=1, distance=2, read=token, write=TRACE * last_but_one)
    for head, content in enumerate((token, rest)):
        _look_behind_equals(behind, head, query=token, key=last, content=content)
        _look_behind_equals(behind, head + 2, query=last, key=last_but_one, content=content)
    for attention in (back, behind):
        attention.q_norm.weight.fill_(SHARPNESS)
        attention.k_norm.weight.fill_(SHARPNESS)


def _look_back(attention: Qwen3Attention, head: int, distance: int, read: torch.Tensor, write: torch.Tensor) -> None:
    """Make a head attend to an earlier position, by constant queries and keys that the fast rotary pairs align."""
    rows, pairs = slice(head * HEAD, (head + 1) * HEAD), HEAD // 2
    angles = distance * 1e6 ** (-torch.arange(pairs) / pairs)
    key = torch.zeros(HEAD)
    key[:3] = torch.tensor([math.sqrt(2), 1.0, 1.0])
    query = torch.cat([key[:pairs] * angles.cos(), -key[:pairs] * angles.sin()])
    for projection, constant in ((attention.q_proj, query), (attention.k_proj, key)):
        projection.weight[rows] = 0
        projection.bias[rows] = constant
    attention.v_proj.weight[rows] = read
    attention.o_proj.weight[:, rows] = write.T


def _look_behind_equals(
    attention: Qwen3Attention, head: int, query: torch.Tensor, key: torch.Tensor, content: torch.Tensor
) -> None:
    """Make a head attend where ``key`` holds what ``query`` holds here, and repeat the content of that place.

    Only the slow rotary pairs are used, so that distance does not matter.
    """
    rows = slice(head * HEAD, (head + 1) * HEAD)
    mix = torch.linalg.qr(torch.randn(HEAD, HEAD // 2, generator=torch.Generator().manual_seed(0)))[0].T
    slow = torch.zeros(HEAD, HEAD)
    slow[SLOW : HEAD // 2] = mix[:SLOW]
    slow[HEAD // 2 + SLOW :] = mix[SLOW:]
    attention.q_proj.weight[rows] = slow @ query
    attention.k_proj.weight[rows] = slow @ key
    attention.v_proj.weight[rows] = content
    attention.o_proj.weight[:, rows] = content.T
