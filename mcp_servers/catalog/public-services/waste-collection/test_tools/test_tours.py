"""Tests of the tools for tours of Tannberg waste service."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"starts_on": "2026-06-10"}, ["to-4778", "to-8855"]),
        (
            {"starts_from": "2026-06-09T08:00"},
            [
                "to-7718",
                "to-4793",
                "to-1474",
                "to-4778",
                "to-8855",
                "to-7479",
                "to-2521",
                "to-9667",
                "to-6379",
                "to-5239",
            ],
        ),
        ({"kind": "electronics"}, ["to-4778", "to-2521", "to-6379", "to-7294", "to-8453", "to-9559"]),
        (
            {"district_name": "Northgate"},
            [
                "to-8822",
                "to-4621",
                "to-8176",
                "to-2852",
                "to-5485",
                "to-5331",
                "to-4056",
                "to-9203",
                "to-6039",
                "to-3865",
            ],
        ),
        ({"number": "T-0275"}, ["to-6836"]),
    ],
)
def test_find_tours_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tours", **filters) == ids


def test_find_tours_counts(bench: Bench) -> None:
    assert bench.call("find_tours", status="finished")["total"] == 20


def test_find_tours_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tours", page=8) == ["to-6836", "to-6921", "to-8247", "to-3882"]


def test_find_tours_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tours", status="cancelled") == []


def test_get_tour_shows_the_tour(bench: Bench) -> None:
    bench.arrange("pickups", "pi-1011", tour_id="to-3517")
    result = bench.call("get_tour", tour_id="to-3517")
    assert result == {
        "id": "to-3517",
        "number": "T-1640",
        "district_id": "di-7416",
        "starts_at": "2026-06-20T16:00",
        "kind": "residual",
        "lorry_id": "lo-1147",
        "status": "planned",
        "district_name": "Northgate",
        "lorry_plate": "DY70 BFJ",
        "lorry_capacity": 20,
        "volume_booked": 1,
        "volume_left": 19,
        "bins_noted": 0,
    }


def test_get_tour_shows_the_tour_when_tour_id_is_to_3051_when_status_is_cancelled(bench: Bench) -> None:
    bench.arrange("pickups", "pi-1011", tour_id="to-3051", status="cancelled")
    result = bench.call("get_tour", tour_id="to-3051")
    assert result == {
        "id": "to-3051",
        "number": "T-1036",
        "district_id": "di-6619",
        "starts_at": "2026-06-20T16:45",
        "kind": "organic",
        "lorry_id": "lo-2159",
        "status": "planned",
        "district_name": "Lower Parish",
        "lorry_plate": "ZB28 NNT",
        "lorry_capacity": 20,
        "volume_booked": 0,
        "volume_left": 20,
        "bins_noted": 0,
    }


def test_start_tour_sets_status_to_running(bench: Bench) -> None:
    bench.call("start_tour", tour_id="to-1474")
    assert bench.changes() == [updated("tours", "to-1474", status="running")]


def test_start_tour_is_allowed(bench: Bench) -> None:
    bench.arrange("lorries", "lo-4565", inspected_until="2026-06-09")
    bench.call("start_tour", tour_id="to-2028")


def test_start_tour_is_refused_because_the_tour_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("start_tour", tour_id="to-7611") == "The tour must be planned."


def test_start_tour_is_refused_because_it_is_too_early_for_this_tour(bench: Bench) -> None:
    bench.arrange("tours", "to-2028", starts_at="2026-06-09T08:31")
    assert bench.refusal("start_tour", tour_id="to-2028") == "It is too early for this tour."


def test_start_tour_is_refused_because_the_inspection_of_its_lorry_has_run_out(bench: Bench) -> None:
    assert bench.refusal("start_tour", tour_id="to-2028") == "The inspection of its lorry has run out."


def test_start_tour_is_refused_because_its_lorry_is_out_on_another_tour(bench: Bench) -> None:
    bench.arrange("tours", "to-2028", lorry_id="lo-4370")
    assert bench.refusal("start_tour", tour_id="to-2028") == "Its lorry is out on another tour."


def test_finish_tour_sets_status_to_finished(bench: Bench) -> None:
    bench.arrange("pickups", "pi-7744", tour_id="to-1102")
    bench.call("finish_tour", tour_id="to-6837")
    assert bench.changes() == [updated("tours", "to-6837", status="finished")]


def test_finish_tour_is_allowed(bench: Bench) -> None:
    bench.call("finish_tour", tour_id="to-9569")


def test_finish_tour_is_refused_because_the_tour_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_tour", tour_id="to-3051") == "The tour must be running."


def test_finish_tour_is_refused_because_a_tour_takes_an_hour_at_least(bench: Bench) -> None:
    bench.arrange("tours", "to-9569", starts_at="2026-06-09T07:01")
    assert bench.refusal("finish_tour", tour_id="to-9569") == "A tour takes an hour at least."


def test_finish_tour_is_refused_because_a_pick_up_on_this_tour_has_no_result(bench: Bench) -> None:
    assert bench.refusal("finish_tour", tour_id="to-1219") == "A pick-up on this tour has no result."


def test_finish_tour_is_refused_because_nothing_was_noted_on_this_tour(bench: Bench) -> None:
    assert bench.refusal("finish_tour", tour_id="to-6039") == "Nothing was noted on this tour."


def test_cancel_tour_sets_status_to_cancelled_and_sets_tour_id_to_to_9559(bench: Bench) -> None:
    bench.arrange("tours", "to-9559", lorry_id="lo-1394")
    bench.call("cancel_tour", tour_id="to-6379", substitute_id="to-9559")
    assert bench.changes() == [
        updated("pickups", "pi-3345", tour_id="to-9559"),
        updated("pickups", "pi-5628", tour_id="to-9559"),
        updated("pickups", "pi-6632", tour_id="to-9559"),
        updated("tours", "to-6379", status="cancelled"),
    ]


def test_cancel_tour_sets_status_to_cancelled_and_sets_tour_id_to_to_9559_2(bench: Bench) -> None:
    bench.arrange("tours", "to-9559", lorry_id="lo-8065")
    bench.arrange("pickups", "pi-1011", tour_id="to-6379")
    bench.arrange("pickups", "pi-1287", tour_id="to-6379")
    bench.arrange("pickups", "pi-1681", tour_id="to-6379")
    bench.call("cancel_tour", tour_id="to-6379", substitute_id="to-9559")
    assert bench.changes() == [
        updated("pickups", "pi-1011", tour_id="to-9559"),
        updated("pickups", "pi-1287", tour_id="to-9559"),
        updated("pickups", "pi-3345", tour_id="to-9559"),
        updated("pickups", "pi-5628", tour_id="to-9559"),
        updated("pickups", "pi-6632", tour_id="to-9559"),
        updated("tours", "to-6379", status="cancelled"),
    ]


def test_cancel_tour_is_allowed(bench: Bench) -> None:
    bench.arrange("tours", "to-9140", starts_at="2026-06-10T08:00")
    bench.call("cancel_tour", tour_id="to-9140", substitute_id="to-2929")


def test_cancel_tour_is_allowed_when_lorry_id_is_lo_1394_when_volume_is_3(bench: Bench) -> None:
    bench.arrange("tours", "to-9559", lorry_id="lo-1394")
    bench.arrange("pickups", "pi-2053", volume=3, status="collected")
    bench.call("cancel_tour", tour_id="to-6379", substitute_id="to-9559")


def test_cancel_tour_is_refused_because_the_tour_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_tour", tour_id="to-3146", substitute_id="to-3146") == "The tour must be planned."


def test_cancel_tour_is_refused_because_it_is_too_late_to_cancel_this_tour(bench: Bench) -> None:
    sentence = bench.refusal("cancel_tour", tour_id="to-7718", substitute_id="to-7718")
    assert sentence == "It is too late to cancel this tour."


def test_cancel_tour_is_refused_because_the_other_tour_is_not_planned_any_more(bench: Bench) -> None:
    sentence = bench.refusal("cancel_tour", tour_id="to-3051", substitute_id="to-1572")
    assert sentence == "The other tour is not planned any more."


def test_cancel_tour_is_refused_because_the_other_tour_is_of_another_kind_or_district(bench: Bench) -> None:
    sentence = bench.refusal("cancel_tour", tour_id="to-3517", substitute_id="to-4343")
    assert sentence == "The other tour is of another kind or district."


def test_cancel_tour_is_refused_because_the_other_tour_must_run_in_the_week_after(bench: Bench) -> None:
    sentence = bench.refusal("cancel_tour", tour_id="to-8205", substitute_id="to-8205")
    assert sentence == "The other tour must run in the week after."


def test_cancel_tour_is_refused_because_the_other_tour_must_run_in_the_week_after_2(bench: Bench) -> None:
    bench.arrange("tours", "to-6379", starts_at="2026-06-10T08:00")
    sentence = bench.refusal("cancel_tour", tour_id="to-6379", substitute_id="to-9559")
    assert sentence == "The other tour must run in the week after."


def test_cancel_tour_is_refused_because_there_is_not_enough_room_on_the_other_tour(bench: Bench) -> None:
    sentence = bench.refusal("cancel_tour", tour_id="to-6379", substitute_id="to-9559")
    assert sentence == "There is not enough room on the other tour."
