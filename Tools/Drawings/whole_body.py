"""What trunks and whole bodies do: how each movement begins and ends with each kind of equipment."""

from figure import front, side
from holding import STAND, held, pair
from things import ball, band, barbell, bench, box, cable, circle, dumbbell, kettlebell, line, plate


def trunk_flexion(e):
    if e in ("cable", "band"):
        kneel = lambda S, w: side(S, (44, 82), (24, 108), [w], toe=(-8, 2))
        return pair(kneel((48, 52), (58, 40)), kneel((66, 64), (76, 72)), lambda p: held(e, p, (80, 4)))
    if e == "machine":
        return pair(
            side((40, 52), (40, 84), (70, 108), [(52, 46)]),
            side((58, 60), (40, 84), (70, 108), [(68, 58)]),
            lambda p: bench(28, 90, 28) + held(e, p, (84, 30)),
        )
    up = -24 if e == "exercise_ball" else 0
    lie = dict(H=(58, 106 + up), A=(84, 110))
    near = lambda S, h: (h[0] + 5, h[1] - 5) if e in ("body_only", "exercise_ball") else (S[0] + 12, S[1] - 14)
    start, end = (28, 105 + up), (36, 88 + up)
    poses = side(start, W=[near(start, (15, 104 + up))], head=(15, 104 + up), **lie), side(
        end, W=[near(end, (28, 77 + up))], head=(28, 77 + up), **lie
    )
    return pair(
        *poses,
        lambda p: (
            ball((44, 97), 15)
            if e == "exercise_ball"
            else "" if e == "body_only" else (barbell(p.hands[0]) if e == "barbell" else held(e, p))
        )
    )


def trunk_rotation(e):
    feet = [(43, 110), (67, 110)]
    poses = front([(24, 46), (29, 46)], feet, elbows=(0, 0)), front([(81, 46), (86, 46)], feet, elbows=(0, 0))
    return pair(
        *poses,
        lambda p: (
            line((p.hands[0][0] - 20, 62), (p.hands[0][0] + 26, 34)) + plate((p.hands[0][0] + 27, 33))
            if e == "barbell"
            else held(e, p, (5, 24), p.hands[0]) if e != "body_only" else ""
        )
    )


def trunk_stability(e):
    if e in ("cable", "band"):
        return pair(*(side(**STAND, W=[w]) for w in ((61, 48), (82, 44))), lambda p: held(e, p, (6, 44)))
    if e == "kettlebell":
        return pair(
            side((22, 104), (50, 106), (76, 110), [(22, 74, 0)], head=(9, 103)),
            side((52, 40), (50, 70), (36, 110), [(54, 9, 0)], far=(70, 110)),
            lambda p: kettlebell((p.hands[0][0], p.hands[0][1] - 13)),
        )
    if e in ("barbell", "other"):
        kneel = lambda S, H, w: side(S, H, (12, 108), [w], toe=(-6, 2), elbow=1)
        return pair(
            kneel((58, 76), (34, 86), (62, 102)),
            kneel((74, 92), (44, 90), (98, 104, 0)),
            lambda p: barbell(p.hands[0]) if e == "barbell" else circle((p.hands[0][0], 103), 8) + circle((p.hands[0][0], 103), 2),
        )
    top = -18 if e == "exercise_ball" else 0
    knees = side((72, 78 + top), (44, 88), (6, 102), [(86, 109 + top)], toe=(-3, -7), elbow=1)
    plank = side((74, 84 + top), (44, 92 + top / 2), (4, 107, 0), [(88, 109 + top)], toe=(0, 5), elbow=1)
    return pair(knees, plank, lambda p: ball((84, 101), 11) if e == "exercise_ball" else "")


def trunk_extension(e):
    if e == "other":
        return pair(
            side((72, 92), (52, 70), (18, 104), [(62, 92)]),
            side((80, 56), (52, 70), (18, 104), [(70, 64)]),
            lambda p: line((46, 80), (60, 74)) + line((52, 78), (48, 112)) + line((10, 100), (24, 96)),
        )
    up = -18 if e == "exercise_ball" else 0
    return pair(
        side((36, 106 + up), (62, 106 + up), (104, 109, 0), [(10, 109 + up, 0)], head=(23, 104 + up), toe=(4, 2)),
        side((37, 94 + up), (62, 105 + up), (104, 97 - up / 2, 0), [(9, 84 + up, 0)], head=(25, 88 + up), toe=(5, -2)),
        lambda p: ball((56, 99), 13) if e == "exercise_ball" else "",
    )


def neck(e):
    body = lambda head: side(S=(52, 33), H=(52, 63), A=(51, 110), W=[(54, 64)], head=head)
    return pair(
        body((62, 25)), body((48, 20)), lambda p: line((p.head[0] + 6, p.head[1]), (82, 50)) + plate((82, 57)) if e == "other" else ""
    )


def olympic(e):
    low, catch = side((66, 58), (38, 78), (54, 110), [(64, 89)]), side((52, 54), (42, 82), (54, 110), [(55, 23, 0)])
    return pair(low, catch, lambda p: held(e, p, (100, 104)))


def jump(e):
    load = e in ("barbell", "dumbbell")
    low = side((52, 52), (38, 78), (50, 110), [(56, 57) if e == "barbell" else (50, 83) if load else (30, 66, -1)])
    high = side((54, 22), (52, 52), (46, 98), [(59, 27) if e == "barbell" else (54, 53) if load else (66, -3)], toe=(5, 8))
    if e == "other":
        high = side((56, 18), (54, 48), (58, 84), [(76, 24)])
    return pair(
        low,
        high,
        lambda p: (
            barbell((p.shoulder[0] - 3, p.shoulder[1] - 2))
            if e == "barbell"
            else held(e, p) if load else box(40, 87, 44, 25) if e == "other" and p is high else ""
        ),
    )


def throw(e):
    if e == "body_only":
        start, end = side((76, 100), (46, 101), (4, 108, 0), [(76, 111)], head=(88, 96), toe=(0, 4)), side(
            (74, 74), (45, 90), (4, 108, 0), [(82, 101, 0)], toe=(0, 4)
        )
        return pair(start, end, lambda p: "")
    start, end = side((50, 40), (44, 68), (40, 110), [(62, 46)], far=(62, 110)), side(
        (58, 36), (48, 65), (36, 110), [(86, 26)], far=(68, 110)
    )
    return [(start, held(e, start, at=(66, 45))), (end, held(e, end, at=(101, 12)) + line((90, 22), (94, 18)))]


def carry(e):
    poses = side((54, 33), (50, 63), (36, 108), [(53, 64)], far=(66, 110)), side((54, 33), (50, 63), (68, 110), [(53, 64)], far=(34, 108))
    if e == "other":
        lean = [side((64, 46), (46, 68), a, [(88, 62)], far=b) for a, b in (((30, 108), (60, 110)), ((60, 110), (24, 107)))]
        return pair(*lean, lambda p: line((88, 56), (92, 104)) + box(82, 104, 26, 8))
    return pair(*poses, lambda p: held(e, p))


def cardio(e):
    left = side((56, 34), (50, 63), (24, 92), [(66, 48), (40, 52, -1)], far=(66, 100), toe=(6, 4))
    right = side((57, 32), (51, 61), (64, 102), [(68, 46), (40, 50, -1)], far=(22, 88), toe=(7, 4))
    if e == "other":
        hop = [side((52, y), (52, y + 30), (50, y + 76), [(62, y + 26)], toe=(7, 2)) for y in (34, 24)]
        return [(hop[0], '<path d="M62 60C104-30 0-30 62 60"/>'), (hop[1], '<path d="M62 50C110 140-4 140 62 50"/>')]
    return pair(left, right, lambda p: line((12, 112), (92, 112), (98, 44), (88, 42)) if e == "machine" else "")


def stretch(e):
    if e == "exercise_ball":
        return pair(
            side((46, 62), (36, 90), (14, 108), [(66, 82)], toe=(-6, 2)),
            side((62, 84), (36, 88), (14, 108), [(96, 84, 0)], toe=(-6, 2), head=(76, 88)),
            lambda p: ball((74, 98) if p.shoulder[0] < 50 else (92, 98), 13),
        )
    if e == "foam_roll":
        return pair(
            side((30, 92), (58, 104), (84, 110), [(20, 82)], head=(17, 86)),
            side((30, 96), (58, 106), (84, 110), [(8, 88, 0)], head=(17, 101)),
            lambda p: circle((36, 105), 7),
        )
    if e == "other":
        return pair(
            side((20, 105), (48, 107), (76, 84), [(48, 96)], head=(7, 104), toe=(-2, -8)),
            side((20, 105), (48, 107), (62, 58, 0), [(44, 86)], head=(7, 104), toe=(-6, -6)),
            lambda p: line(p.hands[0], (p.feet[0][0] - 2, p.feet[0][1] - 4)),
        )
    return pair(
        side((36, 72), (34, 103), (84, 108, 0), [(46, 98)], toe=(2, -9)),
        side((58, 82), (34, 103), (84, 108, 0), [(82, 97)], toe=(2, -9), head=(70, 86)),
        lambda p: "",
    )


def release(e):
    r = 7 if e == "foam_roll" else 4
    poses = [side((30 + d, 84), (56 + d, 94), (100, 104 + 2, 0), [(22, 110)], head=(20 + d, 74), elbow=1, toe=(4, -6)) for d in (0, 8)]
    return pair(*poses, lambda p: circle((70, 104.5 + (7 - r) * 0.6), r) + (circle((70, 104.5), r / 3) if e == "foam_roll" else ""))
