import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// The stream of what happens: nothing is missed and nothing comes twice, however often the line breaks. FR-MESSAGING-01-d.
@Suite(.serialized) struct FeedTests {
    @Test(arguments: Engine.allCases) func aHundredCutsLoseAndRepeatNothing(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair(tier: .smartPremium)
            var random: UInt64 = 20_261_123
            var told: [Int64] = []
            let talking = Task {
                for number in 1...60 {
                    _ = try await client.say(number).sent()
                    _ = try await coach.answer(number, to: client).sent()
                }
            }
            for _ in 1...100 {
                // Knuth's MMIX: the same cuts in each run.
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                told += try await fixture.listen(as: coach, after: told.last ?? 0, events: Int(random >> 62) + 1, seconds: 0.05)
            }
            try await talking.value
            let last = try await fixture.number("SELECT last_seq FROM feeds WHERE user_id = \(coach.id.text)")
            while let end = told.last, end < last { told += try await fixture.listen(as: coach, after: end, events: 50, seconds: 5) }
            #expect(last >= 120)
            #expect(told == Array(1...last))
        }
    }

    /// Somebody listens first, and is told of what is said after that: without asking again.
    @Test(.proves("FR-MESSAGING-01-d"), arguments: Engine.allCases) func whatACoachSaysComesToWhoListens(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            let listening = try await fixture.open(as: client)
            try await eventually("it is told") { listening.text.contains("event: ready") }
            #expect(!listening.text.contains("event: message"))
            #expect(try await coach.answer(1, "Brace first", to: client).status == 201)
            try await eventually("it is told") { listening.text.contains("event: message") }
            #expect(listening.text.contains("Brace first"))
            listening.cut()
        }
    }

    @Test func aNumberThatWasNeverGivenOutBeginsAgain() {
        #expect(FeedStart(asked: 7, first: 1, last: 5) == FeedStart(asked: 5, first: 1, last: 5).reset)
        #expect(FeedStart(asked: 2, first: 9, last: 12).isReset)
        #expect(!FeedStart(asked: 8, first: 9, last: 12).isReset && FeedStart(asked: nil, first: 9, last: 12).seq == 12)
        #expect(!FeedStart(asked: 0, first: 1, last: 0).isReset)
    }

    @Test func anOldMessageBesideNewOnesIsARunOfItsOwn() {
        #expect(FeedReader.runs([]).isEmpty)
        #expect(FeedReader.runs([7]) == [7...7])
        #expect(FeedReader.runs([1, 2, 102, 203, 50_000, 50_001]) == [1...102, 203...203, 50_000...50_001])
    }

    /// When messages were read is told of each of them, however far apart they are.
    @Test(arguments: Engine.allCases) func anOldMessageIsToldBesideANewOneWithItsMarks(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            /// - Returns: when it was read.
            func sayAndRead(_ number: Int) async throws -> Instant {
                let seq = try await client.say(number).sent().message.seq
                fixture.app.clock.advance(by: .minutes(1))
                _ = try await coach.client.call(
                    CoachDesk.read, ClientParameters(client: client.id), UpTo(upTo: SequenceNumber(trusted: seq)))
                return fixture.now
            }
            let first = try await sayAndRead(1)
            try await fixture.app.database.write { db in
                try await db.execute("UPDATE threads SET last_seq = 5000 WHERE client_id = \(client.id.text)")
            }
            let second = try await sayAndRead(2)
            _ = try await client.say(3).sent()
            // As when the first one is taken away.
            let last = try await fixture.number("SELECT last_seq FROM feeds WHERE user_id = \(client.id.text)")
            try await fixture.app.database.write { db in
                for place in ["5001", "1", "5002"] {
                    try await FeedStore.append(
                        .message, to: client.id, about: client.id, subject: place, now: fixture.now, in: db)
                }
            }
            let text = try await fixture.stream(as: client, after: last, events: 3, seconds: 5)
            let told = text.split(separator: "\n\n").filter { $0.contains("event: message") }
            try #require(told.count == 3)
            for (event, time) in zip(told, [second, first]) { #expect(event.contains(#""readAt":"\#(time.text)""#)) }
            #expect(!told[2].contains(#""readAt":""#))
        }
    }

    @Test func aFormerCoachIsToldThatSomethingChangedAndNotWhat() async throws {
        try await CoachingFixture.run { fixture in
            let (client, coach) = try await fixture.pair()
            _ = try await client.say(1, "A secret").sent()
            _ = try await fixture.app.database.write { db in
                try await db.execute("UPDATE threads SET coach_id = NULL WHERE client_id = \(client.id.text)")
            }
            let text = try await fixture.stream(as: coach, after: 0, events: 1, seconds: 5)
            #expect(!text.contains("A secret") && text.contains("event: thread"))
        }
    }
}

extension FeedStart {
    fileprivate var reset: FeedStart { FeedStart(asked: .max - 1, first: 1, last: seq) }
}

extension CoachingFixture {
    /// The numbers of the events behind `seq`, until the line is cut after so many or so long.
    func listen(as somebody: Somebody, after seq: Int64, events: Int, seconds: Double) async throws -> [Int64] {
        try await stream(as: somebody, after: seq, events: events, seconds: seconds).split(separator: "\n\n").compactMap { block in
            guard !block.contains("event: ready") else { return nil }
            return block.split(separator: "\n").first { $0.hasPrefix("id: ") }.flatMap { Int64($0.dropFirst(4)) }
        }
    }

    func stream(as somebody: Somebody, after seq: Int64, events: Int, seconds: Double) async throws -> String {
        var headers = somebody.client.headers
        headers["Last-Event-ID"] = String(seq)
        let answer = await app.app.responder.respond(to: HTTPRequest(method: .get, path: "/coaching/events", headers: headers))
        guard case .stream(let write) = answer.body else { throw NoStream(status: answer.status.code) }
        let line = CutLine(events: events)
        let reading = Task { try await write(line) }
        let clock = ContinuousClock(), end = clock.now + .seconds(seconds)
        while !line.isCut, clock.now < end { try await Task.sleep(for: .milliseconds(2)) }
        reading.cancel()
        _ = await reading.result
        return line.text
    }
}

extension CoachingFixture {
    /// A stream from now on, until it is cut.
    func open(as somebody: Somebody) async throws -> OpenLine {
        let answer = await app.app.responder.respond(
            to: HTTPRequest(method: .get, path: "/coaching/events", headers: somebody.client.headers))
        guard case .stream(let write) = answer.body else { throw NoStream(status: answer.status.code) }
        return OpenLine(write)
    }
}

/// A stream that somebody reads.
final class OpenLine: Sendable {
    private let line = CutLine(events: 10_000)
    private let reading: Task<Void, Never>

    init(_ write: @escaping @Sendable (any HTTPBodyWriter) async throws -> Void) {
        reading = Task { [line] in try? await write(line) }
    }
    var text: String { line.text }
    func cut() { reading.cancel() }
}

private struct NoStream: Error { let status: Int }

/// A line that breaks after so many events.
private final class CutLine: HTTPBodyWriter {
    private struct Cut: Error {}
    private let state = Mutex<(bytes: [UInt8], left: Int)>(([], 0))

    init(events: Int) { state.withLock { $0.left = events + 1 } }

    func write(_ bytes: [UInt8]) async throws {
        try Task.checkCancellation()
        try state.withLock { state in
            guard state.left > 0 else { throw Cut() }
            state.bytes += bytes
            state.left -= 1
        }
    }
    var isCut: Bool { state.withLock { $0.left == 0 } }
    var text: String { String(decoding: state.withLock { $0.bytes }, as: UTF8.self) }
}
