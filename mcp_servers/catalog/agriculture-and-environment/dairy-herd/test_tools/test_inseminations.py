"""Tests of the tools for inseminations of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"bull": "Boulder"}, ["in-1381", "in-1526"]),
        ({"cow_id": "co-6778"}, ["in-5278"]),
    ],
)
def test_find_inseminations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_inseminations", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"inseminated_until": "2025-11-21"}, 37),
        ({"due_until": "2027-01-14"}, 48),
        ({"result": "pregnant"}, 39),
    ],
)
def test_find_inseminations_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_inseminations", **filters)["total"] == total


def test_find_inseminations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_inseminations", page=3)
    assert ids == [
        "in-7697",
        "in-6912",
        "in-2200",
        "in-5653",
        "in-2603",
        "in-9567",
        "in-9781",
        "in-8437",
        "in-2151",
        "in-5298",
    ]


def test_find_inseminations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_inseminations", result="open", due_until="2026-12-16", inseminated_until="2026-04-19") == []


def test_inseminate_cow_adds_a_insemination(bench: Bench) -> None:
    bench.arrange("cows", "co-9258", calved_on="2026-03-23")
    bench.call("inseminate_cow", cow_id="co-9258", bull="Jupiter")
    assert bench.changes() == [
        inserted(
            "inseminations",
            "in-1855",
            cow_id="co-9258",
            result="open",
            inseminated_on="2026-05-12",
            bull="Jupiter",
            due_on="2027-02-19",
        ),
    ]


def test_inseminate_cow_is_allowed(bench: Bench) -> None:
    bench.arrange("cows", "co-9258", born_on="2025-02-16")
    bench.call("inseminate_cow", cow_id="co-9258", bull="Jupiter")


def test_inseminate_cow_is_allowed_when_cow_id_is_co_9258(bench: Bench) -> None:
    bench.arrange("inseminations", "in-1010", cow_id="co-9258")
    bench.call("inseminate_cow", cow_id="co-9258", bull="Jupiter")


def test_inseminate_cow_is_refused_because_dry_and_sold_cows_are_not_inseminated(bench: Bench) -> None:
    assert bench.refusal("inseminate_cow", cow_id="co-3068", bull="Nimbus") == "Dry and sold cows are not inseminated."


def test_inseminate_cow_is_refused_because_the_heifer_is_too_young(bench: Bench) -> None:
    assert bench.refusal("inseminate_cow", cow_id="co-7321", bull="Apollo") == "The heifer is too young."


def test_inseminate_cow_is_refused_because_the_cow_calved_less_than_50_days_ago(bench: Bench) -> None:
    assert bench.refusal("inseminate_cow", cow_id="co-3264", bull="Nimbus") == "The cow calved less than 50 days ago."


def test_inseminate_cow_is_refused_because_the_cow_is_pregnant(bench: Bench) -> None:
    assert bench.refusal("inseminate_cow", cow_id="co-1285", bull="Diesel") == "The cow is pregnant."


def test_inseminate_cow_is_refused_because_the_last_insemination_has_not_been_judged_yet(bench: Bench) -> None:
    sentence = bench.refusal("inseminate_cow", cow_id="co-3725", bull="Granite")
    assert sentence == "The last insemination has not been judged yet."


def test_judge_insemination_sets_result_to_empty(bench: Bench) -> None:
    bench.call("judge_insemination", insemination_id="in-8453", result="empty")
    assert bench.changes() == [updated("inseminations", "in-8453", result="empty")]


def test_judge_insemination_is_allowed(bench: Bench) -> None:
    bench.arrange("inseminations", "in-8453", inseminated_on="2026-04-14")
    bench.call("judge_insemination", insemination_id="in-8453", result="pregnant")


def test_judge_insemination_is_refused_because_this_insemination_has_been_judged_already(bench: Bench) -> None:
    sentence = bench.refusal("judge_insemination", insemination_id="in-1209", result="pregnant")
    assert sentence == "This insemination has been judged already."


def test_judge_insemination_is_refused_because_the_cow_has_left_the_herd_or_is_dry(bench: Bench) -> None:
    bench.arrange("cows", "co-3411", state="dry")
    sentence = bench.refusal("judge_insemination", insemination_id="in-8453", result="pregnant")
    assert sentence == "The cow has left the herd or is dry."


def test_judge_insemination_is_refused_because_it_is_too_early_to_tell(bench: Bench) -> None:
    assert bench.refusal("judge_insemination", insemination_id="in-1134", result="empty") == "It is too early to tell."


def test_judge_insemination_is_refused_because_a_calf_cannot_be_seen_before_28_days(bench: Bench) -> None:
    bench.arrange("inseminations", "in-8453", inseminated_on="2026-04-24")
    sentence = bench.refusal("judge_insemination", insemination_id="in-8453", result="pregnant")
    assert sentence == "A calf cannot be seen before 28 days."
