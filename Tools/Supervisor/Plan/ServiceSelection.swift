internal import Commands

/// Which services run, by profile or by name.
struct ServiceSelection {
    /// In start order.
    let services: [ComposeService]

    /// - Throws: unknown names, and required dependencies that no chosen profile holds.
    init(_ file: ComposeFile, names: [String], profiles: Set<String>) throws(ComposeError) {
        var problems: [ComposeProblem] = []
        var chosen: Set<String> = []
        var queue: [ComposeService] = []
        for name in names {
            if let service = file.service(name) {
                queue.append(service)
            } else {
                let hint = Suggestion.phrase(for: name, among: file.services.map(\.name))
                problems.append(ComposeProblem(file: file.file, position: file.start, message: "no service is called '\(name)'\(hint)"))
            }
        }
        // A service that is named runs whatever its profile, and lets its companions of the same profile run too.
        let active = profiles.union(queue.flatMap(\.profiles))
        let isActive = { (service: ComposeService) in
            service.profiles.isEmpty || !active.isDisjoint(with: service.profiles) || active.contains("*")
        }
        if names.isEmpty { queue = file.services.filter(isActive) }
        while let service = queue.popLast() {
            guard chosen.insert(service.name).inserted else { continue }
            for dependency in service.dependsOn {
                guard let other = file.service(dependency.service) else { continue }
                if isActive(other) {
                    // By name, whatever is required comes along; the rest only if it is there anyway.
                    if dependency.isRequired { queue.append(other) }
                } else if dependency.isRequired {
                    let message = "services.\(service.name).depends_on: '\(other.name)' runs only with --profile \(other.profiles[0])"
                    problems.append(ComposeProblem(file: file.file, position: dependency.position, message: message))
                }
            }
        }
        guard problems.isEmpty else { throw ComposeError(problems) }
        let selected = file.services.filter { chosen.contains($0.name) }
        let order = DependencyGraph(selected).startOrder()
        services = order.compactMap { name in selected.first { $0.name == name } }
    }
}
