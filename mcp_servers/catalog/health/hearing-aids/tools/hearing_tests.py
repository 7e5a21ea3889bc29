"""Tools about hearing tests."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Customer, HearingTest


class HearingTestSummary(TypedDict):
    """A hearing test as a search lists it."""

    id: str
    customer_name: str
    tested_on: str
    loss: int


def find_hearing_tests(
    db: Database,
    customer_id: str | None = None,
    min_loss: int | None = None,
    tested_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[HearingTestSummary]:
    """Search hearing tests by customer, hearing loss in per cent or date of the test.

    Args:
        customer_id: Only hearing tests of the customer with this id.
        min_loss: Only hearing tests with a hearing loss in per cent of at least this.
        tested_from: Only hearing tests with a date of the test at or after this.
        page: Page number, from 1.
    """
    return db.search(
        HearingTestSummary,
        """
        SELECT hearing_tests.id, customers.name AS customer_name, hearing_tests.tested_on,
            hearing_tests.loss
        FROM hearing_tests
        JOIN customers ON customers.id = hearing_tests.customer_id
        """,
        where={
            "hearing_tests.customer_id = ?": customer_id,
            "hearing_tests.loss >= ?": min_loss,
            "hearing_tests.tested_on >= ?": tested_from,
        },
        order="hearing_tests.tested_on DESC, hearing_tests.id",
        page=page,
    )


def record_test(db: Database, customer_id: str, loss: Annotated[int, between(0, 100)]) -> HearingTest:
    """Record today's hearing test of a customer.

    Args:
        customer_id: Id of the customer.
        loss: Hearing loss in per cent.
    """
    db.fetch(Customer, "customers", customer_id)
    if db.exists(
        "SELECT 1 FROM hearing_tests WHERE customer_id = ? AND tested_on >= ?", customer_id, shift(db.today, days=-14)
    ):
        raise Refused("The customer was tested in the last 14 days.")
    hearing_test_id = db.insert(
        "hearing_tests", customer_id=customer_id, loss=loss, tested_on=db.today, acoustician_id=db.account
    )
    return db.fetch(HearingTest, "hearing_tests", hearing_test_id)
