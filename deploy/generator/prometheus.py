"""What Prometheus reads where services run on machines, and the alerts that name each service."""
from generator import systemd
from generator.edge import MACHINES

MADE = "# Made by deploy/generate from compose.yaml and docs/operations.md; change those and run it again.\n"
SCRAPE = """# Every process of every service, at the addresses that nginx/upstreams.conf names: put your own here. Prometheus asks the
# processes, not the proxy. kubernetes.yml is the same for a cluster.
global:
  scrape_interval: 15s
rule_files: [alerts.yml, services.yml, databases.yml]
scrape_configs:
  - job_name: barbell
    static_configs:
"""
RULES = """# Where nobody is asked, nobody is found to be away. Tested in alerts.test.yml.
groups:
  - name: services
    rules:
      - alert: NothingSeen
        expr: absent(up{job="barbell"})
        for: 5m
        labels: {severity: page}
        annotations:
          summary: "Prometheus asks no service"
          description: "No other alert on services can fire. Does it find them, and is the job still named barbell?"
"""
# One missing service is told of once, and not nine times when all are.
UNSEEN = """
      - alert: ServiceUnseen
        expr: absent(up{{job="barbell", app="{name}"}}) and on () up{{job="barbell"}}
        for: 5m
        labels: {{severity: page, app: {name}}}
        annotations:
          summary: "no process of {name} is there to be asked"
          description: "Was it stopped, scaled to none or taken out of what Prometheus reads?"
"""


def port(service):
    """Where a process says its metrics."""
    return systemd.settings(service).get("METRICS_PORT", service.port)


def target(service):
    addresses = "".join(f"          - {machine}:{port(service)}\n" for machine in MACHINES)
    return f"      - labels: {{app: {service.name}}}\n        targets:\n{addresses}"


def files(services):
    return {
        "prometheus/prometheus.yml": MADE + SCRAPE + "".join(map(target, services)),
        "prometheus/services.yml": MADE + RULES + "".join(UNSEEN.format(name=s.name) for s in services),
    }
