internal import Commands
internal import JSONCoding

extension LoadResult {
    /// Schema `barbell-load/1`: `flow`, `load`, `counts`, `rows[]` (`corrected` and `measured` times in milliseconds, `statuses` with `0`
    /// for no answer), `timeline` (rates a second, times of calls in milliseconds), `failures[]`, `objectives[]`,
    /// `exitCode` and `exitCodes`, which lists every reason.
    public var json: [UInt8] {
        var load = shape
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
        root["timeline"] = [
            "sliceSeconds": Self.seconds(timeline.width), "slices": .array(sliceNumbers.map(Self.slice)),
        ]
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

    private var shape: JSONObject {
        var shape: JSONObject = ["loop": "open", "arrivals": .string(plan.arrivals.rawValue), "workers": .integer(Int64(plan.workers))]
        switch plan.shape {
        case .rate(let rate, _): shape["rate"] = .number(rate)
        case .stages(let stages, let start, _):
            shape["startRate"] = .number(start)
            shape["stages"] = .array(stages.map { ["seconds": Self.seconds($0.duration), "rate": .number($0.rate)] })
        case .users(let count): return ["loop": "closed", "users": .integer(Int64(count))]
        }
        return shape
    }

    private static func slice(_ slice: SliceNumbers) -> JSONValue {
        var object: JSONObject = ["start": .number(slice.start)]
        if let wanted = slice.wanted { object["wanted"] = rounded(wanted) }
        object["made"] = rounded(slice.made)
        object["calls"] = whole(slice.calls)
        object["errors"] = whole(slice.errors)
        for (name, time) in [("p50", slice.p50), ("p95", slice.p95), ("p99", slice.p99)] {
            if let time { object[name] = milliseconds(time) }
        }
        return .object(object)
    }

    private func row(_ row: LoadRow, _ kind: String) -> JSONValue {
        var object: JSONObject = ["kind": .string(kind), "name": .string(row.name)]
        if !row.target.isEmpty { object["target"] = .string(row.target) }
        object["count"] = Self.whole(row.count)
        object["errors"] = Self.whole(row.errors)
        object["rate"] = Self.rounded(rate(row))
        if row.isCall, !row.statuses.isEmpty {
            var statuses: JSONObject = [:]
            for (status, count) in row.statuses.sorted(by: { $0.key < $1.key }) { statuses[String(status)] = Self.whole(count) }
            object["statuses"] = .object(statuses)
        }
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

    private static func rounded(_ number: Double) -> JSONValue { .number((number * 1000).rounded() / 1000) }
    private static func whole(_ number: UInt64) -> JSONValue { .integer(Int64(clamping: number)) }
    private static func milliseconds(_ nanoseconds: UInt64) -> JSONValue { .number((Double(nanoseconds) / 1000).rounded() / 1000) }
    private static func seconds(_ duration: Duration) -> JSONValue { .number((Double(duration.wholeNanoseconds) / 1e6).rounded() / 1000) }
}
