"""``docs/first-document.md``: its pieces are one document, and a server comes of it."""

import re
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.own_documents import read_own
from generator.publish import published
from mcp_servers.contracts import Registry

PAGE = Path(__file__).parents[2] / "docs" / "first-document.md"


def document_of_the_page(folder: Path) -> Path:
    """Write the pieces of the page into one file and return it."""
    path = folder / "repair-cafe.yaml"
    path.write_text("\n".join(re.findall(r"```yaml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)), "utf-8")
    return path


@pytest.fixture
def repair_cafe(tmp_path: Path) -> Path:
    return document_of_the_page(tmp_path)


def test_the_pieces_of_the_page_are_one_document(repair_cafe: Path) -> None:
    design = read_own(repair_cafe)
    assert len(design.entities) == 4
    assert sum(operation.writes for operation in design.operations) >= 6


@pytest.mark.slow
def test_a_server_comes_of_the_page(repair_cafe: Path, tmp_path: Path) -> None:
    out = tmp_path / "servers"
    options = ["--light", "--out", str(out), "--workspace", str(tmp_path / "work")]
    assert main(["prd", str(repair_cafe), *options]) == 0
    assert list(published(out)) == ["repair-cafe"]
    (entry,) = Registry.model_validate_json((out / "registry.json").read_bytes()).servers
    assert entry.tools == len(read_own(repair_cafe).operations)
