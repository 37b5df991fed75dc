#!/usr/bin/env bash
# Compares the labelled changes of Tests/ContractRulesTests/Corpus with ours and with its peers, and prints how many each judged right — breaking or not —
# and how long one comparison takes: contract-diff.sh BARBELL PYTHON-ENVIRONMENT [FILE]
# The environment has api-schema-diff and specmatic (PyPI), which wants Java. Specmatic is slow to start, so it is given every case at once in a
# git repository, as its users do; the time of one comparison is measured apart. FILE gets the verdicts, one case a line.
set -euo pipefail
barbell=$(realpath "${1:?the barbell executable}")
environment=$(realpath -s "${2:?a Python environment with api-schema-diff and specmatic}")
verdicts=$(realpath "${3:-/dev/null}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
corpus=$here/../ContractRulesTests/Corpus
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Each case as two documents, and its label: breaking when an error is expected; and whether it turns on a member that only we know (x-…), as peers
# cannot be right there but by luck.
mkdir -p "$work/old" "$work/new"
python3 - "$corpus" "$work" <<'PYTHON'
import copy, json, pathlib, sys

corpus, work = map(pathlib.Path, sys.argv[1:])
base = json.loads((corpus / "base.json").read_text())

def applied(document, steps):
    document = copy.deepcopy(document)
    for step in steps:
        *way, last = [token.replace("~1", "/").replace("~0", "~") for token in step["path"].split("/")[1:]]
        place = document
        for token in way:
            place = place[int(token)] if isinstance(place, list) else place[token]
        if isinstance(place, list):
            if step["op"] == "remove":
                del place[int(last)]
            elif last == "-":
                place.append(step["value"])
            else:
                place[int(last)] = step["value"]
        elif step["op"] == "remove":
            del place[last]
        else:
            place[last] = step["value"]
    return document

with open(work / "labels", "w") as labels:
    for path in sorted(corpus.glob("*.json")):
        if path.stem == "base":
            continue
        case = json.loads(path.read_text())
        old = applied(base, case.get("before", []))
        new = applied(old, case["change"])
        (work / "old" / path.name).write_text(json.dumps(old, indent=2))
        (work / "new" / path.name).write_text(json.dumps(new, indent=2))
        breaking = any(finding["level"] == "error" for finding in case["expect"])
        ours = '"x-' in json.dumps(case.get("before", []) + case["change"]) or "x-" in json.dumps([step["path"] for step in case["change"]])
        labels.write(f"{path.stem} {'breaking' if breaking else 'fine'} {'ours' if ours else 'plain'}\n")
PYTHON

now() { date +%s%N; }

# Some follow references in circles until the memory is full: a case that takes more than a minute or 2 GB is one not judged.
limited() { (ulimit -v 2000000 && exec timeout 60 "$@"); }
declare -A right=() plain=() took=()

# What a tool says of a case, counted: judge TOOL CASE LABEL KIND VERDICT
judge() {
    local tool=$1 name=$2 label=$3 kind=$4 verdict=$5
    if [[ "$label" == "$verdict" ]]; then
        right[$tool]=$((${right[$tool]:-0} + 1))
        [[ "$kind" == ours ]] || plain[$tool]=$((${plain[$tool]:-0} + 1))
    fi
    printf '%s\t%s\t%s\t%s\n' "$tool" "$name" "$label" "$verdict" >>"$verdicts"
}

# Every case on its own: each TOOL BREAKING-EXIT-CODE COMMAND…, to which the two files are added.
each() {
    local tool=$1 broken=$2 name label kind code start
    shift 2
    start=$(now)
    while read -r name label kind; do
        code=0
        limited "$@" "$work/old/$name.json" "$work/new/$name.json" >/dev/null 2>&1 || code=$?
        case "$code" in
            0) judge "$tool" "$name" "$label" "$kind" fine ;;
            "$broken") judge "$tool" "$name" "$label" "$kind" breaking ;;
            *) judge "$tool" "$name" "$label" "$kind" "failed-$code" ;;
        esac
    done <"$work/labels"
    took[$tool]=$((($(now) - start) / $(wc -l <"$work/labels")))
}

# A repository whose working tree has the new documents of cases, in place of the old ones: repository NAME…
repository() {
    local name
    rm -rf "$work/repository"
    git init -q -b main "$work/repository"
    for name in "$@"; do cp "$work/old/$name.json" "$work/repository"; done
    git -C "$work/repository" add -A
    git -C "$work/repository" -c user.name=bench -c user.email=bench@localhost commit -qm old
    for name in "$@"; do cp "$work/new/$name.json" "$work/repository"; done
}

specmatic_check() {
    (cd "$work/repository" && timeout 900 java -Xmx1g -jar "$jar" backward-compatibility-check --base-branch HEAD) 2>&1 || true
}

specmatic_all() {
    local name label kind start verdict
    jar=$(find "$environment" -name 'specmatic*.jar' | head -n 1)
    [[ -n "$jar" ]] && command -v java >/dev/null || return 0
    # Sixty optional fields in a circle on their own: whoever builds examples of them may not come back.
    repository many-optional-fields
    (cd "$work/repository" && timeout 120 java -Xmx1g -jar "$jar" backward-compatibility-check --base-branch HEAD) >"$work/many.txt" 2>&1 || true
    # shellcheck disable=SC2046  # names, one a word
    repository $(cut -d' ' -f1 "$work/labels" | grep -v '^many-optional-fields$')
    specmatic_check >"$work/all.txt"
    while read -r name label kind; do
        # A file whose documents are equal is not looked at.
        if cmp -s "$work/old/$name.json" "$work/new/$name.json"; then verdict=fine; else
            verdict=$(grep -h -A1 "Verdict for spec .*/$name\.json:" "$work/all.txt" "$work/many.txt" | sed -n 's/^ *(\([A-Z ]*\)).*/\1/p' || true)
        fi
        case "$verdict" in
            COMPATIBLE | fine) verdict=fine ;;
            INCOMPATIBLE) verdict=breaking ;;
            *) verdict=failed ;;
        esac
        judge specmatic "$name" "$label" "$kind" "$verdict"
    done <"$work/labels"
    repository request-enum-narrowed
    start=$(now)
    specmatic_check >/dev/null
    took[specmatic]=$(($(now) - start))
}

[[ "$verdicts" == /dev/null ]] || : >"$verdicts"
cd "$work"
each barbell 5 "$barbell" contract diff
each api-schema-diff 1 "$environment/bin/api-schema-diff"
specmatic_all

total=$(wc -l <"$work/labels")
without=$(grep -c ' plain$' "$work/labels")
printf '%-16s  %-11s  %-11s  %s\n' tool right "without x-" "one comparison"
for tool in barbell api-schema-diff specmatic; do
    if [[ -z "${took[$tool]:-}" ]]; then printf '%-16s  cannot be run here\n' "$tool"; continue; fi
    printf '%-16s  %3d of %3d   %3d of %3d   %d ms\n' "$tool" "${right[$tool]:-0}" "$total" "${plain[$tool]:-0}" "$without" $((took[$tool] / 1000000))
done
