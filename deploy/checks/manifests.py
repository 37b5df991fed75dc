#!/usr/bin/env python3
"""Reads the manifests of deploy/ as Kubernetes would: manifests.py

Every one against the schema of its kind, strictly; what they name of each other has to be there; and how long pods take to end has to fit
the settings. With kubectl they are built by its kustomize first, else the files are read as they are.
"""
import ipaddress
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
MONITORING = {"matchLabels": {"kubernetes.io/metadata.name": "monitoring"}}
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


# Where pods may connect to: names are looked up at the node itself in many clusters, whose address is beside that of the machine's rights.
REACHED = [("169.254.20.10", "UDP", 53, True), ("169.254.20.10", "TCP", 53, True), ("169.254.169.254", "TCP", 80, False),
           ("169.254.170.23", "TCP", 80, False), ("fe80::a9fe:a9fe", "TCP", 80, False), ("192.0.2.1", "TCP", 443, True)]


def reaches(policy, address, protocol, port):
    """Whether a policy lets its pods connect to an address outside of the cluster."""
    wanted = ipaddress.ip_address(address)

    def holds(cidr):
        return wanted in ipaddress.ip_network(cidr)

    return any(
        holds(block["cidr"]) and not any(map(holds, block.get("except", [])))
        for rule in policy["egress"]
        if "ports" not in rule or {"protocol": protocol, "port": port} in rule["ports"]
        for block in (to["ipBlock"] for to in rule["to"] if "ipBlock" in to))


def environments():
    """What the images themselves set: by Containerfile, a name a value."""
    found = {}
    for file in (stack.root / "Containerfile", deploy / "images/Containerfile"):
        last = file.read_text().rsplit("\nFROM ", 1)[1]
        pairs = (pair for line in re.findall(r"^ENV (.*)$", last, re.M) for pair in line.split())
        found[file.relative_to(stack.root)] = dict(pair.split("=", 1) for pair in pairs)
    return found


def missing_folders(one, given, container):
    """Folders that settings name and that neither a volume has nor the images of Tools/images: by setting."""
    packed = [target for _, target in one.folders]
    # The web client is made apart from the sources.
    packed += re.findall(r'"\$context/folders(/\w+)"', (stack.root / "Tools/images").read_text())
    there = packed + [mount["mountPath"] for mount in container["volumeMounts"]]
    return sorted(k for k, v in given.items() if v.startswith("/") and not any(f"{v}/".startswith(f"{place}/") for place in there))


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
    asked = {(container[p].get("httpGet") or container[p]["tcpSocket"])["port"] for p in container if p.endswith("Probe")}
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


def probed(container, given):
    """What is wrong with where a container is asked: with all its connections taken it answers at the port of its metrics alone."""
    wanted = {"startupProbe": "metrics", "livenessProbe": "metrics", "readinessProbe": "http"}
    if "METRICS_PORT" not in given:
        return []
    return [f"the {name} asks at another port than {port}" for name, port in wanted.items() if container[name]["httpGet"]["port"] != port]


def streams():
    """Open streams of a million people at once, as docs/scale.md has them."""
    said, = re.findall(r"^\| open streams \| [^|]+ \| ([\d.]+) k \|", (stack.root / "docs/scale.md").read_text(), re.M)
    return int(float(said) * 1000)


def crowded(container, replicas):
    """What is wrong with the proxy once as many streams are open, each of which is two of its connections, and one of its pods is away."""
    conf = (deploy / "kubernetes/nginx.conf").read_text()
    workers, files, connections = (
        int(re.search(rf"\b{name} (\d+);", conf)[1]) for name in ("worker_processes", "worker_rlimit_nofile", "worker_connections"))
    faults = []
    if (replicas - 1) * workers * connections < 2 * streams():
        faults.append(f"{workers * connections} connections of a pod are too few for {streams()} streams")
    if files < connections:
        faults.append(f"{files} descriptors are too few for {connections} connections of a worker")
    if "tcpSocket" not in container["livenessProbe"]:
        faults.append("a pod whose connections are all taken is killed")
    return faults


def sources(file, expression):
    """A number in the sources."""
    return int(re.search(expression, (stack.root / file).read_text())[1])


def children(given):
    """GiB that children of media may take: its renders, and of other runs of ffmpeg and of pictures one as large as it may be. Where
    the kernel finds no more memory for a container, it ends every process there."""
    renders = int(given.get("MEDIA_RENDERS", sources("Services/Media/Service/MediaServiceSettings.swift", r"\bvar renders = (\d+)")))
    return (
        renders * sources("Services/Media/Service/Rendering/Renderer.swift", r"addressSpaceBytes: (\d+) << 30")
        + sources("Shared/Video/VideoTools.swift", r"addressSpaceBytes: (\d+) << 30")
        + sources("Shared/Pictures/PictureWorkers.swift", r"\bvar memory = (\d+) << 30"))


def gibibytes(text):
    return int(text[:-2]) * {"Mi": 1 / 1024, "Gi": 1}[text[-2:]]


def in_front(things, services):
    """What the proxy asks names for has to be there, with the pods themselves as its addresses; and its release has to know how."""
    faults, every = [], {t["metadata"]["name"]: t["spec"] for t in things if t["kind"] == "Service"}
    headless = {name: spec for name, spec in every.items() if spec.get("clusterIP") == "None"}
    asked = re.findall(r"^ +server ([\w-]+)\.ZONE:(\d+) resolve ", (deploy / "kubernetes/pods.conf").read_text(), re.M)
    if {name for name, _ in asked} != set(headless) or not asked:
        faults.append(f"edge: asks for {asked}, and there are {sorted(headless)}")
    for name, port in asked:
        service = services[name.removesuffix("-pods")]
        chosen = headless.get(name, {}).get("selector", {}).get("app.kubernetes.io/name")
        if chosen != service.name or port != str(service.port):
            faults.append(f"edge: {name}:{port} leads to no pods of {service.name}")
    image, = (i for i in yaml.safe_load((deploy / "kustomization.yaml").read_text())["images"] if i["name"] == "nginx")
    if tuple(map(int, image["newTag"].split("."))) < (1, 28):
        faults.append(f"edge: nginx {image['newTag']} does not look names up again")
    return faults


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
    services = {s.name: s for s in stack.services()}
    if set(deployments) != set(services) | {"edge"}:
        faults.append(f"deployed are {sorted(deployments)}")
    scraped = re.search(r"container_port_name\], regex: (\w+),", (deploy / "prometheus/kubernetes.yml").read_text())[1]
    used, pools = set(), []
    for name, one in deployments.items():
        container, spec, secrets = deployed(one, things, faults)
        used |= secrets
        if name == "edge":
            faults += [f"edge: {fault}" for fault in crowded(container, one["spec"]["replicas"])]
            continue
        given = settings(name)
        faults += [f"{name}: {fault}" for fault in probed(container, given)]
        limit = gibibytes(container["resources"]["limits"]["memory"])
        if name == "media" and limit <= children(given):
            faults.append(f"{name}: its limit of {limit} GiB is no more than the {children(given)} GiB that its children may take")
        missing = {v.rsplit("/", 1)[1] for v in given.values() if v.startswith("/run/secrets/")} - {key for _, key in secrets}
        if missing:
            faults.append(f"{name}: no file of {sorted(missing)}")
        if lacking := missing_folders(services[name], given, container):
            faults.append(f"{name}: {', '.join(lacking)} is in no volume and not in the image")
        # The images' settings and these are read together, and a secret that is given twice stops the service.
        for file, own in environments().items():
            both = {**own, **given}
            if twice := sorted(key for key in both if f"{key}_FILE" in both):
                faults.append(f"{name}: {', '.join(twice)} beside its _FILE, with the image of {file}")
        if spec["terminationGracePeriodSeconds"] < max(seconds(given["STOP_DELAY"]) + seconds(given["DRAIN"]), stack.WORK) + 2:
            faults.append(f"{name}: is killed before STOP_DELAY and DRAIN, or work that is under way, are over")
        # The limits that each process counts for itself are shared out among as many as there may be.
        most, = (t["spec"]["maxReplicas"] for t in things if t["kind"] == "HorizontalPodAutoscaler" and t["metadata"]["name"] == name)
        if given["REPLICAS"] != str(most):
            faults.append(f"{name}: REPLICAS is {given['REPLICAS']}, and there may be {most}")
        pools += [int(given["DATABASE_POOL"])] * (most + one["spec"]["strategy"]["rollingUpdate"]["maxSurge"])
        if {str(p["containerPort"]) for p in container["ports"]} != {given["PORT"], given["METRICS_PORT"]}:
            faults.append(f"{name}: listens elsewhere than its container says")
        # Whom it calls has to let it in.
        for called in (s for s in services.values() if re.search(rf"http://{s.name}:", " ".join(given.values()))):
            policies = [t["spec"] for t in things if t["kind"] == "NetworkPolicy" and t["metadata"]["name"] == called.name]
            sources = [source["podSelector"]["matchLabels"] for policy in policies for source in policy["ingress"][0]["from"]]
            if name not in [labels["app.kubernetes.io/name"] for labels in sources]:
                faults.append(f"{called.name} does not let {name} in")
        # Prometheus finds it, and may ask.
        if {p["name"]: str(p["containerPort"]) for p in container["ports"]}.get(scraped) != given["METRICS_PORT"]:
            faults.append(f"{name}: Prometheus does not look for its metrics")
        if {p["port"] for t in things if t["kind"] == "NetworkPolicy" and t["metadata"]["name"] == name for rule in t["spec"]["ingress"]
                for p in rule["ports"] if {"namespaceSelector": MONITORING} in rule["from"]} != {int(given["METRICS_PORT"])}:
            faults.append(f"{name}: Prometheus is not let in")
    faults += in_front(things, services)
    outward, = (t["spec"] for t in things if t["kind"] == "NetworkPolicy" and "Egress" in t["spec"]["policyTypes"])
    for address, protocol, port, may in REACHED:
        if reaches(outward, address, protocol, port) != may:
            faults.append(f"pods {'cannot' if may else 'can'} connect to {address}, {protocol} {port}")
    for file, own in environments().items():
        if own.get("RELEASE") != "${RELEASE}":
            faults.append(f"images of {file} do not say which RELEASE they are")
    if '--build-arg "RELEASE=$version"' not in (stack.root / "Tools/images").read_text():
        faults.append("Tools/images says no RELEASE")
    faults += stack.crowded("Kubernetes", pools)
    if used != keys:
        faults.append(f"secrets.example.yaml differs from what is mounted: {sorted(used ^ keys)}")
    print("\n".join(faults) or f"{len(things)} manifests {how}, by the schemas of {', '.join(RELEASES)}")
    return 1 if faults else 0


sys.exit(main())
