internal import Synchronization

/// A count that only grows. Adding is one atomic instruction, which no other thread waits for.
public final class MetricCounter: Sendable {
    private let count = SpreadCounts()

    init() {}
    /// - Parameter n: at least 0; a negative number is ignored.
    public func add(_ n: Int = 1) { if n > 0 { count.add(n) } }
    public var value: UInt64 { UInt64(bitPattern: Int64(count.value())) }
}

/// A value that goes up and down.
public final class MetricGauge: Sendable {
    private let bits = AtomicDouble()

    init() {}
    public func set(_ value: Double) { bits.set(value) }
    public func add(_ amount: Double) { bits.add(amount) }
    public var value: Double { bits.value }
}

/// How often a value fell under each of some bounds. Observing is two atomic operations.
public final class MetricHistogram: Sendable {
    /// Upper bounds, ascending, in the metric's unit; one more bucket takes the rest.
    let bounds: [Double]
    /// Observations of each bucket alone, not cumulated; after them the sum of the values.
    private let buckets: SpreadCounts

    init(bounds: [Double]) {
        self.bounds = bounds
        buckets = SpreadCounts(count: bounds.count + 2)
    }

    /// - Parameter value: in the metric's unit, seconds for times; NaN is ignored.
    public func observe(_ value: Double) {
        guard !value.isNaN else { return }
        var index = 0
        while index < bounds.count, value > bounds[index] { index += 1 }
        buckets.add(1, to: index)
        buckets.add(value, to: bounds.count + 1)
    }

    /// Cumulated counts, one a bound and the total, with the sum of all values.
    var snapshot: (counts: [UInt64], sum: Double) {
        var total: UInt64 = 0
        let counts = (0...bounds.count).map { bucket in
            total += UInt64(bitPattern: Int64(buckets.value(of: bucket)))
            return total
        }
        return (counts, buckets.sum(of: bounds.count + 1))
    }
}

/// A double that several threads add to.
private final class AtomicDouble: Sendable {
    private let bits = Atomic<UInt64>(0)

    var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }
    func set(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

    func add(_ amount: Double) {
        var current = bits.load(ordering: .relaxed)
        while true {
            let sum = (Double(bitPattern: current) + amount).bitPattern
            let (exchanged, original) = bits.weakCompareExchange(expected: current, desired: sum, ordering: .relaxed)
            if exchanged { return }
            current = original
        }
    }
}
