"""Tests of the tools for parcels of Polderpost parcel lockers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"recipient_id": "cu-3558"}, ["pa-5019", "pa-4185"]),
        (
            {"station_id": "st-1481"},
            [
                "pa-9345",
                "pa-8051",
                "pa-6188",
                "pa-2181",
                "pa-6096",
                "pa-9256",
                "pa-7321",
                "pa-1870",
                "pa-1953",
                "pa-5182",
            ],
        ),
        ({"number": "LP-009673"}, ["pa-7584"]),
    ],
)
def test_find_parcels_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_parcels", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"kept_until_until": "2026-05-03"}, 9),
        ({"min_weight": 4400}, 101),
        ({"status": "collected"}, 7),
        ({"courier_id": "co-9931"}, 65),
        ({"size": 3}, 31),
    ],
)
def test_find_parcels_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_parcels", **filters)["total"] == total


def test_find_parcels_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_parcels", page=17) == ["pa-9838", "pa-7013", "pa-1069", "pa-3639", "pa-4220"]


def test_find_parcels_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_parcels",
        status="loaded",
        courier_id="co-5991",
        size=3,
        min_weight=15700,
        kept_until_until="2026-05-08",
    )
    assert ids == []


def test_get_parcel_shows_the_parcel(bench: Bench) -> None:
    result = bench.call("get_parcel", parcel_id="pa-9748")
    assert result == {
        "id": "pa-9748",
        "number": "LP-029734",
        "recipient_id": "cu-4556",
        "station_id": "st-6259",
        "size": 2,
        "weight": 4200,
        "due": 0,
        "adult": False,
        "status": "announced",
        "extended": False,
        "recipient_name": "Cian Costello",
        "station_name": "Vicarage Car Park",
        "free_compartments": 0,
        "times_redirected": 0,
    }


def test_report_parcels_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_parcels", status="collected", courier_id="co-5991", size=3) == []


def test_report_parcels_adds_up(bench: Bench) -> None:
    result = bench.call("report_parcels", courier_id="co-5991")
    assert result == {
        "items": [
            {"station_name": "Castle Tram Stop", "parcels": 5, "total_weight": 14900, "heaviest": 5500},
            {"station_name": "Copper School Yard", "parcels": 9, "total_weight": 64600, "heaviest": 16900},
            {"station_name": "Eagle Garden Centre", "parcels": 17, "total_weight": 152700, "heaviest": 21300},
            {"station_name": "Mill Filling Station", "parcels": 8, "total_weight": 72200, "heaviest": 22600},
            {"station_name": "Mill Market Square", "parcels": 6, "total_weight": 30600, "heaviest": 10500},
            {"station_name": "Saddlers Garden Centre", "parcels": 8, "total_weight": 46500, "heaviest": 16100},
            {"station_name": "Vicarage Car Park", "parcels": 5, "total_weight": 39700, "heaviest": 13300},
        ],
        "total": 7,
    }


def test_report_parcels_adds_up_with_status_and_size(bench: Bench) -> None:
    result = bench.call("report_parcels", status="collected", size=3)
    assert result == {
        "items": [{"station_name": "Saddlers Garden Centre", "parcels": 1, "total_weight": 18200, "heaviest": 18200}],
        "total": 1,
    }


def test_load_parcel_changes_the_parcel(bench: Bench) -> None:
    bench.call("load_parcel", parcel_id="pa-1379")
    assert bench.changes() == [updated("parcels", "pa-1379", status="loaded", courier_id="co-9931")]


def test_load_parcel_is_allowed(bench: Bench) -> None:
    bench.arrange("parcels", "pa-1150", courier_id="co-9931")
    bench.arrange("parcels", "pa-9994", weight=23000)
    bench.call("load_parcel", parcel_id="pa-9994")


def test_load_parcel_is_refused_because_the_parcel_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("load_parcel", parcel_id="pa-1398") == "The parcel must be announced."


def test_load_parcel_is_refused_because_the_station_is_shut(bench: Bench) -> None:
    assert bench.refusal("load_parcel", parcel_id="pa-7289") == "The station is shut."


def test_load_parcel_is_refused_because_the_van_would_be_too_heavy(bench: Bench) -> None:
    bench.arrange("parcels", "pa-1150", courier_id="co-9931")
    bench.arrange("parcels", "pa-9994", weight=23001)
    assert bench.refusal("load_parcel", parcel_id="pa-9994") == "The van would be too heavy."


def test_unload_parcel_changes_the_parcel(bench: Bench) -> None:
    bench.call("unload_parcel", parcel_id="pa-1870")
    assert bench.changes() == [updated("parcels", "pa-1870", status="announced", courier_id=None)]


def test_unload_parcel_is_refused_because_the_parcel_must_be_loaded(bench: Bench) -> None:
    assert bench.refusal("unload_parcel", parcel_id="pa-1379") == "The parcel must be loaded."


def test_unload_parcel_is_refused_because_the_parcel_is_in_another_van(bench: Bench) -> None:
    assert bench.refusal("unload_parcel", parcel_id="pa-2145") == "The parcel is in another van."


def test_store_parcel_changes_the_parcel_and_sets_status_to_taken(bench: Bench) -> None:
    bench.arrange("parcels", "pa-3664", extended=True)
    bench.call("store_parcel", parcel_id="pa-3664", compartment_id="cm-6565")
    assert bench.changes() == [
        updated("compartments", "cm-6565", status="taken"),
        updated("parcels", "pa-3664", status="stored", compartment_id="cm-6565", kept_until="2026-05-09", extended=0),
    ]


def test_store_parcel_is_allowed(bench: Bench) -> None:
    bench.call("store_parcel", parcel_id="pa-6240", compartment_id="cm-6031")


def test_store_parcel_is_refused_because_the_parcel_must_be_loaded(bench: Bench) -> None:
    assert bench.refusal("store_parcel", parcel_id="pa-1398", compartment_id="cm-4532") == "The parcel must be loaded."


def test_store_parcel_is_refused_because_the_parcel_is_in_another_van(bench: Bench) -> None:
    sentence = bench.refusal("store_parcel", parcel_id="pa-5195", compartment_id="cm-6737")
    assert sentence == "The parcel is in another van."


def test_store_parcel_is_refused_because_the_compartment_is_at_another_station(bench: Bench) -> None:
    sentence = bench.refusal("store_parcel", parcel_id="pa-4357", compartment_id="cm-6737")
    assert sentence == "The compartment is at another station."


def test_store_parcel_is_refused_because_the_station_is_shut(bench: Bench) -> None:
    assert bench.refusal("store_parcel", parcel_id="pa-4357", compartment_id="cm-1578") == "The station is shut."


def test_store_parcel_is_refused_because_the_compartment_is_taken_or_defective(bench: Bench) -> None:
    sentence = bench.refusal("store_parcel", parcel_id="pa-5049", compartment_id="cm-3511")
    assert sentence == "The compartment is taken or defective."


def test_store_parcel_is_refused_because_the_compartment_is_too_small(bench: Bench) -> None:
    bench.arrange("parcels", "pa-3664", size=2)
    sentence = bench.refusal("store_parcel", parcel_id="pa-3664", compartment_id="cm-6565")
    assert sentence == "The compartment is too small."


def test_store_parcel_is_refused_because_heavy_parcels_go_into_low_compartments(bench: Bench) -> None:
    bench.arrange("parcels", "pa-3664", weight=13500)
    bench.arrange("compartments", "cm-6565", low=False)
    sentence = bench.refusal("store_parcel", parcel_id="pa-3664", compartment_id="cm-6565")
    assert sentence == "Heavy parcels go into low compartments."


def test_store_parcel_is_refused_because_a_compartment_of_its_own_class_is_free(bench: Bench) -> None:
    bench.arrange("compartments", "cm-6565", size=2)
    sentence = bench.refusal("store_parcel", parcel_id="pa-3664", compartment_id="cm-6565")
    assert sentence == "A compartment of its own class is free."


def test_store_parcel_is_refused_because_another_parcel_already_has_this_compartment(bench: Bench) -> None:
    bench.arrange("parcels", "pa-1010", compartment_id="cm-6565")
    sentence = bench.refusal("store_parcel", parcel_id="pa-3664", compartment_id="cm-6565")
    assert sentence == "Another parcel already has this compartment."


def test_change_compartment_sets_compartment_id_to_cm_3767_and_sets_status_to_free(bench: Bench) -> None:
    bench.call("change_compartment", parcel_id="pa-1641", compartment_id="cm-3767")
    assert bench.changes() == [
        updated("compartments", "cm-3275", status="free"),
        updated("compartments", "cm-3767", status="taken"),
        updated("parcels", "pa-1641", compartment_id="cm-3767"),
    ]


def test_change_compartment_is_allowed(bench: Bench) -> None:
    bench.arrange("parcels", "pa-1641", weight=12000, compartment_id="cm-3767")
    bench.call("change_compartment", parcel_id="pa-1641", compartment_id="cm-3767")


def test_change_compartment_is_refused_because_the_parcel_is_not_stored(bench: Bench) -> None:
    sentence = bench.refusal("change_compartment", parcel_id="pa-1398", compartment_id="cm-2284")
    assert sentence == "The parcel is not stored."


def test_change_compartment_is_refused_because_the_compartment_is_at_another_station(bench: Bench) -> None:
    sentence = bench.refusal("change_compartment", parcel_id="pa-2951", compartment_id="cm-1191")
    assert sentence == "The compartment is at another station."


def test_change_compartment_is_refused_because_the_compartment_is_taken_or_defective(bench: Bench) -> None:
    sentence = bench.refusal("change_compartment", parcel_id="pa-3977", compartment_id="cm-7400")
    assert sentence == "The compartment is taken or defective."


def test_change_compartment_is_refused_because_the_compartment_is_too_small(bench: Bench) -> None:
    sentence = bench.refusal("change_compartment", parcel_id="pa-4198", compartment_id="cm-3818")
    assert sentence == "The compartment is too small."


def test_change_compartment_is_refused_because_heavy_parcels_go_into_low_compartments(bench: Bench) -> None:
    bench.arrange("parcels", "pa-1641", weight=12001)
    sentence = bench.refusal("change_compartment", parcel_id="pa-1641", compartment_id="cm-3767")
    assert sentence == "Heavy parcels go into low compartments."


def test_change_compartment_is_refused_because_another_parcel_already_has_this_compartment(bench: Bench) -> None:
    bench.arrange("parcels", "pa-1010", compartment_id="cm-3767")
    sentence = bench.refusal("change_compartment", parcel_id="pa-1641", compartment_id="cm-3767")
    assert sentence == "Another parcel already has this compartment."


def test_keep_longer_changes_the_parcel(bench: Bench) -> None:
    bench.call("keep_longer", parcel_id="pa-2575")
    assert bench.changes() == [updated("parcels", "pa-2575", kept_until="2026-05-08", extended=1)]


def test_keep_longer_is_refused_because_the_parcel_is_not_stored(bench: Bench) -> None:
    assert bench.refusal("keep_longer", parcel_id="pa-1379") == "The parcel is not stored."


def test_keep_longer_is_refused_because_the_parcel_was_kept_longer_once_already(bench: Bench) -> None:
    assert bench.refusal("keep_longer", parcel_id="pa-4185") == "The parcel was kept longer once already."


def test_keep_longer_is_refused_because_the_last_day_is_over(bench: Bench) -> None:
    assert bench.refusal("keep_longer", parcel_id="pa-1641") == "The last day is over."


def test_keep_longer_is_refused_because_no_other_compartment_of_this_class_is_free(bench: Bench) -> None:
    assert bench.refusal("keep_longer", parcel_id="pa-2312") == "No other compartment of this class is free."


def test_record_payment_sets_due_to_0(bench: Bench) -> None:
    bench.call("record_payment", parcel_id="pa-9745")
    assert bench.changes() == [updated("parcels", "pa-9745", due=0)]


def test_record_payment_is_allowed(bench: Bench) -> None:
    bench.arrange("parcels", "pa-2951", due=1)
    bench.call("record_payment", parcel_id="pa-2951")


def test_record_payment_is_refused_because_the_parcel_is_not_stored(bench: Bench) -> None:
    assert bench.refusal("record_payment", parcel_id="pa-1379") == "The parcel is not stored."


def test_record_payment_is_refused_because_nothing_is_to_be_paid(bench: Bench) -> None:
    assert bench.refusal("record_payment", parcel_id="pa-2951") == "Nothing is to be paid."


def test_hand_over_parcel_changes_the_parcel_and_sets_status_to_free(bench: Bench) -> None:
    bench.call("hand_over_parcel", parcel_id="pa-9785", identified=True)
    assert bench.changes() == [
        updated("compartments", "cm-1556", status="free"),
        updated("parcels", "pa-9785", status="collected", compartment_id=None, kept_until=None),
    ]


def test_hand_over_parcel_is_allowed(bench: Bench) -> None:
    bench.call("hand_over_parcel", parcel_id="pa-2575")


def test_hand_over_parcel_is_refused_because_the_parcel_must_be_stored(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", parcel_id="pa-1379") == "The parcel must be stored."


def test_hand_over_parcel_is_refused_because_the_parcel_has_not_been_paid(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", parcel_id="pa-9745") == "The parcel has not been paid."


def test_hand_over_parcel_is_refused_because_an_identity_card_must_be_shown_for_this_parcel(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", parcel_id="pa-5866") == "An identity card must be shown for this parcel."


def test_hand_over_parcel_is_refused_because_the_last_day_is_over(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", parcel_id="pa-2951") == "The last day is over."


def test_send_parcel_back_changes_the_parcel_and_sets_status_to_free(bench: Bench) -> None:
    bench.call("send_parcel_back", parcel_id="pa-9831")
    assert bench.changes() == [
        updated("compartments", "cm-5598", status="free"),
        updated("parcels", "pa-9831", status="returning", courier_id="co-9931", compartment_id=None, kept_until=None),
    ]


def test_send_parcel_back_is_refused_because_the_parcel_must_be_stored(bench: Bench) -> None:
    assert bench.refusal("send_parcel_back", parcel_id="pa-1379") == "The parcel must be stored."


def test_send_parcel_back_is_refused_because_the_parcel_may_still_be_collected(bench: Bench) -> None:
    assert bench.refusal("send_parcel_back", parcel_id="pa-2575") == "The parcel may still be collected."
