"""Dialogues as tokens. History only ever grows: what a policy wrote is never decoded and rendered again."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from mcp_servers.contracts import InputError, Json, Message


class ChatTokenizer(Protocol):
    """The part of a Hugging Face tokenizer that is used here."""

    eos_token_id: Any
    all_special_tokens: Any

    def apply_chat_template(self, conversation: Any, **options: Any) -> Any:
        """Render messages as token ids."""

    def decode(self, token_ids: Any, **options: Any) -> Any:
        """Turn token ids into text."""


@dataclass
class TokenTrajectory:
    """A prompt and what followed; ``mask`` is 1 where the policy wrote the token, 0 where a message was inserted."""

    prompt: list[int]
    completion: list[int] = field(default_factory=list)
    mask: list[int] = field(default_factory=list)
    logprobs: list[float] = field(default_factory=list)
    seen: int = 0
    """Messages of the dialogue that are in the tokens already."""

    @property
    def ids(self) -> list[int]:
        """All tokens so far."""
        return self.prompt + self.completion

    def extend(self, ids: Sequence[int], logprobs: Sequence[float] | None) -> None:
        """Append tokens: the policy's own with their log-probabilities, or inserted ones with ``None``."""
        self.completion += ids
        self.mask += [0 if logprobs is None else 1] * len(ids)
        self.logprobs += [0.0] * len(ids) if logprobs is None else list(logprobs)


class ChatCodec:
    """Renders dialogues with a tokenizer's own chat template."""

    def __init__(self, tokenizer: ChatTokenizer, name: str = "the tokenizer") -> None:
        """Check that tokens can be appended turn by turn.

        Raises:
            InputError: The template ignores tools, or renders the past differently once more is said.
        """
        self.tokenizer = tokenizer
        self._ends: dict[str, int] = {}
        """Kind of turn to how many end tokens a rendering up to it holds."""
        self._check(name)

    def prompt(self, messages: Sequence[Message], tools: Sequence[dict[str, Json]]) -> list[int]:
        """Return the tokens before the first turn."""
        return self._render([self._plain(message) for message in messages], list(tools), generate=True)

    def continuation(self, messages: Sequence[Message], after_calls: bool) -> list[int]:
        """Return the tokens between the end of an assistant turn and the start of the next.

        Args:
            messages: The tool results, or the user message, that came in between.
            after_calls: Whether the assistant turn made calls.
        """
        return self._after_turn(_turn("x", after_calls), [self._plain(message) for message in messages])

    def text(self, ids: Sequence[int]) -> str:
        """Return what a policy wrote in one turn, without the token that ends it."""
        ended = bool(ids) and ids[-1] == self.tokenizer.eos_token_id
        text: str = self.tokenizer.decode(list(ids[:-1] if ended else ids), skip_special_tokens=False)
        return text

    def _after_turn(self, turn: dict[str, Json], messages: list[dict[str, Json]]) -> list[int]:
        """Render a turn and what follows; cut after the turn's end, the second message's as templates end each alike."""
        opening = [{"role": "user", "content": "x"}, turn]
        kind = "calls" if "tool_calls" in turn else "text"
        if kind not in self._ends:
            self._ends[kind] = self._render(opening).count(self.tokenizer.eos_token_id)
        ends = self._ends[kind]
        ids = self._render(opening + messages, generate=True)
        positions = [index for index, token in enumerate(ids) if token == self.tokenizer.eos_token_id]
        return ids[positions[ends - 1] + 1 :] if 0 < ends <= len(positions) else []

    def _plain(self, message: Message) -> dict[str, Json]:
        content = message.content
        for special in self.tokenizer.all_special_tokens:
            # A tool's text must never be able to end a turn or open one.
            content = content.replace(special, special[:1] + " " + special[1:])
        plain: dict[str, Json] = {"role": message.role, "content": content}
        if message.name:
            plain["name"] = message.name
        return plain

    def _render(
        self, messages: list[dict[str, Json]], tools: list[dict[str, Json]] | None = None, generate: bool = False
    ) -> list[int]:
        ids: list[int] = self.tokenizer.apply_chat_template(
            messages, tools=tools, add_generation_prompt=generate, tokenize=True, return_dict=False
        )
        return ids

    def _check(self, name: str) -> None:
        result: list[dict[str, Json]] = [{"role": "tool", "name": "f", "content": "{}"}]
        try:
            first, second = (self._after_turn(_turn(said, calls=True), result) for said in ("x", "y y"))
            ask = [{"role": "user", "content": "x"}]
            blind = self._render(ask, [_TOOL], generate=True) == self._render(ask, generate=True)
        except Exception as error:
            raise InputError(f"{name} has no chat template that takes tools and tool results: {error}") from error
        if blind or not first or first != second:
            raise InputError(
                f"{name} has a chat template that does not render tools, or renders the past anew when more is said; "
                "use a model whose template is prefix-preserving with tools, such as Qwen3"
            )


_TOOL = {
    "type": "function",
    "function": {"name": "f", "description": "", "parameters": {"type": "object", "properties": {}}},
}


def _turn(said: str, calls: bool) -> dict[str, Json]:
    call = {"type": "function", "function": {"name": "f", "arguments": {}}}
    return {"role": "assistant", "content": said, **({"tool_calls": [call]} if calls else {})}


def render_call(name: str, arguments: dict[str, Json]) -> str:
    """Write a tool call as policies are taught to: the name first, then the arguments in the order given."""
    call = json.dumps({"name": name, "arguments": arguments}, ensure_ascii=False, separators=(",", ":"))
    return f"<tool_call>{call}</tool_call>"
