internal import Commands
internal import Look
internal import Wire

/// The report for people: one file that needs neither network nor server. Its head and, for browsers without JavaScript, what went wrong
/// are plain HTML; a script shows the rest from data in the file (`ReportData`).
public struct HTMLReport {
    private let result: RunResult
    private let history: RunHistory
    private var out: [UInt8] = []

    /// Flows that are told without JavaScript, and lines of each.
    private static let mostPlainFlows = 50, mostPlainLines = 40

    private init(_ result: RunResult, _ history: RunHistory) {
        self.result = result
        self.history = history
    }

    /// - Parameter table: gives requirement ids their sentences; may be empty.
    public static func bytes(_ result: RunResult, requirements table: RequirementTable = RequirementTable()) -> [UInt8] {
        bytes(result, requirements: table, history: RunHistory())
    }

    /// - Parameter history: the runs before this one, with it.
    static func bytes(_ result: RunResult, requirements table: RequirementTable, history: RunHistory) -> [UInt8] {
        var report = HTMLReport(result, history)
        report.document(table)
        return report.out
    }

    // MARK: - Writing

    private mutating func add(_ markup: String) { out += markup.utf8 }
    private func escaped(_ text: String) -> String { HTMLText.escape(text) }

    private mutating func document(_ table: RequirementTable) {
        let style = "\n\(Look.report)\n\(ReportStyle.text)\n", script = "\n\(ReportScript.text)\n"
        add("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        add("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy(style: style, script: script))\">")
        add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\">")
        add("<title>\(escaped(verdict)) · Barbell run</title><style>\(style)</style></head>\n<body>")
        add("<a class=\"skip\" href=\"#app\">Skip to the flows</a>\n")
        header()
        add("<main>\n")
        plainFailures()
        let data = ReportData(result, table)
        add(Self.frame)
        add("</main>\n<footer>Secrets are replaced by short keyed hashes: equal hashes mean equal secrets. Keys: <kbd>/</kbd> filter, ")
        add("<kbd>j</kbd> <kbd>k</kbd> or arrows to the next line and back, <kbd>Enter</kbd> opens it.</footer>\n")
        for (id, text) in data.blocks { add("<script type=\"text/plain\" id=\"\(id)\">\(text)</script>\n") }
        add("<script type=\"module\">\(script)</script></body></html>\n")
    }

    /// Nothing but what is in this file runs or is loaded, whatever a service has answered.
    private static func policy(style: String, script: String) -> String {
        func hash(_ text: String) -> String { "'sha256-\(Base64.encode(Digests.sha256(Array(text.utf8))))'" }
        return "default-src 'none'; script-src \(hash(script)); style-src \(hash(style)); base-uri 'none'; form-action 'none'; "
            + "require-trusted-types-for 'script'; trusted-types 'none'"
    }

    private var verdict: String {
        if result.isInterrupted { return "Interrupted" }
        if result.flows.isEmpty { return "No flow ran" }
        let bad = result.flows.count { $0.outcome != .passed }
        if bad == 0, result.flakyCount > 0 { return "\(result.flakyCount) of \(result.flows.count) flows are flaky, the others passed" }
        if bad == 0 { return result.flows.count == 1 ? "The flow passed" : "All \(result.flows.count) flows passed" }
        return "\(bad) of \(result.flows.count) flow\(result.flows.count == 1 ? "" : "s") failed"
    }

    private mutating func header() {
        add("<header class=\"top\"><div class=\"result\"><div><p class=\"brand\">Barbell run</p>")
        add("<h1>\(Self.icon(result.exitCode == .ok ? .passed : .failed)) \(escaped(verdict))</h1><dl class=\"facts\">")
        let counts: [(Outcome, String)] = [(.passed, "passed"), (.failed, "failed"), (.skipped, "skipped"), (.notRun, "not run")]
        let steps = counts.map { (result.stepCount($0), $1) }.filter { $0.0 > 0 }.map { "\($0) \($1)" }
        fact("Steps", steps.isEmpty ? "none" : steps.joined(separator: ", "))
        fact("Started", "\(result.wallStarted.text.replacing("T", with: " ").prefix(19)) UTC")
        fact("Took", result.wallDuration.shown)
        fact("Workers", "\(result.jobs)")
        fact("Seed", "\(result.seed)")
        if let revision = result.revision { fact("Commit", revision.commit + (revision.isDirty ? " with changes" : "")) }
        add("</dl></div>")
        if history.runs.count > 1 { add(HistoryDrawing(history).markup) }
        add("</div></header>\n")
    }

    private mutating func fact(_ name: String, _ value: String) { add("<div><dt>\(name)</dt><dd>\(escaped(value))</dd></div>") }

    /// - Parameter label: what the sign means, when it is not the outcome itself.
    static func icon(_ outcome: Outcome, _ label: String? = nil) -> String {
        let (look, name, sign) =
            switch outcome {
            case .passed: ("ok", "passed", "✓")
            case .failed: ("bad", "failed", "✗")
            case .skipped: ("mid", "skipped", "↷")
            case .notRun: ("mid", "not run", "–")
            }
        return "<span class=\"icon \(look)\" role=\"img\" aria-label=\"\(label ?? name)\">\(sign)</span>"
    }

    private mutating func plainFailures() {
        let bad = result.flows.filter { $0.outcome != .passed || $0.isFlaky }
        add("<noscript><p>With JavaScript this page shows every flow and step.</p>")
        for flow in bad.prefix(Self.mostPlainFlows) {
            add(
                "<h2 dir=\"auto\">\(escaped(flow.isFlaky ? "FLAKY: \(flow.title)" : flow.title))</h2><p><code>\(escaped(flow.path))</code></p>"
            )
            if let problem = flow.problem { add("<p class=\"alert\">\(escaped(problem))</p>") }
            for step in flow.steps.filter({ $0.outcome == .failed }) + flow.failedTries.compactMap(\.step) {
                let lines = FailureText.lines(step).prefix(Self.mostPlainLines)
                add("<h3>Step \(step.number): <bdi>\(escaped(step.title))</bdi></h3><pre>\(escaped(lines.joined(separator: "\n")))</pre>")
            }
        }
        if bad.count > Self.mostPlainFlows { add("<p>And \(bad.count - Self.mostPlainFlows) more, in report.json.</p>") }
        add("</noscript>\n")
    }
}
