"""``explain`` says where tables, tools and rules come from, and what was left out."""

from pathlib import Path

import pytest

from generator.__main__ import main
from generator.explanation import explain_design, left_out
from generator.sources.documents import read_document
from generator.sources.google import design_from_discovery
from generator.sources.imports import designs_of, find_imports
from tests.generator.imports.shop import encoded, openapi
from tests.generator.village import village_design, village_text

Capture = pytest.CaptureFixture[str]


def test_a_requirement_document_is_explained_in_short(tmp_path: Path) -> None:
    lines = list(explain_design(village_design(tmp_path)))
    assert lines[0] == "Village library: made of village-library.yaml (requirement-document)"
    assert "table loans, 90 rows wanted" in lines
    assert "tool lend_book (create); 2 rules of its source" in lines
    assert lines[lines.index("tool return_book (transition)") + 1] == (
        "    refuses 'The loan must be out.': the lifecycle"
    )


def test_a_document_may_say_where_it_has_something_from(tmp_path: Path) -> None:
    text = village_text().replace("    create: loan\n", "    create: loan\n    from: house rules, page 2\n")
    text = text.replace(": All copies are out.", ": {says: All copies are out., from: a librarian told us}")
    path = tmp_path / "village.yaml"
    path.write_text(text, "utf-8")
    lines = list(explain_design(read_document(path)))
    start = lines.index("tool lend_book (create): house rules, page 2; 1 rule of its source")
    assert lines[start + 1] == "    refuses 'All copies are out.': a librarian told us"


def test_a_google_server_is_explained_by_methods_and_archetypes() -> None:
    lines = list(explain_design(design_from_discovery("calendar", "v3")))
    assert any(line.startswith("table events") and "the archetype event, recognised in Event" in line for line in lines)
    assert any("the method events.move, with the rules of the archetype event" in line for line in lines)
    assert any(line.startswith("left out ") for line in lines)


def test_an_imported_server_is_explained_by_operations_and_rules(tmp_path: Path) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(encoded(openapi()))
    (document,) = find_imports(str(path))
    made = designs_of(document, lambda _: ("Software and data", "Code and delivery"))
    lines = [line for design in made.designs for line in explain_design(design)]
    assert any(line.startswith("tool ") and "read as 'create'" in line for line in lines)
    assert any("nothing is added to what is closed or full" in line for line in lines)


def test_what_was_left_out_is_grouped_by_reason() -> None:
    omitted = {f"m{number}": "moves bytes" for number in range(14)} | {"n": "computes"}
    assert list(left_out(omitted)) == [
        "left out 15:",
        f"  14: moves bytes: {', '.join(f'm{number}' for number in range(12))} and 2 more",
        "  1: computes: n",
    ]


def test_an_imported_server_is_shown_and_its_source_counted(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(encoded(openapi()))
    options = ["--source", str(path), "--workspace", str(tmp_path / "work"), "--jobs", "1"]
    assert main(["sources", *options]) == 0
    said = capsys.readouterr().out
    assert [word for word in said.split() if word == "openapi"], said
    assert "parts of the sources make no server:" in said
    assert main(["show", "shop", *options]) == 0
    assert "create_order(" in capsys.readouterr().out


def test_a_part_that_makes_no_server_is_told_with_its_reason(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "poor.json"
    path.write_text(
        '{"openapi": "3.0.0", "info": {"title": "Poor"}, "paths": {"/a": {"get": {"operationId": "listApples"}}}}'
    )
    options = ["--source", str(path), "--workspace", str(tmp_path / "work"), "--jobs", "1"]
    assert main(["show", "poor", *options]) == 1
    assert "makes no server: " in capsys.readouterr().out
