import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Testing
import Wire

/// Refusals say what to do: the code to the client, the detail to whoever develops it, and nothing of that to strangers in production.
@Suite struct DetailTests {
    private static let settings = ProbeService.Settings(routes: { _ in
        [
            Notes.mine.handle { Note($0.caller.userID.text) }, Notes.add.handle { $0.body }, Notes.one.handle { _ in throw SecretCause() },
            Notes.daily.handle { _ in Note("") }, Notes.administer.handle { _ in Note("") }, Notes.peer.handle { _ in Note("") },
        ]
    })

    /// What the product's clients and developers are told for each mistake.
    @Test(arguments: [
        (HTTPMethod.get, "/mine", nil, ErrorCode.tokenMissing, "There is no Authorization header; send Authorization: Bearer"),
        (.get, "/mine", "Basic eDp5", .tokenMissing, "Authorization does not begin with Bearer"),
        (.get, "/daily", "Bearer stack:1", .wrongProduct, "This is for people of gtsd; the access token is of stack."),
        (.get, "/admin", "Bearer person:1", .roleRequired, "This route is for role admin; the access token is of role user."),
        (.get, "/peer", "Bearer person:1", .forbidden, "This route is for services"),
        (.get, "/peer", "Bearer svc.tasks", .unauthenticated, "not signed with SERVICE_SECRET"),
        (.post, "/note", nil, .noSuchRoute, "the nearest is POST /notes"),
        (.get, "/mine/", nil, .noSuchRoute, "the nearest is GET /mine"),
        (.get, "/note/7", nil, .noSuchRoute, "the nearest is GET /notes/{id}"),
        (.delete, "/notes", nil, .methodNotAllowed, "This path takes POST."),
        (.post, "/notes", nil, .validationFailed, "text: "),
        (.get, "/notes/\(UserID.example.text)", nil, .internalError, "The log says why: barbell logs --request "),
    ] as [(HTTPMethod, String, String?, ErrorCode, String)])
    func developersAreToldTheRule(_ method: HTTPMethod, _ path: String, _ authorization: String?, _ code: ErrorCode, _ detail: String)
        async throws
    {
        try await Probe.run(settings: Self.settings) { app async throws in
            let answer = try await client(app, authorization).send(method, path)
            #expect(answer.code == code)
            let told = answer.json?["detail"]?.string
            #expect(told?.contains(detail) == true, "\(told ?? "nothing")")
        }
        try await Probe.run(settings: Self.settings, configure: { $0.environment = .production }) { app async throws in
            let answer = try await client(app, authorization).send(method, path)
            #expect(answer.code == code)
            #expect(answer.json?["message"]?.string?.isEmpty == false)
            #expect(answer.json?["detail"] == nil)
        }
    }

    @Test func aPathThatIsNearNothingHasNoGuess() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            for path in ["/wp-admin/setup.php", "/" + String(repeating: "n", count: 5000)] {
                let answer = try await app.client.send(.get, path)
                #expect(answer.code == .noSuchRoute)
                #expect(answer.json?["detail"] == nil)
            }
        }
    }

    @Test func aWrongProductNamesTheRightOnes() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let answer = try await client(app, "Bearer stack:1").with("Accept-Language", "ar").send(.get, "/daily")
            #expect(answer.status == 403)
            #expect(answer.json?["products"]?.array?.compactMap(\.string) == ["gtsd"])
            #expect(answer.json?["message"]?.string == ErrorCode.wrongProduct.message(.arabic))
            #expect(try await client(app, "Bearer person:1").send(.get, "/daily").status == 200)
        }
    }

    /// RFC 6750 §3: a request without a token is told how to authenticate, one with a bad token what is wrong with it.
    @Test func theChallengeSaysWhetherThereWasAToken() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            #expect(try await app.client.send(.get, "/mine").headers["WWW-Authenticate"] == "Bearer")
            let bad = try await client(app, "Bearer svc.tasks").send(.get, "/mine")
            #expect(bad.headers["WWW-Authenticate"] == #"Bearer error="invalid_token""#)
        }
    }

    private func client(_ app: Probe, _ authorization: String?) -> AppClient {
        authorization.map { app.client.with("Authorization", $0) } ?? app.client
    }
}
