internal import YAML

extension ComposeReader {
    /// Keys that change nothing about a local process.
    private static let ignored: Set<String> = [
        "annotations", "attach", "cap_add", "cap_drop", "cgroup", "cgroup_parent", "configs", "container_name", "cpu_count", "cpu_shares",
        "cpus",
        "cpuset", "deploy", "develop", "devices", "dns", "dns_opt", "dns_search", "domainname", "expose", "extra_hosts", "group_add",
        "hostname",
        "init", "ipc", "isolation", "labels", "links", "logging", "mac_address", "mem_limit", "mem_reservation", "memswap_limit",
        "network_mode",
        "networks", "oom_kill_disable", "oom_score_adj", "pid", "pids_limit", "platform", "privileged", "pull_policy", "read_only",
        "runtime",
        "scale", "secrets", "security_opt", "shm_size", "stdin_open", "storage_opt", "sysctls", "tmpfs", "tty", "ulimits", "userns_mode",
        "volumes_from", "working_dir",
    ]
    private static let understood: Set<String> = [
        "image", "build", "entrypoint", "command", "user", "environment", "env_file", "ports", "depends_on", "healthcheck", "restart",
        "profiles",
        "volumes", "stop_signal", "stop_grace_period", "extends",
    ]

    mutating func service(_ entry: YAMLEntry) -> ComposeService {
        let what = "services.\(entry.key)"
        var service = ComposeService(name: entry.key, position: entry.keyPosition)
        guard entry.value.entries != nil else {
            report("\(what) must be a mapping, not \(entry.value.kind)", at: entry.value.position)
            return service
        }
        for item in entries(entry.value, what, known: Self.understood.union(Self.ignored)) {
            read(item, "\(what).\(item.key)", into: &service)
        }
        if let files = entry.value["env_file"] {
            let defaults = environmentFiles(files, "\(what).env_file")
            service.environment = defaults.merging(service.environment) { _, own in own }
        }
        let runnable = service.image != nil || service.build != nil || service.command != nil || service.entrypoint != nil
        if !runnable && service.local == ComposeService.Local() && entry.value["x-barbell"] == nil {
            report("\(what) needs 'image', 'build' or 'command'", at: entry.keyPosition)
        }
        return service
    }

    private mutating func read(_ item: YAMLEntry, _ what: String, into service: inout ComposeService) {
        let value = item.value
        switch item.key {
        case "image": service.image = nonEmptyText(value, what)
        case "build": service.build = build(value, what)
        case "entrypoint": service.entrypoint = command(value, what)
        case "command": service.command = command(value, what)
        case "user": service.user = text(value, what)
        case "environment": service.environment = environment(value, what)
        case "ports": service.ports = ports(value, what)
        case "depends_on": service.dependsOn = dependencies(value, what)
        case "healthcheck": service.healthCheck = healthCheck(value, what)
        case "restart": service.restart = restart(value, what) ?? .never
        case "profiles": service.profiles = profiles(value, what)
        case "volumes": service.mounts = mounts(value, what)
        case "stop_signal": service.stopSignal = signal(value, what) ?? 15
        case "stop_grace_period": service.stopGracePeriod = duration(value, what) ?? .seconds(10)
        case "extends": report("\(what) is not supported: use a YAML anchor and '<<'", at: item.keyPosition)
        case "x-barbell": service.local = local(value, what)
        default: break
        }
    }

    private mutating func build(_ node: YAMLNode, _ what: String) -> ComposeService.Build? {
        var build = ComposeService.Build()
        if node.text != nil {
            build.context = nonEmptyText(node, what) ?? "."
            return build
        }
        for item in entries(node, what) {
            switch item.key {
            case "context": build.context = nonEmptyText(item.value, "\(what).context") ?? "."
            case "dockerfile": build.dockerfile = nonEmptyText(item.value, "\(what).dockerfile")
            case "target": build.target = nonEmptyText(item.value, "\(what).target")
            case "args":
                for (name, value) in pairs(item.value, "\(what).args") { build.arguments[name] = value ?? variables[name] }
            default: break
            }
        }
        return build
    }

    private mutating func environment(_ node: YAMLNode, _ what: String) -> [String: String] {
        var result: [String: String] = [:]
        for (name, value) in pairs(node, what) {
            if name.contains("=") || name.contains("\0") { report("\(what): '\(name)' is no variable name", at: node.position) }
            result[name] = value ?? variables[name]
        }
        return result
    }

    private mutating func environmentFiles(_ node: YAMLNode, _ what: String) -> [String: String] {
        var result: [String: String] = [:]
        for (index, item) in (node.items ?? [node]).enumerated() {
            let isMapping = item.entries != nil
            let place = node.items == nil ? what : "\(what)[\(index)]"
            guard let path = nonEmptyText(item["path"] ?? item, place) else { continue }
            guard let text = readFile(path) else {
                let isRequired = isMapping ? item["required"].flatMap { bool($0, "\(place).required") } ?? true : true
                if isRequired { report("\(place): file '\(path)' cannot be read", at: item.position) }
                continue
            }
            do throws(EnvironmentFile.BadLine) {
                for (name, value) in try EnvironmentFile.parse(text) { result[name] = value }
            } catch {
                report("\(place): \(path):\(error.line): not NAME=value", at: item.position)
            }
        }
        return result
    }

    private mutating func local(_ node: YAMLNode, _ what: String) -> ComposeService.Local {
        var local = ComposeService.Local()
        for item in entries(node, what, known: ["executable", "arguments", "command", "ready", "environment", "start_timeout"]) {
            let what = "\(what).\(item.key)"
            switch item.key {
            case "executable": local.executable = nonEmptyText(item.value, what)
            case "arguments": local.arguments = command(item.value, what) ?? []
            case "command": local.command = command(item.value, what)
            case "ready":
                guard let path = text(item.value, what) else { break }
                let isPath = path.hasPrefix("/") && !path.contains(where: \.isWhitespace)
                if isPath { local.readyPath = path } else { report("\(what) must be a path such as /ready", at: item.value.position) }
            case "environment": local.environment = environment(item.value, what)
            case "start_timeout": local.startTimeout = duration(item.value, what)
            default: break
            }
        }
        return local
    }
}
