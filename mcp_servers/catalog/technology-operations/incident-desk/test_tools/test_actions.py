"""Tests of the tools for actions of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"owner_id": "en-7976"}, ["ac-8750", "ac-3838", "ac-3045"]),
        ({"service_id": "se-5062"}, ["ac-3548"]),
        ({"status": "done"}, ["ac-5488", "ac-1401", "ac-3088", "ac-5844", "ac-2934", "ac-4147", "ac-6462", "ac-3163"]),
        (
            {"due_until": "2026-11-23"},
            [
                "ac-6797",
                "ac-8750",
                "ac-5329",
                "ac-6174",
                "ac-6332",
                "ac-9230",
                "ac-1706",
                "ac-2842",
                "ac-9415",
                "ac-1578",
            ],
        ),
    ],
)
def test_find_actions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_actions", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"due_until": "2026-11-23"}, 13),
        ({"incident_id": "in-1697"}, 8),
    ],
)
def test_find_actions_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_actions", **filters)["total"] == total


def test_find_actions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_actions", page=6) == ["ac-3254", "ac-3526", "ac-5106", "ac-4634", "ac-1510", "ac-9039"]


def test_find_actions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_actions", incident_id="in-9091") == []


def test_report_actions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_actions", due_until="2026-11-22", service_id="se-6393") == []


def test_report_actions_adds_up(bench: Bench) -> None:
    result = bench.call("report_actions", status="dropped")
    assert result == {
        "items": [
            {"owner_name": "Andreas Georgiou", "actions": 2, "first_due": "2026-12-06"},
            {"owner_name": "Camille Fontaine", "actions": 1, "first_due": "2026-11-13"},
            {"owner_name": "Takumi Fujita", "actions": 1, "first_due": "2026-11-14"},
        ],
        "total": 3,
    }


def test_report_actions_adds_up_with_due_until(bench: Bench) -> None:
    result = bench.call("report_actions", due_until="2026-11-13")
    assert result == {
        "items": [
            {"owner_name": "Camille Fontaine", "actions": 1, "first_due": "2026-11-13"},
            {"owner_name": "Cormac Berg", "actions": 1, "first_due": "2026-11-13"},
        ],
        "total": 2,
    }


def test_report_actions_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_actions", page=2)
    assert result == {
        "items": [
            {"owner_name": "Juliette Dubois", "actions": 3, "first_due": "2026-12-06"},
            {"owner_name": "Jun-ho Han", "actions": 5, "first_due": "2026-12-06"},
            {"owner_name": "Kaisa Dahl", "actions": 1, "first_due": "2026-11-22"},
            {"owner_name": "Kenji Kwon", "actions": 6, "first_due": "2026-11-15"},
            {"owner_name": "Niall O'Donnell", "actions": 1, "first_due": "2026-11-19"},
            {"owner_name": "Phoebe Pemberton", "actions": 1, "first_due": "2026-12-13"},
            {"owner_name": "Sanjay Banerjee", "actions": 2, "first_due": "2026-11-19"},
            {"owner_name": "Solène Perrin", "actions": 2, "first_due": "2026-12-08"},
            {"owner_name": "Takumi Fujita", "actions": 3, "first_due": "2026-11-14"},
        ],
        "total": 19,
    }


def test_report_actions_adds_up_with_service_id(bench: Bench) -> None:
    result = bench.call("report_actions", service_id="se-8660")
    assert result == {
        "items": [{"owner_name": "Camille Fontaine", "actions": 1, "first_due": "2026-11-20"}],
        "total": 1,
    }


def test_add_action_adds_a_follow_up_action(bench: Bench) -> None:
    bench.call(
        "add_action",
        incident_id="in-1431",
        title="Automate limits for the queue",
        owner_id="en-8947",
        due_on="2026-12-03",
    )
    assert bench.changes() == [
        inserted(
            "actions",
            "ac-6250",
            incident_id="in-1431",
            title="Automate limits for the queue",
            owner_id="en-8947",
            due_on="2026-12-03",
            status="open",
        ),
    ]


def test_add_action_is_allowed(bench: Bench) -> None:
    bench.call(
        "add_action",
        incident_id="in-1431",
        title="Automate limits for the queue",
        owner_id="en-8947",
        due_on="2026-12-17",
    )


def test_add_action_is_allowed_when_owner_id_is_en_8553(bench: Bench) -> None:
    bench.arrange("actions", "ac-1163", owner_id="en-8553")
    bench.call(
        "add_action",
        incident_id="in-8202",
        title="Automate retries in the importer",
        owner_id="en-8553",
        due_on="2026-12-16",
    )


def test_add_action_is_refused_because_the_incident_is_not_resolved(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_action",
        incident_id="in-2042",
        title="Review retries in the importer",
        owner_id="en-7754",
        due_on="2026-12-06",
    )
    assert sentence == "The incident is not resolved."


def test_add_action_is_refused_because_the_due_date_has_passed(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_action",
        incident_id="in-3008",
        title="Measure alerts on error rates",
        owner_id="en-6868",
        due_on="2026-11-25",
    )
    assert sentence == "The due date has passed."


def test_add_action_is_refused_because_a_critical_incident_is_followed_up_within_14_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_action",
        incident_id="in-1431",
        title="Automate limits for the queue",
        owner_id="en-8947",
        due_on="2026-12-18",
    )
    assert sentence == "A critical incident is followed up within 14 days."


def test_add_action_is_refused_because_the_owner_has_six_open_actions_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_action",
        incident_id="in-7263",
        title="Review the contact list of the partner",
        owner_id="en-7303",
        due_on="2026-12-19",
    )
    assert sentence == "The owner has six open actions already."


def test_finish_action_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_action", action_id="ac-6249")
    assert bench.changes() == [updated("actions", "ac-6249", status="done")]


def test_finish_action_is_allowed(bench: Bench) -> None:
    bench.arrange("actions", "ac-8750", due_on="2026-11-12")
    bench.call("finish_action", action_id="ac-8750")


def test_finish_action_is_refused_because_the_follow_up_action_must_be_open(bench: Bench) -> None:
    assert bench.refusal("finish_action", action_id="ac-1401") == "The follow-up action must be open."


def test_finish_action_is_refused_because_the_action_is_long_overdue_and_has_to_be(bench: Bench) -> None:
    bench.arrange("actions", "ac-8750", due_on="2026-11-11")
    assert bench.refusal("finish_action", action_id="ac-8750") == "The action is long overdue and has to be discussed."


def test_finish_action_is_refused_because_the_incident_is_open_again(bench: Bench) -> None:
    bench.arrange("actions", "ac-8750", incident_id="in-2030")
    assert bench.refusal("finish_action", action_id="ac-8750") == "The incident is open again."
