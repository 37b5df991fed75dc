/// Runs services as several processes each with nginx in front, as they run where they have many people.
///
/// `tasks` becomes `tasks-1`, `tasks-2` and so on, with the settings of the service and a port each; `tasks` itself becomes nginx, where
/// everybody finds the service as before.
struct Replication {
    /// How many processes, by service.
    let counts: [String: Int]

    /// How long a process that is stopped says `Connection: close`, unless compose.yaml says it. Without that nginx may send a POST on a kept
    /// connection in the moment the process closes it, and then nobody can know whether it counted: it is a 502.
    static let stopDelay = "1s"

    /// - Throws: names that no service has, and services that cannot be several.
    func apply(to file: ComposeFile) throws(ComposeError) -> ComposeFile {
        var problems: [ComposeProblem] = []
        for name in counts.keys.sorted() where file.service(name) == nil {
            problems.append(ComposeProblem(file: file.file, position: file.start, message: "--replicas: no service is called '\(name)'"))
        }
        for service in file.services where counts[service.name] != nil {
            if let why = obstacle(service) {
                problems.append(ComposeProblem(file: file.file, position: service.position, message: "services.\(service.name): \(why)"))
            }
        }
        guard problems.isEmpty else { throw ComposeError(problems) }
        var file = file
        file.services = file.services.flatMap { service in counts[service.name].map { processes(of: service, $0) } ?? [service] }
        return file
    }

    private func obstacle(_ service: ComposeService) -> String? {
        if service.environment["DATABASE_URL"]?.hasPrefix("sqlite:") ?? false {
            return """
                a SQLite database belongs to one process: for --replicas choose PostgreSQL, by --profile postgres and \
                \(service.name.uppercased())_DATABASE_URL=postgres://barbell:barbell@postgres:5432/\(service.name)
                """
        }
        return service.local.readyPath == nil ? "only services that say by HTTP that they are ready can be several processes" : nil
    }

    private func processes(of service: ComposeService, _ count: Int) -> [ComposeService] {
        let names = (1...count).map { "\(service.name)-\($0)" }
        let copies = names.map { name in
            var copy = service
            copy.name = name
            copy.group = service.name
            copy.environment["STOP_DELAY"] = copy.environment["STOP_DELAY"] ?? Self.stopDelay
            for place in copy.ports.indices { copy.ports[place].published = nil }
            return copy
        }
        var front = ComposeService(name: service.name, position: service.position)
        front.balanced = names
        front.ports = service.ports
        front.profiles = service.profiles
        front.restart = service.restart
        front.stopGracePeriod = service.stopGracePeriod
        front.stopSignal = 3  // SIGQUIT: nginx lets what runs come to its end
        front.local.readyPath = service.local.readyPath
        front.dependsOn = names.map {
            ComposeService.Dependency(service: $0, condition: .healthy, isRequired: true, position: service.position)
        }
        return copies + [front]
    }
}
