"""Tests of the tools for revisions of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"drawing_id": "dr-7069", "begun_from": "2026-05-10"}, ["re-1348"]),
        ({"project_id": "pr-9040", "status": "to_check"}, ["re-2584"]),
        ({"author_id": "en-4920"}, ["re-8217", "re-2591", "re-8931", "re-1348", "re-3904", "re-2507", "re-4533"]),
    ],
)
def test_find_revisions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_revisions", **filters) == ids


def test_find_revisions_counts(bench: Bench) -> None:
    assert bench.call("find_revisions", begun_from="2026-09-03")["total"] == 32


def test_find_revisions_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_revisions", page=11)
    assert ids == ["re-8246", "re-1767", "re-3948", "re-7545", "re-8661", "re-4173", "re-4533", "re-7529"]


def test_find_revisions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_revisions", author_id="en-2907") == []


def test_begin_revision_adds_a_revision(bench: Bench) -> None:
    bench.call("begin_revision", drawing_id="dr-7363", author_id="en-2434")
    assert bench.changes() == [
        inserted(
            "revisions",
            "re-7300",
            drawing_id="dr-7363",
            number=1,
            status="in_work",
            author_id="en-2434",
            begun_on="2026-09-16",
            returned=0,
        ),
    ]


def test_begin_revision_is_refused_because_the_drawing_is_withdrawn(bench: Bench) -> None:
    assert bench.refusal("begin_revision", drawing_id="dr-5054", author_id="en-1933") == "The drawing is withdrawn."


def test_begin_revision_is_refused_because_the_project_is_on_hold_or_closed(bench: Bench) -> None:
    sentence = bench.refusal("begin_revision", drawing_id="dr-6504", author_id="en-1882")
    assert sentence == "The project is on hold or closed."


def test_begin_revision_is_refused_because_another_revision_of_this_drawing_is_in_work(bench: Bench) -> None:
    sentence = bench.refusal("begin_revision", drawing_id="dr-8668", author_id="en-1933")
    assert sentence == "Another revision of this drawing is in work."


def test_begin_revision_is_refused_because_the_engineer_is_on_leave(bench: Bench) -> None:
    assert bench.refusal("begin_revision", drawing_id="dr-7363", author_id="en-2679") == "The engineer is on leave."


def test_begin_revision_is_refused_because_the_engineer_has_four_revisions_in_hand(bench: Bench) -> None:
    sentence = bench.refusal("begin_revision", drawing_id="dr-9047", author_id="en-1306")
    assert sentence == "The engineer has four revisions in hand."


def test_hand_in_revision_sets_status_to_to_check(bench: Bench) -> None:
    bench.call("hand_in_revision", revision_id="re-1794")
    assert bench.changes() == [updated("revisions", "re-1794", status="to_check")]


def test_hand_in_revision_is_refused_because_the_revision_must_be_in_work(bench: Bench) -> None:
    assert bench.refusal("hand_in_revision", revision_id="re-2526") == "The revision must be in work."


def test_hand_in_revision_is_refused_because_the_project_is_on_hold_or_closed(bench: Bench) -> None:
    assert bench.refusal("hand_in_revision", revision_id="re-4446") == "The project is on hold or closed."


def test_hand_in_revision_is_refused_because_the_author_is_on_leave(bench: Bench) -> None:
    bench.arrange("revisions", "re-1794", author_id="en-5705")
    assert bench.refusal("hand_in_revision", revision_id="re-1794") == "The author is on leave."


def test_check_revision_changes_the_revision(bench: Bench) -> None:
    bench.call("check_revision", revision_id="re-3414")
    assert bench.changes() == [updated("revisions", "re-3414", status="checked", checker_id="en-2434")]


def test_check_revision_is_refused_because_the_revision_must_be_to_check(bench: Bench) -> None:
    assert bench.refusal("check_revision", revision_id="re-1794") == "The revision must be to check."


def test_check_revision_is_refused_because_nobody_checks_a_revision_of_their_own(bench: Bench) -> None:
    assert bench.refusal("check_revision", revision_id="re-2370") == "Nobody checks a revision of their own."


def test_check_revision_is_refused_because_the_project_is_on_hold_or_closed(bench: Bench) -> None:
    assert bench.refusal("check_revision", revision_id="re-5557") == "The project is on hold or closed."


def test_approve_revision_changes_the_revision_and_sets_status_to_recalled(bench: Bench) -> None:
    bench.arrange("issues", "is-1093", revision_id="re-1251")
    bench.call("approve_revision", revision_id="re-1251")
    assert bench.changes() == [
        updated("issues", "is-7930", status="recalled"),
        updated("issues", "is-8917", status="recalled"),
        updated("revisions", "re-1251", status="approved", approver_id="en-2434"),
        updated("revisions", "re-4341", status="superseded", approver_id=None),
    ]


def test_approve_revision_is_refused_because_the_revision_must_be_checked(bench: Bench) -> None:
    assert bench.refusal("approve_revision", revision_id="re-3414") == "The revision must be checked."


def test_approve_revision_is_refused_because_nobody_approves_what_they_have_drawn_or(bench: Bench) -> None:
    sentence = bench.refusal("approve_revision", revision_id="re-2994")
    assert sentence == "Nobody approves what they have drawn or checked."


def test_approve_revision_is_refused_because_a_query_about_the_drawing_for_which_work(bench: Bench) -> None:
    sentence = bench.refusal("approve_revision", revision_id="re-1348")
    assert sentence == "A query about the drawing, for which work stands still, is open."


def test_send_back_revision_changes_the_revision(bench: Bench) -> None:
    bench.call("send_back_revision", revision_id="re-1251", remark="Wrong scale in the title block.")
    assert bench.changes() == [updated("revisions", "re-1251", status="in_work", checker_id=None, returned=1)]


def test_send_back_revision_is_refused_because_the_revision_must_be_to_check_or_checked(bench: Bench) -> None:
    assert bench.refusal("send_back_revision", revision_id="re-1794") == "The revision must be to check or checked."


def test_send_back_revision_is_refused_because_you_cannot_send_your_own_revision_back(bench: Bench) -> None:
    assert bench.refusal("send_back_revision", revision_id="re-2994") == "You cannot send your own revision back."


def test_send_back_revision_is_refused_because_the_revision_was_sent_back_twice_talk_to(bench: Bench) -> None:
    sentence = bench.refusal("send_back_revision", revision_id="re-3476")
    assert sentence == "The revision was sent back twice; talk to the leader of the project."
