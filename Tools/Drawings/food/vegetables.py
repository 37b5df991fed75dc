"""Vegetables and herbs. Each function draws a helping within a disc of radius r around x, y."""

from math import pi

from food.pen import around, join, leaf, stroke


def slices(pen, x, y, r, count, size, rind, flesh, inner):
    """Round slices laid in a circle, one over the other; `inner` draws the middle of one."""
    pen.shadow(x, y, r * 0.7)
    for px, py in pen.circle_of(x, y, r - size, count):
        pen.rimmed(px, py, size, flesh, rind, size * 0.17)
        inner(px, py, size)


def tomato(pen, x, y, r):
    def inner(px, py, size):
        pen.dots(pen.circle_of(px, py, size * 0.46, 5), size * 0.38, "#f9b27c")

    slices(pen, x, y, r, 3, r * 0.54, "#c9301f", "#ee5f45", inner)


def cucumber(pen, x, y, r):
    if pen.has("boats"):
        return boats(pen, x, y, r)

    def inner(px, py, size):
        pen.circle(px, py, size * 0.56, "#cfe9a6")
        pen.dots(pen.circle_of(px, py, size * 0.32, 4), size * 0.16, "#fbfeee")

    slices(pen, x, y, r, 4, r * 0.48, "#4f8f3c", "#e3f3c4", inner)


def boats(pen, x, y, r):
    for shift in (-0.36, 0.36):
        pen.line(stroke(x + r * shift, y, r * 1.2, 1.25), r * 0.6, "#4f8f3c")
        pen.line(stroke(x + r * shift, y, r * 1.2, 1.25), r * 0.46, "#dff0bf")
        pen.line(stroke(x + r * shift, y, r * 1.1, 1.25), r * 0.2, "#bfdf92")


def courgette(pen, x, y, r):
    """Slices as broad as cucumber's but of a paler, striped rind, browned in stripes."""
    def inner(px, py, size):
        pen.line(stroke(px - size * 0.3, py, size, 1) + stroke(px + size * 0.3, py, size, 1), size * 0.16, "#c08c3e")

    slices(pen, x, y, r, 4, r * 0.48, "#74a23c", "#f2edb2", inner)


def aubergine(pen, x, y, r):
    def inner(px, py, size):
        pen.ticks(pen.spots(px, py, size * 0.6, 6, 0.15), size * 0.16, size * 0.1, "#a98a4c")

    slices(pen, x, y, r, 3, r * 0.54, "#4a2a5c", "#e8d59c", inner)


def carrot(pen, x, y, r):
    """Sticks for dips and wraps, slices otherwise."""
    if pen.has("dip", "hummus", "sesame", "cups", "soba"):
        turn = pen.between(-0.5, 0.5)
        pen.shadow(x, y, r * 0.7)
        for shift in (-0.54, -0.18, 0.18, 0.54):
            px, py = around(x, y, r * shift, turn + pi / 2)
            lean = turn + pen.between(-0.15, 0.15)
            pen.line(stroke(px, py + 1, r * 1.2, lean), r * 0.26, "#d0651a")
            pen.line(stroke(px, py - 0.5, r * 1.2, lean), r * 0.18, "#f89540")
        return

    def inner(px, py, size):
        pen.circle(px, py, size * 0.42, "#fbb56b")

    slices(pen, x, y, r, 5, r * 0.42, "#d96a1c", "#f58d35", inner)


def pepper(pen, x, y, r):
    """Rings of sweet pepper; sticks for dips."""
    colours = pen.shuffled([("#c7291e", "#e94b38"), ("#d99a10", "#f9c534"), ("#4d8c2f", "#7dbb4c")])
    if pen.has("dip", "chilli", "peppers") and not pen.has("stuffed"):
        pen.shadow(x, y, r * 0.7)
        for shift, (dark, light) in zip((-0.5, 0, 0.5), colours):
            px, turn = x + r * shift, 1.4 + pen.between(-0.2, 0.2)
            pen.line(stroke(px, y + 1, r * 1.2, turn), r * 0.36, dark)
            pen.line(stroke(px, y - 1, r * 1.2, turn), r * 0.2, light)
        return
    for (px, py), (dark, light) in zip(pen.circle_of(x, y, r * 0.5, 3), colours):
        size, turn = r * 0.44, pen.angle()
        points = [around(px, py, size * (1 if i % 2 else 0.72), turn + pi / 3 * i) for i in range(6)]
        d = f"M{join(*points[0])}"
        for i in (1, 3, 5):
            d += f"Q{join(*around(*points[i], size * .45, turn + pi / 3 * i), *points[(i + 1) % 6])}"
        pen.line(d + "Z", size * 0.36, dark)
        pen.line(d + "Z", size * 0.2, light)


def onion(pen, x, y, r):
    """Rings; fried to brown threads on rice and noodles."""
    if pen.has("mujaddara", "sayadieh", "balaleet", "mandi"):
        pen.shadow(x, y, r * 0.75)
        for colour in ("#6e3f17", "#a3672a", "#c98a45"):
            for px, py in pen.spots(x, y, r * 0.55, 5, 0.15):
                turn = pen.angle()
                a, b = around(px, py, r * 0.4, turn), around(px, py, r * 0.4, turn + 2.6)
                pen.line(f"M{join(*a)}Q{join(px, py, *b)}", r * 0.1, colour)
        return
    pen.shadow(x, y, r * 0.75)
    for px, py in pen.circle_of(x, y, r * 0.44, 3):
        pen.circle(px, py, r * 0.46, "#a2447f")
        for share in (0.9, 0.58, 0.26):
            pen.ring(px, py, r * 0.46 * share, r * 0.07, "#fbe6f2" if share > 0.3 else "#d99fc2")


def greens(pen, x, y, r):
    """Leaves of salad, the large ones outside."""
    pen.shadow(x, y, r * 0.7)
    start = pen.angle()
    for first, count, colour, vein in ((0, 4, "#3d7a2e", "#77b054"), (0.8, 4, "#5a9a3b", "#9bca70")):
        turns = [start + first + i * 2 * pi / count + pen.between(-0.15, 0.15) for i in range(count)]
        pen.fill("".join(leaf(x, y, r * 1.06, r * 0.6, turn) for turn in turns), colour)
        pen.strokes([(x, y, *around(0, 0, r * 0.8, turn)) for turn in turns], max(1.2, r * 0.05), vein)
    turns = [start + 0.4, start + 2.5, start + 4.6]
    pen.fill("".join(leaf(*around(x, y, r * 0.2, turn + pi), r * 0.66, r * 0.36, turn) for turn in turns), "#a3d077")


def herbs(pen, x, y, r):
    """A bunch of parsley: stalks with leaves in threes."""
    sprigs(pen, pen.circle_of(x, y, r * 0.42, 3), max(7, r * 0.42))


def sprigs(pen, points, size):
    turns = [(x, y, pen.angle()) for x, y in points]
    pen.fill("".join(leaf(x, y, size, size * 0.5, turn + a) for x, y, turn in turns for a in (-1.1, 0, 1.1)), "#3f8a35")
    pen.fill("".join(leaf(x, y, size * 0.7, size * 0.22, turn) for x, y, turn in turns), "#7fc05e")


def broccoli(pen, x, y, r):
    for px, py in pen.circle_of(x, y, r * 0.5, 3):
        turn = pen.between(0.9, 2.2)
        foot = around(px, py, r * 0.46, turn)
        pen.line(f"M{join(px, py)}L{join(*foot)}", r * 0.28, "#a9cf77")
        pen.dots(pen.circle_of(px, py, r * 0.22, 6) + [(px, py)], r * 0.34, "#3a7531")
        pen.dots(pen.circle_of(px - 1, py - 2, r * 0.17, 5), r * 0.2, "#68a848")


def mushroom(pen, x, y, r):
    """Slices through cap and stalk."""
    for px, py in pen.circle_of(x, y, r * 0.52, 3):
        pen.turned(px, py, pen.angle(), r / 27)
        pen.fill("M-14 2C-14-17 14-17 14 2C14 7 6 5 5 3L6 13Q0 17-6 13L-5 3C-6 5-14 7-14 2Z", "#a98563")
        pen.fill("M-11 1C-11-13 11-13 11 1C9 3 5 1 3 0L4 11Q0 13-4 11L-3 0C-5 1-9 3-11 1Z", "#f4e6d0")
        pen.line("M-7-1Q-3-5 0-2Q3-5 7-1", 1.8, "#b8936e")
        pen.end()


def potato(pen, x, y, r):
    """Roasted wedges, orange when sweet; a mash; one baked whole and opened."""
    if pen.has("mashed"):
        pen.mound(x, y, r * 0.95, "#fae8b0", "#e0c377")
        groove = f"q{join(r * .3, -r * .7, r * .6, -r * .3)}t{join(-r * .1, r * .6)}t{join(r * .5, -r * .5)}"
        pen.line(f"M{join(x - r * .55, y + r * .1)}{groove}", 4, "#ebd08a")
        pen.box(x - 6, y - 7, 12, 10, 2, "#fbd34f")
        return
    flesh, dark, light = ("#f08b3a", "#b95a17", "#fbb26e") if pen.has("sweet") else ("#f2c65f", "#b9802d", "#fde6a3")
    if pen.has("baked"):
        pen.line(stroke(x, y + 2, r * 0.55, -0.3), r * 1.3, "#8b5a2f")
        pen.line(stroke(x, y, r * 0.55, -0.3), r * 1.0, "#fbe9b2")
        pen.ticks(pen.spots(x, y, r * 0.45, 8, 0.1), 6, 3, "#e9cb7b")
        return
    pen.shadow(x, y, r * 0.7)
    for px, py in pen.circle_of(x, y, r * 0.56, 4) + [(x, y)]:
        pen.turned(px, py, pen.angle(), r / 27)
        pen.add(f'<path d="M-13 7Q0-17 13 7Z" fill="{flesh}" stroke="{dark}" stroke-width="4"/>')
        pen.line("M-6 1Q0-6 6 1", 2, light)
        pen.end()


def olives(pen, x, y, r):
    skin, light = pen.pick([("#3a2f3f", "#8a7a92"), ("#6f8a2c", "#b9cf6a")])
    size = max(9, r * 0.5)
    points = pen.circle_of(x, y, r * 0.56, 4) + [(x, y)]
    pen.dots([(a + 1, b + 2) for a, b in points], size, "#000", 0.15)
    pen.ticks(points, size * 0.25, size, skin)
    pen.dots(points, size * 0.34, "#c9412f" if skin == "#6f8a2c" else "#170f1a")
    pen.dots([(a - size * 0.25, b - size * 0.27) for a, b in points], size * 0.18, light)
