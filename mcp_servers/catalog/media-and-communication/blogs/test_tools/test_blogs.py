"""Tests of the tools for blogs of Blogs."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


def test_get_blog_shows_the_blog(bench: Bench) -> None:
    result = bench.call("get_blog", blog_id="bl-3342")
    assert result == {
        "id": "bl-3342",
        "name": "Paper and Glue",
        "owner_id": "au-8384",
        "language": "de",
        "status": "live",
        "published_at": "2024-02-12T11:15",
        "owner_display_name": "Yasmin Mousavi",
        "live_posts": 0,
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Two"}, ["bl-4713", "bl-3688"]),
        ({"language": "en"}, ["bl-8495", "bl-7346", "bl-5426"]),
        ({"status": "deleted"}, ["bl-8495", "bl-7346", "bl-9192", "bl-4509"]),
        ({"owner_id": "au-3234"}, ["bl-4509"]),
    ],
)
def test_list_blogs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_blogs", **filters) == ids


def test_list_blogs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_blogs", page=2) == ["bl-3688", "bl-4509"]


def test_list_blogs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_blogs", owner_id="au-3396") == []
