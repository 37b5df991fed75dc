import Foundation
import Testing

/// A service's real executable with settings of its own, in a folder that goes with it.
final class RunningService {
    let port: Int
    let folder: String
    private var child: Child?
    private let name: String
    private let settings: [String: String]
    private let prefix: String

    /// - Parameters:
    ///   - folder: of another one whose database it shares; a new one when nil.
    ///   - descriptors: the most that it may have open, which it cannot raise.
    init(_ name: String, port: Int? = nil, folder: String? = nil, descriptors: Int? = nil, settings: [String: String] = [:]) throws {
        self.name = name
        self.port = try port ?? Self.freePort()
        self.folder = folder ?? FileManager.default.temporaryDirectory.appending(path: "barbell-\(UUID().uuidString)").path
        // What this process has open without saying that children go without is not the service's.
        prefix = "for n in /proc/self/fd/*; do n=${n##*/}; ((n > 2)) && eval \"exec $n>&-\"; done; "
            + (descriptors.map { "ulimit -n \($0) && " } ?? "")
        try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
        let own = [
            "PORT": String(self.port), "DATABASE_URL": "sqlite://\(self.folder)/db",
            "SERVICE_SECRET": "one secret of the tests, thirty-two or longer",
            "ADDRESS_LIMIT": "0", "LOG_LEVEL": "warning", "LOOPS": "2", "AUTH_SMTP_URL": "smtp://127.0.0.1:1",
            "AUTH_SMS_URL": "http://127.0.0.1:1"
        ]
        self.settings = own.merging(settings) { $1 }
    }

    /// Starts it and returns when it is ready.
    func start() async throws {
        let child = try Child(
            ["/bin/bash", "-c", "\(prefix)exec \"$0\" 2>>\"$1\"", Self.executables + "/" + name, folder + "/log"],
            environment: settings.merging(["PATH": "/usr/bin:/bin"]) { $1 }, blocksStops: true)
        self.child = child
        for _ in 0..<3000 {
            if (try? RawExchange.get("/ready", port: port))?.status == 200 { return }
            #expect(child.isRunning, "\(log)")
            guard child.isRunning else { break }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw NotReady()
    }

    var isRunning: Bool { child?.isRunning ?? false }
    var log: String { (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "" }
    func kill() { child?.signal(SIGKILL) }
    func terminate() { child?.signal(SIGTERM) }

    /// Waits for its end: `exit 0`, `signal 4`.
    func end() async throws -> String {
        guard let child else { return "not started" }
        while true {
            if let end = child.end { return end }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// The names of its threads.
    func threads() throws -> [String] {
        let tasks = "/proc/\(child?.pid ?? 0)/task"
        return try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap {
            try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Where this test was built: the services are beside it.
    private static var executables: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        return own.hasSuffix(".xctest") ? URL(filePath: own).deletingLastPathComponent().path : root + "/.build/debug"
    }

    static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = RawExchange.loopback(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(bound)
        return Int(UInt16(bigEndian: address.sin_port))
    }
}

struct NotReady: Error {}

/// One connection that blocks its thread; `Connection: close` unless it is kept.
final class RawExchange {
    enum Failure: Error { case connect, broken }
    struct Answer { let status: Int; let head: String; let body: String }

    private let fd: Int32

    init(port: Int) throws {
        fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var time = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var address = Self.loopback(port)
        let done = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(fd, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard done == 0 else { throw Failure.connect }
    }

    deinit { close(fd) }

    func send(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { Foundation.send(fd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Whether the other side has said or ended something.
    var hasInput: Bool {
        var byte: UInt8 = 0
        return recv(fd, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) >= 0 || (errno != EAGAIN && errno != EWOULDBLOCK)
    }

    func answer() throws -> Answer {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16_384)
        var expected = Int.max
        var head = ""
        while bytes.count < expected {
            let count = recv(fd, &piece, piece.count, 0)
            guard count > 0 else { throw Failure.broken }
            bytes += piece[..<count]
            if head.isEmpty, let end = String(decoding: bytes, as: UTF8.self).range(of: "\r\n\r\n") {
                let text = String(decoding: bytes, as: UTF8.self)
                head = String(text[..<end.lowerBound])
                let length =
                    head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length: ") }.flatMap { Int($0.dropFirst(16)) }
                    ?? 0
                expected = head.utf8.count + 4 + length
            }
        }
        let status = Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0
        return Answer(status: status, head: head, body: String(decoding: bytes.dropFirst(head.utf8.count + 4), as: UTF8.self))
    }

    static func get(_ path: String, port: Int) throws -> Answer {
        let exchange = try RawExchange(port: port)
        exchange.send("GET \(path) HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        return try exchange.answer()
    }

    /// In one write, so that whoever reads it has it whole.
    static func request(_ path: String, _ json: String, closes: Bool) -> String {
        "POST \(path) HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n"
            + (closes ? "Connection: close\r\n" : "") + "\r\n" + json
    }

    static func loopback(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        return address
    }
}

/// Runs blocking code on a thread of its own.
func onThread<T: Sendable>(_ body: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.start()
    }
}
