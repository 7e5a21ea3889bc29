"""Tests of the tools for permits of Film office locations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_to_hour": 24}, ["pe-6229", "pe-2849", "pe-5631", "pe-6207", "pe-3703", "pe-4607"]),
        (
            {"first_day_from": "2025-11-02"},
            [
                "pe-5169",
                "pe-5620",
                "pe-4887",
                "pe-8893",
                "pe-3922",
                "pe-1251",
                "pe-1772",
                "pe-6229",
                "pe-3439",
                "pe-3456",
            ],
        ),
        ({"location_id": "lo-6025"}, ["pe-3439", "pe-6792"]),
        ({"production_id": "pr-1214"}, ["pe-1251", "pe-4959", "pe-4897", "pe-6043"]),
        (
            {"status": "finished"},
            [
                "pe-9493",
                "pe-4140",
                "pe-8557",
                "pe-5169",
                "pe-5620",
                "pe-8893",
                "pe-3922",
                "pe-1251",
                "pe-6229",
                "pe-3160",
            ],
        ),
        (
            {"effects": "no_effects"},
            [
                "pe-9493",
                "pe-7715",
                "pe-4140",
                "pe-8557",
                "pe-5169",
                "pe-5620",
                "pe-4887",
                "pe-8893",
                "pe-3922",
                "pe-1772",
            ],
        ),
        ({"number": "FP-57869"}, ["pe-4516"]),
        (
            {"first_day_until": "2026-03-18"},
            [
                "pe-9209",
                "pe-9493",
                "pe-7715",
                "pe-4140",
                "pe-8557",
                "pe-5169",
                "pe-5620",
                "pe-4887",
                "pe-8893",
                "pe-3922",
            ],
        ),
    ],
)
def test_find_permits_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_permits", **filters) == ids


def test_find_permits_counts(bench: Bench) -> None:
    assert bench.call("find_permits", first_day_until="2026-03-18")["total"] == 23


def test_find_permits_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_permits", page=8)
    assert ids == [
        "pe-5009",
        "pe-3448",
        "pe-9877",
        "pe-4927",
        "pe-6121",
        "pe-9904",
        "pe-5927",
        "pe-3572",
        "pe-3703",
        "pe-4167",
    ]


def test_find_permits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_permits", number="Unheard of") == []


def test_get_permit_shows_the_permit(bench: Bench) -> None:
    result = bench.call("get_permit", permit_id="pe-1642")
    assert result == {
        "id": "pe-1642",
        "number": "FP-62039",
        "status": "asked",
        "production_id": "pr-8450",
        "location_id": "lo-4508",
        "first_day": "2026-05-09",
        "last_day": "2026-05-12",
        "from_hour": 6,
        "to_hour": 13,
        "effects": "no_effects",
        "fee": 980000,
        "deposit": 0,
        "production_title": "November Silence",
        "location_name": "Abandoned Courtroom",
        "number_of_days": 4,
        "complaints_raised": 0,
        "at_night": False,
    }


def test_get_permit_shows_the_permit_when_permit_id_is_pe_3509(bench: Bench) -> None:
    result = bench.call("get_permit", permit_id="pe-3509")
    assert result == {
        "id": "pe-3509",
        "number": "FP-72503",
        "status": "filming",
        "production_id": "pr-2735",
        "location_id": "lo-8821",
        "first_day": "2026-04-08",
        "last_day": "2026-04-11",
        "from_hour": 16,
        "to_hour": 23,
        "effects": "no_effects",
        "notice_on": "2026-03-26",
        "fee": 400000,
        "deposit": 200000,
        "production_title": "Glass Letter",
        "location_name": "Theatre Courtroom",
        "number_of_days": 4,
        "complaints_raised": 3,
        "at_night": True,
    }


def test_get_permit_shows_the_permit_when_permit_id_is_pe_1745(bench: Bench) -> None:
    result = bench.call("get_permit", permit_id="pe-1745")
    assert result == {
        "id": "pe-1745",
        "number": "FP-02300",
        "status": "signed",
        "production_id": "pr-5458",
        "location_id": "lo-2825",
        "first_day": "2026-05-07",
        "last_day": "2026-05-08",
        "from_hour": 16,
        "to_hour": 22,
        "effects": "drone",
        "fee": 400000,
        "deposit": 0,
        "production_title": "The Silence of Midnight",
        "location_name": "Anchor Farmhouse",
        "number_of_days": 2,
        "complaints_raised": 0,
        "at_night": False,
    }


def test_report_permits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_permits", status="finished", production_id="pr-2761") == []


def test_report_permits_adds_up(bench: Bench) -> None:
    result = bench.call("report_permits", page=4)
    assert result == {
        "items": [
            {"location_name": "Weavers Courtroom", "permits": 1, "fees": 1150000, "latest_day": "2026-05-19"},
            {"location_name": "Willow Station", "permits": 3, "fees": 1880000, "latest_day": "2026-04-21"},
            {"location_name": "Windmill Greenhouse", "permits": 2, "fees": 1800000, "latest_day": "2026-05-05"},
        ],
        "total": 33,
    }


def test_report_permits_adds_up_with_first_day_from(bench: Bench) -> None:
    result = bench.call("report_permits", first_day_from="2026-05-05")
    assert result == {
        "items": [
            {"location_name": "Abandoned Courtroom", "permits": 3, "fees": 2205000, "latest_day": "2026-05-30"},
            {"location_name": "Anchor Farmhouse", "permits": 2, "fees": 1400000, "latest_day": "2026-05-09"},
            {"location_name": "Grand Greenhouse", "permits": 1, "fees": 25000, "latest_day": "2026-05-28"},
            {"location_name": "Lime Greenhouse", "permits": 1, "fees": 40000, "latest_day": "2026-05-21"},
            {"location_name": "Modernist Mansion", "permits": 2, "fees": 2200000, "latest_day": "2026-05-20"},
            {"location_name": "Orchard Theatre", "permits": 2, "fees": 640000, "latest_day": "2026-05-24"},
            {"location_name": "Panelled Chapel", "permits": 2, "fees": 750000, "latest_day": "2026-05-21"},
            {"location_name": "Panelled Lighthouse", "permits": 1, "fees": 80000, "latest_day": "2026-05-19"},
            {"location_name": "Panelled Mansion", "permits": 3, "fees": 2300000, "latest_day": "2026-05-21"},
            {"location_name": "Spring Mill", "permits": 1, "fees": 180000, "latest_day": "2026-05-30"},
        ],
        "total": 14,
        "next_page": 2,
    }


def test_report_permits_adds_up_with_status_and_production_id(bench: Bench) -> None:
    result = bench.call("report_permits", status="signed", production_id="pr-5779")
    assert result == {
        "items": [{"location_name": "Spring Mill", "permits": 1, "fees": 180000, "latest_day": "2026-05-30"}],
        "total": 1,
    }


def test_ask_permit_adds_a_permit(bench: Bench) -> None:
    bench.call(
        "ask_permit",
        number="New FP-62039",
        recce_id="re-9224",
        first_day="2026-05-22",
        last_day="2026-05-24",
        from_hour=6,
        to_hour=20,
        effects="drone",
    )
    assert bench.changes() == [
        inserted(
            "permits",
            "pe-5496",
            number="New FP-62039",
            status="asked",
            production_id="pr-4669",
            location_id="lo-1790",
            first_day="2026-05-22",
            last_day="2026-05-24",
            from_hour=6,
            to_hour=20,
            effects="drone",
            fee=75000,
            deposit=0,
        ),
    ]


def test_ask_permit_is_refused_because_a_recce_comes_first(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_permit",
        number="New FP-58981",
        recce_id="re-7180",
        first_day="2025-12-01",
        last_day="2026-05-13",
        from_hour=7,
        to_hour=11,
        effects="drone",
    )
    assert sentence == "A recce comes first."


def test_ask_permit_is_refused_because_the_location_is_closed(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_permit",
        number="New FP-07076",
        recce_id="re-5193",
        first_day="2025-10-02",
        last_day="2025-11-25",
        from_hour=7,
        to_hour=24,
        effects="drone",
    )
    assert sentence == "The location is closed."


def test_ask_permit_is_refused_because_a_permit_is_asked_for_a_week_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_permit",
        number="New FP-51965",
        recce_id="re-3919",
        first_day="2026-04-10",
        last_day="2026-05-02",
        from_hour=9,
        to_hour=13,
        effects="explosion",
    )
    assert sentence == "A permit is asked for a week ahead."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New FP-07076",
            "recce_id": "re-3919",
            "first_day": "2026-04-15",
            "last_day": "2026-04-23",
            "from_hour": 16,
            "to_hour": 15,
            "effects": "drone",
        },
        {
            "number": "FP-73652",
            "recce_id": "re-6690",
            "first_day": "2026-04-19",
            "last_day": "2026-04-24",
            "from_hour": 8,
            "to_hour": 17,
            "effects": "no_effects",
        },
    ],
)
def test_ask_permit_is_refused_because_a_permit_is_for_five_days_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("ask_permit", **arguments) == "A permit is for five days at most."


def test_ask_permit_is_refused_because_filming_ends_after_it_begins(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_permit",
        number="FP-73652",
        recce_id="re-6690",
        first_day="2026-04-24",
        last_day="2026-04-24",
        from_hour=17,
        to_hour=17,
        effects="no_effects",
    )
    assert sentence == "Filming ends after it begins."


def test_ask_permit_is_refused_because_this_permit_number_is_taken(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_permit",
        number="FP-73652",
        recce_id="re-6690",
        first_day="2026-04-20",
        last_day="2026-04-24",
        from_hour=8,
        to_hour=17,
        effects="no_effects",
    )
    assert sentence == "This permit number is taken."


def test_note_notice_sets_notice_on_to_2026_04_08(bench: Bench) -> None:
    bench.call("note_notice", permit_id="pe-1626")
    assert bench.changes() == [updated("permits", "pe-1626", notice_on="2026-04-08")]


def test_note_notice_is_refused_because_the_permit_is_past_that_stage(bench: Bench) -> None:
    assert bench.refusal("note_notice", permit_id="pe-3104") == "The permit is past that stage."


def test_note_notice_is_refused_because_it_is_too_late_for_a_notice(bench: Bench) -> None:
    bench.arrange("permits", "pe-3703", first_day="2026-04-17")
    assert bench.refusal("note_notice", permit_id="pe-3703") == "It is too late for a notice."


def test_note_notice_is_refused_because_notice_was_given_already(bench: Bench) -> None:
    bench.arrange("permits", "pe-3703", notice_on="2026-04-08")
    assert bench.refusal("note_notice", permit_id="pe-3703") == "Notice was given already."


def test_sign_permit_sets_status_to_signed(bench: Bench) -> None:
    bench.call("sign_permit", permit_id="pe-3703")
    assert bench.changes() == [updated("permits", "pe-3703", status="signed")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"permit_id": "pe-5230"},
        {"permit_id": "pe-1659"},
        {"permit_id": "pe-4607"},
    ],
)
def test_sign_permit_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("sign_permit", **arguments)


def test_sign_permit_is_refused_because_the_permit_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("sign_permit", permit_id="pe-3104") == "The permit must be asked."


def test_sign_permit_is_refused_because_the_fee_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("sign_permit", permit_id="pe-1626") == "The fee is above your limit."


def test_sign_permit_is_refused_because_the_location_is_closed(bench: Bench) -> None:
    assert bench.refusal("sign_permit", permit_id="pe-6043") == "The location is closed."


def test_sign_permit_is_refused_because_the_first_day_is_over(bench: Bench) -> None:
    bench.arrange("permits", "pe-8526", first_day="2026-04-07")
    assert bench.refusal("sign_permit", permit_id="pe-8526") == "The first day is over."


def test_sign_permit_is_refused_because_the_crew_is_too_large_for_the_location(bench: Bench) -> None:
    assert bench.refusal("sign_permit", permit_id="pe-8051") == "The crew is too large for the location."


def test_sign_permit_is_refused_because_the_insurance_ends_before_the_last_day(bench: Bench) -> None:
    assert bench.refusal("sign_permit", permit_id="pe-4976") == "The insurance ends before the last day."


def test_sign_permit_is_refused_because_drones_and_explosions_are_not_allowed_here_or_not(bench: Bench) -> None:
    sentence = bench.refusal("sign_permit", permit_id="pe-2604")
    assert sentence == "Drones and explosions are not allowed here or not insured."


def test_sign_permit_is_refused_because_the_neighbours_were_not_told_ten_days_ahead(bench: Bench) -> None:
    assert bench.refusal("sign_permit", permit_id="pe-3970") == "The neighbours were not told ten days ahead."


def test_sign_permit_is_refused_because_the_location_would_be_filmed_for_more_than_40_days(bench: Bench) -> None:
    bench.arrange("permits", "pe-4976", production_id="pr-1087", last_day="2026-06-02")
    assert bench.refusal("sign_permit", permit_id="pe-4976") == "The location would be filmed for more than 40 days."


def test_sign_permit_is_refused_because_the_location_would_be_filmed_for_more_than_40_days_2(bench: Bench) -> None:
    bench.arrange("permits", "pe-4976", production_id="pr-1087", last_day="2026-08-19")
    assert bench.refusal("sign_permit", permit_id="pe-4976") == "The location would be filmed for more than 40 days."


def test_sign_permit_is_refused_because_another_crew_is_there_on_these_days_or_the_day(bench: Bench) -> None:
    bench.arrange("permits", "pe-4976", production_id="pr-1087", first_day="2026-04-12", location_id="lo-1629")
    sentence = bench.refusal("sign_permit", permit_id="pe-4976")
    assert sentence == "Another crew is there on these days or the day beside them."


def test_sign_permit_is_refused_because_another_crew_is_there_on_these_days_or_the_day_2(bench: Bench) -> None:
    bench.arrange("permits", "pe-4976", production_id="pr-1087", first_day="2026-04-08", last_day="2026-04-09")
    sentence = bench.refusal("sign_permit", permit_id="pe-4976")
    assert sentence == "Another crew is there on these days or the day beside them."


def test_sign_permit_is_refused_because_another_crew_is_there_on_these_days_or_the_day_3(bench: Bench) -> None:
    bench.arrange(
        "permits",
        "pe-4976",
        production_id="pr-1087",
        first_day="2026-04-08",
        location_id="lo-1629",
        last_day="2026-05-05",
    )
    sentence = bench.refusal("sign_permit", permit_id="pe-4976")
    assert sentence == "Another crew is there on these days or the day beside them."


def test_refuse_permit_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_permit", permit_id="pe-1626")
    assert bench.changes() == [updated("permits", "pe-1626", status="refused")]


def test_refuse_permit_is_refused_because_the_permit_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("refuse_permit", permit_id="pe-3104") == "The permit must be asked."


def test_refuse_permit_is_refused_because_there_is_no_ground_to_refuse_it(bench: Bench) -> None:
    bench.arrange("productions", "pr-8370", insured_until="2026-04-22")
    assert bench.refusal("refuse_permit", permit_id="pe-1626") == "There is no ground to refuse it."


def test_take_deposit_sets_deposit_to_250000(bench: Bench) -> None:
    bench.call("take_deposit", permit_id="pe-2330")
    assert bench.changes() == [updated("permits", "pe-2330", deposit=250000)]


def test_take_deposit_is_refused_because_the_permit_is_not_signed_or_filming_has_begun(bench: Bench) -> None:
    assert bench.refusal("take_deposit", permit_id="pe-3104") == "The permit is not signed or filming has begun."


def test_take_deposit_is_refused_because_the_deposit_is_paid(bench: Bench) -> None:
    assert bench.refusal("take_deposit", permit_id="pe-1487") == "The deposit is paid."


def test_start_filming_sets_status_to_filming(bench: Bench) -> None:
    bench.call("start_filming", permit_id="pe-3851")
    assert bench.changes() == [updated("permits", "pe-3851", status="filming")]


def test_start_filming_is_allowed(bench: Bench) -> None:
    bench.arrange("permits", "pe-2330", deposit=1)
    bench.call("start_filming", permit_id="pe-2330")


def test_start_filming_is_allowed_when_last_day_is_2026_12_30(bench: Bench) -> None:
    bench.arrange("permits", "pe-7795", last_day="2026-12-30")
    bench.call("start_filming", permit_id="pe-7795")


def test_start_filming_is_refused_because_the_permit_must_be_signed(bench: Bench) -> None:
    assert bench.refusal("start_filming", permit_id="pe-3104") == "The permit must be signed."


def test_start_filming_is_refused_because_the_first_day_has_not_come(bench: Bench) -> None:
    bench.arrange("permits", "pe-7795", first_day="2026-04-11")
    assert bench.refusal("start_filming", permit_id="pe-7795") == "The first day has not come."


def test_start_filming_is_refused_because_the_deposit_has_not_been_paid(bench: Bench) -> None:
    assert bench.refusal("start_filming", permit_id="pe-2330") == "The deposit has not been paid."


def test_start_filming_is_refused_because_the_insurance_ends_before_the_last_day(bench: Bench) -> None:
    bench.arrange("permits", "pe-7795", last_day="2026-12-31")
    assert bench.refusal("start_filming", permit_id="pe-7795") == "The insurance ends before the last day."


def test_finish_filming_sets_status_to_finished(bench: Bench) -> None:
    bench.call("finish_filming", permit_id="pe-4743", damage=480000)
    assert bench.changes() == [updated("permits", "pe-4743", status="finished")]


def test_finish_filming_changes_the_permit(bench: Bench) -> None:
    bench.call("finish_filming", permit_id="pe-2626", damage=50000)
    assert bench.changes() == [updated("permits", "pe-2626", status="finished", deposit=50000)]


def test_finish_filming_is_refused_because_the_permit_must_be_filming(bench: Bench) -> None:
    assert bench.refusal("finish_filming", permit_id="pe-3104", damage=230000) == "The permit must be filming."


def test_finish_filming_is_refused_because_the_damages_exceed_the_deposit_and_are_a_matter(bench: Bench) -> None:
    sentence = bench.refusal("finish_filming", permit_id="pe-2302", damage=320000)
    assert sentence == "The damages exceed the deposit and are a matter for the insurance."


def test_finish_filming_is_refused_because_filming_has_not_begun(bench: Bench) -> None:
    bench.arrange("permits", "pe-2626", first_day="2026-04-09")
    assert bench.refusal("finish_filming", permit_id="pe-2626", damage=50000) == "Filming has not begun."


def test_revoke_permit_sets_status_to_revoked(bench: Bench) -> None:
    bench.call("revoke_permit", permit_id="pe-2285")
    assert bench.changes() == [updated("permits", "pe-2285", status="revoked")]


def test_revoke_permit_is_allowed(bench: Bench) -> None:
    bench.call("revoke_permit", permit_id="pe-2330")


def test_revoke_permit_is_allowed_when_permit_id_is_pe_1487(bench: Bench) -> None:
    bench.arrange("complaints", "co-1128", permit_id="pe-1487")
    bench.call("revoke_permit", permit_id="pe-1487")


def test_revoke_permit_is_refused_because_the_permit_must_be_signed(bench: Bench) -> None:
    assert bench.refusal("revoke_permit", permit_id="pe-3104") == "The permit must be signed."


def test_revoke_permit_is_refused_because_there_is_no_ground_to_revoke_it(bench: Bench) -> None:
    assert bench.refusal("revoke_permit", permit_id="pe-4516") == "There is no ground to revoke it."


def test_revoke_permit_is_refused_because_there_is_no_ground_to_revoke_it_2(bench: Bench) -> None:
    bench.arrange("permits", "pe-1487", last_day="2026-06-27")
    assert bench.refusal("revoke_permit", permit_id="pe-1487") == "There is no ground to revoke it."
