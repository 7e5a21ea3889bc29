"""Tests of the tools for hires of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"contractor_id": "co-5115", "depot_id": "de-5804"}, ["hi-5559"]),
        ({"machine_id": "mc-7433", "status": "reserved"}, ["hi-3162"]),
        (
            {"starts_from": "2026-09-24"},
            [
                "hi-2024",
                "hi-5559",
                "hi-6473",
                "hi-3729",
                "hi-5566",
                "hi-9276",
                "hi-9984",
                "hi-8979",
                "hi-9603",
                "hi-2605",
            ],
        ),
        ({"ends_until": "2026-08-10"}, ["hi-9534", "hi-2237", "hi-2470"]),
    ],
)
def test_find_hires_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_hires", **filters) == ids


def test_find_hires_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_hires", page=2)
    assert ids == [
        "hi-7779",
        "hi-9897",
        "hi-4417",
        "hi-6211",
        "hi-2969",
        "hi-7201",
        "hi-8220",
        "hi-9065",
        "hi-3263",
        "hi-3785",
    ]


def test_find_hires_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_hires", contractor_id="co-7514") == []


def test_get_hire_shows_the_hire(bench: Bench) -> None:
    result = bench.call("get_hire", hire_id="hi-2024")
    assert result == {
        "id": "hi-2024",
        "contractor_id": "co-4763",
        "machine_id": "mc-7937",
        "site": "Cornby Road, plot 3",
        "starts_on": "2026-09-24",
        "ends_on": "2026-09-24",
        "daily_rate": 16625,
        "status": "cancelled",
        "reserved_at": "2026-08-04T09:45",
        "contractor_name": "Tidewater Builders",
        "machine_plate": "DL-725",
        "machine_machine_class_name": "trench roller",
        "number_of_days": 1,
    }


def test_report_hires_adds_up(bench: Bench) -> None:
    result = bench.call("report_hires", status="reserved")
    assert result == {
        "items": [
            {
                "machine_machine_class_name": "air compressor",
                "hires": 5,
                "highest_rate": 2300,
                "last_end": "2026-11-01",
            },
            {
                "machine_machine_class_name": "concrete mixer",
                "hires": 12,
                "highest_rate": 11000,
                "last_end": "2026-10-25",
            },
            {
                "machine_machine_class_name": "crawler excavator",
                "hires": 2,
                "highest_rate": 6390,
                "last_end": "2026-11-08",
            },
            {"machine_machine_class_name": "hoist", "hires": 1, "highest_rate": 6660, "last_end": "2026-10-03"},
            {"machine_machine_class_name": "light tower", "hires": 2, "highest_rate": 1600, "last_end": "2026-10-31"},
            {
                "machine_machine_class_name": "mini excavator",
                "hires": 3,
                "highest_rate": 3250,
                "last_end": "2026-11-05",
            },
            {
                "machine_machine_class_name": "plate compactor",
                "hires": 3,
                "highest_rate": 14500,
                "last_end": "2026-10-24",
            },
            {"machine_machine_class_name": "telehandler", "hires": 2, "highest_rate": 31500, "last_end": "2026-10-15"},
            {
                "machine_machine_class_name": "trench roller",
                "hires": 5,
                "highest_rate": 17500,
                "last_end": "2026-10-10",
            },
        ],
        "total": 9,
    }


def test_report_hires_adds_up_with_depot_id(bench: Bench) -> None:
    result = bench.call("report_hires", depot_id="de-9993")
    assert result == {
        "items": [
            {
                "machine_machine_class_name": "air compressor",
                "hires": 13,
                "highest_rate": 2300,
                "last_end": "2026-11-01",
            },
            {
                "machine_machine_class_name": "concrete mixer",
                "hires": 7,
                "highest_rate": 11000,
                "last_end": "2026-10-04",
            },
            {
                "machine_machine_class_name": "crawler excavator",
                "hires": 5,
                "highest_rate": 6390,
                "last_end": "2026-11-08",
            },
            {
                "machine_machine_class_name": "mini excavator",
                "hires": 3,
                "highest_rate": 3250,
                "last_end": "2026-09-06",
            },
            {
                "machine_machine_class_name": "plate compactor",
                "hires": 4,
                "highest_rate": 14500,
                "last_end": "2026-10-24",
            },
            {
                "machine_machine_class_name": "trench roller",
                "hires": 12,
                "highest_rate": 17500,
                "last_end": "2026-10-10",
            },
        ],
        "total": 6,
    }


def test_report_hires_adds_up_with_contractor_id_and_starts_from(bench: Bench) -> None:
    result = bench.call("report_hires", contractor_id="co-1549", starts_from="2026-09-14")
    assert result == {
        "items": [
            {
                "machine_machine_class_name": "air compressor",
                "hires": 1,
                "highest_rate": 2300,
                "last_end": "2026-09-20",
            },
        ],
        "total": 1,
    }


def test_reserve_machine_adds_a_hire(bench: Bench) -> None:
    bench.call(
        "reserve_machine",
        contractor_id="co-6302",
        machine_id="mc-1669",
        site="Shipwright Hill, plot 7",
        starts_on="2026-09-24",
        ends_on="2026-10-05",
    )
    assert bench.changes() == [
        inserted(
            "hires",
            "hi-4650",
            contractor_id="co-6302",
            machine_id="mc-1669",
            site="Shipwright Hill, plot 7",
            starts_on="2026-09-24",
            ends_on="2026-10-05",
            daily_rate=3250,
            status="reserved",
            reserved_at="2026-09-21T07:15",
        ),
    ]


def test_reserve_machine_is_allowed(bench: Bench) -> None:
    bench.arrange("contractors", "co-9087", credit=434000)
    bench.call(
        "reserve_machine",
        contractor_id="co-9087",
        machine_id="mc-2366",
        site="Foundry Wharf, car park",
        starts_on="2026-10-12",
        ends_on="2026-10-31",
    )


def test_reserve_machine_is_refused_because_the_contractor_gets_no_machines_at_the_moment(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_machine",
        contractor_id="co-2914",
        machine_id="mc-3473",
        site="South Parade, façade",
        starts_on="2026-08-09",
        ends_on="2026-09-09",
    )
    assert sentence == "The contractor gets no machines at the moment."


def test_reserve_machine_is_refused_because_the_machine_was_sold(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_machine",
        contractor_id="co-9537",
        machine_id="mc-8756",
        site="Bakers Road, façade",
        starts_on="2026-09-11",
        ends_on="2026-10-25",
    )
    assert sentence == "The machine was sold."


def test_reserve_machine_is_refused_because_a_hire_cannot_begin_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_machine",
        contractor_id="co-7514",
        machine_id="mc-3301",
        site="Paradise Row, car park",
        starts_on="2026-08-08",
        ends_on="2026-10-24",
    )
    assert sentence == "A hire cannot begin in the past."


def test_reserve_machine_is_refused_because_a_hire_ends_on_its_first_day_or_later(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_machine",
        contractor_id="co-6005",
        machine_id="mc-4777",
        site="Mill Lane, plot 7",
        starts_on="2026-09-21",
        ends_on="2026-08-19",
    )
    assert sentence == "A hire ends on its first day or later."


def test_reserve_machine_is_refused_because_a_hire_lasts_at_most_30_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_machine",
        contractor_id="co-8085",
        machine_id="mc-1418",
        site="Foundry Wharf, car park",
        starts_on="2026-10-01",
        ends_on="2026-10-31",
    )
    assert sentence == "A hire lasts at most 30 days."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "contractor_id": "co-8085",
            "machine_id": "mc-1418",
            "site": "Foundry Wharf, car park",
            "starts_on": "2026-09-21",
            "ends_on": "2026-09-21",
        },
        {
            "contractor_id": "co-8085",
            "machine_id": "mc-2366",
            "site": "Foundry Wharf, car park",
            "starts_on": "2026-10-08",
            "ends_on": "2026-10-31",
        },
    ],
)
def test_reserve_machine_is_refused_because_the_machine_is_taken_on_some_of_these_days(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("reserve_machine", **arguments) == "The machine is taken on some of these days."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "contractor_id": "co-8085",
            "machine_id": "mc-1418",
            "site": "Foundry Wharf, car park",
            "starts_on": "2026-10-14",
            "ends_on": "2026-10-31",
        },
        {
            "contractor_id": "co-8085",
            "machine_id": "mc-6380",
            "site": "Foundry Wharf, car park",
            "starts_on": "2026-10-12",
            "ends_on": "2026-10-31",
        },
    ],
)
def test_reserve_machine_is_refused_because_the_contractors_credit_does_not_suffice(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("reserve_machine", **arguments) == "The contractor's credit does not suffice."


def test_extend_hire_sets_ends_on_to_2026_10_05(bench: Bench) -> None:
    bench.call("extend_hire", hire_id="hi-3465", ends_on="2026-10-05")
    assert bench.changes() == [updated("hires", "hi-3465", ends_on="2026-10-05")]


def test_extend_hire_is_allowed(bench: Bench) -> None:
    bench.call("extend_hire", hire_id="hi-9984", ends_on="2026-10-03")


def test_extend_hire_is_refused_because_the_hire_is_over(bench: Bench) -> None:
    assert bench.refusal("extend_hire", hire_id="hi-1144", ends_on="2026-08-23") == "The hire is over."


def test_extend_hire_is_refused_because_the_new_last_day_must_be_later_than_the_old_one(bench: Bench) -> None:
    sentence = bench.refusal("extend_hire", hire_id="hi-3017", ends_on="2026-09-27")
    assert sentence == "The new last day must be later than the old one."


def test_extend_hire_is_refused_because_a_hire_lasts_at_most_30_days(bench: Bench) -> None:
    assert bench.refusal("extend_hire", hire_id="hi-6976", ends_on="2026-10-12") == "A hire lasts at most 30 days."


def test_extend_hire_is_refused_because_the_machine_is_reserved_for_somebody_else_by_then(bench: Bench) -> None:
    sentence = bench.refusal("extend_hire", hire_id="hi-3465", ends_on="2026-10-09")
    assert sentence == "The machine is reserved for somebody else by then."


def test_extend_hire_is_refused_because_the_machine_is_reserved_for_somebody_else_by_then_2(bench: Bench) -> None:
    bench.arrange("hires", "hi-3550", ends_on="2026-10-19")
    sentence = bench.refusal("extend_hire", hire_id="hi-7845", ends_on="2026-11-08")
    assert sentence == "The machine is reserved for somebody else by then."


def test_swap_machine_sets_machine_id_to_mc_7856(bench: Bench) -> None:
    bench.call("swap_machine", hire_id="hi-5559", machine_id="mc-7856")
    assert bench.changes() == [updated("hires", "hi-5559", machine_id="mc-7856")]


def test_swap_machine_is_allowed(bench: Bench) -> None:
    bench.arrange("hires", "hi-8979", starts_on="2024-07-13")
    bench.call("swap_machine", hire_id="hi-8979", machine_id="mc-6667")


def test_swap_machine_is_refused_because_only_a_reserved_hire_can_change_its_machine(bench: Bench) -> None:
    sentence = bench.refusal("swap_machine", hire_id="hi-1871", machine_id="mc-2466")
    assert sentence == "Only a reserved hire can change its machine."


def test_swap_machine_is_refused_because_the_hire_already_has_this_machine(bench: Bench) -> None:
    sentence = bench.refusal("swap_machine", hire_id="hi-4726", machine_id="mc-2613")
    assert sentence == "The hire already has this machine."


def test_swap_machine_is_refused_because_the_other_machine_is_of_another_class(bench: Bench) -> None:
    sentence = bench.refusal("swap_machine", hire_id="hi-6269", machine_id="mc-8756")
    assert sentence == "The other machine is of another class."


def test_swap_machine_is_refused_because_the_other_machine_is_not_ready(bench: Bench) -> None:
    assert bench.refusal("swap_machine", hire_id="hi-4828", machine_id="mc-9887") == "The other machine is not ready."


def test_swap_machine_is_refused_because_the_other_machine_is_taken_on_some_of_these_days(bench: Bench) -> None:
    bench.arrange("hires", "hi-5559", starts_on="2026-09-22")
    sentence = bench.refusal("swap_machine", hire_id="hi-5559", machine_id="mc-7856")
    assert sentence == "The other machine is taken on some of these days."


def test_swap_machine_is_refused_because_the_other_machine_is_taken_on_some_of_these_days_2(bench: Bench) -> None:
    bench.arrange("hires", "hi-5559", ends_on="2026-10-04")
    sentence = bench.refusal("swap_machine", hire_id="hi-5559", machine_id="mc-7856")
    assert sentence == "The other machine is taken on some of these days."


def test_hand_out_machine_sets_status_to_out(bench: Bench) -> None:
    bench.call("hand_out_machine", hire_id="hi-4675")
    assert bench.changes() == [updated("hires", "hi-4675", status="out")]


def test_hand_out_machine_is_allowed(bench: Bench) -> None:
    bench.arrange("hires", "hi-9940", machine_id="mc-2466", ends_on="2026-09-21")
    bench.call("hand_out_machine", hire_id="hi-9940")


def test_hand_out_machine_is_allowed_when_machine_id_is_mc_2466_when_ends_on_is_2028_03_19(bench: Bench) -> None:
    bench.arrange("hires", "hi-9940", machine_id="mc-2466", ends_on="2028-03-19")
    bench.call("hand_out_machine", hire_id="hi-9940")


def test_hand_out_machine_is_refused_because_the_hire_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("hand_out_machine", hire_id="hi-7721") == "The hire must be reserved."


def test_hand_out_machine_is_refused_because_the_machine_belongs_to_another_depot(bench: Bench) -> None:
    assert bench.refusal("hand_out_machine", hire_id="hi-5559") == "The machine belongs to another depot."


def test_hand_out_machine_is_refused_because_the_machine_is_not_ready(bench: Bench) -> None:
    bench.arrange("hires", "hi-9940", machine_id="mc-2466")
    bench.arrange("machines", "mc-2466", status="in_workshop")
    assert bench.refusal("hand_out_machine", hire_id="hi-9940") == "The machine is not ready."


def test_hand_out_machine_is_refused_because_the_hire_has_not_begun_yet(bench: Bench) -> None:
    assert bench.refusal("hand_out_machine", hire_id="hi-8979") == "The hire has not begun yet."


def test_hand_out_machine_is_refused_because_the_hire_is_over_already(bench: Bench) -> None:
    bench.arrange("hires", "hi-4675", ends_on="2026-09-20")
    assert bench.refusal("hand_out_machine", hire_id="hi-4675") == "The hire is over already."


def test_hand_out_machine_is_refused_because_the_machine_is_due_for_service(bench: Bench) -> None:
    bench.arrange("machines", "mc-7889", serviced_meter=5498)
    assert bench.refusal("hand_out_machine", hire_id="hi-9940") == "The machine is due for service."


def test_hand_out_machine_is_refused_because_the_contractor_has_no_operator_card_that_is(bench: Bench) -> None:
    bench.arrange("hires", "hi-9940", machine_id="mc-2466", contractor_id="co-7944")
    sentence = bench.refusal("hand_out_machine", hire_id="hi-9940")
    assert sentence == "The contractor has no operator card that is valid for the whole hire."


def test_hand_out_machine_is_refused_because_the_machine_has_not_come_back_yet(bench: Bench) -> None:
    assert bench.refusal("hand_out_machine", hire_id="hi-9940") == "The machine has not come back yet."


def test_take_back_machine_changes_the_hire_and_adds_a_invoice(bench: Bench) -> None:
    bench.call("take_back_machine", hire_id="hi-1932", meter=987, number="New INV-00915")
    assert bench.changes() == [
        updated("hires", "hi-1932", returned_on="2026-09-21", status="returned"),
        inserted(
            "invoices",
            "iv-7228",
            number="New INV-00915",
            hire_id="hi-1932",
            amount=134190,
            due_on="2026-10-21",
            status="open",
            issued_at="2026-09-21T07:15",
        ),
        updated("machines", "mc-3177", depot_id="de-9993", meter=987),
    ]


def test_take_back_machine_is_allowed(bench: Bench) -> None:
    bench.call("take_back_machine", hire_id="hi-7446", meter=940, number="New INV-00915")


def test_take_back_machine_is_refused_because_the_hire_must_be_out(bench: Bench) -> None:
    sentence = bench.refusal("take_back_machine", hire_id="hi-4341", meter=539, number="New INV-83439")
    assert sentence == "The hire must be out."


def test_take_back_machine_is_refused_because_the_meter_cannot_run_backwards(bench: Bench) -> None:
    sentence = bench.refusal("take_back_machine", hire_id="hi-7446", meter=115, number="INV-74046")
    assert sentence == "The meter cannot run backwards."


def test_take_back_machine_is_refused_because_a_machine_cannot_run_more_than_24_hours_a_day(bench: Bench) -> None:
    sentence = bench.refusal("take_back_machine", hire_id="hi-7446", meter=941, number="INV-41527")
    assert sentence == "A machine cannot run more than 24 hours a day."


def test_take_back_machine_is_refused_because_an_invoice_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal("take_back_machine", hire_id="hi-7446", meter=436, number="INV-41527")
    assert sentence == "An invoice with this number exists already."


def test_take_back_machine_is_refused_because_another_invoice_already_has_this_hire(bench: Bench) -> None:
    bench.arrange("invoices", "iv-1576", hire_id="hi-1932")
    sentence = bench.refusal("take_back_machine", hire_id="hi-1932", meter=987, number="New INV-00915")
    assert sentence == "Another invoice already has this hire."


def test_cancel_hire_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_hire", hire_id="hi-2659")
    assert bench.changes() == [updated("hires", "hi-2659", status="cancelled")]


def test_cancel_hire_is_allowed(bench: Bench) -> None:
    bench.arrange("hires", "hi-5559", starts_on="2026-09-23")
    bench.call("cancel_hire", hire_id="hi-5559")


def test_cancel_hire_is_refused_because_the_hire_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("cancel_hire", hire_id="hi-1144") == "The hire must be reserved."


def test_cancel_hire_is_refused_because_it_is_too_late_to_cancel_this_hire(bench: Bench) -> None:
    assert bench.refusal("cancel_hire", hire_id="hi-3465") == "It is too late to cancel this hire."
