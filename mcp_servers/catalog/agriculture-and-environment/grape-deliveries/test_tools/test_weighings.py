"""Tests of the tools for weighings of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"grade": "table", "status": "accepted", "min_must_weight": 59},
            ["we-1463", "we-9112", "we-1563", "we-6547", "we-1619", "we-6419", "we-3161", "we-6807", "we-1860"],
        ),
        ({"parcel_id": "pa-3786"}, ["we-1463"]),
        ({"grower_id": "gr-1336"}, ["we-3177", "we-3161", "we-5793"]),
        ({"number": "WN-70788"}, ["we-3239"]),
    ],
)
def test_find_weighings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_weighings", **filters) == ids


def test_find_weighings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_weighings", page=4)
    assert ids == ["we-3239", "we-1860", "we-9488", "we-5793", "we-7566", "we-2410", "we-3265"]


def test_find_weighings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_weighings", number="Unheard of") == []


def test_report_harvest_adds_up(bench: Bench) -> None:
    result = bench.call("report_harvest", grower_id="gr-1336")
    assert result == {
        "items": [
            {
                "load_parcel_variety_name": "Bacchus",
                "weighings": 2,
                "kilos": 1349,
                "value": 123339,
                "highest_must_weight": 65,
            },
            {
                "load_parcel_variety_name": "Sauvignon Blanc",
                "weighings": 1,
                "kilos": 1290,
                "value": 127710,
                "highest_must_weight": 69,
            },
        ],
        "total": 2,
    }


def test_report_harvest_adds_up_with_press_house_id(bench: Bench) -> None:
    result = bench.call("report_harvest", press_house_id="pr-1703")
    assert result == {
        "items": [
            {
                "load_parcel_variety_name": "Bacchus",
                "weighings": 2,
                "kilos": 1194,
                "value": 136258,
                "highest_must_weight": 72,
            },
            {
                "load_parcel_variety_name": "Lemberger",
                "weighings": 2,
                "kilos": 2984,
                "value": 214212,
                "highest_must_weight": 82,
            },
            {
                "load_parcel_variety_name": "Muskateller",
                "weighings": 2,
                "kilos": 1924,
                "value": 375935,
                "highest_must_weight": 90,
            },
            {
                "load_parcel_variety_name": "Riesling",
                "weighings": 1,
                "kilos": 858,
                "value": 125268,
                "highest_must_weight": 81,
            },
        ],
        "total": 4,
    }


def test_report_harvest_adds_up_with_grade_and_status(bench: Bench) -> None:
    result = bench.call("report_harvest", grade="select", status="disputed")
    assert result == {
        "items": [
            {
                "load_parcel_variety_name": "Riesling",
                "weighings": 1,
                "kilos": 957,
                "value": 131109,
                "highest_must_weight": 72,
            },
        ],
        "total": 1,
    }


def test_dispute_weighing_sets_status_to_disputed_and_sets_status_to_withheld(bench: Bench) -> None:
    bench.call("dispute_weighing", weighing_id="we-1463")
    assert bench.changes() == [
        updated("advances", "ad-8532", status="withheld"),
        updated("weighings", "we-1463", status="disputed"),
    ]


def test_dispute_weighing_sets_status_to_disputed(bench: Bench) -> None:
    bench.arrange("advances", "ad-3365", status="paid")
    bench.call("dispute_weighing", weighing_id="we-1100")
    assert bench.changes() == [updated("weighings", "we-1100", status="disputed")]


def test_dispute_weighing_is_allowed(bench: Bench) -> None:
    bench.arrange("weighings", "we-2403", weighed_at="2026-09-21T14:30")
    bench.call("dispute_weighing", weighing_id="we-2403")


def test_dispute_weighing_is_refused_because_the_weighing_must_be_accepted(bench: Bench) -> None:
    assert bench.refusal("dispute_weighing", weighing_id="we-5635") == "The weighing must be accepted."


def test_dispute_weighing_is_refused_because_a_weighing_can_be_disputed_for_three_days_only(bench: Bench) -> None:
    bench.arrange("weighings", "we-2403", weighed_at="2026-09-21T14:29")
    assert bench.refusal("dispute_weighing", weighing_id="we-2403") == "A weighing can be disputed for three days only."


def test_settle_dispute_changes_the_weighing(bench: Bench) -> None:
    bench.call("settle_dispute", weighing_id="we-2981", must_weight=64)
    assert bench.changes() == [updated("weighings", "we-2981", must_weight=64, status="accepted")]


def test_settle_dispute_changes_the_weighing_when_status_is_open(bench: Bench) -> None:
    bench.arrange("advances", "ad-3366", status="open")
    bench.call("settle_dispute", weighing_id="we-5635", must_weight=72)
    assert bench.changes() == [
        updated("weighings", "we-5635", must_weight=72, grade="estate", value=86130, status="accepted"),
    ]


def test_settle_dispute_changes_the_weighing_and_changes_the_advance(bench: Bench) -> None:
    bench.arrange("weighings", "we-5635", load_id="lo-1216", rot=3)
    bench.call("settle_dispute", weighing_id="we-5635", must_weight=72)
    assert bench.changes() == [
        updated("advances", "ad-3366", amount=32551, status="open"),
        updated("weighings", "we-5635", must_weight=72, grade="select", value=81378, status="accepted"),
    ]


def test_settle_dispute_changes_the_weighing_and_changes_the_advance_2(bench: Bench) -> None:
    bench.arrange("weighings", "we-5635", load_id="lo-1216", rot=4)
    bench.call("settle_dispute", weighing_id="we-5635", must_weight=72)
    assert bench.changes() == [
        updated("advances", "ad-3366", amount=32551, status="open"),
        updated("weighings", "we-5635", must_weight=72, grade="estate", value=81378, status="accepted"),
    ]


def test_settle_dispute_is_allowed(bench: Bench) -> None:
    bench.call("settle_dispute", weighing_id="we-3177", must_weight=59)


def test_settle_dispute_is_refused_because_argument_must_weight_must_be_at_least_40(bench: Bench) -> None:
    sentence = bench.refusal("settle_dispute", weighing_id="we-5635", must_weight=39)
    assert sentence == "Argument 'must_weight' must be at least 40."


def test_settle_dispute_is_refused_because_argument_must_weight_must_be_at_most_180(bench: Bench) -> None:
    sentence = bench.refusal("settle_dispute", weighing_id="we-5635", must_weight=181)
    assert sentence == "Argument 'must_weight' must be at most 180."


def test_settle_dispute_is_refused_because_the_weighing_must_be_disputed(bench: Bench) -> None:
    assert bench.refusal("settle_dispute", weighing_id="we-3239", must_weight=82) == "The weighing must be disputed."


def test_settle_dispute_is_refused_because_the_second_sample_is_too_far_below_the_first(bench: Bench) -> None:
    sentence = bench.refusal("settle_dispute", weighing_id="we-5635", must_weight=60)
    assert sentence == "The second sample is too far below the first."


def test_settle_dispute_is_refused_because_the_second_sample_is_too_far_above_the_first(bench: Bench) -> None:
    sentence = bench.refusal("settle_dispute", weighing_id="we-3177", must_weight=80)
    assert sentence == "The second sample is too far above the first."
