/// What every command ends with. The numbers are an interface: scripts and CI decide by them.
public enum ExitCode: Int32, CaseIterable, Sendable {
    case ok = 0
    case checkFailed = 1
    case usage = 2
    case environment = 3
    case contractViolated = 4
    case breakingChange = 5
    case uncovered = 6
    case flaky = 7
    case finding = 8
    case objectiveMissed = 9
    case interrupted = 130

    /// In a few words, for lists.
    public var title: String {
        switch self {
        case .ok: "ok"
        case .checkFailed: "a check failed"
        case .usage: "bad command line or file"
        case .environment: "a service or the machine"
        case .contractViolated: "contract violated"
        case .breakingChange: "breaking change"
        case .uncovered: "requirement uncovered"
        case .flaky: "flaky"
        case .finding: "fuzz finding"
        case .objectiveMissed: "load objective missed"
        case .interrupted: "interrupted"
        }
    }

    /// In a sentence or two, with what to do next.
    public var explanation: String {
        switch self {
        case .ok: "Nothing failed. Skipped is not failed, and a flow that ran no step is."
        case .checkFailed:
            "An assert of a flow, a test of a load, or --check of fmt. The message names file, line, the actual and the expected value."
        case .usage:
            "An option, a path, or a flow that cannot be read. barbell help VERB shows the options, barbell lint the mistakes in flows."
        case .environment: "Something is not there: a service, a port, a file. barbell ps, barbell logs and barbell doctor say what."
        case .contractViolated:
            "A service answered what its contract does not allow: an undocumented status, a missing field, a wrong type. "
                + "Mend the service or the contract."
        case .breakingChange:
            "A contract was changed in a way that breaks who uses it. barbell contract diff says whom; barbell contract accept "
                + "keeps a reason and a date."
        case .uncovered:
            "Fewer requirements are proven than --min asks for, or a flow names an id that no table has. barbell cover lists them."
        case .flaky: "With --fail-on-flaky: a flow passed only when it was run again."
        case .finding: "A service answered a generated request in a way it must not. The finding is saved as a flow."
        case .objectiveMissed: "A measure of barbell load is beyond its --slo."
        case .interrupted: "Ctrl-C. What had ended by then is in the report."
        }
    }
}
