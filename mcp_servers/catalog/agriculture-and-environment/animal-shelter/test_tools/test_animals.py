"""Tests of the tools for animals of Harbour Hill animal shelter."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"breed": "shepherd"}, ["an-5945", "an-6797", "an-7918", "an-9155", "an-3966"]),
        ({"number": "A-9092"}, ["an-2341"]),
        ({"name": "Clyde"}, ["an-5208", "an-7161"]),
        ({"kennel_id": "ke-8456"}, ["an-1134", "an-5429"]),
        (
            {"arrived_by": "2025-10-12"},
            [
                "an-4870",
                "an-1060",
                "an-6863",
                "an-6005",
                "an-5269",
                "an-8637",
                "an-1134",
                "an-9344",
                "an-9316",
                "an-5545",
            ],
        ),
        (
            {"max_months": 110},
            [
                "an-4692",
                "an-5687",
                "an-4870",
                "an-9828",
                "an-5208",
                "an-6237",
                "an-4173",
                "an-3265",
                "an-7451",
                "an-6005",
            ],
        ),
    ],
)
def test_find_animals_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_animals", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"arrived_by": "2025-10-12"}, 44),
        ({"max_months": 110}, 82),
        ({"status": "fostered"}, 6),
        ({"kind": "cat"}, 42),
        ({"origin": "given_up"}, 42),
        ({"neutered": True}, 72),
    ],
)
def test_find_animals_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_animals", **filters)["total"] == total


def test_find_animals_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_animals", page=11) == ["an-8139", "an-3966", "an-7146", "an-4295"]


def test_find_animals_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_animals",
        kind="rabbit",
        origin="confiscated",
        status="reserved",
        kennel_id="ke-5984",
        neutered=True,
    )
    assert ids == []


def test_get_animal_shows_the_animal(bench: Bench) -> None:
    result = bench.call("get_animal", animal_id="an-4801")
    assert result == {
        "id": "an-4801",
        "number": "A-5822",
        "name": "Basil",
        "kind": "dog",
        "breed": "terrier cross",
        "origin": "stray",
        "status": "adopted",
        "arrived_on": "2025-05-28",
        "months": 79,
        "neutered": True,
        "vaccinated_on": "2025-10-30",
        "fee": 26000,
        "days_here": 287,
        "times_reserved": 0,
        "ready": True,
    }


def test_get_animal_shows_the_animal_when_animal_id_is_an_9889(bench: Bench) -> None:
    result = bench.call("get_animal", animal_id="an-9889")
    assert result == {
        "id": "an-9889",
        "number": "A-8711",
        "name": "Toast",
        "kind": "dog",
        "breed": "Labrador",
        "origin": "stray",
        "status": "available",
        "arrived_on": "2025-06-06",
        "months": 6,
        "neutered": False,
        "vaccinated_on": "2026-01-30",
        "kennel_id": "ke-1570",
        "fee": 23000,
        "kennel_code": "K7",
        "days_here": 278,
        "times_reserved": 0,
        "ready": False,
    }


def test_get_animal_shows_the_animal_when_animal_id_is_an_1031(bench: Bench) -> None:
    result = bench.call("get_animal", animal_id="an-1031")
    assert result == {
        "id": "an-1031",
        "number": "A-2767",
        "name": "Mocha",
        "kind": "cat",
        "breed": "calico",
        "origin": "stray",
        "status": "adopted",
        "arrived_on": "2026-02-21",
        "months": 73,
        "neutered": True,
        "vaccinated_on": "2025-09-19",
        "bit_on": "2026-03-09",
        "fee": 9000,
        "days_here": 18,
        "times_reserved": 0,
        "ready": False,
    }


def test_report_animals_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_animals", status="reclaimed", arrived_from="2026-02-20") == []


def test_report_animals_adds_up(bench: Bench) -> None:
    result = bench.call("report_animals", page=4)
    assert result == {
        "items": [
            {"breed": "terrier cross", "animals": 5, "oldest": 91, "longest_here": "2025-05-28"},
            {"breed": "tortoiseshell", "animals": 4, "oldest": 108, "longest_here": "2025-08-22"},
            {"breed": "tuxedo cat", "animals": 3, "oldest": 143, "longest_here": "2025-07-13"},
            {"breed": "whippet", "animals": 1, "oldest": 118, "longest_here": "2025-07-15"},
            {"breed": "white shorthair", "animals": 4, "oldest": 160, "longest_here": "2025-06-25"},
        ],
        "total": 35,
    }


def test_report_animals_adds_up_with_arrived_from(bench: Bench) -> None:
    result = bench.call("report_animals", arrived_from="2026-03-03")
    assert result == {
        "items": [
            {"breed": "Border collie", "animals": 1, "oldest": 17, "longest_here": "2026-03-11"},
            {"breed": "boxer", "animals": 1, "oldest": 152, "longest_here": "2026-03-05"},
            {"breed": "dachshund", "animals": 1, "oldest": 56, "longest_here": "2026-03-03"},
            {"breed": "lurcher", "animals": 1, "oldest": 144, "longest_here": "2026-03-11"},
            {"breed": "poodle cross", "animals": 1, "oldest": 40, "longest_here": "2026-03-10"},
            {"breed": "tortoiseshell", "animals": 1, "oldest": 87, "longest_here": "2026-03-08"},
        ],
        "total": 6,
    }


def test_report_animals_adds_up_with_kind_and_status_and_origin(bench: Bench) -> None:
    result = bench.call("report_animals", kind="cat", status="reclaimed", origin="stray")
    assert result == {
        "items": [{"breed": "silver tabby", "animals": 1, "oldest": 2, "longest_here": "2026-02-16"}],
        "total": 1,
    }


def test_take_in_animal_adds_a_animal(bench: Bench) -> None:
    bench.call(
        "take_in_animal",
        number="New A-2767",
        name="Ajax",
        kind="cat",
        breed="schnauzer",
        origin="stray",
        months=45,
        kennel_id="ke-6871",
        fee=26000,
    )
    assert bench.changes() == [
        inserted(
            "animals",
            "an-8926",
            number="New A-2767",
            name="Ajax",
            kind="cat",
            breed="schnauzer",
            origin="stray",
            status="quarantine",
            arrived_on="2026-03-11",
            months=45,
            neutered=0,
            kennel_id="ke-6871",
            fee=26000,
        ),
    ]


def test_take_in_animal_is_refused_because_the_kennel_is_for_another_kind_of_animal(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_animal",
        number="A-3556",
        name="Fidget",
        kind="dog",
        breed="tortoiseshell",
        origin="stray",
        months=77,
        kennel_id="ke-4068",
        fee=27000,
    )
    assert sentence == "The kennel is for another kind of animal."


def test_take_in_animal_is_refused_because_the_kennel_is_not_for_quarantine(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_animal",
        number="New A-2767",
        name="Freddie",
        kind="rabbit",
        breed="tortoiseshell",
        origin="stray",
        months=17,
        kennel_id="ke-1360",
        fee=22000,
    )
    assert sentence == "The kennel is not for quarantine."


def test_take_in_animal_is_refused_because_the_kennel_is_full(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_animal",
        number="A-0537",
        name="Nala",
        kind="dog",
        breed="whippet",
        origin="stray",
        months=36,
        kennel_id="ke-3363",
        fee=15000,
    )
    assert sentence == "The kennel is full."


def test_take_in_animal_is_refused_because_another_animal_already_has_this_animal_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_in_animal",
        number="A-2767",
        name="Mocha",
        kind="cat",
        breed="poodle cross",
        origin="given_up",
        months=5,
        kennel_id="ke-2419",
        fee=23000,
    )
    assert sentence == "Another animal already has this animal number."


def test_end_quarantine_changes_the_animal(bench: Bench) -> None:
    bench.call("end_quarantine", animal_id="an-7093", kennel_id="ke-8456")
    assert bench.changes() == [updated("animals", "an-7093", status="available", kennel_id="ke-8456")]


def test_end_quarantine_is_allowed(bench: Bench) -> None:
    bench.arrange("animals", "an-7093", arrived_on="2026-02-25")
    bench.call("end_quarantine", animal_id="an-7093", kennel_id="ke-8456")


def test_end_quarantine_is_allowed_when_bit_on_is_2026_03_01(bench: Bench) -> None:
    bench.arrange("animals", "an-7093", bit_on="2026-03-01")
    bench.call("end_quarantine", animal_id="an-7093", kennel_id="ke-8456")


def test_end_quarantine_is_refused_because_the_animal_must_be_quarantine_or_adopted_or(bench: Bench) -> None:
    sentence = bench.refusal("end_quarantine", animal_id="an-2786", kennel_id="ke-1360")
    assert sentence == "The animal must be quarantine or adopted or reserved or fostered."


def test_end_quarantine_is_refused_because_the_animal_is_not_in_quarantine(bench: Bench) -> None:
    sentence = bench.refusal("end_quarantine", animal_id="an-1031", kennel_id="ke-3827")
    assert sentence == "The animal is not in quarantine."


def test_end_quarantine_is_refused_because_the_quarantine_lasts_14_days(bench: Bench) -> None:
    assert bench.refusal("end_quarantine", animal_id="an-8908", kennel_id="ke-3363") == "The quarantine lasts 14 days."


def test_end_quarantine_is_refused_because_the_animal_is_being_watched_after_a_bite(bench: Bench) -> None:
    sentence = bench.refusal("end_quarantine", animal_id="an-7918", kennel_id="ke-3385")
    assert sentence == "The animal is being watched after a bite."


def test_end_quarantine_is_refused_because_the_kennel_is_for_another_kind_of_animal(bench: Bench) -> None:
    sentence = bench.refusal("end_quarantine", animal_id="an-2789", kennel_id="ke-6931")
    assert sentence == "The kennel is for another kind of animal."


def test_end_quarantine_is_refused_because_the_kennel_is_for_quarantine(bench: Bench) -> None:
    assert bench.refusal("end_quarantine", animal_id="an-7161", kennel_id="ke-7543") == "The kennel is for quarantine."


def test_end_quarantine_is_refused_because_the_kennel_is_full(bench: Bench) -> None:
    bench.arrange("animals", "an-1031", kennel_id="ke-8456")
    bench.arrange("animals", "an-1060", kennel_id="ke-8456")
    bench.arrange("animals", "an-1068", kennel_id="ke-8456")
    assert bench.refusal("end_quarantine", animal_id="an-7093", kennel_id="ke-8456") == "The kennel is full."


def test_move_animal_sets_kennel_id_to_ke_2738(bench: Bench) -> None:
    bench.call("move_animal", animal_id="an-8763", kennel_id="ke-2738")
    assert bench.changes() == [updated("animals", "an-8763", kennel_id="ke-2738")]


def test_move_animal_is_refused_because_the_animal_cannot_be_moved_now(bench: Bench) -> None:
    assert bench.refusal("move_animal", animal_id="an-1060", kennel_id="ke-6871") == "The animal cannot be moved now."


def test_move_animal_is_refused_because_the_animal_is_there_already(bench: Bench) -> None:
    assert bench.refusal("move_animal", animal_id="an-1321", kennel_id="ke-9394") == "The animal is there already."


def test_move_animal_is_refused_because_the_kennel_does_not_suit_this_animal(bench: Bench) -> None:
    sentence = bench.refusal("move_animal", animal_id="an-2882", kennel_id="ke-1360")
    assert sentence == "The kennel does not suit this animal."


def test_move_animal_is_refused_because_the_kennel_is_full(bench: Bench) -> None:
    assert bench.refusal("move_animal", animal_id="an-2882", kennel_id="ke-1570") == "The kennel is full."


def test_vaccinate_animal_sets_vaccinated_on_to_2026_03_11(bench: Bench) -> None:
    bench.call("vaccinate_animal", animal_id="an-2789")
    assert bench.changes() == [updated("animals", "an-2789", vaccinated_on="2026-03-11")]


def test_vaccinate_animal_is_refused_because_the_animal_is_not_in_the_shelter(bench: Bench) -> None:
    assert bench.refusal("vaccinate_animal", animal_id="an-1031") == "The animal is not in the shelter."


def test_vaccinate_animal_is_refused_because_the_animal_must_settle_for_a_week_first(bench: Bench) -> None:
    assert bench.refusal("vaccinate_animal", animal_id="an-1957") == "The animal must settle for a week first."


def test_vaccinate_animal_is_refused_because_it_was_vaccinated_in_the_last_half_year(bench: Bench) -> None:
    bench.arrange("animals", "an-7605", arrived_on="2026-03-04")
    assert bench.refusal("vaccinate_animal", animal_id="an-7605") == "It was vaccinated in the last half year."


def test_neuter_animal_sets_neutered_to_1(bench: Bench) -> None:
    bench.call("neuter_animal", animal_id="an-9889")
    assert bench.changes() == [updated("animals", "an-9889", neutered=1)]


def test_neuter_animal_is_allowed(bench: Bench) -> None:
    bench.arrange("animals", "an-7383", arrived_on="2026-02-11")
    bench.call("neuter_animal", animal_id="an-7383")


def test_neuter_animal_is_refused_because_the_animal_is_not_available(bench: Bench) -> None:
    assert bench.refusal("neuter_animal", animal_id="an-1031") == "The animal is not available."


def test_neuter_animal_is_refused_because_the_animal_is_neutered_already(bench: Bench) -> None:
    assert bench.refusal("neuter_animal", animal_id="an-2882") == "The animal is neutered already."


def test_neuter_animal_is_refused_because_the_animal_is_too_young(bench: Bench) -> None:
    assert bench.refusal("neuter_animal", animal_id="an-7810") == "The animal is too young."


def test_neuter_animal_is_refused_because_its_owner_may_still_claim_it(bench: Bench) -> None:
    bench.arrange("animals", "an-7383", arrived_on="2026-02-12")
    assert bench.refusal("neuter_animal", animal_id="an-7383") == "Its owner may still claim it."


def test_record_bite_sets_bit_on_to_2026_03_11(bench: Bench) -> None:
    bench.call("record_bite", animal_id="an-2882")
    assert bench.changes() == [updated("animals", "an-2882", bit_on="2026-03-11")]


def test_record_bite_is_allowed(bench: Bench) -> None:
    bench.arrange("animals", "an-7918", bit_on="2026-02-28")
    bench.call("record_bite", animal_id="an-7918")


def test_record_bite_is_refused_because_the_animal_is_not_in_the_shelter_or_is_reserved(bench: Bench) -> None:
    assert bench.refusal("record_bite", animal_id="an-1031") == "The animal is not in the shelter or is reserved."


def test_record_bite_is_refused_because_it_is_being_watched_already(bench: Bench) -> None:
    bench.arrange("animals", "an-7918", bit_on="2026-03-01")
    assert bench.refusal("record_bite", animal_id="an-7918") == "It is being watched already."


def test_record_bite_is_refused_because_bites_of_rabbits_are_not_recorded(bench: Bench) -> None:
    assert bench.refusal("record_bite", animal_id="an-4561") == "Bites of rabbits are not recorded."
