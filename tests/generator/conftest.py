"""The hand-written harbour and its design, for tests of what is made from a design."""

import shutil
from pathlib import Path

import pytest

from generator.design.model import Design

HARBOUR = Path(__file__).parents[1] / "fixtures" / "harbour"


@pytest.fixture(scope="session")
def harbour_design() -> Design:
    return Design.model_validate_json((HARBOUR / "design.json").read_bytes())


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """A copy of the harbour's folder that a test may change."""
    return Path(shutil.copytree(HARBOUR, tmp_path / "harbour", ignore=shutil.ignore_patterns("__pycache__")))
