extension Explanation {
    /// What the commands end with.
    public static let exitCodes: [Explanation] = [
        ("0", "all is well", "Nothing failed. Skipped is not failed, and a flow that ran no step is."),
        ("1", "a check failed", "An assert of a flow, a test of a load, or --check of fmt. The message names file, line, the actual and the expected value."),
        ("2", "bad command line or file", "An option, a path, or a flow that cannot be read. barbell help VERB shows the options, barbell lint the mistakes in flows."),
        ("3", "a service or the machine", "Something is not there: a service, a port, a file. barbell ps, barbell logs and barbell doctor say what."),
        ("4", "contract violated", "A service answered what its contract does not allow: an undocumented status, a missing field, a wrong type. Mend the service or the contract."),
        ("5", "breaking change", "A contract was changed in a way that breaks who uses it. barbell contract diff says whom; barbell contract accept keeps a reason and a date."),
        ("6", "requirement uncovered", "Fewer requirements are proven than --min asks for, or a flow names an id that no table has. barbell cover lists them."),
        ("7", "flaky", "With --fail-on-flaky: a flow passed only when it was run again."),
        ("8", "fuzz finding", "A service answered a generated request in a way it must not. The finding is saved as a flow."),
        ("9", "load objective missed", "A measure of barbell load is beyond its --slo."),
        ("130", "interrupted", "Ctrl-C. What had ended by then is in the report."),
    ].map { Explanation(code: $0.0, title: "exit code: \($0.1)", text: $0.2) }

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
    ].map { Explanation(code: $0.0, title: "fault between services: \($0.1)", text: "POST {{harness}}/faults with \"action\": \"\($0.0)\" in a flow; the report's timeline shows it.") }

    /// What `barbell lint` finds.
    public static let lintFindings: [Explanation] = LintRules.all.map {
        Explanation(code: $0.code, title: "finding of barbell lint: \($0.summary)", text: $0.explanation)
    }
}
