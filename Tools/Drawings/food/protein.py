"""Eggs, meat, fish and what stands in for them. Each function draws a helping within a disc of radius r around x, y."""

from math import cos, pi

from food.pen import around, join, stroke

OMELETTE = ("omelette", "ijjeh", "balaleet", "frittata")
WHOLE_EGGS = ("boiled", "labneh", "halloumi", "manakish", "nicoise", "soup", "stuffed", "apple", "foul")


def egg(pen, x, y, r):
    """Fried, unless the id names another way."""
    if pen.has("muffins", "bites") and not pen.has("watermelon"):
        return egg_muffins(pen, x, y, r)
    if pen.has(*OMELETTE):
        return omelette(pen, x, y, r)
    if pen.has(*WHOLE_EGGS):
        return egg_halves(pen, x, y, r)
    size = min(r, 34)
    pen.shadow(x, y, size * 0.92)
    pen.fill(pen.blob(x, y, size * 0.98, 0.13, 8), "#e9dcc3")
    pen.fill(pen.blob(x - 0.5, y - 1, size * 0.9, 0.12, 8), "#fffdf7")
    px, py = x + pen.between(-0.1, 0.1) * size, y + pen.between(-0.1, 0.1) * size
    pen.circle(px, py + 1, size * 0.42, "#e58f0f")
    pen.circle(px, py, size * 0.4, "#fdb92e")
    pen.circle(px - size * 0.13, py - size * 0.14, size * 0.1, "#fff0c0")


def egg_halves(pen, x, y, r):
    size = r * 0.4
    for px, py in pen.circle_of(x, y, r * 0.5, 3):
        turn = pen.angle()
        pen.line(stroke(px + 1, py + 2, size * 0.3, turn), size * 1.6, "#c9bda6")
        pen.line(stroke(px, py, size * 0.3, turn), size * 1.55, "#fffdf8")
        pen.circle(px, py, size * 0.5, "#eda31f")
        pen.circle(px - 0.5, py - 1, size * 0.42, "#fcc53f")


def omelette(pen, x, y, r):
    """Folded in half: a half moon with brown spots."""
    pen.turned(x, y, pen.between(-0.5, 0.5))
    d = f"M{join(-r, r * .28)}A{join(r, r * .95)} 0 0 1 {join(r, r * .28)}Q{join(0, r * .72, -r, r * .28)}"
    pen.add('<g transform="translate(1 4)">')
    pen.fill(d, "#000", 0.12)
    pen.end()
    pen.fill(d, "#f2b632")
    pen.line(f"M{join(-r * .82, r * .16)}A{join(r * .85, r * .8)} 0 0 1 {join(r * .82, r * .16)}", 3, "#fbd970")
    pen.line(f"M{join(-r * .9, r * .3)}Q{join(0, r * .66, r * .9, r * .3)}", 3.5, "#d08d1b")
    pen.dots(pen.spots(0, -r * 0.12, r * 0.55, 9, 0.15), r * 0.15, "#e19c25")
    pen.ticks(pen.spots(0, -r * 0.1, r * 0.6, 7, 0.15), 3, 2.4, "#5f9a3c")
    pen.end()


def egg_muffins(pen, x, y, r):
    size = r * 0.46
    for px, py in pen.circle_of(x, y, r * 0.54, 3):
        pen.circle(px + 1, py + 2, size, "#a8701d")
        pen.circle(px, py, size * 0.97, "#eeb23a")
        pen.circle(px - 0.5, py - 1, size * 0.78, "#fad166")
        pen.dots(pen.spots(px, py, size * 0.6, 4, 0.2), 3.4, "#d4473a")
        pen.ticks(pen.spots(px, py, size * 0.6, 4, 0.2), 2, 2.6, "#5b9a3a")


def chicken(pen, x, y, r):
    """Sliced grilled breast; on the bone where the id says a whole dish of the pot."""
    if r > 28 and pen.has("kabsa", "maqluba", "molokhia", "couscous", "grilled"):
        return drumsticks(pen, x, y, r)
    turn = pen.angle()
    pen.shadow(x, y, r * 0.7)
    width, length = r * 0.4, r * 0.8
    leans = [(around(x, y, r * shift, turn), turn + pi / 2 + pen.between(-0.12, 0.12), length * reach)
             for shift, reach in ((-0.63, 0.7), (-0.21, 1), (0.21, 1), (0.63, 0.76))]
    for share, wide, shift, colour in ((1, 1.14, 0, "#b06c2b"), (1, 0.84, 0, "#e9b169"), (0.8, 0.34, -0.12, "#f8dcae")):
        pen.line("".join(stroke(*around(*at, width * shift, turn), reach * share, lean) for at, lean, reach in leans), width * wide, colour)
    # Marks of the grill, across the slices.
    a, b = around(x, y, -r * 0.7, turn), around(x, y, r * 0.7, turn)
    side = turn + pi / 2
    d = "".join(f"M{join(*around(*a, r * s, side))}L{join(*around(*b, r * s, side))}" for s in (-0.2, 0.2))
    pen.line(d, max(1.4, r * 0.05), "#a25d22", 0.5)


def drumsticks(pen, x, y, r):
    start = pen.angle()
    for i in (0, 1):
        px, py = around(x, y, r * 0.36, start + pi / 2 + pi * i)
        pen.turned(px, py, start + pi * i, r / 29)
        pen.line("M6 0H25", 8, "#b99b6c")
        pen.dots([(26, -3), (26, 3)], 9, "#b99b6c")
        pen.line("M6 0H25", 5.5, "#fff3dc")
        pen.dots([(26, -3), (26, 3)], 6.5, "#fff3dc")
        pen.fill("M14 0C10 9-2 15-11 12S-24 2-20-6S-6-15 2-11S12-5 14 0Z", "#a55f22")
        pen.fill("M12-1C8 7-3 12-11 9S-21 1-17-6S-6-13 1-10S10-5 12-1Z", "#d98c3c")
        pen.line("M-14-5Q-9-9-3-8", 3.5, "#f2bd74")
        pen.end()


def beef(pen, x, y, r):
    """Browned pieces; a steak in slices that are pink within."""
    if pen.has("steak"):
        turn = pen.angle()
        pen.shadow(x, y, r * 0.7)
        for shift in (-0.6, -0.2, 0.2, 0.6):
            px, py = around(x, y, r * shift, turn)
            pen.line(stroke(px, py, r * 0.85, turn + pi / 2), r * 0.42, "#5b3223")
            pen.line(stroke(px - 0.5, py - 0.5, r * 0.82, turn + pi / 2), r * 0.28, "#c4655a")
            pen.line(stroke(px - 0.5, py - 0.5, r * 0.7, turn + pi / 2), r * 0.1, "#dd8d80")
        return
    pen.shadow(x, y, r * 0.7)
    points = pen.circle_of(x, y, r * 0.56, 5)
    for these in (points[:3], points[3:], [(x, y)]):
        turns = [pen.angle() for _ in these]
        pen.ticks(these, r * 0.2, r * 0.56, "#57301c", turns)
        pen.ticks([(a, b - 0.5) for a, b in these], r * 0.2, r * 0.46, "#8a5331", turns)
        pen.ticks([(a - r * 0.05, b - r * 0.12) for a, b in these], r * 0.2, r * 0.09, "#bf8759", -0.3)


def mince(pen, x, y, r):
    """Meat balls; kofta as fingers; loose in the pan, in chili and in a filling."""
    if pen.has("chili", "pan", "eggs", "stuffed", "aubergine"):
        pen.mound(x, y, r * 0.95, "#7c4a2d", "#5c331e")
        points = pen.spots(x, y, r * 0.82, int(r * 0.6), 0.08)
        pen.dots(points, 7, "#5c331e")
        pen.dots([(a - 1, b - 1.2) for a, b in points], 5.4, "#a06a45")
    elif pen.has("kofta"):
        turn = pen.between(-0.6, 0.6)
        pen.shadow(x, y, r * 0.7)
        for shift in (-0.6, 0, 0.6):
            px, py = around(x, y, r * shift, turn + pi / 2)
            pen.line(stroke(px, py + 1, r * 1.05, turn), r * 0.5, "#5e3520")
            pen.line(stroke(px, py - 1, r * 1.05, turn), r * 0.4, "#8f5835")
            pen.ticks([around(px, py - 1, r * s, turn) for s in (-0.35, 0, 0.35)], r * 0.2, r * 0.1, "#b98158", turn + 1.1)
    else:
        for px, py in pen.circle_of(x, y, r * 0.5, 4):
            pen.circle(px + 0.8, py + 1.6, r * 0.38, "#5e3520")
            pen.circle(px, py, r * 0.36, "#93592f")
            pen.circle(px - r * 0.1, py - r * 0.11, r * 0.15, "#bd8656")


def fish(pen, x, y, r):
    """A whole fish, or a fillet of those that are sold without bones; sardines are small and two."""
    if pen.has("cod", "tacos", "kingfish"):
        return fillet(pen, x, y, r, "#fbf1dd", "#d49a4a", "#e3c897")
    turn = pen.between(-0.5, 0.5) + (pi if pen.random() < 0.5 else 0)
    small = pen.has("sardine")
    skin, dark, light = ("#8fa6b5", "#5c7484", "#cfdde5") if small else ("#d98f4a", "#a45f25", "#f3c184")
    if pen.has("snapper", "machboos"):
        skin, dark, light = "#df7a5c", "#a9472f", "#f5b39b"
    for shift in (-0.34, 0.34) if small else (0,):
        px, py = around(x, y, r * shift, turn + pi / 2)
        size = r / 30 if small else r / 27
        flip = 1 if cos(turn) > 0 else -1
        pen.turned(px, py, turn, size)
        tall = 8 if small else 14
        pen.fill(f"M-16 0L-31-{tall * .8:.0f}Q-27 0-31 {tall * .8:.0f}Z", dark)
        pen.fill(f"M30 0C20-{tall * 1.5:.0f}-8-{tall * 1.2:.0f}-20 0C-8 {tall * 1.2:.0f} 20 {tall * 1.5:.0f} 30 0Z", dark)
        pen.fill(f"M28 0C19-{tall * 1.2:.0f}-6-{tall}-17 0C-6 {tall} 19 {tall * 1.2:.0f} 28 0Z", skin)
        pen.line(f"M17-{tall * .55:.0f}q-6 {tall * .55:.0f} 0 {tall * 1.1:.0f}M7-4l-4 8M-1-4l-4 8", 1.8, dark)
        pen.line(f"M12 {-flip * tall * .55:.0f}Q0 {-flip * tall * .75:.0f}-10 {-flip * tall * .3:.0f}", 2.4, light)
        pen.circle(21, -flip * 2.5, 2.6, "#fff")
        pen.circle(21.4, -flip * 2.5, 1.4, "#222")
        pen.end()


def fillet(pen, x, y, r, flesh, dark, light):
    pen.turned(x, y, pen.between(-0.5, 0.5), r / 27)
    pen.fill("M-27 2C-28-14-14-16-2-15S30-4 30 5S12 17-4 18S-26 16-27 2Z", "#000", 0.12)
    pen.fill("M-29 0C-30-16-16-18-4-17S29-6 29 2S10 14-6 15S-28 13-29 0Z", dark)
    pen.fill("M-26-1C-27-14-15-15-4-14S25-5 25 1S9 10-6 11S-25 10-26-1Z", flesh)
    pen.line("M-20-9q10 8 0 16M-11-11q11 10 0 19M-1-12q11 11 0 20M9-10q8 9 0 16", 2.2, light)
    pen.end()


def salmon(pen, x, y, r):
    fillet(pen, x, y, r, "#fa8e66", "#d9643f", "#ffd0b8")


def tuna(pen, x, y, r):
    """Flaked: broken pieces with the grain of the meat."""
    pen.shadow(x, y, r * 0.7)
    wide, flakes, turns = max(2.5, r * 0.2), [], []
    for px, py in pen.circle_of(x, y, r * 0.54, 4) + [(x, y)]:
        turn = pen.angle()
        flakes += [around(px, py, wide * s, turn + pi / 2) for s in (-1.3, 0, 1.3)]
        turns += [turn] * 3
    flakes = [(round(a), round(b)) for a, b in flakes]
    pen.ticks([(a, b + 1) for a, b in flakes], r * 0.3, wide * 1.7, "#a96a4c", turns)
    pen.ticks(flakes, r * 0.3, wide * 1.1, "#e6ae8d", turns)
    pen.ticks([(a - 0.5, b - 1) for a, b in flakes], r * 0.2, wide * 0.3, "#f8d8c2", turns)


def shrimp(pen, x, y, r):
    for px, py in pen.circle_of(x, y, r * 0.5, 3):
        pen.turned(px, py, pen.angle(), r / 30)
        pen.line("M-9 7A11 11 0 1 1 10 5", 10.5, "#d9603f")
        pen.line("M-9 6A11 11 0 1 1 10 4", 7.5, "#ff9f7c")
        pen.line("M-8-3l-5-2M-3-9l-2-5M4-10l2-5M9-5l5-2", 1.8, "#ffd9c6")
        pen.fill("M9 4l-1 11 5-4 5 3-4-11Z", "#d9603f")
        pen.end()


def tofu(pen, x, y, r):
    """Cubes, browned at the edges; scrambled as crumbs."""
    if pen.has("scramble", "omelette", "bajella", "balila", "dip", "pudding", "smoothie"):
        pen.mound(x, y, r * 0.9, "#f0d98f", "#d8b860")
        for px, py in pen.spots(x, y, r * 0.72, 8, 0.08):
            pen.fill(pen.blob(px, py, r * 0.24, 0.2, 6), pen.pick(["#fbeebb", "#f7e3a0", "#fff6d8"]))
        return
    pen.shadow(x, y, r * 0.7)
    edge, top = ("#a8723f", "#e0b98a") if pen.has("tempeh") else ("#d3a458", "#fdf3d9")
    pen.squares(pen.circle_of(x, y, r * 0.56, 5), r * 0.48, top, edge, 2.4)
    pen.squares([(x, y)], r * 0.48, top, edge, 2.4)


def halloumi(pen, x, y, r):
    turn = pen.between(-0.5, 0.5)
    pen.shadow(x, y, r * 0.7)
    for shift in (-0.56, 0, 0.56):
        pen.turned(*around(x, y, r * shift, turn + pi / 2), turn + pen.between(-0.12, 0.12))
        w, h = r * 1.4, r * 0.54
        pen.box(-w / 2, -h / 2 + 1.5, w, h, 3, "#c9a04c")
        pen.box(-w / 2, -h / 2, w, h - 0.5, 3, "#fbedc0")
        pen.line("".join(f"M{join(w * s, -h * .36)}l{join(-3, h * .66)}" for s in (-0.26, 0, 0.26)), max(1.6, r * 0.08), "#b5742a")
        pen.end()
