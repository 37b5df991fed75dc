internal import EventLoop
internal import Glibc
public import Platform
internal import PostgresStorage

/// A PostgreSQL server for the tests of this process: started when first asked for, in a directory of its own, on 127.0.0.1 and
/// a free port, and stopped and removed when this process ends, however it ends. Each test gets a fresh database.
///
/// With `BARBELL_TEST_POSTGRES_URL` in the environment that server is used instead; its user must be allowed to create databases.
/// So `Tools/test` gives all its test processes one server.
///
/// The server's own durability is not what these tests prove, so it runs with `fsync`, `full_page_writes` and
/// `synchronous_commit`'s wait for the disk as cheap as they get; what is committed still survives a killed backend.
/// PostgreSQL refuses to run as root; then `setpriv` runs it as `postgres`, or `nobody`.
public actor PostgresServer {
    public static let shared = PostgresServer()

    private var url: String?
    private var loops: EventLoopGroup?
    private var count = 0
    /// The databases that others are copies of, by what is in them.
    private var templates: [String: Task<String, any Error>] = [:]
    /// The server stops when the last copy of this descriptor is closed.
    private var lifeline: Int32 = -1

    /// Runs `body` with the URL of a database of its own, dropped afterwards. Text is UTF-8 and sorts by code point, as in SQLite.
    /// - Parameter template: what is in it at the beginning; nothing when nil.
    public static func withDatabase<T: Sendable>(
        like template: PostgresTemplate? = nil, _ body: (Secret) async throws -> T
    ) async throws -> T {
        let (name, url) = try await shared.create(like: template)
        do {
            let value = try await body(url)
            try await shared.drop(name)
            return value
        } catch {
            try? await shared.drop(name)
            throw error
        }
    }

    /// Stops the server; the next use starts another.
    public func stop() {
        if lifeline >= 0 { close(lifeline) }
        lifeline = -1
        url = nil
        templates = [:]
    }

    private func create(like template: PostgresTemplate?) async throws -> (name: String, url: Secret) {
        guard let template else { return try await create(from: "template0") }
        // The first who asks makes it, and the others wait for that.
        let task = templates[template.content] ?? Task { try await self.make(template) }
        templates[template.content] = task
        return try await create(from: task.value)
    }

    /// - Returns: the name of a database with the template's content, to which nobody is connected any more.
    private func make(_ template: PostgresTemplate) async throws -> String {
        let (name, url) = try await create(from: "template0")
        try await template.fill(url)
        return name
    }

    private func create(from source: String) async throws -> (name: String, url: Secret) {
        let base = try start()
        count += 1
        let name = "barbell_test_\(getpid())_\(count)"
        // Files are copied at once and not written through the log, of which nothing is to be recovered: half the time.
        try await administer(
            "CREATE DATABASE \(name) TEMPLATE \(source) STRATEGY FILE_COPY ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'")
        return (name, Secret(Self.replacingDatabase(of: base, by: name)))
    }

    private func drop(_ name: String) async throws { try await administer("DROP DATABASE IF EXISTS \(name) WITH (FORCE)") }

    private func administer(_ statement: String) async throws {
        let loops = try self.loops ?? EventLoopGroup(count: 1, name: "postgres-test")
        self.loops = loops
        try await PostgresDatabase.administer(url: Secret(try start()), loops: loops, [statement])
    }

    private func start() throws -> String {
        if let url { return url }
        if let given = getenv("BARBELL_TEST_POSTGRES_URL") {
            url = String(cString: given)
        } else {
            let port = try PostgresProcess.freePort()
            lifeline = try PostgresProcess.start(port: port)
            url = "postgresql://postgres@127.0.0.1:\(port)/postgres"
        }
        return url ?? ""
    }

    /// `postgresql://user@host:port/database?options` with another database.
    private static func replacingDatabase(of url: String, by name: String) -> String {
        let parts = url.split(separator: "?", maxSplits: 1)
        let address = parts[0].split(separator: "/", omittingEmptySubsequences: false)
        return address.prefix(3).joined(separator: "/") + "/" + name + (parts.count > 1 ? "?" + parts[1] : "")
    }
}

/// What many databases have in common, made once in a process and then copied, which is faster than to make it every time.
public struct PostgresTemplate: Sendable {
    /// Tells what is in it: templates with the same text are taken for the same.
    let content: String
    /// Fills an empty database and closes its connections to it.
    let fill: @Sendable (Secret) async throws -> Void

    public init(content: String, fill: @escaping @Sendable (Secret) async throws -> Void) {
        self.content = content
        self.fill = fill
    }
}

/// Where tests put databases: in memory when `BARBELL_TEST_MEMORY` names such a folder, as `Tools/test` does, because tests would
/// otherwise mostly wait for a disk. What the databases do is the same; that a disk has what was written is proven by no test, as
/// none cuts the power.
public enum DatabaseFolder {
    public static let root = getenv("BARBELL_TEST_MEMORY").map { String(cString: $0) } ?? "/tmp"
}

/// The tests that need PostgreSQL cannot run.
public struct PostgresUnavailable: Error, CustomStringConvertible {
    public let description: String
}

/// Starting the server and tying its life to this process's.
private enum PostgresProcess {
    /// The shell waits for the end of its standard input, which comes when this process closes the other end or dies.
    static let script = """
        trap '' INT TERM HUP
        dir=$1 bin=$2 port=$3
        options="-p $port -h 127.0.0.1 -k $dir -c fsync=off -c full_page_writes=off -c max_connections=300 -c shared_buffers=32MB"
        if "$bin/initdb" -D "$dir/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$dir/log" 2>&1 &&
            "$bin/pg_ctl" -D "$dir/data" -l "$dir/log" -w -o "$options" start >>"$dir/log" 2>&1
        then echo ready; else tail -n 5 "$dir/log"; fi
        exec >/dev/null
        cat >/dev/null
        "$bin/pg_ctl" -D "$dir/data" -m immediate stop
        rm -rf "$dir"
        """

    /// - Returns: the descriptor that keeps the server running.
    static func start(port: Int) throws -> Int32 {
        let bin = try binaries()
        var template = Array("\(DatabaseFolder.root)/barbell-postgres-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw PostgresUnavailable(description: "mkdtemp failed: \(errno)") }
        let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var command: [String] = ["/bin/sh", "-c", script, "sh", directory, bin, String(port)]
        if geteuid() == 0 {
            guard let entry = getpwnam("postgres") ?? getpwnam("nobody") else {
                throw PostgresUnavailable(description: "PostgreSQL needs an unprivileged user: postgres or nobody")
            }
            chown(directory, entry.pointee.pw_uid, entry.pointee.pw_gid)
            let user = entry.pointee.pw_uid, group = entry.pointee.pw_gid
            command = ["/usr/bin/env", "setpriv", "--reuid=\(user)", "--regid=\(group)", "--clear-groups"] + command
        }
        let (output, lifeline) = try spawn(command)
        defer { close(output) }
        let answer = readAll(output)
        guard answer.hasPrefix("ready") else {
            close(lifeline)
            throw PostgresUnavailable(description: "PostgreSQL did not start: \(answer)")
        }
        return lifeline
    }

    static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let done = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard done else { throw PostgresUnavailable(description: "no free port: \(errno)") }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func binaries() throws -> String {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let debian = (9...30).reversed().map { "/usr/lib/postgresql/\($0)/bin" }
        for directory in debian + path.split(separator: ":").map(String.init) where access("\(directory)/initdb", X_OK) == 0 {
            return directory
        }
        throw PostgresUnavailable(description: "initdb was not found: install postgresql")
    }

    private static func spawn(_ command: [String]) throws -> (output: Int32, input: Int32) {
        var input: [Int32] = [-1, -1], output: [Int32] = [-1, -1]
        guard pipe(&input) == 0, pipe(&output) == 0 else {
            throw PostgresUnavailable(description: "pipe failed: \(errno)")
        }
        // No other child may hold the lifeline.
        for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        defer { close(input[0]); close(output[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input[0], 0)
        posix_spawn_file_actions_adddup2(&actions, output[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child = pid_t()
        let failed = posix_spawn(&child, command[0], &actions, nil, &arguments, environ)
        guard failed == 0 else { throw PostgresUnavailable(description: "posix_spawn failed: \(failed)") }
        return (output[0], input[1])
    }

    private static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(contentsOf: buffer[..<count])
        }
    }
}
