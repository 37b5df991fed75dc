"""Examples of the settings of services as units of systemd: all on each of the machines that nginx, on another, names in upstreams.conf."""
import re

from generator import stack
from generator.edge import MACHINES

HEAD = """# Settings of {name}. Made by deploy/generate from docs/operations.md: copy it to /etc/barbell/{name}.env and put your own
# addresses in. All services run on this machine and on one more; nginx, at 10.0.0.10, says X-Forwarded-For, and so does web, from here.
"""
SHARED = "# The object store of both machines. With one machine leave it out: pictures are in MEDIA_DIRECTORY of media then.\n"
RELEASE = "# What is deployed, for barbell_build_info: another one each time.\nRELEASE=2026-12-01\n"


def value(name, text):
    text = str(text)
    text = re.sub(r"http://[a-z]+:(\d+)", r"http://127.0.0.1:\1", text)
    text = text.replace("/run/secrets/service_secret", f"/run/credentials/barbell@{name}.service/service_secret")
    text = text.replace("/run/secrets/", f"/run/credentials/barbell@{name}.service/own_")
    if text.startswith("/data/"):
        return f"/var/lib/barbell/{name}" + text.removeprefix("/data")
    return f"/usr/share/barbell/{name}{text}" if text.startswith("/") and not text.startswith("/run/") else text


def lines(name, settings):
    return "".join(f"{key}={value(name, text)}\n" for key, text in settings.items())


def settings(service):
    return {**service.settings, "TRUSTED_PROXIES": "127.0.0.1,10.0.0.10", "REPLICAS": len(MACHINES), "DATABASE_POOL": stack.POOL}


def files(services):
    made, blocks = {}, stack.blocks()
    for service in services:
        text = HEAD.format(name=service.name) + lines(service.name, settings(service)) + RELEASE
        if store := blocks.get(f"{service.name} with an object store"):
            text += SHARED + lines(service.name, store)
        made[f"systemd/examples/{service.name}.env"] = text
    return made
