/// Connections of one loop that have sent a part of a request, or nothing yet, by how long that is. Each is looked at once for each
/// time it lined up, so that finding the one to go costs nothing in the long run.
struct WaitingLine {
    private var line: [Entry] = []
    private var first = 0
    /// How many there were after the last sweep.
    private var lastCount = 32

    private struct Entry {
        weak var connection: Connection?
        /// When it lined up, in ticks of its listener.
        let since: Int
        /// Bytes of its body when it lined up.
        let progress: Int
    }

    mutating func append(_ connection: Connection, at now: Int) {
        // Most have left long before they are looked at.
        if line.count >= 2 * lastCount { compact() }
        line.append(Entry(connection: connection, since: now, progress: connection.arrivedBytes))
    }

    /// The connection that has kept others waiting for longest. One whose body goes on lines up again.
    /// - Parameters:
    ///   - before: who has lined up since then stays, in ticks.
    ///   - progress: bytes of a body.
    mutating func takeLongest(before: Int, progress: Int, at now: Int) -> Connection? {
        for _ in 0..<Self.looks {
            guard first < line.count, line[first].since <= before else { break }
            let entry = line[first]
            first += 1
            guard let connection = entry.connection, connection.isUnfinished else { continue }
            if connection.arrivedBytes - entry.progress < progress { return connection }
            line.append(Entry(connection: connection, since: now, progress: connection.arrivedBytes))
        }
        return nil
    }

    private mutating func compact() {
        line = line[first...].filter { $0.connection?.isUnfinished ?? false }
        first = 0
        lastCount = max(line.count, 32)
    }

    /// How many are looked at for one that arrives.
    private static let looks = 64
}
