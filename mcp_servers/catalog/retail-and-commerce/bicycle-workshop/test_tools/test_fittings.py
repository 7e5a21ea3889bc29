"""Tests of the tools for fittings of Spoke & Sons bicycle workshop."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_reserve_part_adds_a_fitting_and_sets_status_to_waiting(bench: Bench) -> None:
    bench.call("reserve_part", job_id="jo-2493", part_id="pa-1569", quantity=2)
    assert bench.changes() == [
        inserted(
            "fittings",
            "fi-5505",
            job_id="jo-2493",
            part_id="pa-1569",
            quantity=2,
            price=20000,
            status="reserved",
        ),
        updated("jobs", "jo-2493", status="waiting"),
    ]


def test_reserve_part_is_allowed(bench: Bench) -> None:
    bench.call("reserve_part", job_id="jo-2493", part_id="pa-8211", quantity=1)


def test_reserve_part_is_allowed_when_promised_on_is_2026_04_21(bench: Bench) -> None:
    bench.arrange("jobs", "jo-6777", promised_on="2026-04-21")
    bench.call("reserve_part", job_id="jo-6777", part_id="pa-1012", quantity=1)


def test_reserve_part_is_allowed_when_price_limit_is_69500(bench: Bench) -> None:
    bench.arrange("jobs", "jo-6777", price_limit=69500)
    bench.call("reserve_part", job_id="jo-6777", part_id="pa-1012", quantity=1)


def test_reserve_part_is_allowed_when_on_offer_is_false(bench: Bench) -> None:
    bench.arrange("parts", "pa-1632", on_offer=False)
    bench.call("reserve_part", job_id="jo-7710", part_id="pa-1632", quantity=1)


def test_reserve_part_is_allowed_when_status_is_released(bench: Bench) -> None:
    bench.arrange("fittings", "fi-1445", status="released")
    bench.call("reserve_part", job_id="jo-7578", part_id="pa-1547", quantity=2)


def test_reserve_part_is_refused_because_argument_quantity_must_be_at_most_4(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", job_id="jo-6777", part_id="pa-1012", quantity=5)
    assert sentence == "Argument 'quantity' must be at most 4."


def test_reserve_part_is_refused_because_argument_quantity_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", job_id="jo-6777", part_id="pa-1012", quantity=0)
    assert sentence == "Argument 'quantity' must be at least 1."


def test_reserve_part_is_refused_because_the_job_is_finished_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", job_id="jo-2122", part_id="pa-4964", quantity=1)
    assert sentence == "The job is finished or cancelled."


def test_reserve_part_is_refused_because_this_part_is_on_the_job_already(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", job_id="jo-9701", part_id="pa-1353", quantity=2)
    assert sentence == "This part is on the job already."


def test_reserve_part_is_refused_because_the_part_is_short_and_would_arrive_after_the(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", job_id="jo-3936", part_id="pa-1012", quantity=2)
    assert sentence == "The part is short and would arrive after the promised day."


def test_reserve_part_is_refused_because_the_part_is_short_and_no_longer_made(bench: Bench) -> None:
    bench.arrange("parts", "pa-1569", on_offer=False)
    sentence = bench.refusal("reserve_part", job_id="jo-1289", part_id="pa-1569", quantity=2)
    assert sentence == "The part is short and no longer made."


def test_reserve_part_is_refused_because_the_customers_price_limit_does_not_allow_it(bench: Bench) -> None:
    sentence = bench.refusal("reserve_part", job_id="jo-7578", part_id="pa-1547", quantity=2)
    assert sentence == "The customer's price limit does not allow it."
