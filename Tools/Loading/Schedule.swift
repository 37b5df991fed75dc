internal import Glibc

/// When the runs of an open loop are meant to start, from the beginning of the load. The same seed gives the same times.
struct Schedule {
    private let rate: Double
    private let arrivals: LoadPlan.Arrivals
    private var state: UInt64
    private var drawn: UInt64 = 0
    /// In seconds; where Poisson arrivals have come to.
    private var reached = 0.0

    init(rate: Double, arrivals: LoadPlan.Arrivals, seed: UInt64) {
        self.rate = rate
        self.arrivals = arrivals
        state = seed
    }

    mutating func next() -> Duration {
        defer { drawn += 1 }
        switch arrivals {
        case .even: return .nanoseconds(Int64((Double(drawn) / rate * 1e9).rounded()))
        case .poisson:
            reached += -log(1 - uniform()) / rate
            return .nanoseconds(Int64((reached * 1e9).rounded()))
        }
    }

    /// From 0 up to, and without, 1 (SplitMix64).
    private mutating func uniform() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return Double((mixed ^ mixed >> 31) >> 11) * 0x1p-53
    }
}
