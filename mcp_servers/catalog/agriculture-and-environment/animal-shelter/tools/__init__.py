"""Tools of Harbour Hill animal shelter."""

from mcp_servers.runtime import reads, writes

from .adoptions import (
    cancel_adoption,
    find_adoptions,
    hand_over_animal,
    lapse_adoption,
    reserve_animal,
    take_back_animal,
)
from .animals import (
    end_quarantine,
    find_animals,
    get_animal,
    move_animal,
    neuter_animal,
    record_bite,
    report_animals,
    take_in_animal,
    vaccinate_animal,
)
from .applicants import find_applicants, get_applicant, note_home_visit
from .kennels import find_kennels, get_kennel
from .stays import find_stays, start_foster_stay

TOOLS = reads(
    find_animals,
    find_kennels,
    find_applicants,
    find_adoptions,
    find_stays,
    get_animal,
    get_applicant,
    get_kennel,
    report_animals,
) + writes(
    take_in_animal,
    end_quarantine,
    move_animal,
    vaccinate_animal,
    neuter_animal,
    record_bite,
    note_home_visit,
    reserve_animal,
    hand_over_animal,
    cancel_adoption,
    lapse_adoption,
    take_back_animal,
    start_foster_stay,
)
