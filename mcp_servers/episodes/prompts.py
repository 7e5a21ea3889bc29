"""What an agent is told before its first turn."""

from collections.abc import Sequence

from mcp.types import Tool

from mcp_servers.contracts import Json, Message, Task
from mcp_servers.contracts.model import dump_json

CORRECTION = "Your answer could not be read: {reason}. Reply with the JSON answer alone."
OBJECTION = "Your answer is not taken: {reason}\nMend that, and answer anew in full."


def opening_messages(instructions: str, task: Task) -> list[Message]:
    """Return the system message (what the servers say) and the user message (what is asked, how to answer)."""
    return [
        Message(role="system", content=instructions),
        Message(role="user", content=f"{task.instruction}\n{answer_format(task.answer_schema)}"),
    ]


def answer_format(schema: dict[str, Json] | None) -> str:
    """Say in one line what the final message must hold: ``Answer with JSON: {"total": integer}``."""
    if schema is None:
        return "No answer is needed: say when it is done."
    return f"Answer with JSON: {short_form(schema)}"


def short_form(schema: dict[str, Json]) -> str:
    """Return a schema as a person would sketch it."""
    if "enum" in schema:
        return "|".join(map(dump_json, schema["enum"]))
    kind = schema.get("type", "any")
    if kind == "object":
        parts = (f'"{name}": {short_form(part)}' for name, part in schema.get("properties", {}).items())
        return "{" + ", ".join(parts) + "}"
    if kind == "array":
        return f"[{short_form(schema.get('items', {}))}, …]"
    return str(schema.get("format", kind))


def function_specs(tools: Sequence[Tool]) -> list[dict[str, Json]]:
    """Return MCP tools as the function specifications that chat templates and OpenAI-compatible endpoints take."""
    return [
        {
            "type": "function",
            "function": {"name": tool.name, "description": tool.description or "", "parameters": tool.input_schema},
        }
        for tool in tools
    ]
