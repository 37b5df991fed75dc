extension LoadResult {
    /// One HTML file that needs nothing else: the table, the spread of each step, what failed and the objectives.
    public var html: [UInt8] {
        let longest = max(1, rows.map { $0.corrected.percentile(99.9) }.max() ?? 1)
        func width(_ time: UInt64) -> String { Shown.decimal(100 * Double(min(time, longest)) / Double(longest), 1) }
        let lines = rows.map { row in
            let times = Self.percentiles.map { "<td>\(Shown.time(row.corrected.percentile($0.share)))</td>" }.joined()
            let (low, middle, high) = (row.corrected.percentile(50), row.corrected.percentile(95), row.corrected.percentile(99.9))
            let bar =
                "<i style=\"width:\(width(high))%\"></i><i class=m style=\"width:\(width(middle))%\"></i><i class=l style=\"width:\(width(low))%\"></i>"
            return """
                <tr\(row.errors > 0 ? " class=bad" : "")><th>\(Self.escaped(row.name))</th><td>\(row.count)</td><td>\(Shown.rate(rate(row)))</td>\
                <td>\(row.errors)</td>\(times)<td>\(Shown.time(row.corrected.maximum))</td><td class=bar>\(bar)</td></tr>
                """
        }
        let objectives = verdicts.map {
            "<li class=\($0.isMet ? "good" : "bad")>\(Self.escaped($0.objective.text)): \(Self.escaped($0.actual))</li>"
        }
        let failed = failures.map {
            "<li class=bad>\($0.count) × \(Self.escaped($0.step)), \(Self.escaped($0.file)):\($0.line)<pre>\(Self.escaped($0.message))</pre></li>"
        }
        let head = Self.percentiles.map { "<th>\($0.name)</th>" }.joined()
        let remarks = [
            plan.isOpen ? "Times run from the intended start of each run." : "",
            delayed > 0 ? "\(delayed) runs started late, the worst by \(Shown.time(worstDelay))." : "",
            notStarted > 0 ? "\(notStarted) runs never started." : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
        let page = """
            <!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">
            <title>\(Self.escaped(title)) under load</title><style>
            body{font:14px system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}
            table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #8884}
            th:first-child{text-align:left}.bad{color:#c22}.good{color:#282}pre{white-space:pre-wrap;margin:.2rem 0}
            .bar{position:relative;width:12rem}.bar i{position:absolute;left:0;top:.5rem;height:.8rem;background:#8ac4}.bar \
            i.m{background:#58a8}.bar i.l{background:#269}
            </style><h1>\(Self.escaped(title))</h1><p>\(Self.escaped(path)): \(Self.escaped(load)), \(Shown.time(elapsed)) measured. \
            \(remarks)</p>
            <ul>\(objectives.joined())</ul><table><tr><th></th><th>runs</th><th>rate</th><th>errors</th>\(head)<th>max</th><th>p50, p95, \
            p99.9</th></tr>
            \(lines.joined(separator: "\n"))
            </table><ul>\(failed.joined())</ul></html>

            """
        return Array(page.utf8)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
