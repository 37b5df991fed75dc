"""A stick figure seen from the side (facing right) or from the front, in a box of 110 by 124 with the ground at y = 112."""

from math import hypot, sqrt

THIGH, SHANK, UPPER, FORE = 25, 25, 16, 15


def joint(a, b, first, second, side):
    """The knee or elbow between two ends; side 1 bends it to the right of the way from a to b, -1 to the left, 0 not at all."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = hypot(dx, dy) or 0.01
    if not side or d >= first + second:
        return a[0] + dx * first / (first + second), a[1] + dy * first / (first + second)
    d = max(d, abs(first - second) + 0.1)
    along = (first * first - second * second + d * d) / (2 * d)
    off = sqrt(max(0, first * first - along * along)) * side
    ux, uy = dx / d, dy / d
    return a[0] + ux * along - uy * off, a[1] + uy * along + ux * off


class Pose:
    """Lines of a body, and where things are held: hands, feet, shoulder, hip."""

    def __init__(self, lines, head, shoulder, hip, hands, feet, elbows=(), knees=()):
        self.lines, self.head, self.shoulder, self.hip = lines, head, shoulder, hip
        self.hands, self.feet, self.elbows, self.knees = hands, feet, list(elbows), list(knees)


def side(S, H, A, W=(), head=None, toe=(8, 2), knee=-1, elbow=1, far=None):
    """From the side. A: ankles, W: hands, each a point or (x, y, bend). far: an ankle of the other leg."""
    lines, knees, elbows = [[S, H]], [], []
    for a in [A] + ([far] if far else []):
        k = joint(H, a[:2], THIGH, SHANK, a[2] if len(a) > 2 else knee)
        knees.append(k)
        lines.append([H, k, a[:2], (a[0] + toe[0], a[1] + toe[1])])
    hands = []
    for w in W:
        e = joint(S, w[:2], UPPER, FORE, w[2] if len(w) > 2 else elbow)
        elbows.append(e)
        hands.append(w[:2])
        lines.append([S, e, w[:2]])
    if head is None:
        d = hypot(S[0] - H[0], S[1] - H[1])
        head = (S[0] + (S[0] - H[0]) * 13 / d, S[1] + (S[1] - H[1]) * 13 / d)
    return Pose(lines, head, S, H, hands, [A[:2]], elbows, knees)


def front(hands, feet, lift=0, elbows=(0, 0), knees=(0, 0), dy=0):
    """From the front. lift: how far the shoulders are raised."""
    S, H = (55, 33 + dy), (55, 63 + dy)
    lines = [[(45, 35 - lift + dy), (55, 33 - lift * 0.3 + dy), (65, 35 - lift + dy)], [S, H], [(49, 63 + dy), (61, 63 + dy)]]
    es, ks = [], []
    for s, w, bend in zip([(45, 35 - lift + dy), (65, 35 - lift + dy)], hands, elbows):
        e = joint(s, w, UPPER, FORE, bend)
        es.append(e)
        lines.append([s, e, w])
    for h, a, bend in zip([(49, 63 + dy), (61, 63 + dy)], feet, knees):
        k = joint(h, a, THIGH, SHANK, bend)
        ks.append(k)
        lines.append([h, k, a])
    return Pose(lines, (55, 19 + dy), S, H, list(hands), list(feet), es, ks)
