internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Platform

/// One call of the API, the same at each attempt.
struct StripeCall: Sendable {
    let method: HTTPMethod
    /// Below `/v1/`, of parts that need no escaping.
    let path: String
    let form: StripeForm
    /// Under which Stripe does the call once, however often it is sent; nil for calls that change nothing, or nothing more when they are
    /// sent again.
    let key: String?

    static func get(_ path: String, _ form: StripeForm = StripeForm()) -> StripeCall {
        StripeCall(method: .get, path: path, form: form, key: nil)
    }

    static func post(_ path: String, _ form: StripeForm, key: String) -> StripeCall {
        StripeCall(method: .post, path: path, form: form, key: key)
    }

    static func delete(_ path: String) -> StripeCall { StripeCall(method: .delete, path: path, form: StripeForm(), key: nil) }

    func request(_ configuration: StripePayments.Configuration) -> ClientRequest {
        var headers: HTTPHeaders = ["Authorization": "Bearer " + configuration.secretKey.reveal(), "Stripe-Version": StripePayments.version]
        var url = configuration.endpoint + "/v1/" + path
        if let key {
            headers["Idempotency-Key"] = key
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        } else if !form.encoded.isEmpty {
            url += "?" + form.encoded
        }
        var request = ClientRequest(method: method, url: url, headers: headers, body: key == nil ? [] : Array(form.encoded.utf8))
        // Whether an earlier attempt may have taken effect decides what a failure means, so the attempts are counted here.
        request.isSentOnce = true
        return request
    }
}

/// An answer that settles a call: what was asked for, or why not.
struct StripeAnswer: Sendable {
    let body: JSONValue
    /// Set when the status is not 2xx.
    let error: StripeError?
    /// The answer was given before, to an earlier call with this key: what it shows may have changed since.
    let isReplayed: Bool
}

/// What an attempt came to.
enum StripeAttempt: Sendable {
    case answered(StripeAnswer)
    /// No answer that settles the call.
    /// - Parameters:
    ///   - begun: whether Stripe may have acted on it.
    ///   - wait: what the answer asks for.
    case failed(begun: Bool, again: Again, wait: Duration = .zero)
    /// Stripe had a fault when it was called with this key before, and repeats that for a day.
    case faultRepeated
    /// It cannot be sent.
    case refused(String)

    /// Whether sending it again can help.
    enum Again: Sendable { case never, aFewTimes, untilTheDeadline }

    init(_ result: Result<ClientResponse, HTTPClientError>, of call: StripeCall) {
        switch result {
        case .success(let response): self.init(response, of: call)
        case .failure(.connectFailed): self = .failed(begun: false, again: .aFewTimes)
        case .failure(.noConnection), .failure(.circuitOpen), .failure(.tls): self = .failed(begun: false, again: .never)
        case .failure(.reset): self = .failed(begun: true, again: .aFewTimes)
        case .failure(.deadlineExceeded), .failure(.cancelled), .failure(.tooLarge), .failure(.file), .failure(.failed):
            self = .failed(begun: true, again: .never)
        case .failure(.invalidRequest): self = .refused("the request cannot be sent")
        }
    }

    private init(_ response: ClientResponse, of call: StripeCall) {
        let status = response.status.code
        let isReplayed = response.headers["Idempotent-Replayed"] == "true"
        switch status {
        case 500...599 where isReplayed: self = .faultRepeated
        case 409, 429, 500...599:
            // 409: a call with this key is running. 429: nothing was done. Of a POST's 500 the key keeps that very answer.
            let standard: Again = status < 500 ? .untilTheDeadline : call.key == nil || status > 501 ? .aFewTimes : .never
            let again: Again =
                switch response.headers["Stripe-Should-Retry"] {
                case "false": .never
                case "true" where standard == .never: .aFewTimes
                default: standard
                }
            self = .failed(begun: status != 429, again: again, wait: Self.wait(response.headers["Retry-After"]))
        case 200...299:
            guard let body = try? JSONParser.parse(response.body) else { self = .failed(begun: true, again: .never); return }
            self = .answered(StripeAnswer(body: body, error: nil, isReplayed: isReplayed))
        case 400...499:
            let body = (try? JSONParser.parse(response.body)) ?? .null
            self = .answered(StripeAnswer(body: body, error: StripeError(status: status, body["error"] ?? .null), isReplayed: false))
        default: self = .refused("status \(status)")
        }
    }

    private static func wait(_ field: String?) -> Duration {
        guard let field, let seconds = Int64(field), (0...3600).contains(seconds) else { return .zero }
        return .seconds(seconds)
    }
}
