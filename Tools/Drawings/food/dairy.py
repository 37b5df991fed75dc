"""What is soft or runs: dairy, dips and sauces. Each function draws a helping within a disc of radius r around x, y."""

from math import pi

from food.pen import around, join


def swirl(pen, x, y, r, colour, width):
    """The groove that a spoon leaves: a spiral of one turn and a half, in half circles."""
    turn = pen.angle()
    a = around(x, y, r * 0.72, turn)
    d = f"M{join(*a)}"
    for i, share in enumerate((0.6, 0.44, 0.3, 0.12), start=1):
        point = around(x, y, r * share, turn + pi * i)
        radius = r * (share + 0.12)
        d += f"A{join(radius, radius)} 0 0 1 {join(*point)}"
    pen.line(d, width, colour)


def dip(pen, x, y, r, fill, groove):
    """A small bowl with a dip, or the dip alone when it covers the dish."""
    if r < 60:
        dark, light = pen.pick([("#3f7f8c", "#6fb0ba"), ("#a9583c", "#d5835f"), ("#54709c", "#86a3cc")])
        pen.shadow(x, y, r * 0.95)
        pen.circle(x, y, r * 0.95, dark)
        pen.circle(x, y, r * 0.85, light)
        r *= 0.78
    pen.circle(x, y, r, groove)
    pen.circle(x - r * 0.02, y - r * 0.04, r * 0.96, fill)
    swirl(pen, x, y, r, groove, max(2.5, r * 0.1))


def yogurt(pen, x, y, r):
    dip(pen, x, y, r, "#fdfbf4", "#d9d0bc")
    if r < 60 and pen.has("mint", "raita", "garlic", "cucumber", "zaatar"):
        pen.ticks(pen.spots(x, y, r * 0.55, 7, 0.1), 3, 2.6, "#4f9a3f")


def labneh(pen, x, y, r):
    """Thicker, with oil in the groove and thyme."""
    dip(pen, x, y, r, "#fdf8ea", "#dccfae")
    pen.fill(pen.blob(x, y, r * 0.26, 0.2, 7), "#d8b72c", 0.85)
    pen.ticks(pen.spots(x, y, r * 0.6, 9, 0.1), 2.5, 2.2, "#6f7f33")


def hummus(pen, x, y, r):
    """With a pool of oil, paprika and some chickpeas."""
    dip(pen, x, y, r, "#ecd09a", "#cda767")
    pen.fill(pen.blob(x, y, r * 0.34, 0.18, 8), "#d3a91f", 0.9)
    pen.dots(pen.spots(x, y, r * 0.62, 8, 0.1), 2.4, "#b8401f")
    pen.dots(pen.circle_of(x, y, r * 0.12, 3), max(5, r * 0.18), "#f7e2b2")


def cheese(pen, x, y, r):
    """Curds of cottage cheese, or cubes of white cheese."""
    if pen.has("feta", "caesar", "manakish", "omelette", "quesadilla", "tortilla", "wrap"):
        pen.shadow(x, y, r * 0.7)
        pen.squares(pen.circle_of(x, y, r * 0.54, 5), r * 0.42, "#fffaea", "#d6c79b")
        pen.squares([(x, y)], r * 0.42, "#fffaea", "#d6c79b")
        return
    pen.mound(x, y, r, "#f3ead2", "#ddcfac")
    points = pen.spots(x, y, r * 0.84, max(14, int(r * 0.7)), 0.07)
    size = 9 if r < 60 else 13
    pen.dots([(a + 0.8, b + 1.4) for a, b in points], size, "#e0d3b3")
    pen.dots(points, size - 1.4, "#fffdf6")


def pool(pen, x, y, r, dark, fill, light):
    pen.fill(pen.blob(x + 0.5, y + 1.5, r, 0.12), dark)
    pen.fill(pen.blob(x, y, r * 0.94, 0.1), fill)
    a, b = around(x, y, r * 0.62, 3.5), around(x, y, r * 0.62, 4.9)
    pen.line(f"M{join(*a)}A{join(r * .62, r * .62)} 0 0 1 {join(*b)}", max(2.5, r * 0.1), light)


def sauce_red(pen, x, y, r):
    pool(pen, x, y, r, "#a32b17", "#d8472b", "#f58a68")
    pen.dots(pen.spots(x, y, r * 0.75, max(5, int(r / 5)), 0.1), 4, "#b5341d")
    pen.ticks(pen.spots(x, y, r * 0.7, max(4, int(r / 9)), 0.12), 3, 2.6, "#5f9a3c")


def sauce_brown(pen, x, y, r):
    pool(pen, x, y, r, "#5c3216", "#8c5426", "#c98f56")
    pen.dots(pen.spots(x, y, r * 0.7, max(5, int(r / 6)), 0.1), 3, "#f0dba8")


def sauce_white(pen, x, y, r):
    """Tahini or garlic sauce in its small bowl."""
    dip(pen, x, y, r, "#f8edd2", "#dfcb9c")
    pen.dots(pen.spots(x, y, r * 0.55, 7, 0.1), 2.4, "#b8622f")


def milk(pen, x, y, r):
    """A cup of milk seen from above."""
    pen.shadow(x, y, r * 0.7)
    pen.circle(x, y, r * 0.85, "#7f9fb8")
    pen.circle(x, y, r * 0.76, "#fdfbf5")
    pen.ring(x, y, r * 0.6, 2, "#e6e1d3")


def juice_green(pen, x, y, r):
    pool(pen, x, y, r * 0.9, "#4c8a34", "#86bd4f", "#c6e594")
