/// The measured time in slices of equal length: what happened when. A run counts in the slice in which it ended, with all of its calls.
public struct LoadTimeline: Sendable {
    public struct Slice: Sendable {
        /// Of the flow, ended.
        public internal(set) var runs: UInt64 = 0
        /// Of services, from the moment they were meant to begin.
        public internal(set) var calls = Histogram()
        /// Calls that failed.
        public internal(set) var errors: UInt64 = 0
    }

    /// Of one slice.
    public let width: Duration
    public internal(set) var slices: [Slice] = []

    /// What takes longer than twice its plan counts in the last slice.
    static let limit = 120

    /// - Parameter length: what is going to be measured; at most 60 slices of a length that people count in, from half a second.
    init(_ length: Duration) {
        let widths: [Duration] =
            [.milliseconds(500)] + [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600].map { .seconds($0) }
        width = widths.first { $0 * 60 >= length } ?? length / 60
    }

    /// The slice of a moment, counted from when measuring began; it and all before it are there afterwards.
    mutating func place(of moment: Duration) -> Int {
        let place = Int(min(Double(Self.limit - 1), max(0, moment / width)))
        while slices.count <= place { slices.append(Slice()) }
        return place
    }
}

/// A slice as numbers to be shown.
struct SliceNumbers {
    /// Seconds from when measuring began.
    let start: Double
    /// Runs that were due a second; nil in a closed loop, where none is.
    let wanted: Double?
    /// Runs that ended a second.
    let made: Double
    let calls: UInt64
    let errors: UInt64
    /// Nanoseconds; nil when no call ended.
    let p50: UInt64?
    let p95: UInt64?
    let p99: UInt64?
}

extension LoadResult {
    var sliceNumbers: [SliceNumbers] {
        let (width, warmUp, curve) = (timeline.width.asSeconds, plan.warmUp.asSeconds, plan.curve)
        return timeline.slices.enumerated().map { place, slice in
            let start = Double(place) * width
            func percentile(_ share: Double) -> UInt64? { slice.calls.count == 0 ? nil : slice.calls.percentile(share) }
            return SliceNumbers(
                start: start,
                wanted: curve.map { ($0.runs(until: warmUp + start + width) - $0.runs(until: warmUp + start)) / width },
                made: Double(slice.runs) / width, calls: slice.calls.count, errors: slice.errors, p50: percentile(50), p95: percentile(95),
                p99: percentile(99))
        }
    }
}
