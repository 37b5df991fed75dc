internal import Contracts
internal import ServiceKit
internal import Wire

/// How far a device has read what its person keeps.
struct SyncCursor: ListCursor {
    let user: UserID
    /// The last change that was read.
    let change: Int64
    /// What was forgotten when the device began to read: of that it has nothing.
    let forgotten: Int64

    init(user: UserID, change: Int64, forgotten: Int64) {
        (self.user, self.change, self.forgotten) = (user, change, forgotten)
    }

    private static let word = "sync"

    init(values: inout CursorReader) throws(APIError) {
        try values.expect(Self.word)
        self.init(user: try values.next(), change: try values.next(), forgotten: try values.next())
    }

    /// - Throws: `cursorRefusal` for the cursor of somebody else.
    init(reading token: OpaqueToken, of user: UserID) throws(APIError) {
        try self.init(reading: token)
        guard self.user == user else { throw .cursorRefusal }
    }

    var values: [any CursorValue] { [Self.word, user, change, forgotten] }

    /// Whether everything that happened since can be told: no tombstone is forgotten that this device has not seen, and the numbers are
    /// of this database and not of one that went on and was restored.
    func isGood(forgotten now: Int64, last: Int64) -> Bool { change <= last && now <= max(change, forgotten) }
}
