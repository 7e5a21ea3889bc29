"""Tests of the tools for applicants of Marlow housing register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_points": 153}, ["ap-1898", "ap-3744", "ap-2611", "ap-5195", "ap-5153", "ap-9410"]),
        ({"name": "Marín"}, ["ap-3429"]),
        ({"renewed_until": "2025-01-01"}, ["ap-2420", "ap-4654", "ap-7947", "ap-8955", "ap-9878", "ap-4128"]),
        ({"number": "HA-62837"}, ["ap-1787"]),
        (
            {"status": "housed"},
            [
                "ap-7826",
                "ap-2466",
                "ap-9176",
                "ap-2099",
                "ap-9691",
                "ap-4654",
                "ap-5581",
                "ap-8479",
                "ap-7947",
                "ap-8517",
            ],
        ),
        (
            {"max_arrears": 20051},
            [
                "ap-3744",
                "ap-2611",
                "ap-9410",
                "ap-3228",
                "ap-9712",
                "ap-9282",
                "ap-4393",
                "ap-6166",
                "ap-8448",
                "ap-7826",
            ],
        ),
    ],
)
def test_find_applicants_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_applicants", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_arrears": 20051}, 71),
        ({"wheelchair": True}, 13),
        ({"district_id": "di-7611"}, 6),
        ({"bedrooms": 4}, 7),
    ],
)
def test_find_applicants_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_applicants", **filters)["total"] == total


def test_find_applicants_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_applicants", page=2)
    assert ids == [
        "ap-4393",
        "ap-6166",
        "ap-4422",
        "ap-8448",
        "ap-7826",
        "ap-8427",
        "ap-1792",
        "ap-2466",
        "ap-2420",
        "ap-9784",
    ]


def test_find_applicants_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_applicants", district_id="di-9972", bedrooms=4, wheelchair=False) == []


def test_get_applicant_shows_the_applicant(bench: Bench) -> None:
    result = bench.call("get_applicant", applicant_id="ap-1334")
    assert result == {
        "id": "ap-1334",
        "name": "Dina Zaman",
        "number": "HA-54928",
        "district_id": "di-9246",
        "bedrooms": 1,
        "wheelchair": False,
        "points": 73,
        "arrears": 0,
        "applied_on": "2023-03-24",
        "renewed_on": "2025-11-12",
        "status": "offered",
        "district_name": "Vicar's Cross",
        "applicants_ahead": 1,
        "recent_refusals": 1,
    }


def test_get_applicant_shows_the_applicant_when_status_is_waiting(bench: Bench) -> None:
    bench.arrange("applicants", "ap-8791", status="waiting")
    result = bench.call("get_applicant", applicant_id="ap-8791")
    assert result == {
        "id": "ap-8791",
        "name": "Daniel Mori",
        "number": "HA-25713",
        "district_id": "di-9246",
        "bedrooms": 1,
        "wheelchair": False,
        "points": 120,
        "arrears": 16113,
        "applied_on": "2022-02-12",
        "renewed_on": "2025-08-12",
        "status": "waiting",
        "district_name": "Vicar's Cross",
        "applicants_ahead": 1,
        "recent_refusals": 0,
    }


def test_report_applicants_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_applicants", bedrooms=4, wheelchair=True) == []


def test_report_applicants_adds_up(bench: Bench) -> None:
    result = bench.call("report_applicants", wheelchair=True)
    assert result == {
        "items": [
            {"district_name": "Orchard Rise", "applicants": 3, "most_points": 95, "longest_wait": "2020-11-09"},
            {"district_name": "Quarry Field", "applicants": 1, "most_points": 21, "longest_wait": "2020-02-24"},
            {"district_name": "Southgate", "applicants": 1, "most_points": 130, "longest_wait": "2025-10-03"},
            {"district_name": "The Meadows", "applicants": 2, "most_points": 111, "longest_wait": "2019-11-23"},
            {"district_name": "Vicar's Cross", "applicants": 5, "most_points": 123, "longest_wait": "2020-11-27"},
            {"district_name": "Waterside", "applicants": 1, "most_points": 40, "longest_wait": "2024-07-20"},
        ],
        "total": 6,
    }


def test_report_applicants_adds_up_with_status_and_bedrooms_and_min_points(bench: Bench) -> None:
    result = bench.call("report_applicants", status="offered", bedrooms=2, min_points=108)
    assert result == {
        "items": [
            {"district_name": "Vicar's Cross", "applicants": 1, "most_points": 108, "longest_wait": "2021-03-11"},
        ],
        "total": 1,
    }


def test_register_applicant_adds_a_applicant(bench: Bench) -> None:
    bench.call(
        "register_applicant",
        name="Callum Radcliffe",
        number="New HA-98800",
        district_id="di-3854",
        bedrooms=3,
        wheelchair=True,
    )
    assert bench.changes() == [
        inserted(
            "applicants",
            "ap-2331",
            name="Callum Radcliffe",
            number="New HA-98800",
            district_id="di-3854",
            bedrooms=3,
            wheelchair=1,
            points=10,
            arrears=0,
            applied_on="2026-05-06",
            renewed_on="2026-05-06",
            status="waiting",
        ),
    ]


def test_register_applicant_is_allowed(bench: Bench) -> None:
    bench.call("register_applicant", name="Davide Esposito", number="New HA-42054", district_id="di-8245", bedrooms=4)


def test_register_applicant_is_refused_because_this_application_number_is_taken(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_applicant",
        name="Arthur Sadler",
        number="HA-55649",
        district_id="di-3854",
        bedrooms=4,
    )
    assert sentence == "This application number is taken."


def test_register_applicant_is_refused_because_there_are_no_homes_of_this_size_in_the(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_applicant",
        name="Sophie Walsh",
        number="New HA-98800",
        district_id="di-7900",
        bedrooms=4,
    )
    assert sentence == "There are no homes of this size in the district."


def test_renew_application_sets_renewed_on_to_2026_05_06(bench: Bench) -> None:
    bench.call("renew_application", applicant_id="ap-1386")
    assert bench.changes() == [updated("applicants", "ap-1386", renewed_on="2026-05-06")]


def test_renew_application_is_allowed(bench: Bench) -> None:
    bench.arrange("applicants", "ap-6090", renewed_on="2025-07-10")
    bench.call("renew_application", applicant_id="ap-6090")


def test_renew_application_is_allowed_when_renewed_on_is_2025_02_05(bench: Bench) -> None:
    bench.arrange("applicants", "ap-6090", renewed_on="2025-02-05")
    bench.call("renew_application", applicant_id="ap-6090")


def test_renew_application_is_refused_because_the_applicant_is_not_waiting(bench: Bench) -> None:
    assert bench.refusal("renew_application", applicant_id="ap-1334") == "The applicant is not waiting."


def test_renew_application_is_refused_because_it_is_too_early_to_renew(bench: Bench) -> None:
    assert bench.refusal("renew_application", applicant_id="ap-1056") == "It is too early to renew."


def test_renew_application_is_refused_because_the_application_has_lapsed_for_good(bench: Bench) -> None:
    bench.arrange("applicants", "ap-6090", renewed_on="2025-02-04")
    assert bench.refusal("renew_application", applicant_id="ap-6090") == "The application has lapsed for good."


def test_change_household_changes_the_applicant(bench: Bench) -> None:
    bench.call("change_household", applicant_id="ap-3470", bedrooms=3)
    assert bench.changes() == [updated("applicants", "ap-3470", bedrooms=3, points=95)]


def test_change_household_sets_bedrooms_to_1(bench: Bench) -> None:
    bench.call("change_household", applicant_id="ap-1791", bedrooms=1)
    assert bench.changes() == [updated("applicants", "ap-1791", bedrooms=1)]


def test_change_household_is_allowed(bench: Bench) -> None:
    bench.arrange("appeals", "ae-3765", status="upheld")
    bench.call("change_household", applicant_id="ap-1539", bedrooms=4)


def test_change_household_is_refused_because_argument_bedrooms_must_be_at_most_4(bench: Bench) -> None:
    sentence = bench.refusal("change_household", applicant_id="ap-3470", bedrooms=5)
    assert sentence == "Argument 'bedrooms' must be at most 4."


def test_change_household_is_refused_because_the_applicant_is_not_waiting(bench: Bench) -> None:
    assert bench.refusal("change_household", applicant_id="ap-1386", bedrooms=1) == "The applicant is not waiting."


def test_change_household_is_refused_because_that_is_what_the_applicant_has_asked_for(bench: Bench) -> None:
    sentence = bench.refusal("change_household", applicant_id="ap-2045", bedrooms=2)
    assert sentence == "That is what the applicant has asked for."


def test_change_household_is_refused_because_a_change_by_more_than_two_bedrooms_needs_a(bench: Bench) -> None:
    sentence = bench.refusal("change_household", applicant_id="ap-8536", bedrooms=4)
    assert sentence == "A change by more than two bedrooms needs a new application."


def test_change_household_is_refused_because_an_appeal_of_this_applicant_is_pending(bench: Bench) -> None:
    sentence = bench.refusal("change_household", applicant_id="ap-1539", bedrooms=4)
    assert sentence == "An appeal of this applicant is pending."


def test_change_district_changes_the_applicant(bench: Bench) -> None:
    bench.call("change_district", applicant_id="ap-5053", district_id="di-3854")
    assert bench.changes() == [updated("applicants", "ap-5053", district_id="di-3854", points=71)]


def test_change_district_is_allowed(bench: Bench) -> None:
    bench.arrange("applicants", "ap-3801", points=5)
    bench.call("change_district", applicant_id="ap-3801", district_id="di-5236")


def test_change_district_is_allowed_when_applied_on_is_2026_02_05(bench: Bench) -> None:
    bench.arrange("applicants", "ap-3801", applied_on="2026-02-05")
    bench.call("change_district", applicant_id="ap-3801", district_id="di-5236")


def test_change_district_is_refused_because_the_applicant_is_not_waiting(bench: Bench) -> None:
    sentence = bench.refusal("change_district", applicant_id="ap-2881", district_id="di-3854")
    assert sentence == "The applicant is not waiting."


def test_change_district_is_refused_because_the_applicant_is_on_this_list_already(bench: Bench) -> None:
    sentence = bench.refusal("change_district", applicant_id="ap-1791", district_id="di-5081")
    assert sentence == "The applicant is on this list already."


def test_change_district_is_refused_because_the_applicant_has_too_few_points(bench: Bench) -> None:
    bench.arrange("applicants", "ap-3801", points=4)
    sentence = bench.refusal("change_district", applicant_id="ap-3801", district_id="di-5236")
    assert sentence == "The applicant has too few points."


def test_change_district_is_refused_because_a_district_can_be_changed_after_three_months(bench: Bench) -> None:
    bench.arrange("applicants", "ap-3801", applied_on="2026-02-06")
    sentence = bench.refusal("change_district", applicant_id="ap-3801", district_id="di-5236")
    assert sentence == "A district can be changed after three months."
