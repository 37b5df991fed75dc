"""How each pattern of movement begins and ends with each kind of equipment: two poses, and what is drawn with each."""
from figure import front, side
from things import *

HELD = {"dumbbell": dumbbell, "kettlebell": kettlebell, "ez_bar": ezbar, "medicine_ball": ball, "other": plate, "exercise_ball": lambda p: ball(p, 13)}
STAND = dict(S=(52, 33), H=(52, 63), A=(51, 110))


def held(equipment, pose, anchor=(98, 106), at=None):
    """The equipment where a pose holds it. anchor: where a cable, a band or a lever comes from."""
    at = at or pose.hands[-1]
    if equipment == "barbell":
        return barbell(at)
    if equipment in HELD:
        return HELD[equipment](at)
    if equipment == "cable":
        return cable(at, anchor)
    if equipment == "band":
        return band(at, anchor)
    if equipment == "machine":
        return line(at, anchor) + circle(at, 3.5) + circle(anchor, 2.5) + stack(94 if anchor[0] > 55 else 2)
    return ""


def both(equipment, pose, anchors=((8, 106), (102, 106))):
    """The same in both hands of a front view."""
    if equipment == "barbell":
        return barbell(pose.hands, "front")
    return "".join(held(equipment, pose, anchor, hand) for hand, anchor in zip(pose.hands, anchors))


def pair(start, end, draw):
    return [(pose, draw(pose)) for pose in (start, end)]


def squat(e):
    if e == "machine":
        poses = [side((20, 66), (38, 92), (64 if i == 0 else 78, 72 if i == 0 else 60), [(44, 92)], toe=(3, -8), head=(11, 57)) for i in (0, 1)]
        return [(p, line((10, 64), (34, 100), (58, 100)) + line((p.feet[0][0] + 1, p.feet[0][1] + 14), (p.feet[0][0] + 12, p.feet[0][1] - 16)) + line((60, 108), (104, 62)) + stack(96)) for p in poses]
    if e == "exercise_ball":
        return pair(side((48, 40), (50, 68), (60, 110), [(52, 66)], head=(48, 26)), side((44, 58), (44, 88), (64, 110), [(70, 60)], head=(44, 44)), lambda p: ball((p.shoulder[0] - 16, p.shoulder[1] + 16), 14) + line((15, 112), (15, 4)))
    if e == "other":
        return pair(side(**STAND, W=[(78, 44)]), side((38, 62), (32, 90), (54, 110), [(68, 58)]), lambda p: line(p.hands[0], (98, 4)) + circle(p.hands[0], 3))
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
        start, end = side((22, 106), (51, 107), foot, [(50, 110, 0)], head=(9, 105)), side((22, 105), (48, 89), foot, [(50, 110, 0)], head=(9, 105))
        return pair(start, end, lambda p: ball((80, 99), 12) if e == "exercise_ball" else band(p.hip, (p.hip[0], 112)) + band(p.hip, (p.hip[0] + 14, 112)) if e == "band" else "")
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
        return pair(side((16, 106), (44, 107), (88, 108), [(44, 111, 0)], head=(4, 105)), side((16, 106), (44, 107), (91, 88, 0), [(44, 111, 0)], head=(4, 105)), lambda p: circle((67, 106), 6))
    poses = side((36, 44), (38, 76), (63, 102), [(42, 76)], toe=(8, 0)), side((36, 44), (38, 76), (88, 74), [(42, 76)], toe=(3, -8))
    seat = bench(26, 81, 38, (27, 46))
    return pair(*poses, lambda p: seat + (circle(p.feet[0], 4) + line(p.feet[0], (63, 78)) if e == "machine" else held(e, p, (30, 106), p.feet[0])))


def knee_flexion(e):
    if e == "exercise_ball":
        return pair(side((20, 106), (44, 92), (90, 84), [(48, 111, 0)], head=(7, 105), toe=(3, -8)), side((20, 106), (44, 88), (70, 86), [(48, 111, 0)], head=(7, 105), toe=(3, -8)), lambda p: ball((p.feet[0][0] + 1, 99), 12))
    poses = [side((24, 79), (53, 81), (101, 84), [(14, 96, -1)], head=(11, 78), toe=(3, 7)), side((24, 79), (53, 81), (78, 56, 1), [(14, 96, -1)], head=(11, 78), toe=(-3, -8))]
    return pair(*poses, lambda p: bench(16, 87, 58) + (circle(p.feet[0], 4) + line(p.feet[0], (78, 84)) if e == "machine" else "" if e == "body_only" else held(e, p, (104, 106), p.feet[0])))


def calf_raise(e):
    def pose(up):
        w = (57, 39 - up) if e in ("barbell", "machine") else (53, 64 - up)
        return side((52, 33 - up), (52, 63 - up), (49, 110 - up), [w], toe=(9, up))
    load = lambda p: barbell((p.shoulder[0] - 3, p.shoulder[1] - 2)) if e == "barbell" else line((40, p.shoulder[1] - 3), (100, p.shoulder[1] - 3)) + stack(94) if e == "machine" else held(e, p, (60, 111))
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


def horizontal_push(e):
    if e in ("body_only", "exercise_ball", "other"):
        rise = 0 if e != "exercise_ball" else -18
        start, end = side((74, 80), (45, 92 + rise / 2), (4, 108 + rise, 0), [(76, 111)], toe=(0, 4), elbow=-1), side((76, 100), (46, 101 + rise / 2), (4, 108 + rise, 0), [(76, 111)], head=(88, 96), toe=(0, 4), elbow=1)
        return pair(start, end, lambda p: ball((12, 101), 11) if e == "exercise_ball" else line((70, 111), (82, 111)) + line((76, 111), (76, 107)) if e == "other" else "")
    if e in ("cable", "band"):
        return pair(side((50, 34), (46, 63), (40, 110), [(60, 46)], far=(64, 110)), side((52, 34), (47, 63), (40, 110), [(83, 38)], far=(64, 110)), lambda p: held(e, p, (6, 40)))
    if e == "machine":
        return pair(*(side((34, 52), (36, 84), (64, 110), [w]) for w in ((46, 60), (66, 54))), lambda p: bench(26, 89, 30, (26, 44)) + held(e, p, (72, 14)))
    return pair(*(side((32, 78), (60, 80), (82, 110), [w], head=(18, 77), elbow=b) for w, b in (((38, 62), -1), ((33, 46), -1))), lambda p: bench(14, 86, 56) + held(e, p))


def vertical_push(e):
    if e == "body_only":
        return pair(side((70, 78), (46, 52), (18, 108), [(84, 110)], head=(80, 88), toe=(7, 3), elbow=-1), side((76, 92), (48, 60), (18, 108), [(84, 110)], head=(86, 102), toe=(7, 3), elbow=1), lambda p: "")
    if e == "machine":
        return pair(*(side((44, 50), (44, 82), (68, 110), [w], head=(42, 36)) for w in ((54, 42), (51, 19))), lambda p: bench(34, 87, 28, (34, 42)) + held(e, p, (88, 40)))
    anchor = (90, 106) if e == "cable" else (56, 111)
    return pair(*(side(**STAND, W=[w]) for w in ((61, 31), (56, 3))), lambda p: held(e, p, anchor))


def fly(e):
    wide, close = front([(18, 26), (92, 26)], [(46, 110), (64, 110)], elbows=(1, -1)), front([(51, 44), (59, 44)], [(46, 110), (64, 110)], elbows=(-1, 1))
    anchors = ((6, 8), (104, 8))
    return pair(wide, close, lambda p: both(e, p, anchors) if e != "ez_bar" else ezbar(p.hands[0]) + ezbar(p.hands[1]))


def horizontal_pull(e):
    if e == "body_only":
        return pair(side((36, 88), (60, 98), (100, 108, 0), [(38, 58)], toe=(2, -8)), side((38, 72), (61, 90), (100, 108, 0), [(42, 58)], toe=(2, -8)), lambda p: line((20, 57), (62, 57)) + line((24, 57), (24, 112)))
    if e in ("cable", "machine", "band"):
        return pair(side((40, 64), (36, 94), (80, 98), [(70, 70)], toe=(3, -9)), side((34, 63), (36, 94), (80, 98), [(47, 74)], toe=(3, -9)), lambda p: bench(24, 100, 26) + line((86, 108), (90, 84)) + (cable(p.hands[0], (100, 70)) if e != "band" else band(p.hands[0], (100, 74))) + (stack(94) if e == "machine" else ""))
    return pair(*(side((68, 50), (40, 62), (52, 110), [w], elbow=1) for w in ((68, 81), (56, 66))), lambda p: held(e, p))


def vertical_pull(e):
    if e in ("cable", "machine", "band"):
        return pair(*(side((46, 54), (44, 84), (68, 110), [w], elbow=b) for w, b in (((58, 26), 1), ((60, 52), 1))), lambda p: bench(32, 90, 28) + (held(e, p, (60, 3)) if e != "machine" else line(p.hands[0], (60, 3), (94, 3)) + stack(92)) + line((p.hands[0][0] - 10, p.hands[0][1] + 2), p.hands[0], (p.hands[0][0] + 10, p.hands[0][1] + 2)))
    strap = lambda p: line((30, 4), (84, 4)) if e == "body_only" else line((40, -4), (72, -4)) + line((56, -4), (56, 4)) + line((48, 4), (64, 4))
    return pair(side((54, 36), (53, 66), (40, 104, -1), [(56, 5)], head=(51, 22), toe=(-7, 4)), side((52, 21), (50, 51), (38, 90, -1), [(60, 5)], head=(52, 6), toe=(-7, 4), elbow=1), strap)


def pullover(e):
    if e in ("cable", "band"):
        return pair(side((56, 36), (48, 64), (50, 110), [(84, 28, 0)]), side((55, 35), (48, 64), (50, 110), [(62, 65, 0)]), lambda p: held(e, p, (100, 8)))
    return pair(*(side((36, 79), (62, 81), (84, 110), [w], head=(24, 77)) for w in ((7, 70, 0), (38, 48, 0))), lambda p: bench(24, 87, 48) + held(e, p))


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
    return pair(front([(42, 66), (68, 66)], feet), front([(42, 58), (68, 58)], feet, lift=9), lambda p: both(e, p) if e != "machine" else line((30, p.hands[0][1]), (80, p.hands[0][1])) + line((80, p.hands[0][1]), (98, 62)) + stack(92))


def elbow_flexion(e):
    poses = side(**STAND, W=[(55, 63)]), side(**STAND, W=[(64, 41, 1)])
    return pair(*poses, lambda p: held(e, p, (94, 106) if e != "machine" else (70, 60)) + (line((56, 46), (72, 62)) + line((66, 56), (66, 112)) if e == "machine" else ""))


def elbow_extension(e):
    if e in ("cable", "band", "machine"):
        return pair(side(**STAND, W=[(66, 44, 1)]), side(**STAND, W=[(59, 62, 1)]), lambda p: held(e, p, (74, 4)))
    if e in ("body_only", "other"):
        return pair(side((36, 50), (42, 80), (86, 108), [(34, 81)], toe=(4, -8)), side((36, 68), (44, 97), (86, 108), [(34, 81)], toe=(4, -8), elbow=1), lambda p: bench(6, 84, 32))
    return pair(*(side((32, 78), (60, 80), (82, 110), [w], head=(18, 77), elbow=b) for w, b in (((16, 60), -1), ((33, 47), -1))), lambda p: bench(14, 86, 56) + held(e, p))


def wrist(e):
    def pose(up):
        p = side((42, 56), (36, 86), (64, 110), [(70, 82, 1)], knee=-1)
        tip = (78, 90 - 14 * up)
        p.lines.append([p.hands[0], tip])
        p.hands = [tip]
        return p
    return pair(pose(0), pose(1), lambda p: bench(22, 91, 26) + (held(e, p, (78, 111)) if e != "barbell" else circle(p.hands[0], 8) + circle(p.hands[0], 2)))


def trunk_flexion(e):
    if e in ("cable", "band"):
        kneel = lambda S, w: side(S, (44, 82), (24, 108), [w], toe=(-8, 2))
        return pair(kneel((48, 52), (58, 40)), kneel((66, 64), (76, 72)), lambda p: held(e, p, (80, 4)))
    if e == "machine":
        return pair(side((40, 52), (40, 84), (70, 108), [(52, 46)]), side((58, 60), (40, 84), (70, 108), [(68, 58)]), lambda p: bench(28, 90, 28) + held(e, p, (84, 30)))
    up = -24 if e == "exercise_ball" else 0
    lie = dict(H=(58, 106 + up), A=(84, 110))
    near = lambda S, h: (h[0] + 5, h[1] - 5) if e in ("body_only", "exercise_ball") else (S[0] + 12, S[1] - 14)
    start, end = (28, 105 + up), (36, 88 + up)
    poses = side(start, W=[near(start, (15, 104 + up))], head=(15, 104 + up), **lie), side(end, W=[near(end, (28, 77 + up))], head=(28, 77 + up), **lie)
    return pair(*poses, lambda p: ball((44, 97), 15) if e == "exercise_ball" else "" if e == "body_only" else (barbell(p.hands[0]) if e == "barbell" else held(e, p)))


def trunk_rotation(e):
    feet = [(43, 110), (67, 110)]
    poses = front([(24, 46), (29, 46)], feet, elbows=(0, 0)), front([(81, 46), (86, 46)], feet, elbows=(0, 0))
    return pair(*poses, lambda p: line((p.hands[0][0] - 20, 62), (p.hands[0][0] + 26, 34)) + plate((p.hands[0][0] + 27, 33)) if e == "barbell" else held(e, p, (5, 24), p.hands[0]) if e != "body_only" else "")


def trunk_stability(e):
    if e in ("cable", "band"):
        return pair(*(side(**STAND, W=[w]) for w in ((61, 48), (82, 44))), lambda p: held(e, p, (6, 44)))
    if e == "kettlebell":
        return pair(side((22, 104), (50, 106), (76, 110), [(22, 74, 0)], head=(9, 103)), side((52, 40), (50, 70), (36, 110), [(54, 9, 0)], far=(70, 110)), lambda p: kettlebell((p.hands[0][0], p.hands[0][1] - 13)))
    if e in ("barbell", "other"):
        kneel = lambda S, H, w: side(S, H, (12, 108), [w], toe=(-6, 2), elbow=1)
        return pair(kneel((58, 76), (34, 86), (62, 102)), kneel((74, 92), (44, 90), (98, 104, 0)), lambda p: barbell(p.hands[0]) if e == "barbell" else circle((p.hands[0][0], 103), 8) + circle((p.hands[0][0], 103), 2))
    top = -18 if e == "exercise_ball" else 0
    knees = side((72, 78 + top), (44, 88), (6, 102), [(86, 109 + top)], toe=(-3, -7), elbow=1)
    plank = side((74, 84 + top), (44, 92 + top / 2), (4, 107, 0), [(88, 109 + top)], toe=(0, 5), elbow=1)
    return pair(knees, plank, lambda p: ball((84, 101), 11) if e == "exercise_ball" else "")


def trunk_extension(e):
    if e == "other":
        return pair(side((72, 92), (52, 70), (18, 104), [(62, 92)]), side((80, 56), (52, 70), (18, 104), [(70, 64)]), lambda p: line((46, 80), (60, 74)) + line((52, 78), (48, 112)) + line((10, 100), (24, 96)))
    up = -18 if e == "exercise_ball" else 0
    return pair(side((36, 106 + up), (62, 106 + up), (104, 109, 0), [(10, 109 + up, 0)], head=(23, 104 + up), toe=(4, 2)), side((37, 94 + up), (62, 105 + up), (104, 97 - up / 2, 0), [(9, 84 + up, 0)], head=(25, 88 + up), toe=(5, -2)), lambda p: ball((56, 99), 13) if e == "exercise_ball" else "")


def neck(e):
    body = lambda head: side(S=(52, 33), H=(52, 63), A=(51, 110), W=[(54, 64)], head=head)
    return pair(body((62, 25)), body((48, 20)), lambda p: line((p.head[0] + 6, p.head[1]), (82, 50)) + plate((82, 57)) if e == "other" else "")


def olympic(e):
    low, catch = side((66, 58), (38, 78), (54, 110), [(64, 89)]), side((52, 54), (42, 82), (54, 110), [(55, 23, 0)])
    return pair(low, catch, lambda p: held(e, p, (100, 104)))


def jump(e):
    load = e in ("barbell", "dumbbell")
    low = side((52, 52), (38, 78), (50, 110), [(56, 57) if e == "barbell" else (50, 83) if load else (30, 66, -1)])
    high = side((54, 22), (52, 52), (46, 98), [(59, 27) if e == "barbell" else (54, 53) if load else (66, -3)], toe=(5, 8))
    if e == "other":
        high = side((56, 18), (54, 48), (58, 84), [(76, 24)])
    return pair(low, high, lambda p: barbell((p.shoulder[0] - 3, p.shoulder[1] - 2)) if e == "barbell" else held(e, p) if load else box(40, 87, 44, 25) if e == "other" and p is high else "")


def throw(e):
    if e == "body_only":
        start, end = side((76, 100), (46, 101), (4, 108, 0), [(76, 111)], head=(88, 96), toe=(0, 4)), side((74, 74), (45, 90), (4, 108, 0), [(82, 101, 0)], toe=(0, 4))
        return pair(start, end, lambda p: "")
    start, end = side((50, 40), (44, 68), (40, 110), [(62, 46)], far=(62, 110)), side((58, 36), (48, 65), (36, 110), [(86, 26)], far=(68, 110))
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
        return pair(side((46, 62), (36, 90), (14, 108), [(66, 82)], toe=(-6, 2)), side((62, 84), (36, 88), (14, 108), [(96, 84, 0)], toe=(-6, 2), head=(76, 88)), lambda p: ball((74, 98) if p.shoulder[0] < 50 else (92, 98), 13))
    if e == "foam_roll":
        return pair(side((30, 92), (58, 104), (84, 110), [(20, 82)], head=(17, 86)), side((30, 96), (58, 106), (84, 110), [(8, 88, 0)], head=(17, 101)), lambda p: circle((36, 105), 7))
    if e == "other":
        return pair(side((20, 105), (48, 107), (76, 84), [(48, 96)], head=(7, 104), toe=(-2, -8)), side((20, 105), (48, 107), (62, 58, 0), [(44, 86)], head=(7, 104), toe=(-6, -6)), lambda p: line(p.hands[0], (p.feet[0][0] - 2, p.feet[0][1] - 4)))
    return pair(side((36, 72), (34, 103), (84, 108, 0), [(46, 98)], toe=(2, -9)), side((58, 82), (34, 103), (84, 108, 0), [(82, 97)], toe=(2, -9), head=(70, 86)), lambda p: "")


def release(e):
    r = 7 if e == "foam_roll" else 4
    poses = [side((30 + d, 84), (56 + d, 94), (100, 104 + 2, 0), [(22, 110)], head=(20 + d, 74), elbow=1, toe=(4, -6)) for d in (0, 8)]
    return pair(*poses, lambda p: circle((70, 104.5 + (7 - r) * .6), r) + (circle((70, 104.5), r / 3) if e == "foam_roll" else ""))


MOVES = {
    "squat": squat, "hinge": hinge, "knee_extension": knee_extension, "knee_flexion": knee_flexion, "calf_raise": calf_raise,
    "hip_abduction": lambda e: sideways(e, [(48, 110), (62, 110)], [(46, 110), (92, 98)]),
    "hip_adduction": lambda e: sideways(e, [(30, 108), (80, 108)], [(49, 110), (61, 110)]),
    "horizontal_push": horizontal_push, "vertical_push": vertical_push, "fly": fly, "horizontal_pull": horizontal_pull,
    "vertical_pull": vertical_pull, "pullover": pullover, "shoulder_raise": shoulder_raise, "shoulder_rotation": shoulder_rotation,
    "shrug": shrug, "elbow_flexion": elbow_flexion, "elbow_extension": elbow_extension, "wrist": wrist, "trunk_flexion": trunk_flexion,
    "trunk_rotation": trunk_rotation, "trunk_stability": trunk_stability, "trunk_extension": trunk_extension, "neck": neck,
    "olympic": olympic, "jump": jump, "throw": throw, "carry": carry, "cardio": cardio, "stretch": stretch, "release": release,
}
