"""Tests of the tools for runbooks of Night desk runbooks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "relay"}, ["ru-9138", "ru-8753", "ru-7164", "ru-8329", "ru-7923"]),
        ({"author_id": "en-2914"}, ["ru-1350"]),
        (
            {"status": "withdrawn"},
            [
                "ru-7532",
                "ru-2986",
                "ru-6583",
                "ru-3546",
                "ru-9275",
                "ru-8115",
                "ru-8872",
                "ru-9305",
                "ru-5935",
                "ru-2430",
            ],
        ),
        ({"title": "When the stock counter is unreachable"}, ["ru-9872"]),
        ({"service_id": "se-2049"}, ["ru-6664", "ru-2028"]),
        (
            {"drilled_until": "2026-02-04"},
            [
                "ru-7532",
                "ru-3363",
                "ru-9138",
                "ru-4039",
                "ru-5303",
                "ru-2986",
                "ru-6583",
                "ru-8039",
                "ru-2150",
                "ru-1404",
            ],
        ),
    ],
)
def test_find_runbooks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_runbooks", **filters) == ids


def test_find_runbooks_counts(bench: Bench) -> None:
    assert bench.call("find_runbooks", drilled_until="2026-02-04")["total"] == 27


def test_find_runbooks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_runbooks", page=6)
    assert ids == ["ru-2655", "ru-1933", "ru-4444", "ru-2430", "ru-9601", "ru-3257", "ru-6409", "ru-9872"]


def test_find_runbooks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_runbooks", title="New keys for the login page", service_id="se-3961") == []


def test_read_runbook_shows_the_runbook(bench: Bench) -> None:
    result = bench.call("read_runbook", runbook_id="ru-1350", from_line=13)
    assert result == {
        "lines": ["After the step, compare the counters of both sites; they may differ by 35."],
        "first_line": 13,
        "total_lines": 13,
    }


def test_read_runbook_shows_the_runbook_with_lines(bench: Bench) -> None:
    result = bench.call("read_runbook", runbook_id="ru-1350", lines=3, from_line=10)
    assert result == {"lines": ["", "## Afterwards", ""], "first_line": 10, "total_lines": 13, "next_line": 13}


def test_read_runbook_is_refused_because_this_runbook_ends_at_line_13(bench: Bench) -> None:
    assert bench.refusal("read_runbook", runbook_id="ru-1350", from_line=14) == "This runbook ends at line 13."


def test_get_runbook_shows_the_runbook(bench: Bench) -> None:
    result = bench.call("get_runbook", runbook_id="ru-6495")
    assert result == {
        "id": "ru-6495",
        "system": "search index",
        "title": "Restoring the search index",
        "service_id": "se-1197",
        "author_id": "en-9634",
        "status": "valid",
        "drilled_on": "2026-04-20",
        "service_name": "beacon",
        "author_name": "Lucía Herrera",
        "drills_passed": 3,
        "drills_planned": 1,
        "changes": 3,
    }


def test_write_runbook_adds_a_runbook(bench: Bench) -> None:
    bench.call(
        "write_runbook",
        title="New Restoring the login page",
        service_id="se-1751",
        system="login page",
        body="Agreed by phone",
    )
    assert bench.changes() == [
        inserted(
            "runbooks",
            "ru-8065",
            system="login page",
            title="New Restoring the login page",
            service_id="se-1751",
            author_id="en-9634",
            status="draft",
            body="Agreed by phone",
        ),
    ]


def test_write_runbook_is_refused_because_the_service_is_retired(bench: Bench) -> None:
    bench.arrange("services", "se-1751", status="retired")
    sentence = bench.refusal(
        "write_runbook",
        title="New Restoring the login page",
        service_id="se-1751",
        system="session store",
        body="Agreed by phone",
    )
    assert sentence == "The service is retired."


def test_write_runbook_is_refused_because_the_service_has_four_drafts_already(bench: Bench) -> None:
    bench.arrange("runbooks", "ru-3704", status="draft")
    sentence = bench.refusal(
        "write_runbook",
        title="New Restoring the login page",
        service_id="se-1751",
        system="session store",
        body="Agreed by phone",
    )
    assert sentence == "The service has four drafts already."


def test_write_runbook_is_refused_because_another_runbook_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_runbook",
        title="When the event log is locked",
        service_id="se-4511",
        system="invoice printer",
        body="As discussed",
    )
    assert sentence == "Another runbook already has this title."
