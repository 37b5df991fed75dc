internal import HTTPCore
internal import JSONCoding
internal import Wire

/// What can be wrong with an answer.
public enum Oracle: String, Sendable, CaseIterable, Comparable {
    case noAnswer = "no-answer"
    case serverError = "server-error"
    case contract
    case acceptedInvalid = "accepted-invalid"
    case refusedValid = "refused-valid"
    case wrongField = "wrong-field"
    case wrongStatus = "wrong-status"
    case wrongHeaders = "wrong-headers"
    case idempotency
    case useAfterDelete = "use-after-delete"

    public static func < (a: Oracle, b: Oracle) -> Bool { a.place < b.place }
    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What it asks of every answer, for people.
    public var meaning: String {
        switch self {
        case .noAnswer: "every request is answered in time"
        case .serverError: "no request makes a server error"
        case .contract: "every answer is what the contract says: status, media type, fields, error code"
        case .acceptedInvalid: "what the schema forbids is refused"
        case .refusedValid: "what the schema allows is not refused as invalid"
        case .wrongField: "a refusal names the field that is wrong"
        case .wrongStatus: "tokens, methods and ids that are not right are refused with their own status"
        case .wrongHeaders: "401, 405, 429 and 503 carry the fields that tell what to do"
        case .idempotency: "a repeat with the same key gets the first answer, another body under it is refused"
        case .useAfterDelete: "what was deleted is not found"
        }
    }
}

/// One way in which an answer is wrong.
public struct Failure: Sendable, Hashable {
    public let oracle: Oracle
    public let field: String
    public let message: String
}

/// Judges single answers.
struct Judgement {
    let rules: FuzzRules
    /// Whether other cases were asked at the same time.
    var hasNeighbours = false

    /// Nothing can be said: the service was not well, or asked to wait.
    static func isEnvironment(_ answer: Answer) -> Bool {
        (answer.status == 503 && ["unavailable", "overloaded"].contains(answer.code) && answer.headers["Retry-After"] != nil)
            || (answer.status == 429 && answer.code == "rate_limited")
    }

    func failures(_ one: FuzzCase, _ operation: Operation, _ reply: Reply) -> [Failure] {
        switch reply {
        case .unsent, .unreachable: return []
        case .silence(let what):
            // A server may refuse a body that is far too large by closing the connection.
            if case .bytes(let bytes) = one.draft.body, bytes.count > 1 << 20 { return [] }
            return [Failure(oracle: .noAnswer, field: one.field, message: what)]
        case .wentDown(let what):
            let message = Self.wentDown("\(what), and then nobody listened", hasNeighbours: hasNeighbours)
            return [Failure(oracle: .noAnswer, field: one.field, message: message)]
        case .answer(let answer):
            if Self.isEnvironment(answer) { return [] }
            let general = always(one, operation, answer)
            return general.isEmpty ? expected(one, operation, answer) : general
        }
    }

    /// A service that goes takes the answers of all that was asked with it.
    static func wentDown(_ what: String, hasNeighbours: Bool) -> String {
        let doubt = ", for it or for a case that was asked at the same time: --jobs 1 tells which"
        return "\(what): the service went down\(hasNeighbours ? doubt : "")"
    }

    /// What holds of every answer.
    private func always(_ one: FuzzCase, _ operation: Operation, _ answer: Answer) -> [Failure] {
        let endpoint = operation.endpoint
        func failure(_ oracle: Oracle, _ message: String) -> Failure { Failure(oracle: oracle, field: one.field, message: message) }
        if answer.status >= 500, answer.status != 501 {
            return [failure(.serverError, "answered \(answer.status)\(answer.code.map { " \($0)" } ?? "")")]
        }
        if let missing = Self.missingHeader(answer) { return [failure(.wrongHeaders, missing)] }
        guard one.draft.method != "HEAD" else {
            if !answer.body.isEmpty { return [failure(.contract, "HEAD was answered with a body")] }
            let known = Set(endpoint.allErrors).union(ErrorCode.transport).map(\.status)
            return endpoint.isSuccess(answer.status) || [206, 304, 416].contains(answer.status) || known.contains(answer.status)
                ? [] : [failure(.contract, "status \(answer.status) is not part of \(endpoint.id)")]
        }
        // Where the path or the method is another one, it may be another endpoint that answers.
        let isElsewhere = one.name.hasPrefix("path ") && answer.status != 400
        var document = answer.json
        // There is a body; what is in it is not the contract's business.
        if document == nil, !answer.body.isEmpty { document = .some(.null) }
        let violations = isElsewhere && (answer.isSuccess || answer.status == 404 || answer.status == 405) ? [] : endpoint.violations(
            status: answer.status, contentType: answer.headers["Content-Type"], body: document)
        return violations.first.map { [Failure(oracle: .contract, field: $0.path.isEmpty ? one.field : $0.path, message: $0.description)] }
            ?? []
    }

    private static func missingHeader(_ answer: Answer) -> String? {
        func lacks(_ name: String) -> String? {
            answer.headers[name] == nil ? "\(answer.status) \(answer.code ?? "") comes without \(name)" : nil
        }
        switch answer.status {
        case 401: return ErrorCode(rawValue: answer.code ?? "")?.isTokenRefusal == true ? lacks("WWW-Authenticate") : nil
        case 405: return lacks("Allow")
        case 429, 503: return lacks("Retry-After")
        default: return nil
        }
    }

    private func expected(_ one: FuzzCase, _ operation: Operation, _ answer: Answer) -> [Failure] {
        let said = "answered \(answer.status)\(answer.code.map { " \($0)" } ?? "")"
        func failure(_ oracle: Oracle, _ field: String, _ message: String) -> [Failure] {
            [Failure(oracle: oracle, field: field, message: message)]
        }
        switch one.expectation {
        case .undecided: return []
        case .statuses(let statuses):
            guard !statuses.contains(answer.status) else { return [] }
            if one.draft.credential == .other, rules.says(.shares, operation.id) { return [] }
            if statuses == [404], answer.isSuccess, rules.says(.repeats, operation.id) { return [] }
            return failure(.wrongStatus, one.field, "\(one.name): expected \(statuses.map(String.init).joined(separator: " or ")), \(said)")
        case .refused(let field):
            let label = String(one.name.split(separator: ":").last?.dropFirst() ?? "")
            // When a path parameter was changed as well, the answer may be about that one: 404.
            let hasOtherPath = one.draft.path != operation.base.path
            guard [400, 413, 414, 415, 422, 431].contains(answer.status) || (hasOtherPath && answer.status == 404) else {
                if rules.says(.accepts, operation.id, field ?? "-", label) { return [] }
                return failure(.acceptedInvalid, field ?? one.field, "\(said) to what its schema forbids")
            }
            guard let field, answer.code == "validation_failed" else { return [] }
            let names = answer.problems.map(\.field)
            guard !names.contains(where: { Self.isAbout($0, field) }) else { return [] }
            if rules.says(.accepts, operation.id, field, label) { return [] }
            return failure(.wrongField, field, "\(said) naming \(names.joined(separator: ", ")), not \(field)")
        case .accepted:
            switch answer.code {
            case "validation_failed":
                let odd = answer.problems.first { !rules.says(.refuses, operation.id, $0.field, $0.code) }
                guard let odd else { return [] }
                return failure(.refusedValid, odd.field, "\(said): \(odd.field) \(odd.code), which its schema allows")
            case "malformed_request"?, "unsupported_media_type"?, "content_too_large"?:
                if rules.says(.refuses, operation.id, "-", answer.code ?? "") { return [] }
                return failure(.refusedValid, one.field, said)
            default: return []
            }
        }
    }

    /// A problem may be told of the field, of something inside of it, or of the list it is in.
    private static func isAbout(_ problem: String, _ field: String) -> Bool {
        problem == field || problem.hasPrefix(field + ".") || (!problem.isEmpty && field.hasPrefix(problem + "."))
    }
}
