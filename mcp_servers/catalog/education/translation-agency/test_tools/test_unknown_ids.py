"""Ids that nobody has, given to the tools of Lingua translations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_source", {"source_id": "xx-0000"}, "No source has this id."),
        ("read_delivery", {"delivery_id": "xx-0000"}, "No delivery has this id."),
        ("get_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("get_translator", {"translator_id": "xx-0000"}, "No translator has this id."),
        (
            "offer_job",
            {
                "number": "New J-56764",
                "source_id": "xx-0000",
                "language": "italian",
                "fee": 14850,
                "due_on": "2026-02-08",
                "remark": "The term list must be followed.",
            },
            "No source has this id.",
        ),
        ("give_job", {"job_id": "xx-0000", "translator_id": "tr-2277"}, "No job has this id."),
        ("give_job", {"job_id": "jo-1143", "translator_id": "xx-0000"}, "No translator has this id."),
        ("take_back_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("refuse_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("extend_job", {"job_id": "xx-0000", "extra": 2}, "No job has this id."),
        ("deliver_job", {"job_id": "xx-0000", "body": "Agreed by phone"}, "No job has this id."),
        (
            "ask_for_review",
            {
                "delivery_id": "xx-0000",
                "reviewer_id": "tr-6310",
                "finding": "Good, only commas.",
                "due_on": "2026-02-15",
            },
            "No delivery has this id.",
        ),
        (
            "ask_for_review",
            {
                "delivery_id": "de-1137",
                "reviewer_id": "xx-0000",
                "finding": "Good, only commas.",
                "due_on": "2026-02-15",
            },
            "No translator has this id.",
        ),
        ("accept_review", {"review_id": "xx-0000"}, "No review has this id."),
        ("reject_review", {"review_id": "xx-0000", "finding": "Too literal in the middle."}, "No review has this id."),
        ("invoice_job", {"job_id": "xx-0000"}, "No job has this id."),
        ("pause_customer", {"customer_id": "xx-0000"}, "No customer has this id."),
        ("note_absence", {"translator_id": "xx-0000"}, "No translator has this id."),
        ("note_return", {"translator_id": "xx-0000"}, "No translator has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
