internal import CPQ
internal import Platform
internal import Synchronization
internal import Wire

/// The servers that a connection string names, asked one at a time: libpq's own walk through a list has no limit for each of them when it
/// does not block, so a server that is gone would use up the time of those after it.
final class PostgresServers: Sendable {
    private let url: Secret
    /// What replaces the string's own lists, a server each; one without replacements when the string is not understood here.
    private let servers: [[String: String]]
    /// Of each, whether its address has to be looked up.
    private let isNamed: [Bool]
    private let first = Atomic<Int>(0)

    var count: Int { servers.count }

    init(url: Secret) {
        self.url = url
        let lists = Self.lists(of: url.reveal())
        servers = Self.servers(lists)
        isNamed = servers.indices.map { Self.isNamed(lists, $0) }
    }

    /// The server that was last good, then those after it.
    func parameters(attempt: Int, _ options: PostgresOptions) -> [(keyword: String, value: String)] {
        let number = number(attempt)
        // What comes after the string overrides it, what comes before gives way to it.
        return [
            ("target_session_attrs", "read-write"), ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
            ("tcp_user_timeout", String((options.answerLimit ?? .seconds(30)).milliseconds)), ("dbname", url.reveal()),
            ("client_encoding", "UTF8"), ("fallback_application_name", "barbell"),
        ] + servers[number].sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Whether to connect to it may block, until its name is looked up.
    func isNamed(attempt: Int) -> Bool { isNamed[number(attempt)] }

    private func number(_ attempt: Int) -> Int { (first.load(ordering: .relaxed) + attempt) % servers.count }

    /// The next connections are tried there first.
    func prefer(attempt: Int) { if attempt > 0 { first.add(attempt, ordering: .relaxed) } }

    /// What a connection string says of its servers; nothing when it is not understood here.
    private static func lists(of url: String) -> [String: [String]] {
        guard let options = PQconninfoParse(url, nil) else { return [:] }
        defer { PQconninfoFree(options) }
        var lists: [String: [String]] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            let name = String(cString: keyword)
            if ["host", "hostaddr", "port"].contains(name), let value = option.pointee.val {
                lists[name] = String(cString: value).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            }
            option += 1
        }
        return lists
    }

    private static func isNamed(_ lists: [String: [String]], _ index: Int) -> Bool {
        func value(_ name: String) -> String {
            guard let list = lists[name], !list.isEmpty else { return "" }
            return list.count == 1 ? list[0] : index < list.count ? list[index] : ""
        }
        let host = value("host")
        return value("hostaddr").isEmpty && !host.isEmpty && !host.hasPrefix("/") && IPAddress(host) == nil
    }

    private static func servers(_ lists: [String: [String]]) -> [[String: String]] {
        let count = lists.values.map(\.count).max() ?? 1
        guard count > 1 else { return [[:]] }
        // One port serves every host of a list.
        return (0..<count).map { index in lists.mapValues { $0.count == 1 ? $0[0] : index < $0.count ? $0[index] : "" } }
    }
}
