def rows(tables, random):
    """Inspect most trees once or twice in the last three years."""
    findings = {"good": "sound", "fair": "deadwood", "poor": "decay", "dead": "unsafe"}
    made = []
    for tree in tables["trees"]:
        for _ in range(random.randint(0, 2)):
            finding = findings[tree["condition"]] if random.random() < 0.7 else "sound"
            made.append(
                {
                    "tree": tree["id"],
                    "officer": random.choice(tables["officers"])["id"],
                    "inspected_on": f"{random.randint(2024, 2026)}-{random.randint(1, 4):02}-{random.randint(1, 28):02}",
                    "finding": finding,
                }
            )
    return made
