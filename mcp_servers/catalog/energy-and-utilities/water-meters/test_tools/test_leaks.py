"""Tests of the tools for leaks of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_loss": 3040}, ["le-7358", "le-9532"]),
        ({"connection_id": "co-9295"}, ["le-8002"]),
        ({"supply_zone_id": "su-9293"}, ["le-8002", "le-5525"]),
        ({"number": "LK-8791"}, ["le-9297"]),
        (
            {"reported_from": "2026-10-20T09:30"},
            [
                "le-6630",
                "le-1638",
                "le-8041",
                "le-8002",
                "le-5757",
                "le-5323",
                "le-7743",
                "le-3455",
                "le-9115",
                "le-5654",
            ],
        ),
    ],
)
def test_find_leaks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_leaks", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"reported_from": "2026-10-20T09:30"}, 20),
        ({"status": "reported"}, 8),
    ],
)
def test_find_leaks_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_leaks", **filters)["total"] == total


def test_find_leaks_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_leaks", page=5) == ["le-1488", "le-9532", "le-4802", "le-4453", "le-9418", "le-3205"]


def test_find_leaks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_leaks", number="LK-0903", status="repaired") == []


def test_report_leaks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_leaks", status="reported", min_loss=2540) == []


def test_report_leaks_adds_up(bench: Bench) -> None:
    result = bench.call("report_leaks", status="unfounded")
    assert result == {
        "items": [
            {"supply_zone_name": "Lower Town", "leaks": 1, "loss": 0, "latest_report": "2026-09-18T08:45"},
            {"supply_zone_name": "Mill Valley", "leaks": 1, "loss": 0, "latest_report": "2026-10-19T14:30"},
            {"supply_zone_name": "Upper Town", "leaks": 1, "loss": 0, "latest_report": "2026-09-08T12:30"},
        ],
        "total": 3,
    }


def test_report_leaks_adds_up_with_min_loss(bench: Bench) -> None:
    result = bench.call("report_leaks", min_loss=3200)
    assert result == {
        "items": [{"supply_zone_name": "Lower Town", "leaks": 1, "loss": 3200, "latest_report": "2026-10-30T15:45"}],
        "total": 1,
    }


def test_report_leaks_adds_up_with_reported_from(bench: Bench) -> None:
    result = bench.call("report_leaks", reported_from="2026-09-10T16:30")
    assert result == {
        "items": [
            {"supply_zone_name": "Castle Hill", "leaks": 8, "loss": 6440, "latest_report": "2026-11-04T06:15"},
            {"supply_zone_name": "Lower Town", "leaks": 9, "loss": 9660, "latest_report": "2026-11-04T04:15"},
            {"supply_zone_name": "Mill Valley", "leaks": 4, "loss": 4600, "latest_report": "2026-11-02T10:30"},
            {"supply_zone_name": "Reservoir Ridge", "leaks": 1, "loss": 0, "latest_report": "2026-11-03T19:15"},
            {"supply_zone_name": "Riverside", "leaks": 3, "loss": 3020, "latest_report": "2026-11-02T09:45"},
            {"supply_zone_name": "Upper Town", "leaks": 11, "loss": 7880, "latest_report": "2026-11-03T19:45"},
        ],
        "total": 6,
    }


def test_report_leak_adds_a_leak(bench: Bench) -> None:
    bench.call(
        "report_leak",
        number="New LK-1117",
        supply_zone_id="su-9293",
        remark="Hissing in the meter shaft.",
        connection_id="co-5843",
    )
    assert bench.changes() == [
        inserted(
            "leaks",
            "le-9457",
            number="New LK-1117",
            connection_id="co-5843",
            supply_zone_id="su-9293",
            remark="Hissing in the meter shaft.",
            reported_at="2026-11-04T09:00",
            status="reported",
        ),
    ]


def test_report_leak_is_refused_because_the_connection_lies_in_another_supply_zone(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_leak",
        number="New LK-0903",
        supply_zone_id="su-9532",
        remark="Water in the cable duct.",
        connection_id="co-5306",
    )
    assert sentence == "The connection lies in another supply zone."


def test_report_leak_is_refused_because_a_leak_at_this_connection_is_known_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_leak",
        number="New LK-1117",
        supply_zone_id="su-9293",
        remark="Hissing in the meter shaft.",
        connection_id="co-9295",
    )
    assert sentence == "A leak at this connection is known already."


def test_report_leak_is_refused_because_another_leak_already_has_this_leak_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_leak",
        number="LK-1117",
        supply_zone_id="su-9293",
        remark="Low pressure in the whole street.",
    )
    assert sentence == "Another leak already has this leak number."


def test_locate_leak_changes_the_leak(bench: Bench) -> None:
    bench.call("locate_leak", leak_id="le-6630", loss=10)
    assert bench.changes() == [updated("leaks", "le-6630", status="located", loss=10, located_at="2026-11-04T09:00")]


def test_locate_leak_is_allowed(bench: Bench) -> None:
    bench.arrange("leaks", "le-6630", reported_at="2026-11-04T08:30")
    bench.call("locate_leak", leak_id="le-6630", loss=1780)


def test_locate_leak_is_refused_because_the_leak_must_be_reported(bench: Bench) -> None:
    assert bench.refusal("locate_leak", leak_id="le-4006", loss=860) == "The leak must be reported."


def test_locate_leak_is_refused_because_a_leak_is_not_found_within_half_an_hour_of_its(bench: Bench) -> None:
    bench.arrange("leaks", "le-6630", reported_at="2026-11-04T08:31")
    sentence = bench.refusal("locate_leak", leak_id="le-6630", loss=1780)
    assert sentence == "A leak is not found within half an hour of its report."


def test_repair_leak_changes_the_leak(bench: Bench) -> None:
    bench.call("repair_leak", leak_id="le-3455")
    assert bench.changes() == [updated("leaks", "le-3455", status="repaired", repaired_on="2026-11-04")]


def test_repair_leak_is_allowed(bench: Bench) -> None:
    bench.arrange("leaks", "le-4986", located_at="2026-11-02T09:00")
    bench.call("repair_leak", leak_id="le-4986")


def test_repair_leak_is_allowed_when_loss_is_1000(bench: Bench) -> None:
    bench.arrange("leaks", "le-3455", loss=1000)
    bench.call("repair_leak", leak_id="le-3455")


def test_repair_leak_is_refused_because_the_leak_must_be_located(bench: Bench) -> None:
    assert bench.refusal("repair_leak", leak_id="le-1977") == "The leak must be located."


def test_repair_leak_is_refused_because_digging_for_a_small_leak_starts_two_days_after_it(bench: Bench) -> None:
    sentence = bench.refusal("repair_leak", leak_id="le-4560")
    assert sentence == "Digging for a small leak starts two days after it was located."
