"""Which releases of the web clients stay beside a new one, for tabs that are open. `python3 Tools/releases.py` tries it."""

KEPT = 2


def kept(before, release, is_there):
    """The newest before `release` that are there. A build that was interrupted has published its release and the one that tabs have as kept."""
    names = dict.fromkeys([before["current"], *before["kept"]])
    return [name for name in names if name and name != release and is_there(name)][:KEPT]


def attempt():
    anything = lambda _: True
    assert kept({"current": None, "kept": []}, "A", anything) == []
    assert kept({"current": "A", "kept": ["X", "W"]}, "B", anything) == ["A", "X"]
    assert kept({"current": "A", "kept": ["X", "W"]}, "B", lambda name: name != "X") == ["A", "W"]
    # The same source once more.
    assert kept({"current": "B", "kept": ["A", "X"]}, "B", anything) == ["A", "X"]
    # The build of B was interrupted before its pages led to it, and begins again.
    assert kept({"current": "A", "kept": ["B", "A", "X"]}, "B", anything) == ["A", "X"]


if __name__ == "__main__":
    attempt()
