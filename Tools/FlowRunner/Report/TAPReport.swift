/// A line a flow, for tools that read the Test Anything Protocol, version 13. https://testanything.org
public enum TAPReport {
    public static func bytes(_ result: RunResult) -> [UInt8] {
        var lines = ["TAP version 13", "1..\(result.flows.count)"]
        for (index, flow) in result.flows.enumerated() {
            // What is skipped is ok to a reader, and what an interruption or a failure has kept from running is not.
            let isSkipped = flow.outcome == .skipped, isOk = isSkipped || flow.outcome == .passed
            lines.append("\(isOk ? "ok" : "not ok") \(index + 1) - \(described(flow.path))\(isSkipped ? " # SKIP not run" : "")")
            if isOk { continue }
            lines.append("  ---")
            lines.append("  messages:")
            let failures = flow.steps.filter { $0.outcome == .failed }.flatMap(FailureText.lines) + [flow.problem].compactMap { $0 }
            lines += failures.map { "    - \(quoted($0.trimmingSpaces))" }
            lines.append("  ...")
        }
        if result.isInterrupted { lines.append("Bail out! interrupted") }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// A `#` would begin a directive.
    private static func described(_ text: String) -> String { text.replacing("#", with: "\\#") }

    /// A scalar of YAML in one line.
    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''").replacing("\n", with: " "))'" }
}
