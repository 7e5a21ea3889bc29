"""Tests of the tools for machines of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"model": "3"},
            [
                "mc-7610",
                "mc-7937",
                "mc-3177",
                "mc-7334",
                "mc-4777",
                "mc-9887",
                "mc-1418",
                "mc-2466",
                "mc-3104",
                "mc-3652",
            ],
        ),
        ({"plate": "AL-686"}, ["mc-3301"]),
        (
            {"depot_town": "North Broadport"},
            [
                "mc-6531",
                "mc-3301",
                "mc-6924",
                "mc-7937",
                "mc-7889",
                "mc-4346",
                "mc-2534",
                "mc-7856",
                "mc-5551",
                "mc-1657",
            ],
        ),
        ({"status": "sold"}, ["mc-8756", "mc-1340", "mc-7686", "mc-3473"]),
        ({"machine_class_id": "ma-7516"}, ["mc-7610", "mc-8862", "mc-7937", "mc-4777"]),
    ],
)
def test_find_machines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_machines", **filters) == ids


def test_find_machines_counts(bench: Bench) -> None:
    assert bench.call("find_machines", depot_id="de-9993")["total"] == 19


def test_find_machines_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_machines", page=6) == ["mc-1588", "mc-3473", "mc-9136", "mc-3151", "mc-8108"]


def test_find_machines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_machines", machine_class_id="ma-7516", depot_id="de-5804") == []


def test_get_machine_shows_the_machine(bench: Bench) -> None:
    result = bench.call("get_machine", machine_id="mc-8108")
    assert result == {
        "id": "mc-8108",
        "plate": "YY-604",
        "machine_class_id": "ma-7894",
        "model": "Dynamark Series 9",
        "depot_id": "de-5804",
        "meter": 987,
        "serviced_meter": 827,
        "status": "ready",
        "machine_class_name": "hoist",
        "depot_town": "South Walstead",
        "machine_class_daily_rate": 7400,
        "hours_left": -10,
    }


def test_finish_service_changes_the_machine(bench: Bench) -> None:
    bench.call("finish_service", machine_id="mc-7334")
    assert bench.changes() == [updated("machines", "mc-7334", serviced_meter=445, status="ready")]


def test_finish_service_is_refused_because_the_machine_must_be_in_workshop(bench: Bench) -> None:
    assert bench.refusal("finish_service", machine_id="mc-1418") == "The machine must be in workshop."


def test_transfer_machine_sets_depot_id_to_de_9993(bench: Bench) -> None:
    bench.call("transfer_machine", machine_id="mc-1669", depot_id="de-9993")
    assert bench.changes() == [updated("machines", "mc-1669", depot_id="de-9993")]


def test_transfer_machine_is_allowed(bench: Bench) -> None:
    bench.arrange("hires", "hi-6269", starts_on="2026-09-25")
    bench.call("transfer_machine", machine_id="mc-3652", depot_id="de-9993")


def test_transfer_machine_is_allowed_when_status_is_cancelled(bench: Bench) -> None:
    bench.arrange("hires", "hi-6269", status="cancelled")
    bench.call("transfer_machine", machine_id="mc-3652", depot_id="de-9993")


def test_transfer_machine_is_refused_because_the_machine_was_sold(bench: Bench) -> None:
    assert bench.refusal("transfer_machine", machine_id="mc-3473", depot_id="de-9993") == "The machine was sold."


def test_transfer_machine_is_refused_because_the_machine_is_there_already(bench: Bench) -> None:
    sentence = bench.refusal("transfer_machine", machine_id="mc-1588", depot_id="de-5853")
    assert sentence == "The machine is there already."


def test_transfer_machine_is_refused_because_the_machine_is_out_on_hire(bench: Bench) -> None:
    assert bench.refusal("transfer_machine", machine_id="mc-3151", depot_id="de-9993") == "The machine is out on hire."


def test_transfer_machine_is_refused_because_the_machine_is_needed_within_three_days(bench: Bench) -> None:
    bench.arrange("hires", "hi-6269", starts_on="2026-09-24")
    sentence = bench.refusal("transfer_machine", machine_id="mc-3652", depot_id="de-9993")
    assert sentence == "The machine is needed within three days."


def test_sell_machine_sets_status_to_sold(bench: Bench) -> None:
    bench.call("sell_machine", machine_id="mc-1588")
    assert bench.changes() == [updated("machines", "mc-1588", status="sold")]


def test_sell_machine_is_allowed(bench: Bench) -> None:
    bench.arrange("hires", "hi-1144", machine_id="mc-1588")
    bench.call("sell_machine", machine_id="mc-1588")


def test_sell_machine_is_refused_because_the_machine_must_be_ready_or_in_workshop(bench: Bench) -> None:
    assert bench.refusal("sell_machine", machine_id="mc-3473") == "The machine must be ready or in workshop."


def test_sell_machine_is_refused_because_the_machine_still_has_hires(bench: Bench) -> None:
    assert bench.refusal("sell_machine", machine_id="mc-1669") == "The machine still has hires."
