public import HTTPCore
public import Platform

/// What a call carries on from the request that caused it.
public struct CallContext: Sendable {
    /// Sent as `X-Request-Id`: one id through every service's log.
    public var requestID: String?
    /// Sent as `X-Test-Run`: the virtual clock to live by.
    public var testRun: String?
    /// Sent as `Authorization: Bearer …`.
    public var serviceToken: Secret?

    public init(requestID: String? = nil, testRun: String? = nil, serviceToken: Secret? = nil) {
        self.requestID = requestID
        self.testRun = testRun
        self.serviceToken = serviceToken
    }
}

extension ClientRequest {
    /// The same call in this context; what the request already says for itself stays.
    public func carrying(_ context: CallContext) -> ClientRequest {
        var request = self
        func add(_ name: String, _ value: String?) { if let value, request.headers[name] == nil { request.headers[name] = value } }
        add("X-Request-Id", context.requestID)
        add("X-Test-Run", context.testRun)
        add("Authorization", context.serviceToken.map { "Bearer " + $0.reveal() })
        return request
    }
}
