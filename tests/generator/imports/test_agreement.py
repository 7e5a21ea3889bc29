"""Columns of one row agree: references lead to one place, times follow each other and go with states."""

import pytest

from generator.sources.recognition.agreement import meeting_of
from generator.sources.recognition.columns import Column
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.samples import in_order, sample_of, state_of
from generator.sources.recognition.things import Thing

TITLE = Column("name", "text, thing, unique", role="title", required=True)
CREATED = Column("created_at", "moment", role="created", required=True)


def reference(name: str, required: bool = True) -> Column:
    return Column(name, f"-> {name}", role="reference", target=name, required=required)


def thing(name: str, *columns: Column, states: tuple[str, ...] = ()) -> Thing:
    return Thing((name,), columns=[TITLE, *columns], states=states)


PROJECT = thing("project")
CYCLE, MODULE = thing("cycle", reference("project")), thing("module", reference("project"))


def sample(name: str, own: Thing, *others: Thing) -> str:
    things = {one.label: one for one in (own, *others)}
    column = next(one for one in own.columns if one.name == name)
    return sample_of(column, own, things, Naming(list(things.values()), "service"))


def test_the_project_of_an_issue_is_that_of_its_cycle() -> None:
    issue = thing("issue", reference("project"), reference("cycle"))
    assert sample("project", issue, PROJECT, CYCLE) == "cycle.project"
    assert sample("cycle", issue, PROJECT, CYCLE) == ""
    things = {one.label: one for one in (issue, PROJECT, CYCLE)}
    assert [one.name for one in in_order(issue, things)] == ["name", "cycle", "project"]
    meeting = meeting_of(issue.columns[1], issue, things)
    assert meeting
    assert (meeting.agrees, meeting.complaint(things)) == (
        "cycle.project == project",
        "The cycle is not of this project.",
    )


def test_two_things_of_one_row_belong_to_the_same_project() -> None:
    issue = thing("issue", reference("cycle"), reference("module"))
    fitting = "each for each in modules if each.project == cycle.project"
    assert sample("module", issue, PROJECT, CYCLE, MODULE) == (
        f"pick({fitting}) if any({fitting}) else pick(each for each in modules)"
    )
    things = {one.label: one for one in (issue, PROJECT, CYCLE, MODULE)}
    meeting = meeting_of(issue.columns[2], issue, things)
    assert meeting
    assert meeting.complaint(things) == "The module and the cycle are not of the same project."


def test_what_has_started_started_after_it_was_made() -> None:
    job = thing("job", Column("started_at", "moment", role="starts", required=True), CREATED)
    assert sample("started_at", job) == "between(created_at, now)"


def test_what_follows_from_another_reference_decides_nothing() -> None:
    account = thing("account")
    project, cycle = (
        thing(name, reference("account"), *more) for name, more in (("project", ()), ("cycle", (reference("project"),)))
    )
    issue = thing("issue", reference("project"), reference("cycle"))
    assert sample("project", issue, account, project, cycle) == "cycle.project"
    assert sample("cycle", issue, account, project, cycle) == ""
    things = {one.label: one for one in (issue, account, project, cycle)}
    assert [one.name for one in in_order(issue, things)] == ["name", "cycle", "project"]


def test_what_a_row_may_lack_says_nothing_about_others() -> None:
    issue = thing("issue", reference("project"), reference("cycle", required=False))
    assert sample("project", issue, PROJECT, CYCLE) == ""
    loose = thing("cycle", reference("project", required=False))
    assert sample("project", thing("issue", reference("project"), reference("cycle")), PROJECT, loose) == ""


@pytest.mark.parametrize(
    ("name", "kind", "wanted"),
    [
        ("updated_at", "moment", "between(created_at, now) if chance(70) else None"),
        ("checked_on", "day", "between(day(created_at), today) if chance(70) else None"),
        ("archived_at", "moment",
         'between(created_at, now) if status == "archived" or status != "open" and chance(50) else None'),
        ("opened_by", "text, any_person", ""),
        ("due_on", "day", ""),
        ("scheduled_at", "moment", ""),
    ],
)  # fmt: skip
def test_times_follow_each_other_and_go_with_states(name: str, kind: str, wanted: str) -> None:
    status = Column("status", "open | closed | archived", role="status", required=True)
    own = thing("case", Column(name, kind), CREATED, status, states=("open", "closed", "archived"))
    assert sample(name, own) == wanted
    order = [one.name for one in in_order(own, {"case": own})]
    if wanted:
        assert order == ["name", "created_at", "status", name]
    assert state_of(own.columns[1], own) == ("archived" if name == "archived_at" else "")
