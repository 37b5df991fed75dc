internal import Synchronization

/// Says on a terminal or in a log how a run goes: a line a flow, everything about a failure, a summary.
public final class ConsoleReporter: RunObserver {
    private let write: @Sendable (String) -> Void
    private let isTerminal: Bool
    private let hasColour: Bool
    private let isQuiet: Bool
    private let showsBodies: Bool
    private let log: @Sendable (String) -> Void
    private let progressShown = Mutex(false)

    /// - Parameters:
    ///   - isTerminal: shows one progress line that is overwritten.
    ///   - isQuiet: passed flows are not mentioned.
    ///   - showsBodies: the answer of every failed step is shown.
    ///   - log: takes the exchanges of steps that are verbose.
    ///   - write: takes text as it is, line feeds included.
    public init(
        isTerminal: Bool, hasColour: Bool, isQuiet: Bool = false, showsBodies: Bool = false,
        log: @escaping @Sendable (String) -> Void = { _ in },
        write: @escaping @Sendable (String) -> Void
    ) {
        self.showsBodies = showsBodies
        self.log = log
        self.isTerminal = isTerminal
        self.hasColour = hasColour
        self.isQuiet = isQuiet
        self.write = write
    }

    public func progress(finished: Int, failed: Int, total: Int, latest: String) {
        guard isTerminal, finished < total else { return }
        let width = 24
        let filled = total == 0 ? width : width * finished / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        let tail = failed > 0 ? paint(", \(failed) failed", "31") : ""
        progressShown.withLock { shown in
            write("\r\u{1b}[K\(bar) \(finished)/\(total)\(tail)  \(String(latest.prefix(60)).printable.replacing("\n", with: " "))")
            shown = true
        }
    }

    public func finished(_ flow: FlowResult) {
        for step in flow.steps { if let level = step.verbosity { log(ExchangeLog.text(step, level).printable) } }
        if isQuiet, flow.outcome == .passed, !flow.isFlaky { return }
        var text = clearing()
        let title = flow.title.printable
        let ran = flow.steps.count { $0.outcome == .passed || $0.outcome == .failed }
        let skipped = flow.steps.count { $0.outcome == .skipped }
        let counts = "\(ran) step\(ran == 1 ? "" : "s")\(skipped > 0 ? ", \(skipped) skipped" : ""), \(flow.wallDuration.shown)"
        switch flow.outcome {
        case .passed where flow.isFlaky:
            text += "\(paint("! FLAKY \(title)", "1;33")) \(paint("(passed at try \(flow.failedTries.count + 1), \(counts))", "2"))\n"
        case .passed: text += "\(paint("✓", "32")) \(title) \(paint("(\(counts))", "2"))\n"
        case .failed: text += "\(paint("✗ \(title)", "1;31")) \(paint("(\(counts))", "2"))\n"
        case .skipped, .notRun: text += "\(paint("–", "33")) \(title) \(paint("(not run)", "2"))\n"
        }
        for (number, failed) in flow.failedTries.enumerated() where flow.isFlaky {
            text +=
                "    \(flow.path), try \(number + 1): "
                + (failed.step.map { "step \($0.number): \($0.title)" } ?? failed.problem ?? "failed").printable + "\n"
            for line in failed.step.map(FailureText.lines) ?? [] { text += "      \(line)\n" }
        }
        if flow.outcome != .passed {
            if !flow.failedTries.isEmpty { text += "    failed \(flow.failedTries.count + 1) times\n" }
            if flow.title != flow.path { text += "    \(flow.path)\n" }
            if let problem = flow.problem { text += "    \(problem.printable)\n" }
            for step in flow.steps where step.outcome == .failed {
                text += "    step \(step.number): \(step.title.printable)\n"
                for line in FailureText.lines(step) { text += "      \(line)\n" }
                guard showsBodies || step.showsBody, let body = step.exchanges.last?.responseBody, body.size > 0 else { continue }
                for line in body.text.printable.split(separator: "\n", omittingEmptySubsequences: false) { text += "      | \(line)\n" }
            }
            text += injected(flow)
            let rest = flow.steps.count { $0.outcome == .notRun }
            if flow.outcome == .failed, rest > 0 { text += "    \(rest) later step\(rest == 1 ? "" : "s") not run\n" }
        }
        write(text)
    }

    public func summary(_ result: RunResult, reports: [String]) {
        var text = clearing()
        func part(_ label: String, _ total: Int, _ count: (Outcome) -> Int) -> String {
            let pieces: [(Outcome, String)] = [(.passed, "passed"), (.failed, "failed"), (.skipped, "skipped"), (.notRun, "not run")]
            let shown = pieces.filter { $0.0 == .passed || $0.0 == .failed || count($0.0) > 0 }.map { outcome, word in
                let piece = "\(count(outcome)) \(word)"
                return outcome == .failed && count(outcome) > 0
                    ? paint(piece, "1;31") : outcome == .passed && total > 0 && count(.passed) == total ? paint(piece, "32") : piece
            }
            return "\(total) \(label)\(total == 1 ? "" : "s"): \(shown.joined(separator: ", "))"
        }
        let steps = result.flows.reduce(0) { $0 + $1.steps.count }
        let flaky = result.flakyCount > 0 ? ", " + paint("\(result.flakyCount) FLAKY", "1;33") : ""
        text += "\n\(part("flow", result.flows.count) { result.count($0) })\(flaky)\n\(part("step", steps) { result.stepCount($0) })\n"
        text += "\(result.wallDuration.shown), seed \(result.seed)\(result.isInterrupted ? ", interrupted" : "")\n"
        for report in reports { text += "report: \(report)\n" }
        write(text)
    }

    /// The faults of the step that failed, so that what was done on purpose is not taken for what went wrong.
    private func injected(_ flow: FlowResult) -> String {
        let start = flow.steps.last { $0.outcome == .failed }?.wallStart ?? .zero
        let hits = flow.faults.flatMap { fault in fault.hits.map { (fault, $0) } }.sorted { $0.1.wallAt < $1.1.wallAt }
        let near = hits.filter { $0.1.wallAt >= start }
        var text = near.map { "    injected: \($0.line($1))\n" }.joined()
        let earlier = hits.count - near.count
        if earlier > 0 { text += "    \(earlier) fault\(earlier == 1 ? " was" : "s were") injected earlier; the report has them\n" }
        return text
    }

    private func clearing() -> String {
        progressShown.withLock { shown in
            defer { shown = false }
            return shown ? "\r\u{1b}[K" : ""
        }
    }

    private func paint(_ text: String, _ code: String) -> String { hasColour ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text }
}
