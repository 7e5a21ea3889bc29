"""Tests of the tools for holders of Elmrise burial ground."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_owed": 302000}, ["ho-1714", "ho-2704"]),
        ({"name": "Berg"}, ["ho-5661"]),
        ({"phone": "07119 221240"}, ["ho-6870"]),
        ({"email": "emeka.okonkwo@crescent-components.example"}, ["ho-1170"]),
    ],
)
def test_find_holders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_holders", **filters) == ids


def test_find_holders_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_holders", page=5) == ["ho-6204", "ho-2164", "ho-6814", "ho-4155", "ho-5380", "ho-2564"]


def test_find_holders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_holders", phone="01603 689692", email="p.navarro@postbox.example") == []


def test_get_holder_shows_the_leaseholder(bench: Bench) -> None:
    result = bench.call("get_holder", holder_id="ho-3682")
    assert result == {
        "id": "ho-3682",
        "name": "Isla Harper",
        "phone": "07611 568181",
        "email": "i.harper@postbox.example",
        "owed": 0,
        "graves_leased": 1,
        "yearly_fees": 21000,
        "next_end": "2050-05-14",
    }


def test_take_fees_sets_owed_to_92000(bench: Bench) -> None:
    bench.call("take_fees", holder_id="ho-1170", amount=1000)
    assert bench.changes() == [updated("holders", "ho-1170", owed=92000)]


def test_take_fees_is_allowed(bench: Bench) -> None:
    bench.arrange("holders", "ho-1166", owed=1000)
    bench.call("take_fees", holder_id="ho-1166", amount=1000)


def test_take_fees_is_refused_because_argument_amount_must_be_at_least_1000(bench: Bench) -> None:
    assert bench.refusal("take_fees", holder_id="ho-1166", amount=999) == "Argument 'amount' must be at least 1000."


def test_take_fees_is_refused_because_the_leaseholder_owes_less(bench: Bench) -> None:
    assert bench.refusal("take_fees", holder_id="ho-1166", amount=1000) == "The leaseholder owes less."
