"""Meals that are held in the hand: wraps and sandwiches from the side, toast and skewers from above."""

from food import dishes
from food.bread import slice_path
from food.parts import STREWN, lay, strew
from food.pen import n
from food.side import counter


def in_wrap(pen, parts):
    """A roll of flat bread cut in two, both faces to the front, wrapped in paper below."""
    counter(pen)
    inside = [part for part in parts if part not in ("flatbread", *STREWN)]
    if pen.has("breakfast"):
        inside = [part for part in inside if part != "apple"]
    pen.add('<ellipse cx="164" cy="216" rx="122" ry="10" opacity=".14"/>')
    pen.repeated((88, 120, -0.14), (232, 120, 0.12))
    pen.fill("M-52-34V80Q-50 96 0 96T52 80V-34Z", "#d9a864")
    pen.fill("M-46-30V70L-30 90V-30Z", "#efcb90")
    pen.dots(pen.spots(12, 10, 30, 5, 0.2), 11, "#bf8645")
    pen.fill("M-54 26Q0 52 54 26V84Q50 100 0 100T-54 84Z", "#f7f1e4")
    pen.line("M-54 42Q0 68 54 42M-54 62Q0 88 54 62", 3, pen.pick(["#d8573d", "#4f8a8b"]))
    pen.add('<ellipse cy="-36" rx="52" ry="40" fill="#d9a864"/><ellipse cy="-37" rx="48" ry="36" fill="#f5dcae"/>')
    pen.add('<ellipse cy="-37" rx="41" ry="30" fill="#6ba344"/>')
    spots = [(-20, -46), (18, -50), (-14, -26), (20, -28)][:max(3, len(inside))]
    for part, (px, py) in zip(inside + inside, spots):
        lay(pen, part, px, py, 19)
    pen.end_repeated()


# From the side: kind of layer, colour, shade.
LAYERS = {"beef": ("lumps", "#87502f", "#57301c"), "chicken": ("lumps", "#e9b169", "#b06c2b"), "labneh": ("cream", "#fdf8ea", "#e3d6b8"),
          "tomato": ("flat", "#ee5f45", "#c9301f"), "cucumber": ("flat", "#d9efb4", "#4f8f3c"), "pepper": ("flat", "#f9c534", "#d99a10")}


def sandwich(pen, parts):
    counter(pen)
    layers = [part for part in parts if part in LAYERS]
    pen.add('<ellipse cx="160" cy="214" rx="140" ry="12" fill="#fffdf8"/><ellipse cx="160" cy="211" rx="124" ry="8" fill="#e6dfcf"/>')
    y = 176
    pen.fill("M52 172H268Q274 206 240 208H80Q46 206 52 172Z", "#c98a43")
    pen.fill("M56 170H264V178Q160 186 56 178Z", "#f3d7a4")
    for part in sorted(layers, key=lambda word: list(LAYERS).index(word)):
        kind, light, dark = LAYERS[part]
        if kind == "lumps":
            points = [(66 + 21 * i, y - 10 + pen.between(-3, 3)) for i in range(10)]
            pen.dots([(a, b + 2) for a, b in points], 28, dark)
            pen.dots(points, 23, light)
            y -= 20
        elif kind == "cream":
            pen.line(f"M62 {y - 4}q12 12 24 0t24 0t24 0t24 0t24 0t24 0t24 0t22 0", 13, dark)
            pen.line(f"M62 {y - 6}q12 12 24 0t24 0t24 0t24 0t24 0t24 0t24 0t22 0", 11, light)
            y -= 12
        else:
            points = [(78 + 41 * i, y - 5 + pen.between(-2, 2)) for i in range(5)]
            pen.ticks(points, 34, 12, dark, 0.06)
            pen.ticks([(a, b - 1) for a, b in points], 32, 7, light, 0.06)
            y -= 11
    frill = "".join(f"q9 {pen.between(12, 18):.0f} 18.400 0".replace(".400", ".4") for _ in range(12))
    pen.fill(f"M50 {n(y)}{frill}Z", "#6aa543")
    pen.line(f"M54 {n(y)}H266", 8, "#8cc063")
    pen.fill(f"M48 {n(y)}c-8-66 52-80 112-80s120 14 112 80q-112 8-224 0Z", "#d99a4e")
    pen.fill(f"M64 {n(y - 28)}c12-34 46-42 96-42s60 6 76 18q-96-12-172 24Z", "#ecbc78")
    sesame = [(96, y - 42), (128, y - 56), (160, y - 44), (188, y - 60), (214, y - 42), (144, y - 30), (236, y - 30)]
    pen.ticks(sesame, 5, 3.6, "#fdf0cb", 0.4)
    if "lemon" in parts:
        lay(pen, "lemon", 284, 192, 26)


def toast(pen, parts):
    """Two slices on a board, spread and topped."""
    dishes.table(pen)
    board, grain = pen.pick([("#b9804a", "#a56e3a"), ("#caa06a", "#b68a53"), ("#8f5f3c", "#7d502f")])
    pen.box(16, 30, 290, 190, 26, "#000", ' opacity=".15"')
    pen.box(12, 24, 290, 190, 24, board)
    pen.line("M40 48H276M26 92H150M190 104H290M30 150H280M60 196H250", 3, grain)
    spread = next((word for word in ("avocado", "cheese", "peas", "tuna") if word in parts), None)
    colour = {"avocado": "#bcd670", "cheese": "#fffaea", "peas": "#9ccb62", "tuna": "#e9c3a4"}.get(spread, "#f9ecd2")
    rest = [part for part in parts if part not in ("bread", spread, *STREWN)] + ([spread] if spread in ("peas", "tuna") else [])
    pen.repeated((88, 124, pen.between(-0.12, 0.02)), (226, 124, pen.between(0.02, 0.12)))
    pen.fill(slice_path(62, 76), "#8f5526")
    pen.fill(slice_path(60, 72), "#c98a48")
    pen.fill(slice_path(53, 64), "#f3d7a4")
    pen.fill(pen.blob(0, 0, 50, 0.07, 10), colour)
    order = pen.shuffled(rest)
    spots = {1: [(0, 0, 40)], 2: [(-2, -26, 30), (4, 28, 30)], 3: [(-22, -24, 26), (24, -16, 25), (0, 26, 27)],
             4: [(-24, -24, 24), (24, -26, 24), (-23, 24, 24), (24, 26, 24)]}[len(order)]
    for part, spot in zip(order, spots):
        lay(pen, part, *spot)
    for word in parts:
        if word in STREWN:
            strew(pen, word, 0, 0, 40, 44)
    pen.end_repeated()


# What is put on a skewer: shape, colour, shade.
PIECES = {"mince": ("long", "#93592f", "#5e3520"), "beef": ("cube", "#8c5432", "#57301c"), "chicken": ("cube", "#e9b169", "#b06c2b"),
          "halloumi": ("cube", "#fbedc0", "#c99a45"), "tomato": ("disc", "#ee5f45", "#c9301f"), "pepper": ("cube", "#f9c534", "#d99a10"),
          "courgette": ("disc", "#e3edae", "#74a23c")}


def skewers(pen, parts):
    """Two skewers across an oval dish, and what goes with them below."""
    second = dishes.table(pen)[1]
    rim, line, middle = pen.pick(dishes.PLATES[:4])
    pen.box(6, 12, 308, 216, 100, second)
    pen.add(f'<ellipse cx="163" cy="125" rx="146" ry="104" opacity=".14"/><ellipse cx="160" cy="120" rx="146" ry="104" fill="{rim}"/>')
    pen.add(f'<ellipse cx="160" cy="120" rx="128" ry="87" fill="{middle}" stroke="{line}" stroke-width="2.5"/>')
    on, beside = [p for p in parts if p in PIECES], [p for p in parts if p not in PIECES]
    spots = {1: [(160, 168)], 2: [(112, 164), (204, 168)], 3: [(90, 160), (160, 172), (230, 160)]}[len(beside)]
    lean = pen.between(-0.1, 0.1)
    for part, (px, py) in zip(pen.shuffled(beside), spots):
        lay(pen, part, px, py, 38 if len(beside) < 3 else 33)
    pen.repeated((156, 62, lean), (166, 100, lean))
    pen.line("M-136 0H130", 4, "#c8a05e")
    row_of_pieces(pen, on)
    pen.end_repeated()


def row_of_pieces(pen, on):
    x, i = -98, 0
    while x < 96:
        kind, light, dark = PIECES[on[i % len(on)]]
        wide = 52 if kind == "long" else 27
        if kind == "disc":
            pen.circle(x + 12, 0, 14.5, dark)
            pen.circle(x + 12, -1, 11, light)
        else:
            pen.box(x, -15, wide - 1, 31, 9 if kind == "long" else 5, dark)
            pen.box(x + 1, -15, wide - 3, 26, 9 if kind == "long" else 5, light)
            pen.line("".join(f"M{x + s} -8l-4 13" for s in range(9, wide - 4, 9)), 2, dark, 0.6)
        x += wide
        i += 1
