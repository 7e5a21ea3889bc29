"""Tests of the tools for topics of School classroom."""

from mcp_servers.runtime.testing import Bench


def test_list_topics_finds_by_course_id_and_name(bench: Bench) -> None:
    assert bench.ids("list_topics", course_id="co-2438", name="Introduction") == ["to-9658"]


def test_list_topics_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_topics", page=2)
    assert ids == [
        "to-5655",
        "to-6370",
        "to-7563",
        "to-1681",
        "to-2398",
        "to-3937",
        "to-4799",
        "to-9658",
        "to-9837",
        "to-9997",
    ]


def test_list_topics_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_topics", course_id="co-4969") == []
