"""Servers and generator work without what trains: importing them loads none of it."""

import subprocess
import sys

import pytest

HEAVY = ("torch", "transformers", "trl", "openai", "vllm", "ray")

SCRIPT = """
import importlib, pkgutil, sys

def import_all(name):
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, f"{name}."):
        if ".catalog" not in module.name and not module.name.endswith(".__main__"):
            importlib.import_module(module.name)

import_all(sys.argv[1])
print(" ".join(sorted(sys.modules)))
"""


def modules_after_importing(package: str) -> set[str]:
    """Import every module of a package in a fresh interpreter and return what is loaded then."""
    done = subprocess.run([sys.executable, "-c", SCRIPT, package], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("package", "part"),
    [("mcp_servers", "mcp_servers.checks.integrity"), ("generator", "generator.request")],
)
def test_nothing_heavy_is_loaded(package: str, part: str) -> None:
    loaded = modules_after_importing(package)
    assert part in loaded
    assert loaded.isdisjoint(HEAVY)
