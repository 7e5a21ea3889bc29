"""Tests of the tools for exams of Kestrel works training centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"apprentice_id": "ap-4616", "status": "registered", "held_from": "2025-10-22", "held_until": "2026-04-09"},
            ["ex-7785"],
        ),
        ({"kind": "final"}, ["ex-5523", "ex-7785", "ex-6658", "ex-9972", "ex-4501", "ex-8825", "ex-6344", "ex-1684"]),
    ],
)
def test_find_exams_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_exams", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"held_from": "2025-09-01"}, 30),
        ({"held_until": "2026-02-27"}, 33),
    ],
)
def test_find_exams_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_exams", **filters)["total"] == total


def test_find_exams_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_exams", page=5) == ["ex-9954", "ex-9669", "ex-4538", "ex-1684", "ex-5065", "ex-7119"]


def test_find_exams_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_exams", apprentice_id="ap-3224") == []


def test_report_exams_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_exams", status="passed", held_from="2026-02-24") == []


def test_report_exams_adds_up(bench: Bench) -> None:
    result = bench.call("report_exams", kind="final")
    assert result == {
        "items": [
            {"apprentice_trade": "Cabinet maker", "exams": 1},
            {"apprentice_trade": "Chef", "exams": 2},
            {"apprentice_trade": "Machinist", "exams": 1},
            {"apprentice_trade": "Painter", "exams": 1},
            {"apprentice_trade": "Toolmaker", "exams": 2},
            {"apprentice_trade": "Welder", "exams": 1},
        ],
        "total": 6,
    }


def test_report_exams_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_exams", page=2)
    assert result == {
        "items": [
            {"apprentice_trade": "Toolmaker", "exams": 5, "best": 5, "worst": 4},
            {"apprentice_trade": "Welder", "exams": 4, "best": 5, "worst": 3},
        ],
        "total": 12,
    }


def test_report_exams_adds_up_with_held_from(bench: Bench) -> None:
    result = bench.call("report_exams", held_from="2026-03-24")
    assert result == {
        "items": [
            {"apprentice_trade": "Automation technician", "exams": 1},
            {"apprentice_trade": "Cabinet maker", "exams": 1},
            {"apprentice_trade": "Draughtsperson", "exams": 2},
            {"apprentice_trade": "Industrial clerk", "exams": 3},
            {"apprentice_trade": "Toolmaker", "exams": 3},
        ],
        "total": 5,
    }


def test_report_exams_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_exams", status="failed")
    assert result == {
        "items": [
            {"apprentice_trade": "Draughtsperson", "exams": 2, "best": 3, "worst": 3},
            {"apprentice_trade": "Industrial clerk", "exams": 1, "best": 3, "worst": 3},
            {"apprentice_trade": "Laboratory assistant", "exams": 1, "best": 3, "worst": 3},
            {"apprentice_trade": "Machinist", "exams": 1, "best": 3, "worst": 3},
            {"apprentice_trade": "Plumber", "exams": 2, "best": 3, "worst": 3},
            {"apprentice_trade": "Welder", "exams": 1, "best": 3, "worst": 3},
        ],
        "total": 6,
    }


def test_register_exam_adds_a_exam(bench: Bench) -> None:
    bench.call("register_exam", apprentice_id="ap-8838", kind="interim", held_on="2026-05-08")
    assert bench.changes() == [
        inserted(
            "exams",
            "ex-4750",
            apprentice_id="ap-8838",
            kind="interim",
            held_on="2026-05-08",
            status="registered",
        ),
    ]


def test_register_exam_is_allowed(bench: Bench) -> None:
    bench.call("register_exam", apprentice_id="ap-5188", kind="final", held_on="2026-03-24")


def test_register_exam_is_allowed_when_apprentice_id_is_ap_1156(bench: Bench) -> None:
    bench.arrange("exams", "ex-6139", apprentice_id="ap-1156")
    bench.call("register_exam", apprentice_id="ap-7433", kind="interim", held_on="2026-05-05")


def test_register_exam_is_refused_because_the_apprentice_has_finished_or_left(bench: Bench) -> None:
    sentence = bench.refusal("register_exam", apprentice_id="ap-1156", kind="interim", held_on="2025-06-19")
    assert sentence == "The apprentice has finished or left."


def test_register_exam_is_refused_because_an_exam_is_registered_three_weeks_ahead(bench: Bench) -> None:
    sentence = bench.refusal("register_exam", apprentice_id="ap-4678", kind="interim", held_on="2025-06-08")
    assert sentence == "An exam is registered three weeks ahead."


def test_register_exam_is_refused_because_the_apprentice_is_registered_for_this_exam_or(bench: Bench) -> None:
    sentence = bench.refusal("register_exam", apprentice_id="ap-5228", kind="interim", held_on="2026-04-01")
    assert sentence == "The apprentice is registered for this exam, or has passed it."


def test_register_exam_is_refused_because_the_exam_was_failed_twice(bench: Bench) -> None:
    sentence = bench.refusal("register_exam", apprentice_id="ap-7433", kind="interim", held_on="2026-05-05")
    assert sentence == "The exam was failed twice."


def test_register_exam_is_refused_because_the_interim_exam_has_not_been_passed(bench: Bench) -> None:
    sentence = bench.refusal("register_exam", apprentice_id="ap-7433", kind="final", held_on="2026-05-05")
    assert sentence == "The interim exam has not been passed."


def test_register_exam_is_refused_because_two_finished_rotations_are_needed(bench: Bench) -> None:
    bench.arrange("rotations", "ro-2009", apprentice_id="ap-1156")
    sentence = bench.refusal("register_exam", apprentice_id="ap-5188", kind="final", held_on="2026-03-24")
    assert sentence == "Two finished rotations are needed."


def test_register_exam_is_refused_because_the_average_of_the_rotations_is_below_4(bench: Bench) -> None:
    sentence = bench.refusal("register_exam", apprentice_id="ap-2117", kind="interim", held_on="2026-04-04")
    assert sentence == "The average of the rotations is below 4."


def test_register_exam_is_refused_because_a_record_book_must_be_mended_first(bench: Bench) -> None:
    sentence = bench.refusal("register_exam", apprentice_id="ap-9196", kind="final", held_on="2026-05-08")
    assert sentence == "A record book must be mended first."


def test_record_exam_changes_the_exam_and_sets_status_to_passed(bench: Bench) -> None:
    bench.call("record_exam", exam_id="ex-4501", marks=4)
    assert bench.changes() == [
        updated("apprentices", "ap-3213", status="passed"),
        updated("exams", "ex-4501", marks=4, status="passed"),
    ]


def test_record_exam_changes_the_exam(bench: Bench) -> None:
    bench.call("record_exam", exam_id="ex-2231", marks=4)
    assert bench.changes() == [updated("exams", "ex-2231", marks=4, status="passed")]


def test_record_exam_is_allowed(bench: Bench) -> None:
    bench.arrange("exams", "ex-5523", held_on="2026-02-03")
    bench.call("record_exam", exam_id="ex-5523", marks=6)


def test_record_exam_is_allowed_when_held_on_is_2026_03_03(bench: Bench) -> None:
    bench.arrange("exams", "ex-5523", held_on="2026-03-03")
    bench.call("record_exam", exam_id="ex-5523", marks=6)


def test_record_exam_is_refused_because_the_exam_is_over_or_withdrawn(bench: Bench) -> None:
    assert bench.refusal("record_exam", exam_id="ex-6409", marks=6) == "The exam is over or withdrawn."


def test_record_exam_is_refused_because_the_exam_has_not_been_held(bench: Bench) -> None:
    assert bench.refusal("record_exam", exam_id="ex-5464", marks=6) == "The exam has not been held."


def test_record_exam_is_refused_because_the_exam_is_too_long_ago(bench: Bench) -> None:
    bench.arrange("exams", "ex-5523", held_on="2026-02-02")
    assert bench.refusal("record_exam", exam_id="ex-5523", marks=6) == "The exam is too long ago."


def test_withdraw_exam_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_exam", exam_id="ex-5464")
    assert bench.changes() == [updated("exams", "ex-5464", status="withdrawn")]


def test_withdraw_exam_is_allowed(bench: Bench) -> None:
    bench.arrange("exams", "ex-4501", held_on="2026-03-10")
    bench.call("withdraw_exam", exam_id="ex-4501")


def test_withdraw_exam_is_refused_because_the_exam_must_be_registered(bench: Bench) -> None:
    assert bench.refusal("withdraw_exam", exam_id="ex-6409") == "The exam must be registered."


def test_withdraw_exam_is_refused_because_it_is_too_late_to_withdraw_from_this_exam(bench: Bench) -> None:
    assert bench.refusal("withdraw_exam", exam_id="ex-2231") == "It is too late to withdraw from this exam."
