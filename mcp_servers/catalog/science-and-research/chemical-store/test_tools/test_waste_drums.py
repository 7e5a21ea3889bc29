"""Tests of the tools for waste drums of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"number": "WD-6994"}, ["wa-4022"]),
        (
            {"store_id": "st-4877"},
            [
                "wa-1490",
                "wa-7792",
                "wa-4022",
                "wa-8526",
                "wa-9760",
                "wa-3787",
                "wa-9247",
                "wa-1887",
                "wa-9169",
                "wa-1893",
            ],
        ),
        ({"hazard": "toxic"}, ["wa-8612", "wa-5425", "wa-2588", "wa-4488"]),
        (
            {"started_until": "2026-10-08"},
            [
                "wa-3781",
                "wa-2035",
                "wa-1490",
                "wa-3507",
                "wa-4298",
                "wa-2231",
                "wa-8323",
                "wa-7792",
                "wa-4022",
                "wa-2368",
            ],
        ),
    ],
)
def test_find_waste_drums_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_waste_drums", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"started_until": "2026-10-08"}, 33),
        ({"status": "collected"}, 5),
    ],
)
def test_find_waste_drums_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_waste_drums", **filters)["total"] == total


def test_find_waste_drums_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_waste_drums", page=2)
    assert ids == [
        "wa-4069",
        "wa-8526",
        "wa-9760",
        "wa-3787",
        "wa-6444",
        "wa-8369",
        "wa-9247",
        "wa-1941",
        "wa-9034",
        "wa-8612",
    ]


def test_find_waste_drums_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_waste_drums", hazard="harmless", status="collected") == []


def test_start_drum_adds_a_waste_drum(bench: Bench) -> None:
    bench.call("start_drum", number="New WD-8396", hazard="toxic", capacity=20000)
    assert bench.changes() == [
        inserted(
            "waste_drums",
            "wa-6902",
            number="New WD-8396",
            store_id="st-4877",
            hazard="toxic",
            capacity=20000,
            content=0,
            started_on="2026-11-17",
            status="filling",
        ),
    ]


def test_start_drum_is_allowed(bench: Bench) -> None:
    bench.call("start_drum", number="New WD-7873", hazard="alkaline", capacity=10000)


def test_start_drum_is_refused_because_argument_capacity_must_be_at_least_2000(bench: Bench) -> None:
    sentence = bench.refusal("start_drum", number="New WD-4202", hazard="harmless", capacity=1999)
    assert sentence == "Argument 'capacity' must be at least 2000."


def test_start_drum_is_refused_because_a_drum_of_this_class_is_less_than_half_full(bench: Bench) -> None:
    sentence = bench.refusal("start_drum", number="WD-4202", hazard="flammable", capacity=10000)
    assert sentence == "A drum of this class is less than half full."


def test_start_drum_is_refused_because_another_waste_drum_already_has_this_drum_number(bench: Bench) -> None:
    sentence = bench.refusal("start_drum", number="WD-7873", hazard="toxic", capacity=10000)
    assert sentence == "Another waste drum already has this drum number."


def test_seal_drum_changes_the_waste_drum(bench: Bench) -> None:
    bench.call("seal_drum", waste_drum_id="wa-1887")
    assert bench.changes() == [updated("waste_drums", "wa-1887", status="sealed", sealed_on="2026-11-17")]


def test_seal_drum_is_allowed(bench: Bench) -> None:
    bench.arrange("waste_drums", "wa-4022", started_on="2026-09-18")
    bench.call("seal_drum", waste_drum_id="wa-4022")


def test_seal_drum_is_allowed_when_capacity_is_4391(bench: Bench) -> None:
    bench.arrange("waste_drums", "wa-2833", capacity=4391)
    bench.call("seal_drum", waste_drum_id="wa-2833")


def test_seal_drum_is_refused_because_the_waste_drum_must_be_filling(bench: Bench) -> None:
    assert bench.refusal("seal_drum", waste_drum_id="wa-1490") == "The waste drum must be filling."


def test_seal_drum_is_refused_because_the_drum_is_neither_half_full_nor_60_days_old(bench: Bench) -> None:
    assert bench.refusal("seal_drum", waste_drum_id="wa-2833") == "The drum is neither half full nor 60 days old."


def test_collect_drum_changes_the_waste_drum(bench: Bench) -> None:
    bench.call("collect_drum", waste_drum_id="wa-1490")
    assert bench.changes() == [updated("waste_drums", "wa-1490", status="collected", collected_on="2026-11-17")]


def test_collect_drum_is_allowed(bench: Bench) -> None:
    bench.call("collect_drum", waste_drum_id="wa-4488")


def test_collect_drum_is_refused_because_the_waste_drum_must_be_sealed(bench: Bench) -> None:
    assert bench.refusal("collect_drum", waste_drum_id="wa-1887") == "The waste drum must be sealed."


def test_collect_drum_is_refused_because_a_sealed_drum_stands_for_two_days_first(bench: Bench) -> None:
    assert bench.refusal("collect_drum", waste_drum_id="wa-9247") == "A sealed drum stands for two days first."


def test_collect_drum_is_refused_because_a_drum_of_this_class_was_sealed_earlier(bench: Bench) -> None:
    bench.arrange("waste_drums", "wa-4069", sealed_on="2026-11-15")
    assert bench.refusal("collect_drum", waste_drum_id="wa-4069") == "A drum of this class was sealed earlier."
