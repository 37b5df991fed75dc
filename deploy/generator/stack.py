"""What is deployed, read from where it is already said: compose.yaml (which services, ports, mounts), docs/operations.md (the settings that
production needs, which a test starts every service with) and Contracts/openapi (which path is whose, and who may call it)."""
import json
import pathlib
import re

import yaml

root = pathlib.Path(__file__).resolve().parent.parent.parent
API, APP = "api.example.com", "app.example.com"
# Seconds that a piece of work which is under way when a service stops may take: a mail whose relay is silent.
WORK = 20
# Connections of one process to PostgreSQL: with the default of the services, all processes together are more than a server has.
POOL = 4
# Streams end when their reader goes, uploads are larger than memory: both pass a proxy as they come. Large bodies are JSON with texts
# that do not fit into what is usual: proxies receive them whole as they do others, and let more of them through.
STREAM, UPLOAD, LARGE = "stream", "upload", "large"
MIB = 1 << 20
# BODY_LIMIT of services, unless a route has one of its own.
USUAL = MIB


class Service:
    """One service of compose.yaml, with its block of docs/operations.md."""

    def __init__(self, name, entry, settings):
        environment = entry["environment"]
        self.name, self.image, self.port = name, entry["image"], int(environment["PORT"])
        self.packages = entry["build"]["args"].get("PACKAGES", "")
        self.grace = int(entry["stop_grace_period"].removesuffix("s"))
        # Folders that come with the sources and are only read: (where they are, where the service finds them).
        self.folders = [tuple(v.split(":")[:2]) for v in entry.get("volumes", []) if v.startswith("./") and v.endswith(":ro")]
        # Folders below /data, as compose.yaml says; elsewhere the defaults of the executable would not be writable.
        data = {k: v for k, v in environment.items() if isinstance(v, str) and v.startswith("/data/")}
        self.settings = {**settings, **data, "PORT": str(self.port)}
        text = " ".join(map(str, list(environment.values()) + list(settings.values())))
        self.calls = set(re.findall(r"https?://([a-z]+):\d+", text))


def blocks():
    """The shell blocks of docs/operations.md that begin with `# every service` or `# NAME`."""
    text = (root / "docs/operations.md").read_text()
    found = {}
    for title, lines in re.findall(r"```sh\n# ([a-z ]+)\n(.*?)```", text, re.S):
        pairs = (line.split(" #")[0].split("=", 1) for line in lines.splitlines() if "=" in line)
        found[title] = {name: value.strip() for name, value in pairs}
    return found


def services():
    """All that run in production: those of compose.yaml that are ours and have settings for it, which the sandbox has not."""
    settings = blocks()
    entries = yaml.safe_load((root / "compose.yaml").read_text())["services"]
    ours = {n: e for n, e in entries.items() if e["image"].startswith("barbell/") and n in settings}
    found = [Service(n, e, {**settings["every service"], **settings[n]}) for n, e in ours.items()]
    for service in found:
        service.calls &= set(ours) - {service.name}
    return found


def connections(shape):
    """What docs/operations.md says that a shape needs in all, and the max_connections that it wants for it."""
    row, = re.findall(rf"^\| {shape}\b[^|]*\|[^|]*\| (\d+) \| (\d+)", (root / "docs/operations.md").read_text(), re.M)
    return tuple(map(int, row))


def crowded(shape, pools):
    """What is wrong with that, where processes have these pools; three are the superuser's, and some are left to look at the server."""
    wanted, most = connections(shape)
    faults = [] if sum(pools) == wanted else [f"{shape}: pools make {sum(pools)} connections, docs/operations.md says {wanted}"]
    return faults + ([] if sum(pools) <= most - 3 - 10 else [f"{shape}: pools make {sum(pools)} connections of {most}"])


def segments(path):
    return path.strip("/").split("/")


class Routes:
    """The paths of the API by service, told apart by who may call them."""

    def __init__(self, names):
        everything = {n: json.loads((root / f"Contracts/openapi/{n}.json").read_text()) for n in names}
        documents = {n: document["paths"] for n, document in everything.items()}
        # What every service has (/metrics, /events, /ready …) is nobody's from outside.
        system = set.intersection(*map(set, documents.values()))
        self.system = sorted(system)
        self.public, self.internal, self.kinds = {}, {}, {STREAM: {}, UPLOAD: {}, LARGE: {}}
        # Bytes of the largest of large bodies, as a service takes it.
        self.largest = 0
        products = set()
        for name, paths in documents.items():
            schemas = everything[name].get("components", {}).get("schemas", {})
            for path, operations in paths.items():
                if path in system:
                    continue
                tokens = {any("serviceToken" in way for way in o.get("security", [])) for o in operations.values()}
                if len(tokens) != 1:
                    raise SystemExit(f"{name} {path}: apps and services share it, so a proxy cannot tell them apart by path")
                (self.internal if tokens.pop() else self.public)[path] = name
                for operation in operations.values():
                    products |= set(operation.get("x-products", []))
                    if kind := self.kind(operation):
                        self.kinds[kind][path] = name
                    elif (size := self.size(operation, schemas)) > USUAL:
                        self.kinds[LARGE][path] = name
                        self.largest = max(self.largest, size)
        self.products = sorted(products)
        self.prefixes = {}
        for path, name in self.public.items():
            if self.prefixes.setdefault(segments(path)[0], name) != name:
                raise SystemExit(f"/{segments(path)[0]} begins paths of {name} and of {self.prefixes[segments(path)[0]]}")

    @staticmethod
    def kind(operation):
        answers = {t for r in operation["responses"].values() for t in r.get("content", {})}
        if "text/event-stream" in answers or "101" in operation["responses"]:
            return STREAM
        body = operation.get("requestBody", {}).get("content", {})
        return UPLOAD if any(t != "application/json" for t in body) else None

    @staticmethod
    def size(operation, schemas):
        """Bytes that the texts of a JSON body may have: twice what they are, as every character may come escaped."""

        def texts(schema):
            if "$ref" in schema:
                schema = schemas[schema["$ref"].rsplit("/", 1)[1]]
            return schema.get("x-maxBytes", 0) + sum(texts(one) for one in schema.get("properties", {}).values())

        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        return 2 * texts(schema)

    @property
    def room(self):
        """MiB that proxies let through where bodies are large: more than the services take, so that they say 413 themselves."""
        return self.largest // MIB + 1

    def of(self, name):
        """The first segments that are this service's, as one expression's alternatives."""
        return "|".join(sorted(re.escape(p) for p, owner in self.prefixes.items() if owner == name))

    def refused(self):
        """Expressions of what lies below a public prefix and is for services only. As wide as no public path allows it to be narrower:
        /auth/users, and /media/files/…/facts, as files themselves are for apps."""
        heads = {tuple(segments(p)[:n]) for p in self.public for n in range(1, len(segments(p)) + 1)}
        found = set()
        for path in self.internal:
            parts = segments(path)
            hole = next((i for i, part in enumerate(parts) if part.startswith("{")), len(parts))
            free = next((n for n in range(1, hole + 1) if tuple(parts[:n]) not in heads), None)
            if free == 1:
                continue  # no prefix leads there
            found.add("/".join(parts[:free]) if free else "/".join(".+" if p.startswith("{") else p for p in parts))
        return sorted(found)

    @staticmethod
    def pattern(path):
        return "/".join("[^/]+" if p.startswith("{") else re.escape(p) for p in segments(path))
