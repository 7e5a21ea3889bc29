"""Tests of the tools for trees of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"street_id": "st-8978"}, ["tr-2209", "tr-8319"]),
        ({"number": "TR-51363"}, ["tr-4496"]),
        ({"species_id": "sp-8839"}, ["tr-3401", "tr-2793", "tr-9994"]),
        (
            {"min_girth": 85},
            [
                "tr-8750",
                "tr-1632",
                "tr-2801",
                "tr-1438",
                "tr-2251",
                "tr-5439",
                "tr-3330",
                "tr-2946",
                "tr-2634",
                "tr-4434",
            ],
        ),
    ],
)
def test_find_trees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_trees", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_vitality": 4}, 29),
        ({"next_inspection_until": "2026-08-09"}, 48),
        ({"min_girth": 85}, 52),
        ({"status": "felled"}, 8),
        ({"district": "Station Quarter"}, 51),
    ],
)
def test_find_trees_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_trees", **filters)["total"] == total


def test_find_trees_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_trees", page=10) == ["tr-7275", "tr-3645"]


def test_find_trees_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_trees",
        district="Harbour Quarter",
        min_vitality=1,
        status="felled",
        next_inspection_until="2026-05-10",
    )
    assert ids == []


def test_get_tree_shows_the_tree(bench: Bench) -> None:
    result = bench.call("get_tree", tree_id="tr-6952")
    assert result == {
        "id": "tr-6952",
        "number": "TR-18768",
        "species_id": "sp-5858",
        "street_id": "st-8701",
        "planted_on": "1983-07-17",
        "height": 9,
        "girth": 110,
        "vitality": 4,
        "next_inspection_on": "2027-04-27",
        "status": "standing",
        "species_name": "Atlas Cedar",
        "street_name": "The Green",
        "street_district_name": "Station Quarter",
        "last_inspection": "2026-05-30",
        "open_orders": 0,
        "end_of_protection": "2026-05-30",
    }


def test_report_trees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_trees", street_id="st-1834", district_id="di-4985") == []


def test_report_trees_adds_up(bench: Bench) -> None:
    result = bench.call("report_trees", min_vitality=5)
    assert result == {
        "items": [
            {"species_name": "Atlas Cedar", "trees": 2, "largest_girth": 229, "worst_vitality": 5},
            {"species_name": "Copper Beech", "trees": 2, "largest_girth": 48, "worst_vitality": 5},
            {"species_name": "English Oak", "trees": 1, "largest_girth": 225, "worst_vitality": 5},
            {"species_name": "Italian Alder", "trees": 1, "largest_girth": 54, "worst_vitality": 5},
            {"species_name": "Japanese Pagoda Tree", "trees": 2, "largest_girth": 167, "worst_vitality": 5},
            {"species_name": "Norway Maple", "trees": 1, "largest_girth": 110, "worst_vitality": 5},
            {"species_name": "Small-leaved Lime", "trees": 3, "largest_girth": 111, "worst_vitality": 5},
        ],
        "total": 7,
    }


def test_report_trees_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_trees", page=2)
    assert result == {
        "items": [
            {"species_name": "Sweet Gum", "trees": 5, "largest_girth": 226, "worst_vitality": 4},
            {"species_name": "White Poplar", "trees": 4, "largest_girth": 196, "worst_vitality": 4},
        ],
        "total": 12,
    }


def test_report_trees_adds_up_with_street_id(bench: Bench) -> None:
    result = bench.call("report_trees", street_id="st-4144")
    assert result == {
        "items": [
            {"species_name": "Black Locust", "trees": 1, "largest_girth": 119, "worst_vitality": 2},
            {"species_name": "Sweet Chestnut", "trees": 1, "largest_girth": 120, "worst_vitality": 1},
        ],
        "total": 2,
    }


def test_report_trees_adds_up_with_status_and_district_id(bench: Bench) -> None:
    result = bench.call("report_trees", status="felled", district_id="di-4985")
    assert result == {
        "items": [{"species_name": "Copper Beech", "trees": 3, "largest_girth": 130, "worst_vitality": 5}],
        "total": 1,
    }


def test_plant_tree_adds_a_tree(bench: Bench) -> None:
    bench.call("plant_tree", number="New TR-32410", species_id="sp-8839", street_id="st-9649", height=4, girth=26)
    assert bench.changes() == [
        inserted(
            "trees",
            "tr-6595",
            number="New TR-32410",
            species_id="sp-8839",
            street_id="st-9649",
            planted_on="2026-06-16",
            height=4,
            girth=26,
            vitality=2,
            next_inspection_on="2027-06-16",
            status="standing",
        ),
    ]


def test_plant_tree_is_allowed(bench: Bench) -> None:
    bench.call("plant_tree", number="New TR-32410", species_id="sp-8317", street_id="st-1735", height=7, girth=35)


def test_plant_tree_is_allowed_when_street_id_is_st_7683(bench: Bench) -> None:
    bench.arrange("trees", "tr-1438", street_id="st-7683")
    bench.call("plant_tree", number="New TR-89460", species_id="sp-5858", street_id="st-7683", height=3, girth=16)


def test_plant_tree_is_refused_because_argument_height_must_be_at_most_8(bench: Bench) -> None:
    sentence = bench.refusal("plant_tree", number="TR-35710", species_id="sp-4933", street_id="st-3370", height=9)
    assert sentence == "Argument 'height' must be at most 8."


def test_plant_tree_is_refused_because_argument_height_must_be_at_least_2(bench: Bench) -> None:
    sentence = bench.refusal("plant_tree", number="TR-32410", species_id="sp-2249", street_id="st-9196", height=1)
    assert sentence == "Argument 'height' must be at least 2."


def test_plant_tree_is_refused_because_argument_girth_must_be_at_least_10(bench: Bench) -> None:
    sentence = bench.refusal(
        "plant_tree",
        number="TR-32410",
        species_id="sp-2249",
        street_id="st-9196",
        height=6,
        girth=9,
    )
    assert sentence == "Argument 'girth' must be at least 10."


def test_plant_tree_is_refused_because_this_species_is_too_common_in_the_street(bench: Bench) -> None:
    sentence = bench.refusal(
        "plant_tree",
        number="New TR-32410",
        species_id="sp-5303",
        street_id="st-7683",
        height=7,
        girth=38,
    )
    assert sentence == "This species is too common in the street."


def test_plant_tree_is_refused_because_the_tree_would_grow_into_the_tram_wires(bench: Bench) -> None:
    bench.arrange("species_list", "sp-2249", final_height=21)
    sentence = bench.refusal(
        "plant_tree",
        number="TR-32410",
        species_id="sp-2249",
        street_id="st-9196",
        height=6,
        girth=30,
    )
    assert sentence == "The tree would grow into the tram wires."


def test_plant_tree_is_refused_because_another_tree_already_has_this_tree_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "plant_tree",
        number="TR-32410",
        species_id="sp-2249",
        street_id="st-9196",
        height=6,
        girth=30,
    )
    assert sentence == "Another tree already has this tree number."
