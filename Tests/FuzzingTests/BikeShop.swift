import EventLoop
import FlowRunner
import Fuzzing
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import Synchronization
import Wire

/// A service that keeps the bikes' contract, but for one fault.
final class BikeShop: HTTPResponder {
    enum Fault: String, CaseIterable, Sendable {
        case none, serverError, silence, undocumentedField, undocumentedCode, takesEverything, refusesTheLongest, namesAnotherField,
            ignoresAuth
        case forgetsAllow, forgetsKeys, forgetsAnswers, showsTheDeleted, showsEverybody, plainErrors, asksToWait, goesDown
    }

    let fault: Fault
    /// Told when it goes down under a request.
    let goesDown = AsyncStream.makeStream(of: Void.self)
    private let state = Mutex<State>(State())
    private struct State {
        var ids: Set<String> = []
        var answers: [String: (body: [UInt8], response: [UInt8])] = [:]
        var count = 0
        var wentDown = false
    }

    init(_ fault: Fault) { self.fault = fault }

    /// A bike that is there, of the person whose token is `person`.
    func add() -> String {
        state.withLock { state in
            state.count += 1
            let digits = String(state.count)
            let id = "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits
            state.ids.insert(id)
            return id
        }
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let isGreen = String(decoding: request.body, as: UTF8.self).contains("green")
        if fault == .silence, isGreen || request.headers["Idempotency-Key"]?.hasSuffix("-again") ?? false {
            try? await Task.sleep(for: .milliseconds(900))
        }
        if fault == .goesDown, isGreen, isFirstFall() {
            goesDown.continuation.yield()
            // Until the server that goes down cuts it off.
            try? await Task.sleep(for: .seconds(60))
        }
        if fault == .asksToWait { return refuse(APIError(.unavailable), ["Retry-After": "1"]) }
        do throws(APIError) { return try answer(request) } catch { return refuse(error) }
    }

    private func isFirstFall() -> Bool {
        state.withLock { state in
            defer { state.wentDown = true }
            return !state.wentDown
        }
    }

    private func answer(_ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            PercentEncoding.decode($0) ?? ""
        }
        guard parts.first == "bikes", parts.count <= 2, parts.count == 1 || !parts[1].isEmpty else { throw APIError(.notFound) }
        let allowed = parts.count == 1 ? ["GET", "HEAD", "POST"] : ["DELETE", "GET", "HEAD"]
        guard allowed.contains(request.method.rawValue) else {
            return refuse(APIError(.methodNotAllowed), fault == .forgetsAllow ? [:] : ["Allow": allowed.joined(separator: ", ")])
        }
        if parts.count == 1, request.method != .post { return try list(request) }
        let who = request.headers["Authorization"] ?? ""
        let isKnown = ["Bearer person", "Bearer other"].contains(who) || fault == .ignoresAuth
        guard isKnown else { throw APIError(.unauthenticated) }
        if request.method == .post || request.method == .delete { try check(key: request.headers["Idempotency-Key"]) }
        if parts.count == 1 { return try add(request) }
        guard let id = try? Identifier<Bike>(validating: parts[1]).text, who != "Bearer other" || fault == .showsEverybody else {
            throw APIError(.notFound)
        }
        guard state.withLock({ $0.ids.contains(id) }) else { throw APIError(.notFound) }
        guard request.method == .delete else { return json(200, Bike.example) }
        if fault != .showsTheDeleted { state.withLock { _ = $0.ids.remove(id) } }
        return HTTPResponse(status: .noContent)
    }

    private func list(_ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        do { _ = try InputDecoder.decode(BikeQuery.self, parameters: PercentEncoding.queryItems(request.query ?? "")) } catch {
            throw problem(error)
        }
        return json(200, Bike.example)
    }

    private func add(_ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        let key = request.headers["Idempotency-Key"]
        if let key, let known = state.withLock({ $0.answers[key] }), fault != .forgetsKeys {
            guard known.body == request.body else { throw APIError(.idempotencyMismatch) }
            if fault == .forgetsAnswers { return json(201, Bike(name: .example, colour: .green, wheels: nil, isFast: nil)) }
            return HTTPResponse(status: .created, headers: ["Content-Type": "application/json"], body: .bytes(known.response))
        }
        if !request.body.isEmpty {
            let type = (request.headers["Content-Type"] ?? "").lowercased().prefix { $0 != ";" }
            guard type == "application/json" || type.hasPrefix("application/") && type.hasSuffix("+json") else {
                throw APIError(.unsupportedMediaType)
            }
        }
        let bike: Bike
        do { bike = try InputDecoder.decode(Bike.self, from: request.body) } catch {
            if fault == .takesEverything { return json(201, Bike.example) }
            throw problem(error)
        }
        if fault == .serverError, bike.name.text.contains("\u{628}") { return HTTPResponse(status: HTTPStatus(500)) }
        if fault == .refusesTheLongest, bike.name.text.unicodeScalars.count == 5 {
            throw APIError(.validationFailed, fields: [FieldProblem("name", .tooLong(maximum: 4))])
        }
        if fault == .undocumentedCode { throw APIError(.orderState) }
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        let made = Bike(
            name: bike.name, colour: bike.colour, wheels: [Wheel(size: Whole(value: Int64(2 + number % 5)), note: nil)], isFast: bike.isFast
        )
        let response = json(201, made)
        if let key, case .bytes(let bytes) = response.body { state.withLock { $0.answers[key] = (request.body, bytes) } }
        return response
    }

    private func check(key: String?) throws(APIError) {
        guard let key else { return }
        guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw APIError(.validationFailed, fields: [FieldProblem("Idempotency-Key", .tooLong(maximum: 255))])
        }
    }

    private func problem(_ error: InputError) -> APIError {
        switch error {
        case .malformed: APIError(.malformedRequest)
        case .invalid(let problems):
            APIError(.validationFailed, fields: fault == .namesAnotherField ? [FieldProblem("elsewhere", .required)] : problems)
        }
    }

    private func json(_ status: Int, _ bike: Bike) -> HTTPResponse {
        var bytes = (try? JSONWriter.encode(bike)) ?? []
        if fault == .undocumentedField { bytes = Array("{\"secret\":1,".utf8) + bytes.dropFirst() }
        return HTTPResponse(status: HTTPStatus(status), headers: ["Content-Type": "application/json"], body: .bytes(bytes))
    }

    static func error(of rejection: HTTPRejection) -> APIError {
        switch rejection {
        case .bodyTooLarge: APIError(.contentTooLarge)
        case .targetTooLong: APIError(.targetTooLong)
        case .headTooLarge: APIError(.headersTooLarge)
        case .unknownMethod: APIError(.methodNotImplemented)
        default: APIError(.malformedRequest)
        }
    }

    func refuse(_ error: APIError, _ extra: HTTPHeaders = [:]) -> HTTPResponse {
        if fault == .plainErrors {
            return HTTPResponse(
                status: HTTPStatus(error.code.status), headers: ["Content-Type": "text/plain"], body: .bytes(Array("no".utf8)))
        }
        var headers: HTTPHeaders = ["Content-Type": "application/json"]
        for field in extra { headers.add(field.name, field.value) }
        if error.code == .unauthenticated { headers.add("WWW-Authenticate", "Bearer") }
        let body = (try? JSONWriter.encode(error.body(.english, requestID: "r"))) ?? []
        return HTTPResponse(status: HTTPStatus(error.code.status), headers: headers, body: .bytes(body))
    }
}

/// Fuzzes a shop with a fault.
func fuzz(_ fault: BikeShop.Fault, rules: FuzzRules? = nil, _ change: (inout FuzzSettings) -> Void = { _ in }) async throws -> (
    result: FuzzResult, operations: [Fuzzing.Operation]
) {
    let shop = BikeShop(fault)
    let loops = try EventLoopGroup(count: 1)
    let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: shop) {
        shop.refuse(BikeShop.error(of: $0))
    }
    var settings = FuzzSettings()
    settings.randomPerOperation = 20
    change(&settings)
    var environment = RunEnvironment.live(checker: nil)
    let missed = AsyncStream.makeStream(of: Void.self)
    environment.sleep = { [pause = environment.sleep] duration in
        missed.continuation.yield()
        pause(duration)
    }
    // Nobody listens any more when the connection is cut, and not before the fuzzer has noticed does somebody listen again.
    let again = Task(executorPreference: loops.loops[0]) { () -> HTTPServer? in
        for await _ in shop.goesDown.stream {
            await server.drain(within: .milliseconds(150))
            for await _ in missed.stream {
                return try? await HTTPServer.start(host: "127.0.0.1", port: server.port, loops: loops, responder: shop) {
                    shop.refuse(BikeShop.error(of: $0))
                }
            }
        }
        return nil
    }
    let clock = environment.clock
    let run = FuzzRun(
        service: "bikes", url: "http://127.0.0.1:\(server.port)", endpoints: Bikes.all, rules: try rules ?? noRules(), settings: settings,
        environment: environment
    ) { _ in
        World(
            values: ["token": .string("person"), "other_token": .string("other"), "id": .string(shop.add())], run: "fuzz", lateRun: nil,
            secret: nil,
            clock: clock)
    }
    let outcome = Result { try run.run() }
    shop.goesDown.continuation.finish()
    missed.continuation.finish()
    await again.value?.drain(within: .seconds(2))
    await server.drain(within: .seconds(2))
    loops.stop()
    return try outcome.get()
}
