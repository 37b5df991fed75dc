internal import HTTPCore
internal import JSONCoding

/// The asserts of one response: those implied by its first lines, its body, and those written out. All are evaluated.
struct StepChecks {
    let evaluator: Evaluator
    let view: ResponseView
    let source: SourceText

    func status(_ node: ResponseNode) -> [CheckResult] {
        let response = view.response
        var checks: [CheckResult] = []
        if let version = node.version {
            checks.append(
                result(
                    "HTTP/\(version)", node.position,
                    .init(passed: version == response.version, actual: response.version, expected: version)))
        }
        if let status = node.status {
            var verdict = Evaluator.Verdict(passed: status == response.status, actual: String(response.status), expected: String(status))
            if !verdict.passed, !response.body.isEmpty, let text = String(validating: response.body.prefix(300), as: UTF8.self) {
                verdict.note = "the answer was \(text)\(response.body.count > 300 ? "…" : "")"
            }
            checks.append(result("HTTP \(status)", node.statusPosition, verdict))
        }
        return checks
    }

    /// Asserts may use what this response's captures have set.
    func rest(_ node: ResponseNode) -> [CheckResult] {
        var checks: [CheckResult] = []
        for header in node.headers { checks.append(check(header)) }
        if let body = node.body, let position = node.bodyPosition { checks.append(check(body, position)) }
        for node in node.asserts { checks.append(result(node.source, node.position, evaluator.check(node))) }
        return checks
    }

    private func result(_ source: String, _ position: SourcePosition, _ verdict: Evaluator.Verdict) -> CheckResult {
        CheckResult(
            source: source, line: position.line, column: position.column, passed: verdict.passed, actual: verdict.actual,
            expected: verdict.expected, note: verdict.note)
    }

    private func check(_ header: KeyValue) -> CheckResult {
        let written = "\(header.key.source): \(header.value.source)"
        do throws(EvaluationError) {
            let (name, value) = (try evaluator.text(header.key), try evaluator.text(header.value))
            let values = view.response.headers.all(name)
            let actual = values.isEmpty ? "no \(name)" : values.map { FlowValue.string($0).shown }.joined(separator: ", ")
            return result(
                written, header.position, .init(passed: values.contains(value), actual: actual, expected: FlowValue.string(value).shown))
        } catch {
            return result(written, header.position, .init(passed: false, actual: error.message, expected: written, note: error.hint))
        }
    }

    private func check(_ body: BodyNode, _ position: SourcePosition) -> CheckResult {
        do throws(EvaluationError) { return result("body", position, try verdict(body)) } catch {
            return result(
                "body", position, .init(passed: false, actual: error.message, expected: "the body written here", note: error.hint))
        }
    }

    private func verdict(_ body: BodyNode) throws(EvaluationError) -> Evaluator.Verdict {
        let (expected, contentType) = try RequestBuilder(evaluator: evaluator, options: StepOptions()).bytes(of: body)
        if contentType == "application/json" {
            let wanted: JSONValue
            do throws(EvaluationError) { wanted = try JSONReading.document(String(decoding: expected, as: UTF8.self)) } catch {
                throw EvaluationError(message: "the expected body is not JSON: \(error.message)")
            }
            let actual = try view.document()
            let differences = JSONDifference.list(actual, wanted)
            return .init(
                passed: differences.isEmpty, actual: Evaluator.shown(FlowValue(actual)), expected: Evaluator.shown(FlowValue(wanted)),
                note: differences.isEmpty ? nil : differences.joined(separator: "\n"))
        }
        if String(validating: expected, as: UTF8.self) != nil, let actual = try? view.text() {
            let wanted = FlowValue.string(String(decoding: expected, as: UTF8.self))
            let value = FlowValue.string(actual)
            return .init(passed: value.isSame(as: wanted), actual: Evaluator.shown(value), expected: Evaluator.shown(wanted))
        }
        let wanted = FlowValue.bytes(expected)
        let value = FlowValue.bytes(try view.body())
        return .init(passed: value == wanted, actual: Evaluator.shown(value), expected: Evaluator.shown(wanted))
    }
}

/// Where two JSON documents differ.
enum JSONDifference {
    private static let limit = 20

    /// One line a difference, at most 20 and a count of the rest.
    static func list(_ actual: JSONValue, _ expected: JSONValue) -> [String] {
        var lines: [String] = []
        collect(actual, expected, "$", &lines)
        return lines.count > limit ? Array(lines.prefix(limit)) + ["and \(lines.count - limit) more"] : lines
    }

    private static func collect(_ actual: JSONValue, _ expected: JSONValue, _ path: String, _ lines: inout [String]) {
        switch (actual, expected) {
        case (.object(let a), .object(let b)):
            for (name, wanted) in b {
                if let value = a[name] {
                    collect(value, wanted, "\(path).\(name)", &lines)
                } else {
                    lines.append("\(path).\(name) is missing, expected \(shown(wanted))")
                }
            }
            for (name, value) in a where b[name] == nil { lines.append("\(path).\(name) is not expected, got \(shown(value))") }
        case (.array(let a), .array(let b)):
            for (index, (value, wanted)) in zip(a, b).enumerated() { collect(value, wanted, "\(path)[\(index)]", &lines) }
            if a.count != b.count { lines.append("\(path) has \(a.count) item\(a.count == 1 ? "" : "s"), expected \(b.count)") }
        default:
            if !actual.isSame(as: expected) { lines.append("\(path) is \(shown(actual)), expected \(shown(expected))") }
        }
    }

    private static func shown(_ value: JSONValue) -> String {
        let text = FlowValue(value).shown
        return text.count > 120 ? "\(text.prefix(120))…" : text
    }
}
