/// The program of a service and its environment.
extension StackPlanner {
    /// Variables of the caller that every process may need; nothing else leaks in.
    private static let passedOn: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "LANG", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SSL_CERT_FILE",
    ]

    mutating func arguments(of service: ComposeService, _ addresses: AddressRewriter, _ paths: PathRewriter) -> [String] {
        let local = service.local
        if !service.balanced.isEmpty {
            guard let nginx = program("nginx") ?? program("/usr/sbin/nginx") else {
                report(": several processes of it need nginx in front, which is not installed", service)
                return []
            }
            let folder = Balancer.folder(of: service.name, in: options.stateFolder)
            return [nginx, "-p", folder, "-c", "\(folder)/nginx.conf", "-e", "stderr"]
        }
        if let name = local.executable ?? (local.command == nil ? service.build?.arguments["SERVICE"] : nil) {
            let arguments = local.arguments.isEmpty ? service.command ?? [] : local.arguments
            return [executable(name, service)] + rewrite(arguments, service, addresses, paths)
        }
        let words = local.command ?? (service.entrypoint ?? []) + (service.command ?? [])
        guard let first = words.first else {
            let why = service.build == nil ? "runs from an image only" : "does not say which program it builds"
            report(" \(why): to run it here give it x-barbell.executable or x-barbell.command", service)
            return []
        }
        guard let program = program(first) else {
            report(": program '\(first)' is not found", service)
            return []
        }
        return [program] + rewrite(Array(words.dropFirst()), service, addresses, paths)
    }

    private mutating func executable(_ name: String, _ service: ComposeService) -> String {
        let candidates = options.executableFolders.map { Paths.absolute("\($0)/\(name)", in: options.projectFolder) }
        if let found = candidates.first(where: isExecutable) { return found }
        report(": executable '\(name)' is not built; looked in \(options.executableFolders.joined(separator: ", "))", service)
        return name
    }

    /// The absolute path of a program: a path is taken from the project's folder, a bare name is looked for along PATH.
    func program(_ name: String) -> String? {
        let folders =
            name.contains("/") ? [""] : (options.hostEnvironment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { $0 + "/" }
        return folders.map { Paths.absolute($0 + name, in: options.projectFolder) }.first(where: isExecutable)
    }

    private mutating func rewrite(_ words: [String], _ service: ComposeService, _ addresses: AddressRewriter, _ paths: PathRewriter)
        -> [String]
    {
        words.map { paths.rewrite(addresses.rewrite($0, for: service.name).value) }
    }

    mutating func environment(of service: ComposeService, _ addresses: AddressRewriter, _ paths: PathRewriter) -> [String: String] {
        var result = options.hostEnvironment.filter { Self.passedOn.contains($0.key) || $0.key.hasPrefix("LC_") }
        result.merge(options.given) { _, given in given }
        let own = addresses.ports[service.name] ?? []
        for (peer, ports) in addresses.ports {
            guard let port = ports.first(where: \.isTCP) else { continue }
            result["SERVICE_URL_\(Self.variableName(peer))"] = "http://\(port.authority)"
        }
        let written = service.environment.merging(service.local.environment) { _, local in local }
        for (name, value) in written.sorted(by: { $0.key < $1.key }) {
            let isPort = name == "PORT" || name.hasSuffix("_PORT")
            if isPort, let port = own.first(where: { String($0.target) == value }) {
                result[name] = String(port.port)
                continue
            }
            // Variables with PUBLIC in their name hold addresses that people use; these never lead through the proxy.
            let isProxied = options.faults && !name.contains("PUBLIC")
            let (local, unreachable) = addresses.rewrite(value, for: service.name) { peer, port in
                isProxied ? edge(from: service, to: peer, port) : nil
            }
            for message in unreachable { report(".environment.\(name): \(message)", service) }
            result[name] = paths.rewrite(local)
        }
        if let first = own.first(where: \.isTCP) {
            result["HOST"] = first.address
            result["PORT"] = String(first.port)
        }
        return result
    }

    /// Where a caller finds the proxy on its way to a callee: one for each two services and port, whichever process of the service calls.
    private mutating func edge(from service: ComposeService, to peer: String, _ target: LocalPort) -> String? {
        let from = service.group ?? service.name
        guard from != peer else { return nil }
        if let known = edges.first(where: { $0.from == from && $0.to == peer && $0.target == target }) { return "127.0.0.1:\(known.port)" }
        guard let port = freePort("\(from) to \(peer) \(target.target)") else {
            report(": no free port for the way to '\(peer)'", service)
            return nil
        }
        edges.append(StackEdge(from: from, to: peer, port: port, target: target))
        return "127.0.0.1:\(port)"
    }

    private static func variableName(_ service: String) -> String {
        String(service.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
