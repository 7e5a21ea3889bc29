"""The pipeline's bookkeeping: what is done again, what a failure costs, what a catalog lists."""

import shutil
from pathlib import Path

import pytest

from generator.design.model import Design
from generator.pipeline import Built, build_catalog, build_server, withdraw_others
from generator.pools import Here
from generator.publish import changed_servers, list_catalog, publish_folder, published, withdraw
from generator.sources.documents import read_document
from generator.splits import SPLITS, Splits, read_splits
from generator.stages import STAGES, fill_rows, write_code
from generator.themes import Theme, collect_themes, find_theme
from generator.workspace import Job, Stage, Workspace, folder_digest
from mcp_servers.contracts import InputError
from mcp_servers.runtime import Servers, load_environment
from tests.generator.village import village_design, village_text

HELD_OUT = Splits(seed=1, held_out_groups=("Boating",), variant="elsewhere", held_out_worlds=("village-library",))


def test_a_catalog_is_listed_with_its_splits(harbour: Path, tmp_path: Path) -> None:
    catalog, registry = tmp_path / "catalog", tmp_path / "registry.json"
    folder = publish_folder(harbour, catalog)
    assert folder == catalog / "travel-and-transport" / "harbour"
    (entry,) = list_catalog(catalog, registry, HELD_OUT).servers
    assert (entry.name, entry.split, entry.folder) == (
        "harbour",
        "held-out-servers",
        "catalog/travel-and-transport/harbour",
    )
    assert Servers(registry)["harbour"].digest == load_environment(harbour).digest


def test_publishing_again_leaves_one_copy(harbour: Path, tmp_path: Path) -> None:
    publish_folder(harbour, tmp_path / "catalog")
    publish_folder(harbour, tmp_path / "catalog")
    assert list(published(tmp_path / "catalog")) == ["harbour"]
    withdraw("harbour", tmp_path / "catalog")
    assert list((tmp_path / "catalog").iterdir()) == []


@pytest.mark.parametrize("step", ["copytree", "rmtree"])
def test_a_publication_that_is_cut_short_leaves_no_part_of_a_server(
    step: str, harbour: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog = tmp_path / "catalog"
    whole = folder_digest(publish_folder(harbour, catalog))

    def stop(folder: Path, *_: object, **__: object) -> None:
        """Do the first part of the step, and no more."""
        if step == "copytree":
            (catalog / ".harbour").mkdir()
            shutil.copy(folder / "environment.json", catalog / ".harbour")
        else:
            (folder / "tools.py").unlink()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(f"generator.publish.shutil.{step}", stop)
        with pytest.raises(KeyboardInterrupt):
            publish_folder(harbour, catalog)
    assert {folder_digest(folder) for folder in published(catalog).values()} <= {whole}
    publish_folder(harbour, catalog)
    assert [path.name for path in catalog.iterdir()] == ["travel-and-transport"]
    assert {name: folder_digest(folder) for name, folder in published(catalog).items()} == {"harbour": whole}


def test_two_catalogs_are_compared_server_by_server(harbour: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    publish_folder(harbour, one)
    assert changed_servers(one, other) == changed_servers(one, other, ["harbour"]) == ["harbour"]
    folder = publish_folder(harbour, other)
    assert changed_servers(one, other) == []
    (folder / "README.md").write_text("Something else.", "utf-8")
    assert changed_servers(one, other) == ["harbour"]
    assert changed_servers(one, other, ["quay"]) == ["quay"]
    assert changed_servers(one, other, []) == []


def test_a_world_of_its_own_has_other_rows_and_the_same_tools(tmp_path: Path) -> None:
    rooms = Workspace(tmp_path / "rooms", HELD_OUT)
    folder = rooms.start(village_design(tmp_path))
    for stage in (Stage("rows", fill_rows, ()), Stage("tools", write_code, ())):
        folder, _ = rooms.run(stage, folder)
    own, other = (load_environment(folder / "server", world) for world in ("", "elsewhere"))
    assert other.name == "village-library.elsewhere"
    assert set(own.toolset) == set(other.toolset)
    assert own.digest != other.digest
    members = [{row["name"] for row in world.start_state["members"].values()} for world in (own, other)]
    assert len(members[0] & members[1]) < 5


def test_a_stage_is_done_again_only_when_what_it_depends_on_changed(tmp_path: Path) -> None:
    runs: list[str] = []

    def note(job: Job) -> dict[str, int]:
        runs.append(job.design.title)
        return {"runs": len(runs)}

    rooms = Workspace(tmp_path / "rooms", HELD_OUT)
    design = village_design(tmp_path)
    stage = Stage("note", note, ())
    assert rooms.run(stage, rooms.start(design))[1] == {"runs": 1}
    assert rooms.run(stage, rooms.start(design))[1] == {"runs": 1}
    changed = design.model_copy(update={"title": "Town library"})
    assert rooms.run(stage, rooms.start(changed))[1] == {"runs": 2}
    assert runs == ["Village library", "Town library"]


def test_a_failing_stage_leaves_no_result(tmp_path: Path) -> None:
    def fail(job: Job) -> dict[str, int]:
        (job.folder / "half").write_text("done")
        raise InputError("no")

    rooms = Workspace(tmp_path / "rooms", HELD_OUT)
    start = rooms.start(village_design(tmp_path))
    for _ in range(2):
        with pytest.raises(InputError):
            rooms.run(Stage("fail", fail, ()), start)


def test_a_faulty_source_costs_only_its_own_server(tmp_path: Path) -> None:
    path = tmp_path / "faulty.yaml"
    path.write_text(village_text().replace("-> book ", "-> boook ", 1), "utf-8")
    built = build_server(
        "faulty", Theme("document", "faulty", lambda: read_document(path)), tmp_path / "work", HELD_OUT
    )
    assert built.folder is None
    assert built.failure.startswith(f"model: {path}:")


def test_no_registry_is_written_while_nothing_is_published(tmp_path: Path) -> None:
    def refuse() -> Design:
        raise InputError("no")

    told: list[Built] = []
    themes = {"faulty": Theme("document", "faulty", refuse)}
    catalog, registry = tmp_path / "catalog", tmp_path / "registry.json"
    assert build_catalog(themes, catalog, registry, tmp_path / "work", HELD_OUT, Here(), told.append) == told
    assert [built.failure for built in told] == ["model: no"]
    assert not registry.exists()


def test_what_no_source_makes_any_more_is_withdrawn(harbour: Path, tmp_path: Path) -> None:
    catalog, registry = tmp_path / "catalog", tmp_path / "registry.json"
    publish_folder(harbour, catalog)
    withdraw_others({}, catalog, registry, HELD_OUT)
    assert published(catalog) == {}
    assert len(Servers(registry)) == 0


def test_every_source_has_a_name_and_can_be_found() -> None:
    themes = collect_themes()
    assert {theme.kind for theme in themes.values()} == {"requirement document", "Google Discovery"}
    with pytest.raises(InputError, match="there is no server 'ferry-booking'; did you mean ferry-bookings"):
        find_theme("ferry-booking", themes)


def test_splits_name_groups_and_servers_that_exist() -> None:
    splits, themes = read_splits(SPLITS), collect_themes()
    assert set(splits.held_out_worlds) <= set(themes)
    designs = [theme.read() for theme in themes.values()]
    groups = {design.taxonomy[1] for design in designs}
    assert set(splits.held_out_groups) <= groups
    for design in designs:
        assert design.name not in splits.held_out_worlds or splits.of(design.taxonomy) == "train"


def test_seeds_of_different_purposes_share_nothing() -> None:
    seeds = {HELD_OUT.derive("rows", f"server-{number}", world) for number in range(100) for world in ("", "elsewhere")}
    assert len(seeds) == 200


@pytest.mark.slow
def test_a_server_is_built_to_the_same_bytes_twice(tmp_path: Path) -> None:
    theme = collect_themes()["ferry-bookings"]
    folders = [build_server("ferry-bookings", theme, tmp_path / name, read_splits()).folder for name in ("one", "two")]
    assert folders[0]
    assert folders[1]
    assert folder_digest(folders[0]) == folder_digest(folders[1])
    assert [stage.name for stage in STAGES] == [
        "complexification",
        "rows",
        "tools",
        "tests",
        "validation",
        "tasks",
        "presentation",
        "gates",
    ]
    shutil.rmtree(tmp_path / "one")


def test_what_is_no_server_is_never_removed(harbour: Path, tmp_path: Path) -> None:
    kept = tmp_path / "projects" / "harbour" / "thesis.txt"
    kept.parent.mkdir(parents=True)
    kept.write_text("years of work", "utf-8")
    publish_folder(harbour, tmp_path)
    withdraw("harbour", tmp_path)
    assert kept.read_text("utf-8") == "years of work"
    (tmp_path / "travel-and-transport" / "harbour").mkdir(parents=True)
    with pytest.raises(InputError, match="is there already and is no server"):
        publish_folder(harbour, tmp_path)


def test_a_file_that_is_no_registry_is_not_written_over(tmp_path: Path) -> None:
    registry = tmp_path / "registry.json"
    registry.write_text('{"not": "a registry"}', "utf-8")
    with pytest.raises(InputError, match="is no registry"):
        build_catalog({}, tmp_path, registry, tmp_path / "work", HELD_OUT, Here(), lambda _: None)
    assert registry.read_text("utf-8") == '{"not": "a registry"}'
