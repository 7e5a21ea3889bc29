def rows(tables, random):
    """Give every site some trees, tagged T-1001 and up."""
    made, number = [], 1001
    for site in tables["sites"]:
        for _ in range(random.randint(3, 8)):
            species = random.choice(tables["species"])
            year = random.randint(1965, 2024)
            age = 2026 - year
            height = max(2, min(species["mature_height"], age * species["mature_height"] // 40))
            condition = random.choices(["good", "fair", "poor", "dead"], [55, 28, 13, 4])[0]
            made.append(
                {
                    "number": f"T-{number}",
                    "species": species["id"],
                    "site": site["id"],
                    "planted_on": f"{year}-{random.choice([1, 2, 3, 11, 12]):02}-{random.randint(1, 28):02}",
                    "height": height,
                    "girth": max(8, min(600, age * random.randint(2, 6))),
                    "condition": condition,
                    "protected": age > 35 and random.random() < 0.6,
                    "status": "felled" if random.random() < 0.06 else "standing",
                }
            )
            number += random.randint(1, 4)
    return made
