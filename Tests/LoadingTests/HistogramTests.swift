import Testing

@testable import Loading

/// A small generator that repeats.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite struct HistogramTests {
    /// Nearest rank over the values themselves.
    private func exact(_ values: [UInt64], _ share: Double) -> UInt64 {
        let sorted = values.sorted()
        let rank = max(1, Int((share / 100 * Double(sorted.count)).rounded(.up)))
        return sorted[rank - 1]
    }

    private static let shares: [Double] = [0.1, 1, 25, 50, 75, 90, 95, 99, 99.9, 99.99, 100]

    @Test(arguments: [1, 2, 3, 10, 1000, 20_000], 1...4)
    func percentilesAreAtMostOnePercentOff(count: Int, seed: Int) {
        var numbers = Numbers(state: UInt64(seed &* 7919 &+ count))
        var histogram = Histogram()
        let values = (0..<count).map { _ -> UInt64 in
            // As many short as long ones, from nanoseconds to hours.
            let magnitude = UInt64.random(in: 0...42, using: &numbers)
            return UInt64.random(in: 0...(1 << magnitude), using: &numbers)
        }
        for value in values { histogram.record(value) }
        #expect(histogram.count == UInt64(count))
        #expect(histogram.maximum == values.max())
        #expect(histogram.minimum == values.min())
        for share in Self.shares {
            let (wanted, got) = (exact(values, share), histogram.percentile(share))
            let difference = wanted > got ? wanted - got : got - wanted
            #expect(Double(difference) <= Double(wanted) * 0.005, "p\(share) of \(count): \(got), not \(wanted)")
        }
        let mean = Double(values.reduce(0, +)) / Double(count)
        #expect(abs(Double(histogram.mean) - mean) <= mean * 0.001 + 1)
    }

    @Test func smallValuesAreExact() {
        var histogram = Histogram()
        for value in 0..<256 { histogram.record(UInt64(value)) }
        #expect(histogram.percentile(50) == 127)
        #expect(histogram.percentile(100) == 255)
        #expect(histogram.percentile(0) == 0)
    }

    @Test func mergingIsRecordingBoth() {
        var numbers = Numbers(state: 5)
        var (left, right, both) = (Histogram(), Histogram(), Histogram())
        for index in 0..<5000 {
            let value = UInt64.random(in: 0...10_000_000, using: &numbers) << (index % 3 == 0 ? 8 : 0)
            if index % 2 == 0 { left.record(value) } else { right.record(value) }
            both.record(value)
        }
        var merged = left
        merged.merge(right)
        for share in Self.shares { #expect(merged.percentile(share) == both.percentile(share)) }
        #expect(merged.count == both.count && merged.minimum == both.minimum && merged.maximum == both.maximum)
        var same = left
        same.merge(Histogram())
        #expect(same == left)
        var fresh = Histogram()
        fresh.merge(left)
        #expect(fresh == left)
    }

    @Test func oddValuesDoNoHarm() {
        var histogram = Histogram()
        #expect(histogram.percentile(99) == 0 && histogram.mean == 0 && histogram.maximum == 0)
        histogram.record(.max)
        #expect(histogram.maximum == Histogram.limit)
        histogram.record(Duration.seconds(-5))
        #expect(histogram.minimum == 0)
        histogram.record(Duration.seconds(Int64.max))
        #expect(histogram.count == 3)
    }
}
