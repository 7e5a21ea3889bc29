"""Tests of the tools for jobs of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-9645"}, ["jo-5548", "jo-5831"]),
        ({"bicycle_id": "bi-1692"}, ["jo-8911"]),
        ({"promised_on": "2026-05-04"}, ["jo-2710"]),
        (
            {"mechanic_id": "me-7279"},
            [
                "jo-9937",
                "jo-3470",
                "jo-4347",
                "jo-7304",
                "jo-6294",
                "jo-6216",
                "jo-9238",
                "jo-1860",
                "jo-9701",
                "jo-4856",
            ],
        ),
        (
            {"status": "received"},
            [
                "jo-3599",
                "jo-3867",
                "jo-2089",
                "jo-8628",
                "jo-1491",
                "jo-7710",
                "jo-9065",
                "jo-6973",
                "jo-6777",
                "jo-1289",
            ],
        ),
        ({"number": "J-5035"}, ["jo-5548"]),
        (
            {"promised_until": "2026-03-11"},
            [
                "jo-2122",
                "jo-3995",
                "jo-4148",
                "jo-1503",
                "jo-4750",
                "jo-5207",
                "jo-5416",
                "jo-8911",
                "jo-4628",
                "jo-9937",
            ],
        ),
    ],
)
def test_find_jobs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_jobs", **filters) == ids


def test_find_jobs_counts(bench: Bench) -> None:
    assert bench.call("find_jobs", promised_until="2026-03-11")["total"] == 24


def test_find_jobs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_jobs", page=4)
    assert ids == [
        "jo-5414",
        "jo-5221",
        "jo-6360",
        "jo-7084",
        "jo-8232",
        "jo-3453",
        "jo-2836",
        "jo-7472",
        "jo-6216",
        "jo-8401",
    ]


def test_find_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_jobs", number="Unheard of") == []


def test_get_job_shows_the_job(bench: Bench) -> None:
    result = bench.call("get_job", job_id="jo-2089")
    assert result == {
        "id": "jo-2089",
        "number": "J-9768",
        "bicycle_id": "bi-8870",
        "mechanic_id": "me-8457",
        "promised_on": "2026-04-16",
        "price_limit": 180000,
        "status": "received",
        "guarantee": False,
        "paid": 0,
        "booked_at": "2026-04-10T11:45",
        "bicycle_frame_number": "J94903X",
        "bicycle_customer_name": "Emre Esposito",
        "mechanic_name": "Ignacio Esteves",
        "customer_phone": "01559 862676",
        "cost_of_work": 27000,
        "cost_of_parts": 120000,
        "minutes_of_work": 30,
        "amount_left": 33000,
    }


def test_report_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_jobs", promised_from="2026-04-20", kind="racing") == []


def test_report_jobs_adds_up(bench: Bench) -> None:
    result = bench.call("report_jobs", promised_until="2026-04-01")
    assert result == {
        "items": [
            {"mechanic_name": "Folake Okonkwo", "jobs": 8, "paid": 618200, "last_promised": "2026-03-19"},
            {"mechanic_name": "Grace Clarke", "jobs": 6, "paid": 375300, "last_promised": "2026-03-30"},
            {"mechanic_name": "Ignacio Esteves", "jobs": 6, "paid": 631100, "last_promised": "2026-03-30"},
            {"mechanic_name": "Martina Vitale", "jobs": 6, "paid": 821500, "last_promised": "2026-03-28"},
            {"mechanic_name": "Mathieu Renaud", "jobs": 2, "paid": 56700, "last_promised": "2026-03-27"},
            {"mechanic_name": "Rémi Dumont", "jobs": 6, "paid": 298650, "last_promised": "2026-04-01"},
            {"mechanic_name": "Samuel Sutcliffe", "jobs": 6, "paid": 487750, "last_promised": "2026-04-01"},
        ],
        "total": 7,
    }


def test_report_jobs_adds_up_with_promised_from(bench: Bench) -> None:
    result = bench.call("report_jobs", promised_from="2026-05-06")
    assert result == {
        "items": [{"mechanic_name": "Folake Okonkwo", "jobs": 1, "paid": 0, "last_promised": "2026-05-06"}],
        "total": 1,
    }


def test_report_jobs_adds_up_with_status_and_kind(bench: Bench) -> None:
    result = bench.call("report_jobs", status="ready", kind="racing")
    assert result == {
        "items": [{"mechanic_name": "Grace Clarke", "jobs": 1, "paid": 0, "last_promised": "2026-04-04"}],
        "total": 1,
    }


def test_book_job_adds_a_job_and_adds_a_work_item(bench: Bench) -> None:
    bench.call(
        "book_job",
        bicycle_id="bi-3360",
        service_id="se-2669",
        mechanic_id="me-2115",
        number="New J-1807",
        promised_on="2026-05-26",
        price_limit=67500,
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-2103",
            number="New J-1807",
            bicycle_id="bi-3360",
            mechanic_id="me-2115",
            promised_on="2026-05-26",
            price_limit=67500,
            status="booked",
            guarantee=0,
            paid=0,
            booked_at="2026-04-14T08:30",
        ),
        inserted("works", "wo-9890", job_id="jo-2103", service_id="se-2669", price=67500),
    ]


def test_book_job_is_refused_because_argument_price_limit_must_be_at_least_20000(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-3360",
        service_id="se-2669",
        mechanic_id="me-2115",
        number="New J-1807",
        promised_on="2026-05-26",
        price_limit=19999,
    )
    assert sentence == "Argument 'price_limit' must be at least 20000."


def test_book_job_is_refused_because_a_job_is_promised_for_tomorrow_at_the_earliest(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-1223",
        service_id="se-6852",
        mechanic_id="me-6702",
        number="New J-6922",
        promised_on="2026-04-14",
        price_limit=130000,
    )
    assert sentence == "A job is promised for tomorrow at the earliest."


def test_book_job_is_refused_because_jobs_are_booked_at_most_six_weeks_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-3360",
        service_id="se-2669",
        mechanic_id="me-2115",
        number="New J-1807",
        promised_on="2026-05-27",
        price_limit=40000,
    )
    assert sentence == "Jobs are booked at most six weeks ahead."


def test_book_job_is_refused_because_the_bicycle_already_has_an_open_job(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-1343",
        service_id="se-6852",
        mechanic_id="me-8457",
        number="New J-1807",
        promised_on="2026-04-24",
        price_limit=170000,
    )
    assert sentence == "The bicycle already has an open job."


def test_book_job_is_refused_because_this_work_is_for_electric_bicycles_only(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-8326",
        service_id="se-7817",
        mechanic_id="me-2809",
        number="J-2547",
        promised_on="2026-04-24",
        price_limit=260000,
    )
    assert sentence == "This work is for electric bicycles only."


def test_book_job_is_refused_because_the_mechanic_is_away(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-4146",
        service_id="se-5812",
        mechanic_id="me-7279",
        number="New J-5039",
        promised_on="2026-04-25",
        price_limit=100000,
    )
    assert sentence == "The mechanic is away."


def test_book_job_is_refused_because_the_mechanic_is_not_certified_for_electric_bicycles(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-2895",
        service_id="se-8518",
        mechanic_id="me-2809",
        number="New J-6952",
        promised_on="2026-04-29",
        price_limit=190000,
    )
    assert sentence == "The mechanic is not certified for electric bicycles."


def test_book_job_is_refused_because_the_work_alone_costs_more_than_the_price_limit(bench: Bench) -> None:
    bench.arrange("services", "se-2669", minutes=150)
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-3360",
        service_id="se-2669",
        mechanic_id="me-2115",
        number="New J-1807",
        promised_on="2026-04-15",
        price_limit=40000,
    )
    assert sentence == "The work alone costs more than the price limit."


def test_book_job_is_refused_because_another_job_already_has_this_job_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_job",
        bicycle_id="bi-5041",
        service_id="se-2669",
        mechanic_id="me-8457",
        number="J-1807",
        promised_on="2026-04-30",
        price_limit=350000,
    )
    assert sentence == "Another job already has this job number."


def test_move_job_sets_promised_on_to_2026_05_26(bench: Bench) -> None:
    bench.call("move_job", job_id="jo-1143", promised_on="2026-05-26")
    assert bench.changes() == [updated("jobs", "jo-1143", promised_on="2026-05-26")]


def test_move_job_is_allowed(bench: Bench) -> None:
    bench.call("move_job", job_id="jo-1143", promised_on="2026-04-18")


def test_move_job_is_refused_because_work_on_this_job_has_begun_or_is_over(bench: Bench) -> None:
    sentence = bench.refusal("move_job", job_id="jo-3936", promised_on="2026-02-27")
    assert sentence == "Work on this job has begun or is over."


def test_move_job_is_refused_because_a_job_is_promised_for_tomorrow_at_the_earliest(bench: Bench) -> None:
    sentence = bench.refusal("move_job", job_id="jo-6702", promised_on="2026-04-14")
    assert sentence == "A job is promised for tomorrow at the earliest."


def test_move_job_is_refused_because_the_job_is_promised_for_this_day_already(bench: Bench) -> None:
    sentence = bench.refusal("move_job", job_id="jo-9065", promised_on="2026-04-22")
    assert sentence == "The job is promised for this day already."


def test_move_job_is_refused_because_jobs_are_booked_at_most_six_weeks_ahead(bench: Bench) -> None:
    sentence = bench.refusal("move_job", job_id="jo-1143", promised_on="2026-05-27")
    assert sentence == "Jobs are booked at most six weeks ahead."


def test_raise_limit_sets_price_limit_to_400000(bench: Bench) -> None:
    bench.call("raise_limit", job_id="jo-1622", price_limit=400000)
    assert bench.changes() == [updated("jobs", "jo-1622", price_limit=400000)]


def test_raise_limit_is_refused_because_the_job_is_over(bench: Bench) -> None:
    assert bench.refusal("raise_limit", job_id="jo-9186", price_limit=180000) == "The job is over."


def test_raise_limit_is_refused_because_the_limit_is_as_high_as_that_already(bench: Bench) -> None:
    assert bench.refusal("raise_limit", job_id="jo-5831", price_limit=90000) == "The limit is as high as that already."


def test_raise_limit_is_refused_because_the_repair_would_cost_more_than_the_bicycle_is(bench: Bench) -> None:
    sentence = bench.refusal("raise_limit", job_id="jo-1622", price_limit=400001)
    assert sentence == "The repair would cost more than the bicycle is worth."


def test_receive_bicycle_sets_status_to_received(bench: Bench) -> None:
    bench.call("receive_bicycle", job_id="jo-3120")
    assert bench.changes() == [updated("jobs", "jo-3120", status="received")]


def test_receive_bicycle_is_refused_because_the_job_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("receive_bicycle", job_id="jo-3936") == "The job must be booked."


def test_receive_bicycle_is_refused_because_it_is_too_early_to_take_this_bicycle_in(bench: Bench) -> None:
    bench.arrange("jobs", "jo-3120", promised_on="2026-04-29")
    assert bench.refusal("receive_bicycle", job_id="jo-3120") == "It is too early to take this bicycle in."


def test_start_job_sets_status_to_in_work_and_sets_status_to_fitted(bench: Bench) -> None:
    bench.arrange("fittings", "fi-4771", status="reserved")
    bench.call("start_job", job_id="jo-1143")
    assert bench.changes() == [
        updated("fittings", "fi-4771", status="fitted"),
        updated("jobs", "jo-1143", status="in_work"),
        updated("parts", "pa-5880", stock=3),
    ]


def test_start_job_sets_status_to_in_work(bench: Bench) -> None:
    bench.arrange("fittings", "fi-4771", status="released")
    bench.call("start_job", job_id="jo-1143")
    assert bench.changes() == [updated("jobs", "jo-1143", status="in_work")]


def test_start_job_is_allowed(bench: Bench) -> None:
    bench.arrange("fittings", "fi-1101", job_id="jo-1450")
    bench.call("start_job", job_id="jo-1450")


def test_start_job_is_allowed_when_status_is_reserved_when_quantity_is_4(bench: Bench) -> None:
    bench.arrange("fittings", "fi-4771", status="reserved", quantity=4)
    bench.call("start_job", job_id="jo-1143")


def test_start_job_is_refused_because_the_job_must_be_received_or_reopened_or_waiting(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-5831") == "The job must be received or reopened or waiting."


def test_start_job_is_refused_because_the_mechanic_of_this_job_is_away(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-9065") == "The mechanic of this job is away."


def test_start_job_is_refused_because_the_mechanic_has_three_bicycles_in_work(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-8813") == "The mechanic has three bicycles in work."


def test_start_job_is_refused_because_a_part_for_this_job_is_not_in_stock_yet(bench: Bench) -> None:
    assert bench.refusal("start_job", job_id="jo-3599") == "A part for this job is not in stock yet."


def test_finish_job_changes_the_job(bench: Bench) -> None:
    bench.call("finish_job", job_id="jo-7602")
    assert bench.changes() == [
        updated("jobs", "jo-7602", status="ready", ready_on="2026-04-14", tested_by_id="me-8457"),
    ]


def test_finish_job_is_refused_because_the_job_must_be_in_work(bench: Bench) -> None:
    assert bench.refusal("finish_job", job_id="jo-1450") == "The job must be in work."


def test_finish_job_is_refused_because_whoever_did_the_work_does_not_test_it(bench: Bench) -> None:
    assert bench.refusal("finish_job", job_id="jo-1035") == "Whoever did the work does not test it."


def test_finish_job_is_refused_because_you_are_not_certified_for_electric_bicycles(bench: Bench) -> None:
    bench.arrange("mechanics", "me-8457", certified=False)
    assert bench.refusal("finish_job", job_id="jo-7602") == "You are not certified for electric bicycles."


def test_collect_job_changes_the_job(bench: Bench) -> None:
    bench.call("collect_job", job_id="jo-4856")
    assert bench.changes() == [updated("jobs", "jo-4856", status="collected", collected_on="2026-04-14", paid=53950)]


def test_collect_job_changes_the_job_when_ready_on_is_2026_02_13(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8911", ready_on="2026-02-13")
    bench.call("collect_job", job_id="jo-8911")
    assert bench.changes() == [updated("jobs", "jo-8911", status="collected", collected_on="2026-04-14", paid=139000)]


def test_collect_job_is_refused_because_the_job_must_be_ready(bench: Bench) -> None:
    assert bench.refusal("collect_job", job_id="jo-5831") == "The job must be ready."


def test_collect_job_is_refused_because_the_bicycle_was_kept_for_60_days_and_given_up(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8911", ready_on="2026-02-12")
    assert bench.refusal("collect_job", job_id="jo-8911") == "The bicycle was kept for 60 days and given up."


def test_reopen_job_changes_the_job(bench: Bench) -> None:
    bench.call("reopen_job", job_id="jo-4885")
    assert bench.changes() == [
        updated(
            "jobs",
            "jo-4885",
            promised_on="2026-04-21",
            status="reopened",
            ready_on=None,
            collected_on=None,
            tested_by_id=None,
            guarantee=1,
        ),
    ]


def test_reopen_job_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-5207", collected_on="2026-02-13")
    bench.call("reopen_job", job_id="jo-5207")


def test_reopen_job_is_refused_because_the_job_must_be_collected(bench: Bench) -> None:
    assert bench.refusal("reopen_job", job_id="jo-3936") == "The job must be collected."


def test_reopen_job_is_refused_because_the_guarantee_has_run_out(bench: Bench) -> None:
    bench.arrange("jobs", "jo-5207", collected_on="2026-02-12")
    assert bench.refusal("reopen_job", job_id="jo-5207") == "The guarantee has run out."


def test_reopen_job_is_refused_because_the_bicycle_already_has_an_open_job(bench: Bench) -> None:
    assert bench.refusal("reopen_job", job_id="jo-2836") == "The bicycle already has an open job."


def test_cancel_job_sets_status_to_cancelled_and_sets_status_to_released(bench: Bench) -> None:
    bench.call("cancel_job", job_id="jo-2089")
    assert bench.changes() == [
        updated("fittings", "fi-7869", status="released"),
        updated("jobs", "jo-2089", status="cancelled"),
    ]


def test_cancel_job_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("fittings", "fi-1101", job_id="jo-3867")
    bench.call("cancel_job", job_id="jo-3867")
    assert bench.changes() == [updated("jobs", "jo-3867", status="cancelled")]


def test_cancel_job_is_refused_because_the_job_must_be_booked_or_received(bench: Bench) -> None:
    assert bench.refusal("cancel_job", job_id="jo-3936") == "The job must be booked or received."


def test_cancel_job_is_refused_because_a_job_is_cancelled_before_its_promised_day(bench: Bench) -> None:
    bench.arrange("jobs", "jo-3867", promised_on="2026-04-14")
    assert bench.refusal("cancel_job", job_id="jo-3867") == "A job is cancelled before its promised day."


def test_cancel_job_is_refused_because_the_customer_still_has_a_loan_bicycle(bench: Bench) -> None:
    assert bench.refusal("cancel_job", job_id="jo-1289") == "The customer still has a loan bicycle."
