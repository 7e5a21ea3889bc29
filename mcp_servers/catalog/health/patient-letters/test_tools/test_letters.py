"""Tests of the tools for letters of St Brigid's letters."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"words": "sinéad"}, ["le-3504", "le-4748", "le-4461", "le-3475", "le-4529", "le-4619"]),
        ({"author_id": "do-8518"}, ["le-3264", "le-4426"]),
        ({"patient_id": "pa-8267"}, ["le-7607", "le-2155", "le-6132"]),
        (
            {"ward_id": "wa-7817"},
            ["le-7607", "le-3504", "le-4748", "le-2397", "le-4202", "le-7228", "le-4573", "le-3317"],
        ),
        (
            {"recipient_id": "pr-2241"},
            [
                "le-6252",
                "le-9514",
                "le-3724",
                "le-1282",
                "le-3252",
                "le-3368",
                "le-5082",
                "le-2397",
                "le-3264",
                "le-4202",
            ],
        ),
        (
            {"status": "typed"},
            [
                "le-3504",
                "le-4748",
                "le-2397",
                "le-3264",
                "le-8908",
                "le-3887",
                "le-7691",
                "le-4573",
                "le-7774",
                "le-6952",
            ],
        ),
        ({"number": "L-779276"}, ["le-3059"]),
        (
            {"dictated_until": "2026-05-01"},
            [
                "le-6252",
                "le-9514",
                "le-3724",
                "le-7607",
                "le-1282",
                "le-3252",
                "le-3368",
                "le-3504",
                "le-5082",
                "le-4748",
            ],
        ),
    ],
)
def test_find_letters_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_letters", **filters) == ids


def test_find_letters_counts(bench: Bench) -> None:
    assert bench.call("find_letters", dictated_until="2026-05-01")["total"] == 65


def test_find_letters_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_letters", page=3)
    assert ids == [
        "le-8908",
        "le-3135",
        "le-4873",
        "le-3887",
        "le-7228",
        "le-7691",
        "le-2322",
        "le-3172",
        "le-4573",
        "le-4719",
    ]


def test_find_letters_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_letters", number="Unheard of") == []


def test_read_letter_shows_the_letter(bench: Bench) -> None:
    result = bench.call("read_letter", letter_id="le-1051", from_line=16)
    assert result == {"lines": ["Next visit: 22 July, 9:23"], "first_line": 16, "total_lines": 16}


def test_read_letter_shows_the_letter_with_lines(bench: Bench) -> None:
    result = bench.call("read_letter", letter_id="le-5440", from_line=40, lines=2)
    assert result == {"lines": ["Kaisa Berg", ""], "first_line": 40, "total_lines": 42, "next_line": 42}


def test_read_letter_is_refused_because_this_letter_ends_at_line_16(bench: Bench) -> None:
    assert bench.refusal("read_letter", letter_id="le-1051", from_line=40) == "This letter ends at line 16."


def test_get_letter_shows_the_letter(bench: Bench) -> None:
    result = bench.call("get_letter", letter_id="le-2467")
    assert result == {
        "id": "le-2467",
        "number": "L-466804",
        "subject": "Follow-up, numb left heel",
        "patient_id": "pa-3884",
        "ward_id": "wa-8368",
        "author_id": "do-5539",
        "recipient_id": "pr-4986",
        "status": "withheld",
        "dictated_on": "2026-04-19",
        "patient_name": "Guillaume Mercier",
        "ward_name": "Maternity",
        "author_name": "Meera Desai",
        "recipient_name": "Keiko Chan",
        "number_of_addenda": 0,
    }


def test_report_letters_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_letters", status="withheld", author_id="do-9360") == []


def test_report_letters_adds_up(bench: Bench) -> None:
    result = bench.call("report_letters", dictated_from="2026-03-25")
    assert result == {
        "items": [
            {"ward_name": "Cardiology", "letters": 22, "oldest": "2026-04-06"},
            {"ward_name": "Day surgery", "letters": 12, "oldest": "2026-03-29"},
            {"ward_name": "Ear nose and throat", "letters": 17, "oldest": "2026-03-31"},
            {"ward_name": "Eye clinic", "letters": 8, "oldest": "2026-03-30"},
            {"ward_name": "Maternity", "letters": 31, "oldest": "2026-03-25"},
            {"ward_name": "Surgical ward", "letters": 9, "oldest": "2026-04-07"},
        ],
        "total": 6,
    }


def test_report_letters_adds_up_with_author_id(bench: Bench) -> None:
    result = bench.call("report_letters", author_id="do-7951")
    assert result == {"items": [{"ward_name": "Maternity", "letters": 2, "oldest": "2026-04-26"}], "total": 1}


def test_report_letters_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_letters", status="withheld")
    assert result == {
        "items": [
            {"ward_name": "Cardiology", "letters": 2, "oldest": "2026-04-24"},
            {"ward_name": "Day surgery", "letters": 1, "oldest": "2026-04-30"},
            {"ward_name": "Ear nose and throat", "letters": 2, "oldest": "2026-03-31"},
            {"ward_name": "Maternity", "letters": 3, "oldest": "2026-04-19"},
        ],
        "total": 4,
    }


def test_dictate_letter_adds_a_letter(bench: Bench) -> None:
    bench.call(
        "dictate_letter",
        number="New L-660650",
        subject="Follow-up, swollen left hand",
        patient_id="pa-9375",
        author_id="do-3863",
        body="As discussed",
    )
    assert bench.changes() == [
        inserted(
            "letters",
            "le-2299",
            number="New L-660650",
            subject="Follow-up, swollen left hand",
            patient_id="pa-9375",
            ward_id="wa-8273",
            author_id="do-3863",
            recipient_id="pr-4808",
            status="draft",
            dictated_on="2026-05-18",
            body="As discussed",
        ),
    ]


def test_dictate_letter_is_allowed(bench: Bench) -> None:
    bench.arrange("letters", "le-1109", patient_id="pa-7170")
    bench.call(
        "dictate_letter",
        number="New L-953711",
        subject="Clinic letter: numb left elbow",
        patient_id="pa-5100",
        author_id="do-5728",
        body="Agreed by phone",
    )


def test_dictate_letter_is_refused_because_the_doctor_is_on_leave(bench: Bench) -> None:
    sentence = bench.refusal(
        "dictate_letter",
        number="New L-660650",
        subject="Discharge letter: bruised left thumb",
        patient_id="pa-8636",
        author_id="do-9361",
        body="Agreed by phone",
    )
    assert sentence == "The doctor is on leave."


def test_dictate_letter_is_refused_because_the_patient_was_discharged_more_than_30_days_ago(bench: Bench) -> None:
    sentence = bench.refusal(
        "dictate_letter",
        number="New L-953711",
        subject="Result of the examination, injured right hand",
        patient_id="pa-9003",
        author_id="do-1577",
        body="As discussed",
    )
    assert sentence == "The patient was discharged more than 30 days ago."


def test_dictate_letter_is_refused_because_three_letters_about_this_patient_are_not_signed(bench: Bench) -> None:
    bench.arrange("patients", "pa-5100", discharged_on="2026-04-18")
    sentence = bench.refusal(
        "dictate_letter",
        number="New L-953711",
        subject="Clinic letter: numb left elbow",
        patient_id="pa-5100",
        author_id="do-5728",
        body="Agreed by phone",
    )
    assert sentence == "Three letters about this patient are not signed yet."


def test_dictate_letter_is_refused_because_another_letter_already_has_this_letter_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "dictate_letter",
        number="L-660650",
        subject="Follow-up, swollen right shoulder",
        patient_id="pa-1731",
        author_id="do-3863",
        body="As discussed",
    )
    assert sentence == "Another letter already has this letter number."


def test_type_letter_sets_status_to_typed(bench: Bench) -> None:
    bench.call("type_letter", letter_id="le-3368")
    assert bench.changes() == [updated("letters", "le-3368", status="typed")]


def test_type_letter_is_refused_because_the_letter_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("type_letter", letter_id="le-4202") == "The letter must be draft."


def test_return_letter_sets_status_to_draft(bench: Bench) -> None:
    bench.call("return_letter", letter_id="le-6811")
    assert bench.changes() == [updated("letters", "le-6811", status="draft")]


def test_return_letter_is_refused_because_the_letter_must_be_typed(bench: Bench) -> None:
    assert bench.refusal("return_letter", letter_id="le-4202") == "The letter must be typed."


def test_return_letter_is_refused_because_the_doctor_is_on_leave(bench: Bench) -> None:
    assert bench.refusal("return_letter", letter_id="le-4573") == "The doctor is on leave."


def test_sign_letter_changes_the_letter(bench: Bench) -> None:
    bench.call("sign_letter", letter_id="le-7691", countersigner_id="do-6837")
    assert bench.changes() == [updated("letters", "le-7691", status="signed", countersigner_id="do-6837")]


def test_sign_letter_is_refused_because_the_letter_must_be_typed_or_withheld(bench: Bench) -> None:
    sentence = bench.refusal("sign_letter", letter_id="le-3724", countersigner_id="do-5728")
    assert sentence == "The letter must be typed or withheld."


def test_sign_letter_is_refused_because_the_letter_is_not_typed(bench: Bench) -> None:
    assert bench.refusal("sign_letter", letter_id="le-1739", countersigner_id="do-3863") == "The letter is not typed."


def test_sign_letter_is_refused_because_only_consultants_countersign(bench: Bench) -> None:
    sentence = bench.refusal("sign_letter", letter_id="le-7418", countersigner_id="do-5728")
    assert sentence == "Only consultants countersign."


def test_sign_letter_is_refused_because_the_consultant_belongs_to_another_ward(bench: Bench) -> None:
    sentence = bench.refusal("sign_letter", letter_id="le-6811", countersigner_id="do-3863")
    assert sentence == "The consultant belongs to another ward."


def test_sign_letter_is_refused_because_nobody_countersigns_a_letter_of_their_own(bench: Bench) -> None:
    sentence = bench.refusal("sign_letter", letter_id="le-1099", countersigner_id="do-1715")
    assert sentence == "Nobody countersigns a letter of their own."


def test_sign_letter_is_refused_because_the_consultant_is_on_leave(bench: Bench) -> None:
    bench.arrange("doctors", "do-6837", status="on_leave")
    sentence = bench.refusal("sign_letter", letter_id="le-7691", countersigner_id="do-6837")
    assert sentence == "The consultant is on leave."


def test_send_letter_changes_the_letter(bench: Bench) -> None:
    bench.call("send_letter", letter_id="le-6078")
    assert bench.changes() == [updated("letters", "le-6078", status="sent", sent_on="2026-05-18")]


def test_send_letter_is_refused_because_the_letter_must_be_signed(bench: Bench) -> None:
    assert bench.refusal("send_letter", letter_id="le-4202") == "The letter must be signed."


def test_send_letter_is_refused_because_the_patient_has_not_consented(bench: Bench) -> None:
    assert bench.refusal("send_letter", letter_id="le-2898") == "The patient has not consented."


def test_send_letter_is_refused_because_the_practice_is_closed(bench: Bench) -> None:
    bench.arrange("practices", "pr-4808", status="closed")
    assert bench.refusal("send_letter", letter_id="le-1362") == "The practice is closed."


def test_send_letter_is_refused_because_the_letter_is_not_countersigned(bench: Bench) -> None:
    assert bench.refusal("send_letter", letter_id="le-7607") == "The letter is not countersigned."


def test_withhold_letter_sets_status_to_withheld(bench: Bench) -> None:
    bench.call("withhold_letter", letter_id="le-2322")
    assert bench.changes() == [updated("letters", "le-2322", status="withheld")]


def test_withhold_letter_is_refused_because_the_letter_must_be_signed(bench: Bench) -> None:
    assert bench.refusal("withhold_letter", letter_id="le-3368") == "The letter must be signed."


def test_release_letter_sets_status_to_signed(bench: Bench) -> None:
    bench.call("release_letter", letter_id="le-4619")
    assert bench.changes() == [updated("letters", "le-4619", status="signed")]


def test_release_letter_is_refused_because_the_letter_is_not_withheld(bench: Bench) -> None:
    assert bench.refusal("release_letter", letter_id="le-3368") == "The letter is not withheld."


def test_release_letter_is_refused_because_the_patient_has_refused(bench: Bench) -> None:
    assert bench.refusal("release_letter", letter_id="le-1282") == "The patient has refused."


def test_redirect_letter_sets_recipient_id_to_pr_2558(bench: Bench) -> None:
    bench.call("redirect_letter", letter_id="le-3368", recipient_id="pr-2558")
    assert bench.changes() == [updated("letters", "le-3368", recipient_id="pr-2558")]


def test_redirect_letter_is_refused_because_the_letter_has_been_sent(bench: Bench) -> None:
    assert bench.refusal("redirect_letter", letter_id="le-4202", recipient_id="pr-2375") == "The letter has been sent."


def test_redirect_letter_is_refused_because_the_practice_is_closed(bench: Bench) -> None:
    assert bench.refusal("redirect_letter", letter_id="le-4748", recipient_id="pr-3038") == "The practice is closed."


def test_redirect_letter_is_refused_because_the_letter_is_addressed_to_this_practice(bench: Bench) -> None:
    sentence = bench.refusal("redirect_letter", letter_id="le-8689", recipient_id="pr-3913")
    assert sentence == "The letter is addressed to this practice already."
