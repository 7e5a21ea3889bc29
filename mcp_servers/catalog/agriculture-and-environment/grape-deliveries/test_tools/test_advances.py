"""Tests of the tools for advances of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"due_until": "2026-09-19"}, ["ad-1366", "ad-6885", "ad-8026", "ad-7311", "ad-3912", "ad-5291", "ad-7467"]),
        ({"weighing_id": "we-5641"}, ["ad-8851"]),
        ({"grower_id": "gr-7742"}, ["ad-1366", "ad-6015"]),
        ({"status": "withheld"}, ["ad-1307", "ad-4013", "ad-7880", "ad-6973", "ad-2681", "ad-3366"]),
        ({"number": "AV-61156"}, ["ad-6885"]),
    ],
)
def test_find_advances_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_advances", **filters) == ids


def test_find_advances_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_advances", page=3) == ["ad-3366", "ad-4162", "ad-7015", "ad-8148", "ad-8532", "ad-8851"]


def test_find_advances_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_advances", number="Unheard of") == []


def test_report_advances_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_advances", status="withheld", due_until="2026-09-21") == []


def test_report_advances_adds_up(bench: Bench) -> None:
    result = bench.call("report_advances", due_until="2026-09-15")
    assert result == {
        "items": [{"weighing_load_parcel_grower_name": "Samuel Norris", "advances": 1, "total": 32720}],
        "total": 1,
    }


def test_report_advances_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_advances", page=2)
    assert result == {
        "items": [
            {"weighing_load_parcel_grower_name": "Sekou Boateng", "advances": 2, "total": 56676},
            {"weighing_load_parcel_grower_name": "Thomas Mac Mahon", "advances": 3, "total": 72882},
            {"weighing_load_parcel_grower_name": "Étienne Perrin", "advances": 3, "total": 120317},
        ],
        "total": 13,
    }


def test_report_advances_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_advances", status="paid")
    assert result == {
        "items": [{"weighing_load_parcel_grower_name": "Harriet Blackwood", "advances": 1, "total": 35904}],
        "total": 1,
    }


def test_grant_advance_adds_a_advance(bench: Bench) -> None:
    bench.call("grant_advance", number="New AV-68545", weighing_id="we-1563")
    assert bench.changes() == [
        inserted(
            "advances",
            "ad-5146",
            number="New AV-68545",
            weighing_id="we-1563",
            amount=25380,
            due_on="2026-10-01",
            status="open",
        ),
    ]


def test_grant_advance_is_refused_because_the_weighing_is_disputed(bench: Bench) -> None:
    assert bench.refusal("grant_advance", number="AV-32238", weighing_id="we-8555") == "The weighing is disputed."


def test_grant_advance_is_refused_because_the_grower_is_suspended(bench: Bench) -> None:
    assert bench.refusal("grant_advance", number="AV-02371", weighing_id="we-3265") == "The grower is suspended."


def test_grant_advance_is_refused_because_an_advance_was_granted_for_this_weighing_already(bench: Bench) -> None:
    sentence = bench.refusal("grant_advance", number="AV-02371", weighing_id="we-9112")
    assert sentence == "An advance was granted for this weighing already."


def test_grant_advance_is_refused_because_another_advance_already_has_this_advance_number(bench: Bench) -> None:
    sentence = bench.refusal("grant_advance", number="AV-32238", weighing_id="we-3239")
    assert sentence == "Another advance already has this advance number."


def test_pay_advance_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_advance", advance_id="ad-6885")
    assert bench.changes() == [updated("advances", "ad-6885", status="paid")]


def test_pay_advance_is_refused_because_the_advance_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_advance", advance_id="ad-4013") == "The advance must be open."


def test_pay_advance_is_refused_because_the_advance_is_not_due_yet(bench: Bench) -> None:
    assert bench.refusal("pay_advance", advance_id="ad-4330") == "The advance is not due yet."


def test_pay_advance_is_refused_because_the_grower_is_suspended(bench: Bench) -> None:
    bench.arrange("advances", "ad-6015", due_on="2026-09-24")
    assert bench.refusal("pay_advance", advance_id="ad-6015") == "The grower is suspended."
