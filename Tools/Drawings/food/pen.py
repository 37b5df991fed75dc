"""What draws: shapes as short pieces of SVG, and chance that is the same every time for the same meal.

Everything is a filled shape or a line with round ends; a line of no length is a dot, so that forty peas are one short path."""

from math import cos, hypot, pi, sin
from random import Random

GOLDEN = 2.39996  # The angle between neighbouring seeds of a sunflower: points turned by it fill a disc evenly.


def n(value):
    """A number as short as SVG allows: tenths of a unit, no needless zeros."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-0", "") else text


def join(*values):
    """Numbers after one another; a minus sign needs no space before it."""
    out = ""
    for value in values:
        text = n(value)
        out += text if not out or text[0] == "-" else " " + text
    return out


def around(x, y, r, angle):
    return x + r * cos(angle), y + r * sin(angle)


def whole(points, size):
    """Points in whole units, unless the shape of them is so small that it would lose its form."""
    return [(round(x), round(y)) for x, y in points] if size > 10 else points


def leaf(x, y, length, width, angle):
    """A pointed leaf from its stalk at x, y."""
    side = around(0, 0, width, angle + pi / 2)
    (tx, ty), (mx, my), (sx, sy) = whole([around(0, 0, length, angle), around(0, 0, length * 0.45, angle), side], length)
    return f"M{join(x, y)}q{join(mx + sx, my + sy, tx, ty)}q{join(mx - sx - tx, my - sy - ty, -tx, -ty)}"


def square(x, y, size, angle):
    """A square turned by an angle."""
    px, py = around(x, y, size * 0.707, angle)
    dx, dy = size * cos(angle + pi * 0.75), size * sin(angle + pi * 0.75)
    return f"M{join(px, py)}l{join(dx, dy)}l{join(-dy, dx)}l{join(-dx, -dy)}z"


def stroke(x, y, length, angle):
    """A straight line with its middle at x, y."""
    dx, dy = length * cos(angle), length * sin(angle)
    return f"M{join(x - dx / 2, y - dy / 2)}l{join(dx, dy)}"


class Pen:
    """Draws one meal. `has` asks whether a word is in the id of the meal, for foods that come in several forms."""

    def __init__(self, meal):
        self.meal = meal
        self.words = set(meal.split("-"))
        self.random = Random(meal).random
        self.pieces = []
        self.hidden = []

    def has(self, *words):
        return not self.words.isdisjoint(words)

    def between(self, low, high):
        return low + (high - low) * self.random()

    def angle(self):
        return self.between(0, 2 * pi)

    def pick(self, choices):
        return choices[int(self.random() * len(choices))]

    def shuffled(self, items):
        return [item for _, item in sorted(((self.random(), item) for item in items), key=lambda pair: pair[0])]

    # Shapes

    def add(self, piece):
        self.pieces.append(piece)

    def fill(self, d, colour, opacity=None):
        see = f' opacity="{n(opacity)}"' if opacity else ""
        self.add(f'<path d="{d}" fill="{colour}"{see}/>')

    def line(self, d, width, colour, opacity=None):
        see = f' opacity="{n(opacity)}"' if opacity else ""
        self.add(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}"{see}/>')

    def circle(self, x, y, r, colour, opacity=None):
        see = f' opacity="{n(opacity)}"' if opacity else ""
        self.add(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{colour}"{see}/>')

    def rimmed(self, x, y, r, colour, rim, width):
        """A disc with a rim of another colour; r goes to the outside of the rim."""
        self.add(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r - width / 2)}" fill="{colour}" stroke="{rim}" stroke-width="{n(width)}"/>')

    def ring(self, x, y, r, width, colour, opacity=None):
        see = f' opacity="{n(opacity)}"' if opacity else ""
        self.add(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="none" stroke="{colour}" stroke-width="{n(width)}"{see}/>')

    def box(self, x, y, w, h, r, colour, extra=""):
        self.add(f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="{n(r)}" fill="{colour}"{extra}/>')

    def strokes(self, lines, width, colour, opacity=None):
        """Many straight lines as one path: x, y, and the way dx, dy from there. Each counts from the end of the last, for short numbers."""
        d, at = "", None
        for x, y, dx, dy in lines:
            x, y = round(x, 1), round(y, 1)
            d += f"m{join(x - at[0], y - at[1])}" if at else f"M{join(x, y)}"
            d += f"l{join(dx, dy)}" if dx and dy else f"h{n(dx)}" if dx or not dy else f"v{n(dy)}"
            at = x + dx, y + dy
        if d:
            see = f' opacity="{n(opacity)}"' if opacity else ""
            self.add(f'<path d="{d}" stroke="{colour}" stroke-width="{n(width)}"{see}/>')

    def dots(self, points, size, colour, opacity=None):
        """Many discs of one size and colour: lines of no length with round ends."""
        self.strokes([(x, y, 0, 0) for x, y in points], size, colour, opacity)

    def ticks(self, points, length, width, colour, angle=None):
        """Short strokes, all turned by one angle, or each by its own of a list, or each by chance. The way is in whole units."""
        lines = []
        for i, (x, y) in enumerate(points):
            turn = self.angle() if angle is None else angle[i] if isinstance(angle, list) else angle
            dx, dy = round(length * cos(turn)), round(length * sin(turn))
            lines.append((x - dx // 2, y - dy // 2, dx, dy))
        self.strokes(lines, width, colour)

    def turned(self, x, y, angle, scale=1.0):
        """What is drawn until `end` has its own middle at x, y, is turned and made larger."""
        size = f"scale({scale:.2f})" if scale != 1 else ""
        self.add(f'<g transform="translate({join(round(x), round(y))})rotate({round(angle * 180 / pi)}){size}">')

    def end(self):
        self.add("</g>")

    def repeated(self, first, *others):
        """What is drawn until `end_repeated` appears in several places, each x, y and an angle. All but the first are references to it,
        by the id of the meal, so that pictures of several meals can be parts of one page."""
        for x, y, angle in others:
            self.add(f'<use href="#{self.meal}" transform="translate({join(x, y)})rotate({round(angle * 180 / pi)})"/>')
        self.turned(*first)
        self.add(f'<g id="{self.meal}">')

    def end_repeated(self):
        self.end()
        self.end()

    # Arrangements

    def spots(self, x, y, r, count, jitter=0.1):
        """So many points spread evenly over a disc, a little out of place; in whole units, and none where something will lie over them."""
        start = self.angle()
        result = []
        for i in range(count):
            distance = r * ((i + 0.5) / count) ** 0.5
            px, py = around(x, y, distance, start + i * GOLDEN)
            px, py = px + self.between(-jitter, jitter) * r, py + self.between(-jitter, jitter) * r
            if all(hypot(px - a, py - b) > size for a, b, size in self.hidden):
                result.append((round(px), round(py)) if r > 16 else (round(px, 1), round(py, 1)))
        return result

    def circle_of(self, x, y, r, count):
        """So many points on a circle, beginning anywhere."""
        start = self.angle()
        return whole([around(x, y, r, start + 2 * pi * i / count) for i in range(count)], r)

    def blob(self, x, y, r, wobble=0.08, corners=8):
        """A round shape drawn by hand: soft curves through the middles between its corners. What fills a dish keeps to its round."""
        if r > 60:
            wobble, corners, r = wobble / 4, 12, r * 1.03
        start = self.angle()
        points = [around(x, y, r * (1 + self.between(-wobble, wobble)), start + 2 * pi * i / corners) for i in range(corners)]
        points = whole(points, r)
        middles = whole([((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1])], r)
        d, (ax, ay) = f"M{join(*middles[-1])}", middles[-1]
        for (px, py), (bx, by) in zip(points, middles):
            d += f"q{join(px - ax, py - ay, bx - ax, by - ay)}"
            ax, ay = bx, by
        return d + "z"

    def squares(self, points, size, colour, edge, width=2.0):
        """Squares with soft corners, each turned by chance, with a darker side below."""
        turns = [self.angle() for _ in points]
        for shift, fill, line in ((2, edge, edge), (0, colour, edge)):
            d = "".join(square(x, y + shift, size, turn) for (x, y), turn in zip(points, turns))
            self.add(f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{n(width)}"/>')

    def shadow(self, x, y, r, opacity=0.07):
        self.add(f'<circle cx="{n(x + 2)}" cy="{n(y + 3)}" r="{n(r)}" opacity="{opacity}"/>')

    def mound(self, x, y, r, colour, dark):
        """The heap that small things lie on."""
        self.shadow(x, y, r, 0.12)
        self.fill(self.blob(x, y, r * 1.06), dark)
        self.fill(self.blob(x - 1, y - 1.5, r * 0.94), colour)
