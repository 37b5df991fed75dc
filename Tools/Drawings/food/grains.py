"""Grains, pulses, pasta and bread. Each function draws a helping within a disc of radius r around x, y."""

from math import pi

from food.pen import around, join, stroke

SPICED = ("kabsa", "machboos", "mandi", "burrito", "fried", "maqluba")


def rice(pen, x, y, r):
    heap, dark, light = ("#f0c466", "#d9a441", "#fbe3a4") if pen.has(*SPICED) else ("#f3ecdc", "#ddd0b6", "#fffdf6")
    if pen.has("sayadieh", "freekeh"):
        heap, dark, light = "#d3a266", "#b58149", "#ecc894"
    pen.mound(x, y, r, heap, dark)
    count = int(r * 0.62)
    pen.ticks(pen.spots(x, y, r * 0.86, count), 4.5, 2.8, dark)
    pen.ticks(pen.spots(x - 1, y - 1, r * 0.86, count), 4.5, 2.8, light)


def grain(pen, x, y, r):
    """Bulgur, quinoa, freekeh, wheat: small round grains of two browns."""
    if pen.has("rice") and pen.has("cakes"):
        return rice_cakes(pen, x, y, r)
    heap, dark, light = ("#c9b46a", "#a08c46", "#e6d898") if pen.has("freekeh", "quinoa") else ("#e0b977", "#bb8d4b", "#f4d9a6")
    pen.mound(x, y, r, heap, dark)
    pen.dots(pen.spots(x, y, r * 0.88, int(r * 0.8)), 4, dark)
    pen.dots(pen.spots(x - 1, y - 1, r * 0.86, int(r * 0.9)), 3.6, light)


def rice_cakes(pen, x, y, r):
    for px, py in pen.circle_of(x, y, r * 0.44, 2):
        pen.shadow(px, py, r * 0.56)
        pen.circle(px, py, r * 0.56, "#dcc79f")
        pen.circle(px - 1, py - 1, r * 0.52, "#f5ead2")
        pen.dots(pen.spots(px, py, r * 0.42, 14), 5, "#e6d4ae")


def couscous(pen, x, y, r):
    pen.mound(x, y, r, "#f2cf6b", "#d8a93f")
    pen.dots(pen.spots(x, y, r * 0.92, int(r * 0.8)), 2.4, "#d3a033")
    pen.dots(pen.spots(x, y, r * 0.9, int(r * 0.9)), 2.4, "#fdeeb4")


def oats(pen, x, y, r):
    if pen.has("pancakes"):
        return pancakes(pen, x, y, r)
    pen.mound(x, y, r, "#e9d3a6", "#c9a873")
    flakes = pen.spots(x, y, r * 0.82, max(9, int(r * 0.5)))
    pen.ticks(flakes, 3, 6.5, "#d2b27d")
    turn = pen.angle()
    pen.ticks([(a - 0.8, b - 0.8) for a, b in flakes], 3, 5.2, "#f6e7c6", turn)
    pen.ticks([(a - 0.8, b - 0.8) for a, b in flakes[::2]], 3, 1, "#cba970", turn)


def pancakes(pen, x, y, r):
    for px, py in ((x - r * 0.2, y + r * 0.22), (x + r * 0.2, y + r * 0.1), (x, y - r * 0.2)):
        pen.circle(px + 1, py + 3, r * 0.74, "#8e5a24", 0.35)
        pen.circle(px, py, r * 0.74, "#e3ad5c")
        pen.circle(px, py, r * 0.65, "#c9873a")
        pen.circle(px - 1, py - 1, r * 0.56, "#d69a4b")


def noodles(pen, x, y, r):
    heap, dark, light = "#efd9a0", "#cfae66", "#fbeec8"
    if pen.has("soba"):
        heap, dark, light = "#b49a7c", "#8a7054", "#d3bda1"
    elif pen.has("balaleet"):
        heap, dark, light = "#edb84f", "#c68e2b", "#f9db8d"
    elif pen.has("rice"):
        heap, dark, light = "#f1eadb", "#d5c6a8", "#fffdf7"
    pen.mound(x, y, r, heap, dark)
    for colour, shift in ((dark, 0), (light, 3.2)):
        d = ""
        for step in (-0.62, -0.24, 0.14, 0.52):
            half = r * 0.86 * (1 - step * step) ** 0.5
            wave = half / 2
            d += f"M{join(x - half, y + step * r + shift)}q{join(wave / 2, -r * 0.3, wave, 0)}" + f"t{join(wave, 0)}" * 3
        pen.line(d, 2.4, colour)


def pasta(pen, x, y, r):
    """Penne, cut slantwise; with sauce and meat a nest of spaghetti."""
    if not pen.has("koshari", "tuna"):
        return spaghetti(pen, x, y, r)
    pen.mound(x, y, r, "#e3b658", "#c8963a")
    points = pen.spots(x, y, r * 0.74, 9 if r < 60 else 22, 0.06)
    turns = [pen.angle() for _ in points]
    length = r * 0.36 if r < 60 else 20
    pen.ticks([(a + 1, b + 1.5) for a, b in points], length, 8.5, "#bd8a30", turns)
    pen.ticks(points, length, 7, "#f6d585", turns)
    pen.ticks(points, length * 0.7, 1.6, "#fdeebb", turns)


def spaghetti(pen, x, y, r):
    pen.mound(x, y, r, "#f0cd74", "#d2a445")
    turn = pen.angle()
    for share, colour in ((0.9, "#d9ad4c"), (0.78, "#fae3a0"), (0.62, "#d9ad4c"), (0.5, "#fae3a0"), (0.34, "#d9ad4c"), (0.2, "#fae3a0")):
        start, finish = around(x, y, r * share, turn), around(x, y, r * share * 0.9, turn + 5)
        pen.line(f"M{join(*start)}A{join(r * share, r * share)} 0 1 1 {join(*finish)}", 2.6, colour)
        turn += 1.9


def lentils(pen, x, y, r):
    heap, dark, light = "#8d6a43", "#6b4c2c", "#b58c5d"
    if pen.has("red", "adas", "chicken") or pen.has("soup") and not pen.has("spinach"):
        heap, dark, light = "#e79a3e", "#c97822", "#f8bf6c"
    elif pen.has("mung"):
        heap, dark, light = "#dfb94c", "#b9922c", "#f3da85"
    pen.mound(x, y, r, heap, dark)
    pen.dots(pen.spots(x, y, r * 0.9, int(r * 0.75)), 5, dark)
    pen.dots(pen.spots(x - 1, y - 1, r * 0.88, int(r * 0.75)), 4.4, light)


def chickpeas(pen, x, y, r):
    skin, dark = ("#d99a4e", "#a9692a") if pen.has("roasted", "spiced") else ("#efce8b", "#c79a55")
    size = max(8.5, min(13, r * 0.34)) if r < 60 else 15
    points = pen.spots(x, y, r * 0.84, max(7, int(2.1 * r * r / size / size)), 0.05)
    pen.mound(x, y, r * 0.97, dark, dark)
    pen.dots([(a, b + 1.2) for a, b in points], size + 1, dark)
    pen.dots(points, size - 1, skin)
    pen.dots([(a - 2, b - 2) for a, b in points], 2.6, "#fdf0cb")


# The colours of a bean: flesh, shade, light. The first word found in the id decides.
BEANS = (
    (("foul", "bajella", "fava"), "#a6734a", "#7c5130", "#cfa077"),
    (("black",), "#634955", "#33222b", "#a58a96"),
    (("edamame", "soba", "nicoise"), "#8cc152", "#5f9130", "#c0e38c"),
    (("white", "lupin", "termos", "soy", "popcorn"), "#f0dfb6", "#cbb07a", "#fff8e2"),
)


def beans(pen, x, y, r):
    if pen.has("green", "nicoise", "tempeh") and not pen.has("soup"):
        return green_beans(pen, x, y, r)
    if pen.has("taameya"):
        return fritters(pen, x, y, r)
    skin, dark, light = next((tuple(look) for words, *look in BEANS if pen.has(*words)), ("#c65545", "#8a2c21", "#eb9d8c"))
    size = max(7, min(9.5, r * 0.24)) if r < 60 else 12
    points = pen.spots(x, y, r * 0.8, max(7, int(1.15 * r * r / size / size)), 0.05)
    turns = [pen.angle() for _ in points]
    pen.mound(x, y, r * 0.97, dark, dark)
    pen.ticks(points, size * 0.7, size + 1.2, dark, turns)
    pen.ticks([(a - 0.5, b - 0.8) for a, b in points], size * 0.7, size - 1.2, skin, turns)
    pen.ticks([(a - 1, b - 2) for a, b in points], size * 0.4, 1.8, light, turns)


def fritters(pen, x, y, r):
    """Beans that were ground, shaped with herbs and baked."""
    for px, py in pen.circle_of(x, y, r * 0.52, 4):
        pen.circle(px + 1, py + 2, r * 0.42, "#5f3d18")
        pen.circle(px, py, r * 0.4, "#a4702f")
        pen.dots(pen.spots(px, py, r * 0.3, 6, 0.2), 3, "#6f8a35")
        pen.dots(pen.spots(px - 1, py - 1, r * 0.28, 5, 0.2), 2.4, "#dcb275")


def green_beans(pen, x, y, r):
    turn = pen.between(-0.7, 0.7)
    pen.shadow(x, y, r * 0.7)
    for shift in (-0.56, -0.3, -0.04, 0.22, 0.48):
        px, py = around(x, y, r * shift, turn + pi / 2)
        pen.line(stroke(px, py + 1, r * 1.3, turn + pen.between(-0.12, 0.12)), 8, "#477a2c")
        pen.line(stroke(px, py - 0.5, r * 1.3, turn), 5.5, "#7fb550")


def peas(pen, x, y, r):
    """Green peas; as edamame two open pods with them."""
    size = 9.5 if r < 60 else 13
    points = pen.spots(x, y, r * 0.84, max(8, int(r * r * 1.7 / size / size)), 0.05)
    pen.mound(x, y, r * 0.96, "#5b8f33", "#4c7a2a")
    pen.dots(points, size, "#4c7a2a")
    pen.dots([(a - 0.6, b - 0.8) for a, b in points], size - 1.5, "#8fc657")
    pen.dots([(a - 2, b - 2.2) for a, b in points], 2.4, "#d2efab")
    if pen.has("edamame") and r > 24:
        for px, py in pen.circle_of(x, y, r * 0.4, 2):
            turn = pen.angle()
            pen.line(stroke(px, py, r * 0.8, turn), r * 0.34, "#4f8130")
            pen.line(stroke(px, py - 1, r * 0.8, turn), r * 0.27, "#79b048")
            pen.dots([around(px, py - 1, r * s, turn) for s in (-0.34, 0, 0.34)], r * 0.21, "#aeda7b")


def corn(pen, x, y, r):
    points = pen.spots(x, y, r * 0.84, max(12, int(r * r / (58 if r < 60 else 70))), 0.05)
    pen.mound(x, y, r * 0.95, "#e0a422", "#c98a14")
    pen.ticks(points, 2, 7.6, "#c98a14", 0.7)
    pen.ticks([(a - 0.6, b - 0.8) for a, b in points], 2, 6, "#fbd24a", 0.7)
    pen.dots([(a - 1.6, b - 1.8) for a, b in points], 2, "#fff0b0")


def popcorn(pen, x, y, r):
    pen.mound(x, y, r * 0.96, "#ecd9a0", "#cfae62")
    forms = [((-5, 1), (3, -5), (5, 4)), ((-4, 4), (5, 1), (-2, -5)), ((-6, -2), (0, 3), (6, -1))]
    puffs = [(px, py, pen.pick(forms)) for px, py in pen.spots(x, y, r * 0.84, max(6, int(r * r / 130)), 0.03)]
    for these in (puffs[::2], puffs[1::2]):
        lobes = [(px + a, py + b) for px, py, form in these for a, b in form]
        pen.dots([(a + 0.5, b + 2) for a, b in lobes], 12, "#d9b966")
        pen.dots(lobes, 11, "#fffaea")
        pen.dots([(px - 3, py + 4) for px, py, _ in these], 3, "#f0c75c")
