import AppTesting
import Contracts
import HTTPCore
import Platform
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

@testable import CoachingService
@testable import ServiceKit

/// A stream lasts no longer than its token, session and role, however much it has to send. FR-MESSAGING-01-d.
@Suite(.serialized, .timeLimit(.minutes(2))) struct StandingTests {
    /// A token that is good until the test says otherwise.
    private final class Token: Sendable {
        private let current = Mutex(TokenStanding.good)
        var standing: TokenStanding { current.withLock { $0 } }
        func become(_ standing: TokenStanding) { current.withLock { $0 = standing } }
    }

    private func follow(_ fixture: CoachingFixture, as coach: Somebody, by token: Token) async throws -> FeedFollowing {
        // The first request takes them over.
        _ = try await coach.client.send(.get, "/coaching/profile")
        let found = try await fixture.app.database.read { db in try await PersonStore.find(coach.id, in: db) }
        let person = try #require(found)
        var context = RequestContext(requestID: "stream", language: .english, now: fixture.now, run: nil, clientAddress: "127.0.0.1")
        context.evidence = person
        let caller = SignedIn(userID: coach.id, sessionID: .example, product: .fitcoach, role: .coach, isDemo: false)
        let call = Call(caller: caller, parameters: FeedQuery(), body: Nothing(), context: context)
        let dependencies = try fixture.callDependencies()
        return try await FeedFollowing(dependencies, call, after: 0) { _, _, _ in token.standing }
    }

    @Test(arguments: [(TokenStanding.expired, FeedEndReason.tokenExpired), (.withdrawn, .sessionEnded)])
    func muchThatIsLeftToSendDoesNotKeepAStreamOpen(_ standing: TokenStanding, _ reason: FeedEndReason) async throws {
        try await CoachingFixture.run { fixture in
            let (client, coach) = try await fixture.pair()
            let batch = Int(FeedReader.batch)
            try await fixture.app.database.write { db in
                for _ in 0..<3 * batch {
                    try await FeedStore.append(.thread, to: coach.id, about: client.id, subject: nil, now: fixture.now, in: db)
                }
            }
            let token = Token(), following = try await follow(fixture, as: coach, by: token)
            var told = 0
            let end = try await following.run { event in
                guard let event, event.type == .thread else { return }
                told += 1
                if told == batch / 2 { token.become(standing) }
            }
            #expect(end == reason && told == batch)
        }
    }

    @Test(arguments: Engine.allCases) func nothingIsCommandedByATokenThatIsOver(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            let seq = try await client.say(1).sent().message.seq
            let token = Token(), following = try await follow(fixture, as: coach, by: token)
            let socket = FeedSocket(dependencies: try fixture.callDependencies()) { _, _, _ in token.standing }
            let command = SocketCommand(.read, client: client.id, upTo: SequenceNumber(trusted: seq))
            func read() async throws -> Int64 {
                try await fixture.number("SELECT coach_read FROM threads WHERE client_id = \(client.id.text)")
            }
            token.become(.withdrawn)
            await #expect(throws: APIError(.unauthenticated)) { try await socket.perform(command, following) }
            #expect(try await read() == 0)
            token.become(.good)
            try await socket.perform(command, following)
            #expect(try await read() == seq)
        }
    }
}
