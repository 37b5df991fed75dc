import Foundation
import Synchronization
import Testing

/// Replicas that are restarted one after the other while people go on.
@Suite(.timeLimit(.minutes(5))) struct RollingTests {
    @Test func aRollingRestartBehindNginxFailsNobody() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "barbell-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let replicas = try (0..<2).map { _ in try RunningService("auth", folder: folder, settings: ["STOP_DELAY": "1s"]) }
        for replica in replicas { try await replica.start() }
        let nginx = try Nginx(folder: folder, replicas: replicas.map(\.port))
        defer { nginx.stop() }
        let isOver = Flag()
        let port = nginx.port
        // Every caller keeps its connection to nginx, which keeps its own to the replicas.
        async let results = withTaskGroup(of: Tally.self) { group in
            for caller in 0..<8 { group.addTask { await onThread { Self.post(by: caller, port: port, until: isOver) } } }
            return await group.reduce(into: Tally()) { $0.add($1) }
        }
        var ends: [String] = []
        for replica in replicas {
            try await Task.sleep(for: .milliseconds(300))
            replica.terminate()
            ends.append(try await replica.end())
            try await replica.start()
        }
        try await Task.sleep(for: .milliseconds(300))
        isOver.set()
        let tally = await results
        #expect(ends == ["exit 0", "exit 0"])
        #expect(tally.failed.isEmpty, "\(tally.failed.prefix(3)) of \(tally.answered)")
        #expect(tally.answered > 500)
        for replica in replicas { replica.terminate() }
        for replica in replicas { #expect(try await replica.end() == "exit 0") }
    }

    /// Whoever watches `/ready` hears of the end before connections are refused.
    @Test func readyTurnsBeforeTheDoorCloses() async throws {
        let service = try RunningService("auth", settings: ["STOP_DELAY": "2s"])
        defer { service.remove() }
        try await service.start()
        let port = service.port
        let kept = try RawExchange(port: port)
        kept.send("GET /health HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(try kept.answer().head.contains("Connection: close") == false)
        service.terminate()
        var statuses: [Int] = []
        while statuses.last != 503, statuses.count < 1000 {
            statuses.append(try RawExchange.get("/ready", port: port).status)
            try await Task.sleep(for: .milliseconds(2))
        }
        #expect(Set(statuses).isSubset(of: [200, 503]) && statuses.last == 503)
        #expect(try RawExchange.get("/ready", port: port).body.contains(#""field":"process","code":"stopping""#))
        #expect(try RawExchange.get("/health", port: port).status == 200, "all else is served")
        kept.send("GET /health HTTP/1.1\r\nHost: h\r\n\r\n")
        let last = try kept.answer()
        #expect(last.status == 200 && last.head.contains("Connection: close"))
        #expect(try await service.end() == "exit 0")
    }

    struct Tally: Sendable {
        var answered = 0
        var failed: [String] = []

        mutating func add(_ other: Tally) {
            answered += other.answered
            failed += other.failed
        }
    }

    /// Requests that reach a service and are decided there; what they ask for is refused cheaply.
    private static func post(by caller: Int, port: Int, until isOver: Flag) -> Tally {
        var tally = Tally()
        var exchange: RawExchange?
        while !isOver.isSet {
            do {
                let connection = try exchange ?? RawExchange(port: port)
                connection.send(RawExchange.request("/auth/login", #"{"email":"nobody","password":""}"#, closes: false))
                let answer = try connection.answer()
                if answer.status == 422 { tally.answered += 1 } else { tally.failed.append("\(answer.status) \(answer.body.prefix(200))") }
                exchange = answer.head.contains("Connection: close") ? nil : connection
            } catch {
                tally.failed.append("\(error)")
                exchange = nil
            }
        }
        return tally
    }
}

/// nginx in front of replicas, set up as docs/operations.md says.
private final class Nginx {
    let port: Int
    private let child: Child

    init(folder: String, replicas: [Int]) throws {
        port = try RunningService.freePort()
        let servers = replicas.map { "server 127.0.0.1:\($0) max_fails=0;" }.joined(separator: " ")
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \(folder)/nginx-\($0);" }.joined(
            separator: " ")
        let text = """
            daemon off; master_process off; pid \(folder)/nginx.pid; error_log \(folder)/nginx-error.log;
            events { worker_connections 1024; }
            http {
                access_log off; keepalive_requests 1000000; \(temporary)
                upstream replicas { \(servers) keepalive 16; }
                server {
                    listen 127.0.0.1:\(port);
                    location / { proxy_pass http://replicas; proxy_http_version 1.1; proxy_set_header Connection ""; }
                }
            }
            """
        try text.write(toFile: folder + "/nginx.conf", atomically: true, encoding: .utf8)
        child = try Child(
            ["/usr/sbin/nginx", "-c", folder + "/nginx.conf", "-p", folder, "-e", folder + "/nginx-error.log"], environment: [:],
            blocksStops: false)
        for _ in 0..<1000 where (try? RawExchange(port: port)) == nil { usleep(5000) }
    }

    func stop() {
        child.signal(SIGTERM)
        while child.isRunning { usleep(2000) }
    }
}
