"""Tests of the tools for subscriptions of Lumen Mobile billing."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-6104"}, ["su-8335", "su-2874"]),
        ({"number": "01534 449841"}, ["su-6789"]),
        ({"renews_until": "2026-08-18"}, ["su-5067", "su-6743"]),
        ({"plan_id": "pl-9543"}, ["su-2135", "su-8713", "su-2327", "su-8297"]),
    ],
)
def test_find_subscriptions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_subscriptions", **filters) == ids


def test_find_subscriptions_counts(bench: Bench) -> None:
    assert bench.call("find_subscriptions", status="paused")["total"] == 22


def test_find_subscriptions_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_subscriptions", page=8)
    assert ids == [
        "su-4780",
        "su-9939",
        "su-3553",
        "su-5182",
        "su-6052",
        "su-7731",
        "su-8297",
        "su-6572",
        "su-5871",
        "su-8019",
    ]


def test_find_subscriptions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_subscriptions", plan_id="pl-4383", status="active", renews_until="2026-08-21") == []


def test_start_subscription_adds_a_subscription(bench: Bench) -> None:
    bench.call("start_subscription", customer_id="cu-4538", plan_id="pl-5258", number="New 01469 426268")
    assert bench.changes() == [
        inserted(
            "subscriptions",
            "su-9675",
            customer_id="cu-4538",
            plan_id="pl-5258",
            number="New 01469 426268",
            status="active",
            renews_on="2026-09-19",
        ),
    ]


def test_start_subscription_is_allowed(bench: Bench) -> None:
    bench.arrange("plans", "pl-4306", price=5000)
    bench.call("start_subscription", customer_id="cu-7277", plan_id="pl-4306", number="New 01764 596874")


def test_start_subscription_is_refused_because_the_customer_is_blocked(bench: Bench) -> None:
    sentence = bench.refusal("start_subscription", customer_id="cu-5338", plan_id="pl-1027", number="New 01237 426596")
    assert sentence == "The customer is blocked."


def test_start_subscription_is_refused_because_the_plan_is_no_longer_offered(bench: Bench) -> None:
    sentence = bench.refusal("start_subscription", customer_id="cu-7277", plan_id="pl-2346", number="01684 336559")
    assert sentence == "The plan is no longer offered."


def test_start_subscription_is_refused_because_the_plan_is_for_businesses_only(bench: Bench) -> None:
    sentence = bench.refusal("start_subscription", customer_id="cu-4028", plan_id="pl-1027", number="01684 336559")
    assert sentence == "The plan is for businesses only."


def test_start_subscription_is_refused_because_a_customer_has_at_most_four_subscriptions(bench: Bench) -> None:
    sentence = bench.refusal("start_subscription", customer_id="cu-5171", plan_id="pl-6325", number="01469 426268")
    assert sentence == "A customer has at most four subscriptions."


def test_start_subscription_is_refused_because_the_customers_credit_limit_does_not_allow_it(bench: Bench) -> None:
    sentence = bench.refusal("start_subscription", customer_id="cu-1103", plan_id="pl-5258", number="01684 336559")
    assert sentence == "The customer's credit limit does not allow it."


def test_start_subscription_is_refused_because_the_number_is_already_in_use(bench: Bench) -> None:
    sentence = bench.refusal("start_subscription", customer_id="cu-6089", plan_id="pl-5258", number="01764 596874")
    assert sentence == "The number is already in use."


def test_change_plan_sets_plan_id_to_pl_5258_and_adds_a_invoice(bench: Bench) -> None:
    bench.call("change_plan", subscription_id="su-3708", plan_id="pl-5258", reference="New INV-11119")
    assert bench.changes() == [
        inserted(
            "invoices",
            "in-4856",
            subscription_id="su-3708",
            reference="New INV-11119",
            kind="plan_change",
            amount=200,
            issued_on="2026-08-20",
            due_on="2026-09-03",
            status="open",
        ),
        updated("subscriptions", "su-3708", plan_id="pl-5258"),
    ]


def test_change_plan_sets_plan_id_to_pl_4295(bench: Bench) -> None:
    bench.call("change_plan", subscription_id="su-1153", plan_id="pl-4295", reference="New INV-08762")
    assert bench.changes() == [updated("subscriptions", "su-1153", plan_id="pl-4295")]


def test_change_plan_sets_plan_id_to_pl_4747_and_adds_a_invoice(bench: Bench) -> None:
    bench.arrange("plans", "pl-4747", price=2992)
    bench.call("change_plan", subscription_id="su-5197", plan_id="pl-4747", reference="New INV-49020")
    assert bench.changes() == [
        inserted(
            "invoices",
            "in-4856",
            subscription_id="su-5197",
            reference="New INV-49020",
            kind="plan_change",
            amount=1,
            issued_on="2026-08-20",
            due_on="2026-09-03",
            status="open",
        ),
        updated("subscriptions", "su-5197", plan_id="pl-4747"),
    ]


def test_change_plan_is_allowed(bench: Bench) -> None:
    bench.arrange("subscriptions", "su-8335", renews_on="2026-08-23")
    bench.call("change_plan", subscription_id="su-8335", plan_id="pl-4747", reference="New INV-11119")


def test_change_plan_is_refused_because_only_an_active_subscription_can_change_its_plan(bench: Bench) -> None:
    sentence = bench.refusal("change_plan", subscription_id="su-9719", plan_id="pl-4306", reference="INV-43799")
    assert sentence == "Only an active subscription can change its plan."


def test_change_plan_is_refused_because_the_subscription_is_already_on_this_plan(bench: Bench) -> None:
    sentence = bench.refusal("change_plan", subscription_id="su-3884", plan_id="pl-4747", reference="INV-84378")
    assert sentence == "The subscription is already on this plan."


def test_change_plan_is_refused_because_the_plan_is_no_longer_offered(bench: Bench) -> None:
    sentence = bench.refusal("change_plan", subscription_id="su-6612", plan_id="pl-5539", reference="INV-95578")
    assert sentence == "The plan is no longer offered."


def test_change_plan_is_refused_because_the_plan_is_for_businesses_only(bench: Bench) -> None:
    sentence = bench.refusal("change_plan", subscription_id="su-5182", plan_id="pl-1027", reference="INV-43799")
    assert sentence == "The plan is for businesses only."


def test_change_plan_is_refused_because_a_change_to_a_cheaper_plan_is_possible_in_the_last(bench: Bench) -> None:
    sentence = bench.refusal("change_plan", subscription_id="su-3118", plan_id="pl-9543", reference="INV-11119")
    assert sentence == "A change to a cheaper plan is possible in the last three days before renewal."


def test_change_plan_is_refused_because_an_invoice_of_this_subscription_is_overdue(bench: Bench) -> None:
    sentence = bench.refusal("change_plan", subscription_id="su-5182", plan_id="pl-4306", reference="INV-08762")
    assert sentence == "An invoice of this subscription is overdue."


def test_change_plan_is_refused_because_this_reference_is_already_taken(bench: Bench) -> None:
    sentence = bench.refusal("change_plan", subscription_id="su-5197", plan_id="pl-4747", reference="INV-08762")
    assert sentence == "This reference is already taken."


def test_bill_subscription_sets_renews_on_to_2026_09_19_and_adds_a_invoice(bench: Bench) -> None:
    bench.call("bill_subscription", subscription_id="su-1153", reference="New INV-43799")
    assert bench.changes() == [
        inserted(
            "invoices",
            "in-4856",
            subscription_id="su-1153",
            reference="New INV-43799",
            kind="monthly",
            amount=2990,
            issued_on="2026-08-20",
            due_on="2026-09-03",
            status="open",
        ),
        updated("subscriptions", "su-1153", renews_on="2026-09-19"),
    ]


def test_bill_subscription_is_refused_because_only_an_active_subscription_is_billed(bench: Bench) -> None:
    sentence = bench.refusal("bill_subscription", subscription_id="su-6052", reference="INV-11119")
    assert sentence == "Only an active subscription is billed."


def test_bill_subscription_is_refused_because_the_subscription_is_not_due_for_renewal_yet(bench: Bench) -> None:
    sentence = bench.refusal("bill_subscription", subscription_id="su-3734", reference="INV-43799")
    assert sentence == "The subscription is not due for renewal yet."


def test_bill_subscription_is_refused_because_this_reference_is_already_taken(bench: Bench) -> None:
    sentence = bench.refusal("bill_subscription", subscription_id="su-6743", reference="INV-95578")
    assert sentence == "This reference is already taken."


def test_pause_subscription_changes_the_subscription(bench: Bench) -> None:
    bench.call("pause_subscription", subscription_id="su-1428")
    assert bench.changes() == [updated("subscriptions", "su-1428", status="paused", paused_on="2026-08-20")]


def test_pause_subscription_is_refused_because_the_subscription_must_be_active(bench: Bench) -> None:
    assert bench.refusal("pause_subscription", subscription_id="su-6052") == "The subscription must be active."


def test_pause_subscription_is_refused_because_an_invoice_of_this_subscription_is_overdue(bench: Bench) -> None:
    sentence = bench.refusal("pause_subscription", subscription_id="su-5182")
    assert sentence == "An invoice of this subscription is overdue."


def test_pause_subscription_is_refused_because_another_subscription_of_this_customer_is(bench: Bench) -> None:
    bench.arrange("invoices", "in-8239", due_on="2026-08-20")
    sentence = bench.refusal("pause_subscription", subscription_id="su-5182")
    assert sentence == "Another subscription of this customer is already paused."


def test_pause_subscription_is_refused_because_another_subscription_of_this_customer_is_2(bench: Bench) -> None:
    bench.arrange("invoices", "in-1274", subscription_id="su-3734")
    sentence = bench.refusal("pause_subscription", subscription_id="su-3734")
    assert sentence == "Another subscription of this customer is already paused."


def test_resume_subscription_changes_the_subscription(bench: Bench) -> None:
    bench.call("resume_subscription", subscription_id="su-1009")
    assert bench.changes() == [
        updated("subscriptions", "su-1009", status="active", renews_on="2026-10-31", paused_on=None),
    ]


def test_resume_subscription_is_allowed(bench: Bench) -> None:
    bench.arrange("subscriptions", "su-9719", renews_on="2026-08-20")
    bench.call("resume_subscription", subscription_id="su-9719")


def test_resume_subscription_is_refused_because_the_subscription_must_be_paused_or_ending(bench: Bench) -> None:
    sentence = bench.refusal("resume_subscription", subscription_id="su-3734")
    assert sentence == "The subscription must be paused or ending."


def test_resume_subscription_is_refused_because_the_customer_is_blocked(bench: Bench) -> None:
    assert bench.refusal("resume_subscription", subscription_id="su-1750") == "The customer is blocked."


def test_resume_subscription_is_refused_because_the_plan_is_no_longer_offered(bench: Bench) -> None:
    assert bench.refusal("resume_subscription", subscription_id="su-1168") == "The plan is no longer offered."


def test_resume_subscription_is_refused_because_the_subscription_has_already_ended(bench: Bench) -> None:
    assert bench.refusal("resume_subscription", subscription_id="su-5067") == "The subscription has already ended."


def test_cancel_subscription_sets_status_to_ending(bench: Bench) -> None:
    bench.call("cancel_subscription", subscription_id="su-8732")
    assert bench.changes() == [updated("subscriptions", "su-8732", status="ending")]


def test_cancel_subscription_is_allowed(bench: Bench) -> None:
    bench.arrange("invoices", "in-1274", subscription_id="su-3734")
    bench.call("cancel_subscription", subscription_id="su-3734")


def test_cancel_subscription_is_refused_because_the_subscription_must_be_active(bench: Bench) -> None:
    assert bench.refusal("cancel_subscription", subscription_id="su-6052") == "The subscription must be active."


def test_cancel_subscription_is_refused_because_cancelling_needs_seven_days_notice_before(bench: Bench) -> None:
    sentence = bench.refusal("cancel_subscription", subscription_id="su-1153")
    assert sentence == "Cancelling needs seven days' notice before renewal."


def test_cancel_subscription_is_refused_because_the_subscription_has_unpaid_invoices(bench: Bench) -> None:
    assert bench.refusal("cancel_subscription", subscription_id="su-5182") == "The subscription has unpaid invoices."
