"""Solutions and verifications of programmatic tasks on St Brigid's letters."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_dictated_on_among_letters_of_doctor_in_detail_patient_admitted_on_until_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str, patient_admitted_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest date of dictation of the letters meant."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_letter", letter_id=letter["id"])
        for doctor in every_item(tools, "find_doctors", ward_id=ward["id"], grade=grade)
        for letter in every_item(tools, "find_letters", author_id=doctor["id"])
    ]
    found = [
        letter
        for letter in found
        if tools("get_patient", patient_id=letter["patient_id"])["admitted_on"] <= patient_admitted_on_until
    ]
    chosen = min(found, key=lambda letter: letter["dictated_on"])
    return {"letter_number": chosen["number"], "date_of_dictation": chosen["dictated_on"]}


def verify_earliest_dictated_on_among_letters_of_doctor_in_detail_patient_admitted_on_until_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "letter number": given.get("letter_number") == truth["letter_number"],
        "date of dictation": given.get("date_of_dictation") == truth["date_of_dictation"],
        "nothing changed": before == after,
    }


def solve_earliest_born_on_of_patients_by_practice_and_consent(
    tools: Tools, *, practice_name: str, consent: str
) -> dict[str, Json]:
    """Find the one with the earliest date of birth of the patients meant."""
    practice = tools("find_practices", name=practice_name)["items"][0]
    chosen = min(
        [
            tools("get_patient", patient_id=patient["id"])
            for patient in every_item(tools, "find_patients", practice_id=practice["id"], consent=consent)
        ],
        key=lambda patient: patient["born_on"],
    )
    return {"name": chosen["name"], "date_of_birth": chosen["born_on"]}


def verify_earliest_born_on_of_patients_by_practice_and_consent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "date of birth": given.get("date_of_birth") == truth["date_of_birth"],
        "nothing changed": before == after,
    }


def solve_ranking_by_dictated_on_of_letters_of_doctor_in_detail_patient_admitted_on_until_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str, patient_admitted_on_until: str, top: int
) -> dict[str, Json]:
    """Put the letters meant in order by date of dictation, and list the first ones."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_letter", letter_id=letter["id"])
        for doctor in every_item(tools, "find_doctors", ward_id=ward["id"], grade=grade)
        for letter in every_item(tools, "find_letters", author_id=doctor["id"])
    ]
    found = [
        letter
        for letter in found
        if tools("get_patient", patient_id=letter["patient_id"])["admitted_on"] <= patient_admitted_on_until
    ]
    ranked = sorted(found, key=lambda letter: letter["dictated_on"])[:top]
    return {"letter_numbers": [letter["number"] for letter in ranked]}


def verify_ranking_by_dictated_on_of_letters_of_doctor_in_detail_patient_admitted_on_until_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "letter numbers": given.get("letter_numbers") == truth["letter_numbers"],
        "nothing changed": before == after,
    }


def solve_patient_with_most_letters_by_practice_and_consent(
    tools: Tools, *, practice_name: str, consent: str
) -> dict[str, Json]:
    """Find out which of the patients meant has the most letters."""
    practice = tools("find_practices", name=practice_name)["items"][0]
    counted = [
        (tools("find_letters", patient_id=patient["id"])["total"], patient)
        for patient in every_item(tools, "find_patients", practice_id=practice["id"], consent=consent)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "letters": most}


def verify_patient_with_most_letters_by_practice_and_consent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of letters": given.get("letters") == truth["letters"],
        "nothing changed": before == after,
    }


def solve_earliest_dictated_on_among_letters_of_doctor_in_detail_patient_born_on_until_by_ward(
    tools: Tools, *, ward_name: str, patient_born_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest date of dictation of the letters meant."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_letter", letter_id=letter["id"])
        for doctor in every_item(tools, "find_doctors", ward_id=ward["id"])
        for letter in every_item(tools, "find_letters", author_id=doctor["id"])
    ]
    found = [
        letter
        for letter in found
        if tools("get_patient", patient_id=letter["patient_id"])["born_on"] <= patient_born_on_until
    ]
    chosen = min(found, key=lambda letter: letter["dictated_on"])
    return {"letter_number": chosen["number"], "date_of_dictation": chosen["dictated_on"]}


def verify_earliest_dictated_on_among_letters_of_doctor_in_detail_patient_born_on_until_by_ward(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "letter number": given.get("letter_number") == truth["letter_number"],
        "date of dictation": given.get("date_of_dictation") == truth["date_of_dictation"],
        "nothing changed": before == after,
    }


def solve_withdraw_consent_with_earliest_born_on_by_practice_and_consent(
    tools: Tools, *, practice_name: str, consent: str
) -> dict[str, Json]:
    """Withdraw consent the patient with the earliest date of birth, no other."""
    practice = tools("find_practices", name=practice_name)["items"][0]
    patient = min(
        [
            tools("get_patient", patient_id=patient["id"])
            for patient in every_item(tools, "find_patients", practice_id=practice["id"], consent=consent)
        ],
        key=lambda patient: patient["born_on"],
    )
    tools("withdraw_consent", patient_id=patient["id"])
    return {"date_of_birth": patient["born_on"]}


def verify_withdraw_consent_with_earliest_born_on_by_practice_and_consent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of birth must be right, and one patient must have changed."""
    given = answer or {}
    changed = [row for key, row in after["patients"].items() if row != before["patients"].get(key)]
    return {
        "date of birth": given.get("date_of_birth") == truth["date_of_birth"],
        "one changed": len(changed) == 1,
        "consent is withdrawn": all(row["consent"] == "withdrawn" for row in changed),
    }


def solve_return_letter_for_first_by_dictated_on_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Return the first few of the letters meant, in order by date of dictation."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = list(every_item(tools, "find_letters", ward_id=ward["id"], status=status))
    first = sorted(found, key=lambda letter: letter["dictated_on"])[:quota]
    for letter in first:
        tools("return_letter", letter_id=letter["id"])
    return {"letter_numbers": [letter["number"] for letter in first]}


def verify_return_letter_for_first_by_dictated_on_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "letter numbers": given.get("letter_numbers") == truth["letter_numbers"],
        "as many changed": len(changed) == len(truth["letter_numbers"]),
        "status is draft": all(row["status"] == "draft" for row in changed),
    }


def solve_type_letter_for_each_by_ward_and_status(tools: Tools, *, ward_name: str, status: str) -> dict[str, Json]:
    """Type each of the letters meant, and count them."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = list(every_item(tools, "find_letters", ward_id=ward["id"], status=status))
    for letter in found:
        tools("type_letter", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_type_letter_for_each_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters": given.get("letters") == truth["letters"],
        "as many changed": len(changed) == truth["letters"],
        "status is typed": all(row["status"] == "typed" for row in changed),
    }


def solve_ranking_by_dictated_on_of_letters_of_doctor_in_detail_patient_born_on_until_by_ward(
    tools: Tools, *, ward_name: str, patient_born_on_until: str, top: int
) -> dict[str, Json]:
    """Put the letters meant in order by date of dictation, and list the first ones."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_letter", letter_id=letter["id"])
        for doctor in every_item(tools, "find_doctors", ward_id=ward["id"])
        for letter in every_item(tools, "find_letters", author_id=doctor["id"])
    ]
    found = [
        letter
        for letter in found
        if tools("get_patient", patient_id=letter["patient_id"])["born_on"] <= patient_born_on_until
    ]
    ranked = sorted(found, key=lambda letter: letter["dictated_on"])[:top]
    return {"letter_numbers": [letter["number"] for letter in ranked]}


def verify_ranking_by_dictated_on_of_letters_of_doctor_in_detail_patient_born_on_until_by_ward(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "letter numbers": given.get("letter_numbers") == truth["letter_numbers"],
        "nothing changed": before == after,
    }


def solve_send_addendum_where_allowed_of_doctor_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str
) -> dict[str, Json]:
    """Send those of the addenda meant for which that is allowed."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        addendum
        for doctor in every_item(tools, "find_doctors", ward_id=ward["id"], grade=grade)
        for addendum in every_item(tools, "find_addenda", doctor_id=doctor["id"])
    ]
    done = refused = 0
    for addendum in found:
        try:
            tools("send_addendum", addendum_id=addendum["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_send_addendum_where_allowed_of_doctor_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of addenda must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addenda"].items() if row != before["addenda"].get(key)]
    return {
        "number of addenda done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is sent": all(row["status"] == "sent" for row in changed),
    }


def solve_type_letter_for_each_by_author_and_status(tools: Tools, *, doctor_name: str, status: str) -> dict[str, Json]:
    """Type each of the letters meant, and count them."""
    doctor = tools("find_doctors", name=doctor_name)["items"][0]
    found = list(every_item(tools, "find_letters", author_id=doctor["id"], status=status))
    for letter in found:
        tools("type_letter", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_type_letter_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters": given.get("letters") == truth["letters"],
        "as many changed": len(changed) == truth["letters"],
        "status is typed": all(row["status"] == "typed" for row in changed),
    }


def solve_earliest_dictated_on_among_letters_in_detail_patient_admitted_on_until_by_ward(
    tools: Tools, *, ward_name: str, patient_admitted_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest date of dictation of the letters meant."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_letter", letter_id=letter["id"]) for letter in every_item(tools, "find_letters", ward_id=ward["id"])
    ]
    found = [
        letter
        for letter in found
        if tools("get_patient", patient_id=letter["patient_id"])["admitted_on"] <= patient_admitted_on_until
    ]
    chosen = min(found, key=lambda letter: letter["dictated_on"])
    return {"letter_number": chosen["number"], "date_of_dictation": chosen["dictated_on"]}


def verify_earliest_dictated_on_among_letters_in_detail_patient_admitted_on_until_by_ward(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "letter number": given.get("letter_number") == truth["letter_number"],
        "date of dictation": given.get("date_of_dictation") == truth["date_of_dictation"],
        "nothing changed": before == after,
    }


def solve_earliest_dictated_on_of_letters_by_patient(tools: Tools, *, patient_name: str) -> dict[str, Json]:
    """Find the one with the earliest date of dictation of the letters meant."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    chosen = min(
        [
            tools("get_letter", letter_id=letter["id"])
            for letter in every_item(tools, "find_letters", patient_id=patient["id"])
        ],
        key=lambda letter: letter["dictated_on"],
    )
    return {"letter_number": chosen["number"], "date_of_dictation": chosen["dictated_on"]}


def verify_earliest_dictated_on_of_letters_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "letter number": given.get("letter_number") == truth["letter_number"],
        "date of dictation": given.get("date_of_dictation") == truth["date_of_dictation"],
        "nothing changed": before == after,
    }


def solve_send_addendum_where_allowed_of_doctor_by_ward(tools: Tools, *, ward_name: str) -> dict[str, Json]:
    """Send those of the addenda meant for which that is allowed."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        addendum
        for doctor in every_item(tools, "find_doctors", ward_id=ward["id"])
        for addendum in every_item(tools, "find_addenda", doctor_id=doctor["id"])
    ]
    done = refused = 0
    for addendum in found:
        try:
            tools("send_addendum", addendum_id=addendum["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_send_addendum_where_allowed_of_doctor_by_ward(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of addenda must have changed."""
    given = answer or {}
    changed = [row for key, row in after["addenda"].items() if row != before["addenda"].get(key)]
    return {
        "number of addenda done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is sent": all(row["status"] == "sent" for row in changed),
    }
