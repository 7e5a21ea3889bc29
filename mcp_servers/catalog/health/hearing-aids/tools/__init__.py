"""Tools of Klangwerk hearing acoustics."""

from mcp_servers.runtime import reads, writes

from .customers import find_customers, get_customer, note_insurance
from .device_models import find_models
from .devices import find_devices, get_device
from .hearing_tests import find_hearing_tests, record_test
from .repairs import find_repairs, finish_repair, give_up_repair, lend_device, take_in_repair
from .trials import begin_trial, buy_device, find_trials, get_trial, prolong_trial, report_trials, return_device

TOOLS = reads(
    find_models,
    find_devices,
    find_customers,
    find_hearing_tests,
    find_trials,
    find_repairs,
    get_customer,
    get_trial,
    get_device,
    report_trials,
) + writes(
    record_test,
    begin_trial,
    prolong_trial,
    buy_device,
    return_device,
    take_in_repair,
    lend_device,
    finish_repair,
    give_up_repair,
    note_insurance,
)
