"""Tests of the tools for memorials of Elmrise burial ground."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"description": "obelisk"},
            ["me-4528", "me-6914", "me-3350", "me-2782", "me-1202", "me-3681", "me-4418", "me-3101"],
        ),
        (
            {"inspected_by": "2026-06-26"},
            [
                "me-5308",
                "me-5325",
                "me-3301",
                "me-5930",
                "me-3134",
                "me-1436",
                "me-4528",
                "me-4413",
                "me-1293",
                "me-3895",
            ],
        ),
        ({"grave_id": "gr-5211"}, ["me-5018"]),
        ({"section_id": "se-1344"}, ["me-4528", "me-5298"]),
        (
            {"status": "applied"},
            [
                "me-4824",
                "me-3794",
                "me-6747",
                "me-8241",
                "me-2796",
                "me-7660",
                "me-8802",
                "me-3350",
                "me-8989",
                "me-3514",
            ],
        ),
        ({"number": "ME-2399"}, ["me-2282"]),
    ],
)
def test_find_memorials_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_memorials", **filters) == ids


def test_find_memorials_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_memorials", page=6) == ["me-1465", "me-5018", "me-7090", "me-3079"]


def test_find_memorials_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_memorials", number="Unheard of") == []


def test_apply_memorial_adds_a_memorial(bench: Bench) -> None:
    bench.call("apply_memorial", number="New ME-7445", grave_id="gr-5783", description="honed marble book", height=35)
    assert bench.changes() == [
        inserted(
            "memorials",
            "me-1604",
            number="New ME-7445",
            grave_id="gr-5783",
            description="honed marble book",
            height=35,
            status="applied",
            applied_on="2026-09-08",
        ),
    ]


def test_apply_memorial_is_refused_because_the_grave_is_not_leased(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_memorial",
        number="ME-4169",
        grave_id="gr-2710",
        description="sawn marble cross",
        height=140,
    )
    assert sentence == "The grave is not leased."


def test_apply_memorial_is_refused_because_the_lease_ends_within_a_year(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_memorial",
        number="ME-4169",
        grave_id="gr-3106",
        description="honed marble cross",
        height=35,
    )
    assert sentence == "The lease ends within a year."


def test_apply_memorial_is_refused_because_a_memorial_stands_or_is_applied_for_there(bench: Bench) -> None:
    bench.arrange("graves", "gr-2728", leased_until="2027-09-08")
    sentence = bench.refusal(
        "apply_memorial",
        number="New ME-5941",
        grave_id="gr-2728",
        description="rough-hewn granite ledger",
        height=120,
    )
    assert sentence == "A memorial stands or is applied for there."


def test_apply_memorial_is_refused_because_another_memorial_already_has_this_memorial(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_memorial",
        number="ME-2399",
        grave_id="gr-4133",
        description="rough-hewn gneiss ledger",
        height=70,
    )
    assert sentence == "Another memorial already has this memorial number."


def test_approve_memorial_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_memorial", memorial_id="me-3101")
    assert bench.changes() == [updated("memorials", "me-3101", status="approved")]


def test_approve_memorial_is_allowed(bench: Bench) -> None:
    bench.arrange("memorials", "me-5018", height=50)
    bench.call("approve_memorial", memorial_id="me-5018")


def test_approve_memorial_is_refused_because_the_memorial_must_be_applied(bench: Bench) -> None:
    assert bench.refusal("approve_memorial", memorial_id="me-2316") == "The memorial must be applied."


def test_approve_memorial_is_refused_because_the_memorial_is_too_high_for_its_section(bench: Bench) -> None:
    assert bench.refusal("approve_memorial", memorial_id="me-3794") == "The memorial is too high for its section."


def test_approve_memorial_is_refused_because_the_leaseholder_owes_fees(bench: Bench) -> None:
    assert bench.refusal("approve_memorial", memorial_id="me-7660") == "The leaseholder owes fees."


def test_set_memorial_changes_the_memorial(bench: Bench) -> None:
    bench.call("set_memorial", memorial_id="me-2282")
    assert bench.changes() == [updated("memorials", "me-2282", status="standing", inspected_on="2026-09-08")]


def test_set_memorial_is_allowed(bench: Bench) -> None:
    bench.arrange("burials", "bu-3946", starts_at="2026-03-09T08:40")
    bench.call("set_memorial", memorial_id="me-2282")


def test_set_memorial_is_allowed_when_status_is_cancelled(bench: Bench) -> None:
    bench.arrange("burials", "bu-1936", status="cancelled")
    bench.call("set_memorial", memorial_id="me-4528")


def test_set_memorial_is_refused_because_the_memorial_must_be_approved_or_unsafe(bench: Bench) -> None:
    assert bench.refusal("set_memorial", memorial_id="me-2316") == "The memorial must be approved or unsafe."


def test_set_memorial_is_refused_because_the_ground_must_settle_for_six_months_after_a(bench: Bench) -> None:
    sentence = bench.refusal("set_memorial", memorial_id="me-4528")
    assert sentence == "The ground must settle for six months after a coffin burial."


def test_set_memorial_is_refused_because_the_grave_is_not_leased(bench: Bench) -> None:
    bench.arrange("memorials", "me-2282", grave_id="gr-2607")
    assert bench.refusal("set_memorial", memorial_id="me-2282") == "The grave is not leased."


def test_inspect_memorial_sets_inspected_on_to_2026_09_08(bench: Bench) -> None:
    bench.call("inspect_memorial", memorial_id="me-1153")
    assert bench.changes() == [updated("memorials", "me-1153", inspected_on="2026-09-08")]


def test_inspect_memorial_is_allowed(bench: Bench) -> None:
    bench.arrange("memorials", "me-3895", inspected_on="2026-03-09")
    bench.call("inspect_memorial", memorial_id="me-3895")


def test_inspect_memorial_is_refused_because_the_memorial_is_not_standing_or_is_unsafe(bench: Bench) -> None:
    assert bench.refusal("inspect_memorial", memorial_id="me-2282") == "The memorial is not standing or is unsafe."


def test_inspect_memorial_is_refused_because_it_was_checked_in_the_last_six_months(bench: Bench) -> None:
    assert bench.refusal("inspect_memorial", memorial_id="me-1465") == "It was checked in the last six months."


def test_mark_memorial_unsafe_changes_the_memorial(bench: Bench) -> None:
    bench.call("mark_memorial_unsafe", memorial_id="me-1153")
    assert bench.changes() == [updated("memorials", "me-1153", status="unsafe", inspected_on="2026-09-08")]


def test_mark_memorial_unsafe_is_refused_because_the_memorial_must_be_standing(bench: Bench) -> None:
    assert bench.refusal("mark_memorial_unsafe", memorial_id="me-2282") == "The memorial must be standing."


def test_mark_memorial_unsafe_is_refused_because_it_passed_a_check_today(bench: Bench) -> None:
    bench.arrange("memorials", "me-1465", inspected_on="2026-09-08")
    assert bench.refusal("mark_memorial_unsafe", memorial_id="me-1465") == "It passed a check today."


def test_remove_memorial_sets_status_to_removed(bench: Bench) -> None:
    bench.call("remove_memorial", memorial_id="me-3681")
    assert bench.changes() == [updated("memorials", "me-3681", status="removed")]


def test_remove_memorial_is_allowed(bench: Bench) -> None:
    bench.arrange("memorials", "me-7090", inspected_on="2026-06-10")
    bench.call("remove_memorial", memorial_id="me-7090")


def test_remove_memorial_is_refused_because_the_memorial_must_be_unsafe(bench: Bench) -> None:
    assert bench.refusal("remove_memorial", memorial_id="me-1153") == "The memorial must be unsafe."


def test_remove_memorial_is_refused_because_the_leaseholder_has_90_days_for_the_repair(bench: Bench) -> None:
    assert bench.refusal("remove_memorial", memorial_id="me-2282") == "The leaseholder has 90 days for the repair."
