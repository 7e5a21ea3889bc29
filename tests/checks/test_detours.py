"""Detours: what another agent might call instead, and what comes of it."""

import shutil
from contextlib import closing
from pathlib import Path

from mcp_servers.checks.attacks.other_paths import other_paths_succeed
from mcp_servers.checks.detours import LookedUp, OtherFilter, lookups
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import Oracle, Task
from mcp_servers.runtime import LoadedEnvironment, Servers, load_environment

SERVER = "restaurant-tables"


def phone_task(environment: LoadedEnvironment) -> Task:
    """Return a task that is answered from the list of guests."""
    return next(task for task in environment.tasks if task.oracle.answer == {"phone": "$1.items[0].phone"})


def test_a_row_is_looked_up_by_the_tool_that_shows_it() -> None:
    environment = Servers()[SERVER]
    assert lookups(environment)["0.guests"] == ("get_guest", "guest_id")
    with closing(Trial(phone_task(environment), {environment.ref: environment})) as trial:
        detour = LookedUp(trial)
        assert trial.attempt(interception=detour).answer == trial.task.truth
        assert detour.taken == 1


def test_a_row_is_found_by_another_value_that_was_shown() -> None:
    """What the first search showed of a guest finds the guest again, by the phone instead of the name."""
    environment = Servers()[SERVER]
    task = phone_task(environment)
    steps = (*task.oracle.steps, *task.oracle.steps)
    twice = task.model_copy(update={"oracle": Oracle(steps=steps, answer={"phone": "$2.items[0].phone"})})
    with closing(Trial(twice, {environment.ref: environment})) as trial:
        detour = OtherFilter(trial)
        attempt = trial.attempt(interception=detour)
        filters = [set(entry.arguments) for entry in trial.session.journal]
        assert attempt.answer == task.truth
        assert (detour.taken, filters) == (1, [{"name"}, {"name"}, {"phone"}])


def test_a_row_that_two_tools_show_differently_leaves_the_answer_open(tmp_path: Path) -> None:
    copy = tmp_path / SERVER
    shutil.copytree(Servers()[SERVER].folder, copy, ignore=shutil.ignore_patterns("__pycache__"))
    tools = copy / "tools" / "guests.py"
    text = tools.read_text("utf-8")
    assert text.count('{**guest, "owed"') == 1
    tools.write_text(text.replace('{**guest, "owed"', '{**guest, "phone": "0", "owed"'), "utf-8")
    environment = load_environment(copy)
    task = phone_task(environment)
    with closing(Trial(task, dict.fromkeys(task.servers, environment))) as trial:
        finding = other_paths_succeed(trial)
    assert finding.reason == 'with the rows looked up one by one the solution ends otherwise: {"phone":"0"}'


def test_a_path_is_made_of_tools_that_the_task_shows() -> None:
    environment = Servers()[SERVER]
    task = phone_task(environment).model_copy(update={"tools": ("find_guests",)})
    with closing(Trial(task, {environment.ref: environment})) as trial:
        detour = LookedUp(trial)
        trial.attempt(interception=detour)
        assert detour.taken == 0
