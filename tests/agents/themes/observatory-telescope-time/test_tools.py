"""Tests of the tools of Pinecrest Observatory."""

from pathlib import Path
from typing import Any

import pytest

from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.fixture
def bench() -> Bench:
    return Bench(Path(__file__).parent)


def names(bench: Bench, tool: str, **filters: Any) -> list[str]:
    return [item["name"] for item in bench.call(tool, **filters)["items"]]


def roomy(bench: Bench) -> str:
    """Return the id of an accepted proposal with hours left."""
    for key in bench.ids("find_proposals", status="accepted"):
        shown = bench.call("get_proposal", proposal_id=key)
        if shown["hours"] - shown["given_hours"] >= 2:
            return key
    raise AssertionError("no proposal has hours left")


def telescope(bench: Bench, name: str) -> str:
    return bench.ids("find_telescopes", name=name)[0]


def test_find_telescopes_by_name_and_status(bench: Bench) -> None:
    assert names(bench, "find_telescopes", name="rub") == ["Rubin"]
    assert names(bench, "find_telescopes", status="maintenance") == ["Messier"]


def test_find_observers_by_part_of_a_name(bench: Bench) -> None:
    assert names(bench, "find_observers", name="laine") == ["Oona Laine"]
    assert names(bench, "find_observers", name="nobody") == []


def test_find_targets_by_name_kind_and_constellation(bench: Bench) -> None:
    assert names(bench, "find_targets", kind="planet") == ["Neptune", "Saturn", "Uranus"]
    assert names(bench, "find_targets", constellation="Lyra") == ["Ring Nebula", "Vega"]
    assert names(bench, "find_targets", name="duck") == ["Wild Duck Cluster"]


def test_find_targets_turns_the_page(bench: Bench) -> None:
    assert bench.call("find_targets")["next_page"] == 2
    assert len(bench.ids("find_targets", page=2)) == 10


def test_find_proposals_by_number_observer_target_and_status(bench: Bench) -> None:
    first = bench.call("find_proposals")["items"][0]
    assert bench.ids("find_proposals", number=first["number"]) == [first["id"]]
    observer = bench.ids("find_observers", name=first["observer_name"])[0]
    target = bench.ids("find_targets", name=first["target_name"])[0]
    assert first["id"] in bench.ids("find_proposals", observer_id=observer, target_id=target)
    assert {item["status"] for item in bench.call("find_proposals", status="refused")["items"]} == {"refused"}


def test_get_proposal_adds_up_its_sessions(bench: Bench) -> None:
    key = bench.ids("find_proposals", status="accepted")[0]
    sessions = bench.call("find_sessions", proposal_id=key)["items"]
    given = sum(session["hours"] for session in sessions if session["status"] != "lost")
    assert bench.call("get_proposal", proposal_id=key)["given_hours"] == given
    assert bench.refusal("get_proposal", proposal_id="pr-0000") == "No proposal has this id."


def test_find_sessions_by_number_telescope_night_and_status(bench: Bench) -> None:
    first = bench.call("find_sessions", status="planned")["items"][0]
    assert bench.ids("find_sessions", number=first["number"]) == [first["id"]]
    at = telescope(bench, first["telescope_name"])
    assert bench.ids("find_sessions", telescope_id=at, night=first["night"]) == [first["id"]]
    assert bench.ids("find_sessions", telescope_id=telescope(bench, "Messier")) == []


@pytest.mark.parametrize(("tool", "status"), [("accept_proposal", "accepted"), ("refuse_proposal", "refused")])
def test_a_submitted_proposal_is_decided_on_once(bench: Bench, tool: str, status: str) -> None:
    key = bench.ids("find_proposals", status="submitted")[0]
    bench.call(tool, proposal_id=key)
    assert bench.changes() == [updated("proposals", key, status=status)]
    assert bench.refusal(tool, proposal_id=key) == "The proposal was decided on already."
    assert bench.refusal(tool, proposal_id="pr-0000") == "No proposal has this id."


def plan(bench: Bench, **change: Any) -> dict[str, Any]:
    """Return the arguments of a session that can be planned."""
    arguments = {
        "number": "S-9000",
        "proposal_id": roomy(bench),
        "telescope_id": telescope(bench, "Rubin"),
        "night": "2026-12-20",
        "hours": 2,
    }
    return {**arguments, **change}


def test_plan_session_adds_a_row(bench: Bench) -> None:
    arguments = plan(bench)
    made = bench.call("plan_session", **arguments)
    assert bench.changes() == [inserted("sessions", made["id"], status="planned", **arguments)]


def test_plan_session_is_refused(bench: Bench) -> None:
    submitted = bench.ids("find_proposals", status="submitted")[0]
    first = bench.call("find_sessions", status="planned")["items"][0]
    taken = {"telescope_id": telescope(bench, first["telescope_name"]), "night": first["night"]}
    full = bench.call("get_proposal", proposal_id=roomy(bench))
    cases: list[tuple[dict[str, Any], str]] = [
        ({"proposal_id": submitted}, "The proposal is not accepted."),
        ({"telescope_id": telescope(bench, "Messier")}, "The telescope is in maintenance."),
        ({"number": first["number"]}, "This session number is taken."),
        ({"night": "2026-10-05"}, "Nights are given from tomorrow on."),
        (taken, "The telescope is taken in that night."),
        ({"telescope_id": "te-0000"}, "No telescope has this id."),
        ({"proposal_id": "pr-0000"}, "No proposal has this id."),
    ]
    for change, refusal in cases:
        assert bench.refusal("plan_session", **plan(bench, **change)) == refusal
    bench.arrange("proposals", full["id"], hours=full["given_hours"] + 1)
    refusal = bench.refusal("plan_session", **plan(bench, proposal_id=full["id"]))
    assert refusal == "The proposal asks for fewer hours."


def test_move_session_changes_its_night(bench: Bench) -> None:
    key = bench.ids("find_sessions", status="planned")[0]
    bench.call("move_session", session_id=key, night="2026-12-20")
    assert bench.changes() == [updated("sessions", key, night="2026-12-20")]
    assert bench.refusal("move_session", session_id=key, night="2026-12-20") == "The telescope is taken in that night."
    assert bench.refusal("move_session", session_id=key, night="2026-10-05") == "Nights are given from tomorrow on."


def test_drop_session_deletes_the_row(bench: Bench) -> None:
    key = bench.ids("find_sessions", status="planned")[0]
    bench.call("drop_session", session_id=key)
    assert bench.changes() == [deleted("sessions", key)]


@pytest.mark.parametrize(("tool", "more"), [("move_session", {"night": "2026-12-20"}), ("drop_session", {})])
def test_a_session_that_has_begun_stays(bench: Bench, tool: str, more: dict[str, str]) -> None:
    over, begun = bench.ids("find_sessions", status="observed")[0], bench.ids("find_sessions", status="planned")[0]
    bench.arrange("sessions", begun, night="2026-10-05")
    assert bench.refusal(tool, session_id=over, **more) == "The session is over."
    assert bench.refusal(tool, session_id=begun, **more) == "The session has begun."
    assert bench.refusal(tool, session_id="se-0000", **more) == "No session has this id."


def test_close_telescope_waits_for_its_sessions(bench: Bench) -> None:
    key = telescope(bench, bench.call("find_sessions", status="planned")["items"][0]["telescope_name"])
    assert bench.refusal("close_telescope", telescope_id=key) == "Sessions are planned at this telescope."
    while planned := bench.ids("find_sessions", telescope_id=key, status="planned"):
        for session in planned:
            bench.arrange("sessions", session, status="lost")
    bench.call("close_telescope", telescope_id=key)
    assert bench.changes() == [updated("telescopes", key, status="maintenance")]
    assert bench.refusal("close_telescope", telescope_id=key) == "The telescope is in maintenance already."


def test_reopen_telescope_ends_its_maintenance(bench: Bench) -> None:
    key = telescope(bench, "Messier")
    bench.call("reopen_telescope", telescope_id=key)
    assert bench.changes() == [updated("telescopes", key, status="open")]
    assert bench.refusal("reopen_telescope", telescope_id=key) == "The telescope is open."
    assert bench.refusal("reopen_telescope", telescope_id="te-0000") == "No telescope has this id."
