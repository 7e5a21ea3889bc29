"""Tests of the tools for holds of Town library, my account."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"branch_id": "br-1357"}, ["ho-4208", "ho-7216"]),
        ({"status": "collected"}, ["ho-6183"]),
        ({"work_id": "wo-6730"}, ["ho-6148"]),
    ],
)
def test_find_my_holds_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_my_holds", **filters) == ids


def test_find_my_holds_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_my_holds", page=2) == []


def test_find_my_holds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_my_holds", work_id="wo-8921") == []


def test_place_hold_adds_a_hold(bench: Bench) -> None:
    bench.call("place_hold", work_id="wo-8809", branch_id="br-7987")
    assert bench.changes() == [
        inserted(
            "holds",
            "ho-4034",
            reader_id="re-9715",
            work_id="wo-8809",
            branch_id="br-7987",
            placed_on="2026-02-10",
            status="waiting",
        ),
    ]


def test_place_hold_is_allowed(bench: Bench) -> None:
    bench.call("place_hold", work_id="wo-1199", branch_id="br-1051")


def test_place_hold_is_allowed_when_expires_on_is_2026_02_10(bench: Bench) -> None:
    bench.arrange("readers", "re-9715", expires_on="2026-02-10")
    bench.call("place_hold", work_id="wo-6054", branch_id="br-7003")


def test_place_hold_is_allowed_when_work_id_is_wo_6054(bench: Bench) -> None:
    bench.arrange("holds", "ho-1872", work_id="wo-6054")
    bench.call("place_hold", work_id="wo-6054", branch_id="br-7003")


def test_place_hold_is_refused_because_your_card_has_expired(bench: Bench) -> None:
    bench.arrange("readers", "re-9715", expires_on="2026-02-09")
    assert bench.refusal("place_hold", work_id="wo-6054", branch_id="br-7003") == "Your card has expired."


def test_place_hold_is_refused_because_the_library_has_no_copy_of_this_work_to_lend(bench: Bench) -> None:
    sentence = bench.refusal("place_hold", work_id="wo-6756", branch_id="br-1810")
    assert sentence == "The library has no copy of this work to lend."


def test_place_hold_is_refused_because_a_copy_is_in_borrow_it_instead(bench: Bench) -> None:
    assert bench.refusal("place_hold", work_id="wo-9357", branch_id="br-7003") == "A copy is in; borrow it instead."


def test_place_hold_is_refused_because_you_already_wait_for_this_work(bench: Bench) -> None:
    assert bench.refusal("place_hold", work_id="wo-8656", branch_id="br-7987") == "You already wait for this work."


def test_place_hold_is_refused_because_you_have_this_work_at_home(bench: Bench) -> None:
    assert bench.refusal("place_hold", work_id="wo-4033", branch_id="br-1810") == "You have this work at home."


def test_move_hold_sets_branch_id_to_br_7003(bench: Bench) -> None:
    bench.call("move_hold", hold_id="ho-4208", branch_id="br-7003")
    assert bench.changes() == [updated("holds", "ho-4208", branch_id="br-7003")]


def test_move_hold_is_refused_because_this_is_not_your_hold(bench: Bench) -> None:
    assert bench.refusal("move_hold", hold_id="ho-3504", branch_id="br-7987") == "This is not your hold."


def test_move_hold_is_refused_because_the_work_is_not_waited_for_any_more(bench: Bench) -> None:
    assert bench.refusal("move_hold", hold_id="ho-5433", branch_id="br-1373") == "The work is not waited for any more."


def test_move_hold_is_refused_because_this_is_the_pick_up_branch_already(bench: Bench) -> None:
    assert bench.refusal("move_hold", hold_id="ho-4208", branch_id="br-1357") == "This is the pick-up branch already."


def test_cancel_hold_changes_the_hold(bench: Bench) -> None:
    bench.call("cancel_hold", hold_id="ho-5433")
    assert bench.changes() == [updated("holds", "ho-5433", ready_until=None, status="cancelled")]


def test_cancel_hold_is_refused_because_the_hold_must_be_waiting_or_ready(bench: Bench) -> None:
    assert bench.refusal("cancel_hold", hold_id="ho-2769") == "The hold must be waiting or ready."


def test_cancel_hold_is_refused_because_this_is_not_your_hold(bench: Bench) -> None:
    assert bench.refusal("cancel_hold", hold_id="ho-3504") == "This is not your hold."
