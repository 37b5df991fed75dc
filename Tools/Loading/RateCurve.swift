/// How many runs are due a second, from the beginning of a load to its end: straight lines, one after another.
struct RateCurve: Sendable, Equatable {
    private struct Line: Equatable {
        let start: Double
        let seconds: Double
        let from: Double
        let to: Double
        /// Runs that are due before it.
        let before: Double

        var slope: Double { seconds > 0 ? (to - from) / seconds : 0 }
        var runs: Double { (from + to) / 2 * seconds }
        var end: Double { start + seconds }
    }

    private let lines: [Line]

    /// - Parameter start: the rate before the first stage.
    init(from start: Double, _ stages: [LoadStage]) {
        var (lines, rate, time, runs): ([Line], Double, Double, Double) = ([], start, 0, 0)
        for stage in stages {
            let line = Line(start: time, seconds: stage.duration.asSeconds, from: rate, to: stage.rate, before: runs)
            lines.append(line)
            (rate, time, runs) = (line.to, line.end, runs + line.runs)
        }
        self.lines = lines
    }

    /// Of the whole load.
    var runs: Double { lines.last.map { $0.before + $0.runs } ?? 0 }

    /// How many runs are due before that many seconds are over.
    func runs(until time: Double) -> Double {
        guard let line = lines.last(where: { $0.start <= time }) else { return 0 }
        let passed = min(time - line.start, line.seconds)
        return line.before + passed * (line.from + line.slope * passed / 2)
    }

    /// When so many runs have become due, in seconds; nil when that is not before the end.
    func moment(of runs: Double) -> Double? {
        // Sums of fractions may miss a whole number by a little, which is no run.
        guard runs + 1e-9 < self.runs, let line = lines.first(where: { $0.runs > 0 && runs < $0.before + $0.runs }) else { return nil }
        let wanted = max(0, runs - line.before)
        guard wanted > 0 else { return line.start }
        // The root of `from · t + slope · t² / 2 = wanted`, in the form that is exact for a level line.
        let root = max(0, line.from * line.from + 2 * line.slope * wanted).squareRoot()
        return line.start + 2 * wanted / (line.from + root)
    }
}

extension Duration {
    var asSeconds: Double { Double(wholeNanoseconds) / 1e9 }
}
