"""A Ray cluster makes the same servers, also when a machine of it is lost on the way."""

import sys
from pathlib import Path

import pytest

from generator.depth import LIGHT
from generator.own_documents import read_own
from generator.pipeline import Built, Order
from generator.pools import Here
from generator.ray_pool import RayPool
from generator.rooms import pack_room, unpack_room
from generator.splits import read_splits
from generator.themes import theme_of
from generator.workspace import folder_digest
from mcp_servers.contracts import InputError
from tests.generator.test_first_document import document_of_the_page

MEMORY = 100 * 1024 * 1024
"""Bytes of a node's object store."""


def test_a_room_comes_out_as_it_went_in(tmp_path: Path) -> None:
    room = tmp_path / "one" / "ferry"
    (room / "rows" / "server").mkdir(parents=True)
    (room / "rows" / "server" / "a.jsonl").write_text("{}\n", "utf-8")
    (room / "rows" / "__pycache__").mkdir()
    other = tmp_path / "two" / "ferry"
    (other / "stale").mkdir(parents=True)
    unpack_room(pack_room(room), other)
    assert [path.relative_to(other).as_posix() for path in sorted(other.rglob("*"))] == [
        "rows", "rows/server", "rows/server/a.jsonl"
    ]  # fmt: skip
    assert pack_room(tmp_path / "nothing") == b""
    unpack_room(b"", other)
    assert other.exists()


def test_without_ray_it_is_told_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InputError, match=r"pip install 'agent-worlds\[ray\]'"):
        next(RayPool("auto").build([]))


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("somewhere", "'somewhere' is no address of a cluster; write auto, HOST:PORT or ray://HOST:PORT"),
        ("127.0.0.1:1", "nobody answers at 127.0.0.1:1 "),
        ("ray://127.0.0.1:99999999", "nobody answers at ray://127.0.0.1:99999999 "),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(address: str, sentence: str) -> None:
    with pytest.raises(InputError) as raised:
        next(RayPool(address).build([]))
    assert str(raised.value).startswith(f"--ray: {sentence}")


def orders(path: Path, workspace: Path) -> list[Order]:
    """Return three servers to build that differ in nothing but their names and what chance makes of these."""
    names = ("cafe-north", "cafe-south", "cafe-east")
    designs = [read_own(path, name) for name in names]
    return [
        Order(design.name, theme_of(design, "requirement document", LIGHT), workspace, read_splits())
        for design in designs
    ]


@pytest.mark.slow
def test_a_lost_machine_costs_nothing_but_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second machine goes when the first server is done: one of the two others is then at work there."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_worker_niceness", "0")  # else whatever else runs here goes first
    path = document_of_the_page(tmp_path)
    options = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": MEMORY}
    cluster = Cluster(initialize_head=True, head_node_args=options)
    second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    try:
        building = RayPool(cluster.address).build(orders(path, tmp_path / "there"))
        there: list[Built] = [next(building)]
        cluster.remove_node(second, allow_graceful=False)
        there += building
    finally:
        cluster.shutdown()
    here = list(Here().build(orders(path, tmp_path / "here")))
    assert [built.failure for built in there] == ["", "", ""]
    assert {built.name: folder_digest(built.folder) for built in there if built.folder} == {
        built.name: folder_digest(built.folder) for built in here if built.folder
    }
    assert {built.name: built.reports for built in there} == {built.name: built.reports for built in here}
