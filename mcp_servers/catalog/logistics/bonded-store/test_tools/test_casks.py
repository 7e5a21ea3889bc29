"""Tests of the tools for casks of Strathmore bonded warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_litres": 282}, ["ca-2172", "ca-5072", "ca-7423", "ca-8687", "ca-8616", "ca-7399", "ca-8165", "ca-1898"]),
        ({"number": "Z-1443/01"}, ["ca-9575"]),
        ({"rack_id": "ra-3110"}, ["ca-3008"]),
        ({"owner_id": "ow-8905"}, ["ca-7399", "ca-9884"]),
        (
            {"wood": "wine"},
            [
                "ca-3585",
                "ca-3527",
                "ca-2423",
                "ca-4454",
                "ca-2325",
                "ca-6170",
                "ca-2172",
                "ca-9121",
                "ca-3526",
                "ca-3478",
            ],
        ),
        (
            {"status": "gone"},
            [
                "ca-3585",
                "ca-3371",
                "ca-3527",
                "ca-3611",
                "ca-2007",
                "ca-3583",
                "ca-3205",
                "ca-5753",
                "ca-2554",
                "ca-9121",
            ],
        ),
        ({"distillery": "Elgarlach"}, ["ca-9575"]),
        (
            {"filled_until": "2017-04-16"},
            [
                "ca-7557",
                "ca-9140",
                "ca-4081",
                "ca-7276",
                "ca-9365",
                "ca-2219",
                "ca-3585",
                "ca-3804",
                "ca-7828",
                "ca-6856",
            ],
        ),
        (
            {"gauged_until": "2026-01-28"},
            [
                "ca-7557",
                "ca-9140",
                "ca-4081",
                "ca-7276",
                "ca-2219",
                "ca-3585",
                "ca-3804",
                "ca-7828",
                "ca-6856",
                "ca-5048",
            ],
        ),
    ],
)
def test_find_casks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_casks", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"filled_until": "2017-04-16"}, 34),
        ({"gauged_until": "2026-01-28"}, 92),
    ],
)
def test_find_casks_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_casks", **filters)["total"] == total


def test_find_casks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_casks", page=2)
    assert ids == [
        "ca-5048",
        "ca-3371",
        "ca-7469",
        "ca-5816",
        "ca-2636",
        "ca-2968",
        "ca-6142",
        "ca-3527",
        "ca-3158",
        "ca-3611",
    ]


def test_find_casks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_casks", distillery="Unheard of") == []


def test_get_cask_shows_the_cask(bench: Bench) -> None:
    result = bench.call("get_cask", cask_id="ca-1230")
    assert result == {
        "id": "ca-1230",
        "number": "GS-7694",
        "owner_id": "ow-1514",
        "distillery": "Glen Arro",
        "wood": "bourbon",
        "status": "gone",
        "filled_on": "2023-09-26",
        "filled_litres": 118,
        "litres": 113,
        "gauged_on": "2024-11-30",
        "owner_name": "Ormerod Foods",
        "age_in_days": 868,
        "lost_litres": 5,
        "duty": 350300,
    }


def test_report_casks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_casks", status="emptied") == []


def test_report_casks_adds_up(bench: Bench) -> None:
    result = bench.call("report_casks", owner_id="ow-6999")
    assert result == {
        "items": [
            {"wood": "port", "casks": 2, "litres": 479, "oldest": "2016-04-20"},
            {"wood": "sherry", "casks": 1, "litres": 293, "oldest": "2022-11-27"},
        ],
        "total": 2,
    }


def test_report_casks_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_casks", status="maturing")
    assert result == {
        "items": [
            {"wood": "bourbon", "casks": 34, "litres": 4952, "oldest": "2004-07-10"},
            {"wood": "new_oak", "casks": 7, "litres": 1205, "oldest": "2008-05-31"},
            {"wood": "port", "casks": 19, "litres": 3298, "oldest": "2004-11-29"},
            {"wood": "sherry", "casks": 17, "litres": 2972, "oldest": "2005-11-13"},
            {"wood": "wine", "casks": 9, "litres": 1401, "oldest": "2016-08-30"},
        ],
        "total": 5,
    }


def test_report_casks_adds_up_with_filled_until(bench: Bench) -> None:
    result = bench.call("report_casks", filled_until="2024-04-10")
    assert result == {
        "items": [
            {"wood": "bourbon", "casks": 42, "litres": 6196, "oldest": "2004-07-10"},
            {"wood": "new_oak", "casks": 7, "litres": 1047, "oldest": "2008-05-31"},
            {"wood": "port", "casks": 20, "litres": 3362, "oldest": "2004-11-29"},
            {"wood": "sherry", "casks": 20, "litres": 3337, "oldest": "2005-11-13"},
            {"wood": "wine", "casks": 11, "litres": 1640, "oldest": "2006-06-05"},
        ],
        "total": 5,
    }


def test_lay_down_cask_adds_a_cask(bench: Bench) -> None:
    bench.call(
        "lay_down_cask",
        number="New GS-7694",
        owner_id="ow-7083",
        distillery="Garvamore",
        wood="wine",
        rack_id="ra-3461",
        filled_litres=113,
    )
    assert bench.changes() == [
        inserted(
            "casks",
            "ca-3379",
            number="New GS-7694",
            owner_id="ow-7083",
            distillery="Garvamore",
            wood="wine",
            status="maturing",
            rack_id="ra-3461",
            filled_on="2026-02-10",
            filled_litres=113,
            litres=113,
            gauged_on="2026-02-10",
        ),
    ]


def test_lay_down_cask_is_allowed(bench: Bench) -> None:
    bench.arrange("owners", "ow-7007", rent_due=200000)
    bench.call(
        "lay_down_cask",
        number="New LH-3933",
        owner_id="ow-7007",
        distillery="Glen Kilda",
        wood="port",
        rack_id="ra-9459",
        filled_litres=143,
    )


def test_lay_down_cask_is_refused_because_argument_filled_litres_must_be_at_least_50(bench: Bench) -> None:
    sentence = bench.refusal(
        "lay_down_cask",
        number="New LH-3933",
        owner_id="ow-7007",
        distillery="Glen Kilda",
        wood="port",
        rack_id="ra-9459",
        filled_litres=49,
    )
    assert sentence == "Argument 'filled_litres' must be at least 50."


def test_lay_down_cask_is_refused_because_the_owner_is_suspended(bench: Bench) -> None:
    sentence = bench.refusal(
        "lay_down_cask",
        number="New PF-3482",
        owner_id="ow-8492",
        distillery="Tullagorm",
        wood="port",
        rack_id="ra-3461",
        filled_litres=265,
    )
    assert sentence == "The owner is suspended."


def test_lay_down_cask_is_refused_because_the_owner_is_too_far_behind_with_the_rent(bench: Bench) -> None:
    bench.arrange("owners", "ow-7007", rent_due=200001)
    sentence = bench.refusal(
        "lay_down_cask",
        number="New LH-3933",
        owner_id="ow-7007",
        distillery="Glen Kilda",
        wood="port",
        rack_id="ra-9459",
        filled_litres=143,
    )
    assert sentence == "The owner is too far behind with the rent."


def test_lay_down_cask_is_refused_because_the_rack_is_full(bench: Bench) -> None:
    sentence = bench.refusal(
        "lay_down_cask",
        number="M-2304/94",
        owner_id="ow-2252",
        distillery="Glen Strath",
        wood="port",
        rack_id="ra-3913",
        filled_litres=135,
    )
    assert sentence == "The rack is full."


def test_lay_down_cask_is_refused_because_a_cask_of_this_number_lies_here_or_has_lain_here(bench: Bench) -> None:
    sentence = bench.refusal(
        "lay_down_cask",
        number="PF-3482",
        owner_id="ow-1492",
        distillery="Corrievale",
        wood="wine",
        rack_id="ra-4926",
        filled_litres=103,
    )
    assert sentence == "A cask of this number lies here or has lain here."


def test_move_cask_sets_rack_id_to_ra_2795(bench: Bench) -> None:
    bench.call("move_cask", cask_id="ca-2325", rack_id="ra-2795")
    assert bench.changes() == [updated("casks", "ca-2325", rack_id="ra-2795")]


def test_move_cask_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-2939", permitted_on="2026-01-26")
    bench.call("move_cask", cask_id="ca-7881", rack_id="ra-2795")


def test_move_cask_is_allowed_when_status_is_expired(bench: Bench) -> None:
    bench.arrange("removals", "re-2939", status="expired")
    bench.call("move_cask", cask_id="ca-7881", rack_id="ra-2795")


def test_move_cask_is_refused_because_the_cask_is_sealed_or_gone(bench: Bench) -> None:
    assert bench.refusal("move_cask", cask_id="ca-3371", rack_id="ra-3461") == "The cask is sealed or gone."


def test_move_cask_is_refused_because_the_cask_lies_there_already(bench: Bench) -> None:
    assert bench.refusal("move_cask", cask_id="ca-1898", rack_id="ra-5706") == "The cask lies there already."


def test_move_cask_is_refused_because_the_rack_is_full(bench: Bench) -> None:
    assert bench.refusal("move_cask", cask_id="ca-6886", rack_id="ra-3913") == "The rack is full."


def test_move_cask_is_refused_because_the_cask_is_about_to_be_fetched(bench: Bench) -> None:
    bench.arrange("removals", "re-2939", permitted_on="2026-01-27")
    assert bench.refusal("move_cask", cask_id="ca-7881", rack_id="ra-2795") == "The cask is about to be fetched."


def test_seal_cask_sets_status_to_sealed(bench: Bench) -> None:
    bench.call("seal_cask", cask_id="ca-4898")
    assert bench.changes() == [updated("casks", "ca-4898", status="sealed")]


def test_seal_cask_is_allowed(bench: Bench) -> None:
    bench.arrange("casks", "ca-2325", gauged_on="2025-02-09")
    bench.call("seal_cask", cask_id="ca-2325")


def test_seal_cask_is_allowed_when_rent_due_is_1(bench: Bench) -> None:
    bench.arrange("owners", "ow-7083", rent_due=1)
    bench.call("seal_cask", cask_id="ca-2325")


def test_seal_cask_is_refused_because_the_cask_must_be_maturing(bench: Bench) -> None:
    assert bench.refusal("seal_cask", cask_id="ca-1230") == "The cask must be maturing."


def test_seal_cask_is_refused_because_there_is_no_reason_to_seal_this_cask(bench: Bench) -> None:
    bench.arrange("casks", "ca-2325", gauged_on="2025-02-10")
    assert bench.refusal("seal_cask", cask_id="ca-2325") == "There is no reason to seal this cask."


def test_unseal_cask_sets_status_to_maturing(bench: Bench) -> None:
    bench.call("unseal_cask", cask_id="ca-1552")
    assert bench.changes() == [updated("casks", "ca-1552", status="maturing")]


def test_unseal_cask_is_allowed(bench: Bench) -> None:
    bench.arrange("casks", "ca-2219", gauged_on="2025-12-12")
    bench.call("unseal_cask", cask_id="ca-2219")


def test_unseal_cask_is_refused_because_the_cask_must_be_sealed(bench: Bench) -> None:
    assert bench.refusal("unseal_cask", cask_id="ca-1230") == "The cask must be sealed."


def test_unseal_cask_is_refused_because_the_cask_must_be_gauged_first(bench: Bench) -> None:
    bench.arrange("casks", "ca-2219", gauged_on="2025-12-11")
    assert bench.refusal("unseal_cask", cask_id="ca-2219") == "The cask must be gauged first."


def test_unseal_cask_is_refused_because_the_owner_is_suspended(bench: Bench) -> None:
    bench.arrange("owners", "ow-4991", status="suspended")
    assert bench.refusal("unseal_cask", cask_id="ca-2219") == "The owner is suspended."


def test_sell_cask_sets_owner_id_to_ow_1492(bench: Bench) -> None:
    bench.call("sell_cask", cask_id="ca-2099", owner_id="ow-1492")
    assert bench.changes() == [updated("casks", "ca-2099", owner_id="ow-1492")]


def test_sell_cask_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-1092", cask_id="ca-2099")
    bench.call("sell_cask", cask_id="ca-2099", owner_id="ow-1492")


def test_sell_cask_is_refused_because_the_cask_is_sealed_or_gone(bench: Bench) -> None:
    assert bench.refusal("sell_cask", cask_id="ca-1552", owner_id="ow-8492") == "The cask is sealed or gone."


def test_sell_cask_is_refused_because_the_cask_belongs_to_this_owner_already(bench: Bench) -> None:
    sentence = bench.refusal("sell_cask", cask_id="ca-2325", owner_id="ow-7083")
    assert sentence == "The cask belongs to this owner already."


def test_sell_cask_is_refused_because_the_new_owner_is_suspended(bench: Bench) -> None:
    assert bench.refusal("sell_cask", cask_id="ca-2099", owner_id="ow-8492") == "The new owner is suspended."


def test_sell_cask_is_refused_because_the_seller_owes_rent(bench: Bench) -> None:
    assert bench.refusal("sell_cask", cask_id="ca-8569", owner_id="ow-2907") == "The seller owes rent."


def test_sell_cask_is_refused_because_a_removal_of_this_cask_is_permitted_already(bench: Bench) -> None:
    sentence = bench.refusal("sell_cask", cask_id="ca-6940", owner_id="ow-2907")
    assert sentence == "A removal of this cask is permitted already."
