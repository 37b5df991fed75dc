/// What makes this service call another one: a request that it answers or a piece of work that it does. The call carries the same request
/// id and test run, so that logs of both services tell of one thing.
public struct CallOrigin: Sendable {
    public let requestID: String
    public let run: String?

    public init(requestID: String, run: String?) {
        self.requestID = requestID
        self.run = run
    }
}

extension RequestContext {
    public var origin: CallOrigin { CallOrigin(requestID: requestID, run: run) }
}

extension WorkItem {
    public var origin: CallOrigin { CallOrigin(requestID: id, run: run) }
}
