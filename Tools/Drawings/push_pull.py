"""What arms and shoulders do: how each movement begins and ends with each kind of equipment."""

from figure import front, side
from holding import STAND, both, held, pair
from things import ball, band, barbell, bench, cable, circle, ezbar, line, stack


def horizontal_push(e):
    if e in ("body_only", "exercise_ball", "other"):
        rise = 0 if e != "exercise_ball" else -18
        start, end = side((74, 80), (45, 92 + rise / 2), (4, 108 + rise, 0), [(76, 111)], toe=(0, 4), elbow=-1), side(
            (76, 100), (46, 101 + rise / 2), (4, 108 + rise, 0), [(76, 111)], head=(88, 96), toe=(0, 4), elbow=1
        )
        return pair(
            start,
            end,
            lambda p: (
                ball((12, 101), 11)
                if e == "exercise_ball"
                else line((70, 111), (82, 111)) + line((76, 111), (76, 107)) if e == "other" else ""
            ),
        )
    if e in ("cable", "band"):
        return pair(
            side((50, 34), (46, 63), (40, 110), [(60, 46)], far=(64, 110)),
            side((52, 34), (47, 63), (40, 110), [(83, 38)], far=(64, 110)),
            lambda p: held(e, p, (6, 40)),
        )
    if e == "machine":
        return pair(
            *(side((34, 52), (36, 84), (64, 110), [w]) for w in ((46, 60), (66, 54))),
            lambda p: bench(26, 89, 30, (26, 44)) + held(e, p, (72, 14))
        )
    return pair(
        *(side((32, 78), (60, 80), (82, 110), [w], head=(18, 77), elbow=b) for w, b in (((38, 62), -1), ((33, 46), -1))),
        lambda p: bench(14, 86, 56) + held(e, p)
    )


def vertical_push(e):
    if e == "body_only":
        return pair(
            side((70, 78), (46, 52), (18, 108), [(84, 110)], head=(80, 88), toe=(7, 3), elbow=-1),
            side((76, 92), (48, 60), (18, 108), [(84, 110)], head=(86, 102), toe=(7, 3), elbow=1),
            lambda p: "",
        )
    if e == "machine":
        return pair(
            *(side((44, 50), (44, 82), (68, 110), [w], head=(42, 36)) for w in ((54, 42), (51, 19))),
            lambda p: bench(34, 87, 28, (34, 42)) + held(e, p, (88, 40))
        )
    anchor = (90, 106) if e == "cable" else (56, 111)
    return pair(*(side(**STAND, W=[w]) for w in ((61, 31), (56, 3))), lambda p: held(e, p, anchor))


def fly(e):
    wide, close = front([(18, 26), (92, 26)], [(46, 110), (64, 110)], elbows=(1, -1)), front(
        [(51, 44), (59, 44)], [(46, 110), (64, 110)], elbows=(-1, 1)
    )
    anchors = ((6, 8), (104, 8))
    return pair(wide, close, lambda p: both(e, p, anchors) if e != "ez_bar" else ezbar(p.hands[0]) + ezbar(p.hands[1]))


def horizontal_pull(e):
    if e == "body_only":
        return pair(
            side((36, 88), (60, 98), (100, 108, 0), [(38, 58)], toe=(2, -8)),
            side((38, 72), (61, 90), (100, 108, 0), [(42, 58)], toe=(2, -8)),
            lambda p: line((20, 57), (62, 57)) + line((24, 57), (24, 112)),
        )
    if e in ("cable", "machine", "band"):
        return pair(
            side((40, 64), (36, 94), (80, 98), [(70, 70)], toe=(3, -9)),
            side((34, 63), (36, 94), (80, 98), [(47, 74)], toe=(3, -9)),
            lambda p: bench(24, 100, 26)
            + line((86, 108), (90, 84))
            + (cable(p.hands[0], (100, 70)) if e != "band" else band(p.hands[0], (100, 74)))
            + (stack(94) if e == "machine" else ""),
        )
    return pair(*(side((68, 50), (40, 62), (52, 110), [w], elbow=1) for w in ((68, 81), (56, 66))), lambda p: held(e, p))


def vertical_pull(e):
    if e in ("cable", "machine", "band"):
        return pair(
            *(side((46, 54), (44, 84), (68, 110), [w], elbow=b) for w, b in (((58, 26), 1), ((60, 52), 1))),
            lambda p: bench(32, 90, 28)
            + (held(e, p, (60, 3)) if e != "machine" else line(p.hands[0], (60, 3), (94, 3)) + stack(92))
            + line((p.hands[0][0] - 10, p.hands[0][1] + 2), p.hands[0], (p.hands[0][0] + 10, p.hands[0][1] + 2))
        )
    strap = lambda p: (
        line((30, 4), (84, 4)) if e == "body_only" else line((40, -4), (72, -4)) + line((56, -4), (56, 4)) + line((48, 4), (64, 4))
    )
    return pair(
        side((54, 36), (53, 66), (40, 104, -1), [(56, 5)], head=(51, 22), toe=(-7, 4)),
        side((52, 21), (50, 51), (38, 90, -1), [(60, 5)], head=(52, 6), toe=(-7, 4), elbow=1),
        strap,
    )


def pullover(e):
    if e in ("cable", "band"):
        return pair(
            side((56, 36), (48, 64), (50, 110), [(84, 28, 0)]),
            side((55, 35), (48, 64), (50, 110), [(62, 65, 0)]),
            lambda p: held(e, p, (100, 8)),
        )
    return pair(
        *(side((36, 79), (62, 81), (84, 110), [w], head=(24, 77)) for w in ((7, 70, 0), (38, 48, 0))),
        lambda p: bench(24, 87, 48) + held(e, p)
    )


def shoulder_raise(e):
    feet = [(47, 110), (63, 110)]
    anchors = ((47, 111), (63, 111)) if e == "band" else ((6, 104), (104, 104))
    return pair(front([(42, 65), (68, 65)], feet), front([(15, 34), (95, 34)], feet), lambda p: both(e, p, anchors))


def shoulder_rotation(e):
    feet = [(47, 110), (63, 110)]
    poses = [front([(44, 65), w], feet, elbows=(0, -1)) for w in ((57, 52), (81, 50))]
    return pair(*poses, lambda p: held(e, p, (6, 52)))


def shrug(e):
    feet = [(47, 110), (63, 110)]
    return pair(
        front([(42, 66), (68, 66)], feet),
        front([(42, 58), (68, 58)], feet, lift=9),
        lambda p: (
            both(e, p)
            if e != "machine"
            else line((30, p.hands[0][1]), (80, p.hands[0][1])) + line((80, p.hands[0][1]), (98, 62)) + stack(92)
        ),
    )


def elbow_flexion(e):
    poses = side(**STAND, W=[(55, 63)]), side(**STAND, W=[(64, 41, 1)])
    return pair(
        *poses,
        lambda p: held(e, p, (94, 106) if e != "machine" else (70, 60))
        + (line((56, 46), (72, 62)) + line((66, 56), (66, 112)) if e == "machine" else "")
    )


def elbow_extension(e):
    if e in ("cable", "band", "machine"):
        return pair(side(**STAND, W=[(66, 44, 1)]), side(**STAND, W=[(59, 62, 1)]), lambda p: held(e, p, (74, 4)))
    if e in ("body_only", "other"):
        return pair(
            side((36, 50), (42, 80), (86, 108), [(34, 81)], toe=(4, -8)),
            side((36, 68), (44, 97), (86, 108), [(34, 81)], toe=(4, -8), elbow=1),
            lambda p: bench(6, 84, 32),
        )
    return pair(
        *(side((32, 78), (60, 80), (82, 110), [w], head=(18, 77), elbow=b) for w, b in (((16, 60), -1), ((33, 47), -1))),
        lambda p: bench(14, 86, 56) + held(e, p)
    )


def wrist(e):
    def pose(up):
        p = side((42, 56), (36, 86), (64, 110), [(70, 82, 1)], knee=-1)
        tip = (78, 90 - 14 * up)
        p.lines.append([p.hands[0], tip])
        p.hands = [tip]
        return p

    return pair(
        pose(0),
        pose(1),
        lambda p: bench(22, 91, 26) + (held(e, p, (78, 111)) if e != "barbell" else circle(p.hands[0], 8) + circle(p.hands[0], 2)),
    )
