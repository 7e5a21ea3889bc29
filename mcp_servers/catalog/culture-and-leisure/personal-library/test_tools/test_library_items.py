"""Tests of the tools for library items of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"volume_id": "vo-1622", "sharing": "own"}, ["li-3136"]),
        ({"category": "children"}, ["li-5810", "li-7564", "li-4293"]),
        ({"acquire_method": "sample"}, ["li-4560", "li-2798", "li-7844", "li-6177"]),
    ],
)
def test_list_my_books_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_my_books", **filters) == ids


def test_list_my_books_counts(bench: Bench) -> None:
    assert bench.call("list_my_books", sharing="family")["total"] == 6


def test_list_my_books_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_my_books", page=4)
    assert ids == [
        "li-9050",
        "li-3523",
        "li-9715",
        "li-3136",
        "li-2197",
        "li-4780",
        "li-2950",
        "li-4443",
        "li-8599",
        "li-2965",
    ]


def test_list_my_books_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_my_books", volume_id="vo-1368") == []


def test_share_book_sets_sharing_to_family(bench: Bench) -> None:
    bench.call("share_book", library_item_id="li-1980")
    assert bench.changes() == [updated("library_items", "li-1980", sharing="family")]


def test_share_book_is_refused_because_the_library_book_must_be_own(bench: Bench) -> None:
    assert bench.refusal("share_book", library_item_id="li-2351") == "The library book must be own."


def test_share_book_is_refused_because_only_purchased_books_can_be_shared(bench: Bench) -> None:
    assert bench.refusal("share_book", library_item_id="li-2350") == "Only purchased books can be shared."


def test_unshare_book_sets_sharing_to_own(bench: Bench) -> None:
    bench.call("unshare_book", library_item_id="li-2351")
    assert bench.changes() == [updated("library_items", "li-2351", sharing="own")]


def test_unshare_book_is_refused_because_the_library_book_must_be_family(bench: Bench) -> None:
    assert bench.refusal("unshare_book", library_item_id="li-1980") == "The library book must be family."
