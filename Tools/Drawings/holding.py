"""What a pose holds, drawn where it holds it."""

from things import ball, band, barbell, cable, circle, dumbbell, ezbar, kettlebell, line, plate, stack

HELD = {
    "dumbbell": dumbbell,
    "kettlebell": kettlebell,
    "ez_bar": ezbar,
    "medicine_ball": ball,
    "other": plate,
    "exercise_ball": lambda p: ball(p, 13),
}
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
