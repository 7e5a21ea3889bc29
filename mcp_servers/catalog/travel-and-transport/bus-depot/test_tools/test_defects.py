"""Tests of the tools for defects of Tollgate city buses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "repaired"},
            [
                "df-8197",
                "df-6424",
                "df-3631",
                "df-6567",
                "df-9418",
                "df-1938",
                "df-6356",
                "df-5231",
                "df-5531",
                "df-9052",
            ],
        ),
        ({"bus_id": "bu-7794"}, ["df-7777"]),
        ({"reported_from": "2026-02-10T21:05"}, ["df-8197", "df-7777", "df-9485", "df-1908"]),
    ],
)
def test_find_defects_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_defects", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"number": "DF-8239", "page": 2}, []),
        ({"page": 5}, ["df-7212", "df-5066", "df-8037", "df-4935"]),
    ],
)
def test_find_defects_turns_the_page(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_defects", **filters) == ids


def test_find_defects_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_defects", bus_id="bu-6411") == []


def test_find_defects_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("defects", "df-1807", severity="serious")
    assert bench.ids("find_defects", severity="serious") == ["df-1807"]


def test_report_defects_turns_the_page(bench: Bench) -> None:
    assert bench.ids("report_defects", page=2, depot_id="de-2124") == []


def test_report_defects_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_defects", severity="serious") == []


def test_report_defects_adds_up(bench: Bench) -> None:
    result = bench.call("report_defects", page=2)
    assert result == {
        "items": [
            {"bus_plate": "LN62 TCS", "defects": 1, "last_report": "2026-02-07T06:35"},
            {"bus_plate": "NT22 DWH", "defects": 2, "last_report": "2026-02-10T21:05"},
            {"bus_plate": "PG49 VKJ", "defects": 5, "last_report": "2026-02-10T16:35"},
            {"bus_plate": "RH52 CUV", "defects": 4, "last_report": "2026-02-05T22:35"},
            {"bus_plate": "SG34 ZGF", "defects": 4, "last_report": "2026-02-09T20:20"},
            {"bus_plate": "SL15 KJZ", "defects": 1, "last_report": "2026-02-03T18:50"},
            {"bus_plate": "UX82 CRH", "defects": 2, "last_report": "2026-02-09T14:20"},
            {"bus_plate": "VE73 YBE", "defects": 2, "last_report": "2026-02-07T02:35"},
            {"bus_plate": "VG26 CFW", "defects": 2, "last_report": "2026-02-05T10:50"},
            {"bus_plate": "WX74 EUA", "defects": 1, "last_report": "2026-02-04T12:05"},
        ],
        "total": 23,
        "next_page": 3,
    }


def test_report_defects_adds_up_with_status_and_kind(bench: Bench) -> None:
    result = bench.call("report_defects", status="open", kind="single")
    assert result == {
        "items": [
            {"bus_plate": "BA00 KVZ", "defects": 1, "last_report": "2026-02-07T04:05"},
            {"bus_plate": "BC41 TMU", "defects": 1, "last_report": "2026-02-02T12:35"},
            {"bus_plate": "DE42 CDN", "defects": 1, "last_report": "2026-02-06T11:05"},
            {"bus_plate": "FD37 XVF", "defects": 1, "last_report": "2026-02-03T07:20"},
            {"bus_plate": "GL30 VNN", "defects": 1, "last_report": "2026-02-08T22:05"},
            {"bus_plate": "JR35 AEM", "defects": 1, "last_report": "2026-02-10T22:20"},
            {"bus_plate": "SL15 KJZ", "defects": 1, "last_report": "2026-02-03T18:50"},
            {"bus_plate": "VG26 CFW", "defects": 1, "last_report": "2026-02-05T10:50"},
            {"bus_plate": "WX74 EUA", "defects": 1, "last_report": "2026-02-04T12:05"},
            {"bus_plate": "ZZ04 YTX", "defects": 2, "last_report": "2026-02-10T10:05"},
        ],
        "total": 10,
    }


def test_report_defects_adds_up_when_severity_is_serious(bench: Bench) -> None:
    bench.arrange("defects", "df-1807", severity="serious")
    result = bench.call("report_defects", severity="serious")
    assert result == {"items": [{"bus_plate": "VG26 CFW", "defects": 1, "last_report": "2026-02-04T21:50"}], "total": 1}


def test_report_defect_adds_a_defect(bench: Bench) -> None:
    bench.call("report_defect", number="New DF-0083", bus_id="bu-1236", severity="minor", remark="Mirror cracked.")
    assert bench.changes() == [
        inserted(
            "defects",
            "df-9865",
            number="New DF-0083",
            bus_id="bu-1236",
            severity="minor",
            remark="Mirror cracked.",
            reported_at="2026-02-11T13:20",
            status="open",
        ),
    ]


def test_report_defect_adds_a_defect_and_sets_status_to_in_workshop(bench: Bench) -> None:
    bench.call("report_defect", number="New DF-0479", bus_id="bu-5475", severity="serious", remark="Mirror cracked.")
    assert bench.changes() == [
        updated("buses", "bu-5475", status="in_workshop"),
        inserted(
            "defects",
            "df-9865",
            number="New DF-0479",
            bus_id="bu-5475",
            severity="serious",
            remark="Mirror cracked.",
            reported_at="2026-02-11T13:20",
            status="open",
        ),
    ]


def test_report_defect_is_refused_because_the_bus_belongs_to_the_other_depot(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_defect",
        number="DF-9261",
        bus_id="bu-8605",
        severity="serious",
        remark="Tyre worn down to the marks.",
    )
    assert sentence == "The bus belongs to the other depot."


def test_report_defect_is_refused_because_the_bus_has_four_open_defects_already_and_must(bench: Bench) -> None:
    bench.arrange("defects", "df-1836", bus_id="bu-9288")
    bench.arrange("defects", "df-1908", bus_id="bu-9288")
    sentence = bench.refusal(
        "report_defect",
        number="DF-9261",
        bus_id="bu-9288",
        severity="serious",
        remark="Destination display stays dark.",
    )
    assert sentence == "The bus has four open defects already and must be looked at first."


def test_report_defect_is_refused_because_another_defect_already_has_this_defect_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_defect",
        number="DF-1817",
        bus_id="bu-2080",
        severity="serious",
        remark="Seat torn in the last row.",
    )
    assert sentence == "Another defect already has this defect number."


def test_repair_defect_sets_status_to_repaired_and_sets_status_to_ready(bench: Bench) -> None:
    bench.arrange("buses", "bu-9288", status="in_workshop")
    bench.call("repair_defect", defect_id="df-3240")
    assert bench.changes() == [
        updated("buses", "bu-9288", status="ready"),
        updated("defects", "df-3240", status="repaired"),
    ]


def test_repair_defect_is_refused_because_the_defect_must_be_open(bench: Bench) -> None:
    assert bench.refusal("repair_defect", defect_id="df-3631") == "The defect must be open."


def test_repair_defect_is_refused_because_the_bus_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("repair_defect", defect_id="df-6403") == "The bus belongs to the other depot."


def test_repair_defect_is_refused_because_the_bus_is_on_the_road(bench: Bench) -> None:
    assert bench.refusal("repair_defect", defect_id="df-1836") == "The bus is on the road."
