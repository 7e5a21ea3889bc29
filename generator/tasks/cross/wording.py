"""Services as people speak of them: by their titles."""

from generator.tasks.wording.places import preposition

_AT = "agency agents centre company cooperative desk farm office practice school station studio workshop"
"""Last words of titles of places where people are known, beside those that things are in anyway."""


def at(title: str) -> str:
    """Say where a service knows somebody: ``at Quayside Clinic``, ``in Skerry Line bookings``."""
    word = title.casefold().split()[-1]
    return f"{'at' if word in _AT.split() else preposition(word) or 'in'} {title}"
