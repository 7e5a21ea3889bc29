"""Tests of the tools for subnets of Nordkai address plan."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_size": 32},
            [
                "su-2271",
                "su-5298",
                "su-2005",
                "su-7162",
                "su-2150",
                "su-3706",
                "su-5163",
                "su-3099",
                "su-5170",
                "su-2698",
            ],
        ),
        ({"name": "office-11M"}, ["su-3815"]),
        ({"vlan": 865}, ["su-4465"]),
        ({"purpose": "servers"}, ["su-2481", "su-8037"]),
        ({"site_id": "si-4941"}, ["su-2122", "su-7884", "su-5202"]),
    ],
)
def test_find_subnets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_subnets", **filters) == ids


def test_find_subnets_counts(bench: Bench) -> None:
    assert bench.call("find_subnets", status="retired")["total"] == 9


def test_find_subnets_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_subnets", page=7) == ["su-8095", "su-7884", "su-4724", "su-5202", "su-3760", "su-7217"]


def test_find_subnets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_subnets", site_id="si-1616", status="retired") == []


def test_get_subnet_shows_the_subnet(bench: Bench) -> None:
    result = bench.call("get_subnet", subnet_id="su-1866")
    assert result == {
        "id": "su-1866",
        "purpose": "voice",
        "name": "voice-06U",
        "site_id": "si-3261",
        "vlan": 241,
        "size": 16,
        "status": "live",
        "site_name": "River Depot",
        "taken_addresses": 11,
        "free_addresses": 2,
        "open_conflicts": 1,
    }


def test_plan_subnet_adds_a_subnet(bench: Bench) -> None:
    bench.arrange("subnets", "su-1068", status="retired")
    bench.call("plan_subnet", name="New office-389", site_id="si-3471", purpose="guest", vlan=239, size=32)
    assert bench.changes() == [
        inserted(
            "subnets",
            "su-8267",
            purpose="guest",
            name="New office-389",
            site_id="si-3471",
            vlan=239,
            size=32,
            status="planned",
        ),
    ]


def test_plan_subnet_is_refused_because_argument_size_must_be_at_least_8(bench: Bench) -> None:
    sentence = bench.refusal("plan_subnet", name="New office-389", site_id="si-3471", purpose="guest", vlan=239, size=7)
    assert sentence == "Argument 'size' must be at least 8."


def test_plan_subnet_is_refused_because_argument_size_must_be_at_most_256(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_subnet",
        name="New office-389",
        site_id="si-3471",
        purpose="guest",
        vlan=239,
        size=257,
    )
    assert sentence == "Argument 'size' must be at most 256."


def test_plan_subnet_is_refused_because_the_size_of_a_subnet_is_a_power_of_two(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_subnet",
        name="New office-389",
        site_id="si-3471",
        purpose="guest",
        vlan=239,
        size=33,
    )
    assert sentence == "The size of a subnet is a power of two."


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "New office-389", "site_id": "si-3471", "purpose": "guest", "vlan": 239, "size": 256},
        {"name": "guest-18F", "site_id": "si-8047", "purpose": "office", "vlan": 97, "size": 64},
    ],
)
def test_plan_subnet_is_refused_because_the_site_has_all_the_subnets_it_may_have(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_subnet", **arguments) == "The site has all the subnets it may have."


def test_plan_subnet_is_refused_because_the_vlan_number_is_used_at_this_site(bench: Bench) -> None:
    sentence = bench.refusal("plan_subnet", name="New guest-18F", site_id="si-4941", purpose="office", vlan=549, size=8)
    assert sentence == "The VLAN number is used at this site."


def test_plan_subnet_is_refused_because_a_guest_subnet_is_planned_there_already(bench: Bench) -> None:
    sentence = bench.refusal("plan_subnet", name="office-389", site_id="si-6347", purpose="guest", vlan=790, size=16)
    assert sentence == "A guest subnet is planned there already."


def test_plan_subnet_is_refused_because_another_subnet_already_has_this_subnet_name(bench: Bench) -> None:
    sentence = bench.refusal("plan_subnet", name="office-389", site_id="si-3758", purpose="voice", vlan=990, size=16)
    assert sentence == "Another subnet already has this subnet name."


def test_activate_subnet_sets_status_to_live(bench: Bench) -> None:
    bench.call("activate_subnet", subnet_id="su-1068")
    assert bench.changes() == [updated("subnets", "su-1068", status="live")]


def test_activate_subnet_is_allowed(bench: Bench) -> None:
    bench.arrange("subnets", "su-2150", vlan=604)
    bench.call("activate_subnet", subnet_id="su-2150")


def test_activate_subnet_is_allowed_when_vlan_is_175(bench: Bench) -> None:
    bench.arrange("subnets", "su-2481", vlan=175)
    bench.call("activate_subnet", subnet_id="su-2481")


def test_activate_subnet_is_refused_because_the_subnet_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("activate_subnet", subnet_id="su-4465") == "The subnet must be planned."


def test_activate_subnet_is_refused_because_another_live_subnet_has_this_vlan_number(bench: Bench) -> None:
    bench.arrange("subnets", "su-2150", vlan=605)
    assert bench.refusal("activate_subnet", subnet_id="su-2150") == "Another live subnet has this VLAN number."


def test_activate_subnet_is_refused_because_the_site_has_two_live_subnets_for_this_purpose(bench: Bench) -> None:
    assert bench.refusal("activate_subnet", subnet_id="su-4477") == "The site has two live subnets for this purpose."


def test_drop_subnet_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("drop_subnet", subnet_id="su-1068")
    assert bench.changes() == [updated("subnets", "su-1068", status="dropped")]


def test_drop_subnet_is_allowed(bench: Bench) -> None:
    bench.arrange("subnets", "su-1068", site_id="si-1616")
    bench.call("drop_subnet", subnet_id="su-1068")


def test_drop_subnet_is_refused_because_the_subnet_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("drop_subnet", subnet_id="su-4465") == "The subnet must be planned."


def test_retire_subnet_sets_status_to_retired_and_removes_the_host(bench: Bench) -> None:
    bench.arrange("hosts", "ho-1062", subnet_id="su-4465")
    bench.call("retire_subnet", subnet_id="su-4465")
    assert bench.changes() == [deleted("hosts", "ho-1062"), updated("subnets", "su-4465", status="retired")]


def test_retire_subnet_is_allowed(bench: Bench) -> None:
    bench.arrange("enlargements", "en-1488", subnet_id="su-4465")
    bench.call("retire_subnet", subnet_id="su-4465")


def test_retire_subnet_is_refused_because_the_subnet_must_be_live(bench: Bench) -> None:
    assert bench.refusal("retire_subnet", subnet_id="su-8037") == "The subnet must be live."


def test_retire_subnet_is_refused_because_hosts_still_have_addresses_in_it(bench: Bench) -> None:
    assert bench.refusal("retire_subnet", subnet_id="su-8090") == "Hosts still have addresses in it."


def test_retire_subnet_is_refused_because_an_enlargement_of_it_is_still_to_be_decided(bench: Bench) -> None:
    assert bench.refusal("retire_subnet", subnet_id="su-2122") == "An enlargement of it is still to be decided."
