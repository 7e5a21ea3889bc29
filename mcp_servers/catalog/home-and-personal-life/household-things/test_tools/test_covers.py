"""Tests of the tools for covers of Kadriorg household things."""

from mcp_servers.runtime.testing import Bench, inserted


def test_insure_thing_adds_a_insurance_cover(bench: Bench) -> None:
    bench.call("insure_thing", policy_id="po-3196", thing_id="th-9914")
    assert bench.changes() == [
        inserted("covers", "co-3539", policy_id="po-3196", thing_id="th-9914", since="2026-08-22"),
    ]


def test_insure_thing_is_allowed(bench: Bench) -> None:
    bench.arrange("covers", "co-1102", policy_id="po-7224")
    bench.arrange("policies", "po-7224", highest=790500)
    bench.call("insure_thing", policy_id="po-7224", thing_id="th-9582")


def test_insure_thing_is_refused_because_the_thing_belongs_to_somebody_else(bench: Bench) -> None:
    sentence = bench.refusal("insure_thing", policy_id="po-2180", thing_id="th-7899")
    assert sentence == "The thing belongs to somebody else."


def test_insure_thing_is_refused_because_the_thing_is_in_repair_or_gone(bench: Bench) -> None:
    assert bench.refusal("insure_thing", policy_id="po-2180", thing_id="th-2173") == "The thing is in repair or gone."


def test_insure_thing_is_refused_because_the_policy_has_run_out(bench: Bench) -> None:
    assert bench.refusal("insure_thing", policy_id="po-2317", thing_id="th-8674") == "The policy has run out."


def test_insure_thing_is_refused_because_the_thing_is_insured_already(bench: Bench) -> None:
    assert bench.refusal("insure_thing", policy_id="po-2180", thing_id="th-8059") == "The thing is insured already."


def test_insure_thing_is_refused_because_the_policy_does_not_cover_so_much(bench: Bench) -> None:
    bench.arrange("covers", "co-1102", policy_id="po-7224")
    bench.arrange("policies", "po-7224", highest=790499, valid_until="2026-08-22")
    sentence = bench.refusal("insure_thing", policy_id="po-7224", thing_id="th-9582")
    assert sentence == "The policy does not cover so much."
