/// A line a flow, for tools that read the Test Anything Protocol, version 13. https://testanything.org
public enum TAPReport {
    public static func bytes(_ result: RunResult) -> [UInt8] {
        var lines = ["TAP version 13", "1..\(result.flows.count)"]
        for (index, flow) in result.flows.enumerated() {
            let isOk = flow.outcome == .passed
            let skipped = flow.outcome == .notRun || flow.outcome == .skipped ? " # SKIP not run" : ""
            lines.append("\(isOk || !skipped.isEmpty ? "ok" : "not ok") \(index + 1) - \(described(flow.path))\(skipped)")
            guard flow.outcome == .failed else { continue }
            lines.append("  ---")
            lines.append("  messages:")
            let failures = flow.steps.filter { $0.outcome == .failed }.flatMap(FailureText.lines) + [flow.problem].compactMap { $0 }
            lines += failures.map { "    - \(quoted($0.trimmingSpaces))" }
            lines.append("  ...")
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// A `#` would begin a directive.
    private static func described(_ text: String) -> String { text.replacing("#", with: "\\#") }

    /// A scalar of YAML in one line.
    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''").replacing("\n", with: " "))'" }
}
