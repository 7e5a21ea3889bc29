"""Ids that nobody has, given to the tools of Polderpost parcel lockers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_parcel", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("get_station", {"station_id": "xx-0000"}, "No station has this id."),
        ("load_parcel", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("unload_parcel", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("store_parcel", {"parcel_id": "xx-0000", "compartment_id": "cm-5228"}, "No parcel has this id."),
        ("store_parcel", {"parcel_id": "pa-1010", "compartment_id": "xx-0000"}, "No compartment has this id."),
        ("change_compartment", {"parcel_id": "xx-0000", "compartment_id": "cm-5598"}, "No parcel has this id."),
        ("change_compartment", {"parcel_id": "pa-1010", "compartment_id": "xx-0000"}, "No compartment has this id."),
        ("keep_longer", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("record_payment", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("hand_over_parcel", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("send_parcel_back", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("redirect_parcel", {"parcel_id": "xx-0000", "station_id": "st-8371"}, "No parcel has this id."),
        ("redirect_parcel", {"parcel_id": "pa-1010", "station_id": "xx-0000"}, "No station has this id."),
        ("report_fault", {"compartment_id": "xx-0000", "remark": "Hinge broken."}, "No compartment has this id."),
        ("repair_fault", {"fault_id": "xx-0000"}, "No fault has this id."),
        ("shut_station", {"station_id": "xx-0000"}, "No station has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
