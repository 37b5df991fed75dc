internal import Commands
internal import JSONCoding

extension LoadResult {
    static let percentiles: [(name: String, share: Double)] = [("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("p99.9", 99.9)]

    /// Those shown: every step, then the sums.
    var rows: [LoadRow] { steps.filter { $0.count > 0 || $0.corrected.count > 0 } + [calls, flow] }

    var load: String {
        switch plan.shape {
        case .rate(let rate, let arrivals):
            "\(Shown.decimal(rate, rate.rounded() == rate ? 0 : 2)) runs a second (\(arrivals.rawValue) arrivals), up to \(plan.workers) at once"
        case .users(let count): "\(count) user\(count == 1 ? "" : "s")"
        }
    }

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
        if plan.isOpen { lines.append("times run from the intended start of each run") }
        if delayed > 0 {
            lines.append(
                "\(delayed) runs started late because all \(plan.workers) workers were busy, the worst by \(Shown.time(worstDelay)); more --workers, or less --rate"
            )
        }
        if notStarted > 0 { lines.append("\(notStarted) runs that were due never started; they count with the time they waited") }
        if let injectorCPU, elapsed > .zero {
            let runs = max(1, flow.count + warmUpRuns)
            let whole = Double((elapsed + plan.warmUp).wholeNanoseconds)
            lines.append(
                "this process used \(Shown.time(injectorCPU)) of CPU, \(Shown.time(injectorCPU.wholeNanoseconds / runs)) a run, \(Shown.percent(Double(injectorCPU.wholeNanoseconds) / whole)) of a core"
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

    /// Schema `barbell-load/1`: `flow`, `load`, `counts`, `rows[]` (`corrected` and `measured` times in milliseconds), `failures[]`,
    /// `objectives[]`, `exitCode` and `exitCodes`, which lists every reason.
    public var json: [UInt8] {
        var load: JSONObject = [:]
        switch plan.shape {
        case .rate(let rate, let arrivals):
            load = ["loop": "open", "rate": .number(rate), "arrivals": .string(arrivals.rawValue), "workers": .integer(Int64(plan.workers))]
        case .users(let count): load = ["loop": "closed", "users": .integer(Int64(count))]
        }
        load["seed"] = .string(String(plan.seed))
        load["warmUpSeconds"] = Self.seconds(plan.warmUp)
        load["seconds"] = Self.seconds(plan.duration)
        var root: JSONObject = ["schema": "barbell-load/1", "file": .string(path), "title": .string(title), "load": .object(load)]
        root["elapsedSeconds"] = Self.seconds(elapsed)
        root["counts"] = [
            "runs": Self.whole(flow.count), "failed": Self.whole(flow.errors), "warmUp": Self.whole(warmUpRuns),
            "late": Self.whole(delayed),
            "notStarted": Self.whole(notStarted),
        ]
        root["worstDelayMs"] = Self.milliseconds(worstDelay.wholeNanoseconds)
        if let injectorCPU { root["injectorCPUSeconds"] = Self.seconds(injectorCPU) }
        root["rows"] = .array(steps.map { row($0, "step") } + [row(calls, "calls"), row(flow, "flow")])
        root["failures"] = .array(
            failures.map {
                [
                    "step": .string($0.step), "file": .string($0.file), "line": .integer(Int64($0.line)), "kind": .string($0.kind.rawValue),
                    "message": .string($0.message), "count": Self.whole($0.count),
                ]
            })
        root["objectives"] = .array(
            verdicts.map { ["objective": .string($0.objective.text), "actual": .string($0.actual), "met": .bool($0.isMet)] })
        root["exitCode"] = .integer(Int64(exitCode.rawValue))
        root["exitCodes"] = .array(exitCodes.map { .integer(Int64($0.rawValue)) })
        return JSONValue.object(root).bytes(pretty: true) + [0x0a]
    }

    private func row(_ row: LoadRow, _ kind: String) -> JSONValue {
        var object: JSONObject = ["kind": .string(kind), "name": .string(row.name)]
        if !row.target.isEmpty { object["target"] = .string(row.target) }
        object["count"] = Self.whole(row.count)
        object["errors"] = Self.whole(row.errors)
        object["rate"] = .number((rate(row) * 1000).rounded() / 1000)
        object["corrected"] = Self.times(row.corrected)
        object["measured"] = Self.times(row.measured)
        return .object(object)
    }

    private static func times(_ histogram: Histogram) -> JSONValue {
        var object: JSONObject = ["min": milliseconds(histogram.minimum), "mean": milliseconds(histogram.mean)]
        for (name, share) in percentiles { object[name] = milliseconds(histogram.percentile(share)) }
        object["max"] = milliseconds(histogram.maximum)
        return .object(object)
    }

    private static func whole(_ number: UInt64) -> JSONValue { .integer(Int64(clamping: number)) }
    private static func milliseconds(_ nanoseconds: UInt64) -> JSONValue { .number((Double(nanoseconds) / 1000).rounded() / 1000) }
    private static func seconds(_ duration: Duration) -> JSONValue { .number((Double(duration.wholeNanoseconds) / 1e6).rounded() / 1000) }
}
