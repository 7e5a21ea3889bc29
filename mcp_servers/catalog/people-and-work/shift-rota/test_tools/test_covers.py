"""Tests of the tools for covers of Larchfield House rota."""

from mcp_servers.runtime.testing import Bench


def test_report_covers_adds_up(bench: Bench) -> None:
    result = bench.call("report_covers", ward_id="wa-5258")
    assert result == {
        "items": [
            {"agency_name": "Farouk Care Cover", "covers": 1, "total": 31500, "highest": 31500},
            {"agency_name": "Ironbridge Care Staff", "covers": 1, "total": 28000, "highest": 28000},
            {"agency_name": "Meijer & Pappas Care Staff", "covers": 1, "total": 22750, "highest": 22750},
            {"agency_name": "Nwosu & Daughters Nurses", "covers": 1, "total": 34000, "highest": 34000},
            {"agency_name": "Queirós & Kwon Care Cover", "covers": 3, "total": 70200, "highest": 27000},
        ],
        "total": 5,
    }


def test_report_covers_adds_up_with_from_start(bench: Bench) -> None:
    result = bench.call("report_covers", from_start="2026-05-06T14:00")
    assert result == {
        "items": [
            {"agency_name": "Farouk Care Cover", "covers": 1, "total": 31500, "highest": 31500},
            {"agency_name": "Ironbridge Care Staff", "covers": 1, "total": 28000, "highest": 28000},
            {"agency_name": "Meijer & Pappas Care Staff", "covers": 3, "total": 68250, "highest": 26000},
            {"agency_name": "Queirós & Kwon Care Cover", "covers": 3, "total": 75600, "highest": 27000},
            {"agency_name": "Rinaldi & Nyberg Staffing", "covers": 3, "total": 71250, "highest": 28500},
        ],
        "total": 5,
    }
