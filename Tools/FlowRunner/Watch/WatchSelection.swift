internal import LocalFiles

/// What a change means: which services start again, and which flows run again.
public struct WatchSelection: Sendable, Equatable {
    /// In the order in which they run: those that failed last first.
    public var flows: [String] = []
    public var services: [String] = []

    /// - Parameters:
    ///   - changes: nil for everything.
    ///   - executables: the services that run each file.
    ///   - dependencies: what each service calls, directly.
    static func select(
        _ changes: FileChanges?, flows: [LoadedFlow], memory: WatchMemory, executables: [String: Set<String>],
        dependencies: [String: Set<String>]
    ) -> WatchSelection {
        var selection = WatchSelection()
        let failing = Set(memory.failing)
        func order(_ paths: [String]) -> [String] { paths.filter(failing.contains) + paths.filter { !failing.contains($0) } }
        guard let changes, changes.isComplete else {
            selection.flows = order(flows.map(\.path))
            return selection
        }
        let changed = Set(changes.paths.flatMap { executables[$0] ?? [] })
        selection.services = changed.sorted()
        let others = changes.paths.filter { executables[$0] == nil && !$0.hasSuffix(".hurl") }
        selection.flows = order(
            flows.filter { flow in
                if flow.sources.contains(where: { changes.paths.contains($0.path) }) { return true }
                if others.contains(where: { flow.mentions(file: $0) }) { return true }
                guard !changed.isEmpty else { return false }
                // What a flow touches is known from its last run; one that never ran may touch anything.
                guard let entry = memory.flows[flow.path] else { return true }
                return !reached(from: Set(entry.services), dependencies).isDisjoint(with: changed)
            }.map(\.path))
        return selection
    }

    /// The services and everything they call.
    private static func reached(from services: Set<String>, _ dependencies: [String: Set<String>]) -> Set<String> {
        var reached = services
        var next = Array(services)
        while let service = next.popLast() {
            for name in dependencies[service] ?? [] where reached.insert(name).inserted { next.append(name) }
        }
        return reached
    }
}

extension LoadedFlow {
    /// Whether a step may read the file: it is beside one of the flow's files, or below, and its name is in there.
    fileprivate func mentions(file: String) -> Bool {
        let name = Array((file.split(separator: "/").last ?? "").utf8)
        return sources.contains { source in
            let folder = Files.folder(of: source.path)
            return (folder.isEmpty || file.hasPrefix(folder + "/")) && ByteSearch.first(name, in: source.bytes) != nil
        }
    }
}
