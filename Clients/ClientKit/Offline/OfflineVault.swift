internal import JSONCoding
internal import Locking
public import PlatformCore
public import Wire

/// What goes with an account, and not with a session.
public protocol UserVault: Sendable {
    /// Removes everything of a person. What was opened for them before writes nothing any more.
    func wipe(_ user: UserID) throws(TokenStoreError)
    /// Whether signing out empties it, unless the person said that what is unsent shall be kept. Not so where an engine asks before it
    /// removes its own.
    var isEmptiedBySigningOut: Bool { get }
}

extension UserVault {
    public var isEmptiedBySigningOut: Bool { false }
}

/// What of an app may never be lost, such as work under way and outboxes, sealed for one account each. It is no cache: signing out leaves
/// it, unless the person said that it shall go. The engine, whatever else keeps something in it and the session get the same one.
public struct OfflineVault<Entry: VaultEntry>: UserVault {
    let files: VaultFiles

    /// - Parameters:
    ///   - directory: holds nothing else, and is none of a session's caches; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        files = VaultFiles(FileUserCache(directory: directory, sealing: sealing, random: random))
    }

    public func wipe(_ user: UserID) throws(TokenStoreError) { try files.wipe(user) }

    /// Removes what writes left that did not come to their end.
    func tidy(_ user: UserID) throws(TokenStoreError) {
        try files.tidy(except: Entry.allCases.flatMap { $0.slots }, of: user)
    }
}

/// The files of a vault, and which of its people were not wiped since somebody opened something of theirs.
final class VaultFiles: Sendable {
    private let files: FileUserCache
    private let visits = Lock(Visits())

    init(_ files: FileUserCache) { self.files = files }

    func visit(_ user: UserID) -> Visit { visits.withLock { $0.begin(user) } }
    func isCurrent(_ visit: Visit) -> Bool { visits.withLock { $0.isCurrent(visit) } }

    func read(_ name: String, of user: UserID) throws(TokenStoreError) -> [UInt8]? { try files.read(name, of: user) }

    /// Nothing is written once the person was wiped.
    func write(_ bytes: [UInt8], _ name: String, _ visit: Visit) throws(TokenStoreError) {
        try visits.withLock { visits throws(TokenStoreError) in
            guard visits.isCurrent(visit) else { return }
            try files.write(bytes, name, of: visit.user)
        }
    }

    func tidy(except names: [String], of user: UserID) throws(TokenStoreError) { try files.removeAll(except: names, of: user) }

    func wipe(_ user: UserID) throws(TokenStoreError) {
        try visits.withLock { visits throws(TokenStoreError) in
            visits.end(user)
            try files.wipe(user)
        }
    }
}

/// What is kept in a vault: a `String` enum of its own for each vault.
public protocol VaultEntry: RawRepresentable<String>, CaseIterable, Sendable {}

extension VaultEntry {
    var slots: [String] { [rawValue + ".0", rawValue + ".1"] }
}

/// A value with the number of its save.
struct VaultPage<Value: DTO>: DTO {
    let number: Int64
    let value: Value?
    static var example: Self { VaultPage(number: 1, value: Value.example) }
}

/// One value in a vault, in two files that are written in turns: whatever happens to the one that is being written, also on a disk that
/// does not keep its promises, the other one has the value from before.
struct VaultSlot<Value: DTO>: Sendable {
    private let files: VaultFiles
    private let slots: [String]
    private let visit: Visit
    /// Of the page that was saved last, 0 for none; nil until the disk was asked.
    private var number: Int64?
    /// Whether it is known what is there. Where it cannot be read for good, there is nothing.
    var isRead: Bool { number != nil }

    init<Entry: VaultEntry>(_ entry: Entry, of user: UserID, in vault: OfflineVault<Entry>) {
        files = vault.files
        slots = entry.slots
        visit = vault.files.visit(user)
    }

    /// The value that was saved last; nil when there is none.
    /// - Throws: when something is there and none of it can be read; it begins anew then. Not so when it is the system that refuses, as
    ///   before the device was unlocked: what it holds back may be the newest page, so nothing is written until it gives it.
    mutating func load() throws(TokenStoreError) -> Value? {
        var newest: VaultPage<Value>?, problem: TokenStoreError?
        for slot in slots {
            do throws(TokenStoreError) {
                guard let bytes = try files.read(slot, of: visit.user) else { continue }
                guard let page = try? InputDecoder.decode(VaultPage<Value>.self, from: bytes) else { throw .unknownFormat }
                if page.number > newest?.number ?? 0 { newest = page }
            } catch {
                if case .system = error { throw error }
                problem = error
            }
        }
        number = newest?.number ?? 0
        if newest == nil, let problem { throw problem }
        return newest?.value
    }

    /// When it returns, the value is on the disk; when it throws, the former one still is.
    mutating func save(_ value: Value?) throws(TokenStoreError) {
        let next = try lastNumber() + 1
        guard let bytes = try? JSONWriter.encode(VaultPage(number: next, value: value)) else { throw .unknownFormat }
        try files.write(bytes, slots[Int(next % 2)], visit)
        number = next
    }

    /// A page with a smaller number than one that is there would be written for nothing.
    private mutating func lastNumber() throws(TokenStoreError) -> Int64 {
        if !isRead {
            do throws(TokenStoreError) { _ = try load() } catch { if !isRead { throw error } }
        }
        return number ?? 0
    }
}
