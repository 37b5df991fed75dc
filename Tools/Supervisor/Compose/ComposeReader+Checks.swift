internal import Commands
internal import YAML

/// What one service cannot know alone.
extension ComposeReader {
    mutating func check(_ services: [ComposeService], volumes: Set<String>) {
        let names = services.map(\.name)
        var byName: [String: ComposeService] = [:]
        for service in services { byName[service.name] = service }
        for service in services {
            for dependency in service.dependsOn { check(dependency, of: service, byName, names) }
            for case .volume(let volume) in service.mounts.map(\.source) where !volumes.contains(volume) {
                let hint = Suggestion.phrase(for: volume, among: volumes)
                report("services.\(service.name): volume '\(volume)' is not listed under 'volumes'\(hint)", at: service.position)
            }
            if service.local.readyPath != nil && !service.ports.contains(where: \.isTCP) {
                report("services.\(service.name).x-barbell.ready needs a TCP port under 'ports'", at: service.position)
            }
        }
        checkPorts(services)
        if let cycle = DependencyGraph(services).cycle() {
            let position = byName[cycle[0]]?.position ?? YAMLPosition(line: 1, column: 1)
            report("services depend on each other in a circle: \(cycle.joined(separator: " → "))", at: position)
        }
    }

    private mutating func check(
        _ dependency: ComposeService.Dependency, of service: ComposeService, _ byName: [String: ComposeService], _ names: [String]
    ) {
        let what = "services.\(service.name).depends_on"
        guard let other = byName[dependency.service] else {
            let hint = Suggestion.phrase(for: dependency.service, among: names)
            return report("\(what): no service is called '\(dependency.service)'\(hint)", at: dependency.position)
        }
        switch dependency.condition {
        case .started: break
        case .healthy:
            if other.healthCheck == nil && other.local.readyPath == nil {
                report("\(what): '\(other.name)' can never be healthy: it has no healthcheck", at: dependency.position)
            }
        case .completed:
            if other.restart == .always || other.restart == .unlessStopped {
                report("\(what): '\(other.name)' never completes: its restart policy starts it again", at: dependency.position)
            }
        }
    }

    private mutating func checkPorts(_ services: [ComposeService]) {
        var users: [String: String] = [:]
        for service in services {
            for port in service.ports {
                guard let published = port.published else { continue }
                let key = "\(published)/\(port.isTCP ? "tcp" : "udp")"
                if let user = users.updateValue(service.name, forKey: key) {
                    // Two services of different profiles may share a port: they need not run together.
                    let other = services.first { $0.name == user }
                    guard service.profiles.isEmpty || other?.profiles.isEmpty == true || service.name == user else { continue }
                    report("services.\(service.name).ports: port \(key) is already published by '\(user)'", at: port.position)
                }
            }
        }
    }
}
