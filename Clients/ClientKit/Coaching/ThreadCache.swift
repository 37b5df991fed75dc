internal import Contracts
internal import JSONCoding
internal import Locking
public import PlatformCore
public import Wire

/// A person's thread on the device, as the service said it last, to be read without a connection. Give it to the session as one of its
/// `UserCaches`: it is empty once the person has signed out. AUTH-05-b.
public final class ThreadCache: UserCache {
    private struct State {
        var threads: [UserID: ThreadModel] = [:]
        var visits = Visits()
    }

    private static let name = "thread"
    private let files: FileUserCache
    private let state = Lock(State())

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        files = FileUserCache(directory: directory, sealing: sealing, random: random)
    }

    public func thread(of user: UserID) -> ThreadModel { state.withLock { thread(of: user, &$0) } }

    func visit(_ user: UserID) -> Visit { state.withLock { $0.visits.begin(user) } }

    /// Changes what is shown, and keeps it before it returns; not once the person has left.
    func change<Value>(_ visit: Visit, _ body: (inout ThreadModel) -> Value) throws(TokenStoreError) -> Value? {
        try state.withLock { state throws(TokenStoreError) in
            guard state.visits.isCurrent(visit) else { return nil }
            let former = thread(of: visit.user, &state)
            var thread = former
            let value = body(&thread)
            if thread != former {
                guard let bytes = try? JSONWriter.encode(thread.kept()) else { throw .unknownFormat }
                try files.write(bytes, Self.name, of: visit.user)
                state.threads[visit.user] = thread
            }
            return value
        }
    }

    /// What a cache cannot read, it does not have.
    private func thread(of user: UserID, _ state: inout State) -> ThreadModel {
        if let thread = state.threads[user] { return thread }
        let bytes = (try? files.read(Self.name, of: user)) ?? nil
        let thread = bytes.flatMap { try? InputDecoder.decode(ThreadModel.self, from: $0) } ?? ThreadModel()
        state.threads[user] = thread
        return thread
    }

    public func wipe(_ user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.end(user)
            state.threads[user] = nil
            try files.wipe(user)
        }
    }

    public func wipeAll(except user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.endAll(except: user)
            state.threads = state.threads.filter { $0.key == user }
            try files.wipeAll(except: user)
        }
    }
}
