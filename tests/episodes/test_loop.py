from collections.abc import Sequence
from pathlib import Path

import pytest

from mcp_servers.contracts import Difficulty, Message, Oracle, OracleStep, Slot, Task
from mcp_servers.contracts.task import Criterion
from mcp_servers.episodes.dialogue import Dialogue, Reply, TurnBudget
from mcp_servers.episodes.limits import Limits
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.policy import PolicyAgent
from mcp_servers.episodes.scripted import oracle_agent, random_caller
from mcp_servers.episodes.tokens import ChatCodec, render_call
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import load_environment, open_task
from mcp_servers.runtime.oracles import run_oracle
from tests.episodes.chatml import CharacterTokenizer

HARBOUR = load_environment(Path(__file__).parents[1] / "fixtures" / "harbour")
SERVERS = {HARBOUR.ref: HARBOUR}


def cancel_task() -> Task:
    """Cancel the stay of a boat and name the day it would have arrived."""
    task = Task(
        id="cancel",
        servers=(HARBOUR.ref,),
        kind="graph",
        instruction="Cancel the stay of the boat Havørn. On which day would it have arrived?",
        answer_schema={
            "type": "object",
            "properties": {"day": {"type": "string", "format": "date"}},
            "required": ["day"],
            "additionalProperties": False,
        },
        truth={"day": "2026-03-10"},
        slots={"boat": Slot(value="Havørn", said="Havørn")},
        rubric=(Criterion(path="day", comparison="date"),),
        oracle=Oracle(
            steps=(
                OracleStep(tool="find_stays", arguments={"boat": "$slot.boat"}),
                OracleStep(tool="cancel_stay", arguments={"stay_id": "$1.items[0].id"}),
            ),
            answer={"day": "$2.arrives_on"},
        ),
        difficulty=Difficulty(level=1, calls=2, distinct_tools=2),
        split="train",
        seed=7,
        now="2026-03-04T09:00",
    )
    with open_task(task, SERVERS) as session:
        run_oracle(session, task)
        return task.model_copy(update={"expected": session.expected_change()})


TASK = cancel_task()


class Typist:
    """A policy that types given turns, whatever it reads; the same in every dialogue."""

    def __init__(self, tokenizer: CharacterTokenizer, turns: Sequence[str]) -> None:
        self.tokenizer = tokenizer
        self.turns = list(turns)

    def __call__(self, prompts: list[list[int]], most: int) -> list[tuple[list[int], list[float]]]:
        ids = [*self.tokenizer.encode(self.turns.pop(0)), self.tokenizer.eos_token_id][:most]
        return [(list(ids), [-0.5] * len(ids)) for _ in prompts]


def policy(*turns: str) -> PolicyAgent:
    tokenizer = CharacterTokenizer()
    return PolicyAgent(ChatCodec(tokenizer), Typist(tokenizer, turns))


FIND = render_call("find_stays", {"boat": "Havørn"})
CANCEL = render_call("cancel_stay", {"stay_id": "st-1150"})


async def test_the_oracle_succeeds() -> None:
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), oracle_agent(SERVERS))
    assert rollout.verdict
    assert rollout.verdict.success
    assert (rollout.stop, rollout.tool_calls) == ("answered", 2)


@pytest.mark.parametrize("mistake", ["wrong-answer", "last-call-missing"])
async def test_an_oracle_with_a_planted_mistake_fails(mistake: object) -> None:
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), oracle_agent(SERVERS, mistake))  # type: ignore[arg-type]
    assert rollout.verdict
    assert not rollout.verdict.success


async def test_luck_alone_does_not_succeed() -> None:
    rollouts = await run_episodes([TASK] * 8, MemoryHost(SERVERS), random_caller(seed=1))
    assert all(rollout.verdict and rollout.verdict.score == 0 for rollout in rollouts)


async def test_trajectories_are_token_exact_and_mask_tool_results() -> None:
    agent = policy(FIND, CANCEL, '{"day": "2026-03-10"}')
    rollouts = await run_episodes([TASK] * 3, MemoryHost(SERVERS), agent)
    for rollout in rollouts:
        assert rollout.verdict
        assert rollout.verdict.success
        written = [token for token, own in zip(rollout.completion_ids, rollout.completion_mask, strict=True) if own]
        assert (
            CharacterTokenizer().decode(written)
            == f'{FIND}<|im_end|>{CANCEL}<|im_end|>{{"day": "2026-03-10"}}<|im_end|>'
        )
        inserted = [
            token for token, own in zip(rollout.completion_ids, rollout.completion_mask, strict=True) if not own
        ]
        results = [message.content for message in rollout.messages if message.role == "tool"]
        assert CharacterTokenizer().decode(inserted) == "".join(
            f"\n<|im_start|>tool\n{text}<|im_end|>\n<|im_start|>assistant\n" for text in results
        )
        assert len(rollout.logprobs) == len(rollout.completion_ids)


async def test_a_malformed_call_is_an_observation() -> None:
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), policy("<tool_call>{</tool_call>", "no", "no"))
    assert rollout.messages[3].content == "The tool call is not valid JSON."
    assert rollout.tool_errors == 1


async def test_an_unknown_tool_is_an_observation() -> None:
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), policy(render_call("verify", {}), "no", "no"))
    assert rollout.messages[3].is_error


async def test_an_unreadable_answer_is_corrected_once() -> None:
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), policy("the tenth", "the tenth of March"))
    assert rollout.stop == "unreadable-answer"
    assert [message.role for message in rollout.messages[2:]] == ["assistant", "user", "assistant"]
    assert "it holds no JSON object" in rollout.messages[3].content


async def test_a_turn_without_an_end_runs_out_of_tokens() -> None:
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), policy("x" * 300), Limits(turn_tokens=20))
    assert rollout.stop == "tokens"
    assert len(rollout.completion_ids) == 20


async def test_turns_run_out() -> None:
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), policy(FIND, FIND), Limits(turns=2))
    assert (rollout.stop, rollout.turns) == ("turns", 2)


async def test_a_broken_world_is_no_reward() -> None:
    lost = TASK.model_copy(update={"verifier": "verify_nothing"})
    (rollout,) = await run_episodes([lost], MemoryHost(SERVERS), oracle_agent(SERVERS))
    assert rollout.stop == "fault"
    assert rollout.verdict is None
    assert "EnvironmentFault" in rollout.fault


class Onlooker:
    """An agent that looks at the tools it is shown and gives up."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    async def reply(self, dialogues: Sequence[Dialogue], budget: TurnBudget) -> Sequence[Reply]:
        self.seen += [tool.name for dialogue in dialogues for tool in dialogue.tools]
        return [Reply(Message(role="assistant", content="{}")) for _ in dialogues]


@pytest.mark.parametrize("shown", [("cancel_stay", "find_stays"), ()])
async def test_an_agent_sees_the_tools_of_its_task(shown: tuple[str, ...]) -> None:
    agent = Onlooker()
    await run_episodes([TASK.model_copy(update={"tools": shown})], MemoryHost(SERVERS), agent, Limits(turns=1))
    assert sorted(agent.seen) == sorted(shown or HARBOUR.toolset)
