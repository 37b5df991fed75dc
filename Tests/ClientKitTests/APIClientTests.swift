@testable import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import TestSupport
import Testing
import Wire

@Suite struct APIClientTests {
    private func client(_ transport: any ClientTransport, _ address: String = "https://api.example.com/v1/") throws -> APIClient {
        APIClient(addresses: try ServiceAddresses(gateway: address), transport: transport, headers: ["X-App-Version": "7"])
    }

    @Test(.proves("GTSD-P-4.1-01", "GTSD-P-6.1-02")) func aRequestSaysWhatItHasTo() async throws {
        let transport = ScriptedTransport { _ in ModelService.json(200, SessionTokens.example) }
        let api = try client(transport)
        api.language = .arabic
        let _: SessionTokens = try await api.call(Auth.login, .example, idempotencyKey: "key")
        let request = try #require(transport.sent.first)
        #expect(request.method == .post)
        #expect(request.url == "https://api.example.com/v1/auth/login")
        #expect(request.body == (try JSONWriter.encode(LoginRequest.example)))
        for (name, value) in [
            ("Content-Type", "application/json"), ("Accept", "application/json"), ("Accept-Language", "ar"), ("Idempotency-Key", "key"),
            ("X-App-Version", "7"),
        ] { #expect(request.headers[name] == value) }
        #expect(request.headers["X-Request-Id"].flatMap(UUIDv7.init) != nil)
        let _: SessionTokens = try await api.call(Auth.login, .example)
        #expect(transport.sent[1].headers["Idempotency-Key"] == nil)
        #expect(transport.sent[1].headers["X-Request-Id"] != request.headers["X-Request-Id"])
    }

    @Test(.proves("GTSD-P-4.1-01"), arguments: [HTTPMethod.get, .post, .put, .patch, .delete])
    func eachMethodGoesAsItIs(_ method: HTTPMethod) async throws {
        let transport = ScriptedTransport { _ in ModelService.json(200, Acknowledgement()) }
        let api = try client(transport)
        let touch = Endpoint<Anyone, Nothing, Nothing, Acknowledgement>("model.touch", method, "/things", summary: "Touches")
        let _: Acknowledgement = try await api.call(touch, Nothing(), Nothing())
        let request = try #require(transport.sent.first)
        #expect((request.method, request.url) == (method, "https://api.example.com/v1/things"))
        #expect(request.body == [])
        guard method != .get, method != .delete else { return }
        let send = Endpoint<Anyone, Nothing, LoginRequest, Acknowledgement>("model.send", method, "/things", summary: "Sends")
        let _: Acknowledgement = try await api.call(send, .example)
        #expect(transport.sent[1].method == method)
        #expect(transport.sent[1].body == (try JSONWriter.encode(LoginRequest.example)))
    }

    struct Search: DTO {
        let id: String
        let q: String?
        let tags: [String]?
        let limit: Int64?
        static let example = Search(id: "1", q: nil, tags: nil, limit: nil)
    }
    static let find = Endpoint<Anyone, Search, Nothing, Acknowledgement>("model.find", .get, "/lists/{id}/items", summary: "Finds")

    @Test(.proves("GTSD-P-4.1-01"), arguments: [
        (
            Search(id: "a b/ü", q: "x&y=z+1 ؟", tags: ["p", "q/"], limit: 5),
            "/lists/a%20b%2F%C3%BC/items?q=x%26y%3Dz%2B1%20%D8%9F&tags=p&tags=q%2F&limit=5"
        ),
        (Search(id: "1", q: nil, tags: [], limit: nil), "/lists/1/items"),
    ]) func parametersBecomePathAndQuery(_ parameters: Search, _ expected: String) async throws {
        let transport = ScriptedTransport { _ in ModelService.json(200, Acknowledgement()) }
        let _: Acknowledgement = try await client(transport, "http://127.0.0.1:8081").call(Self.find, parameters, Nothing())
        #expect(transport.sent.first?.url == "http://127.0.0.1:8081" + expected)
        #expect(transport.sent.first?.body == [])
        #expect(transport.sent.first?.headers["Content-Type"] == nil)
    }

    @Test(arguments: ["", ".", ".."]) func aParameterThatWouldChangeThePathIsRefused(_ id: String) async throws {
        let transport = ScriptedTransport { _ in ModelService.json(200, Acknowledgement()) }
        let api = try client(transport)
        await #expect(throws: ClientError.invalidURL) {
            let _: Acknowledgement = try await api.call(Self.find, Search(id: id, q: nil, tags: nil, limit: nil), Nothing())
        }
        #expect(transport.sent.isEmpty)
    }

    @Test(arguments: [
        "", "api.example.com", "ftp://api.example.com", "http://api.example.com", "http://localhost@evil.example", "https://",
        "https://a b",
        "http://127.0.0.1.evil.example", "https://api.example.com?x=", "http://localhost.evil.example:80",
    ]) func anUnsafeAddressIsRefused(_ address: String) {
        #expect(throws: ClientError.invalidURL) { try ServiceAddresses(gateway: address) }
    }

    private static let neighbours = [
        "http://192.168.1.7:8081", "http://10.0.0.2", "http://172.31.4.5:80/v1", "http://169.254.10.1:8081", "http://studio.local:8081",
        "http://Studio.LOCAL", "http://[fe80::1]:8081", "http://[fd12:3456::7]:8081",
    ]

    /// A phone beside a developer's machine; an app that people have goes nowhere without TLS.
    @Test(arguments: neighbours) func neighboursAreReachedWithoutTLSOnlyWhereAnAppSaysSo(_ address: String) throws {
        #expect(throws: ClientError.invalidURL) { try ServiceAddresses(gateway: address) }
        #expect(throws: ClientError.invalidURL) { try ServiceAddresses(gateway: "https://a.example", services: ["auth": address]) }
        let addresses = try ServiceAddresses(gateway: address, plainHTTP: .localNetwork)
        #expect(addresses["auth"] == address)
        #expect(addresses.accepts(link: address + "/objects/a?X-Amz-Signature=b"))
        #expect(try !ServiceAddresses(gateway: "https://a.example").accepts(link: address + "/objects/a?X-Amz-Signature=b"))
    }

    @Test(arguments: [
        "http://api.example.com", "http://192.168.1.7.evil.example", "http://192.168.1", "http://192.168.1.256", "http://192.169.1.7",
        "http://172.32.0.1", "http://11.0.0.1", "http://0192.168.1.7.2", "http://local", "http://a.localhost", "http://[2001:db8::1]",
        "http://[fe80::1%25eth0]", "http://[fd::evil.example]", "http://fd12::7", "http://192.168.1.7@evil.example", "ftp://192.168.1.7",
    ]) func strangersAreNeverReachedWithoutTLS(_ address: String) {
        #expect(throws: ClientError.invalidURL) { try ServiceAddresses(gateway: address, plainHTTP: .localNetwork) }
    }

    @Test func eachServiceMayHaveAnAddressOfItsOwn() throws {
        let addresses = try ServiceAddresses(gateway: "https://api.example.com", services: ["auth": "http://[::1]:8080/"])
        #expect(addresses["auth"] == "http://[::1]:8080")
        #expect(addresses["tasks"] == "https://api.example.com")
    }

    @Test(.proves("GTSD-P-4.1-02")) func onlyCallsThatWantATokenCarryIt() async throws {
        let s = try await ModelSession.signedIn()
        s.clock.advance(by: .seconds(901))
        _ = try await s.manager.signUp(.example)
        s.clock.advance(by: .seconds(901))
        try await s.manager.me()
        _ = try await s.manager.call(Auth.login, .example)
        let _: SessionTokens = try await client(s.service, "https://api.example.com").call(
            Auth.login, .example, token: OpaqueToken(trusted: "stray"))
        await s.manager.logOut()
        let paths = Set(s.service.sent.map(\.path))
        #expect(paths == ["/auth/login", "/auth/signup", "/auth/refresh", "/auth/me", "/auth/logout"])
        for request in s.service.sent {
            #expect((request.headers["Authorization"] != nil) == ["/auth/me", "/auth/logout"].contains(request.path), "\(request.path)")
        }
    }

    @Test(.proves("GTSD-P-4.1-04"), arguments: [199, 300, 301, 304, 400, 404, 500, 599]) func onlyTwoHundredsAreSuccess(_ status: Int)
        async throws
    {
        let api = try client(ScriptedTransport(status, "text", contentType: "text/plain"))
        await #expect(throws: ClientError.http(status: status, body: Array("text".utf8))) {
            let _: SessionTokens = try await api.call(Auth.login, .example)
        }
    }

    /// Eight kinds; a ninth would not compile here.
    private static func kind(_ error: ClientError) -> String {
        switch error {
        case .invalidURL: "invalid URL"
        case .invalidResponse: "invalid response"
        case .http: "HTTP status and data"
        case .decoding: "decoding"
        case .encoding: "encoding"
        case .network: "network"
        case .unauthorized: "unauthorized"
        case .api: "the service's message"
        }
    }

    struct Ratio: DTO {
        let value: Double
        static let example = Ratio(value: 0.5)
    }
    static let measure = Endpoint<Anyone, Nothing, Ratio, Acknowledgement>("model.measure", .post, "/ratios", summary: "Measures")

    @Test(.proves("GTSD-P-4.1-05")) func eightKindsOfTroubleAreToldApartAndHaveWords() async throws {
        let answers = ScriptedTransport { _ in ModelService.json(200, Acknowledgement()) }
        func error<Answer>(_ work: () async throws(ClientError) -> Answer) async -> ClientError? {
            do throws(ClientError) { _ = try await work(); return nil } catch { return error }
        }
        func logIn(_ transport: any ClientTransport) async throws -> ClientError? {
            let api = try client(transport)
            return await error { () async throws(ClientError) -> SessionTokens in try await api.call(Auth.login, .example) }
        }
        let api = try client(answers)
        let nobody = try SessionManager.make(answers, MemoryTokenStore())
        let errors = [
            await error { () throws(ClientError) in try ServiceAddresses(gateway: "ftp://api.example.com") },
            try await logIn(ScriptedTransport(200, "<html>", contentType: "text/html")),
            try await logIn(ScriptedTransport(502, "Bad Gateway")),
            try await logIn(ScriptedTransport(200, #"{"accessToken":"a","refreshToken":"","expiresIn":1}"#)),
            await error { () async throws(ClientError) -> Acknowledgement in try await api.call(Self.measure, Ratio(value: .nan)) },
            try await logIn(ScriptedTransport { _ throws(NetworkFailure) in throw .unreachable }),
            await error { () async throws(ClientError) in try await nobody.me() },
            try await logIn(ScriptedTransport(401, #"{"code":"credentials_invalid"}"#)),
        ]
        let kinds = [
            "invalid URL", "invalid response", "HTTP status and data", "decoding", "encoding", "network", "unauthorized",
            "the service's message",
        ]
        #expect(errors.map { $0.map(Self.kind) } == kinds)
        #expect(answers.sent.isEmpty)
        for error in errors {
            for language in Language.allCases { #expect(error?.message(language).isEmpty == false) }
        }
    }

    @Test func everyKindOfTroubleHasItsError() async throws {
        func error(_ transport: any ClientTransport) async throws -> ClientError? {
            let api = try client(transport)
            do throws(ClientError) { let _: SessionTokens = try await api.call(Auth.login, .example); return nil } catch { return error }
        }
        #expect(try await error(ScriptedTransport { _ throws(NetworkFailure) in throw .timedOut }) == .network(.timedOut))
        #expect(try await error(ScriptedTransport(200, "<html>", contentType: "text/html")) == .invalidResponse)
        #expect(try await error(ScriptedTransport(200, "{")) == .invalidResponse)
        #expect(try await error(ScriptedTransport(502, "Bad Gateway")) == .http(status: 502, body: Array("Bad Gateway".utf8)))
        #expect(
            try await error(ScriptedTransport(200, #"{"accessToken":"a","refreshToken":"","expiresIn":1}"#))
                == .decoding(fields: ["refreshToken", "user", "nextStep"]))
        #expect(try await error(ScriptedTransport(401, #"{"code":"credentials_invalid"}"#))?.code == .credentialsInvalid)
    }

    @Test func whatAProxyAsksForIsKeptAndTheServiceKnowsBetter() async throws {
        func seconds(_ status: HTTPStatus, _ header: String, _ body: String = "busy") async throws -> Int64? {
            let transport = ScriptedTransport { _ in
                ClientResponse(status: status, headers: ["Retry-After": header], body: Array(body.utf8))
            }
            let api = try client(transport)
            do throws(ClientError) {
                let _: SessionTokens = try await api.call(Auth.login, .example)
                return nil
            } catch { return error.retrySeconds }
        }
        #expect(try await seconds(.serviceUnavailable, "60") == 60)
        #expect(try await seconds(.serviceUnavailable, "60", #"{"code":"overloaded"}"#) == 60)
        #expect(try await seconds(.serviceUnavailable, "60", #"{"code":"overloaded","retryAfter":5}"#) == 5)
        for header in ["", "soon", "-1", "86401", "Sun, 06 Nov 1994 08:49:37 GMT"] {
            #expect(try await seconds(.serviceUnavailable, header) == nil)
        }
    }

    @Test func aNewerServiceIsUnderstood() async throws {
        let refusal =
            #"{"code":"too_sunny","message":"Wait for shade.","requestId":"r-9","retryable":true,"fields":[{"field":"hat","code":"missing","message":"Wear one.","hint":1}],"action":"find_shade","retryAfter":7,"more":{"x":[]}}"#
        let api = try client(ScriptedTransport(409, refusal))
        do throws(ClientError) {
            let _: SessionTokens = try await api.call(Auth.login, .example)
            Issue.record("no error")
        } catch {
            guard case .api(let refusal) = error else { Issue.record("\(error)"); return }
            #expect(refusal.rawCode == "too_sunny" && refusal.code == nil && refusal.requestID == "r-9" && refusal.action == nil)
            #expect(refusal.retryAfter == .seconds(7) && refusal.fields.map(\.code) == ["missing"])
            #expect(error.isRetryable && error.message(.english) == "Wait for shade." && error.recovery == .retryLater)
        }
        let tokens = try JSONParser.parse(try JSONWriter.encode(SessionTokens.example)).object ?? [:]
        var newer = tokens
        newer["newMember"] = ["a": 1]
        let answer = JSONValue.object(newer).text()
        let value: SessionTokens = try await client(ScriptedTransport(200, answer)).call(Auth.login, .example)
        #expect(value == .example)
    }

    /// One code for two remedies: room is made, a day is waited for.
    @Test(arguments: [
        (#"{"code":"limit_reached","retryable":true,"action":"retry_later","retryAfter":82800}"#, Recovery.retryLater),
        (#"{"code":"limit_reached","retryable":false}"#, .correctInput),
    ])
    func whatADayAllowsIsWaitedFor(_ refusal: String, _ expected: Recovery) async throws {
        let api = try client(ScriptedTransport(409, refusal))
        do throws(ClientError) {
            let _: SessionTokens = try await api.call(Auth.login, .example)
            Issue.record("no error")
        } catch {
            #expect(error.recovery == expected && error.isRetryable == (expected == .retryLater))
            #expect(error.message(.english).contains("Remove one first") == (expected == .correctInput))
        }
    }

    @Test(arguments: [#"{"code":7}"#, "[]", #"{"code":"x","retryAfter":9223372036854775807,"fields":{}}"#, "null", ""])
    func aStrangeErrorBodyIsNoCrash(_ body: String) async throws {
        let api = try client(ScriptedTransport(400, body))
        await #expect(throws: ClientError.self) { let _: SessionTokens = try await api.call(Auth.login, .example) }
    }
}

@Suite struct MessageTests {
    /// Every error a person can meet.
    static var errors: [ClientError] {
        get async throws {
            var errors: [ClientError] = [
                .invalidURL, .encoding, .invalidResponse, .decoding(fields: ["user.id"]), .unauthorized, .http(status: 418, body: []),
                .http(status: 503, body: Array("at Foo.swift:12".utf8)),
            ] + NetworkFailure.allCases.map(ClientError.network)
            let bodies =
                ErrorCode.allCases.map { ($0.status, #"{"code":"\#($0.rawValue)","message":"{\"trace\":\"main.swift:3 0x7f 500\"}"}"#) }
                + [#"<pre>500 Internal</pre>"#, #"{\"a\":1}"#, "line\\nline", "Error 503", ""].map {
                    (500, #"{"code":"newer","message":"\#($0)"}"#)
                }
            for (status, body) in bodies {
                let manager = try SessionManager.make(ScriptedTransport(status, body), MemoryTokenStore())
                do throws(ClientError) { _ = try await manager.logIn(.example) } catch { errors.append(error) }
            }
            return errors
        }
    }

    @Test(.proves("GTSD-1.1-08", "AC-GLOBAL-04-a", "AC-GLOBAL-04-b", "NFR-USE-04", "GTSD-8.6-01", "GTSD-P-6.1-06"),
        arguments: Language.allCases)
    func everyErrorHasPlainWordsAndANextStep(_ language: Language) async throws {
        let errors = try await Self.errors
        #expect(errors.count >= ErrorCode.allCases.count + 15)
        for error in errors {
            let message = error.message(language)
            #expect(message.count >= 10 && message.count <= 200, "\(error)")
            #expect(!message.contains(where: { "{}[]<>_\\`\n".contains($0) }), "\(message)")
            // Three digits in a row that start like a status.
            let numbers = message.split { !$0.isNumber }.filter { $0.count == 3 && ("1"..."5").contains($0.prefix(1)) }
            #expect(numbers.isEmpty, "\(message)")
            for word in ["JSON", "HTTP", "swift", "Error", "Exception", "null", "nil", "0x", "stack", "trace"] {
                #expect(!message.contains(word), "\(message)")
            }
            #expect(!error.recovery.label(language).isEmpty)
            #expect(message.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) } == (language == .arabic), "\(message)")
        }
    }

    @Test("Who does something without a connection is told so in the document's words", .proves("AC-GLOBAL-05-a"),
        arguments: [(Language.english, "Connection lost"), (.arabic, "انقطع الاتصال")])
    func connectionLost(_ language: Language, _ words: String) async throws {
        let offline = ScriptedTransport { _ throws(NetworkFailure) in throw .unreachable }
        let manager = try SessionManager.make(offline, MemoryTokenStore())
        do throws(ClientError) {
            _ = try await manager.logIn(.example)
            Issue.record("no error")
        } catch {
            #expect(error.message(language).hasPrefix(words))
            #expect(error.isRetryable && error.recovery == .retry)
        }
    }

    @Test(.proves("GTSD-1.1-08")) func theNextStepFitsTheError() {
        let expected: [ErrorCode: Recovery] = [
            .emailTaken: .signIn, .credentialsInvalid: .correctInput, .validationFailed: .correctInput, .tokenExpired: .retry,
            .unauthenticated: .signIn, .tokenReused: .signIn,
            .emailNotVerified: .verifyEmail, .otpIncorrect: .correctInput, .otpExpired: .requestNewCode, .tokenUsed: .requestNewLink,
            .loginThrottled: .retryLater, .demoReadOnly: .createAccount, .notFound: .goBack, .malformedRequest: .updateApp,
            .contentTooLarge: .correctInput, .internalError: .retryLater, .tierRequired: .upgrade, .quotaExceeded: .upgrade,
            .versionConflict: .reload, .readOnly: .correctInput,
        ]
        for (code, recovery) in expected { #expect(Recovery(code) == recovery, "\(code)") }
        #expect(Set(Recovery.allCases.flatMap { recovery in Language.allCases.map(recovery.label) }).count == Recovery.allCases.count * 2)
        #expect(ClientError.network(.unreachable).recovery == .retry)
        #expect(ClientError.unauthorized.recovery == .signIn)
    }

    @Test(arguments: [
        (#""upgrade":"smart_premium""#, Recovery.upgrade), (#""upgrade":null"#, .goBack), (#""upgrade":"platinum""#, .goBack),
    ])
    func plansAreOfferedWhereOneWouldDo(_ member: String, _ expected: Recovery) async throws {
        let manager = try SessionManager.make(ScriptedTransport(403, #"{"code":"quota_exceeded",\#(member)}"#), MemoryTokenStore())
        do throws(ClientError) {
            _ = try await manager.logIn(.example)
            Issue.record("no error")
        } catch {
            #expect(error.recovery == expected)
        }
    }
}
