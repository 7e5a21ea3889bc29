"""Tests of the tools for offers of Holmgaard household contracts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"provider_id": "pr-9657", "max_price": 15500, "valid_until_from": "2026-08-22"}, ["of-7092"]),
        ({"contract_id": "co-6179"}, ["of-7092", "of-2595"]),
        (
            {"status": "open"},
            [
                "of-7092",
                "of-9990",
                "of-6949",
                "of-1179",
                "of-2061",
                "of-5503",
                "of-9613",
                "of-6555",
                "of-3653",
                "of-2486",
            ],
        ),
    ],
)
def test_find_offers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_offers", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"valid_until_from": "2026-09-24"}, 5),
        ({"max_price": 21000}, 42),
    ],
)
def test_find_offers_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_offers", **filters)["total"] == total


def test_find_offers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_offers", page=7) == ["of-6385", "of-5746"]


def test_find_offers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_offers", contract_id="co-1225") == []


def test_note_offer_adds_a_offer(bench: Bench) -> None:
    bench.call(
        "note_offer",
        contract_id="co-6694",
        provider_id="pr-6959",
        price=6000,
        term_months=6,
        valid_until="2026-09-06",
    )
    assert bench.changes() == [
        inserted(
            "offers",
            "of-7685",
            contract_id="co-6694",
            provider_id="pr-6959",
            price=6000,
            term_months=6,
            valid_until="2026-09-06",
            status="open",
        ),
    ]


def test_note_offer_is_allowed(bench: Bench) -> None:
    bench.call(
        "note_offer",
        contract_id="co-2499",
        provider_id="pr-2794",
        price=18000,
        term_months=6,
        valid_until="2026-09-03",
    )


def test_note_offer_is_refused_because_the_contract_has_ended(bench: Bench) -> None:
    sentence = bench.refusal(
        "note_offer",
        contract_id="co-3935",
        provider_id="pr-3963",
        price=19500,
        term_months=6,
        valid_until="2026-09-22",
    )
    assert sentence == "The contract has ended."


def test_note_offer_is_refused_because_that_is_the_provider_of_the_contract_itself(bench: Bench) -> None:
    sentence = bench.refusal(
        "note_offer",
        contract_id="co-9911",
        provider_id="pr-6158",
        price=25000,
        term_months=12,
        valid_until="2026-09-15",
    )
    assert sentence == "That is the provider of the contract itself."


def test_note_offer_is_refused_because_the_offer_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "note_offer",
        contract_id="co-1225",
        provider_id="pr-6788",
        price=21500,
        term_months=24,
        valid_until="2026-08-13",
    )
    assert sentence == "The offer has run out."


def test_note_offer_is_refused_because_that_is_more_than_double_the_price(bench: Bench) -> None:
    sentence = bench.refusal(
        "note_offer",
        contract_id="co-3461",
        provider_id="pr-9696",
        price=26500,
        term_months=12,
        valid_until="2026-08-25",
    )
    assert sentence == "That is more than double the price."


def test_note_offer_is_refused_because_an_offer_of_this_provider_is_kept_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "note_offer",
        contract_id="co-5142",
        provider_id="pr-9605",
        price=26500,
        term_months=12,
        valid_until="2026-08-27",
    )
    assert sentence == "An offer of this provider is kept already."


def test_sign_offer_sets_status_to_signed_and_sets_status_to_declined(bench: Bench) -> None:
    bench.call("sign_offer", offer_id="of-7231", number="New K-693104")
    assert bench.changes() == [
        inserted(
            "contracts",
            "co-6412",
            number="New K-693104",
            status="running",
            what="Dog tax for the shop",
            signer_id="si-3364",
            provider_id="pr-1951",
            compulsory=0,
            price=22500,
            ends_on="2027-10-20",
            notice_days=30,
            renewal_months=12,
        ),
        updated("offers", "of-7231", status="signed"),
        updated("offers", "of-9936", status="declined"),
    ]


def test_sign_offer_is_allowed(bench: Bench) -> None:
    bench.call("sign_offer", offer_id="of-2061", number="New K-489314")


def test_sign_offer_is_refused_because_the_offer_must_be_open(bench: Bench) -> None:
    assert bench.refusal("sign_offer", offer_id="of-2595", number="K-298365") == "The offer must be open."


def test_sign_offer_is_refused_because_the_offer_has_run_out(bench: Bench) -> None:
    assert bench.refusal("sign_offer", offer_id="of-5541", number="New K-298365") == "The offer has run out."


def test_sign_offer_is_refused_because_the_old_contract_is_to_be_cancelled_first(bench: Bench) -> None:
    sentence = bench.refusal("sign_offer", offer_id="of-2568", number="New K-489314")
    assert sentence == "The old contract is to be cancelled first."


def test_sign_offer_is_refused_because_a_dearer_contract_is_signed_for_a_year_at_most(bench: Bench) -> None:
    sentence = bench.refusal("sign_offer", offer_id="of-6555", number="New K-298365")
    assert sentence == "A dearer contract is signed for a year at most."


def test_sign_offer_is_refused_because_a_contract_with_this_number_exists(bench: Bench) -> None:
    assert bench.refusal("sign_offer", offer_id="of-3625", number="K-298365") == "A contract with this number exists."
