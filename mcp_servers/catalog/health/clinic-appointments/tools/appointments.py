"""Tools about appointments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, shift

from .rows import Appointment, AppointmentStatus, Patient, Practitioner, Referral, Treatment


class AppointmentSummary(TypedDict):
    """An appointment as a search lists it."""

    id: str
    patient_name: str
    practitioner_name: str
    starts_at: str
    status: AppointmentStatus


class AppointmentDetails(Appointment):
    """An appointment in full."""

    patient_name: str
    practitioner_name: str
    treatment_name: str
    treatment_notice: int


class AppointmentsByPractitionerName(TypedDict):
    """Totals of appointments for one name."""

    practitioner_name: str
    appointments: int
    minutes: int


def find_appointments(
    db: Database,
    patient_id: str | None = None,
    practitioner_id: str | None = None,
    treatment_id: str | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    status: AppointmentStatus | None = None,
    page: PageNumber = 1,
) -> Page[AppointmentSummary]:
    """Search appointments by patient, practitioner, treatment, start time or status.

    Args:
        patient_id: Only appointments of the patient with this id.
        practitioner_id: Only appointments of the practitioner with this id.
        treatment_id: Only appointments of the treatment with this id.
        starts_on: Only appointments with a start time on this day.
        starts_from: Only appointments with a start time at or after this.
        status: Only appointments with this status.
        page: Page number, from 1.
    """
    return db.search(
        AppointmentSummary,
        """
        SELECT appointments.id, patients.name AS patient_name, practitioners.name AS practitioner_name,
            appointments.starts_at, appointments.status
        FROM appointments
        JOIN patients ON patients.id = appointments.patient_id
        JOIN practitioners ON practitioners.id = appointments.practitioner_id
        """,
        where={
            "appointments.patient_id = ?": patient_id,
            "appointments.practitioner_id = ?": practitioner_id,
            "appointments.treatment_id = ?": treatment_id,
            "date(appointments.starts_at) = ?": starts_on,
            "appointments.starts_at >= ?": starts_from,
            "appointments.status = ?": status,
        },
        order="appointments.starts_at, appointments.id",
        page=page,
    )


def get_appointment(db: Database, appointment_id: str) -> AppointmentDetails:
    """Show an appointment with its patient, practitioner and treatment.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    patient = db.fetch(Patient, "patients", appointment["patient_id"])
    practitioner = db.fetch(Practitioner, "practitioners", appointment["practitioner_id"])
    treatment = db.fetch(Treatment, "treatments", appointment["treatment_id"])
    return {
        **appointment,
        "patient_name": patient["name"],
        "practitioner_name": practitioner["name"],
        "treatment_name": treatment["name"],
        "treatment_notice": treatment["notice"],
    }


def report_workload(
    db: Database,
    department_id: str | None = None,
    status: AppointmentStatus | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[AppointmentsByPractitionerName]:
    """Count appointments and booked minutes of each practitioner.

    Args:
        department_id: Only appointments of the department with this id.
        status: Only appointments with this status.
        starts_from: Only appointments with a start time at or after this.
        starts_until: Only appointments with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        AppointmentsByPractitionerName,
        """
        SELECT practitioners.name AS practitioner_name, COUNT(*) AS appointments,
            COALESCE(SUM(treatments.minutes), 0) AS minutes
        FROM appointments
        JOIN treatments ON treatments.id = appointments.treatment_id
        JOIN practitioners ON practitioners.id = appointments.practitioner_id
        """,
        where={
            "treatments.department_id = ?": department_id,
            "appointments.status = ?": status,
            "appointments.starts_at >= ?": starts_from,
            "appointments.starts_at <= ?": starts_until,
        },
        group="practitioners.name",
        order="practitioners.name",
        page=page,
    )


def book_appointment(
    db: Database,
    patient_id: str,
    treatment_id: str,
    practitioner_id: str,
    starts_at: Moment,
    remark: Text | None = None,
) -> Appointment:
    """Book a treatment that needs no referral.

    Args:
        patient_id: Id of the patient.
        treatment_id: Id of the treatment.
        practitioner_id: Id of the practitioner.
        starts_at: Start time.
        remark: Remark of the appointment.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    treatment = db.fetch(Treatment, "treatments", treatment_id)
    practitioner = db.fetch(Practitioner, "practitioners", practitioner_id)
    if patient["status"] != "registered":
        raise Refused("The patient is not registered any more.")
    if practitioner["department_id"] != treatment["department_id"]:
        raise Refused("The practitioner does not offer this treatment.")
    if practitioner["status"] != "working":
        raise Refused("The practitioner is on leave.")
    if treatment["by_referral"]:
        raise Refused("The treatment needs a referral.")
    missed_visits = db.number(
        """
        SELECT COUNT(*) FROM appointments
        WHERE patient_id = ? AND status = 'missed' AND starts_at >= ?
        """,
        patient_id,
        shift(db.now, days=-30),
    )
    if missed_visits >= 2:
        raise Refused("The patient has missed too many appointments and must telephone.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("Appointments are made at least two hours ahead.")
    if starts_at > shift(db.now, days=60):
        raise Refused("Appointments are made at most 60 days ahead.")
    ends_at = shift(starts_at, minutes=treatment["minutes"])
    if db.exists(
        """
        SELECT 1 FROM appointments
        WHERE practitioner_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
        practitioner_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The practitioner is not free then.")
    appointment_id = db.insert(
        "appointments",
        patient_id=patient_id,
        treatment_id=treatment_id,
        practitioner_id=practitioner_id,
        starts_at=starts_at,
        remark=remark,
        ends_at=ends_at,
        booked_at=db.now,
        status="booked",
    )
    return db.fetch(Appointment, "appointments", appointment_id)


def book_referred_appointment(db: Database, referral_id: str, practitioner_id: str, starts_at: Moment) -> Appointment:
    """Book the treatment of a patient's referral.

    Args:
        referral_id: Id of the referral.
        practitioner_id: Id of the practitioner.
        starts_at: Start time.
    """
    referral = db.fetch(Referral, "referrals", referral_id)
    practitioner = db.fetch(Practitioner, "practitioners", practitioner_id)
    if referral["status"] != "open":
        raise Refused("The referral was withdrawn.")
    visits_used = db.number(
        "SELECT COUNT(*) FROM appointments WHERE referral_id = ? AND status != 'cancelled'", referral_id
    )
    if visits_used >= referral["visits"]:
        raise Refused("All visits of the referral are used.")
    treatment = db.fetch(Treatment, "treatments", referral["treatment_id"])
    if practitioner["department_id"] != treatment["department_id"]:
        raise Refused("The practitioner does not offer this treatment.")
    if practitioner["status"] != "working":
        raise Refused("The practitioner is on leave.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("Appointments are made at least two hours ahead.")
    if starts_at[:10] > referral["valid_until"]:
        raise Refused("The referral has run out by then.")
    ends_at = shift(starts_at, minutes=treatment["minutes"])
    if db.exists(
        """
        SELECT 1 FROM appointments
        WHERE practitioner_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
        practitioner_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The practitioner is not free then.")
    appointment_id = db.insert(
        "appointments",
        referral_id=referral_id,
        practitioner_id=practitioner_id,
        starts_at=starts_at,
        patient_id=referral["patient_id"],
        treatment_id=referral["treatment_id"],
        ends_at=ends_at,
        booked_at=db.now,
        status="booked",
    )
    return db.fetch(Appointment, "appointments", appointment_id)


def move_appointment(db: Database, appointment_id: str, starts_at: Moment) -> Appointment:
    """Move a booked appointment to another time with the same practitioner.

    Args:
        appointment_id: Id of the appointment.
        starts_at: Start time.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "booked":
        raise Refused("Only a booked appointment can be moved.")
    treatment = db.fetch(Treatment, "treatments", appointment["treatment_id"])
    if appointment["starts_at"] < shift(db.now, hours=treatment["notice"]):
        raise Refused("It is too late to move this appointment.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("Appointments are made at least two hours ahead.")
    if starts_at > shift(db.now, days=60):
        raise Refused("Appointments are made at most 60 days ahead.")
    ends_at = shift(starts_at, minutes=treatment["minutes"])
    if db.exists(
        """
        SELECT 1 FROM appointments
        WHERE id != ? AND practitioner_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
        appointment_id,
        appointment["practitioner_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The practitioner is not free then.")
    db.update("appointments", appointment_id, starts_at=starts_at, ends_at=ends_at)
    return db.fetch(Appointment, "appointments", appointment_id)


def cancel_appointment(db: Database, appointment_id: str) -> Appointment:
    """Cancel a booked appointment; within the treatment's notice the late fee is charged.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "booked":
        raise Refused("The appointment must be booked.")
    if db.now >= appointment["starts_at"]:
        raise Refused("The appointment has already begun.")
    treatment = db.fetch(Treatment, "treatments", appointment["treatment_id"])
    db.update("appointments", appointment_id, status="cancelled")
    if db.now > shift(appointment["starts_at"], hours=-treatment["notice"]):
        db.insert(
            "charges",
            appointment_id=appointment_id,
            kind="late_cancellation",
            amount=treatment["late_fee"],
            raised_at=db.now,
            status="open",
        )
    return db.fetch(Appointment, "appointments", appointment_id)


def check_in_patient(db: Database, appointment_id: str) -> Appointment:
    """Note that the patient has come, from two hours before the start until 15 minutes after it.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "booked":
        raise Refused("The appointment must be booked.")
    if db.now < shift(appointment["starts_at"], hours=-2):
        raise Refused("It is too early to check in.")
    if db.now > shift(appointment["starts_at"], minutes=15):
        raise Refused("The patient is too late to be seen.")
    db.update("appointments", appointment_id, status="arrived")
    return db.fetch(Appointment, "appointments", appointment_id)


def complete_appointment(db: Database, appointment_id: str) -> Appointment:
    """Close a visit of a patient who has come, and charge the treatment's fee.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "arrived":
        raise Refused("The appointment must be arrived.")
    if db.now < appointment["starts_at"]:
        raise Refused("The visit has not begun yet.")
    treatment = db.fetch(Treatment, "treatments", appointment["treatment_id"])
    db.update("appointments", appointment_id, status="completed")
    db.insert(
        "charges",
        appointment_id=appointment_id,
        kind="treatment",
        amount=treatment["fee"],
        raised_at=db.now,
        status="open",
    )
    return db.fetch(Appointment, "appointments", appointment_id)


def mark_missed(db: Database, appointment_id: str) -> Appointment:
    """Note that a patient did not come, 15 minutes after the start or later, and charge the late fee.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "booked":
        raise Refused("The appointment must be booked.")
    if db.now < shift(appointment["starts_at"], minutes=15):
        raise Refused("The patient may still come.")
    treatment = db.fetch(Treatment, "treatments", appointment["treatment_id"])
    db.update("appointments", appointment_id, status="missed")
    db.insert(
        "charges",
        appointment_id=appointment_id,
        kind="missed_visit",
        amount=treatment["late_fee"],
        raised_at=db.now,
        status="open",
    )
    return db.fetch(Appointment, "appointments", appointment_id)
