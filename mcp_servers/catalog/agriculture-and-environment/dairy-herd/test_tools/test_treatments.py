"""Tests of the tools for treatments of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"worker_id": "wo-7176", "withheld_until": "2026-05-15T22:00"}, ["tr-6184", "tr-8706", "tr-1283"]),
        ({"cow_id": "co-5490"}, ["tr-6184", "tr-3249"]),
        ({"medicine_id": "me-5800", "status": "unchecked"}, ["tr-1537"]),
        ({"reason": "womb_infection"}, ["tr-9527", "tr-7760", "tr-3560", "tr-3988", "tr-1294", "tr-4390", "tr-3786"]),
    ],
)
def test_find_treatments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_treatments", **filters) == ids


def test_find_treatments_counts(bench: Bench) -> None:
    assert bench.call("find_treatments")["total"] == 66


def test_find_treatments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_treatments", page=7) == ["tr-3786", "tr-3237", "tr-1692", "tr-8763", "tr-2875", "tr-9305"]


def test_find_treatments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_treatments", cow_id="co-1926") == []


def test_report_treatments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_treatments", reason="womb_infection", status="checked", worker_id="wo-3512") == []


def test_report_treatments_adds_up(bench: Bench) -> None:
    result = bench.call("report_treatments", page=2)
    assert result == {
        "items": [
            {"medicine_name": "Tylocow", "treatments": 4, "last_given": "2026-05-11T11:45"},
            {"medicine_name": "Uddercillin", "treatments": 1, "last_given": "2026-05-09T13:15"},
        ],
        "total": 12,
    }


def test_report_treatments_adds_up_with_status_and_given_from(bench: Bench) -> None:
    result = bench.call("report_treatments", status="checked", given_from="2026-05-11T16:45")
    assert result == {
        "items": [
            {"medicine_name": "Calcivit", "treatments": 1, "last_given": "2026-05-11T16:45"},
            {"medicine_name": "Cefalak", "treatments": 1, "last_given": "2026-05-11T17:30"},
            {"medicine_name": "Ketoflam", "treatments": 1, "last_given": "2026-05-11T16:45"},
        ],
        "total": 3,
    }


def test_report_treatments_adds_up_with_reason_and_worker_id(bench: Bench) -> None:
    result = bench.call("report_treatments", reason="milk_fever", worker_id="wo-7176")
    assert result == {
        "items": [{"medicine_name": "Penidur", "treatments": 1, "last_given": "2026-05-11T10:00"}],
        "total": 1,
    }


def test_treat_cow_adds_a_treatment_and_sets_doses_to_13(bench: Bench) -> None:
    bench.call("treat_cow", cow_id="co-5130", medicine_id="me-5800", reason="lameness")
    assert bench.changes() == [
        updated("medicines", "me-5800", doses=13),
        inserted(
            "treatments",
            "tr-5320",
            cow_id="co-5130",
            medicine_id="me-5800",
            worker_id="wo-7523",
            reason="lameness",
            given_at="2026-05-12T17:00",
            milk_free_from="2026-05-12T17:00",
            meat_free_from="2026-05-12",
            status="unchecked",
        ),
    ]


def test_treat_cow_adds_a_treatment_and_sets_doses_to_3(bench: Bench) -> None:
    bench.call("treat_cow", cow_id="co-5130", medicine_id="me-6312", reason="lameness", remark="Slow to let down.")
    assert bench.changes() == [
        updated("medicines", "me-6312", doses=3),
        inserted(
            "treatments",
            "tr-5320",
            cow_id="co-5130",
            medicine_id="me-6312",
            worker_id="wo-7523",
            reason="lameness",
            given_at="2026-05-12T17:00",
            milk_free_from="2026-05-14T17:00",
            meat_free_from="2026-05-14",
            remark="Slow to let down.",
            status="unchecked",
        ),
    ]


def test_treat_cow_is_allowed(bench: Bench) -> None:
    bench.arrange("medicines", "me-6312", kind="hormone")
    bench.call("treat_cow", cow_id="co-5130", medicine_id="me-6312", reason="lameness")


def test_treat_cow_is_allowed_when_doses_is_1(bench: Bench) -> None:
    bench.arrange("medicines", "me-5406", doses=1)
    bench.call("treat_cow", cow_id="co-5767", medicine_id="me-5406", reason="lameness")


def test_treat_cow_is_allowed_when_expires_on_is_2026_05_12(bench: Bench) -> None:
    bench.arrange("medicines", "me-6312", expires_on="2026-05-12")
    bench.call("treat_cow", cow_id="co-5130", medicine_id="me-6312", reason="lameness")


def test_treat_cow_is_refused_because_only_cows_that_have_calved_are_treated_here(bench: Bench) -> None:
    sentence = bench.refusal("treat_cow", cow_id="co-4838", medicine_id="me-6312", reason="milk_fever")
    assert sentence == "Only cows that have calved are treated here."


def test_treat_cow_is_refused_because_there_is_no_dose_left(bench: Bench) -> None:
    sentence = bench.refusal("treat_cow", cow_id="co-5767", medicine_id="me-5406", reason="lameness")
    assert sentence == "There is no dose left."


def test_treat_cow_is_refused_because_the_medicine_has_expired(bench: Bench) -> None:
    sentence = bench.refusal("treat_cow", cow_id="co-5767", medicine_id="me-1729", reason="womb_infection")
    assert sentence == "The medicine has expired."


def test_treat_cow_is_refused_because_a_pregnant_cow_gets_no_hormones(bench: Bench) -> None:
    sentence = bench.refusal("treat_cow", cow_id="co-7984", medicine_id="me-5995", reason="milk_fever")
    assert sentence == "A pregnant cow gets no hormones."


def test_check_treatment_sets_status_to_checked(bench: Bench) -> None:
    bench.call("check_treatment", treatment_id="tr-1363")
    assert bench.changes() == [updated("treatments", "tr-1363", status="checked")]


def test_check_treatment_is_allowed(bench: Bench) -> None:
    bench.arrange("treatments", "tr-8763", given_at="2026-04-12T17:00")
    bench.call("check_treatment", treatment_id="tr-8763")


def test_check_treatment_is_refused_because_the_treatment_must_be_unchecked(bench: Bench) -> None:
    assert bench.refusal("check_treatment", treatment_id="tr-3237") == "The treatment must be unchecked."


def test_check_treatment_is_refused_because_you_gave_this_treatment_yourself(bench: Bench) -> None:
    assert bench.refusal("check_treatment", treatment_id="tr-1913") == "You gave this treatment yourself."


def test_check_treatment_is_refused_because_the_treatment_was_given_more_than_30_days_ago(bench: Bench) -> None:
    bench.arrange("treatments", "tr-8763", given_at="2026-04-12T16:59")
    assert bench.refusal("check_treatment", treatment_id="tr-8763") == "The treatment was given more than 30 days ago."
