"""Reading what an agent wrote: tool calls in the Hermes form, and the answer of its last message."""

import json
import re
from collections.abc import Iterable

from jsonschema import Draft202012Validator

from mcp_servers.contracts import Json, Message, ToolCall

MAX_DEPTH = 64
"""Levels of nesting; what is stored and sent on is walked by code that gives up at a few hundred."""

_CALL = re.compile(r"<tool_call>(.*?)(?:</tool_call>|\Z)", re.DOTALL)
_UNPORTABLE = f"The tool call holds NaN, a lone surrogate or more than {MAX_DEPTH} levels."
_THOUGHT = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL)


def parse_reply(text: str) -> Message:
    """Return an assistant message with its calls; a call that cannot be read says why in its ``error``."""
    visible = _THOUGHT.sub("", text)
    calls = tuple(parse_call(body) for body in _CALL.findall(visible))
    return Message(role="assistant", content=_CALL.sub("", visible).strip(), calls=calls)


def parse_call(body: str) -> ToolCall:
    """Read ``{"name": …, "arguments": {…}}``."""
    try:
        call = json.loads(body)
    except (ValueError, RecursionError):
        return ToolCall(name="", error="The tool call is not valid JSON.")
    if not _is_portable(call):
        return ToolCall(name="", error=_UNPORTABLE)
    name = call.get("name") if isinstance(call, dict) else None
    if not isinstance(name, str):
        return ToolCall(name="", error='A tool call needs a "name".')
    arguments = call.get("arguments", {})
    if not isinstance(arguments, dict):
        return ToolCall(name=name, error='The "arguments" of a tool call must be an object.')
    return ToolCall(name=name, arguments=arguments)


def parse_answer(text: str, schema: dict[str, Json]) -> dict[str, Json] | None:
    """Return the last JSON object in a text if it fits the schema, else ``None``."""
    decoder = json.JSONDecoder()
    answer: dict[str, Json] | None = None
    position = text.find("{")
    while position >= 0:
        try:
            value, end = decoder.raw_decode(text, position)
        except (ValueError, RecursionError):
            end = position + 1
        else:
            answer = value
        position = text.find("{", end)
    fits = answer is not None and _is_portable(answer) and Draft202012Validator(schema).is_valid(answer)
    return answer if fits else None


def _is_portable(value: Json) -> bool:
    """Whether a value that Python's lenient reader took can be stored and sent on as JSON."""
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return False
    level, depth = [value], 0
    while level and depth <= MAX_DEPTH:
        level = [item for part in level for item in _items(part)]
        depth += 1
    return not level


def _items(value: Json) -> Iterable[Json]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
