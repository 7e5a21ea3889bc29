"""Tests of the tools for apprentices of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Archer"}, ["ap-9042", "ap-9770"]),
        ({"contract": "AP-87201"}, ["ap-6811"]),
        ({"trainer_id": "tr-2394"}, ["ap-2655", "ap-1105"]),
        ({"firm_id": "fi-3362"}, ["ap-7414", "ap-9211", "ap-6811"]),
        (
            {"status": "training"},
            [
                "ap-5143",
                "ap-1670",
                "ap-7777",
                "ap-9701",
                "ap-6018",
                "ap-3323",
                "ap-8430",
                "ap-1914",
                "ap-9042",
                "ap-8825",
            ],
        ),
        ({"occupation": "Joiner"}, ["ap-8430", "ap-9211", "ap-2485"]),
        (
            {"started_until": "2023-09-14"},
            [
                "ap-5143",
                "ap-1888",
                "ap-3341",
                "ap-7747",
                "ap-8940",
                "ap-6207",
                "ap-8630",
                "ap-7414",
                "ap-3648",
                "ap-7269",
            ],
        ),
    ],
)
def test_find_apprentices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_apprentices", **filters) == ids


def test_find_apprentices_counts(bench: Bench) -> None:
    assert bench.call("find_apprentices", started_until="2023-09-14")["total"] == 16


def test_find_apprentices_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_apprentices", page=2)
    assert ids == [
        "ap-8825",
        "ap-1832",
        "ap-5034",
        "ap-2202",
        "ap-5730",
        "ap-7941",
        "ap-1888",
        "ap-4011",
        "ap-2682",
        "ap-3341",
    ]


def test_find_apprentices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_apprentices", occupation="Unheard of") == []


def test_get_apprentice_shows_the_apprentice(bench: Bench) -> None:
    result = bench.call("get_apprentice", apprentice_id="ap-6527")
    assert result == {
        "id": "ap-6527",
        "name": "Patrick Thornton",
        "contract": "AP-69445",
        "trainer_id": "tr-3911",
        "occupation": "Metalworker",
        "started_on": "2023-08-30",
        "status": "training",
        "trainer_name": "Ana Papadakis",
        "trainer_firm_name": "Bluestone Joinery",
        "months_done": 33,
        "reports_written": 2,
        "reports_approved": 1,
        "skills_signed": 1,
        "exams_failed": 0,
    }


def test_get_apprentice_shows_the_apprentice_when_apprentice_id_is_ap_1914(bench: Bench) -> None:
    bench.arrange("weekly_reports", "we-1003", apprentice_id="ap-1914")
    result = bench.call("get_apprentice", apprentice_id="ap-1914")
    assert result == {
        "id": "ap-1914",
        "name": "Callum Hargreaves",
        "contract": "AP-35187",
        "trainer_id": "tr-3911",
        "occupation": "Baker",
        "started_on": "2025-04-17",
        "status": "training",
        "trainer_name": "Ana Papadakis",
        "trainer_firm_name": "Bluestone Joinery",
        "months_done": 13,
        "reports_written": 1,
        "reports_approved": 1,
        "skills_signed": 0,
        "exams_failed": 0,
    }


def test_get_apprentice_shows_the_apprentice_2(bench: Bench) -> None:
    bench.arrange("sign_offs", "si-1026", apprentice_id="ap-1914")
    result = bench.call("get_apprentice", apprentice_id="ap-1914")
    assert result == {
        "id": "ap-1914",
        "name": "Callum Hargreaves",
        "contract": "AP-35187",
        "trainer_id": "tr-3911",
        "occupation": "Baker",
        "started_on": "2025-04-17",
        "status": "training",
        "trainer_name": "Ana Papadakis",
        "trainer_firm_name": "Bluestone Joinery",
        "months_done": 13,
        "reports_written": 0,
        "reports_approved": 0,
        "skills_signed": 0,
        "exams_failed": 0,
    }


def test_register_contract_adds_a_apprentice(bench: Bench) -> None:
    bench.call(
        "register_contract",
        name="Ryo Fujita",
        contract="New AP-63397",
        occupation="Machinist",
        trainer_id="tr-7657",
        started_on="2026-05-09",
    )
    assert bench.changes() == [
        inserted(
            "apprentices",
            "ap-4512",
            name="Ryo Fujita",
            contract="New AP-63397",
            trainer_id="tr-7657",
            occupation="Machinist",
            started_on="2026-05-09",
            status="training",
        ),
    ]


def test_register_contract_is_refused_because_the_firms_licence_ends_before_the_start(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_contract",
        name="Dimitris Esposito",
        contract="New AP-35187",
        occupation="Machinist",
        trainer_id="tr-8507",
        started_on="2026-05-09",
    )
    assert sentence == "The firm's licence ends before the start."


def test_register_contract_is_refused_because_the_trainers_certificate_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_contract",
        name="Bastien Moreau",
        contract="New AP-35187",
        occupation="Joiner",
        trainer_id="tr-7536",
        started_on="2023-10-18",
    )
    assert sentence == "The trainer's certificate has run out."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "name": "Milena Kučera",
            "contract": "AP-10900",
            "occupation": "Saddler",
            "trainer_id": "tr-1989",
            "started_on": "2026-05-02",
        },
        {
            "name": "Milena Kučera",
            "contract": "AP-10900",
            "occupation": "Saddler",
            "trainer_id": "tr-1989",
            "started_on": "2028-01-28",
        },
        {
            "name": "Milena Kučera",
            "contract": "AP-10900",
            "occupation": "Saddler",
            "trainer_id": "tr-1989",
            "started_on": "2026-11-30",
        },
    ],
)
def test_register_contract_is_refused_because_the_start_is_too_far_away(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("register_contract", **arguments) == "The start is too far away."


def test_register_contract_is_refused_because_the_start_is_too_far_away_2(bench: Bench) -> None:
    bench.arrange("trainers", "tr-7536", certified_until="2026-06-02")
    sentence = bench.refusal(
        "register_contract",
        name="Bastien Moreau",
        contract="New AP-35187",
        occupation="Joiner",
        trainer_id="tr-7536",
        started_on="2023-10-18",
    )
    assert sentence == "The start is too far away."


def test_register_contract_is_refused_because_the_trainer_has_three_apprentices_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_contract",
        name="Milena Kučera",
        contract="AP-10900",
        occupation="Saddler",
        trainer_id="tr-1989",
        started_on="2026-11-29",
    )
    assert sentence == "The trainer has three apprentices already."


def test_register_contract_is_refused_because_the_firm_has_no_free_training_place(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_contract",
        name="Charlotte Archer",
        contract="New AP-28644",
        occupation="Metalworker",
        trainer_id="tr-2023",
        started_on="2026-05-09",
    )
    assert sentence == "The firm has no free training place."


def test_register_contract_is_refused_because_this_contract_is_registered_already(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-2419", status="passed")
    sentence = bench.refusal(
        "register_contract",
        name="Milena Kučera",
        contract="AP-10900",
        occupation="Saddler",
        trainer_id="tr-1989",
        started_on="2026-05-03",
    )
    assert sentence == "This contract is registered already."


def test_change_trainer_sets_trainer_id_to_tr_3815(bench: Bench) -> None:
    bench.call("change_trainer", apprentice_id="ap-1888", trainer_id="tr-3815")
    assert bench.changes() == [updated("apprentices", "ap-1888", trainer_id="tr-3815")]


def test_change_trainer_is_allowed(bench: Bench) -> None:
    bench.arrange("trainers", "tr-7536", certified_until="2026-06-02")
    bench.call("change_trainer", apprentice_id="ap-3341", trainer_id="tr-7536")


def test_change_trainer_is_refused_because_the_apprenticeship_is_over(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", apprentice_id="ap-8480", trainer_id="tr-7657")
    assert sentence == "The apprenticeship is over."


def test_change_trainer_is_refused_because_the_apprentice_is_with_this_trainer_already(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", apprentice_id="ap-6811", trainer_id="tr-3422")
    assert sentence == "The apprentice is with this trainer already."


def test_change_trainer_is_refused_because_the_trainers_certificate_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", apprentice_id="ap-1888", trainer_id="tr-8278")
    assert sentence == "The trainer's certificate has run out."


def test_change_trainer_is_refused_because_the_firms_licence_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", apprentice_id="ap-6811", trainer_id="tr-5162")
    assert sentence == "The firm's licence has run out."


def test_change_trainer_is_refused_because_the_trainer_has_three_apprentices_already(bench: Bench) -> None:
    bench.arrange("firms", "fi-6452", licence_until="2026-06-02")
    sentence = bench.refusal("change_trainer", apprentice_id="ap-6527", trainer_id="tr-1989")
    assert sentence == "The trainer has three apprentices already."


def test_change_trainer_is_refused_because_after_the_probation_only_an_unlicensed_firm_or(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-2419", status="passed")
    sentence = bench.refusal("change_trainer", apprentice_id="ap-6527", trainer_id="tr-1989")
    assert sentence == "After the probation only an unlicensed firm or trainer is left for another firm."


def test_change_trainer_is_refused_because_after_the_probation_only_an_unlicensed_firm_or_2(bench: Bench) -> None:
    bench.arrange("firms", "fi-5214", licence_until="2026-06-02")
    bench.arrange("apprentices", "ap-9042", started_on="2026-02-02")
    sentence = bench.refusal("change_trainer", apprentice_id="ap-9042", trainer_id="tr-2554")
    assert sentence == "After the probation only an unlicensed firm or trainer is left for another firm."


def test_change_trainer_is_refused_because_after_the_probation_only_an_unlicensed_firm_or_3(bench: Bench) -> None:
    bench.arrange("firms", "fi-5214", licence_until="2026-06-02")
    bench.arrange("trainers", "tr-2812", certified_until="2026-06-02")
    sentence = bench.refusal("change_trainer", apprentice_id="ap-9042", trainer_id="tr-2554")
    assert sentence == "After the probation only an unlicensed firm or trainer is left for another firm."


def test_change_trainer_is_refused_because_the_firm_has_no_free_training_place(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", apprentice_id="ap-8963", trainer_id="tr-1765")
    assert sentence == "The firm has no free training place."


def test_end_contract_sets_status_to_ended(bench: Bench) -> None:
    bench.call("end_contract", apprentice_id="ap-1832")
    assert bench.changes() == [updated("apprentices", "ap-1832", status="ended")]


def test_end_contract_sets_status_to_ended_and_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("end_contract", apprentice_id="ap-1105")
    assert bench.changes() == [
        updated("apprentices", "ap-1105", status="ended"),
        updated("exams", "ex-4652", status="withdrawn"),
    ]


def test_end_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("weekly_reports", "we-1003", apprentice_id="ap-1105")
    bench.call("end_contract", apprentice_id="ap-1105")


def test_end_contract_is_refused_because_the_apprentice_must_be_training(bench: Bench) -> None:
    assert bench.refusal("end_contract", apprentice_id="ap-8480") == "The apprentice must be training."


def test_end_contract_is_refused_because_the_apprentice_still_hands_in_reports(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-2419", started_on="2026-02-02")
    assert bench.refusal("end_contract", apprentice_id="ap-2419") == "The apprentice still hands in reports."
