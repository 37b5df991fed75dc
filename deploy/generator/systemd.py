"""Examples of the settings of services as units of systemd: all on one machine, nginx on another."""
import re

HEAD = """# Settings of {name}. Made by deploy/generate from docs/operations.md: copy it to /etc/barbell/{name}.env and put your own
# addresses in. All services run on this machine; nginx, at 10.0.0.10, says X-Forwarded-For, and so does web, from here.
"""


def value(name, text):
    text = re.sub(r"http://[a-z]+:(\d+)", r"http://127.0.0.1:\1", text)
    text = text.replace("/run/secrets/service_secret", f"/run/credentials/barbell@{name}.service/service_secret")
    text = text.replace("/run/secrets/", f"/run/credentials/barbell@{name}.service/own_")
    if text.startswith("/data/"):
        return f"/var/lib/barbell/{name}" + text.removeprefix("/data")
    return f"/usr/share/barbell/{name}{text}" if text.startswith("/") and not text.startswith("/run/") else text


def files(services):
    made = {}
    for service in services:
        settings = {**service.settings, "TRUSTED_PROXIES": "127.0.0.1,10.0.0.10"}
        lines = (f"{key}={value(service.name, text)}\n" for key, text in settings.items())
        made[f"systemd/examples/{service.name}.env"] = HEAD.format(name=service.name) + "".join(lines)
    return made
