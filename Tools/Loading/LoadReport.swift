internal import Commands

extension LoadResult {
    static let percentiles: [(name: String, share: Double)] = [("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("p99.9", 99.9)]

    /// Those shown: every step, then the sums.
    var rows: [LoadRow] { steps.filter { $0.count > 0 || $0.corrected.count > 0 } + [calls, flow] }

    /// How much, in words.
    var load: String {
        let rest = "(\(plan.arrivals.rawValue) arrivals), up to \(plan.workers) at once"
        switch plan.shape {
        case .rate(let rate, _): return "\(Shown.number(rate)) runs a second \(rest)"
        case .stages(let stages, let start, _):
            let ways = stages.map { "to \(Shown.number($0.rate)) in \(Shown.number($0.duration.asSeconds)) s" }
            return "from \(Shown.number(start)) runs a second \(ways.joined(separator: ", ")) \(rest)"
        case .users(let count): return "\(count) user\(count == 1 ? "" : "s")"
        }
    }

    /// All answers of services, by status; what got none last.
    var answers: [(status: Int, count: UInt64)] {
        calls.statuses.map { (status: $0.key, count: $0.value) }.sorted {
            ($0.status == 0 ? .max : $0.status) < ($1.status == 0 ? .max : $1.status)
        }
    }

    static func named(_ status: Int) -> String { status == 0 ? "no answer" : "\(status)" }

    private func cells(_ row: LoadRow) -> [String] {
        let name = row.name.count > 48 ? row.name.prefix(47) + "…" : row.name
        let times = Self.percentiles.map { Shown.time(row.corrected.percentile($0.share)) }
        return [name, String(row.count), Shown.rate(rate(row)), String(row.errors)] + times + [Shown.time(row.corrected.maximum)]
    }

    /// A table for a terminal, what failed, and the objectives. Ends with a line feed.
    public var text: String {
        let head = ["", "runs", "rate", "errors"] + Self.percentiles.map(\.name) + ["max"]
        let cells = [head] + rows.map(cells)
        let widths = head.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        var lines = ["\(title): \(load), \(Shown.time(elapsed)) measured", ""]
        for line in cells {
            let padded = line.enumerated().map { $0 == 0 ? Shown.left($1, widths[$0]) : Shown.right($1, widths[$0]) }
            lines.append(padded.joined(separator: "  "))
        }
        lines.append("")
        if !answers.isEmpty {
            lines.append("answers: " + answers.map { "\(Self.named($0.status)) × \($0.count)" }.joined(separator: ", "))
        }
        if plan.isOpen { lines.append("times run from the intended start of each run") }
        if delayed > 0 {
            lines.append(
                "\(delayed) runs started late because all \(plan.workers) workers were busy, the worst by \(Shown.time(worstDelay)); "
                    + "more --workers, or a lower rate"
            )
        }
        if notStarted > 0 { lines.append("\(notStarted) runs that were due never started; they count with the time they waited") }
        if let injectorCPU, elapsed > .zero {
            let runs = max(1, flow.count + warmUpRuns)
            let whole = Double((elapsed + plan.warmUp).wholeNanoseconds)
            lines.append(
                "this process used \(Shown.time(injectorCPU)) of CPU, \(Shown.time(injectorCPU.wholeNanoseconds / runs)) a run, "
                    + "\(Shown.percent(Double(injectorCPU.wholeNanoseconds) / whole)) of a core"
            )
        }
        if !failures.isEmpty { lines.append("") }
        for failure in failures {
            lines.append("✗ \(failure.count) × \(failure.step.isEmpty ? title : failure.step)")
            lines.append("    \(failure.file):\(failure.line): \(failure.message)")
        }
        if flow.count == 0 { lines.append("no run of the flow was measured; --for may be shorter than one run") }
        if !verdicts.isEmpty { lines.append("") }
        for verdict in verdicts { lines.append("\(verdict.isMet ? "✓" : "✗") \(verdict.objective.text)  \(verdict.actual)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
