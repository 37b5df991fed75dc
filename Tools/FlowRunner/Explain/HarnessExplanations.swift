internal import Commands

extension Explanation {
    /// What the commands end with.
    public static let exitCodes = ExitCode.allCases.map {
        Explanation(code: String($0.rawValue), title: "exit code: \($0.title)", text: $0.explanation)
    }

    /// The actions of `POST {{harness}}/faults`.
    public static let faultActions: [Explanation] = [
        ("status", "the proxy answers with a status, and the callee never sees the call"),
        ("delay", "the call is passed on later, or its answer is held"),
        ("reset", "the connection is reset before anything is passed on"),
        ("truncate", "the answer's head and a part of its body, then the connection is closed"),
        ("drop", "the callee does its work, and its answer is lost"),
        ("duplicate", "the call is sent twice, one after the other; the second answer counts"),
        ("reorder", "the call is held until the next one was answered"),
        ("refuse", "as if nobody listened"),
        ("watch", "nothing happens; the call is listed"),
    ].map {
        Explanation(
            code: $0.0, title: "fault between services: \($0.1)",
            text: "POST {{harness}}/faults with \"action\": \"\($0.0)\" in a flow; the report's timeline shows it.")
    }

    /// What `barbell lint` finds.
    public static let lintFindings: [Explanation] = LintRules.all.map {
        Explanation(code: $0.code, title: "finding of barbell lint: \($0.summary)", text: $0.explanation)
    }
}
