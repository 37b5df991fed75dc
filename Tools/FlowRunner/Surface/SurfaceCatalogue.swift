public import Wire
internal import Contracts
internal import HTTPCore

/// The routes of the contracts, found by a concrete call.
public struct SurfaceCatalogue: Sendable {
    /// A route of one service; routes that every service has are there once for each.
    public struct Route: Sendable {
        public let service: String
        public let endpoint: EndpointDescription
        var key: Surface.Key { Surface.Key(service: service, method: endpoint.method.rawValue, path: endpoint.path.description) }
    }

    /// By service, path and method.
    public let routes: [Route]
    /// Routes that may fit, by service, method and number of path segments, in the order in which the contract looks for them.
    private let candidates: [String: [Route]]

    /// - Parameter services: the endpoints of each service.
    public init(_ services: [String: [EndpointDescription]]) {
        var candidates: [String: [Route]] = [:]
        for (service, endpoints) in services {
            for endpoint in endpoints {
                let place = Self.place(service, endpoint.method.rawValue, endpoint.path.segments.count)
                candidates[place, default: []].append(Route(service: service, endpoint: endpoint))
            }
        }
        self.candidates = candidates
        routes = candidates.values.joined().sorted { $0.key < $1.key }
    }

    /// The project's own contracts.
    public static var current: SurfaceCatalogue { SurfaceCatalogue(Catalogue.services) }

    public var services: [String] { routes.map(\.service).unique }

    private static func place(_ service: String, _ method: String, _ segments: Int) -> String { "\(service) \(method) \(segments)" }

    /// `HEAD` is answered by the `GET` route.
    func route(service: String, method: String, path: String) -> Route? {
        let segments = path.utf8.count { $0 == 0x2f }
        return candidates[Self.place(service, method == "HEAD" ? "GET" : method, segments)]?.first { $0.endpoint.path.match(path) != nil }
    }

    func route(_ key: Surface.Key) -> Route? {
        let segments = key.path == "/" ? 0 : key.path.utf8.count { $0 == 0x2f }
        return candidates[Self.place(key.service, key.method, segments)]?.first { $0.endpoint.path.description == key.path }
    }
}
