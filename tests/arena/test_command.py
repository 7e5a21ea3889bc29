"""The command line: one sentence for whatever a person gets wrong, and no folder left behind."""

from pathlib import Path

import pytest
from safetensors import SafetensorError

from arena.__main__ import main
from arena.run import create_arena, read_arena
from arena.settings import ArenaSettings
from mcp_servers.contracts import Registry
from tests.trainer.conftest import HARBOUR, list_harbour


@pytest.fixture
def registry(tmp_path: Path) -> Path:
    """A registry without servers."""
    path = tmp_path / "registry.json"
    path.write_text(Registry().to_json(), "utf-8")
    return path


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """A registry with training tasks."""
    (tmp_path / "listed").mkdir()
    return list_harbour(tmp_path / "listed", list(HARBOUR.tasks))


def said(arguments: list[str | Path], capsys: pytest.CaptureFixture[str]) -> str:
    """Run the arena, which must refuse, and return what it says."""
    assert main([str(argument) for argument in arguments]) == 2
    error = capsys.readouterr().err.strip()
    assert error.startswith("error: ")
    assert "\n" not in error
    return error


def test_a_folder_that_exists_is_not_written_into(
    harbour: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "run"
    out.mkdir()
    assert f"continue it with --resume {out}" in said(["--registry", harbour, "--out", out], capsys)
    assert list(out.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read (No such file or directory)"),
        ("{", "not JSON ("),
        ('{"roundz": 2}', "roundz: there is no such field"),
        ('{"trainer": {"grpo": {"cycles": "many"}}}', "trainer.grpo.cycles: should be a valid integer"),
        ('{"rounds": 0}', "rounds: should be greater than 0, not 0"),
        ('{"trainer": {"evaluation": {"tasks": 0}}}', "trainer.evaluation.tasks: should be greater than 0, not 0"),
    ],
)
def test_a_configuration_that_cannot_be_used_is_named(
    content: str | None, sentence: str, registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = tmp_path / "config.json"
    if content is not None:
        config.write_text(content, "utf-8")
    error = said(["--config", config, "--registry", registry, "--out", tmp_path / "run"], capsys)
    assert str(config) in error
    assert sentence in error
    assert not (tmp_path / "run").exists()


def test_a_registry_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    error = said(["--registry", tmp_path / "none.json", "--out", tmp_path / "run"], capsys)
    assert f"registry {tmp_path / 'none.json'} cannot be read" in error
    assert not (tmp_path / "run").exists()


def test_a_run_that_is_not_there_cannot_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "expected the settings of an arena run" in said(["--resume", tmp_path / "nowhere"], capsys)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rounds", "0"], "error: --rounds: should be greater than 0, not 0"),
        (["--resume", "nowhere", "--rounds", "2"], "error: --resume stands alone, not with --rounds"),
    ],
)
def test_an_option_that_cannot_be_used_is_named(
    arguments: list[str | Path], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(arguments, capsys).startswith(sentence)


def test_weights_that_cannot_be_written_are_told_in_one_sentence(
    harbour: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fill_disk(folder: Path) -> None:
        raise SafetensorError("I/O error: No space left on device")

    monkeypatch.setattr("arena.run.run_rounds", fill_disk)
    out = tmp_path / "run"
    assert main(["--registry", str(harbour), "--out", str(out)]) == 1
    assert capsys.readouterr().err == (
        "failed: weights cannot be written: I/O error: No space left on device; "
        f"continue with: python -m arena --resume {out}\n"
    )


def test_a_registry_without_training_tasks_says_so(
    registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    error = said(["--registry", registry, "--out", tmp_path / "run"], capsys)
    assert "with split 'train'" in error


def test_a_policy_that_is_not_there_is_named(harbour: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy = tmp_path / "none"
    error = said(["--policy", policy, "--registry", harbour, "--out", tmp_path / "run"], capsys)
    assert f"policy '{policy}' cannot be loaded" in error
    assert not (tmp_path / "run").exists()


def test_a_farm_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = list_harbour(tmp_path, list(HARBOUR.tasks))
    given = ["--farm", "http://127.0.0.1:9", "--registry", str(listed), "--out", str(tmp_path / "run")]
    assert main(given) == 1
    error = capsys.readouterr().err.strip()
    assert error.startswith("failed: the farm at http://127.0.0.1:9 cannot be reached")
    assert error.endswith("'python -m mcp_servers serve' starts one"), "there is nothing to continue"
    assert not (tmp_path / "run").exists()


def test_what_the_command_line_leaves_out_keeps_the_value_of_the_configuration(harbour: Path, tmp_path: Path) -> None:
    config, out = tmp_path / "config.json", tmp_path / "run"
    config.write_text(
        f'{{"rounds": 3, "trainer": {{"levels": [1], "registries": ["{harbour}"], "threads": 1}}}}', "utf-8"
    )
    create_arena(out, read_arena(config), {"seed": 7, "out": out})
    settings = ArenaSettings.model_validate_json((out / "arena.json").read_bytes())
    assert (settings.rounds, settings.seed, settings.trainer.levels, settings.trainer.threads) == (3, 7, (1,), 1)
    assert settings.trainer.seed == 0, "the seed is the arena's own"
    assert settings.trainer.registries == (str(harbour),)
