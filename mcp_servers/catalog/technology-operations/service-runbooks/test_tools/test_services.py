"""Tests of the tools for services of Night desk runbooks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "turnstile"}, ["se-1751", "se-6594"]),
        ({"owner_id": "en-9634"}, ["se-8306", "se-6594"]),
        ({"tier": "minor"}, ["se-1197", "se-1661", "se-8188", "se-8981", "se-4380"]),
        (
            {"status": "running"},
            [
                "se-9179",
                "se-1197",
                "se-3927",
                "se-8940",
                "se-5997",
                "se-2049",
                "se-8981",
                "se-1751",
                "se-8306",
                "se-5258",
            ],
        ),
        ({"name": "pantry"}, ["se-8306"]),
    ],
)
def test_find_services_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_services", **filters) == ids


def test_find_services_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_services", page=2)
    assert ids == [
        "se-1751",
        "se-8306",
        "se-5258",
        "se-8478",
        "se-3961",
        "se-4511",
        "se-1875",
        "se-8777",
        "se-6594",
        "se-4380",
    ]


def test_find_services_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_services", name="Unheard of") == []


def test_read_settings_shows_the_service(bench: Bench) -> None:
    result = bench.call("read_settings", service_id="se-4380", from_line=40)
    assert result == {"lines": ["  weight: 29"], "first_line": 40, "total_lines": 40}


def test_read_settings_shows_the_service_with_lines(bench: Bench) -> None:
    result = bench.call("read_settings", service_id="se-4380", lines=39)
    assert result == {
        "lines": [
            "# Settings of weathervane, release 385",
            "service: weathervane",
            "owner: Åsa Berg",
            "listen_port: 3078",
            "request_timeout: 30 seconds",
            "retry_limit: 8",
            "storage:",
            "  backend: invoice printer",
            "  size_in_gigabytes: 194",
            "  keep_days: 249",
            "alarms:",
            "- watches: silent mail relay",
            "  after_minutes: 56",
            "  tell: Opal Birkett",
            "- watches: locked event log",
            "  after_minutes: 54",
            "  tell: Jonas Ashworth",
            "- watches: overheated search index",
            "  after_minutes: 43",
            "  tell: Gwen Dunmore",
            "- watches: corrupt mail relay",
            "  after_minutes: 34",
            "  tell: Miriam Kershaw",
            "- watches: corrupt login page",
            "  after_minutes: 29",
            "  tell: Edwin Hesketh",
            "- watches: unreachable mail relay",
            "  after_minutes: 57",
            "  tell: Una Ormerod",
            "dependencies:",
            "- name: trellis",
            "  weight: 55",
            "- name: beacon",
            "  weight: 99",
            "- name: anvil",
            "  weight: 1",
            "- name: sluice",
            "  weight: 65",
            "- name: compass",
        ],
        "first_line": 1,
        "total_lines": 40,
        "next_line": 40,
    }


def test_read_settings_is_refused_because_this_service_ends_at_line_24(bench: Bench) -> None:
    assert bench.refusal("read_settings", service_id="se-6594", from_line=40) == "This service ends at line 24."


def test_read_settings_is_refused_because_this_service_ends_at_line_28(bench: Bench) -> None:
    assert bench.refusal("read_settings", service_id="se-8306", from_line=40) == "This service ends at line 28."


def test_read_settings_is_refused_because_this_service_ends_at_line_20(bench: Bench) -> None:
    assert bench.refusal("read_settings", service_id="se-3927", from_line=40) == "This service ends at line 20."


def test_read_settings_is_refused_because_this_service_ends_at_line_38(bench: Bench) -> None:
    assert bench.refusal("read_settings", service_id="se-3961", from_line=40) == "This service ends at line 38."


def test_read_settings_is_refused_because_this_service_ends_at_line_34(bench: Bench) -> None:
    assert bench.refusal("read_settings", service_id="se-1197", from_line=40) == "This service ends at line 34."
