"""Columns of one row agree: references lead to one place, times follow each other and go with states."""

from typing import Any

import pytest

from generator.sources.recognition.agreement import follows, meetings_of
from generator.sources.recognition.columns import Column
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.samples import in_order, sample_of
from generator.sources.recognition.things import Thing
from generator.sources.recognition.times import states_shown_by

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


def met(name: str, own: Thing, *others: Thing) -> dict[str, str]:
    """Return where a reference meets those chosen before it: what holds then, and what is said if it does not."""
    column = next(one for one in own.columns if one.name == name)
    found = meetings_of(column, own, {one.label: one for one in (own, *others)})
    return {one.agrees(one.far.name, one.near.name, not one.far.required): one.complaint() for one in found}


def test_the_project_of_an_issue_is_that_of_its_cycle() -> None:
    issue = thing("issue", reference("project"), reference("cycle"))
    things = {one.label: one for one in (issue, PROJECT, CYCLE)}
    assert sample("project", issue, PROJECT, CYCLE) == "cycle.project"
    assert sample("cycle", issue, PROJECT, CYCLE) == ""
    assert [one.name for one in in_order(issue, things)] == ["name", "cycle", "project"]
    assert met("project", issue, PROJECT, CYCLE) == {"cycle.project == project": "The cycle is not of this project."}
    assert follows(issue.columns[1], issue, things)
    assert not follows(issue.columns[2], issue, things)


def test_two_things_of_one_row_belong_to_the_same_project() -> None:
    issue = thing("issue", reference("cycle"), reference("module"))
    fitting = "each for each in modules if cycle.project == each.project"
    assert sample("module", issue, PROJECT, CYCLE, MODULE) == (
        f"pick({fitting}) if any({fitting}) or chance(97) else pick(each for each in modules)"
    )
    assert met("module", issue, PROJECT, CYCLE, MODULE) == {
        "cycle.project == module.project": "The module and the cycle are not of the same project."
    }


def test_what_rows_may_lack_agrees_where_they_have_it() -> None:
    issue = thing("issue", reference("project"), reference("cycle", required=False))
    assert sample("project", issue, PROJECT, CYCLE) == (
        "cycle.project if cycle is not None else pick(each for each in projects)"
    )
    assert list(met("project", issue, PROJECT, CYCLE)) == ["cycle is None or cycle.project == project"]
    loose = thing("cycle", reference("project", required=False))
    issue = thing("issue", reference("project", required=False), reference("cycle"))
    assert sample("project", issue, PROJECT, loose) == (
        "cycle.project if cycle.project is not None else pick(each for each in projects) if chance(70) else None"
    )
    assert list(met("project", issue, PROJECT, loose)) == [
        "project is None or cycle.project is None or cycle.project == project"
    ]


def test_the_way_to_a_shared_place_may_be_longer() -> None:
    region = thing("region")
    zone = thing("zone", reference("region"))
    machine = thing("machine", reference("zone"))
    disk = thing("disk", reference("region"), reference("machine"))
    assert sample("region", disk, region, zone, machine) == "machine.zone.region"


def test_the_parent_of_a_row_is_of_the_same_place() -> None:
    parent = Column("parent", "-> branch", role="reference", target="branch")
    branch = thing("branch", parent, reference("project"), reference("cycle", required=False))
    assert sample("parent", branch, PROJECT) == ""
    assert sample("project", branch, PROJECT) == (
        "parent.project if parent is not None else pick(each for each in projects)"
    )
    assert "parent.project == each.project" in sample("cycle", branch, PROJECT, CYCLE)


def test_names_and_people_say_what_need_not_agree() -> None:
    account = thing("account")
    peering = thing("peering", Column("peer_account", "-> account", role="reference", target="account", required=True))
    link = thing("link", reference("account"), reference("peering"))
    assert sample("account", link, account, peering) == ""
    user = thing("user")
    post = thing("post", reference("user"))
    assert sample("user", thing("comment", reference("user"), reference("post")), user, post) == ""
    table = thing("table", reference("database"))
    load = thing(
        "load",
        Column("target_database", "-> database", role="reference", target="database", required=True),
        Column("target_table", "-> table", role="reference", target="table", required=True),
    )
    assert sample("target_database", load, thing("database"), table) == "target_table.database"


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


def timed(name: str, kind: str = "moment", states: str = "open closed archived", **more: Any) -> tuple[Thing, Column]:
    status = Column("status", " | ".join(states.split()), role="status", required=True)
    own = thing("case", Column(name, kind, **more), CREATED, status, states=tuple(states.split()))
    return own, own.columns[1]


@pytest.mark.parametrize(
    ("name", "kind", "wanted"),
    [
        ("updated_at", "moment", "between(created_at, now) if chance(70) else None"),
        ("last_modified_date_time", "moment", "between(created_at, now) if chance(70) else None"),
        ("update_time", "moment", "between(created_at, now) if chance(70) else None"),
        ("checked_on", "day", "between(day(created_at), today) if chance(70) else None"),
        ("archived_at", "moment", 'between(created_at, now) if status == "archived" else None'),
        ("closed_at", "moment", 'between(created_at, now) if status == "closed" else None'),
        ("resolution_date", "day", 'between(day(created_at), today) if status == "closed" else None'),
        ("opened_by", "text, any_person", ""),
        ("due_on", "day", ""),
        ("scheduled_at", "moment", ""),
        ("birth_date", "day", ""),
    ],
)  # fmt: skip
def test_times_follow_each_other_and_go_with_states(name: str, kind: str, wanted: str) -> None:
    own, column = timed(name, kind)
    assert sample(name, own) == wanted
    order = [one.name for one in in_order(own, {"case": own})]
    if wanted:
        assert order == (
            ["name", "created_at", name, "status"] if "status" not in wanted else ["name", "created_at", "status", name]
        )
    shown = {"archived_at": ("archived",), "closed_at": ("closed",), "resolution_date": ("closed",)}
    assert states_shown_by(column, own) == shown.get(name, ())


def test_what_is_done_stays_done_in_later_states() -> None:
    own, _ = timed("shipped_at", states="open shipped delivered lost")
    own.moves = {
        "ship": (("open",), "shipped"), "deliver": (("shipped",), "delivered"), "lose": (("open", "shipped"), "lost"),
    }  # fmt: skip
    own.columns.append(Column("delivered_at", "moment"))
    assert sample("shipped_at", own) == (
        'between(created_at, now) if status in ("shipped", "delivered") or status == "lost" and chance(50) else None'
    )
    assert sample("delivered_at", own) == (
        'between((shipped_at if shipped_at is not None else created_at), now) if status == "delivered" else None'
    )


def test_what_is_paused_and_active_again_is_as_if_it_never_was() -> None:
    own, _ = timed("paused_at", states="active paused")
    own.moves = {"pause": (("active",), "paused"), "resume": (("paused",), "active")}
    assert sample("paused_at", own) == 'between(created_at, now) if status == "paused" else None'


def test_jobs_end_when_they_have_failed_or_succeeded() -> None:
    own, _ = timed("end_time", states="running succeeded failed", role="ends")
    assert sample("end_time", own) == 'between(created_at, now) if status in ("succeeded", "failed") else None'
    own, _ = timed("end_time", states="planned held", role="ends")
    assert sample("end_time", own).startswith("max(created_at, between(now - days(30)")


def test_what_has_expired_did_so_in_the_past() -> None:
    own, _ = timed("expires_at", states="active expired", role="due")
    assert sample("expires_at", own) == (
        'between(created_at, now) if status == "expired" else now + days(between(1, 90))'
    )


def test_what_has_started_started_after_it_was_made() -> None:
    job = thing("job", Column("started_at", "moment", role="starts", required=True), CREATED)
    assert sample("started_at", job) == "between(created_at, now)"
    meeting = thing("meeting", Column("start_time", "moment", role="starts", required=True), CREATED)
    assert sample("start_time", meeting) == "max(created_at, between(now - days(30), now + days(45)))"
