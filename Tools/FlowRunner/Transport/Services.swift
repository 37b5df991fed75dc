public import HTTPCore
public import Wire

/// A running service that flows talk to.
public struct ServiceAddress: Sendable, Hashable {
    public let name: String
    /// Without a slash at the end.
    public let url: String
    /// Whether `POST /_test/clock` is known to be there; nil when unknown.
    public let hasTestHooks: Bool?
    /// The service of which this is one of several processes; nil for a whole service.
    public let group: String?

    public init(name: String, url: String, hasTestHooks: Bool? = nil, group: String? = nil) {
        self.name = name
        self.group = group
        self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
        self.hasTestHooks = hasTestHooks
    }

    /// The path of a URL of this service, without the query; nil for another URL.
    ///
    /// Signed URLs and links come whole from a service, which may call itself by another name of this machine.
    func path(of url: String) -> String? {
        let start = Self.canonical(self.url)
        let url = Self.canonical(url)
        guard url.hasPrefix(start) else { return nil }
        let rest = url.dropFirst(start.count)
        guard rest.isEmpty || rest.first == "/" || rest.first == "?" else { return nil }
        let path = rest.prefix { $0 != "?" && $0 != "#" }
        return path.isEmpty ? "/" : String(path)
    }

    /// One spelling for this machine's own addresses.
    private static func canonical(_ url: String) -> String {
        guard let parts = URLParts(url), parts.isLoopback, let place = url.firstRange(of: parts.authority) else { return url }
        let port = parts.authority.split(separator: ":").last.flatMap { Int($0) } ?? (parts.scheme == "https" ? 443 : 80)
        return url[..<place.lowerBound] + "localhost:\(port)" + url[place.upperBound...]
    }
}

/// One way in which a response departs from its contract.
public struct ContractBreach: Sendable, Hashable {
    /// Where in the body, as `$.user.email`; empty for the response as a whole.
    public let path: String
    public let message: String

    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }

    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// Knows what each service promised to answer.
public protocol ResponseChecker: Sendable {
    /// The services it has contracts of.
    var services: Set<String> { get }
    /// Every way a response departs from its contract; empty for a path that has none.
    func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach]
    /// Whether an endpoint has this method and path. Path segments that hold `{{…}}` in the flow arrive as `{}`.
    func knows(service: String, method: String, path: String) -> Bool
    /// What that endpoint promises; nil when it is not known.
    func endpoint(service: String, method: String, path: String) -> EndpointDescription?
}

extension ResponseChecker {
    public func endpoint(service: String, method: String, path: String) -> EndpointDescription? { nil }
}

/// Answers requests to `{{harness}}` inside the runner. Each flow has its own.
public protocol HarnessEndpoint: AnyObject {
    /// The flow's time: virtual once it has been set, else the real one.
    var now: Instant { get }
    /// Throws when the machine is not ready for what is asked: a program is missing.
    /// - Parameter path: the path below the harness address, starting with `/`.
    func respond(to request: TransportRequest, path: String) throws(TransportError) -> TransportResponse
    /// The flow has ended: takes its faults away, and calls off the ends of processes that are still to come.
    /// - Returns: every fault that it set, with what it did, and what was called off.
    func finish() -> [InjectedFault]
}

extension HarnessEndpoint {
    public func finish() -> [InjectedFault] { [] }
}
