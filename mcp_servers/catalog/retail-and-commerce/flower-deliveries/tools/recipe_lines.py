"""Tools about recipe lines."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class RecipeLineSummary(TypedDict):
    """A recipe line as a search lists it."""

    id: str
    arrangement_name: str
    flower_name: str
    stems: int
    flower_stems: int


def find_recipe_lines(
    db: Database, arrangement_id: str | None = None, flower_id: str | None = None, page: PageNumber = 1
) -> Page[RecipeLineSummary]:
    """Search recipe lines by arrangement or flower.

    Args:
        arrangement_id: Only recipe lines of the arrangement with this id.
        flower_id: Only recipe lines of the flower with this id.
        page: Page number, from 1.
    """
    return db.search(
        RecipeLineSummary,
        """
        SELECT recipe_lines.id, arrangements.name AS arrangement_name, flowers.name AS flower_name,
            recipe_lines.stems, flowers.stems AS flower_stems
        FROM recipe_lines
        JOIN arrangements ON arrangements.id = recipe_lines.arrangement_id
        JOIN flowers ON flowers.id = recipe_lines.flower_id
        """,
        where={"recipe_lines.arrangement_id = ?": arrangement_id, "recipe_lines.flower_id = ?": flower_id},
        order="recipe_lines.stems DESC, recipe_lines.id",
        page=page,
    )
