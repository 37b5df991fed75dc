/// How much load, and for how long.
public struct LoadPlan: Sendable, Equatable {
    public enum Shape: Sendable, Equatable {
        /// Open loop: runs of the flow start at this rate, whatever the services do.
        case rate(perSecond: Double, arrivals: Arrivals)
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

    /// How many threads carry it.
    var threads: Int { if case .users(let count) = shape { count } else { workers } }
    var isOpen: Bool { if case .rate = shape { true } else { false } }
}
