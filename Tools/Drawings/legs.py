"""What legs and hips do: how each movement begins and ends with each kind of equipment."""

from figure import front, side
from holding import STAND, held, pair
from things import ball, band, barbell, bench, cable, circle, dumbbell, kettlebell, line, stack


def squat(e):
    if e == "machine":
        poses = [
            side((20, 66), (38, 92), (64 if i == 0 else 78, 72 if i == 0 else 60), [(44, 92)], toe=(3, -8), head=(11, 57)) for i in (0, 1)
        ]
        return [
            (
                p,
                line((10, 64), (34, 100), (58, 100))
                + line((p.feet[0][0] + 1, p.feet[0][1] + 14), (p.feet[0][0] + 12, p.feet[0][1] - 16))
                + line((60, 108), (104, 62))
                + stack(96),
            )
            for p in poses
        ]
    if e == "exercise_ball":
        return pair(
            side((48, 40), (50, 68), (60, 110), [(52, 66)], head=(48, 26)),
            side((44, 58), (44, 88), (64, 110), [(70, 60)], head=(44, 44)),
            lambda p: ball((p.shoulder[0] - 16, p.shoulder[1] + 16), 14) + line((15, 112), (15, 4)),
        )
    if e == "other":
        return pair(
            side(**STAND, W=[(78, 44)]),
            side((38, 62), (32, 90), (54, 110), [(68, 58)]),
            lambda p: line(p.hands[0], (98, 4)) + circle(p.hands[0], 3),
        )
    goblet = e in ("kettlebell",)
    if e in ("dumbbell", "body_only", "band"):
        reach = (76, 60) if e == "body_only" else (52, 88) if e == "dumbbell" else (54, 60)
        start, end = side(**STAND, W=[(53, 64) if e != "band" else (59, 38)]), side((50, 59), (33, 85), (50, 110), [reach])
        return pair(start, end, lambda p: held(e, p, (p.feet[0][0] + 3, 111)))
    hands = lambda S: [(S[0] + (9 if goblet else 5), S[1] + (7 if goblet else 5))]
    start, end = side(**STAND, W=hands((52, 33))), side((50, 59), (33, 85), (50, 110), hands((50, 59)))
    return pair(start, end, lambda p: barbell((p.shoulder[0] - 3, p.shoulder[1] - 2)) if e == "barbell" else held(e, p))


def hinge(e):
    if e in ("body_only", "band", "exercise_ball"):
        foot = (78, 86) if e == "exercise_ball" else (74, 110)
        start, end = side((22, 106), (51, 107), foot, [(50, 110, 0)], head=(9, 105)), side(
            (22, 105), (48, 89), foot, [(50, 110, 0)], head=(9, 105)
        )
        return pair(
            start,
            end,
            lambda p: (
                ball((80, 99), 12)
                if e == "exercise_ball"
                else band(p.hip, (p.hip[0], 112)) + band(p.hip, (p.hip[0] + 14, 112)) if e == "band" else ""
            ),
        )
    bent = lambda w: side((68, 47), (40, 60), (52, 110), [w])
    if e == "kettlebell":
        return pair(bent((46, 72)), side(**STAND, W=[(82, 36)]), lambda p: held(e, p))
    if e == "cable":
        return pair(bent((44, 74)), side(**STAND, W=[(56, 63)]), lambda p: held(e, p, (8, 104)))
    low = side((64, 56), (36, 74), (54, 110), [(62, 86)])
    tall = side(**STAND, W=[(55, 63)])
    return pair(low if e in ("barbell", "other", "machine") else bent((66, 78)), tall, lambda p: held(e, p, (100, 104)))


def knee_extension(e):
    if e == "foam_roll":
        return pair(
            side((16, 106), (44, 107), (88, 108), [(44, 111, 0)], head=(4, 105)),
            side((16, 106), (44, 107), (91, 88, 0), [(44, 111, 0)], head=(4, 105)),
            lambda p: circle((67, 106), 6),
        )
    poses = side((36, 44), (38, 76), (63, 102), [(42, 76)], toe=(8, 0)), side((36, 44), (38, 76), (88, 74), [(42, 76)], toe=(3, -8))
    seat = bench(26, 81, 38, (27, 46))
    return pair(
        *poses, lambda p: seat + (circle(p.feet[0], 4) + line(p.feet[0], (63, 78)) if e == "machine" else held(e, p, (30, 106), p.feet[0]))
    )


def knee_flexion(e):
    if e == "exercise_ball":
        return pair(
            side((20, 106), (44, 92), (90, 84), [(48, 111, 0)], head=(7, 105), toe=(3, -8)),
            side((20, 106), (44, 88), (70, 86), [(48, 111, 0)], head=(7, 105), toe=(3, -8)),
            lambda p: ball((p.feet[0][0] + 1, 99), 12),
        )
    poses = [
        side((24, 79), (53, 81), (101, 84), [(14, 96, -1)], head=(11, 78), toe=(3, 7)),
        side((24, 79), (53, 81), (78, 56, 1), [(14, 96, -1)], head=(11, 78), toe=(-3, -8)),
    ]
    return pair(
        *poses,
        lambda p: bench(16, 87, 58)
        + (
            circle(p.feet[0], 4) + line(p.feet[0], (78, 84))
            if e == "machine"
            else "" if e == "body_only" else held(e, p, (104, 106), p.feet[0])
        )
    )


def calf_raise(e):
    def pose(up):
        w = (57, 39 - up) if e in ("barbell", "machine") else (53, 64 - up)
        return side((52, 33 - up), (52, 63 - up), (49, 110 - up), [w], toe=(9, up))

    load = lambda p: (
        barbell((p.shoulder[0] - 3, p.shoulder[1] - 2))
        if e == "barbell"
        else line((40, p.shoulder[1] - 3), (100, p.shoulder[1] - 3)) + stack(94) if e == "machine" else held(e, p, (60, 111))
    )
    return pair(pose(0), pose(9), load)


def sideways(e, start, end):
    """Legs apart and together, from the front."""
    hands = [(40, 62), (70, 62)]
    poses = [front(hands, feet, elbows=(1, -1)) for feet in (start, end)]

    def load(p):
        a, b = p.feet
        middle = ((p.knees[0][0] + p.knees[1][0]) / 2, p.knees[0][1])
        if e == "machine":
            return circle((p.knees[1][0] + 5, p.knees[1][1]), 4) + circle((p.knees[0][0] - 5, p.knees[0][1]), 4) + stack(94)
        if e == "exercise_ball":
            return ball(middle, max(9, abs(p.knees[1][0] - p.knees[0][0]) / 2 - 1))
        if e == "band":
            return band((p.knees[0][0], p.knees[0][1] + 6), (p.knees[1][0], p.knees[1][1] + 6))
        return cable(b, (8, 104)) if e == "cable" else ""

    return pair(*poses, load)
