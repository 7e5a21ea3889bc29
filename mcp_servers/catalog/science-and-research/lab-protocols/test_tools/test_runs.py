"""Tests of the tools for runs of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"protocol_id": "pr-9312"}, ["ru-1107", "ru-8943", "ru-3278"]),
        ({"number": "R-78426"}, ["ru-3197"]),
        ({"planned_for_on": "2026-03-18"}, ["ru-3011", "ru-9289"]),
        (
            {"operator_id": "sc-4511"},
            ["ru-3255", "ru-2077", "ru-9439", "ru-9127", "ru-9273", "ru-3197", "ru-1445", "ru-3620"],
        ),
        (
            {"status": "stopped"},
            [
                "ru-5406",
                "ru-3255",
                "ru-1894",
                "ru-9635",
                "ru-3452",
                "ru-7679",
                "ru-6229",
                "ru-7186",
                "ru-6296",
                "ru-1747",
            ],
        ),
    ],
)
def test_find_runs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_runs", **filters) == ids


def test_find_runs_counts(bench: Bench) -> None:
    assert bench.call("find_runs", words="morgan")["total"] == 16


def test_find_runs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_runs", page=2)
    assert ids == [
        "ru-7894",
        "ru-9439",
        "ru-1894",
        "ru-9635",
        "ru-7051",
        "ru-9127",
        "ru-2239",
        "ru-3452",
        "ru-3907",
        "ru-1155",
    ]


def test_find_runs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_runs", words="Unheard of") == []


def test_read_report_shows_the_run(bench: Bench) -> None:
    result = bench.call("read_report", run_id="ru-1445")
    assert result == {
        "lines": [
            "\\documentclass[11pt]{article}",
            "\\usepackage[utf8]{inputenc}",
            "\\title{Report on run R-71430}",
            "\\begin{document}",
            "\\maketitle",
            "",
            "\\begin{tabular}{ll}",
            "Operator & Aoife Daly \\\\",
            "Room temperature & 20 degrees \\\\",
            "Samples lost & 6 \\\\",
            "Book page & 135 \\\\",
            "\\end{tabular}",
            "The lamp failed for 19 minutes.",
            "",
            "All went as written.",
            "",
            "\\section{Day 1}",
            "\\label{sec:day-1}",
            "The filtered dish was cracked and replaced.",
            "",
            "The ethanol had settled and was stirred.",
            "\\begin{itemize}",
            "\\item sucrose",
            "\\item clean flask",
            "\\end{itemize}",
            "",
            "\\section{Readings}",
            "\\label{sec:readings}",
            "\\begin{tabular}{lrr}",
            "\\hline",
            "Sample & First & Second \\\\",
            "\\hline",
            "thyme seedlings & 64 & 45 \\\\",
            "thyme stems & 78 & 29 \\\\",
            "thyme roots & 76 & 76 \\\\",
            "thyme tubers & 53 & 67 \\\\",
            "thyme leaves & 26 & 54 \\\\",
            "\\hline",
            "\\end{tabular}",
            "",
        ],
        "first_line": 1,
        "total_lines": 41,
        "next_line": 41,
    }


def test_read_report_shows_the_run_with_from_line(bench: Bench) -> None:
    result = bench.call("read_report", run_id="ru-8868", from_line=36)
    assert result == {"lines": ["\\end{document}"], "first_line": 36, "total_lines": 36}


def test_read_report_is_refused_because_this_run_ends_at_line_36(bench: Bench) -> None:
    assert bench.refusal("read_report", run_id="ru-8868", from_line=37) == "This run ends at line 36."


def test_get_run_shows_the_run(bench: Bench) -> None:
    result = bench.call("get_run", run_id="ru-7260")
    assert result == {
        "id": "ru-7260",
        "number": "R-34857",
        "status": "under_way",
        "protocol_id": "pr-3893",
        "operator_id": "sc-4083",
        "planned_for": "2026-01-22",
        "protocol_title": "Sequencing with barley seedlings overnight",
        "operator_name": "Emil Dijkstra",
        "withdrawals": 0,
        "open_deviations": 0,
    }


def test_report_runs_adds_up(bench: Bench) -> None:
    result = bench.call("report_runs", page=2)
    assert result == {
        "items": [
            {"protocol_title": "Sequencing cress", "runs": 6, "last_run": "2026-03-11"},
            {"protocol_title": "Sequencing with barley seedlings overnight", "runs": 4, "last_run": "2026-01-22"},
            {"protocol_title": "Sowing cress", "runs": 2, "last_run": "2026-03-14"},
            {"protocol_title": "Sowing of barley stems", "runs": 4, "last_run": "2026-03-19"},
            {"protocol_title": "Sowing with lupin leaves overnight", "runs": 5, "last_run": "2026-03-16"},
            {"protocol_title": "Staining of lupin seedlings", "runs": 3, "last_run": "2026-02-15"},
            {"protocol_title": "Sterilising of tomato seedlings", "runs": 3, "last_run": "2026-03-16"},
            {"protocol_title": "short version", "runs": 3, "last_run": "2026-03-06"},
        ],
        "total": 18,
    }


def test_report_runs_adds_up_with_planned_for_from(bench: Bench) -> None:
    result = bench.call("report_runs", planned_for_from="2026-03-23")
    assert result == {"items": [{"protocol_title": "Drying tomato", "runs": 1, "last_run": "2026-03-23"}], "total": 1}


def test_report_runs_adds_up_with_status_and_operator_id(bench: Bench) -> None:
    result = bench.call("report_runs", status="under_way", operator_id="sc-5122")
    assert result == {
        "items": [
            {"protocol_title": "Drying tomato", "runs": 1, "last_run": "2026-01-22"},
            {"protocol_title": "Sequencing with barley seedlings overnight", "runs": 1, "last_run": "2025-12-02"},
        ],
        "total": 2,
    }


def test_plan_run_adds_a_run(bench: Bench) -> None:
    bench.call("plan_run", number="New R-30490", protocol_id="pr-5810", operator_id="sc-4104", planned_for="2026-03-19")
    assert bench.changes() == [
        inserted(
            "runs",
            "ru-1571",
            number="New R-30490",
            status="planned",
            protocol_id="pr-5810",
            operator_id="sc-4104",
            planned_for="2026-03-19",
            report="Not written yet.",
        ),
    ]


def test_plan_run_is_refused_because_the_protocol_is_not_valid(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="R-30490",
        protocol_id="pr-6350",
        operator_id="sc-1413",
        planned_for="2025-12-18",
    )
    assert sentence == "The protocol is not valid."


def test_plan_run_is_refused_because_the_protocol_is_due_for_review_before_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="New R-71430",
        protocol_id="pr-9740",
        operator_id="sc-5524",
        planned_for="2026-03-05",
    )
    assert sentence == "The protocol is due for review before that day."


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "New R-60700", "protocol_id": "pr-3893", "operator_id": "sc-6253", "planned_for": "2026-01-24"},
        {"number": "New R-71430", "protocol_id": "pr-9740", "operator_id": "sc-5524", "planned_for": "2026-03-04"},
    ],
)
def test_plan_run_is_refused_because_the_operator_was_not_trained_in_the_last_two_years(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_run", **arguments) == "The operator was not trained in the last two years."


def test_plan_run_is_refused_because_the_day_has_passed(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="R-64561",
        protocol_id="pr-3893",
        operator_id="sc-2983",
        planned_for="2026-01-09",
    )
    assert sentence == "The day has passed."


def test_plan_run_is_refused_because_the_operator_has_a_run_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="New R-30490",
        protocol_id="pr-7039",
        operator_id="sc-4083",
        planned_for="2026-03-09",
    )
    assert sentence == "The operator has a run on that day."


def test_plan_run_is_refused_because_another_run_already_has_this_run_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_run",
        number="R-71070",
        protocol_id="pr-5810",
        operator_id="sc-4189",
        planned_for="2026-03-22",
    )
    assert sentence == "Another run already has this run number."


def test_start_run_sets_status_to_under_way(bench: Bench) -> None:
    bench.arrange("runs", "ru-2077", status="planned")
    bench.call("start_run", run_id="ru-3197")
    assert bench.changes() == [updated("runs", "ru-3197", status="under_way")]


def test_start_run_is_refused_because_the_run_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("start_run", run_id="ru-3255") == "The run must be planned."


def test_start_run_is_refused_because_it_is_too_early_for_this_run(bench: Bench) -> None:
    assert bench.refusal("start_run", run_id="ru-3290") == "It is too early for this run."


def test_start_run_is_refused_because_the_operator_is_away(bench: Bench) -> None:
    bench.arrange("scientists", "sc-4511", status="away")
    assert bench.refusal("start_run", run_id="ru-3197") == "The operator is away."


def test_start_run_is_refused_because_the_operator_has_two_runs_under_way(bench: Bench) -> None:
    assert bench.refusal("start_run", run_id="ru-3197") == "The operator has two runs under way."


def test_finish_run_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_run", run_id="ru-4824", report="As discussed")
    assert bench.changes() == [updated("runs", "ru-4824", status="done")]


def test_finish_run_is_refused_because_the_run_must_be_under_way(bench: Bench) -> None:
    assert bench.refusal("finish_run", run_id="ru-3197", report="As discussed") == "The run must be under way."


def test_finish_run_is_refused_because_nothing_was_drawn_for_this_run(bench: Bench) -> None:
    assert bench.refusal("finish_run", run_id="ru-7260", report="Agreed by phone") == "Nothing was drawn for this run."


def test_stop_run_sets_status_to_stopped(bench: Bench) -> None:
    bench.call("stop_run", run_id="ru-2077")
    assert bench.changes() == [updated("runs", "ru-2077", status="stopped")]


def test_stop_run_is_refused_because_the_run_must_be_under_way(bench: Bench) -> None:
    assert bench.refusal("stop_run", run_id="ru-3197") == "The run must be under way."


def test_stop_run_is_refused_because_no_deviation_is_open(bench: Bench) -> None:
    assert bench.refusal("stop_run", run_id="ru-7260") == "No deviation is open."


def test_release_run_sets_status_to_released(bench: Bench) -> None:
    bench.call("release_run", run_id="ru-9127")
    assert bench.changes() == [updated("runs", "ru-9127", status="released")]


def test_release_run_is_allowed(bench: Bench) -> None:
    bench.arrange("deviations", "de-1551", status="closed")
    bench.call("release_run", run_id="ru-1155")


def test_release_run_is_refused_because_the_run_must_be_done(bench: Bench) -> None:
    assert bench.refusal("release_run", run_id="ru-3197") == "The run must be done."


def test_release_run_is_refused_because_a_deviation_is_open(bench: Bench) -> None:
    assert bench.refusal("release_run", run_id="ru-1155") == "A deviation is open."
