"""A piece of work gets an answer, whatever the model and its endpoint do on the way; each completion is paid for once."""

from pathlib import Path

import pytest
from fastmcp import FastMCP

from generator.agents.engine import Caps, Endpoint, GivenUp, Overspent, Toolbox, Work, Worker
from generator.agents.engine.completions import Completions
from generator.agents.engine.toolbox import NO_TOOLS, OpenToolboxes
from generator.agents.engine.transcripts import read_transcripts, say_transcript
from mcp_servers.contracts import InfrastructureFault, InputError, Model
from tests.agents.scripted import Before, Script, ScriptedModel, serve_script


class Sum(Model):
    total: int


adder = FastMCP("adder")


@adder.tool
def add(a: int, b: int) -> int:
    """Add two numbers."""
    return a + b


async def is_seven(answer: Sum) -> str:
    return "" if answer.total == 7 else f"{answer.total} is not what the sum comes to"


def work(tools: Toolbox = NO_TOOLS) -> Work[Sum]:
    return Work("sums/three-and-four", "You add.", "Add 3 and 4.", Sum, is_seven, tools)


async def do(room: Path, model: ScriptedModel, caps: Caps | None = None, stream: bool = False) -> Sum:
    completions = Completions(Endpoint(url=model.url, model="m", stream=stream))
    try:
        async with OpenToolboxes() as opened:
            tools = await opened.open({"adder": adder})
            return await Worker("sums", room, completions, caps).do(work(tools))
    finally:
        await completions.close()


NAME = "sums/sums/three-and-four.1"
CALLS: Script = {NAME: [{"calls": [["add", {"a": 3, "b": 4}]]}, {"content": '{"total": 7}'}]}


@pytest.mark.parametrize("stream", [False, True])
async def test_a_model_uses_tools_and_answers(tmp_path: Path, stream: bool) -> None:
    with serve_script(CALLS) as model:
        assert await do(tmp_path, model, stream=stream) == Sum(total=7)
    (rollout,) = read_transcripts(tmp_path)
    assert "→ add(" in say_transcript(rollout)
    assert rollout.messages[3].content == "7"


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    "first",
    [
        {"content": "It is seven."},
        {"content": '{"total": "seven"}'},
        {"content": '{"total": 8}'},
        {"content": '{"total": 7, "more": 1}'},
        {"raw": [["add", "{not json"]]},
        {"calls": [["subtract", {"a": 3}]]},
        {"calls": [["add", {"a": "three"}]]},
    ],
)
async def test_a_mistake_is_told_and_mended(tmp_path: Path, first: dict[str, object], stream: bool) -> None:
    with serve_script({NAME: [first, {"content": '{"total": 7}'}]}) as model:
        assert await do(tmp_path, model, stream=stream) == Sum(total=7)


@pytest.mark.parametrize("stream", [False, True])
async def test_an_answer_that_was_cut_off_is_asked_for_again(tmp_path: Path, stream: bool) -> None:
    script = {NAME: [{"content": '{"tot', "finish": "length"}], NAME[:-1] + "2": [{"content": '{"total": 7}'}]}
    with serve_script(script) as model:
        assert await do(tmp_path, model, stream=stream) == Sum(total=7)
        assert "cut off" in model.requests[-1]["messages"][-1]["content"]


async def test_work_that_is_never_done_well_is_given_up(tmp_path: Path) -> None:
    wrong = [{"content": '{"total": 8}'}] * 4
    with serve_script({NAME: wrong, NAME[:-1] + "2": wrong}) as model, pytest.raises(GivenUp, match="8 is not what"):
        await do(tmp_path, model)


@pytest.mark.parametrize("arguments", [{"a": 3, "b": 4}, {"b": 4, "a": 3}])
async def test_a_completion_is_paid_for_once(tmp_path: Path, arguments: dict[str, int]) -> None:
    with serve_script({NAME: [{"calls": [["add", arguments]]}, *CALLS[NAME][1:]]}) as model:
        for _ in range(2):
            await do(tmp_path, model)
        assert len(model.answered) == 2
    spent = Worker("sums", tmp_path, Completions(Endpoint(url=model.url, model="m"))).store.spent
    assert spent.completions == 2
    assert spent.tokens > 0


def busy(times: int, status: int) -> Before:
    left = [times]

    def before(*_: object) -> int:
        left[0] -= 1
        return status if left[0] >= 0 else 200

    return before


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_endpoint_that_is_busy_is_asked_again(tmp_path: Path, status: int) -> None:
    with serve_script(CALLS, busy(2, status)) as model:
        assert await do(tmp_path, model) == Sum(total=7)


async def test_an_endpoint_that_stays_away_is_nobodys_bad_answer(tmp_path: Path) -> None:
    with serve_script(CALLS, busy(1_000, 401)) as model, pytest.raises(InfrastructureFault, match="401"):
        await do(tmp_path, model)


async def test_a_cap_ends_the_work_and_a_higher_one_goes_on(tmp_path: Path) -> None:
    with serve_script(CALLS) as model:
        with pytest.raises(Overspent, match="--max-tokens"):
            await do(tmp_path, model, Caps(tokens=10))
        assert await do(tmp_path, model, Caps(tokens=10_000)) == Sum(total=7)
        assert len(model.answered) == 2


async def test_a_server_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    async with OpenToolboxes() as opened:
        with pytest.raises(InputError, match="'search' cannot be used"):
            await opened.open({"search": {"command": "no-such-program", "args": []}})
