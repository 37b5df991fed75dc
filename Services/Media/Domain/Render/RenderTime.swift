/// A span of time in whole microseconds, the unit in which ffmpeg's lists count. Spans end at a hundred hours, far beyond any clip.
public struct RenderTime: Sendable, Hashable, Comparable {
    public let microseconds: Int

    public init(microseconds: Int) { self.microseconds = min(max(-Self.longest, microseconds), Self.longest) }
    public init(milliseconds: Int) { self.init(microseconds: min(max(-Self.longest, milliseconds), Self.longest) * 1000) }
    /// Rounded to the nearest microsecond; what is not a number counts as 0.
    public init(seconds: Double) {
        let longest = Double(Self.longest)
        self.init(microseconds: seconds.isNaN ? 0 : Int(min(max(-longest, (seconds * 1_000_000).rounded()), longest)))
    }

    private static let longest = 360_000_000_000

    public static func < (left: RenderTime, right: RenderTime) -> Bool { left.microseconds < right.microseconds }

    /// Seconds with six decimals: `2.002000`.
    var text: String {
        let fraction = String(abs(microseconds) % 1_000_000)
        return (microseconds < 0 ? "-" : "") + String(abs(microseconds) / 1_000_000) + "."
            + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
    }

    /// How many ticks of a rate it lasts, rounded to the nearest.
    func ticks(_ rate: Int) -> Int { RenderRect.scale(microseconds, 1_000_000, rate) }
}
