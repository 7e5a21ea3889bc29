"""Tools about doctors."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import DoctorGrade, DoctorStatus


class DoctorSummary(TypedDict):
    """A doctor as a search lists it."""

    id: str
    name: str
    ward_name: str
    grade: DoctorGrade
    status: DoctorStatus


def find_doctors(
    db: Database,
    name: str | None = None,
    ward_id: str | None = None,
    grade: DoctorGrade | None = None,
    status: DoctorStatus | None = None,
    page: PageNumber = 1,
) -> Page[DoctorSummary]:
    """Search doctors by name, ward, grade or status.

    Args:
        name: Only doctors whose name contains this text.
        ward_id: Only doctors of the ward with this id.
        grade: Only doctors with this grade.
        status: Only doctors with this status.
        page: Page number, from 1.
    """
    return db.search(
        DoctorSummary,
        """
        SELECT doctors.id, doctors.name, wards.name AS ward_name, doctors.grade, doctors.status FROM doctors
        JOIN wards ON wards.id = doctors.ward_id
        """,
        where={
            "instr(lower(doctors.name), lower(?)) > 0": name,
            "doctors.ward_id = ?": ward_id,
            "doctors.grade = ?": grade,
            "doctors.status = ?": status,
        },
        order="doctors.name, doctors.id",
        page=page,
    )
