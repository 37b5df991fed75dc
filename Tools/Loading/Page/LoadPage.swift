internal import Commands
internal import FlowRunner
internal import Look

extension LoadResult {
    /// One HTML file that needs neither network nor script: charts over time, answers, the times of every step, what failed.
    public var html: [UInt8] { Array(LoadPage(result: self).document.utf8) }
}

/// Parts of the page; `LoadCharts` draws.
struct LoadPage {
    let result: LoadResult

    private func escaped(_ text: String) -> String { HTMLText.escape(text) }

    var document: String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
        'unsafe-inline'; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="color-scheme" content="light dark"><title>\(escaped(verdict)) · \(escaped(result.title)) under load</title>
        <style>\(Look.report)
        \(LoadStyle.text)</style></head>
        <body><header class="top"><p class="brand">Barbell load</p>
        <h1>\(Self.icon(result.exitCode == .ok)) \(escaped(result.title))</h1>
        <dl class="facts">\(facts)</dl></header>
        <main>
        \(problems)\(objectives)\(LoadCharts(result).markup)\(answers)\(table)\(failures)</main>
        <footer>\(footer)</footer></body></html>

        """
    }

    private var verdict: String { result.exitCode == .ok ? "Fine" : result.isInterrupted ? "Interrupted" : "Not fine" }

    private static func icon(_ isGood: Bool) -> String {
        let (look, name, sign) = isGood ? ("ok", "fine", "✓") : ("bad", "not fine", "✗")
        return "<span class=\"icon \(look)\" role=\"img\" aria-label=\"\(name)\">\(sign)</span>"
    }

    private var facts: String {
        let calls = result.calls
        var facts = [
            ("Load", result.load), ("Measured", Shown.time(result.elapsed)),
            ("Runs", "\(result.flow.count), \(Shown.rate(result.rate(result.flow)))"),
            ("Calls", "\(calls.count), \(Shown.rate(result.rate(calls)))"), ("Failed calls", "\(calls.errors)"),
            ("Flow", result.path), ("Seed", "\(result.plan.seed)"),
        ]
        if let cpu = result.injectorCPU { facts.append(("CPU of this process", Shown.time(cpu))) }
        return facts.map { "<div><dt>\($0)</dt><dd>\(escaped($1))</dd></div>" }.joined()
    }

    /// What makes the numbers other than they seem.
    private var problems: String {
        var lines: [String] = []
        if result.isInterrupted { lines.append("The test was interrupted.") }
        if result.flow.count == 0 { lines.append("No run of the flow was measured.") }
        if result.delayed > 0 {
            lines.append(
                "\(result.delayed) runs started late because all \(result.plan.workers) workers were busy, the worst by "
                    + "\(Shown.time(result.worstDelay)).")
        }
        if result.notStarted > 0 { lines.append("\(result.notStarted) runs that were due never started.") }
        return lines.isEmpty ? "" : "<div class=\"alert\">\(lines.map { "<p>\($0)</p>" }.joined())</div>\n"
    }

    private var objectives: String {
        guard !result.verdicts.isEmpty else { return "" }
        let lines = result.verdicts.map {
            """
            <li>\(Self.icon($0.isMet)) <span><code>\(escaped($0.objective.text))</code> \
            <b class="num">\(escaped($0.actual))</b></span></li>
            """
        }
        return "<h2>Objectives</h2><ul class=\"card lines\">\(lines.joined())</ul>\n"
    }

    /// The most steps named beside a status.
    private static let mostSteps = 5

    private var answers: String {
        let answers = result.answers
        let all = answers.reduce(0) { $0 + $1.count }
        guard all > 0 else { return "" }
        let lines = answers.map { status, count in
            let share = Double(count) / Double(all)
            let steps = result.steps.filter { $0.isCall && $0.statuses[status] != nil }
            let names =
                steps.prefix(Self.mostSteps).map(\.name) + (steps.count > Self.mostSteps ? ["\(steps.count - Self.mostSteps) more"] : [])
            return """
                <li><span class="doc">\(LoadResult.named(status))</span><svg class="part \(Self.look(status))" aria-hidden="true">\
                <rect width="\(Shown.decimal(share * 100, 2))%" height="100%"/></svg><span class="num">\(count) · \
                \(Shown.percent(share))</span><span class="quiet">\(escaped(names.joined(separator: ", ")))</span></li>
                """
        }
        return "<h2>Answers by status</h2><ul class=\"docs card answers\">\(lines.joined())</ul>\n"
    }

    private static func look(_ status: Int) -> String {
        switch status {
        case 200..<300: "ok"
        case 300..<500: "mid"
        default: "bad"
        }
    }

    private var table: String {
        let longest = max(1, result.rows.map { $0.corrected.percentile(99.9) }.max() ?? 1)
        let lines = result.rows.map { row in
            let times = LoadResult.percentiles.map { "<td>\(Shown.time(row.corrected.percentile($0.share)))</td>" }.joined()
            let bars = [(99.9, "far"), (95, "most"), (50, "half")].map { share, look in
                let width = 100 * Double(min(row.corrected.percentile(share), longest)) / Double(longest)
                return "<rect class=\"\(look)\" width=\"\(Shown.decimal(width, 2))%\" height=\"100%\"/>"
            }
            return """
                <tr><th scope="row">\(escaped(row.name))</th><td>\(row.count)</td><td>\(Shown.rate(result.rate(row)))</td>\
                <td\(row.errors > 0 ? " class=\"bad\"" : "")>\(row.errors)</td>\(times)<td>\(Shown.time(row.corrected.maximum))</td>\
                <td><svg class="spread" aria-hidden="true">\(bars.joined())</svg></td></tr>
                """
        }
        let head = (["runs", "rate", "errors"] + LoadResult.percentiles.map(\.name) + ["max", "p50, p95, p99.9"])
            .map { "<th scope=\"col\">\($0)</th>" }
        return """
            <h2 id="steps">Times of every step</h2><div class="scroll card" tabindex="0" role="region" aria-labelledby="steps">\
            <table class="times"><thead><tr><th scope="col">step</th>\(head.joined())</tr></thead><tbody>
            \(lines.joined(separator: "\n"))
            </tbody></table></div>

            """
    }

    private var failures: String {
        guard !result.failures.isEmpty else { return "" }
        let lines = result.failures.map {
            """
            <li class="card fault"><h3>\($0.count) × \(escaped($0.step.isEmpty ? result.title : $0.step))</h3>\
            <p class="quiet"><code>\(escaped($0.file)):\($0.line)</code></p><pre>\(escaped($0.message))</pre></li>
            """
        }
        return "<h2>What failed</h2><ul class=\"faults\">\(lines.joined())</ul>\n"
    }

    private var footer: String {
        let start = result.plan.isOpen ? "Times run from the moment a run was meant to start, so waiting for a free worker counts. " : ""
        return start + "In the charts a run counts, with its calls, when it ends. Rates are runs of the flow."
    }
}
