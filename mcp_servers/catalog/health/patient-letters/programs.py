"""Solutions and verifications of programmatic tasks on St Brigid's letters."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_return_letter_for_each_by_recipient_and_status(
    tools: Tools, *, practice_name: str, status: str
) -> dict[str, Json]:
    """Return each of the letters meant, and count them."""
    practice = tools("find_practices", name=practice_name)["items"][0]
    found = list(every_item(tools, "find_letters", recipient_id=practice["id"], status=status))
    for letter in found:
        tools("return_letter", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_return_letter_for_each_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters": given.get("letters") == truth["letters"],
        "as many changed": len(changed) == truth["letters"],
        "status is draft": all(row["status"] == "draft" for row in changed),
    }


def solve_note_consent_with_earliest_born_on_by_practice_and_consent(
    tools: Tools, *, practice_name: str, consent: str
) -> dict[str, Json]:
    """Note consent the patient with the earliest date of birth, no other."""
    practice = tools("find_practices", name=practice_name)["items"][0]
    patient = min(
        [
            tools("get_patient", patient_id=patient["id"])
            for patient in every_item(tools, "find_patients", practice_id=practice["id"], consent=consent)
        ],
        key=lambda patient: patient["born_on"],
    )
    tools("note_consent", patient_id=patient["id"])
    return {"date_of_birth": patient["born_on"]}


def verify_note_consent_with_earliest_born_on_by_practice_and_consent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of birth must be right, and one patient must have changed."""
    given = answer or {}
    changed = [row for key, row in after["patients"].items() if row != before["patients"].get(key)]
    return {
        "date of birth": given.get("date_of_birth") == truth["date_of_birth"],
        "one changed": len(changed) == 1,
        "consent is given": all(row["consent"] == "given" for row in changed),
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


def solve_letter_with_most_addenda_by_author_and_status(
    tools: Tools, *, doctor_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the letters meant has the most addenda."""
    doctor = tools("find_doctors", name=doctor_name)["items"][0]
    counted = [
        (tools("find_addenda", letter_id=letter["id"])["total"], letter)
        for letter in every_item(tools, "find_letters", author_id=doctor["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"letter_number": chosen["number"], "addenda": most}


def verify_letter_with_most_addenda_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "letter number": given.get("letter_number") == truth["letter_number"],
        "number of addenda": given.get("addenda") == truth["addenda"],
        "nothing changed": before == after,
    }


def solve_ward_with_most_letters_in_report_letters_by_author_and_status(
    tools: Tools, *, doctor_name: str, status: str
) -> dict[str, Json]:
    """Find the ward with the highest letters in a report."""
    doctor = tools("find_doctors", name=doctor_name)["items"][0]
    largest = max(
        every_item(tools, "report_letters", author_id=doctor["id"], status=status), key=lambda group: group["letters"]
    )
    return {"ward": largest["ward_name"], "letters": largest["letters"]}


def verify_ward_with_most_letters_in_report_letters_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ward": given.get("ward") == truth["ward"],
        "letters": given.get("letters") == truth["letters"],
        "nothing changed": before == after,
    }


def solve_note_consent_for_each_by_practice_and_consent(
    tools: Tools, *, practice_name: str, consent: str
) -> dict[str, Json]:
    """Note consent each of the patients meant, and count them."""
    practice = tools("find_practices", name=practice_name)["items"][0]
    found = list(every_item(tools, "find_patients", practice_id=practice["id"], consent=consent))
    for patient in found:
        tools("note_consent", patient_id=patient["id"])
    return {"patients": len(found)}


def verify_note_consent_for_each_by_practice_and_consent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many patients must have changed."""
    given = answer or {}
    changed = [row for key, row in after["patients"].items() if row != before["patients"].get(key)]
    return {
        "number of patients": given.get("patients") == truth["patients"],
        "as many changed": len(changed) == truth["patients"],
        "consent is given": all(row["consent"] == "given" for row in changed),
    }


def solve_withhold_letter_with_earliest_dictated_on_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str
) -> dict[str, Json]:
    """Withhold the letter with the earliest date of dictation, no other."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    letter = min(
        [
            tools("get_letter", letter_id=letter["id"])
            for letter in every_item(tools, "find_letters", ward_id=ward["id"], status=status)
        ],
        key=lambda letter: letter["dictated_on"],
    )
    tools("withhold_letter", letter_id=letter["id"])
    return {"date_of_dictation": letter["dictated_on"]}


def verify_withhold_letter_with_earliest_dictated_on_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of dictation must be right, and one letter must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "date of dictation": given.get("date_of_dictation") == truth["date_of_dictation"],
        "one changed": len(changed) == 1,
        "status is withheld": all(row["status"] == "withheld" for row in changed),
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


def solve_ward_with_most_letters_in_report_letters_by_author(tools: Tools, *, doctor_name: str) -> dict[str, Json]:
    """Find the ward with the highest letters in a report."""
    doctor = tools("find_doctors", name=doctor_name)["items"][0]
    largest = max(every_item(tools, "report_letters", author_id=doctor["id"]), key=lambda group: group["letters"])
    return {"ward": largest["ward_name"], "letters": largest["letters"]}


def verify_ward_with_most_letters_in_report_letters_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ward": given.get("ward") == truth["ward"],
        "letters": given.get("letters") == truth["letters"],
        "nothing changed": before == after,
    }


def solve_type_letter_for_each_by_recipient_and_status(
    tools: Tools, *, practice_name: str, status: str
) -> dict[str, Json]:
    """Type each of the letters meant, and count them."""
    practice = tools("find_practices", name=practice_name)["items"][0]
    found = list(every_item(tools, "find_letters", recipient_id=practice["id"], status=status))
    for letter in found:
        tools("type_letter", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_type_letter_for_each_by_recipient_and_status(
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


def solve_send_letter_with_earliest_dictated_on_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str
) -> dict[str, Json]:
    """Send the letter with the earliest date of dictation, no other."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    letter = min(
        [
            tools("get_letter", letter_id=letter["id"])
            for letter in every_item(tools, "find_letters", ward_id=ward["id"], status=status)
        ],
        key=lambda letter: letter["dictated_on"],
    )
    tools("send_letter", letter_id=letter["id"])
    return {"date_of_dictation": letter["dictated_on"]}


def verify_send_letter_with_earliest_dictated_on_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of dictation must be right, and one letter must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "date of dictation": given.get("date_of_dictation") == truth["date_of_dictation"],
        "one changed": len(changed) == 1,
        "status is sent": all(row["status"] == "sent" for row in changed),
    }
