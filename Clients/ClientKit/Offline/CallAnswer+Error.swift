internal import Contracts
internal import Wire

extension CallQueue {
    /// What became of a call that gave no value.
    /// - Parameter isGoneDone: whether what is not there is what was wanted, as of a call that deletes.
    static func event(_ number: Int64, _ error: ClientError, isGoneDone: Bool, doneCodes: Set<ErrorCode> = []) -> OfflineEvent<Self> {
        func answer(_ outcome: CallAnswer<Output>.Outcome) -> OfflineEvent<Self> { .answered(CallAnswer(number: number, outcome: outcome)) }
        switch error {
        case .api(let refusal) where refusal.isRetryable:
            return .failed(.passing(retryAfter: refusal.retryAfter.map { $0.milliseconds / 1000 }))
        case .api(let refusal):
            if refusal.status == 401 { return .failed(.lasting) }
            if refusal.status == 404, isGoneDone { return answer(.done(nil)) }
            if let code = refusal.code, doneCodes.contains(code) { return answer(.done(nil)) }
            return answer(refusal.locks ? .locked(CallRefusal(refusal)) : .refused(CallRefusal(refusal)))
        // It was done; what was said of it is for a newer app.
        case .decoding: return answer(.done(nil))
        // This app cannot even write it down, so it never will be done.
        case .encoding:
            let code = ErrorCode.validationFailed
            return answer(.refused(CallRefusal(status: Int64(code.status), code: code.rawValue, message: "", fields: [], upgrade: nil)))
        case _ where error.isRetryable: return .failed(.passing(retryAfter: nil))
        case .invalidURL, .network, .invalidResponse, .http, .unauthorized: return .failed(.lasting)
        }
    }
}

extension ServiceRefusal {
    /// Whether everything else would be refused for the same reason until the person has access again.
    fileprivate var locks: Bool { status == 403 && (code?.action == .upgrade || action == .upgrade || upgrade != nil) }
}

extension CallRefusal {
    init(_ refusal: ServiceRefusal) {
        self.init(
            status: Int64(refusal.status), code: refusal.rawCode, message: refusal.message,
            fields: refusal.fields.map { Field(field: $0.field, code: $0.code, message: $0.message) }, upgrade: refusal.upgrade)
    }
}
