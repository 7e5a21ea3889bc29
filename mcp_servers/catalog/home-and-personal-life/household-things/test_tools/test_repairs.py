"""Tests of the tools for repairs of Kadriorg household things."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"owner_id": "ho-6046", "workshop": "Repairs", "covered": False}, ["re-6008"]),
        ({"thing_id": "th-6458"}, ["re-7973", "re-1205", "re-9175"]),
    ],
)
def test_find_repairs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_repairs", **filters) == ids


def test_find_repairs_counts(bench: Bench) -> None:
    assert bench.call("find_repairs", status="mended")["total"] == 36


def test_find_repairs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_repairs", page=6) == ["re-9179", "re-7142", "re-7895", "re-5811"]


def test_find_repairs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_repairs", status="hopeless") == []


def test_send_for_repair_adds_a_repair_and_sets_status_to_in_repair(bench: Bench) -> None:
    bench.arrange("things", "th-9582", warranty_until="2026-08-22")
    bench.call("send_for_repair", thing_id="th-9582", workshop="Hashimoto Electric", fault="Screw is missing.")
    assert bench.changes() == [
        inserted(
            "repairs",
            "re-2804",
            status="sent",
            thing_id="th-9582",
            workshop="Hashimoto Electric",
            fault="Screw is missing.",
            sent_on="2026-08-22",
            covered=1,
            cost=0,
        ),
        updated("things", "th-9582", status="in_repair"),
    ]


def test_send_for_repair_is_refused_because_the_thing_is_not_at_home(bench: Bench) -> None:
    sentence = bench.refusal(
        "send_for_repair",
        thing_id="th-1611",
        workshop="Abbott & Partners Tool Service",
        fault="Came back bent.",
    )
    assert sentence == "The thing is not at home."


def test_send_for_repair_is_refused_because_the_thing_was_repaired_three_times_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "send_for_repair",
        thing_id="th-6458",
        workshop="Saffron Electric",
        fault="Crack in the frame.",
    )
    assert sentence == "The thing was repaired three times already."


def test_finish_repair_sets_status_to_mended_and_sets_status_to_kept(bench: Bench) -> None:
    bench.call("finish_repair", repair_id="re-7404", cost=0)
    assert bench.changes() == [
        updated("repairs", "re-7404", status="mended"),
        updated("things", "th-3012", status="kept"),
    ]


def test_finish_repair_changes_the_repair_and_sets_status_to_kept(bench: Bench) -> None:
    bench.call("finish_repair", repair_id="re-8941", cost=6000)
    assert bench.changes() == [
        updated("repairs", "re-8941", status="mended", cost=6000),
        updated("things", "th-6909", status="kept"),
    ]


def test_finish_repair_is_refused_because_the_repair_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("finish_repair", repair_id="re-1135", cost=12500) == "The repair must be sent."


def test_finish_repair_is_refused_because_a_repair_under_warranty_costs_nothing(bench: Bench) -> None:
    assert bench.refusal("finish_repair", repair_id="re-7404", cost=18500) == "A repair under warranty costs nothing."


def test_finish_repair_is_refused_because_no_repair_costs_more_than_the_thing(bench: Bench) -> None:
    assert bench.refusal("finish_repair", repair_id="re-8941", cost=16000) == "No repair costs more than the thing."


def test_give_up_repair_sets_status_to_hopeless_and_sets_status_to_scrapped(bench: Bench) -> None:
    bench.call("give_up_repair", repair_id="re-3180")
    assert bench.changes() == [
        updated("repairs", "re-3180", status="hopeless"),
        updated("things", "th-6103", status="scrapped"),
    ]


def test_give_up_repair_is_allowed(bench: Bench) -> None:
    bench.arrange("repairs", "re-1959", sent_on="2026-08-01")
    bench.call("give_up_repair", repair_id="re-1959")


def test_give_up_repair_is_refused_because_the_repair_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("give_up_repair", repair_id="re-1135") == "The repair must be sent."


def test_give_up_repair_is_refused_because_the_repair_has_not_taken_two_weeks(bench: Bench) -> None:
    assert bench.refusal("give_up_repair", repair_id="re-1639") == "The repair has not taken two weeks."


def test_give_up_repair_is_refused_because_a_repair_under_warranty_is_waited_for_three(bench: Bench) -> None:
    bench.arrange("repairs", "re-1959", sent_on="2026-08-08")
    assert bench.refusal("give_up_repair", repair_id="re-1959") == "A repair under warranty is waited for three weeks."
