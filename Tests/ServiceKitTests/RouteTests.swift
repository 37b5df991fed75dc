import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@Suite struct RouteTests {
    private static let settings = ProbeService.Settings(routes: { _ in
        [
            Notes.add.handle { $0.body }, Notes.one.handle { Note($0.parameters.id.text) },
            Notes.list.handle { Note("\($0.parameters.limit ?? -1)") },
        ]
    })

    @Test func aBodyMustSayThatItIsJSON() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let body = Array(#"{"text":"x"}"#.utf8)
            for type in ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "text/json", ""] {
                #expect(
                    try await app.client.send(.post, "/notes", headers: ["Content-Type": type], body: body).code == .unsupportedMediaType,
                    "\(type)")
            }
            #expect(try await app.client.send(.post, "/notes", body: body).status == 415)
            for type in ["application/json", "Application/JSON; charset=utf-8", "application/merge-patch+json"] {
                #expect(try await app.client.send(.post, "/notes", headers: ["Content-Type": type], body: body).status == 201, "\(type)")
            }
        }
    }

    @Test func brokenJSONIsNamedByItsPlace() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let answer = try await app.client.json(.post, "/notes", "{\"text\":\n  ?}")
            #expect(answer.status == 400)
            #expect(answer.code == .malformedRequest)
            #expect(answer.fields == ["line 2, column 3 malformed_json"])
        }
    }

    @Test func everyWrongFieldIsReported() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let answer = try await app.client.json(.post, "/notes", #"{"text":"","count":"three"}"#)
            #expect(answer.status == 422)
            #expect(answer.fields == ["text required", "count wrong_type"])
            #expect(try await app.client.json(.post, "/notes", "[]").status == 422)
            #expect(try await app.client.send(.post, "/notes").fields == ["text required"])
            #expect(try await app.client.json(.post, "/notes", #"{"text":"x","count":13}"#).fields == ["count out_of_range"])
        }
    }

    @Test func anIdThatCannotBeOneNamesNothing() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            #expect(try await app.client.send(.get, "/notes/not-an-id").code == .notFound)
            #expect(try await app.client.send(.get, "/notes/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f").status == 200)
        }
    }

    @Test func aWrongQueryIsTheCallersFault() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            #expect(try await app.client.send(.get, "/notes?limit=7").json?["text"]?.string == "7")
            #expect(try await app.client.send(.get, "/notes").json?["text"]?.string == "-1")
            let answer = try await app.client.send(.get, "/notes?limit=many&id=x&unknown=1")
            #expect(answer.status == 422)
            #expect(answer.fields == ["limit wrong_type", "id malformed"])
        }
    }

    /// Over a socket, because the transport leaves out the body of an answer to HEAD.
    @Test func methodsThatAPathLacks() async throws {
        try await Probe.run(settings: Self.settings, transport: .socket) { app async throws in
            let other = try await app.client.send(.delete, "/notes")
            #expect(other.code == .methodNotAllowed)
            #expect(other.headers["Allow"] == "GET, HEAD, POST")
            let head = try await app.client.send(.head, "/notes")
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            let missing = try await app.client.send(.get, "/nothing")
            #expect(missing.code == .noSuchRoute)
            #expect(missing.headers["X-Content-Type-Options"] == "nosniff")
        }
    }

    @Test func aServiceWithADuplicateRouteDoesNotStart() async throws {
        let settings = ProbeService.Settings(routes: { _ in [Notes.add.handle { $0.body }, Notes.add.handle { $0.body }] })
        await #expect(throws: ServiceError.duplicateRoute("POST /notes")) { try await Probe.run(settings: settings) { _ in } }
    }

    @Test func whatIsNotARefusalIsLoggedAndNotTold() async throws {
        let settings = ProbeService.Settings(routes: { _ in
            [Notes.mine.handle { _ in Note("") }, Notes.list.handle { _ in throw SecretCause() }]
        })
        try await Probe.run(settings: settings) { app async throws in
            let answer = try await app.client.send(.get, "/notes", headers: ["X-Request-Id": "the-request", "Accept-Language": "ar"])
            #expect(answer.status == 500)
            #expect(answer.code == .internalError)
            #expect(!answer.text.contains("cause"))
            #expect(answer.json?["requestId"]?.string == "the-request")
            #expect(answer.headers["X-Request-Id"] == "the-request")
            #expect(answer.json?["message"]?.string?.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) } == true)
            let line = app.log.text.split(separator: "\n").first { $0.contains("request failed") }
            #expect(line?.contains("cause-only-for-the-log") == true)
            #expect(line?.contains("the-request") == true)
        }
    }

    @Test func theLogSaysWhyARequestWasRefused() async throws {
        let settings = ProbeService.Settings(routes: { _ in [Notes.mine.handle { _ in Note("") }, Notes.add.handle { $0.body }] })
        try await Probe.run(settings: settings) { app async throws in
            _ = try await app.client.send(.get, "/nowhere")
            _ = try await app.client.send(.delete, "/notes")
            let lines = app.log.text.split(separator: "\n").filter { $0.contains(" request ") }
            #expect(lines.count == 2)
            #expect(lines.first?.contains("no_such_route") == true)
            #expect(lines.last?.contains("method_not_allowed") == true)
        }
    }

    @Test(arguments: [
        (DatabaseError.busy, 503), (.serialization, 503), (.connectionLost, 503), (.connectionFailed("at db.internal"), 503),
        (.diskFull, 503), (.timedOut, 503), (.unresponsive, 503), (.commitOutcomeUnknown, 503), (.notWritable, 503),
        (.inputOutput(code: "778"), 503), (.corrupt("secret_table is malformed"), 503),
        (.closed, 503), (.uniqueViolation(constraint: "secret_table.column"), 500),
        (.failed(code: "1", message: "m", sql: "SELECT secret"), 500),
    ])
    func aDatabaseInTroubleIsNotTheCallersFault(_ error: DatabaseError, _ status: Int) async throws {
        let settings = ProbeService.Settings(routes: { _ in [Notes.list.handle { _ in throw error }] })
        try await Probe.run(settings: settings) { app async throws in
            let answer = try await app.client.send(.get, "/notes")
            #expect(answer.status == status)
            #expect(answer.headers["Retry-After"] == (status == 503 ? "1" : nil))
            #expect(answer.json?["retryable"] == true)
            #expect(!answer.text.contains("secret") && !answer.text.contains("internal.") && !answer.text.contains("db."))
        }
    }
}
