"""Tests of the tools for requests of Number porting clearing house."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"line_id": "li-4867"}, ["re-3023", "re-5337", "re-7311"]),
        ({"losing_id": "ca-3764"}, ["re-5182", "re-7397", "re-8970", "re-4253"]),
        ({"gaining_id": "ca-7707"}, ["re-5925", "re-9490", "re-7920"]),
        ({"number": "PR172440"}, ["re-7504"]),
        (
            {"port_by": "2026-09-14"},
            [
                "re-3023",
                "re-4557",
                "re-3945",
                "re-6203",
                "re-4506",
                "re-2225",
                "re-3968",
                "re-1470",
                "re-5925",
                "re-7504",
            ],
        ),
    ],
)
def test_find_requests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_requests", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"port_from": "2026-10-05"}, 18),
        ({"port_by": "2026-09-14"}, 29),
        ({"status": "objected"}, 14),
    ],
)
def test_find_requests_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_requests", **filters)["total"] == total


def test_find_requests_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_requests", page=3)
    assert ids == [
        "re-6111",
        "re-6236",
        "re-7397",
        "re-7705",
        "re-7741",
        "re-8306",
        "re-8544",
        "re-8715",
        "re-8970",
        "re-1312",
    ]


def test_find_requests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_requests", number="PR696247", status="filed", port_from="2026-09-24") == []


def test_get_request_shows_the_request(bench: Bench) -> None:
    result = bench.call("get_request", request_id="re-6506")
    assert result == {
        "id": "re-6506",
        "number": "PR030572",
        "line_id": "li-2682",
        "gaining_id": "ca-5772",
        "losing_id": "ca-1650",
        "status": "filed",
        "filed_at": "2026-09-12T02:00",
        "port_on": "2026-10-08",
        "line_digits": "048177612",
        "line_kind": "mobile",
        "losing_name": "Delta Voice",
        "gaining_name": "Delta Fibre",
        "hours_waited": 81,
        "open_complaints": 4,
    }


def test_report_requests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_requests", gaining_id="ca-3764", port_from="2026-10-09", kind="fixed") == []


def test_report_requests_adds_up(bench: Bench) -> None:
    result = bench.call("report_requests", page=2)
    assert result == {
        "items": [
            {"losing_name": "Sonar Mobile", "requests": 5, "last_porting": "2026-10-10"},
            {"losing_name": "Sonar Phone", "requests": 1, "last_porting": "2026-09-22"},
            {"losing_name": "Vega Phone", "requests": 6, "last_porting": "2026-10-07"},
            {"losing_name": "Vega Telecom", "requests": 16, "last_porting": "2026-10-14"},
        ],
        "total": 14,
    }


def test_report_requests_adds_up_with_status_and_kind(bench: Bench) -> None:
    result = bench.call("report_requests", status="objected", kind="fixed")
    assert result == {
        "items": [
            {"losing_name": "Helio Telecom", "requests": 1, "last_porting": "2026-09-28"},
            {"losing_name": "Sonar Cable", "requests": 2, "last_porting": "2026-10-01"},
        ],
        "total": 2,
    }


def test_report_requests_adds_up_with_gaining_id_and_port_from(bench: Bench) -> None:
    result = bench.call("report_requests", gaining_id="ca-5772", port_from="2026-10-11")
    assert result == {
        "items": [{"losing_name": "Nimbus Mobile", "requests": 1, "last_porting": "2026-10-11"}],
        "total": 1,
    }


def test_file_request_adds_a_request(bench: Bench) -> None:
    bench.arrange("lines", "li-1798", ported_on="2026-08-16")
    bench.call("file_request", number="New PR803061", line_id="li-1798", gaining_id="ca-3764", port_on="2026-11-14")
    assert bench.changes() == [
        inserted(
            "requests",
            "re-9906",
            number="New PR803061",
            line_id="li-1798",
            gaining_id="ca-3764",
            losing_id="ca-1355",
            status="filed",
            filed_at="2026-09-15T11:00",
            port_on="2026-11-14",
        ),
    ]


def test_file_request_is_allowed(bench: Bench) -> None:
    bench.arrange("carriers", "ca-3443", daily_portings=1)
    bench.call("file_request", number="New PR581718", line_id="li-3074", gaining_id="ca-3443", port_on="2026-10-02")


def test_file_request_is_refused_because_the_number_is_not_active(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="New PR696247",
        line_id="li-2682",
        gaining_id="ca-8942",
        port_on="2026-10-06",
    )
    assert sentence == "The number is not active."


def test_file_request_is_refused_because_the_number_is_with_this_carrier_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="PR696247",
        line_id="li-3129",
        gaining_id="ca-7707",
        port_on="2026-09-30",
    )
    assert sentence == "The number is with this carrier already."


def test_file_request_is_refused_because_the_gaining_carrier_is_excluded(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="PR581718",
        line_id="li-4235",
        gaining_id="ca-8406",
        port_on="2026-10-03",
    )
    assert sentence == "The gaining carrier is excluded."


def test_file_request_is_refused_because_the_losing_carrier_is_excluded(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="PR803061",
        line_id="li-5396",
        gaining_id="ca-5630",
        port_on="2026-10-11",
    )
    assert sentence == "The losing carrier is excluded."


def test_file_request_is_refused_because_a_number_is_ported_three_days_after_the_request(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="New PR369297",
        line_id="li-7294",
        gaining_id="ca-8942",
        port_on="2026-09-13",
    )
    assert sentence == "A number is ported three days after the request at the earliest."


def test_file_request_is_refused_because_a_number_is_ported_60_days_after_the_request_at(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="New PR803061",
        line_id="li-1798",
        gaining_id="ca-3764",
        port_on="2026-11-15",
    )
    assert sentence == "A number is ported 60 days after the request at the latest."


def test_file_request_is_refused_because_a_request_for_this_number_is_running(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="New PR386525",
        line_id="li-8822",
        gaining_id="ca-8942",
        port_on="2026-09-23",
    )
    assert sentence == "A request for this number is running."


def test_file_request_is_refused_because_the_number_was_ported_in_the_last_30_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="PR966294",
        line_id="li-7675",
        gaining_id="ca-8942",
        port_on="2026-10-04",
    )
    assert sentence == "The number was ported in the last 30 days."


def test_file_request_is_refused_because_the_carrier_has_no_room_on_that_day(bench: Bench) -> None:
    bench.arrange("carriers", "ca-3443", daily_portings=1)
    sentence = bench.refusal(
        "file_request",
        number="New PR581718",
        line_id="li-3074",
        gaining_id="ca-3443",
        port_on="2026-09-30",
    )
    assert sentence == "The carrier has no room on that day."


def test_file_request_is_refused_because_another_request_already_has_this_request_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "file_request",
        number="PR696247",
        line_id="li-8021",
        gaining_id="ca-2649",
        port_on="2026-09-18",
    )
    assert sentence == "Another request already has this request number."


def test_accept_request_sets_status_to_accepted(bench: Bench) -> None:
    bench.call("accept_request", request_id="re-4185")
    assert bench.changes() == [updated("requests", "re-4185", status="accepted")]


def test_accept_request_is_allowed(bench: Bench) -> None:
    bench.arrange("requests", "re-7311", line_id="li-1572", filed_at="2026-09-13T11:00")
    bench.arrange("carriers", "ca-7591", status="excluded")
    bench.call("accept_request", request_id="re-7311")


def test_accept_request_is_allowed_when_line_id_is_li_1503_when_port_on_is_2026_11_05(bench: Bench) -> None:
    bench.arrange("requests", "re-7311", line_id="li-1503", port_on="2026-11-05")
    bench.call("accept_request", request_id="re-7311")


def test_accept_request_is_refused_because_the_request_must_be_filed(bench: Bench) -> None:
    assert bench.refusal("accept_request", request_id="re-5546") == "The request must be filed."


def test_accept_request_is_refused_because_the_porting_day_is_over(bench: Bench) -> None:
    bench.arrange("requests", "re-2293", port_on="2026-09-15")
    assert bench.refusal("accept_request", request_id="re-2293") == "The porting day is over."


def test_accept_request_is_refused_because_the_contract_of_this_fixed_line_binds_until(bench: Bench) -> None:
    sentence = bench.refusal("accept_request", request_id="re-4484")
    assert sentence == "The contract of this fixed line binds until after the porting day."


def test_accept_request_is_refused_because_the_losing_carrier_is_excluded_and_has_two_days(bench: Bench) -> None:
    bench.arrange("requests", "re-7311", line_id="li-1572", filed_at="2026-09-13T11:01")
    bench.arrange("carriers", "ca-7591", status="excluded")
    assert bench.refusal("accept_request", request_id="re-7311") == "The losing carrier is excluded and has two days."


def test_object_to_request_changes_the_request(bench: Bench) -> None:
    bench.call("object_to_request", request_id="re-4484", ground="bound")
    assert bench.changes() == [
        updated("requests", "re-4484", status="objected", ground="bound", objected_at="2026-09-15T11:00"),
    ]


def test_object_to_request_is_allowed(bench: Bench) -> None:
    bench.call("object_to_request", request_id="re-7920", ground="wrong_contract")


def test_object_to_request_is_refused_because_the_request_must_be_filed(bench: Bench) -> None:
    assert bench.refusal("object_to_request", request_id="re-5546", ground="bound") == "The request must be filed."


def test_object_to_request_is_refused_because_the_two_days_for_an_objection_are_over(bench: Bench) -> None:
    bench.arrange("requests", "re-2293", filed_at="2026-09-13T10:59")
    sentence = bench.refusal("object_to_request", request_id="re-2293", ground="bound")
    assert sentence == "The two days for an objection are over."


def test_object_to_request_is_refused_because_the_contract_does_not_bind_on_the_porting_day(bench: Bench) -> None:
    bench.arrange("requests", "re-2293", filed_at="2026-09-13T11:00")
    sentence = bench.refusal("object_to_request", request_id="re-2293", ground="bound")
    assert sentence == "The contract does not bind on the porting day."


def test_object_to_request_is_refused_because_the_contract_does_not_bind_on_the_porting_day_2(bench: Bench) -> None:
    bench.arrange("requests", "re-2293", port_on="2026-04-21")
    sentence = bench.refusal("object_to_request", request_id="re-2293", ground="bound")
    assert sentence == "The contract does not bind on the porting day."


def test_object_to_request_is_refused_because_the_number_is_active(bench: Bench) -> None:
    assert bench.refusal("object_to_request", request_id="re-7109", ground="not_active") == "The number is active."


def test_refile_request_changes_the_request(bench: Bench) -> None:
    bench.call("refile_request", request_id="re-1682", port_on="2026-09-18")
    assert bench.changes() == [
        updated(
            "requests",
            "re-1682",
            status="filed",
            filed_at="2026-09-15T11:00",
            port_on="2026-09-18",
            ground=None,
            objected_at=None,
        ),
    ]


def test_refile_request_is_allowed(bench: Bench) -> None:
    bench.arrange("requests", "re-6051", objected_at="2026-09-07T03:00")
    bench.call("refile_request", request_id="re-6051", port_on="2026-11-14")


def test_refile_request_is_refused_because_the_request_must_be_objected(bench: Bench) -> None:
    sentence = bench.refusal("refile_request", request_id="re-5546", port_on="2026-10-03")
    assert sentence == "The request must be objected."


def test_refile_request_is_refused_because_the_objection_is_more_than_200_hours_old(bench: Bench) -> None:
    bench.arrange("requests", "re-6051", objected_at="2026-09-07T02:59")
    sentence = bench.refusal("refile_request", request_id="re-6051", port_on="2026-11-14")
    assert sentence == "The objection is more than 200 hours old."


def test_refile_request_is_refused_because_a_number_is_ported_three_days_after_the_request(bench: Bench) -> None:
    sentence = bench.refusal("refile_request", request_id="re-6934", port_on="2026-09-15")
    assert sentence == "A number is ported three days after the request at the earliest."


def test_refile_request_is_refused_because_a_number_is_ported_60_days_after_the_request_at(bench: Bench) -> None:
    sentence = bench.refusal("refile_request", request_id="re-6051", port_on="2026-11-15")
    assert sentence == "A number is ported 60 days after the request at the latest."


def test_refile_request_is_refused_because_the_number_is_not_active(bench: Bench) -> None:
    assert bench.refusal("refile_request", request_id="re-4525", port_on="2026-11-14") == "The number is not active."


def test_lapse_request_sets_status_to_lapsed(bench: Bench) -> None:
    bench.call("lapse_request", request_id="re-6493")
    assert bench.changes() == [updated("requests", "re-6493", status="lapsed")]


def test_lapse_request_is_allowed(bench: Bench) -> None:
    bench.arrange("requests", "re-9912", objected_at="2026-09-11T06:59")
    bench.call("lapse_request", request_id="re-9912")


def test_lapse_request_is_refused_because_the_request_must_be_objected(bench: Bench) -> None:
    assert bench.refusal("lapse_request", request_id="re-2682") == "The request must be objected."


def test_lapse_request_is_refused_because_the_objection_may_still_be_cleared(bench: Bench) -> None:
    bench.arrange("requests", "re-9912", objected_at="2026-09-11T07:00")
    assert bench.refusal("lapse_request", request_id="re-9912") == "The objection may still be cleared."


def test_change_porting_day_sets_port_on_to_2026_09_20(bench: Bench) -> None:
    bench.call("change_porting_day", request_id="re-6693", port_on="2026-09-20")
    assert bench.changes() == [updated("requests", "re-6693", port_on="2026-09-20")]


def test_change_porting_day_is_allowed(bench: Bench) -> None:
    bench.arrange("carriers", "ca-7999", daily_portings=1)
    bench.call("change_porting_day", request_id="re-1994", port_on="2026-09-19")


def test_change_porting_day_is_refused_because_the_request_is_closed_or_objected_to(bench: Bench) -> None:
    sentence = bench.refusal("change_porting_day", request_id="re-2682", port_on="2026-10-07")
    assert sentence == "The request is closed or objected to."


def test_change_porting_day_is_refused_because_the_porting_day_has_come(bench: Bench) -> None:
    sentence = bench.refusal("change_porting_day", request_id="re-3110", port_on="2026-10-06")
    assert sentence == "The porting day has come."


def test_change_porting_day_is_refused_because_the_new_day_must_be_in_the_future(bench: Bench) -> None:
    sentence = bench.refusal("change_porting_day", request_id="re-9127", port_on="2026-09-15")
    assert sentence == "The new day must be in the future."


def test_change_porting_day_is_refused_because_the_new_day_is_too_far_away(bench: Bench) -> None:
    sentence = bench.refusal("change_porting_day", request_id="re-1994", port_on="2026-11-15")
    assert sentence == "The new day is too far away."


def test_change_porting_day_is_refused_because_it_is_this_day_already(bench: Bench) -> None:
    bench.arrange("requests", "re-1994", port_on="2026-11-14")
    assert bench.refusal("change_porting_day", request_id="re-1994", port_on="2026-11-14") == "It is this day already."


def test_change_porting_day_is_refused_because_the_carrier_has_no_room_on_that_day(bench: Bench) -> None:
    bench.arrange("carriers", "ca-7999", daily_portings=1)
    sentence = bench.refusal("change_porting_day", request_id="re-1994", port_on="2026-09-18")
    assert sentence == "The carrier has no room on that day."


def test_cancel_request_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_request", request_id="re-6693")
    assert bench.changes() == [updated("requests", "re-6693", status="cancelled")]


def test_cancel_request_is_allowed(bench: Bench) -> None:
    bench.arrange("requests", "re-7311", port_on="2026-09-17")
    bench.call("cancel_request", request_id="re-7311")


def test_cancel_request_is_refused_because_the_request_must_be_accepted_or_filed(bench: Bench) -> None:
    assert bench.refusal("cancel_request", request_id="re-2682") == "The request must be accepted or filed."


def test_cancel_request_is_refused_because_it_is_too_late_to_cancel_this_request(bench: Bench) -> None:
    assert bench.refusal("cancel_request", request_id="re-3110") == "It is too late to cancel this request."


def test_port_number_sets_status_to_ported_and_changes_the_phone_number(bench: Bench) -> None:
    bench.call("port_number", request_id="re-2571")
    assert bench.changes() == [
        updated("lines", "li-8273", carrier_id="ca-2649", bound_until=None, ported_on="2026-09-15"),
        updated("requests", "re-2571", status="ported"),
    ]


def test_port_number_is_refused_because_the_request_must_be_accepted(bench: Bench) -> None:
    assert bench.refusal("port_number", request_id="re-5546") == "The request must be accepted."


def test_port_number_is_refused_because_today_is_not_the_porting_day(bench: Bench) -> None:
    assert bench.refusal("port_number", request_id="re-5682") == "Today is not the porting day."


def test_port_number_is_refused_because_the_gaining_carrier_is_excluded(bench: Bench) -> None:
    bench.arrange("carriers", "ca-2649", status="excluded")
    assert bench.refusal("port_number", request_id="re-2571") == "The gaining carrier is excluded."


def test_port_number_is_refused_because_the_number_has_left_this_carrier(bench: Bench) -> None:
    bench.arrange("requests", "re-2571", line_id="li-1594")
    assert bench.refusal("port_number", request_id="re-2571") == "The number has left this carrier."


def test_undo_porting_sets_status_to_failed_and_sets_owed_to_10500(bench: Bench) -> None:
    bench.arrange("requests", "re-5465", line_id="li-5088")
    bench.call("undo_porting", request_id="re-5465")
    assert bench.changes() == [
        updated("carriers", "ca-3764", owed=10500),
        updated("lines", "li-5088", carrier_id="ca-3443"),
        updated("requests", "re-5465", status="failed"),
    ]


def test_undo_porting_is_refused_because_the_request_must_be_ported(bench: Bench) -> None:
    assert bench.refusal("undo_porting", request_id="re-5546") == "The request must be ported."


def test_undo_porting_is_refused_because_the_porting_was_more_than_two_days_ago(bench: Bench) -> None:
    bench.arrange("requests", "re-5465", port_on="2026-09-12")
    assert bench.refusal("undo_porting", request_id="re-5465") == "The porting was more than two days ago."
