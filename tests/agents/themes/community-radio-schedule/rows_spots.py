def rows(tables, random):
    """Sell a spot or two in about every third broadcast."""
    made = []
    for broadcast in tables["broadcasts"]:
        if random.random() < 0.65:
            continue
        for sponsor in random.sample(tables["sponsors"], random.randint(1, 2)):
            seconds = random.choice([10, 15, 20, 30, 40])
            status = {"planned": "booked", "aired": "aired", "cancelled": "withdrawn"}[broadcast["status"]]
            made.append(
                {
                    "sponsor": sponsor["id"],
                    "broadcast": broadcast["id"],
                    "seconds": seconds,
                    "price": seconds * random.choice([110, 120, 135]),
                    "status": status,
                }
            )
    return made
