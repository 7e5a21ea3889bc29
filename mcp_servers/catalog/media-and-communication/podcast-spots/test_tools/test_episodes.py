"""Tests of the tools for episodes of Kaleidophon podcast spots."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "timetables?", "producer_id": "pr-8469"}, ["ep-3449"]),
        (
            {"airs_from": "2026-06-19"},
            [
                "ep-6684",
                "ep-3833",
                "ep-5992",
                "ep-8703",
                "ep-5270",
                "ep-6122",
                "ep-1774",
                "ep-2878",
                "ep-7958",
                "ep-2686",
            ],
        ),
    ],
)
def test_find_episodes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_episodes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"airs_until": "2026-05-20"}, 14),
        ({"show_id": "sh-3249"}, 7),
        ({"status": "recorded"}, 12),
    ],
)
def test_find_episodes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_episodes", **filters)["total"] == total


def test_find_episodes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_episodes", page=10) == ["ep-1819", "ep-9421", "ep-5922", "ep-4128", "ep-4587", "ep-7891"]


def test_find_episodes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_episodes", show_id="sh-8090", status="planned", airs_until="2026-06-23") == []


def test_get_episode_shows_the_episode(bench: Bench) -> None:
    result = bench.call("get_episode", episode_id="ep-1151")
    assert result == {
        "id": "ep-1151",
        "title": "A night with clockmaking",
        "show_id": "sh-2600",
        "airs_on": "2026-07-25",
        "expected": 18000,
        "status": "planned",
        "show_name": "Small Atlas",
        "show_producer_name": "Chinedu Balogun",
        "booked_seconds": 60,
        "open_scripts": 1,
    }


def test_get_episode_shows_the_episode_when_episode_id_is_ep_2878(bench: Bench) -> None:
    result = bench.call("get_episode", episode_id="ep-2878")
    assert result == {
        "id": "ep-2878",
        "title": "Volcanoes, part three",
        "show_id": "sh-9378",
        "airs_on": "2026-06-23",
        "expected": 14700,
        "status": "recorded",
        "show_name": "Between the Tracks",
        "show_producer_name": "Chinedu Balogun",
        "booked_seconds": 105,
        "open_scripts": 0,
    }


def test_plan_episode_adds_a_episode(bench: Bench) -> None:
    bench.call("plan_episode", title="New A night with wind", show_id="sh-2600", airs_on="2026-09-14")
    assert bench.changes() == [
        inserted(
            "episodes",
            "ep-6586",
            title="New A night with wind",
            show_id="sh-2600",
            airs_on="2026-09-14",
            expected=18000,
            status="planned",
        ),
    ]


def test_plan_episode_is_allowed(bench: Bench) -> None:
    bench.call("plan_episode", title="New A night with wind", show_id="sh-2600", airs_on="2026-06-21")


def test_plan_episode_is_refused_because_the_show_belongs_to_another_producer(bench: Bench) -> None:
    sentence = bench.refusal("plan_episode", title="New Who needs wind?", show_id="sh-6432", airs_on="2026-07-30")
    assert sentence == "The show belongs to another producer."


def test_plan_episode_is_refused_because_an_episode_is_planned_at_least_five_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("plan_episode", title="New Typefaces", show_id="sh-5964", airs_on="2026-05-20")
    assert sentence == "An episode is planned at least five days ahead."


def test_plan_episode_is_refused_because_an_episode_is_planned_at_most_90_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("plan_episode", title="New A night with wind", show_id="sh-2600", airs_on="2026-09-15")
    assert sentence == "An episode is planned at most 90 days ahead."


def test_plan_episode_is_refused_because_another_episode_of_the_show_airs_that_day(bench: Bench) -> None:
    sentence = bench.refusal("plan_episode", title="New A night with wind", show_id="sh-2600", airs_on="2026-07-07")
    assert sentence == "Another episode of the show airs that day."


def test_plan_episode_is_refused_because_another_episode_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_episode",
        title="Who invented medieval kitchens?",
        show_id="sh-5964",
        airs_on="2026-06-22",
    )
    assert sentence == "Another episode already has this title."


def test_postpone_episode_sets_airs_on_to_2026_08_17(bench: Bench) -> None:
    bench.call("postpone_episode", episode_id="ep-6684", airs_on="2026-08-17")
    assert bench.changes() == [updated("episodes", "ep-6684", airs_on="2026-08-17")]


def test_postpone_episode_is_allowed(bench: Bench) -> None:
    bench.call("postpone_episode", episode_id="ep-6684", airs_on="2026-06-29")


def test_postpone_episode_is_allowed_when_episode_id_is_ep_6684(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1048", episode_id="ep-6684")
    bench.call("postpone_episode", episode_id="ep-6684", airs_on="2026-08-17")


def test_postpone_episode_is_refused_because_the_show_belongs_to_another_producer(bench: Bench) -> None:
    sentence = bench.refusal("postpone_episode", episode_id="ep-1155", airs_on="2026-05-16")
    assert sentence == "The show belongs to another producer."


def test_postpone_episode_is_refused_because_the_episode_has_aired_or_was_dropped(bench: Bench) -> None:
    sentence = bench.refusal("postpone_episode", episode_id="ep-2589", airs_on="2026-06-08")
    assert sentence == "The episode has aired or was dropped."


def test_postpone_episode_is_refused_because_the_new_day_must_be_later(bench: Bench) -> None:
    assert bench.refusal("postpone_episode", episode_id="ep-6684", airs_on="2026-06-19") == "The new day must be later."


def test_postpone_episode_is_refused_because_an_episode_is_planned_at_most_90_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("postpone_episode", episode_id="ep-6949", airs_on="2026-09-15")
    assert sentence == "An episode is planned at most 90 days ahead."


def test_postpone_episode_is_refused_because_another_episode_of_the_show_airs_that_day(bench: Bench) -> None:
    sentence = bench.refusal("postpone_episode", episode_id="ep-2686", airs_on="2026-07-10")
    assert sentence == "Another episode of the show airs that day."


def test_postpone_episode_is_refused_because_a_campaign_with_a_spot_in_it_has_ended_by_then(bench: Bench) -> None:
    sentence = bench.refusal("postpone_episode", episode_id="ep-6949", airs_on="2026-09-14")
    assert sentence == "A campaign with a spot in it has ended by then."


def test_record_episode_sets_status_to_recorded(bench: Bench) -> None:
    bench.call("record_episode", episode_id="ep-4327")
    assert bench.changes() == [updated("episodes", "ep-4327", status="recorded")]


def test_record_episode_is_allowed(bench: Bench) -> None:
    bench.arrange("episodes", "ep-1197", airs_on="2026-07-16")
    bench.call("record_episode", episode_id="ep-1197")


def test_record_episode_is_allowed_when_status_is_aired(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6353", status="aired")
    bench.call("record_episode", episode_id="ep-9314")


def test_record_episode_is_refused_because_the_episode_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("record_episode", episode_id="ep-2589") == "The episode must be planned."


def test_record_episode_is_refused_because_the_show_belongs_to_another_producer(bench: Bench) -> None:
    assert bench.refusal("record_episode", episode_id="ep-1155") == "The show belongs to another producer."


def test_record_episode_is_refused_because_an_episode_is_recorded_at_most_30_days_before(bench: Bench) -> None:
    bench.arrange("episodes", "ep-1197", airs_on="2026-07-17")
    sentence = bench.refusal("record_episode", episode_id="ep-1197")
    assert sentence == "An episode is recorded at most 30 days before it airs."


def test_record_episode_is_refused_because_a_script_is_not_approved(bench: Bench) -> None:
    assert bench.refusal("record_episode", episode_id="ep-9314") == "A script is not approved."


def test_drop_episode_sets_status_to_dropped_and_changes_the_spot(bench: Bench) -> None:
    bench.call("drop_episode", episode_id="ep-3063")
    assert bench.changes() == [
        updated("bookings", "bo-9615", price=0, status="cancelled"),
        updated("episodes", "ep-3063", status="dropped"),
    ]


def test_drop_episode_is_allowed(bench: Bench) -> None:
    bench.arrange("episodes", "ep-7702", airs_on="2026-06-20")
    bench.call("drop_episode", episode_id="ep-7702")


def test_drop_episode_is_refused_because_the_episode_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("drop_episode", episode_id="ep-2589") == "The episode must be planned."


def test_drop_episode_is_refused_because_the_show_belongs_to_another_producer(bench: Bench) -> None:
    assert bench.refusal("drop_episode", episode_id="ep-1155") == "The show belongs to another producer."


def test_drop_episode_is_refused_because_it_is_too_late_to_drop_this_episode(bench: Bench) -> None:
    bench.arrange("episodes", "ep-7702", airs_on="2026-06-19")
    assert bench.refusal("drop_episode", episode_id="ep-7702") == "It is too late to drop this episode."


def test_count_downloads_sets_downloads_to_17480(bench: Bench) -> None:
    bench.call("count_downloads", episode_id="ep-5926", downloads=17480)
    assert bench.changes() == [updated("episodes", "ep-5926", downloads=17480)]


def test_count_downloads_is_refused_because_the_episode_has_not_aired(bench: Bench) -> None:
    assert bench.refusal("count_downloads", episode_id="ep-1151", downloads=15522) == "The episode has not aired."


def test_count_downloads_is_refused_because_downloads_are_counted_a_week_after_an_episode(bench: Bench) -> None:
    sentence = bench.refusal("count_downloads", episode_id="ep-2941", downloads=27810)
    assert sentence == "Downloads are counted a week after an episode has aired."


def test_count_downloads_is_refused_because_more_downloads_than_that_were_counted_already(bench: Bench) -> None:
    sentence = bench.refusal("count_downloads", episode_id="ep-1862", downloads=11232)
    assert sentence == "More downloads than that were counted already."
