"""Tests of the tools for permits of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"applicant": "Berg"}, ["pe-5895", "pe-9059"]),
        ({"applied_until": "2026-03-30"}, ["pe-7567", "pe-7855"]),
        ({"tree_id": "tr-2801"}, ["pe-5460"]),
        ({"status": "used"}, ["pe-9395", "pe-9597", "pe-9029"]),
        ({"number": "FP-3300"}, ["pe-2720"]),
    ],
)
def test_find_permits_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_permits", **filters) == ids


def test_find_permits_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_permits", page=2)
    assert ids == [
        "pe-1574",
        "pe-4424",
        "pe-4169",
        "pe-1933",
        "pe-2099",
        "pe-6213",
        "pe-4453",
        "pe-9081",
        "pe-1970",
        "pe-4878",
    ]


def test_find_permits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_permits", number="Unheard of") == []


def test_apply_for_permit_adds_a_permit(bench: Bench) -> None:
    bench.call(
        "apply_for_permit",
        number="New FP-5089",
        tree_id="tr-7696",
        applicant="Yusuf Aydın",
        reason="Bark beetles.",
    )
    assert bench.changes() == [
        inserted(
            "permits",
            "pe-4694",
            number="New FP-5089",
            tree_id="tr-7696",
            applicant="Yusuf Aydın",
            reason="Bark beetles.",
            applied_on="2026-06-16",
            status="applied",
        ),
    ]


def test_apply_for_permit_is_refused_because_the_tree_was_felled(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_permit",
        number="New FP-8101",
        tree_id="tr-5025",
        applicant="Anneke Lehmann",
        reason="The tree has been dead since summer.",
    )
    assert sentence == "The tree was felled."


def test_apply_for_permit_is_refused_because_a_tree_of_this_girth_needs_no_permit(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_permit",
        number="FP-5089",
        tree_id="tr-5062",
        applicant="Anneke Lehmann",
        reason="The tree has been dead since summer.",
    )
    assert sentence == "A tree of this girth needs no permit."


def test_apply_for_permit_is_refused_because_a_permit_for_this_tree_was_applied_for_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_permit",
        number="New FP-6483",
        tree_id="tr-3004",
        applicant="Anneke Lehmann",
        reason="Cracks in the garden wall.",
    )
    assert sentence == "A permit for this tree was applied for already."


def test_apply_for_permit_is_refused_because_a_permit_for_this_tree_was_refused_recently(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_permit",
        number="New FP-5089",
        tree_id="tr-3579",
        applicant="Diarmuid Doherty",
        reason="Cracks in the garden wall.",
    )
    assert sentence == "A permit for this tree was refused recently."


def test_apply_for_permit_is_refused_because_another_permit_already_has_this_permit_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_permit",
        number="FP-6483",
        tree_id="tr-2801",
        applicant="Jérôme Blanchet",
        reason="Allergy of a child.",
    )
    assert sentence == "Another permit already has this permit number."


def test_grant_permit_changes_the_permit(bench: Bench) -> None:
    bench.call("grant_permit", permit_id="pe-5895", replacements=2)
    assert bench.changes() == [
        updated(
            "permits",
            "pe-5895",
            status="granted",
            decided_by_id="in-2739",
            replacements=2,
            valid_until="2027-06-16",
        ),
    ]


def test_grant_permit_is_allowed(bench: Bench) -> None:
    bench.call("grant_permit", permit_id="pe-1472", replacements=2)


def test_grant_permit_is_allowed_when_tree_id_is_tr_8570_when_girth_is_150(bench: Bench) -> None:
    bench.arrange("permits", "pe-9679", tree_id="tr-8570")
    bench.arrange("trees", "tr-8570", girth=150)
    bench.call("grant_permit", permit_id="pe-9679", replacements=1)


def test_grant_permit_is_refused_because_argument_replacements_must_be_at_most_8(bench: Bench) -> None:
    sentence = bench.refusal("grant_permit", permit_id="pe-9679", replacements=9)
    assert sentence == "Argument 'replacements' must be at most 8."


def test_grant_permit_is_refused_because_the_permit_must_be_applied(bench: Bench) -> None:
    assert bench.refusal("grant_permit", permit_id="pe-9597", replacements=1) == "The permit must be applied."


def test_grant_permit_is_refused_because_the_tree_is_above_your_girth_limit(bench: Bench) -> None:
    assert bench.refusal("grant_permit", permit_id="pe-9059", replacements=1) == "The tree is above your girth limit."


def test_grant_permit_is_refused_because_the_tree_has_not_been_inspected_in_the_last_90(bench: Bench) -> None:
    sentence = bench.refusal("grant_permit", permit_id="pe-2854", replacements=2)
    assert sentence == "The tree has not been inspected in the last 90 days."


def test_grant_permit_is_refused_because_a_vigorous_tree_is_replaced_by_two_trees_at_least(bench: Bench) -> None:
    sentence = bench.refusal("grant_permit", permit_id="pe-1970", replacements=1)
    assert sentence == "A vigorous tree is replaced by two trees at least."


def test_grant_permit_is_refused_because_more_new_trees_are_needed_for_a_tree_of_this_girth(bench: Bench) -> None:
    bench.arrange("permits", "pe-9679", tree_id="tr-8570")
    bench.arrange("inspectors", "in-2739", girth_limit=153)
    sentence = bench.refusal("grant_permit", permit_id="pe-9679", replacements=1)
    assert sentence == "More new trees are needed for a tree of this girth."


def test_grant_permit_is_refused_because_more_new_trees_are_needed_for_a_tree_of_this_girth_2(bench: Bench) -> None:
    bench.arrange("permits", "pe-9679", tree_id="tr-8570")
    bench.arrange("trees", "tr-8570", girth=151)
    sentence = bench.refusal("grant_permit", permit_id="pe-9679", replacements=1)
    assert sentence == "More new trees are needed for a tree of this girth."


def test_grant_permit_is_refused_because_bats_live_in_this_tree(bench: Bench) -> None:
    bench.arrange("permits", "pe-9679", tree_id="tr-1368")
    assert bench.refusal("grant_permit", permit_id="pe-9679", replacements=1) == "Bats live in this tree."


def test_refuse_permit_changes_the_permit(bench: Bench) -> None:
    bench.call("refuse_permit", permit_id="pe-1970")
    assert bench.changes() == [updated("permits", "pe-1970", status="refused", decided_by_id="in-2739")]


def test_refuse_permit_is_allowed(bench: Bench) -> None:
    bench.arrange("inspectors", "in-2739", girth_limit=226)
    bench.call("refuse_permit", permit_id="pe-1219")


def test_refuse_permit_is_refused_because_the_permit_must_be_applied(bench: Bench) -> None:
    assert bench.refusal("refuse_permit", permit_id="pe-9597") == "The permit must be applied."


def test_refuse_permit_is_refused_because_the_tree_is_above_your_girth_limit(bench: Bench) -> None:
    assert bench.refusal("refuse_permit", permit_id="pe-9059") == "The tree is above your girth limit."


def test_refuse_permit_is_refused_because_a_dead_tree_has_to_go(bench: Bench) -> None:
    assert bench.refusal("refuse_permit", permit_id="pe-4453") == "A dead tree has to go."
