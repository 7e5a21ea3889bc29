"""Tests of the tools for deliveries of Lingua translations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"phrase": "insulated"}, ["de-2724", "de-2366", "de-8351"]),
        ({"translator_id": "tr-6310"}, ["de-7905"]),
        (
            {"late": True},
            [
                "de-4073",
                "de-9801",
                "de-6168",
                "de-1137",
                "de-9767",
                "de-8459",
                "de-9355",
                "de-2366",
                "de-8250",
                "de-2003",
            ],
        ),
        ({"job_id": "jo-1534"}, ["de-2724"]),
    ],
)
def test_find_deliveries_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_deliveries", **filters) == ids


def test_find_deliveries_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_deliveries", page=5) == ["de-6377", "de-2387", "de-4808", "de-8991", "de-8686"]


def test_find_deliveries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_deliveries", job_id="jo-4718") == []


def test_read_delivery_shows_the_delivery(bench: Bench) -> None:
    result = bench.call("read_delivery", delivery_id="de-1208", from_line=6)
    assert result == {"lines": ["- **Terms used:** 40"], "first_line": 6, "total_lines": 6}


def test_read_delivery_shows_the_delivery_with_lines(bench: Bench) -> None:
    result = bench.call("read_delivery", delivery_id="de-1208", from_line=3, lines=3)
    assert result == {
        "lines": ["- **Translator:** Jun-ho Cheung", "- **Hours:** 16", "- **Open questions:** 5"],
        "first_line": 3,
        "total_lines": 6,
        "next_line": 6,
    }


def test_read_delivery_is_refused_because_this_delivery_ends_at_line_6(bench: Bench) -> None:
    assert bench.refusal("read_delivery", delivery_id="de-1208", from_line=7) == "This delivery ends at line 6."


def test_deliver_job_adds_a_delivery_and_changes_the_job(bench: Bench) -> None:
    bench.call("deliver_job", job_id="jo-1173", body="As discussed")
    assert bench.changes() == [
        inserted("deliveries", "de-6305", job_id="jo-1173", delivered_on="2026-02-09", late=1, body="As discussed"),
        updated("jobs", "jo-1173", status="delivered", fee=22320),
    ]


def test_deliver_job_adds_a_delivery_and_sets_status_to_delivered(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1173", due_on="2026-02-09")
    bench.call("deliver_job", job_id="jo-1173", body="As discussed")
    assert bench.changes() == [
        inserted("deliveries", "de-6305", job_id="jo-1173", delivered_on="2026-02-09", late=0, body="As discussed"),
        updated("jobs", "jo-1173", status="delivered"),
    ]


def test_deliver_job_is_refused_because_the_job_is_not_given_out(bench: Bench) -> None:
    assert bench.refusal("deliver_job", job_id="jo-2593", body="Agreed by phone") == "The job is not given out."


def test_deliver_job_is_refused_because_another_delivery_already_has_this_job(bench: Bench) -> None:
    bench.arrange("deliveries", "de-1137", job_id="jo-1173")
    sentence = bench.refusal("deliver_job", job_id="jo-1173", body="As discussed")
    assert sentence == "Another delivery already has this job."
