import EventLoop
import Foundation
import HTTPClient
import HTTPCore
import Platform
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct ProgressTests {
    private final class Counts: Sendable {
        private let counts = Mutex<[Int]>([])
        func add(_ count: Int) { counts.withLock { $0.append(count) } }
        var all: [Int] { counts.withLock { $0 } }
    }

    private func withClient(_ body: (HTTPClient) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 1, name: "client")
        defer { loops.stop() }
        let client = HTTPClient(
            loops: loops, configuration: .init(retries: RetryPolicy(attempts: 3, base: .milliseconds(1))), random: SystemRandom())
        defer { client.close() }
        try await body(client)
    }

    @Test(arguments: [false, true]) func aBodyIsCountedWhileItIsSent(fromFile: Bool) async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        let bytes = [UInt8](repeating: 0x78, count: 2_097_152), counts = Counts()
        let file = FileManager.default.temporaryDirectory.appending(path: "barbell-progress-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await withClient { client in
            var request = ClientRequest(method: .put, url: peer.url(), body: fromFile ? .file(path: file.path) : .bytes(bytes))
            request.onSent = counts.add
            _ = try await client.send(request, deadline: .seconds(30))
            let seen = counts.all
            #expect(seen.last == bytes.count)
            #expect(seen.count >= 4, "\(seen)")
            #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
            // The connection and its handle are used again, by somebody who does not listen.
            request.onSent = nil
            _ = try await client.send(request, deadline: .seconds(30))
            #expect(counts.all == seen)
        }
        #expect(peer.requests.map(\.body.count) == [bytes.count, bytes.count])
    }

    @Test func everyAttemptIsCountedFromItsBeginning() async throws {
        let peer = ScriptedPeer { _, number in number == 0 ? .status("503 Service Unavailable") : .status("200 OK") }
        let bytes = [UInt8](repeating: 0x78, count: 500_000), counts = Counts()
        try await withClient { client in
            var request = ClientRequest(method: .put, url: peer.url(), body: bytes)
            request.onSent = counts.add
            _ = try await client.send(request, deadline: .seconds(30))
        }
        #expect(counts.all.count { $0 == bytes.count } == 2)
        #expect(peer.requests.count == 2)
    }

    @Test func withoutABodyThereIsNothingToTell() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK", body: "hello") }
        let counts = Counts()
        try await withClient { client in
            var request = ClientRequest(url: peer.url())
            request.onSent = counts.add
            _ = try await client.send(request, deadline: .seconds(30))
        }
        #expect(counts.all.isEmpty)
    }
}
