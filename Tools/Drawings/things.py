"""What bodies hold, lie on and pull at, as pieces of SVG."""


def n(v):
    return f"{v:.1f}".rstrip("0").rstrip(".")


def line(*points, extra=""):
    return f'<path d="M{" ".join(f"{n(x)} {n(y)}" for x, y in points)}"{extra}/>'


def circle(p, r, extra=""):
    return f'<circle cx="{n(p[0])}" cy="{n(p[1])}" r="{n(r)}"{extra}/>'


def box(x, y, w, h, r=2):
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="{r}"/>'


def barbell(p, axis="end"):
    """From its end a plate; from the front a bar with its plates."""
    if axis == "end":
        return circle(p, 11) + circle(p, 2.5)
    (x, y), (x2, y2) = p
    return line((x - 14, y), (x2 + 14, y2)) + line((x - 10, y - 9), (x - 10, y + 9)) + line((x2 + 10, y2 - 9), (x2 + 10, y2 + 9))


def dumbbell(p):
    x, y = p
    return line((x - 6, y), (x + 6, y)) + line((x - 6, y - 4), (x - 6, y + 4)) + line((x + 6, y - 4), (x + 6, y + 4))


def ezbar(p):
    x, y = p
    return circle(p, 7) + line((x - 5, y - 2), (x - 2, y + 2), (x + 2, y - 2), (x + 5, y + 2))


def kettlebell(p):
    x, y = p
    return f'<path d="M{n(x-4)} {n(y+5)}q-2-7 4-7t4 7"/>' + circle((x, y + 10), 6)


def ball(p, r=7):
    x, y = p
    return circle(p, r) + f'<path d="M{n(x-r)} {n(y)}q{n(r)} {n(r*.7)} {n(2*r)} 0"/>'


def plate(p):
    return circle(p, 7) + circle(p, 1.5)


def cable(p, anchor):
    """A column with a pulley at the anchor, and the cable to the point."""
    x, y = anchor
    column = x + 4 if x > 55 else x - 4
    return line((column, 112), (column, min(y, 12) - 2)) + circle(anchor, 3) + line(anchor, p)


def band(p, anchor):
    """A band is drawn double, as it is a loop."""
    (x, y), (ax, ay) = p, anchor
    dx, dy = (1.8, 0) if abs(y - ay) > abs(x - ax) else (0, 1.8)
    return line((x - dx, y - dy), (ax - dx, ay - dy)) + line((x + dx, y + dy), (ax + dx, ay + dy)) + circle(anchor, 2)


def bench(x, y, w, back=None):
    """A bench of a width; back: the top of a backrest at its left end."""
    legs = line((x + 5, y + 3), (x + 5, 112)) + line((x + w - 5, y + 3), (x + w - 5, 112))
    return box(x, y - 2, w, 5) + legs + (line((x + 2, y), back) if back else "")


def stack(x):
    """The weights of a machine."""
    return box(x, 62, 12, 50) + "".join(line((x, y), (x + 12, y)) for y in (72, 82, 92, 102))
