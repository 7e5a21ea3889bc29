"""Tests of the tools for enlargements of Nordkai address plan."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"planner_id": "pl-3965", "status": "approved"}, ["en-7826"]),
        ({"subnet_id": "su-3586"}, ["en-3401"]),
        ({"asked_until": "2026-04-15"}, ["en-8064", "en-5383", "en-7826", "en-2068", "en-9057", "en-3633", "en-2972"]),
    ],
)
def test_find_enlargements_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_enlargements", **filters) == ids


def test_find_enlargements_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_enlargements", page=2)
    assert ids == [
        "en-3401",
        "en-7938",
        "en-5135",
        "en-5437",
        "en-5749",
        "en-9345",
        "en-5295",
        "en-7577",
        "en-8408",
        "en-9177",
    ]


def test_find_enlargements_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_enlargements", subnet_id="su-4950") == []


def test_ask_enlargement_adds_a_enlargement(bench: Bench) -> None:
    bench.call("ask_enlargement", subnet_id="su-3286", wanted=16, reason="Test benches moved in")
    assert bench.changes() == [
        inserted(
            "enlargements",
            "en-7811",
            subnet_id="su-3286",
            planner_id="pl-3965",
            wanted=16,
            reason="Test benches moved in",
            asked_on="2026-05-11",
            status="asked",
        ),
    ]


def test_ask_enlargement_is_allowed(bench: Bench) -> None:
    bench.arrange("hosts", "ho-1147", subnet_id="su-4934")
    bench.call("ask_enlargement", subnet_id="su-4934", wanted=64, reason="New open-plan floor")


def test_ask_enlargement_is_refused_because_argument_wanted_must_be_at_least_16(bench: Bench) -> None:
    assert bench.refusal("ask_enlargement", subnet_id="su-4934", wanted=15) == "Argument 'wanted' must be at least 16."


def test_ask_enlargement_is_refused_because_the_subnet_is_not_live(bench: Bench) -> None:
    sentence = bench.refusal("ask_enlargement", subnet_id="su-8037", wanted=32, reason="Trial of the badge system")
    assert sentence == "The subnet is not live."


def test_ask_enlargement_is_refused_because_a_subnet_grows_to_double_or_fourfold_size(bench: Bench) -> None:
    sentence = bench.refusal("ask_enlargement", subnet_id="su-2122", wanted=64, reason="Cameras at the gate")
    assert sentence == "A subnet grows to double or fourfold size."


def test_ask_enlargement_is_refused_because_too_few_of_its_addresses_are_taken(bench: Bench) -> None:
    sentence = bench.refusal("ask_enlargement", subnet_id="su-4934", wanted=64, reason="New open-plan floor")
    assert sentence == "Too few of its addresses are taken."


def test_ask_enlargement_is_refused_because_a_request_for_it_is_still_to_be_decided(bench: Bench) -> None:
    sentence = bench.refusal("ask_enlargement", subnet_id="su-8401", wanted=32, reason="New open-plan floor")
    assert sentence == "A request for it is still to be decided."


def test_approve_enlargement_sets_status_to_approved_and_sets_size_to_16(bench: Bench) -> None:
    bench.call("approve_enlargement", enlargement_id="en-7938")
    assert bench.changes() == [
        updated("enlargements", "en-7938", status="approved"),
        updated("subnets", "su-2122", size=16),
    ]


def test_approve_enlargement_is_allowed(bench: Bench) -> None:
    bench.call("approve_enlargement", enlargement_id="en-2068")


def test_approve_enlargement_is_refused_because_the_enlargement_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("approve_enlargement", enlargement_id="en-3547") == "The enlargement must be asked."


def test_approve_enlargement_is_refused_because_you_asked_for_this_yourself(bench: Bench) -> None:
    assert bench.refusal("approve_enlargement", enlargement_id="en-3572") == "You asked for this yourself."


def test_approve_enlargement_is_refused_because_the_subnet_is_not_live(bench: Bench) -> None:
    bench.arrange("enlargements", "en-7938", subnet_id="su-1068")
    assert bench.refusal("approve_enlargement", enlargement_id="en-7938") == "The subnet is not live."


def test_approve_enlargement_is_refused_because_the_subnet_is_as_large_as_that_already(bench: Bench) -> None:
    bench.arrange("enlargements", "en-7938", subnet_id="su-1249")
    assert bench.refusal("approve_enlargement", enlargement_id="en-7938") == "The subnet is as large as that already."


def test_approve_enlargement_is_refused_because_a_conflict_in_the_subnet_has_been_open_for(bench: Bench) -> None:
    sentence = bench.refusal("approve_enlargement", enlargement_id="en-2972")
    assert sentence == "A conflict in the subnet has been open for a week."


def test_refuse_enlargement_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_enlargement", enlargement_id="en-2068")
    assert bench.changes() == [updated("enlargements", "en-2068", status="refused")]


def test_refuse_enlargement_is_allowed(bench: Bench) -> None:
    bench.arrange("enlargements", "en-8408", asked_on="2026-05-09")
    bench.call("refuse_enlargement", enlargement_id="en-8408")


def test_refuse_enlargement_is_refused_because_the_enlargement_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("refuse_enlargement", enlargement_id="en-7826") == "The enlargement must be asked."


def test_refuse_enlargement_is_refused_because_you_asked_for_this_yourself(bench: Bench) -> None:
    assert bench.refusal("refuse_enlargement", enlargement_id="en-7019") == "You asked for this yourself."


def test_refuse_enlargement_is_refused_because_the_request_is_looked_at_for_two_days_first(bench: Bench) -> None:
    bench.arrange("enlargements", "en-8408", asked_on="2026-05-10")
    sentence = bench.refusal("refuse_enlargement", enlargement_id="en-8408")
    assert sentence == "The request is looked at for two days first."
