"""The routes of nginx and of Caddy."""
from generator.stack import LARGE, STREAM, UPLOAD

MADE = "# Made by deploy/generate from compose.yaml and Contracts/openapi; change those and run it again.\n"
# Where examples say which machines the replicas run on.
MACHINES = ["10.0.0.11", "10.0.0.12"]


def location(pattern, line):
    return f"location ~ {pattern} {{\n    {line}\n}}\n" if len(pattern + line) > 110 else f"location ~ {pattern} {{ {line} }}\n"


KINDS = ((STREAM, "Event streams and WebSockets"), (UPLOAD, "Files that are sent"), (LARGE, "JSON that is larger than usual"))


def to(name, kind=None, routes=None):
    extra = {STREAM: "include stream.conf; ", UPLOAD: "include upload.conf; "}.get(kind, "")
    if kind == LARGE:
        extra = f"client_max_body_size {routes.room}m; "
    return f"{extra}proxy_pass http://{name};"


def upstream(service, addresses):
    # nginx does not ask /ready: with max_fails it would give up a replica that was restarted, and both when they follow each other.
    # Kept connections end before the services close them, which is after 60 s without a request.
    servers = "".join(f"    server {address} max_fails=0;\n" for address in addresses)
    return f"upstream {service.name} {{\n    zone {service.name} 64k;\n{servers}    keepalive 32;\n    keepalive_timeout 45s;\n}}\n"


def nginx_upstreams(services):
    text = MADE + "# Where the replicas of each service run: put your own addresses here.\n"
    return text + "".join(upstream(s, [f"{machine}:{s.port}" for machine in MACHINES]) for s in services)


def nginx_api(services, routes):
    text = MADE + "# The first expression that fits decides.\n\n# For services only.\n"
    text += "".join(location(f"(?i)^/{p}(/|$)", "return 404;") for p in routes.refused())
    for kind, title in KINDS:
        text += f"\n# {title}.\n"
        text += "".join(location(f"^/{routes.pattern(p)}$", to(n, kind, routes)) for p, n in sorted(routes.kinds[kind].items()))
    text += "\n# Everything else that apps call.\n"
    prefixes = {s.name: routes.of(s.name) for s in services}
    return text + "".join(location(f"^/({first})(/|$)", to(name)) for name, first in prefixes.items() if first)


def nginx_web(routes):
    products = "|".join(routes.products)
    text = MADE + "# The clients of the products, their files (/r/…) and, below …/api, the operations that pages call.\n\n"
    for kind, _ in KINDS:
        places = (f"^/({products})/api/{routes.pattern(p)}$" for p in sorted(routes.kinds[kind]))
        text += "".join(location(place, to("web", kind, routes)) for place in places)
    text += f"location = / {{ {to('web')} }}\n" + location(f"^/({products})(/|$)", to("web"))
    # While replicas are replaced, a page of one may name files that another does not have yet, or no longer.
    return text + "# A replica of another release may have the file.\n" + location(
        "^/r(/|$)", f"proxy_next_upstream error timeout http_404; {to('web')}")


def caddy(services, routes):
    products = "|".join(routes.products)
    upstreams = {s.name: " ".join(f"{m}:{s.port}" for m in MACHINES) for s in services}
    lines = [MADE, "(api_routes) {"]

    def handle(name, pattern, body):
        lines.extend([f"\t@{name} path_regexp {pattern}", f"\thandle @{name} {{", *(f"\t\t{line}" for line in body), "\t}"])

    def proxy(service, kind=None):
        large = ["request_body {", f"\tmax_size {routes.room}MiB", "}"]
        limit = {None: ["import usual"], LARGE: large}.get(kind, [])
        # Caddy passes bodies on as they come; answers too where it is told to.
        flush = ["\tflush_interval -1"] if kind == STREAM else []
        return [*limit, f"reverse_proxy {upstreams[service]} {{", "\timport proxy", *flush, "}"]

    for i, pattern in enumerate(routes.refused()):
        handle(f"refused{i}", f"(?i)^/{pattern}(/|$)", ["import nothing"])
    for kind, _ in KINDS:
        for i, (path, name) in enumerate(sorted(routes.kinds[kind].items())):
            handle(f"{kind}{i}", f"^/{routes.pattern(path)}$", proxy(name, kind))
    for s in services:
        if routes.of(s.name):
            handle(s.name, f"^/({routes.of(s.name)})(/|$)", proxy(s.name))
    lines += ["}", "", "(web_routes) {"]
    for kind, _ in KINDS:
        paths = "|".join(routes.pattern(p) for p in sorted(routes.kinds[kind]))
        handle(f"web_{kind}", f"^/({products})/api/({paths})$", proxy("web", kind))
    handle("web", f"^/(({products}|r)(/|$)|$)", proxy("web"))
    return "\n".join(lines + ["}"]) + "\n"


def files(services, routes):
    return {
        "nginx/upstreams.conf": nginx_upstreams(services), "nginx/api.conf": nginx_api(services, routes),
        "nginx/web.conf": nginx_web(routes), "caddy/routes.caddy": caddy(services, routes),
    }
