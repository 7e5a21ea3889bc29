"""Tool graphs are drawn as tasks use them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.__main__ import main


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
