"""Tests of the tools for backup runs of Findlinge backup vault."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "verified", "keep_until_until": "2026-02-15"},
            [
                "ba-4727",
                "ba-8888",
                "ba-4001",
                "ba-1676",
                "ba-9795",
                "ba-2575",
                "ba-8426",
                "ba-8955",
                "ba-2281",
                "ba-6121",
            ],
        ),
        ({"store_id": "da-9459"}, ["ba-5086", "ba-6221"]),
        ({"tape_id": "ta-9885", "made_from": "2025-11-14"}, ["ba-5162", "ba-6084", "ba-2111"]),
    ],
)
def test_find_runs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_runs", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"made_from": "2026-01-15"}, 71),
        ({}, 150),
    ],
)
def test_find_runs_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_runs", **filters)["total"] == total


def test_find_runs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_runs", page=6)
    assert ids == [
        "ba-2813",
        "ba-6537",
        "ba-6967",
        "ba-7879",
        "ba-8774",
        "ba-8882",
        "ba-9156",
        "ba-2483",
        "ba-2885",
        "ba-3642",
    ]


def test_find_runs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_runs", store_id="da-7758") == []


def test_report_runs_adds_up(bench: Bench) -> None:
    result = bench.call("report_runs", page=4)
    assert result == {
        "items": [
            {"data_store_name": "sensors-files", "runs": 14, "gigabytes": 2022, "latest": "2026-01-20"},
            {"data_store_name": "sensors-volume", "runs": 3, "gigabytes": 1006, "latest": "2026-01-20"},
            {"data_store_name": "stock-volume", "runs": 8, "gigabytes": 2335, "latest": "2026-01-20"},
            {"data_store_name": "tickets-db", "runs": 2, "gigabytes": 331, "latest": "2025-10-26"},
            {"data_store_name": "tours-bucket", "runs": 10, "gigabytes": 715, "latest": "2026-01-20"},
        ],
        "total": 35,
    }


def test_report_runs_adds_up_with_tape_id(bench: Bench) -> None:
    result = bench.call("report_runs", tape_id="ta-5052")
    assert result == {
        "items": [{"data_store_name": "orders-store", "runs": 1, "gigabytes": 571, "latest": "2026-01-20"}],
        "total": 1,
    }


def test_report_runs_adds_up_with_status_and_secrecy_and_made_from(bench: Bench) -> None:
    result = bench.call("report_runs", status="failed", secrecy="open", made_from="2026-01-20")
    assert result == {
        "items": [{"data_store_name": "sensors-volume", "runs": 1, "gigabytes": 327, "latest": "2026-01-20"}],
        "total": 1,
    }


def test_start_run_adds_a_run(bench: Bench) -> None:
    bench.arrange("data_stores", "da-8225", every=3)
    bench.call("start_run", data_store_id="da-8225", tape_id="ta-6117")
    assert bench.changes() == [
        inserted(
            "backup_runs",
            "ba-5021",
            data_store_id="da-8225",
            tape_id="ta-6117",
            size=560,
            made_on="2026-01-20",
            keep_until="2026-02-19",
            status="running",
        ),
    ]


def test_start_run_is_allowed(bench: Bench) -> None:
    bench.arrange("backup_runs", "ba-1013", data_store_id="da-5571")
    bench.call("start_run", data_store_id="da-5571", tape_id="ta-7191")


def test_start_run_is_refused_because_the_store_is_frozen_or_gone(bench: Bench) -> None:
    assert bench.refusal("start_run", data_store_id="da-4996", tape_id="ta-7185") == "The store is frozen or gone."


def test_start_run_is_refused_because_the_tape_is_in_the_vault(bench: Bench) -> None:
    assert bench.refusal("start_run", data_store_id="da-4175", tape_id="ta-8126") == "The tape is in the vault."


def test_start_run_is_refused_because_the_tape_is_for_stores_of_another_class(bench: Bench) -> None:
    sentence = bench.refusal("start_run", data_store_id="da-3262", tape_id="ta-5351")
    assert sentence == "The tape is for stores of another class."


def test_start_run_is_refused_because_the_tape_has_too_little_room(bench: Bench) -> None:
    assert bench.refusal("start_run", data_store_id="da-4148", tape_id="ta-4493") == "The tape has too little room."


def test_start_run_is_refused_because_the_tape_is_worn_out(bench: Bench) -> None:
    bench.arrange("tapes", "ta-3052", loaded=200)
    assert bench.refusal("start_run", data_store_id="da-4248", tape_id="ta-3052") == "The tape is worn out."


def test_start_run_is_refused_because_a_run_of_this_store_is_under_way(bench: Bench) -> None:
    bench.arrange("data_stores", "da-2234", size=51)
    assert bench.refusal("start_run", data_store_id="da-2234", tape_id="ta-8542") == "A run of this store is under way."


def test_start_run_is_refused_because_the_last_good_run_is_too_fresh(bench: Bench) -> None:
    bench.arrange("data_stores", "da-5621", every=16)
    assert bench.refusal("start_run", data_store_id="da-5621", tape_id="ta-5658") == "The last good run is too fresh."


def test_finish_run_changes_the_run_and_sets_size_to_85(bench: Bench) -> None:
    bench.call("finish_run", backup_run_id="ba-3308", size=85)
    assert bench.changes() == [
        updated("backup_runs", "ba-3308", size=85, status="good"),
        updated("data_stores", "da-2756", size=85),
    ]


def test_finish_run_is_allowed(bench: Bench) -> None:
    bench.call("finish_run", backup_run_id="ba-3308", size=145)


def test_finish_run_is_refused_because_the_run_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_run", backup_run_id="ba-4942", size=394) == "The run must be running."


def test_finish_run_is_refused_because_the_tape_does_not_hold_that_much(bench: Bench) -> None:
    assert bench.refusal("finish_run", backup_run_id="ba-5917", size=140) == "The tape does not hold that much."


def test_finish_run_is_refused_because_it_is_less_than_half_of_the_store(bench: Bench) -> None:
    assert bench.refusal("finish_run", backup_run_id="ba-6084", size=160) == "It is less than half of the store."


def test_fail_run_sets_status_to_failed_and_sets_status_to_refused(bench: Bench) -> None:
    bench.call("fail_run", backup_run_id="ba-4558")
    assert bench.changes() == [
        updated("backup_runs", "ba-4558", status="failed"),
        updated("restores", "re-4729", status="refused"),
    ]


def test_fail_run_is_refused_because_the_run_must_be_running_or_good(bench: Bench) -> None:
    assert bench.refusal("fail_run", backup_run_id="ba-3642") == "The run must be running or good."


def test_fail_run_is_refused_because_it_is_the_only_good_run_of_its_store(bench: Bench) -> None:
    assert bench.refusal("fail_run", backup_run_id="ba-2226") == "It is the only good run of its store."


def test_verify_run_sets_status_to_verified(bench: Bench) -> None:
    bench.call("verify_run", backup_run_id="ba-8085")
    assert bench.changes() == [updated("backup_runs", "ba-8085", status="verified")]


def test_verify_run_is_refused_because_the_run_must_be_good(bench: Bench) -> None:
    assert bench.refusal("verify_run", backup_run_id="ba-6803") == "The run must be good."


def test_verify_run_is_refused_because_the_tape_is_in_the_vault(bench: Bench) -> None:
    assert bench.refusal("verify_run", backup_run_id="ba-2111") == "The tape is in the vault."


def test_verify_run_is_refused_because_the_run_is_not_kept_any_more(bench: Bench) -> None:
    assert bench.refusal("verify_run", backup_run_id="ba-4942") == "The run is not kept any more."


def test_delete_run_removes_the_run(bench: Bench) -> None:
    bench.call("delete_run", backup_run_id="ba-1013")
    assert bench.changes() == [deleted("backup_runs", "ba-1013")]


def test_delete_run_is_refused_because_the_run_is_still_kept(bench: Bench) -> None:
    assert bench.refusal("delete_run", backup_run_id="ba-4983") == "The run is still kept."


def test_delete_run_is_refused_because_a_legal_hold_covers_this_store(bench: Bench) -> None:
    assert bench.refusal("delete_run", backup_run_id="ba-5156") == "A legal hold covers this store."


def test_delete_run_is_refused_because_it_is_the_last_good_run(bench: Bench) -> None:
    bench.arrange("backup_runs", "ba-1900", data_store_id="da-8309")
    assert bench.refusal("delete_run", backup_run_id="ba-4152") == "It is the last good run."


def test_delete_run_is_refused_because_a_restore_from_it_is_under_way(bench: Bench) -> None:
    assert bench.refusal("delete_run", backup_run_id="ba-4183") == "A restore from it is under way."


def test_delete_run_is_refused_because_the_run_still_has_restores(bench: Bench) -> None:
    bench.arrange("restores", "re-2698", backup_run_id="ba-2779")
    assert bench.refusal("delete_run", backup_run_id="ba-2779") == "The run still has restores."
