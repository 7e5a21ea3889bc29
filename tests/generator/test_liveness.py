"""Parameters that make no difference are found, and those that make one are not."""

from pathlib import Path

from generator.sources.documents import read_document
from generator.testing.writer import write_tests
from tests.generator.village import village_text
from tests.generator.worlds import build_world


def test_a_parameter_that_nothing_reads_is_inert(tmp_path: Path) -> None:
    text = village_text().replace(
        "      member: -> member\n    let", "      member: -> member\n      colour: red | green, optional\n    let"
    )
    path = tmp_path / "village.yaml"
    path.write_text(text, "utf-8")
    design = read_document(path)
    build_world(design, tmp_path / "server")
    report = write_tests(design, tmp_path / "server")
    assert {name: shown.inert for name, shown in report.shown.items() if shown.inert} == {"lend_book": ("colour",)}
    for operation in design.operations:
        assert report.shown[operation.name].parameters == len(operation.inputs) + (operation.kind == "search")
