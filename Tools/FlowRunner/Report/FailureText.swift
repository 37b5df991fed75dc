internal import Wire

/// What a failed step has to say, line by line: place, check, actual and expected value, the request as a curl line.
enum FailureText {
    static func lines(_ step: StepResult) -> [String] {
        var lines: [String] = []
        if let error = step.error {
            lines.append("\(step.file):\(error.line):\(error.column): \(error.message)")
            if let hint = error.hint { lines.append("    hint:     \(hint)") }
        }
        for check in step.failedChecks {
            lines.append("\(step.file):\(check.line):\(check.column): \(check.source)")
            lines.append("    actual:   \(check.actual)")
            lines.append("    expected: \(check.expected)")
            for line in check.note?.split(separator: "\n") ?? [] { lines.append("    note:     \(line)") }
        }
        for violation in step.violations { lines.append("\(step.file):\(step.line): contract: \(violation.description)") }
        if step.attempts > 1 { lines.append("    after \(step.attempts) attempts") }
        if let last = step.exchanges.last { lines.append("    \(CurlLine.text(last))") }
        return lines.map(\.printable)
    }
}
