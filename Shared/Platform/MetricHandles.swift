internal import Synchronization

/// A count that only grows. Adding is one atomic instruction.
public final class MetricCounter: Sendable {
    private let count = Atomic<UInt64>(0)

    init() {}
    /// - Parameter n: at least 0; a negative number is ignored.
    public func add(_ n: Int = 1) { if n > 0 { count.wrappingAdd(UInt64(n), ordering: .relaxed) } }
    public var value: UInt64 { count.load(ordering: .relaxed) }
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
    /// Observations of each bucket alone, not cumulated.
    private let buckets: [MetricCounter]
    private let sum = AtomicDouble()

    init(bounds: [Double]) {
        self.bounds = bounds
        buckets = (0...bounds.count).map { _ in MetricCounter() }
    }

    /// - Parameter value: in the metric's unit, seconds for times; NaN is ignored.
    public func observe(_ value: Double) {
        guard !value.isNaN else { return }
        var index = 0
        while index < bounds.count, value > bounds[index] { index += 1 }
        buckets[index].add()
        sum.add(value)
    }

    /// Cumulated counts, one a bound and the total, with the sum of all values.
    var snapshot: (counts: [UInt64], sum: Double) {
        var total: UInt64 = 0
        let counts = buckets.map { bucket in
            total += bucket.value
            return total
        }
        return (counts, sum.value)
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
