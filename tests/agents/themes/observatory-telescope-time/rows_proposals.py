def rows(tables, random):
    """Hand in 64 proposals between May and October; what is older has been decided on."""
    made, number = [], 401
    for _ in range(64):
        month, day = random.randint(5, 10), random.randint(1, 28)
        if month == 10:
            day = random.randint(1, 5)
        decided = month < 9
        made.append(
            {
                "number": f"P-{number}",
                "observer": random.choice(tables["observers"])["id"],
                "target": random.choice(tables["targets"])["id"],
                "hours": random.randint(3, 24),
                "handed_in_on": f"2026-{month:02}-{day:02}",
                "status": random.choices(["accepted", "refused"], [75, 25])[0] if decided else "submitted",
            }
        )
        number += random.randint(1, 4)
    return made
