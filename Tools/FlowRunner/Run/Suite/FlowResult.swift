public import Commands
public import HTTPCore
public import Wire

/// How a step or a flow ended.
public enum Outcome: String, Sendable {
    case passed, failed, skipped
    /// A step after a failed one, or a flow after an interruption.
    case notRun
}

/// What came of one flow.
public struct FlowResult: Sendable {
    public let path: String
    public let title: String
    public let tags: [String]
    public let requirements: [String]
    /// The key of the flow's own time and data.
    public let run: String
    public var outcome: Outcome
    /// Why the flow failed although no step did.
    public var problem: String?
    public var steps: [StepResult]
    /// When it started, from the start of the whole run, and how long it took.
    public var wallStart: Duration
    public var wallDuration: Duration
    /// Tries before this one, which failed; of a flow that was run again.
    public var failedTries: [FailedTry] = []

    /// Whether it passed, but not at once.
    public var isFlaky: Bool { outcome == .passed && !failedTries.isEmpty }
    /// `passed`, `flaky`, `failed`, `skipped` or `notRun`.
    var verdict: String { isFlaky ? "flaky" : outcome.rawValue }
    /// What its calls have shown of the contracts.
    public var surface = Surface()
    /// What the flow did to the calls between the services.
    public var faults: [InjectedFault] = []
    /// The last answer, as it came and with its secrets; nil when there was none.
    public var answer: TransportResponse?
    /// What the flow kept, with its secrets, as lines of a Netscape cookie file.
    public var cookies: [String] = []
    /// Hides the flow's secrets in what is learned about it later.
    var redactor: Redactor?
    /// Whether what its steps assert was looked at.
    var isChecked = true
    /// Whether no step of it was left out.
    var isWhole = true

    public var failures: Int { steps.count { $0.outcome == .failed } }

    /// Requirement ids that this run proved: those that the whole flow carries when every step ran and passed, those of steps when all
    /// steps that carry them passed. A flow whose asserts nobody looked at proves nothing, nor does a flaky one.
    public var proven: [String] {
        guard isChecked, !isFlaky else { return [] }
        // What a step that did not pass carries is left out, and so is what stands here already.
        var seen = Set(steps.filter { $0.outcome != .passed }.flatMap(\.requirements))
        if !isWhole || outcome != .passed || steps.contains(where: { $0.outcome != .passed }) { seen.formUnion(requirements) }
        return (requirements + steps.flatMap(\.requirements)).filter { seen.insert($0).inserted }
    }
}

/// Why a try of a flow failed that was run again.
public struct FailedTry: Sendable {
    /// Nil when no step failed, and then `problem` says why the flow did.
    public let step: StepResult?
    public let problem: String?

    init(_ flow: FlowResult) {
        step = flow.steps.first { $0.outcome == .failed }
        problem = flow.problem
    }
}

/// What came of one step.
public struct StepResult: Sendable {
    /// From 1, repetitions counted.
    public let number: Int
    public var title: String
    public let file: String
    public let line: Int
    public let method: String
    /// The URL as written, templates unresolved.
    public var target: String
    public let requirements: [String]
    /// What was called; nil when it was sent nowhere.
    public var route: StepRoute?
    public var outcome: Outcome
    /// How often it was sent; more than 1 when retries were needed.
    public var attempts = 0
    /// How many answers of each status came, redirects and failed attempts counted; 0 stands for none that came.
    public var statuses: [Int: UInt64] = [:]
    public var checks: [CheckResult] = []
    public var captures: [CaptureResult] = []
    public var violations: [ContractBreach] = []
    /// Whether one of them is a service's own: what a balancer says for one that is away is no news of its contract.
    public var isBreach = false
    /// Why there was nothing to check.
    public var error: StepError?
    public var exchanges: [Exchange] = []
    public var wallStart: Duration = .zero
    public var wallDuration: Duration = .zero
    /// How much of its exchanges is to be logged; nil for nothing.
    public var verbosity: Verbosity?
    /// Whether its answer is to be shown when it failed.
    public var showsBody = false
    /// How much of it went by before the first request because the step's `delay` asked for it.
    public var wallDelay: Duration = .zero

    /// Everything that failed, in order.
    public var failedChecks: [CheckResult] { checks.filter { !$0.passed } }
}

/// What a step called, whatever the ids in its path.
public struct StepRoute: Sendable, Hashable {
    /// The endpoint's, such as `auth.requestOTP`; nil outside of the contracts.
    public let id: String?
    /// `POST /auth/otp/request`, or the URL as written, without its query.
    public let path: String
}

/// One assert, written or implied.
public struct CheckResult: Sendable, Equatable {
    /// The assert as written.
    public var source: String
    public let line: Int
    public let column: Int
    public let passed: Bool
    public var actual: String
    public var expected: String
    public var note: String?
}

public struct CaptureResult: Sendable, Equatable {
    public let name: String
    public var value: String
    let isSecret: Bool
}

public struct StepError: Sendable, Equatable {
    public var message: String
    public var hint: String?
    public let line: Int
    public let column: Int
    public let kind: Kind

    public enum Kind: Sendable {
        /// The flow itself, such as a variable that is not set; trying again changes nothing.
        case flow
        /// The service could not be reached.
        case environment
        /// The answer led nowhere.
        case response
    }
    var isFinal: Bool { kind == .flow }
}

/// One request and its response; a step has several when it follows redirects. Bodies are cut, secrets are replaced.
public struct Exchange: Sendable {
    public var method: String
    public var url: String
    public var requestHeaders: [HTTPHeaders.Field]
    public var requestBody: Body
    public var version: String
    /// 0 when there was no response.
    public var status: Int
    public var responseHeaders: [HTTPHeaders.Field]
    public var responseBody: Body
    public var timing: TransportResponse.Timing
    /// From the start of the step.
    public var wallStart: Duration
    /// What services did for it, where a console has kept that.
    public var spans: [ServiceSpan] = []

    public struct Body: Sendable, Equatable {
        /// Text, or a remark on bytes that are none.
        public var text: String
        public var size: Int
        public var isCut: Bool
        public static let none = Body(text: "", size: 0, isCut: false)
    }
}

/// What came of a whole run, flows in input order.
public struct RunResult: Sendable {
    public var flows: [FlowResult]
    public let seed: UInt64
    public var wallStarted: Instant
    public var wallDuration: Duration
    public var isInterrupted = false
    public let jobs: Int
    /// `--fail-on-flaky`
    public var failsOnFlaky = false
    /// What was run; nil outside of a git repository.
    public var revision: SourceRevision?

    /// Flaky flows have not passed.
    public func count(_ outcome: Outcome) -> Int { flows.count { $0.outcome == outcome && !$0.isFlaky } }
    public var flakyCount: Int { flows.count(where: \.isFlaky) }
    /// What all flows together have shown of the contracts.
    public var surface: Surface { flows.reduce(into: Surface()) { $0.merge($1.surface) } }
    public func stepCount(_ outcome: Outcome) -> Int { flows.reduce(0) { $0 + $1.steps.count { $0.outcome == outcome } } }

    /// Of several causes the one that stands first here: who has no services learns nothing from failed checks.
    public var exitCode: ExitCode {
        let steps = flows.lazy.flatMap(\.steps)
        if isInterrupted { return .interrupted }
        if steps.contains(where: { $0.outcome == .failed && $0.error?.kind == .environment }) { return .environment }
        if steps.contains(where: { $0.outcome == .failed && !$0.violations.isEmpty }) { return .contractViolated }
        if flows.isEmpty || flows.contains(where: { $0.outcome != .passed }) { return .checkFailed }
        if failsOnFlaky, flakyCount > 0 { return .flaky }
        return .ok
    }
}
