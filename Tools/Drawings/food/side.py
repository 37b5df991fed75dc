"""Meals that are seen from the side: what is drunk or eaten from a glass, and what is held in the hand."""

from math import pi

from food import dishes
from food.bread import n_, slice_path
from food.parts import COLOURS, STREWN, lay, strew
from food.pen import around, join, leaf, stroke
from food.vegetables import sprig


def counter(pen):
    """A wall and the table before it."""
    wall, second = dishes.table(pen)
    pen.fill("M0 176H320V222Q320 240 302 240H18Q0 240 0 222Z", second)
    return wall


def mix(a, b, share):
    """A colour between two of #rrggbb."""
    pairs = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in pairs)


def drink(parts):
    """What it looks like when blended: the strongest colour of its parts, made milder by milk."""
    for word in ("juice-green", "chocolate", "berries", "mango", "dates", "banana"):
        if word in parts:
            milder = 0 if word == "juice-green" else 0.45 if "milk" in parts or "yogurt" in parts else 0.2
            return mix(COLOURS[word], COLOURS["milk"], milder)
    return COLOURS["milk"]


def in_glass(pen, parts):
    counter(pen)
    x = 160
    colour = drink(parts)
    if pen.has("coffee"):
        colour = "#c09468"
    dark = mix(colour, "#5a3a20", 0.22)
    beside = [part for part in parts if part not in ("milk", "juice-green", "yogurt", "seeds", "tofu")]
    places = pen.shuffled([(74, 190), (246, 190)]) + [(62, 140)]
    pen.add('<ellipse cx="166" cy="214" rx="52" ry="9" opacity=".14"/>')
    straw = pen.pick(["#e4573d", "#3f8593", "#7a5a9a", "#f4f0e6"])
    lean = pen.pick([1, -1])
    pen.line(f"M{x + 8 * lean} 90L{x + 34 * lean} 14", 8, straw)
    pen.fill("M111 46H209L197 204Q196 214 186 214H134Q124 214 123 204Z", "#fff", 0.4)
    pen.fill("M117 74H203L193 200Q192 207 185 207H135Q128 207 127 200Z", colour)
    pen.fill("M122.500 140H197.500L193 200Q192 207 185 207H135Q128 207 127 200Z".replace(".500", ".5"), dark, 0.35)
    pen.add(f'<ellipse cx="160" cy="74" rx="43" ry="9" fill="{mix(colour, "#ffffff", 0.5)}"/>')
    pen.dots([(136, 72), (150, 77), (171, 71), (184, 75)], 5, "#fff", 0.7)
    if "seeds" in parts or "oats" in parts:
        pen.ticks([(140, 74), (152, 71), (163, 77), (175, 73), (158, 74), (186, 74)], 3, 3, "#54411f")
    if pen.has("iced"):
        for px, py, turn in ((140, 88, 0.3), (172, 96, -0.4)):
            pen.turned(px, py, turn)
            pen.box(-12, -12, 24, 24, 5, "#fff", ' opacity=".55"')
            pen.end()
    pen.line("M126 92L133 186", 6, "#fff", 0.5)
    for part, (px, py) in zip(beside, places):
        if py > 180:
            pen.add(f'<ellipse cx="{px + 4}" cy="214" rx="32" ry="7" opacity=".12"/>')
        lay(pen, part, px, py, 32)


def bits(pen, word, x, y, w, h):
    """Small pieces of a part, seen through the glass within a layer."""
    if word in ("milk", "yogurt", "honey", "tofu", "chocolate"):
        return
    count = max(6, int(w * h / 260))
    rows = (-0.28, 0.02, 0.3)
    points = [(round(x - w / 2 + w * (i + 0.5) / count), round(y + h * rows[i % 3] + pen.between(-2, 2))) for i in range(count)]
    turns = [pen.angle() for _ in points]
    long = {"oats": 4, "dates": 7, "nuts": 6, "beans": 6, "shrimp": 8, "berries": 4, "avocado": 8}.get(word, 2)
    pen.ticks(points, long, 8, mix(COLOURS[word], "#4a2a10", 0.2), turns)
    pen.ticks([(a - 0.5, b - 1) for a, b in points], long, 5.6, mix(COLOURS[word], "#ffffff", 0.3), turns)


def in_cup(pen, parts):
    """Layers in a tumbler, the last of them heaped on top; soup and beans in a mug."""
    counter(pen)
    if parts[0] in ("lentils", "beans"):
        return mug(pen, parts)
    pen.add('<ellipse cx="166" cy="214" rx="72" ry="9" opacity=".14"/>')
    top, bottom, half = 84, 206, 70
    layers = parts[:3] if len(parts) > 2 else parts[:1] + parts[1:] + parts[:1]
    layers = [word for word in layers if word not in ("seeds", "honey", "lemon")] or parts[:1]
    if parts[0] == "seeds":
        layers = ["milk"] + [word for word in layers if word != "milk"]
    heap = [part for part in parts if part not in ("milk", "yogurt", "honey", "seeds", "tofu")][-2:]
    pen.fill(f"M{160 - half - 5} {top - 14}H{160 + half + 5}L{160 + half - 13} 214H{160 - half + 13}Z", "#fff", 0.45)
    step = (bottom - top) / len(layers)

    def width(level):
        return half - 16 * (level - top) / (bottom - top)

    for i, word in enumerate(reversed(layers)):
        a, b = top + step * i, top + step * (i + 1)
        p, q = width(a), width(b)
        pen.fill(f"M{join(160 - p, a)}H{n_(160 + p)}L{join(160 + q, b)}H{n_(160 - q)}Z", COLOURS[word])
        bits(pen, word, 160, (a + b) / 2, 2 * q - 14, step)
    spread = {0: [], 1: [160], 2: [134, 186]}[len(heap)]
    pen.fill(f"M{160 - half} {top + 2}Q{160 - half} {top - 12} 160 {top - 14}T{160 + half} {top + 2}Z", COLOURS[layers[-1]])
    for part, px in zip(heap, spread):
        lay(pen, part, px, top - 14, 27)
    if "honey" in parts:
        pen.line(f"M110 {top}q8 20 14 0t16 2t18-2t18 2t18-2t16 2", 7, "#f3ae2e")
    if "seeds" in parts:
        pen.ticks([(a, top - 10 + b * 6) for a, b in zip(range(106, 216, 9), [0, 1] * 7)], 3, 3.2, "#54411f")
    pen.line(f"M{160 - half + 7} {top + 6}L{160 - half + 20} 190", 7, "#fff", 0.5)


def mug(pen, parts):
    colour, light = pen.pick([("#3f8593", "#6fb0ba"), ("#b0583c", "#d58763"), ("#506c98", "#86a3cc")])
    pen.add('<ellipse cx="166" cy="214" rx="80" ry="9" opacity=".14"/>')
    pen.line("M208 108C256 100 256 176 204 168", 14, colour)
    pen.fill("M96 84H216L208 192Q206 212 188 212H124Q106 212 104 192Z", colour)
    pen.fill("M106 96L113 192Q114 202 122 204L116 96Z", light)
    pen.add(f'<ellipse cx="156" cy="84" rx="60" ry="17" fill="{light}"/><ellipse cx="156" cy="86" rx="53" ry="13" fill="{COLOURS[parts[0]]}"/>')
    pen.line("M136 58q-8-12 0-22t0-22M160 54q-8-12 0-22t0-22M184 58q-8-12 0-22t0-22", 5, "#fff", 0.6)
    bits(pen, parts[0], 156, 86, 92, 14)
    for part, (px, py) in zip(parts[1:], [(56, 192), (270, 196)]):
        lay(pen, part, px, py, 30)


def in_wrap(pen, parts):
    """A roll of flat bread cut in two, both faces to the front, wrapped in paper below."""
    counter(pen)
    inside = [part for part in parts if part not in ("flatbread", *STREWN)]
    if pen.has("breakfast"):
        inside = [part for part in inside if part != "apple"]
    pen.add('<ellipse cx="164" cy="216" rx="122" ry="10" opacity=".14"/>')
    for x, lean, paper in ((88, -0.14, "#f7f1e4"), (232, 0.12, "#f7f1e4")):
        pen.turned(x, 120, lean)
        pen.fill("M-52-34V80Q-50 96 0 96T52 80V-34Z", "#d9a864")
        pen.fill("M-46-30V70L-30 90V-30Z", "#efcb90")
        pen.dots(pen.spots(12, 10, 30, 5, 0.2), 11, "#bf8645")
        pen.fill("M-54 26Q0 52 54 26V84Q50 100 0 100T-54 84Z", paper)
        pen.line("M-54 42Q0 68 54 42M-54 62Q0 88 54 62", 3, pen.pick(["#d8573d", "#4f8a8b"]))
        pen.add('<ellipse cy="-36" rx="52" ry="40" fill="#d9a864"/><ellipse cy="-37" rx="48" ry="36" fill="#f5dcae"/>')
        pen.add('<ellipse cy="-37" rx="41" ry="30" fill="#6ba344"/>')
        spots = [(-20, -46), (18, -50), (-14, -26), (20, -28)][:max(3, len(inside))]
        for part, (px, py) in zip(inside + inside, spots):
            lay(pen, part, px, py, 19)
        pen.end()


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
    pen.fill(f"M50 {n_(y)}{frill}Z", "#6aa543")
    pen.line(f"M54 {n_(y)}H266", 8, "#8cc063")
    pen.fill(f"M48 {n_(y)}C40 {n_(y - 66)} 100 {n_(y - 80)} 160 {n_(y - 80)}S280 {n_(y - 66)} 272 {n_(y)}Q160 {n_(y + 8)} 48 {n_(y)}Z", "#d99a4e")
    pen.fill(f"M64 {n_(y - 28)}C76 {n_(y - 62)} 110 {n_(y - 70)} 160 {n_(y - 70)}S220 {n_(y - 64)} 236 {n_(y - 52)}Q140 {n_(y - 64)} 64 {n_(y - 28)}Z", "#ecbc78")
    pen.ticks([(96, y - 42), (128, y - 56), (160, y - 44), (188, y - 60), (214, y - 42), (144, y - 30), (236, y - 30)], 5, 3.6, "#fdf0cb", 0.4)
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
    for x, turn in ((88, pen.between(-0.12, 0.04)), (226, pen.between(-0.04, 0.12))):
        pen.turned(x, 124, turn)
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
        pen.end()


# What is put on a skewer: shape, colour, shade.
PIECES = {"mince": ("long", "#93592f", "#5e3520"), "beef": ("cube", "#8c5432", "#57301c"), "chicken": ("cube", "#e9b169", "#b06c2b"),
          "halloumi": ("cube", "#fbedc0", "#c99a45"), "tomato": ("disc", "#ee5f45", "#c9301f"), "pepper": ("cube", "#f9c534", "#d99a10"),
          "courgette": ("disc", "#e3edae", "#74a23c")}


def skewers(pen, parts):
    """Three skewers across an oval dish, and what goes with them below."""
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
    for row, y in enumerate((62, 100)):
        pen.turned(160, y, lean)
        pen.line("M-136 0H132", 4, "#c8a05e")
        row_of_pieces(pen, on, row)
        pen.end()


def row_of_pieces(pen, on, row):
    x, i = -98, row
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
