"""Tests of the tools for folders of Basalt computing centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"member_id": "me-8443"}, ["fo-8765", "fo-9465", "fo-9534"]),
        ({"name": "scratch/rotor-meshes"}, ["fo-5085"]),
        ({"research_group_id": "re-2007"}, ["fo-2688"]),
        (
            {"min_used": 50},
            [
                "fo-5811",
                "fo-9083",
                "fo-2623",
                "fo-8097",
                "fo-4290",
                "fo-8650",
                "fo-3123",
                "fo-3428",
                "fo-3942",
                "fo-6046",
            ],
        ),
    ],
)
def test_find_folders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_folders", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"expires_until": "2026-04-04"}, 9),
        ({"min_used": 50}, 40),
    ],
)
def test_find_folders_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_folders", **filters)["total"] == total


def test_find_folders_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_folders", page=6) == ["fo-6226", "fo-8317", "fo-9534", "fo-3184", "fo-4901", "fo-5164"]


def test_find_folders_finds_nothing(bench: Bench) -> None:
    ids = bench.ids("find_folders", name="fast/aerosol-meshes", research_group_id="re-2007", expires_until="2026-06-14")
    assert ids == []


def test_report_folders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_folders", expires_until="2026-04-02", min_used=938) == []


def test_report_folders_adds_up(bench: Bench) -> None:
    result = bench.call("report_folders", expires_until="2026-03-14")
    assert result == {
        "items": [
            {
                "member_research_group_name": "Protein Folding Group",
                "folders": 1,
                "gigabytes": 0,
                "first_expiry": "2026-03-14",
            },
        ],
        "total": 1,
    }


def test_report_folders_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_folders", page=2)
    assert result == {
        "items": [
            {
                "member_research_group_name": "Plasma Group",
                "folders": 2,
                "gigabytes": 1405,
                "first_expiry": "2026-04-21",
            },
            {
                "member_research_group_name": "Protein Folding Group",
                "folders": 10,
                "gigabytes": 3640,
                "first_expiry": "2026-03-14",
            },
            {
                "member_research_group_name": "Seismology Group",
                "folders": 2,
                "gigabytes": 3080,
                "first_expiry": "2026-04-29",
            },
            {
                "member_research_group_name": "Structural Mechanics Group",
                "folders": 2,
                "gigabytes": 860,
                "first_expiry": "2026-05-03",
            },
        ],
        "total": 14,
    }


def test_report_folders_adds_up_with_min_used(bench: Bench) -> None:
    result = bench.call("report_folders", min_used=2820)
    assert result == {
        "items": [
            {
                "member_research_group_name": "Geodynamics Group",
                "folders": 1,
                "gigabytes": 2820,
                "first_expiry": "2026-04-03",
            },
        ],
        "total": 1,
    }


def test_prolong_folder_changes_the_folder(bench: Bench) -> None:
    bench.call("prolong_folder", folder_id="fo-5085")
    assert bench.changes() == [updated("folders", "fo-5085", expires_on="2026-05-15", prolonged=1)]


def test_prolong_folder_is_allowed(bench: Bench) -> None:
    bench.arrange("folders", "fo-5938", expires_on="2026-05-06")
    bench.call("prolong_folder", folder_id="fo-5938")


def test_prolong_folder_is_refused_because_the_folder_was_prolonged_twice_already(bench: Bench) -> None:
    assert bench.refusal("prolong_folder", folder_id="fo-8793") == "The folder was prolonged twice already."


def test_prolong_folder_is_refused_because_the_folder_expired_more_than_a_week_ago(bench: Bench) -> None:
    bench.arrange("folders", "fo-5938", expires_on="2026-04-14")
    assert bench.refusal("prolong_folder", folder_id="fo-5938") == "The folder expired more than a week ago."


def test_prolong_folder_is_refused_because_the_folder_is_prolonged_in_its_last_two_weeks(bench: Bench) -> None:
    bench.arrange("folders", "fo-5938", expires_on="2026-05-07")
    assert bench.refusal("prolong_folder", folder_id="fo-5938") == "The folder is prolonged in its last two weeks only."


def test_prolong_folder_is_refused_because_the_owner_is_locked(bench: Bench) -> None:
    assert bench.refusal("prolong_folder", folder_id="fo-2447") == "The owner is locked."


def test_clear_folder_removes_the_folder(bench: Bench) -> None:
    bench.call("clear_folder", folder_id="fo-3428")
    assert bench.changes() == [deleted("folders", "fo-3428")]


def test_clear_folder_is_refused_because_the_folder_has_not_expired(bench: Bench) -> None:
    assert bench.refusal("clear_folder", folder_id="fo-3679") == "The folder has not expired."


def test_clear_folder_is_refused_because_a_job_of_the_owner_is_running(bench: Bench) -> None:
    assert bench.refusal("clear_folder", folder_id="fo-8793") == "A job of the owner is running."
