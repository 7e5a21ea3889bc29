"""Tests of the tools for streets of Town address register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Walk", "district": "Eastgate", "status": "published"}, ["st-8084"]),
        ({"one_sided": True, "published_until": "2019-11-23"}, ["st-2289"]),
    ],
)
def test_find_streets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_streets", **filters) == ids


def test_find_streets_counts(bench: Bench) -> None:
    assert bench.call("find_streets", published_until="2026-08-18")["total"] == 33


def test_find_streets_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_streets", page=7) == ["st-8045", "st-8325", "st-2396", "st-6411"]


def test_find_streets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_streets", name="Unheard of") == []


def test_get_street_shows_the_street(bench: Bench) -> None:
    result = bench.call("get_street", street_id="st-7858")
    assert result == {
        "id": "st-7858",
        "name": "Falcon Terrace",
        "district": "Millbrook",
        "highest_number": 36,
        "one_sided": False,
        "status": "official",
        "published_on": "2017-08-17",
        "addresses_in_use": 1,
        "highest_in_use": 10,
        "open_objections": 0,
    }


def test_get_street_shows_the_street_when_street_id_is_st_9616(bench: Bench) -> None:
    result = bench.call("get_street", street_id="st-9616")
    assert result == {
        "id": "st-9616",
        "name": "Mill Hill",
        "district": "Harbour",
        "highest_number": 60,
        "one_sided": False,
        "status": "official",
        "published_on": "2019-02-18",
        "addresses_in_use": 1,
        "highest_in_use": 46,
        "open_objections": 0,
    }


def test_get_street_shows_the_street_when_street_id_is_st_5036(bench: Bench) -> None:
    bench.arrange("objections", "ob-1083", street_id="st-5036")
    result = bench.call("get_street", street_id="st-5036")
    assert result == {
        "id": "st-5036",
        "name": "Strickland Hill",
        "district": "Eastgate",
        "highest_number": 38,
        "one_sided": False,
        "status": "published",
        "published_on": "2026-08-28",
        "addresses_in_use": 0,
        "open_objections": 0,
    }


def test_publish_name_changes_the_street(bench: Bench) -> None:
    bench.arrange("streets", "st-2396", highest_number=4)
    bench.call("publish_name", street_id="st-2396")
    assert bench.changes() == [updated("streets", "st-2396", status="published", published_on="2026-09-22")]


def test_publish_name_is_allowed(bench: Bench) -> None:
    bench.call("publish_name", street_id="st-2286")


def test_publish_name_is_refused_because_the_street_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("publish_name", street_id="st-1042") == "The street must be proposed."


def test_publish_name_is_refused_because_so_short_a_street_gets_no_name(bench: Bench) -> None:
    bench.arrange("streets", "st-2396", highest_number=3)
    bench.arrange("streets", "st-1361", published_on="2028-11-30")
    assert bench.refusal("publish_name", street_id="st-2396") == "So short a street gets no name."


def test_make_name_official_sets_status_to_official(bench: Bench) -> None:
    bench.call("make_name_official", street_id="st-7555")
    assert bench.changes() == [updated("streets", "st-7555", status="official")]


def test_make_name_official_is_allowed(bench: Bench) -> None:
    bench.arrange("objections", "ob-1083", street_id="st-7555")
    bench.call("make_name_official", street_id="st-7555")


def test_make_name_official_is_refused_because_the_street_must_be_published(bench: Bench) -> None:
    assert bench.refusal("make_name_official", street_id="st-1361") == "The street must be published."


def test_make_name_official_is_refused_because_the_30_days_are_not_over(bench: Bench) -> None:
    assert bench.refusal("make_name_official", street_id="st-5036") == "The 30 days are not over."


def test_make_name_official_is_refused_because_objections_stand_against_the_name(bench: Bench) -> None:
    bench.arrange("streets", "st-2492", published_on="2026-08-23")
    assert bench.refusal("make_name_official", street_id="st-2492") == "Objections stand against the name."
