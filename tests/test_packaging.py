"""What stands around the code is true of it: containers, README, commands."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from generator.themes import collect_themes
from trainer.__main__ import build_parser
from trainer.settings import STARTERS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
COMPOSE = yaml.safe_load((ROOT / "docker" / "compose.yaml").read_text("utf-8"))


def section(title: str) -> str:
    """Return a section of the README."""
    return README.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


@pytest.mark.parametrize("service", COMPOSE["services"])
def test_a_service_is_built_from_a_file_that_exists(service: str) -> None:
    build = COMPOSE["services"][service]["build"]
    context = ROOT / "docker" / build["context"]
    assert context.resolve() == ROOT
    dockerfile = context / build["dockerfile"]
    assert dockerfile.exists()
    copied = re.findall(r"^COPY (.+) \S+$", dockerfile.read_text("utf-8"), re.MULTILINE)
    missing = [name for line in copied for name in line.split() if not (ROOT / name).exists()]
    assert not missing


def test_the_trainer_of_the_compose_file_knows_its_arguments() -> None:
    assert build_parser().parse_args(["train", *COMPOSE["services"]["trainer"]["command"]]).policy


def test_every_path_of_the_file_map_exists() -> None:
    rows = [line.split("|")[1] for line in section("Files").splitlines() if line.startswith("| `")]
    paths = [path for row in rows for path in re.findall(r"`(.+?)`", row)]
    assert len(paths) > 20
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_extra_is_explained() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"^\| `\[(\w+)\]`", section("Extras"), re.MULTILINE)) == set(extras)


def test_the_trainer_comes_with_what_its_servers_are_read_from() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    themes = collect_themes()
    assert "Google Discovery" in {themes[name].kind for name in STARTERS}
    assert any(line.startswith("google-api-python-client") for line in project["optional-dependencies"]["train"])


def test_both_main_commands_stand_at_the_top_of_the_readme() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = re.findall(r"^make (\w+)", "\n".join(README.splitlines()[:10]), re.MULTILINE)
    assert named == ["train", "test"]
    assert targets.issuperset(named)


@pytest.mark.parametrize("package", ["mcp_servers", "generator", "trainer", "arena"])
def test_every_command_explains_itself(package: str) -> None:
    done = subprocess.run([sys.executable, "-m", package, "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"usage: python -m {package}")
