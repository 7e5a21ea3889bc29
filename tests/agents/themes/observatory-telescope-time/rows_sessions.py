def rows(tables, random):
    """Give accepted proposals one to four sessions, never more hours than they ask for, each telescope once a night."""
    made, number, taken = [], 5001, set()
    open_ones = [telescope for telescope in tables["telescopes"] if telescope["status"] == "open"]
    for proposal in tables["proposals"]:
        left = proposal["hours"]
        for _ in range(random.randint(1, 4) if proposal["status"] == "accepted" else 0):
            telescope = random.choice(open_ones)
            month = random.choice([8, 9, 10, 10, 11])
            night = f"2026-{month:02}-{random.randint(6 if month == 10 else 1, 28):02}"
            hours = random.randint(1, 5)
            if hours > left or (telescope["id"], night) in taken:
                continue
            taken.add((telescope["id"], night))
            left -= hours
            past = month < 10
            made.append(
                {
                    "number": f"S-{number}",
                    "proposal": proposal["id"],
                    "telescope": telescope["id"],
                    "night": night,
                    "hours": hours,
                    "status": random.choices(["observed", "lost"], [80, 20])[0] if past else "planned",
                }
            )
            number += random.randint(1, 3)
    return made
