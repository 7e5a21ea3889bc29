"""Tests of the tools for hosts of Nordkai address plan."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"site_id": "si-6257", "valid_until_until": "2026-05-29"}, ["ho-2181", "ho-8949", "ho-8316", "ho-5515"]),
        (
            {"status": "resting", "planner_id": "pl-2356"},
            ["ho-1062", "ho-5351", "ho-1379", "ho-5750", "ho-2655", "ho-6080", "ho-9551", "ho-4893"],
        ),
        ({"subnet_id": "su-1565"}, ["ho-5263", "ho-1845", "ho-4804", "ho-3542"]),
        ({"name": "dogwood-0704"}, ["ho-8084"]),
    ],
)
def test_find_hosts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_hosts", **filters) == ids


def test_find_hosts_counts(bench: Bench) -> None:
    assert bench.call("find_hosts", valid_until_until="2027-01-18")["total"] == 132


def test_find_hosts_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_hosts", page=2)
    assert ids == [
        "ho-9538",
        "ho-7725",
        "ho-7508",
        "ho-2608",
        "ho-3401",
        "ho-6713",
        "ho-5737",
        "ho-6245",
        "ho-9125",
        "ho-1818",
    ]


def test_find_hosts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_hosts", name="Unheard of") == []


def test_get_host_shows_the_host(bench: Bench) -> None:
    result = bench.call("get_host", host_id="ho-2283")
    assert result == {
        "id": "ho-2283",
        "name": "larch-7044",
        "subnet_id": "su-4724",
        "position": 11,
        "status": "reserved",
        "valid_until": "2026-05-27",
        "planner_id": "pl-3965",
        "subnet_name": "voice-26D",
        "subnet_vlan": 760,
        "subnet_site_name": "River Depot",
        "days_left": 16,
        "number_of_conflicts": 0,
    }


def test_report_hosts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_hosts", purpose="printing", valid_until_until="2026-05-01") == []


def test_report_hosts_adds_up(bench: Bench) -> None:
    result = bench.call("report_hosts", valid_until_until="2026-05-01")
    assert result == {
        "items": [{"subnet_name": "voice-32P", "hosts": 1, "earliest_end": "2026-05-01", "highest_position": 20}],
        "total": 1,
    }


def test_report_hosts_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_hosts", page=2)
    assert result == {
        "items": [
            {"subnet_name": "office-480", "hosts": 4, "earliest_end": "2026-05-10", "highest_position": 6},
            {"subnet_name": "office-749", "hosts": 4, "earliest_end": "2026-05-30", "highest_position": 6},
            {"subnet_name": "office-78H", "hosts": 4, "earliest_end": "2026-08-24", "highest_position": 6},
            {"subnet_name": "printing-04Z", "hosts": 4, "earliest_end": "2026-05-15", "highest_position": 6},
            {"subnet_name": "printing-77F", "hosts": 6, "earliest_end": "2026-05-11", "highest_position": 8},
            {"subnet_name": "printing-869", "hosts": 11, "earliest_end": "2026-05-09", "highest_position": 13},
            {"subnet_name": "voice-06U", "hosts": 11, "earliest_end": "2026-05-08", "highest_position": 13},
            {"subnet_name": "voice-26D", "hosts": 10, "earliest_end": "2026-05-04", "highest_position": 12},
            {"subnet_name": "voice-32P", "hosts": 24, "earliest_end": "2026-05-01", "highest_position": 26},
        ],
        "total": 19,
    }


def test_report_hosts_adds_up_with_purpose(bench: Bench) -> None:
    result = bench.call("report_hosts", purpose="office")
    assert result == {
        "items": [
            {"subnet_name": "office-18W", "hosts": 3, "earliest_end": "2026-06-08", "highest_position": 5},
            {"subnet_name": "office-35G", "hosts": 8, "earliest_end": "2026-05-03", "highest_position": 10},
            {"subnet_name": "office-480", "hosts": 4, "earliest_end": "2026-05-10", "highest_position": 6},
            {"subnet_name": "office-749", "hosts": 4, "earliest_end": "2026-05-30", "highest_position": 6},
            {"subnet_name": "office-78H", "hosts": 4, "earliest_end": "2026-08-24", "highest_position": 6},
        ],
        "total": 5,
    }


def test_report_hosts_adds_up_with_status_and_site_id(bench: Bench) -> None:
    result = bench.call("report_hosts", status="reserved", site_id="si-5240")
    assert result == {
        "items": [{"subnet_name": "guest-714", "hosts": 1, "earliest_end": "2026-05-09", "highest_position": 6}],
        "total": 1,
    }


def test_reserve_host_adds_a_host(bench: Bench) -> None:
    bench.call("reserve_host", name="New cedar-4448", subnet_id="su-2122", position=3, valid_until="2026-05-31")
    assert bench.changes() == [
        inserted(
            "hosts",
            "ho-1731",
            name="New cedar-4448",
            subnet_id="su-2122",
            position=3,
            status="reserved",
            valid_until="2026-05-31",
            planner_id="pl-3965",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "New willow-9346", "subnet_id": "su-4465", "position": 4, "valid_until": "2027-05-11"},
        {"name": "New cedar-4448", "subnet_id": "su-2122", "position": 3, "valid_until": "2026-06-10"},
    ],
)
def test_reserve_host_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("reserve_host", **arguments)


def test_reserve_host_is_refused_because_the_subnet_is_not_live(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_host",
        name="yew-9799",
        subnet_id="su-8037",
        position=23,
        valid_until="2026-05-01",
    )
    assert sentence == "The subnet is not live."


def test_reserve_host_is_refused_because_the_first_address_belongs_to_the_network(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_host",
        name="New willow-9346",
        subnet_id="su-4465",
        position=1,
        valid_until="2026-05-10",
    )
    assert sentence == "The first address belongs to the network."


def test_reserve_host_is_refused_because_the_position_lies_outside_the_subnet(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_host",
        name="New willow-9346",
        subnet_id="su-1249",
        position=15,
        valid_until="2026-08-24",
    )
    assert sentence == "The position lies outside the subnet."


def test_reserve_host_is_refused_because_the_position_is_taken_or_resting(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_host",
        name="willow-9346",
        subnet_id="su-1249",
        position=5,
        valid_until="2026-11-05",
    )
    assert sentence == "The position is taken or resting."


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "New maple-7092", "subnet_id": "su-5288", "position": 6, "valid_until": "2026-05-09"},
        {"name": "New willow-9346", "subnet_id": "su-4465", "position": 2, "valid_until": "2026-05-10"},
        {"name": "New willow-9346", "subnet_id": "su-4465", "position": 4, "valid_until": "2026-05-11"},
    ],
)
def test_reserve_host_is_refused_because_the_last_day_has_passed(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("reserve_host", **arguments) == "The last day has passed."


def test_reserve_host_is_refused_because_an_address_is_given_for_a_year_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_host",
        name="New willow-9346",
        subnet_id="su-4465",
        position=4,
        valid_until="2027-05-12",
    )
    assert sentence == "An address is given for a year at most."


def test_reserve_host_is_refused_because_guests_and_laboratories_get_30_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_host",
        name="New cedar-4448",
        subnet_id="su-2122",
        position=3,
        valid_until="2026-06-11",
    )
    assert sentence == "Guests and laboratories get 30 days at most."


def test_reserve_host_is_refused_because_another_host_already_has_this_host_name(bench: Bench) -> None:
    sentence = bench.refusal(
        "reserve_host",
        name="willow-9775",
        subnet_id="su-4724",
        position=13,
        valid_until="2027-01-19",
    )
    assert sentence == "Another host already has this host name."


def test_assign_host_sets_status_to_assigned(bench: Bench) -> None:
    bench.call("assign_host", host_id="ho-2283")
    assert bench.changes() == [updated("hosts", "ho-2283", status="assigned")]


def test_assign_host_is_allowed(bench: Bench) -> None:
    bench.arrange("hosts", "ho-1375", valid_until="2026-05-11")
    bench.call("assign_host", host_id="ho-1375")


def test_assign_host_is_refused_because_the_host_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("assign_host", host_id="ho-1783") == "The host must be reserved."


def test_assign_host_is_refused_because_the_last_day_has_passed(bench: Bench) -> None:
    assert bench.refusal("assign_host", host_id="ho-3389") == "The last day has passed."


def test_assign_host_is_refused_because_the_subnet_is_not_live(bench: Bench) -> None:
    bench.arrange("hosts", "ho-2283", subnet_id="su-1068")
    assert bench.refusal("assign_host", host_id="ho-2283") == "The subnet is not live."


def test_renew_host_sets_valid_until_to_2026_06_10(bench: Bench) -> None:
    bench.call("renew_host", host_id="ho-3517", valid_until="2026-06-10")
    assert bench.changes() == [updated("hosts", "ho-3517", valid_until="2026-06-10")]


def test_renew_host_is_allowed(bench: Bench) -> None:
    bench.arrange("conflicts", "co-1196", host_id="ho-3517")
    bench.call("renew_host", host_id="ho-3517", valid_until="2026-06-06")


def test_renew_host_is_refused_because_the_address_was_given_up(bench: Bench) -> None:
    assert bench.refusal("renew_host", host_id="ho-1783", valid_until="2026-07-09") == "The address was given up."


def test_renew_host_is_refused_because_the_new_last_day_must_be_later(bench: Bench) -> None:
    assert bench.refusal("renew_host", host_id="ho-3747", valid_until="2026-05-30") == "The new last day must be later."


def test_renew_host_is_refused_because_an_address_is_given_for_a_year_at_most(bench: Bench) -> None:
    sentence = bench.refusal("renew_host", host_id="ho-3517", valid_until="2027-05-12")
    assert sentence == "An address is given for a year at most."


@pytest.mark.parametrize(
    "arguments",
    [
        {"host_id": "ho-3517", "valid_until": "2026-06-11"},
        {"host_id": "ho-3517", "valid_until": "2027-05-11"},
    ],
)
def test_renew_host_is_refused_because_guests_and_laboratories_get_30_days_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("renew_host", **arguments) == "Guests and laboratories get 30 days at most."


def test_renew_host_is_refused_because_a_conflict_about_this_address_is_open(bench: Bench) -> None:
    sentence = bench.refusal("renew_host", host_id="ho-3674", valid_until="2026-09-17")
    assert sentence == "A conflict about this address is open."


def test_give_up_host_changes_the_host_and_sets_status_to_resolved(bench: Bench) -> None:
    bench.call("give_up_host", host_id="ho-5803")
    assert bench.changes() == [
        updated("conflicts", "co-6089", status="resolved"),
        updated("hosts", "ho-5803", status="resting", given_up_on="2026-05-11"),
    ]


def test_give_up_host_is_refused_because_the_host_must_be_assigned_or_reserved(bench: Bench) -> None:
    assert bench.refusal("give_up_host", host_id="ho-1783") == "The host must be assigned or reserved."


def test_give_up_host_is_refused_because_a_server_or_telephone_keeps_its_address_until_the(bench: Bench) -> None:
    bench.arrange("hosts", "ho-3265", valid_until="2026-05-11")
    sentence = bench.refusal("give_up_host", host_id="ho-3265")
    assert sentence == "A server or telephone keeps its address until the last day."


def test_free_host_removes_the_host(bench: Bench) -> None:
    bench.call("free_host", host_id="ho-2953")
    assert bench.changes() == [deleted("hosts", "ho-2953")]


def test_free_host_is_allowed(bench: Bench) -> None:
    bench.arrange("hosts", "ho-2655", given_up_on="2026-05-04")
    bench.call("free_host", host_id="ho-2655")


def test_free_host_is_refused_because_the_address_has_not_been_given_up(bench: Bench) -> None:
    assert bench.refusal("free_host", host_id="ho-2336") == "The address has not been given up."


def test_free_host_is_refused_because_the_address_has_not_rested_for_seven_days(bench: Bench) -> None:
    assert bench.refusal("free_host", host_id="ho-1783") == "The address has not rested for seven days."


def test_free_host_is_refused_because_the_host_still_has_conflicts(bench: Bench) -> None:
    bench.arrange("conflicts", "co-1196", host_id="ho-2655")
    assert bench.refusal("free_host", host_id="ho-2655") == "The host still has conflicts."


def test_move_host_changes_the_host(bench: Bench) -> None:
    bench.call("move_host", host_id="ho-3055", subnet_id="su-1565", position=2)
    assert bench.changes() == [updated("hosts", "ho-3055", subnet_id="su-1565", position=2)]


def test_move_host_is_allowed(bench: Bench) -> None:
    bench.call("move_host", host_id="ho-3663", subnet_id="su-8090", position=12)


def test_move_host_is_allowed_when_valid_until_is_2026_06_10(bench: Bench) -> None:
    bench.arrange("hosts", "ho-3055", valid_until="2026-06-10")
    bench.call("move_host", host_id="ho-3055", subnet_id="su-1565", position=2)


def test_move_host_is_refused_because_the_address_was_given_up(bench: Bench) -> None:
    assert bench.refusal("move_host", host_id="ho-2953", subnet_id="su-1249", position=4) == "The address was given up."


def test_move_host_is_refused_because_the_subnet_is_not_live(bench: Bench) -> None:
    assert bench.refusal("move_host", host_id="ho-6078", subnet_id="su-8037", position=14) == "The subnet is not live."


def test_move_host_is_refused_because_the_host_is_in_this_subnet(bench: Bench) -> None:
    sentence = bench.refusal("move_host", host_id="ho-2286", subnet_id="su-5202", position=8)
    assert sentence == "The host is in this subnet."


def test_move_host_is_refused_because_the_subnet_belongs_to_another_site(bench: Bench) -> None:
    sentence = bench.refusal("move_host", host_id="ho-9974", subnet_id="su-5202", position=17)
    assert sentence == "The subnet belongs to another site."


def test_move_host_is_refused_because_the_position_lies_outside_the_subnet(bench: Bench) -> None:
    sentence = bench.refusal("move_host", host_id="ho-1147", subnet_id="su-2122", position=10)
    assert sentence == "The position lies outside the subnet."


def test_move_host_is_refused_because_the_position_is_taken_or_resting(bench: Bench) -> None:
    sentence = bench.refusal("move_host", host_id="ho-3055", subnet_id="su-1565", position=6)
    assert sentence == "The position is taken or resting."


def test_move_host_is_refused_because_guests_and_laboratories_get_30_days_at_most(bench: Bench) -> None:
    bench.arrange("hosts", "ho-3055", valid_until="2026-06-11")
    sentence = bench.refusal("move_host", host_id="ho-3055", subnet_id="su-1565", position=2)
    assert sentence == "Guests and laboratories get 30 days at most."
