"""Makes one release of the web clients: web-release.py SOURCE TOOLS TARGET; called by Tools/web.

Modules are joined into as few files as screens share them (docs/decisions/014), styles of a product into one, because the browser waits for
all of them anyway; icons, operations and fonts are cut down to what is used. A release is named by a hash of its files, so the same source
gives the same release. Whatever interrupts it leaves what was there, and nothing half-made that a later one would take for whole.
"""
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import brotli
import lucide
import releases
import shapes
import whole
from fontTools import subset

source, tools, target = map(Path, sys.argv[1:4])
PRODUCTS = [folder.name for folder in sorted(source.iterdir()) if (folder / "shell.html").exists()]
# What is filled in for each product and is no module of a page.
WORKERS = {"worker.js", "worker-off.js"}
PACKED = {".js", ".css", ".svg", ".json", ".wasm", ".html", ".webmanifest"}

# Ranges of styles (design/tokens.css) say the same, so that the second file of a face only comes where a text has letters of it.
ENGLISH = "U+0020-007E,U+00A0,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2011-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2212"
LATIN = "U+00A1-00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+2044,U+20AC,U+2122,U+2190-2193,U+2260-2265"
ARABIC = (
    "U+0020-0021,U+002C-002E,U+0030-003A,U+00A0,U+00AB,U+00BB,"
    "U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670,U+067E,U+0686,U+0698,U+06A4,U+06A9,U+06AF,U+06CC,U+200C-200F"
)
MANROPE = "usr/share/fonts/truetype/manrope/Manrope-%s.ttf"
NOTO = "usr/share/fonts/truetype/noto/NotoSansArabic-%s.ttf"
FONTS = {
    "english-500": (MANROPE % "Medium", ENGLISH),
    "english-600": (MANROPE % "SemiBold", ENGLISH),
    "english-700": (MANROPE % "Bold", ENGLISH),
    "latin-500": (MANROPE % "Medium", LATIN),
    "latin-600": (MANROPE % "SemiBold", LATIN),
    "latin-700": (MANROPE % "Bold", LATIN),
    "arabic-500": (NOTO % "Medium", ARABIC),
    "arabic-700": (NOTO % "Bold", ARABIC),
}
# What browsers use unasked, and figures of one width. All others drag hundreds of shapes along that no style asks for.
FEATURES = ["ccmp", "locl", "kern", "mark", "mkmk", "liga", "calt", "rlig", "isol", "init", "medi", "fina", "tnum"]


def font(path, characters):
    """A subset as woff2; made again only when something about it changed, because it takes seconds."""
    data = (tools / "debian" / path).read_bytes()
    key = hashlib.sha256(data + characters.encode() + " ".join(FEATURES).encode()).hexdigest()[:16]
    kept = tools / "subsets" / f"{key}.woff2"
    if not kept.exists():
        options = subset.Options(
            flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True, notdef_outline=True, recalc_timestamp=False
        )
        face = subset.load_font(io.BytesIO(data), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=subset.parse_unicodes(characters.replace("U+", "")))
        cutter.subset(face)
        with whole.file(kept) as part:
            subset.save_font(face, part, options)
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
    parts = {}
    for name in sorted(named):
        svg = drawn.read(f"{name}.svg").decode()
        found = [
            [tag, dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))]
            for tag, attributes in re.findall(r"<(path|circle|rect|line|polyline|polygon|ellipse) ([^>]*?)/?>", svg)
        ]
        parts[name] = shapes.joined(found)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(drawing, separators=(',', ':'))}" for name, drawing in parts.items())
    head = "/*! Shapes of Lucide's icons (ISC licence) that this client uses. Written by Tools/web. */\n"
    return head + "/** @type {Record<string, [string, Record<string, string>][]>} */\nexport const icons = {\n" + lines + "\n};\n"


def endpoints(text, modules):
    """Those that modules call."""
    called = {name for module in modules for name in re.findall(r'"([a-z]\w*\.\w+)"', module)}
    operation = re.compile(r'\s*"([\w.]+)": ?\{"service":')
    kept = [line for line in text.splitlines() if not (found := operation.match(line)) or found[1] in called]
    return "\n".join(kept) + "\n"


def esbuild(sources):
    """Runs it on files. Returns what it wrote, and what it says of each file: what it is of, and what it imports."""
    with tempfile.TemporaryDirectory() as folder:
        for path, data in sources.items():
            (Path(folder) / "in" / path).parent.mkdir(parents=True, exist_ok=True)
            (Path(folder) / "in" / path).write_bytes(data)
        entries = [*(f"{product}/main.js" for product in PRODUCTS), "ground/early.js"]
        subprocess.run(
            [
                (tools / "debian/usr/bin/esbuild").resolve(), "--bundle", "--splitting", "--format=esm", "--target=esnext", "--charset=utf8",
                "--minify-whitespace", "--minify-syntax", "--legal-comments=inline", "--log-level=warning", "--chunk-names=parts/[name]-[hash]",
                "--outbase=.", "--outdir=../out", "--metafile=../meta.json", *entries,
            ],
            cwd=Path(folder) / "in",
            check=True,
        )  # fmt: skip
        told = json.loads((Path(folder) / "meta.json").read_text())["outputs"]
        known = {path.removeprefix("../out/"): about for path, about in told.items()}
        return {path: (Path(folder) / "out" / path).read_bytes() for path in known}, known


def joined(sources):
    """Files in place of modules, without comments and blanks: one for each screen, one for all that the first screen shares with others,
    and one for each other set of screens that share something. Names stay, for whoever reads a stack.

    What the first screen needs would be a file for each such set, each a request that a slow phone pays for. So that it becomes one, every
    other screen is said to need all of it: when one of them opens, it is there."""
    _, parts = esbuild(sources)
    sources = dict(sources)
    for product in PRODUCTS:
        entries = {about["entryPoint"] for about in parts.values() if about.get("entryPoint")}
        needed = {module for path in first(product, parts) for module in parts[path]["inputs"]} - entries
        sources[f"{product}/first.js"] = "".join(f'import "/{module}";\n'.replace('"/', '"../') for module in sorted(needed)).encode()
        for entry in sorted(entries - {"ground/early.js"} - {f"{other}/main.js" for other in PRODUCTS if other != product}):
            way = "../" * entry.count("/") + f"{product}/first.js"
            sources[entry] = f'import "{way}";\n'.encode() + sources[entry]
    return esbuild(sources)


def styles(product):
    """The order of files means nothing: each says its layer."""
    files = sorted((source / "design").rglob("*.css")) + sorted((source / product).rglob("*.css"))
    return "@layer tokens, base, parts, frame, screens;\n" + "".join(path.read_text() for path in files)


def files():
    found = {path.relative_to(source).as_posix(): path.read_bytes() for path in sorted(source.rglob("*.js"))}
    modules = [data.decode() for data in found.values()]
    found["design/icons.js"] = icons(modules).encode()
    (tools / "icons.js").write_bytes(found["design/icons.js"])
    found["contracts/endpoints.js"] = endpoints((tools / "contracts/endpoints.js").read_text(), modules).encode()
    (tools / "endpoints.js").write_bytes(found["contracts/endpoints.js"])
    found["vendor/preact.js"] = Path("out/vendor/preact.js").read_bytes()
    for name, (path, characters) in FONTS.items():
        found[f"fonts/{name}.woff2"] = font(path, characters)
    for path in sorted(source.rglob("*.svg")) + sorted(source.rglob("*.png")):
        found[path.relative_to(source).as_posix()] = path.read_bytes()
    for product in PRODUCTS:
        found[f"{product}/{product}.css"] = styles(product).encode()
        found[f"{product}/rules.wasm"] = Path(f"out/wasm/rules-{product}.wasm").read_bytes()
    return {path: data for path, data in found.items() if Path(path).name not in WORKERS}


def first(product, parts):
    """Files that a page needs for its frame, and for the screen at the product's own address, where most visits begin."""
    home = re.search(r'path: "/",.*import\("\./([^"]+)"\)', (source / product / "routes.js").read_text())[1]
    shown = next(path for path, about in parts.items() if about.get("entryPoint") == f"{product}/{home}")
    needed, waiting = [], [f"{product}/main.js", shown]
    while waiting:
        path = waiting.pop(0)
        if path not in needed:
            needed.append(path)
            waiting += [found["path"].removeprefix("../out/") for found in parts[path]["imports"] if found["kind"] == "import-statement"]
    return needed


def brotlied(data):
    """Kept from one build to the next, as the best compression of the rules takes seconds."""
    kept = tools / "packed" / f"{hashlib.sha256(data).hexdigest()[:32]}.br"
    if not kept.exists():
        whole.put(kept, brotli.compress(data, quality=11))
    return kept.read_bytes()


def write(path, data):
    whole.put(path, data)
    if path.suffix in PACKED:
        whole.put(path.with_name(path.name + ".br"), brotlied(data))
        whole.put(path.with_name(path.name + ".gz"), gzip.compress(data, 9, mtime=0))


def fill(product, path, release, found):
    """A page, worker or manifest, which name the release that they belong to."""
    text = path.read_text()
    links = "\n".join(f'<link rel="modulepreload" href="/r/{release}/{path}">' for path in first(product, parts))
    listed = json.dumps([f"/r/{release}/{path}" for path in found])
    # `${release}` in a template of JavaScript is the worker's own.
    text = re.sub(r"(?<!\$)\{release\}", release, text)
    return text.replace('"{product}"', json.dumps(product)).replace("<!-- modules -->", links).replace('["{files}"]', listed).encode()


found = files()
modules, parts = joined({path: data for path, data in found.items() if path.endswith(".js")})
found = {path: data for path, data in found.items() if not path.endswith(".js")} | modules
shells = [(source / product / name).read_bytes() for product in PRODUCTS for name in ("shell.html", "manifest.webmanifest")]
shells.append((source / "offline/worker.js").read_bytes())
digest = hashlib.sha256()
for path, data in sorted(found.items()):
    digest.update(path.encode() + b"\0" + hashlib.sha256(data).digest())
for data in shells:
    digest.update(data)
release = digest.hexdigest()[:12]

before = json.loads((target / "releases.json").read_text()) if (target / "releases.json").exists() else {"current": None, "kept": []}
kept = releases.kept(before, release, lambda name: (target / "r" / name).is_dir())
if not (target / "r" / release).is_dir():
    with whole.folder(target / "r" / release) as part:
        for path, data in found.items():
            write(part / path, data)


def publish(current, kept):
    whole.put(target / "releases.json", (json.dumps({"current": current, "kept": kept}) + "\n").encode())


# Pages that already lead to the new release find its files, also where this is interrupted before the end.
if before["current"] not in (None, release):
    publish(before["current"], [release, *kept])
for product in PRODUCTS:
    write(target / "shells" / f"{product}.html", fill(product, source / product / "shell.html", release, found))
    write(target / "workers" / f"{product}.js", fill(product, source / "offline/worker.js", release, found))
    write(target / "manifests" / f"{product}.webmanifest", fill(product, source / product / "manifest.webmanifest", release, found))
publish(release, kept)
for folder in (target / "r").iterdir():
    if folder.name not in (release, *kept):
        shutil.rmtree(folder)

for product in PRODUCTS:
    modules = first(product, parts)
    size = lambda paths: sum(len(brotlied(found[path])) for path in paths)
    faces = {script: sum(len(data) for path, data in found.items() if f"fonts/{script}" in path) for script in ("english", "arabic")}
    print(
        f"{product} {release}: {len(modules)} files of modules of {size(modules)} bytes and styles of {size([f'{product}/{product}.css'])} with brotli before the"
        f" first screen, fonts of {faces['english']} (English) and {faces['arabic']} (Arabic)"
    )
