internal import Contracts
internal import Synchronization
internal import Wire

/// How many streams of their exports somebody has open in this process. Each asks the database several times a second, so the oldest gives
/// way to one too many.
final class ExportWatchers: Sendable {
    static let streamsPerPerson = 10

    private struct Open {
        var last: Int64 = 0
        /// Oldest first.
        var streams: [UserID: [Int64]] = [:]
    }
    private let open = Mutex(Open())

    /// - Returns: the stream's number.
    func begin(_ person: UserID) -> Int64 {
        open.withLock { open in
            open.last += 1
            var streams = open.streams[person] ?? []
            if streams.count >= Self.streamsPerPerson { streams.removeFirst() }
            streams.append(open.last)
            open.streams[person] = streams
            return open.last
        }
    }

    /// Whether no newer stream has taken its place.
    func isOpen(_ stream: Int64, of person: UserID) -> Bool { open.withLock { $0.streams[person]?.contains(stream) == true } }

    func end(_ stream: Int64, of person: UserID) {
        open.withLock { open in
            open.streams[person]?.removeAll { $0 == stream }
            if open.streams[person]?.isEmpty == true { open.streams[person] = nil }
        }
    }
}
