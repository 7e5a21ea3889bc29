"""Tests of the tools for addenda of St Brigid's letters."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"doctor_id": "do-1131", "status": "sent"}, ["ad-2059"]),
        ({"patient_id": "pa-5100"}, ["ad-1204", "ad-3686", "ad-8968", "ad-9782"]),
        ({"letter_id": "le-6966"}, ["ad-1811", "ad-4760"]),
    ],
)
def test_find_addenda_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_addenda", **filters) == ids


def test_find_addenda_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_addenda", page=3)
    assert ids == [
        "ad-2049",
        "ad-7859",
        "ad-8968",
        "ad-9782",
        "ad-3152",
        "ad-9522",
        "ad-4410",
        "ad-4899",
        "ad-2365",
        "ad-9802",
    ]


def test_find_addenda_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_addenda", letter_id="le-7607") == []


def test_add_addendum_adds_a_addendum(bench: Bench) -> None:
    bench.arrange("addenda", "ad-3329", letter_id="le-1282")
    bench.call(
        "add_addendum",
        letter_id="le-5082",
        doctor_id="do-5728",
        remark="The film was seen again, with the same result.",
    )
    assert bench.changes() == [
        inserted(
            "addenda",
            "ad-6625",
            letter_id="le-5082",
            doctor_id="do-5728",
            remark="The film was seen again, with the same result.",
            status="waiting",
            made_on="2026-05-18",
        ),
    ]


def test_add_addendum_is_refused_because_an_addendum_goes_to_a_sent_letter(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_addendum",
        letter_id="le-1109",
        doctor_id="do-4421",
        remark="The date of the visit has changed.",
    )
    assert sentence == "An addendum goes to a sent letter."


def test_add_addendum_is_refused_because_the_letter_was_sent_more_than_90_days_ago(bench: Bench) -> None:
    bench.arrange("letters", "le-5082", sent_on="2026-02-16")
    sentence = bench.refusal(
        "add_addendum",
        letter_id="le-5082",
        doctor_id="do-5728",
        remark="The film was seen again, with the same result.",
    )
    assert sentence == "The letter was sent more than 90 days ago."


def test_add_addendum_is_refused_because_the_doctor_belongs_to_another_ward(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_addendum",
        letter_id="le-4202",
        doctor_id="do-6159",
        remark="The patient rang and is well.",
    )
    assert sentence == "The doctor belongs to another ward."


def test_add_addendum_is_refused_because_the_letter_has_two_addenda(bench: Bench) -> None:
    bench.arrange("letters", "le-5082", sent_on="2026-02-17")
    sentence = bench.refusal(
        "add_addendum",
        letter_id="le-5082",
        doctor_id="do-5728",
        remark="The film was seen again, with the same result.",
    )
    assert sentence == "The letter has two addenda."


def test_send_addendum_sets_status_to_sent(bench: Bench) -> None:
    bench.call("send_addendum", addendum_id="ad-3686")
    assert bench.changes() == [updated("addenda", "ad-3686", status="sent")]


def test_send_addendum_is_refused_because_the_addendum_must_be_waiting(bench: Bench) -> None:
    assert bench.refusal("send_addendum", addendum_id="ad-2059") == "The addendum must be waiting."


def test_send_addendum_is_refused_because_the_patient_has_not_consented(bench: Bench) -> None:
    assert bench.refusal("send_addendum", addendum_id="ad-3925") == "The patient has not consented."


def test_send_addendum_is_refused_because_the_practice_is_closed(bench: Bench) -> None:
    bench.arrange("practices", "pr-9619", status="closed")
    assert bench.refusal("send_addendum", addendum_id="ad-3686") == "The practice is closed."
