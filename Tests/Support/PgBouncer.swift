internal import Glibc
public import Platform

/// Debian's PgBouncer in transaction mode in front of a PostgreSQL server, on a free port of 127.0.0.1, for as long as a closure runs.
public enum PgBouncer {
    /// PgBouncer refuses to run as root; then it runs as `postgres`, or `nobody`.
    private static let script = """
        trap '' INT TERM HUP
        dir=$1
        chmod 755 "$dir"
        if [ "$(id -u)" -eq 0 ]; then
            user=postgres; id postgres >/dev/null 2>&1 || user=nobody
            chown -R "$user" "$dir"; as="setpriv --reuid=$user --regid=$(id -g "$user") --clear-groups"
        fi
        $as pgbouncer "$dir/pgbouncer.ini" >"$dir/log" 2>&1 &
        child=$!
        for i in $(seq 100); do grep -q "process up" "$dir/log" && break; sleep 0.05; done
        tail -n 3 "$dir/log"
        exec >/dev/null
        cat >/dev/null
        kill -KILL $child
        rm -rf "$dir"
        """

    /// - Parameters:
    ///   - url: of a database on 127.0.0.1 that trusts its user.
    ///   - sessions: the most connections that it has to the server.
    ///   - body: gets the URL through PgBouncer.
    public static func inFront<T: Sendable>(of url: Secret, sessions: Int, _ body: (Secret) async throws -> T) async throws -> T {
        let text = url.reveal()
        guard let at = text.firstIndex(of: "@"), let slash = text.lastIndex(of: "/"), let colon = text[at...].firstIndex(of: ":") else {
            throw PostgresUnavailable(description: "PgBouncer needs a URL with a user and a port")
        }
        let database = text[text.index(after: slash)...], server = text[text.index(after: colon)..<slash]
        let user = text[..<at].split(separator: "/").last ?? "postgres"
        let port = try ServerProcess.freePort()
        var template = Array("/tmp/barbell-pgbouncer-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw PostgresUnavailable(description: "mkdtemp failed: \(errno)") }
        let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let settings = """
            [databases]
            \(database) = host=127.0.0.1 port=\(server) user=\(user)
            [pgbouncer]
            listen_addr = 127.0.0.1
            listen_port = \(port)
            unix_socket_dir =
            auth_type = any
            pool_mode = transaction
            default_pool_size = \(sessions)

            """
        guard let file = fopen(directory + "/pgbouncer.ini", "w") else { throw PostgresUnavailable(description: "fopen failed: \(errno)") }
        fputs(settings, file)
        fclose(file)
        let (process, said) = try ServerProcess.start(script, [directory])
        defer { process.stop() }
        guard said.contains("process up") else { throw PostgresUnavailable(description: "install pgbouncer: it did not start: \(said)") }
        return try await body(Secret("postgresql://\(user)@127.0.0.1:\(port)/\(database)"))
    }
}
