"""Tests of the tools for jobs of Lingua translations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"source_id": "so-1049"}, ["jo-7808", "jo-7792"]),
        (
            {"language": "polish"},
            ["jo-6905", "jo-5391", "jo-7430", "jo-6038", "jo-9510", "jo-5673", "jo-2945", "jo-7623"],
        ),
        (
            {"translator_id": "tr-5762"},
            ["jo-7624", "jo-1695", "jo-2335", "jo-3887", "jo-9424", "jo-8700", "jo-4339", "jo-3600"],
        ),
        (
            {"customer_id": "cu-5418"},
            [
                "jo-9444",
                "jo-9150",
                "jo-8592",
                "jo-8333",
                "jo-9206",
                "jo-8334",
                "jo-8603",
                "jo-1698",
                "jo-1974",
                "jo-4916",
            ],
        ),
        (
            {"status": "offered"},
            [
                "jo-2055",
                "jo-7653",
                "jo-2078",
                "jo-1785",
                "jo-6108",
                "jo-6728",
                "jo-8082",
                "jo-9510",
                "jo-8469",
                "jo-8505",
            ],
        ),
        ({"number": "J-44622"}, ["jo-5930"]),
        (
            {"due_until": "2026-02-15"},
            [
                "jo-7498",
                "jo-9890",
                "jo-9444",
                "jo-1143",
                "jo-1445",
                "jo-7591",
                "jo-2585",
                "jo-9150",
                "jo-8462",
                "jo-3877",
            ],
        ),
    ],
)
def test_find_jobs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_jobs", **filters) == ids


def test_find_jobs_counts(bench: Bench) -> None:
    assert bench.call("find_jobs", due_until="2026-02-15")["total"] == 65


def test_find_jobs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_jobs", page=10) == ["jo-1538", "jo-2500", "jo-7011", "jo-2945", "jo-3600", "jo-7623"]


def test_find_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_jobs", number="Unheard of") == []


def test_get_job_shows_the_job(bench: Bench) -> None:
    result = bench.call("get_job", job_id="jo-3887")
    assert result == {
        "id": "jo-3887",
        "number": "J-95667",
        "source_id": "so-6591",
        "language": "spanish",
        "status": "reviewed",
        "translator_id": "tr-5762",
        "fee": 13950,
        "due_on": "2026-01-25",
        "remark": "The layout follows later.",
        "source_title": "Guarantee for the compact bicycle trailer",
        "source_words": 1550,
        "source_customer_name": "Novák Orchards",
        "reviews_asked": 0,
        "reviews_accepted": 4,
    }


def test_get_job_shows_the_job_when_job_id_is_jo_1534(bench: Bench) -> None:
    result = bench.call("get_job", job_id="jo-1534")
    assert result == {
        "id": "jo-1534",
        "number": "J-11218",
        "source_id": "so-1890",
        "language": "french",
        "status": "delivered",
        "translator_id": "tr-4663",
        "fee": 33600,
        "due_on": "2026-01-26",
        "remark": "Ask the customer about the second heading.",
        "source_title": "Press release on the insulated camping stove",
        "source_words": 2400,
        "source_customer_name": "Herrera & McCarthy Hardware",
        "reviews_asked": 1,
        "reviews_accepted": 0,
    }


def test_report_jobs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_jobs", status="refused", language="spanish") == []


def test_report_jobs_adds_up(bench: Bench) -> None:
    result = bench.call("report_jobs", language="german")
    assert result == {
        "items": [
            {"source_customer_name": "Foxglove Freight", "jobs": 13, "fees": 251600},
            {"source_customer_name": "Foxglove Paper", "jobs": 1, "fees": 20800},
            {"source_customer_name": "Greyfriars Freight", "jobs": 3, "fees": 92500},
            {"source_customer_name": "Herrera & McCarthy Hardware", "jobs": 6, "fees": 97100},
            {"source_customer_name": "Little Silverington Haulage", "jobs": 1, "fees": 21000},
            {"source_customer_name": "Mercer & O'Connor Roofing", "jobs": 6, "fees": 156600},
            {"source_customer_name": "Nightjar Tools", "jobs": 1, "fees": 21450},
            {"source_customer_name": "Novák Orchards", "jobs": 5, "fees": 92850},
            {"source_customer_name": "Stojanov & Daly Law", "jobs": 7, "fees": 72450},
            {"source_customer_name": "Swift Tooling", "jobs": 3, "fees": 52900},
        ],
        "total": 10,
    }


def test_report_jobs_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_jobs", page=2)
    assert result == {
        "items": [
            {"source_customer_name": "Novák Orchards", "jobs": 15, "fees": 295700},
            {"source_customer_name": "Stojanov & Daly Law", "jobs": 14, "fees": 140600},
            {"source_customer_name": "Swift Tooling", "jobs": 5, "fees": 88000},
        ],
        "total": 13,
    }


def test_report_jobs_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_jobs", status="reviewed")
    assert result == {
        "items": [
            {"source_customer_name": "Foxglove Freight", "jobs": 4, "fees": 94250},
            {"source_customer_name": "Herrera & McCarthy Hardware", "jobs": 2, "fees": 27600},
            {"source_customer_name": "Mercer & O'Connor Roofing", "jobs": 2, "fees": 45000},
            {"source_customer_name": "Novák Orchards", "jobs": 4, "fees": 48300},
        ],
        "total": 4,
    }


def test_report_jobs_adds_up_with_due_from(bench: Bench) -> None:
    result = bench.call("report_jobs", due_from="2026-02-07")
    assert result == {
        "items": [
            {"source_customer_name": "Blackgate Provisions", "jobs": 1, "fees": 25500},
            {"source_customer_name": "Cobalt Pharmacy", "jobs": 1, "fees": 25350},
            {"source_customer_name": "Crossways Foods", "jobs": 1, "fees": 14850},
            {"source_customer_name": "Foxglove Freight", "jobs": 8, "fees": 119950},
            {"source_customer_name": "Foxglove Paper", "jobs": 1, "fees": 20800},
            {"source_customer_name": "Greyfriars Freight", "jobs": 4, "fees": 119500},
            {"source_customer_name": "Herrera & McCarthy Hardware", "jobs": 3, "fees": 65100},
            {"source_customer_name": "Little Silverington Haulage", "jobs": 5, "fees": 78400},
            {"source_customer_name": "Mercer & O'Connor Roofing", "jobs": 6, "fees": 157500},
            {"source_customer_name": "Nightjar Tools", "jobs": 1, "fees": 21450},
        ],
        "total": 13,
        "next_page": 2,
    }


def test_offer_job_adds_a_job(bench: Bench) -> None:
    bench.call(
        "offer_job",
        number="New J-11218",
        source_id="so-4151",
        language="french",
        fee=13950,
        due_on="2026-02-15",
        remark="Keep the tone friendly.",
    )
    assert bench.changes() == [
        inserted(
            "jobs",
            "jo-4992",
            number="New J-11218",
            source_id="so-4151",
            language="french",
            status="offered",
            fee=13950,
            due_on="2026-02-15",
            remark="Keep the tone friendly.",
        ),
    ]


def test_offer_job_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8343", status="refused")
    bench.call(
        "offer_job",
        number="New J-70178",
        source_id="so-2024",
        language="german",
        fee=18600,
        due_on="2026-02-12",
        remark="The layout follows later.",
    )


def test_offer_job_is_refused_because_the_customer_is_paused(bench: Bench) -> None:
    sentence = bench.refusal(
        "offer_job",
        number="New J-00838",
        source_id="so-4346",
        language="french",
        fee=27300,
        due_on="2025-12-31",
        remark="Shorter than the original, please.",
    )
    assert sentence == "The customer is paused."


def test_offer_job_is_refused_because_the_due_date_must_lie_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "offer_job",
        number="J-02924",
        source_id="so-9237",
        language="italian",
        fee=9800,
        due_on="2026-02-09",
        remark="The term list must be followed.",
    )
    assert sentence == "The due date must lie ahead."


def test_offer_job_is_refused_because_there_is_a_job_for_this_language_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "offer_job",
        number="J-56764",
        source_id="so-7879",
        language="french",
        fee=13500,
        due_on="2026-02-13",
        remark="Ask the customer about the second heading.",
    )
    assert sentence == "There is a job for this language already."


def test_offer_job_is_refused_because_the_customers_credit_limit_is_reached(bench: Bench) -> None:
    sentence = bench.refusal(
        "offer_job",
        number="J-35742",
        source_id="so-1332",
        language="french",
        fee=27000,
        due_on="2026-03-01",
        remark="Keep the tone friendly.",
    )
    assert sentence == "The customer's credit limit is reached."


def test_offer_job_is_refused_because_another_job_already_has_this_job_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "offer_job",
        number="J-02924",
        source_id="so-9237",
        language="italian",
        fee=13600,
        due_on="2026-02-12",
        remark="The term list must be followed.",
    )
    assert sentence == "Another job already has this job number."


def test_give_job_changes_the_job(bench: Bench) -> None:
    bench.call("give_job", job_id="jo-1785", translator_id="tr-4314")
    assert bench.changes() == [updated("jobs", "jo-1785", status="given", translator_id="tr-4314")]


def test_give_job_is_allowed(bench: Bench) -> None:
    bench.arrange("translators", "tr-4663", words_a_week=4100)
    bench.call("give_job", job_id="jo-3601", translator_id="tr-4663")


def test_give_job_is_refused_because_the_job_must_be_offered(bench: Bench) -> None:
    assert bench.refusal("give_job", job_id="jo-9760", translator_id="tr-3165") == "The job must be offered."


def test_give_job_is_refused_because_the_translator_is_away(bench: Bench) -> None:
    assert bench.refusal("give_job", job_id="jo-2078", translator_id="tr-2346") == "The translator is away."


def test_give_job_is_refused_because_the_translator_works_into_another_language(bench: Bench) -> None:
    sentence = bench.refusal("give_job", job_id="jo-3601", translator_id="tr-2087")
    assert sentence == "The translator works into another language."


def test_give_job_is_refused_because_this_text_needs_a_sworn_translator(bench: Bench) -> None:
    assert bench.refusal("give_job", job_id="jo-2593", translator_id="tr-4314") == "This text needs a sworn translator."


def test_give_job_is_refused_because_the_translator_has_too_many_words_in_hand(bench: Bench) -> None:
    bench.arrange("translators", "tr-4663", words_a_week=2000)
    sentence = bench.refusal("give_job", job_id="jo-3601", translator_id="tr-4663")
    assert sentence == "The translator has too many words in hand."


def test_take_back_job_changes_the_job(bench: Bench) -> None:
    bench.call("take_back_job", job_id="jo-6444")
    assert bench.changes() == [updated("jobs", "jo-6444", status="offered", translator_id=None)]


def test_take_back_job_is_refused_because_the_job_is_not_given_out(bench: Bench) -> None:
    assert bench.refusal("take_back_job", job_id="jo-2593") == "The job is not given out."


def test_take_back_job_is_refused_because_the_job_is_due_today_or_overdue(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1173", due_on="2026-02-09")
    assert bench.refusal("take_back_job", job_id="jo-1173") == "The job is due today or overdue."


def test_refuse_job_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_job", job_id="jo-2593")
    assert bench.changes() == [updated("jobs", "jo-2593", status="refused")]


def test_refuse_job_is_refused_because_the_job_must_be_offered(bench: Bench) -> None:
    assert bench.refusal("refuse_job", job_id="jo-6133") == "The job must be offered."


def test_extend_job_sets_due_on_to_2026_02_07(bench: Bench) -> None:
    bench.call("extend_job", job_id="jo-9424", extra=1)
    assert bench.changes() == [updated("jobs", "jo-9424", due_on="2026-02-07")]


def test_extend_job_is_refused_because_the_job_is_delivered_or_refused(bench: Bench) -> None:
    assert bench.refusal("extend_job", job_id="jo-6133", extra=1) == "The job is delivered or refused."


def test_extend_job_is_refused_because_the_job_is_overdue_by_more_than_three_days(bench: Bench) -> None:
    bench.arrange("jobs", "jo-9424", due_on="2026-02-05")
    assert bench.refusal("extend_job", job_id="jo-9424", extra=1) == "The job is overdue by more than three days."


def test_invoice_job_sets_status_to_invoiced(bench: Bench) -> None:
    bench.call("invoice_job", job_id="jo-3887")
    assert bench.changes() == [updated("jobs", "jo-3887", status="invoiced")]


def test_invoice_job_is_refused_because_the_job_must_be_reviewed(bench: Bench) -> None:
    assert bench.refusal("invoice_job", job_id="jo-3601") == "The job must be reviewed."


def test_invoice_job_is_refused_because_no_review_was_accepted(bench: Bench) -> None:
    assert bench.refusal("invoice_job", job_id="jo-1695") == "No review was accepted."


def test_invoice_job_is_refused_because_the_customer_is_paused(bench: Bench) -> None:
    bench.arrange("customers", "cu-3305", status="paused")
    assert bench.refusal("invoice_job", job_id="jo-3887") == "The customer is paused."
