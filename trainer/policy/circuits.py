"""Attention heads of the default policy that are set by hand, because training from scratch needs millions of tokens for them.

Using tools is mostly copying: values from the question into calls, ids from results into the next call, facts into the
answer. A transformer copies with pairs of heads: one writes at each position what stood before it, another looks for a
position whose predecessors equal the current tokens and repeats what it holds. And it must know where it is: in the
question, in a result, or speaking itself. So layer 0 notes at each position the token before, the one before that, and the
mark that its turn began with; layer 1 repeats what followed the same two tokens, what followed the same one, and adds up
the words of the question. On random repeated sequences nineteen tokens of twenty are then right without any training; training
refines these heads like any other weights.
"""

import math
from collections.abc import Sequence

import torch
from transformers import PreTrainedTokenizerFast, Qwen3ForCausalLM
from transformers.models.qwen3.modeling_qwen3 import Qwen3Attention

from trainer.policy.tokenizer import QUESTION, REPLY, RESULTS, SYSTEM

HEAD = 32
"""Numbers per attention head. Rotary positions turn number n together with number n + 16."""
PAIRS = HEAD // 2

FAST = (0, 1, 2)
"""Rotary pairs that tell neighbouring tokens apart."""
MEDIUM = (2, 3)
"""Rotary pairs that tell near from far, over some hundred tokens."""
SLOW = tuple(range(5, PAIRS))
"""Rotary pairs that turn by less than a quarter radian within a thousand tokens."""

SHARPNESS = 2.0
"""Scale of queries and keys in these layers; attention is then nearly one-hot."""
TRACE = 0.4
"""Weight of a predecessor in the stream."""
TURN = 0.8
"""Weight of a turn's mark in the stream."""
COPY = 1.5
"""Weight of what is repeated: it must outweigh the token that is there."""
RECENT = 1.5
"""Weight of nearness among equal matches: the last result counts more than the first."""
WORDS = 5.0
"""Weight of the question's words, many of which share one head."""

MARKS = {QUESTION: 0.5, SYSTEM: 0.5, REPLY: 0.8} | dict.fromkeys(RESULTS, 0.8)
"""What turns begin with, and how strongly. A result's turn begins as a question's does; its own mark outweighs that."""


class Directions:
    """The stream's numbers, divided among what it carries. Rows are orthonormal."""

    def __init__(self, hidden: int) -> None:
        rows = torch.linalg.qr(torch.randn(hidden, hidden))[0].T
        self.last, self.last_but_one, rest = rows[:HEAD], rows[HEAD : 2 * HEAD], rows[2 * HEAD :]
        self.marks, self.content = rest[: len(MARKS)], rest[len(MARKS) :]
        self.token = self.content[:HEAD]
        """The part of a token's own content by which it is compared."""


def set_circuits(network: Qwen3ForCausalLM, tokenizer: PreTrainedTokenizerFast) -> None:
    """Set the embedding and the attention of layers 0 and 1 of a network of random weights, in place."""
    directions = Directions(network.config.hidden_size)
    marks = [int(tokenizer.convert_tokens_to_ids(mark)) for mark in MARKS]
    _embed(network.model.embed_tokens.weight, directions, marks)

    notes, reads = network.model.layers[0].self_attn, network.model.layers[1].self_attn
    speeds = network.config.rope_parameters["rope_theta"] ** (-torch.arange(PAIRS) / PAIRS)
    for head, trace in enumerate((directions.last, directions.last_but_one)):
        _look_back(notes, head, speeds * (head + 1), read=directions.token, write=TRACE * trace)
    _note_turn(notes, 2, directions)

    token = (directions.token, directions.last / TRACE)
    before = (directions.last / TRACE, directions.last_but_one / TRACE)
    for head, (matches, content) in enumerate(
        (([token, before], directions.content[:HEAD]), ([token], directions.content[-HEAD:]))
    ):
        _look_behind_equals(reads, head, matches, content)
    _read_question(reads, 2, directions)
    for attention in (notes, reads):
        attention.q_norm.weight.fill_(SHARPNESS)
        attention.k_norm.weight.fill_(SHARPNESS)


def _embed(embedding: torch.Tensor, directions: Directions, marks: Sequence[int]) -> None:
    """Give tokens random content; marks also have a direction of their own."""
    content = directions.content
    embedding.normal_()
    embedding.copy_(embedding @ content.T @ content)
    embedding /= embedding.norm(dim=1, keepdim=True)
    for token, direction, weight in zip(marks, directions.marks, MARKS.values(), strict=True):
        embedding[token] = math.sqrt(1 - weight**2) * embedding[token] + weight * direction


def _look_back(
    attention: Qwen3Attention, head: int, angles: torch.Tensor, read: torch.Tensor, write: torch.Tensor
) -> None:
    """Make a head attend to an earlier position, by constant queries and keys that the fast pairs align."""
    key = torch.zeros(HEAD)
    key[list(FAST)] = torch.tensor([math.sqrt(2), 1.0, 1.0])
    query = torch.cat([key[:PAIRS] * angles.cos(), -key[:PAIRS] * angles.sin()])
    _set_constant(attention, head, query, key)
    _set_values(attention, head, read, write)


def _note_turn(attention: Qwen3Attention, head: int, directions: Directions) -> None:
    """Make a head attend to the nearest mark and write which one it is."""
    mark, other = torch.zeros(HEAD), torch.zeros(HEAD)
    mark[list(MEDIUM)] = torch.tensor([0.4, 0.9])
    other[PAIRS - 1] = 0.4
    scale = math.sqrt(attention.q_proj.in_features)  # what a layer reads has this length
    _set_constant(attention, head, mark / mark.norm(), other)
    rows = _rows(head)
    attention.k_proj.weight[rows] = torch.outer(mark / mark.norm(), directions.marks.sum(0)) / scale
    weights = torch.tensor(list(MARKS.values()))[:, None]
    _set_values(attention, head, directions.marks / scale / weights, TURN * directions.marks)


def _look_behind_equals(
    attention: Qwen3Attention,
    head: int,
    matches: Sequence[tuple[torch.Tensor, torch.Tensor]],
    content: torch.Tensor,
) -> None:
    """Make a head attend where keys hold what queries hold here, and repeat the content of that place.

    Only slow pairs are used for it, so that distance does not matter; the medium ones prefer what is near among equals.
    """
    rows = _rows(head)
    slots = [*SLOW, *(pair + PAIRS for pair in SLOW)]
    share = len(slots) // len(matches)
    query, key = torch.zeros(2, HEAD, attention.q_proj.in_features)
    for number, (here, there) in enumerate(matches):
        mix = torch.linalg.qr(torch.randn(HEAD, share))[0].T
        chosen = slots[number * share : (number + 1) * share]
        query[chosen], key[chosen] = mix @ here, mix @ there
    for projection, weight in ((attention.q_proj, query), (attention.k_proj, key)):
        projection.weight[rows] = weight
        projection.bias[rows][list(MEDIUM)] = RECENT
    _set_values(attention, head, content, COPY * content)


def _read_question(attention: Qwen3Attention, head: int, directions: Directions) -> None:
    """Make a head attend to all tokens of the question alike and write the sum of their content."""
    inside, outside = torch.zeros(2, HEAD)
    inside[PAIRS - 1], outside[PAIRS - 2] = 1.0, 0.5
    _set_constant(attention, head, inside, outside)
    scale = math.sqrt(attention.q_proj.in_features) / 2
    attention.k_proj.weight[_rows(head)] = torch.outer(inside, directions.marks[0]) / scale
    _set_values(attention, head, directions.token, WORDS * directions.last_but_one)


def _rows(head: int) -> slice:
    return slice(head * HEAD, (head + 1) * HEAD)


def _set_constant(attention: Qwen3Attention, head: int, query: torch.Tensor, key: torch.Tensor) -> None:
    """Let queries and keys of a head be the same everywhere."""
    for projection, constant in ((attention.q_proj, query), (attention.k_proj, key)):
        projection.weight[_rows(head)] = 0
        projection.bias[_rows(head)] = constant


def _set_values(attention: Qwen3Attention, head: int, read: torch.Tensor, write: torch.Tensor) -> None:
    """Let a head read some directions (at most 32 rows) and write them as others."""
    attention.v_proj.weight[_rows(head)] = 0
    attention.v_proj.weight[_rows(head)][: len(read)] = read
    columns = attention.o_proj.weight[:, _rows(head)]
    columns.zero_()
    columns[:, : len(write)] = write.T
