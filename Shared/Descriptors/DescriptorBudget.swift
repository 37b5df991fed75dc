internal import Glibc

extension Descriptors {
    /// Raises the number that this process may have open as far as it may by itself.
    /// - Returns: the limit that holds now.
    @discardableResult
    public static func raiseLimit() -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 1024 }
        let most = min(limit.rlim_max, 1 << 20)  // whoever runs over all numbers, as some libraries do, ends some time
        if limit.rlim_cur < most {
            let raised = rlimit(rlim_cur: most, rlim_max: limit.rlim_max)
            if withUnsafePointer(to: raised, { setrlimit(resource, $0) }) == 0 { limit.rlim_cur = most }
        }
        return Int(min(limit.rlim_cur, 1 << 20))
    }

    /// How many are open.
    public static func inUse() -> Int {
        guard let folder = opendir("/proc/self/fd") else { return 64 }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // Without ".", ".." and the descriptor that reads the folder.
        return max(0, count - 3)
    }
}

/// How the descriptors of a process are shared out, so that no number of connections takes what the database, the calls to others and
/// the files need.
public struct DescriptorBudget: Sendable, Hashable {
    /// What the system allows.
    public let limit: Int
    /// Open before the first connection.
    public let inUse: Int
    /// Kept for connections to the database and its files.
    public let database: Int
    /// Kept for calls to others.
    public let peers: Int
    /// Kept for the files of bodies and answers, children and all else.
    public let files: Int
    /// Kept for event streams of others that go on to clients, each of which takes a connection of a client as well.
    public let streams: Int
    /// What connections of clients may use.
    public let connections: Int

    /// - Parameter passesStreamsOn: whether event streams of others go on to clients.
    public init(limit: Int, inUse: Int, passesStreamsOn: Bool = false) {
        self.limit = limit
        self.inUse = inUse
        let free = max(0, limit - inUse)
        database = min(free / 8, 512)
        peers = min(free / 8, 2048)
        files = min(free / 4, 8192)
        let left = free - database - peers - files
        streams = passesStreamsOn ? left / 3 : 0
        connections = left - streams
    }
}
