"""Faults to plant in programs of the catalog's tasks, by what the attack that is there for it is called.

Each takes a task and the source of its server's programs and returns another source, or ``None`` where it has no place.
"""

import ast
import re
from collections.abc import Callable

from mcp_servers.contracts import Json, Task

ProgramFault = Callable[[Task, str], str | None]

PROGRAM_FAULTS: dict[ProgramFault, str] = {}


def in_programs(attack: str) -> Callable[[ProgramFault], ProgramFault]:
    def note(fault: ProgramFault) -> ProgramFault:
        PROGRAM_FAULTS[fault] = attack
        return fault

    return note


def edited(source: str, function: str, *lines: str, whole: bool = False, before: str = "") -> str:
    """Return a module with lines put at the beginning of a function, or instead of all it does; ``before`` goes on top."""
    node = next(item for item in ast.parse(source).body if isinstance(item, ast.FunctionDef) and item.name == function)
    text = source.split("\n")
    first, last = node.body[1].lineno - 1, node.end_lineno
    text[first : last if whole else first] = [f"    {line}" for line in lines]
    head = "\n".join(text).split('"""', 2)
    return f'"""{head[1]}"""\n\n{before}\n{head[2]}'


def first_field(task: Task, kind: type) -> str:
    return next((name for name, value in task.truth.items() if type(value) is kind), "")


@in_programs("oracle succeeds")
def verifier_that_always_passes(task: Task, source: str) -> str | None:
    return None if task.expected.rows else edited(source, task.verifier, 'return {"fine": True}', whole=True)


@in_programs("right state with a wrong answer fails")
def verifier_that_ignores_the_answer(task: Task, source: str) -> str | None:
    seen = 'return {"fine": before != after}'
    return edited(source, task.verifier, seen, whole=True) if task.expected.rows and task.answer_schema else None


@in_programs("true answer without the calls fails")
def verifier_that_ignores_the_state(task: Task, source: str) -> str | None:
    check = 'return {"answer": answer == truth}'
    return edited(source, task.verifier, check, whole=True) if task.expected.rows and task.answer_schema else None


@in_programs("oracle succeeds")
def verifier_that_crashes_without_an_answer(task: Task, source: str) -> str | None:
    name = next(iter(task.truth), "")
    check = f'return {{"answer": answer["{name}"] == truth["{name}"]}}'
    return edited(source, task.verifier, check, whole=True) if name else None


@in_programs("odd answers fail")
def verifier_that_crashes_on_odd_text(task: Task, source: str) -> str | None:
    name = first_field(task, str)
    return edited(source, task.verifier, f'(answer or truth)["{name}"].encode()') if name else None


@in_programs("odd answers fail")
def verifier_that_divides_by_the_answer(task: Task, source: str) -> str | None:
    name = first_field(task, int)
    return edited(source, task.verifier, f'1 / (answer or truth)["{name}"]') if name and task.truth[name] else None


@in_programs("the verifier is steady")
def verifier_that_needs_rows(task: Task, source: str) -> str | None:
    return edited(source, task.verifier, "[next(iter(rows)) for rows in after.values()]")


@in_programs("programs are pure")
def verifier_that_changes_the_state(task: Task, source: str) -> str | None:
    return edited(source, task.verifier, 'after.get("nothing", {}).clear()', 'if answer is truth: after["more"] = {}')


@in_programs("programs are pure")
def clock(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "datetime.now()", before="from datetime import datetime")


@in_programs("programs are pure")
def clock_in_a_tuple(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "(datetime, 1)[0].now()", before="from datetime import datetime")


@in_programs("programs are pure")
def clock_by_another_name(task: Task, source: str) -> str | None:
    lines = ("clock = datetime", "clock.today()")
    return edited(source, task.oracle.program, *lines, before="from datetime import datetime")


@in_programs("programs are pure")
def clock_by_its_name(task: Task, source: str) -> str | None:
    head = "from datetime import datetime\nfrom operator import attrgetter"
    return edited(source, task.oracle.program, 'attrgetter("now")(datetime)()', before=head)


@in_programs("programs are pure")
def clock_of_a_default(task: Task, source: str) -> str | None:
    line = "moment = (lambda clock=datetime: clock.now())()"
    return edited(source, task.oracle.program, line, before="from datetime import datetime")


@in_programs("programs are pure")
def clock_of_a_day(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "date(2026, 3, 4).today()", before="from datetime import date")


@in_programs("programs are pure")
def chance_of_another_module(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "statistics.random.random()", before="import statistics")


@in_programs("programs are pure")
def order_of_a_set(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, 'first = [part for part in {"", " "}][0]')


@in_programs("programs are pure")
def chance(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "random.random()", before="import random")


@in_programs("programs are pure")
def chance_in_the_verifier(task: Task, source: str) -> str | None:
    return edited(source, task.verifier, "randrange(2)", before="from random import randrange")


@in_programs("programs are pure")
def surroundings(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, 'os.environ.get("HOME")', before="import os")


@in_programs("programs are pure")
def file(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, 'if not tools: open("rows")')


@in_programs("programs are pure")
def way_round_the_tools(task: Task, source: str) -> str | None:
    looked = "if not tools: load_environment(tools)"
    return edited(source, task.oracle.program, looked, before="from mcp_servers.runtime import load_environment")


@in_programs("programs are pure")
def memory(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "RUNS.append(tools)", before="RUNS: list[object] = []")


@in_programs("every value comes from somewhere")
def hidden_constant(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "most = 31337")


@in_programs("every value comes from somewhere")
def hidden_constant_of_the_module(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "most = MOST", before='MOST = ("be-31337", 31337)')


@in_programs("oracle runs")
def solution_that_crashes(task: Task, source: str) -> str | None:
    return edited(source, task.oracle.program, "{}[0]")


def first_search(task: Task, source: str) -> str:
    code = source.split(f"def {task.oracle.program}(")[1].split("\ndef ")[0]
    found = re.search(r'"(find_\w+)", \w+=', code)
    return found[1] if found else ""


@in_programs("every read matters")
def idle_search(task: Task, source: str) -> str | None:
    tool = first_search(task, source)
    return edited(source, task.oracle.program, f'tools("{tool}")') if tool else None


@in_programs("every read matters")
def idle_search_that_is_looked_at(task: Task, source: str) -> str | None:
    tool = first_search(task, source)
    looked = f'seen = [item for item in tools("{tool}")["items"] if item["id"] is None]'
    return edited(source, task.oracle.program, looked) if tool else None


def answering(task: Task, source: str, value: Json, *lines: str) -> str | None:
    """Return a program that answers with another expression in the first field that is a number above 1."""
    name = next((name for name, item in task.truth.items() if type(item) is int and item > 1), "")
    code = source.split(f"def {task.oracle.program}(")[1].split("\ndef ")[0]
    told = re.search(rf'return {{.*"{name}": ([^,]+?)[,}}]', code) if name else None
    if told is None:
        return None
    spoilt = code.replace(told[0], told[0].replace(f'"{name}": {told[1]}', f'"{name}": {value}'))
    return edited(source.replace(code, spoilt), task.oracle.program, *lines)


@in_programs("answers come from what is read")
def literal_answer(task: Task, source: str) -> str | None:
    number = next((item for item in task.truth.values() if type(item) is int and item > 1), 0)
    return answering(task, source, number)


@in_programs("answers come from what is read")
def answer_written_beforehand(task: Task, source: str) -> str | None:
    number = next((item for item in task.truth.values() if type(item) is int and item > 1), 0)
    return answering(task, source, "known", f"known = {number}")


@in_programs("every value comes from somewhere")
def literal_argument(task: Task, source: str) -> str | None:
    tool = first_search(task, source)
    return edited(source, task.oracle.program, f'tools("{tool}", page=2)') if tool else None


@in_programs("right state with a wrong answer fails")
def verifier_that_allows_two_more(task: Task, source: str) -> str | None:
    name = first_field(task, int)
    near = f'return {{"near": abs((answer or {{"{name}": -9}})["{name}"] - truth["{name}"]) <= 2}}'
    return edited(source, task.verifier, near, whole=True) if name and not task.expected.rows else None


@in_programs("right state with a wrong answer fails")
def verifier_that_is_content_with_a_beginning(task: Task, source: str) -> str | None:
    name = first_field(task, str)
    begins = f'return {{"begins": bool(answer) and truth["{name}"].startswith((answer or truth)["{name}"][:3])}}'
    return edited(source, task.verifier, begins, whole=True) if name and not task.expected.rows else None


@in_programs("right state with a wrong answer fails")
def verifier_that_is_content_with_a_part(task: Task, source: str) -> str | None:
    name = first_field(task, str)
    part = f'return {{"part": len((answer or {{"{name}": ""}})["{name}"]) > 1 and answer["{name}"] in truth["{name}"]}}'
    return edited(source, task.verifier, part, whole=True) if name and not task.expected.rows else None
