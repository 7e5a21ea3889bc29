"""A server's room in the workspace as bytes: with it a build goes on elsewhere, and what came of it comes back."""

import io
import shutil
import tarfile
from pathlib import Path


def pack_room(room: Path) -> bytes:
    """Return all that stages keep of a server; nothing where it was never begun."""
    if not room.is_dir():
        return b""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz", compresslevel=1) as archive:
        archive.add(room, ".", filter=_kept)
    return content.getvalue()


def unpack_room(content: bytes, room: Path) -> None:
    """Replace a room by one that was packed, as one step: a kill leaves the old room, the new one or none."""
    if not content:
        return
    draft = room.with_name(f".{room.name}")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    with tarfile.open(fileobj=io.BytesIO(content), mode="r:gz") as archive:
        archive.extractall(draft, filter="data")
    shutil.rmtree(room, ignore_errors=True)
    draft.rename(room)


def _kept(entry: tarfile.TarInfo) -> tarfile.TarInfo | None:
    return None if "__pycache__" in Path(entry.name).parts else entry
