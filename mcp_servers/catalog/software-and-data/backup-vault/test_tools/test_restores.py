"""Tests of the tools for restores of Findlinge backup vault."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "approved", "asked_from": "2026-01-19T17:50"}, ["re-5778", "re-1089", "re-7067", "re-2520"]),
        ({"store_id": "da-8240"}, ["re-6020"]),
        ({"target_id": "da-8240"}, ["re-6020"]),
        (
            {"operator_id": "op-8514"},
            [
                "re-2698",
                "re-2826",
                "re-3388",
                "re-8603",
                "re-6030",
                "re-7457",
                "re-6020",
                "re-4984",
                "re-9773",
                "re-4163",
            ],
        ),
        ({"run_id": "ba-4314"}, ["re-9561"]),
    ],
)
def test_find_restores_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_restores", **filters) == ids


def test_find_restores_counts(bench: Bench) -> None:
    assert bench.call("find_restores", asked_from="2026-01-20T00:50")["total"] == 6


def test_find_restores_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_restores", page=6) == ["re-7067", "re-2520", "re-4163", "re-9350", "re-6900", "re-8850"]


def test_find_restores_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_restores", run_id="ba-6537") == []


def test_ask_restore_adds_a_restore(bench: Bench) -> None:
    bench.call("ask_restore", backup_run_id="ba-3577", target_id="da-7546", reason="File overwritten")
    assert bench.changes() == [
        inserted(
            "restores",
            "re-5149",
            backup_run_id="ba-3577",
            target_id="da-7546",
            reason="File overwritten",
            operator_id="op-8514",
            asked_at="2026-01-20T07:50",
            status="asked",
        ),
    ]


def test_ask_restore_is_allowed(bench: Bench) -> None:
    bench.call("ask_restore", backup_run_id="ba-4117", target_id="da-8875", reason="Import ran twice")


def test_ask_restore_is_refused_because_the_run_is_not_verified(bench: Bench) -> None:
    sentence = bench.refusal("ask_restore", backup_run_id="ba-3865", target_id="da-8309", reason="Disk died")
    assert sentence == "The run is not verified."


def test_ask_restore_is_refused_because_the_store_is_frozen_or_gone(bench: Bench) -> None:
    sentence = bench.refusal("ask_restore", backup_run_id="ba-8884", target_id="da-6672", reason="Column deleted")
    assert sentence == "The store is frozen or gone."


def test_ask_restore_is_refused_because_a_copy_of_a_secret_store_goes_to_a_secret_store(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_restore",
        backup_run_id="ba-4869",
        target_id="da-8312",
        reason="Table dropped by mistake",
    )
    assert sentence == "A copy of a secret store goes to a secret store."


def test_ask_restore_is_refused_because_another_restore_to_this_store_is_under_way(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_restore",
        backup_run_id="ba-6803",
        target_id="da-3262",
        reason="Test of the yearly restore",
    )
    assert sentence == "Another restore to this store is under way."


def test_approve_restore_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_restore", restore_id="re-4194")
    assert bench.changes() == [updated("restores", "re-4194", status="approved")]


def test_approve_restore_is_refused_because_the_restore_must_be_asked_or_failed(bench: Bench) -> None:
    assert bench.refusal("approve_restore", restore_id="re-2698") == "The restore must be asked or failed."


def test_approve_restore_is_refused_because_you_took_this_request_yourself(bench: Bench) -> None:
    assert bench.refusal("approve_restore", restore_id="re-4984") == "You took this request yourself."


def test_approve_restore_is_refused_because_the_run_is_not_verified(bench: Bench) -> None:
    assert bench.refusal("approve_restore", restore_id="re-4729") == "The run is not verified."


def test_approve_restore_is_refused_because_the_store_is_frozen_or_gone(bench: Bench) -> None:
    assert bench.refusal("approve_restore", restore_id="re-2251") == "The store is frozen or gone."


def test_finish_restore_sets_status_to_done_and_sets_size_to_402(bench: Bench) -> None:
    bench.call("finish_restore", restore_id="re-2826")
    assert bench.changes() == [
        updated("data_stores", "da-8309", size=402),
        updated("restores", "re-2826", status="done"),
    ]


def test_finish_restore_is_refused_because_the_restore_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("finish_restore", restore_id="re-2698") == "The restore must be approved."


def test_finish_restore_is_refused_because_the_tape_is_in_the_vault(bench: Bench) -> None:
    assert bench.refusal("finish_restore", restore_id="re-8603") == "The tape is in the vault."


def test_finish_restore_is_refused_because_a_run_of_the_store_is_under_way(bench: Bench) -> None:
    assert bench.refusal("finish_restore", restore_id="re-9842") == "A run of the store is under way."
