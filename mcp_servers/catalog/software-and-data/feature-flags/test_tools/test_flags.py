"""Tests of the tools for flags of Kestrel feature flags."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ends_until": "2026-02-08"}, ["fl-6752", "fl-9132", "fl-6130", "fl-9714", "fl-2193", "fl-7859", "fl-2154"]),
        ({"needs_id": "fl-7220"}, ["fl-1262"]),
        ({"status": "settled"}, ["fl-5730", "fl-5895", "fl-2082", "fl-9423", "fl-1614"]),
        ({"owner_id": "de-6300"}, ["fl-4406", "fl-4163", "fl-6721", "fl-5888", "fl-4577", "fl-9983"]),
        (
            {"kind": "operations"},
            [
                "fl-5341",
                "fl-3435",
                "fl-4060",
                "fl-3372",
                "fl-5480",
                "fl-5730",
                "fl-5042",
                "fl-4406",
                "fl-3120",
                "fl-6806",
            ],
        ),
        ({"name": "show_delivery_slots"}, ["fl-8829"]),
    ],
)
def test_find_flags_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_flags", **filters) == ids


def test_find_flags_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_flags", page=8)
    assert ids == ["fl-9983", "fl-9871", "fl-7859", "fl-8803", "fl-4787", "fl-2437", "fl-2154", "fl-7909"]


def test_find_flags_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_flags", name="Unheard of") == []


def test_get_flag_shows_the_flag(bench: Bench) -> None:
    result = bench.call("get_flag", flag_id="fl-2193")
    assert result == {
        "id": "fl-2193",
        "name": "try_stock_badge",
        "developer_id": "de-8817",
        "kind": "release",
        "ends_on": "2026-02-08",
        "status": "live",
        "developer_name": "Harry Ainsworth",
        "production_share": 20,
        "number_of_targeted_users": 0,
        "days_left": -17,
        "dependent_flags": 0,
    }


def test_get_flag_shows_the_flag_when_flag_id_is_fl_4817(bench: Bench) -> None:
    result = bench.call("get_flag", flag_id="fl-4817")
    assert result == {
        "id": "fl-4817",
        "name": "hide_login_form",
        "developer_id": "de-5181",
        "kind": "experiment",
        "needs_id": "fl-7435",
        "ends_on": "2026-02-22",
        "status": "draft",
        "developer_name": "Niall Flanagan",
        "number_of_targeted_users": 129,
        "days_left": -3,
        "dependent_flags": 0,
    }


def test_get_flag_shows_the_flag_when_flag_id_is_fl_1614(bench: Bench) -> None:
    bench.arrange("targetings", "tr-1282", flag_id="fl-1614")
    result = bench.call("get_flag", flag_id="fl-1614")
    assert result == {
        "id": "fl-1614",
        "name": "try_review_stars",
        "developer_id": "de-5181",
        "kind": "operations",
        "ends_on": "2026-03-04",
        "status": "settled",
        "developer_name": "Niall Flanagan",
        "production_share": 50,
        "number_of_targeted_users": 0,
        "days_left": 7,
        "dependent_flags": 0,
    }


def test_report_flags_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_flags", status="dropped") == []


def test_report_flags_adds_up(bench: Bench) -> None:
    result = bench.call("report_flags", status="settled")
    assert result == {
        "items": [
            {"developer_name": "Camille Clément", "flags": 1, "earliest_end": "2026-02-21"},
            {"developer_name": "Harry Ainsworth", "flags": 2, "earliest_end": "2026-03-11"},
            {"developer_name": "Niall Flanagan", "flags": 2, "earliest_end": "2026-03-04"},
        ],
        "total": 3,
    }


def test_report_flags_adds_up_with_kind_and_ends_until(bench: Bench) -> None:
    result = bench.call("report_flags", kind="release", ends_until="2026-02-03")
    assert result == {
        "items": [{"developer_name": "Owen Winslow", "flags": 1, "earliest_end": "2026-02-03"}],
        "total": 1,
    }


def test_create_flag_adds_a_flag(bench: Bench) -> None:
    bench.call("create_flag", name="New hide_tax_table", kind="release", ends_on="2026-04-30")
    assert bench.changes() == [
        inserted(
            "flags",
            "fl-9383",
            name="New hide_tax_table",
            developer_id="de-5181",
            kind="release",
            ends_on="2026-04-30",
            status="draft",
        ),
    ]


def test_create_flag_is_refused_because_the_last_day_has_passed(bench: Bench) -> None:
    sentence = bench.refusal("create_flag", name="hide_tax_table", kind="experiment", ends_on="2026-02-25")
    assert sentence == "The last day has passed."


def test_create_flag_is_refused_because_a_flag_lasts_90_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal("create_flag", name="hide_tax_table", kind="experiment", ends_on="2026-05-27")
    assert sentence == "A flag lasts 90 days at most."


def test_create_flag_is_refused_because_another_flag_already_has_this_name(bench: Bench) -> None:
    sentence = bench.refusal("create_flag", name="hide_tax_table", kind="experiment", ends_on="2026-05-26")
    assert sentence == "Another flag already has this name."


def test_launch_flag_sets_status_to_live(bench: Bench) -> None:
    bench.call("launch_flag", flag_id="fl-3452")
    assert bench.changes() == [updated("flags", "fl-3452", status="live")]


def test_launch_flag_is_allowed(bench: Bench) -> None:
    bench.arrange("flags", "fl-3372", ends_on="2026-02-25")
    bench.call("launch_flag", flag_id="fl-3372")


def test_launch_flag_is_allowed_when_changed_at_is_2026_02_23_14_45(bench: Bench) -> None:
    bench.arrange("rollout_states", "ro-5351", changed_at="2026-02-23T14:45")
    bench.call("launch_flag", flag_id="fl-9781")


def test_launch_flag_is_refused_because_the_flag_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("launch_flag", flag_id="fl-7426") == "The flag must be draft."


@pytest.mark.parametrize(
    "arguments",
    [
        {"flag_id": "fl-2437"},
        {"flag_id": "fl-5480"},
    ],
)
def test_launch_flag_is_refused_because_it_has_not_been_on_staging_at_full_share_for_two(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("launch_flag", **arguments) == "It has not been on staging at full share for two days."


def test_launch_flag_is_refused_because_the_flag_it_depends_on_is_not_live(bench: Bench) -> None:
    bench.arrange("flags", "fl-3372", needs_id="fl-3372")
    assert bench.refusal("launch_flag", flag_id="fl-3372") == "The flag it depends on is not live."


def test_launch_flag_is_refused_because_its_last_day_has_passed(bench: Bench) -> None:
    assert bench.refusal("launch_flag", flag_id="fl-3372") == "Its last day has passed."


def test_prolong_flag_sets_ends_on_to_2026_05_16(bench: Bench) -> None:
    bench.call("prolong_flag", flag_id="fl-2437", ends_on="2026-05-16")
    assert bench.changes() == [updated("flags", "fl-2437", ends_on="2026-05-16")]


def test_prolong_flag_is_allowed(bench: Bench) -> None:
    bench.call("prolong_flag", flag_id="fl-4201", ends_on="2026-05-26")


def test_prolong_flag_is_refused_because_the_flag_is_settled_or_dropped(bench: Bench) -> None:
    assert bench.refusal("prolong_flag", flag_id="fl-9423", ends_on="2026-04-25") == "The flag is settled or dropped."


def test_prolong_flag_is_refused_because_the_new_last_day_must_be_later(bench: Bench) -> None:
    assert bench.refusal("prolong_flag", flag_id="fl-2592", ends_on="2026-03-07") == "The new last day must be later."


def test_prolong_flag_is_refused_because_the_day_has_passed(bench: Bench) -> None:
    assert bench.refusal("prolong_flag", flag_id="fl-4163", ends_on="2026-02-25") == "The day has passed."


def test_prolong_flag_is_refused_because_a_flag_lasts_90_days_at_most(bench: Bench) -> None:
    assert bench.refusal("prolong_flag", flag_id="fl-4201", ends_on="2026-05-27") == "A flag lasts 90 days at most."


def test_prolong_flag_is_refused_because_it_is_on_for_everybody_and_is_settled_instead(bench: Bench) -> None:
    sentence = bench.refusal("prolong_flag", flag_id="fl-8829", ends_on="2026-05-03")
    assert sentence == "It is on for everybody and is settled instead."


def test_settle_flag_sets_status_to_settled(bench: Bench) -> None:
    bench.call("settle_flag", flag_id="fl-2154")
    assert bench.changes() == [updated("flags", "fl-2154", status="settled")]


def test_settle_flag_sets_status_to_settled_and_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("settle_flag", flag_id="fl-4163")
    assert bench.changes() == [
        updated("flags", "fl-4163", status="settled"),
        updated("proposals", "pr-5725", status="rejected"),
        deleted("targetings", "tr-6026"),
    ]


def test_settle_flag_is_allowed(bench: Bench) -> None:
    bench.arrange("flags", "fl-1614", needs_id="fl-5645")
    bench.call("settle_flag", flag_id="fl-5645")


def test_settle_flag_is_refused_because_the_flag_must_be_live(bench: Bench) -> None:
    assert bench.refusal("settle_flag", flag_id="fl-5480") == "The flag must be live."


def test_settle_flag_is_refused_because_it_is_neither_on_for_everybody_nor_stale(bench: Bench) -> None:
    assert bench.refusal("settle_flag", flag_id="fl-4577") == "It is neither on for everybody nor stale."


def test_settle_flag_is_refused_because_it_is_neither_on_for_everybody_nor_stale_2(bench: Bench) -> None:
    bench.arrange("flags", "fl-5645", ends_on="2026-02-25")
    assert bench.refusal("settle_flag", flag_id="fl-5645") == "It is neither on for everybody nor stale."


def test_settle_flag_is_refused_because_another_flag_depends_on_it(bench: Bench) -> None:
    assert bench.refusal("settle_flag", flag_id="fl-5888") == "Another flag depends on it."
