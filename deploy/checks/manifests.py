#!/usr/bin/env python3
"""Reads the manifests of deploy/ as Kubernetes would: manifests.py

Every one against the schema of its kind, strictly; what they name of each other has to be there; and how long pods take to end has to fit
the settings. With kubectl they are built by its kustomize first, else the files are read as they are.
"""
import pathlib
import re
import shutil
import subprocess
import sys

import kubernetes_validate
import yaml

deploy = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(deploy))
from generator import stack  # noqa: E402

POD = {"runAsNonRoot": True, "runAsUser": 10001, "runAsGroup": 10001, "fsGroup": 10001, "seccompProfile": {"type": "RuntimeDefault"}}
CONTAINER = {"allowPrivilegeEscalation": False, "readOnlyRootFilesystem": True, "capabilities": {"drop": ["ALL"]}}
# The oldest and the newest release that the manifests are for.
RELEASES = ["1.29", "1.37"]


def built():
    """All manifests, as one list of documents."""
    if kubectl := shutil.which("kubectl"):
        made = subprocess.run([kubectl, "kustomize", str(deploy)], capture_output=True, text=True)
        if made.returncode:
            sys.exit(made.stderr)
        return "built by kustomize", [d for d in yaml.safe_load_all(made.stdout) if d]
    listed = yaml.safe_load((deploy / "kustomization.yaml").read_text())
    things = [d for file in listed["resources"] for d in yaml.safe_load_all((deploy / file).read_text())]
    for one in listed["configMapGenerator"]:
        for file in one.get("files", []) + one.get("envs", []):
            (deploy / file.split("=")[-1]).read_text()
        things.append({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": one["name"]}})
    return "as they are", things


def seconds(text):
    return sum(int(n) * {"s": 1, "m": 60}[unit] for n, unit in re.findall(r"(\d+)(s|m)\b", text))


def settings(name):
    lines = (deploy / f"kubernetes/settings/{name}.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if not line.startswith("#"))


def deployed(one, things, faults):
    """A deployment, what names it and what it names."""
    name, spec = one["metadata"]["name"], one["spec"]["template"]["spec"]
    labels = one["spec"]["template"]["metadata"]["labels"]

    def complain(what):
        faults.append(f"{name}: {what}")

    def found(kind, where=lambda thing: thing["metadata"]["name"] == name):
        return [t for t in things if t["kind"] == kind and where(t)]

    scaled = [] if "replicas" in one["spec"] else ["HorizontalPodAutoscaler"]
    for kind in ["Service", "PodDisruptionBudget", "NetworkPolicy", *scaled]:
        if len(found(kind)) != 1:
            complain(f"has {len(found(kind))} of {kind}")
    chosen = [one["spec"]["selector"]["matchLabels"], *(t["spec"]["selector"] for t in found("Service"))]
    chosen += [t["spec"]["selector"]["matchLabels"] for t in found("PodDisruptionBudget")]
    chosen += [t["spec"]["podSelector"]["matchLabels"] for t in found("NetworkPolicy")]
    if any(selector != labels for selector in chosen):
        complain("something selects other pods")
    if spec["securityContext"] != POD or spec["automountServiceAccountToken"]:
        complain("the pod may more than it needs")
    container, = spec["containers"]
    if container["securityContext"] != CONTAINER:
        complain("the container may more than it needs")
    names = {p["name"] for p in container["ports"]}
    asked = {container[p]["httpGet"]["port"] for p in container if p.endswith("Probe")}
    asked |= {p["targetPort"] for t in found("Service") for p in t["spec"]["ports"]}
    if not asked <= names or "readinessProbe" not in container or "livenessProbe" not in container:
        complain(f"{sorted(asked - names)} are no ports of the container, or a probe is missing")
    maps = {t["metadata"]["name"] for t in found("ConfigMap", lambda _: True)}
    wanted = [v["configMap"]["name"] for v in spec["volumes"] if "configMap" in v]
    wanted += [e["configMapRef"]["name"] for e in container.get("envFrom", [])]
    if not set(wanted) <= maps:
        complain(f"there is no {sorted(set(wanted) - maps)}")
    if {m["name"] for m in container["volumeMounts"]} != {v["name"] for v in spec["volumes"]}:
        complain("volumes and their mounts differ")
    mounted = [s["secret"] for v in spec["volumes"] for s in v.get("projected", {}).get("sources", [])]
    return container, spec, {(secret["name"], item["key"]) for secret in mounted for item in secret["items"]}


def main():
    how, things = built()
    examples = list(yaml.safe_load_all((deploy / "kubernetes/secrets.example.yaml").read_text()))
    faults = []
    for release in RELEASES:
        for thing in things + examples:
            try:
                kubernetes_validate.validate(thing, release, strict=True)
            except kubernetes_validate.ValidationError as error:
                place = ".".join(map(str, error.path))
                faults.append(f"{thing['kind']} {thing['metadata']['name']} ({release}): {error.message} at {place}")
    keys = {(e["metadata"]["name"], key) for e in examples for key in e["stringData"]}
    deployments = {t["metadata"]["name"]: t for t in things if t["kind"] == "Deployment"}
    services = stack.services()
    if set(deployments) != {s.name for s in services} | {"edge"}:
        faults.append(f"deployed are {sorted(deployments)}")
    used = set()
    for name, one in deployments.items():
        container, spec, secrets = deployed(one, things, faults)
        used |= secrets
        if name == "edge":
            continue
        given = settings(name)
        missing = {v.rsplit("/", 1)[1] for v in given.values() if v.startswith("/run/secrets/")} - {key for _, key in secrets}
        if missing:
            faults.append(f"{name}: no file of {sorted(missing)}")
        if spec["terminationGracePeriodSeconds"] < seconds(given["STOP_DELAY"]) + seconds(given["DRAIN"]) + 2:
            faults.append(f"{name}: is killed before STOP_DELAY and DRAIN are over")
        if {str(p["containerPort"]) for p in container["ports"]} != {given["PORT"], given["METRICS_PORT"]}:
            faults.append(f"{name}: listens elsewhere than its container says")
        # Whom it calls has to let it in.
        for called in (s for s in services if re.search(rf"http://{s.name}:", " ".join(given.values()))):
            policies = [t["spec"] for t in things if t["kind"] == "NetworkPolicy" and t["metadata"]["name"] == called.name]
            sources = [source["podSelector"]["matchLabels"] for policy in policies for source in policy["ingress"][0]["from"]]
            if name not in [labels["app.kubernetes.io/name"] for labels in sources]:
                faults.append(f"{called.name} does not let {name} in")
    if used != keys:
        faults.append(f"secrets.example.yaml differs from what is mounted: {sorted(used ^ keys)}")
    print("\n".join(faults) or f"{len(things)} manifests {how}, by the schemas of {', '.join(RELEASES)}")
    return 1 if faults else 0


sys.exit(main())
