"""Tool graphs are drawn as tasks use them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.__main__ import main
from generator.splits import read_splits
from generator.statistics import FINISHED
from generator.workspace import Workspace
from tests.generator.imports.shop import encoded, openapi


def test_a_flowchart_shows_what_needs_what(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "ferry-bookings"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "flowchart LR"
    assert "    find_sailings([find_sailings])" in lines
    assert "    book_seats[[book_seats]]" in lines
    assert "    find_sailings ==> book_seats" in lines
    assert not any("-.->" in line for line in lines)


def test_what_a_tool_can_use_is_shown_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "ferry-bookings", "--weak"]) == 0
    assert "    find_routes -.-> find_sailings" in capsys.readouterr().out.splitlines()


def test_a_picture_has_a_box_for_every_tool_inside_it(tmp_path: Path) -> None:
    assert main(["graph", "ferry-bookings", "--svg", str(tmp_path / "graph.svg")]) == 0
    drawing = ElementTree.parse(tmp_path / "graph.svg").getroot()
    _, _, width, height = map(float, drawing.attrib["viewBox"].split())
    boxes = [dict(part.items()) for part in drawing.iter() if part.tag.endswith("}rect")]
    assert len(boxes) == 22
    assert {box["class"] for box in boxes} == {"starts", "reads", "writes"}
    for box in boxes:
        assert 0 <= float(box["x"]) <= width - float(box["width"])
        assert 0 <= float(box["y"]) <= height - float(box["height"])


def test_a_server_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "blood-bank", "--workspace", "nowhere"]) == 2
    assert "blood-bank was not built yet" in capsys.readouterr().err


def test_arrows_that_rest_on_execution_are_told_from_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "ferry-bookings"]) == 0
    lines = capsys.readouterr().out.splitlines()
    arrows = [line.strip() for line in lines if "==>" in line]
    (style,) = (line.split() for line in lines if "linkStyle" in line)
    seen = {arrows[int(place)] for place in style[1].split(",")}
    assert "find_bookings ==> cancel_booking" in seen
    assert 0 < len(seen) < len(arrows)
    assert main(["graph", "ferry-bookings", "--svg", str(tmp_path / "graph.svg")]) == 0
    drawing = ElementTree.parse(tmp_path / "graph.svg").getroot()
    kinds = [part.attrib["class"] for part in drawing.iter() if part.tag.endswith("}path") and "class" in part.attrib]
    assert kinds.count("strong seen") == len(seen) + 1, "one stands in the legend"
    assert any("seen to accept" in (part.text or "") for part in drawing.iter())


def test_a_server_that_failed_its_last_build_is_drawn_with_a_remark(
    harbour: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = tmp_path / "rooms" / "harbour"
    (room / FINISHED).mkdir(parents=True)
    (room / FINISHED / "design.json").write_bytes((harbour / "design.json").read_bytes())
    harbour.rename(room / FINISHED / "server")
    Workspace(room, read_splits()).stop("gates", "a task does not replay")
    said = "the last build of harbour stopped at gates: a task does not replay"
    assert main(["graph", "harbour", "--workspace", str(room.parent)]) == 0
    assert f"    %% {said}" in capsys.readouterr().out.splitlines()
    assert main(["graph", "harbour", "--workspace", str(room.parent), "--svg", str(tmp_path / "graph.svg")]) == 0
    assert said in capsys.readouterr().out
    assert said in (tmp_path / "graph.svg").read_text("utf-8")


def test_a_server_without_tools_is_told_with_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Workspace(tmp_path / "my-harbour", read_splits()).stop("rows", "there are too few")
    assert main(["graph", "my-harbour", "--workspace", str(tmp_path)]) == 2
    assert "my-harbour is not finished: the last build of my-harbour stopped at rows" in capsys.readouterr().err


def test_a_folder_is_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "ferry-bookings", "--svg", str(tmp_path)]) == 2
    assert f"name a file, such as {tmp_path / 'ferry-bookings.svg'}" in capsys.readouterr().err


def test_an_imported_server_that_was_not_built_is_told_with_its_source(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "shop.json"
    document.write_bytes(encoded(openapi()))
    options = ["--source", str(document), "--workspace", str(tmp_path / "rooms"), "--jobs", "1"]
    assert main(["graph", "shop", *options]) == 2
    assert f"build shop --light --source {document} --out FOLDER'" in capsys.readouterr().err
