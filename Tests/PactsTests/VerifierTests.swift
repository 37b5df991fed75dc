import HTTPCore
import JSONCoding
import Pacts
import Synchronization
import Testing
import Wire

/// Replaying against a local server.
@Suite struct VerifierTests {
    private func failure(_ result: InteractionResult?) -> InteractionResult.Failure? {
        if case .failed(let failure) = result?.outcome { failure } else { nil }
    }

    @Test func wrongAnswersOfEachKind() async throws {
        let provider = Provider { request in
            switch request.path {
            case "/good": .json(["id": "7", "extra": 1])
            case "/status": .json(["code": "gone"], status: 410)
            case "/thin": .json([:])
            case "/type": .json(["id": 7])
            case "/text": HTTPResponse(status: .ok, headers: ["Content-Type": "text/html"], body: .bytes(Array("<p>".utf8)))
            case "/empty": HTTPResponse(status: .ok)
            default: .json([:], status: 404)
            }
        }
        let rules = ["body": ["$": [Matcher.type(minimum: nil, maximum: nil)]]]
        let paths = ["/good", "/status", "/thin", "/type", "/text", "/empty"]
        let loaded = LoadedPact(
            file: "a",
            pact: Pact(
                consumer: "shop", provider: "stock",
                interactions: paths.map { .get($0, $0, body: ["id": "1"], headers: ["Content-Type": "application/json"], rules: rules) }))
        let results = try await serving(provider) { address in await verify([loaded], at: address, jobs: 3) }
        #expect(results.map(\.interaction.description) == paths)
        #expect(results[0].outcome == .passed)
        #expect(
            failure(results[1])?.mismatches.map(\.description) == [
                "status: expected 200, found 410", #"$.id: expected a text like "1", found nothing"#,
            ])
        #expect(failure(results[1])?.call == "GET /status")
        #expect(failure(results[2])?.mismatches.map(\.description) == [#"$.id: expected a text like "1", found nothing"#])
        #expect(failure(results[3])?.mismatches.map(\.description) == [#"$.id: expected a text like "1", found 7"#])
        #expect(failure(results[4])?.mismatches.map(\.place) == ["header Content-Type", "$"])
        #expect(
            failure(results[5])?.mismatches.map(\.description) == [
                #"header Content-Type: expected "application/json", found nothing"#, "$: expected an object with id, found an empty body",
            ])
    }

    @Test func everyInteractionHasItsResultInItsPlace() async throws {
        let provider = Provider { request in .json(["path": .string(request.path)]) }
        let interactions = (0..<300).map { number -> Interaction in
            .get("/things/\(number)", "asks \(number)", body: ["path": .string(number.isMultiple(of: 7) ? "/other" : "/things/\(number)")])
        }
        let loaded = LoadedPact(file: "a", pact: Pact(consumer: "shop", provider: "stock", interactions: interactions))
        for jobs in [1, 8] {
            let results = try await serving(provider) { address in await verify([loaded], at: address, jobs: jobs) }
            #expect(results.map(\.interaction) == interactions)
            for (number, result) in results.enumerated() {
                #expect((result.outcome == .passed) == !number.isMultiple(of: 7))
                if number.isMultiple(of: 7) {
                    #expect(
                        failure(result)?.mismatches == [Mismatch(place: "$.path", expected: #""/other""#, actual: #""/things/\#(number)""#)]
                    )
                }
            }
        }
        // Twice all of them, each once a run.
        #expect(provider.requests.withLock { $0.count } == 600)
    }

    @Test func noPactsAreNoResults() async { #expect(await verify([], at: "http://127.0.0.1:1").isEmpty) }

    // MARK: - Values of states in requests

    @Test func valuesOfStatesAreFilledIn() async throws {
        let provider = Provider { _ in .json([:]) }
        let request = PactRequest(
            method: "POST", path: "/people/1", query: ["q": ["one", "two"], "fixed": ["a b&c"]],
            headers: ["Authorization": "Bearer old", "X-Plain": "yes"],
            body: ["user": "old", "list": [["n": 0], ["n": 1]], "kept": ["b": 2, "a": 1], "count": 0],
            generators: Generators([
                "path": ["": "/people/${user}/of ${name}"], "header": ["authorization": "Bearer ${token}"],
                "query": ["q[1]": "${name}", "new": "${count}"],
                "body": ["$.user": "${user}", "$.list[*].n": "${count}", "$.count": "n=${count}"],
            ]))
        let loaded = pact(
            Interaction(
                description: "fills", request: request, response: PactResponse(status: 200), use: ContractUse(operation: "", reads: [])))
        let values: JSONObject = ["user": "u-1", "name": "ليلى", "token": "t", "count": 7]
        let results = try await serving(provider) { address in await verify([loaded], at: address, states: FixedStates(values: values)) }
        #expect(results.map(\.outcome) == [.passed])
        let sent = try #require(provider.requests.withLock { $0.first })
        #expect(sent.method == .post)
        #expect(sent.path == "/people/u-1/of%20%D9%84%D9%8A%D9%84%D9%89")
        #expect(sent.query == "fixed=a%20b%26c&new=7&q=one&q=%D9%84%D9%8A%D9%84%D9%89")
        #expect(sent.headers.all("Authorization") == ["Bearer t"])
        #expect(sent.headers["X-Plain"] == "yes")
        #expect(sent.headers["Content-Type"] == "application/json")
        // Compact, members by name: what a signature was made over.
        #expect(
            String(decoding: sent.body, as: UTF8.self) == #"{"count":"n=7","kept":{"a":1,"b":2},"list":[{"n":7},{"n":7}],"user":"u-1"}"#)
    }

    @Test func textBodiesGoAsTheyAre() async throws {
        let provider = Provider { _ in .json([:]) }
        let text = Interaction(
            description: "text", request: PactRequest(method: "PUT", path: "/a", headers: ["content-type": "text/plain"], body: "مرحبا"),
            response: PactResponse(status: 200), use: ContractUse(operation: "", reads: []))
        let json = Interaction(
            description: "word", request: PactRequest(method: "PUT", path: "/b", body: "x"), response: PactResponse(status: 200),
            use: ContractUse(operation: "", reads: []))
        _ = try await serving(provider) { address in await verify([pact(text, json)], at: address, jobs: 1) }
        #expect(provider.requests.withLock { $0.map { String(decoding: $0.body, as: UTF8.self) } } == ["مرحبا", #""x""#])
    }

    static let unfillable: [(generators: [String: [String: String]], problem: String)] = [
        (["path": ["": "/${gone}"]], "no state returns 'gone', which the request needs; there is user"),
        (["header": ["A": "x ${user"]], "'x ${user' has a ${ without a }"),
        (["path": ["": "${user}"]], "the path 'u\n1' does not start with /"),
        (["header": ["A": "${user}"]], "the header A would hold a control character"),
        (["body": ["$.b.c": "${user}"]], "the generator for $.b.c finds nothing there in the body of the request"),
        (["body": ["$.list[4]": "${user}"]], "the generator for $.list[4] finds nothing there in the body of the request"),
    ]

    @Test(arguments: unfillable.indices) func requestsThatCannotBeFilledAreNotSent(_ index: Int) async throws {
        let provider = Provider { _ in .json([:]) }
        let request = PactRequest(method: "POST", path: "/", body: ["list": [1]], generators: Generators(Self.unfillable[index].generators))
        let loaded = pact(
            Interaction(description: "d", request: request, response: PactResponse(status: 200), use: ContractUse(operation: "", reads: []))
        )
        let results = try await serving(provider) { address in
            await verify([loaded], at: address, states: FixedStates(values: ["user": "u\n1"]))
        }
        #expect(results.map(\.outcome) == [.failed(.init(problem: Self.unfillable[index].problem))])
        #expect(provider.requests.withLock { $0.isEmpty })
    }

    // MARK: - What is not there

    @Test func statesThatFailAreResults() async throws {
        let provider = Provider { _ in .json([:]) }
        let problems: [(StateProblem, InteractionResult.Outcome)] = [
            (StateProblem(.unknown, "no such state"), .failed(.init(problem: "no such state"))),
            (StateProblem(.refused, "auth said no"), .failed(.init(problem: "auth said no"))),
            (StateProblem(.unreachable, "no auth"), .unreachable("no auth")),
        ]
        for (problem, outcome) in problems {
            let results = try await serving(provider) { address in
                await verify([pact(.get())], at: address, states: FixedStates(problem: problem))
            }
            #expect(results.map(\.outcome) == [outcome])
        }
        #expect(provider.requests.withLock { $0.isEmpty })
    }

    @Test func providersThatAreNotThere() async throws {
        let unknown = await verify([pact(.get(), provider: "other")], at: "http://127.0.0.1:1")
        #expect(unknown.map(\.outcome) == [.unreachable("the address of other is not known")])
        let closed = await verify([pact(.get())], at: "http://127.0.0.1:1")
        guard case .unreachable(let why) = closed.first?.outcome else { Issue.record("\(closed)"); return }
        #expect(why.hasPrefix("cannot connect to stock at http://127.0.0.1:1"))
    }

    @Test func answersThatDoNotCome() async throws {
        let provider = Provider { request in
            // Ends when the client goes away.
            if request.path == "/slow" {
                return HTTPResponse(status: .ok, body: .stream { _ in try await Task.sleep(for: .seconds(60)) })
            }
            return HTTPResponse(status: .ok, body: .stream { writer in
                try await writer.write([0x7b])
                throw CancellationError()
            })
        }
        let loaded = pact(.get("/broken", "broken", body: [:]), .get("/slow", "slow"))
        let results = try await serving(provider) { address in await verify([loaded], at: address, timeout: .seconds(1)) }
        #expect(failure(results.first)?.problem?.hasPrefix("stock broke the connection") == true)
        #expect(failure(results.last)?.problem == "stock gave no answer within 1 s")
    }

    @Test func theRunningContractIsHashed() async throws {
        let provider = Provider { request in request.path == "/openapi.json" ? .json(["b": 1, "a": [2]]) : .json([:], status: 404) }
        let hash = try await serving(provider) { address in
            await offThePool { Result { try RunningContract.hash(at: address, of: "stock") } }
        }.get()
        #expect(hash == ContractDocument.hash(Array("{ \"a\": [2],\n \"b\": 1 }".utf8)))
        #expect { try RunningContract.hash(at: nil, of: "stock") } throws: { "\($0)" == "the address of stock is not known" }
        #expect { try RunningContract.hash(at: "http://127.0.0.1:1", of: "stock") } throws: {
            "\($0)".hasPrefix("cannot read the contract of stock")
        }
    }
}
