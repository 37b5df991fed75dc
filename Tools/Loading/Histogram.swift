/// Counts durations in buckets whose width grows with their value, so that a percentile is at most 0.4 % off, whether it is a
/// microsecond or an hour, in memory that does not grow with the number of values.
///
/// 128 buckets for each power of two (the scheme of HDR Histogram). Values are nanoseconds.
public struct Histogram: Sendable, Equatable {
    private static let bits = 7
    private static let half = 1 << bits
    /// About five days; what is longer counts as that.
    static let limit: UInt64 = (1 << 49) - 1

    /// As long as its largest value needs.
    private var buckets: [UInt64] = []
    public private(set) var count: UInt64 = 0
    /// Both exact; 0 when empty.
    public private(set) var minimum: UInt64 = 0
    public private(set) var maximum: UInt64 = 0
    private var sum: Double = 0

    public init() {}

    public var mean: UInt64 { count == 0 ? 0 : UInt64(sum / Double(count)) }

    public mutating func record(_ nanoseconds: UInt64) {
        let value = min(nanoseconds, Self.limit)
        let index = Self.index(of: value)
        if index >= buckets.count { buckets.append(contentsOf: repeatElement(0, count: index + 1 - buckets.count)) }
        buckets[index] += 1
        minimum = count == 0 ? value : min(minimum, value)
        maximum = max(maximum, value)
        sum += Double(value)
        count += 1
    }

    /// Negative durations, which a clock that is no clock may give, count as none.
    public mutating func record(_ duration: Duration) { record(duration.wholeNanoseconds) }

    /// The sum of both.
    public mutating func merge(_ other: Histogram) {
        guard other.count > 0 else { return }
        if other.buckets.count > buckets.count { buckets.append(contentsOf: repeatElement(0, count: other.buckets.count - buckets.count)) }
        for (index, number) in other.buckets.enumerated() { buckets[index] += number }
        minimum = count == 0 ? other.minimum : min(minimum, other.minimum)
        maximum = max(maximum, other.maximum)
        sum += other.sum
        count += other.count
    }

    /// The smallest value that at least this share of all values does not exceed (nearest rank); 0 when empty.
    /// - Parameter share: in percent, 0 to 100.
    public func percentile(_ share: Double) -> UInt64 {
        guard count > 0 else { return 0 }
        let rank = min(count, max(1, UInt64((share / 100 * Double(count)).rounded(.up))))
        if rank == count { return maximum }
        if rank == 1 { return minimum }
        var seen: UInt64 = 0
        for (index, number) in buckets.enumerated() {
            seen += number
            if seen >= rank { return min(max(Self.middle(of: index), minimum), maximum) }
        }
        return maximum
    }

    private static func index(of value: UInt64) -> Int {
        let width = 64 - value.leadingZeroBitCount
        guard width > bits + 1 else { return Int(value) }
        let shift = width - bits - 1
        return shift << bits + Int(value >> UInt64(shift))
    }

    private static func middle(of index: Int) -> UInt64 {
        guard index >= 2 * half else { return UInt64(index) }
        let shift = index >> bits - 1
        let start = UInt64(index - shift << bits) << UInt64(shift)
        return start + (1 << UInt64(shift)) / 2
    }
}

extension Duration {
    /// 0 when negative, the largest number when too long.
    var wholeNanoseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (product, isTooLong) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        return isTooLong ? .max : product + UInt64(attoseconds / 1_000_000_000)
    }
}
