"""Tests of the tools for applications of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"plot_id": "pl-5353"}, ["al-4316", "al-2892", "al-8545"]),
        ({"number": "PA-75934"}, ["al-4572"]),
        ({"applicant_id": "ap-7629"}, ["al-4341", "al-5406", "al-5725"]),
        (
            {"kind": "garage"},
            [
                "al-1561",
                "al-1194",
                "al-8806",
                "al-4567",
                "al-4383",
                "al-8320",
                "al-2993",
                "al-9345",
                "al-5986",
                "al-8639",
            ],
        ),
        (
            {"status": "on_hold"},
            [
                "al-4383",
                "al-8332",
                "al-8320",
                "al-2438",
                "al-9078",
                "al-1884",
                "al-2198",
                "al-8545",
                "al-5983",
                "al-6297",
            ],
        ),
        (
            {"decide_by_until": "2026-08-01"},
            [
                "al-9099",
                "al-5710",
                "al-2717",
                "al-9055",
                "al-2171",
                "al-9069",
                "al-9672",
                "al-5901",
                "al-1561",
                "al-5142",
            ],
        ),
        (
            {"fee_paid": True},
            [
                "al-9099",
                "al-5710",
                "al-2717",
                "al-9055",
                "al-2171",
                "al-9069",
                "al-9672",
                "al-5901",
                "al-1561",
                "al-5142",
            ],
        ),
    ],
)
def test_find_applications_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_applications", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"decide_by_until": "2026-08-01"}, 29),
        ({"fee_paid": True}, 117),
        ({"officer_name": "Kamara"}, 32),
    ],
)
def test_find_applications_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_applications", **filters)["total"] == total


def test_find_applications_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_applications", page=11)
    assert ids == [
        "al-3504",
        "al-5259",
        "al-5640",
        "al-8366",
        "al-2207",
        "al-4340",
        "al-7532",
        "al-2865",
        "al-8242",
        "al-2094",
    ]


def test_find_applications_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_applications", officer_name="Unheard of") == []


def test_get_application_shows_the_application(bench: Bench) -> None:
    result = bench.call("get_application", application_id="al-1419")
    assert result == {
        "id": "al-1419",
        "number": "PA-17386",
        "plot_id": "pl-1157",
        "applicant_id": "ap-9018",
        "officer_id": "of-6982",
        "kind": "house",
        "floor_area": 65,
        "height": 7,
        "lodged_on": "2026-08-04",
        "status": "under_review",
        "fee": 32500,
        "fee_paid": True,
        "validated_on": "2026-08-11",
        "queried": False,
        "decide_by": "2026-10-06",
        "plot_number": "PL-6864",
        "plot_address": "17a Elmwell Road",
        "applicant_name": "Milena Zielinski",
        "officer_name": "Sekou Kamara",
        "open_objections": 3,
        "awaited_opinions": 1,
        "days_left": 21,
    }


def test_get_application_shows_the_application_when_application_id_is_al_7863(bench: Bench) -> None:
    result = bench.call("get_application", application_id="al-7863")
    assert result == {
        "id": "al-7863",
        "number": "PA-83407",
        "plot_id": "pl-4435",
        "applicant_id": "ap-9777",
        "officer_id": "of-6820",
        "kind": "house",
        "floor_area": 185,
        "height": 12,
        "lodged_on": "2026-09-08",
        "status": "lodged",
        "fee": 80500,
        "fee_paid": True,
        "queried": False,
        "plot_number": "PL-9130",
        "plot_address": "12 Blackley Road",
        "applicant_name": "Lucy Walsh",
        "officer_name": "Hannah Garner",
        "open_objections": 0,
        "awaited_opinions": 0,
        "days_left": 0,
    }


def test_get_application_shows_the_application_when_application_id_is_al_2993(bench: Bench) -> None:
    result = bench.call("get_application", application_id="al-2993")
    assert result == {
        "id": "al-2993",
        "number": "PA-26005",
        "plot_id": "pl-2124",
        "applicant_id": "ap-8403",
        "officer_id": "of-6820",
        "kind": "garage",
        "floor_area": 45,
        "height": 21,
        "lodged_on": "2026-07-15",
        "status": "under_review",
        "fee": 24500,
        "fee_paid": True,
        "validated_on": "2026-07-18",
        "queried": False,
        "decide_by": "2026-09-12",
        "plot_number": "PL-5267",
        "plot_address": "64 Anchor Close",
        "applicant_name": "Bilal Bakri",
        "officer_name": "Hannah Garner",
        "open_objections": 0,
        "awaited_opinions": 0,
        "days_left": 0,
    }


def test_report_applications_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_applications", lodged_from="2026-08-19", lodged_until="2026-07-31") == []


def test_report_applications_adds_up(bench: Bench) -> None:
    result = bench.call("report_applications", lodged_until="2026-08-31")
    assert result == {
        "items": [
            {"plot_district_name": "Castle Rise", "applications": 7, "floor_area": 620, "fees": 293500},
            {"plot_district_name": "Granary End", "applications": 9, "floor_area": 855, "fees": 400500},
            {"plot_district_name": "Mill Field", "applications": 8, "floor_area": 675, "fees": 322000},
            {"plot_district_name": "Northgate", "applications": 9, "floor_area": 725, "fees": 348500},
            {"plot_district_name": "Orchard Hill", "applications": 20, "floor_area": 1400, "fees": 690000},
            {"plot_district_name": "Vicar's Rise", "applications": 29, "floor_area": 2275, "fees": 1098500},
            {"plot_district_name": "Windmill Bank", "applications": 31, "floor_area": 2925, "fees": 1371500},
        ],
        "total": 7,
    }


def test_report_applications_adds_up_with_lodged_from(bench: Bench) -> None:
    result = bench.call("report_applications", lodged_from="2026-08-12")
    assert result == {
        "items": [
            {"plot_district_name": "Castle Rise", "applications": 7, "floor_area": 505, "fees": 247500},
            {"plot_district_name": "Granary End", "applications": 3, "floor_area": 145, "fees": 77500},
            {"plot_district_name": "Mill Field", "applications": 2, "floor_area": 185, "fees": 87000},
            {"plot_district_name": "Northgate", "applications": 4, "floor_area": 245, "fees": 124000},
            {"plot_district_name": "Orchard Hill", "applications": 3, "floor_area": 215, "fees": 105500},
            {"plot_district_name": "Vicar's Rise", "applications": 9, "floor_area": 675, "fees": 328500},
            {"plot_district_name": "Windmill Bank", "applications": 11, "floor_area": 975, "fees": 461500},
        ],
        "total": 7,
    }


def test_report_applications_adds_up_with_status_and_kind(bench: Bench) -> None:
    result = bench.call("report_applications", status="refused", kind="garage")
    assert result == {
        "items": [
            {"plot_district_name": "Orchard Hill", "applications": 1, "floor_area": 25, "fees": 16500},
            {"plot_district_name": "Vicar's Rise", "applications": 1, "floor_area": 20, "fees": 14500},
        ],
        "total": 2,
    }


def test_lodge_application_adds_a_application(bench: Bench) -> None:
    bench.call(
        "lodge_application",
        number="New PA-92403",
        applicant_id="ap-7295",
        plot_id="pl-9995",
        kind="house",
        floor_area=170,
        height=16,
    )
    assert bench.changes() == [
        inserted(
            "applications",
            "al-9293",
            number="New PA-92403",
            plot_id="pl-9995",
            applicant_id="ap-7295",
            officer_id="of-6982",
            kind="house",
            floor_area=170,
            height=16,
            lodged_on="2026-09-15",
            status="lodged",
            fee=74500,
            fee_paid=0,
            queried=0,
        ),
    ]


def test_lodge_application_is_allowed(bench: Bench) -> None:
    bench.call(
        "lodge_application",
        number="New PA-35068",
        applicant_id="ap-7295",
        plot_id="pl-2845",
        kind="outbuilding",
        floor_area=35,
        height=3,
    )


def test_lodge_application_is_refused_because_argument_height_must_be_at_most_30(bench: Bench) -> None:
    sentence = bench.refusal(
        "lodge_application",
        number="PA-40830",
        applicant_id="ap-2150",
        plot_id="pl-1157",
        kind="outbuilding",
        floor_area=260,
        height=31,
    )
    assert sentence == "Argument 'height' must be at most 30."


def test_lodge_application_is_refused_because_argument_floor_area_must_be_at_least_10(bench: Bench) -> None:
    sentence = bench.refusal(
        "lodge_application",
        number="PA-40830",
        applicant_id="ap-2150",
        plot_id="pl-1157",
        kind="outbuilding",
        floor_area=9,
    )
    assert sentence == "Argument 'floor_area' must be at least 10."


def test_lodge_application_is_refused_because_argument_floor_area_must_be_at_most_600(bench: Bench) -> None:
    sentence = bench.refusal(
        "lodge_application",
        number="PA-40830",
        applicant_id="ap-2150",
        plot_id="pl-1157",
        kind="outbuilding",
        floor_area=601,
    )
    assert sentence == "Argument 'floor_area' must be at most 600."


def test_lodge_application_is_refused_because_the_floor_would_be_larger_than_the_plot(bench: Bench) -> None:
    sentence = bench.refusal(
        "lodge_application",
        number="PA-40830",
        applicant_id="ap-2150",
        plot_id="pl-1157",
        kind="outbuilding",
        floor_area=261,
        height=13,
    )
    assert sentence == "The floor would be larger than the plot."


def test_lodge_application_is_refused_because_the_same_was_refused_for_this_plot_in_the(bench: Bench) -> None:
    sentence = bench.refusal(
        "lodge_application",
        number="PA-92403",
        applicant_id="ap-5449",
        plot_id="pl-4890",
        kind="extension",
        floor_area=55,
        height=14,
    )
    assert sentence == "The same was refused for this plot in the last 180 days."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New PA-17386",
            "applicant_id": "ap-4674",
            "plot_id": "pl-5353",
            "kind": "shop_front",
            "floor_area": 205,
            "height": 16,
        },
        {
            "number": "PA-40830",
            "applicant_id": "ap-2150",
            "plot_id": "pl-1157",
            "kind": "outbuilding",
            "floor_area": 260,
            "height": 13,
        },
    ],
)
def test_lodge_application_is_refused_because_three_applications_for_this_plot_are_waiting(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("lodge_application", **arguments) == "Three applications for this plot are waiting already."


def test_lodge_application_is_refused_because_another_application_already_has_this(bench: Bench) -> None:
    sentence = bench.refusal(
        "lodge_application",
        number="PA-40830",
        applicant_id="ap-7295",
        plot_id="pl-5051",
        kind="conversion",
        floor_area=155,
        height=14,
    )
    assert sentence == "Another application already has this application number."


def test_pay_fee_sets_fee_paid_to_1(bench: Bench) -> None:
    bench.call("pay_fee", application_id="al-1940")
    assert bench.changes() == [updated("applications", "al-1940", fee_paid=1)]


def test_pay_fee_is_refused_because_no_fee_is_awaited_for_this_application(bench: Bench) -> None:
    assert bench.refusal("pay_fee", application_id="al-2198") == "No fee is awaited for this application."


def test_pay_fee_is_refused_because_the_fee_has_been_paid(bench: Bench) -> None:
    assert bench.refusal("pay_fee", application_id="al-4030") == "The fee has been paid."


def test_pay_fee_is_refused_because_the_time_for_paying_is_over(bench: Bench) -> None:
    bench.arrange("applications", "al-1940", lodged_on="2026-08-31")
    assert bench.refusal("pay_fee", application_id="al-1940") == "The time for paying is over."


def test_validate_application_changes_the_application(bench: Bench) -> None:
    bench.call("validate_application", application_id="al-4030")
    assert bench.changes() == [
        updated("applications", "al-4030", status="under_review", validated_on="2026-09-15", decide_by="2026-11-10"),
    ]


def test_validate_application_is_refused_because_the_application_must_be_lodged(bench: Bench) -> None:
    assert bench.refusal("validate_application", application_id="al-2198") == "The application must be lodged."


def test_validate_application_is_refused_because_the_fee_has_not_been_paid(bench: Bench) -> None:
    assert bench.refusal("validate_application", application_id="al-2018") == "The fee has not been paid."


def test_validate_application_is_refused_because_an_application_is_looked_through_for_a(bench: Bench) -> None:
    bench.arrange("applications", "al-7584", lodged_on="2026-09-15")
    sentence = bench.refusal("validate_application", application_id="al-7584")
    assert sentence == "An application is looked through for a day first."


def test_hold_application_changes_the_application(bench: Bench) -> None:
    bench.call("hold_application", application_id="al-2207")
    assert bench.changes() == [updated("applications", "al-2207", status="on_hold", queried=1, held_on="2026-09-15")]


def test_hold_application_is_allowed(bench: Bench) -> None:
    bench.arrange("applications", "al-2892", decide_by="2026-09-22")
    bench.call("hold_application", application_id="al-2892")


def test_hold_application_is_refused_because_the_application_must_be_under_review(bench: Bench) -> None:
    assert bench.refusal("hold_application", application_id="al-2198") == "The application must be under review."


def test_hold_application_is_refused_because_the_application_has_been_on_hold_before(bench: Bench) -> None:
    assert bench.refusal("hold_application", application_id="al-2094") == "The application has been on hold before."


def test_hold_application_is_refused_because_it_is_too_late_to_ask_for_more(bench: Bench) -> None:
    assert bench.refusal("hold_application", application_id="al-2892") == "It is too late to ask for more."


def test_resume_application_changes_the_application(bench: Bench) -> None:
    bench.call("resume_application", application_id="al-2198")
    assert bench.changes() == [
        updated("applications", "al-2198", status="under_review", decide_by="2026-10-03", held_on=None),
    ]


def test_resume_application_is_allowed(bench: Bench) -> None:
    bench.arrange("applications", "al-8332", held_on="2026-07-17")
    bench.call("resume_application", application_id="al-8332")


def test_resume_application_is_refused_because_the_application_is_not_on_hold(bench: Bench) -> None:
    assert bench.refusal("resume_application", application_id="al-8574") == "The application is not on hold."


def test_resume_application_is_refused_because_the_information_has_come_too_late(bench: Bench) -> None:
    bench.arrange("applications", "al-8332", held_on="2026-07-16")
    assert bench.refusal("resume_application", application_id="al-8332") == "The information has come too late."


def test_grant_application_changes_the_application(bench: Bench) -> None:
    bench.call("grant_application", application_id="al-2634")
    assert bench.changes() == [updated("applications", "al-2634", status="granted", decided_on="2026-09-15")]


def test_grant_application_is_allowed(bench: Bench) -> None:
    bench.call("grant_application", application_id="al-3742")


def test_grant_application_is_allowed_when_floor_area_is_40(bench: Bench) -> None:
    bench.arrange("applications", "al-1339", floor_area=40)
    bench.call("grant_application", application_id="al-1339")


def test_grant_application_is_allowed_when_plot_id_is_pl_1277(bench: Bench) -> None:
    bench.arrange("applications", "al-2434", plot_id="pl-1277")
    bench.call("grant_application", application_id="al-2434")


def test_grant_application_is_refused_because_the_application_must_be_under_review(bench: Bench) -> None:
    assert bench.refusal("grant_application", application_id="al-8574") == "The application must be under review."


def test_grant_application_is_refused_because_you_prepared_this_application_yourself(bench: Bench) -> None:
    assert bench.refusal("grant_application", application_id="al-8234") == "You prepared this application yourself."


def test_grant_application_is_refused_because_the_floor_area_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("applications", "al-9682", floor_area=401)
    assert bench.refusal("grant_application", application_id="al-9682") == "The floor area is above your limit."


def test_grant_application_is_refused_because_objections_may_still_come_in(bench: Bench) -> None:
    assert bench.refusal("grant_application", application_id="al-9408") == "Objections may still come in."


def test_grant_application_is_refused_because_the_building_is_too_high_for_its_district(bench: Bench) -> None:
    assert bench.refusal("grant_application", application_id="al-2993") == "The building is too high for its district."


def test_grant_application_is_refused_because_too_much_of_the_plot_would_be_built_on(bench: Bench) -> None:
    assert bench.refusal("grant_application", application_id="al-1339") == "Too much of the plot would be built on."


def test_grant_application_is_refused_because_a_body_objects_or_may_still_answer(bench: Bench) -> None:
    assert bench.refusal("grant_application", application_id="al-6016") == "A body objects or may still answer."


def test_grant_application_is_refused_because_an_objection_is_open_or_upheld(bench: Bench) -> None:
    bench.arrange("applications", "al-9682", floor_area=400, validated_on="2026-08-10")
    assert bench.refusal("grant_application", application_id="al-9682") == "An objection is open or upheld."


def test_grant_application_is_refused_because_no_heritage_body_has_agreed(bench: Bench) -> None:
    bench.arrange("applications", "al-5725", plot_id="pl-1277")
    assert bench.refusal("grant_application", application_id="al-5725") == "No heritage body has agreed."


def test_refuse_application_changes_the_application(bench: Bench) -> None:
    bench.call("refuse_application", application_id="al-2993")
    assert bench.changes() == [updated("applications", "al-2993", status="refused", decided_on="2026-09-15")]


def test_refuse_application_is_refused_because_the_application_must_be_under_review(bench: Bench) -> None:
    assert bench.refusal("refuse_application", application_id="al-8574") == "The application must be under review."


def test_refuse_application_is_refused_because_you_prepared_this_application_yourself(bench: Bench) -> None:
    assert bench.refusal("refuse_application", application_id="al-8234") == "You prepared this application yourself."


@pytest.mark.parametrize(
    "arguments",
    [
        {"application_id": "al-2074"},
        {"application_id": "al-2892"},
    ],
)
def test_refuse_application_is_refused_because_there_is_no_ground_for_refusing_it(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("refuse_application", **arguments) == "There is no ground for refusing it."


def test_begin_building_changes_the_application(bench: Bench) -> None:
    bench.call("begin_building", application_id="al-8046")
    assert bench.changes() == [updated("applications", "al-8046", status="begun", begun_on="2026-09-15")]


def test_begin_building_is_allowed(bench: Bench) -> None:
    bench.arrange("applications", "al-9069", decided_on="2026-08-18")
    bench.call("begin_building", application_id="al-9069")


def test_begin_building_is_refused_because_the_application_must_be_granted(bench: Bench) -> None:
    assert bench.refusal("begin_building", application_id="al-2198") == "The application must be granted."


def test_begin_building_is_refused_because_the_permission_can_still_be_appealed(bench: Bench) -> None:
    assert bench.refusal("begin_building", application_id="al-9114") == "The permission can still be appealed."
