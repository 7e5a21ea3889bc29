"""Tests of the tools for runs of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"words": "aoife"},
            ["ru-3255", "ru-2077", "ru-9127", "ru-9273", "ru-1001", "ru-3197", "ru-7473", "ru-3620", "ru-8455"],
        ),
        ({"operator_id": "sc-6464"}, ["ru-9289"]),
        ({"planned_for_on": "2026-03-14"}, ["ru-3279"]),
        ({"protocol_id": "pr-9312"}, ["ru-1107", "ru-8943", "ru-3278"]),
        (
            {"status": "released"},
            [
                "ru-9770",
                "ru-9273",
                "ru-4991",
                "ru-3925",
                "ru-6386",
                "ru-9797",
                "ru-6976",
                "ru-9450",
                "ru-6461",
                "ru-3285",
            ],
        ),
        ({"number": "R-78426"}, ["ru-3197"]),
    ],
)
def test_find_runs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_runs", **filters) == ids


def test_find_runs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_runs", page=3)
    assert ids == [
        "ru-3925",
        "ru-7260",
        "ru-6296",
        "ru-6386",
        "ru-2726",
        "ru-8887",
        "ru-9060",
        "ru-1459",
        "ru-1747",
        "ru-9797",
    ]


def test_find_runs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_runs", number="Unheard of") == []


def test_read_report_shows_the_run(bench: Bench) -> None:
    result = bench.call("read_report", run_id="ru-9289", from_line=40)
    assert result == {"lines": ["\\end{document}"], "first_line": 40, "total_lines": 40}


def test_read_report_shows_the_run_with_lines(bench: Bench) -> None:
    result = bench.call("read_report", run_id="ru-9289", from_line=8, lines=32)
    assert result == {
        "lines": [
            "Operator & Kerem De Luca \\\\",
            "Room temperature & 21 degrees \\\\",
            "Samples lost & 0 \\\\",
            "Book page & 22 \\\\",
            "\\end{tabular}",
            "Two of the samples dried out.",
            "",
            "The glycerol had settled and was stirred.",
            "",
            "\\section{Day 1}",
            "\\label{sec:day-1}",
            "The buffer A had settled and was stirred.",
            "\\begin{itemize}",
            "\\item agar",
            "\\item fresh mortar",
            "\\end{itemize}",
            "",
            "\\section{Readings}",
            "\\label{sec:readings}",
            "\\begin{tabular}{lrr}",
            "\\hline",
            "Sample & First & Second \\\\",
            "\\hline",
            "clover stems & 56 & 24 \\\\",
            "clover leaves & 76 & 26 \\\\",
            "clover roots & 66 & 88 \\\\",
            "clover seedlings & 80 & 55 \\\\",
            "clover tubers & 23 & 60 \\\\",
            "clover pollen & 76 & 15 \\\\",
            "\\hline",
            "\\end{tabular}",
            "",
        ],
        "first_line": 8,
        "total_lines": 40,
        "next_line": 40,
    }


def test_read_report_is_refused_because_this_run_ends_at_line_36(bench: Bench) -> None:
    assert bench.refusal("read_report", run_id="ru-9083", from_line=37) == "This run ends at line 36."


def test_get_run_shows_the_run(bench: Bench) -> None:
    result = bench.call("get_run", run_id="ru-2885")
    assert result == {
        "id": "ru-2885",
        "number": "R-95111",
        "status": "done",
        "protocol_id": "pr-6019",
        "operator_id": "sc-4083",
        "planned_for": "2026-02-14",
        "protocol_title": "Drying tomato",
        "operator_name": "Emil Dijkstra",
        "withdrawals": 3,
        "open_deviations": 3,
    }


def test_report_runs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_runs", status="done", planned_for_from="2026-03-10") == []


def test_report_runs_adds_up(bench: Bench) -> None:
    result = bench.call("report_runs", operator_id="sc-8807")
    assert result == {
        "items": [
            {"protocol_title": "Counting of clover tubers", "runs": 1, "last_run": "2026-02-18"},
            {"protocol_title": "Extraction with thyme pollen overnight", "runs": 1, "last_run": "2026-02-25"},
        ],
        "total": 2,
    }


def test_report_runs_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_runs", page=2)
    assert result == {
        "items": [
            {"protocol_title": "Sequencing cress", "runs": 6, "last_run": "2026-03-18"},
            {"protocol_title": "Sequencing with barley seedlings overnight", "runs": 5, "last_run": "2026-03-10"},
            {"protocol_title": "Sowing cress", "runs": 2, "last_run": "2026-03-23"},
            {"protocol_title": "Sowing of barley stems", "runs": 3, "last_run": "2026-03-22"},
            {"protocol_title": "Sowing with lupin leaves overnight", "runs": 5, "last_run": "2026-03-14"},
            {"protocol_title": "Staining of lupin seedlings", "runs": 3, "last_run": "2026-02-15"},
            {"protocol_title": "Sterilising of tomato seedlings", "runs": 2, "last_run": "2026-03-10"},
            {"protocol_title": "short version", "runs": 3, "last_run": "2026-03-06"},
        ],
        "total": 18,
    }


def test_report_runs_adds_up_with_planned_for_from(bench: Bench) -> None:
    result = bench.call("report_runs", planned_for_from="2026-02-20")
    assert result == {
        "items": [
            {"protocol_title": "Counting of clover tubers", "runs": 6, "last_run": "2026-03-23"},
            {"protocol_title": "Counting of maize seedlings", "runs": 1, "last_run": "2026-03-11"},
            {"protocol_title": "Drying tomato", "runs": 5, "last_run": "2026-03-09"},
            {"protocol_title": "Extraction with hemp leaves overnight", "runs": 1, "last_run": "2026-03-17"},
            {"protocol_title": "Extraction with radish stems overnight", "runs": 3, "last_run": "2026-03-19"},
            {"protocol_title": "Extraction with thyme pollen overnight", "runs": 6, "last_run": "2026-03-10"},
            {"protocol_title": "Freezing of lupin leaves", "runs": 5, "last_run": "2026-03-23"},
            {"protocol_title": "Freezing tomato", "runs": 1, "last_run": "2026-03-07"},
            {"protocol_title": "Grafting of lupin roots", "runs": 1, "last_run": "2026-03-09"},
            {"protocol_title": "Sequencing cress", "runs": 5, "last_run": "2026-03-18"},
        ],
        "total": 16,
        "next_page": 2,
    }


def test_report_runs_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_runs", status="released")
    assert result == {
        "items": [
            {"protocol_title": "Counting of clover tubers", "runs": 2, "last_run": "2026-02-18"},
            {"protocol_title": "Drying tomato", "runs": 4, "last_run": "2026-03-05"},
            {"protocol_title": "Extraction with thyme pollen overnight", "runs": 3, "last_run": "2026-03-06"},
            {"protocol_title": "Freezing tomato", "runs": 1, "last_run": "2026-02-08"},
            {"protocol_title": "Sowing with lupin leaves overnight", "runs": 1, "last_run": "2026-02-05"},
        ],
        "total": 5,
    }


def test_plan_run_adds_a_run(bench: Bench) -> None:
    bench.call("plan_run", number="New R-86820", protocol_id="pr-5810", operator_id="sc-6941", planned_for="2026-03-09")
    assert bench.changes() == [
        inserted(
            "runs",
            "ru-1571",
            number="New R-86820",
            status="planned",
            protocol_id="pr-5810",
            operator_id="sc-6941",
            planned_for="2026-03-09",
            report="Not written yet.",
        ),
    ]


def test_plan_run_is_refused_because_the_protocol_is_not_valid(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="New R-60700",
        protocol_id="pr-4969",
        operator_id="sc-4122",
        planned_for="2025-12-25",
    )
    assert sentence == "The protocol is not valid."


def test_plan_run_is_refused_because_the_protocol_is_due_for_review_before_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="R-86820",
        protocol_id="pr-9740",
        operator_id="sc-5524",
        planned_for="2026-03-05",
    )
    assert sentence == "The protocol is due for review before that day."


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "R-43116", "protocol_id": "pr-3893", "operator_id": "sc-5421", "planned_for": "2026-01-24"},
        {"number": "R-86820", "protocol_id": "pr-9740", "operator_id": "sc-5524", "planned_for": "2026-03-04"},
    ],
)
def test_plan_run_is_refused_because_the_operator_was_not_trained_in_the_last_two_years(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_run", **arguments) == "The operator was not trained in the last two years."


def test_plan_run_is_refused_because_the_day_has_passed(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="R-71070",
        protocol_id="pr-5459",
        operator_id="sc-5421",
        planned_for="2025-12-27",
    )
    assert sentence == "The day has passed."


def test_plan_run_is_refused_because_the_operator_has_a_run_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="New R-86820",
        protocol_id="pr-5810",
        operator_id="sc-4104",
        planned_for="2026-03-21",
    )
    assert sentence == "The operator has a run on that day."


def test_plan_run_is_refused_because_another_run_already_has_this_run_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="R-71070",
        protocol_id="pr-7136",
        operator_id="sc-5421",
        planned_for="2026-03-19",
    )
    assert sentence == "Another run already has this run number."


def test_start_run_sets_status_to_under_way(bench: Bench) -> None:
    bench.call("start_run", run_id="ru-3197")
    assert bench.changes() == [updated("runs", "ru-3197", status="under_way")]


def test_start_run_is_refused_because_the_run_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("start_run", run_id="ru-3255") == "The run must be planned."


def test_start_run_is_refused_because_it_is_too_early_for_this_run(bench: Bench) -> None:
    assert bench.refusal("start_run", run_id="ru-3959") == "It is too early for this run."


def test_start_run_is_refused_because_the_operator_is_away(bench: Bench) -> None:
    bench.arrange("scientists", "sc-6253", status="away")
    assert bench.refusal("start_run", run_id="ru-4003") == "The operator is away."


def test_start_run_is_refused_because_the_operator_has_two_runs_under_way(bench: Bench) -> None:
    assert bench.refusal("start_run", run_id="ru-3290") == "The operator has two runs under way."


def test_finish_run_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_run", run_id="ru-7894", report="As discussed")
    assert bench.changes() == [updated("runs", "ru-7894", status="done")]


def test_finish_run_is_refused_because_the_run_must_be_under_way(bench: Bench) -> None:
    assert bench.refusal("finish_run", run_id="ru-2239", report="Agreed by phone") == "The run must be under way."


def test_finish_run_is_refused_because_nothing_was_drawn_for_this_run(bench: Bench) -> None:
    assert bench.refusal("finish_run", run_id="ru-2077", report="Agreed by phone") == "Nothing was drawn for this run."


def test_stop_run_sets_status_to_stopped(bench: Bench) -> None:
    bench.call("stop_run", run_id="ru-1459")
    assert bench.changes() == [updated("runs", "ru-1459", status="stopped")]


def test_stop_run_is_refused_because_the_run_must_be_under_way(bench: Bench) -> None:
    assert bench.refusal("stop_run", run_id="ru-2239") == "The run must be under way."


def test_stop_run_is_refused_because_no_deviation_is_open(bench: Bench) -> None:
    assert bench.refusal("stop_run", run_id="ru-7894") == "No deviation is open."


def test_release_run_sets_status_to_released(bench: Bench) -> None:
    bench.call("release_run", run_id="ru-3907")
    assert bench.changes() == [updated("runs", "ru-3907", status="released")]


def test_release_run_is_allowed(bench: Bench) -> None:
    bench.arrange("deviations", "de-1077", status="closed")
    bench.call("release_run", run_id="ru-2726")


def test_release_run_is_refused_because_the_run_must_be_done(bench: Bench) -> None:
    assert bench.refusal("release_run", run_id="ru-2239") == "The run must be done."


def test_release_run_is_refused_because_a_deviation_is_open(bench: Bench) -> None:
    assert bench.refusal("release_run", run_id="ru-1155") == "A deviation is open."
