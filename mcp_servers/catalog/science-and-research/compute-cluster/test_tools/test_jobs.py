"""Tests of the tools for jobs of Basalt computing centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"member_id": "me-9093"}, ["jo-8462", "jo-3189"]),
        (
            {"min_nodes": 6},
            [
                "jo-7737",
                "jo-4666",
                "jo-2586",
                "jo-2616",
                "jo-3367",
                "jo-2311",
                "jo-1364",
                "jo-1860",
                "jo-9697",
                "jo-2412",
            ],
        ),
        (
            {"submitted_from": "2026-04-19T19:20"},
            [
                "jo-1404",
                "jo-1604",
                "jo-5665",
                "jo-7240",
                "jo-8772",
                "jo-6178",
                "jo-4054",
                "jo-5767",
                "jo-1883",
                "jo-2059",
            ],
        ),
        ({"number": "J-472359"}, ["jo-5593"]),
        ({"research_group_id": "re-5288"}, ["jo-9467", "jo-3140", "jo-3545", "jo-4054", "jo-4485"]),
        (
            {"partition_id": "pa-5398"},
            ["jo-4816", "jo-7802", "jo-7645", "jo-8462", "jo-2587", "jo-4054", "jo-2059", "jo-1197"],
        ),
        (
            {"status": "held"},
            [
                "jo-9630",
                "jo-7802",
                "jo-2438",
                "jo-4203",
                "jo-8244",
                "jo-5491",
                "jo-3806",
                "jo-8223",
                "jo-8639",
                "jo-1883",
            ],
        ),
        (
            {"urgent": True},
            [
                "jo-3589",
                "jo-4459",
                "jo-3279",
                "jo-3140",
                "jo-1185",
                "jo-4955",
                "jo-7645",
                "jo-5245",
                "jo-8244",
                "jo-7083",
            ],
        ),
    ],
)
def test_find_jobs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_jobs", **filters) == ids


def test_find_jobs_counts(bench: Bench) -> None:
    assert bench.call("find_jobs", title="test")["total"] == 18


def test_find_jobs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_jobs", page=3)
    assert ids == [
        "jo-2616",
        "jo-4098",
        "jo-1185",
        "jo-4816",
        "jo-3367",
        "jo-9661",
        "jo-9853",
        "jo-2311",
        "jo-2326",
        "jo-7416",
    ]


def test_find_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_jobs", title="Unheard of") == []


def test_get_job_shows_the_job(bench: Bench) -> None:
    result = bench.call("get_job", job_id="jo-2069")
    assert result == {
        "id": "jo-2069",
        "number": "J-701362",
        "title": "Membrane restart",
        "member_id": "me-9982",
        "partition_id": "pa-4281",
        "nodes": 6,
        "length": 2,
        "urgent": False,
        "status": "queued",
        "submitted_at": "2026-04-19T07:20",
        "member_name": "Orla Murphy",
        "member_research_group_name": "Ocean Group",
        "partition_name": "gpu-b",
        "charge": 384,
        "free_nodes": 14,
    }


def test_report_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_jobs", status="killed") == []


def test_report_jobs_adds_up(bench: Bench) -> None:
    result = bench.call("report_jobs", page=2)
    assert result == {
        "items": [
            {"member_research_group_name": "Plasma Group", "jobs": 3, "total_hours": 29, "most_nodes": 6},
            {"member_research_group_name": "Protein Folding Group", "jobs": 32, "total_hours": 199, "most_nodes": 6},
            {"member_research_group_name": "Seismology Group", "jobs": 2, "total_hours": 28, "most_nodes": 6},
            {"member_research_group_name": "Structural Mechanics Group", "jobs": 4, "total_hours": 28, "most_nodes": 6},
            {"member_research_group_name": "Turbulence Group", "jobs": 2, "total_hours": 7, "most_nodes": 2},
        ],
        "total": 15,
    }


def test_report_jobs_adds_up_with_partition_id(bench: Bench) -> None:
    result = bench.call("report_jobs", partition_id="pa-8313")
    assert result == {
        "items": [
            {"member_research_group_name": "Aerodynamics Group", "jobs": 1, "total_hours": 24, "most_nodes": 1},
            {"member_research_group_name": "Geodynamics Group", "jobs": 1, "total_hours": 8, "most_nodes": 2},
            {"member_research_group_name": "Ocean Group", "jobs": 3, "total_hours": 16, "most_nodes": 6},
            {"member_research_group_name": "Protein Folding Group", "jobs": 2, "total_hours": 25, "most_nodes": 4},
        ],
        "total": 4,
    }


def test_report_jobs_adds_up_with_submitted_from(bench: Bench) -> None:
    result = bench.call("report_jobs", submitted_from="2026-04-18T15:40")
    assert result == {
        "items": [
            {"member_research_group_name": "Aerodynamics Group", "jobs": 10, "total_hours": 80, "most_nodes": 6},
            {"member_research_group_name": "Atmosphere Group", "jobs": 3, "total_hours": 28, "most_nodes": 6},
            {"member_research_group_name": "Biophysics Group", "jobs": 6, "total_hours": 60, "most_nodes": 6},
            {"member_research_group_name": "Crystal Group", "jobs": 2, "total_hours": 26, "most_nodes": 6},
            {"member_research_group_name": "Genome Group", "jobs": 4, "total_hours": 14, "most_nodes": 2},
            {"member_research_group_name": "Geodynamics Group", "jobs": 14, "total_hours": 97, "most_nodes": 6},
            {"member_research_group_name": "Glaciology Group", "jobs": 5, "total_hours": 88, "most_nodes": 4},
            {"member_research_group_name": "Language Models Group", "jobs": 3, "total_hours": 23, "most_nodes": 6},
            {"member_research_group_name": "Neutrino Group", "jobs": 4, "total_hours": 14, "most_nodes": 4},
            {"member_research_group_name": "Ocean Group", "jobs": 30, "total_hours": 185, "most_nodes": 6},
        ],
        "total": 15,
        "next_page": 2,
    }


def test_report_jobs_adds_up_with_status_and_urgent(bench: Bench) -> None:
    result = bench.call("report_jobs", status="failed", urgent=True)
    assert result == {
        "items": [{"member_research_group_name": "Ocean Group", "jobs": 1, "total_hours": 1, "most_nodes": 4}],
        "total": 1,
    }


def test_submit_job_adds_a_job_and_sets_used_to_39868(bench: Bench) -> None:
    bench.call(
        "submit_job",
        number="New J-145346",
        title="Glacier validation",
        member_id="me-7947",
        partition_id="pa-2947",
        nodes=6,
        length=24,
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-7392",
            number="New J-145346",
            title="Glacier validation",
            member_id="me-7947",
            partition_id="pa-2947",
            nodes=6,
            length=24,
            urgent=0,
            status="queued",
            submitted_at="2026-04-22T14:00",
        ),
        updated("research_groups", "re-5227", used=39868),
    ]


def test_submit_job_is_allowed(bench: Bench) -> None:
    bench.call(
        "submit_job",
        number="New J-145346",
        title="Flame front production run",
        member_id="me-4887",
        partition_id="pa-5398",
        nodes=6,
        length=1,
    )


def test_submit_job_is_refused_because_argument_nodes_must_be_at_most_16(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="New J-145346",
        title="Glacier production run",
        member_id="me-7947",
        partition_id="pa-2947",
        nodes=17,
    )
    assert sentence == "Argument 'nodes' must be at most 16."


def test_submit_job_is_refused_because_argument_length_must_be_at_most_72(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="J-145346",
        title="Plasma edge ensemble",
        member_id="me-7907",
        partition_id="pa-2094",
        nodes=1,
        length=73,
    )
    assert sentence == "Argument 'length' must be at most 72."


def test_submit_job_is_refused_because_the_user_is_locked(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="New J-208617",
        title="Virus shell parameter sweep",
        member_id="me-4655",
        partition_id="pa-9259",
        nodes=6,
        length=4,
    )
    assert sentence == "The user is locked."


def test_submit_job_is_refused_because_the_partition_is_drained(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="J-864628",
        title="Galaxy merger trial run",
        member_id="me-3236",
        partition_id="pa-9259",
        nodes=1,
        length=8,
    )
    assert sentence == "The partition is drained."


def test_submit_job_is_refused_because_jobs_of_this_partition_are_not_that_long(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="J-400882",
        title="Storm surge production run",
        member_id="me-9594",
        partition_id="pa-2094",
        nodes=1,
        length=24,
    )
    assert sentence == "Jobs of this partition are not that long."


def test_submit_job_is_refused_because_a_job_takes_at_most_half_of_a_partition(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="New J-755827",
        title="Turbine wake restart",
        member_id="me-7604",
        partition_id="pa-1933",
        nodes=6,
        length=12,
    )
    assert sentence == "A job takes at most half of a partition."


def test_submit_job_is_refused_because_the_grant_of_the_research_group_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="J-145346",
        title="Plasma edge ensemble",
        member_id="me-7907",
        partition_id="pa-2094",
        nodes=1,
        length=1,
    )
    assert sentence == "The grant of the research group has run out."


def test_submit_job_is_refused_because_one_job_may_not_claim_more_than_a_fifth_of_the_grant(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="New J-145346",
        title="Glacier production run",
        member_id="me-7947",
        partition_id="pa-2947",
        nodes=11,
        length=24,
    )
    assert sentence == "One job may not claim more than a fifth of the grant."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New J-864628",
            "title": "Aerosol ensemble",
            "member_id": "me-1994",
            "partition_id": "pa-7304",
            "nodes": 6,
            "length": 24,
        },
        {
            "number": "New J-145346",
            "title": "Glacier production run",
            "member_id": "me-7947",
            "partition_id": "pa-2947",
            "nodes": 10,
            "length": 24,
        },
    ],
)
def test_submit_job_is_refused_because_the_research_group_has_too_few_core_hours_left(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("submit_job", **arguments) == "The research group has too few core hours left."


def test_submit_job_is_refused_because_the_user_has_too_many_jobs(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="New J-145346",
        title="Flame front scaling test",
        member_id="me-4781",
        partition_id="pa-2094",
        nodes=4,
        length=1,
    )
    assert sentence == "The user has too many jobs."


def test_submit_job_is_refused_because_another_job_already_has_this_job_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "submit_job",
        number="J-570783",
        title="Galaxy merger production run",
        member_id="me-7087",
        partition_id="pa-2094",
        nodes=2,
        length=3,
    )
    assert sentence == "Another job already has this job number."


def test_start_job_changes_the_job(bench: Bench) -> None:
    bench.call("start_job", job_id="jo-2069")
    assert bench.changes() == [
        updated("jobs", "jo-2069", status="running", started_at="2026-04-22T14:00", ends_by="2026-04-22T16:00"),
    ]


def test_start_job_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-4054", nodes=3)
    bench.call("start_job", job_id="jo-4054")


def test_start_job_is_allowed_when_ends_at_is_2026_04_22_14_00(bench: Bench) -> None:
    bench.arrange("reservations", "rs-1901", ends_at="2026-04-22T14:00")
    bench.call("start_job", job_id="jo-6985")


def test_start_job_is_allowed_when_length_is_1(bench: Bench) -> None:
    bench.arrange("jobs", "jo-4945", length=1)
    bench.call("start_job", job_id="jo-4945")


def test_start_job_is_refused_because_the_job_must_be_queued(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-1112") == "The job must be queued."


def test_start_job_is_refused_because_the_partition_is_drained(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-9173") == "The partition is drained."


def test_start_job_is_refused_because_the_user_is_locked(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-4236") == "The user is locked."


def test_start_job_is_refused_because_running_jobs_and_reservations_leave_too_few_nodes(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-4485") == "Running jobs and reservations leave too few nodes."


def test_start_job_is_refused_because_an_urgent_job_of_this_partition_goes_first(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-1604") == "An urgent job of this partition goes first."


def test_start_job_is_refused_because_an_urgent_job_of_this_partition_goes_first_2(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1364", nodes=13)
    assert bench.refusal("start_job", job_id="jo-1364") == "An urgent job of this partition goes first."


def test_hold_job_sets_status_to_held(bench: Bench) -> None:
    bench.call("hold_job", job_id="jo-2069")
    assert bench.changes() == [updated("jobs", "jo-2069", status="held")]


def test_hold_job_is_refused_because_the_job_must_be_queued(bench: Bench) -> None:
    assert bench.refusal("hold_job", job_id="jo-1112") == "The job must be queued."


def test_hold_job_is_refused_because_an_urgent_job_is_not_held(bench: Bench) -> None:
    assert bench.refusal("hold_job", job_id="jo-7083") == "An urgent job is not held."


def test_resume_job_sets_status_to_queued(bench: Bench) -> None:
    bench.call("resume_job", job_id="jo-3806")
    assert bench.changes() == [updated("jobs", "jo-3806", status="queued")]


def test_resume_job_is_allowed(bench: Bench) -> None:
    bench.arrange("research_groups", "re-9776", valid_until="2026-04-22")
    bench.call("resume_job", job_id="jo-8244")


def test_resume_job_is_refused_because_the_job_must_be_held(bench: Bench) -> None:
    assert bench.refusal("resume_job", job_id="jo-1112") == "The job must be held."


def test_resume_job_is_refused_because_the_user_is_locked(bench: Bench) -> None:
    assert bench.refusal("resume_job", job_id="jo-9630") == "The user is locked."


def test_resume_job_is_refused_because_the_grant_of_the_research_group_has_run_out(bench: Bench) -> None:
    assert bench.refusal("resume_job", job_id="jo-8244") == "The grant of the research group has run out."


def test_cancel_job_sets_status_to_cancelled_and_sets_used_to_86168(bench: Bench) -> None:
    bench.call("cancel_job", job_id="jo-1364")
    assert bench.changes() == [
        updated("jobs", "jo-1364", status="cancelled"),
        updated("research_groups", "re-2007", used=86168),
    ]


def test_cancel_job_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8490", partition_id="pa-2028", nodes=16, length=35)
    bench.call("cancel_job", job_id="jo-8490")


def test_cancel_job_is_refused_because_the_job_must_be_queued_or_held(bench: Bench) -> None:
    assert bench.refusal("cancel_job", job_id="jo-1112") == "The job must be queued or held."


def test_cancel_job_is_refused_because_the_core_hours_of_this_job_were_written_off(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8490", partition_id="pa-2028", nodes=16, length=36)
    assert bench.refusal("cancel_job", job_id="jo-8490") == "The core hours of this job were written off."


def test_finish_job_sets_status_to_finished(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8070", ends_by=None)
    bench.call("finish_job", job_id="jo-8070")
    assert bench.changes() == [updated("jobs", "jo-8070", status="finished")]


def test_finish_job_sets_status_to_finished_and_sets_used_to_0(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8070", ends_by="2028-06-30T14:00")
    bench.call("finish_job", job_id="jo-8070")
    assert bench.changes() == [
        updated("jobs", "jo-8070", status="finished"),
        updated("research_groups", "re-4524", used=0),
    ]


def test_finish_job_sets_status_to_finished_and_sets_used_to_48296(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8070", started_at="2026-04-22T13:50", ends_by="2026-04-22T15:00")
    bench.call("finish_job", job_id="jo-8070")
    assert bench.changes() == [
        updated("jobs", "jo-8070", status="finished"),
        updated("research_groups", "re-4524", used=48296),
    ]


def test_finish_job_is_refused_because_the_job_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_job", job_id="jo-1112") == "The job must be running."


def test_finish_job_is_refused_because_a_job_runs_for_ten_minutes_at_least(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8070", started_at="2026-04-22T13:51")
    assert bench.refusal("finish_job", job_id="jo-8070") == "A job runs for ten minutes at least."


def test_kill_job_sets_status_to_killed(bench: Bench) -> None:
    bench.call("kill_job", job_id="jo-9870")
    assert bench.changes() == [updated("jobs", "jo-9870", status="killed")]


def test_kill_job_is_refused_because_the_job_must_be_running(bench: Bench) -> None:
    assert bench.refusal("kill_job", job_id="jo-1112") == "The job must be running."


def test_kill_job_is_refused_because_nothing_calls_for_killing_this_job(bench: Bench) -> None:
    assert bench.refusal("kill_job", job_id="jo-1130") == "Nothing calls for killing this job."


def test_kill_job_is_refused_because_an_urgent_job_is_not_killed(bench: Bench) -> None:
    assert bench.refusal("kill_job", job_id="jo-4047") == "An urgent job is not killed."


def test_raise_job_sets_urgent_to_1(bench: Bench) -> None:
    bench.call("raise_job", job_id="jo-2069")
    assert bench.changes() == [updated("jobs", "jo-2069", urgent=1)]


def test_raise_job_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-6061", submitted_at="2026-04-21T14:00")
    bench.call("raise_job", job_id="jo-6061")


def test_raise_job_is_refused_because_the_job_does_not_wait(bench: Bench) -> None:
    assert bench.refusal("raise_job", job_id="jo-1112") == "The job does not wait."


def test_raise_job_is_refused_because_the_job_is_urgent_already(bench: Bench) -> None:
    assert bench.refusal("raise_job", job_id="jo-7083") == "The job is urgent already."


def test_raise_job_is_refused_because_the_user_has_another_urgent_job_waiting(bench: Bench) -> None:
    assert bench.refusal("raise_job", job_id="jo-3806") == "The user has another urgent job waiting."


def test_raise_job_is_refused_because_a_job_waits_for_a_day_before_it_becomes_urgent(bench: Bench) -> None:
    bench.arrange("jobs", "jo-6061", submitted_at="2026-04-21T14:01")
    assert bench.refusal("raise_job", job_id="jo-6061") == "A job waits for a day before it becomes urgent."
