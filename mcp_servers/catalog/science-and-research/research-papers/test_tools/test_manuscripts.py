"""Tests of the tools for manuscripts of River group papers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "floodplain"}, ["ma-9660", "ma-1278", "ma-6071", "ma-8060"]),
        ({"number": "MS-2655"}, ["ma-3424"]),
        ({"venue_id": "ve-8467"}, ["ma-9660", "ma-4428", "ma-1411"]),
        ({"lead_id": "me-4272"}, ["ma-1491", "ma-6875", "ma-8324", "ma-5031"]),
        ({"status": "draft"}, ["ma-1052", "ma-6754", "ma-8060", "ma-5139", "ma-8324", "ma-9379"]),
    ],
)
def test_find_manuscripts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_manuscripts", **filters) == ids


def test_find_manuscripts_counts(bench: Bench) -> None:
    assert bench.call("find_manuscripts", words="water")["total"] == 19


def test_find_manuscripts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_manuscripts", page=6) == ["ma-5045", "ma-8324", "ma-5031", "ma-9379", "ma-5408", "ma-6385"]


def test_find_manuscripts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_manuscripts", words="Unheard of") == []


def test_read_manuscript_shows_the_manuscript(bench: Bench) -> None:
    result = bench.call("read_manuscript", manuscript_id="ma-8324", from_line=60)
    assert result == {"lines": ["\\end{document}"], "first_line": 60, "total_lines": 60}


def test_read_manuscript_shows_the_manuscript_with_lines(bench: Bench) -> None:
    result = bench.call("read_manuscript", manuscript_id="ma-8324", from_line=40, lines=20)
    assert result == {
        "lines": [
            "\\hline",
            "shallow delta & 49 & 13 \\\\",
            "urban lake & 18 & 16 \\\\",
            "regulated floodplain & 71 & 9 \\\\",
            "braided river & 74 & 21 \\\\",
            "\\hline",
            "\\end{tabular}",
            "",
            "\\section{Discussion}",
            "\\label{sec:discussion}",
            "In contrast to earlier work, the residence time follows the rainfall with a delay of 24",
            "days.",
            "",
            "The shallow fjord froze in 10 of the 26 winters on record.",
            "",
            "\\section{Acknowledgements}",
            "\\label{sec:acknowledgements}",
            "In contrast to earlier work, the residence time follows the rainfall with a delay of 16",
            "days.",
            "",
        ],
        "first_line": 40,
        "total_lines": 60,
        "next_line": 60,
    }


def test_read_manuscript_is_refused_because_this_manuscript_ends_at_line_60(bench: Bench) -> None:
    assert bench.refusal("read_manuscript", manuscript_id="ma-8324", from_line=61) == "This manuscript ends at line 60."


def test_get_manuscript_shows_the_manuscript(bench: Bench) -> None:
    result = bench.call("get_manuscript", manuscript_id="ma-4234")
    assert result == {
        "id": "ma-4234",
        "number": "MS-1498",
        "water_body": "frozen river",
        "quantity": "flow velocity",
        "title": "The flow velocity of a frozen river",
        "lead_id": "me-4722",
        "status": "ready",
        "started_on": "2024-06-20",
        "lead_name": "Florence Griffiths",
        "co_authors": 3,
        "not_agreed": 0,
        "positive_reviews": 1,
        "reviews_asked": 0,
    }


def test_report_manuscripts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_manuscripts", status="submitted", venue_id="ve-2889") == []


def test_report_manuscripts_adds_up(bench: Bench) -> None:
    result = bench.call("report_manuscripts", started_from="2025-11-30")
    assert result == {
        "items": [{"lead_name": "Hala Bakri", "manuscripts": 1, "last_submission": "2025-11-30"}],
        "total": 1,
    }


def test_report_manuscripts_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_manuscripts", page=2)
    assert result == {
        "items": [
            {"lead_name": "Leyla Romano", "manuscripts": 1},
            {"lead_name": "Martina Aydın", "manuscripts": 1, "last_submission": "2025-11-15"},
            {"lead_name": "Mateo Vidal", "manuscripts": 4, "last_submission": "2025-12-28"},
            {"lead_name": "Naoko Zhang", "manuscripts": 4, "last_submission": "2025-12-30"},
            {"lead_name": "Olivia Lambert", "manuscripts": 6, "last_submission": "2026-01-12"},
            {"lead_name": "Priya Fernando", "manuscripts": 6, "last_submission": "2025-11-21"},
            {"lead_name": "Álvaro Marín", "manuscripts": 1},
        ],
        "total": 17,
    }


def test_report_manuscripts_adds_up_with_status_and_venue_id(bench: Bench) -> None:
    result = bench.call("report_manuscripts", status="accepted", venue_id="ve-3008")
    assert result == {
        "items": [{"lead_name": "Hala Bakri", "manuscripts": 1, "last_submission": "2025-10-07"}],
        "total": 1,
    }


def test_start_manuscript_adds_a_manuscript(bench: Bench) -> None:
    bench.call(
        "start_manuscript",
        number="New MS-1936",
        title="New On the residence time of the tidal river",
        water_body="shallow canal",
        quantity="grain size",
        lead_id="me-8997",
        body="As discussed",
    )
    assert bench.changes() == [
        inserted(
            "manuscripts",
            "ma-4546",
            number="New MS-1936",
            water_body="shallow canal",
            quantity="grain size",
            title="New On the residence time of the tidal river",
            lead_id="me-8997",
            status="draft",
            started_on="2026-01-19",
            body="As discussed",
        ),
    ]


def test_start_manuscript_is_refused_because_the_lead_author_has_four_manuscripts_in_hand(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_manuscript",
        number="New MS-6430",
        title="On the ice thickness of the urban lagoon",
        water_body="tidal spring",
        quantity="flow velocity",
        lead_id="me-4272",
        body="Agreed by phone",
    )
    assert sentence == "The lead author has four manuscripts in hand."


def test_start_manuscript_is_refused_because_the_lead_author_is_abroad(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_manuscript",
        number="New MS-1603",
        title="New What the water age of the regulated lake tells",
        water_body="ancient estuary",
        quantity="water age",
        lead_id="me-9199",
        body="Agreed by phone",
    )
    assert sentence == "The lead author is abroad."


def test_start_manuscript_is_refused_because_another_manuscript_already_has_this(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_manuscript",
        number="MS-6430",
        title="New What the grain size of the tidal spring tells",
        water_body="tidal river",
        quantity="flow velocity",
        lead_id="me-2196",
        body="As discussed",
    )
    assert sentence == "Another manuscript already has this manuscript number."


def test_start_manuscript_is_refused_because_another_manuscript_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "start_manuscript",
        number="New MS-1936",
        title="On the residence time of the shallow wetland",
        water_body="urban spring",
        quantity="grain size",
        lead_id="me-3363",
        body="Agreed by phone",
    )
    assert sentence == "Another manuscript already has this title."


def test_finish_draft_sets_status_to_ready(bench: Bench) -> None:
    bench.call("finish_draft", manuscript_id="ma-8060")
    assert bench.changes() == [updated("manuscripts", "ma-8060", status="ready")]


def test_finish_draft_is_allowed(bench: Bench) -> None:
    bench.arrange("reviews", "re-1241", status="asked", due_on="2026-01-19")
    bench.call("finish_draft", manuscript_id="ma-8324")


def test_finish_draft_is_refused_because_the_manuscript_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("finish_draft", manuscript_id="ma-3344") == "The manuscript must be draft."


def test_finish_draft_is_refused_because_a_review_is_overdue(bench: Bench) -> None:
    bench.arrange("reviews", "re-1241", status="asked")
    assert bench.refusal("finish_draft", manuscript_id="ma-8324") == "A review is overdue."


def test_submit_manuscript_changes_the_manuscript(bench: Bench) -> None:
    bench.call("submit_manuscript", manuscript_id="ma-4837", venue_id="ve-8177")
    assert bench.changes() == [
        updated("manuscripts", "ma-4837", status="submitted", venue_id="ve-8177", submitted_on="2026-01-19"),
    ]


def test_submit_manuscript_is_allowed(bench: Bench) -> None:
    bench.call("submit_manuscript", manuscript_id="ma-4387", venue_id="ve-3008")


def test_submit_manuscript_is_allowed_when_lead_id_is_me_3208(bench: Bench) -> None:
    bench.arrange("manuscripts", "ma-4837", lead_id="me-3208")
    bench.call("submit_manuscript", manuscript_id="ma-4837", venue_id="ve-9952")


def test_submit_manuscript_is_refused_because_the_manuscript_must_be_ready(bench: Bench) -> None:
    sentence = bench.refusal("submit_manuscript", manuscript_id="ma-9690", venue_id="ve-8467")
    assert sentence == "The manuscript must be ready."


def test_submit_manuscript_is_refused_because_the_deadline_has_passed(bench: Bench) -> None:
    assert bench.refusal("submit_manuscript", manuscript_id="ma-4387", venue_id="ve-7382") == "The deadline has passed."


def test_submit_manuscript_is_refused_because_two_positive_reviews_are_needed(bench: Bench) -> None:
    sentence = bench.refusal("submit_manuscript", manuscript_id="ma-4234", venue_id="ve-8467")
    assert sentence == "Two positive reviews are needed."


def test_submit_manuscript_is_refused_because_an_author_has_not_agreed(bench: Bench) -> None:
    sentence = bench.refusal("submit_manuscript", manuscript_id="ma-9320", venue_id="ve-8917")
    assert sentence == "An author has not agreed."


def test_submit_manuscript_is_refused_because_the_lead_author_has_a_manuscript_with_this(bench: Bench) -> None:
    bench.arrange("venues", "ve-9952", deadline="2026-01-19")
    sentence = bench.refusal("submit_manuscript", manuscript_id="ma-4837", venue_id="ve-9952")
    assert sentence == "The lead author has a manuscript with this venue."


def test_note_acceptance_sets_status_to_accepted(bench: Bench) -> None:
    bench.call("note_acceptance", manuscript_id="ma-4623")
    assert bench.changes() == [updated("manuscripts", "ma-4623", status="accepted")]


def test_note_acceptance_is_allowed(bench: Bench) -> None:
    bench.arrange("manuscripts", "ma-9660", submitted_on="2026-01-12")
    bench.call("note_acceptance", manuscript_id="ma-9660")


def test_note_acceptance_is_refused_because_the_manuscript_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("note_acceptance", manuscript_id="ma-3508") == "The manuscript must be submitted."


def test_note_acceptance_is_refused_because_the_manuscript_was_submitted_less_than_a_week(bench: Bench) -> None:
    bench.arrange("manuscripts", "ma-9660", submitted_on="2026-01-13")
    sentence = bench.refusal("note_acceptance", manuscript_id="ma-9660")
    assert sentence == "The manuscript was submitted less than a week ago."


def test_note_rejection_sets_status_to_rejected_and_sets_agreed_to_0(bench: Bench) -> None:
    bench.call("note_rejection", manuscript_id="ma-9660")
    assert bench.changes() == [
        updated("authorships", "au-9721", agreed=0),
        updated("manuscripts", "ma-9660", status="rejected"),
    ]


def test_note_rejection_is_refused_because_the_manuscript_must_be_submitted(bench: Bench) -> None:
    assert bench.refusal("note_rejection", manuscript_id="ma-4387") == "The manuscript must be submitted."
