"""Tests of the tools for cases of Town address register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"decide_by_until": "2026-02-05"}, ["ca-7557", "ca-1241", "ca-4579", "ca-6250"]),
        ({"number": "AD-27077"}, ["ca-7025"]),
        ({"building_id": "bu-9657"}, ["ca-8369", "ca-8144"]),
        ({"street_id": "st-1361"}, ["ca-1240", "ca-2915", "ca-8786"]),
        ({"status": "decided"}, ["ca-7557", "ca-1241", "ca-6250", "ca-5703", "ca-4188", "ca-8927", "ca-8173"]),
        (
            {"kind": "street_name"},
            [
                "ca-5703",
                "ca-8173",
                "ca-7098",
                "ca-6161",
                "ca-9153",
                "ca-1534",
                "ca-9894",
                "ca-8974",
                "ca-4022",
                "ca-1069",
            ],
        ),
        ({"applicant": "Chevalier"}, ["ca-8974"]),
    ],
)
def test_find_cases_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_cases", **filters) == ids


def test_find_cases_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_cases", page=7) == ["ca-7882", "ca-7466"]


def test_find_cases_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_cases", applicant="Unheard of") == []


def test_get_case_shows_the_address_case(bench: Bench) -> None:
    result = bench.call("get_case", case_id="ca-5735")
    assert result == {
        "id": "ca-5735",
        "number": "AD-79104",
        "kind": "street_name",
        "status": "received",
        "applicant": "Abena Sesay",
        "street_id": "st-1042",
        "received_on": "2026-08-30",
        "decide_by": "2026-10-25",
        "lengthened": False,
        "street_name": "River Avenue",
        "days_left": 33,
    }


def test_report_cases_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_cases", status="rejected", received_from="2026-09-02") == []


def test_report_cases_adds_up(bench: Bench) -> None:
    result = bench.call("report_cases", received_from="2026-08-27")
    assert result == {
        "items": [
            {"street_name": "Everett Lane", "cases": 1, "next_deadline": "2026-10-30"},
            {"street_name": "Farrow Street", "cases": 1, "next_deadline": "2026-10-29"},
            {"street_name": "Library Street", "cases": 2, "next_deadline": "2026-10-25"},
            {"street_name": "Lidell Terrace", "cases": 1, "next_deadline": "2026-10-28"},
            {"street_name": "Priory Hill", "cases": 1, "next_deadline": "2026-10-22"},
            {"street_name": "Rigby Place", "cases": 1, "next_deadline": "2026-11-14"},
            {"street_name": "River Avenue", "cases": 1, "next_deadline": "2026-10-25"},
            {"street_name": "Water Street", "cases": 1, "next_deadline": "2026-10-25"},
        ],
        "total": 8,
    }


def test_report_cases_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_cases", page=3)
    assert result == {
        "items": [
            {"street_name": "Quayle Walk", "cases": 1, "next_deadline": "2026-10-16"},
            {"street_name": "Railway Street", "cases": 1, "next_deadline": "2026-09-11"},
            {"street_name": "Rigby Place", "cases": 5, "next_deadline": "2026-07-07"},
            {"street_name": "River Avenue", "cases": 3, "next_deadline": "2026-09-15"},
            {"street_name": "Rope Close", "cases": 1, "next_deadline": "2026-09-29"},
            {"street_name": "Strickland Hill", "cases": 1, "next_deadline": "2026-08-29"},
            {"street_name": "Tredwell Gardens", "cases": 2, "next_deadline": "2026-09-10"},
            {"street_name": "Water Gardens", "cases": 1, "next_deadline": "2026-09-21"},
            {"street_name": "Water Street", "cases": 2, "next_deadline": "2026-10-10"},
        ],
        "total": 29,
    }


def test_report_cases_adds_up_with_kind_and_status(bench: Bench) -> None:
    result = bench.call("report_cases", kind="street_name", status="decided")
    assert result == {
        "items": [
            {"street_name": "Mill Street", "cases": 1, "next_deadline": "2026-06-01"},
            {"street_name": "Rigby Place", "cases": 1, "next_deadline": "2026-08-17"},
        ],
        "total": 2,
    }


def test_open_case_adds_a_address_case(bench: Bench) -> None:
    bench.call(
        "open_case",
        number="New AD-98628",
        kind="numbering",
        applicant="Rahul Das",
        street_id="st-8769",
        building_id="bu-5042",
    )
    assert bench.changes() == [
        inserted(
            "cases",
            "ca-2078",
            number="New AD-98628",
            kind="numbering",
            status="received",
            applicant="Rahul Das",
            street_id="st-8769",
            building_id="bu-5042",
            received_on="2026-09-22",
            decide_by="2026-11-17",
            lengthened=0,
        ),
    ]


def test_open_case_is_allowed(bench: Bench) -> None:
    bench.call(
        "open_case",
        number="New AD-98628",
        kind="numbering",
        applicant="Håkon Kallio",
        street_id="st-6924",
        building_id="bu-5003",
    )


def test_open_case_is_refused_because_the_street_is_not_official(bench: Bench) -> None:
    sentence = bench.refusal(
        "open_case",
        number="AD-98628",
        kind="retirement",
        applicant="Reza Rostami",
        street_id="st-8549",
        building_id="bu-5914",
    )
    assert sentence == "The street is not official."


def test_open_case_is_refused_because_the_building_is_demolished(bench: Bench) -> None:
    sentence = bench.refusal(
        "open_case",
        number="AD-98628",
        kind="numbering",
        applicant="Håkon Sandberg",
        street_id="st-8771",
        building_id="bu-6012",
    )
    assert sentence == "The building is demolished."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "AD-97141",
            "kind": "retirement",
            "applicant": "Joseph Palmer",
            "street_id": "st-9753",
            "building_id": "bu-9463",
        },
        {
            "number": "New AD-52171",
            "kind": "retirement",
            "applicant": "Adaeze Okafor",
            "street_id": "st-7138",
            "building_id": "bu-3329",
        },
    ],
)
def test_open_case_is_refused_because_the_building_has_no_address_in_this_street(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("open_case", **arguments) == "The building has no address in this street."


def test_open_case_is_refused_because_such_a_case_about_the_building_is_open(bench: Bench) -> None:
    sentence = bench.refusal(
        "open_case",
        number="New AD-97141",
        kind="numbering",
        applicant="Olumide Adebayo",
        street_id="st-7138",
        building_id="bu-1436",
    )
    assert sentence == "Such a case about the building is open."


def test_open_case_is_refused_because_this_case_number_is_taken(bench: Bench) -> None:
    sentence = bench.refusal(
        "open_case",
        number="AD-60697",
        kind="numbering",
        applicant="Marek Novák",
        street_id="st-9020",
        building_id="bu-8716",
    )
    assert sentence == "This case number is taken."


def test_ask_advice_sets_status_to_in_advice(bench: Bench) -> None:
    bench.call("ask_advice", case_id="ca-1069")
    assert bench.changes() == [updated("cases", "ca-1069", status="in_advice")]


def test_ask_advice_is_refused_because_the_address_case_must_be_received(bench: Bench) -> None:
    assert bench.refusal("ask_advice", case_id="ca-1534") == "The address case must be received."


def test_ask_advice_is_refused_because_there_is_no_time_left_for_an_advice(bench: Bench) -> None:
    assert bench.refusal("ask_advice", case_id="ca-6161") == "There is no time left for an advice."


def test_ask_advice_is_refused_because_a_suffix_needs_no_advice(bench: Bench) -> None:
    bench.arrange("cases", "ca-8786", decide_by="2026-10-06")
    assert bench.refusal("ask_advice", case_id="ca-8786") == "A suffix needs no advice."


def test_lengthen_case_changes_the_address_case(bench: Bench) -> None:
    bench.call("lengthen_case", case_id="ca-7882")
    assert bench.changes() == [updated("cases", "ca-7882", decide_by="2026-12-11", lengthened=1)]


def test_lengthen_case_is_allowed(bench: Bench) -> None:
    bench.arrange("cases", "ca-1534", decide_by="2026-09-22")
    bench.call("lengthen_case", case_id="ca-1534")


def test_lengthen_case_is_refused_because_the_case_is_decided(bench: Bench) -> None:
    assert bench.refusal("lengthen_case", case_id="ca-3778") == "The case is decided."


def test_lengthen_case_is_refused_because_the_deadline_was_lengthened_already(bench: Bench) -> None:
    assert bench.refusal("lengthen_case", case_id="ca-3904") == "The deadline was lengthened already."


def test_lengthen_case_is_refused_because_the_deadline_is_over(bench: Bench) -> None:
    assert bench.refusal("lengthen_case", case_id="ca-6161") == "The deadline is over."


def test_decide_case_changes_the_address_case(bench: Bench) -> None:
    bench.call("decide_case", case_id="ca-7882")
    assert bench.changes() == [updated("cases", "ca-7882", status="decided", registrar_id="re-2327")]


def test_decide_case_is_allowed(bench: Bench) -> None:
    bench.arrange("cases", "ca-6767", decide_by="2026-09-22")
    bench.call("decide_case", case_id="ca-6767")


def test_decide_case_is_allowed_when_street_id_is_st_1520(bench: Bench) -> None:
    bench.arrange("objections", "ob-1083", street_id="st-1520")
    bench.call("decide_case", case_id="ca-1534")


def test_decide_case_is_refused_because_the_address_case_must_be_in_advice_or_received(bench: Bench) -> None:
    assert bench.refusal("decide_case", case_id="ca-3778") == "The address case must be in advice or received."


def test_decide_case_is_refused_because_this_kind_needs_an_advice_first(bench: Bench) -> None:
    assert bench.refusal("decide_case", case_id="ca-1214") == "This kind needs an advice first."


def test_decide_case_is_refused_because_the_deadline_is_over(bench: Bench) -> None:
    assert bench.refusal("decide_case", case_id="ca-3904") == "The deadline is over."


def test_decide_case_is_refused_because_an_objection_to_the_name_is_open(bench: Bench) -> None:
    assert bench.refusal("decide_case", case_id="ca-4022") == "An objection to the name is open."


def test_reject_case_changes_the_address_case(bench: Bench) -> None:
    bench.call("reject_case", case_id="ca-6161")
    assert bench.changes() == [updated("cases", "ca-6161", status="rejected", registrar_id="re-2327")]


def test_reject_case_is_allowed(bench: Bench) -> None:
    bench.call("reject_case", case_id="ca-7882")


def test_reject_case_is_refused_because_the_address_case_must_be_received_or_in_advice(bench: Bench) -> None:
    assert bench.refusal("reject_case", case_id="ca-4188") == "The address case must be received or in advice."


def test_reject_case_is_refused_because_the_applicant_is_entitled_to_a_number(bench: Bench) -> None:
    bench.arrange("buildings", "bu-5039", doors=2)
    assert bench.refusal("reject_case", case_id="ca-7882") == "The applicant is entitled to a number."


def test_reject_case_is_refused_because_the_applicant_is_entitled_to_a_number_2(bench: Bench) -> None:
    bench.arrange("cases", "ca-1534", decide_by="2026-09-22")
    assert bench.refusal("reject_case", case_id="ca-1534") == "The applicant is entitled to a number."
