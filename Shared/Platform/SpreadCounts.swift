internal import Synchronization

/// Counts that many threads add to without meeting: each thread, or a few of them, has places of its own, and who reads sums them up. Two
/// cores that add to one place pass its memory to and fro, which costs more than all else that a count is.
///
/// `@unchecked Sendable`: the places are atomics, at an address that never changes.
public final class SpreadCounts: @unchecked Sendable {
    private static let lanes = 4
    /// A line of a processor's cache has 64 bytes: the places of two lanes are never in one.
    private static let line = 8

    private let places: UnsafeMutablePointer<Atomic<UInt64>>
    private let stride: Int
    private let count: Int

    /// - Parameter count: how many counts there are, at least 1.
    public init(count: Int = 1) {
        self.count = count
        stride = (count + Self.line - 1) / Self.line * Self.line
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.lanes * stride * 8, alignment: Self.line * 8)
        places = memory.bindMemory(to: Atomic<UInt64>.self, capacity: Self.lanes * stride)
        for place in 0..<Self.lanes * stride { (places + place).initialize(to: Atomic(0)) }
    }

    deinit {
        places.deinitialize(count: Self.lanes * stride)
        UnsafeMutableRawPointer(places).deallocate()
    }

    private var lane: Int { ThreadNumber.current % Self.lanes * stride }

    /// - Parameter index: which count, from 0 on.
    public func add(_ number: Int, to index: Int = 0) {
        places[lane + index].wrappingAdd(UInt64(bitPattern: Int64(number)), ordering: .relaxed)
    }

    /// Of a count that holds the bits of a `Double`; it is read by `sum`.
    func add(_ number: Double, to index: Int) {
        let place = lane + index
        var current = places[place].load(ordering: .relaxed)
        while true {
            let sum = (Double(bitPattern: current) + number).bitPattern
            let (exchanged, original) = places[place].weakCompareExchange(expected: current, desired: sum, ordering: .relaxed)
            if exchanged { return }
            current = original
        }
    }

    public func value(of index: Int = 0) -> Int {
        Int(Int64(bitPattern: (0..<Self.lanes).reduce(0) { $0 &+ places[$1 * stride + index].load(ordering: .relaxed) }))
    }

    func sum(of index: Int) -> Double {
        (0..<Self.lanes).reduce(0) { $0 + Double(bitPattern: places[$1 * stride + index].load(ordering: .relaxed)) }
    }
}
