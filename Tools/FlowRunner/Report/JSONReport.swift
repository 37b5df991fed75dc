internal import Commands
internal import HTTPCore
internal import JSONCoding
internal import Wire

/// The report for machines. Schema `barbell-run/1`:
///
/// - `schema`, `seed`, `exitCode`, `outcome` (passed, failed, interrupted), `counts` (`flows` and `steps` by outcome)
/// - `flaky?`: how many flows passed only when run again
/// - `flows[]`: `file`, `title`, `tags`, `requirements`, `proven`, `run`, `outcome` (of a flow also `flaky`), `failedTries[]?` (`step` or
///   `problem`), `problem?`, `steps[]`,
///   `faults?[]` (what was set by `{{harness}}/faults`, `summary`)
/// - `steps[]`: `number`, `title`, `file`, `line`, `method`, `target` (the URL as written), `requirements`, `outcome`, `checks[]`
///   (`source`, `line`, `column`, `passed`), `captures[]` (`name`), `violations[]` (`path`, `message`), `error?` (`line`, `column`, `kind`)
///
/// Members come in this order. What was observed rather than decided — times, values, bodies, ports — has a name that starts with
/// `wall`; without those, two runs of one seed against fresh services are equal byte by byte.
public enum JSONReport {
    public static func bytes(_ result: RunResult) -> [UInt8] {
        let outcome = result.isInterrupted ? "interrupted" : result.exitCode == .ok ? "passed" : "failed"
        var root: JSONObject = ["schema": "barbell-run/1", "seed": .string(String(result.seed))]
        root["outcome"] = .string(outcome)
        root["exitCode"] = .integer(Int64(result.exitCode.rawValue))
        root["counts"] = ["flows": counts { result.count($0) }, "steps": counts { result.stepCount($0) }]
        if result.flakyCount > 0 { root["flaky"] = .integer(Int64(result.flakyCount)) }
        root["wallStarted"] = .string(result.wallStarted.text)
        root["wallDuration"] = seconds(result.wallDuration)
        root["wallJobs"] = .integer(Int64(result.jobs))
        if let revision = result.revision { root["wallRevision"] = .string(revision.text) }
        // Written flow by flow: one JSON tree of a thousand flows would take more memory than running them.
        var bytes = Array(JSONValue.object(root).bytes().dropLast()) + Array(",\"flows\":[".utf8)
        for (index, flow) in result.flows.enumerated() {
            bytes += Array((index == 0 ? "\n" : ",\n").utf8)
            bytes += self.flow(flow).bytes()
        }
        return bytes + Array("\n]}\n".utf8)
    }

    private static func counts(_ count: (Outcome) -> Int) -> JSONValue {
        let outcomes: [Outcome] = [.passed, .failed, .skipped, .notRun]
        var object = JSONObject()
        for outcome in outcomes { object[outcome.rawValue] = .integer(Int64(count(outcome))) }
        return .object(object)
    }

    /// Seconds with microseconds.
    private static func seconds(_ duration: Duration) -> JSONValue {
        .number(Double(duration.components.seconds) + Double(duration.components.attoseconds / 1_000_000_000_000) / 1_000_000)
    }

    private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    private static func flow(_ flow: FlowResult) -> JSONValue {
        var object: JSONObject = ["file": .string(flow.path), "title": .string(flow.title)]
        object["tags"] = strings(flow.tags)
        object["requirements"] = strings(flow.requirements)
        object["proven"] = strings(flow.proven)
        object["run"] = .string(flow.run)
        object["outcome"] = .string(flow.verdict)
        if !flow.failedTries.isEmpty { object["failedTries"] = .array(flow.failedTries.map(failedTry)) }
        if let problem = flow.problem { object["problem"] = .string(problem) }
        object["wallStart"] = seconds(flow.wallStart)
        object["wallDuration"] = seconds(flow.wallDuration)
        object["steps"] = .array(flow.steps.map(step))
        if !flow.faults.isEmpty { object["faults"] = .array(flow.faults.map(fault)) }
        return .object(object)
    }

    private static func fault(_ fault: InjectedFault) -> JSONValue {
        var object = fault.definition
        object["summary"] = .string(fault.summary)
        object["wallMatched"] = .integer(Int64(fault.matched))
        object["wallHits"] = .array(fault.hits.map { hit in
            var entry: JSONObject = ["call": .integer(Int64(hit.call)), "method": .string(hit.method), "path": .string(hit.path)]
            entry["answered"] = hit.answered.map { .integer(Int64($0)) } ?? .null
            if let remark = hit.remark { entry["remark"] = .string(remark) }
            entry["at"] = seconds(hit.wallAt)
            return .object(entry)
        })
        return .object(object)
    }

    private static func failedTry(_ failed: FailedTry) -> JSONValue {
        guard let failedStep = failed.step else { return ["problem": .string(failed.problem ?? "")] }
        return ["step": step(failedStep)]
    }

    private static func step(_ step: StepResult) -> JSONValue {
        var object: JSONObject = ["number": .integer(Int64(step.number)), "title": .string(step.title), "file": .string(step.file)]
        object["line"] = .integer(Int64(step.line))
        object["method"] = .string(step.method)
        object["target"] = .string(step.target)
        object["requirements"] = strings(step.requirements)
        object["outcome"] = .string(step.outcome.rawValue)
        object["checks"] = .array(step.checks.map(check))
        object["captures"] = .array(step.captures.map { ["name": .string($0.name), "wallValue": .string($0.value)] })
        object["violations"] = .array(step.violations.map { ["path": .string($0.path), "message": .string($0.message)] })
        if let error = step.error {
            var entry: JSONObject = ["line": .integer(Int64(error.line)), "column": .integer(Int64(error.column))]
            entry["kind"] = .string("\(error.kind)")
            entry["wallMessage"] = .string(error.message)
            if let hint = error.hint { entry["wallHint"] = .string(hint) }
            object["error"] = .object(entry)
        }
        object["wallStart"] = seconds(step.wallStart)
        object["wallDuration"] = seconds(step.wallDuration)
        object["wallAttempts"] = .integer(Int64(step.attempts))
        object["wallExchanges"] = .array(step.exchanges.map(exchange))
        if step.outcome == .failed, let last = step.exchanges.last { object["wallCurl"] = .string(CurlLine.text(last)) }
        return .object(object)
    }

    private static func check(_ check: CheckResult) -> JSONValue {
        var object: JSONObject = [
            "source": .string(check.source), "line": .integer(Int64(check.line)), "column": .integer(Int64(check.column)),
        ]
        object["passed"] = .bool(check.passed)
        if !check.passed {
            object["wallActual"] = .string(check.actual)
            object["wallExpected"] = .string(check.expected)
            if let note = check.note { object["wallNote"] = .string(note) }
        }
        return .object(object)
    }

    private static func exchange(_ exchange: Exchange) -> JSONValue {
        var object: JSONObject = ["method": .string(exchange.method), "url": .string(exchange.url)]
        object["requestHeaders"] = headers(exchange.requestHeaders)
        object["requestBody"] = .string(exchange.requestBody.text)
        object["version"] = .string(exchange.version)
        object["status"] = .integer(Int64(exchange.status))
        object["responseHeaders"] = headers(exchange.responseHeaders)
        object["responseBody"] = .string(exchange.responseBody.text)
        object["responseBytes"] = .integer(Int64(exchange.responseBody.size))
        object["connected"] = seconds(exchange.timing.connected)
        object["sent"] = seconds(exchange.timing.sent)
        object["firstByte"] = seconds(exchange.timing.firstByte)
        object["total"] = seconds(exchange.timing.total)
        return .object(object)
    }

    private static func headers(_ fields: [HTTPHeaders.Field]) -> JSONValue {
        .array(fields.map { .array([.string($0.name), .string($0.value)]) })
    }
}
