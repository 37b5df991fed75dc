"""Makes one release of the web clients: web-release.py SOURCE TOOLS TARGET; called by Tools/web.

Modules stay modules. Styles of a product become one file, because the browser waits for all of them anyway; icons and fonts are cut down to
what is used. A release is named by a hash of its files, so the same source gives the same release.
"""
import gzip
import hashlib
import io
import json
import re
import shutil
import sys
import zipfile
from pathlib import Path

import brotli
import lucide
from fontTools import subset

source, tools, target = map(Path, sys.argv[1:4])
PRODUCTS = [folder.name for folder in sorted(source.iterdir()) if (folder / "shell.html").exists()]
KEPT = 2
# What is filled in for each product and is no module of a page.
WORKERS = {"worker.js", "worker-off.js"}
PACKED = {".js", ".css", ".svg", ".json", ".wasm", ".html", ".webmanifest"}

LATIN = "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2027,U+202F-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2260-2265"
ARABIC = "U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670,U+067E,U+0686,U+0698,U+06A4,U+06A9,U+06AF,U+06CC,U+200C-200F"
MANROPE = "usr/share/fonts/truetype/manrope/Manrope-%s.ttf"
NOTO = "usr/share/fonts/truetype/noto/NotoSansArabic-%s.ttf"
FONTS = {
    "latin-500": (MANROPE % "Medium", LATIN),
    "latin-700": (MANROPE % "Bold", LATIN),
    "latin-800": (MANROPE % "ExtraBold", LATIN),
    "arabic-500": (NOTO % "Medium", ARABIC),
    "arabic-700": (NOTO % "Bold", ARABIC),
}


def font(path, characters):
    """A subset as woff2; made again only when something about it changed, because it takes seconds."""
    data = (tools / "fonts" / path).read_bytes()
    key = hashlib.sha256(data + characters.encode() + b"1").hexdigest()[:16]
    kept = tools / "subsets" / f"{key}.woff2"
    if not kept.exists():
        options = subset.Options(
            flavor="woff2", layout_features=["*"], hinting=False, desubroutinize=True, notdef_outline=True, recalc_timestamp=False
        )
        face = subset.load_font(io.BytesIO(data), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=subset.parse_unicodes(characters.replace("U+", "")))
        cutter.subset(face)
        kept.parent.mkdir(exist_ok=True)
        subset.save_font(face, kept, options)
    return kept.read_bytes()


def icons(modules):
    """A module with the shapes of the icons that modules name: icon("flame"), icon: "flame" or <${Icon} name="flame"."""
    drawn = zipfile.ZipFile(Path(lucide.__file__).parent / "lucide.zip")
    have = {name.removesuffix(".svg") for name in drawn.namelist()}
    named = set()
    for text in modules:
        named |= set(re.findall(r'(?:\bicon: ?|\bicon=|<\$\{Icon\} name=)"([a-z0-9-]+)"', text))
        for table in re.findall(r"icons = \{([^}]*)\}", text):
            named |= set(re.findall(r'"([a-z0-9-]+)"', table))
        for chosen in re.findall(r"icon=\$\{([^}]*)\}", text):
            named |= set(re.findall(r'"([a-z0-9-]+)"', chosen))
    missing = named - have
    if missing:
        sys.exit(f"lucide has no icon called {', '.join(sorted(missing))}")
    shapes = {}
    for name in sorted(named):
        svg = drawn.read(f"{name}.svg").decode()
        shapes[name] = [
            [tag, dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))]
            for tag, attributes in re.findall(r"<(path|circle|rect|line|polyline|polygon|ellipse) ([^>]*?)/?>", svg)
        ]
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(parts, separators=(',', ':'))}" for name, parts in shapes.items())
    head = "// Shapes of Lucide's icons (ISC licence) that this client uses. Written by Tools/web.\n"
    return head + "/** @type {Record<string, [string, Record<string, string>][]>} */\nexport const icons = {\n" + lines + "\n};\n"


def endpoints(text):
    """Those that apps may call."""
    return "\n".join(line for line in text.splitlines() if '"service":' not in line or re.search(r'"access":"(anyone|signedIn)"', line)) + "\n"


def styles(product):
    """The order of files means nothing: each says its layer."""
    files = sorted((source / "design").rglob("*.css")) + sorted((source / product).rglob("*.css"))
    return "@layer tokens, base, parts, frame, screens;\n" + "".join(path.read_text() for path in files)


def files():
    found = {path.relative_to(source).as_posix(): path.read_bytes() for path in sorted(source.rglob("*.js"))}
    found["design/icons.js"] = icons([data.decode() for data in found.values()]).encode()
    (tools / "icons.js").write_bytes(found["design/icons.js"])
    found["contracts/endpoints.js"] = endpoints((tools / "contracts/endpoints.js").read_text()).encode()
    found["vendor/preact.js"] = Path("out/vendor/preact.js").read_bytes()
    for name, (path, characters) in FONTS.items():
        found[f"fonts/{name}.woff2"] = font(path, characters)
    for path in sorted(source.rglob("*.svg")) + sorted(source.rglob("*.png")):
        found[path.relative_to(source).as_posix()] = path.read_bytes()
    for product in PRODUCTS:
        found[f"{product}/{product}.css"] = styles(product).encode()
        found[f"{product}/rules.wasm"] = Path(f"out/wasm/rules-{product}.wasm").read_bytes()
    return {path: data for path, data in found.items() if Path(path).name not in WORKERS}


def imports(found, module):
    """Modules that one needs before it runs, itself first."""
    needed, waiting = [], [module]
    while waiting:
        path = waiting.pop(0)
        if path in needed:
            continue
        needed.append(path)
        for name in re.findall(r'^(?:import|export)\b[^;]*?from "([^"]+)"|^import "([^"]+)"', found[path].decode(), re.MULTILINE):
            place = (Path("/") / path).parent / (name[0] or name[1])
            waiting.append(place.resolve().relative_to("/").as_posix())
    return needed


def brotlied(data):
    """Kept from one build to the next, as the best compression of the rules takes seconds."""
    kept = tools / "packed" / f"{hashlib.sha256(data).hexdigest()[:32]}.br"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(brotli.compress(data, quality=11))
    return kept.read_bytes()


def write(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if path.suffix in PACKED:
        path.with_name(path.name + ".br").write_bytes(brotlied(data))
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, 9, mtime=0))


def fill(product, path, release, found):
    """A page, worker or manifest, which name the release that they belong to."""
    text = path.read_text()
    preloads = imports(found, f"{product}/main.js")
    links = "\n".join(f'<link rel="modulepreload" href="/r/{release}/{path}">' for path in preloads)
    listed = json.dumps([f"/r/{release}/{path}" for path in found])
    return text.replace('"{product}"', json.dumps(product)).replace("{release}", release).replace("<!-- modules -->", links).replace('["{files}"]', listed).encode()


found = files()
shells = [(source / product / name).read_bytes() for product in PRODUCTS for name in ("shell.html", "manifest.webmanifest")]
shells.append((source / "offline/worker.js").read_bytes())
digest = hashlib.sha256()
for path, data in sorted(found.items()):
    digest.update(path.encode() + b"\0" + hashlib.sha256(data).digest())
for data in shells:
    digest.update(data)
release = digest.hexdigest()[:12]

before = json.loads((target / "releases.json").read_text()) if (target / "releases.json").exists() else {"current": None, "kept": []}
kept = [name for name in [before["current"], *before["kept"]] if name and name != release and (target / "r" / name).is_dir()][:KEPT]
if not (target / "r" / release).is_dir():
    for path, data in found.items():
        write(target / "r" / release / path, data)
for product in PRODUCTS:
    write(target / "shells" / f"{product}.html", fill(product, source / product / "shell.html", release, found))
    write(target / "workers" / f"{product}.js", fill(product, source / "offline/worker.js", release, found))
    write(target / "manifests" / f"{product}.webmanifest", fill(product, source / product / "manifest.webmanifest", release, found))
(target / "releases.json").write_text(json.dumps({"current": release, "kept": kept}) + "\n")
for folder in (target / "r").iterdir():
    if folder.name not in (release, *kept):
        shutil.rmtree(folder)

for product in PRODUCTS:
    first = imports(found, f"{product}/main.js")
    size = lambda paths: sum(len(brotlied(found[path])) for path in paths)
    faces = {script: sum(len(data) for path, data in found.items() if f"fonts/{script}" in path) for script in ("latin", "arabic")}
    print(
        f"{product} {release}: {len(first)} modules of {size(first)} bytes and styles of {size([f'{product}/{product}.css'])} with brotli before the first"
        f" screen, fonts of {faces['latin']} (Latin) and {faces['arabic']} (Arabic)"
    )
