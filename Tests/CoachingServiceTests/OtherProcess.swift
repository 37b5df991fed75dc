import AppTesting
import Foundation
import HTTPClient
import HTTPCore
import Platform
import Security
import ServiceKit

/// Another process of the service, its real executable, on the database of the app under test. It ends with the test, and also when the
/// test's own process dies: the shell around it waits for the end of its input.
struct OtherProcess: Sendable {
    let url: String
    /// What the app under test has for somebody, spoken to this process.
    let client: @Sendable (Somebody) -> AppClient

    static func run(beside fixture: CoachingFixture, _ body: (OtherProcess) async throws -> Void) async throws {
        let port = try freePort()
        let (process, input, log) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "\"$0\" & child=$!; cat >/dev/null; kill $child; wait $child", executable]
        process.environment = environment(fixture, port)
        (process.standardInput, process.standardOutput, process.standardError) = (input, log, log)
        // A server that a test starts meanwhile must not hold this end open: the shell would wait for it.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
        let result: Result<Void, any Error>
        do {
            let http = fixture.app.app.runtime.http
            try await eventually("the other process listens") { isOpen(port) }
            let other = OtherProcess(url: "http://127.0.0.1:\(port)") { somebody in
                var client = AppClient(port: port, http)
                client.headers = somebody.client.headers
                return client
            }
            result = .success(try await body(other))
        } catch { result = .failure(error) }
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        if case .failure = result {
            print(String(decoding: (try? log.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self))
        }
        try result.get()
    }

    private static func environment(_ fixture: CoachingFixture, _ port: Int) -> [String: String] {
        let runtime = fixture.app.app.runtime
        return [
            "PATH": "/usr/bin:/bin", "PORT": String(port), "LOOPS": "2", "LOG_LEVEL": "warning", "ADDRESS_LIMIT": "0",
            "DATABASE_URL": runtime.configuration.databaseURL.reveal(),
            "SERVICE_SECRET": AppUnderTest<AuthStandIn>.serviceSecret.reveal(), "AUTH_URL": fixture.auth.url,
            "PROFILE_URL": fixture.profile.url, "COACHING_PUSH_URL": fixture.sandbox.url,
        ].merging(runtime.configuration.eventsURL.map { ["EVENTS_URL": $0.reveal()] } ?? [:]) { one, _ in one }
    }

    /// Services are built beside their tests.
    private static var executable: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = own.hasSuffix(".xctest") ? URL(filePath: own).deletingLastPathComponent() : root.appending(path: ".build/debug")
        return folder.appending(path: "coaching").path
    }

    private static func freePort() throws -> Int {
        try withSocket(0) { descriptor, address, length in
            guard bind(descriptor, address, length.pointee) == 0, getsockname(descriptor, address, length) == 0 else { throw NoPort() }
        }
    }

    private static func isOpen(_ port: Int) -> Bool {
        (try? withSocket(port) { descriptor, address, length in
            guard connect(descriptor, address, length.pointee) == 0 else { throw NoPort() }
        }) != nil
    }

    /// - Returns: the port of the address after `body`.
    private static func withSocket(
        _ port: Int, _ body: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) throws -> Void
    ) throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutablePointer(to: &address) {
            try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { try body(descriptor, $0, &length) }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}

private struct NoPort: Error {}
