"""Tests of the tools for xrays of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "panoramic", "dentist_id": "de-6626"}, ["xr-2248"]),
        ({"taken_from": "2026-10-03"}, ["xr-8149", "xr-5461"]),
        ({"patient_id": "pa-3117"}, ["xr-1688"]),
    ],
)
def test_find_xrays_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_xrays", **filters) == ids


def test_find_xrays_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_xrays", page=5)
    assert ids == ["xr-9026", "xr-3205", "xr-6675", "xr-4279", "xr-2048", "xr-7526", "xr-3714", "xr-3498"]


def test_find_xrays_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_xrays", patient_id="pa-1697") == []


def test_take_xray_adds_a_x_ray(bench: Bench) -> None:
    bench.call("take_xray", patient_id="pa-2629", kind="panoramic")
    assert bench.changes() == [
        inserted(
            "xrays",
            "xr-5962",
            patient_id="pa-2629",
            kind="panoramic",
            dentist_id="de-6000",
            taken_on="2026-10-06",
        ),
    ]


def test_take_xray_is_allowed(bench: Bench) -> None:
    bench.arrange("xrays", "xr-1538", taken_on="2024-10-06")
    bench.call("take_xray", patient_id="pa-3836", kind="panoramic")


def test_take_xray_is_allowed_when_patient_id_is_pa_3117_when_patient_id_is_pa_3117(bench: Bench) -> None:
    bench.arrange("xrays", "xr-2408", patient_id="pa-3117")
    bench.arrange("xrays", "xr-3840", patient_id="pa-3117")
    bench.arrange("xrays", "xr-4682", taken_on="2025-10-06")
    bench.call("take_xray", patient_id="pa-2629", kind="single_tooth")


def test_take_xray_is_allowed_2(bench: Bench) -> None:
    bench.arrange("xrays", "xr-2408", patient_id="pa-3117")
    bench.arrange("xrays", "xr-3840", patient_id="pa-3117")
    bench.arrange("xrays", "xr-4682", kind="panoramic")
    bench.call("take_xray", patient_id="pa-2629", kind="single_tooth")


def test_take_xray_is_refused_because_the_last_panoramic_x_ray_is_less_than_two_years_old(bench: Bench) -> None:
    sentence = bench.refusal("take_xray", patient_id="pa-5251", kind="panoramic")
    assert sentence == "The last panoramic X-ray is less than two years old."


def test_take_xray_is_refused_because_the_patient_had_four_such_x_rays_in_the_last_year(bench: Bench) -> None:
    bench.arrange("xrays", "xr-2408", patient_id="pa-3117")
    bench.arrange("xrays", "xr-3840", patient_id="pa-3117")
    sentence = bench.refusal("take_xray", patient_id="pa-2629", kind="single_tooth")
    assert sentence == "The patient had four such X-rays in the last year."
