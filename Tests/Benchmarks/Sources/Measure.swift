internal import Glibc

/// What the measurements of one process share.
enum Measure {
    /// CPU time of this thread in nanoseconds: other processes' work does not count.
    static func cpuNanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Microseconds of CPU one call takes, over `count` calls.
    static func microseconds(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
        let begin = cpuNanoseconds()
        for _ in 0..<count { try body() }
        return (cpuNanoseconds() - begin) / Double(count) / 1000
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// Runs the candidates in turn, `rounds` times over, so that what disturbs the machine disturbs each of them; prints
    /// `NAME MEDIAN` for each.
    static func alternate(_ rounds: Int, _ candidates: [(name: String, microseconds: () throws -> Double)]) throws {
        var results = [[Double]](repeating: [], count: candidates.count)
        for candidate in candidates { _ = try candidate.microseconds() }
        for _ in 0..<rounds {
            for (index, candidate) in candidates.enumerated() { results[index].append(try candidate.microseconds()) }
        }
        for (candidate, values) in zip(candidates, results) { print(candidate.name, decimal(median(values))) }
    }

    /// Three digits after the point.
    static func decimal(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let fraction = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
}
