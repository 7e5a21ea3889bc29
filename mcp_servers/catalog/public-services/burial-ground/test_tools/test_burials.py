"""Tests of the tools for burials of Elmrise burial ground."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"deceased": "Nasser"}, ["bu-8783"]),
        (
            {"starts_from": "2017-09-14T10:10"},
            [
                "bu-3946",
                "bu-1680",
                "bu-3725",
                "bu-9116",
                "bu-1382",
                "bu-6343",
                "bu-6373",
                "bu-3709",
                "bu-5286",
                "bu-2735",
            ],
        ),
        ({"starts_on": "2023-07-04"}, ["bu-7789"]),
        ({"grave_id": "gr-8351"}, ["bu-1610", "bu-3017"]),
        ({"section_id": "se-7204"}, ["bu-4716", "bu-6783", "bu-3523", "bu-7474", "bu-3647", "bu-3305"]),
        (
            {"kind": "urn"},
            [
                "bu-4716",
                "bu-9957",
                "bu-8783",
                "bu-3024",
                "bu-3749",
                "bu-9002",
                "bu-2135",
                "bu-6465",
                "bu-1610",
                "bu-6002",
            ],
        ),
        ({"number": "BU-33116"}, ["bu-9002"]),
        (
            {"status": "held"},
            [
                "bu-4716",
                "bu-9957",
                "bu-8783",
                "bu-3024",
                "bu-3749",
                "bu-4439",
                "bu-9398",
                "bu-9002",
                "bu-5935",
                "bu-2135",
            ],
        ),
    ],
)
def test_find_burials_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_burials", **filters) == ids


def test_find_burials_counts(bench: Bench) -> None:
    assert bench.call("find_burials", status="held")["total"] == 74


def test_find_burials_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_burials", page=10) == ["bu-5994", "bu-7793"]


def test_find_burials_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_burials", number="Unheard of") == []


def test_report_burials_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_burials", status="cancelled") == []


def test_report_burials_adds_up(bench: Bench) -> None:
    result = bench.call("report_burials", starts_from="2026-09-17T13:40")
    assert result == {
        "items": [{"grave_section_name": "Lower Grove", "burials": 1, "latest": "2026-09-17T13:40"}],
        "total": 1,
    }


def test_report_burials_adds_up_with_kind(bench: Bench) -> None:
    result = bench.call("report_burials", kind="coffin")
    assert result == {
        "items": [
            {"grave_section_name": "Garden Terrace", "burials": 15, "latest": "2026-09-11T09:10"},
            {"grave_section_name": "Hawthorn Row", "burials": 5, "latest": "2026-09-10T09:10"},
            {"grave_section_name": "Lower Grove", "burials": 2, "latest": "2026-09-02T10:40"},
            {"grave_section_name": "Lower Row", "burials": 2, "latest": "2021-01-30T08:10"},
            {"grave_section_name": "Lower Terrace", "burials": 2, "latest": "2017-04-06T12:10"},
            {"grave_section_name": "Pine Terrace", "burials": 10, "latest": "2026-09-17T09:10"},
        ],
        "total": 6,
    }


def test_report_burials_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_burials", status="arranged")
    assert result == {
        "items": [
            {"grave_section_name": "Elder Lawn", "burials": 2, "latest": "2026-09-12T12:10"},
            {"grave_section_name": "Garden Terrace", "burials": 3, "latest": "2026-09-13T12:40"},
            {"grave_section_name": "Hawthorn Row", "burials": 1, "latest": "2026-09-10T09:10"},
            {"grave_section_name": "Larch Grove", "burials": 1, "latest": "2026-09-14T09:40"},
            {"grave_section_name": "Lower Grove", "burials": 1, "latest": "2026-09-17T13:40"},
            {"grave_section_name": "Lower Row", "burials": 1, "latest": "2026-09-07T11:10"},
            {"grave_section_name": "Lower Terrace", "burials": 1, "latest": "2026-09-13T10:40"},
            {"grave_section_name": "Pine Terrace", "burials": 7, "latest": "2026-09-17T09:10"},
            {"grave_section_name": "West Grove", "burials": 1, "latest": "2026-09-16T08:10"},
        ],
        "total": 9,
    }


def test_arrange_burial_adds_a_burial(bench: Bench) -> None:
    bench.call(
        "arrange_burial",
        number="New BU-64128",
        grave_id="gr-5783",
        deceased="François Perrin",
        kind="urn",
        starts_at="2026-09-10T07:40",
    )
    assert bench.changes() == [
        inserted(
            "burials",
            "bu-8511",
            number="New BU-64128",
            grave_id="gr-5783",
            deceased="François Perrin",
            kind="urn",
            starts_at="2026-09-10T07:40",
            status="arranged",
            rests_until="2036-09-10",
        ),
    ]


def test_arrange_burial_is_refused_because_the_grave_is_not_leased(bench: Bench) -> None:
    sentence = bench.refusal(
        "arrange_burial",
        number="BU-06485",
        grave_id="gr-3000",
        deceased="Andrzej Petrov",
        kind="urn",
        starts_at="2021-01-30T08:10",
    )
    assert sentence == "The grave is not leased."


def test_arrange_burial_is_refused_because_a_burial_is_arranged_a_day_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal(
        "arrange_burial",
        number="BU-54229",
        grave_id="gr-3423",
        deceased="Wei Hayashi",
        kind="urn",
        starts_at="2016-05-25T08:10",
    )
    assert sentence == "A burial is arranged a day ahead at least."


def test_arrange_burial_is_refused_because_a_burial_is_arranged_at_most_30_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "arrange_burial",
        number="New BU-74776",
        grave_id="gr-5316",
        deceased="Francesca De Luca",
        kind="urn",
        starts_at="2026-10-08T08:41",
    )
    assert sentence == "A burial is arranged at most 30 days ahead."


def test_arrange_burial_is_refused_because_no_such_place_is_free_in_the_grave(bench: Bench) -> None:
    sentence = bench.refusal(
        "arrange_burial",
        number="New BU-74776",
        grave_id="gr-1728",
        deceased="Francesca De Luca",
        kind="urn",
        starts_at="2026-09-09T08:40",
    )
    assert sentence == "No such place is free in the grave."


def test_arrange_burial_is_refused_because_the_lease_ends_before_the_rest_would_be_over(bench: Bench) -> None:
    sentence = bench.refusal(
        "arrange_burial",
        number="New BU-74776",
        grave_id="gr-5316",
        deceased="Francesca De Luca",
        kind="urn",
        starts_at="2026-10-08T08:40",
    )
    assert sentence == "The lease ends before the rest would be over."


def test_arrange_burial_is_refused_because_the_chapel_is_taken_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "arrange_burial",
        number="BU-35216",
        grave_id="gr-7517",
        deceased="Dmitri Wiśniewski",
        kind="urn",
        starts_at="2026-09-13T10:40",
    )
    assert sentence == "The chapel is taken then."


def test_arrange_burial_is_refused_because_another_burial_already_has_this_burial_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "arrange_burial",
        number="BU-35216",
        grave_id="gr-5978",
        deceased="Francesca De Luca",
        kind="urn",
        starts_at="2026-09-13T14:10",
    )
    assert sentence == "Another burial already has this burial number."


def test_move_burial_sets_starts_at_to_2026_09_10_09_40(bench: Bench) -> None:
    bench.call("move_burial", burial_id="bu-7889", starts_at="2026-09-10T09:40")
    assert bench.changes() == [updated("burials", "bu-7889", starts_at="2026-09-10T09:40")]


def test_move_burial_changes_the_burial(bench: Bench) -> None:
    bench.call("move_burial", burial_id="bu-3305", starts_at="2026-09-09T11:10")
    assert bench.changes() == [updated("burials", "bu-3305", starts_at="2026-09-09T11:10", rests_until="2036-09-09")]


def test_move_burial_is_allowed(bench: Bench) -> None:
    bench.call("move_burial", burial_id="bu-7889", starts_at="2026-10-08T08:40")


def test_move_burial_is_allowed_when_starts_at_is_2026_09_09_11_10(bench: Bench) -> None:
    bench.arrange("burials", "bu-4384", starts_at="2026-09-09T11:10")
    bench.call("move_burial", burial_id="bu-7889", starts_at="2026-09-09T11:10")


def test_move_burial_is_refused_because_the_burial_is_not_arranged_any_more(bench: Bench) -> None:
    sentence = bench.refusal("move_burial", burial_id="bu-1256", starts_at="2026-09-15T08:40")
    assert sentence == "The burial is not arranged any more."


def test_move_burial_is_refused_because_it_is_too_late_to_move_this_burial(bench: Bench) -> None:
    sentence = bench.refusal("move_burial", burial_id="bu-5938", starts_at="2023-01-03T10:40")
    assert sentence == "It is too late to move this burial."


def test_move_burial_is_refused_because_a_burial_is_arranged_a_day_ahead_at_least(bench: Bench) -> None:
    bench.arrange("burials", "bu-7889", starts_at="2026-09-10T08:40")
    sentence = bench.refusal("move_burial", burial_id="bu-7889", starts_at="2026-09-09T08:39")
    assert sentence == "A burial is arranged a day ahead at least."


def test_move_burial_is_refused_because_a_burial_is_arranged_at_most_30_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("move_burial", burial_id="bu-7889", starts_at="2026-10-08T08:41")
    assert sentence == "A burial is arranged at most 30 days ahead."


def test_move_burial_is_refused_because_the_chapel_is_taken_then(bench: Bench) -> None:
    sentence = bench.refusal("move_burial", burial_id="bu-7889", starts_at="2026-09-09T08:40")
    assert sentence == "The chapel is taken then."


def test_hold_burial_sets_status_to_held(bench: Bench) -> None:
    bench.call("hold_burial", burial_id="bu-5938")
    assert bench.changes() == [updated("burials", "bu-5938", status="held")]


def test_hold_burial_is_allowed(bench: Bench) -> None:
    bench.arrange("burials", "bu-9504", starts_at="2026-09-08T08:40")
    bench.call("hold_burial", burial_id="bu-9504")


def test_hold_burial_is_refused_because_the_burial_must_be_arranged(bench: Bench) -> None:
    assert bench.refusal("hold_burial", burial_id="bu-1256") == "The burial must be arranged."


def test_hold_burial_is_refused_because_the_burial_is_still_to_come(bench: Bench) -> None:
    assert bench.refusal("hold_burial", burial_id="bu-4277") == "The burial is still to come."


def test_cancel_burial_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_burial", burial_id="bu-4277")
    assert bench.changes() == [updated("burials", "bu-4277", status="cancelled")]


def test_cancel_burial_is_allowed(bench: Bench) -> None:
    bench.arrange("burials", "bu-5012", starts_at="2026-09-09T08:40")
    bench.call("cancel_burial", burial_id="bu-5012")


def test_cancel_burial_is_refused_because_the_burial_must_be_arranged(bench: Bench) -> None:
    assert bench.refusal("cancel_burial", burial_id="bu-1256") == "The burial must be arranged."


def test_cancel_burial_is_refused_because_it_is_too_late_to_cancel_this_burial(bench: Bench) -> None:
    assert bench.refusal("cancel_burial", burial_id="bu-5938") == "It is too late to cancel this burial."
