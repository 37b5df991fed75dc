/// The report for build servers: a flow is a suite, a step is a case.
public enum JUnitReport {
    public static func bytes(_ result: RunResult) -> [UInt8] {
        var xml = XML()
        let failed = result.stepCount(.failed) + result.flows.count { $0.problem != nil && $0.failures == 0 }
        xml.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        xml.open(
            "testsuites",
            [
                ("name", "barbell"), ("tests", "\(result.flows.reduce(0) { $0 + cases($1) })"), ("failures", "\(failed)"), ("errors", "0"),
                ("skipped", "\(result.stepCount(.skipped) + result.stepCount(.notRun))"), ("time", seconds(result.wallDuration)),
            ])
        for flow in result.flows { suite(flow, result, &xml) }
        xml.close("testsuites")
        return xml.bytes
    }

    /// A flow that failed without a failing step still needs a case to show it.
    private static func cases(_ flow: FlowResult) -> Int { flow.steps.count + (flow.problem != nil && flow.failures == 0 ? 1 : 0) }

    private static func suite(_ flow: FlowResult, _ result: RunResult, _ xml: inout XML) {
        let lonely = flow.problem != nil && flow.failures == 0
        xml.open(
            "testsuite",
            [
                ("name", flow.title), ("file", flow.path), ("tests", "\(cases(flow))"), ("failures", "\(flow.failures + (lonely ? 1 : 0))"),
                ("errors", "0"), ("skipped", "\(flow.steps.count { $0.outcome == .skipped || $0.outcome == .notRun })"),
                ("time", seconds(flow.wallDuration)),
            ])
        xml.open("properties", [])
        xml.empty("property", [("name", "seed"), ("value", "\(result.seed)")])
        xml.empty("property", [("name", "run"), ("value", flow.run)])
        for id in flow.requirements { xml.empty("property", [("name", "req"), ("value", id)]) }
        for tag in flow.tags { xml.empty("property", [("name", "tag"), ("value", tag)]) }
        for fault in flow.faults { xml.empty("property", [("name", "fault"), ("value", fault.summary)]) }
        xml.close("properties")
        for step in flow.steps { testCase(step, flow, &xml) }
        if lonely, let problem = flow.problem {
            xml.open("testcase", [("name", "flow"), ("classname", flow.path), ("time", "0.000")])
            xml.element("failure", [("message", problem)], problem)
            xml.close("testcase")
        }
        let hits = flow.faults.flatMap { fault in fault.hits.map { "injected: \(fault.line($0))" } }
        if !hits.isEmpty { xml.element("system-out", [], hits.joined(separator: "\n")) }
        xml.close("testsuite")
    }

    private static func testCase(_ step: StepResult, _ flow: FlowResult, _ xml: inout XML) {
        let attributes = [
            ("name", "\(step.number) \(step.title)"), ("classname", flow.path), ("file", step.file), ("line", "\(step.line)"),
            ("time", seconds(step.wallDuration)),
        ]
        let flaky = flow.isFlaky ? flow.failedTries.compactMap(\.step).filter { $0.number == step.number } : []
        if step.outcome == .passed, step.requirements.isEmpty, flaky.isEmpty { return xml.empty("testcase", attributes) }
        xml.open("testcase", attributes)
        if !step.requirements.isEmpty {
            xml.open("properties", [])
            for id in step.requirements { xml.empty("property", [("name", "req"), ("value", id)]) }
            xml.close("properties")
        }
        for failed in flaky {
            let text = FailureText.lines(failed)
            xml.element("flakyFailure", [("message", text.first ?? "failed")], text.joined(separator: "\n"))
        }
        switch step.outcome {
        case .passed: break
        case .skipped: xml.empty("skipped", [("message", "skipped by its options")])
        case .notRun: xml.empty("skipped", [("message", "not run: an earlier step failed")])
        case .failed:
            let text = FailureText.lines(step)
            xml.element("failure", [("message", text.first ?? "failed")], text.joined(separator: "\n"))
        }
        xml.close("testcase")
    }

    private static func seconds(_ duration: Duration) -> String {
        let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        let fraction = String(milliseconds % 1000)
        return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }

    private struct XML {
        var bytes: [UInt8] = []
        private var depth = 0

        mutating func line(_ text: String) { bytes += Array((String(repeating: "  ", count: depth) + text + "\n").utf8) }

        private func tag(_ name: String, _ attributes: [(String, String)]) -> String {
            ([name] + attributes.map { "\($0)=\"\(Self.escaped($1).replacing("\n", with: "&#10;"))\"" }).joined(separator: " ")
        }

        mutating func open(_ name: String, _ attributes: [(String, String)]) {
            line("<\(tag(name, attributes))>")
            depth += 1
        }

        mutating func close(_ name: String) {
            depth -= 1
            line("</\(name)>")
        }

        mutating func empty(_ name: String, _ attributes: [(String, String)]) { line("<\(tag(name, attributes))/>") }
        mutating func element(_ name: String, _ attributes: [(String, String)], _ text: String) {
            line("<\(tag(name, attributes))>\(Self.escaped(text))</\(name)>")
        }

        /// XML 1.0 §2.2 has no place for most control characters.
        private static func escaped(_ text: String) -> String {
            var view = String.UnicodeScalarView()
            for scalar in text.unicodeScalars {
                view.append(
                    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value & 0xfffe == 0xfffe ? "\u{fffd}" : scalar)
            }
            return HTMLText.escape(String(view))
        }
    }
}
