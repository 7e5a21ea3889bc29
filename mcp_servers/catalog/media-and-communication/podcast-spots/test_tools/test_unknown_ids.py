"""Ids that nobody has, given to the tools of Kaleidophon podcast spots."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_episode", {"episode_id": "xx-0000"}, "No episode has this id."),
        ("get_campaign", {"campaign_id": "xx-0000"}, "No campaign has this id."),
        (
            "plan_episode",
            {"title": "New Who needs wind?", "show_id": "xx-0000", "airs_on": "2026-07-30"},
            "No show has this id.",
        ),
        ("postpone_episode", {"episode_id": "xx-0000", "airs_on": "2026-07-08"}, "No episode has this id."),
        ("record_episode", {"episode_id": "xx-0000"}, "No episode has this id."),
        ("drop_episode", {"episode_id": "xx-0000"}, "No episode has this id."),
        ("count_downloads", {"episode_id": "xx-0000", "downloads": 21138}, "No episode has this id."),
        ("start_campaign", {"campaign_id": "xx-0000"}, "No campaign has this id."),
        ("prolong_campaign", {"campaign_id": "xx-0000", "extra": 9}, "No campaign has this id."),
        (
            "book_spot",
            {"campaign_id": "ca-1016", "episode_id": "xx-0000", "position": "middle", "length": 45},
            "No episode has this id.",
        ),
        (
            "book_spot",
            {"campaign_id": "xx-0000", "episode_id": "ep-6666", "position": "middle", "length": 45},
            "No campaign has this id.",
        ),
        ("cancel_spot", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("submit_script", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("approve_script", {"booking_id": "xx-0000"}, "No booking has this id."),
        ("return_script", {"booking_id": "xx-0000", "remark": "Price is missing."}, "No booking has this id."),
        (
            "make_good",
            {"replaces_id": "xx-0000", "episode_id": "ep-3063", "position": "middle"},
            "No booking has this id.",
        ),
        (
            "make_good",
            {"replaces_id": "bo-1048", "episode_id": "xx-0000", "position": "middle"},
            "No episode has this id.",
        ),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
