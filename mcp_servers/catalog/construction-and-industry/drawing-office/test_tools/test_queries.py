"""Tests of the tools for queries of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"builder_id": "bu-2400"}, ["qu-3796", "qu-4859"]),
        ({"drawing_id": "dr-5484"}, ["qu-7550"]),
        ({"project_id": "pr-9040"}, ["qu-2300", "qu-2886", "qu-2311"]),
        (
            {"status": "open"},
            [
                "qu-3904",
                "qu-7283",
                "qu-5568",
                "qu-5940",
                "qu-9305",
                "qu-2716",
                "qu-3565",
                "qu-3796",
                "qu-2311",
                "qu-7347",
            ],
        ),
        (
            {"standstill": False},
            [
                "qu-3904",
                "qu-7283",
                "qu-8934",
                "qu-5568",
                "qu-7216",
                "qu-7368",
                "qu-9232",
                "qu-9519",
                "qu-5940",
                "qu-7550",
            ],
        ),
        ({"number": "RFI-6731"}, ["qu-8332"]),
        (
            {"answer_by_until": "2026-09-19"},
            [
                "qu-3904",
                "qu-7283",
                "qu-8934",
                "qu-5568",
                "qu-7216",
                "qu-7368",
                "qu-9232",
                "qu-9519",
                "qu-9771",
                "qu-5940",
            ],
        ),
    ],
)
def test_find_queries_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_queries", **filters) == ids


def test_find_queries_counts(bench: Bench) -> None:
    assert bench.call("find_queries", answer_by_until="2026-09-19")["total"] == 52


def test_find_queries_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_queries", page=5)
    assert ids == [
        "qu-4165",
        "qu-9637",
        "qu-9935",
        "qu-1171",
        "qu-5268",
        "qu-6261",
        "qu-4250",
        "qu-4611",
        "qu-5583",
        "qu-7555",
    ]


def test_find_queries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_queries", number="Unheard of") == []


def test_get_query_shows_the_query(bench: Bench) -> None:
    result = bench.call("get_query", query_id="qu-7347")
    assert result == {
        "id": "qu-7347",
        "number": "RFI-4845",
        "drawing_id": "dr-9491",
        "builder_id": "bu-3476",
        "question": "Duct crosses a beam.",
        "standstill": True,
        "asked_on": "2026-09-13",
        "answer_by": "2026-09-16",
        "status": "open",
        "changes": False,
        "drawing_number": "DR-6374-T",
        "drawing_title": "Roof, section",
        "builder_name": "Vasseur Landscaping",
        "days_late": 0,
        "other_queries": 0,
    }


def test_get_query_shows_the_query_when_query_id_is_qu_9771(bench: Bench) -> None:
    result = bench.call("get_query", query_id="qu-9771")
    assert result == {
        "id": "qu-9771",
        "number": "RFI-4645",
        "drawing_id": "dr-9775",
        "builder_id": "bu-6306",
        "question": "Shaft too narrow.",
        "standstill": True,
        "asked_on": "2026-08-11",
        "answer_by": "2026-08-14",
        "status": "closed",
        "engineer_id": "en-7581",
        "changes": False,
        "drawing_number": "DR-8436-Z",
        "drawing_title": "Second floor, drainage",
        "builder_name": "Leone & Archer Brickwork",
        "engineer_name": "Owen Crawford",
        "days_late": 0,
        "other_queries": 2,
    }


def test_report_queries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_queries", standstill=True, builder_id="bu-2400", asked_from="2026-09-12") == []


def test_report_queries_adds_up(bench: Bench) -> None:
    result = bench.call("report_queries", asked_from="2026-08-07")
    assert result == {
        "items": [
            {"drawing_project_name": "Barnstead Arts Centre", "queries": 5, "last_query": "2026-09-16"},
            {"drawing_project_name": "Birchsea Town Hall", "queries": 13, "last_query": "2026-09-16"},
            {"drawing_project_name": "Broadport School", "queries": 4, "last_query": "2026-09-16"},
            {"drawing_project_name": "Colham Market Hall", "queries": 3, "last_query": "2026-09-13"},
            {"drawing_project_name": "Elmford Arts Centre", "queries": 1, "last_query": "2026-09-03"},
            {"drawing_project_name": "Malmouth School", "queries": 14, "last_query": "2026-09-15"},
            {"drawing_project_name": "Tarnwell Town Hall", "queries": 14, "last_query": "2026-09-16"},
            {"drawing_project_name": "Tidbury Hospital Wing", "queries": 9, "last_query": "2026-09-15"},
        ],
        "total": 8,
    }


def test_report_queries_adds_up_with_status_and_standstill_and_builder_id(bench: Bench) -> None:
    result = bench.call("report_queries", status="answered", standstill=False, builder_id="bu-6127")
    assert result == {
        "items": [{"drawing_project_name": "Broadport School", "queries": 1, "last_query": "2026-09-14"}],
        "total": 1,
    }


def test_ask_query_adds_a_query(bench: Bench) -> None:
    bench.call(
        "ask_query",
        number="New RFI-0764",
        drawing_id="dr-6249",
        builder_id="bu-1386",
        question="Symbol unclear.",
    )
    assert bench.changes() == [
        inserted(
            "queries",
            "qu-5425",
            number="New RFI-0764",
            drawing_id="dr-6249",
            builder_id="bu-1386",
            question="Symbol unclear.",
            standstill=0,
            asked_on="2026-09-16",
            answer_by="2026-09-23",
            status="open",
            changes=0,
        ),
    ]


def test_ask_query_adds_a_query_with_standstill(bench: Bench) -> None:
    bench.call(
        "ask_query",
        number="New RFI-9270",
        drawing_id="dr-6478",
        builder_id="bu-7259",
        question="Reinforcement too dense.",
        standstill=True,
    )
    assert bench.changes() == [
        inserted(
            "queries",
            "qu-5425",
            number="New RFI-9270",
            drawing_id="dr-6478",
            builder_id="bu-7259",
            question="Reinforcement too dense.",
            standstill=1,
            asked_on="2026-09-16",
            answer_by="2026-09-19",
            status="open",
            changes=0,
        ),
    ]


def test_ask_query_is_refused_because_the_drawing_is_withdrawn(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_query",
        number="New RFI-5457",
        drawing_id="dr-5054",
        builder_id="bu-2400",
        question="Wrong scale in the title block.",
    )
    assert sentence == "The drawing is withdrawn."


def test_ask_query_is_refused_because_the_drawing_was_issued_to_nobody(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_query",
        number="New RFI-2531",
        drawing_id="dr-1278",
        builder_id="bu-8159",
        question="Level does not match the section.",
    )
    assert sentence == "The drawing was issued to nobody."


def test_ask_query_is_refused_because_the_builder_has_two_open_queries_about_this_drawing(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_query",
        number="New RFI-0764",
        drawing_id="dr-6249",
        builder_id="bu-4491",
        question="Symbol unclear.",
    )
    assert sentence == "The builder has two open queries about this drawing."


def test_ask_query_is_refused_because_another_query_already_has_this_query_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_query",
        number="RFI-5457",
        drawing_id="dr-6249",
        builder_id="bu-9959",
        question="Wrong scale in the title block.",
    )
    assert sentence == "Another query already has this query number."


def test_answer_query_changes_the_query(bench: Bench) -> None:
    bench.call("answer_query", query_id="qu-7347", engineer_id="en-2434")
    assert bench.changes() == [updated("queries", "qu-7347", status="answered", engineer_id="en-2434")]


def test_answer_query_changes_the_query_with_changes(bench: Bench) -> None:
    bench.call("answer_query", query_id="qu-8332", engineer_id="en-5896", changes=True)
    assert bench.changes() == [updated("queries", "qu-8332", status="answered", engineer_id="en-5896", changes=1)]


def test_answer_query_is_refused_because_the_query_must_be_open(bench: Bench) -> None:
    assert bench.refusal("answer_query", query_id="qu-4335", engineer_id="en-2434") == "The query must be open."


def test_answer_query_is_refused_because_the_engineer_is_on_leave(bench: Bench) -> None:
    assert bench.refusal("answer_query", query_id="qu-7283", engineer_id="en-2679") == "The engineer is on leave."


def test_answer_query_is_refused_because_a_query_for_which_work_stands_still_is_answered(bench: Bench) -> None:
    sentence = bench.refusal("answer_query", query_id="qu-7347", engineer_id="en-5856")
    assert sentence == "A query for which work stands still is answered by an engineer of grade 3."


def test_reopen_query_changes_the_query(bench: Bench) -> None:
    bench.call("reopen_query", query_id="qu-5138")
    assert bench.changes() == [
        updated("queries", "qu-5138", answer_by="2026-09-19", status="open", engineer_id=None, changes=0),
    ]


def test_reopen_query_is_allowed(bench: Bench) -> None:
    bench.arrange("queries", "qu-5736", asked_on="2026-08-26")
    bench.call("reopen_query", query_id="qu-5736")


def test_reopen_query_is_refused_because_the_query_must_be_answered(bench: Bench) -> None:
    assert bench.refusal("reopen_query", query_id="qu-4335") == "The query must be answered."


def test_reopen_query_is_refused_because_the_query_is_older_than_three_weeks(bench: Bench) -> None:
    bench.arrange("queries", "qu-5736", asked_on="2026-08-25")
    assert bench.refusal("reopen_query", query_id="qu-5736") == "The query is older than three weeks."


def test_close_query_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_query", query_id="qu-2215")
    assert bench.changes() == [updated("queries", "qu-2215", status="closed")]


def test_close_query_is_allowed(bench: Bench) -> None:
    bench.arrange("queries", "qu-5138", drawing_id="dr-5337")
    bench.call("close_query", query_id="qu-5138")


def test_close_query_is_refused_because_the_query_must_be_answered(bench: Bench) -> None:
    assert bench.refusal("close_query", query_id="qu-8332") == "The query must be answered."


def test_close_query_is_refused_because_the_drawing_has_not_been_changed_since(bench: Bench) -> None:
    assert bench.refusal("close_query", query_id="qu-3871") == "The drawing has not been changed since."
