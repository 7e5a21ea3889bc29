"""What a server is to be made for: a subject, with what is known of it at the start."""

import re

from mcp_servers.contracts import InputError, Model

LONGEST_NAME = 48


class Subject(Model):
    """A theme that nobody has described yet, as a person gives it."""

    name: str
    """Of the server: lower case letters, digits and hyphens."""
    title: str
    """``municipal tree inventory``."""
    notes: tuple[str, ...] = ()
    """Texts that were given with it: descriptions of tools, parts of documents."""
    sources: tuple[str, ...] = ()
    """Where title and notes are from: files, or nothing where it came from the command line."""


def named_subject(title: str) -> Subject:
    """Return the subject of a bare theme.

    Raises:
        InputError: Nothing of it can be a name.
    """
    title = " ".join(title.split())
    name = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:LONGEST_NAME].strip("-")
    if not name or not name[0].isalpha():
        raise InputError(f"the theme {title!r} cannot be named; say it in words, such as 'municipal tree inventory'")
    return Subject(name=name, title=title)
