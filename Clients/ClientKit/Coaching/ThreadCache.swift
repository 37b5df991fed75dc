internal import Contracts
public import PlatformCore
public import Wire

/// A person's thread on the device, as the service said it last, to be read without a connection. Give it to the session as one of its
/// `UserCaches`: it is empty once the person has signed out. AUTH-05-b.
public final class ThreadCache: UserCache {
    private let shelves: Shelves<ThreadModel>

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        shelves = Shelves(directory: directory, sealing: sealing, random: random)
    }

    public func thread(of user: UserID) -> ThreadModel { shelves.read(user) { $0 } }

    func visit(_ user: UserID) -> Visit { shelves.visit(user) }
    func change<Value>(_ visit: Visit, _ body: (inout ThreadModel) -> Value) throws(TokenStoreError) -> Value? {
        try shelves.change(visit, body)
    }

    public func wipe(_ user: UserID) throws(TokenStoreError) { try shelves.wipe(user) }
    public func wipeAll(except user: UserID) throws(TokenStoreError) { try shelves.wipeAll(except: user) }
}

extension ThreadModel: Shelf {
    private static let name = "thread"

    init(_ files: ShelfFiles) { self = files.read(Self.self, Self.name) ?? Self() }

    mutating func save(after former: ThreadModel, in files: ShelfFiles) throws(TokenStoreError) {
        if self != former { try files.write(kept(), Self.name) }
    }
}
