import AppTesting
import Contracts
import Foundation
import HTTPClient
import HTTPCore
import JSONCoding
import Pacts
import Platform
import ServiceKit
import Testing
import Wire

/// The recorder of what services expect of each other.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactRecorderTests {
    struct PhotoOwner: DTO {
        let ownerId: UserID
        static let example = PhotoOwner(ownerId: .example)
    }

    private struct Overreach: DTO {
        let ownerId: UserID
        let size: Int64
        static let example = Overreach(ownerId: .example, size: 1)
    }

    /// A repository with nothing in it but a declaration of the view.
    private func inRepository(_ body: (String) async throws -> Void) async throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("barbell-pacts-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        for folder in ["Contracts/pacts", "Services/Tasks"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        try "struct PhotoOwnership {}\n  struct PhotoOwner: DTO {".write(
            toFile: "\(root)/Services/Tasks/Photos.swift", atomically: true, encoding: .utf8)
        try await body(root)
    }

    private func exchange(_ description: String = "asks", _ answer: PactExchange.Answer<MediaFacts> = .success(.example)) throws
        -> PactExchange
    {
        try PactExchange(
            description, MediaFiles.facts, reading: PhotoOwner.self, given: [ProviderState("a photo")], filling: [(.path("id"), "photo")],
            answer: answer)
    }

    private func ask<View: DTO>(_ url: String, _ runtime: ServiceRuntime, reading view: View.Type = PhotoOwner.self) async throws -> View {
        try await runtime.peers.call(
            MediaFiles.facts, reading: view, at: url, parameters: MediaParameters(id: .example), body: Nothing(), requestID: "test",
            run: nil,
            deadline: .seconds(5))
    }

    private func record(
        _ root: String, _ exchanges: [PactExchange], within limit: Duration = .seconds(10),
        _ run: @escaping @Sendable (String, ServiceRuntime) async throws -> Void
    ) async -> String? {
        do {
            try await Probe.run(settings: ProbeService.Settings()) { app async throws in
                try await PactRecorder.record(consumer: "tasks", provider: "media", repository: root) { pact in
                    for exchange in exchanges {
                        try await pact.expect(exchange, within: limit) { try await run(pact.url, app.app.runtime) }
                    }
                }
            }
            return nil
        } catch { return (error as? RecordingProblem)?.description ?? "\(type(of: error)): \(error)" }
    }

    private func path(_ root: String) -> String { "\(root)/Contracts/pacts/tasks-media.json" }

    /// Writes what is recorded, as `UPDATE_GOLDEN=1` would.
    private func write(_ root: String, _ change: (String) -> String = { $0 }) async throws {
        let problem = await record(root, [try exchange()]) { url, runtime in _ = try await ask(url, runtime) }
        #expect(problem == "there is no Contracts/pacts/tasks-media.json; run this test with UPDATE_GOLDEN=1 and commit the file")
        let pact = Pact(
            consumer: "tasks", provider: "media",
            interactions: [
                Interaction(
                    description: "asks", states: [ProviderState("a calling service", ["name": "tasks"]), ProviderState("a photo")],
                    request: PactRequest(
                        method: "GET", path: "/media/files/\(UserID.example.text)/facts", headers: ["Authorization": "Bearer token"],
                        matchingRules: MatchingRules([
                            "header": ["Authorization": [.regex("^Bearer .+$")]], "path": ["": [.regex("^/media/files/[^/]+/facts$")]],
                        ]),
                        generators: Generators([
                            "header": ["Authorization": "Bearer ${serviceToken}"], "path": ["": "/media/files/${photo}/facts"],
                        ])),
                    response: PactResponse(
                        status: 200, body: ["ownerId": .string(UserID.example.text)],
                        matchingRules: MatchingRules(["body": ["$.ownerId": [.type(minimum: nil, maximum: nil)]]])),
                    use: ContractUse(
                        operation: "media.facts",
                        reads: [FieldRead(path: "$.ownerId", symbol: "PhotoOwner.ownerId", file: "Services/Tasks/Photos.swift")]))
            ])
        try change(String(decoding: pact.json, as: UTF8.self)).write(toFile: path(root), atomically: true, encoding: .utf8)
    }

    @Test(.disabled(if: ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil))
    func whatIsRecordedIsTheWholePact() async throws {
        try await inRepository { root in
            try await write(root)
            #expect(await record(root, [try exchange()]) { url, runtime in _ = try await ask(url, runtime) } == nil)
        }
    }

    @Test(.disabled(if: ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil))
    func theFirstDifferenceIsNamed() async throws {
        try await inRepository { root in
            let says = "Contracts/pacts/tasks-media.json is not what tasks does: "
            let advice = ". If that is meant, run this test with UPDATE_GOLDEN=1 and commit the file."
            let differences: [((String) -> String, String)] = [
                (
                    { $0.replacingOccurrences(of: "\"method\": \"GET\"", with: "\"method\": \"PUT\"") },
                    "$.interactions['asks'].request.method is \"PUT\" in the file and \"GET\" now"
                ),
                (
                    {
                        $0.replacingOccurrences(of: "\"status\": 200", with: "\"status\": 200, \"more\": [ليلى]").replacingOccurrences(
                            of: "[ليلى]", with: "\"ليلى 🏃‍♀️\"")
                    },
                    "$.interactions['asks'].response.more is \"ليلى 🏃‍♀️\" in the file, and there is none now"
                ),
                ({ $0 + "\n" }, "only its layout differs"), ({ _ in "" }, "it is not JSON"), ({ _ in "{" }, "it is not JSON"),
                (
                    { $0.replacingOccurrences(of: "\"asks\"", with: "\"asks otherwise\"") },
                    "$.interactions: 'asks otherwise' is in the file and not done now"
                ),
            ]
            for (change, difference) in differences {
                try? FileManager.default.removeItem(atPath: path(root))
                try await write(root, change)
                let problem = await record(root, [try exchange()]) { url, runtime in _ = try await ask(url, runtime) }
                #expect(problem == says + difference + advice)
            }
        }
    }

    @Test func aViewReadsOnlyWhatTheContractHas() throws {
        let problem = #expect(throws: RecordingProblem.self) {
            try PactExchange("asks", MediaFiles.facts, reading: Overreach.self, answer: .success(.example))
        }
        #expect(
            problem?.description == "'asks': Overreach cannot be read from the answers of media.facts: $.size is not part of MediaFacts")
    }

    @Test func anAnswerIsOneThatTheEndpointGives() throws {
        let problem = #expect(throws: RecordingProblem.self) { try exchange("asks", .refusal(APIError(.emailTaken))) }
        #expect(problem?.description == "'asks': media.facts never answers so: status 409 is not part of media.facts")
    }

    @Test func aRequestThatNeverComesFails() async throws {
        try await inRepository { root in
            let problem = await record(root, [try exchange()], within: .milliseconds(20)) { _, _ in }
            #expect(problem == "'asks': tasks never sent GET /media/files/{id}/facts")
            let thrown = await record(root, [try exchange()], within: .milliseconds(20)) { _, _ in throw APIError(.notFound) }
            #expect(thrown?.hasPrefix("'asks': tasks never sent GET /media/files/{id}/facts; the run ended with APIError") == true)
        }
    }

    @Test func aRequestThatIsNotExpectedFails() async throws {
        try await inRepository { root in
            let problem = await record(root, [try exchange()]) { url, runtime in
                _ = try? await runtime.peers.call(
                    Auth.keys, at: url, parameters: Nothing(), body: Nothing(), requestID: "test", run: nil, deadline: .seconds(5))
            }
            #expect(problem == "tasks sent what it should not: GET /.well-known/jwks.json: no exchange expects it")
        }
    }

    @Test(arguments: [
        (["Authorization": "Bearer person"], "", "its token is not a service's"), ([:], "", "it has no bearer token"),
        (["Authorization": "Bearer svc.x"], "?size=1", "there is no parameter size"),
        (["Authorization": "Bearer svc.x", "Content-Type": "application/json"], "", "it has a body"),
    ] as [(HTTPHeaders, String, String)])
    func aRequestKeepsToTheEndpoint(_ headers: HTTPHeaders, _ query: String, _ message: String) async throws {
        try await inRepository { root in
            let problem = await record(root, [try exchange()]) { url, runtime in
                let body = headers["Content-Type"] == nil ? [] : Array("{}".utf8)
                _ = try await runtime.http.send(
                    ClientRequest(
                        method: .get, url: "\(url)/media/files/\(UserID.example.text)/facts\(query)", headers: headers, body: body),
                    deadline: .seconds(5))
            }
            #expect(
                problem
                    == "tasks sent what it should not: GET /media/files/\(UserID.example.text)/facts is no request of media.facts: \(message)"
            )
        }
    }

    /// A body is held against its schema, whatever the client thinks it is.
    @Test(arguments: [
        ("", "there is no JSON body"), ("{", "there is no JSON body"), ("[]", "$: expected an object, got an array"),
        ("{\"weightKg\": \"heavy\"}", "$.weightKg: expected a number, got a string"),
        ("{\"weightKg\": 80, \"وزن\": 1}", "$.وزن: not part of WeighIn"),
    ])
    func aBodyKeepsToTheEndpoint(_ text: String, _ message: String) async throws {
        try await inRepository { root in
            let exchange = try PactExchange("logs", Profiles.recordWeight, reading: Nothing.self, answer: .success(.example))
            let problem = await record(root, [exchange]) { url, runtime in
                _ = try await runtime.http.send(
                    ClientRequest(
                        method: .post, url: "\(url)/profile/users/\(UserID.example.text)/weights",
                        headers: ["Authorization": "Bearer svc.x", "Content-Type": "application/json"], body: Array(text.utf8)),
                    deadline: .seconds(5))
            }
            #expect(problem?.hasSuffix("is no request of profile.recordWeight: \(message)") == true, "\(problem ?? "")")
        }
    }

    /// The client gets what its view reads and nothing else, so that a client that reads more than it says fails.
    @Test func theClientGetsNoMoreThanItReads() async throws {
        try await inRepository { root in
            let problem = await record(root, [try exchange()]) { url, runtime in _ = try await ask(url, runtime, reading: MediaFacts.self) }
            #expect(problem?.hasPrefix("InputError: ") == true)
        }
    }

    @Test func aPlaceThatIsNotThereCannotBeFilled() async throws {
        try await inRepository { root in
            let hole = try PactExchange(
                "asks", MediaFiles.facts, reading: PhotoOwner.self, filling: [(.path("photo"), "photo")], answer: .success(.example))
            let problem = await record(root, [hole]) { url, runtime in _ = try await ask(url, runtime) }
            #expect(problem == "'asks': there is no {photo} in /media/files/{id}/facts")
            let twice = await record(root, [try exchange(), try exchange()]) { url, runtime in _ = try await ask(url, runtime) }
            #expect(twice == "there is another exchange 'asks'")
            let none = await record(root, []) { _, _ in }
            #expect(none == "tasks did nothing with media")
        }
    }

    @Test func aViewIsDeclaredOnce() async throws {
        try await inRepository { root in
            try "private struct PhotoOwner {}".write(toFile: "\(root)/Services/Tasks/Other.swift", atomically: true, encoding: .utf8)
            let problem = await record(root, [try exchange()]) { url, runtime in _ = try await ask(url, runtime) }
            #expect(
                problem == "PhotoOwner is declared in Services/Tasks/Other.swift and Services/Tasks/Photos.swift; give one another name")
            try FileManager.default.removeItem(atPath: "\(root)/Services")
            let none = await record(root, [try exchange()]) { url, runtime in _ = try await ask(url, runtime) }
            #expect(none == "no source declares PhotoOwner")
        }
    }
}
