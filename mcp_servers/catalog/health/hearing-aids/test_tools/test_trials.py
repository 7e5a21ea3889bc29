"""Tests of the tools for trials of Klangwerk hearing acoustics."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-6461"}, ["tr-7770", "tr-1394"]),
        (
            {"begun_from": "2024-12-24"},
            [
                "tr-7465",
                "tr-6849",
                "tr-8894",
                "tr-9050",
                "tr-4206",
                "tr-9438",
                "tr-1463",
                "tr-7514",
                "tr-1487",
                "tr-7100",
            ],
        ),
        ({"device_model_id": "de-1324"}, ["tr-9340"]),
        (
            {"status": "bought"},
            [
                "tr-1464",
                "tr-1651",
                "tr-7541",
                "tr-8305",
                "tr-5762",
                "tr-5165",
                "tr-5026",
                "tr-4517",
                "tr-7374",
                "tr-5434",
            ],
        ),
        ({"device_id": "dv-8188"}, ["tr-5434"]),
        (
            {"ends_until": "2026-03-01"},
            [
                "tr-1464",
                "tr-1651",
                "tr-7541",
                "tr-3426",
                "tr-8305",
                "tr-2881",
                "tr-5762",
                "tr-5165",
                "tr-5026",
                "tr-4517",
            ],
        ),
    ],
)
def test_find_trials_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_trials", **filters) == ids


def test_find_trials_counts(bench: Bench) -> None:
    assert bench.call("find_trials", ends_until="2026-03-01")["total"] == 42


def test_find_trials_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_trials", page=8) == ["tr-8462", "tr-1214", "tr-5623", "tr-9213"]


def test_find_trials_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_trials", device_id="dv-1337") == []


def test_get_trial_shows_the_trial(bench: Bench) -> None:
    result = bench.call("get_trial", trial_id="tr-2371")
    assert result == {
        "id": "tr-2371",
        "status": "running",
        "begun_on": "2026-03-13",
        "hearing_test_id": "he-5157",
        "customer_id": "cu-3305",
        "device_id": "dv-2593",
        "ends_on": "2026-04-12",
        "price": 0,
        "insurance_share": 0,
        "customer_name": "Mei Lin",
        "device_serial": "PM1910698",
        "device_device_model_name": "Ohrion Pure 3",
        "device_device_model_price": 345000,
        "hearing_test_loss": 11,
        "days_tried": 34,
        "days_left": 0,
    }


def test_report_trials_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_trials", status="returned", begun_from="2026-03-31") == []


def test_report_trials_adds_up(bench: Bench) -> None:
    result = bench.call("report_trials", page=2)
    assert result == {
        "items": [
            {"device_device_model_name": "Tonelle Open 5", "trials": 3, "sales": 380000, "insurance": 84000},
            {"device_device_model_name": "Tonelle Tone 50", "trials": 10, "sales": 1155000, "insurance": 252000},
        ],
        "total": 12,
    }


def test_report_trials_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_trials", status="returned")
    assert result == {
        "items": [
            {"device_device_model_name": "Audeo Pure 9", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Larko Air 5", "trials": 2, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Larko Pure 3", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Ohrion Pure 3", "trials": 3, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Sonova Lux Air 50", "trials": 2, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Tonelle Clip 7", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Tonelle Mini 7", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Tonelle Open 5", "trials": 2, "sales": 0, "insurance": 0},
        ],
        "total": 8,
    }


def test_report_trials_adds_up_with_begun_from(bench: Bench) -> None:
    result = bench.call("report_trials", begun_from="2026-04-03")
    assert result == {
        "items": [
            {"device_device_model_name": "Audeo Pure 9", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Larko Pure 3", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Sonova Lux Air 50", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Sonova Lux Pure 5", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Tonelle Air 5", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Tonelle Clip 7", "trials": 4, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Tonelle Mini 7", "trials": 1, "sales": 0, "insurance": 0},
            {"device_device_model_name": "Tonelle Tone 50", "trials": 3, "sales": 0, "insurance": 0},
        ],
        "total": 8,
    }


def test_begin_trial_adds_a_trial_and_sets_status_to_on_trial(bench: Bench) -> None:
    bench.call("begin_trial", hearing_test_id="he-2318", device_id="dv-6277")
    assert bench.changes() == [
        updated("devices", "dv-6277", status="on_trial"),
        inserted(
            "trials",
            "tr-7679",
            status="running",
            begun_on="2026-04-16",
            hearing_test_id="he-2318",
            customer_id="cu-1701",
            device_id="dv-6277",
            ends_on="2026-05-16",
            price=0,
            insurance_share=0,
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"hearing_test_id": "he-2769", "device_id": "dv-6929"},
        {"hearing_test_id": "he-4144", "device_id": "dv-6692"},
    ],
)
def test_begin_trial_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("begin_trial", **arguments)


def test_begin_trial_is_allowed_when_loss_is_45(bench: Bench) -> None:
    bench.arrange("hearing_tests", "he-2760", loss=45)
    bench.call("begin_trial", hearing_test_id="he-2760", device_id="dv-5910")


def test_begin_trial_is_allowed_when_loss_is_70(bench: Bench) -> None:
    bench.arrange("hearing_tests", "he-2318", loss=70)
    bench.call("begin_trial", hearing_test_id="he-2318", device_id="dv-6277")


def test_begin_trial_is_refused_because_the_hearing_test_is_older_than_six_months(bench: Bench) -> None:
    bench.arrange("hearing_tests", "he-5852", tested_on="2025-10-15")
    sentence = bench.refusal("begin_trial", hearing_test_id="he-5852", device_id="dv-8811")
    assert sentence == "The hearing test is older than six months."


def test_begin_trial_is_refused_because_there_is_a_newer_hearing_test(bench: Bench) -> None:
    sentence = bench.refusal("begin_trial", hearing_test_id="he-3890", device_id="dv-9864")
    assert sentence == "There is a newer hearing test."


def test_begin_trial_is_refused_because_the_device_is_not_in_stock(bench: Bench) -> None:
    assert bench.refusal("begin_trial", hearing_test_id="he-8385", device_id="dv-6655") == "The device is not in stock."


def test_begin_trial_is_refused_because_the_device_is_too_weak_for_this_loss(bench: Bench) -> None:
    bench.arrange("hearing_tests", "he-5852", tested_on="2025-10-16")
    sentence = bench.refusal("begin_trial", hearing_test_id="he-5852", device_id="dv-8811")
    assert sentence == "The device is too weak for this loss."


def test_begin_trial_is_refused_because_the_device_is_too_weak_for_this_loss_2(bench: Bench) -> None:
    bench.arrange("hearing_tests", "he-2760", loss=46)
    sentence = bench.refusal("begin_trial", hearing_test_id="he-2760", device_id="dv-5910")
    assert sentence == "The device is too weak for this loss."


def test_begin_trial_is_refused_because_the_device_is_too_weak_for_this_loss_3(bench: Bench) -> None:
    bench.arrange("hearing_tests", "he-2318", loss=71)
    sentence = bench.refusal("begin_trial", hearing_test_id="he-2318", device_id="dv-6277")
    assert sentence == "The device is too weak for this loss."


def test_begin_trial_is_refused_because_the_customer_is_trying_two_devices_already(bench: Bench) -> None:
    sentence = bench.refusal("begin_trial", hearing_test_id="he-3607", device_id="dv-1337")
    assert sentence == "The customer is trying two devices already."


def test_begin_trial_is_refused_because_the_customer_is_trying_this_model_already(bench: Bench) -> None:
    bench.arrange("devices", "dv-5910", device_model_id="de-3126")
    sentence = bench.refusal("begin_trial", hearing_test_id="he-2760", device_id="dv-5910")
    assert sentence == "The customer is trying this model already."


def test_prolong_trial_sets_ends_on_to_2026_05_20(bench: Bench) -> None:
    bench.call("prolong_trial", trial_id="tr-2280")
    assert bench.changes() == [updated("trials", "tr-2280", ends_on="2026-05-20")]


def test_prolong_trial_is_allowed(bench: Bench) -> None:
    bench.arrange("trials", "tr-2280", ends_on="2026-04-16")
    bench.call("prolong_trial", trial_id="tr-2280")


def test_prolong_trial_is_refused_because_the_trial_is_over(bench: Bench) -> None:
    assert bench.refusal("prolong_trial", trial_id="tr-4505") == "The trial is over."


def test_prolong_trial_is_refused_because_the_trial_has_ended(bench: Bench) -> None:
    assert bench.refusal("prolong_trial", trial_id="tr-2771") == "The trial has ended."


def test_prolong_trial_is_refused_because_the_trial_was_prolonged_already(bench: Bench) -> None:
    bench.arrange("trials", "tr-2280", begun_on="2026-04-05")
    assert bench.refusal("prolong_trial", trial_id="tr-2280") == "The trial was prolonged already."


def test_prolong_trial_is_refused_because_the_trial_still_lasts_for_more_than_20_days(bench: Bench) -> None:
    bench.arrange("trials", "tr-1394", ends_on="2026-05-07")
    assert bench.refusal("prolong_trial", trial_id="tr-1394") == "The trial still lasts for more than 20 days."


def test_buy_device_changes_the_trial_and_sets_status_to_sold(bench: Bench) -> None:
    bench.call("buy_device", trial_id="tr-6613", discount=10000)
    assert bench.changes() == [
        updated("devices", "dv-2729", status="sold"),
        updated("trials", "tr-6613", status="bought", price=90000, finished_on="2026-04-16"),
    ]


def test_buy_device_changes_the_trial_and_sets_insured_paid_on_to_2026_04_16(bench: Bench) -> None:
    bench.call("buy_device", trial_id="tr-8343", discount=1)
    assert bench.changes() == [
        updated("customers", "cu-8555", insured_paid_on="2026-04-16"),
        updated("devices", "dv-6039", status="sold"),
        updated("trials", "tr-8343", status="bought", price=344999, insurance_share=84000, finished_on="2026-04-16"),
    ]


def test_buy_device_is_refused_because_argument_discount_must_be_at_most_100000(bench: Bench) -> None:
    sentence = bench.refusal("buy_device", trial_id="tr-6613", discount=100001)
    assert sentence == "Argument 'discount' must be at most 100000."


def test_buy_device_is_refused_because_the_trial_must_be_running(bench: Bench) -> None:
    assert bench.refusal("buy_device", trial_id="tr-4505", discount=1) == "The trial must be running."


def test_buy_device_is_refused_because_a_trial_lasts_a_week_at_least(bench: Bench) -> None:
    assert bench.refusal("buy_device", trial_id="tr-8462", discount=2) == "A trial lasts a week at least."


def test_buy_device_is_refused_because_the_discount_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("buy_device", trial_id="tr-6613", discount=50001) == "The discount is above your limit."


def test_buy_device_is_refused_because_the_discount_is_more_than_a_tenth_of_the_price(bench: Bench) -> None:
    bench.arrange("trials", "tr-6613", begun_on="2026-04-09")
    sentence = bench.refusal("buy_device", trial_id="tr-6613", discount=50000)
    assert sentence == "The discount is more than a tenth of the price."


def test_return_device_changes_the_trial_and_sets_status_to_in_stock(bench: Bench) -> None:
    bench.call("return_device", trial_id="tr-1394", remark="Hears the clock again.")
    assert bench.changes() == [
        updated("devices", "dv-5799", status="in_stock"),
        updated("trials", "tr-1394", status="returned", finished_on="2026-04-16"),
    ]


def test_return_device_is_refused_because_the_trial_must_be_running(bench: Bench) -> None:
    assert bench.refusal("return_device", trial_id="tr-4505") == "The trial must be running."


def test_return_device_is_refused_because_the_trial_began_today(bench: Bench) -> None:
    bench.arrange("trials", "tr-9213", begun_on="2026-04-16")
    assert bench.refusal("return_device", trial_id="tr-9213") == "The trial began today."
