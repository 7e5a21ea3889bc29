"""Tasks that a model drafts are tried: what does not hold is said, mended or dropped for the reason that is recorded."""

import json
from pathlib import Path
from typing import Any

import pytest

from generator.agents.tasks.drafts import ProgramDraft, program_task
from generator.agents.tasks.edges import STRONG, build_graph, draw_chains, judge_edges
from generator.agents.tasks.place import open_place
from generator.agents.tasks.stage import write_tasks
from generator.agents.tasks.trial import try_task
from generator.agents.tasks.writing import Written, write_chain_task, write_program_task
from generator.database.streams import Stream
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import InputError
from mcp_servers.runtime import load_environment
from tests.agents.harbour import HARBOUR, copy_harbour, open_job
from tests.agents.scripted import Turn, serve_script

PRICE: dict[str, Any] = {"name": "price", "kind": "integer", "description": "price in øre", "value": "$2.total"}
PRICED: dict[str, Any] = {
    "instruction": "What is Terna going to pay for the visit that is planned?",
    "slots": {"boat": {"value": "Terna", "said": "Terna"}},
    "steps": [
        {"tool": "find_stays", "arguments": {"boat": "$slot.boat"}},
        {"tool": "price_stay", "arguments": {"stay_id": "$1.items[0].id"}},
    ],
    "answer": [PRICE],
}
WORDS = "Terna has a visit planned with us. What is the boat going to pay for it?"
PROGRAMS = (HARBOUR / "programs.py").read_text("utf-8")
SOLVE = PROGRAMS[PROGRAMS.index("def solve_farewell") : PROGRAMS.index("def verify_farewell")]
VERIFY = PROGRAMS[PROGRAMS.index("def verify_farewell") : PROGRAMS.index("def solve_cheapest")]
IMPORTS = "from mcp_servers.contracts import Json, State\nfrom mcp_servers.runtime import Tools, days_between, every_item\n\n\n"
FAREWELL: dict[str, Any] = {
    "name": "farewell",
    "code": IMPORTS + SOLVE + VERIFY,
    "instruction": "Sandlo has been sold and will not visit us again. Cancel whatever is still booked for the boat and tell me "
    "how much income we lose by it.",
    "slots": {"boat": {"value": "Sandlo", "said": "Sandlo"}},
    "answer": [{"name": "lost", "kind": "integer", "description": "income in øre"}],
}
LAX = (
    "def verify_farewell(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:\n"
    '    """All is well."""\n    return {"lost income": True}\n'
)


def says(content: Any) -> Turn:
    return {"content": content if isinstance(content, str) else json.dumps(content)}


def objections(model: Any) -> str:
    return "\n".join(
        message["content"]
        for request in model.requests
        for message in request["messages"][2:]
        if message["role"] == "user"
    )


async def write(
    tmp_path: Path, kind: str, turns: list[Any], words: str | None = None, **aims: bool
) -> tuple[Written, str]:
    """Have one task written by what a model says turn by turn, and return it with all objections that were made."""
    name = f"harbour/tasks/{kind}-00"
    reworded = [says({"instruction": words or "Do it."})] * 4
    script = {f"{name}.1": list(map(says, turns)), f"{name}.2": list(map(says, turns)), f"{name}-words.*": reworded}
    with serve_script(script) as model:
        async with open_job(tmp_path, model, **aims) as job:
            place = open_place(job.server, judged=job.room.aims.judge)
            if kind == "program":
                written = await write_program_task(job.room.worker, place, 0)
            else:
                written = await write_chain_task(job.room.worker, place, 0, ["find_stays", "price_stay"])
        assert not model.missing
        return written, objections(model)


async def test_a_sound_chain_task_gets_its_truth_and_better_words(tmp_path: Path) -> None:
    written, said = await write(tmp_path, "chain", [PRICED], WORDS)
    assert not said
    assert written.task
    assert written.task.truth == {"price": 16800}
    assert (written.task.difficulty.level, written.task.difficulty.calls) == (1, 2)
    assert (written.task.instruction, written.task.split) == (WORDS, "train")
    assert audit(written.task, {written.task.servers[0]: load_environment(HARBOUR)}).passed


async def test_words_that_lose_a_fact_are_not_taken(tmp_path: Path) -> None:
    written, said = await write(tmp_path, "chain", [PRICED], "What does the boat pay for the visit that is planned?")
    assert "a fact is lost: Terna" in said
    assert written.task
    assert written.task.instruction == PRICED["instruction"]


LEAKY = {**PRICED, "instruction": "Use price_stay: what is Terna going to pay for the visit that is planned?"}
AMBIGUOUS: dict[str, Any] = {
    **PRICED,
    "instruction": "What is Alke going to pay for a visit?",
    "slots": {"boat": {"value": "Alke", "said": "Alke"}},
}
UNSTATED = {**PRICED, "slots": {"boat": {"value": "Terna", "said": "Ternan"}}}
ABSENT = {**PRICED, "answer": [{**PRICE, "value": "$2.price"}]}
UNKNOWN = {**PRICED, "steps": [*PRICED["steps"], {"tool": "pay_stay", "arguments": {"stay_id": "$1.items[0].id"}}]}
FREE = {**PRICED, "answer": [{**PRICE, "kind": "judged text"}]}
FAULTS = [
    (LEAKY, "instruction is plain language"),
    (AMBIGUOUS, "nothing says which"),
    (UNSTATED, "every slot is stated"),
    (ABSENT, "points to nothing"),
    (UNKNOWN, "a tool that is not there"),
    (FREE, "nobody judges free text"),
    ("{not json", "could not be read"),
    ({**PRICED, "more": 1}, "more"),
]


@pytest.mark.parametrize(("first", "objection"), FAULTS, ids=[objection for _, objection in FAULTS])
async def test_a_faulty_draft_is_objected_to_and_mended(tmp_path: Path, first: Any, objection: str) -> None:
    written, said = await write(tmp_path, "chain", [first, PRICED], WORDS)
    assert objection in said
    assert written.task
    assert written.task.truth == {"price": 16800}


async def test_a_draft_that_is_never_mended_is_dropped_for_its_reason(tmp_path: Path) -> None:
    written, _ = await write(tmp_path, "chain", [AMBIGUOUS] * 4)
    assert written.task is None
    assert "tasks/chain-00" in written.dropped
    assert "nothing says which" in written.dropped


async def test_a_chain_that_makes_no_sense_is_dropped_for_its_reason(tmp_path: Path) -> None:
    written, _ = await write(tmp_path, "chain", [{"makes_sense": False, "reason": "nobody pays twice"}])
    assert written == Written(None, dropped="tasks/chain-00: makes no sense: nobody pays twice")


async def test_free_text_is_asked_for_where_there_is_a_judge(tmp_path: Path) -> None:
    fields = [
        {"name": name, "kind": "judged text", "description": "a day", "value": f"$1.items[0].{name}s_on"}
        for name in ("arrive", "leave")
    ]
    instruction = "When does Terna come to us, and when does she go?"
    draft = {**PRICED, "instruction": instruction, "steps": PRICED["steps"][:1], "answer": fields}
    written, said = await write(tmp_path, "chain", [draft], judge=True)
    assert written.task
    assert written.task.rubric[0].comparison == "judge"
    assert "nobody judges" not in said


async def test_a_program_task_is_run_and_audited(tmp_path: Path) -> None:
    written, said = await write(tmp_path, "program", [FAREWELL], FAREWELL["instruction"])
    assert not said
    assert written.task
    assert written.task.truth["lost"] > 0
    assert written.task.expected.rows
    assert (written.task.oracle.program, written.task.verifier) == ("solve_farewell", "verify_farewell")


CRASHING = {**FAREWELL, "code": FAREWELL["code"].replace('["total"]', '["sum"]')}
PASSING = {**FAREWELL, "code": IMPORTS + SOLVE + LAX}
IMPURE = {**FAREWELL, "code": FAREWELL["code"].replace("lost = 0", "lost = 0\n    open('/etc/passwd')", 1)}
BROKEN = {**FAREWELL, "code": "def solve_farewell(:"}
HALF = {**FAREWELL, "code": IMPORTS + SOLVE}
PROGRAM_FAULTS = [
    (CRASHING, "solve_farewell failed: KeyError"),
    (PASSING, "the verification program passes although nothing was"),
    (IMPURE, "calls open()"),
    (BROKEN, "not valid Python"),
    (HALF, "expected solve_farewell and verify_farewell"),
]


@pytest.mark.parametrize(("first", "objection"), PROGRAM_FAULTS, ids=[objection for _, objection in PROGRAM_FAULTS])
async def test_a_faulty_program_is_objected_to_and_mended(tmp_path: Path, first: Any, objection: str) -> None:
    written, said = await write(tmp_path, "program", [first, FAREWELL], FAREWELL["instruction"])
    assert objection in said
    assert written.task
    assert written.task.verifier == "verify_farewell"


EDGES = [
    ("find_stays", "price_stay", "items[].id", "stay_id", 3),
    ("find_stays", "cancel_stay", "items[].id", "stay_id", 3),
    ("find_berths", "price_stay", "items[].id", "stay_id", 3),
    ("find_stays", "price_stay", "items[].total", "stay_id", 3),
    ("find_berths", "book_stay", "items[].fee", "boat", 2),
    ("find_berths", "pay_stay", "items[].id", "stay_id", 2),
]


async def test_claimed_edges_that_are_false_are_dropped(tmp_path: Path) -> None:
    names = ("source", "target", "output", "argument", "strength")
    answer = {"edges": [dict(zip(names, edge, strict=True)) for edge in EDGES]}
    with serve_script({"harbour/tasks/edges.1": [says(answer)]}) as model:
        async with open_job(tmp_path, model) as job:
            place = open_place(job.server, judged=False)
            held, dropped = await judge_edges(job.room.worker, place)
    assert [(edge.source, edge.target) for edge in held] == [
        ("find_stays", "price_stay"),
        ("find_stays", "cancel_stay"),
    ]
    reasons = ["is refused by the other", "returns nothing at", "string taken", "there is no tool pay_stay"]
    for reason, problem in zip(reasons, dropped, strict=True):
        assert reason in problem
    graph = build_graph(list(place.tools), held)
    assert graph["find_stays"]["price_stay"]["weight"] == STRONG
    chains = draw_chains(graph, place, 6, Stream("test"))
    assert len(set(chains)) == 6
    assert {chain[0] for chain in chains} <= {"find_stays", "find_berths"}


@pytest.mark.parametrize("jailed", [False, True])
async def test_the_stage_writes_each_task_once(tmp_path: Path, jailed: bool) -> None:
    script = {
        "harbour/tasks/edges.1": [says({"edges": []})],
        **{f"harbour/tasks/chain-0{number}.1": [says(PRICED)] for number in range(3)},
        "harbour/tasks/program-00.1": [says(FAREWELL)],
        **{f"harbour/tasks/chain-0{number}-words.1": [says({"instruction": WORDS})] for number in range(3)},
        "harbour/tasks/program-00-words.1": [says({"instruction": FAREWELL["instruction"]})],
    }
    with serve_script(script) as model:
        async with open_job(tmp_path, model, jailed=jailed, graph_tasks=2, program_tasks=1) as job:
            report = await write_tasks(job)
            paid = len(model.answered)
            if not jailed:
                assert await write_tasks(job) == report
                assert len(model.answered) == paid
        assert not model.missing
    assert (report["tasks"], report["levels"]) == ({"graph": 1, "program": 1}, {"1": 1, "3": 1})
    assert len(report["dropped"]) == 2
    environment = load_environment(job.server)
    for task in environment.tasks:
        assert audit(task, {environment.ref: environment}).passed


async def test_a_stage_without_a_sound_task_fails(tmp_path: Path) -> None:
    script = {
        "harbour/tasks/edges.1": [says({"edges": []})],
        "harbour/tasks/chain-00.1": [says({"makes_sense": False, "reason": "no"})],
    }
    with serve_script(script) as model:
        async with open_job(tmp_path, model, graph_tasks=1, program_tasks=0) as job:
            with pytest.raises(InputError, match="no task was sound: tasks/chain-00: makes no sense"):
                await write_tasks(job)


async def test_programs_that_a_model_wrote_are_tried_in_the_jail(tmp_path: Path) -> None:
    server, mark = tmp_path / "server", tmp_path / "mark"
    copy_harbour(server, jailed=True)
    place, draft = open_place(server, judged=False), ProgramDraft.model_validate(FAREWELL)
    tried = await try_task(server, program_task(draft, place), draft.code)
    assert tried.objections == ()
    assert tried.task.truth["lost"] > 0
    marking = f"import pathlib\n\npathlib.Path({str(mark)!r}).touch()\n{draft.code}"
    tried = await try_task(server, program_task(draft, place), marking)
    assert "No such file or directory" in str(tried)
    assert not mark.exists()
