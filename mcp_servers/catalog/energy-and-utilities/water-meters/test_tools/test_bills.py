"""Tests of the tools for bills of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer": "Ghorbani"}, ["bi-2930", "bi-5737"]),
        ({"number": "WB-07945"}, ["bi-3096"]),
        ({"connection_id": "co-4273"}, ["bi-7150"]),
    ],
)
def test_find_bills_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bills", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_amount": 192930}, 6),
        ({"status": "paid"}, 6),
        ({"due_until": "2026-11-14"}, 41),
    ],
)
def test_find_bills_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_bills", **filters)["total"] == total


def test_find_bills_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bills", page=5)
    assert ids == ["bi-9067", "bi-5449", "bi-6744", "bi-5253", "bi-7875", "bi-4837", "bi-7618", "bi-7732"]


def test_find_bills_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bills", status="open", due_until="2025-12-05", min_amount=124920) == []


def test_get_bill_shows_the_bill(bench: Bench) -> None:
    result = bench.call("get_bill", bill_id="bi-2372")
    assert result == {
        "id": "bi-2372",
        "number": "WB-81626",
        "reading_id": "re-6371",
        "connection_id": "co-5843",
        "cubic_metres": 84,
        "amount": 25320,
        "issued_on": "2026-10-19",
        "due_on": "2026-11-09",
        "status": "open",
        "reading_meter_serial": "R0022924",
        "reading_read_on": "2026-10-15",
        "amount_left": 25320,
        "days_overdue": 0,
    }


def test_get_bill_shows_the_bill_when_bill_id_is_bi_8855(bench: Bench) -> None:
    result = bench.call("get_bill", bill_id="bi-8855")
    assert result == {
        "id": "bi-8855",
        "number": "WB-23828",
        "reading_id": "re-6543",
        "connection_id": "co-1874",
        "cubic_metres": 25,
        "amount": 6550,
        "issued_on": "2025-11-07",
        "due_on": "2025-11-28",
        "status": "paid",
        "allowance": 1950,
        "reading_meter_serial": "P5825315",
        "reading_read_on": "2025-11-03",
        "amount_left": 0,
        "days_overdue": 0,
    }


def test_get_bill_shows_the_bill_when_allowance_is_100(bench: Bench) -> None:
    bench.arrange("bills", "bi-2372", allowance=100)
    result = bench.call("get_bill", bill_id="bi-2372")
    assert result == {
        "id": "bi-2372",
        "number": "WB-81626",
        "reading_id": "re-6371",
        "connection_id": "co-5843",
        "cubic_metres": 84,
        "amount": 25320,
        "issued_on": "2026-10-19",
        "due_on": "2026-11-09",
        "status": "open",
        "allowance": 100,
        "reading_meter_serial": "R0022924",
        "reading_read_on": "2026-10-15",
        "amount_left": 25220,
        "days_overdue": 0,
    }


def test_report_bills_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_bills", issued_from="2026-10-29", due_until="2026-08-08") == []


def test_report_bills_adds_up(bench: Bench) -> None:
    result = bench.call("report_bills", status="paid")
    assert result == {
        "items": [
            {"connection_supply_zone_name": "Castle Hill", "bills": 2, "cubic_metres": 792, "amount": 154080},
            {"connection_supply_zone_name": "Lower Town", "bills": 1, "cubic_metres": 11, "amount": 4990},
            {"connection_supply_zone_name": "Mill Valley", "bills": 2, "cubic_metres": 400, "amount": 95600},
            {"connection_supply_zone_name": "Riverside", "bills": 1, "cubic_metres": 108, "amount": 26640},
        ],
        "total": 4,
    }


def test_report_bills_adds_up_with_issued_from(bench: Bench) -> None:
    result = bench.call("report_bills", issued_from="2026-08-06")
    assert result == {
        "items": [
            {"connection_supply_zone_name": "Castle Hill", "bills": 5, "cubic_metres": 3237, "amount": 624030},
            {"connection_supply_zone_name": "Lower Town", "bills": 7, "cubic_metres": 2432, "amount": 717880},
            {"connection_supply_zone_name": "Mill Valley", "bills": 4, "cubic_metres": 1194, "amount": 281820},
            {"connection_supply_zone_name": "Reservoir Ridge", "bills": 3, "cubic_metres": 314, "amount": 93320},
            {"connection_supply_zone_name": "Riverside", "bills": 3, "cubic_metres": 1387, "amount": 324410},
            {"connection_supply_zone_name": "Upper Town", "bills": 6, "cubic_metres": 2813, "amount": 657790},
        ],
        "total": 6,
    }


def test_report_bills_adds_up_with_purpose(bench: Bench) -> None:
    result = bench.call("report_bills", purpose="farm")
    assert result == {
        "items": [
            {"connection_supply_zone_name": "Castle Hill", "bills": 3, "cubic_metres": 2982, "amount": 571980},
            {"connection_supply_zone_name": "Lower Town", "bills": 2, "cubic_metres": 997, "amount": 292730},
        ],
        "total": 2,
    }


def test_report_bills_adds_up_with_due_until(bench: Bench) -> None:
    result = bench.call("report_bills", due_until="2026-09-19")
    assert result == {
        "items": [
            {"connection_supply_zone_name": "Castle Hill", "bills": 7, "cubic_metres": 1192, "amount": 239080},
            {"connection_supply_zone_name": "Lower Town", "bills": 10, "cubic_metres": 448, "amount": 147920},
            {"connection_supply_zone_name": "Reservoir Ridge", "bills": 3, "cubic_metres": 254, "amount": 76520},
            {"connection_supply_zone_name": "Riverside", "bills": 3, "cubic_metres": 827, "amount": 195610},
            {"connection_supply_zone_name": "Upper Town", "bills": 2, "cubic_metres": 265, "amount": 64550},
        ],
        "total": 5,
    }


def test_issue_bill_adds_a_bill_and_sets_billed_reading_to_506(bench: Bench) -> None:
    bench.call("issue_bill", reading_id="re-3867", number="New WB-38866")
    assert bench.changes() == [
        inserted(
            "bills",
            "bi-3447",
            number="New WB-38866",
            reading_id="re-3867",
            connection_id="co-4185",
            cubic_metres=15,
            amount=5250,
            issued_on="2026-11-04",
            due_on="2026-11-25",
            status="open",
        ),
        updated("meters", "me-1827", billed_reading=506),
    ]


def test_issue_bill_is_allowed(bench: Bench) -> None:
    bench.call("issue_bill", reading_id="re-5924", number="New WB-38866")


def test_issue_bill_is_allowed_when_read_on_is_2026_09_29(bench: Bench) -> None:
    bench.arrange("readings", "re-3867", read_on="2026-09-29")
    bench.call("issue_bill", reading_id="re-3867", number="New WB-38866")


def test_issue_bill_is_refused_because_only_accepted_readings_are_billed(bench: Bench) -> None:
    sentence = bench.refusal("issue_bill", reading_id="re-2617", number="New WB-54558")
    assert sentence == "Only accepted readings are billed."


def test_issue_bill_is_refused_because_the_connection_is_closed(bench: Bench) -> None:
    assert bench.refusal("issue_bill", reading_id="re-1079", number="WB-87762") == "The connection is closed."


def test_issue_bill_is_refused_because_the_meter_has_been_billed_up_to_this_reading_or(bench: Bench) -> None:
    sentence = bench.refusal("issue_bill", reading_id="re-1327", number="New WB-38866")
    assert sentence == "The meter has been billed up to this reading or beyond it."


def test_issue_bill_is_refused_because_an_earlier_reading_of_this_meter_is_still_doubtful(bench: Bench) -> None:
    sentence = bench.refusal("issue_bill", reading_id="re-9081", number="WB-38866")
    assert sentence == "An earlier reading of this meter is still doubtful."


def test_issue_bill_is_refused_because_another_bill_already_has_this_bill_number(bench: Bench) -> None:
    sentence = bench.refusal("issue_bill", reading_id="re-8539", number="WB-33881")
    assert sentence == "Another bill already has this bill number."


def test_issue_bill_is_refused_because_another_bill_already_has_this_reading(bench: Bench) -> None:
    bench.arrange("readings", "re-1327", cubic_metres=2270)
    sentence = bench.refusal("issue_bill", reading_id="re-1327", number="New WB-38866")
    assert sentence == "Another bill already has this reading."


def test_pay_bill_sets_status_to_paid_and_sets_status_to_supplied(bench: Bench) -> None:
    bench.arrange("bills", "bi-1214", connection_id="co-7333")
    bench.call("pay_bill", bill_id="bi-6365")
    assert bench.changes() == [
        updated("bills", "bi-6365", status="paid"),
        updated("connections", "co-7333", status="supplied"),
    ]


def test_pay_bill_sets_status_to_paid(bench: Bench) -> None:
    bench.arrange("connections", "co-3111", status="restricted")
    bench.arrange("bills", "bi-2412", connection_id="co-3111")
    bench.call("pay_bill", bill_id="bi-1214")
    assert bench.changes() == [updated("bills", "bi-1214", status="paid")]


def test_pay_bill_is_refused_because_the_bill_must_be_open_or_reminded(bench: Bench) -> None:
    assert bench.refusal("pay_bill", bill_id="bi-5699") == "The bill must be open or reminded."


def test_remind_bill_changes_the_bill(bench: Bench) -> None:
    bench.call("remind_bill", bill_id="bi-9528")
    assert bench.changes() == [updated("bills", "bi-9528", amount=4010, status="reminded")]


def test_remind_bill_is_allowed(bench: Bench) -> None:
    bench.arrange("bills", "bi-7028", due_on="2026-10-20")
    bench.call("remind_bill", bill_id="bi-7028")


def test_remind_bill_is_refused_because_the_bill_must_be_open(bench: Bench) -> None:
    assert bench.refusal("remind_bill", bill_id="bi-5699") == "The bill must be open."


def test_remind_bill_is_refused_because_the_bill_has_not_been_overdue_for_14_days(bench: Bench) -> None:
    bench.arrange("bills", "bi-7028", due_on="2026-10-21")
    assert bench.refusal("remind_bill", bill_id="bi-7028") == "The bill has not been overdue for 14 days."


def test_remind_bill_is_refused_because_a_leak_at_this_connection_has_not_been_repaired_yet(bench: Bench) -> None:
    assert bench.refusal("remind_bill", bill_id="bi-3096") == "A leak at this connection has not been repaired yet."


def test_grant_allowance_sets_allowance_to_1755(bench: Bench) -> None:
    bench.call("grant_allowance", bill_id="bi-9528", allowance=1755)
    assert bench.changes() == [updated("bills", "bi-9528", allowance=1755)]


def test_grant_allowance_is_allowed(bench: Bench) -> None:
    bench.arrange("leaks", "le-2508", repaired_on="2026-08-06")
    bench.call("grant_allowance", bill_id="bi-3692", allowance=1950)


def test_grant_allowance_is_refused_because_the_bill_is_paid(bench: Bench) -> None:
    assert bench.refusal("grant_allowance", bill_id="bi-5699", allowance=29500) == "The bill is paid."


def test_grant_allowance_is_refused_because_the_bill_has_an_allowance_already(bench: Bench) -> None:
    bench.arrange("bills", "bi-9528", allowance=100)
    assert bench.refusal("grant_allowance", bill_id="bi-9528", allowance=1950) == "The bill has an allowance already."


def test_grant_allowance_is_refused_because_the_allowance_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("grant_allowance", bill_id="bi-7732", allowance=29500) == "The allowance is above your limit."


@pytest.mark.parametrize(
    "arguments",
    [
        {"bill_id": "bi-9528", "allowance": 1950},
        {"bill_id": "bi-9528", "allowance": 26000},
    ],
)
def test_grant_allowance_is_refused_because_an_allowance_is_at_most_half_of_the_bill(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("grant_allowance", **arguments) == "An allowance is at most half of the bill."


def test_grant_allowance_is_refused_because_no_leak_at_this_connection_was_repaired_in_the(bench: Bench) -> None:
    bench.arrange("leaks", "le-2508", repaired_on="2026-08-05")
    sentence = bench.refusal("grant_allowance", bill_id="bi-3692", allowance=1950)
    assert sentence == "No leak at this connection was repaired in the last 90 days."


def test_grant_allowance_is_refused_because_no_leak_at_this_connection_was_repaired_in_the_2(bench: Bench) -> None:
    bench.arrange("leaks", "le-2508", status="reported")
    sentence = bench.refusal("grant_allowance", bill_id="bi-3692", allowance=1950)
    assert sentence == "No leak at this connection was repaired in the last 90 days."
