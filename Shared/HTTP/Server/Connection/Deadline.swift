/// When a connection has been waited for long enough, in ticks of its listener; where bytes trickle, with the mark from which
/// their progress counts.
struct Deadline {
    private var tick: Int
    private var mark: Int

    static let none = Deadline(.max)

    init(_ tick: Int, mark: Int = 0) { (self.tick, self.mark) = (tick, mark) }

    var isNone: Bool { tick == .max }
    func isReached(at now: Int) -> Bool { now >= tick }

    /// Another span for those that got on by `least` since the mark.
    /// - Returns: whether it was granted; never without a mark.
    mutating func extend(to tick: Int, mark: Int?, least: Int) -> Bool {
        guard let mark, mark - self.mark >= least else { return false }
        self = Deadline(tick, mark: mark)
        return true
    }
}
