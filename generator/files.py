"""Files of a server's folder, as the stages write them: with the same bytes on every system."""

from pathlib import Path


def data_folder(server: Path, world: str) -> Path:
    """Return where a world's rows and tasks lie."""
    return server / "worlds" / world if world else server


def write_text(path: Path, text: str) -> None:
    """Write a text file with the same bytes on every system."""
    path.write_text(text, "utf-8", newline="\n")


def write_lines(path: Path, lines: list[str]) -> None:
    """Write one line for each item."""
    write_text(path, "".join(f"{line}\n" for line in lines))
