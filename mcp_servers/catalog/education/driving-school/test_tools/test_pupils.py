"""Tests of the tools for pupils of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "active", "min_paid_lessons": 6},
            [
                "pu-7962",
                "pu-8182",
                "pu-3670",
                "pu-4422",
                "pu-5278",
                "pu-7519",
                "pu-2141",
                "pu-1083",
                "pu-4142",
                "pu-4311",
            ],
        ),
        ({"email": "olivia.whitaker@postbox.example"}, ["pu-8333"]),
        ({"phone": "07101 122932"}, ["pu-9549"]),
        (
            {"gearbox": "manual"},
            [
                "pu-9549",
                "pu-9808",
                "pu-5105",
                "pu-2455",
                "pu-7192",
                "pu-9916",
                "pu-1105",
                "pu-4730",
                "pu-6859",
                "pu-4674",
            ],
        ),
        ({"name": "Chadwick"}, ["pu-2455"]),
    ],
)
def test_find_pupils_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pupils", **filters) == ids


def test_find_pupils_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_pupils", page=6) == ["pu-4142", "pu-7676", "pu-4311", "pu-1092"]


def test_find_pupils_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pupils", name="Unheard of") == []


def test_get_pupil_shows_the_pupil(bench: Bench) -> None:
    result = bench.call("get_pupil", pupil_id="pu-3670")
    assert result == {
        "id": "pu-3670",
        "name": "Finlay Walsh",
        "email": "finlay.walsh@fastpost.example",
        "phone": "01586 329943",
        "born_on": "2004-12-04",
        "gearbox": "automatic",
        "paid_lessons": 8,
        "status": "active",
        "lessons_held": 9,
        "classes_attended": 2,
        "next_lesson": "2026-03-25T08:15",
    }


def test_get_pupil_shows_the_pupil_when_pupil_id_is_pu_8681(bench: Bench) -> None:
    result = bench.call("get_pupil", pupil_id="pu-8681")
    assert result == {
        "id": "pu-8681",
        "name": "Giulia Rinaldi",
        "email": "rinaldi.giulia@ingham-hill-media.example",
        "phone": "07561 932795",
        "born_on": "2007-07-18",
        "gearbox": "manual",
        "paid_lessons": 8,
        "status": "left",
        "lessons_held": 1,
        "classes_attended": 2,
    }


def test_register_pupil_adds_a_pupil(bench: Bench) -> None:
    bench.call(
        "register_pupil",
        name="Étienne Dubois",
        born_on="2007-09-10",
        email="new.x.castro@openmail.example",
        phone="01954 605527",
        gearbox="manual",
    )
    assert bench.changes() == [
        inserted(
            "pupils",
            "pu-6691",
            name="Étienne Dubois",
            email="new.x.castro@openmail.example",
            phone="01954 605527",
            born_on="2007-09-10",
            gearbox="manual",
            paid_lessons=0,
            status="active",
        ),
    ]


def test_register_pupil_is_refused_because_a_pupil_must_be_17_years_old(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_pupil",
        name="Jian Kwon",
        born_on="2009-03-19",
        email="m.balogun@han-and-rao.example",
        phone="07561 932795",
        gearbox="manual",
    )
    assert sentence == "A pupil must be 17 years old."


def test_register_pupil_is_refused_because_a_pupil_with_this_email_is_known_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "register_pupil",
        name="Jian Kwon",
        born_on="2009-03-18",
        email="m.balogun@han-and-rao.example",
        phone="07561 932795",
        gearbox="manual",
    )
    assert sentence == "A pupil with this email is known already."


def test_sell_lessons_sets_paid_lessons_to_20(bench: Bench) -> None:
    bench.call("sell_lessons", pupil_id="pu-7962", number=9)
    assert bench.changes() == [updated("pupils", "pu-7962", paid_lessons=20)]


def test_sell_lessons_is_refused_because_the_pupil_has_passed_or_left(bench: Bench) -> None:
    assert bench.refusal("sell_lessons", pupil_id="pu-8681", number=3) == "The pupil has passed or left."


def test_sell_lessons_is_refused_because_a_pupil_has_at_most_20_paid_lessons(bench: Bench) -> None:
    assert bench.refusal("sell_lessons", pupil_id="pu-7962", number=10) == "A pupil has at most 20 paid lessons."


def test_note_eye_test_sets_eye_test_until_to_2028_03_17(bench: Bench) -> None:
    bench.call("note_eye_test", pupil_id="pu-1083")
    assert bench.changes() == [updated("pupils", "pu-1083", eye_test_until="2028-03-17")]


def test_note_eye_test_is_allowed(bench: Bench) -> None:
    bench.arrange("pupils", "pu-2066", eye_test_until="2026-05-17")
    bench.call("note_eye_test", pupil_id="pu-2066")


def test_note_eye_test_is_refused_because_the_pupil_has_passed_or_left(bench: Bench) -> None:
    assert bench.refusal("note_eye_test", pupil_id="pu-8681") == "The pupil has passed or left."


def test_note_eye_test_is_refused_because_the_eye_test_is_good_for_longer(bench: Bench) -> None:
    bench.arrange("pupils", "pu-2066", eye_test_until="2026-05-18")
    assert bench.refusal("note_eye_test", pupil_id="pu-2066") == "The eye test is good for longer."
