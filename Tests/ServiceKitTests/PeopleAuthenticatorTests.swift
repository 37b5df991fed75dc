import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import Synchronization
import Testing
import Wire

/// Who is let in by a service that keeps people: those it knows, those it can ask about, and nobody who was deleted.
@Suite(.serialized) struct PeopleAuthenticatorTests {
    private struct Member: Sendable {
        let name: String
    }

    /// People in memory, and those that another service would tell of.
    private final class Members: PeopleDirectory {
        let kept = Mutex<[UserID: Member]>([:])
        let elsewhere = Mutex<[UserID: Member]>([:])
        let asked = Mutex(0)

        func find(_ person: SignedIn, in db: any Connection) async throws -> Member? { kept.withLock { $0[person.userID] } }
        func takeOver(_ person: SignedIn, context: RequestContext) async throws -> Member? {
            asked.withLock { $0 += 1 }
            guard let member = elsewhere.withLock({ $0[person.userID] }) else { return nil }
            kept.withLock { $0[person.userID] = member }
            return member
        }
        func language(of person: Member) -> Language? { .arabic }
    }

    private func run<Directory: PeopleDirectory>(
        _ directory: Directory, routes: [Route], _ body: (Probe, AppUnderTest<AuthStandIn>) async throws -> Void
    ) async throws {
        let clock = ManualClock()
        try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, clock: clock) { auth in
            let settings = ProbeService.Settings(
                routes: { _ in routes },
                people: { PeopleAuthenticator(directory, auth: AuthLink(url: "http://127.0.0.1:\(auth.port ?? 0)"), runtime: $0) })
            try await Probe.run(settings: settings, clock: clock) { app async throws in try await body(app, auth) }
        }
    }

    private var mine: Route { Notes.mine.handle { Note(try $0.known(as: Member.self).name) } }

    @Test func whoIsKeptComesAlong() async throws {
        let members = Members()
        try await run(members, routes: [mine]) { app, auth async throws in
            let (account, token) = auth.app.service.signIn(.gtsd, now: app.clock.now())
            members.kept.withLock { $0[account.id] = Member(name: "Layla") }
            #expect(try await app.client.bearing(token).call(Notes.mine).text.text == "Layla")
            #expect(members.asked.withLock { $0 } == 0)
        }
    }

    @Test func whoIsNotKeptIsAskedAboutOnce() async throws {
        let members = Members()
        try await run(members, routes: [mine]) { app, auth async throws in
            let (account, token) = auth.app.service.signIn(.gtsd, now: app.clock.now())
            #expect(try await app.client.bearing(token).answer(Notes.mine).code == .unauthenticated)
            members.elsewhere.withLock { $0[account.id] = Member(name: "Omar") }
            for _ in 0..<3 { #expect(try await app.client.bearing(token).call(Notes.mine).text.text == "Omar") }
            #expect(members.asked.withLock { $0 } == 2)
        }
    }

    @Test func otherProductsAreRefused() async throws {
        let members = Members()
        try await run(members, routes: [Notes.daily.handle { Note(try $0.known(as: Member.self).name) }]) { app, auth async throws in
            let (_, token) = auth.app.service.signIn(.fitcoach, now: app.clock.now())
            #expect(try await app.client.bearing(token).answer(Notes.daily).code == .wrongProduct)
            // Nobody asks another service about them.
            #expect(members.asked.withLock { $0 } == 0)
        }
    }

    @Test func whoWasDeletedIsRefused() async throws {
        let members = Members()
        let route = Notes.mine.handle { Note($0.caller.userID.text) }
        try await run(members, routes: [route]) { app, auth async throws in
            let (account, token) = auth.app.service.signIn(.gtsd, now: app.clock.now())
            members.elsewhere.withLock { $0[account.id] = Member(name: "Layla") }
            try await app.database.write { [now = app.clock.now()] db in try await Departures().note(account.id, now: now, in: db) }
            #expect(try await app.client.bearing(token).answer(Notes.mine).code == .unauthenticated)
            #expect(members.asked.withLock { $0 } == 0)
        }
        try await run(Newcomers(), routes: [route]) { app, auth async throws in
            let (account, token) = auth.app.service.signIn(.stack, now: app.clock.now())
            #expect(try await app.client.bearing(token).call(Notes.mine).text.text == account.id.text)
            try await app.database.write { [now = app.clock.now()] db in try await Departures().note(account.id, now: now, in: db) }
            #expect(try await app.client.bearing(token).answer(Notes.mine).code == .unauthenticated)
        }
    }
}
