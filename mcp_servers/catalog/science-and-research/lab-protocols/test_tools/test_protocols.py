"""Tests of the tools for protocols of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "cress"}, ["pr-2136", "pr-9740"]),
        ({"words": "version"}, ["pr-9312"]),
        ({"author_id": "sc-4122"}, ["pr-4319", "pr-5718", "pr-8198"]),
        ({"number": "SOP-770"}, ["pr-3799"]),
        (
            {"review_due_until": "2026-07-06"},
            [
                "pr-6424",
                "pr-9312",
                "pr-8836",
                "pr-3957",
                "pr-9894",
                "pr-9337",
                "pr-9455",
                "pr-7405",
                "pr-5810",
                "pr-6322",
            ],
        ),
    ],
)
def test_find_protocols_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_protocols", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"review_due_until": "2026-07-06"}, 14),
        ({"status": "draft"}, 9),
    ],
)
def test_find_protocols_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_protocols", **filters)["total"] == total


def test_find_protocols_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_protocols", page=2)
    assert ids == [
        "pr-7070",
        "pr-3957",
        "pr-9894",
        "pr-4319",
        "pr-6680",
        "pr-2166",
        "pr-4969",
        "pr-8457",
        "pr-7359",
        "pr-9195",
    ]


def test_find_protocols_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_protocols", number="SOP-908", status="draft") == []


def test_read_protocol_shows_the_protocol(bench: Bench) -> None:
    result = bench.call("read_protocol", protocol_id="pr-7039", from_line=12)
    assert result == {
        "lines": ["The second reading counts if both differ by less than 9 per cent."],
        "first_line": 12,
        "total_lines": 12,
    }


def test_read_protocol_shows_the_protocol_with_lines(bench: Bench) -> None:
    result = bench.call("read_protocol", protocol_id="pr-7039", from_line=9, lines=3)
    assert result == {"lines": ["", "## Waste", ""], "first_line": 9, "total_lines": 12, "next_line": 12}


def test_read_protocol_is_refused_because_this_protocol_ends_at_line_12(bench: Bench) -> None:
    assert bench.refusal("read_protocol", protocol_id="pr-7039", from_line=13) == "This protocol ends at line 12."


def test_get_protocol_shows_the_protocol(bench: Bench) -> None:
    result = bench.call("get_protocol", protocol_id="pr-9740")
    assert result == {
        "id": "pr-9740",
        "number": "SOP-711",
        "plant": "cress",
        "title": "Sequencing cress",
        "author_id": "sc-4083",
        "status": "valid",
        "review_due": "2026-03-04",
        "author_name": "Emil Dijkstra",
        "trained": 6,
        "runs_done": 0,
        "runs_planned": 5,
    }


def test_write_protocol_adds_a_protocol(bench: Bench) -> None:
    bench.call("write_protocol", number="New SOP-259", title="New Sowing cress", plant="cress", body="As discussed")
    assert bench.changes() == [
        inserted(
            "protocols",
            "pr-4601",
            number="New SOP-259",
            plant="cress",
            title="New Sowing cress",
            author_id="sc-4083",
            status="draft",
            review_due="2027-03-09",
            body="As discussed",
        ),
    ]


def test_write_protocol_is_refused_because_you_are_away(bench: Bench) -> None:
    bench.arrange("scientists", "sc-4083", status="away")
    sentence = bench.refusal(
        "write_protocol",
        number="New SOP-217",
        title="New Sowing cress",
        plant="clover",
        body="As discussed",
    )
    assert sentence == "You are away."


def test_write_protocol_is_refused_because_you_have_three_drafts_already(bench: Bench) -> None:
    bench.arrange("protocols", "pr-1181", author_id="sc-4083")
    bench.arrange("protocols", "pr-2009", author_id="sc-4083")
    sentence = bench.refusal(
        "write_protocol",
        number="New SOP-217",
        title="New Sowing cress",
        plant="clover",
        body="As discussed",
    )
    assert sentence == "You have three drafts already."


def test_write_protocol_is_refused_because_another_protocol_already_has_this_protocol(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_protocol",
        number="SOP-217",
        title="New Extraction with hemp leaves overnight",
        plant="lupin",
        body="Agreed by phone",
    )
    assert sentence == "Another protocol already has this protocol number."


def test_write_protocol_is_refused_because_another_protocol_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "write_protocol",
        number="New SOP-981",
        title="Sequencing with barley seedlings overnight",
        plant="tomato",
        body="Agreed by phone",
    )
    assert sentence == "Another protocol already has this title."


def test_approve_protocol_changes_the_protocol(bench: Bench) -> None:
    bench.call("approve_protocol", protocol_id="pr-1181", head_id="sc-5829")
    assert bench.changes() == [updated("protocols", "pr-1181", status="valid", review_due="2027-03-09")]


def test_approve_protocol_is_refused_because_the_protocol_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("approve_protocol", protocol_id="pr-5810", head_id="sc-4511") == "The protocol must be draft."


def test_approve_protocol_is_refused_because_only_a_head_approves_protocols(bench: Bench) -> None:
    sentence = bench.refusal("approve_protocol", protocol_id="pr-6187", head_id="sc-4511")
    assert sentence == "Only a head approves protocols."


def test_approve_protocol_is_refused_because_nobody_approves_a_protocol_of_their_own(bench: Bench) -> None:
    bench.arrange("protocols", "pr-6187", author_id="sc-5829")
    sentence = bench.refusal("approve_protocol", protocol_id="pr-6187", head_id="sc-5829")
    assert sentence == "Nobody approves a protocol of their own."


def test_approve_protocol_is_refused_because_a_major_deviation_is_open(bench: Bench) -> None:
    assert bench.refusal("approve_protocol", protocol_id="pr-9312", head_id="sc-6464") == "A major deviation is open."


def test_retire_protocol_sets_status_to_retired(bench: Bench) -> None:
    bench.call("retire_protocol", protocol_id="pr-7039")
    assert bench.changes() == [updated("protocols", "pr-7039", status="retired")]


def test_retire_protocol_is_allowed(bench: Bench) -> None:
    bench.arrange("runs", "ru-1155", protocol_id="pr-7039")
    bench.call("retire_protocol", protocol_id="pr-7039")


def test_retire_protocol_is_refused_because_the_protocol_must_be_valid(bench: Bench) -> None:
    assert bench.refusal("retire_protocol", protocol_id="pr-6350") == "The protocol must be valid."


def test_retire_protocol_is_refused_because_a_run_of_this_protocol_is_not_finished(bench: Bench) -> None:
    assert bench.refusal("retire_protocol", protocol_id="pr-2166") == "A run of this protocol is not finished."
