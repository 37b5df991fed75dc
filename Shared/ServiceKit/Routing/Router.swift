package import HTTPCore
internal import Platform
package import Wire

/// What a router finds.
package protocol RouteTarget: Sendable {
    var endpoint: EndpointDescription { get }
}

extension Route: RouteTarget {}

/// Finds the route of a request: literals win over parameters, segment by segment, without backtracking into other branches.
package struct Router<Target: RouteTarget>: Sendable {
    package enum Match {
        case route(Target, [String: String])
        /// The path exists, but not with this method.
        case otherMethods([String])
        case none
    }

    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var routes: [HTTPMethod: (route: Target, names: [String])] = [:]
    }

    private var nodes = [Node()]
    /// Every route, for a guess at what a slip meant.
    private let templates: [(method: String, path: PathTemplate)]
    /// The nodes of paths without parameters, which need no walk.
    private var plain: [String: Int] = [:]

    /// Two routes with one method and path are a mistake in the service, found when it starts.
    package init(_ routes: [Target]) throws(ServiceError) {
        templates = routes.map { ($0.endpoint.method.rawValue, $0.endpoint.path) }
        for route in routes {
            var index = 0
            for segment in route.endpoint.path.segments {
                index = child(of: index, segment)
            }
            guard nodes[index].routes[route.endpoint.method] == nil else {
                throw .duplicateRoute("\(route.endpoint.method.rawValue) \(route.endpoint.path)")
            }
            nodes[index].routes[route.endpoint.method] = (route, route.endpoint.path.parameterNames)
            if route.endpoint.path.parameterNames.isEmpty { plain[route.endpoint.path.description] = index }
        }
    }

    package func match(_ method: HTTPMethod, _ path: String) -> Match {
        var values: [String] = []
        guard let index = plain[path] ?? walk(path, into: &values) else { return .none }
        let routes = nodes[index].routes
        if let found = routes[method] ?? (method == .head ? routes[.get] : nil) {
            return .route(found.route, values.isEmpty ? [:] : Dictionary(zip(found.names, values)) { first, _ in first })
        }
        guard !routes.isEmpty else { return .none }
        var allowed = routes.keys.map(\.rawValue)
        if routes[.get] != nil { allowed.append("HEAD") }
        return .otherMethods(allowed.sorted())
    }

    /// The route that a path which leads nowhere comes nearest to, as `GET /auth/me`; nil when none is near. Compares the path with every
    /// route: for developers, not for what a stranger may ask of a server in production.
    func nearest(to path: String, by method: HTTPMethod) -> String? {
        guard path.utf8.count <= 200 else { return nil }
        let parts = path.split(separator: "/")
        let found = templates.map { template -> (name: String, distance: Int, isOther: Int) in
            let filled = template.path.segments.enumerated().map { index, segment -> String in
                switch segment {
                case .literal(let text): text
                case .parameter(let name): index < parts.count ? String(parts[index]) : "{\(name)}"
                }
            }
            let distance = Spelling.distance(Array(parts.joined(separator: "/").utf8), Array(filled.joined(separator: "/").utf8))
            return ("\(template.method) \(template.path)", distance, template.method == method.rawValue ? 0 : 1)
        }
        guard let best = found.min(by: { ($0.distance, $0.isOther, $0.name) < ($1.distance, $1.isOther, $1.name) }) else { return nil }
        return best.distance <= max(3, path.utf8.count / 3) ? best.name : nil
    }

    /// The node of a path, with the values of its parameters on the way.
    private func walk(_ path: String, into values: inout [String]) -> Int? {
        var index = 0
        var isRoot = true
        for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            // The empty piece before the leading slash.
            if isRoot { isRoot = false; continue }
            let text = Substring(part)
            if path.utf8.count == 1 { break }
            if let next = nodes[index].literals[String(text)] {
                index = next
            } else if let next = nodes[index].parameter, !text.isEmpty, let value = PercentEncoding.decode(text) {
                index = next
                values.append(value)
            } else {
                return nil
            }
        }
        return index
    }

    private mutating func child(of index: Int, _ segment: PathTemplate.Segment) -> Int {
        switch segment {
        case .literal(let text):
            if let known = nodes[index].literals[text] { return known }
            nodes.append(Node())
            nodes[index].literals[text] = nodes.count - 1
        case .parameter:
            if let known = nodes[index].parameter { return known }
            nodes.append(Node())
            nodes[index].parameter = nodes.count - 1
        }
        return nodes.count - 1
    }
}
