"""Tests of the tools for objections of Town address register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"objector": "Doherty"}, ["ob-7601"]),
        (
            {"raised_from": "2026-09-09"},
            [
                "ob-1327",
                "ob-1382",
                "ob-7254",
                "ob-8468",
                "ob-3381",
                "ob-5265",
                "ob-9744",
                "ob-1434",
                "ob-5442",
                "ob-2906",
            ],
        ),
        ({"ground": "historical"}, ["ob-9744", "ob-1849", "ob-6861"]),
        ({"status": "dismissed"}, ["ob-8925", "ob-1434", "ob-1083", "ob-4263", "ob-5013", "ob-7639"]),
        ({"street_id": "st-5416"}, ["ob-1124", "ob-7601"]),
    ],
)
def test_find_objections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_objections", **filters) == ids


def test_find_objections_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_objections", page=2)
    assert ids == [
        "ob-1124",
        "ob-1327",
        "ob-1382",
        "ob-7254",
        "ob-8468",
        "ob-3381",
        "ob-5265",
        "ob-9744",
        "ob-1434",
        "ob-5442",
    ]


def test_find_objections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_objections", street_id="st-6947") == []


def test_raise_objection_adds_a_objection(bench: Bench) -> None:
    bench.call("raise_objection", street_id="st-6411", objector="Yuki Fujita", ground="offends")
    assert bench.changes() == [
        inserted(
            "objections",
            "ob-5199",
            street_id="st-6411",
            objector="Yuki Fujita",
            ground="offends",
            raised_on="2026-09-22",
            status="open",
        ),
    ]


def test_raise_objection_is_allowed(bench: Bench) -> None:
    bench.call("raise_objection", street_id="st-1042", objector="Yuki Fujita", ground="sounds_alike")


def test_raise_objection_is_allowed_when_published_on_is_2026_08_23(bench: Bench) -> None:
    bench.arrange("streets", "st-6411", published_on="2026-08-23")
    bench.call("raise_objection", street_id="st-6411", objector="Yuki Fujita", ground="sounds_alike")


def test_raise_objection_is_refused_because_the_name_is_not_published(bench: Bench) -> None:
    sentence = bench.refusal("raise_objection", street_id="st-1361", objector="Phoebe Morgan", ground="offends")
    assert sentence == "The name is not published."


def test_raise_objection_is_refused_because_the_30_days_are_over(bench: Bench) -> None:
    bench.arrange("streets", "st-6411", published_on="2026-08-22")
    sentence = bench.refusal("raise_objection", street_id="st-6411", objector="Yuki Fujita", ground="sounds_alike")
    assert sentence == "The 30 days are over."


def test_raise_objection_is_refused_because_this_person_has_objected_already(bench: Bench) -> None:
    sentence = bench.refusal("raise_objection", street_id="st-2023", objector="Olumide Adebayo", ground="sounds_alike")
    assert sentence == "This person has objected already."


def test_hear_objection_sets_status_to_heard(bench: Bench) -> None:
    bench.call("hear_objection", objection_id="ob-8143")
    assert bench.changes() == [updated("objections", "ob-8143", status="heard")]


def test_hear_objection_is_allowed(bench: Bench) -> None:
    bench.arrange("objections", "ob-5265", raised_on="2026-09-19")
    bench.call("hear_objection", objection_id="ob-5265")


def test_hear_objection_is_refused_because_the_objection_must_be_open(bench: Bench) -> None:
    assert bench.refusal("hear_objection", objection_id="ob-1124") == "The objection must be open."


def test_hear_objection_is_refused_because_the_objector_has_three_days_to_prepare(bench: Bench) -> None:
    assert bench.refusal("hear_objection", objection_id="ob-1769") == "The objector has three days to prepare."


def test_dismiss_objection_sets_status_to_dismissed(bench: Bench) -> None:
    bench.call("dismiss_objection", objection_id="ob-7601")
    assert bench.changes() == [updated("objections", "ob-7601", status="dismissed")]


def test_dismiss_objection_is_allowed(bench: Bench) -> None:
    bench.arrange("objections", "ob-1876", raised_on="2026-06-30")
    bench.call("dismiss_objection", objection_id="ob-1876")


def test_dismiss_objection_is_refused_because_the_objection_must_be_heard(bench: Bench) -> None:
    assert bench.refusal("dismiss_objection", objection_id="ob-8143") == "The objection must be heard."


def test_dismiss_objection_is_refused_because_the_same_objection_was_upheld_for_another(bench: Bench) -> None:
    sentence = bench.refusal("dismiss_objection", objection_id="ob-1509")
    assert sentence == "The same objection was upheld for another person."


def test_dismiss_objection_is_refused_because_the_objection_counts_as_upheld_after_twelve(bench: Bench) -> None:
    bench.arrange("objections", "ob-1876", raised_on="2026-06-29")
    sentence = bench.refusal("dismiss_objection", objection_id="ob-1876")
    assert sentence == "The objection counts as upheld after twelve weeks."
