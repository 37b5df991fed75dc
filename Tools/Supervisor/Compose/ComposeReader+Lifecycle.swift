internal import YAML

extension ComposeReader {
    mutating func dependencies(_ node: YAMLNode, _ what: String) -> [ComposeService.Dependency] {
        typealias Dependency = ComposeService.Dependency
        if let items = node.items {
            return items.enumerated().compactMap { index, item in
                guard let name = nonEmptyText(item, "\(what)[\(index)]") else { return nil }
                return Dependency(service: name, condition: .started, isRequired: true, position: item.position)
            }
        }
        return entries(node, what).map { entry in
            let what = "\(what).\(entry.key)"
            _ = entries(entry.value, what, known: ["condition", "required", "restart"])
            var condition = Dependency.Condition.started
            if let written = entry.value["condition"], let name = text(written, "\(what).condition") {
                if let known = Dependency.Condition(rawValue: name) {
                    condition = known
                } else {
                    let names = Dependency.Condition.allCases.map(\.rawValue)
                    report("\(what).condition: '\(name)' is none of \(names.joined(separator: ", "))", at: written.position)
                }
            }
            let isRequired = entry.value["required"].flatMap { bool($0, "\(what).required") } ?? true
            return Dependency(service: entry.key, condition: condition, isRequired: isRequired, position: entry.keyPosition)
        }
    }

    mutating func healthCheck(_ node: YAMLNode, _ what: String) -> ComposeService.HealthCheck? {
        _ = entries(node, what, known: ["test", "interval", "timeout", "retries", "start_period", "start_interval", "disable"])
        if let disable = node["disable"], bool(disable, "\(what).disable") == true { return nil }
        guard let testNode = node["test"] else {
            report("\(what) needs 'test', or 'disable: true'", at: node.position)
            return nil
        }
        guard var check = healthTest(testNode, "\(what).test").map({ ComposeService.HealthCheck(test: $0) }) else { return nil }
        if let value = node["interval"] { check.interval = duration(value, "\(what).interval") ?? check.interval }
        if let value = node["timeout"] { check.timeout = duration(value, "\(what).timeout") ?? check.timeout }
        if let value = node["start_period"] { check.startPeriod = duration(value, "\(what).start_period") ?? check.startPeriod }
        if let value = node["start_interval"] { _ = duration(value, "\(what).start_interval") }
        if let value = node["retries"] { check.retries = integer(value, "\(what).retries", in: 0...10_000) ?? check.retries }
        return check
    }

    /// The argument list; nil for `NONE` and for what was reported.
    private mutating func healthTest(_ node: YAMLNode, _ what: String) -> [String]? {
        if node.items == nil { return nonEmptyText(node, what).map { ["/bin/sh", "-c", $0] } }
        guard let words = list(node, what) else { return nil }
        switch words.first {
        case "NONE" where words.count == 1: return nil
        case "CMD" where words.count >= 2: return Array(words.dropFirst())
        case "CMD-SHELL" where words.count == 2: return ["/bin/sh", "-c", words[1]]
        default:
            report("\(what) must start with CMD (and its arguments), CMD-SHELL (and one command line) or be [NONE]", at: node.position)
            return nil
        }
    }

    mutating func restart(_ node: YAMLNode, _ what: String) -> ComposeService.Restart? {
        let written = node.text ?? ""
        let parts = written.split(separator: ":", omittingEmptySubsequences: false)
        switch parts.first {
        case "no" where parts.count == 1, "false" where parts.count == 1: return .never
        case "always" where parts.count == 1: return .always
        case "unless-stopped" where parts.count == 1: return .unlessStopped
        case "on-failure" where parts.count == 1: return .onFailure(limit: nil)
        case "on-failure" where parts.count == 2:
            if let limit = Int(parts[1]), limit >= 0 { return .onFailure(limit: limit) }
        default: break
        }
        report("\(what): '\(written)' is none of no, always, on-failure, on-failure:N, unless-stopped", at: node.position)
        return nil
    }

    mutating func profiles(_ node: YAMLNode, _ what: String) -> [String] {
        let names = list(node, what) ?? []
        for name in names where !name.isComposeName {
            report("\(what): '\(name)' is no profile name: use letters, digits, '.', '_' and '-'", at: node.position)
        }
        return names
    }

    mutating func signal(_ node: YAMLNode, _ what: String) -> Int32? {
        guard let written = text(node, what) else { return nil }
        if let number = StopSignal.number(written) { return number }
        report("\(what): '\(written)' is no signal; write SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2 or SIGKILL", at: node.position)
        return nil
    }

    mutating func mounts(_ node: YAMLNode, _ what: String) -> [ComposeService.Mount] {
        guard !node.isNull else { return [] }
        guard let items = node.items else {
            report("\(what) must be a list, not \(node.kind)", at: node.position)
            return []
        }
        return items.enumerated().compactMap { index, item in
            let what = "\(what)[\(index)]"
            var (source, target) = (String?.none, String?.none)
            if item.entries != nil {
                if item["type"]?.text == "tmpfs" { return nil }
                source = item["source"].flatMap { nonEmptyText($0, "\(what).source") }
                target = item["target"].flatMap { nonEmptyText($0, "\(what).target") }
            } else if let text = nonEmptyText(item, what) {
                let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
                (source, target) = parts.count == 1 ? (nil, parts[0]) : (parts[0], parts[1])
            } else {
                return nil
            }
            guard let target, target.hasPrefix("/") else {
                report("\(what) needs the absolute path in the container, as in data:/data", at: item.position)
                return nil
            }
            guard let source, !source.isEmpty else { return ComposeService.Mount(source: .anonymous, target: target) }
            let isFolder = source.hasPrefix("/") || source.hasPrefix(".") || source.hasPrefix("~")
            return ComposeService.Mount(source: isFolder ? .folder(source) : .volume(source), target: target)
        }
    }
}
