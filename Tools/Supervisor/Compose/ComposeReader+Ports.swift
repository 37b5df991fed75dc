internal import YAML

extension ComposeReader {
    mutating func ports(_ node: YAMLNode, _ what: String) -> [ComposeService.Port] {
        guard !node.isNull else { return [] }
        guard let items = node.items else {
            report("\(what) must be a list, not \(node.kind)", at: node.position)
            return []
        }
        return items.enumerated().compactMap { index, item in
            item.entries == nil ? shortPort(item, "\(what)[\(index)]") : longPort(item, "\(what)[\(index)]")
        }
    }

    /// `8080`, `8081:8080`, `127.0.0.1:8081:8080`, `[::1]:8081:8080`, each with `/tcp` or `/udp` behind it if wanted.
    private mutating func shortPort(_ node: YAMLNode, _ what: String) -> ComposeService.Port? {
        guard var text = nonEmptyText(node, what)?[...] else { return nil }
        let whole = text
        var isTCP = true
        if let slash = text.lastIndex(of: "/") {
            guard let known = transport(String(text[text.index(after: slash)...]), what, node.position) else { return nil }
            isTCP = known
            text = text[..<slash]
        }
        var fields: [Substring] = []
        if text.first == "[", let close = text.firstIndex(of: "]") {
            let rest = text[text.index(after: close)...].drop { $0 == ":" }
            fields = [text[..<close].dropFirst()] + rest.split(separator: ":", omittingEmptySubsequences: false)
        } else {
            fields = text.split(separator: ":", omittingEmptySubsequences: false)
        }
        guard (1...3).contains(fields.count) else {
            report("\(what): '\(whole)' is no port mapping; write \"8081:8080\" or \"127.0.0.1:8081:8080\"", at: node.position)
            return nil
        }
        guard let target = port(String(fields[fields.count - 1]), what, node.position) else { return nil }
        var result = ComposeService.Port(target: target, isTCP: isTCP, position: node.position)
        if fields.count >= 2, !fields[fields.count - 2].isEmpty {
            guard let published = port(String(fields[fields.count - 2]), what, node.position) else { return nil }
            result.published = published
        }
        if fields.count == 3 { result.hostAddress = address(String(fields[0]), what, node.position) }
        return result
    }

    private mutating func longPort(_ node: YAMLNode, _ what: String) -> ComposeService.Port? {
        _ = entries(node, what, known: ["target", "published", "host_ip", "protocol", "mode", "name", "app_protocol"])
        guard let targetNode = node["target"] else {
            report("\(what) needs 'target', the port in the container", at: node.position)
            return nil
        }
        guard let target = text(targetNode, "\(what).target").flatMap({ port($0, "\(what).target", targetNode.position) }) else {
            return nil
        }
        var result = ComposeService.Port(target: target, position: node.position)
        if let published = node["published"] {
            result.published = text(published, "\(what).published").flatMap { port($0, "\(what).published", published.position) }
        }
        if let host = node["host_ip"] {
            result.hostAddress = text(host, "\(what).host_ip").flatMap { address($0, "\(what).host_ip", host.position) }
        }
        if let name = node["protocol"] {
            result.isTCP = text(name, "\(what).protocol").flatMap { transport($0, "\(what).protocol", name.position) } ?? true
        }
        return result
    }

    private mutating func port(_ text: String, _ what: String, _ position: YAMLPosition) -> Int? {
        if let value = Int(text), (1...65535).contains(value) { return value }
        let isRange = text.split(separator: "-").count == 2 && text.allSatisfy { $0.isNumber || $0 == "-" }
        let message = isRange ? "port ranges are not supported: list the ports one by one" : "'\(text)' is no port from 1 to 65535"
        report("\(what): \(message)", at: position)
        return nil
    }

    private mutating func transport(_ text: String, _ what: String, _ position: YAMLPosition) -> Bool? {
        if text == "tcp" || text == "udp" { return text == "tcp" }
        report("\(what): protocol '\(text)' is neither tcp nor udp", at: position)
        return nil
    }

    private mutating func address(_ text: String, _ what: String, _ position: YAMLPosition) -> String? {
        let isIPv4 = text.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }.count == 4
        let isIPv6 = text.contains(":") && text.allSatisfy { $0 == ":" || $0.isHexDigit }
        if isIPv4 || isIPv6 { return text }
        report("\(what): '\(text)' is no IP address", at: position)
        return nil
    }
}
