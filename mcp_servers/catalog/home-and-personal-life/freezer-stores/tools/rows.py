"""Rows of Birch Farm freezer."""

from typing import Literal

from typing_extensions import TypedDict

CookDiet = Literal["everything", "vegetarian", "no_fish"]
BoxKind = Literal["meat", "fish", "vegetable", "bread", "dessert"]
BoxStatus = Literal["frozen", "thawed", "eaten", "thrown_away"]
DinnerStatus = Literal["planned", "cooked", "cancelled"]


class Cook(TypedDict):
    """A cook."""

    id: str
    name: str
    diet: CookDiet


class Freezer(TypedDict):
    """A freezer."""

    id: str
    name: str
    temperature: int
    defrosting: bool


class Drawer(TypedDict):
    """A drawer."""

    id: str
    code: str
    freezer_id: str
    litres: int


class Box(TypedDict):
    """A box."""

    id: str
    number: str
    kind: BoxKind
    content: str
    litres: int
    portions: int
    status: BoxStatus
    drawer_id: str | None
    frozen_on: str
    best_before: str
    thawed_on: str | None


class Dinner(TypedDict):
    """A dinner."""

    id: str
    served_on: str
    cook_id: str
    guests: int
    status: DinnerStatus


class Serving(TypedDict):
    """A planned box."""

    id: str
    dinner_id: str
    box_id: str
    planned_at: str


class TemperatureNote(TypedDict):
    """A temperature note."""

    id: str
    freezer_id: str
    noted_on: str
    temperature: int
    cook_id: str
