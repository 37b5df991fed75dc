/// Which service waits for which. Edges to services that are not in it are left out.
struct DependencyGraph {
    /// In the order given.
    let names: [String]
    private let edges: [String: [String]]

    init(_ services: [ComposeService]) {
        names = services.map(\.name)
        let known = Set(names)
        var edges: [String: [String]] = [:]
        for service in services { edges[service.name] = service.dependsOn.map(\.service).filter { known.contains($0) } }
        self.edges = edges
    }

    /// What `name` waits for directly.
    func dependencies(of name: String) -> [String] { edges[name] ?? [] }

    /// What waits for `name` directly.
    func dependents(of name: String) -> [String] { names.filter { dependencies(of: $0).contains(name) } }

    /// The names so that each comes after what it waits for, otherwise in the order given; members of a circle come last.
    func startOrder() -> [String] {
        var done: Set<String> = []
        var order: [String] = []
        var rest = names
        while let next = rest.first(where: { dependencies(of: $0).allSatisfy(done.contains) }) {
            order.append(next)
            done.insert(next)
            rest.removeAll { $0 == next }
        }
        return order + rest
    }

    /// A circle, first name repeated at the end; nil when there is none.
    func cycle() -> [String]? {
        var finished: Set<String> = []
        for name in names {
            var path: [String] = []
            if let cycle = cycle(from: name, &path, &finished) { return cycle }
        }
        return nil
    }

    private func cycle(from name: String, _ path: inout [String], _ finished: inout Set<String>) -> [String]? {
        if let start = path.firstIndex(of: name) { return Array(path[start...]) + [name] }
        guard !finished.contains(name) else { return nil }
        path.append(name)
        for next in dependencies(of: name) {
            if let cycle = cycle(from: next, &path, &finished) { return cycle }
        }
        path.removeLast()
        finished.insert(name)
        return nil
    }
}
