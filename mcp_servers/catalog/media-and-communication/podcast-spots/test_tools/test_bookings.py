"""Tests of the tools for bookings of Kaleidophon podcast spots."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"campaign_id": "ca-2048", "position": "closing", "airs_from": "2026-06-26"}, ["bo-8522"]),
        ({"sponsor_id": "sp-7313"}, ["bo-6991", "bo-7651", "bo-6425", "bo-1574", "bo-8034"]),
        ({"script": "returned"}, ["bo-2474", "bo-6751", "bo-6353", "bo-7977", "bo-2891", "bo-5251"]),
        (
            {"show_id": "sh-9837"},
            [
                "bo-4774",
                "bo-1176",
                "bo-8606",
                "bo-8034",
                "bo-8674",
                "bo-1234",
                "bo-2363",
                "bo-4387",
                "bo-5690",
                "bo-9650",
            ],
        ),
        (
            {"status": "booked"},
            [
                "bo-1458",
                "bo-2734",
                "bo-5331",
                "bo-8129",
                "bo-2074",
                "bo-4049",
                "bo-6277",
                "bo-7020",
                "bo-8897",
                "bo-3585",
            ],
        ),
        ({"episode_id": "ep-4086"}, ["bo-1574", "bo-3109"]),
    ],
)
def test_find_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bookings", **filters) == ids


def test_find_bookings_counts(bench: Bench) -> None:
    assert bench.call("find_bookings", airs_from="2026-05-20")["total"] == 154


def test_find_bookings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bookings", page=3)
    assert ids == [
        "bo-4706",
        "bo-5167",
        "bo-8860",
        "bo-1574",
        "bo-3109",
        "bo-6206",
        "bo-6596",
        "bo-2464",
        "bo-3430",
        "bo-8034",
    ]


def test_find_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bookings", episode_id="ep-5197") == []


def test_report_bookings_adds_up(bench: Bench) -> None:
    result = bench.call("report_bookings", status="aired")
    assert result == {
        "items": [
            {"episode_show_name": "Between the Tracks", "spots": 3, "total": 101775, "dearest": 44250},
            {"episode_show_name": "Cold Case Kitchen", "spots": 7, "total": 485646, "dearest": 95480},
            {"episode_show_name": "Deep Drawer", "spots": 11, "total": 552248, "dearest": 75264},
            {"episode_show_name": "Every Other Tuesday", "spots": 5, "total": 148799, "dearest": 41472},
            {"episode_show_name": "Field Notes", "spots": 8, "total": 418175, "dearest": 74496},
            {"episode_show_name": "Plain Sailing", "spots": 8, "total": 44321, "dearest": 6596},
            {"episode_show_name": "Second Cup", "spots": 5, "total": 236243, "dearest": 71379},
            {"episode_show_name": "Small Atlas", "spots": 7, "total": 375424, "dearest": 78588},
        ],
        "total": 8,
    }


def test_report_bookings_adds_up_with_sponsor_id_and_position(bench: Bench) -> None:
    result = bench.call("report_bookings", sponsor_id="sp-9233", position="closing")
    assert result == {
        "items": [{"episode_show_name": "Plain Sailing", "spots": 1, "total": 3400, "dearest": 3400}],
        "total": 1,
    }


def test_report_sponsors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_sponsors", show_id="sh-3178", kind="replacement") == []


def test_report_sponsors_adds_up(bench: Bench) -> None:
    result = bench.call("report_sponsors", page=2)
    assert result == {
        "items": [
            {"campaign_sponsor_name": "Rigby Orchards", "spots": 10, "total": 398406},
            {"campaign_sponsor_name": "Rigby Tea", "spots": 20, "total": 991179},
            {"campaign_sponsor_name": "Tredwell Fisheries", "spots": 2, "total": 112652},
            {"campaign_sponsor_name": "True North Outfitters", "spots": 23, "total": 992972},
            {"campaign_sponsor_name": "Westgate Furniture", "spots": 6, "total": 209363},
        ],
        "total": 15,
    }


def test_report_sponsors_adds_up_with_kind(bench: Bench) -> None:
    result = bench.call("report_sponsors", kind="replacement")
    assert result == {
        "items": [
            {"campaign_sponsor_name": "Rigby Orchards", "spots": 1, "total": 0},
            {"campaign_sponsor_name": "True North Outfitters", "spots": 1, "total": 0},
        ],
        "total": 2,
    }


def test_report_sponsors_adds_up_with_status_and_show_id(bench: Bench) -> None:
    result = bench.call("report_sponsors", status="cancelled", show_id="sh-5177")
    assert result == {"items": [{"campaign_sponsor_name": "Blue Heron Tea", "spots": 1, "total": 77078}], "total": 1}


def test_book_spot_adds_a_spot(bench: Bench) -> None:
    bench.call("book_spot", campaign_id="ca-1016", episode_id="ep-8373", position="middle", length=60)
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-8849",
            campaign_id="ca-1016",
            episode_id="ep-8373",
            position="middle",
            length=60,
            kind="paid",
            price=67872,
            status="booked",
            script="missing",
        ),
    ]


def test_book_spot_adds_a_spot_2(bench: Bench) -> None:
    bench.call("book_spot", campaign_id="ca-9802", episode_id="ep-8517", position="closing", length=30)
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-8849",
            campaign_id="ca-9802",
            episode_id="ep-8517",
            position="closing",
            length=30,
            kind="paid",
            price=47232,
            status="booked",
            script="missing",
        ),
    ]


def test_book_spot_adds_a_spot_3(bench: Bench) -> None:
    bench.call("book_spot", campaign_id="ca-8547", episode_id="ep-3366", position="opening", length=45)
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-8849",
            campaign_id="ca-8547",
            episode_id="ep-3366",
            position="opening",
            length=45,
            kind="paid",
            price=58329,
            status="booked",
            script="missing",
        ),
    ]


def test_book_spot_is_allowed(bench: Bench) -> None:
    bench.call("book_spot", campaign_id="ca-8547", episode_id="ep-8373", position="middle", length=75)


def test_book_spot_is_refused_because_argument_length_must_be_at_most_90(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-8547", episode_id="ep-8373", position="middle", length=91)
    assert sentence == "Argument 'length' must be at most 90."


def test_book_spot_is_refused_because_the_campaign_does_not_run(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-7420", episode_id="ep-8517", position="closing", length=60)
    assert sentence == "The campaign does not run."


def test_book_spot_is_refused_because_the_sponsor_is_barred(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-7461", episode_id="ep-5270", position="opening", length=30)
    assert sentence == "The sponsor is barred."


def test_book_spot_is_refused_because_the_episode_is_recorded_aired_or_dropped(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-1466", episode_id="ep-8969", position="middle", length=60)
    assert sentence == "The episode is recorded, aired or dropped."


def test_book_spot_is_refused_because_the_episode_airs_in_less_than_four_days(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-8467", episode_id="ep-4865", position="opening", length=30)
    assert sentence == "The episode airs in less than four days."


def test_book_spot_is_refused_because_the_episode_airs_outside_of_the_campaign(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-1271", episode_id="ep-1197", position="middle", length=60)
    assert sentence == "The episode airs outside of the campaign."


def test_book_spot_is_refused_because_the_position_is_taken(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-9629", episode_id="ep-9314", position="middle", length=60)
    assert sentence == "The position is taken."


def test_book_spot_is_refused_because_the_episode_has_a_sponsor_of_this_branch(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-1271", episode_id="ep-4327", position="closing", length=45)
    assert sentence == "The episode has a sponsor of this branch."


def test_book_spot_is_refused_because_the_episode_has_no_room_for_so_long_a_spot(bench: Bench) -> None:
    sentence = bench.refusal("book_spot", campaign_id="ca-8547", episode_id="ep-8373", position="middle", length=76)
    assert sentence == "The episode has no room for so long a spot."


def test_book_spot_is_refused_because_the_budget_of_the_campaign_does_not_suffice(bench: Bench) -> None:
    bench.arrange("campaigns", "ca-6655", starts_on="2026-07-11")
    sentence = bench.refusal("book_spot", campaign_id="ca-6655", episode_id="ep-9290", position="middle", length=60)
    assert sentence == "The budget of the campaign does not suffice."


def test_cancel_spot_changes_the_spot(bench: Bench) -> None:
    bench.call("cancel_spot", booking_id="bo-3857")
    assert bench.changes() == [updated("bookings", "bo-3857", price=31968, status="cancelled")]


def test_cancel_spot_changes_the_spot_when_airs_on_is_2026_06_23(bench: Bench) -> None:
    bench.arrange("episodes", "ep-6122", airs_on="2026-06-23")
    bench.call("cancel_spot", booking_id="bo-3857")
    assert bench.changes() == [updated("bookings", "bo-3857", price=0, status="cancelled")]


def test_cancel_spot_is_refused_because_the_spot_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_spot", booking_id="bo-4436") == "The spot must be booked."


def test_cancel_spot_is_refused_because_the_episode_is_recorded_already(bench: Bench) -> None:
    assert bench.refusal("cancel_spot", booking_id="bo-5522") == "The episode is recorded already."


def test_submit_script_changes_the_spot(bench: Bench) -> None:
    bench.call("submit_script", booking_id="bo-2891")
    assert bench.changes() == [updated("bookings", "bo-2891", script="submitted", remark=None)]


def test_submit_script_is_allowed(bench: Bench) -> None:
    bench.arrange("episodes", "ep-6122", airs_on="2026-06-18")
    bench.call("submit_script", booking_id="bo-7115")


def test_submit_script_is_refused_because_the_spot_has_aired_or_was_cancelled(bench: Bench) -> None:
    assert bench.refusal("submit_script", booking_id="bo-4436") == "The spot has aired or was cancelled."


def test_submit_script_is_refused_because_the_script_is_there_already(bench: Bench) -> None:
    assert bench.refusal("submit_script", booking_id="bo-3857") == "The script is there already."


def test_submit_script_is_refused_because_it_is_too_late_for_a_script(bench: Bench) -> None:
    bench.arrange("bookings", "bo-7115", episode_id="ep-4086")
    assert bench.refusal("submit_script", booking_id="bo-7115") == "It is too late for a script."


def test_approve_script_sets_script_to_approved(bench: Bench) -> None:
    bench.call("approve_script", booking_id="bo-1521")
    assert bench.changes() == [updated("bookings", "bo-1521", script="approved")]


def test_approve_script_is_refused_because_the_spot_has_aired_or_was_cancelled(bench: Bench) -> None:
    assert bench.refusal("approve_script", booking_id="bo-4436") == "The spot has aired or was cancelled."


def test_approve_script_is_refused_because_no_script_waits_for_approval(bench: Bench) -> None:
    assert bench.refusal("approve_script", booking_id="bo-2891") == "No script waits for approval."


def test_approve_script_is_refused_because_the_show_belongs_to_another_producer(bench: Bench) -> None:
    assert bench.refusal("approve_script", booking_id="bo-2955") == "The show belongs to another producer."


def test_return_script_changes_the_spot(bench: Bench) -> None:
    bench.call("return_script", booking_id="bo-1521", remark="Price is missing.")
    assert bench.changes() == [updated("bookings", "bo-1521", script="returned", remark="Price is missing.")]


def test_return_script_is_allowed(bench: Bench) -> None:
    bench.arrange("episodes", "ep-3833", airs_on="2026-06-18")
    bench.call("return_script", booking_id="bo-8897", remark="Promise cannot be proved.")


def test_return_script_is_refused_because_the_spot_has_aired_or_was_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("return_script", booking_id="bo-4436", remark="Promise cannot be proved.")
    assert sentence == "The spot has aired or was cancelled."


def test_return_script_is_refused_because_no_script_waits_for_approval(bench: Bench) -> None:
    sentence = bench.refusal("return_script", booking_id="bo-5443", remark="Too long for the spot.")
    assert sentence == "No script waits for approval."


def test_return_script_is_refused_because_it_is_too_late_to_change_the_script(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8897", episode_id="ep-1161")
    sentence = bench.refusal("return_script", booking_id="bo-8897", remark="Promise cannot be proved.")
    assert sentence == "It is too late to change the script."


def test_make_good_adds_a_spot(bench: Bench) -> None:
    bench.call("make_good", replaces_id="bo-9348", episode_id="ep-5404", position="middle")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-8849",
            campaign_id="ca-3748",
            episode_id="ep-5404",
            position="middle",
            length=45,
            replaces_id="bo-9348",
            kind="replacement",
            price=0,
            status="booked",
            script="approved",
        ),
    ]


def test_make_good_is_allowed(bench: Bench) -> None:
    bench.call("make_good", replaces_id="bo-7651", episode_id="ep-1151", position="opening")


def test_make_good_is_allowed_when_length_is_180(bench: Bench) -> None:
    bench.arrange("bookings", "bo-9348", length=180)
    bench.call("make_good", replaces_id="bo-9348", episode_id="ep-5404", position="closing")


def test_make_good_is_refused_because_the_spot_has_not_aired(bench: Bench) -> None:
    sentence = bench.refusal("make_good", replaces_id="bo-2074", episode_id="ep-9719", position="middle")
    assert sentence == "The spot has not aired."


def test_make_good_is_refused_because_the_downloads_have_not_been_counted(bench: Bench) -> None:
    sentence = bench.refusal("make_good", replaces_id="bo-3109", episode_id="ep-5386", position="closing")
    assert sentence == "The downloads have not been counted."


def test_make_good_is_refused_because_the_spot_reached_enough_downloads(bench: Bench) -> None:
    bench.arrange("episodes", "ep-5900", expected=4275)
    sentence = bench.refusal("make_good", replaces_id="bo-4510", episode_id="ep-5900", position="opening")
    assert sentence == "The spot reached enough downloads."


def test_make_good_is_refused_because_the_spot_was_made_good_for_already(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3353", status="booked")
    sentence = bench.refusal("make_good", replaces_id="bo-9348", episode_id="ep-5404", position="closing")
    assert sentence == "The spot was made good for already."


def test_make_good_is_refused_because_the_episode_belongs_to_another_show(bench: Bench) -> None:
    sentence = bench.refusal("make_good", replaces_id="bo-1176", episode_id="ep-2686", position="opening")
    assert sentence == "The episode belongs to another show."


def test_make_good_is_refused_because_the_episode_is_recorded_aired_or_dropped(bench: Bench) -> None:
    sentence = bench.refusal("make_good", replaces_id="bo-8730", episode_id="ep-2219", position="closing")
    assert sentence == "The episode is recorded, aired or dropped."


def test_make_good_is_refused_because_the_position_is_taken(bench: Bench) -> None:
    sentence = bench.refusal("make_good", replaces_id="bo-9348", episode_id="ep-8373", position="closing")
    assert sentence == "The position is taken."


def test_make_good_is_refused_because_the_episode_has_a_sponsor_of_this_branch(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1048", episode_id="ep-5404")
    sentence = bench.refusal("make_good", replaces_id="bo-9348", episode_id="ep-5404", position="closing")
    assert sentence == "The episode has a sponsor of this branch."


def test_make_good_is_refused_because_the_episode_has_no_room_for_so_long_a_spot(bench: Bench) -> None:
    bench.arrange("bookings", "bo-9348", length=181)
    sentence = bench.refusal("make_good", replaces_id="bo-9348", episode_id="ep-5404", position="closing")
    assert sentence == "The episode has no room for so long a spot."
