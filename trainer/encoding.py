"""Demonstrations as tokens, exactly as episodes render them."""

from dataclasses import dataclass

from transformers import PreTrainedTokenizerBase

from mcp_servers.episodes.tokens import ChatCodec
from trainer.demonstrations import Demonstration


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

    @property
    def _end(self) -> int:
        return int(self.tokenizer.eos_token_id)
