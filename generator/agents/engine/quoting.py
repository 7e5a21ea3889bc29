"""Text that somebody else wrote, as a prompt holds it: between marks, so that nothing in it can pass for its own end."""

from hashlib import sha256


def quote(text: str) -> str:
    """Return ``what stands between the marks …:`` and the text; its author could not know marks that depend on all of it."""
    mark = sha256(text.encode()).hexdigest()[:12]
    return f"what stands between the marks {mark}:\n<<<{mark}\n{text}\n{mark}>>>"
