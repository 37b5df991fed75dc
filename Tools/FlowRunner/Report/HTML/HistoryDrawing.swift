internal import Wire

/// The last runs as bars, the latest last: above how their flows ended, below how long they took.
struct HistoryDrawing {
    private let runs: [RunHistory.Entry]

    /// Of a bar with the gap behind it, and of the drawing's rows.
    private static let step = 11, bar = 8, countHeight = 40.0, timeTop = 46.0, timeHeight = 20.0

    init(_ history: RunHistory) { runs = history.runs }

    var markup: String {
        let most = Double(max(1, runs.map(\.flows).max() ?? 1)), longest = max(0.001, runs.map(\.seconds).max() ?? 1)
        let bars = runs.enumerated().map { place, run -> String in
            var (y, shapes) = (Self.countHeight, "")
            for (count, kind) in [(run.passed, "ok"), (run.flaky, "mid"), (run.notRun, "mid"), (run.failed, "bad")] where count > 0 {
                // One failed flow of a thousand is seen, too.
                let height = max(2, Double(count) / most * Self.countHeight)
                y -= height
                shapes += Self.rectangle(kind, place, y: max(0, y), height: height)
            }
            let height = max(1, run.seconds / longest * Self.timeHeight)
            shapes += Self.rectangle("took", place, y: Self.timeTop + Self.timeHeight - height, height: height)
            return "<g><title>\(HTMLText.escape(Self.text(run)))</title>\(shapes)</g>"
        }
        let failed = runs.count { $0.failed > 0 }
        let label = "The last \(runs.count) runs: \(failed == 0 ? "none" : "\(failed)") with failed flows"
        return """
            <figure class="history"><svg viewBox="0 0 \(runs.count * Self.step) 66" width="\(runs.count * Self.step)" role="img" \
            aria-label="\(label)">\(bars.joined())</svg><figcaption>The last \(runs.count) runs: flows, and how long they \
            took</figcaption></figure>
            """
    }

    private static func text(_ run: RunHistory.Entry) -> String {
        let counts = [(run.passed, "passed"), (run.failed, "failed"), (run.flaky, "flaky"), (run.notRun, "not run")].filter { $0.0 > 0 }
        let time = run.started.replacing("T", with: " ").prefix(16)
        let flows = counts.isEmpty ? "no flow" : counts.map { "\($0) \($1)" }.joined(separator: ", ")
        let parts = ["\(time) UTC", flows, Duration.seconds(run.seconds).shown, run.revision]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private static func rectangle(_ kind: String, _ place: Int, y: Double, height: Double) -> String {
        func shown(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
        return "<rect class=\"\(kind)\" x=\"\(place * step)\" y=\"\(shown(y))\" width=\"\(bar)\" height=\"\(shown(height))\"/>"
    }
}
