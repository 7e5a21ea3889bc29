"""Tests of the tools for pull requests of Lantern Labs code review."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "templates"}, ["pu-9812", "pu-4516", "pu-8512"]),
        ({"number": "PR-3347"}, ["pu-8502"]),
        ({"area_id": "ar-8159"}, ["pu-8269", "pu-5527", "pu-2778", "pu-9062", "pu-5139", "pu-4668"]),
    ],
)
def test_find_pull_requests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pull_requests", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_size": 51}, 30),
        ({"repository_id": "re-2944"}, 13),
        ({"status": "open"}, 58),
        ({"checks": "pending"}, 17),
        ({"author_id": "de-6970"}, 9),
    ],
)
def test_find_pull_requests_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_pull_requests", **filters)["total"] == total


def test_find_pull_requests_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_pull_requests", page=12)
    assert ids == ["pu-4075", "pu-9750", "pu-5514", "pu-2437", "pu-1778", "pu-2379", "pu-9589", "pu-5708"]


def test_find_pull_requests_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_pull_requests",
        repository_id="re-4216",
        author_id="de-5367",
        status="merged",
        checks="passed",
        max_size=462,
    )
    assert ids == []


def test_get_pull_request_shows_the_pull_request(bench: Bench) -> None:
    result = bench.call("get_pull_request", pull_request_id="pu-1353")
    assert result == {
        "id": "pu-1353",
        "number": "PR-8246",
        "title": "Cache date parser",
        "area_id": "ar-7381",
        "author_id": "de-6089",
        "size": 636,
        "status": "open",
        "pushed_at": "2026-02-19T08:05",
        "checks": "pending",
        "author_name": "Liv Berg",
        "area_name": "indigo-gateway/templates",
        "area_repository_name": "indigo-gateway",
        "valid_approvals": 1,
        "open_objections": 1,
        "approvals_needed": 2,
    }


def test_get_pull_request_shows_the_pull_request_when_pull_request_id_is_pu_7550(bench: Bench) -> None:
    result = bench.call("get_pull_request", pull_request_id="pu-7550")
    assert result == {
        "id": "pu-7550",
        "number": "PR-9870",
        "title": "Split health check",
        "area_id": "ar-7887",
        "author_id": "de-4446",
        "size": 166,
        "status": "draft",
        "pushed_at": "2026-02-16T22:19",
        "checks": "pending",
        "author_name": "Elena Sarr",
        "area_name": "badger-app/metrics",
        "area_repository_name": "badger-app",
        "valid_approvals": 0,
        "open_objections": 1,
        "approvals_needed": 1,
    }


def test_report_pull_requests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_pull_requests", status="draft", checks="failed", repository_id="re-2944") == []


def test_report_pull_requests_adds_up(bench: Bench) -> None:
    result = bench.call("report_pull_requests", checks="failed")
    assert result == {
        "items": [
            {"author_name": "Caoimhe Quinn", "pull_requests": 1, "changed_lines": 287, "largest": 287},
            {"author_name": "Karim El-Sayed", "pull_requests": 1, "changed_lines": 687, "largest": 687},
            {"author_name": "Léa Delacroix", "pull_requests": 1, "changed_lines": 1054, "largest": 1054},
            {"author_name": "Matthias Hussain", "pull_requests": 2, "changed_lines": 392, "largest": 374},
            {"author_name": "Parisa Ghorbani", "pull_requests": 1, "changed_lines": 30, "largest": 30},
            {"author_name": "Rahul Siddiqui", "pull_requests": 3, "changed_lines": 1207, "largest": 665},
        ],
        "total": 6,
    }


def test_report_pull_requests_adds_up_with_status_and_repository_id(bench: Bench) -> None:
    result = bench.call("report_pull_requests", status="closed", repository_id="re-1959")
    assert result == {
        "items": [{"author_name": "Karim El-Sayed", "pull_requests": 1, "changed_lines": 55, "largest": 55}],
        "total": 1,
    }


def test_open_pull_request_adds_a_pull_request(bench: Bench) -> None:
    bench.call("open_pull_request", number="New PR-1980", title="Log rate limits", area_id="ar-5322", size=1)
    assert bench.changes() == [
        inserted(
            "pull_requests",
            "pu-8856",
            number="New PR-1980",
            title="Log rate limits",
            area_id="ar-5322",
            author_id="de-3061",
            size=1,
            status="draft",
            pushed_at="2026-02-19T14:20",
            checks="pending",
        ),
    ]


def test_open_pull_request_is_allowed(bench: Bench) -> None:
    bench.call(
        "open_pull_request",
        number="New PR-0371",
        title="Document retry logic in the app",
        area_id="ar-7381",
        size=1342,
    )


def test_open_pull_request_is_refused_because_juniors_split_changes_of_more_than_1000_lines(bench: Bench) -> None:
    bench.arrange("developers", "de-3061", seniority="junior")
    sentence = bench.refusal(
        "open_pull_request",
        number="New PR-1980",
        title="Log rate limits",
        area_id="ar-5322",
        size=1054,
    )
    assert sentence == "Juniors split changes of more than 1000 lines."


def test_open_pull_request_is_refused_because_another_pull_request_already_has_this_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "open_pull_request",
        number="PR-0391",
        title="Document tax table under load",
        area_id="ar-8614",
        size=98,
    )
    assert sentence == "Another pull request already has this number."


def test_mark_ready_sets_status_to_open(bench: Bench) -> None:
    bench.call("mark_ready", pull_request_id="pu-8952")
    assert bench.changes() == [updated("pull_requests", "pu-8952", status="open")]


def test_mark_ready_is_refused_because_the_pull_request_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("mark_ready", pull_request_id="pu-5237") == "The pull request must be draft."


def test_mark_ready_is_refused_because_the_checks_have_not_passed(bench: Bench) -> None:
    assert bench.refusal("mark_ready", pull_request_id="pu-7550") == "The checks have not passed."


def test_mark_ready_is_refused_because_the_pull_request_that_it_builds_on_is_not_ready(bench: Bench) -> None:
    assert bench.refusal("mark_ready", pull_request_id="pu-4044") == "The pull request that it builds on is not ready."


def test_record_checks_sets_checks_to_passed(bench: Bench) -> None:
    bench.call("record_checks", pull_request_id="pu-1326", checks="passed")
    assert bench.changes() == [updated("pull_requests", "pu-1326", checks="passed")]


def test_record_checks_is_refused_because_the_pull_request_is_merged_or_closed(bench: Bench) -> None:
    sentence = bench.refusal("record_checks", pull_request_id="pu-4075", checks="passed")
    assert sentence == "The pull request is merged or closed."


def test_record_checks_is_refused_because_the_checks_are_recorded_so_already(bench: Bench) -> None:
    sentence = bench.refusal("record_checks", pull_request_id="pu-5237", checks="failed")
    assert sentence == "The checks are recorded so already."


def test_record_checks_is_refused_because_these_checks_are_too_old_push_again(bench: Bench) -> None:
    sentence = bench.refusal("record_checks", pull_request_id="pu-3349", checks="passed")
    assert sentence == "These checks are too old; push again."


def test_push_changes_changes_the_pull_request_and_sets_status_to_asked(bench: Bench) -> None:
    bench.call("push_changes", pull_request_id="pu-9293", size=23)
    assert bench.changes() == [
        updated("pull_requests", "pu-9293", size=23, pushed_at="2026-02-19T14:20", checks="pending"),
        updated("reviews", "rv-3304", status="asked"),
        updated("reviews", "rv-9770", status="outdated"),
    ]


def test_push_changes_is_refused_because_the_pull_request_is_somebody_elses(bench: Bench) -> None:
    assert bench.refusal("push_changes", pull_request_id="pu-1353", size=39) == "The pull request is somebody else's."


def test_push_changes_is_refused_because_the_pull_request_is_merged_or_closed(bench: Bench) -> None:
    assert bench.refusal("push_changes", pull_request_id="pu-7610", size=32) == "The pull request is merged or closed."


def test_merge_pull_request_changes_the_pull_request_and_sets_status_to_declined(bench: Bench) -> None:
    bench.arrange("pull_requests", "pu-8842", author_id="de-3923")
    bench.call("merge_pull_request", pull_request_id="pu-8842")
    assert bench.changes() == [
        updated("pull_requests", "pu-8842", status="merged", merged_on="2026-02-19"),
        updated("reviews", "rv-3048", status="declined"),
    ]


def test_merge_pull_request_is_refused_because_the_pull_request_must_be_open(bench: Bench) -> None:
    assert bench.refusal("merge_pull_request", pull_request_id="pu-4075") == "The pull request must be open."


def test_merge_pull_request_is_refused_because_the_checks_have_not_passed(bench: Bench) -> None:
    assert bench.refusal("merge_pull_request", pull_request_id="pu-1353") == "The checks have not passed."


def test_merge_pull_request_is_refused_because_somebody_objects_to_it(bench: Bench) -> None:
    assert bench.refusal("merge_pull_request", pull_request_id="pu-9293") == "Somebody objects to it."


def test_merge_pull_request_is_refused_because_there_are_too_few_approvals(bench: Bench) -> None:
    bench.arrange("pull_requests", "pu-3683", size=401)
    assert bench.refusal("merge_pull_request", pull_request_id="pu-3683") == "There are too few approvals."


def test_merge_pull_request_is_refused_because_the_owner_of_the_area_has_not_approved(bench: Bench) -> None:
    assert bench.refusal("merge_pull_request", pull_request_id="pu-7407") == "The owner of the area has not approved."


def test_merge_pull_request_is_refused_because_the_pull_request_that_it_builds_on_is_not(bench: Bench) -> None:
    bench.arrange("pull_requests", "pu-3683", size=400)
    sentence = bench.refusal("merge_pull_request", pull_request_id="pu-3683")
    assert sentence == "The pull request that it builds on is not merged."


def test_merge_pull_request_is_refused_because_the_repository_is_frozen(bench: Bench) -> None:
    assert bench.refusal("merge_pull_request", pull_request_id="pu-2408") == "The repository is frozen."


def test_close_pull_request_sets_status_to_closed_and_sets_status_to_declined(bench: Bench) -> None:
    bench.call("close_pull_request", pull_request_id="pu-1353")
    assert bench.changes() == [
        updated("pull_requests", "pu-1353", status="closed"),
        updated("reviews", "rv-8432", status="declined"),
    ]


def test_close_pull_request_is_allowed(bench: Bench) -> None:
    bench.arrange("pull_requests", "pu-1662", status="closed")
    bench.call("close_pull_request", pull_request_id="pu-7550")


def test_close_pull_request_is_refused_because_the_pull_request_must_be_open_or_draft(bench: Bench) -> None:
    assert bench.refusal("close_pull_request", pull_request_id="pu-2379") == "The pull request must be open or draft."


def test_close_pull_request_is_refused_because_another_pull_request_builds_on_it(bench: Bench) -> None:
    assert bench.refusal("close_pull_request", pull_request_id="pu-8597") == "Another pull request builds on it."
