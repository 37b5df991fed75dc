/// How much load, and for how long.
public struct LoadPlan: Sendable, Equatable {
    public enum Shape: Sendable, Equatable {
        /// Open loop: runs of the flow start at this rate, whatever the services do.
        case rate(perSecond: Double, arrivals: Arrivals)
        /// Open loop: the rate goes from `start` to that of each stage in turn. The warm-up is at `start`.
        case stages([LoadStage], from: Double, arrivals: Arrivals)
        /// Closed loop: this many people, each starting again when done.
        case users(Int)
    }

    public enum Arrivals: String, Sendable, CaseIterable {
        /// One every 1/rate seconds.
        case even
        /// Independent of each other, as people are: gaps are drawn from the exponential distribution.
        case poisson
    }

    public static let maximumRate = 100_000.0
    public static let maximumWorkers = 1024

    public var shape: Shape
    /// How long is measured, after the warm-up.
    public var duration: Duration
    /// Load without measuring, before.
    public var warmUp: Duration
    /// Open loop: at most this many runs of the flow at the same time.
    public var workers: Int
    public var seed: UInt64

    public init(_ shape: Shape, duration: Duration, warmUp: Duration = .zero, workers: Int = 64, seed: UInt64 = 0) {
        self.shape = shape
        self.duration = duration
        self.warmUp = warmUp
        self.workers = workers
        self.seed = seed
    }

    /// A load in stages, which say how long it is.
    public init(
        stages: [LoadStage], from start: Double = 0, arrivals: Arrivals = .even, warmUp: Duration = .zero, workers: Int = 64,
        seed: UInt64 = 0
    ) {
        let duration = stages.reduce(.zero) { $0 + $1.duration }
        self.init(.stages(stages, from: start, arrivals: arrivals), duration: duration, warmUp: warmUp, workers: workers, seed: seed)
    }

    /// What is wrong with its stages, and what to do; nil when nothing is.
    public var problem: String? {
        guard case .stages(let stages, let start, _) = shape else { return nil }
        if stages.count > LoadStage.maximumCount { return "at most \(LoadStage.maximumCount) stages, not \(stages.count)" }
        if duration == .zero { return "the stages take no time; one of them needs some, such as --stage 30s:50" }
        if start == 0, stages.allSatisfy({ $0.rate == 0 }) { return "no stage has a rate; one of them needs some, such as --stage 30s:50" }
        return nil
    }

    /// What is due when, from the beginning of the warm-up; nil in a closed loop, where nothing is.
    var curve: RateCurve? {
        switch shape {
        case .rate(let rate, _): RateCurve(from: rate, [LoadStage(warmUp + duration, rate: rate)])
        case .stages(let stages, let start, _): RateCurve(from: start, [LoadStage(warmUp, rate: start)] + stages)
        case .users: nil
        }
    }

    var arrivals: Arrivals {
        switch shape {
        case .rate(_, let arrivals), .stages(_, _, let arrivals): arrivals
        case .users: .even
        }
    }

    /// How many threads carry it.
    var threads: Int { if case .users(let count) = shape { count } else { workers } }
    var isOpen: Bool { if case .users = shape { false } else { true } }
}
