"""Ids that nobody has, given to the tools of Harbour Hill animal shelter."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_animal", {"animal_id": "xx-0000"}, "No animal has this id."),
        ("get_applicant", {"applicant_id": "xx-0000"}, "No applicant has this id."),
        ("get_kennel", {"kennel_id": "xx-0000"}, "No kennel has this id."),
        (
            "take_in_animal",
            {
                "number": "New A-2767",
                "name": "Widget",
                "kind": "cat",
                "breed": "calico",
                "origin": "confiscated",
                "months": 36,
                "kennel_id": "xx-0000",
                "fee": 32000,
            },
            "No kennel has this id.",
        ),
        ("end_quarantine", {"animal_id": "xx-0000", "kennel_id": "ke-3827"}, "No animal has this id."),
        ("end_quarantine", {"animal_id": "an-1031", "kennel_id": "xx-0000"}, "No kennel has this id."),
        ("move_animal", {"animal_id": "xx-0000", "kennel_id": "ke-8456"}, "No animal has this id."),
        ("move_animal", {"animal_id": "an-1031", "kennel_id": "xx-0000"}, "No kennel has this id."),
        ("vaccinate_animal", {"animal_id": "xx-0000"}, "No animal has this id."),
        ("neuter_animal", {"animal_id": "xx-0000"}, "No animal has this id."),
        ("record_bite", {"animal_id": "xx-0000"}, "No animal has this id."),
        ("note_home_visit", {"applicant_id": "xx-0000", "visit": "failed"}, "No applicant has this id."),
        (
            "reserve_animal",
            {"number": "New AD-2652", "animal_id": "xx-0000", "applicant_id": "ap-4109"},
            "No animal has this id.",
        ),
        (
            "reserve_animal",
            {"number": "New AD-2652", "animal_id": "an-2341", "applicant_id": "xx-0000"},
            "No applicant has this id.",
        ),
        ("hand_over_animal", {"adoption_id": "xx-0000"}, "No adoption has this id."),
        ("cancel_adoption", {"adoption_id": "xx-0000"}, "No adoption has this id."),
        ("lapse_adoption", {"adoption_id": "xx-0000"}, "No adoption has this id."),
        ("take_back_animal", {"adoption_id": "ad-1278", "kennel_id": "xx-0000"}, "No kennel has this id."),
        ("take_back_animal", {"adoption_id": "xx-0000", "kennel_id": "ke-7696"}, "No adoption has this id."),
        (
            "start_foster_stay",
            {"animal_id": "xx-0000", "host": "Stanislav Kučera", "phone": "01699 460943", "until": "2026-02-21"},
            "No animal has this id.",
        ),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
