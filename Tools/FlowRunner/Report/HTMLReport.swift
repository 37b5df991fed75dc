internal import Commands
internal import HTTPCore
internal import Wire

/// The report for people: one file without outside resources. Requirements first, then flows and their steps.
public struct HTMLReport {
    let result: RunResult
    private let table: RequirementTable
    var out: [UInt8] = []
    /// How much of each body of a passed step is kept, so that a run of a thousand flows stays a few megabytes.
    let bodyLimit: Int
    /// Passed steps are one line each.
    let isBrief: Bool

    private init(_ result: RunResult, _ table: RequirementTable) {
        self.result = result
        self.table = table
        let exchanges = result.flows.reduce(0) { $0 + $1.steps.reduce(0) { $0 + $1.exchanges.count } }
        isBrief = exchanges > 2000
        bodyLimit = min(4096, max(120, 2_000_000 / max(1, exchanges * 2)))
    }

    /// - Parameter table: gives requirement ids their sentences; may be empty.
    public static func bytes(_ result: RunResult, requirements table: RequirementTable = RequirementTable()) -> [UInt8] {
        var report = HTMLReport(result, table)
        report.document()
        return report.out
    }

    // MARK: - Writing

    mutating func add(_ markup: String) { out += markup.utf8 }
    private mutating func text(_ text: String) { out += HTMLText.escape(text).utf8 }
    func escaped(_ text: String) -> String { HTMLText.escape(text) }

    private mutating func document() {
        let verdict = Self.verdict(result)
        add(
            """
            <!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, \
            initial-scale=1\">
            """
        )
        add(
            "<meta name=\"color-scheme\" content=\"light dark\"><title>\(escaped(verdict)) · Barbell run</title><style>\(HTMLAssets.style)</style></head>\n<body>"
        )
        add("<a class=\"skip\" href=\"#flows\">Skip to the flows</a>")
        header(verdict)
        add("<main>")
        requirements()
        flows()
        slowest()
        add("</main><footer>Secrets are replaced by short keyed hashes: equal hashes mean equal secrets. ")
        add("Start time \(escaped(result.wallStarted.text)), seed \(result.seed).</footer>")
        add("<script>\(HTMLAssets.script)</script></body></html>\n")
    }

    private static func verdict(_ result: RunResult) -> String {
        if result.isInterrupted { return "Interrupted" }
        if result.flows.isEmpty { return "No flow ran" }
        let bad = result.flows.count { $0.outcome != .passed }
        if bad == 0, result.flakyCount > 0 { return "\(result.flakyCount) of \(result.flows.count) flows are flaky, the others passed" }
        if bad == 0 { return "All \(result.flows.count) flows passed" }
        return "\(bad) of \(result.flows.count) flows failed"
    }

    private mutating func header(_ verdict: String) {
        let state = result.exitCode == .ok ? "passed" : "failed"
        add(
            "<header class=\"top\"><p class=\"brand\">Barbell run</p><h1 class=\"\(state)\">\(Self.icon(result.exitCode == .ok ? .passed : .failed)) \(escaped(verdict))</h1><dl class=\"facts\">"
        )
        fact("Steps", "\(result.stepCount(.passed)) passed")
        if result.stepCount(.failed) > 0 { fact("", "\(result.stepCount(.failed)) failed") }
        if result.stepCount(.skipped) > 0 { fact("", "\(result.stepCount(.skipped)) skipped") }
        if result.stepCount(.notRun) > 0 { fact("", "\(result.stepCount(.notRun)) not run") }
        fact("Duration", result.wallDuration.shown)
        fact("Workers", "\(result.jobs)")
        fact("Seed", "\(result.seed)")
        add("</dl></header>")
    }

    private mutating func fact(_ name: String, _ value: String) {
        add(
            name.isEmpty
                ? "<div><dt class=\"vh\">Steps</dt><dd>\(escaped(value))</dd></div>"
                : "<div><dt>\(name)</dt><dd>\(escaped(value))</dd></div>")
    }

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

    // MARK: - Requirements

    private mutating func requirements() {
        var claims: [String: (proven: [Int], failed: [Int])] = [:]
        var order: [String] = []
        for (index, flow) in result.flows.enumerated() {
            let proven = Set(flow.proven)
            for id in (flow.requirements + flow.steps.flatMap(\.requirements)).unique {
                if claims[id] == nil { order.append(id) }
                if proven.contains(id) {
                    claims[id, default: ([], [])].proven.append(index)
                } else {
                    claims[id, default: ([], [])].failed.append(index)
                }
            }
        }
        add("<section aria-labelledby=\"requirements\"><h2 id=\"requirements\">Requirements</h2>")
        guard !order.isEmpty else {
            return add("<p class=\"quiet\">No flow of this run names a requirement (<code># @req ID</code>).</p></section>")
        }
        documents(claims)
        let rank = Dictionary(uniqueKeysWithValues: table.ids.enumerated().map { ($1, $0) })
        order.sort {
            (claims[$0]?.failed.isEmpty == false ? 0 : 1, rank[$0] ?? .max, $0) < (
                claims[$1]?.failed.isEmpty == false ? 0 : 1, rank[$1] ?? .max, $1
            )
        }
        let broken = order.count { claims[$0]?.failed.isEmpty == false }
        add(
            "<details class=\"card\"\(broken > 0 || order.count <= 12 ? " open" : "")><summary><h3>\(order.count) named by this run</h3><span class=\"quiet\">\(broken == 0 ? "all proven" : "\(broken) not proven")</span></summary>"
        )
        add(
            """
            <div class=\"scroll\"><table><thead><tr><th scope=\"col\">State</th><th scope=\"col\">Id</th><th \
            scope=\"col\">Requirement</th><th scope=\"col\">Flows</th></tr></thead><tbody>
            """
        )
        for id in order {
            guard let claim = claims[id] else { continue }
            let state: Outcome = claim.failed.isEmpty ? .passed : .failed
            add("<tr><td>\(Self.icon(state))</td><th scope=\"row\"><code>\(escaped(id))</code></th><td>")
            text(table.row(id)?.statement ?? (table.rows.isEmpty ? "" : "not in any table"))
            add("</td><td class=\"links\">")
            for index in claim.failed { add("<a class=\"badlink\" href=\"#flow\(index + 1)\">\(escaped(result.flows[index].title))</a> ") }
            for index in claim.proven.prefix(3) { add("<a href=\"#flow\(index + 1)\">\(escaped(result.flows[index].title))</a> ") }
            if claim.proven.count > 3 { add("<span class=\"quiet\">and \(claim.proven.count - 3) more</span>") }
            add("</td></tr>")
        }
        add("</tbody></table></div></details></section>")
    }

    /// A bar for each document: how much of it this run proved.
    private mutating func documents(_ claims: [String: (proven: [Int], failed: [Int])]) {
        let names = table.rows.map(\.document).unique
        guard !names.isEmpty else { return }
        add("<ul class=\"docs\">")
        for name in names {
            let rows = table.rows.filter { $0.document == name }
            let proven = rows.count { claims[$0.id].map { !$0.proven.isEmpty && $0.failed.isEmpty } ?? false }
            let share = Double(proven) * 100 / Double(max(1, rows.count))
            add(
                "<li><span class=\"doc\">\(escaped(name))</span><span class=\"track\" aria-hidden=\"true\"><span style=\"width:\(Int(share.rounded(.up)))%\"></span></span>"
            )
            add("<span class=\"num\">\(proven) of \(rows.count)</span></li>")
        }
        add("</ul>")
    }

    // MARK: - Flows

    private mutating func flows() {
        add(
            "<section aria-labelledby=\"flows\"><h2 id=\"flows\">Flows</h2><form class=\"tools\" role=\"search\" onsubmit=\"return false\">"
        )
        add("<label>Filter <input id=\"filter\" type=\"search\" placeholder=\"title, file, id\" autocomplete=\"off\"></label>")
        add("<label class=\"check\"><input id=\"failed\" type=\"checkbox\"> failed only</label>")
        add(
            """
            <button type=\"button\" id=\"expand\">Open all</button></form><p id=\"none\" class=\"quiet\" hidden>No flow fits the filter.</p>
            """
        )
        if isBrief { add("<p class=\"quiet\">This run is large: what passed steps sent and got is only in report.json.</p>") }
        for (index, flow) in result.flows.enumerated() { self.flow(flow, number: index + 1) }
        add("</section>")
    }

    private mutating func flow(_ flow: FlowResult, number: Int) {
        let isOpen = flow.outcome != .passed || flow.isFlaky
        let ids = (flow.requirements + flow.steps.flatMap(\.requirements)).unique
        add("<details class=\"card flow \(flow.outcome.rawValue)\" id=\"flow\(number)\" data-find=\"")
        text(([flow.title, flow.path] + ids + flow.tags).joined(separator: " ").lowercased())
        add("\"\(isOpen ? " open" : "")><summary>\(Self.icon(flow.isFlaky ? .skipped : flow.outcome))<h3>")
        text(flow.isFlaky ? "FLAKY: \(flow.title)" : flow.title)
        let passed = flow.steps.count { $0.outcome == .passed }
        add(
            "</h3><span class=\"quiet\">\(passed)/\(flow.steps.count) steps · \(Self.faultCount(flow))\(flow.wallDuration.shown)</span></summary><div class=\"inner\">"
        )
        if flow.title != flow.path { add("<p class=\"path\"><code>\(escaped(flow.path))</code></p>") }
        if !ids.isEmpty || !flow.tags.isEmpty {
            add("<p class=\"chips\">")
            for id in ids { add("<span class=\"chip\">\(escaped(id))</span>") }
            for tag in flow.tags { add("<span class=\"chip tag\">\(escaped(tag))</span>") }
            add("</p>")
        }
        for (number, failed) in flow.failedTries.enumerated() {
            let lines = failed.step.map { ["step \($0.number): \($0.title)"] + FailureText.lines($0) } ?? [failed.problem ?? "failed"]
            add(
                "<div class=\"alert\">\(flow.isFlaky ? "FLAKY: try" : "Try") \(number + 1) failed<pre>\(escaped(lines.joined(separator: "\n")))</pre></div>"
            )
        }
        if let problem = flow.problem { add("<p class=\"alert\">\(escaped(problem))</p>") }
        add("<ol class=\"steps\">")
        let hits = flow.faults.flatMap { fault in fault.hits.map { (fault, $0) } }.sorted { $0.1.wallAt < $1.1.wallAt }
        var shown = 0
        for step in flow.steps {
            self.step(step, in: flow)
            // A fault is listed after the step in which it happened.
            while shown < hits.count, hits[shown].1.wallAt <= step.wallStart + step.wallDuration {
                fault(hits[shown].0, hits[shown].1, in: flow)
                shown += 1
            }
        }
        for (fault, hit) in hits[shown...] { self.fault(fault, hit, in: flow) }
        add("</ol></div></details>")
    }

    private mutating func slowest() {
        var steps: [(Int, StepResult)] = []
        for (index, flow) in result.flows.enumerated() { steps += flow.steps.map { (index, $0) } }
        let top = steps.filter { $0.1.wallDuration > .zero }.sorted { $0.1.wallDuration > $1.1.wallDuration }.prefix(5)
        guard let longest = top.first?.1.wallDuration else { return }
        add("<section aria-labelledby=\"slow\"><h2 id=\"slow\">Slowest steps</h2><ol class=\"slow\">")
        for (index, step) in top {
            let width = max(1, Int(step.wallDuration / longest * 100))
            add(
                "<li><a href=\"#flow\(index + 1)\">\(escaped(step.title))</a><span class=\"track\" aria-hidden=\"true\"><span style=\"width:\(width)%\"></span></span><span class=\"num\">\(step.wallDuration.shown)</span></li>"
            )
        }
        add("</ol></section>")
    }
}
