"""Tests of the tools for hires of Harlequin Row costume store."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"performer": "Vickers"}, ["hi-3076"]),
        ({"garment_id": "ga-4951"}, ["hi-8491"]),
        ({"production_id": "pr-9164"}, ["hi-2287", "hi-4095"]),
        (
            {"company_id": "co-2639"},
            [
                "hi-1347",
                "hi-1378",
                "hi-4464",
                "hi-6303",
                "hi-6723",
                "hi-6827",
                "hi-8513",
                "hi-8712",
                "hi-8906",
                "hi-9252",
            ],
        ),
        (
            {"status": "returned"},
            [
                "hi-3060",
                "hi-7056",
                "hi-9397",
                "hi-1018",
                "hi-3199",
                "hi-4097",
                "hi-4807",
                "hi-4827",
                "hi-4882",
                "hi-6548",
            ],
        ),
        ({"number": "CH-8883"}, ["hi-4095"]),
        (
            {"back_by_until": "2026-10-31"},
            [
                "hi-3060",
                "hi-7056",
                "hi-9397",
                "hi-1018",
                "hi-3199",
                "hi-4097",
                "hi-4807",
                "hi-4827",
                "hi-4882",
                "hi-6548",
            ],
        ),
    ],
)
def test_find_hires_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_hires", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"back_by_until": "2026-10-31"}, 68),
        ({"status": "returned"}, 17),
    ],
)
def test_find_hires_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_hires", **filters)["total"] == total


def test_find_hires_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_hires", page=9) == ["hi-2348", "hi-3627", "hi-3909", "hi-5804", "hi-8476", "hi-8551"]


def test_find_hires_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_hires", number="Unheard of") == []


def test_report_hires_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_hires", status="returned", away_from_from="2026-09-01", historical=True) == []


def test_report_hires_adds_up(bench: Bench) -> None:
    result = bench.call("report_hires", away_from_from="2026-11-08")
    assert result == {
        "items": [
            {
                "production_company_name": "Harlequin Youth Theatre",
                "hires": 3,
                "total": 12400,
                "last_return": "2026-11-30",
            },
        ],
        "total": 1,
    }


def test_report_hires_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_hires", page=2)
    assert result == {
        "items": [
            {
                "production_company_name": "Second Act Drama Club",
                "hires": 1,
                "total": 3000,
                "last_return": "2026-12-02",
            },
            {
                "production_company_name": "Second Act Operatic Society",
                "hires": 1,
                "total": 32700,
                "last_return": "2026-10-12",
            },
        ],
        "total": 12,
    }


def test_report_hires_adds_up_with_status_and_historical(bench: Bench) -> None:
    result = bench.call("report_hires", status="returned", historical=True)
    assert result == {
        "items": [
            {
                "production_company_name": "Harlequin Youth Theatre",
                "hires": 3,
                "total": 19500,
                "last_return": "2026-09-06",
            },
        ],
        "total": 1,
    }


def test_reserve_garment_adds_a_hire(bench: Bench) -> None:
    bench.call(
        "reserve_garment",
        number="New CH-2132",
        production_id="pr-8199",
        performer="Edward Archer",
        chest=110,
        garment_id="ga-8250",
    )
    assert bench.changes() == [
        inserted(
            "hires",
            "hi-4282",
            number="New CH-2132",
            production_id="pr-8199",
            performer="Edward Archer",
            chest=110,
            garment_id="ga-8250",
            status="reserved",
            away_from="2026-10-19",
            back_by="2026-11-17",
            price=2250,
        ),
    ]


def test_reserve_garment_adds_a_hire_when_opens_on_is_2026_10_24(bench: Bench) -> None:
    bench.arrange("productions", "pr-8199", opens_on="2026-10-24")
    bench.call(
        "reserve_garment",
        number="New CH-2132",
        production_id="pr-8199",
        performer="Edward Archer",
        chest=110,
        garment_id="ga-8250",
    )
    assert bench.changes() == [
        inserted(
            "hires",
            "hi-4282",
            number="New CH-2132",
            production_id="pr-8199",
            performer="Edward Archer",
            chest=110,
            garment_id="ga-8250",
            status="reserved",
            away_from="2026-10-14",
            back_by="2026-11-17",
            price=2250,
        ),
    ]


def test_reserve_garment_is_allowed(bench: Bench) -> None:
    bench.call(
        "reserve_garment",
        number="New CH-7605",
        production_id="pr-9147",
        performer="Keiko Kwon",
        chest=90,
        garment_id="ga-2324",
    )


def test_reserve_garment_is_refused_because_the_production_has_opened(bench: Bench) -> None:
    bench.arrange("productions", "pr-4042", opens_on="2026-09-28")
    sentence = bench.refusal(
        "reserve_garment",
        number="CH-3437",
        production_id="pr-4042",
        performer="Donal Ní Bhriain",
        chest=91,
        garment_id="ga-1394",
    )
    assert sentence == "The production has opened."


def test_reserve_garment_is_refused_because_the_garment_is_not_fit_for_hire(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_garment",
        number="New CH-7605",
        production_id="pr-7714",
        performer="Keiko Kwon",
        chest=89,
        garment_id="ga-9437",
    )
    assert sentence == "The garment is not fit for hire."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "CH-3437",
            "production_id": "pr-4042",
            "performer": "Donal Ní Bhriain",
            "chest": 82,
            "garment_id": "ga-6559",
        },
        {
            "number": "CH-3437",
            "production_id": "pr-4042",
            "performer": "Donal Ní Bhriain",
            "chest": 96,
            "garment_id": "ga-6559",
        },
    ],
)
def test_reserve_garment_is_refused_because_the_garment_does_not_fit_this_performer(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("reserve_garment", **arguments) == "The garment does not fit this performer."


def test_reserve_garment_is_refused_because_historical_garments_are_not_worn_in_the_open(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_garment",
        number="CH-1769",
        production_id="pr-2734",
        performer="Keiko Kwon",
        chest=92,
        garment_id="ga-2960",
    )
    assert sentence == "Historical garments are not worn in the open air."


def test_reserve_garment_is_refused_because_the_companys_credit_does_not_suffice(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_garment",
        number="CH-1769",
        production_id="pr-7714",
        performer="Åsa Virtanen",
        chest=102,
        garment_id="ga-5089",
    )
    assert sentence == "The company's credit does not suffice."


def test_reserve_garment_is_refused_because_a_hire_with_this_number_exists_already(bench: Bench) -> None:
    bench.arrange("productions", "pr-4042", opens_on="2026-09-29", closes_on="2026-11-04")
    bench.arrange("garments", "ga-1394", value=41259)
    sentence = bench.refusal(
        "reserve_garment",
        number="CH-3437",
        production_id="pr-4042",
        performer="Donal Ní Bhriain",
        chest=91,
        garment_id="ga-1394",
    )
    assert sentence == "A hire with this number exists already."


def test_reserve_garment_is_refused_because_the_garment_is_away_or_being_cleaned_at_that(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_garment",
        number="New CH-1769",
        production_id="pr-5599",
        performer="Sanjay Malik",
        chest=91,
        garment_id="ga-4720",
    )
    assert sentence == "The garment is away or being cleaned at that time."


def test_reserve_garment_is_refused_because_the_garment_is_away_or_being_cleaned_at_that_2(bench: Bench) -> None:
    bench.arrange("productions", "pr-8199", opens_on="2026-10-23")
    sentence = bench.refusal(
        "reserve_garment",
        number="New CH-2132",
        production_id="pr-8199",
        performer="Edward Archer",
        chest=110,
        garment_id="ga-8250",
    )
    assert sentence == "The garment is away or being cleaned at that time."


def test_hand_out_garment_sets_status_to_out_and_sets_owed_to_5400(bench: Bench) -> None:
    bench.call("hand_out_garment", hire_id="hi-2722")
    assert bench.changes() == [
        updated("companies", "co-6716", owed=5400),
        updated("garments", "ga-7489", status="out"),
        updated("hires", "hi-2722", status="out"),
    ]


def test_hand_out_garment_is_allowed(bench: Bench) -> None:
    bench.arrange("hires", "hi-1347", away_from="2026-09-28")
    bench.call("hand_out_garment", hire_id="hi-1347")


def test_hand_out_garment_is_allowed_when_credit_is_162000(bench: Bench) -> None:
    bench.arrange("companies", "co-2639", credit=162000)
    bench.call("hand_out_garment", hire_id="hi-1347")


def test_hand_out_garment_is_refused_because_the_hire_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("hand_out_garment", hire_id="hi-5715") == "The hire must be reserved."


def test_hand_out_garment_is_refused_because_it_is_too_early_to_hand_the_garment_out(bench: Bench) -> None:
    assert bench.refusal("hand_out_garment", hire_id="hi-3909") == "It is too early to hand the garment out."


def test_hand_out_garment_is_refused_because_the_garment_is_not_ready(bench: Bench) -> None:
    assert bench.refusal("hand_out_garment", hire_id="hi-7157") == "The garment is not ready."


def test_hand_out_garment_is_refused_because_alterations_are_still_to_be_made(bench: Bench) -> None:
    assert bench.refusal("hand_out_garment", hire_id="hi-4095") == "Alterations are still to be made."


def test_hand_out_garment_is_refused_because_the_company_owes_too_much(bench: Bench) -> None:
    bench.arrange("companies", "co-2639", credit=161999)
    bench.arrange("alterations", "al-1078", hire_id="hi-1347")
    assert bench.refusal("hand_out_garment", hire_id="hi-1347") == "The company owes too much."


def test_take_back_garment_sets_status_to_returned_and_sets_status_to_in_repair(bench: Bench) -> None:
    bench.call("take_back_garment", hire_id="hi-5715", damaged=True)
    assert bench.changes() == [
        updated("garments", "ga-9957", status="in_repair"),
        updated("hires", "hi-5715", status="returned"),
    ]


def test_take_back_garment_sets_status_to_returned_and_sets_owed_to_41750(bench: Bench) -> None:
    bench.arrange("hires", "hi-5715", back_by="2026-09-27")
    bench.call("take_back_garment", hire_id="hi-5715")
    assert bench.changes() == [
        updated("companies", "co-8473", owed=41750),
        updated("garments", "ga-9957", status="soiled"),
        updated("hires", "hi-5715", status="returned"),
    ]


def test_take_back_garment_sets_status_to_returned_and_sets_status_to_soiled(bench: Bench) -> None:
    bench.arrange("hires", "hi-5715", back_by="2026-09-28")
    bench.call("take_back_garment", hire_id="hi-5715")
    assert bench.changes() == [
        updated("garments", "ga-9957", status="soiled"),
        updated("hires", "hi-5715", status="returned"),
    ]


def test_take_back_garment_is_refused_because_the_hire_must_be_out(bench: Bench) -> None:
    assert bench.refusal("take_back_garment", hire_id="hi-3909") == "The hire must be out."


def test_take_back_garment_is_refused_because_the_garment_is_in_the_house(bench: Bench) -> None:
    bench.arrange("hires", "hi-5715", garment_id="ga-1130")
    assert bench.refusal("take_back_garment", hire_id="hi-5715") == "The garment is in the house."


def test_cancel_hire_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_hire", hire_id="hi-7370")
    assert bench.changes() == [updated("hires", "hi-7370", status="cancelled")]


def test_cancel_hire_sets_status_to_cancelled_and_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("cancel_hire", hire_id="hi-8513")
    assert bench.changes() == [
        updated("alterations", "al-1574", status="dropped"),
        updated("alterations", "al-4960", status="dropped"),
        updated("alterations", "al-8080", status="dropped"),
        updated("companies", "co-2639", owed=164625),
        updated("hires", "hi-8513", status="cancelled"),
    ]


def test_cancel_hire_sets_status_to_cancelled_when_hire_id_is_hi_5539(bench: Bench) -> None:
    bench.call("cancel_hire", hire_id="hi-5539")
    assert bench.changes() == [
        updated("fittings", "fi-1137", status="cancelled"),
        updated("hires", "hi-5539", status="cancelled"),
    ]


def test_cancel_hire_is_refused_because_the_hire_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("cancel_hire", hire_id="hi-8491") == "The hire must be reserved."


def test_cancel_hire_is_refused_because_the_garment_was_altered_for_this_performer_for_good(bench: Bench) -> None:
    assert bench.refusal("cancel_hire", hire_id="hi-8177") == "The garment was altered for this performer for good."
