import CurlKit
import Glibc
import Synchronization
import Testing

/// Where a request ends and its answer begins. Nobody measures: both sides note moments by one clock, and what caused what decides their
/// order.
@Suite(.timeLimit(.minutes(1))) struct TimingTests {
    private typealias Moment = ContinuousClock.Instant

    /// What a peer saw of one request.
    private final class Notes: Sendable {
        private let moments = Mutex<[String: Moment]>([:])
        func note(_ name: String) { moments.withLock { $0[name] = .now } }
        func moment(_ name: String) throws -> Moment { try #require(moments.withLock { $0[name] }) }
    }

    /// Reads the request piece by piece and answers.
    private func peer(_ notes: Notes, thinking microseconds: useconds_t = 0) -> RawListener {
        RawListener { connection in
            var length = 0
            while let line = connection.line(), !line.isEmpty {
                if line.lowercased().hasPrefix("content-length: ") { length = Int(line.dropFirst(16)) ?? 0 }
            }
            if length > 0 {
                _ = connection.bytes(1)
                notes.note("has the body's first byte")
                _ = connection.bytes(length - 1)
            }
            notes.note("has it whole")
            usleep(microseconds)
            notes.note("answers")
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        }
    }

    private func exchange(_ body: CurlRequest.Body, with peer: RawListener) throws -> (timings: CurlResponse.Timings, from: Moment, to: Moment)
    {
        let session = try EasySession(), from = Moment.now
        let response = try session.perform(CurlRequest(method: "POST", url: "http://127.0.0.1:\(peer.port)/", body: body))
        return (response.timings, from, .now)
    }

    /// More than the buffers of two sockets hold, so that its last piece cannot leave before the peer reads.
    @Test func aBodyIsSentWhenThePeerHasTakenIt() throws {
        let notes = Notes(), peer = peer(notes)
        defer { peer.stop() }
        let (timings, from, to) = try exchange(.bytes([UInt8](repeating: 0x78, count: 32 << 20)), with: peer)
        let began = to - timings.total  // at the latest
        #expect(began + timings.sent >= (try notes.moment("has the body's first byte")))
        #expect(from + timings.sent <= (try notes.moment("has it whole")))
        #expect(began + timings.startTransfer >= (try notes.moment("answers")))
        #expect(timings.connect <= timings.sent && timings.sent <= timings.startTransfer && timings.startTransfer <= timings.total)
    }

    @Test(arguments: [0, 300]) func theFirstByteOfAnAnswerComesAfterThePeerHasThought(bytes: Int) throws {
        let notes = Notes(), peer = peer(notes, thinking: 20_000)
        defer { peer.stop() }
        let (timings, from, to) = try exchange(bytes == 0 ? .none : .bytes([UInt8](repeating: 0x78, count: bytes)), with: peer)
        #expect(from + timings.sent <= (try notes.moment("has it whole")))
        #expect(to - timings.total + timings.startTransfer >= (try notes.moment("answers")))
        #expect(timings.sent < timings.startTransfer)
    }
}
