"""Tests of the tools for removals of Strathmore bonded warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"cask_id": "ca-1230"}, ["re-4853", "re-3744"]),
        ({"owner_id": "ow-1179"}, ["re-8973", "re-5569", "re-6337"]),
        (
            {"duty_paid": True},
            ["re-1980", "re-9181", "re-2654", "re-7247", "re-2105", "re-3641", "re-2878", "re-9533", "re-3028"],
        ),
        (
            {"kind": "to_bond"},
            [
                "re-1169",
                "re-3603",
                "re-6785",
                "re-3136",
                "re-5138",
                "re-4853",
                "re-4218",
                "re-9076",
                "re-5045",
                "re-2099",
            ],
        ),
        (
            {"status": "permitted"},
            [
                "re-1805",
                "re-9359",
                "re-1768",
                "re-6337",
                "re-2654",
                "re-8310",
                "re-3745",
                "re-8038",
                "re-5922",
                "re-7247",
            ],
        ),
        ({"permit": "EX-41338"}, ["re-8820"]),
        (
            {"permitted_until": "2025-08-14"},
            [
                "re-8973",
                "re-1169",
                "re-2990",
                "re-3603",
                "re-6785",
                "re-3136",
                "re-5138",
                "re-4853",
                "re-1980",
                "re-4218",
            ],
        ),
    ],
)
def test_find_removals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_removals", **filters) == ids


def test_find_removals_counts(bench: Bench) -> None:
    assert bench.call("find_removals", permitted_until="2025-08-14")["total"] == 12


def test_find_removals_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_removals", page=6) == ["re-3028", "re-7369"]


def test_find_removals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_removals", permit="Unheard of") == []


def test_get_removal_shows_the_removal(bench: Bench) -> None:
    result = bench.call("get_removal", removal_id="re-1301")
    assert result == {
        "id": "re-1301",
        "permit": "EX-23163",
        "status": "permitted",
        "cask_id": "ca-8702",
        "kind": "to_bond",
        "litres": 146,
        "permitted_on": "2026-02-05",
        "duty_paid": False,
        "cask_number": "AA-3736",
        "cask_owner_name": "Ormerod Foods",
        "duty": 452600,
        "permit_age": 5,
    }


def test_permit_removal_adds_a_removal(bench: Bench) -> None:
    bench.arrange("owners", "ow-7726", guarantee=1159400)
    bench.call("permit_removal", permit="New EX-23163", cask_id="ca-6142", kind="to_bond")
    assert bench.changes() == [
        inserted(
            "removals",
            "re-5489",
            permit="New EX-23163",
            status="permitted",
            cask_id="ca-6142",
            kind="to_bond",
            litres=77,
            permitted_on="2026-02-10",
            duty_paid=0,
        ),
    ]


def test_permit_removal_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-1092", cask_id="ca-6142")
    bench.call("permit_removal", permit="New EX-23163", cask_id="ca-6142", kind="to_bond")


def test_permit_removal_is_refused_because_the_cask_is_sealed_or_gone(bench: Bench) -> None:
    sentence = bench.refusal("permit_removal", permit="New EX-27128", cask_id="ca-1552", kind="to_bond")
    assert sentence == "The cask is sealed or gone."


def test_permit_removal_is_refused_because_the_cask_must_be_gauged_first(bench: Bench) -> None:
    bench.arrange("casks", "ca-8569", gauged_on="2025-12-11")
    sentence = bench.refusal("permit_removal", permit="New EX-73696", cask_id="ca-8569", kind="home_use")
    assert sentence == "The cask must be gauged first."


def test_permit_removal_is_refused_because_the_spirit_is_not_three_years_old(bench: Bench) -> None:
    sentence = bench.refusal("permit_removal", permit="New EX-92985", cask_id="ca-7095", kind="home_use")
    assert sentence == "The spirit is not three years old."


def test_permit_removal_is_refused_because_the_owner_owes_rent(bench: Bench) -> None:
    bench.arrange("casks", "ca-8569", filled_on="2023-02-10")
    sentence = bench.refusal("permit_removal", permit="New EX-73696", cask_id="ca-8569", kind="home_use")
    assert sentence == "The owner owes rent."


def test_permit_removal_is_refused_because_the_owner_owes_rent_when_gauged_on_is_2025_12_12(bench: Bench) -> None:
    bench.arrange("casks", "ca-8569", gauged_on="2025-12-12")
    sentence = bench.refusal("permit_removal", permit="New EX-73696", cask_id="ca-8569", kind="home_use")
    assert sentence == "The owner owes rent."


def test_permit_removal_is_refused_because_the_owners_guarantee_does_not_cover_the_duty(bench: Bench) -> None:
    bench.arrange("removals", "re-1092", cask_id="ca-5448")
    sentence = bench.refusal("permit_removal", permit="EX-27128", cask_id="ca-5448", kind="to_bond")
    assert sentence == "The owner's guarantee does not cover the duty."


def test_permit_removal_is_refused_because_there_is_a_permit_for_this_cask_already(bench: Bench) -> None:
    sentence = bench.refusal("permit_removal", permit="New EX-23163", cask_id="ca-8702", kind="to_bond")
    assert sentence == "There is a permit for this cask already."


def test_permit_removal_is_refused_because_this_permit_is_entered_already(bench: Bench) -> None:
    bench.arrange("casks", "ca-9365", litres=161)
    sentence = bench.refusal("permit_removal", permit="EX-73696", cask_id="ca-9365", kind="to_bond")
    assert sentence == "This permit is entered already."


def test_pay_duty_sets_duty_paid_to_1(bench: Bench) -> None:
    bench.call("pay_duty", removal_id="re-7448")
    assert bench.changes() == [updated("removals", "re-7448", duty_paid=1)]


def test_pay_duty_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-7448", permitted_on="2026-01-27")
    bench.call("pay_duty", removal_id="re-7448")


def test_pay_duty_is_refused_because_the_removal_is_not_waiting(bench: Bench) -> None:
    assert bench.refusal("pay_duty", removal_id="re-2759") == "The removal is not waiting."


def test_pay_duty_is_refused_because_duty_is_suspended_on_the_way_to_another_bond(bench: Bench) -> None:
    assert bench.refusal("pay_duty", removal_id="re-1301") == "Duty is suspended on the way to another bond."


def test_pay_duty_is_refused_because_the_duty_was_paid_already(bench: Bench) -> None:
    assert bench.refusal("pay_duty", removal_id="re-2105") == "The duty was paid already."


def test_pay_duty_is_refused_because_the_permit_has_run_out(bench: Bench) -> None:
    bench.arrange("removals", "re-7448", permitted_on="2026-01-26")
    assert bench.refusal("pay_duty", removal_id="re-7448") == "The permit has run out."


def test_send_to_bond_changes_the_removal_and_changes_the_cask(bench: Bench) -> None:
    bench.call("send_to_bond", removal_id="re-1301")
    assert bench.changes() == [
        updated("casks", "ca-8702", status="gone", rack_id=None),
        updated("removals", "re-1301", status="under_way", left_at="2026-02-10T08:50"),
    ]


def test_send_to_bond_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-5922", litres=340)
    bench.arrange("owners", "ow-1514", guarantee=1708100)
    bench.call("send_to_bond", removal_id="re-5922")


def test_send_to_bond_is_refused_because_the_removal_must_be_permitted(bench: Bench) -> None:
    assert bench.refusal("send_to_bond", removal_id="re-2759") == "The removal must be permitted."


def test_send_to_bond_is_refused_because_this_permit_is_for_home_use(bench: Bench) -> None:
    assert bench.refusal("send_to_bond", removal_id="re-7448") == "This permit is for home use."


def test_send_to_bond_is_refused_because_the_permit_has_run_out(bench: Bench) -> None:
    bench.arrange("removals", "re-8038", permitted_on="2026-01-26")
    assert bench.refusal("send_to_bond", removal_id="re-8038") == "The permit has run out."


def test_send_to_bond_is_refused_because_the_cask_is_sealed_or_gone(bench: Bench) -> None:
    bench.arrange("removals", "re-8038", permitted_on="2026-01-27")
    assert bench.refusal("send_to_bond", removal_id="re-8038") == "The cask is sealed or gone."


def test_send_to_bond_is_refused_because_the_owners_guarantee_does_not_cover_the_duty(bench: Bench) -> None:
    bench.arrange("removals", "re-5922", litres=340)
    bench.arrange("owners", "ow-1514", guarantee=1708099)
    assert bench.refusal("send_to_bond", removal_id="re-5922") == "The owner's guarantee does not cover the duty."


def test_deliver_duty_paid_changes_the_removal_and_changes_the_cask(bench: Bench) -> None:
    bench.call("deliver_duty_paid", removal_id="re-3028")
    assert bench.changes() == [
        updated("casks", "ca-7937", status="gone", rack_id=None),
        updated("removals", "re-3028", status="delivered", left_at="2026-02-10T08:50"),
    ]


def test_deliver_duty_paid_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-2654", permitted_on="2026-01-27")
    bench.call("deliver_duty_paid", removal_id="re-2654")


def test_deliver_duty_paid_is_refused_because_the_removal_must_be_permitted(bench: Bench) -> None:
    assert bench.refusal("deliver_duty_paid", removal_id="re-2759") == "The removal must be permitted."


def test_deliver_duty_paid_is_refused_because_this_permit_is_for_another_bond(bench: Bench) -> None:
    assert bench.refusal("deliver_duty_paid", removal_id="re-1301") == "This permit is for another bond."


def test_deliver_duty_paid_is_refused_because_the_duty_has_not_been_paid(bench: Bench) -> None:
    assert bench.refusal("deliver_duty_paid", removal_id="re-7448") == "The duty has not been paid."


def test_deliver_duty_paid_is_refused_because_the_permit_has_run_out(bench: Bench) -> None:
    bench.arrange("removals", "re-2654", permitted_on="2026-01-26")
    assert bench.refusal("deliver_duty_paid", removal_id="re-2654") == "The permit has run out."


def test_deliver_duty_paid_is_refused_because_the_cask_is_sealed_or_gone(bench: Bench) -> None:
    assert bench.refusal("deliver_duty_paid", removal_id="re-2105") == "The cask is sealed or gone."


def test_confirm_arrival_sets_status_to_arrived(bench: Bench) -> None:
    bench.call("confirm_arrival", removal_id="re-5045")
    assert bench.changes() == [updated("removals", "re-5045", status="arrived")]


def test_confirm_arrival_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-5045", left_at="2026-02-07T08:50")
    bench.call("confirm_arrival", removal_id="re-5045")


def test_confirm_arrival_is_refused_because_the_removal_must_be_under_way(bench: Bench) -> None:
    assert bench.refusal("confirm_arrival", removal_id="re-9181") == "The removal must be under way."


def test_confirm_arrival_is_refused_because_after_three_days_the_revenue_must_release_the(bench: Bench) -> None:
    sentence = bench.refusal("confirm_arrival", removal_id="re-2759")
    assert sentence == "After three days the revenue must release the guarantee."


def test_expire_permit_sets_status_to_expired(bench: Bench) -> None:
    bench.call("expire_permit", removal_id="re-1768")
    assert bench.changes() == [updated("removals", "re-1768", status="expired")]


def test_expire_permit_is_allowed(bench: Bench) -> None:
    bench.arrange("removals", "re-8038", permitted_on="2026-01-26")
    bench.call("expire_permit", removal_id="re-8038")


def test_expire_permit_is_refused_because_the_removal_must_be_permitted(bench: Bench) -> None:
    assert bench.refusal("expire_permit", removal_id="re-2759") == "The removal must be permitted."


def test_expire_permit_is_refused_because_the_permit_is_still_good(bench: Bench) -> None:
    bench.arrange("removals", "re-8038", permitted_on="2026-01-27")
    assert bench.refusal("expire_permit", removal_id="re-8038") == "The permit is still good."


def test_expire_permit_is_refused_because_duty_was_paid_on_it_and_must_be_refunded_first(bench: Bench) -> None:
    assert bench.refusal("expire_permit", removal_id="re-2654") == "Duty was paid on it and must be refunded first."
