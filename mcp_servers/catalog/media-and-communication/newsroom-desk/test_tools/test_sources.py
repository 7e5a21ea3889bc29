"""Tests of the tools for sources of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "eyewitness", "status": "unconfirmed", "section_id": "se-6477"}, ["so-7237"]),
        (
            {"anonymous": False},
            [
                "so-6774",
                "so-7052",
                "so-1744",
                "so-3698",
                "so-7872",
                "so-1500",
                "so-6267",
                "so-5678",
                "so-6529",
                "so-5790",
            ],
        ),
        ({"story_id": "st-6701"}, ["so-5920"]),
    ],
)
def test_find_sources_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sources", **filters) == ids


def test_find_sources_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_sources", page=18) == ["so-1996", "so-6931", "so-8130", "so-9499", "so-1115", "so-5780"]


def test_find_sources_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sources", story_id="st-9728") == []


def test_add_source_adds_a_source(bench: Bench) -> None:
    bench.call("add_source", story_id="st-1139", kind="expert", remark="Internal memo", anonymous=True)
    assert bench.changes() == [
        inserted(
            "sources",
            "so-4630",
            story_id="st-1139",
            kind="expert",
            remark="Internal memo",
            anonymous=1,
            status="unconfirmed",
        ),
    ]


def test_add_source_is_allowed(bench: Bench) -> None:
    bench.arrange("sources", "so-1017", story_id="st-1495")
    bench.call("add_source", story_id="st-1495", kind="document", remark="Interview on tape")


def test_add_source_is_refused_because_nobody_is_working_on_this_story(bench: Bench) -> None:
    sentence = bench.refusal("add_source", story_id="st-2544", kind="expert", remark="Witness at the fence")
    assert sentence == "Nobody is working on this story."


def test_add_source_is_refused_because_an_official_is_always_named(bench: Bench) -> None:
    sentence = bench.refusal("add_source", story_id="st-1139", kind="official", remark="Internal memo", anonymous=True)
    assert sentence == "An official is always named."


def test_add_source_is_refused_because_the_story_has_five_sources(bench: Bench) -> None:
    bench.arrange("sources", "so-1068", story_id="st-1495")
    sentence = bench.refusal("add_source", story_id="st-1495", kind="document", remark="Interview on tape")
    assert sentence == "The story has five sources."


def test_confirm_source_sets_status_to_confirmed(bench: Bench) -> None:
    bench.call("confirm_source", source_id="so-5790")
    assert bench.changes() == [updated("sources", "so-5790", status="confirmed")]


def test_confirm_source_is_refused_because_the_source_must_be_unconfirmed(bench: Bench) -> None:
    assert bench.refusal("confirm_source", source_id="so-1243") == "The source must be unconfirmed."


def test_confirm_source_is_refused_because_nobody_is_working_on_this_story(bench: Bench) -> None:
    assert bench.refusal("confirm_source", source_id="so-3009") == "Nobody is working on this story."


def test_confirm_source_is_refused_because_an_anonymous_source_needs_a_confirmed_one(bench: Bench) -> None:
    sentence = bench.refusal("confirm_source", source_id="so-2600")
    assert sentence == "An anonymous source needs a confirmed one beside it."
