"""Fruit, nuts and sweets. Each function draws a helping within a disc of radius r around x, y."""

from math import atan2, cos, pi, sin

from food.pen import around, join, leaf
from food.vegetables import slices


def citrus(pen, x, y, size, rind, flesh, pith="#fff6d8"):
    pen.circle(x + 1, y + 2, size, "#000", 0.12)
    pen.circle(x, y, size, rind)
    pen.circle(x, y, size * 0.86, pith)
    start = pen.angle()
    d = ""
    for i in range(8):
        a = start + i * pi / 4
        tip = around(x, y, size * 0.1, a)
        d += f"M{join(*tip)}L{join(*around(x, y, size * .78, a - .32))}L{join(*around(x, y, size * .78, a + .32))}z"
    pen.fill(d, flesh)


def wedge(pen, x, y, size, rind, flesh):
    """A half slice."""
    pen.turned(x, y, pen.between(-0.6, 0.6) + pi * (pen.random() < 0.3))
    for share, colour in ((1, rind), (0.86, "#fff6d8"), (0.74, flesh)):
        half = size * share
        pen.fill(f"M{join(-half, 0)}A{join(half, half)} 0 0 0 {join(half, 0)}Z", colour)
    pen.line("".join(f"M0 1L{join(cos(a) * size * .72, sin(a) * size * .72)}" for a in (0.75, 1.57, 2.4)), 1.3, "#fff6d8")
    pen.end()


def lemon(pen, x, y, r):
    citrus(pen, x - r * 0.28, y - r * 0.2, r * 0.56, "#eab71d", "#fbdc50")
    wedge(pen, x + r * 0.34, y + r * 0.26, r * 0.56, "#eab71d", "#fde36b")


def orange(pen, x, y, r):
    if pen.has("peach"):
        return peach(pen, x, y, r)
    citrus(pen, x - r * 0.3, y - r * 0.24, r * 0.58, "#ec7d12", "#fda83a")
    citrus(pen, x + r * 0.34, y + r * 0.3, r * 0.54, "#ec7d12", "#fdb14d")


def peach(pen, x, y, r):
    for px, py in pen.circle_of(x, y, r * 0.42, 5):
        pen.turned(px, py, pen.angle(), r / 30)
        pen.fill("M-17-7Q-13 14 0 14T17-7Q0 4-17-7Z", "#e0603c")
        pen.fill("M-15-6Q-11 10 0 10T15-6Q0 3-15-6Z", "#fdbb5c")
        pen.end()


def apple(pen, x, y, r):
    """Thin slices with red skin, in a fan."""
    start = pen.angle()
    pen.shadow(x, y, r * 0.7)
    red, light = pen.pick([("#c62f2a", "#fff3cf"), ("#7fae35", "#f8f7d4")])
    for i in range(4):
        px, py = around(x, y, r * (i - 1.5) * 0.38, start)
        pen.turned(px, py, start, r / 30)
        pen.fill("M0-21C17-19 17 19 0 21C-7 12-7-12 0-21Z", red)
        pen.fill("M0-19C13-16 13 16 0 19C-6 11-6-11 0-19Z", light)
        pen.fill("M1-5q4 5 0 10q-3-5 0-10", "#8a5a2b")
        pen.end()


def banana(pen, x, y, r):
    def inner(px, py, size):
        pen.dots(pen.circle_of(px, py, size * 0.2, 3), size * 0.16, "#9a7434")

    slices(pen, x, y, r, 5, r * 0.42, "#ecc546", "#fdf1bd", inner)


def berries(pen, x, y, r):
    """Strawberries cut in half, and blueberries between them."""
    if pen.has("raisin", "raisins", "termos"):
        return raisins(pen, x, y, r)
    for px, py in pen.circle_of(x, y, r * 0.5, 3):
        pen.turned(px, py, pen.between(-0.8, 0.8), r / 34)
        pen.fill("M0 16C-10 12-15 0-12-8Q-6-13 0-9Q6-13 12-8C15 0 10 12 0 16Z", "#d22c3c")
        pen.fill("M0 10C-5 8-8 1-6-4Q0-8 6-4C8 1 5 8 0 10Z", "#f98b8b")
        pen.fill(leaf(0, -9, 10, 4, -0.5) + leaf(0, -9, 10, 4, -2.6) + leaf(0, -9, 8, 3, -1.57), "#4f9a3c")
        pen.end()
    points = [(x, y)] + pen.circle_of(x, y, r * 0.82, 5)
    pen.dots(points, r * 0.32, "#3d4a8a")
    pen.dots([(a - r * 0.05, b - r * 0.06) for a, b in points], r * 0.12, "#8b97cf")


def raisins(pen, x, y, r):
    points = pen.spots(x, y, r * 0.75, 11, 0.08)
    pen.shadow(x, y, r * 0.7)
    pen.ticks(points, 4, r * 0.26, "#4a2432")
    pen.ticks([(a - 1, b - 1.5) for a, b in points], 2, 1.8, "#94607a")


def mango(pen, x, y, r):
    """Cubes; paler for pineapple."""
    top, side = ("#fbe066", "#dfb528") if pen.has("pineapple") else ("#fdb73a", "#e08712")
    pen.shadow(x, y, r * 0.7)
    pen.squares(pen.circle_of(x, y, r * 0.58, 5), r * 0.44, top, side)
    pen.squares([(x, y)], r * 0.44, top, side)


def melon(pen, x, y, r):
    for px, py in pen.circle_of(x, y, r * 0.46, 3):
        pen.turned(px, py, pen.angle(), r / 34)
        pen.fill("M-17 9Q0 20 17 9L15 6H-15Z", "#3f8a3d")
        pen.fill("M-16 7Q0 17 16 7L14 4H-14Z", "#e9f5cf")
        pen.fill("M-14 6Q0 14 14 6L1-16Q0-18-1-16Z", "#f0564f")
        pen.dots([(-5, 3), (1, -5), (5, 4), (0, 5)], 2.6, "#4a1f22")
        pen.end()


def pomegranate(pen, x, y, r):
    points = pen.spots(x, y, r * 0.8, max(8, int(r * r / 60)), 0.08)
    pen.ticks(points, 2.5, 6.6, "#a3142f", 0.8)
    pen.dots(points, 5, "#dd2f4c")
    pen.dots([(a - 1, b - 1.4) for a, b in points], 1.8, "#ffb3be")


def avocado(pen, x, y, r):
    """A half with its stone, and slices of the other."""
    pen.shadow(x, y, r * 0.7)
    turn = pen.between(-0.5, 0.5)
    pen.turned(x, y, turn, r / 32)
    for colour, size in (("#3f5f2a", 0), ("#a9cc58", 2.6), ("#e4efa2", 6.5)):
        top, foot, right, left = size - 27, 25 - size, 1 - size / 2, size * 0.8 - 28
        d = f"M{join(-14, top)}C{join(-4, top, right - 2, -10, right, 4)}S{join(-5, foot, -14, foot)}"
        pen.fill(d + f"S{join(left - 1, 14, left, 4)}S{join(-24, top, -14, top)}Z", colour)
    pen.circle(-14, 8, 8, "#6d4325")
    pen.circle(-16, 5.5, 2.4, "#b07f55")
    for i, shift in enumerate((8, 16, 24)):
        pen.line(f"M{shift}-{20 - 3 * i}q{8 - i} 20-1 {38 - 6 * i}", 7.5, "#4f7a32")
        pen.line(f"M{shift - 1}-{19 - 3 * i}q{7 - i} 19-1 {36 - 6 * i}", 5.5, "#c9dd77")
    pen.end()


def dates(pen, x, y, r):
    pen.shadow(x, y, r * 0.7)
    points, width = pen.circle_of(x, y, r * 0.56, 5), r * 0.36
    turns = [atan2(py - y, px - x) + pi / 2 + pen.between(-0.4, 0.4) for px, py in points]
    for these, those in ((points, turns), ([(x, y)], [pen.angle()])):
        pen.ticks([(a, b + 1.5) for a, b in these], r * 0.36, width, "#43200f", those)
        pen.ticks(these, r * 0.36, width * 0.8, "#7e3f1c", those)
        pen.ticks([(a - 1, b - 2) for a, b in these], r * 0.26, width * 0.2, "#c98a57", those)


def nuts(pen, x, y, r):
    """Almonds, walnuts and pistachios alike as pointed kernels of two kinds."""
    size = max(12, r * 0.64)
    other = ("#6d8a35", "#b4cc6b") if pen.has("pistachio", "muhallabia") else ("#b5803f", "#ecc78c")
    two = (("#9a5f2c", "#cf9557"), other)
    points = pen.circle_of(x, y, r * 0.55, 5) + [(x, y)]
    for (dark, light), these in zip(two, (points[::2], points[1::2])):
        turns = [pen.angle() for _ in these]
        starts = [around(px, py, -size / 2, turn) for (px, py), turn in zip(these, turns)]
        pen.fill("".join(leaf(a, b, size, size * 0.56, turn) for (a, b), turn in zip(starts, turns)), dark)
        pen.fill("".join(leaf(a + 0.5, b - 0.5, size * 0.8, size * 0.36, turn) for (a, b), turn in zip(starts, turns)), light)


def seeds(pen, x, y, r):
    points = pen.spots(x, y, r * 0.85, max(12, int(r * 0.6)), 0.1)
    pen.ticks(points[::2], 3, 3, "#5f4a2a")
    pen.ticks(points[1::2], 3, 3, "#f4e4b8")
    if pen.has("pumpkin"):
        pen.ticks(points[::3], 5, 4.4, "#6f8f3a")


def honey(pen, x, y, r):
    """A thread of honey, poured to and fro."""
    step, h = r * 0.3, r * 0.9
    d = f"M{join(x - r * .75, y + r * .1)}q{join(step / 2, -h, step, 0)}" + f"t{join(step, 0)}" * 4
    pen.line(d, 4.5, "#c97a10")
    pen.line(d, 2.6, "#f9b937")


def chocolate(pen, x, y, r):
    pen.shadow(x, y, r * 0.7)
    size = r * 0.56
    for px, py in pen.circle_of(x, y, r * 0.46, 3):
        pen.turned(px, py, pen.between(-0.6, 0.6))
        pen.box(-size / 2, -size / 2, size, size * 1.08, 3, "#3c1f12")
        pen.box(-size / 2, -size / 2, size, size * 0.96, 3, "#6b3b22")
        pen.box(-size * 0.28, -size * 0.3, size * 0.56, size * 0.52, 2, "#8a5434")
        pen.end()
