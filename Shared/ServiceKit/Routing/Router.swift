internal import HTTPCore
internal import Wire

/// Finds the route of a request: literals win over parameters, segment by segment, without backtracking into other branches.
struct Router: Sendable {
    enum Match {
        case route(Route, [String: String])
        /// The path exists, but not with this method.
        case otherMethods([String])
        case none
    }

    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var routes: [HTTPMethod: (route: Route, names: [String])] = [:]
    }

    private var nodes = [Node()]
    /// The nodes of paths without parameters, which need no walk.
    private var plain: [String: Int] = [:]

    /// Two routes with one method and path are a mistake in the service, found when it starts.
    init(_ routes: [Route]) throws(ServiceError) {
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

    func match(_ method: HTTPMethod, _ path: String) -> Match {
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
