import Contracts
import EventLoop
import HTTPCore
import JSONCoding
import Pacts
import Platform
import ProviderStates
import Security
import Testing
import Wire

/// States as functions.
@Suite struct StateTests {
    static let secret = Secret("a secret of at least thirty-two characters")

    private func settings(_ services: [String: String] = [:], secret: Secret? = secret, patience: Duration = .milliseconds(200))
        -> WorldSettings
    {
        WorldSettings(
            services: services, serviceSecret: secret, webhookSecret: Secret("whsec"), clock: ManualClock(), random: SeededRandom(seed: 1),
            patience: patience)
    }

    private static let library = StateLibrary(
        common: [
            State("nobody") { world, _ throws(StateProblem) in ["user": .string(world.freshID())] },
            State("a thing", parameters: ["size", "colour?", "isOld?", "count?"]) { _, parameters throws(StateProblem) in
                var values: JSONObject = ["size": .string(try parameters.text("size"))]
                values["colour"] = try parameters.optionalText("colour").map { .string($0) }
                values["isOld"] = .bool(try parameters.flag("isOld"))
                if values["size"] == "counted" { values["count"] = .integer(try parameters.integer("count")) }
                return values
            },
        ],
        own: ["stock": [
            State("a product", parameters: ["kind"]) { world, parameters throws(StateProblem) in
                let kind: Product = try parameters.choice("kind")
                return ["kind": .string(kind.rawValue), "for": .string(world.consumer), "at": .string(world.provider)]
            },
            State("nobody at all") { _, _ throws(StateProblem) in ["user": "0"] },
        ]])

    private func setUp(_ states: [ProviderState], provider: String = "stock", secret: Secret? = secret) throws -> JSONObject {
        try ProviderStates(Self.library, settings: settings(secret: secret)).session().setUp(states, consumer: "shop", provider: provider)
    }

    @Test func statesReturnValues() throws {
        let values = try setUp([ProviderState("a product", ["kind": "gtsd"]), ProviderState("a thing", ["size": "L", "isOld": true])])
        #expect(values["kind"] == "gtsd")
        #expect(values["for"] == "shop")
        #expect(values["at"] == "stock")
        #expect(values["size"] == "L")
        #expect(values["isOld"] == true)
        #expect(values["colour"] == nil)
    }

    @Test func everyWorldIsAnother() throws {
        let first = try setUp([ProviderState("nobody")])["user"]
        let second = try setUp([ProviderState("nobody")])["user"]
        #expect(first != nil)
        // The ids of two sessions with one seed and a clock that stands are the same; of one session they are not.
        let session = ProviderStates(Self.library, settings: WorldSettings(services: [:], serviceSecret: nil, webhookSecret: Secret("")))
            .session()
        let one = try session.setUp([ProviderState("nobody")], consumer: "a", provider: "b")["user"]
        let other = try session.setUp([ProviderState("nobody")], consumer: "a", provider: "b")["user"]
        #expect(one != other)
        #expect(second != one)
    }

    @Test func theConsumersTokenIsAlwaysThere() throws {
        let token = try #require(try setUp([])["serviceToken"]?.string)
        let tokens = try #require(ServiceTokens(secret: Self.secret))
        #expect(tokens.verify(token, for: "stock", now: ManualClock().now()) == "shop")
        #expect(try setUp([], secret: nil)["serviceToken"] == nil)
    }

    static let wrong: [(state: ProviderState, message: String)] = [
        (
            ProviderState("a prodcut"),
            "stock has no state 'a prodcut'; did you mean 'a product'?\nstates of stock: a product, a thing, nobody, nobody at all"
        ),
        (ProviderState("حالة"), "stock has no state 'حالة'\nstates of stock: a product, a thing, nobody, nobody at all"),
        (ProviderState("nobody", ["x": 1]), "the state 'nobody' takes no parameter 'x'; it takes none"),
        (
            ProviderState("a thing", ["size": "L", "shape": 1]),
            "the state 'a thing' takes no parameter 'shape'; it takes size, colour?, isOld?, count?"
        ),
        (ProviderState("a thing"), "the state 'a thing' needs the parameter 'size'"),
        (ProviderState("a thing", ["size": 1]), "the parameter 'size' of the state 'a thing' must be a text, not 1"),
        (
            ProviderState("a thing", ["size": "L", "isOld": "yes"]),
            "the parameter 'isOld' of the state 'a thing' must be true or false, not \"yes\""
        ),
        (
            ProviderState("a thing", ["size": "counted", "count": 1.5]),
            "the parameter 'count' of the state 'a thing' must be a whole number, not 1.5"
        ),
        (
            ProviderState("a product", ["kind": "sofa"]),
            "the parameter 'kind' of the state 'a product' must be one of gtsd, fitcoach, ironlift, stack, not \"sofa\""
        ),
    ]

    @Test(arguments: wrong.indices) func mistakesOfPacts(_ index: Int) {
        #expect(throws: StateProblem(.unknown, Self.wrong[index].message)) { try setUp([Self.wrong[index].state]) }
    }

    @Test func unknownStatesAreFoundBeforeAnythingIsSetUp() {
        #expect(throws: StateProblem(.unknown, "other has no state 'a product'\nstates of other: a thing, nobody")) {
            try setUp([ProviderState("nobody"), ProviderState("a product")], provider: "other")
        }
    }

    @Test func twoStatesMayNotReturnOneName() {
        #expect(throws: StateProblem(.unknown, "two states of this interaction return 'user'; 'nobody at all' is the second")) {
            try setUp([ProviderState("nobody"), ProviderState("nobody at all")])
        }
    }

    // MARK: - The services' own

    @Test func everyProviderHasItsStates() {
        let library = StateLibrary.standard
        #expect(library.providers == Catalogue.services.keys.sorted())
        #expect(
            library.names(of: "profile") == [
                "a browser", "a calling service", "a draft", "a fresh key", "a person", "an onboarded person", "nobody",
            ])
        #expect(library.names(of: "unknown") == ["a calling service", "a fresh key", "a person", "nobody"])
    }

    private func standard(_ states: [ProviderState], provider: String, _ services: [String: String], secret: Secret? = secret) throws
        -> JSONObject
    {
        try ProviderStates(settings: settings(services, secret: secret)).session().setUp(states, consumer: "tasks", provider: provider)
    }

    @Test func webhooksAreSigned() throws {
        let values = try standard([ProviderState("a signed webhook", ["body": #"{"a":"ع"}"#])], provider: "store", [:])
        let seconds = ManualClock().now().seconds
        #expect(
            values["signature"]?.string
                == "t=\(seconds),v1=\(hex(hmacSHA256(key: Array("whsec".utf8), Array("\(seconds).{\"a\":\"ع\"}".utf8))))")
    }

    @Test func servicesThatAreNotThere() {
        #expect(throws: StateProblem(.unreachable, "the address of auth, which a state needs, is not known")) {
            try standard([ProviderState("a person", ["product": "gtsd"])], provider: "profile", [:])
        }
        #expect {
            try standard([ProviderState("a person", ["product": "gtsd"])], provider: "profile", ["auth": "http://127.0.0.1:1"])
        } throws: {
            ($0 as? StateProblem)?.kind == .unreachable && "\($0)".hasPrefix("cannot connect to auth, which a state needs")
        }
        #expect { try standard([ProviderState("a calling service", ["name": "tasks"])], provider: "profile", [:], secret: nil) } throws: {
            "\($0)" == "the services' secret is not known: use the --state of barbell up, or set SERVICE_SECRET to theirs"
        }
    }

    /// What auth may say to somebody who signs up.
    @Test func refusalsOfServices() async throws {
        let answers: [(HTTPResponse, String)] = [
            (
                .json(["code": "rate_limited", "message": "m", "requestId": "r", "retryable": true, "fields": []], status: 429),
                "auth.signup refused what a state needs: rate_limited"
            ),
            (
                .json(
                    [
                        "code": "validation_failed", "message": "m", "requestId": "r", "retryable": false,
                        "fields": [["field": "email", "code": "malformed", "message": "m"]],
                    ], status: 422),
                "auth.signup refused what a state needs: validation_failed (email: malformed)"
            ),
            (.json(["oops": 1], status: 500), "auth.signup answered 500 without an error of ours"),
        ]
        for (answer, message) in answers {
            let problem = try await serving(Provider { _ in answer }) { address in
                await offThePool { () -> StateProblem? in
                    do {
                        _ = try standard([ProviderState("an account", ["product": "gtsd"])], provider: "auth", ["auth": address]);
                        return nil
                    } catch { return error as? StateProblem }
                }
            }
            #expect(problem == StateProblem(.refused, message))
        }
    }

    /// The code of an SMS that never comes.
    @Test func patienceEnds() async throws {
        let provider = Provider { request in
            request.path == "/auth/otp/request"
                ? .json(
                    [
                        "challengeId": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "expiresAt": "2026-03-01T08:00:00.000Z",
                        "resendAt": "2026-03-01T08:00:00.000Z",
                    ], status: 202)
                : .json(["items": [], "total": 0])
        }
        let problem = try await serving(provider) { address in
            await offThePool { () -> StateProblem? in
                do {
                    _ = try standard(
                        [ProviderState("a sent code", ["product": "fitcoach"])], provider: "auth", ["auth": address, "sandbox": address]);
                    return nil
                } catch { return error as? StateProblem }
            }
        }
        #expect(problem == StateProblem(.refused, "the SMS with the code did not come within 200 ms"))
    }

    // MARK: - For other tools

    @Test func stateServer() async throws {
        let states = ProviderStates(Self.library, settings: settings())
        let server = StateServer(states)
        func post(_ path: String, _ body: String, _ method: HTTPMethod = .post) async -> (Int, JSONValue?) {
            let answer = await server.respond(to: HTTPRequest(method: method, path: path, body: Array(body.utf8)))
            guard case .bytes(let bytes) = answer.body else { return (answer.status.code, nil) }
            return (answer.status.code, try? JSONParser.parse(bytes))
        }
        let good = await post("/stock", #"{"state":"a product","params":{"kind":"gtsd"},"action":"setup","consumer":"till"}"#)
        #expect(good.0 == 200)
        #expect(good.1?["kind"] == "gtsd")
        #expect(good.1?["for"] == "till")
        #expect(await post("/stock", #"{"state":"a product","action":"teardown"}"#) == (200, [:]))
        #expect(await post("/stock", #"{"state":"","action":"setup"}"#) == (200, [:]))
        let unknown = await post("/stock", #"{"state":"a prodcut"}"#)
        #expect(unknown.0 == 400)
        #expect(unknown.1?["message"]?.string?.contains("did you mean 'a product'?") == true)
        #expect(await post("/stock", "[").0 == 400)
        #expect(await post("/", "{}").0 == 404)
        #expect(await post("/stock", "", .get).0 == 405)
        let absent = StateServer(ProviderStates(settings: settings()))
        let answer = await absent.respond(
            to: HTTPRequest(method: .post, path: "/auth", body: Array(#"{"state":"an account","params":{"product":"gtsd"}}"#.utf8)))
        #expect(answer.status.code == 503)
    }

    @Test func stateServerListens() async throws {
        let loops = try EventLoopGroup(count: 1)
        let states = ProviderStates(Self.library, settings: settings())
        let server = try await StateServer.start(states, port: 0, loops: loops)
        await #expect { _ = try await StateServer.start(states, port: server.port, loops: loops) } throws: {
            "\($0)".hasPrefix("cannot listen on 127.0.0.1:\(server.port)")
        }
        await server.stop()
        await offThePool { loops.stop() }
    }
}
