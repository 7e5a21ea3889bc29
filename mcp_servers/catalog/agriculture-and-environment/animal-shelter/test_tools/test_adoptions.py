"""Tests of the tools for adoptions of Harbour Hill animal shelter."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"reserved_by": "2026-01-25"}, ["ad-8103", "ad-2566", "ad-4642", "ad-2008", "ad-5371", "ad-6383", "ad-7895"]),
        ({"number": "AD-1791"}, ["ad-4875"]),
        ({"animal_id": "an-8754"}, ["ad-4012"]),
        (
            {"kind": "dog"},
            [
                "ad-6023",
                "ad-4172",
                "ad-4012",
                "ad-8327",
                "ad-8096",
                "ad-9692",
                "ad-6918",
                "ad-5039",
                "ad-3517",
                "ad-6168",
            ],
        ),
        ({"applicant_id": "ap-3006"}, ["ad-6091", "ad-6726", "ad-8103"]),
    ],
)
def test_find_adoptions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_adoptions", **filters) == ids


def test_find_adoptions_counts(bench: Bench) -> None:
    assert bench.call("find_adoptions", status="fetched")["total"] == 6


def test_find_adoptions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_adoptions", page=7) == ["ad-6383", "ad-7895"]


def test_find_adoptions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_adoptions", applicant_id="ap-2432", status="reserved") == []


def test_reserve_animal_adds_a_adoption_and_sets_status_to_reserved(bench: Bench) -> None:
    bench.call("reserve_animal", number="New AD-1780", animal_id="an-5391", applicant_id="ap-6163")
    assert bench.changes() == [
        inserted(
            "adoptions",
            "ad-4096",
            number="New AD-1780",
            animal_id="an-5391",
            applicant_id="ap-6163",
            status="reserved",
            reserved_on="2026-03-11",
        ),
        updated("animals", "an-5391", status="reserved"),
    ]


def test_reserve_animal_is_allowed(bench: Bench) -> None:
    bench.arrange("applicants", "ap-5306", visited_on="2025-09-12")
    bench.call("reserve_animal", number="New AD-8755", animal_id="an-5391", applicant_id="ap-5306")


def test_reserve_animal_is_refused_because_the_animal_is_not_available(bench: Bench) -> None:
    sentence = bench.refusal("reserve_animal", number="AD-1780", animal_id="an-5878", applicant_id="ap-9450")
    assert sentence == "The animal is not available."


def test_reserve_animal_is_refused_because_its_owner_may_still_claim_it(bench: Bench) -> None:
    sentence = bench.refusal("reserve_animal", number="New AD-5863", animal_id="an-7810", applicant_id="ap-4670")
    assert sentence == "Its owner may still claim it."


def test_reserve_animal_is_refused_because_the_animal_is_being_watched_after_a_bite(bench: Bench) -> None:
    sentence = bench.refusal("reserve_animal", number="New AD-5624", animal_id="an-2060", applicant_id="ap-8267")
    assert sentence == "The animal is being watched after a bite."


def test_reserve_animal_is_refused_because_an_animal_that_bit_somebody_needs_an(bench: Bench) -> None:
    bench.arrange("animals", "an-5391", bit_on="2026-03-01")
    sentence = bench.refusal("reserve_animal", number="New AD-8755", animal_id="an-5391", applicant_id="ap-5306")
    assert sentence == "An animal that bit somebody needs an experienced home."


def test_reserve_animal_is_refused_because_the_applicant_has_no_home_visit_that_passed_in(bench: Bench) -> None:
    bench.arrange("animals", "an-7810", arrived_on="2026-02-11")
    sentence = bench.refusal("reserve_animal", number="New AD-5863", animal_id="an-7810", applicant_id="ap-4670")
    assert sentence == "The applicant has no home visit that passed in the last half year."


def test_reserve_animal_is_refused_because_the_applicant_has_no_home_visit_that_passed_in_2(bench: Bench) -> None:
    bench.arrange("applicants", "ap-5306", visited_on="2025-09-11")
    sentence = bench.refusal("reserve_animal", number="New AD-8755", animal_id="an-5391", applicant_id="ap-5306")
    assert sentence == "The applicant has no home visit that passed in the last half year."


def test_reserve_animal_is_refused_because_the_applicant_keeps_four_animals_already(bench: Bench) -> None:
    sentence = bench.refusal("reserve_animal", number="AD-5624", animal_id="an-8172", applicant_id="ap-9578")
    assert sentence == "The applicant keeps four animals already."


def test_reserve_animal_is_refused_because_the_applicant_has_a_reservation(bench: Bench) -> None:
    sentence = bench.refusal("reserve_animal", number="New AD-5863", animal_id="an-9828", applicant_id="ap-1113")
    assert sentence == "The applicant has a reservation."


def test_reserve_animal_is_refused_because_another_adoption_already_has_this_adoption(bench: Bench) -> None:
    sentence = bench.refusal("reserve_animal", number="AD-5624", animal_id="an-6836", applicant_id="ap-6117")
    assert sentence == "Another adoption already has this adoption number."


def test_hand_over_animal_changes_the_adoption_and_changes_the_animal(bench: Bench) -> None:
    bench.call("hand_over_animal", adoption_id="ad-4875")
    assert bench.changes() == [
        updated("adoptions", "ad-4875", status="fetched", fetched_on="2026-03-11"),
        updated("animals", "an-5429", status="adopted", kennel_id=None),
        updated("applicants", "ap-9008", pets=1),
    ]


def test_hand_over_animal_is_refused_because_the_adoption_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("hand_over_animal", adoption_id="ad-4642") == "The adoption must be reserved."


def test_hand_over_animal_is_refused_because_the_reservation_is_over(bench: Bench) -> None:
    assert bench.refusal("hand_over_animal", adoption_id="ad-6527") == "The reservation is over."


def test_hand_over_animal_is_refused_because_the_animal_is_not_reserved(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-8096", animal_id="an-3718")
    assert bench.refusal("hand_over_animal", adoption_id="ad-8096") == "The animal is not reserved."


def test_hand_over_animal_is_refused_because_the_animal_was_not_vaccinated_within_a_year(bench: Bench) -> None:
    bench.arrange("animals", "an-4757", vaccinated_on="2025-03-10")
    assert bench.refusal("hand_over_animal", adoption_id="ad-8096") == "The animal was not vaccinated within a year."


def test_hand_over_animal_is_refused_because_the_animal_is_not_neutered(bench: Bench) -> None:
    bench.arrange("animals", "an-4757", months=6)
    assert bench.refusal("hand_over_animal", adoption_id="ad-8096") == "The animal is not neutered."


def test_hand_over_animal_is_refused_because_the_animal_is_not_neutered_2(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-8096", reserved_on="2026-03-04")
    assert bench.refusal("hand_over_animal", adoption_id="ad-8096") == "The animal is not neutered."


def test_hand_over_animal_is_refused_because_the_animal_is_not_neutered_3(bench: Bench) -> None:
    bench.arrange("animals", "an-4757", vaccinated_on="2025-03-11")
    assert bench.refusal("hand_over_animal", adoption_id="ad-8096") == "The animal is not neutered."


def test_hand_over_animal_is_refused_because_the_applicant_keeps_four_animals_already(bench: Bench) -> None:
    assert bench.refusal("hand_over_animal", adoption_id="ad-4012") == "The applicant keeps four animals already."


def test_cancel_adoption_sets_status_to_cancelled_and_sets_status_to_available(bench: Bench) -> None:
    bench.call("cancel_adoption", adoption_id="ad-4012")
    assert bench.changes() == [
        updated("adoptions", "ad-4012", status="cancelled"),
        updated("animals", "an-8754", status="available"),
    ]


def test_cancel_adoption_is_allowed(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-4875", reserved_on="2026-03-04")
    bench.call("cancel_adoption", adoption_id="ad-4875")


def test_cancel_adoption_is_refused_because_the_adoption_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("cancel_adoption", adoption_id="ad-4642") == "The adoption must be reserved."


def test_cancel_adoption_is_refused_because_the_reservation_has_run_out(bench: Bench) -> None:
    assert bench.refusal("cancel_adoption", adoption_id="ad-6527") == "The reservation has run out."


def test_lapse_adoption_sets_status_to_lapsed_and_sets_status_to_available(bench: Bench) -> None:
    bench.call("lapse_adoption", adoption_id="ad-6527")
    assert bench.changes() == [
        updated("adoptions", "ad-6527", status="lapsed"),
        updated("animals", "an-4385", status="available"),
    ]


def test_lapse_adoption_is_refused_because_the_adoption_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("lapse_adoption", adoption_id="ad-4642") == "The adoption must be reserved."


def test_lapse_adoption_is_refused_because_the_applicant_may_still_come(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-4875", reserved_on="2026-03-04")
    assert bench.refusal("lapse_adoption", adoption_id="ad-4875") == "The applicant may still come."


def test_take_back_animal_sets_status_to_brought_back_and_changes_the_animal(bench: Bench) -> None:
    bench.call("take_back_animal", adoption_id="ad-3242", kennel_id="ke-9394")
    assert bench.changes() == [
        updated("adoptions", "ad-3242", status="brought_back"),
        updated("animals", "an-3519", status="available", kennel_id="ke-9394"),
    ]


def test_take_back_animal_is_allowed(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-8103", fetched_on="2026-01-10")
    bench.call("take_back_animal", adoption_id="ad-8103", kennel_id="ke-1756")


def test_take_back_animal_is_refused_because_the_adoption_must_be_fetched(bench: Bench) -> None:
    sentence = bench.refusal("take_back_animal", adoption_id="ad-4012", kennel_id="ke-3827")
    assert sentence == "The adoption must be fetched."


def test_take_back_animal_is_refused_because_it_was_fetched_more_than_60_days_ago(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-8103", fetched_on="2026-01-09")
    sentence = bench.refusal("take_back_animal", adoption_id="ad-8103", kennel_id="ke-1756")
    assert sentence == "It was fetched more than 60 days ago."


def test_take_back_animal_is_refused_because_the_animal_is_not_with_this_applicant_any_more(bench: Bench) -> None:
    bench.arrange("adoptions", "ad-8103", animal_id="an-1632")
    sentence = bench.refusal("take_back_animal", adoption_id="ad-8103", kennel_id="ke-1756")
    assert sentence == "The animal is not with this applicant any more."


def test_take_back_animal_is_refused_because_the_kennel_does_not_suit_this_animal(bench: Bench) -> None:
    sentence = bench.refusal("take_back_animal", adoption_id="ad-7941", kennel_id="ke-2767")
    assert sentence == "The kennel does not suit this animal."


def test_take_back_animal_is_refused_because_the_kennel_is_full(bench: Bench) -> None:
    bench.arrange("animals", "an-1031", kennel_id="ke-1756")
    bench.arrange("animals", "an-1060", kennel_id="ke-1756")
    bench.arrange("animals", "an-1068", kennel_id="ke-1756")
    assert bench.refusal("take_back_animal", adoption_id="ad-8103", kennel_id="ke-1756") == "The kennel is full."
