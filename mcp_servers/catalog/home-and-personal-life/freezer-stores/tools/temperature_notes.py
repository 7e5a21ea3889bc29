"""Tools about temperature notes."""

from typing import Annotated

from mcp_servers.runtime import Database, Refused, between

from .rows import Freezer, TemperatureNote


def note_temperature(db: Database, freezer_id: str, temperature: Annotated[int, between(-30, -5)]) -> TemperatureNote:
    """Note today's temperature of a freezer once a day; it shows as the freezer's temperature.

    Args:
        freezer_id: Id of the freezer.
        temperature: Temperature in degrees.
    """
    freezer = db.fetch(Freezer, "freezers", freezer_id)
    if freezer["defrosting"]:
        raise Refused("The freezer is being defrosted.")
    if db.exists("SELECT 1 FROM temperature_notes WHERE freezer_id = ? AND noted_on = ?", freezer_id, db.today):
        raise Refused("Today's temperature is noted already.")
    temperature_note_id = db.insert(
        "temperature_notes", freezer_id=freezer_id, temperature=temperature, noted_on=db.today, cook_id=db.account
    )
    db.update("freezers", freezer_id, temperature=temperature)
    return db.fetch(TemperatureNote, "temperature_notes", temperature_note_id)
