internal import FlowRunner

/// A part of a load whose rate changes in a straight line: from that of the stage before to its own, which it reaches at its end.
public struct LoadStage: Sendable, Equatable {
    public struct Problem: Error, Equatable {
        public let message: String
    }

    /// No time at all makes the rate jump.
    public let duration: Duration
    /// Runs a second at its end; 0 for none.
    public let rate: Double

    public static let maximumCount = 100

    public init(_ duration: Duration, rate: Double) {
        self.duration = duration
        self.rate = rate
    }

    /// Reads `30s:50`: within 30 seconds to 50 runs a second. `30s:50/s` is the same.
    public init(parsing text: String) throws(Problem) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        func problem(_ what: String) -> Problem {
            Problem(message: "\(what) in the stage \"\(text)\"; write DURATION:RATE, such as 30s:50 for 50 runs a second after 30 seconds")
        }
        guard parts.count == 2 else { throw problem(parts.count < 2 ? "there is no colon" : "there is more than one colon") }
        guard let duration = TimeSpan.parse(String(parts[0])) else { throw problem("`\(parts[0])` is not a duration") }
        guard let rate = Self.rate(parts[1]) else {
            throw problem("`\(parts[1])` is not a rate from 0 to \(Int(LoadPlan.maximumRate))")
        }
        self.init(duration, rate: rate)
    }

    /// A rate as on the command line, `50` or `50/s`; nil for what is none, or too large.
    public static func rate(_ text: some StringProtocol) -> Double? {
        let number = text.hasSuffix("/s") ? text.dropLast(2) : text[...]
        guard let rate = Double(number), rate >= 0, rate <= LoadPlan.maximumRate else { return nil }
        return rate
    }
}
