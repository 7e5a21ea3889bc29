"""Where what was made once is kept: outside the repository, under a name that says what it was made from."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path


def cache_folder() -> Path:
    """Return ``$XDG_CACHE_HOME/agent-worlds``, by default in ``~/.cache``."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "agent-worlds"


def content_key(parts: Iterable[str | bytes]) -> str:
    """Return a short name that depends on every byte of the parts."""
    digest = blake2b(digest_size=8)
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


def cached_folder(name: str, make: Callable[[Path], None]) -> Path:
    """Return a cached folder, made first if need be; an interrupted attempt leaves nothing behind.

    Args:
        name: Name of the folder in the cache.
        make: Fills an empty folder.
    """
    target = cache_folder() / name
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=target.parent))
        try:
            make(draft)
            draft.rename(target)
        except BaseException:
            shutil.rmtree(draft)
            raise
    return target
