"""Tests of the tools for signatures of Lyric Theatre contract archive."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"contract_id": "co-1603", "signed_from": "2026-03-04"}, ["si-4932"]),
        ({"keeper_id": "ke-8636"}, ["si-9335", "si-5211", "si-7358"]),
    ],
)
def test_find_signatures_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_signatures", **filters) == ids


def test_find_signatures_counts(bench: Bench) -> None:
    assert bench.call("find_signatures", signed_from="2026-04-12")["total"] == 46


def test_find_signatures_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_signatures", page=8)
    assert ids == [
        "si-7912",
        "si-4717",
        "si-2281",
        "si-9671",
        "si-3267",
        "si-3531",
        "si-7857",
        "si-8228",
        "si-6991",
        "si-8298",
    ]


def test_find_signatures_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_signatures", contract_id="co-1728") == []


def test_add_signature_adds_a_signature(bench: Bench) -> None:
    bench.call("add_signature", contract_id="co-9656", keeper_id="ke-6780")
    assert bench.changes() == [
        inserted("signatures", "si-2491", contract_id="co-9656", keeper_id="ke-6780", signed_on="2026-09-07"),
    ]


def test_add_signature_is_refused_because_the_contract_is_not_a_draft(bench: Bench) -> None:
    assert bench.refusal("add_signature", contract_id="co-2428", keeper_id="ke-8646") == "The contract is not a draft."


def test_add_signature_is_refused_because_the_keeper_is_away(bench: Bench) -> None:
    assert bench.refusal("add_signature", contract_id="co-2282", keeper_id="ke-6837") == "The keeper is away."


def test_add_signature_is_refused_because_two_people_have_signed_already(bench: Bench) -> None:
    sentence = bench.refusal("add_signature", contract_id="co-1603", keeper_id="ke-7501")
    assert sentence == "Two people have signed already."


def test_add_signature_is_refused_because_another_signature_already_has_this_contract_and(bench: Bench) -> None:
    sentence = bench.refusal("add_signature", contract_id="co-2721", keeper_id="ke-6780")
    assert sentence == "Another signature already has this contract and keeper."
