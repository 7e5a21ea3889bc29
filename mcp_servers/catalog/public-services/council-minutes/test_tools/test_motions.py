"""Tests of the tools for motions of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "path"}, ["mo-8598", "mo-3488"]),
        ({"meeting_id": "me-8068"}, ["mo-8464"]),
        ({"mover_id": "cu-8790"}, ["mo-1022", "mo-7661"]),
        ({"status": "adjourned"}, ["mo-9263", "mo-9068", "mo-4568", "mo-6826", "mo-1230"]),
        (
            {"committee_id": "co-9466"},
            ["mo-5983", "mo-6245", "mo-3473", "mo-6931", "mo-7224", "mo-8464", "mo-7846", "mo-6138"],
        ),
        ({"number": "M-4252"}, ["mo-5983"]),
        (
            {"handed_in_from": "2026-10-03"},
            [
                "mo-7642",
                "mo-6837",
                "mo-6874",
                "mo-9812",
                "mo-1774",
                "mo-7438",
                "mo-6834",
                "mo-5019",
                "mo-7224",
                "mo-2191",
            ],
        ),
    ],
)
def test_find_motions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_motions", **filters) == ids


def test_find_motions_counts(bench: Bench) -> None:
    assert bench.call("find_motions", handed_in_from="2026-10-03")["total"] == 18


def test_find_motions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_motions", page=9) == ["mo-2311", "mo-3565", "mo-6756", "mo-4097"]


def test_find_motions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_motions", number="Unheard of") == []


def test_get_motion_shows_the_motion(bench: Bench) -> None:
    result = bench.call("get_motion", motion_id="mo-1282")
    assert result == {
        "id": "mo-1282",
        "number": "M-9015",
        "matter": "illuminated library annexe",
        "title": "Sale of the illuminated library annexe",
        "body_id": "co-7913",
        "mover_id": "cu-1417",
        "status": "handed_in",
        "handed_in_on": "2026-09-01",
        "votes_for": 0,
        "votes_against": 0,
        "body_name": "Roads and Open Spaces Committee",
        "mover_name": "Fatima Malik",
        "papers": 1,
        "open_papers": 0,
    }


def test_report_motions_adds_up(bench: Bench) -> None:
    result = bench.call("report_motions", handed_in_from="2026-10-10")
    assert result == {
        "items": [
            {"body_name": "Finance Committee", "motions": 2, "votes_for": 0},
            {"body_name": "Planning Committee", "motions": 4, "votes_for": 0},
            {"body_name": "Roads and Open Spaces Committee", "motions": 2, "votes_for": 0},
            {"body_name": "Staff Committee", "motions": 3, "votes_for": 0},
        ],
        "total": 4,
    }


def test_report_motions_adds_up_with_status_and_mover_id(bench: Bench) -> None:
    result = bench.call("report_motions", status="withdrawn", mover_id="cu-1040")
    assert result == {"items": [{"body_name": "Parks Committee", "motions": 1, "votes_for": 0}], "total": 1}


def test_hand_in_motion_adds_a_motion(bench: Bench) -> None:
    bench.call(
        "hand_in_motion",
        number="New M-4015",
        matter="northern swimming bath",
        title="New Sale of the northern clock tower",
        body_id="co-6537",
        mover_id="cu-3202",
    )
    assert bench.changes() == [
        inserted(
            "motions",
            "mo-7985",
            number="New M-4015",
            matter="northern swimming bath",
            title="New Sale of the northern clock tower",
            body_id="co-6537",
            mover_id="cu-3202",
            status="handed_in",
            handed_in_on="2026-10-12",
            votes_for=0,
            votes_against=0,
        ),
    ]


def test_hand_in_motion_is_allowed(bench: Bench) -> None:
    bench.call(
        "hand_in_motion",
        number="New M-4015",
        matter="northern swimming bath",
        title="New Sale of the northern clock tower",
        body_id="co-6537",
        mover_id="cu-9927",
    )


def test_hand_in_motion_is_refused_because_the_councillor_has_resigned(bench: Bench) -> None:
    sentence = bench.refusal(
        "hand_in_motion",
        number="M-3699",
        matter="old footbridge",
        title="New Sale of the northern clock tower",
        body_id="co-8329",
        mover_id="cu-3571",
    )
    assert sentence == "The councillor has resigned."


def test_hand_in_motion_is_refused_because_another_motion_already_has_this_motion_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "hand_in_motion",
        number="M-9015",
        matter="disused library annexe",
        title="New Opening hours of the flooded swimming bath",
        body_id="co-8329",
        mover_id="cu-7345",
    )
    assert sentence == "Another motion already has this motion number."


def test_hand_in_motion_is_refused_because_another_motion_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "hand_in_motion",
        number="New M-9015",
        matter="public clock tower",
        title="Fees for the public playing field",
        body_id="co-4360",
        mover_id="cu-7246",
    )
    assert sentence == "Another motion already has this title."


def test_list_motion_changes_the_motion(bench: Bench) -> None:
    bench.call("list_motion", motion_id="mo-4568", meeting_id="me-7484")
    assert bench.changes() == [updated("motions", "mo-4568", status="listed", meeting_id="me-7484")]


def test_list_motion_is_refused_because_the_motion_must_be_handed_in_or_adjourned(bench: Bench) -> None:
    sentence = bench.refusal("list_motion", motion_id="mo-9269", meeting_id="me-2696")
    assert sentence == "The motion must be handed in or adjourned."


def test_list_motion_is_refused_because_the_meeting_is_one_of_another_committee(bench: Bench) -> None:
    sentence = bench.refusal("list_motion", motion_id="mo-5755", meeting_id="me-2262")
    assert sentence == "The meeting is one of another committee."


def test_list_motion_is_refused_because_the_meeting_takes_no_more_motions(bench: Bench) -> None:
    sentence = bench.refusal("list_motion", motion_id="mo-4113", meeting_id="me-6291")
    assert sentence == "The meeting takes no more motions."


def test_list_motion_is_refused_because_the_agenda_has_been_sent_out(bench: Bench) -> None:
    bench.arrange("meetings", "me-5750", held_at="2026-10-14T09:59")
    assert bench.refusal("list_motion", motion_id="mo-1022", meeting_id="me-5750") == "The agenda has been sent out."


def test_list_motion_is_refused_because_the_motion_was_handed_in_too_late_for_this_meeting(bench: Bench) -> None:
    bench.arrange("motions", "mo-1022", handed_in_on="2026-10-21")
    bench.arrange("meetings", "me-5750", held_at="2026-10-14T10:00")
    sentence = bench.refusal("list_motion", motion_id="mo-1022", meeting_id="me-5750")
    assert sentence == "The motion was handed in too late for this meeting."


def test_list_motion_is_refused_because_the_agenda_is_full(bench: Bench) -> None:
    bench.arrange("motions", "mo-1022", handed_in_on="2026-10-21")
    assert bench.refusal("list_motion", motion_id="mo-1022", meeting_id="me-5750") == "The agenda is full."


def test_decide_carried_changes_the_motion(bench: Bench) -> None:
    bench.call("decide_carried", motion_id="mo-7779", votes_for=6, votes_against=3)
    assert bench.changes() == [updated("motions", "mo-7779", status="carried", decided_on="2026-10-12")]


def test_decide_carried_is_refused_because_the_motion_must_be_listed(bench: Bench) -> None:
    sentence = bench.refusal("decide_carried", motion_id="mo-5983", votes_for=6, votes_against=6)
    assert sentence == "The motion must be listed."


def test_decide_carried_is_refused_because_the_meeting_is_not_open(bench: Bench) -> None:
    sentence = bench.refusal("decide_carried", motion_id="mo-1774", votes_for=3, votes_against=8)
    assert sentence == "The meeting is not open."


def test_decide_carried_is_refused_because_a_motion_is_carried_by_more_votes_for_than(bench: Bench) -> None:
    sentence = bench.refusal("decide_carried", motion_id="mo-9812", votes_for=6, votes_against=6)
    assert sentence == "A motion is carried by more votes for than against."


def test_decide_carried_is_refused_because_the_committee_has_fewer_seats(bench: Bench) -> None:
    sentence = bench.refusal("decide_carried", motion_id="mo-7779", votes_for=7, votes_against=3)
    assert sentence == "The committee has fewer seats."


def test_decide_lost_changes_the_motion(bench: Bench) -> None:
    bench.call("decide_lost", motion_id="mo-6401", votes_for=2, votes_against=3)
    assert bench.changes() == [updated("motions", "mo-6401", status="lost", decided_on="2026-10-12")]


def test_decide_lost_is_refused_because_the_motion_must_be_listed(bench: Bench) -> None:
    sentence = bench.refusal("decide_lost", motion_id="mo-5983", votes_for=1, votes_against=5)
    assert sentence == "The motion must be listed."


def test_decide_lost_is_refused_because_the_meeting_is_not_open(bench: Bench) -> None:
    assert bench.refusal("decide_lost", motion_id="mo-1774", votes_for=6, votes_against=2) == "The meeting is not open."


def test_decide_lost_is_refused_because_a_motion_is_lost_without_more_votes_for_than(bench: Bench) -> None:
    sentence = bench.refusal("decide_lost", motion_id="mo-9269", votes_for=7, votes_against=5)
    assert sentence == "A motion is lost without more votes for than against."


def test_decide_lost_is_refused_because_the_committee_has_fewer_seats(bench: Bench) -> None:
    sentence = bench.refusal("decide_lost", motion_id="mo-7779", votes_for=5, votes_against=5)
    assert sentence == "The committee has fewer seats."
