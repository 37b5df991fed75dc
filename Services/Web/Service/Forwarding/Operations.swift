internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Wire

/// The operations that pages may call: what the contracts offer to apps, and nothing that services and operators have for each other.
struct Operations: Sendable {
    struct Operation: RouteTarget {
        let endpoint: EndpointDescription
        let service: String

        /// Whether the answer may be large or endless, and is passed on as it comes.
        var isStreamed: Bool { if case .content = endpoint.success { endpoint.method == .get } else { false } }
        /// Whether the answer is an event stream, which has no end of its own.
        var isEndless: Bool { if case .content(let type) = endpoint.success { type.hasPrefix("text/event-stream") } else { false } }
        /// Bytes of a body in memory, where the service takes more of it than of others.
        var bodyLimit: Int? { Operations.bodyLimits[endpoint.id] }
        /// Whether the answer has tokens, which stay here.
        var givesTokens: Bool {
            if case .json(let answer) = endpoint.success { answer.fields.contains { $0.name == "accessToken" } } else { false }
        }
        /// Whether somebody is signed out by it.
        var endsSession: Bool { Operations.signOuts.contains(endpoint.id) }
    }

    static let signOuts: Set<String> = [Auth.logout.description.id, Auth.deleteMe.description.id]
    /// As the routes of the services have them.
    private static let bodyLimits: [String: Int] = [Training.importHistory.description.id: HistoryImport.mostBytes]
    /// What apps may call and pages have no use for: they hold no tokens, and provider's calls are theirs.
    private static let others: Set<String> = [
        Auth.refresh.description.id, Auth.keys.description.id, StoreOrders.webhook.description.id,
    ]

    private let router: Router<Operation>

    /// - Parameter services: those that there are, by name.
    init(of services: Dictionary<String, String>.Keys) throws(ServiceError) {
        let system = Set(System.all.map(\.id))
        var operations: [Operation] = []
        for service in services.sorted() {
            for endpoint in Catalogue.services[service] ?? [] where Self.isForPages(endpoint) && !system.contains(endpoint.id) {
                operations.append(Operation(endpoint: endpoint, service: service))
            }
        }
        router = try Router(operations)
    }

    private static func isForPages(_ endpoint: EndpointDescription) -> Bool {
        endpoint.access != .service && !endpoint.isTestHook && !others.contains(endpoint.id)
    }

    /// The operation of a path, with the path as the service is asked for it: made of the template and what was in its holes, so that
    /// nothing of a stranger's spelling goes on.
    func find(_ method: HTTPMethod, _ path: String) throws(APIError) -> (operation: Operation, path: String) {
        switch router.match(method, path) {
        case .route(let operation, let parameters):
            guard let path = operation.endpoint.path.path(parameters) else { throw APIError(.noSuchRoute) }
            return (operation, path)
        case .otherMethods(let allowed):
            throw APIError(allowed: allowed)
        case .none:
            throw APIError(.noSuchRoute, detail: "No operation that apps may call has this path.")
        }
    }
}
