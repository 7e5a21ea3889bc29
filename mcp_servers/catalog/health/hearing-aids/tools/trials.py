"""Tools about trials."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Acoustician, Customer, Device, DeviceModel, HearingTest, Trial, TrialStatus


class TrialSummary(TypedDict):
    """A trial as a search lists it."""

    id: str
    customer_name: str
    device_serial: str
    device_device_model_name: str
    begun_on: str
    ends_on: str
    status: TrialStatus


class TrialDetails(Trial):
    """A trial in full."""

    customer_name: str
    device_serial: str
    device_device_model_name: str
    device_device_model_price: int
    hearing_test_loss: int
    days_tried: int
    days_left: int


class TrialsByDeviceDeviceModelName(TypedDict):
    """Totals of trials for one name."""

    device_device_model_name: str
    trials: int
    sales: int
    insurance: int


def find_trials(
    db: Database,
    customer_id: str | None = None,
    device_id: str | None = None,
    device_model_id: str | None = None,
    status: TrialStatus | None = None,
    ends_until: Day | None = None,
    begun_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[TrialSummary]:
    """Search trials by customer, device, model, status, last day of the trial or first day of the trial.

    Args:
        customer_id: Only trials of the customer with this id.
        device_id: Only trials of the device with this id.
        device_model_id: Only trials of the model with this id.
        status: Only trials with this status.
        ends_until: Only trials with a last day of the trial at or before this.
        begun_from: Only trials with a first day of the trial at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TrialSummary,
        """
        SELECT trials.id, customers.name AS customer_name, devices.serial AS device_serial,
            device_models.name AS device_device_model_name, trials.begun_on, trials.ends_on, trials.status
        FROM trials
        JOIN customers ON customers.id = trials.customer_id
        JOIN devices ON devices.id = trials.device_id
        JOIN device_models ON device_models.id = devices.device_model_id
        """,
        where={
            "trials.customer_id = ?": customer_id,
            "trials.device_id = ?": device_id,
            "devices.device_model_id = ?": device_model_id,
            "trials.status = ?": status,
            "trials.ends_on <= ?": ends_until,
            "trials.begun_on >= ?": begun_from,
        },
        order="trials.ends_on, trials.id",
        page=page,
    )


def get_trial(db: Database, trial_id: str) -> TrialDetails:
    """Show a trial with the days it has run, the loss tested and what the customer would pay today.

    Args:
        trial_id: Id of the trial.
    """
    trial = db.fetch(Trial, "trials", trial_id)
    days_tried = (
        days_between(trial["begun_on"], db.today)
        if trial["finished_on"] is None
        else days_between(trial["begun_on"], trial["finished_on"])
    )
    days_left = max(0, days_between(db.today, trial["ends_on"]))
    customer = db.fetch(Customer, "customers", trial["customer_id"])
    device = db.fetch(Device, "devices", trial["device_id"])
    device_model = db.fetch(DeviceModel, "device_models", device["device_model_id"])
    hearing_test = db.fetch(HearingTest, "hearing_tests", trial["hearing_test_id"])
    return {
        **trial,
        "customer_name": customer["name"],
        "device_serial": device["serial"],
        "device_device_model_name": device_model["name"],
        "device_device_model_price": device_model["price"],
        "hearing_test_loss": hearing_test["loss"],
        "days_tried": days_tried,
        "days_left": days_left,
    }


def report_trials(
    db: Database, status: TrialStatus | None = None, begun_from: Day | None = None, page: PageNumber = 1
) -> Page[TrialsByDeviceDeviceModelName]:
    """Count trials and add up sales by model.

    Args:
        status: Only trials with this status.
        begun_from: Only trials with a first day of the trial at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TrialsByDeviceDeviceModelName,
        """
        SELECT device_models.name AS device_device_model_name, COUNT(*) AS trials,
            COALESCE(SUM(trials.price), 0) AS sales, COALESCE(SUM(trials.insurance_share), 0) AS insurance
        FROM trials
        JOIN devices ON devices.id = trials.device_id
        JOIN device_models ON device_models.id = devices.device_model_id
        """,
        where={"trials.status = ?": status, "trials.begun_on >= ?": begun_from},
        group="device_models.name",
        order="device_models.name",
        page=page,
    )


def begin_trial(db: Database, hearing_test_id: str, device_id: str) -> Trial:
    """Lend a device from stock for a trial of 30 days; it must be strong enough for the loss last tested.

    Args:
        hearing_test_id: Id of the hearing test.
        device_id: Id of the device.
    """
    hearing_test = db.fetch(HearingTest, "hearing_tests", hearing_test_id)
    device = db.fetch(Device, "devices", device_id)
    if hearing_test["tested_on"] < shift(db.today, days=-182):
        raise Refused("The hearing test is older than six months.")
    if db.exists(
        "SELECT 1 FROM hearing_tests WHERE customer_id = ? AND tested_on > ?",
        hearing_test["customer_id"],
        hearing_test["tested_on"],
    ):
        raise Refused("There is a newer hearing test.")
    if device["status"] != "in_stock":
        raise Refused("The device is not in stock.")
    device_model = db.fetch(DeviceModel, "device_models", device["device_model_id"])
    if device_model["power"] < (3 if hearing_test["loss"] > 70 else 2 if hearing_test["loss"] > 45 else 1):
        raise Refused("The device is too weak for this loss.")
    if (
        db.number(
            "SELECT COUNT(*) FROM trials WHERE customer_id = ? AND status = 'running'", hearing_test["customer_id"]
        )
        >= 2
    ):
        raise Refused("The customer is trying two devices already.")
    if db.exists(
        """
        SELECT 1 FROM trials
        JOIN devices ON devices.id = trials.device_id
        WHERE trials.customer_id = ? AND trials.status = 'running' AND devices.device_model_id = ?
        """,
        hearing_test["customer_id"],
        device["device_model_id"],
    ):
        raise Refused("The customer is trying this model already.")
    trial_id = db.insert(
        "trials",
        hearing_test_id=hearing_test_id,
        device_id=device_id,
        customer_id=hearing_test["customer_id"],
        begun_on=db.today,
        ends_on=shift(db.today, days=30),
        status="running",
        price=0,
        insurance_share=0,
    )
    db.update("devices", device_id, status="on_trial")
    return db.fetch(Trial, "trials", trial_id)


def prolong_trial(db: Database, trial_id: str) -> Trial:
    """Prolong a running trial by a fortnight, once and before it ends.

    Args:
        trial_id: Id of the trial.
    """
    trial = db.fetch(Trial, "trials", trial_id)
    if trial["status"] != "running":
        raise Refused("The trial is over.")
    if trial["ends_on"] < db.today:
        raise Refused("The trial has ended.")
    if days_between(trial["begun_on"], trial["ends_on"]) > 30:
        raise Refused("The trial was prolonged already.")
    if days_between(db.today, trial["ends_on"]) > 20:
        raise Refused("The trial still lasts for more than 20 days.")
    db.update("trials", trial_id, ends_on=shift(trial["ends_on"], days=14))
    return db.fetch(Trial, "trials", trial_id)


def buy_device(db: Database, trial_id: str, discount: Annotated[int, between(0, 100000)]) -> Trial:
    """Sell the device of a trial after a week at least; the insurance pays its share from 20 per cent loss on, once
    in six years.

    Args:
        trial_id: Id of the trial.
        discount: Discount of the trial, in minor units.
    """
    trial = db.fetch(Trial, "trials", trial_id)
    if trial["status"] != "running":
        raise Refused("The trial must be running.")
    if trial["begun_on"] > shift(db.today, days=-7):
        raise Refused("A trial lasts a week at least.")
    account = db.fetch(Acoustician, "acousticians", db.account)
    if discount > account["discount_limit"]:
        raise Refused("The discount is above your limit.")
    device = db.fetch(Device, "devices", trial["device_id"])
    device_model = db.fetch(DeviceModel, "device_models", device["device_model_id"])
    if discount * 10 > device_model["price"]:
        raise Refused("The discount is more than a tenth of the price.")
    hearing_test = db.fetch(HearingTest, "hearing_tests", trial["hearing_test_id"])
    customer = db.fetch(Customer, "customers", trial["customer_id"])
    share = (
        84000
        if hearing_test["loss"] >= 20
        and (customer["insured_paid_on"] is None or customer["insured_paid_on"] < shift(db.today, days=-2190))
        else 0
    )
    db.update(
        "trials",
        trial_id,
        status="bought",
        price=device_model["price"] - discount,
        insurance_share=share,
        finished_on=db.today,
    )
    db.update("devices", trial["device_id"], status="sold")
    if share > 0:
        db.update("customers", trial["customer_id"], insured_paid_on=db.today)
    return db.fetch(Trial, "trials", trial_id)


def return_device(db: Database, trial_id: str, remark: Text | None = None) -> Trial:
    """End a trial without a sale; the device goes back into stock.

    Args:
        trial_id: Id of the trial.
        remark: Remark of the trial.
    """
    trial = db.fetch(Trial, "trials", trial_id)
    if trial["status"] != "running":
        raise Refused("The trial must be running.")
    if trial["begun_on"] >= db.today:
        raise Refused("The trial began today.")
    db.update("trials", trial_id, status="returned", finished_on=db.today)
    db.update("devices", trial["device_id"], status="in_stock")
    return db.fetch(Trial, "trials", trial_id)
