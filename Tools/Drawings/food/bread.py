"""Bread in its forms."""

from food.pen import around, join, n

CROUTONS = ("fatteh", "fattoush")


def slice_path(w, h):
    """The outline of a slice of tin loaf around 0, 0."""
    top = f"V{n(-h * .35)}C{join(-w * 1.35, -h * 1.15, w * 1.35, -h * 1.15, w, -h * .35)}V{n(h)}"
    return f"M{join(-w, h)}{top}Q{join(w, h * 1.15, w * .8, h * 1.15)}H{n(-w * .8)}Q{join(-w, h * 1.15, -w, h)}"


def bread(pen, x, y, r):
    if pen.has(*CROUTONS):
        return croutons(pen, x, y, r)
    if pen.has("crispbread"):
        return crispbread(pen, x, y, r)
    spread = pen.between(0.15, 0.35)
    for shift, turn in ((-0.3, -spread), (0.3, spread)):
        pen.turned(x + r * shift, y - r * shift * 0.4, turn)
        w, h = r * 0.52, r * 0.66
        pen.fill(slice_path(w, h), "#b9763a")
        pen.fill(slice_path(w * 0.84, h * 0.84), "#f3d7a4")
        pen.dots(pen.spots(0, 2, w * 0.6, 5, 0.2), 3, "#e0b97c")
        pen.end()


def crispbread(pen, x, y, r):
    for shift, turn in ((-0.34, -0.25), (0.34, 0.1)):
        pen.turned(x + r * shift, y, turn)
        pen.box(-r * 0.36, -r * 0.72, r * 0.72, r * 1.44, 4, "#a86f38")
        pen.box(-r * 0.36 + 1.5, -r * 0.72, r * 0.72 - 3, r * 1.4, 4, "#d7a265")
        holes = [(a * r * 0.2, b * r * 0.25) for a in (-1, 0, 1) for b in (-2, -1, 0, 1, 2)]
        pen.dots(holes, 3, "#a86f38")
        pen.end()


def croutons(pen, x, y, r):
    """Toasted pieces of flat bread."""
    pen.shadow(x, y, r * 0.7)
    pieces = pen.spots(x, y, r * 0.8, 9, 0.05)
    pen.squares(pieces[:5], r * 0.44, "#e0aa5c", "#b77a33")
    pen.squares(pieces[5:], r * 0.42, "#efc27c", "#b77a33")


def flatbread(pen, x, y, r):
    """A round of flat bread, one edge folded over, with brown blisters."""
    pen.shadow(x, y, r)
    pen.circle(x, y, r, "#c98f4c")
    pen.circle(x - 0.5, y - 1, r - 2, "#efcf98")
    pen.dots(pen.spots(x, y, r * 0.78, 8, 0.12), r * 0.2, "#dcae6b")
    if pen.has("zaatar"):
        pen.fill(pen.blob(x, y, r * 0.8), "#9a8a3c")
        pen.dots(pen.spots(x, y, r * 0.7, 16), 3, "#6b6a24")
        pen.dots(pen.spots(x, y, r * 0.7, 14), 2.4, "#f0e2ad")
        return
    pen.dots(pen.spots(x, y, r * 0.74, 6, 0.12), r * 0.1, "#b67a3c")
    if r > 20 and not pen.has("manakish", "tacos", "quesadilla"):
        turn = pen.angle()
        a, b = around(x, y, r, turn - 0.95), around(x, y, r, turn + 0.95)
        c = around(x, y, r * 0.12, turn)
        pen.fill(f"M{join(*a)}Q{join(*c, *b)}Q{join(*around(x, y, r * .62, turn), *a)}", "#b9803f")
        c = around(x, y, r * 0.22, turn)
        pen.fill(f"M{join(*a)}Q{join(*c, *b)}Q{join(*around(x, y, r * .72, turn), *a)}", "#f7dfb2")
