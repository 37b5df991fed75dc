"""One line about the run of one service: summary.py SERVICE FOLDER. Exit code 1 when it failed or did not finish."""

import json
import sys
from pathlib import Path

service, folder = sys.argv[1], Path(sys.argv[2])
try:
    report = json.loads((folder / "report.json").read_text())
    repeats = json.loads((folder / "repeats.json").read_text())
except (OSError, ValueError):
    print(f"{service}: did not run, see {folder / 'log'}")
    sys.exit(1)
operations, cases = report["operations"], report["test_cases"]
failures = cases["unique_failures"] + len(report["errors"])
print(
    f"{service}: {operations['tested']} of {operations['selected']} operations, {cases['generated']} cases, {repeats} repeats with one key, "
    f"{report['filtered']} known leniencies, {failures} failures, {report['running_time']:.1f} s"
)
sys.exit(0 if report["complete"] and failures == 0 and report["exit_code"] == 0 and operations["tested"] == operations["selected"] else 1)
