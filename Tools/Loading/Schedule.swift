internal import Glibc

/// When the runs of an open loop are meant to start, from the beginning of the load. The same seed gives the same times.
struct Schedule {
    private let curve: RateCurve
    private let arrivals: LoadPlan.Arrivals
    private var state: UInt64
    /// Even arrivals: how many runs have been given; Poisson arrivals: how many should be due by the last one.
    private var reached = 0.0

    init(_ curve: RateCurve, arrivals: LoadPlan.Arrivals, seed: UInt64) {
        self.curve = curve
        self.arrivals = arrivals
        state = seed
    }

    /// nil when no more are due before the end.
    mutating func next() -> Duration? {
        // Independent arrivals at a changing rate are those of rate 1, on a clock that runs as fast as runs become due.
        if arrivals == .poisson { reached += -log(1 - uniform()) }
        guard let moment = curve.moment(of: reached) else { return nil }
        if arrivals == .even { reached += 1 }
        return .nanoseconds(Int64((moment * 1e9).rounded()))
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
