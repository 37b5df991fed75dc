"""The manifests: a file a service, the proxy in front, and what all share. PostgreSQL and an object store are outside."""
import yaml

from generator import stack
from generator.edge import upstream

MADE = "# Made by deploy/generate from compose.yaml and docs/operations.md; change those, or an overlay of yours, and run it again.\n"
# Moments: SIGTERM comes when the pod begins to leave the endpoints; STOP_DELAY is for all proxies to hear of it.
STOP_DELAY, DRAIN, MARGIN = 10, 10, 10
METRICS, PODS, OWNER = 9464, "10.0.0.0/8", 10001
FEWEST, MOST = 2, 4
# Of media with its children: a render, another run of ffmpeg and a picture, each as large as it may be, beside the service itself.
ROOM = "15Gi"
FILL = """# Copy it, fill every value, keep it out of repositories. database_url is PostgreSQL's: a SQLite file would not outlive its pod.
"""
PODS_HEAD = """# start.sh puts in who looks names up here, and where the namespace's names end. Every pod that is ready is a replica
# that can be tried. Asked for so often that a pod that leaves is forgotten within its STOP_DELAY, also behind a cache of 5 s.
resolver RESOLVER valid=2s;
resolver_timeout 2s;
"""
# Addresses of the machine itself, among them where clouds hand out its rights.
LINK = "169.254.0.0/16"
LOCKED = {"allowPrivilegeEscalation": False, "readOnlyRootFilesystem": True, "capabilities": {"drop": ["ALL"]}}


def thing(kind, name, version="v1", labels=None, **fields):
    own = {"app.kubernetes.io/name": name, "app.kubernetes.io/part-of": "barbell"}
    return {"apiVersion": version, "kind": kind, "metadata": {"name": name, "labels": labels or own}, **fields}


def these(name):
    return {"matchLabels": {"app.kubernetes.io/name": name, "app.kubernetes.io/part-of": "barbell"}}


def reached(name, routes):
    """Whether the proxy in front passes anything on to it."""
    return bool(routes.of(name)) or name == "web"


def settings(service, blocks):
    """Those of docs/operations.md, with what is different here."""
    merged = {**service.settings, **blocks.get(f"{service.name} with an object store", {})}
    times = {"STOP_DELAY": f"{STOP_DELAY}s", "DRAIN": f"{DRAIN}s"}
    own = {"TRUSTED_PROXIES": PODS, "METRICS_PORT": METRICS, "REPLICAS": MOST, "LOOPS": 2, "DATABASE_POOL": stack.POOL}
    return {**merged, **times, **own}


def secrets(given):
    names = sorted({v.rsplit("/", 1)[1] for v in given.values() if str(v).startswith("/run/secrets/")})
    return [n for n in names if n != "service_secret"]


def pod(name, containers, volumes, grace, first=()):
    constraints = [{"maxSkew": 1, "topologyKey": key, "whenUnsatisfiable": "ScheduleAnyway", "labelSelector": these(name)}
                   for key in ("kubernetes.io/hostname", "topology.kubernetes.io/zone")]
    security = {"runAsNonRoot": True, "runAsUser": OWNER, "runAsGroup": OWNER, "fsGroup": OWNER,
                "seccompProfile": {"type": "RuntimeDefault"}}
    # Without links, as Kubernetes would set variables such as AUTH_PORT beside the settings.
    return {"automountServiceAccountToken": False, "enableServiceLinks": False, "terminationGracePeriodSeconds": grace,
            "securityContext": security, "topologySpreadConstraints": constraints, **({"initContainers": list(first)} if first else {}),
            "containers": containers, "volumes": volumes}


def deployment(name, spec, **fields):
    strategy = {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": 1, "maxUnavailable": 0}}
    template = {"metadata": {"labels": these(name)["matchLabels"]}, "spec": spec}
    return thing("Deployment", name, "apps/v1", spec={**fields, "revisionHistoryLimit": 3, "minReadySeconds": 5, "strategy": strategy,
                                                      "selector": these(name), "template": template})


def probe(path, port, period, failures, timeout=2):
    return {"httpGet": {"path": path, "port": port}, "periodSeconds": period, "timeoutSeconds": timeout, "failureThreshold": failures}


def budget(name):
    return thing("PodDisruptionBudget", name, "policy/v1", spec={"maxUnavailable": 1, "selector": these(name)})


def ports(name, numbers):
    listed = [{"name": n, "port": p, "targetPort": n} for n, p in numbers.items()]
    return thing("Service", name, spec={"selector": these(name)["matchLabels"], "ports": listed})


def pods(name, port):
    """The addresses of all pods that are ready, for the proxy in front: behind one address of all it could not try the next one."""
    own = {"clusterIP": "None", "selector": these(name)["matchLabels"], "ports": [{"name": "http", "port": port, "targetPort": "http"}]}
    return thing("Service", f"{name}-pods", labels=these(name)["matchLabels"], spec=own)


def admission(name, rules):
    """Who may connect: a list of (sources, port)."""
    ingress = [{"from": sources, "ports": [{"port": port, "protocol": "TCP"}]} for sources, port in rules]
    spec = {"podSelector": these(name), "policyTypes": ["Ingress"], "ingress": ingress}
    return thing("NetworkPolicy", name, "networking.k8s.io/v1", spec=spec)


def namespace(name):
    return {"namespaceSelector": {"matchLabels": {"kubernetes.io/metadata.name": name}}}


def service(one, everyone, routes, given):
    name, heavy = one.name, "ffmpeg" in one.packages
    needs = {"cpu": "1", "memory": "1Gi"} if heavy else {"cpu": "100m", "memory": "192Mi"}
    # Clips and uploads lie here while they are worked on; nothing here outlives the pod.
    room = "20Gi" if heavy else "4Gi" if any(str(v).startswith("/data/") for v in given.values()) else "64Mi"
    shared = {"secret": {"name": "barbell-shared", "items": [{"key": "service_secret", "path": "service_secret"}]}}
    mine = {"secret": {"name": f"barbell-{name}", "items": [{"key": k, "path": k} for k in secrets(given)]}}
    container = {
        "name": name, "image": one.image, "envFrom": [{"configMapRef": {"name": f"{name}-settings"}}],
        "ports": [{"name": "http", "containerPort": one.port}, {"name": "metrics", "containerPort": METRICS}],
        # The schema is up to date by then; what else a start waits for, such as a database that fails over, is no reason to begin again.
        # Whether it runs is asked where it is answered with every connection taken: a full pod gets no more, and is not killed.
        "startupProbe": probe("/health", "metrics", 2, 150), "livenessProbe": probe("/health", "metrics", 10, 3, timeout=5),
        "readinessProbe": probe("/ready", "http", 5, 2), "securityContext": LOCKED,
        "resources": {"requests": needs, "limits": {"memory": ROOM if heavy else "768Mi"}},
        "volumeMounts": [{"name": "data", "mountPath": "/data"}, {"name": "tmp", "mountPath": "/tmp"},
                         {"name": "secrets", "mountPath": "/run/secrets", "readOnly": True}]}
    # Takes as long as it takes: a large table is not changed within the time that a start has.
    kept = ("image", "envFrom", "securityContext", "resources", "volumeMounts")
    migration = {"name": "migrate", "args": ["migrate"], **{field: container[field] for field in kept}}
    volumes = [{"name": "data", "emptyDir": {"sizeLimit": room}}, {"name": "tmp", "emptyDir": {"sizeLimit": room}},
               {"name": "secrets", "projected": {"defaultMode": 0o440, "sources": [shared, mine]}}]
    busy = {"type": "Resource", "resource": {"name": "cpu", "target": {"type": "Utilization", "averageUtilization": 70}}}
    target = {"apiVersion": "apps/v1", "kind": "Deployment", "name": name}
    callers = sorted(s.name for s in everyone if name in s.calls) + (["edge"] if reached(name, routes) else [])
    grace = max(STOP_DELAY + DRAIN, stack.WORK) + MARGIN
    return [
        deployment(name, pod(name, [container], volumes, grace, [migration])), ports(name, {"http": one.port}),
        *([pods(name, one.port)] if reached(name, routes) else []), budget(name),
        thing("HorizontalPodAutoscaler", name, "autoscaling/v2",
              spec={"scaleTargetRef": target, "minReplicas": FEWEST, "maxReplicas": MOST, "metrics": [busy]}),
        admission(name, [([{"podSelector": these(c)} for c in callers], one.port), ([namespace("monitoring")], METRICS)])]


def edge():
    open_ports = {"api": 8080, "app": 8081}
    container = {
        "name": "nginx", "image": "nginx", "command": ["sh", "/etc/barbell/start.sh"],
        "ports": [{"name": n, "containerPort": p} for n, p in open_ports.items()], "securityContext": LOCKED,
        # With as many connections as may be it answers nobody, yet the kernel still connects: more do not come, and nothing is cut.
        "readinessProbe": probe("/health", "api", 5, 2),
        "livenessProbe": {"tcpSocket": {"port": "api"}, "periodSeconds": 10, "timeoutSeconds": 2, "failureThreshold": 3},
        # Asked until every proxy in front knows that it leaves; then nginx finishes what runs, as its image stops by SIGQUIT.
        "lifecycle": {"preStop": {"exec": {"command": ["sleep", str(STOP_DELAY)]}}},
        # An open stream takes about 24 KiB.
        "resources": {"requests": {"cpu": "100m", "memory": "64Mi"}, "limits": {"memory": "1Gi"}},
        "volumeMounts": [{"name": "conf", "mountPath": "/etc/barbell", "readOnly": True}, {"name": "tmp", "mountPath": "/tmp"}]}
    volumes = [{"name": "conf", "configMap": {"name": "edge-nginx"}}, {"name": "tmp", "emptyDir": {"sizeLimit": "1Gi"}}]
    # For controllers made of nginx; others pass on what they get as it comes.
    notes = {f"nginx.ingress.kubernetes.io/proxy-{k}": v for k, v in {
        "body-size": "0", "request-buffering": "off", "buffering": "off", "read-timeout": "95", "send-timeout": "40"}.items()}
    rules = []
    for host, port in ((stack.API, "api"), (stack.APP, "app")):
        backend = {"service": {"name": "edge", "port": {"name": port}}}
        rules.append({"host": host, "http": {"paths": [{"path": "/", "pathType": "Prefix", "backend": backend}]}})
    certificate = {"hosts": [stack.API, stack.APP], "secretName": "barbell-tls"}
    entry = thing("Ingress", "edge", "networking.k8s.io/v1", spec={"tls": [certificate], "rules": rules})
    entry["metadata"]["annotations"] = notes
    # The namespace of the ingress controller.
    whole = pod("edge", [container], volumes, STOP_DELAY + 65)
    return [deployment("edge", whole, replicas=FEWEST), ports("edge", open_ports), budget("edge"),
            admission("edge", [([namespace("ingress-nginx")], port) for port in open_ports.values()]), entry]


def shared():
    """Nobody connects to anything unless a policy beside its service says so; and nobody asks a cloud for the rights of its machine."""
    away = [{"ipBlock": {"cidr": "0.0.0.0/0", "except": [LINK]}}, {"ipBlock": {"cidr": "::/0", "except": ["fe80::/10"]}}]
    home = thing("Namespace", "barbell", labels={"pod-security.kubernetes.io/enforce": "restricted"})
    # Names are looked up there where each node has a cache of them.
    names = {"to": [{"ipBlock": {"cidr": LINK}}], "ports": [{"protocol": p, "port": 53} for p in ("UDP", "TCP")]}
    outward = [{"to": away}, names, {"to": [{"namespaceSelector": {}}]}]
    spec = {"podSelector": {}, "policyTypes": ["Ingress", "Egress"], "ingress": [], "egress": outward}
    return [home, thing("NetworkPolicy", "default", "networking.k8s.io/v1", spec=spec)]


def example(given):
    keys = {"barbell-shared": ["service_secret"], **{f"barbell-{name}": secrets(of) for name, of in given.items()}}
    return [thing("Secret", name, type="Opaque", stringData={k: "" for k in names}) for name, names in keys.items()]


class Plain(yaml.SafeDumper):
    def ignore_aliases(self, data):
        return True


def written(things, head=MADE):
    return head + "---\n".join(yaml.dump(t, Dumper=Plain, sort_keys=False, width=140) for t in things)


def files(services, routes):
    blocks = stack.blocks()
    given = {s.name: settings(s, blocks) for s in services}
    fronted = [s for s in services if reached(s.name, routes)]
    images = [{"name": s.image, "newName": f"registry.example.com/{s.image}", "newTag": "latest"} for s in services]
    configuration = [f"nginx/{f}.conf" for f in ("http", "api", "web", "errors", "stream", "upload")]
    kustomization = {
        "apiVersion": "kustomize.config.k8s.io/v1beta1", "kind": "Kustomization", "namespace": "barbell",
        "resources": ["kubernetes/shared.yaml", "kubernetes/edge.yaml", *(f"kubernetes/services/{s.name}.yaml" for s in services)],
        "configMapGenerator": [
            *({"name": f"{s.name}-settings", "envs": [f"kubernetes/settings/{s.name}.env"]} for s in services),
            {"name": "edge-nginx", "files": [
                *configuration, "kubernetes/nginx.conf", "kubernetes/upstreams.conf", "kubernetes/pods.conf", "kubernetes/start.sh"]}],
        "images": [*images, {"name": "nginx", "newName": "registry.example.com/nginx", "newTag": "1.28"}]}
    made = {
        "kustomization.yaml": written([kustomization]),
        "kubernetes/shared.yaml": written(shared()), "kubernetes/edge.yaml": written(edge()),
        "kubernetes/secrets.example.yaml": written(example(given), MADE + FILL),
        "kubernetes/pods.conf": MADE + PODS_HEAD + "".join(upstream(s, [f"{s.name}-pods.ZONE:{s.port} resolve"]) for s in fronted),
        "kubernetes/upstreams.conf": MADE + "include /tmp/upstreams.conf;\n"}
    for one in services:
        made[f"kubernetes/services/{one.name}.yaml"] = written(service(one, services, routes, given[one.name]))
        made[f"kubernetes/settings/{one.name}.env"] = MADE + "".join(f"{k}={v}\n" for k, v in given[one.name].items())
    return made
