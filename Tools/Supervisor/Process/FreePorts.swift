internal import Glibc

internal import JSONCoding
internal import LocalFiles

/// Finds ports that nobody listens on, for each name the one that it had before if that is free again.
public struct FreePorts {
    private var taken: Set<Int> = []
    private var known: [String: Int]

    /// - Parameter known: by name, what an earlier one has found.
    public init(known: [String: Int] = [:]) { self.known = known }

    /// A port of 127.0.0.1 that was not handed out before. It lies below the range that the kernel takes for outgoing connections,
    /// so that it is still free when a service comes back to it.
    public mutating func next(for name: String) -> Int? {
        if let port = known[name], taken.insert(port).inserted, Self.isFree(port, address: "127.0.0.1") { return port }
        for _ in 0..<200 {
            let port = Int.random(in: 20_000..<32_000)
            guard taken.insert(port).inserted, Self.isFree(port, address: "127.0.0.1") else { continue }
            known[name] = port
            return port
        }
        return nil
    }

    /// Reads what was saved; nothing when that is missing or damaged.
    public init(savedAt path: String) {
        let object = (try? Files.read(path)).flatMap { try? JSONParser.parse($0) }?.object ?? [:]
        var known: [String: Int] = [:]
        for (name, port) in object { if let port = port.integer, (1...65_535).contains(port) { known[name] = Int(port) } }
        self.init(known: known)
    }

    /// So that the next start of a stack finds its addresses again. What cannot be written is found anew.
    public func save(at path: String) {
        var object = JSONObject()
        for (name, port) in known.sorted(by: { $0.key < $1.key }) { object[name] = .integer(Int64(port)) }
        try? Files.write(JSONValue.object(object).bytes(pretty: true), to: path, permissions: 0o600, makesFolders: false)
    }

    /// Whether a listener could be opened now. An address that cannot be parsed counts as free: the service will say it better.
    public static func isFree(_ port: Int, address: String) -> Bool {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, String(port), &hints, &list) == 0, let found = list?.pointee else { return true }
        defer { freeaddrinfo(list) }
        let descriptor = socket(found.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var yes: Int32 = 1
        // Connections of an earlier run that linger in TIME_WAIT do not make it taken; a listener does.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        return bind(descriptor, found.ai_addr, found.ai_addrlen) == 0 || errno != EADDRINUSE
    }
}
