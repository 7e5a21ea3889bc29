"""Tools about appointments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Appointment, AppointmentStatus, Dentist, InstrumentSet, Patient, Plan, PlanItem, Service


class AppointmentSummary(TypedDict):
    """An appointment as a search lists it."""

    id: str
    patient_name: str
    dentist_name: str
    plan_item_service_name: str
    starts_at: str
    status: AppointmentStatus


def find_appointments(
    db: Database,
    patient_id: str | None = None,
    dentist_id: str | None = None,
    plan_id: str | None = None,
    status: AppointmentStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[AppointmentSummary]:
    """Search appointments by patient, dentist, plan, status or start time.

    Args:
        patient_id: Only appointments of the patient with this id.
        dentist_id: Only appointments of the dentist with this id.
        plan_id: Only appointments of the plan with this id.
        status: Only appointments with this status.
        starts_on: Only appointments with a start time on this day.
        starts_from: Only appointments with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        AppointmentSummary,
        """
        SELECT appointments.id, patients.name AS patient_name, dentists.name AS dentist_name, services.name
            AS plan_item_service_name, appointments.starts_at, appointments.status
        FROM appointments
        JOIN patients ON patients.id = appointments.patient_id
        JOIN dentists ON dentists.id = appointments.dentist_id
        JOIN plan_items ON plan_items.id = appointments.plan_item_id
        JOIN services ON services.id = plan_items.service_id
        """,
        where={
            "appointments.patient_id = ?": patient_id,
            "appointments.dentist_id = ?": dentist_id,
            "plan_items.plan_id = ?": plan_id,
            "appointments.status = ?": status,
            "date(appointments.starts_at) = ?": starts_on,
            "appointments.starts_at >= ?": starts_from,
        },
        order="appointments.starts_at, appointments.id",
        page=page,
    )


def book_appointment(db: Database, plan_item_id: str, dentist_id: str, starts_at: Moment) -> Appointment:
    """Book an open treatment of an approved plan with a dentist who is free and trained for it.

    Args:
        plan_item_id: Id of the planned treatment.
        dentist_id: Id of the dentist.
        starts_at: Start time.
    """
    plan_item = db.fetch(PlanItem, "plan_items", plan_item_id)
    dentist = db.fetch(Dentist, "dentists", dentist_id)
    if plan_item["status"] != "open":
        raise Refused("The treatment is done or struck.")
    plan = db.fetch(Plan, "plans", plan_item["plan_id"])
    if plan["status"] != "approved":
        raise Refused("The plan is not approved.")
    if plan["valid_until"] is None or starts_at[:10] > plan["valid_until"]:
        raise Refused("The approval has run out by then.")
    if starts_at < shift(db.now, hours=1):
        raise Refused("Appointments are made an hour ahead at least.")
    if starts_at > shift(db.now, days=90):
        raise Refused("Appointments are made 90 days ahead at most.")
    if dentist["status"] != "working":
        raise Refused("The dentist is away.")
    service = db.fetch(Service, "services", plan_item["service_id"])
    if not dentist["surgeon"] and service["surgical"]:
        raise Refused("The dentist is not trained in surgery.")
    patient = db.fetch(Patient, "patients", plan["patient_id"])
    if (
        service["surgical"]
        and patient["blood_thinner"]
        and (patient["cleared_until"] is None or patient["cleared_until"] < starts_at[:10])
    ):
        raise Refused("A doctor's clearance is needed for surgery on that day.")
    if db.exists("SELECT 1 FROM appointments WHERE plan_item_id = ? AND status IN ('booked', 'seated')", plan_item_id):
        raise Refused("This treatment has an appointment already.")
    if db.exists(
        """
        SELECT 1 FROM plan_items
        JOIN services ON services.id = plan_items.service_id
        WHERE plan_items.plan_id = ?
            AND plan_items.tooth = ?
            AND plan_items.status = 'open'
            AND services.stage < ?
            AND NOT EXISTS (SELECT 1 FROM appointments
                WHERE appointments.plan_item_id = plan_items.id
                    AND appointments.status = 'booked'
                    AND appointments.starts_at < ?)
        """,
        plan_item["plan_id"],
        plan_item["tooth"],
        service["stage"],
        starts_at,
    ):
        raise Refused("An earlier stage of this tooth is neither done nor booked for before.")
    ends_at = shift(starts_at, minutes=service["minutes"])
    if db.exists(
        """
        SELECT 1 FROM appointments
        WHERE (dentist_id = ? OR patient_id = ?)
            AND status IN ('booked', 'seated')
            AND starts_at < ?
            AND ends_at > ?
        """,
        dentist_id,
        plan["patient_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The dentist or the patient has another appointment then.")
    appointment_id = db.insert(
        "appointments",
        plan_item_id=plan_item_id,
        dentist_id=dentist_id,
        starts_at=starts_at,
        patient_id=plan["patient_id"],
        ends_at=ends_at,
        booked_at=db.now,
        status="booked",
        fee=0,
    )
    return db.fetch(Appointment, "appointments", appointment_id)


def move_appointment(db: Database, appointment_id: str, starts_at: Moment) -> Appointment:
    """Move a booked appointment to another time with the same dentist, until two hours before.

    Args:
        appointment_id: Id of the appointment.
        starts_at: Start time.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "booked":
        raise Refused("The appointment is not booked any more.")
    if appointment["starts_at"] < shift(db.now, hours=2):
        raise Refused("It is too late to move this appointment.")
    if starts_at < shift(db.now, hours=1):
        raise Refused("Appointments are made an hour ahead at least.")
    plan_item = db.fetch(PlanItem, "plan_items", appointment["plan_item_id"])
    plan = db.fetch(Plan, "plans", plan_item["plan_id"])
    if plan["valid_until"] is None or starts_at[:10] > plan["valid_until"]:
        raise Refused("The approval has run out by then.")
    service = db.fetch(Service, "services", plan_item["service_id"])
    ends_at = shift(starts_at, minutes=service["minutes"])
    if db.exists(
        """
        SELECT 1 FROM appointments
        WHERE id != ?
            AND (dentist_id = ? OR patient_id = ?)
            AND status IN ('booked', 'seated')
            AND starts_at < ?
            AND ends_at > ?
        """,
        appointment_id,
        appointment["dentist_id"],
        appointment["patient_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The dentist or the patient has another appointment then.")
    db.update("appointments", appointment_id, starts_at=starts_at, ends_at=ends_at)
    return db.fetch(Appointment, "appointments", appointment_id)


def cancel_appointment(db: Database, appointment_id: str) -> Appointment:
    """Cancel an appointment before it begins; within 24 hours of it the fee is charged.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "booked":
        raise Refused("The appointment must be booked.")
    if appointment["starts_at"] <= db.now:
        raise Refused("The appointment should have begun already.")
    db.update(
        "appointments",
        appointment_id,
        status="cancelled",
        fee=0 if appointment["starts_at"] >= shift(db.now, hours=24) else 2500,
    )
    return db.fetch(Appointment, "appointments", appointment_id)


def seat_patient(db: Database, appointment_id: str, instrument_set_id: str) -> Appointment:
    """Seat a patient, from 30 minutes before the appointment until 20 minutes after its start, with a sterile set
    of the right kind.

    Args:
        appointment_id: Id of the appointment.
        instrument_set_id: Id of the set.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    instrument_set = db.fetch(InstrumentSet, "instrument_sets", instrument_set_id)
    if appointment["status"] != "booked":
        raise Refused("The appointment must be booked.")
    if db.now < shift(appointment["starts_at"], minutes=-30):
        raise Refused("It is too early for this patient.")
    if db.now > shift(appointment["starts_at"], minutes=20):
        raise Refused("The patient has come too late.")
    if instrument_set["status"] != "sterile":
        raise Refused("The set is not sterile.")
    if instrument_set["sterilised_on"] < shift(db.today, days=-30):
        raise Refused("The set was sterilised too long ago.")
    plan_item = db.fetch(PlanItem, "plan_items", appointment["plan_item_id"])
    service = db.fetch(Service, "services", plan_item["service_id"])
    if instrument_set["surgical"] != service["surgical"]:
        raise Refused("The set is of the wrong kind.")
    if db.exists("SELECT 1 FROM appointments WHERE dentist_id = ? AND status = 'seated'", appointment["dentist_id"]):
        raise Refused("The dentist has another patient in the chair.")
    db.update("appointments", appointment_id, status="seated", instrument_set_id=instrument_set_id)
    db.update("instrument_sets", instrument_set_id, status="in_use")
    return db.fetch(Appointment, "appointments", appointment_id)


def finish_appointment(db: Database, appointment_id: str) -> Appointment:
    """Finish a treatment; its set has to be sterilised, and a plan without open treatments is finished.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "seated":
        raise Refused("The appointment must be seated.")
    if db.now < shift(appointment["starts_at"], minutes=5):
        raise Refused("The treatment has only just begun.")
    plan_item = db.fetch(PlanItem, "plan_items", appointment["plan_item_id"])
    db.update("appointments", appointment_id, status="over", instrument_set_id=None)
    db.update("plan_items", appointment["plan_item_id"], status="done", done_on=db.today)
    for instrument_set in db.all(
        InstrumentSet, "SELECT * FROM instrument_sets WHERE id = ? ORDER BY id", appointment["instrument_set_id"]
    ):
        db.update("instrument_sets", instrument_set["id"], status="used")
    if not db.exists(
        "SELECT 1 FROM plan_items WHERE plan_id = ? AND id != ? AND status = 'open'",
        plan_item["plan_id"],
        appointment["plan_item_id"],
    ):
        db.update("plans", plan_item["plan_id"], status="finished")
    return db.fetch(Appointment, "appointments", appointment_id)


def mark_missed(db: Database, appointment_id: str) -> Appointment:
    """Note that a patient has not come by 20 minutes after the start, and charge the fee.

    Args:
        appointment_id: Id of the appointment.
    """
    appointment = db.fetch(Appointment, "appointments", appointment_id)
    if appointment["status"] != "booked":
        raise Refused("The appointment must be booked.")
    if db.now <= shift(appointment["starts_at"], minutes=20):
        raise Refused("The patient may still come.")
    db.update("appointments", appointment_id, status="missed", fee=2500)
    return db.fetch(Appointment, "appointments", appointment_id)
