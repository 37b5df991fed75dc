internal import YAML

/// Makes local processes out of services. The machine is asked only through the two closures.
public struct StackPlanner {
    let file: ComposeFile
    let options: PlanOptions
    /// A free port for what it is given the name of.
    let freePort: (String) -> Int?
    /// Whether an absolute path is a program.
    let isExecutable: (String) -> Bool
    var problems: [ComposeProblem] = []
    var edges: [StackEdge] = []

    public init(_ file: ComposeFile, options: PlanOptions, freePort: @escaping (String) -> Int?, isExecutable: @escaping (String) -> Bool) {
        self.file = file
        self.options = options
        self.freePort = freePort
        self.isExecutable = isExecutable
    }

    /// - Throws: every reason why a service cannot run here, together.
    public mutating func plan() throws(ComposeError) -> StackPlan {
        let file = try Replication(counts: options.replicas).apply(to: file)
        let selected = try ServiceSelection(file, names: options.services, profiles: options.profiles).services
        let addresses = allocate(selected)
        let completing = Set(selected.flatMap(\.dependsOn).filter { $0.condition == .completed }.map(\.service))
        let names = Set(selected.map(\.name))
        var plans: [ServicePlan] = []
        var folders: [String] = []
        var files: [String: String] = [:]
        for service in selected {
            let paths = PathRewriter(service, projectFolder: options.projectFolder, stateFolder: options.stateFolder)
            folders += paths.volumeFolders
            let own = addresses.ports[service.name] ?? []
            let environment = environment(of: service, addresses, paths)
            if options.networkAddress != nil, environment["ENVIRONMENT"] == "production" {
                report(".environment.ENVIRONMENT: production is not reached without TLS: leave out --lan", service)
            }
            if let port = own.first(where: \.isTCP), !service.balanced.isEmpty {
                let folder = Balancer.folder(of: service.name, in: options.stateFolder)
                let processes = service.balanced.compactMap { addresses.ports[$0]?.first(where: \.isTCP) }
                folders.append(folder)
                files["\(folder)/nginx.conf"] = Balancer(port: port, processes: processes, folder: folder).settings
            }
            plans.append(ServicePlan(
                name: service.name, group: service.group, arguments: arguments(of: service, addresses, paths), environment: environment,
                workingFolder: options.projectFolder, ports: own,
                readiness: readiness(of: service, own, addresses, completes: completing.contains(service.name)),
                waitsFor: service.dependsOn.filter { names.contains($0.service) }, restart: service.restart, stopSignal: service.stopSignal,
                stopGracePeriod: service.stopGracePeriod, startTimeout: service.local.startTimeout ?? options.startTimeout))
        }
        guard problems.isEmpty else { throw ComposeError(problems) }
        return StackPlan(services: plans, folders: folders, files: files, edges: edges)
    }

    mutating func report(_ message: String, _ service: ComposeService) {
        problems.append(ComposeProblem(file: file.file, position: service.position, message: "services.\(service.name)\(message)"))
    }

    private mutating func allocate(_ services: [ComposeService]) -> AddressRewriter {
        var ports: [String: [LocalPort]] = [:]
        var published: [Int: LocalPort] = [:]
        for service in services {
            let inNetwork = service.local.readyPath == nil ? nil : options.networkAddress
            var wanted = service.ports
            // A service that others reach only inside the network publishes nothing, but says where it listens.
            if wanted.isEmpty, let port = service.environment["PORT"].flatMap({ Int($0) }), (1...65535).contains(port) {
                wanted = [ComposeService.Port(target: port, position: service.position)]
            }
            ports[service.name] = wanted.compactMap { port in
                let chosen = options.automaticPorts ? nil : port.published
                guard let number = chosen ?? freePort("\(service.name) \(port.target)") else {
                    report(": no free port for \(port.target)", service)
                    return nil
                }
                let address = inNetwork ?? port.hostAddress ?? "127.0.0.1"
                let local = LocalPort(address: address, port: number, target: port.target, isTCP: port.isTCP)
                if let number = port.published { published[number] = local }
                return local
            }
        }
        return AddressRewriter(ports: ports, published: published)
    }

    private mutating func readiness(
        of service: ComposeService, _ ports: [LocalPort], _ addresses: AddressRewriter, completes: Bool
    ) -> ServicePlan.Readiness {
        if completes { return .completed }
        let first = ports.first(where: \.isTCP)
        if let path = service.local.readyPath, let first { return .http(first, path: path) }
        if let check = service.healthCheck, let program = check.test.first.flatMap(program) {
            let rest = check.test.dropFirst().map { addresses.rewrite($0, for: service.name).value }
            return .command([program] + rest, timeout: check.timeout)
        }
        return first.map { .connects($0) } ?? .started
    }
}
