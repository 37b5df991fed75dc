import AppTesting
import Contracts
import Foundation
import Glibc
import HTTPCore
import JSONCoding
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Streams of events that end before their export does.
@Suite struct ExportStreamTests {
    @Test func whoGoesAwayIsNoLongerAnswered() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let job = try await media.export(try await media.plain(of: noor), of: noor)
            let watcher = try Watcher(port: try #require(media.media.port), path: "/exports/\(job.id.text)/events", noor.token)
            #expect(try await watcher.read(until: "\n\n").contains(#""status":"queued""#))
            #expect(media.media.log.count(of: "export no longer watched") == 0)
            watcher.close()
            try await eventually("nobody is asked any more") { media.media.log.count(of: "export no longer watched") == 1 }
        }
    }

    /// Each stream asks the database several times a second.
    @Test func theOldestStreamGivesWayToOneTooMany() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let job = try await media.export(try await media.plain(of: noor), of: noor)
            let port = try #require(media.media.port)
            var watchers: [Watcher] = []
            for _ in 0..<11 {
                let watcher = try Watcher(port: port, path: "/exports/\(job.id.text)/events", noor.token)
                _ = try await watcher.read(until: "\n\n")
                watchers.append(watcher)
            }
            try await eventually("one has ended") { media.media.log.count(of: "export no longer watched") == 1 }
            #expect(try await watchers[0].readToEnd().contains("event:") == false)
            // The others are told of the end.
            _ = try await media.cancel(job.id, of: noor)
            #expect(try await watchers[10].readToEnd().contains(#""status":"cancelled""#))
        }
    }

    @Test func theStreamEndsWithTheExport() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.plain(of: noor)
            let port = try #require(media.media.port)
            func watched(_ id: ExportID) async throws -> Watcher {
                let watcher = try Watcher(port: port, path: "/exports/\(id.text)/events", noor.token)
                _ = try await watcher.read(until: "\n\n")
                return watcher
            }
            let cancelled = try await media.export(composition, of: noor)
            let first = try await watched(cancelled.id)
            _ = try await media.cancel(cancelled.id, of: noor)
            #expect(try await first.readToEnd().contains(#""status":"cancelled""#))
            // One that is there no more has nothing to tell.
            let deleted = try await media.export(composition, of: noor)
            let second = try await watched(deleted.id)
            try await media.media.database.write { db in try await db.execute("DELETE FROM exports WHERE id = \(deleted.id.text)") }
            #expect(try await second.readToEnd().contains("event:") == false)
        }
    }
}

/// A socket that listens to a stream.
private final class Watcher {
    private var socket: Int32

    init(port: Int, path: String, _ token: OpaqueToken) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        try #require(connected == 0)
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        let request = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(token.text)\r\n\r\n".utf8)
        try #require(send(socket, request, request.count, 0) == request.count)
    }

    deinit { close() }

    func close() {
        if socket >= 0 { _ = Glibc.close(socket) }
        socket = -1
    }

    /// What comes up to a text, after the head of the answer.
    func read(until end: String) async throws -> String {
        var text = ""
        try await eventually("the stream says something") {
            text += piece() ?? ""
            guard let head = text.range(of: "\r\n\r\n") else { return false }
            return text[head.upperBound...].contains(end)
        }
        return text
    }

    /// What comes before the stream ends by its own last chunk.
    func readToEnd() async throws -> String {
        var text = ""
        try await eventually("the stream ends") {
            text += piece() ?? ""
            return text.hasSuffix("0\r\n\r\n")
        }
        return text
    }

    private func piece() -> String? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
