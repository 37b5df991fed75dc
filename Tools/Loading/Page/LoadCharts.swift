internal import FlowRunner

/// What happened when, as charts and as a table of the same numbers.
struct LoadCharts {
    private let slices: [SliceNumbers]
    private let seconds: Double

    init(_ result: LoadResult) {
        slices = result.sliceNumbers
        seconds = Double(slices.count) * result.timeline.width.asSeconds
    }

    /// Empty when nothing was measured.
    var markup: String {
        guard !slices.isEmpty else { return "" }
        var charts = [rates, times]
        if slices.contains(where: { $0.errors > 0 }) { charts.append(errors) }
        return "<h2>Over time</h2><div class=\"charts\">\(charts.map(\.markup).joined())</div>\n\(table)"
    }

    private var rates: Chart {
        var series: [Chart.Series] = []
        if slices.contains(where: { $0.wanted != nil }) { series.append(Chart.Series("wanted", look: "wanted", slices.map(\.wanted))) }
        series.append(Chart.Series("made", look: "made", slices.map(\.made)))
        return chart("Runs a second", series) { Shown.number($0) }
    }

    private var times: Chart {
        let series = [("p50", slices.map(\.p50)), ("p95", slices.map(\.p95)), ("p99", slices.map(\.p99))].map { name, values in
            Chart.Series(name, look: name, values.map { $0.map { Double($0) } })
        }
        return chart("Time of a call", series) { $0 == 0 ? "0" : Shown.time(UInt64($0)) }
    }

    private var errors: Chart {
        chart("Failed calls", [Chart.Series("failed", look: "failed", slices.map { Double($0.errors) }, isBars: true)]) { Shown.number($0) }
    }

    private func chart(_ title: String, _ series: [Chart.Series], _ shown: @escaping (Double) -> String) -> Chart {
        Chart(title: title, series: series, moments: slices.map { Self.moment($0.start) }, end: Self.moment(seconds), shown: shown)
    }

    /// `12.5 s`, or `2:05` from two minutes on.
    static func moment(_ seconds: Double) -> String {
        guard seconds >= 120 else { return Shown.number(seconds) + " s" }
        let whole = UInt64(seconds)
        let (minutes, rest) = (whole / 60 % 60, whole % 60)
        func two(_ number: UInt64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return whole < 3600 ? "\(minutes):\(two(rest))" : "\(whole / 3600):\(two(minutes)):\(two(rest))"
    }

    private var table: String {
        let lines = slices.map { slice in
            let times = [slice.p50, slice.p95, slice.p99].map { $0.map { Shown.time($0) } ?? "–" }
            let cells =
                [slice.wanted.map { Shown.rate($0) } ?? "–", Shown.rate(slice.made), "\(slice.calls)"] + times + ["\(slice.errors)"]
            return "<tr><th scope=\"row\">\(Self.moment(slice.start))</th>\(cells.map { "<td>\($0)</td>" }.joined())</tr>"
        }
        let head = ["from", "wanted", "made", "calls", "p50", "p95", "p99", "failed"].map { "<th scope=\"col\">\($0)</th>" }
        return """
            <details><summary>The same as numbers</summary><div class="scroll card" tabindex="0" role="region" \
            aria-label="Numbers over time"><table class="times"><thead><tr>\(head.joined())</tr></thead><tbody>
            \(lines.joined(separator: "\n"))
            </tbody></table></div></details>

            """
    }
}
