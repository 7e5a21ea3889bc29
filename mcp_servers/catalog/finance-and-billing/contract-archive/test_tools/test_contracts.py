"""Tests of the tools for contracts of Lyric Theatre contract archive."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"subject": "power"}, ["co-6961", "co-2969", "co-4642"]),
        ({"number": "K-1085"}, ["co-3181"]),
        ({"partner_id": "pa-4183"}, ["co-1728"]),
        ({"keeper_id": "ke-9448"}, ["co-2721", "co-3818", "co-9065", "co-6509", "co-4790", "co-5095"]),
        (
            {"in_dispute": False},
            [
                "co-2825",
                "co-5220",
                "co-5348",
                "co-4945",
                "co-9454",
                "co-7535",
                "co-1133",
                "co-7039",
                "co-4092",
                "co-2854",
            ],
        ),
        ({"words": "holmmouth"}, ["co-6961"]),
        (
            {"status": "ended"},
            [
                "co-2825",
                "co-5220",
                "co-5348",
                "co-4945",
                "co-9454",
                "co-7535",
                "co-1133",
                "co-7039",
                "co-8046",
                "co-4092",
            ],
        ),
        (
            {"ends_until": "2026-11-28"},
            [
                "co-2825",
                "co-5220",
                "co-5348",
                "co-4945",
                "co-9454",
                "co-7535",
                "co-1133",
                "co-7039",
                "co-8046",
                "co-4092",
            ],
        ),
    ],
)
def test_find_contracts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_contracts", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ends_until": "2026-11-28"}, 21),
        ({"status": "ended"}, 13),
    ],
)
def test_find_contracts_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_contracts", **filters)["total"] == total


def test_find_contracts_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_contracts", page=8)
    assert ids == ["co-9064", "co-9351", "co-4642", "co-7076", "co-5373", "co-3181", "co-3705", "co-7243"]


def test_find_contracts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_contracts", words="Unheard of") == []


def test_read_contract_shows_the_contract(bench: Bench) -> None:
    result = bench.call("read_contract", contract_id="co-2796")
    assert result == {
        "lines": [
            "CONTRACT K-6188 ON roof inspection",
            "",
            "between the Lyric Theatre and Kendall & Barlow Packaging.",
            "",
            "Signed at: Holmfield",
            "Contact of the supplier: Miriam Gilchrist",
            "Bank reference: RF91 6018",
            "Days of notice: 30",
            "",
            "CLAUSE 1: PRICES",
            "",
            "The place of jurisdiction is Ingfleet.",
            "",
            "No third party may be called in for a partial invoice without consent.",
            "",
            "CLAUSE 2: ENDING",
            "",
            "A penalty of 429 a day is due for a partial invoice.",
            "",
            "Prices are adjusted once a year by at most 7 per cent.",
            "",
            "The parties settle a disputed payment before they go to court.",
            "",
            "CLAUSE 3: STAFF",
            "",
            "No third party may be called in for a missing invoice without consent.",
            "",
            "In the event of a late cleaning, the supplier answers within 5 days.",
            "",
            "The supplier insures itself for at least 17 million.",
            "",
            "PRICE LIST",
            "",
            "Service          Visits   Price   Amount",
            "water treatment       6  393.00  2358.00",
            "stage lighting        2  204.40   408.80",
            "emergency power       6  541.65  3249.90",
            "Total                            6016.70",
            "",
            "Witness: Celia Strickland",
        ],
        "first_line": 1,
        "total_lines": 41,
        "next_line": 41,
    }


def test_read_contract_shows_the_contract_with_from_line(bench: Bench) -> None:
    result = bench.call("read_contract", contract_id="co-1849", from_line=37)
    assert result == {"lines": ["Copies: 2"], "first_line": 37, "total_lines": 37}


def test_read_contract_is_refused_because_this_contract_ends_at_line_37(bench: Bench) -> None:
    assert bench.refusal("read_contract", contract_id="co-1849", from_line=38) == "This contract ends at line 37."


def test_get_contract_shows_the_contract(bench: Bench) -> None:
    result = bench.call("get_contract", contract_id="co-1037")
    assert result == {
        "id": "co-1037",
        "number": "K-6019",
        "subject": "night watch",
        "partner_id": "pa-1283",
        "keeper_id": "ke-8646",
        "status": "signed",
        "yearly_value": 430000,
        "notice_days": 30,
        "begins_on": "2024-03-22",
        "ends_on": "2027-09-08",
        "in_dispute": False,
        "partner_name": "Kendall & Barlow Packaging",
        "keeper_name": "Mamadou Queirós",
        "signatures": 2,
        "amendments_signed": 1,
        "amendments_open": 3,
    }


def test_report_contracts_adds_up(bench: Bench) -> None:
    result = bench.call("report_contracts", page=3)
    assert result == {
        "items": [
            {"partner_name": "Winston Quay Distribution", "contracts": 5, "value": 9620000, "next_end": "2026-10-17"},
            {"partner_name": "van den Berg Components", "contracts": 1, "value": 2230000, "next_end": "2027-03-18"},
        ],
        "total": 22,
    }


def test_report_contracts_adds_up_with_ends_until(bench: Bench) -> None:
    result = bench.call("report_contracts", ends_until="2026-12-26")
    assert result == {
        "items": [
            {"partner_name": "De Luca & Kendall Packaging", "contracts": 4, "value": 5090000, "next_end": "2021-10-12"},
            {"partner_name": "Dovetail Supplies", "contracts": 4, "value": 8960000, "next_end": "2021-03-08"},
            {"partner_name": "High Stanleigh Supplies", "contracts": 2, "value": 4890000, "next_end": "2022-06-14"},
            {"partner_name": "Ironbridge Wholesale", "contracts": 1, "value": 2040000, "next_end": "2026-10-15"},
            {"partner_name": "Kaczmarek Tools", "contracts": 2, "value": 3110000, "next_end": "2022-01-22"},
            {"partner_name": "Kaya Paper", "contracts": 1, "value": 3290000, "next_end": "2026-11-14"},
            {"partner_name": "Longcombe Packaging", "contracts": 1, "value": 2920000, "next_end": "2026-12-26"},
            {"partner_name": "Lyncombe Heath Provisions", "contracts": 1, "value": 1530000, "next_end": "2020-05-02"},
            {"partner_name": "Mehta & Daughters Imports", "contracts": 2, "value": 4740000, "next_end": "2020-12-25"},
            {"partner_name": "Oakleaf Merchants", "contracts": 2, "value": 4250000, "next_end": "2023-11-29"},
        ],
        "total": 12,
        "next_page": 2,
    }


def test_report_contracts_adds_up_with_status_and_keeper_id(bench: Bench) -> None:
    result = bench.call("report_contracts", status="dropped", keeper_id="ke-8405")
    assert result == {
        "items": [
            {"partner_name": "Kaya Paper", "contracts": 1, "value": 3290000, "next_end": "2026-11-14"},
            {"partner_name": "Longship Imports", "contracts": 1, "value": 1860000, "next_end": "2027-08-20"},
        ],
        "total": 2,
    }


def test_draft_contract_adds_a_contract(bench: Bench) -> None:
    bench.call(
        "draft_contract",
        number="New K-9093",
        subject="stage lighting",
        partner_id="pa-9810",
        yearly_value=1340000,
        notice_days=90,
        begins_on="2026-10-21",
        ends_on="2027-08-25",
        body="As discussed",
    )
    assert bench.changes() == [
        inserted(
            "contracts",
            "co-4911",
            number="New K-9093",
            subject="stage lighting",
            partner_id="pa-9810",
            keeper_id="ke-8646",
            status="draft",
            yearly_value=1340000,
            notice_days=90,
            begins_on="2026-10-21",
            ends_on="2027-08-25",
            in_dispute=0,
            body="As discussed",
        ),
    ]


def test_draft_contract_is_refused_because_the_supplier_is_barred(bench: Bench) -> None:
    sentence = bench.refusal(
        "draft_contract",
        number="New K-9093",
        subject="water treatment",
        partner_id="pa-4641",
        yearly_value=3390000,
        notice_days=90,
        begins_on="2025-10-26",
        ends_on="2020-05-02",
        body="As discussed",
    )
    assert sentence == "The supplier is barred."


def test_draft_contract_is_refused_because_a_contract_begins_today_at_the_earliest(bench: Bench) -> None:
    sentence = bench.refusal(
        "draft_contract",
        number="New K-3532",
        subject="sound desk",
        partner_id="pa-1283",
        yearly_value=2040000,
        notice_days=30,
        begins_on="2024-12-18",
        ends_on="2027-01-29",
        body="As discussed",
    )
    assert sentence == "A contract begins today at the earliest."


def test_draft_contract_is_refused_because_the_contract_is_shorter_than_its_notice(bench: Bench) -> None:
    sentence = bench.refusal(
        "draft_contract",
        number="K-5558",
        subject="piano tuning",
        partner_id="pa-1283",
        yearly_value=3770000,
        notice_days=60,
        begins_on="2026-11-05",
        ends_on="2021-03-08",
        body="Agreed by phone",
    )
    assert sentence == "The contract is shorter than its notice."


def test_draft_contract_is_refused_because_there_are_two_drafts_with_this_supplier(bench: Bench) -> None:
    sentence = bench.refusal(
        "draft_contract",
        number="K-3532",
        subject="stage lighting",
        partner_id="pa-2607",
        yearly_value=2410000,
        notice_days=30,
        begins_on="2026-10-01",
        ends_on="2028-01-11",
        body="Agreed by phone",
    )
    assert sentence == "There are two drafts with this supplier."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "K-1271",
            "subject": "fire alarms",
            "partner_id": "pa-4183",
            "yearly_value": 3410000,
            "notice_days": 62,
            "begins_on": "2026-10-21",
            "ends_on": "2026-12-22",
            "body": "Agreed by phone",
        },
        {
            "number": "K-1271",
            "subject": "fire alarms",
            "partner_id": "pa-4183",
            "yearly_value": 3410000,
            "notice_days": 60,
            "begins_on": "2026-09-07",
            "ends_on": "2026-12-22",
            "body": "Agreed by phone",
        },
    ],
)
def test_draft_contract_is_refused_because_another_contract_already_has_this_contract(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("draft_contract", **arguments) == "Another contract already has this contract number."


def test_sign_contract_sets_status_to_signed(bench: Bench) -> None:
    bench.call("sign_contract", contract_id="co-2721")
    assert bench.changes() == [updated("contracts", "co-2721", status="signed")]


def test_sign_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("contracts", "co-1603", yearly_value=9000000)
    bench.call("sign_contract", contract_id="co-1603")


def test_sign_contract_is_allowed_when_yearly_value_is_2100000(bench: Bench) -> None:
    bench.arrange("contracts", "co-2721", yearly_value=2100000)
    bench.call("sign_contract", contract_id="co-2721")


def test_sign_contract_is_refused_because_the_contract_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-2428") == "The contract must be draft."


def test_sign_contract_is_refused_because_the_supplier_is_barred(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-2282") == "The supplier is barred."


def test_sign_contract_is_refused_because_the_contract_lacks_a_signature(bench: Bench) -> None:
    assert bench.refusal("sign_contract", contract_id="co-9656") == "The contract lacks a signature."


def test_drop_draft_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("drop_draft", contract_id="co-1728")
    assert bench.changes() == [updated("contracts", "co-1728", status="dropped")]


def test_drop_draft_is_refused_because_the_contract_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("drop_draft", contract_id="co-2428") == "The contract must be draft."


def test_drop_draft_is_refused_because_somebody_has_signed_the_draft(bench: Bench) -> None:
    assert bench.refusal("drop_draft", contract_id="co-2282") == "Somebody has signed the draft."


def test_give_notice_sets_status_to_noticed(bench: Bench) -> None:
    bench.call("give_notice", contract_id="co-4790")
    assert bench.changes() == [updated("contracts", "co-4790", status="noticed")]


def test_give_notice_sets_status_to_noticed_and_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("give_notice", contract_id="co-2864")
    assert bench.changes() == [
        updated("amendments", "am-7130", status="dropped"),
        updated("contracts", "co-2864", status="noticed"),
    ]


def test_give_notice_is_allowed(bench: Bench) -> None:
    bench.arrange("contracts", "co-1163", notice_days=40)
    bench.call("give_notice", contract_id="co-1163")


def test_give_notice_is_refused_because_the_contract_must_be_signed(bench: Bench) -> None:
    assert bench.refusal("give_notice", contract_id="co-4945") == "The contract must be signed."


def test_give_notice_is_refused_because_it_is_too_late_to_give_notice(bench: Bench) -> None:
    assert bench.refusal("give_notice", contract_id="co-2450") == "It is too late to give notice."


def test_renew_contract_sets_ends_on_to_2027_11_18(bench: Bench) -> None:
    bench.call("renew_contract", contract_id="co-2450")
    assert bench.changes() == [updated("contracts", "co-2450", ends_on="2027-11-18")]


def test_renew_contract_is_refused_because_the_contract_is_not_in_force_or_notice_was_given(bench: Bench) -> None:
    sentence = bench.refusal("renew_contract", contract_id="co-4945")
    assert sentence == "The contract is not in force, or notice was given."


def test_renew_contract_is_refused_because_notice_can_still_be_given(bench: Bench) -> None:
    bench.arrange("contracts", "co-1163", notice_days=40)
    assert bench.refusal("renew_contract", contract_id="co-1163") == "Notice can still be given."


def test_end_contract_sets_status_to_ended(bench: Bench) -> None:
    bench.call("end_contract", contract_id="co-2864")
    assert bench.changes() == [updated("contracts", "co-2864", status="ended")]


def test_end_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-1007", contract_id="co-2864")
    bench.call("end_contract", contract_id="co-2864")


def test_end_contract_is_allowed_when_ends_on_is_2026_09_07(bench: Bench) -> None:
    bench.arrange("contracts", "co-1163", ends_on="2026-09-07")
    bench.call("end_contract", contract_id="co-1163")


def test_end_contract_is_refused_because_the_contract_must_be_noticed_or_signed(bench: Bench) -> None:
    assert bench.refusal("end_contract", contract_id="co-1733") == "The contract must be noticed or signed."


def test_end_contract_is_refused_because_the_contract_has_not_run_out(bench: Bench) -> None:
    assert bench.refusal("end_contract", contract_id="co-1037") == "The contract has not run out."


def test_end_contract_is_refused_because_the_file_is_on_loan(bench: Bench) -> None:
    bench.arrange("loans", "lo-1438", contract_id="co-2864")
    assert bench.refusal("end_contract", contract_id="co-2864") == "The file is on loan."


def test_destroy_contract_sets_status_to_destroyed(bench: Bench) -> None:
    bench.call("destroy_contract", contract_id="co-2825")
    assert bench.changes() == [updated("contracts", "co-2825", status="destroyed")]


def test_destroy_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("contracts", "co-2825", ends_on="2020-09-08")
    bench.call("destroy_contract", contract_id="co-2825")


def test_destroy_contract_is_refused_because_the_contract_must_be_ended(bench: Bench) -> None:
    assert bench.refusal("destroy_contract", contract_id="co-2969") == "The contract must be ended."


def test_destroy_contract_is_refused_because_the_contract_ended_less_than_six_years_ago(bench: Bench) -> None:
    assert bench.refusal("destroy_contract", contract_id="co-4945") == "The contract ended less than six years ago."


def test_destroy_contract_is_refused_because_the_contract_is_in_dispute(bench: Bench) -> None:
    bench.arrange("contracts", "co-2825", in_dispute=True)
    assert bench.refusal("destroy_contract", contract_id="co-2825") == "The contract is in dispute."


def test_note_dispute_sets_in_dispute_to_1(bench: Bench) -> None:
    bench.call("note_dispute", contract_id="co-4945", in_dispute=True)
    assert bench.changes() == [updated("contracts", "co-4945", in_dispute=1)]


def test_note_dispute_is_refused_because_the_contract_was_never_in_force(bench: Bench) -> None:
    assert bench.refusal("note_dispute", contract_id="co-2721", in_dispute=True) == "The contract was never in force."


def test_note_dispute_is_refused_because_that_is_noted_already(bench: Bench) -> None:
    assert bench.refusal("note_dispute", contract_id="co-2969", in_dispute=True) == "That is noted already."
