"""Tests of the tools for colonies of Heathside bee farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_brood_frames": 12}, ["co-9135", "co-1928", "co-3747", "co-3646", "co-1407", "co-9625"]),
        ({"hive": "H-738"}, ["co-6212"]),
        ({"apiary_id": "ap-2715"}, ["co-6596", "co-9942", "co-1854"]),
        (
            {"health": "sound"},
            [
                "co-9538",
                "co-9817",
                "co-1179",
                "co-8460",
                "co-5448",
                "co-5019",
                "co-9942",
                "co-8188",
                "co-9135",
                "co-7818",
            ],
        ),
        ({"status": "dead"}, ["co-6596", "co-1179", "co-6303"]),
    ],
)
def test_find_colonies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_colonies", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"inspected_by": "2026-06-20"}, 62),
        ({"min_mites": 67}, 9),
    ],
)
def test_find_colonies_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_colonies", **filters)["total"] == total


def test_find_colonies_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_colonies", page=8) == ["co-7760", "co-6303", "co-4354", "co-2004"]


def test_find_colonies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_colonies", status="dead", min_mites=64, inspected_by="2026-06-12") == []


def test_get_colony_shows_the_colony(bench: Bench) -> None:
    result = bench.call("get_colony", colony_id="co-6596")
    assert result == {
        "id": "co-6596",
        "hive": "H-044",
        "apiary_id": "ap-2715",
        "status": "dead",
        "health": "sick",
        "brood_frames": 0,
        "supers": 0,
        "mites": 1,
        "inspected_on": "2026-06-19",
        "apiary_name": "River garden",
        "honey_taken": 0,
        "honey_free_from": "2026-07-16",
        "days_since_inspection": 3,
    }


def test_introduce_queen_sets_queen_id_to_qu_7197_and_sets_status_to_laying(bench: Bench) -> None:
    bench.call("introduce_queen", colony_id="co-5778", queen_id="qu-7197")
    assert bench.changes() == [
        updated("colonies", "co-5778", queen_id="qu-7197"),
        updated("queens", "qu-7197", status="laying"),
    ]


def test_introduce_queen_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    assert bench.refusal("introduce_queen", colony_id="co-6596", queen_id="qu-4636") == "The colony is not alive."


def test_introduce_queen_is_refused_because_the_colony_has_a_queen(bench: Bench) -> None:
    assert bench.refusal("introduce_queen", colony_id="co-1854", queen_id="qu-2580") == "The colony has a queen."


def test_introduce_queen_is_refused_because_the_queen_is_not_ready(bench: Bench) -> None:
    assert bench.refusal("introduce_queen", colony_id="co-5778", queen_id="qu-5501") == "The queen is not ready."


def test_introduce_queen_is_refused_because_the_queen_is_too_old(bench: Bench) -> None:
    bench.arrange("queens", "qu-2163", hatched_on="2024-04-12")
    assert bench.refusal("introduce_queen", colony_id="co-2475", queen_id="qu-2163") == "The queen is too old."


def test_introduce_queen_is_refused_because_the_colony_is_sick(bench: Bench) -> None:
    bench.arrange("colonies", "co-5778", health="sick")
    assert bench.refusal("introduce_queen", colony_id="co-5778", queen_id="qu-7197") == "The colony is sick."


def test_introduce_queen_is_refused_because_another_colony_already_has_this_queen(bench: Bench) -> None:
    bench.arrange("queens", "qu-7197", hatched_on="2024-04-13")
    bench.arrange("colonies", "co-1179", queen_id="qu-7197")
    sentence = bench.refusal("introduce_queen", colony_id="co-5778", queen_id="qu-7197")
    assert sentence == "Another colony already has this queen."


def test_remove_queen_sets_queen_id_to_missing_and_sets_status_to_dead(bench: Bench) -> None:
    bench.call("remove_queen", colony_id="co-1699")
    assert bench.changes() == [
        updated("colonies", "co-1699", queen_id=None),
        updated("queens", "qu-2120", status="dead"),
    ]


def test_remove_queen_is_allowed(bench: Bench) -> None:
    bench.arrange("queens", "qu-8200", hatched_on="2024-09-10")
    bench.call("remove_queen", colony_id="co-5019")


def test_remove_queen_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    assert bench.refusal("remove_queen", colony_id="co-1179") == "The colony is not alive."


def test_remove_queen_is_refused_because_the_colony_has_no_queen(bench: Bench) -> None:
    assert bench.refusal("remove_queen", colony_id="co-5778") == "The colony has no queen."


def test_remove_queen_is_refused_because_the_queen_is_young_and_lays_well(bench: Bench) -> None:
    assert bench.refusal("remove_queen", colony_id="co-5019") == "The queen is young and lays well."


def test_set_supers_sets_supers_to_2(bench: Bench) -> None:
    bench.call("set_supers", colony_id="co-3625", supers=2)
    assert bench.changes() == [updated("colonies", "co-3625", supers=2)]


def test_set_supers_is_allowed(bench: Bench) -> None:
    bench.call("set_supers", colony_id="co-1854", supers=1)


def test_set_supers_is_refused_because_argument_supers_must_be_at_most_6(bench: Bench) -> None:
    assert bench.refusal("set_supers", colony_id="co-2541", supers=7) == "Argument 'supers' must be at most 6."


def test_set_supers_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    assert bench.refusal("set_supers", colony_id="co-1179", supers=3) == "The colony is not alive."


def test_set_supers_is_refused_because_the_colony_has_this_number_already(bench: Bench) -> None:
    assert bench.refusal("set_supers", colony_id="co-5778", supers=0) == "The colony has this number already."


def test_set_supers_is_refused_because_the_colony_is_too_weak_for_another_super(bench: Bench) -> None:
    assert bench.refusal("set_supers", colony_id="co-5778", supers=1) == "The colony is too weak for another super."


def test_set_supers_is_refused_because_two_supers_at_most_are_added_at_a_time(bench: Bench) -> None:
    assert bench.refusal("set_supers", colony_id="co-2541", supers=3) == "Two supers at most are added at a time."


def test_set_supers_is_refused_because_no_super_is_added_during_a_treatment(bench: Bench) -> None:
    assert bench.refusal("set_supers", colony_id="co-8760", supers=2) == "No super is added during a treatment."


def test_move_colony_sets_apiary_id_to_ap_1227(bench: Bench) -> None:
    bench.call("move_colony", colony_id="co-5778", apiary_id="ap-1227")
    assert bench.changes() == [updated("colonies", "co-5778", apiary_id="ap-1227")]


def test_move_colony_is_allowed(bench: Bench) -> None:
    bench.arrange("colonies", "co-3747", inspected_on="2026-06-08")
    bench.call("move_colony", colony_id="co-3747", apiary_id="ap-9053")


def test_move_colony_is_allowed_when_places_is_8_when_status_is_united(bench: Bench) -> None:
    bench.arrange("apiaries", "ap-9053", places=8)
    bench.arrange("colonies", "co-1699", status="united")
    bench.call("move_colony", colony_id="co-3747", apiary_id="ap-9053")


def test_move_colony_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    assert bench.refusal("move_colony", colony_id="co-1179", apiary_id="ap-1227") == "The colony is not alive."


def test_move_colony_is_refused_because_the_colony_stands_there_already(bench: Bench) -> None:
    assert bench.refusal("move_colony", colony_id="co-2167", apiary_id="ap-8363") == "The colony stands there already."


def test_move_colony_is_refused_because_one_of_the_apiaries_is_barred(bench: Bench) -> None:
    assert bench.refusal("move_colony", colony_id="co-5542", apiary_id="ap-1227") == "One of the apiaries is barred."


def test_move_colony_is_refused_because_the_colony_was_not_inspected_in_the_last_14_days(bench: Bench) -> None:
    sentence = bench.refusal("move_colony", colony_id="co-5019", apiary_id="ap-1227")
    assert sentence == "The colony was not inspected in the last 14 days."


def test_move_colony_is_refused_because_the_apiary_is_full(bench: Bench) -> None:
    bench.arrange("apiaries", "ap-9053", places=8)
    assert bench.refusal("move_colony", colony_id="co-3747", apiary_id="ap-9053") == "The apiary is full."


def test_split_colony_adds_a_colony_and_sets_status_to_laying(bench: Bench) -> None:
    bench.call("split_colony", colony_id="co-1928", hive="New H-415", queen_id="qu-6210")
    assert bench.changes() == [
        inserted(
            "colonies",
            "co-6579",
            hive="New H-415",
            apiary_id="ap-8720",
            queen_id="qu-6210",
            status="alive",
            health="sound",
            brood_frames=3,
            supers=0,
            mites=8,
            inspected_on="2026-06-22",
        ),
        updated("queens", "qu-6210", status="laying"),
    ]


def test_split_colony_is_refused_because_the_colony_is_not_sound(bench: Bench) -> None:
    sentence = bench.refusal("split_colony", colony_id="co-1179", hive="H-836", queen_id="qu-6639")
    assert sentence == "The colony is not sound."


def test_split_colony_is_refused_because_the_colony_is_not_strong_enough(bench: Bench) -> None:
    sentence = bench.refusal("split_colony", colony_id="co-1699", hive="H-378", queen_id="qu-8340")
    assert sentence == "The colony is not strong enough."


def test_split_colony_is_refused_because_the_queen_is_not_ready(bench: Bench) -> None:
    sentence = bench.refusal("split_colony", colony_id="co-7730", hive="H-045", queen_id="qu-1930")
    assert sentence == "The queen is not ready."


def test_split_colony_is_refused_because_the_colony_was_not_inspected_in_the_last_14_days(bench: Bench) -> None:
    bench.arrange("colonies", "co-5260", inspected_on="2026-06-07")
    sentence = bench.refusal("split_colony", colony_id="co-5260", hive="H-635", queen_id="qu-2336")
    assert sentence == "The colony was not inspected in the last 14 days."


def test_split_colony_is_refused_because_the_apiary_is_full(bench: Bench) -> None:
    bench.arrange("apiaries", "ap-9598", places=10)
    assert bench.refusal("split_colony", colony_id="co-5260", hive="H-635", queen_id="qu-2336") == "The apiary is full."


def test_split_colony_is_refused_because_another_colony_already_has_this_hive_number(bench: Bench) -> None:
    bench.arrange("colonies", "co-5260", inspected_on="2026-06-08")
    sentence = bench.refusal("split_colony", colony_id="co-5260", hive="H-635", queen_id="qu-2336")
    assert sentence == "Another colony already has this hive number."


def test_split_colony_is_refused_because_another_colony_already_has_this_hive_number_2(bench: Bench) -> None:
    bench.arrange("apiaries", "ap-9345", places=11)
    sentence = bench.refusal("split_colony", colony_id="co-3536", hive="H-635", queen_id="qu-7449")
    assert sentence == "Another colony already has this hive number."


def test_split_colony_is_refused_because_another_colony_already_has_this_queen(bench: Bench) -> None:
    bench.arrange("colonies", "co-1179", queen_id="qu-6210")
    sentence = bench.refusal("split_colony", colony_id="co-1928", hive="New H-415", queen_id="qu-6210")
    assert sentence == "Another colony already has this queen."


def test_unite_colony_changes_the_colony_and_sets_brood_frames_to_9(bench: Bench) -> None:
    bench.call("unite_colony", colony_id="co-5448", target_id="co-8150")
    assert bench.changes() == [
        updated("colonies", "co-5448", queen_id=None, status="united"),
        updated("colonies", "co-8150", brood_frames=9),
        updated("queens", "qu-6600", status="dead"),
    ]


def test_unite_colony_sets_status_to_united_and_sets_brood_frames_to_20(bench: Bench) -> None:
    bench.arrange("colonies", "co-1780", brood_frames=20)
    bench.call("unite_colony", colony_id="co-1780", target_id="co-5542")
    assert bench.changes() == [
        updated("colonies", "co-1780", status="united"),
        updated("colonies", "co-5542", brood_frames=20),
    ]


def test_unite_colony_sets_brood_frames_to_18_and_changes_the_colony(bench: Bench) -> None:
    bench.arrange("colonies", "co-7228", queen_id=None)
    bench.call("unite_colony", colony_id="co-7228", target_id="co-1407")
    assert bench.changes() == [
        updated("colonies", "co-1407", brood_frames=18),
        updated("colonies", "co-7228", status="united", supers=0),
    ]


def test_unite_colony_is_refused_because_the_colony_must_be_alive(bench: Bench) -> None:
    assert bench.refusal("unite_colony", colony_id="co-6596", target_id="co-7228") == "The colony must be alive."


def test_unite_colony_is_refused_because_the_other_colony_must_be_another_one_and_alive(bench: Bench) -> None:
    sentence = bench.refusal("unite_colony", colony_id="co-2167", target_id="co-2167")
    assert sentence == "The other colony must be another one and alive."


def test_unite_colony_is_refused_because_the_colonies_stand_in_different_apiaries(bench: Bench) -> None:
    sentence = bench.refusal("unite_colony", colony_id="co-3635", target_id="co-3778")
    assert sentence == "The colonies stand in different apiaries."


def test_unite_colony_is_refused_because_the_colony_is_strong_and_has_a_queen(bench: Bench) -> None:
    bench.arrange("colonies", "co-7228", brood_frames=5)
    sentence = bench.refusal("unite_colony", colony_id="co-7228", target_id="co-1407")
    assert sentence == "The colony is strong and has a queen."


def test_unite_colony_is_refused_because_the_other_colony_has_no_queen(bench: Bench) -> None:
    bench.arrange("colonies", "co-3625", queen_id=None)
    assert bench.refusal("unite_colony", colony_id="co-5448", target_id="co-3625") == "The other colony has no queen."


def test_unite_colony_is_refused_because_one_of_the_colonies_is_sick(bench: Bench) -> None:
    assert bench.refusal("unite_colony", colony_id="co-4526", target_id="co-2541") == "One of the colonies is sick."


def test_report_sickness_sets_health_to_sick_and_sets_status_to_barred(bench: Bench) -> None:
    bench.call("report_sickness", colony_id="co-1407")
    assert bench.changes() == [
        updated("apiaries", "ap-9345", status="barred"),
        updated("colonies", "co-1407", health="sick"),
    ]


def test_report_sickness_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    assert bench.refusal("report_sickness", colony_id="co-1179") == "The colony is not alive."


def test_report_sickness_is_refused_because_the_colony_is_known_to_be_sick(bench: Bench) -> None:
    assert bench.refusal("report_sickness", colony_id="co-1854") == "The colony is known to be sick."


def test_report_sickness_is_refused_because_the_colony_must_be_inspected_first(bench: Bench) -> None:
    assert bench.refusal("report_sickness", colony_id="co-2784") == "The colony must be inspected first."
