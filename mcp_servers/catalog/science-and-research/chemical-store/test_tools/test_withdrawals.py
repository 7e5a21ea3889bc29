"""Tests of the tools for withdrawals of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"substance_id": "su-7384"}, ["wi-5367", "wi-8000", "wi-3999", "wi-2561"]),
        ({"bottle_id": "bo-2946"}, ["wi-8771"]),
        ({"chemist_id": "ch-4808", "taken_from": "2026-10-20"}, ["wi-9483"]),
    ],
)
def test_find_withdrawals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_withdrawals", **filters) == ids


def test_find_withdrawals_counts(bench: Bench) -> None:
    assert bench.call("find_withdrawals", taken_from="2026-08-18")["total"] == 63


def test_find_withdrawals_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_withdrawals", page=9) == ["wi-6021", "wi-8766", "wi-9398", "wi-4708"]


def test_find_withdrawals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_withdrawals", bottle_id="bo-2831") == []


def test_report_withdrawals_adds_up(bench: Bench) -> None:
    result = bench.call("report_withdrawals", store_id="st-4877")
    assert result == {
        "items": [
            {
                "bottle_substance_name": "Ammonia solution 25 %",
                "withdrawals": 3,
                "amount": 60,
                "last_day": "2026-11-13",
            },
            {"bottle_substance_name": "Cyclohexane", "withdrawals": 6, "amount": 145, "last_day": "2026-11-17"},
            {"bottle_substance_name": "Ethanol 96 %", "withdrawals": 1, "amount": 10, "last_day": "2026-07-30"},
            {"bottle_substance_name": "Ethyl acetate", "withdrawals": 2, "amount": 40, "last_day": "2026-10-21"},
            {"bottle_substance_name": "Formic acid", "withdrawals": 1, "amount": 100, "last_day": "2026-09-08"},
            {
                "bottle_substance_name": "Methylene blue solution",
                "withdrawals": 2,
                "amount": 60,
                "last_day": "2026-10-22",
            },
            {"bottle_substance_name": "Phenol solution", "withdrawals": 3, "amount": 80, "last_day": "2026-11-14"},
            {"bottle_substance_name": "Phosphoric acid 85 %", "withdrawals": 1, "amount": 25, "last_day": "2026-07-22"},
            {
                "bottle_substance_name": "Sodium carbonate solution",
                "withdrawals": 2,
                "amount": 120,
                "last_day": "2026-10-31",
            },
            {
                "bottle_substance_name": "Sodium hypochlorite solution",
                "withdrawals": 3,
                "amount": 65,
                "last_day": "2026-10-05",
            },
        ],
        "total": 11,
        "next_page": 2,
    }


def test_report_withdrawals_adds_up_with_chemist_id(bench: Bench) -> None:
    result = bench.call("report_withdrawals", chemist_id="ch-5464")
    assert result == {
        "items": [
            {"bottle_substance_name": "Ethyl acetate", "withdrawals": 1, "amount": 20, "last_day": "2026-07-29"},
            {
                "bottle_substance_name": "Sodium carbonate solution",
                "withdrawals": 1,
                "amount": 20,
                "last_day": "2026-10-06",
            },
        ],
        "total": 2,
    }


def test_report_withdrawals_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_withdrawals", page=2)
    assert result == {
        "items": [
            {"bottle_substance_name": "Phenol solution", "withdrawals": 3, "amount": 80, "last_day": "2026-11-14"},
            {"bottle_substance_name": "Phosphoric acid 85 %", "withdrawals": 4, "amount": 75, "last_day": "2026-10-29"},
            {
                "bottle_substance_name": "Potassium permanganate solution",
                "withdrawals": 3,
                "amount": 25,
                "last_day": "2026-08-08",
            },
            {"bottle_substance_name": "Ringer solution", "withdrawals": 7, "amount": 200, "last_day": "2026-09-02"},
            {"bottle_substance_name": "Saline solution", "withdrawals": 3, "amount": 70, "last_day": "2026-10-15"},
            {
                "bottle_substance_name": "Sodium azide solution",
                "withdrawals": 3,
                "amount": 45,
                "last_day": "2026-09-23",
            },
            {
                "bottle_substance_name": "Sodium carbonate solution",
                "withdrawals": 3,
                "amount": 125,
                "last_day": "2026-10-31",
            },
            {
                "bottle_substance_name": "Sodium hypochlorite solution",
                "withdrawals": 5,
                "amount": 110,
                "last_day": "2026-10-05",
            },
            {"bottle_substance_name": "Sulfuric acid 96 %", "withdrawals": 1, "amount": 50, "last_day": "2026-08-04"},
            {"bottle_substance_name": "Tris buffer", "withdrawals": 2, "amount": 60, "last_day": "2026-11-11"},
        ],
        "total": 20,
    }


def test_report_withdrawals_adds_up_with_taken_until(bench: Bench) -> None:
    result = bench.call("report_withdrawals", taken_until="2026-11-11")
    assert result == {
        "items": [
            {
                "bottle_substance_name": "Ammonia solution 25 %",
                "withdrawals": 13,
                "amount": 255,
                "last_day": "2026-11-07",
            },
            {
                "bottle_substance_name": "Ammonium persulfate solution",
                "withdrawals": 2,
                "amount": 20,
                "last_day": "2026-09-03",
            },
            {"bottle_substance_name": "Chloroform", "withdrawals": 6, "amount": 150, "last_day": "2026-11-09"},
            {"bottle_substance_name": "Cyclohexane", "withdrawals": 4, "amount": 40, "last_day": "2026-11-11"},
            {"bottle_substance_name": "Ethanol 96 %", "withdrawals": 2, "amount": 15, "last_day": "2026-11-09"},
            {"bottle_substance_name": "Ethyl acetate", "withdrawals": 2, "amount": 40, "last_day": "2026-10-21"},
            {"bottle_substance_name": "Formic acid", "withdrawals": 1, "amount": 100, "last_day": "2026-09-08"},
            {"bottle_substance_name": "Glycerol", "withdrawals": 1, "amount": 50, "last_day": "2026-11-03"},
            {
                "bottle_substance_name": "Hydrochloric acid 37 %",
                "withdrawals": 1,
                "amount": 100,
                "last_day": "2026-10-15",
            },
            {
                "bottle_substance_name": "Methylene blue solution",
                "withdrawals": 9,
                "amount": 230,
                "last_day": "2026-11-09",
            },
        ],
        "total": 20,
        "next_page": 2,
    }


def test_report_withdrawals_adds_up_with_taken_from(bench: Bench) -> None:
    result = bench.call("report_withdrawals", taken_from="2026-08-15")
    assert result == {
        "items": [
            {
                "bottle_substance_name": "Ammonia solution 25 %",
                "withdrawals": 12,
                "amount": 220,
                "last_day": "2026-11-17",
            },
            {
                "bottle_substance_name": "Ammonium persulfate solution",
                "withdrawals": 1,
                "amount": 10,
                "last_day": "2026-09-03",
            },
            {"bottle_substance_name": "Chloroform", "withdrawals": 5, "amount": 130, "last_day": "2026-11-09"},
            {"bottle_substance_name": "Cyclohexane", "withdrawals": 6, "amount": 145, "last_day": "2026-11-17"},
            {"bottle_substance_name": "Ethanol 96 %", "withdrawals": 3, "amount": 155, "last_day": "2026-11-16"},
            {"bottle_substance_name": "Ethyl acetate", "withdrawals": 3, "amount": 65, "last_day": "2026-11-16"},
            {"bottle_substance_name": "Formic acid", "withdrawals": 1, "amount": 100, "last_day": "2026-09-08"},
            {"bottle_substance_name": "Glycerol", "withdrawals": 1, "amount": 50, "last_day": "2026-11-03"},
            {
                "bottle_substance_name": "Hydrochloric acid 37 %",
                "withdrawals": 1,
                "amount": 100,
                "last_day": "2026-10-15",
            },
            {
                "bottle_substance_name": "Methylene blue solution",
                "withdrawals": 8,
                "amount": 200,
                "last_day": "2026-11-14",
            },
        ],
        "total": 18,
        "next_page": 2,
    }


def test_withdraw_substance_adds_a_withdrawal_and_sets_content_to_3(bench: Bench) -> None:
    bench.call("withdraw_substance", chemist_id="ch-8241", bottle_id="bo-4266", amount=25)
    assert bench.changes() == [
        updated("bottles", "bo-4266", content=3),
        inserted("withdrawals", "wi-8292", bottle_id="bo-4266", chemist_id="ch-8241", amount=25, taken_on="2026-11-17"),
    ]


def test_withdraw_substance_is_allowed(bench: Bench) -> None:
    bench.call("withdraw_substance", chemist_id="ch-7146", bottle_id="bo-6883", amount=345)


def test_withdraw_substance_is_allowed_when_trained_until_is_2026_11_17(bench: Bench) -> None:
    bench.arrange("chemists", "ch-7146", trained_until="2026-11-17")
    bench.call("withdraw_substance", chemist_id="ch-7146", bottle_id="bo-6883", amount=50)


def test_withdraw_substance_is_refused_because_argument_amount_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_substance", chemist_id="ch-9817", bottle_id="bo-5392", amount=0)
    assert sentence == "Argument 'amount' must be at least 1."


def test_withdraw_substance_is_refused_because_the_bottle_is_not_open(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_substance", chemist_id="ch-8757", bottle_id="bo-4390", amount=100)
    assert sentence == "The bottle is not open."


def test_withdraw_substance_is_refused_because_the_bottle_stands_in_another_store(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_substance", chemist_id="ch-8241", bottle_id="bo-1997", amount=25)
    assert sentence == "The bottle stands in another store."


def test_withdraw_substance_is_refused_because_the_bottle_is_past_its_expiry_date(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_substance", chemist_id="ch-9104", bottle_id="bo-4176", amount=50)
    assert sentence == "The bottle is past its expiry date."


def test_withdraw_substance_is_refused_because_the_chemists_safety_training_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_substance", chemist_id="ch-4950", bottle_id="bo-8083", amount=5)
    assert sentence == "The chemist's safety training has run out."


def test_withdraw_substance_is_refused_because_the_chemist_is_not_cleared_for_toxic(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_substance", chemist_id="ch-9778", bottle_id="bo-8561", amount=5)
    assert sentence == "The chemist is not cleared for toxic substances."


def test_withdraw_substance_is_refused_because_there_is_not_enough_left_in_the_bottle(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_substance", chemist_id="ch-4271", bottle_id="bo-5905", amount=100)
    assert sentence == "There is not enough left in the bottle."
