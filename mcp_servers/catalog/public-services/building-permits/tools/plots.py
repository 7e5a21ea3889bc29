"""Tools about plots."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import District, Plot


class PlotSummary(TypedDict):
    """A plot as a search lists it."""

    id: str
    number: str
    address: str
    district_name: str
    area: int


class PlotDetails(Plot):
    """A plot in full."""

    district_name: str
    district_max_height: int
    district_conservation: bool
    area_built: int
    area_allowed: int


def find_plots(
    db: Database,
    number: str | None = None,
    address: str | None = None,
    district_id: str | None = None,
    district_name: str | None = None,
    listed: bool | None = None,
    page: PageNumber = 1,
) -> Page[PlotSummary]:
    """Search plots by plot number, address, district, name or listed status.

    Args:
        number: Only plots with this plot number.
        address: Only plots whose address contains this text.
        district_id: Only plots of the district with this id.
        district_name: Only plots of the district with this name.
        listed: Only plots for which this holds, or does not: listed status.
        page: Page number, from 1.
    """
    return db.search(
        PlotSummary,
        """
        SELECT plots.id, plots.number, plots.address, districts.name AS district_name, plots.area FROM plots
        JOIN districts ON districts.id = plots.district_id
        """,
        where={
            "plots.number = ?": number,
            "instr(lower(plots.address), lower(?)) > 0": address,
            "plots.district_id = ?": district_id,
            "districts.name = ?": district_name,
            "plots.listed = ?": listed,
        },
        order="plots.number, plots.id",
        page=page,
    )


def get_plot(db: Database, plot_id: str) -> PlotDetails:
    """Show a plot with the rules of its district and the floor area that may still be built on it.

    Args:
        plot_id: Id of the plot.
    """
    plot = db.fetch(Plot, "plots", plot_id)
    area_built = db.number(
        """
        SELECT SUM(floor_area) FROM applications
        WHERE plot_id = ? AND status IN ('granted', 'begun', 'completed')
        """,
        plot_id,
    )
    district = db.fetch(District, "districts", plot["district_id"])
    area_allowed = plot["area"] * district["coverage"] // 100
    return {
        **plot,
        "district_name": district["name"],
        "district_max_height": district["max_height"],
        "district_conservation": district["conservation"],
        "area_built": area_built,
        "area_allowed": area_allowed,
    }
