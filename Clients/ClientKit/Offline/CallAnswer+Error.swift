internal import Contracts
internal import Wire

extension CallQueue {
    /// What became of a call that gave no value.
    /// - Parameter isGoneDone: whether what is not there is what was wanted, as of a call that deletes.
    static func event(_ number: Int64, _ error: ClientError, isGoneDone: Bool, doneCodes: Set<ErrorCode> = []) -> OfflineEvent<Self> {
        func answer(_ outcome: CallAnswer<Output>.Outcome) -> OfflineEvent<Self> { .answered(CallAnswer(number: number, outcome: outcome)) }
        switch error {
        case .api(let refusal) where refusal.isRetryable:
            if !error.isUnjudged { return .failed(.passing(retryAfter: error.retrySeconds)) }
            return .failed(.unjudged(CallRefusal(refusal), retryAfter: error.retrySeconds, isPassing: true))
        case .api(let refusal):
            if refusal.status == 401 { return .failed(.lasting) }
            if refusal.status == 404, isGoneDone { return answer(.done(nil)) }
            if let code = refusal.code, doneCodes.contains(code) { return answer(.done(nil)) }
            return answer(refusal.locks ? .locked(CallRefusal(refusal)) : .refused(CallRefusal(refusal)))
        // It was done; what was said of it is for a newer app.
        case .decoding: return answer(.done(nil))
        // This app cannot even write it down, so it never will be done.
        case .encoding: return answer(.refused(CallRefusal(.validationFailed, status: ErrorCode.validationFailed.status)))
        case .http(let status, _, _) where error.isUnjudged:
            let refusal = CallRefusal(status >= 500 ? .unavailable : .internalError, status: status)
            return .failed(.unjudged(refusal, retryAfter: error.retrySeconds, isPassing: error.isRetryable))
        case _ where error.isRetryable: return .failed(.passing(retryAfter: error.retrySeconds))
        case .invalidURL, .network, .invalidResponse, .http, .unauthorized: return .failed(.lasting)
        }
    }
}

extension ClientError {
    /// Whether it was answered, not with what the service has to say of it, and maybe about the one call alone.
    var isUnjudged: Bool {
        switch self {
        case .api(let refusal): refusal.isRetryable && refusal.status >= 500 && Self.mayBeOfOneCall(refusal.status)
        case .http(let status, _, _): Self.mayBeOfOneCall(status)
        case .invalidURL, .encoding, .network, .invalidResponse, .decoding, .unauthorized: false
        }
    }

    /// The others are about the person, the way, or how much is asked of the service.
    private static func mayBeOfOneCall(_ status: Int) -> Bool {
        switch status {
        case 401, 407, 408, 429, 503, 507, 511: false
        default: status >= 400
        }
    }
}

extension ServiceRefusal {
    /// Whether everything else would be refused for the same reason until the person has access again.
    fileprivate var locks: Bool { status == 403 && (code?.action == .upgrade || action == .upgrade || upgrade != nil) }
}

extension CallRefusal {
    /// For what was answered without words of the service.
    fileprivate init(_ code: ErrorCode, status: Int) {
        self.init(status: Int64(status), code: code.rawValue, message: "", fields: [], upgrade: nil)
    }

    init(_ refusal: ServiceRefusal) {
        self.init(
            status: Int64(refusal.status), code: refusal.rawCode, message: refusal.message,
            fields: refusal.fields.map { Field(field: $0.field, code: $0.code, message: $0.message) }, upgrade: refusal.upgrade)
    }
}
