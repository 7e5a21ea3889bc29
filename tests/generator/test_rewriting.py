"""Tasks in the words of a language model: what says the same is taken, what does not is refused."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from generator.__main__ import main
from generator.publish import CATALOG, make_entry, write_registry
from generator.tasks.wording.fidelity import names_in, object_to
from generator.tasks.wording.rewriting import TRIES, rewrite
from generator.tasks.wording.spellings import restated
from mcp_servers.contracts import Message, Registry, Task
from mcp_servers.runtime import Servers, load_environment
from tests.generator.conftest import HARBOUR
from tests.serving import serve_in_thread

Capture = pytest.CaptureFixture[str]
SERVER = load_environment(HARBOUR)
NAMES = names_in([SERVER.start_state])
TASK = SERVER.tasks[0]
BOOKED = Task.model_validate(
    TASK.model_dump()
    | {
        "instruction": "Cancel the booked stay on 14 May for at least 2 people and tell me the day of arrival of Terna's stay.",
        "truth": {"arrival": "2026-03-10", "status": "closed"},
        "slots": {
            "day": {"value": "2026-05-14", "said": "14 May", "rule": "date"},
            "people": {"value": 2, "said": "2", "rule": "number"},
            "boat": {"value": "Terna", "said": "Terna"},
        },
        "answer_schema": {
            "type": "object",
            "properties": {"arrival": {"type": "string"}, "status": {"type": "string"}},
        },
    }
)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "Please cancel the booked stay on 14 May for at least 2 people, and tell me the arrival day of Terna's stay.",
            "",
        ),
        (
            "I'd like to cancel the stay booked on May 14th for at least two people. Which day of arrival has Terna's stay?",
            "",
        ),
        (
            "Cancel the booked stay for at least 2 people and tell me the day of arrival of Terna's stay.",
            "a fact is lost",
        ),
        (
            "Cancel the booked stay on 14 May for at least 2 people by Friday and tell me the day of arrival of Terna's stay.",
            "a time is added",
        ),
        (
            "Cancel the booked stay on 14 May at 10:30 for at least 2 people and tell me the day of arrival of Terna's stay.",
            "a number is added",
        ),
        (
            "Cancel the booked stay on 14 May for at least 2 people and tell me the day of arrival of Terna's stay, says Ada.",
            "a name is added",
        ),
        (
            "Cancel the booked stay on 14 May for at least 2 people, now closed, and say the day of arrival of Terna's stay.",
            "the answer is given away",
        ),
        (
            "Cancel the booked stay on 14 May for at least 2 people and tell me the arrives_on of Terna's stay at arrival.",
            "a name of the program's is used",
        ),
        ("Cancel the booked stay on 14 May for at least 2 people in Terna's name.", "something asked for is lost"),
        (
            "Cancel the booked stay on 14 May for at most 2 people and tell me the day of arrival of Terna's stay.",
            "a limit or an order is added or lost",
        ),
        (
            "Do not cancel the booked stay on 14 May for at least 2 people and tell me the day of arrival of Terna's stay.",
            "a negation is added or lost",
        ),
    ],
)
def test_only_what_says_the_same_is_taken(text: str, reason: str) -> None:
    _, objection = object_to(BOOKED, text, NAMES)
    assert (objection.kind if objection else "") == reason


def test_another_spelling_is_what_the_slot_then_says() -> None:
    slots, lost = restated(BOOKED, "the 14th of May, two people, Terna")
    assert [slots[name].said for name in ("day", "people", "boat")] == ["14th of May", "two", "Terna"]
    assert lost == []


def test_every_published_instruction_says_the_same_as_itself() -> None:
    server = Servers()["ferry-bookings"]
    names = names_in([server.start_state])
    for task in server.tasks:
        assert object_to(task, task.instruction, names) == (dict(task.slots), None)


async def test_a_refused_wording_is_asked_for_again_and_the_gate_has_the_last_word() -> None:
    good = "Havørn's owner is on the phone, cannot find the confirmation: from which day until which day do we expect the boat?"
    writer = Scripted(["The owner of Terna is on the phone.", f'"{good}"'])
    made = await rewrite(TASK, {SERVER.ref: SERVER}, writer, "m", NAMES)
    assert made.applied(TASK).instruction == good
    assert made.refused == ("a fact is lost",)
    assert "a fact is lost: Havørn" in writer.asked[-1][-1].content
    asked = " ".join(message.content for dialogue in writer.asked for message in dialogue)
    assert not any(str(value) in asked for value in TASK.truth.values())


async def test_the_words_before_are_kept_where_no_wording_will_do() -> None:
    leaking = f"{TASK.instruction} I guess until {TASK.truth['departure']}, which is the 13th of March."
    made = await rewrite(TASK, {SERVER.ref: SERVER}, Scripted([leaking] * TRIES), "m", NAMES)
    assert (made.text, len(made.refused)) == ("", TRIES)
    assert made.applied(TASK) == TASK


def test_servers_are_copied_with_their_tasks_in_new_words(registry: Path, tmp_path: Path, capsys: Capture) -> None:
    with serve_writer(lambda old: f"Hello, a quick one. {old}") as (url, requests):
        assert main(command(registry, tmp_path / "out", url)) == 0
        (copy,) = (tmp_path / "out").glob("*/harbour")
        tasks, total = load_environment(copy).tasks, len(SERVER.tasks)
        assert [task.instruction for task in tasks] == [
            f"Hello, a quick one. {task.instruction}" for task in SERVER.tasks
        ]
        assert f"harbour: {total} tasks rewritten, 0 kept as they were\n" in capsys.readouterr().out
        assert load_environment(copy).digest == SERVER.digest
        asked = len(requests)
        assert main(command(registry, tmp_path / "out", url)) == 0
        assert len(requests) == asked, "what is known is not asked for again"


def test_what_is_refused_is_counted_with_its_reasons(registry: Path, tmp_path: Path, capsys: Capture) -> None:
    with serve_writer(lambda old: f"{old} It is for Saturday.") as (url, _):
        assert main(command(registry, tmp_path / "out", url)) == 0
    total = len(SERVER.tasks)
    refused = f"{TRIES * total} wordings refused: {TRIES * total} a time is added"
    assert f"harbour: 0 tasks rewritten, {total} kept as they were; {refused}" in capsys.readouterr().out
    (copy,) = (tmp_path / "out").glob("*/harbour")
    assert load_environment(copy).tasks == SERVER.tasks


def test_an_endpoint_that_goes_down_costs_nothing_that_was_done(
    registry: Path, tmp_path: Path, capsys: Capture
) -> None:
    with serve_writer(lambda old: f"Hello there. {old}", healthy=3) as (url, _):
        assert main([*command(registry, tmp_path / "out", url), "--concurrency", "1"]) == 1
    said = capsys.readouterr().out
    assert "gave no reply" in said
    assert "what was rewritten is kept; the same command goes on" in said
    notes = (tmp_path / "out" / ".rewritings" / "harbour.jsonl").read_text("utf-8").splitlines()
    assert len(notes) == 2, "one request asked whether the model is there"
    assert not list((tmp_path / "out").glob("*/harbour")), "nothing is published by halves"
    with serve_writer(lambda old: f"Hello there. {old}") as (url, requests):
        assert main(command(registry, tmp_path / "out", url)) == 0
        assert len(requests) == 1 + len(SERVER.tasks) - 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"--out": str(CATALOG)}, "the project's own catalog is made without a model"),
        ({"NAME": "harbor"}, "no server is called 'harbor'; did you mean harbour?"),
    ],
)
def test_what_cannot_be_rewritten_is_told(
    registry: Path, tmp_path: Path, capsys: Capture, change: dict[str, str], said: str
) -> None:
    arguments = command(registry, tmp_path / "out", "http://127.0.0.1:9/v1")
    for option, value in change.items():
        arguments[1 if option == "NAME" else arguments.index(option) + 1] = value
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


class Scripted:
    """Answers what it was given, one after the other."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.asked: list[Sequence[Message]] = []
        self._answers = list(answers)

    async def write(self, messages: Sequence[Message], tokens: int) -> str:
        assert tokens > 0
        self.asked.append(messages)
        return self._answers.pop(0)


@pytest.fixture
def registry(tmp_path: Path) -> Path:
    path = tmp_path / "registry.json"
    write_registry(Registry(servers=(make_entry(SERVER, path, "train"),)), path)
    return path


def command(registry: Path, out: Path, url: str) -> list[str]:
    return ["rewrite", "harbour", "--registry", str(registry), "--endpoint", url, "--model", "m", "--out", str(out)]


@contextmanager
def serve_writer(reply: Callable[[str], str], healthy: int = 1_000) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Serve a model that rewrites the request it finds in its messages; after so many requests it refuses."""
    pytest.importorskip("openai")
    requests: list[dict[str, Any]] = []

    async def complete(request: Request) -> JSONResponse:
        body = json.loads(await request.body())
        requests.append(body)
        if len(requests) > healthy:
            return JSONResponse({"error": {"message": "no capacity"}}, 400)
        asked = next((item["content"] for item in body["messages"] if "The request: " in item["content"]), "")
        old = asked.partition("The request: ")[2].partition("\n\n")[0]
        message = {"role": "assistant", "content": reply(old)}
        choice = {"index": 0, "finish_reason": "stop", "message": message}
        return JSONResponse({"id": "c", "object": "chat.completion", "created": 0, "model": "m", "choices": [choice]})

    with serve_in_thread(Starlette(routes=[Route("/v1/chat/completions", complete, methods=["POST"])])) as url:
        yield f"{url}/v1", requests
