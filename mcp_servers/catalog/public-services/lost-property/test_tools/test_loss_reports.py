"""Tests of the tools for loss reports of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"traveller_id": "tr-2159"}, ["lo-8764", "lo-9362"]),
        (
            {"lost_until": "2026-09-30"},
            [
                "lo-5054",
                "lo-4183",
                "lo-1754",
                "lo-7020",
                "lo-1544",
                "lo-4766",
                "lo-5938",
                "lo-8611",
                "lo-5979",
                "lo-7626",
            ],
        ),
        ({"route_id": "ro-7649"}, ["lo-2745", "lo-9261", "lo-8328"]),
        (
            {"category_id": "ca-2990"},
            [
                "lo-2245",
                "lo-8250",
                "lo-7026",
                "lo-2341",
                "lo-4965",
                "lo-6984",
                "lo-9261",
                "lo-8005",
                "lo-8328",
                "lo-3769",
            ],
        ),
        (
            {"status": "matched"},
            [
                "lo-2245",
                "lo-4703",
                "lo-6739",
                "lo-5070",
                "lo-2498",
                "lo-6984",
                "lo-9261",
                "lo-2953",
                "lo-6946",
                "lo-8764",
            ],
        ),
        ({"number": "LR-4440"}, ["lo-4036"]),
    ],
)
def test_find_reports_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_reports", **filters) == ids


def test_find_reports_counts(bench: Bench) -> None:
    assert bench.call("find_reports", colour="red")["total"] == 18


def test_find_reports_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_reports", page=10) == ["lo-6306", "lo-9281"]


def test_find_reports_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_reports", number="LR-8414", colour="red") == []


def test_get_report_shows_the_report(bench: Bench) -> None:
    bench.arrange("loss_reports", "lo-5054", colour="black")
    result = bench.call("get_report", loss_report_id="lo-5054")
    assert result == {
        "id": "lo-5054",
        "number": "LR-6887",
        "traveller_id": "tr-7849",
        "category_id": "ca-2990",
        "colour": "black",
        "route_id": "ro-4982",
        "lost_on": "2026-09-30",
        "reported_on": "2026-09-30",
        "status": "open",
        "traveller_name": "Miloš Dubois",
        "traveller_phone": "07932 475677",
        "category_name": "coat",
        "route_name": "Bus 33",
        "possible_items": 3,
    }


def test_get_report_shows_the_report_when_category_id_is_ca_2990(bench: Bench) -> None:
    bench.arrange("loss_reports", "lo-2745", category_id="ca-2990")
    result = bench.call("get_report", loss_report_id="lo-2745")
    assert result == {
        "id": "lo-2745",
        "number": "LR-1153",
        "traveller_id": "tr-7849",
        "category_id": "ca-2990",
        "colour": "black",
        "route_id": "ro-7649",
        "lost_on": "2026-10-23",
        "reported_on": "2026-10-24",
        "detail": "Noticed only at home.",
        "status": "open",
        "traveller_name": "Miloš Dubois",
        "traveller_phone": "07932 475677",
        "category_name": "coat",
        "route_name": "Metro C",
        "possible_items": 4,
    }


def test_report_losses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_losses", status="settled", category_id="ca-3900") == []


def test_report_losses_adds_up(bench: Bench) -> None:
    result = bench.call("report_losses", page=2)
    assert result == {
        "items": [
            {"route_name": "Tram 6", "losses": 4, "last_loss": "2026-10-12"},
            {"route_name": "Tram 9", "losses": 5, "last_loss": "2026-10-29"},
        ],
        "total": 12,
    }


def test_report_losses_adds_up_with_lost_from_and_lost_until(bench: Bench) -> None:
    result = bench.call("report_losses", lost_from="2026-10-09", lost_until="2026-10-09")
    assert result == {"items": [{"route_name": "Tram 12", "losses": 1, "last_loss": "2026-10-09"}], "total": 1}


def test_report_losses_adds_up_with_status_and_category_id(bench: Bench) -> None:
    result = bench.call("report_losses", status="closed", category_id="ca-2530")
    assert result == {"items": [{"route_name": "Tram 6", "losses": 1, "last_loss": "2026-09-07"}], "total": 1}


def test_file_report_adds_a_report(bench: Bench) -> None:
    bench.call(
        "file_report",
        number="New LR-7031",
        traveller_id="tr-2166",
        category_id="ca-2990",
        colour="black",
        route_id="ro-6935",
        days_ago=1,
        detail="In the luggage rack.",
    )
    assert bench.changes() == [
        inserted(
            "loss_reports",
            "lo-5443",
            number="New LR-7031",
            traveller_id="tr-2166",
            category_id="ca-2990",
            colour="black",
            route_id="ro-6935",
            lost_on="2026-11-02",
            reported_on="2026-11-03",
            detail="In the luggage rack.",
            status="open",
        ),
    ]


def test_file_report_is_allowed(bench: Bench) -> None:
    bench.call(
        "file_report",
        number="New LR-5490",
        traveller_id="tr-5249",
        category_id="ca-2732",
        colour="grey",
        route_id="ro-6935",
        days_ago=0,
    )


def test_file_report_is_refused_because_the_traveller_already_has_an_open_report_of_this(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_report",
        number="New LR-9605",
        traveller_id="tr-4365",
        category_id="ca-2148",
        colour="grey",
        route_id="ro-6119",
        days_ago=1,
    )
    assert sentence == "The traveller already has an open report of this category."


def test_file_report_is_refused_because_the_traveller_has_three_open_reports_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_report",
        number="New LR-5490",
        traveller_id="tr-9551",
        category_id="ca-2148",
        colour="black",
        route_id="ro-6119",
        days_ago=1,
    )
    assert sentence == "The traveller has three open reports already."


def test_file_report_is_refused_because_another_report_already_has_this_report_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_report",
        number="LR-4385",
        traveller_id="tr-5093",
        category_id="ca-2990",
        colour="blue",
        route_id="ro-2938",
        days_ago=1,
    )
    assert sentence == "Another report already has this report number."


def test_close_report_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_report", loss_report_id="lo-4183")
    assert bench.changes() == [updated("loss_reports", "lo-4183", status="closed")]


def test_close_report_is_refused_because_the_report_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_report", loss_report_id="lo-7506") == "The report must be open."


def test_close_report_is_refused_because_the_item_may_still_turn_up(bench: Bench) -> None:
    bench.arrange("loss_reports", "lo-9321", lost_on="2026-10-04")
    assert bench.refusal("close_report", loss_report_id="lo-9321") == "The item may still turn up."


def test_close_report_is_refused_because_a_match_for_this_report_has_been_proposed(bench: Bench) -> None:
    assert bench.refusal("close_report", loss_report_id="lo-9321") == "A match for this report has been proposed."
