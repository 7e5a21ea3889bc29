"""Tests of the tools for defects of Grand Meridian housekeeping."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"blocking": False, "status": "mended", "text": "sticks."}, ["de-4890"]),
        ({"room_id": "ro-5583"}, ["de-9584", "de-2212"]),
        ({"floor_id": "fl-5631"}, ["de-9112"]),
    ],
)
def test_find_defects_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_defects", **filters) == ids


def test_find_defects_counts(bench: Bench) -> None:
    assert bench.call("find_defects", blocking=True)["total"] == 19


def test_find_defects_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_defects", page=6) == ["de-6342", "de-8530"]


def test_find_defects_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_defects", room_id="ro-5090") == []


def test_report_defect_adds_a_defect(bench: Bench) -> None:
    bench.call("report_defect", room_id="ro-1319", text="Tap drips.")
    assert bench.changes() == [
        inserted(
            "defects",
            "de-4163",
            room_id="ro-1319",
            text="Tap drips.",
            blocking=0,
            status="reported",
            reported_at="2026-10-12T11:15",
        ),
    ]


def test_report_defect_adds_a_defect_and_sets_state_to_blocked(bench: Bench) -> None:
    bench.call("report_defect", room_id="ro-1187", text="Window does not close.", blocking=True)
    assert bench.changes() == [
        inserted(
            "defects",
            "de-4163",
            room_id="ro-1187",
            text="Window does not close.",
            blocking=1,
            status="reported",
            reported_at="2026-10-12T11:15",
        ),
        updated("rooms", "ro-1187", state="blocked"),
    ]


def test_report_defect_is_allowed(bench: Bench) -> None:
    bench.call("report_defect", room_id="ro-1048", text="Window does not close.")


def test_report_defect_is_refused_because_this_defect_is_known(bench: Bench) -> None:
    assert bench.refusal("report_defect", room_id="ro-8939", text="Smell from the drain.") == "This defect is known."


def test_report_defect_is_refused_because_a_room_that_is_clean_or_let_is_not_blocked_from(bench: Bench) -> None:
    sentence = bench.refusal("report_defect", room_id="ro-1267", text="Key card reader slow.", blocking=True)
    assert sentence == "A room that is clean or let is not blocked from here."


def test_take_defect_in_hand_sets_status_to_in_hand(bench: Bench) -> None:
    bench.call("take_defect_in_hand", defect_id="de-1168")
    assert bench.changes() == [updated("defects", "de-1168", status="in_hand")]


def test_take_defect_in_hand_is_refused_because_the_defect_must_be_reported(bench: Bench) -> None:
    assert bench.refusal("take_defect_in_hand", defect_id="de-1615") == "The defect must be reported."


def test_take_defect_in_hand_is_refused_because_the_room_cannot_be_entered(bench: Bench) -> None:
    assert bench.refusal("take_defect_in_hand", defect_id="de-2353") == "The room cannot be entered."


def test_mend_defect_sets_status_to_mended(bench: Bench) -> None:
    bench.arrange("defects", "de-1615", room_id="ro-1630")
    bench.call("mend_defect", defect_id="de-1615")
    assert bench.changes() == [updated("defects", "de-1615", status="mended")]


def test_mend_defect_sets_status_to_mended_and_sets_state_to_dirty(bench: Bench) -> None:
    bench.arrange("defects", "de-1615", room_id="ro-7812")
    bench.call("mend_defect", defect_id="de-2223")
    assert bench.changes() == [
        updated("defects", "de-2223", status="mended"),
        updated("rooms", "ro-7812", state="dirty"),
    ]


def test_mend_defect_sets_status_to_mended_and_sets_state_to_dirty_2(bench: Bench) -> None:
    bench.arrange("defects", "de-1615", room_id="ro-1630")
    bench.arrange("defects", "de-9863", status="mended")
    bench.call("mend_defect", defect_id="de-1615")
    assert bench.changes() == [
        updated("defects", "de-1615", status="mended"),
        updated("rooms", "ro-1630", state="dirty"),
    ]


def test_mend_defect_is_refused_because_the_defect_must_be_in_hand_or_reported(bench: Bench) -> None:
    assert bench.refusal("mend_defect", defect_id="de-3625") == "The defect must be in hand or reported."


def test_mend_defect_is_refused_because_a_blocking_defect_is_taken_in_hand_first(bench: Bench) -> None:
    assert bench.refusal("mend_defect", defect_id="de-1168") == "A blocking defect is taken in hand first."
