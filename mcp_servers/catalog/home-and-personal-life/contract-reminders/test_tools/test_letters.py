"""Tests of the tools for letters of Holmgaard household contracts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "answered", "sent_until": "2026-08-02"},
            ["le-3571", "le-5981", "le-1230", "le-8002", "le-7342", "le-2995", "le-8639"],
        ),
        ({"number": "L-9335N"}, ["le-8639"]),
        ({"contract_id": "co-1225"}, ["le-1133", "le-1992"]),
    ],
)
def test_find_letters_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_letters", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"sent_until": "2026-07-27"}, 9),
        ({"purpose": "objection"}, 22),
    ],
)
def test_find_letters_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_letters", **filters)["total"] == total


def test_find_letters_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_letters", page=8) == ["le-9246", "le-9733"]


def test_find_letters_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_letters", contract_id="co-3072", purpose="objection") == []


def test_report_letters_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_letters", purpose="cancellation", status="torn_up") == []


def test_report_letters_adds_up(bench: Bench) -> None:
    result = bench.call("report_letters", page=2)
    assert result == {
        "items": [
            {"contract_provider_name": "Quayside Books", "letters": 7},
            {"contract_provider_name": "Spindle Hardware", "letters": 6, "last_sent": "2026-08-17"},
            {"contract_provider_name": "St Neot Toys", "letters": 3, "last_sent": "2026-07-27"},
            {"contract_provider_name": "Tessier & Lacroix Hardware", "letters": 2},
            {"contract_provider_name": "Wildwood Stores", "letters": 5, "last_sent": "2026-07-26"},
            {"contract_provider_name": "Woodditch Pharmacy", "letters": 11, "last_sent": "2026-08-13"},
            {"contract_provider_name": "Woodlark Garden Centre", "letters": 3, "last_sent": "2026-08-24"},
        ],
        "total": 17,
    }


def test_report_letters_adds_up_with_sent_from(bench: Bench) -> None:
    result = bench.call("report_letters", sent_from="2026-08-23")
    assert result == {
        "items": [
            {"contract_provider_name": "Byrne Bicycles", "letters": 1, "last_sent": "2026-08-23"},
            {"contract_provider_name": "North Stanhurst Garden Centre", "letters": 1, "last_sent": "2026-08-23"},
            {"contract_provider_name": "Woodlark Garden Centre", "letters": 1, "last_sent": "2026-08-24"},
        ],
        "total": 3,
    }


def test_report_letters_adds_up_with_purpose_and_status(bench: Bench) -> None:
    result = bench.call("report_letters", purpose="cancellation", status="sent")
    assert result == {
        "items": [
            {"contract_provider_name": "Haddad Bicycles", "letters": 1, "last_sent": "2026-08-02"},
            {"contract_provider_name": "Meridian Hardware", "letters": 1, "last_sent": "2026-07-25"},
            {"contract_provider_name": "St Neot Toys", "letters": 1, "last_sent": "2026-07-27"},
        ],
        "total": 3,
    }


def test_draft_letter_adds_a_letter(bench: Bench) -> None:
    bench.call("draft_letter", number="New L-6410F", contract_id="co-6179", purpose="question")
    assert bench.changes() == [
        inserted(
            "letters",
            "le-6578",
            number="New L-6410F",
            contract_id="co-6179",
            purpose="question",
            status="draft",
            registered=0,
        ),
    ]


def test_draft_letter_is_refused_because_the_other_signer_writes_about_this_contract(bench: Bench) -> None:
    sentence = bench.refusal("draft_letter", number="New L-6410F", contract_id="co-5142", purpose="objection")
    assert sentence == "The other signer writes about this contract."


def test_draft_letter_is_refused_because_the_contract_is_cancelled_or_over_already(bench: Bench) -> None:
    sentence = bench.refusal("draft_letter", number="New L-7479M", contract_id="co-9424", purpose="cancellation")
    assert sentence == "The contract is cancelled or over already."


def test_draft_letter_is_refused_because_it_is_too_late_to_cancel_for_this_term(bench: Bench) -> None:
    bench.arrange("price_changes", "pi-1248", contract_id="co-9097")
    sentence = bench.refusal("draft_letter", number="L-5347K", contract_id="co-9097", purpose="cancellation")
    assert sentence == "It is too late to cancel for this term."


def test_draft_letter_is_refused_because_such_a_letter_is_under_way_already(bench: Bench) -> None:
    sentence = bench.refusal("draft_letter", number="New L-5347K", contract_id="co-2631", purpose="question")
    assert sentence == "Such a letter is under way already."


def test_draft_letter_is_refused_because_another_letter_already_has_this_letter_number(bench: Bench) -> None:
    sentence = bench.refusal("draft_letter", number="L-6410F", contract_id="co-1225", purpose="cancellation")
    assert sentence == "Another letter already has this letter number."


def test_draft_letter_is_refused_because_another_letter_already_has_this_letter_number_2(bench: Bench) -> None:
    bench.arrange("contracts", "co-5157", ends_on="2026-09-08")
    sentence = bench.refusal("draft_letter", number="L-6410F", contract_id="co-5157", purpose="cancellation")
    assert sentence == "Another letter already has this letter number."


def test_send_letter_changes_the_letter_and_sets_status_to_notice_given(bench: Bench) -> None:
    bench.call("send_letter", letter_id="le-4187")
    assert bench.changes() == [
        updated("contracts", "co-7150", status="notice_given"),
        updated("letters", "le-4187", status="sent", sent_on="2026-08-25"),
    ]


def test_send_letter_is_refused_because_the_letter_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("send_letter", letter_id="le-1090") == "The letter must be draft."


def test_send_letter_is_refused_because_the_other_signer_writes_about_this_contract(bench: Bench) -> None:
    assert bench.refusal("send_letter", letter_id="le-6482") == "The other signer writes about this contract."


def test_send_letter_is_refused_because_the_contract_has_ended(bench: Bench) -> None:
    bench.arrange("contracts", "co-1225", status="ended")
    assert bench.refusal("send_letter", letter_id="le-1133") == "The contract has ended."


def test_send_letter_is_refused_because_a_successor_must_be_signed_first(bench: Bench) -> None:
    bench.arrange("contracts", "co-8943", compulsory=True)
    assert bench.refusal("send_letter", letter_id="le-6636") == "A successor must be signed first."


def test_repeat_letter_changes_the_letter(bench: Bench) -> None:
    bench.call("repeat_letter", letter_id="le-4892")
    assert bench.changes() == [updated("letters", "le-4892", status="repeated", sent_on="2026-08-25", registered=1)]


def test_repeat_letter_is_allowed(bench: Bench) -> None:
    bench.arrange("letters", "le-4359", sent_on="2026-08-11")
    bench.call("repeat_letter", letter_id="le-4359")


def test_repeat_letter_is_refused_because_the_letter_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("repeat_letter", letter_id="le-2991") == "The letter must be sent."


def test_repeat_letter_is_refused_because_an_answer_may_still_come(bench: Bench) -> None:
    assert bench.refusal("repeat_letter", letter_id="le-4359") == "An answer may still come."


def test_repeat_letter_is_refused_because_the_contract_has_ended(bench: Bench) -> None:
    bench.arrange("letters", "le-2248", contract_id="co-1658")
    assert bench.refusal("repeat_letter", letter_id="le-2248") == "The contract has ended."


def test_file_answer_sets_status_to_answered(bench: Bench) -> None:
    bench.call("file_answer", letter_id="le-4892")
    assert bench.changes() == [updated("letters", "le-4892", status="answered")]


def test_file_answer_is_refused_because_the_letter_must_be_sent_or_repeated(bench: Bench) -> None:
    assert bench.refusal("file_answer", letter_id="le-1090") == "The letter must be sent or repeated."


def test_file_answer_is_refused_because_the_letter_has_only_just_been_sent(bench: Bench) -> None:
    bench.arrange("letters", "le-9924", sent_on="2026-08-25")
    assert bench.refusal("file_answer", letter_id="le-9924") == "The letter has only just been sent."


def test_tear_up_letter_sets_status_to_torn_up(bench: Bench) -> None:
    bench.call("tear_up_letter", letter_id="le-1133")
    assert bench.changes() == [updated("letters", "le-1133", status="torn_up")]


def test_tear_up_letter_is_allowed(bench: Bench) -> None:
    bench.arrange("letters", "le-4187", contract_id="co-2398")
    bench.arrange("contracts", "co-2398", ends_on="2026-10-05")
    bench.call("tear_up_letter", letter_id="le-4187")


def test_tear_up_letter_is_refused_because_the_letter_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("tear_up_letter", letter_id="le-4892") == "The letter must be draft."


def test_tear_up_letter_is_refused_because_the_other_signer_writes_about_this_contract(bench: Bench) -> None:
    assert bench.refusal("tear_up_letter", letter_id="le-1665") == "The other signer writes about this contract."


def test_tear_up_letter_is_refused_because_the_cancellation_is_due_within_ten_days(bench: Bench) -> None:
    bench.arrange("letters", "le-4187", contract_id="co-2398")
    bench.arrange("contracts", "co-2398", ends_on="2026-10-04")
    assert bench.refusal("tear_up_letter", letter_id="le-4187") == "The cancellation is due within ten days."
