@testable import ClientKit
import Contracts
import HTTPCore
import Platform
import Testing
import Wire

/// A person's news on a device that somebody else takes over.
@Suite(.timeLimit(.minutes(1))) struct CoachingFeedTests {
    private static let empty = MessagePage(
        items: [], hasMore: false, state: .open, marks: ReadMarks(clientDelivered: 0, clientRead: 0, coachDelivered: 0, coachRead: 0),
        unread: 0, feedSeq: 7)

    @Test("News that wait for their line are not asked for in the name of somebody who signed in meanwhile")
    func somebodyElse() async throws {
        try await withDirectory { directory in
            let people = ModelService(), clock = ManualClock(), alarm = ManualAlarm(), line = BrokenLine()
            let service = ScriptedTransport { request async throws(NetworkFailure) in
                if request.path.hasPrefix("/coaching/messages") { return ModelService.json(200, Self.empty) }
                if request.path.hasPrefix("/coaching/quota") { return ModelService.json(200, CoachingQuota.example) }
                return try await people.send(request)
            }
            let session = try SessionManager.make(service, MemoryTokenStore(), clock: clock)
            let first = try await session.logIn(.example).user
            let engine = ThreadEngine(
                session: session, user: first.id, cache: ThreadCache(directory: directory + "/cache", sealing: .test),
                vault: ThreadVault(directory: directory + "/vault", sealing: .test), clock: clock, ids: IDSource(clock: clock),
                alarm: ManualAlarm())
            let feed = CoachingFeed(session: session, engine: engine, line: line, clock: clock, alarm: alarm)
            await feed.foreground()
            try await eventually { await feed.follower.phase == .waiting }
            await session.logOut()
            people.set { $0.user = ModelService.person("omar@example.com", id: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e01") }
            let second = try await session.logIn(.example).user
            #expect(second.id != first.id)
            clock.advance(by: .seconds(60))
            await alarm.fire()
            try await eventually { await feed.follower.phase != .opening }
            let phase = await feed.follower.phase
            #expect(phase == .stopped)
            #expect(line.opened.all.count == 1)
        }
    }
}

/// A line that breaks when it is opened.
private struct BrokenLine: EventLine {
    /// The tokens that it was opened with.
    let opened = Record<String>()

    func open(
        _ request: ClientRequest, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(NetworkFailure) -> ClientResponse {
        opened.add(request.headers["Authorization"] ?? "")
        throw .interrupted
    }
}
