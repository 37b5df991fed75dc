internal import JSONCoding
public import PlatformCore
public import Wire

/// What of an app may never be lost, such as work under way and outboxes, sealed for one account each. It is no cache: signing out leaves
/// it, unless the person said that it shall go.
public struct OfflineVault<Entry: VaultEntry>: Sendable {
    let files: FileUserCache

    /// - Parameters:
    ///   - directory: holds nothing else, and is none of a session's caches; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        files = FileUserCache(directory: directory, sealing: sealing, random: random)
    }

    /// Removes everything of a person.
    public func wipe(_ user: UserID) throws(TokenStoreError) { try files.wipe(user) }

    /// Removes what writes left that did not come to their end.
    func tidy(_ user: UserID) throws(TokenStoreError) {
        try files.removeAll(except: Entry.allCases.flatMap { $0.slots }, of: user)
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
    private let files: FileUserCache
    private let slots: [String]
    private let user: UserID
    private var number: Int64 = 0

    init<Entry: VaultEntry>(_ entry: Entry, of user: UserID, in vault: OfflineVault<Entry>) {
        files = vault.files
        slots = entry.slots
        self.user = user
    }

    /// The value that was saved last; nil when there is none.
    /// - Throws: when something is there and none of it can be read.
    mutating func load() throws(TokenStoreError) -> Value? {
        var pages: [VaultPage<Value>] = []
        var problem: TokenStoreError?
        for slot in slots {
            do throws(TokenStoreError) {
                guard let bytes = try files.read(slot, of: user) else { continue }
                guard let page = try? InputDecoder.decode(VaultPage<Value>.self, from: bytes) else { throw .unknownFormat }
                pages.append(page)
            } catch {
                problem = error
            }
        }
        guard let newest = pages.max(by: { $0.number < $1.number }) else {
            if let problem { throw problem }
            return nil
        }
        number = newest.number
        return newest.value
    }

    /// When it returns, the value is on the disk; when it throws, the former one still is.
    mutating func save(_ value: Value?) throws(TokenStoreError) {
        guard let bytes = try? JSONWriter.encode(VaultPage(number: number + 1, value: value)) else { throw .unknownFormat }
        try files.write(bytes, slots[Int((number + 1) % 2)], of: user)
        number += 1
    }
}
