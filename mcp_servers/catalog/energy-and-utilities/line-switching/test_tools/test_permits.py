"""Tests of the tools for permits of High-voltage control room."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"crew_id": "cr-6639"}, ["pe-2970", "pe-4128"]),
        ({"outage_id": "ou-7161"}, ["pe-5444"]),
        ({"line_id": "li-5109"}, ["pe-5458"]),
        (
            {"status": "held"},
            [
                "pe-1307",
                "pe-7600",
                "pe-2502",
                "pe-9968",
                "pe-9589",
                "pe-2970",
                "pe-1295",
                "pe-8358",
                "pe-4107",
                "pe-8700",
            ],
        ),
        ({"number": "PW-40895"}, ["pe-1486"]),
    ],
)
def test_find_permits_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_permits", **filters) == ids


def test_find_permits_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_permits", page=6) == ["pe-1513", "pe-2719"]


def test_find_permits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_permits", number="Unheard of") == []


def test_report_permits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_permits", status="suspended", ring="Quarry ring") == []


def test_report_permits_adds_up(bench: Bench) -> None:
    result = bench.call("report_permits", page=2)
    assert result == {
        "items": [
            {"crew_name": "Manish Kapoor", "permits": 1, "people": 5},
            {"crew_name": "Patrick Carver", "permits": 2, "people": 4},
            {"crew_name": "Rhys Fletcher", "permits": 1, "people": 8},
            {"crew_name": "Samuel Quinn", "permits": 3, "people": 13},
            {"crew_name": "Saoirse O'Donnell", "permits": 1, "people": 2},
            {"crew_name": "Saskia Vogel", "permits": 8, "people": 38},
            {"crew_name": "Wei Cheung", "permits": 3, "people": 13},
            {"crew_name": "William Esposito", "permits": 4, "people": 18},
            {"crew_name": "Åsa Östlund", "permits": 1, "people": 4},
        ],
        "total": 19,
    }


def test_report_permits_adds_up_with_status_and_ring(bench: Bench) -> None:
    result = bench.call("report_permits", status="held", ring="Harbour ring")
    assert result == {"items": [{"crew_name": "Saskia Vogel", "permits": 1, "people": 2}], "total": 1}


def test_give_permit_adds_a_permit_to_work(bench: Bench) -> None:
    bench.call("give_permit", number="New PW-97868", outage_id="ou-4498", crew_id="cr-7633", people=4)
    assert bench.changes() == [
        inserted(
            "permits",
            "pe-6870",
            number="New PW-97868",
            outage_id="ou-4498",
            crew_id="cr-7633",
            status="held",
            people=4,
            given_at="2026-06-03T06:50",
        ),
    ]


def test_give_permit_is_allowed(bench: Bench) -> None:
    bench.call("give_permit", number="New PW-97868", outage_id="ou-6289", crew_id="cr-3901", people=7)


def test_give_permit_is_allowed_when_authorised_until_is_2026_06_03(bench: Bench) -> None:
    bench.arrange("crews", "cr-3778", authorised_until="2026-06-03")
    bench.call("give_permit", number="New PW-97868", outage_id="ou-4498", crew_id="cr-3778", people=2)


def test_give_permit_is_refused_because_the_outage_is_not_running(bench: Bench) -> None:
    sentence = bench.refusal("give_permit", number="PW-78401", outage_id="ou-9245", crew_id="cr-1548", people=5)
    assert sentence == "The outage is not running."


def test_give_permit_is_refused_because_the_line_is_not_earthed(bench: Bench) -> None:
    sentence = bench.refusal("give_permit", number="New PW-78401", outage_id="ou-9361", crew_id="cr-3941", people=6)
    assert sentence == "The line is not earthed."


def test_give_permit_is_refused_because_the_line_is_hit_by_a_storm(bench: Bench) -> None:
    sentence = bench.refusal("give_permit", number="PW-89868", outage_id="ou-7654", crew_id="cr-8612", people=6)
    assert sentence == "The line is hit by a storm."


def test_give_permit_is_refused_because_the_authorisation_of_the_crew_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal("give_permit", number="New PW-89868", outage_id="ou-2884", crew_id="cr-2370", people=3)
    assert sentence == "The authorisation of the crew has run out."


def test_give_permit_is_refused_because_the_crew_may_not_lead_so_many_people(bench: Bench) -> None:
    sentence = bench.refusal("give_permit", number="New PW-97868", outage_id="ou-4498", crew_id="cr-7633", people=5)
    assert sentence == "The crew may not lead so many people."


def test_give_permit_is_refused_because_the_crew_holds_another_permit(bench: Bench) -> None:
    sentence = bench.refusal("give_permit", number="PW-00783", outage_id="ou-6289", crew_id="cr-5730", people=8)
    assert sentence == "The crew holds another permit."


def test_give_permit_is_refused_because_another_permit_to_work_already_has_this_permit(bench: Bench) -> None:
    sentence = bench.refusal("give_permit", number="PW-35780", outage_id="ou-4498", crew_id="cr-3739", people=3)
    assert sentence == "Another permit to work already has this permit number."


def test_suspend_permit_sets_status_to_suspended(bench: Bench) -> None:
    bench.call("suspend_permit", permit_id="pe-2502")
    assert bench.changes() == [updated("permits", "pe-2502", status="suspended")]


def test_suspend_permit_is_refused_because_the_permit_to_work_must_be_held(bench: Bench) -> None:
    assert bench.refusal("suspend_permit", permit_id="pe-5458") == "The permit to work must be held."


def test_suspend_permit_is_refused_because_there_is_no_storm_and_the_crew_is_large_enough(bench: Bench) -> None:
    assert bench.refusal("suspend_permit", permit_id="pe-2970") == "There is no storm and the crew is large enough."


def test_resume_permit_sets_status_to_held(bench: Bench) -> None:
    bench.call("resume_permit", permit_id="pe-4654")
    assert bench.changes() == [updated("permits", "pe-4654", status="held")]


def test_resume_permit_is_refused_because_the_permit_to_work_must_be_suspended(bench: Bench) -> None:
    assert bench.refusal("resume_permit", permit_id="pe-2032") == "The permit to work must be suspended."


def test_resume_permit_is_refused_because_the_storm_is_not_over(bench: Bench) -> None:
    assert bench.refusal("resume_permit", permit_id="pe-1486") == "The storm is not over."


def test_resume_permit_is_refused_because_the_crew_holds_another_permit(bench: Bench) -> None:
    assert bench.refusal("resume_permit", permit_id="pe-4033") == "The crew holds another permit."


def test_hand_in_permit_sets_status_to_handed_in(bench: Bench) -> None:
    bench.call("hand_in_permit", permit_id="pe-2032")
    assert bench.changes() == [updated("permits", "pe-2032", status="handed_in")]


def test_hand_in_permit_is_refused_because_the_permit_to_work_must_be_held(bench: Bench) -> None:
    assert bench.refusal("hand_in_permit", permit_id="pe-5458") == "The permit to work must be held."


def test_hand_in_permit_is_refused_because_the_outage_is_not_running(bench: Bench) -> None:
    bench.arrange("permits", "pe-2032", outage_id="ou-1188")
    assert bench.refusal("hand_in_permit", permit_id="pe-2032") == "The outage is not running."
