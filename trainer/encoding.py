"""Demonstrations as tokens, exactly as episodes render them."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from transformers import PreTrainedTokenizerBase

from mcp_servers.episodes.tokens import ChatCodec
from trainer.demonstrations import Demonstration

PROTOCOL = "name arguments items total next page id true false"
"""Words that mean the same everywhere."""


@dataclass(frozen=True)
class Example:
    """Token ids, and 1 for each that the policy is to learn."""

    ids: list[int]
    mask: list[int]


class Encoder:
    """Turns demonstrations into examples."""

    def __init__(self, tokenizer: PreTrainedTokenizerBase) -> None:
        self.tokenizer = tokenizer
        self.codec = ChatCodec(tokenizer)

    def encode(self, demonstration: Demonstration) -> Example:
        """Render a demonstration; what the assistant says, its end token included, is to be learnt."""
        messages = demonstration.messages
        first = next(index for index, message in enumerate(messages) if message.role == "assistant")
        ids = self.codec.prompt(messages[:first], demonstration.tools)
        mask = [0] * len(ids)
        position = first
        while position < len(messages):
            said = [*self.tokenizer.encode(messages[position].content, add_special_tokens=False), self._end]
            following = position + 1
            while following < len(messages) and messages[following].role != "assistant":
                following += 1
            heard = messages[position + 1 : following]
            inserted = self.codec.continuation(heard, bool(messages[position].calls)) if heard else []
            ids += said + inserted
            mask += [1] * len(said) + [0] * len(inserted)
            position = following
        return Example(ids, mask)

    def relabel(self, example: Example, demonstration: Demonstration, rng: random.Random) -> Example:
        """Exchange words and digits for others, everywhere alike.

        Words that the server brings in (in its tools and results) become other words with a drawn probability; digits are
        permuted. Who follows such an episode has read it: nothing in it can be known beforehand.
        """
        share = rng.choice((0.3, 0.6, 0.9))
        candidates = [word for word in self._server_words(demonstration) if rng.random() < share]
        exchange = dict(zip(candidates, rng.sample(self._words, len(candidates)), strict=True))
        if rng.random() < share:
            exchange.update(zip(self._digits, rng.sample(self._digits, len(self._digits)), strict=True))
        return Example([exchange.get(token, token) for token in example.ids], example.mask)

    def _server_words(self, demonstration: Demonstration) -> list[int]:
        texts = [message.content for message in demonstration.messages if message.role == "tool"]
        for tool in demonstration.tools:
            function = tool["function"]
            texts.append(" ".join([function["name"], *function["parameters"]["properties"]]))
        tokens = {token for text in texts for token in self.tokenizer.encode(text, add_special_tokens=False)}
        return sorted(tokens.intersection(self._words))

    @property
    def _end(self) -> int:
        return int(self.tokenizer.eos_token_id)

    @cached_property
    def _digits(self) -> list[int]:
        return [self.tokenizer.convert_tokens_to_ids(digit) for digit in "0123456789"]

    @cached_property
    def _words(self) -> Sequence[int]:
        """Tokens that are words of two letters or more and not of the protocol."""
        protocol = set(self.tokenizer.encode(PROTOCOL, add_special_tokens=False))
        return sorted(
            token
            for word, token in self.tokenizer.get_vocab().items()
            if len(word) > 1 and word.isascii() and word.isalpha() and token not in protocol
        )
