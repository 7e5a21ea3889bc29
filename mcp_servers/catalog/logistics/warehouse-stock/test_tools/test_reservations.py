"""Tests of the tools for reservations of Northgate food warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"dispatch_id": "di-6130"}, ["re-7264", "re-2132"]),
        ({"line_id": "li-1392"}, ["re-3340"]),
        ({"status": "freed"}, ["re-9058", "re-5034", "re-4958", "re-1190", "re-7623", "re-1716", "re-7015"]),
        ({"batch_id": "bt-9730"}, ["re-7010"]),
    ],
)
def test_find_reservations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reservations", **filters) == ids


def test_find_reservations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_reservations", page=8) == ["re-1375", "re-2132", "re-2380", "re-9463", "re-9965", "re-9802"]


def test_find_reservations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reservations", batch_id="bt-2107") == []


def test_reserve_batch_adds_a_reservation(bench: Bench) -> None:
    bench.arrange("reservations", "re-8194", status="freed")
    bench.call("reserve_batch", line_id="li-8592", batch_id="bt-2720", quantity=10)
    assert bench.changes() == [
        inserted("reservations", "re-8316", line_id="li-8592", batch_id="bt-2720", quantity=10, status="reserved"),
    ]


def test_reserve_batch_is_allowed(bench: Bench) -> None:
    bench.call("reserve_batch", line_id="li-4883", batch_id="bt-8206", quantity=4)


def test_reserve_batch_is_refused_because_the_dispatch_is_no_longer_open(bench: Bench) -> None:
    sentence = bench.refusal("reserve_batch", line_id="li-5740", batch_id="bt-8180", quantity=4)
    assert sentence == "The dispatch is no longer open."


def test_reserve_batch_is_refused_because_the_batch_is_of_another_product(bench: Bench) -> None:
    sentence = bench.refusal("reserve_batch", line_id="li-1704", batch_id="bt-1789", quantity=18)
    assert sentence == "The batch is of another product."


def test_reserve_batch_is_refused_because_the_batch_was_scrapped(bench: Bench) -> None:
    sentence = bench.refusal("reserve_batch", line_id="li-4883", batch_id="bt-1531", quantity=20)
    assert sentence == "The batch was scrapped."


def test_reserve_batch_is_refused_because_the_batch_does_not_keep_long_enough_for_this(bench: Bench) -> None:
    sentence = bench.refusal("reserve_batch", line_id="li-4883", batch_id="bt-1755", quantity=20)
    assert sentence == "The batch does not keep long enough for this dispatch."


def test_reserve_batch_is_refused_because_there_is_not_enough_left_in_the_batch(bench: Bench) -> None:
    sentence = bench.refusal("reserve_batch", line_id="li-3216", batch_id="bt-6576", quantity=6)
    assert sentence == "There is not enough left in the batch."


def test_reserve_batch_is_refused_because_the_line_does_not_need_that_many(bench: Bench) -> None:
    sentence = bench.refusal("reserve_batch", line_id="li-4883", batch_id="bt-8206", quantity=20)
    assert sentence == "The line does not need that many."


def test_reserve_batch_is_refused_because_the_line_does_not_need_that_many_2(bench: Bench) -> None:
    bench.arrange("batches", "bt-1755", best_before="2026-10-25")
    sentence = bench.refusal("reserve_batch", line_id="li-4883", batch_id="bt-1755", quantity=20)
    assert sentence == "The line does not need that many."


def test_reserve_batch_is_refused_because_another_reservation_already_has_this_line_and(bench: Bench) -> None:
    sentence = bench.refusal("reserve_batch", line_id="li-4883", batch_id="bt-7011", quantity=4)
    assert sentence == "Another reservation already has this line and batch."
