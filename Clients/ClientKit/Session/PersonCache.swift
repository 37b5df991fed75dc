public import Contracts
internal import Locking
public import PlatformCore
public import Wire

/// A person as a device knows them. GTSD-P-4.3-04.
public struct KnownPerson: DTO {
    /// With id, email, name, phone and whether the first questions were answered.
    public let account: Account
    /// When the service said so.
    public let syncedAt: Instant
    public static let example = KnownPerson(account: .example, syncedAt: .example)
}

/// Who the people of a device are, as the service said it last. Give it to the session as one of its `UserCaches`.
public final class PersonCache: UserCache {
    private struct Person: Shelf {
        var known: KnownPerson?
        private static let name = "person"
        init() {}
        init(_ files: ShelfFiles) { known = files.read(KnownPerson.self, Self.name) }
        mutating func save(after former: Person, in files: ShelfFiles) throws(TokenStoreError) {
            guard let known, known != former.known else { return }
            try files.write(known, Self.name)
        }
    }
    private let shelves: Shelves<Person>

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        shelves = Shelves(directory: directory, sealing: sealing, random: random)
    }

    public func person(_ user: UserID) -> KnownPerson? { shelves.read(user) { $0.known } }

    /// Asks the service who the person is, and keeps it.
    @discardableResult
    public func sync(_ session: SessionManager, _ user: UserID) async throws(ClientError) -> KnownPerson {
        let visit = shelves.visit(user)
        let account = try await session.me()
        guard account.id == user else { throw .unauthorized }
        let known = KnownPerson(account: account, syncedAt: session.clock.now())
        try? shelves.change(visit) { $0.known = known }
        return known
    }

    public func wipe(_ user: UserID) throws(TokenStoreError) { try shelves.wipe(user) }
    public func wipeAll(except user: UserID) throws(TokenStoreError) { try shelves.wipeAll(except: user) }
}
