from collections.abc import Iterator

import pytest

from mcp_servers.contracts import Message, ToolCall
from mcp_servers.episodes.endpoint import EndpointAgent, chat_messages
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.hosts.memory import MemoryHost
from tests.episodes.test_loop import SERVERS, TASK
from tests.served_model import ServedModel, serve_model

pytest.importorskip("openai")


@pytest.fixture
def model() -> Iterator[ServedModel]:
    with serve_model() as served:
        yield served


async def test_an_endpoint_solves_a_task(model: ServedModel) -> None:
    rollouts = await run_episodes([TASK] * 2, MemoryHost(SERVERS), EndpointAgent(model.url, "m"))
    assert all(rollout.verdict and rollout.verdict.success for rollout in rollouts)
    assert {tool["function"]["name"] for tool in model.requests[0]["tools"]} >= {"find_stays", "cancel_stay"}
    answered = [message for message in model.requests[-1]["messages"] if message["role"] == "tool"]
    assert all(message["tool_call_id"].startswith("call_") for message in answered)


async def test_an_endpoint_that_fails_is_no_reward(model: ServedModel) -> None:
    model.status = 400
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), EndpointAgent(model.url, "m", retries=0))
    assert rollout.stop == "fault"
    assert rollout.verdict is None
    assert len(model.requests) == 2, "a fault is tried again once, in a fresh session"


def test_calls_and_results_share_ids() -> None:
    calls = (ToolCall(name="a"), ToolCall(name="b"))
    chat = chat_messages(
        [
            Message(role="assistant", content="", calls=calls),
            Message(role="tool", name="a", content="1"),
            Message(role="tool", name="b", content="2"),
        ]
    )
    assert [call["id"] for call in chat[0]["tool_calls"]] == [message["tool_call_id"] for message in chat[1:]]
