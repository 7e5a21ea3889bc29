"""Tests of the tools for graves of Elmrise burial ground."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"holder_id": "ho-6123"}, ["gr-2704", "gr-6518"]),
        (
            {"min_coffin_places": 2},
            [
                "gr-5316",
                "gr-2710",
                "gr-4807",
                "gr-2028",
                "gr-5585",
                "gr-7228",
                "gr-7744",
                "gr-4521",
                "gr-6111",
                "gr-3000",
            ],
        ),
        ({"section_id": "se-3146"}, ["gr-2710", "gr-3000"]),
        (
            {"status": "closed"},
            [
                "gr-8179",
                "gr-7027",
                "gr-4521",
                "gr-6111",
                "gr-5865",
                "gr-4134",
                "gr-8719",
                "gr-4287",
                "gr-2607",
                "gr-5903",
            ],
        ),
        ({"number": "R-447"}, ["gr-8153"]),
        (
            {"lease_ends_by": "2027-01-19"},
            [
                "gr-7782",
                "gr-6555",
                "gr-8743",
                "gr-3696",
                "gr-3106",
                "gr-6977",
                "gr-5138",
                "gr-3950",
                "gr-4138",
                "gr-6518",
            ],
        ),
    ],
)
def test_find_graves_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_graves", **filters) == ids


def test_find_graves_counts(bench: Bench) -> None:
    assert bench.call("find_graves", lease_ends_by="2027-01-19")["total"] == 19


def test_find_graves_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_graves", page=9)
    assert ids == ["gr-8413", "gr-7517", "gr-5230", "gr-2148", "gr-5307", "gr-7220", "gr-8817", "gr-5211"]


def test_find_graves_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_graves", number="Unheard of") == []


def test_get_grave_shows_the_grave(bench: Bench) -> None:
    result = bench.call("get_grave", grave_id="gr-3950")
    assert result == {
        "id": "gr-3950",
        "number": "M-332",
        "section_id": "se-7994",
        "coffin_places": 1,
        "urn_places": 1,
        "status": "leased",
        "holder_id": "ho-4711",
        "leased_until": "2025-09-26",
        "section_name": "Lower Row",
        "holder_name": "Rafael Lourenço",
        "holder_owed": 0,
        "free_coffin_places": 1,
        "free_urn_places": 0,
        "longest_rest": "2033-07-18",
    }


def test_get_grave_shows_the_grave_when_grave_id_is_gr_5211(bench: Bench) -> None:
    result = bench.call("get_grave", grave_id="gr-5211")
    assert result == {
        "id": "gr-5211",
        "number": "Z-427",
        "section_id": "se-3378",
        "coffin_places": 2,
        "urn_places": 1,
        "status": "leased",
        "holder_id": "ho-5380",
        "leased_until": "2049-10-01",
        "section_name": "Garden Terrace",
        "holder_name": "Youssef Nasser",
        "holder_owed": 0,
        "free_coffin_places": 1,
        "free_urn_places": 1,
        "longest_rest": "2046-09-03",
    }


def test_get_grave_shows_the_grave_when_grave_id_is_gr_1936(bench: Bench) -> None:
    result = bench.call("get_grave", grave_id="gr-1936")
    assert result == {
        "id": "gr-1936",
        "number": "F-428",
        "section_id": "se-7204",
        "coffin_places": 0,
        "urn_places": 2,
        "status": "leased",
        "holder_id": "ho-7193",
        "leased_until": "2048-04-07",
        "section_name": "Larch Grove",
        "holder_name": "Daniel Barlow",
        "holder_owed": 0,
        "free_coffin_places": 0,
        "free_urn_places": 2,
        "longest_rest": "2021-05-21",
    }


def test_report_graves_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_graves", status="closed", lease_ends_by="2027-05-26") == []


def test_report_graves_adds_up(bench: Bench) -> None:
    result = bench.call("report_graves", coffins=False)
    assert result == {
        "items": [
            {"section_name": "Elder Lawn", "graves": 10, "coffin_places": 0, "urn_places": 23},
            {"section_name": "Larch Grove", "graves": 8, "coffin_places": 0, "urn_places": 19},
            {"section_name": "West Grove", "graves": 9, "coffin_places": 0, "urn_places": 21},
        ],
        "total": 3,
    }


def test_report_graves_adds_up_with_lease_ends_by(bench: Bench) -> None:
    result = bench.call("report_graves", lease_ends_by="2026-03-11")
    assert result == {
        "items": [
            {"section_name": "Elder Lawn", "graves": 2, "coffin_places": 0, "urn_places": 6},
            {"section_name": "Garden Terrace", "graves": 2, "coffin_places": 3, "urn_places": 3},
            {"section_name": "Larch Grove", "graves": 1, "coffin_places": 0, "urn_places": 4},
            {"section_name": "Lower Row", "graves": 3, "coffin_places": 3, "urn_places": 7},
            {"section_name": "Lower Terrace", "graves": 1, "coffin_places": 1, "urn_places": 2},
            {"section_name": "West Grove", "graves": 1, "coffin_places": 0, "urn_places": 2},
        ],
        "total": 6,
    }


def test_report_graves_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_graves", status="free")
    assert result == {
        "items": [
            {"section_name": "Elder Lawn", "graves": 2, "coffin_places": 0, "urn_places": 5},
            {"section_name": "Garden Terrace", "graves": 2, "coffin_places": 2, "urn_places": 4},
            {"section_name": "Larch Grove", "graves": 1, "coffin_places": 0, "urn_places": 2},
            {"section_name": "Lower Row", "graves": 1, "coffin_places": 1, "urn_places": 4},
            {"section_name": "Lower Terrace", "graves": 1, "coffin_places": 1, "urn_places": 1},
            {"section_name": "Old Grove", "graves": 2, "coffin_places": 4, "urn_places": 6},
            {"section_name": "West Grove", "graves": 2, "coffin_places": 0, "urn_places": 3},
        ],
        "total": 7,
    }


def test_lease_grave_changes_the_grave_and_sets_owed_to_1000000(bench: Bench) -> None:
    bench.call("lease_grave", grave_id="gr-3000", holder_id="ho-7852", years=20)
    assert bench.changes() == [
        updated("graves", "gr-3000", status="leased", holder_id="ho-7852", leased_until="2046-09-03"),
        updated("holders", "ho-7852", owed=1000000),
    ]


def test_lease_grave_is_allowed(bench: Bench) -> None:
    bench.arrange("graves", "gr-3000", coffin_places=0)
    bench.call("lease_grave", grave_id="gr-3000", holder_id="ho-7852", years=19)


def test_lease_grave_is_refused_because_argument_years_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("lease_grave", grave_id="gr-3000", holder_id="ho-7852", years=0)
    assert sentence == "Argument 'years' must be at least 1."


def test_lease_grave_is_refused_because_the_grave_must_be_free(bench: Bench) -> None:
    assert bench.refusal("lease_grave", grave_id="gr-3106", holder_id="ho-4136", years=1) == "The grave must be free."


def test_lease_grave_is_refused_because_the_leaseholder_owes_fees(bench: Bench) -> None:
    sentence = bench.refusal("lease_grave", grave_id="gr-3000", holder_id="ho-2704", years=3)
    assert sentence == "The leaseholder owes fees."


def test_lease_grave_is_refused_because_a_grave_is_leased_for_ten_years_at_least(bench: Bench) -> None:
    sentence = bench.refusal("lease_grave", grave_id="gr-3000", holder_id="ho-7852", years=3)
    assert sentence == "A grave is leased for ten years at least."


def test_lease_grave_is_refused_because_a_grave_for_coffins_is_leased_for_20_years_at_least(bench: Bench) -> None:
    sentence = bench.refusal("lease_grave", grave_id="gr-3000", holder_id="ho-7852", years=10)
    assert sentence == "A grave for coffins is leased for 20 years at least."


def test_lease_grave_is_refused_because_a_grave_is_leased_for_30_years_at_most(bench: Bench) -> None:
    sentence = bench.refusal("lease_grave", grave_id="gr-3000", holder_id="ho-7852", years=31)
    assert sentence == "A grave is leased for 30 years at most."


def test_lease_grave_is_refused_because_nobody_leases_more_than_three_graves(bench: Bench) -> None:
    bench.arrange("graves", "gr-1132", holder_id="ho-7852")
    bench.arrange("graves", "gr-1728", holder_id="ho-7852")
    bench.arrange("graves", "gr-1875", holder_id="ho-7852")
    sentence = bench.refusal("lease_grave", grave_id="gr-3000", holder_id="ho-7852", years=30)
    assert sentence == "Nobody leases more than three graves."


def test_extend_lease_sets_leased_until_to_2052_03_21_and_sets_owed_to_80000(bench: Bench) -> None:
    bench.call("extend_lease", grave_id="gr-3423", years=2)
    assert bench.changes() == [
        updated("graves", "gr-3423", leased_until="2052-03-21"),
        updated("holders", "ho-5599", owed=80000),
    ]


def test_extend_lease_is_refused_because_the_grave_is_not_leased(bench: Bench) -> None:
    assert bench.refusal("extend_lease", grave_id="gr-2710", years=3) == "The grave is not leased."


def test_extend_lease_is_refused_because_the_lease_would_still_be_over(bench: Bench) -> None:
    bench.arrange("graves", "gr-3106", leased_until="2025-09-08")
    assert bench.refusal("extend_lease", grave_id="gr-3106", years=1) == "The lease would still be over."


def test_extend_lease_is_refused_because_a_lease_lasts_at_most_30_years_from_today(bench: Bench) -> None:
    bench.arrange("graves", "gr-6238", leased_until="2050-09-03")
    assert bench.refusal("extend_lease", grave_id="gr-6238", years=6) == "A lease lasts at most 30 years from today."


def test_extend_lease_is_refused_because_the_leaseholder_owes_fees(bench: Bench) -> None:
    bench.arrange("graves", "gr-6238", leased_until="2050-09-02")
    assert bench.refusal("extend_lease", grave_id="gr-6238", years=6) == "The leaseholder owes fees."


def test_transfer_lease_sets_holder_id_to_ho_4855(bench: Bench) -> None:
    bench.call("transfer_lease", grave_id="gr-3106", holder_id="ho-4855")
    assert bench.changes() == [updated("graves", "gr-3106", holder_id="ho-4855")]


def test_transfer_lease_is_refused_because_the_grave_is_not_leased(bench: Bench) -> None:
    assert bench.refusal("transfer_lease", grave_id="gr-3000", holder_id="ho-7675") == "The grave is not leased."


def test_transfer_lease_is_refused_because_this_is_the_leaseholder_already(bench: Bench) -> None:
    sentence = bench.refusal("transfer_lease", grave_id="gr-7517", holder_id="ho-5015")
    assert sentence == "This is the leaseholder already."


def test_transfer_lease_is_refused_because_the_new_leaseholder_owes_fees(bench: Bench) -> None:
    assert bench.refusal("transfer_lease", grave_id="gr-1936", holder_id="ho-7985") == "The new leaseholder owes fees."


def test_transfer_lease_is_refused_because_nobody_leases_more_than_three_graves(bench: Bench) -> None:
    sentence = bench.refusal("transfer_lease", grave_id="gr-4133", holder_id="ho-8915")
    assert sentence == "Nobody leases more than three graves."


def test_give_up_grave_sets_status_to_free(bench: Bench) -> None:
    bench.call("give_up_grave", grave_id="gr-2607")
    assert bench.changes() == [updated("graves", "gr-2607", status="free")]


def test_give_up_grave_is_allowed(bench: Bench) -> None:
    bench.arrange("burials", "bu-1537", grave_id="gr-1875")
    bench.arrange("memorials", "me-1202", status="removed")
    bench.call("give_up_grave", grave_id="gr-1132")


def test_give_up_grave_is_refused_because_the_grave_must_be_leased_or_closed(bench: Bench) -> None:
    assert bench.refusal("give_up_grave", grave_id="gr-2710") == "The grave must be leased or closed."


def test_give_up_grave_is_refused_because_the_lease_is_not_over(bench: Bench) -> None:
    bench.arrange("graves", "gr-4347", leased_until="2026-09-08")
    assert bench.refusal("give_up_grave", grave_id="gr-4347") == "The lease is not over."


def test_give_up_grave_is_refused_because_somebody_still_rests_there(bench: Bench) -> None:
    bench.arrange("burials", "bu-1537", rests_until="2026-09-08")
    assert bench.refusal("give_up_grave", grave_id="gr-1132") == "Somebody still rests there."


def test_give_up_grave_is_refused_because_a_memorial_still_stands_there(bench: Bench) -> None:
    bench.arrange("burials", "bu-1537", status="cancelled")
    assert bench.refusal("give_up_grave", grave_id="gr-1132") == "A memorial still stands there."


def test_give_up_grave_is_refused_because_a_memorial_still_stands_there_2(bench: Bench) -> None:
    bench.arrange("burials", "bu-1537", rests_until="2026-09-07")
    assert bench.refusal("give_up_grave", grave_id="gr-1132") == "A memorial still stands there."


def test_close_grave_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_grave", grave_id="gr-2710")
    assert bench.changes() == [updated("graves", "gr-2710", status="closed")]


def test_close_grave_is_refused_because_the_grave_must_be_free(bench: Bench) -> None:
    assert bench.refusal("close_grave", grave_id="gr-2607") == "The grave must be free."


def test_close_grave_is_refused_because_this_is_the_last_free_grave_of_its_section(bench: Bench) -> None:
    assert bench.refusal("close_grave", grave_id="gr-3887") == "This is the last free grave of its section."
