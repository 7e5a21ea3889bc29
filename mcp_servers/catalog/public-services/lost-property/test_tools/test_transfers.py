"""Tests of the tools for transfers of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"destination_id": "of-7784", "sent_until": "2026-10-31"}, ["ta-1504"]),
        ({"found_item_id": "fo-3035"}, ["ta-5493"]),
        ({"status": "arrived"}, ["ta-2848", "ta-3413", "ta-6617", "ta-6675", "ta-5493", "ta-9441"]),
    ],
)
def test_find_transfers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_transfers", **filters) == ids


def test_find_transfers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_transfers", page=3)
    assert ids == ["ta-2350", "ta-2627", "ta-5493", "ta-6634", "ta-9254", "ta-9441", "ta-9510"]


def test_find_transfers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_transfers", found_item_id="fo-6025") == []


def test_send_item_adds_a_transfer(bench: Bench) -> None:
    bench.call("send_item", found_item_id="fo-1559", destination_id="of-7784")
    assert bench.changes() == [
        inserted(
            "transfers",
            "ta-1532",
            status="sent",
            found_item_id="fo-1559",
            destination_id="of-7784",
            sent_on="2026-11-03",
        ),
    ]


def test_send_item_is_allowed(bench: Bench) -> None:
    bench.call("send_item", found_item_id="fo-1122", destination_id="of-2387")


def test_send_item_is_refused_because_the_item_is_no_longer_here(bench: Bench) -> None:
    sentence = bench.refusal("send_item", found_item_id="fo-1529", destination_id="of-7784")
    assert sentence == "The item is no longer here."


def test_send_item_is_refused_because_the_item_lies_at_another_office(bench: Bench) -> None:
    sentence = bench.refusal("send_item", found_item_id="fo-4362", destination_id="of-7784")
    assert sentence == "The item lies at another office."


def test_send_item_is_refused_because_the_item_lies_at_this_office_already(bench: Bench) -> None:
    sentence = bench.refusal("send_item", found_item_id="fo-1036", destination_id="of-9096")
    assert sentence == "The item lies at this office already."


def test_send_item_is_refused_because_the_item_is_on_its_way_already(bench: Bench) -> None:
    sentence = bench.refusal("send_item", found_item_id="fo-2919", destination_id="of-7784")
    assert sentence == "The item is on its way already."


def test_send_item_is_refused_because_the_other_office_has_no_room_for_it(bench: Bench) -> None:
    bench.arrange("offices", "of-2387", shelf_space=35)
    sentence = bench.refusal("send_item", found_item_id="fo-1122", destination_id="of-2387")
    assert sentence == "The other office has no room for it."


def test_receive_transfer_sets_status_to_arrived_and_sets_office_id_to_of_2387(bench: Bench) -> None:
    bench.call("receive_transfer", transfer_id="ta-1898")
    assert bench.changes() == [
        updated("found_items", "fo-1301", office_id="of-2387"),
        updated("transfers", "ta-1898", status="arrived"),
    ]


def test_receive_transfer_is_allowed(bench: Bench) -> None:
    bench.arrange("offices", "of-2387", shelf_space=28)
    bench.call("receive_transfer", transfer_id="ta-1898")


def test_receive_transfer_is_refused_because_the_transfer_must_be_sent(bench: Bench) -> None:
    assert bench.refusal("receive_transfer", transfer_id="ta-5493") == "The transfer must be sent."


def test_receive_transfer_is_refused_because_it_takes_a_day_at_least(bench: Bench) -> None:
    assert bench.refusal("receive_transfer", transfer_id="ta-2350") == "It takes a day at least."


def test_receive_transfer_is_refused_because_there_is_no_room_on_the_shelves_there(bench: Bench) -> None:
    bench.arrange("found_items", "fo-1301", office_id="of-2387")
    bench.arrange("offices", "of-2387", shelf_space=28)
    assert bench.refusal("receive_transfer", transfer_id="ta-1898") == "There is no room on the shelves there."
