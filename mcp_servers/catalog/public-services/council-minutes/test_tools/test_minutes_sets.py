"""Tests of the tools for minutes sets of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "camara"}, ["mi-3968"]),
        ({"status": "approved"}, ["mi-3890", "mi-4901"]),
        ({"committee_id": "co-1521"}, ["mi-1871"]),
        ({"meeting_id": "me-3602"}, ["mi-9971"]),
    ],
)
def test_find_minutes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_minutes", **filters) == ids


def test_find_minutes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_minutes", page=2)
    assert ids == ["mi-8365", "mi-5796", "mi-6888", "mi-9971", "mi-6244", "mi-1871", "mi-3522"]


def test_find_minutes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_minutes", meeting_id="me-4834") == []


def test_read_minutes_shows_the_set_of_minutes(bench: Bench) -> None:
    result = bench.call("read_minutes", minutes_id="mi-5964", from_line=25)
    assert result == {
        "lines": ["The next meeting is held in the Harbour Office on 23 November."],
        "first_line": 25,
        "total_lines": 25,
    }


def test_read_minutes_shows_the_set_of_minutes_2(bench: Bench) -> None:
    result = bench.call("read_minutes", minutes_id="mi-3206", from_line=3)
    assert result == {
        "lines": [
            "- **Place:** Old Courtroom",
            "- **Chair:** Samuel Bennett",
            "- **Keeper of the minutes:** Leonora Birkett",
            "- **Visitors in the gallery:** 80",
            "- **Closed at:** 20:41",
            "",
            "The agenda was accepted as sent out.",
            "",
            "## Attendance",
            "",
            "## Other business 1",
            "",
            "Leonora Nettleton warned that the disused cycle path stands on soft ground.",
            "",
            "The report of the fire brigade on the disused cycle path was taken note of.",
            "",
            "Vera Calloway asked what the disused cycle path had cost in the past 4 years.",
            "",
            "## Other business 2",
            "",
            "Silas Strickland declared an interest in the northern school kitchen and left the room.",
            "",
            "The public gallery was reminded to keep quiet.",
            "",
            "The engineer expects 9 months of works at the northern school kitchen.",
            "",
            "Agnes Calloway would rather see the money spent on the northern school kitchen.",
            "",
            "Rhoda Nettleton asked what the northern school kitchen had cost in the past 4 years.",
            "",
            "## Other business 3",
            "",
            "Agnes Tredwell pointed to the neighbouring town, where a similar plan had failed.",
            "",
            "The engineer expects 4 months of works at the northern library annexe.",
            "",
            "Kit Kershaw warned that the northern library annexe stands on soft ground.",
            "",
            "## Next meeting",
            "",
        ],
        "first_line": 3,
        "total_lines": 43,
        "next_line": 43,
    }


def test_read_minutes_is_refused_because_this_set_of_minutes_ends_at_line_25(bench: Bench) -> None:
    assert bench.refusal("read_minutes", minutes_id="mi-5964", from_line=26) == "This set of minutes ends at line 25."


def test_keep_minutes_adds_a_set_of_minutes(bench: Bench) -> None:
    bench.arrange("minutes_sets", "mi-3890", meeting_id="me-1566")
    bench.call("keep_minutes", meeting_id="me-4644", body="Agreed by phone")
    assert bench.changes() == [
        inserted(
            "minutes_sets",
            "mi-8689",
            meeting_id="me-4644",
            status="kept",
            kept_on="2026-10-12",
            body="Agreed by phone",
        ),
    ]


def test_keep_minutes_is_refused_because_the_meeting_is_not_closed(bench: Bench) -> None:
    assert bench.refusal("keep_minutes", meeting_id="me-4814", body="As discussed") == "The meeting is not closed."


def test_keep_minutes_is_refused_because_the_meeting_was_more_than_14_days_ago(bench: Bench) -> None:
    bench.arrange("meetings", "me-5851", held_at="2026-09-28T09:59")
    sentence = bench.refusal("keep_minutes", meeting_id="me-5851", body="Agreed by phone")
    assert sentence == "The meeting was more than 14 days ago."


def test_keep_minutes_is_refused_because_another_set_of_minutes_already_has_this_meeting(bench: Bench) -> None:
    bench.arrange("meetings", "me-5851", held_at="2026-09-28T10:00")
    sentence = bench.refusal("keep_minutes", meeting_id="me-5851", body="Agreed by phone")
    assert sentence == "Another set of minutes already has this meeting."


def test_approve_minutes_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_minutes", minutes_id="mi-4826")
    assert bench.changes() == [updated("minutes_sets", "mi-4826", status="approved")]


def test_approve_minutes_is_refused_because_the_set_of_minutes_must_be_kept_or_corrected(bench: Bench) -> None:
    assert bench.refusal("approve_minutes", minutes_id="mi-4901") == "The set of minutes must be kept or corrected."


def test_approve_minutes_is_refused_because_no_later_meeting_has_been_held(bench: Bench) -> None:
    assert bench.refusal("approve_minutes", minutes_id="mi-3968") == "No later meeting has been held."


def test_publish_minutes_sets_status_to_published_and_sets_access_to_open(bench: Bench) -> None:
    bench.arrange("minutes_sets", "mi-9651", status="approved")
    bench.call("publish_minutes", minutes_id="mi-9651")
    assert bench.changes() == [
        updated("minutes_sets", "mi-9651", status="published"),
        updated("papers", "pa-1359", access="open"),
        updated("papers", "pa-3382", access="open"),
        updated("papers", "pa-5422", access="open"),
        updated("papers", "pa-6512", access="open"),
    ]


def test_publish_minutes_is_allowed(bench: Bench) -> None:
    bench.arrange("minutes_sets", "mi-3890", kept_on="2026-10-09")
    bench.call("publish_minutes", minutes_id="mi-3890")


def test_publish_minutes_is_refused_because_the_set_of_minutes_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("publish_minutes", minutes_id="mi-3206") == "The set of minutes must be approved."


def test_publish_minutes_is_refused_because_minutes_rest_for_three_days(bench: Bench) -> None:
    assert bench.refusal("publish_minutes", minutes_id="mi-3890") == "Minutes rest for three days."
