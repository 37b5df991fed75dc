internal import JSONCoding

/// The refusals of an operation with one status: every code that it can be refused with. Named after its codes, so that equal
/// refusals have one name in every document and version.
struct OpenAPIRefusal: Hashable {
    let status: Int
    /// Sorted.
    let codes: [ErrorCode]

    /// The refusals of an endpoint, by status, with those of the transport that a client meets by sending much.
    static func all(of endpoint: EndpointDescription) -> [OpenAPIRefusal] {
        Dictionary(grouping: Set(endpoint.allErrors).union([.targetTooLong, .headersTooLarge]), by: \.status)
            .map { OpenAPIRefusal(status: $0.key, codes: $0.value.sorted { $0.rawValue < $1.rawValue }) }
            .sorted { $0.status < $1.status }
    }

    /// `NotFound`; `ForbiddenOrTierRequired` for several codes.
    var name: String {
        codes.map { code in code.rawValue.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }.joined(
            separator: "Or")
    }
}

extension OpenAPIComponents {
    /// The response object of a refusal, or a reference to it where operations share it.
    mutating func refused(_ refusal: OpenAPIRefusal) -> JSONValue {
        let words = refusal.codes.map(\.rawValue)
        var json: JSONObject = [
            "description": .string(descriptions.list(of: words, of: String(reflecting: ErrorCode.self))),
            "x-error-codes": .array(words.map(JSONValue.string)),
        ]
        let headers = headers(of: refusal)
        if !headers.isEmpty { json["headers"] = .object(headers) }
        var content: JSONObject = ["schema": reference(to: ErrorBody.schema, .answer)]
        if let code = refusal.codes.first, let bytes = try? JSONWriter.encode(ErrorBody.example(of: code)) {
            content["example"] = try? JSONParser.parse(bytes)
        }
        json["content"] = .object(["application/json": .object(content)])
        return sharedRefusals.contains(refusal) ? response(refusal.name, json) : .object(json)
    }

    private mutating func headers(of refusal: OpenAPIRefusal) -> JSONObject {
        switch refusal.status {
        case 401 where refusal.codes.contains(.unauthenticated):
            ["WWW-Authenticate": header("WWWAuthenticate", ["description": "How to authenticate.", "schema": .object(["type": "string"])])]
        case 405:
            [
                "Allow": header(
                    "Allow",
                    ["description": "The methods of the path.", "required": true, "schema": .object(["type": "string", "minLength": 3])])
            ]
        case 429, 503:
            [
                "Retry-After": header(
                    "RetryAfter", ["description": "Seconds to wait.", "schema": .object(["type": "integer", "minimum": 1])])
            ]
        default: [:]
        }
    }
}

extension ErrorBody {
    /// What an answer with a code may look like.
    public static func example(of code: ErrorCode) -> ErrorBody {
        var error = APIError(code)
        switch code {
        case .validationFailed: error.fields = [FieldProblem("email", .malformed(expected: .email))]
        case .tierRequired, .quotaExceeded, .trialExpired: error.upgrade = .premium
        case .wrongProduct: error.products = [.fitcoach]
        default: if code.status == 429 || code.status == 503 { error.retryAfter = .seconds(30) }
        }
        return error.body(.english, requestID: Identifier<ErrorBody>.example.text)
    }
}
