"""Tests of the tools for objections of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"objector": "Park"}, ["ob-5830"]),
        ({"ground": "drainage"}, ["ob-3946", "ob-6118", "ob-1997"]),
        (
            {"status": "withdrawn"},
            [
                "ob-3396",
                "ob-8085",
                "ob-4400",
                "ob-5688",
                "ob-6326",
                "ob-6664",
                "ob-4760",
                "ob-8684",
                "ob-6048",
                "ob-4044",
            ],
        ),
        ({"application_id": "al-2074"}, ["ob-9428"]),
    ],
)
def test_find_objections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_objections", **filters) == ids


def test_find_objections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_objections", page=6) == ["ob-6199", "ob-8649"]


def test_find_objections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_objections", application_id="al-8574") == []


def test_lodge_objection_adds_a_objection(bench: Bench) -> None:
    bench.call("lodge_objection", application_id="al-2094", objector="Adam Walsh", ground="traffic")
    assert bench.changes() == [
        inserted(
            "objections",
            "ob-3476",
            application_id="al-2094",
            objector="Adam Walsh",
            ground="traffic",
            lodged_on="2026-09-15",
            status="open",
        ),
    ]


def test_lodge_objection_is_refused_because_the_application_is_not_open_to_objections(bench: Bench) -> None:
    sentence = bench.refusal(
        "lodge_objection",
        application_id="al-8574",
        objector="Diarmuid Tierney",
        ground="overlooking",
    )
    assert sentence == "The application is not open to objections."


def test_lodge_objection_is_refused_because_the_time_for_objections_is_over(bench: Bench) -> None:
    bench.arrange("applications", "al-6638", validated_on="2026-08-10")
    sentence = bench.refusal("lodge_objection", application_id="al-6638", objector="Frederick Harper", ground="noise")
    assert sentence == "The time for objections is over."


def test_lodge_objection_is_refused_because_this_person_has_objected_already(bench: Bench) -> None:
    bench.arrange("objections", "ob-2989", objector="Kenji Hashimoto")
    sentence = bench.refusal("lodge_objection", application_id="al-1419", objector="Kenji Hashimoto", ground="traffic")
    assert sentence == "This person has objected already."


def test_settle_objection_sets_status_to_upheld(bench: Bench) -> None:
    bench.call("settle_objection", objection_id="ob-2669", verdict="upheld")
    assert bench.changes() == [updated("objections", "ob-2669", status="upheld")]


def test_settle_objection_is_refused_because_the_objection_is_settled(bench: Bench) -> None:
    assert bench.refusal("settle_objection", objection_id="ob-6118", verdict="dismissed") == "The objection is settled."


def test_settle_objection_is_refused_because_the_application_is_decided(bench: Bench) -> None:
    bench.arrange("objections", "ob-9428", application_id="al-1194")
    assert bench.refusal("settle_objection", objection_id="ob-9428", verdict="upheld") == "The application is decided."


def test_settle_objection_is_refused_because_the_applicant_has_a_week_to_answer(bench: Bench) -> None:
    sentence = bench.refusal("settle_objection", objection_id="ob-6199", verdict="upheld")
    assert sentence == "The applicant has a week to answer."
