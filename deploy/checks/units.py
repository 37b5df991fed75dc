#!/usr/bin/env python3
"""Has systemd read the units of deploy/systemd, one instance a service, and measure how far they confine: units.py"""
import http.server
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import yaml

deploy = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(deploy))
from generator import stack  # noqa: E402

# In tenths, as systemd-analyze counts: from 0 to 100, less is better. What is left is the network and /proc, which the services need.
EXPOSURE = 14


def analyze(*arguments):
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True)


class Ready(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(204 if self.path == "/ready" else 404)
        self.end_headers()

    def log_message(self, *_):
        pass


def start(text):
    """Runs what a start waits for: it ends well when the service answers, and soon when the service has ended, which then begins again."""
    faults = []
    line = re.search(r"^ExecStartPost=/bin/sh -c '(.*)'$", text, re.M)[1].replace("$$", "$")
    ended = subprocess.Popen(["/bin/true"])
    ended.wait()
    server = http.server.HTTPServer(("127.0.0.1", 0), Ready)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    port = server.server_address[1]
    for process, is_there, wanted in ((os.getpid(), True, 0), (ended.pid, False, 1)):
        if not is_there:
            server.shutdown()
            server.server_close()
        given = {"PATH": os.environ["PATH"], "HOST": "127.0.0.1", "PORT": str(port), "MAINPID": str(process)}
        try:
            code = subprocess.run(["/bin/sh", "-c", line], env=given, timeout=30, capture_output=True).returncode
        except subprocess.TimeoutExpired:
            code = "still waiting"
        if code != wanted:
            faults.append(f"a start {'that answers' if is_there else 'whose process has ended'} is {code} instead of {wanted}")
    return faults


def copies():
    """Runs what takes old copies away: names of folders with their ages in days, and those that stay."""
    faults = []
    text = (deploy / "systemd/barbell-backup.service").read_text()
    line = re.search(r"^ExecStopPost=/bin/sh -c '(.*)'$", text, re.M)[1].replace("$$", "$").replace("%%", "%")
    for ages, stay in (
        ({"new": 0, "young": 13, "old": 15}, {"new", "young"}),
        # No copy could be made for weeks, and one was killed meanwhile.
        ({"last": 20, "older": 21}, {"last"}),
        ({"last": 20, "older": 21, "killed.part": 1}, {"last", "killed.part"}),
        ({"last": 20, "killed.part": 15}, {"last"}),
        ({}, set()),
    ):
        with tempfile.TemporaryDirectory() as name:
            for folder, age in ages.items():
                (pathlib.Path(name) / folder / "auth").mkdir(parents=True)
                os.utime(pathlib.Path(name) / folder, times=(time.time() - age * 86400 - 60,) * 2)
            ran = subprocess.run(["/bin/sh", "-c", line.replace("/var/backups/barbell", name)], capture_output=True)
            left = {path.name for path in pathlib.Path(name).iterdir()}
        if ran.returncode or left != stay:
            faults.append(f"of copies of {ages} days {left} stay instead of {stay}, exit code {ran.returncode}")
    return faults


def examples():
    """The settings that belong to several machines, where the proxy's examples have several."""
    faults, pools, expected = [], [], set()
    upstreams = (deploy / "nginx/upstreams.conf").read_text()
    machines = {name: body.count("server ") for name, body in re.findall(r"^upstream (\w+) \{\n(.*?)^\}", upstreams, re.M | re.S)}
    for service in stack.services():
        lines = (deploy / f"systemd/examples/{service.name}.env").read_text().splitlines()
        given = dict(line.split("=", 1) for line in lines if not line.startswith("#"))
        if machines[service.name] > 1 and "MEDIA_DIRECTORY" in given and "MEDIA_S3_URL" not in given:
            faults.append(f"{service.name}: {machines[service.name]} machines would each have a part of the pictures")
        if not given.get("RELEASE"):
            faults.append(f"{service.name}: nothing says which RELEASE it is")
        if int(given.get("REPLICAS", 1)) != machines[service.name]:
            faults.append(f"{service.name}: REPLICAS is {given.get('REPLICAS')}, and upstreams.conf has {machines[service.name]} machines")
        metrics = given.get("METRICS_PORT", given["PORT"])
        expected |= {(service.name, f"{machine}:{metrics}") for machine in re.findall(rf"server (\S+):{service.port} ", upstreams)}
        pools += [int(given["DATABASE_POOL"])] * machines[service.name]
    (job,) = yaml.safe_load((deploy / "prometheus/prometheus.yml").read_text())["scrape_configs"]
    read = {(one["labels"]["app"], target) for one in job["static_configs"] for target in one["targets"]}
    if job["job_name"] != "barbell" or read != expected:
        faults.append(f"Prometheus reads other processes than nginx sends people to: {sorted(read ^ expected)}")
    return faults + stack.crowded("systemd", pools)


class Alerts(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.server.got.append((self.path, json.loads(self.rfile.read(int(self.headers["Content-Length"])))))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


def failures():
    """Runs what a unit that failed has run, as systemd would: Alertmanager is told which one it was."""
    if "\nOnFailure=barbell-failed@%n.service\n" not in (deploy / "systemd/barbell-backup.service").read_text():
        return ["nobody hears of a copy that fails"]
    line = re.search(r"^ExecStart=(.*)$", (deploy / "systemd/barbell-failed@.service").read_text(), re.M)[1]
    server = http.server.HTTPServer(("127.0.0.1", 0), Alerts)
    server.got = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}"
    values = {"%i": "barbell-backup.service", "%H": "db1", "${ALERTMANAGER_URL}": url}
    words = [re.sub(r"%i|%H|\$\{\w+\}", lambda found: values[found[0]], word) for word in shlex.split(line)]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=60)
    server.shutdown()
    server.server_close()
    labels = {"alertname": "UnitFailed", "severity": "page", "instance": "db1", "unit": "barbell-backup.service"}
    told = [(path, alert["labels"]) for path, alerts in server.got for alert in alerts]
    return [] if told == [("/api/v2/alerts", labels)] else [f"Alertmanager is told {told} of a copy that failed: {ran.stderr}"]


def main():
    services, faults, scores = stack.services(), [], set()
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        units = root / "etc/systemd/system"
        shutil.copytree(deploy / "systemd", units)
        shutil.copytree("/lib/systemd/system", root / "usr/lib/systemd/system", symlinks=True)
        programs = ["usr/bin/curl", "usr/bin/barbell", "usr/sbin/nginx", "bin/sh", "bin/kill"]
        for program in [*programs, *(f"usr/lib/barbell/{s.name}" for s in services)]:
            (root / program).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy("/bin/true", root / program)
        of_services = [f"barbell@{service.name}.service" for service in services]
        others = sorted(file.name for file in (deploy / "systemd").glob("*.*") if file.is_file() and "@" not in file.name)
        others.append("barbell-failed@barbell-backup.service.service")
        for unit in [*of_services, *others]:
            read = analyze("verify", f"--root={root}", "--man=no", "--recursive-errors=no", unit)
            if read.returncode or read.stderr.strip():
                faults.append(f"{unit}: {read.stderr.strip()}")
        for unit in of_services:
            safe = analyze("security", "--offline=true", f"--root={root}", f"--threshold={EXPOSURE}", "--no-pager", unit)
            scores |= set(re.findall(r"exposure level .*: ([\d.]+)", safe.stdout))
            if safe.returncode:
                faults.append(f"{unit}: exposed more than {EXPOSURE / 10}: {safe.stdout.strip().splitlines()[-1:]}")
    # What nginx writes has to be where its unit lets it write.
    nginx = (deploy / "systemd/barbell-nginx.service").read_text()
    text = (deploy / "nginx/nginx.conf").read_text()
    for place in re.findall(r"^ *(?:pid|access_log|\w+_temp_path) (/[\w/]+/barbell-nginx)/", text, re.M):
        kind = {"/run": "Runtime", "/var/log": "Logs", "/var/cache": "Cache"}[place.removesuffix("/barbell-nginx")]
        if f"\n{kind}Directory=barbell-nginx\n" not in nginx:
            faults.append(f"barbell-nginx: cannot write to {place}")
    # Decoders of pictures need memory for code that they make, and the calls with which they shut themselves in.
    for name in (s.name for s in services if "ffmpeg" in s.packages):
        own = "".join(f.read_text() for f in (deploy / f"systemd/barbell@{name}.service.d").glob("*.conf"))
        calls = re.search(r"^SystemCallFilter=(.*)$", (deploy / "systemd/barbell@.service").read_text(), re.M)[1].split()
        if "\nMemoryDenyWriteExecute=no\n" not in own or not {"landlock_create_ruleset", "landlock_restrict_self"} <= set(calls):
            faults.append(f"{name}: its children cannot decode pictures, or cannot confine themselves")
    # The pause before SIGKILL has to outlast what the service itself waits for; compose.yaml says how long.
    text = (deploy / "systemd/barbell@.service").read_text()
    faults += start(text) + copies() + examples() + failures()
    pause = int(re.search(r"^TimeoutStopSec=(\d+)$", text, re.M)[1])
    faults += [f"{s.name} may be killed while it works" for s in services if s.grace < stack.WORK + 2]
    faults += [f"{s.name} stops within {s.grace} s, TimeoutStopSec is {pause}" for s in services if s.grace > pause]
    print("\n".join(faults) or f"{len(of_services) + len(others)} units, exposure {', '.join(sorted(scores))}")
    return 1 if faults or not services else 0


sys.exit(main())
