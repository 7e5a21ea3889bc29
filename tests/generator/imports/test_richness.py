"""What lets more of a document become servers: states that updates set, tags, and groups that are put together."""

import pytest

from generator.complexification import MOST_ROWS
from generator.database.streams import Stream
from generator.database.vocabulary import expand
from generator.sources.recognition.composition import Composed, compose
from generator.sources.recognition.lexicon import read
from generator.sources.surface import Method, Property, Surface


def text(*names: str) -> tuple[Property, ...]:
    return tuple(Property(name, "string") for name in names)


def surface(*methods: Method, **schemas: tuple[Property, ...]) -> Surface:
    return Surface("depot", "1", "Depot", "", schemas, methods)


def kept(
    noun: str, *verbs: str, given: tuple[Property, ...] = (), shown: tuple[Property, ...] = ()
) -> tuple[list[Method], dict[str, tuple[Property, ...]]]:
    """Return the methods that keep things of one kind, and the schemas that they speak of."""
    own = f"{noun}Id"
    taken = {
        "Create": (*text("name"), *given),
        "Update": (*text(own, "name"), *given),
        "List": (),
    }
    methods = [
        Method(
            "",
            f"{verb}{noun}s" if verb == "List" else f"{verb}{noun}",
            "",
            "",
            taken.get(verb, text(own)),
            response=noun,
        )
        for verb in verbs
    ]
    return methods, {noun: (*text(own, "name"), *given, *shown)}


def depot(*kinds: tuple[list[Method], dict[str, tuple[Property, ...]]]) -> Surface:
    methods = [method for found, _ in kinds for method in found]
    schemas = {name: one for _, found in kinds for name, one in found.items()}
    return surface(*methods, **schemas)


def only(found: tuple[list[Composed], dict[str, str]]) -> Composed:
    assert len(found[0]) == 1
    return found[0][0]


CRUD = ("Create", "Get", "List", "Update", "Delete")


def states(*values: str, name: str = "status") -> Property:
    return Property(name, "string", values=values)


def test_a_things_own_status_counts_before_that_of_a_detail() -> None:
    shown = (states("GOOD", "BAD", name="batteryStatus"), states("ENABLED", "DISABLED"))
    fields = only(compose(depot(kept("Scale", *CRUD, shown=shown)))).entities["scale"]["fields"]
    assert fields["status"] == "enabled | disabled, default enabled"
    assert fields["battery_status"].startswith("good | bad")


def test_updates_set_states_that_people_choose() -> None:
    found = only(compose(depot(kept("Scale", *CRUD, shown=(states("ENABLED", "DISABLED"),)))))
    assert "status" in found.operations["update_scale"]["change"]


def test_updates_do_not_set_states_that_a_service_reports() -> None:
    found = only(compose(depot(kept("Scale", *CRUD, shown=(states("HEALTHY", "DEGRADED", "FAILED"),)))))
    assert "status" not in found.operations["update_scale"]["change"]
    assert "nothing in it has a lifecycle" in found.wanting


@pytest.mark.parametrize(
    ("given", "values"),
    [
        (Property("printingEnabled", "boolean"), "enabled | disabled"),
        (Property("disablePrinting", "boolean"), "enabled | disabled"),
        (states("DRAFT", "PUBLISHED", name="visibility"), "draft | published"),
    ],
)
def test_what_an_update_switches_is_a_state_that_closes_nothing(given: Property, values: str) -> None:
    reported = states("HEALTHY", "DEGRADED")
    found = only(compose(depot(kept("Scale", *CRUD, given=(given,), shown=(reported,)))))
    changed = next(name for name in found.operations["update_scale"]["change"] if name not in ("name", "status"))
    assert str(found.entities["scale"]["fields"][changed]).startswith(values)
    assert "nothing in it has a lifecycle" not in found.wanting
    assert "require" not in found.operations["update_scale"]


def test_a_truth_about_something_else_is_no_state() -> None:
    found = only(compose(depot(kept("Scale", *CRUD, given=(Property("readOnly", "boolean"),)))))
    assert found.entities["scale"]["fields"]["read_only"].startswith("boolean")


def test_updates_change_what_small_objects_hold() -> None:
    address = Property("address", "object", properties=text("city", "street"))
    found = only(compose(depot(kept("Scale", *CRUD, given=(address,)))))
    assert {"address_city", "address_street"} <= set(found.operations["update_scale"]["change"])


def test_what_one_verb_switches_off_another_switches_on_again() -> None:
    shown = (states("ENABLED", "DISABLED"),)
    found = only(compose(depot(kept("Scale", "Create", "Get", "List", "Enable", "Disable", shown=shown))))
    assert found.operations["enable_scale"]["move"].endswith("to enabled")
    assert found.operations["disable_scale"]["move"].endswith("to disabled")


def test_what_is_deleted_is_shown_as_such_where_a_document_has_a_state_for_it() -> None:
    shown = (states("CREATE_COMPLETE", "DELETE_COMPLETE"),)
    found = only(compose(depot(kept("Stock", "Create", "Get", "List", "Delete", shown=shown))))
    assert found.operations["delete_stock"]["move"].endswith("to delete_complete")


def test_tagging_makes_a_tag_and_untagging_deletes_one() -> None:
    scale, schemas = kept("Scale", *CRUD)
    tags = [
        Method("", "ListTagsForResource", "", "", text("resourceArn"), response="Tags"),
        Method("", "TagResource", "", "", (*text("resourceArn"), Property("tags", "object"))),
        Method("", "UntagResource", "", "", text("resourceArn", "tagKeys")),
    ]
    found = only(compose(surface(*scale, *tags, Tags=(Property("tags", "object"),), **schemas)))
    assert found.operations["tag_resource"]["create"] == "tag"
    assert found.operations["untag_resource"]["delete"] == "tag"
    assert found.entities["tag"]["fields"]["resource"].startswith("-> scale")
    assert found.wanting == ("nothing in it has a lifecycle",)


def test_tags_that_nothing_shows_are_not_kept() -> None:
    scale, schemas = kept("Scale", *CRUD)
    tagged = Method("", "TagResource", "", "", text("resourceArn"))
    found, omitted = compose(surface(*scale, tagged, **schemas))
    assert "tag" not in found[0].entities
    assert "TagResource" in omitted


def linked(first: str, second: str) -> list[tuple[list[Method], dict[str, tuple[Property, ...]]]]:
    """Return two kinds of things, the second of the first, neither of which lives."""
    return [kept(first, *CRUD), kept(second, *CRUD, given=text(f"{first}Id"))]


def living(noun: str) -> tuple[list[Method], dict[str, tuple[Property, ...]]]:
    return kept(noun, "Create", "Get", "List", "Update", "Approve", "Reject", "Cancel", "Delete")


def test_groups_too_poor_for_a_server_make_one_together() -> None:
    tied = depot(*linked("Pallet", "Crate"))
    assert only(compose(tied)).wanting == ("nothing in it has a lifecycle",)
    alone = depot(living("Voucher"))
    assert only(compose(alone)).wanting == ("nothing in it is tied to anything else",)
    both = only(compose(depot(*linked("Pallet", "Crate"), living("Voucher"))))
    assert not both.wanting
    assert len(both.operations) == len(only(compose(tied)).operations) + len(only(compose(alone)).operations)


def test_a_poor_group_gets_the_branch_that_a_rich_one_can_spare() -> None:
    voucher = living("Voucher")
    permit = kept("Permit", "Create", "Get", "List", "Approve", "Delete")
    kinds = [voucher, kept("Stamp", *CRUD, given=text("VoucherId")), permit, *linked("Pallet", "Crate")]
    found, _ = compose(depot(*kinds))
    assert len(found) == 2
    assert not any(one.wanting for one in found)
    kept_by = {label: number for number, one in enumerate(found) for label in one.entities}
    assert kept_by["voucher"] == kept_by["stamp"] != kept_by["pallet"] == kept_by["crate"] == kept_by["permit"]


def test_nothing_is_in_two_servers_but_to_be_looked_up() -> None:
    kinds = [living("Voucher"), kept("Stamp", *CRUD, given=text("VoucherId")), *linked("Pallet", "Crate")]
    found, _ = compose(depot(*kinds, kept("Permit", "Create", "Get", "List", "Approve", "Delete")))
    writes = [
        tool for one in found for tool, made in one.operations.items() if not made.keys() & {"search", "get", "report"}
    ]
    assert len(writes) == len(set(writes))


def test_a_name_is_a_things_own_even_where_something_else_is_called_a_name() -> None:
    found = only(compose(depot(kept("Scale", *CRUD), kept("DomainName", *CRUD))))
    assert not str(found.entities["scale"]["fields"]["name"]).startswith("->")


def test_a_long_noun_gives_a_short_name() -> None:
    noun = "RemoteAutomaticHydraulicContainerUnloadingEquipment"
    kinds = [*linked(noun, "Crate"), living("Voucher"), kept("Stamp", *CRUD, given=text("VoucherId"))]
    found, _ = compose(depot(*kinds))
    assert all(len(one.name) <= 60 for one in found)


def test_labels_have_different_names_in_the_largest_table() -> None:
    symbol = read("nouns")["label"]["title"]["name"].split(", ")[1]
    names = {expand(symbol, Stream("names", number)) for number in range(20 * MOST_ROWS)}
    assert len(names) > 2 * MOST_ROWS
