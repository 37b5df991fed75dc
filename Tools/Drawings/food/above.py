"""Meals that are seen from above: where on the plate, in the bowl, pan, tray or box each part lies."""

from math import acos, pi

from food import dishes
from food.parts import ROOM, STREWN, UNDER, lay, strew, under
from food.pen import around


# Sauces that lie about or on the main part.
POURED = ("sauce-red", "sauce-brown")


def ring(pen, x, y, r, rooms):
    """Discs beside each other that all touch the rim of a disc of radius r, as large as fit; one alone lies in the middle.

    Two neighbours of radius a and b, whose middles are r-a and r-b from the middle, take an angle; together all must take one turn."""
    if len(rooms) == 1:
        return [(x, y, r * 0.74)]

    def angles(scale):
        sizes = [room * scale for room in rooms]
        result = []
        for a, b in zip(sizes, sizes[1:] + sizes[:1]):
            p, q = r - a, r - b
            result.append(acos(max(-1, min(1, (p * p + q * q - (a + b) ** 2) / (2 * p * q)))))
        return result

    low, high = 0.0, r * 0.5 / max(rooms)
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(angles(middle)) < 2 * pi else (low, middle)
    turn = pen.angle()
    places = []
    for room, step in zip(rooms, angles(low)):
        places.append((*around(x, y, r - room * low, turn), room * low))
        turn += step
    return places


def placed(pen, parts, x, y, r):
    """A place for each part, the first as the largest of them."""
    parts = parts[:1] + pen.shuffled(parts[1:])
    return list(zip(parts, ring(pen, x, y, r, [ROOM.get(part, 1) * (1.12 if part == parts[0] else 1) for part in parts])))


def together(pen, places, grow=1.12, poured=()):
    """Parts side by side; those at the back first, so that the nearer lie over them. What is poured lies about the first of them."""
    first = places[0]
    for part, (px, py, size) in sorted(places, key=lambda item: (item[0] not in UNDER, item[1][1])):
        if part == first[0] and part not in ("pasta", "beans"):
            for word in poured:
                lay(pen, word, px, py, size * 1.12)
        lay(pen, part, px, py, size * grow)
        if part == first[0] and part in ("pasta", "beans"):
            for word in poured:
                lay(pen, word, px, py, size * 0.66)


def split(parts):
    """What lies in a place of its own, and what is strewn over it."""
    main = [part for part in parts if part not in STREWN]
    return (main, [part for part in parts if part in STREWN]) if main else (parts, [])


def on_plate(pen, parts):
    x, y, r = dishes.plate(pen)
    main, over = split(parts)
    poured = [part for part in main if part in POURED and len(main) > 1]
    places = placed(pen, [part for part in main if part not in poured], x, y, r)
    together(pen, places, 1.12 if len(places) > 2 else 1.22, poured)
    px, py, size = places[0][1]
    for word in over:
        if word == "herbs":
            strew(pen, word, x, y, r * 0.8, r * 0.8)
        else:
            strew(pen, word, px, py, size, size)


def fill(pen, parts, x, y, r, first):
    """What covers the bottom of a bowl or pan, the rest upon it."""
    main, over = split(parts)
    main = [part for part in main if part != first]
    poured = [part for part in main if part in POURED and len(main) > 1]
    main = [part for part in main if part not in poured]
    places = placed(pen, main, x, y, r * (0.7, 0.88, 0.94)[min(len(main), 3) - 1]) if main else []
    if first:
        pen.hidden = [(px, py, size * 0.8) for _, (px, py, size) in places]
        lay(pen, first, x, y, r)
        pen.hidden = []
    if places:
        together(pen, places, 1.1, poured)
    for word in over:
        strew(pen, word, x, y, r * 0.78, r * 0.78)


def in_bowl(pen, parts):
    x, y, r = dishes.bowl(pen)
    fill(pen, parts, x, y, r, under(parts))


def in_pan(pen, parts):
    x, y, r = dishes.pan(pen)
    if pen.has("omelette", "frittata") and "egg" in parts:
        # The eggs are poured over everything and fill the pan.
        pen.circle(x, y, r, "#d9942a")
        pen.circle(x, y - 1, r - 3, "#f8cc57")
        pen.dots(pen.spots(x, y, r * 0.86, 16), 11, "#efb53c")
        parts = [part for part in parts if part != "egg"]
        fill(pen, parts, x, y, r, None)
        return
    fill(pen, parts, x, y, r, under(parts))


# The colour of a soup: rim and middle, by the first part that gives it.
BROTHS = {"lentils": ("#c97822", "#eba646"), "beans": ("#7d3a26", "#a9573a"), "oats": ("#cfa55a", "#ecd09a"),
          "noodles": ("#c98b3f", "#ecc079"), "shrimp": ("#cf5b33", "#f0915e"), "chicken": ("#d8a43c", "#f4d27c")}


def soup(pen, parts):
    x, y, r = dishes.bowl(pen)
    dishes.spoon(pen)
    broth = next(part for part in parts if part in BROTHS)
    dark, light = BROTHS["shrimp" if "shrimp" in parts else broth]
    if broth == "lentils" and "greens" in parts:
        dark, light = "#9a7a35", "#c9a75a"
    pen.circle(x, y, r, dark)
    pen.circle(x, y - 1, r - 3, light)
    pen.dots(pen.spots(x, y, r * 0.88, 12, 0.12), 7, "#fff", 0.28)
    main, over = split([part for part in parts if part not in ("lentils", "oats")])
    together(pen, placed(pen, main, x, y, r * 0.92), 1.08)
    for word in over:
        strew(pen, word, x, y, r * 0.8, r * 0.8)


def on_tray(pen, parts):
    x, y = dishes.tray(pen)
    main, over = split(parts)
    if "sauce-red" in main:
        main = [part for part in main if part != "sauce-red"]
        pen.box(30, 39, 260, 160, 12, "#a32b17")
        pen.box(32, 40, 256, 156, 12, "#d8472b")
        pen.dots([(x + (a - x) * 1.6, b) for a, b in pen.spots(x, y, 74, 24)], 5, "#f07a55")
    if main == ["yogurt", "berries", "nuts"]:
        return bark(pen, main)
    # A zigzag: columns, every other one higher.
    main = main[:1] + pen.shuffled(main[1:])
    step = 252 / (len(main) + 1) if len(main) > 2 else 126
    rise = {1: 0, 2: 0, 3: 26, 4: 30, 5: 34}[len(main)] * (1 if pen.random() < 0.5 else -1)
    size = {1: 74, 2: 68, 3: 57, 4: 51, 5: 46}[len(main)]
    first = x - step * (len(main) - 1) / 2
    spots = [(first + step * i, y + (rise if i % 2 else -rise)) for i in range(len(main))]
    for part, (px, py) in sorted(zip(main, pen.shuffled(spots)), key=lambda item: item[1][1]):
        lay(pen, part, px, py, size * (0.88 if part in UNDER else min(1.05, 0.2 + 0.8 * ROOM.get(part, 1))))
    for word in over:
        strew(pen, word, x, y, 115, 66)


def bark(pen, parts):
    """Yoghurt spread thin and frozen, everything else pressed into it."""
    pen.box(36, 44, 248, 152, 26, "#e6dfcf")
    pen.box(36, 42, 248, 150, 26, "#fdfbf4")
    strew(pen, "honey", 160, 118, 150, 150)
    pen.line("M118 43L104 118L126 192M212 43L204 100L222 192M38 112L104 118L204 100L282 116", 3, "#e3dccb")
    pen.repeated((78, 118, 0), (160, 116, pi), (242, 118, 0))
    lay(pen, parts[1], 0, -36, 30)
    lay(pen, parts[2], 2, 38, 30)
    pen.end_repeated()


def in_box(pen, parts):
    """A lunch box of three compartments."""
    dishes.table(pen)
    pen.box(25, 31, 278, 190, 26, "#000", ' opacity=".15"')
    colour, light = pen.pick([("#4f8a8b", "#6da7a6"), ("#c46a4a", "#db8a6c")])
    pen.box(21, 24, 278, 190, 24, colour)
    for (px, py, w, h), part in zip([(32, 35, 150, 168), (192, 35, 96, 79), (192, 124, 96, 79)], parts):
        pen.box(px, py, w, h, 14, light)
        lay(pen, part, px + w / 2, py + h / 2, min(w, h) * 0.46)
