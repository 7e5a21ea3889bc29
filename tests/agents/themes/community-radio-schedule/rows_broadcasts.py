def rows(tables, random):
    """Send every show once a week, eight weeks back and four ahead; no two start in one studio on a day at one hour."""
    made, number = [], 2101
    live = [studio for studio in tables["studios"] if studio["kind"] == "live"]
    days = (
        [(7, d) for d in range(20, 32)]
        + [(8, d) for d in range(1, 32)]
        + [(9, d) for d in range(1, 31)]
        + [(10, d) for d in range(1, 12)]
    )
    for place, show in enumerate(tables["shows"]):
        for month, day in days[place % 7 :: 7]:
            past = (month, day) < (9, 14)
            status = "cancelled" if random.random() < 0.08 else "aired" if past else "planned"
            row = {
                "number": f"B-{number}",
                "show": show["id"],
                "studio": live[place // 7 % len(live)]["id"],
                "starts_at": f"2026-{month:02}-{day:02}T{8 + place % 12:02}:{random.choice([0, 15, 30]):02}",
                "status": status,
            }
            if status == "aired":
                row["listeners"] = random.randint(120, 4_800)
            made.append(row)
            number += random.randint(1, 3)
    return made
