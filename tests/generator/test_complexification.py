"""Rounds of complexification: what they gain is measured, and what gains nothing is not kept."""

import re
from pathlib import Path
from typing import Any

import pytest

from generator import complexification
from generator.archetypes.library import known_archetypes
from generator.complexification import (
    IMPORTED,
    MOST_ARCHETYPES,
    MOST_TOOLS_GAINED,
    ROUNDS,
    TWINNED,
    Round,
    apply_archetypes,
    take_through,
)
from generator.database.rows import account_key, make_rows
from generator.depth import LIGHT
from generator.design.model import Design
from generator.explanation import explain_design
from generator.measures import measure
from generator.pipeline import build_server
from generator.reports import describe_build
from generator.sources.documents import read_document
from generator.sources.imports import designs_of, find_imports
from generator.splits import read_splits
from generator.statistics import finished, rounds
from generator.themes import theme_of
from generator.workspace import read_stop
from tests.generator.desk import DESK
from tests.generator.imports.shop import encoded, openapi
from tests.generator.village import village_design


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Design:
    path = tmp_path_factory.mktemp("shop") / "shop.json"
    path.write_bytes(encoded(openapi()))
    (document,) = find_imports(str(path))
    (design,) = designs_of(document, lambda _: ("Retail and commerce", "Repairs")).designs
    return design


def test_each_round_gains_what_it_is_for_and_the_sums_agree(shop: Design) -> None:
    made = take_through(shop, IMPORTED, 1)
    start, *gains, end = made.report.values()
    assert list(made.report) == ["0 start", "1 rows", "2 edges", "3 archetypes", "4 end"]
    for name, gained in zip(IMPORTED, gains, strict=True):
        assert any(gained.get(aim, 0) > 0 for aim in ROUNDS[name].aims)
    for one in start:
        assert end[one] == start[one] + sum(gained.get(one, 0) for gained in gains)
    assert end["tools"] - start["tools"] <= MOST_TOOLS_GAINED
    assert made.rows == make_rows(made.design, 1)
    assert measure(made.design, made.rows, account_key(made.design, made.rows)).model_dump() == end


def test_the_same_design_comes_out_the_same(shop: Design) -> None:
    assert take_through(shop, IMPORTED, 1) == take_through(shop, IMPORTED, 1)


def test_twins_get_rows_and_edges_but_no_tools(shop: Design) -> None:
    made = take_through(shop, TWINNED, 1)
    assert made.design.operations == shop.operations
    assert made.report["3 end"]["rows"] > made.report["0 start"]["rows"]


def test_edges_are_met_in_the_rows(tmp_path: Path) -> None:
    design = take_through(village_design(tmp_path), ("edges",), 1).design
    fines = [row["fine"] for row in make_rows(design, 1)["members"]]
    assert 2000 in fines
    assert any(not row["title"].isascii() or "(old)" in row["title"] for row in make_rows(design, 1)["books"])


def test_a_round_that_gains_nothing_is_not_kept(shop: Design, monkeypatch: pytest.MonkeyPatch) -> None:
    idle = Round(lambda design: (design.model_copy(update={"title": "Changed"}), ()), ("rows",))
    monkeypatch.setitem(complexification.ROUNDS, "rows", idle)
    made = take_through(shop, ("rows",), 1)
    assert made.design == shop
    assert made.report["1 rows"] == "not kept: gains nothing of rows"


def test_a_round_whose_rows_cannot_be_made_is_not_kept(shop: Design, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(design: Design) -> tuple[Design, tuple[str, ...]]:
        first, *others = design.entities
        never = first.model_copy(update={"invariants": ("1 > 2",)})
        return design.model_copy(update={"entities": (never, *others)}), ()

    monkeypatch.setitem(complexification.ROUNDS, "rows", Round(forbid, ("rows",)))
    made = take_through(shop, ("rows",), 1)
    assert made.design == shop
    assert made.report["1 rows"].startswith("not kept: no ")


def test_no_table_wants_more_names_than_there_are(shop: Design) -> None:
    first, *others = shop.entities
    fields = tuple(
        one.model_copy(update={"meaning": "label", "values": ()}) if one.name == first.title else one
        for one in first.fields
    )
    named = first.model_copy(update={"fields": fields, "count": 10})
    richer, _ = complexification.fill_tables(shop.model_copy(update={"entities": (named, *others)}))
    assert make_rows(richer, 1)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Design:
    path = tmp_path_factory.mktemp("desk") / "repair-desk.yaml"
    path.write_text(DESK, "utf-8")
    return read_document(path)


def only(design: Design, thing: str) -> Design:
    """Return a design of one thing, and of people."""
    entities = tuple(one for one in design.entities if one.name in (thing, "worker"))
    operations = tuple(one for one in design.operations if one.entity == thing)
    return design.model_copy(update={"entities": entities, "operations": operations})


def brought(design: Design) -> list[str]:
    """Return the archetypes that brought tools, in order."""
    found = (re.match(r"the archetype (\w+), of", one.origin) for one in design.operations)
    return list(dict.fromkeys(one[1] for one in found if one))


@pytest.mark.parametrize(
    ("thing", "archetypes"),
    [
        ("purse", ["ledger"]),
        ("part", ["stock"]),
        ("ticket", ["escalation"]),
        ("job", ["checklist"]),
        ("team", ["membership"]),
        ("article", ["subscription"]),
    ],
)
def test_a_design_gets_what_fits_its_things(thing: str, archetypes: list[str], desk: Design) -> None:
    made, told = apply_archetypes(only(desk, thing))
    assert brought(made) == archetypes
    assert len(told) == len(archetypes) <= MOST_ARCHETYPES
    assert len(made.operations) - len(only(desk, thing).operations) <= MOST_TOOLS_GAINED


def test_an_archetype_whose_rows_cannot_be_made_leaves_its_place_to_others(
    desk: Design, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = known_archetypes()
    tables = known["subscription"].entities
    forbidden = {"<thing>_notification": {**tables["<thing>_notification"], "always": ["1 > 2"]}}
    never = known["subscription"].model_copy(update={"entities": {**tables, **forbidden}})
    monkeypatch.setattr(complexification, "known_archetypes", lambda: {**known, "subscription": never})
    articles = only(desk, "article")
    assert brought(apply_archetypes(articles)[0]) == ["subscription"]
    made = take_through(articles, ("archetypes",), 1)
    assert brought(made.design) == ["history"]
    assert made.report["1 archetypes"]["brought"] == [
        "Keeps which state each article came from and went to, and when.",
        "left out: no article_notification can be made after 0 of 40; most often broken: 1 > 2",
    ]


def test_where_no_rows_can_be_made_no_archetype_is_kept(desk: Design, monkeypatch: pytest.MonkeyPatch) -> None:
    known = known_archetypes()
    never = {name: one.model_copy(update={"always": {"<thing>": ("1 > 2",)}}) for name, one in known.items()}
    monkeypatch.setattr(complexification, "known_archetypes", lambda: never)
    made = take_through(only(desk, "article"), ("archetypes",), 1)
    assert made.design == only(desk, "article")
    assert made.report["1 archetypes"].startswith("not kept: no article can be made")


@pytest.mark.slow
def test_an_imported_server_is_built_with_all_rounds(shop: Design, tmp_path: Path) -> None:
    theme = theme_of(shop, "openapi", LIGHT, IMPORTED)
    built = build_server(shop.name, theme, tmp_path, read_splits())
    assert built.folder, built.failure
    report: dict[str, Any] = built.reports["complexification"]
    assert built.reports["rows"]["rows"] == report["4 end"]["rows"]
    text = describe_build(tmp_path / shop.name, read_stop(tmp_path / shop.name))
    assert "complexification:\n  0 start: outcomes " in text
    (made,) = finished(tmp_path)
    assert any("the archetype " in line for line in explain_design(made.design))
    assert list(made.rounds) == ["1 rows", "2 edges", "3 archetypes"]
    assert rounds([made]).row_count == len(IMPORTED)
    assert not (built.folder.parent / "rows.json").exists()
