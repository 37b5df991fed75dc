/// Growing pauses with jitter, so that those who collided do not meet again.
struct Backoff {
    private var ceiling: Duration
    private let limit: Duration

    init(first: Duration, limit: Duration) {
        ceiling = first
        self.limit = limit
    }

    mutating func next() -> Duration {
        defer { ceiling = min(ceiling * 2, limit) }
        return ceiling * Double.random(in: 0.5...1)
    }
}
