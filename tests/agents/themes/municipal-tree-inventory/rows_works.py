def rows(tables, random):
    """Order work on about half of the standing trees: some is done, some still due."""
    made, number = [], 301
    for tree in tables["trees"]:
        if tree["status"] == "felled" or random.random() < 0.45:
            continue
        kind = "felling" if tree["condition"] == "dead" else random.choice(["pruning", "pruning", "staking"])
        ahead = random.random() < 0.5
        status = random.choices(["ordered", "cancelled"], [85, 15])[0] if ahead else "done"
        made.append(
            {
                "number": f"W-{number}",
                "tree": tree["id"],
                "officer": random.choice(tables["officers"])["id"],
                "kind": kind,
                "due_on": f"2026-{random.randint(6, 9) if ahead else random.randint(1, 4):02}-{random.randint(1, 28):02}",
                "cost": {"pruning": 100, "staking": 40, "felling": 400}[kind] * random.randint(60, 240),
                "status": status,
            }
        )
        number += random.randint(1, 3)
    return made
