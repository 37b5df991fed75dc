internal import CurlKit
internal import HTTPCore
internal import JSONCoding
internal import Pacts
internal import Platform
internal import Security
internal import Wire

/// Typed calls to the running services, over connections that it keeps. One for each thread.
final class ServiceCaller {
    /// In whose name a call is made.
    enum Identity {
        case nobody
        case person(String)
        /// As a service of the system signs its calls.
        case service(String)
    }

    private let settings: WorldSettings
    private let tokens: ServiceTokens?
    private var session: EasySession?

    init(_ settings: WorldSettings) {
        self.settings = settings
        tokens = settings.serviceSecret.flatMap { ServiceTokens(secret: $0) }
    }

    /// What a service proves itself with to another; nil when the services' secret is not known.
    func token(of service: String, for callee: String) -> String? {
        tokens?.issue(ServiceName(service), for: ServiceName(callee), now: settings.clock.now())
    }

    /// What an endpoint answers.
    /// - Returns: the answer of a success, else the code of the error.
    /// - Throws: for everything that is no answer of that endpoint.
    func ask<By: Caller, Parameters: DTO, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, of service: String, _ parameters: Parameters, _ body: Body,
        as identity: Identity
    ) throws(StateProblem) -> Answer<Output> {
        guard let address = settings.services[service] else {
            throw StateProblem(.unreachable, "the address of \(service), which a state needs, is not known")
        }
        var headers: HTTPHeaders = ["Accept-Language": "en"]
        switch identity {
        case .nobody: break
        case .person(let token): headers["Authorization"] = "Bearer " + token
        case .service(let name):
            guard let token = token(of: name, for: service) else {
                throw StateProblem(
                    .unreachable, "the services' secret is not known: use the --state of barbell up, or set SERVICE_SECRET to theirs")
            }
            headers["Authorization"] = "Bearer " + token
        }
        let what = endpoint.description.id
        guard let target = try? CallTarget.make(endpoint.path, parameters),
            let bytes = Body.self == Nothing.self ? [] : try? JSONWriter.encode(body)
        else {
            throw StateProblem(.refused, "the request for \(what) cannot be written")
        }
        if !bytes.isEmpty { headers["Content-Type"] = "application/json" }
        let answer = try send(endpoint.method.rawValue, address + target, headers, bytes, service: service)
        guard endpoint.description.isSuccess(answer.status.code) else {
            guard let error = try? InputDecoder.decode(ErrorBody.self, from: answer.body) else {
                throw StateProblem(.refused, "\(what) answered \(answer.status.code) without an error of ours")
            }
            return .failure(error)
        }
        do { return .success(try InputDecoder.decode(Output.self, from: answer.body)) } catch {
            throw StateProblem(.refused, "the answer of \(what) is not what its contract says: \(error)")
        }
    }

    /// As `ask`, for what must succeed.
    func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, of service: String, _ parameters: Parameters, _ body: Body,
        as identity: Identity
    ) throws(StateProblem) -> Output {
        switch try ask(endpoint, of: service, parameters, body, as: identity) {
        case .success(let output): return output
        case .failure(let error):
            let fields = error.fields.map { "\($0.field): \($0.code)" }.joined(separator: ", ")
            throw StateProblem(
                .refused,
                "\(endpoint.description.id) refused what a state needs: \(error.code.rawValue)\(fields.isEmpty ? "" : " (\(fields))")")
        }
    }

    /// Sends bytes to where a signed URL says.
    func put(_ bytes: [UInt8], to url: String, headers: [String: String]) throws(StateProblem) {
        let fields = HTTPHeaders(headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
        let answer = try send("PUT", url, fields, bytes, service: "the store of uploads")
        guard answer.status.code == 200 else {
            throw StateProblem(.refused, "the store of uploads answered \(answer.status.code) to a signed PUT")
        }
    }

    private func send(_ method: String, _ url: String, _ headers: HTTPHeaders, _ body: [UInt8], service: String) throws(StateProblem)
        -> CurlResponse
    {
        var request = CurlRequest(method: method, url: url, headers: headers, body: body.isEmpty ? .none : .bytes(body))
        request.options.timeout = .seconds(30)
        request.options.connectTimeout = .seconds(5)
        do throws(CurlError) {
            let session: EasySession
            if let kept = self.session { session = kept } else { session = try EasySession() }
            self.session = session
            return try session.perform(request)
        } catch {
            if case .connectFailed(let what) = error {
                throw StateProblem(.unreachable, "cannot connect to \(service), which a state needs: \(what)")
            }
            throw StateProblem(.refused, "no answer of \(service), which a state needs: \(error)")
        }
    }
}

/// What an endpoint said: its answer, or one of its errors.
enum Answer<Output> {
    case success(Output)
    case failure(ErrorBody)
}
