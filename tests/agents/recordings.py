"""Recorded answers of whole themes, as files that a person can read and write.

A theme is a folder of ``tests/agents/themes``. Each of its YAML files gives work, without the environment's name, to turns as
``tests.agents.scripted`` plays them, with some conveniences: a ``content`` that is no text is written as JSON,
``{$file: NAME}`` stands for the text of a file beside it, ``@SITE@`` for the address at which the theme's web site is served,
and work that ends in ``.*`` is any attempt that is not named itself.
"""

import json
from pathlib import Path
from typing import Any

import yaml

from tests.agents.scripted import Script

THEMES = Path(__file__).parent / "themes"


def load_script(theme: str, site: str = "") -> Script:
    """Return the script of a theme, whose web site (if it has one) is served at an address; each work is recorded once."""
    script: dict[str, list[dict[str, Any]]] = {}
    for path in sorted((THEMES / theme).glob("*.yaml")):
        for work, turns in yaml.safe_load(path.read_text("utf-8").replace("@SITE@", site)).items():
            name = f"{theme}/{work}"
            assert name not in script, f"{work} is recorded twice"
            script[name] = [_turn(turn, path.parent) for turn in turns]
    return script


def _turn(turn: dict[str, Any], folder: Path) -> dict[str, Any]:
    turn = _with_files(turn, folder)
    if not isinstance(turn.get("content", ""), str):
        turn["content"] = json.dumps(turn["content"], ensure_ascii=False)
    return turn


def _with_files(value: Any, folder: Path) -> Any:
    if isinstance(value, dict):
        if list(value) == ["$file"]:
            return (folder / value["$file"]).read_text("utf-8")
        return {name: _with_files(item, folder) for name, item in value.items()}
    return [_with_files(item, folder) for item in value] if isinstance(value, list) else value
