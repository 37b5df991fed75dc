#!/usr/bin/env python3
"""Runs the proxies of deploy/ as they are in front of stand-ins and asks what reaches whom: edge.py nginx|cluster|caddy=PROGRAM …

Only ports, certificates and the replicas' addresses are replaced. Of each service two replicas run, but of the first only one. The
cluster's nginx stands behind a controller, which is believed about addresses and has the certificates; it asks a stand-in for names where
the pods are.
"""
import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

deploy = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(deploy), str(deploy / "checks")]
import names  # noqa: E402  # the folder of this file
import standin  # noqa: E402
from generator import edge, stack  # noqa: E402

# Where pods of a cluster are.
PODS = ["127.0.0.2", "127.0.0.3", "127.0.0.4"]
MIB = 1 << 20
# Folders that the unit of nginx makes for it.
PLACES = ["/run/barbell-nginx", "/var/log/barbell-nginx", "/var/cache/barbell-nginx"]
ID = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def filled(path):
    return re.sub(r"\{[^}]*\}", ID, path)


class Front:
    """A running proxy: how it is reached, and what was found wrong with it."""
    move = None

    def __init__(self, seen, ports, certificate=None):
        self.seen, self.ports, self.certificate, self.faults, self.asked = seen, ports, certificate, [], 0

    def connect(self, host, plain=False):
        connection = http.client.HTTPConnection(host, timeout=5)
        connection.sock = socket.create_connection(("127.0.0.1", self.ports["plain" if plain else host]), timeout=5)
        connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if self.certificate and not plain:
            context = ssl.create_default_context(cafile=self.certificate)
            connection.sock = context.wrap_socket(connection.sock, server_hostname=host)
        return connection

    def ask(self, method, path, host=stack.API, body=None, fields=(), plain=False):
        self.asked += 1
        connection = self.connect(host, plain)
        with contextlib.closing(connection):
            connection.putrequest(method, path, skip_accept_encoding=True)
            for name, value in {"Content-Length": str(len(body or b"")), **dict(fields)}.items():
                connection.putheader(name, value)
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def check(self, holds, what):
        if not holds:
            self.faults.append(what)

    def reaches(self, service, method, path, host=stack.API):
        status, headers, body = self.ask(method, path, host)
        got = json.loads(body) if status == 200 and body.startswith(b"{") else {}
        self.check(got.get("service") == service and got.get("path") == path, f"{method} {host}{path} does not reach {service}: {status}")
        return got, headers

    def refused(self, method, path, host=stack.API, statuses=(404,)):
        before = len(self.seen.requests)
        status, headers, body = self.ask(method, path, host, body=b"{}")
        self.check(status in statuses and len(self.seen.requests) == before, f"{method} {host}{path} is not refused: {status}")
        self.check(b'"code"' in body, f"{host}{path}: the refusal has no code")
        return headers


def internal_paths(routes):
    """Every path that is not for apps: by the contracts' documents, and by their sources, which also have what no document shows."""
    paths = set(routes.internal) | set(routes.system)
    for file in (stack.root / "Contracts/Sources").rglob("*.swift"):
        text = file.read_text()
        paths |= set(re.findall(r'Endpoint<PeerService[^(]*\(\s*"[\w.]+",\s*\.\w+,\s*"([^"]+)"', text))
        paths |= set(re.findall(r'"(/_test/[^"]+)"', text))
    assert len(paths) > 20 and "/work/drop" in paths and "/_test/clock" in paths, paths
    return sorted(paths - {"/health"})


def routing(front, services, routes):
    for path, name in sorted(routes.public.items()):
        if path not in routes.kinds[stack.STREAM]:
            front.reaches(name, "GET", filled(path))
    for path in internal_paths(routes):
        for method in ("GET", "POST"):
            front.refused(method, filled(path))
            front.refused(method, filled(path), stack.APP)
    for path in ("/auth/%75sers/" + ID, "/AUTH/users/" + ID, "/auth/users/", f"/auth/users/{ID}?x=1", "/metrics/", "/%6detrics"):
        front.refused("GET", path)
    for path in (f"/tasks/../auth/users/{ID}", "/auth/users/..%2flogin", f"//auth/users/{ID}", f"/auth/./users/{ID}", "/tasks/..",
                 f"/media/files/{ID}%2ffacts", "/auth%5cusers", f"/tasks/%2e%2e/auth/users/{ID}"):
        front.refused("GET", path, statuses=(400, 404))
    front.refused("POST", "/auth/login", stack.APP)
    front.reaches("auth", "GET", "/auth/me?next=%2Fhome%2F..%2F")
    front.reaches("web", "GET", "/", stack.APP)
    for product in routes.products:
        front.reaches("web", "GET", f"/{product}/tasks/today", stack.APP)
    front.reaches("web", "GET", "/r/c57195c3923c/app.js", stack.APP)
    status, _, body = front.ask("GET", "/health")
    front.check(status == 200 and body.strip() == b"ok", "the proxy does not say that it runs")


def fields(front):
    forged = {"X-Forwarded-For": "6.6.6.6", "Forwarded": "for=6.6.6.6", "X-Test-Run": "stolen", "X-Request-Id": "of-the-app"}
    status, headers, body = front.ask("GET", "/tasks", fields=forged)
    if status != 200:
        return front.check(False, f"a request with fields of its own: {status}")
    got = {name.lower(): value for name, value in json.loads(body)["fields"].items()}
    address = "127.0.0.1" if front.certificate else "6.6.6.6"
    front.check(got.get("x-forwarded-for") == address, f"the service is told {got.get('x-forwarded-for')} for {address}")
    front.check("forwarded" not in got and "x-test-run" not in got, "what a client made up is passed on")
    front.check(got.get("x-request-id") == "of-the-app", "the request's id is not passed on")
    front.check(got.get("host") == stack.API, f"the service is told that it was asked as {got.get('host')}")


def streams(front, routes):
    for prefix, host in (("", stack.API), ("/gtsd/api", stack.APP)):
        for path in routes.kinds[stack.STREAM]:
            if not path.endswith("/events"):
                continue
            front.seen.heard.clear()
            with contextlib.closing(front.connect(host)) as connection:
                connection.request("GET", prefix + filled(path), headers={"Accept": "text/event-stream"})
                try:
                    answer = connection.getresponse()
                    first = answer.readline()
                    front.seen.heard.set()
                    front.check(first == b"data: first\n" and b"second" in answer.read(), f"{prefix}{path}: another stream came out")
                except TimeoutError:
                    front.check(False, f"{prefix}{path}: the stream is held back")
    with contextlib.closing(front.connect(stack.API)) as connection:
        connection.sock.sendall(
            f"GET /coaching/socket HTTP/1.1\r\nHost: {stack.API}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        got = connection.sock.recv(4096)
        front.check(got.startswith(b"HTTP/1.1 101"), f"no WebSocket: {got[:40]}")
        connection.sock.sendall(b"ping")
        front.check(connection.sock.recv(4) == b"ping", "a WebSocket brings nothing back")


def bodies(front, routes):
    size = 8 * MIB
    for prefix, host in (("", stack.API), ("/gtsd/api", stack.APP)):
        for path in routes.kinds[stack.UPLOAD]:
            front.seen.arrived.clear()
            with contextlib.closing(front.connect(host)) as connection:
                connection.putrequest("PUT", prefix + filled(path))
                connection.putheader("Content-Length", str(size))
                connection.endheaders(b"x" * MIB)
                try:
                    front.check(front.seen.arrived.wait(3), f"{prefix}{path}: the body does not go on while it arrives")
                    connection.send(b"x" * (size - MIB))
                    answer = connection.getresponse()
                    got = json.loads(answer.read()) if answer.status == 200 else {}
                    front.check(got.get("bytes") == size, f"{prefix}{path}: {size} bytes were sent, {answer.status}")
                except OSError as error:
                    front.check(False, f"{prefix}{path}: {error}")
    status, _, body = front.ask("POST", "/tasks", body=b"x" * (MIB + 1000))
    front.check(status == 200 and json.loads(body)["bytes"] == MIB + 1000, f"more than BODY_LIMIT does not reach the service: {status}")
    front.check("/training/import" in routes.kinds[stack.LARGE], "a history of training has no more room than usual bodies")
    for prefix, host in (("", stack.API), ("/gtsd/api", stack.APP)):
        for path in routes.kinds[stack.LARGE]:
            # As much as the service takes: its texts, and what is around them.
            size = routes.largest + 1024
            status, _, body = front.ask("POST", prefix + filled(path), host, body=b"x" * size)
            front.check(status == 200 and json.loads(body)["bytes"] == size, f"{prefix}{path}: {size} bytes of JSON were sent, {status}")
    for path, size in (("/tasks", 3 * MIB), *((path, (routes.room + 1) * MIB) for path in routes.kinds[stack.LARGE])):
        try:
            status, _, body = front.ask("POST", filled(path), body=b"x" * size)
            front.check(status == 413 and b"content_too_large" in body, f"{size} bytes of JSON to {path}: {status}")
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            pass  # closed before all was sent, which is a refusal too


def replicas(front):
    # Of auth one replica refuses connections; every request is answered all the same.
    for _ in range(4):
        front.reaches("auth", "POST", "/auth/login")

    def sent(method):
        # What was asked before may arrive late on a busy machine.
        before, path = len(front.seen.requests), f"/store/break/{ID}"
        status, headers, body = front.ask(method, path, body=b"" if method == "GET" else b"{}")
        front.check(status == 503 and b'"unavailable"' in body and headers["Retry-After"], f"{method} to replicas that break: {status}")
        return front.seen.requests[before:].count(f"{method} {path}")

    front.check(sent("POST") == 1, "a POST is sent twice")
    front.check(sent("PATCH") == 1, "a PATCH is sent twice")
    front.check(sent("GET") == 2, "a GET is not tried at the other replica")


def releases(front):
    """While replicas of web are replaced, a page of one may name files that another does not have. Caddy tries no answer again."""
    status = front.ask("GET", "/r/gone/app.js", stack.APP)[0]
    both = front.seen.requests.count("GET /r/gone/app.js") == 2
    front.check(status == 404 and both, "a file that one replica of web lacks is not asked of the other")


def moving(front):
    """Pods that are replaced have other addresses."""
    front.move("tasks")
    until = time.monotonic() + 10
    while json.loads(front.ask("GET", "/tasks")[2]).get("service") != "tasks moved":
        if time.monotonic() > until:
            return front.check(False, "requests go on to where pods were before")
        time.sleep(0.05)


def rotation(front, work):
    """What logrotate does each day: the file gets another name, and nginx, which has it open, goes on in a new one when it is told."""
    text = (deploy / "nginx/barbell.logrotate").read_text()
    pattern = re.search(r"^(/\S+) \{$", text, re.M)[1]
    tell = re.search(r"^ +postrotate\n(.*?)^ +endscript$", text, re.M | re.S)[1]
    for place in PLACES:
        pattern, tell = pattern.replace(place, str(work)), tell.replace(place, str(work))
    log, old = work / "access.log", work / "access.log.1"
    if [str(file) for file in work.glob("*.log")] != [str(log)] or not log.match(pattern):
        return front.check(False, f"logrotate does not find the log at {pattern}")
    log.rename(old)
    told = subprocess.run(["/bin/sh", "-c", tell], capture_output=True, text=True)
    front.check(told.returncode == 0, f"nginx is not told that its log was rotated: {told.stderr}")
    for _ in range(100):
        if log.exists() and log.stat().st_size:
            break
        front.ask("GET", "/tasks")
        time.sleep(0.02)
    front.check(log.exists() and log.stat().st_size, "nginx writes on to the log that was rotated away")


def encryption(front):
    for path in ("/auth/me", "/nothing"):
        front.check(front.ask("GET", path)[1]["Strict-Transport-Security"], f"{path}: browsers are not told to stay with HTTPS")
    status, headers, _ = front.ask("GET", "/gtsd/?a=1", stack.APP, plain=True)
    moved = status == 308 and headers["Location"] == f"https://{stack.APP}/gtsd/?a=1"
    front.check(moved, f"plain HTTP of a page: {status} {headers['Location']}")
    status, headers, _ = front.ask("GET", "/auth/me", plain=True)
    front.check(status == 403, f"plain HTTP of an app: {status}")
    for host in ("other.example.com", None):
        with socket.create_connection(("127.0.0.1", front.ports[stack.API]), timeout=5) as plain:
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            try:
                context.wrap_socket(plain, server_hostname=host)
                front.check(False, f"{host or 'no name'} gets a certificate")
            except (ssl.SSLError, OSError):
                pass


def prepared(source, folder, services, seen):
    """A copy of a folder of deploy/, with its replicas' addresses replaced by those of stand-ins."""
    shutil.copytree(source, folder, dirs_exist_ok=True)
    for service in services:
        addresses = {machine: standin.start(service.name, seen) for machine in edge.MACHINES}
        if service is services[0]:
            addresses[edge.MACHINES[1]] = free_port()
        for file in (file for file in folder.iterdir() if file.is_file()):
            text = file.read_text()
            for machine, port in addresses.items():
                text = text.replace(f"server {machine}:{service.port} ", f"server 127.0.0.1:{port} ")  # nginx
                text = text.replace(f" {machine}:{service.port}", f" 127.0.0.1:{port}")  # Caddy
            file.write_text(text)


def certificate(folder):
    names = f"subjectAltName=DNS:{stack.API},DNS:{stack.APP}"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=check", "-addext", names]
    files = ["-keyout", folder / "key.pem", "-out", folder / "fullchain.pem"]
    subprocess.run(["openssl", "req", "-x509", *kind, *files], check=True, capture_output=True)


def replaced(file, pairs):
    text = file.read_text()
    for old, new in pairs:
        assert old in text, f"{file}: no {old}"
        text = text.replace(old, new)
    file.write_text(text)


def nginx(program, work, services, seen):
    folder = work / "nginx"
    prepared(deploy / "nginx", folder, services, seen)
    tls, plain = free_port(), free_port()
    replaced(folder / "nginx.conf", [
        ("listen 443 ", f"listen 127.0.0.1:{tls} "), ("listen 80", f"listen 127.0.0.1:{plain}"), ("/etc/barbell/tls", str(work)),
        ("worker_processes auto", "worker_processes 1"), *((place, str(work)) for place in PLACES)])
    options = "daemon off; user root;" if os.getuid() == 0 else "daemon off;"
    command = [program, "-p", f"{folder}/", "-c", "nginx.conf", "-e", "stderr", "-g", options]
    return tested(command), Front(seen, {stack.API: tls, stack.APP: tls, "plain": plain}, work / "fullchain.pem")


def cluster(program, work, services, seen):
    folder = work / "cluster"
    shutil.copytree(deploy / "nginx", folder)
    shutil.copytree(deploy / "kubernetes", folder, dirs_exist_ok=True)
    places = {}
    for service in services:
        port = standin.start(service.name, seen, PODS[0])
        if service is not services[0]:
            standin.start(service.name, seen, PODS[1], port)
        places[f"{service.name}-pods.barbell.svc.cluster.local"] = PODS[:2]
        replaced(folder / "pods.conf", [(f" {service.name}-pods.ZONE:{service.port} ", f" {service.name}-pods.ZONE:{port} ")])

    def move(name):
        """The service's pods are replaced by one that calls itself another."""
        port = re.search(rf" {name}-pods.ZONE:(\d+) ", (folder / "pods.conf").read_text())[1]
        standin.start(f"{name} moved", seen, PODS[2], int(port))
        places[f"{name}-pods.barbell.svc.cluster.local"] = PODS[2:]

    search = "search barbell.svc.cluster.local svc.cluster.local cluster.local"
    (work / "resolv.conf").write_text(f"{search}\nnameserver 127.0.0.1\noptions ndots:5\n")
    replaced(folder / "pods.conf", [("resolver RESOLVER ", f"resolver RESOLVER:{names.start(places)} ")])
    replaced(folder / "upstreams.conf", [("/tmp/", f"{work}/")])
    replaced(folder / "start.sh", [
        ("/tmp/", f"{work}/"), ("/etc/resolv.conf", f"{work}/resolv.conf"), ("/etc/barbell/", f"{folder}/"),
        ("exec nginx ", f"exec {program} ")])
    if os.getuid() == 0:
        replaced(folder / "start.sh", [('"daemon off;"', '"daemon off; user root;"')])
    api, app = free_port(), free_port()
    replaced(folder / "nginx.conf", [
        ("listen 8080", f"listen 127.0.0.1:{api}"), ("listen 8081", f"listen 127.0.0.1:{app}"), ("/tmp/", f"{work}/"),
        ("/dev/stdout", f"{work}/access"), ("set_real_ip_from 10.0.0.0/8", "set_real_ip_from 127.0.0.1"),
        ("worker_processes 2", "worker_processes 1")])
    front = Front(seen, {stack.API: api, stack.APP: app})
    front.move = move
    return tested(["sh", str(folder / "start.sh")]), front


def tested(command):
    """The command that runs nginx, after nginx itself has found nothing wrong with its configuration."""
    said = subprocess.run([*command, "-t"], capture_output=True, text=True)
    if said.returncode or "[warn]" in said.stderr:
        sys.exit(said.stderr)
    return command


def caddy(program, work, services, seen):
    folder = work / "caddy"
    prepared(deploy / "caddy", folder, services, seen)
    tls, plain = free_port(), free_port()
    keys = f"\n\ttls {work}/fullchain.pem {work}/key.pem\n\tbind 127.0.0.1"
    replaced(folder / "Caddyfile", [
        ("\tadmin off", f"\tadmin off\n\tskip_install_trust\n\thttps_port {tls}\n\thttp_port {plain}"),
        (f"\n{stack.API} {{", f"\n{stack.API} {{{keys}"), (f"\n{stack.APP} {{", f"\n{stack.APP} {{{keys}"),
        ("http://api.example.com {", "http://api.example.com {\n\tbind 127.0.0.1")])
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    said = subprocess.run([program, "validate", *command[2:]], capture_output=True, text=True)
    if said.returncode:
        sys.exit(said.stderr[-800:])
    return command, Front(seen, {stack.API: tls, stack.APP: tls, "plain": plain}, work / "fullchain.pem")


def run(kind, program, services, routes):
    seen = standin.Seen()
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        certificate(work)
        command, front = {"nginx": nginx, "cluster": cluster, "caddy": caddy}[kind](program, work, services, seen)
        with open(work / "log", "w") as log:
            homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), name)
            process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **homes})
        try:
            for _ in range(200):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", front.ports[stack.API])):
                    break
                if process.poll() is not None:
                    sys.exit((work / "log").read_text()[-2000:])
                time.sleep(0.02)
            # Names have been looked up some moments after the start.
            for _ in range(100 if front.move else 0):
                if front.ask("GET", "/tasks")[0] == 200:
                    break
                time.sleep(0.02)
            routing(front, services, routes)
            fields(front)
            streams(front, routes)
            bodies(front, routes)
            replicas(front)
            if kind != "caddy":
                releases(front)
            if kind == "nginx":
                rotation(front, work)
            if front.move:
                moving(front)
            if front.certificate:
                encryption(front)
        finally:
            process.terminate()
            process.wait()
        written = "".join(file.read_text() for file in work.iterdir() if file.name in ("log", "access", "access.log", "access.log.1"))
        front.check(ID not in written, "the log has addresses, which hold tokens of links")
    kept = f"{len(routes.public)} paths lead to their services, {len(internal_paths(routes))} are refused"
    print("\n".join(f"{kind}: {fault}" for fault in front.faults) or f"{kind}: {kept}; {front.asked} requests")
    return bool(front.faults)


def main(arguments):
    services = stack.services()
    routes = stack.Routes([s.name for s in services])
    return max([run(*argument.split("=", 1), services, routes) for argument in arguments], default=2)


sys.exit(main(sys.argv[1:]))
