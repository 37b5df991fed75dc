package import EventLoop

/// Whose turn it is for a connection that was given back.
package enum PostgresLine {
    /// How many from the front may go before the first, and how long the first one puts up with it.
    package static let front = 8
    package static let patience: Duration = .milliseconds(20)

    /// - Parameters:
    ///   - loop: that of the connection. Who runs on it is served without the two hops between threads that it costs anybody else.
    ///   - waiting: the loops of those in the front, the first one's first.
    /// - Returns: the place of whoever is next.
    package static func place(on loop: EventLoop, of waiting: [EventLoop?], firstWaited: Duration) -> Int {
        guard firstWaited <= patience else { return 0 }
        return waiting.prefix(front).firstIndex { $0 === loop } ?? 0
    }
}
