import AppTesting
import AuthService
import Contracts
import HTTPCore
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// A password takes a while to be compared. What was right when it began may be wrong when it takes effect: whoever chose another password
/// meanwhile, or deleted the account, has the last word.
@Suite(.serialized) struct PasswordRaceTests {
    private static let old = "Mountain7Path", chosen = "Harbour9Light", others = "Intruder9Stone"

    /// Runs a round with an account of its own: real hashing, so that the two meet.
    private func rounds(
        _ engine: Engine, _ body: @escaping @Sendable (AuthFixture, _ email: String, _ session: SignupAnswer) async throws -> Void
    ) async throws {
        try await AuthFixture.run(engine: engine, configure: { $0.hashing = .standard }) { fixture async throws in
            for round in 0..<6 {
                let email = "layla\(round)@example.com"
                try await body(fixture, email, try await fixture.signUp(email))
            }
        }
    }

    private func link(_ fixture: AuthFixture, _ email: String) async throws -> OpaqueToken {
        let before = try await fixture.messages(email, .mail).count
        _ = try await fixture.client.answer(Auth.forgotPassword, EmailRequest(product: .gtsd, email: try EmailAddress(validating: email)))
        return OpaqueToken(trusted: try #require(try await fixture.newest(email, .mail, after: before).token))
    }

    @Test(arguments: Engine.allCases) func aResetEndsAChangeThatIsUnderWay(_ engine: Engine) async throws {
        try await rounds(engine) { fixture, email, session async throws in
            let link = try await link(fixture, email)
            let intruder = fixture.bearing(session.accessToken)
            let statuses = try await parallel(2) { index in
                if index == 0 {
                    let change = PasswordChange(
                        current: try GivenPassword(validating: Self.old), new: try NewPassword(validating: Self.others))
                    return try await intruder.answer(Auth.changePassword, change).status
                }
                try await Task.sleep(for: .milliseconds(Int64.random(in: 0...40)))
                let reset = PasswordReset(token: link, password: try NewPassword(validating: Self.chosen))
                return try await fixture.client.answer(Auth.resetPassword, reset).status
            }
            // A change that was first ends the link as well, and whoever has the address asks for another one.
            let isReset = statuses[1] == 204
            #expect(isReset ? [204, 401].contains(statuses[0]) : statuses[0] == 204, "\(statuses)")
            #expect(try await fixture.logIn(email, Self.chosen).status == (isReset ? 200 : 401))
            #expect(try await fixture.logIn(email, Self.others).status == (isReset ? 401 : 200))
        }
    }

    @Test(arguments: Engine.allCases) func aResetEndsADeletionThatIsUnderWay(_ engine: Engine) async throws {
        try await rounds(engine) { fixture, email, session async throws in
            let link = try await link(fixture, email)
            let intruder = fixture.bearing(session.accessToken)
            let statuses = try await parallel(2) { index in
                if index == 0 {
                    let deletion = AccountDeletion(password: try GivenPassword(validating: Self.old))
                    return try await intruder.answer(Auth.deleteMe, deletion).status
                }
                try await Task.sleep(for: .milliseconds(Int64.random(in: 0...40)))
                let reset = PasswordReset(token: link, password: try NewPassword(validating: Self.chosen))
                return try await fixture.client.answer(Auth.resetPassword, reset).status
            }
            // One of them was first, and the other is refused.
            #expect(statuses == [401, 204] || (statuses[0] == 204 && statuses[1] >= 400), "\(statuses)")
            #expect(try await fixture.logIn(email, Self.chosen).status == (statuses[1] == 204 ? 200 : 401))
        }
    }

    @Test(arguments: Engine.allCases) func aChangeEndsASignInWithTheOldPassword(_ engine: Engine) async throws {
        try await rounds(engine) { fixture, email, session async throws in
            let owner = fixture.bearing(session.accessToken)
            let answers = try await parallel(5) { index in
                try await Task.sleep(for: .milliseconds(Int64.random(in: 0...80)))
                if index > 0 { return try await fixture.logIn(email, device: "device \(index)") }
                let change = PasswordChange(current: try GivenPassword(validating: Self.old), new: try NewPassword(validating: Self.chosen))
                return try await owner.answer(Auth.changePassword, change)
            }
            #expect(answers[0].status == 204)
            for answer in answers[1...] where answer.status == 200 {
                // Signed in before the change, which ended it.
                let token = try answer.decoded(SessionTokens.self).accessToken
                #expect(try await fixture.bearing(token).answer(Auth.me).status == 401)
            }
        }
    }

    @Test(arguments: Engine.allCases) func aSignInBesideADeletionIsRefused(_ engine: Engine) async throws {
        try await rounds(engine) { fixture, email, session async throws in
            let owner = fixture.bearing(session.accessToken)
            let statuses = try await parallel(4) { index in
                if index == 0 {
                    return try await owner.answer(Auth.deleteMe, AccountDeletion(password: try GivenPassword(validating: Self.old))).status
                }
                try await Task.sleep(for: .milliseconds(Int64.random(in: 0...30)))
                return try await fixture.logIn(email, device: "device \(index)").status
            }
            #expect(statuses[0] == 204 && statuses.dropFirst().allSatisfy { [200, 401, 429].contains($0) }, "\(statuses)")
            #expect(try await fixture.rows("SELECT id FROM sessions") == 0)
        }
    }

    /// A hash of lower costs is raised by the first right password, also where many give it at once.
    @Test(arguments: Engine.allCases) func raisingCostsKeepsNobodyOut(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine, configure: { $0.hashing = .standard }) { fixture async throws in
            _ = try await fixture.signUp()
            let weak = try await PasswordHasher(costs: .cheapest, random: SystemRandom()).hash(Self.old)
            _ = try await fixture.auth.database.write { db in try await db.execute("UPDATE users SET password_hash = \(weak)") }
            let statuses = try await parallel(4) { try await fixture.logIn(device: "device \($0)").status }
            #expect(statuses.allSatisfy { $0 == 200 }, "\(statuses)")
            #expect(try await fixture.rows("SELECT id FROM users WHERE password_hash LIKE '%m=19456%'") == 1)
        }
    }
}
