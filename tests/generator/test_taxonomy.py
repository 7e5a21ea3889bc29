"""The map of categories and groups, and where surfaces land in it."""

from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from generator.sources import aws
from generator.sources.discovery.document import apis
from generator.sources.documents import find_documents
from generator.sources.recognition.words import singular, words_of
from generator.sources.surface import Method, Surface
from generator.taxonomy import MAP, categories, groups, place, reviewed, scores, settle, text_of
from generator.taxonomy_proposal import Placed, main, propose
from mcp_servers.contracts import InputError


def test_twenty_categories_have_two_to_four_groups_each() -> None:
    sizes = {category: sum(group.category == category for group in groups()) for category in categories()}
    assert len(sizes) == 20
    assert set(sizes.values()) <= {2, 3, 4}
    assert 50 <= len(groups()) <= 60


def test_no_two_groups_share_a_name() -> None:
    names = [name for group in groups() for name in (group.name, *group.also)]
    assert sorted(set(names)) == sorted(names)


def test_a_group_says_each_word_once_and_as_one_word() -> None:
    content = yaml.safe_load(MAP.read_text("utf-8"))
    for group in groups():
        words = [word for weight in content[group.category][group.name]["words"].values() for word in weight]
        assert [word for word in words if words_of(word) != (word,)] == []
        assert sorted(map(singular, words)) == sorted(group.words)


@pytest.mark.parametrize("kind", ["google", "aws", "products"])
def test_a_name_is_reviewed_once(kind: str) -> None:
    names = [name for group in groups() for name in group.names.get(kind, ())]
    assert len(names) > 300
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("group", groups(), ids=lambda group: group.name)
def test_every_group_is_reached_by_its_own_words(group) -> None:  # type: ignore[no-untyped-def]
    strong = " ".join(word for word, weight in group.words.items() if weight == max(group.words.values()))
    assert place("unseen", strong) == group.pair


def test_every_api_of_google_is_reviewed_and_every_reviewed_one_exists() -> None:
    pytest.importorskip("googleapiclient", reason="google-api-python-client is not installed")
    named = {name for group in groups() for name in group.names.get("google", ())}
    assert named == set(apis())


@pytest.mark.skipif(find_spec("botocore") is None, reason="botocore is not installed")
def test_every_service_of_aws_is_reviewed_and_every_reviewed_one_exists() -> None:
    named = {name for group in groups() for name in group.names.get("aws", ())}
    assert named == set(aws.services())


@pytest.mark.parametrize("name", find_documents())
def test_the_taxonomy_of_every_requirement_document_is_in_the_map(name: str) -> None:
    lines = find_documents()[name].read_text("utf-8").splitlines()
    category, group = yaml.safe_load(next(line for line in lines if line.startswith("taxonomy:")))["taxonomy"]
    assert settle((category, group)) in [one.pair for one in groups()]


@pytest.mark.parametrize(
    ("taxonomy", "message"),
    [
        (
            ("Leisure", "Shows and tickets"),
            "there is no group 'Shows and tickets' in 'Leisure'; it is in 'Culture and leisure'",
        ),
        (
            ("Logistics", "Cranes"),
            "there is no group 'Cranes' in 'Logistics'; it has 'Warehousing', 'Shipping and delivery'",
        ),
        (
            ("Retail and trade", "Cranes"),
            "there is no category 'Retail and trade'; the nearest is 'Retail and commerce', and all are 'Travel",
        ),
    ],
)
def test_a_taxonomy_outside_the_map_is_told_what_would_be_right(taxonomy: tuple[str, str], message: str) -> None:
    with pytest.raises(InputError, match=message):
        settle(taxonomy)


def test_a_narrower_name_settles_in_its_group() -> None:
    assert settle(("Retail and commerce", "Florists")) == ("Retail and commerce", "Local shops and repairs")


@pytest.mark.parametrize(
    ("name", "source", "group"),
    [
        ("classroom", "google", "Schools and courses"),
        ("health", "google", "Fitness and wellbeing"),
        ("health", "aws", "Incidents and monitoring"),
        ("ecs", "aws", "Servers and containers"),
        ("ecs", "", "Servers and containers"),
        ("mcp-server-asana", "", "Projects and tasks"),
        ("google-calendar-cocal", "", "Calendars and scheduling"),
        ("amadeus-hotel-search", "", "Hotels"),
        ("stripe_payments", "", "Payments and subscriptions"),
    ],
)
def test_a_reviewed_name_decides(name: str, source: str, group: str) -> None:
    assert place(name, "weather forecast and temperature", source)[1] == group


def test_a_name_of_a_source_is_not_taken_for_a_product() -> None:
    assert reviewed("asana", "aws") is None
    assert reviewed("asana") == ("Office and collaboration", "Projects and tasks")


@pytest.mark.parametrize(
    ("text", "group"),
    [
        ("Harbour office: berths, ferries and sailings, and the vehicles on deck", "Ferries and ports"),
        ("Veterinary farm records. list_cows record_milking create_herd move_herd_to_field", "Farming"),
        ("createShipment cancelShipment trackParcel printLabel listCarriers schedulePickup", "Shipping and delivery"),
        ("Studio rota: publish_shift swap_shift request_leave approve_leave list_holidays", "Time and absence"),
        ("A recipe box: find recipes by ingredient, plan meals, count calories", "Food and recipes"),
        ("Live exchange rates of currencies and prices of stocks and coins", "Markets and currencies"),
        ("search_papers get_citations list_authors by DOI in journals and preprints", "Papers and data sets"),
        ("open_pull_request merge_branch list_commits review_code", "Code and delivery"),
        ("acknowledge_incident list_alerts escalate_incident get_oncall", "Incidents and monitoring"),
        ("Apartments: tenants, leases, rent and repairs of the landlord", "Homes and lettings"),
    ],
)
def test_an_unseen_text_lands_where_a_person_would_put_it(text: str, group: str) -> None:
    assert place("unseen", text)[1] == group


def test_a_text_that_says_nothing_is_refused() -> None:
    with pytest.raises(
        InputError, match=r"nothing tells where 'xq' belongs; name it in generator/reviewed_names\.yaml"
    ):
        place("xq", "zzz")


def test_a_title_outweighs_the_names_of_many_methods() -> None:
    methods = tuple(Method("", verb, "", "", ()) for verb in ("listProjects", "getProject", "listTasks", "listBoards"))
    surface = Surface("unseen", "1", "Ferry berths of the harbour", "", {}, methods)
    points = scores(text_of(surface))
    assert max(points, key=lambda pair: points[pair])[1] == "Ferries and ports"


def test_clusters_show_what_the_map_makes_of_them() -> None:
    ferries = [Placed(f"ferry-{n}", f"ferry berth sailing harbour deck {n}", ("Travel", "Ports")) for n in range(12)]
    cows = [Placed(f"cow-{n}", f"cow herd milk barn pasture {n}", ("Farms", "Herds")) for n in range(11)]
    astray = Placed("astray", "cow herd milk barn pasture", ("Travel", "Ports"))
    found = sorted(propose([*ferries, *cows, astray]))
    assert [part.split(" about ")[0] for part in found] == ["12", "12"]
    mixed = next(part for part in found if "cow-0" in part)
    assert mixed.splitlines()[-1] == "  1 in Travel / Ports: astray"


def test_too_few_documents_give_no_clusters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "asana.json"
    file.write_text('{"tools": [{"name": "list_tasks"}]}', "utf-8")
    assert main(["--tools", str(file)]) == 2
    assert "1 documents give no clusters; 24 or more do" in capsys.readouterr().err
