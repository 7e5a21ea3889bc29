"""Tests of the tools for consultations of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"body_id": "bo-7863", "status": "no_objection"}, ["co-5645", "co-7117", "co-5440"]),
        ({"application_id": "al-6297"}, ["co-3421"]),
        ({"due_until": "2025-10-29"}, ["co-4567"]),
    ],
)
def test_find_consultations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_consultations", **filters) == ids


def test_find_consultations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_consultations", page=4)
    assert ids == [
        "co-4451",
        "co-5701",
        "co-7117",
        "co-5414",
        "co-5129",
        "co-9512",
        "co-3195",
        "co-5813",
        "co-7195",
        "co-9457",
    ]


def test_find_consultations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_consultations", application_id="al-5710") == []


def test_ask_body_adds_a_consultation(bench: Bench) -> None:
    bench.call("ask_body", application_id="al-7251", body_id="bo-4562")
    assert bench.changes() == [
        inserted(
            "consultations",
            "co-1586",
            application_id="al-7251",
            body_id="bo-4562",
            asked_on="2026-09-15",
            due_on="2026-09-29",
            status="awaited",
        ),
    ]


def test_ask_body_is_allowed(bench: Bench) -> None:
    bench.call("ask_body", application_id="al-2507", body_id="bo-8722")


def test_ask_body_is_refused_because_the_application_is_not_under_review(bench: Bench) -> None:
    sentence = bench.refusal("ask_body", application_id="al-8574", body_id="bo-4562")
    assert sentence == "The application is not under review."


def test_ask_body_is_refused_because_the_answer_would_come_too_late(bench: Bench) -> None:
    assert bench.refusal("ask_body", application_id="al-2892", body_id="bo-4562") == "The answer would come too late."


def test_ask_body_is_refused_because_this_body_has_been_asked_already(bench: Bench) -> None:
    assert bench.refusal("ask_body", application_id="al-6983", body_id="bo-2730") == "This body has been asked already."


def test_record_opinion_changes_the_consultation(bench: Bench) -> None:
    bench.call("record_opinion", consultation_id="co-3247", opinion="objection")
    assert bench.changes() == [updated("consultations", "co-3247", status="objection", answered_on="2026-09-15")]


def test_record_opinion_is_allowed(bench: Bench) -> None:
    bench.arrange("consultations", "co-7001", due_on="2026-09-08")
    bench.call("record_opinion", consultation_id="co-7001", opinion="objection")


def test_record_opinion_is_refused_because_the_body_has_answered_before(bench: Bench) -> None:
    sentence = bench.refusal("record_opinion", consultation_id="co-8842", opinion="no_objection")
    assert sentence == "The body has answered before."


def test_record_opinion_is_refused_because_the_answer_has_come_too_late(bench: Bench) -> None:
    bench.arrange("consultations", "co-7001", due_on="2026-09-07")
    sentence = bench.refusal("record_opinion", consultation_id="co-7001", opinion="objection")
    assert sentence == "The answer has come too late."
