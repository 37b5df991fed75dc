internal import JSONCoding

extension OperationComparison {
    mutating func compareSecurity(_ oldFile: OpenAPIFile, _ newFile: OpenAPIFile) {
        let pointer = new.node["security"]?.pointer ?? new.node.pointer
        let before = Self.text(old.security)
        let after = Self.text(new.security)
        let wasOpen = old.security.isEmpty || old.security.contains(where: \.isEmpty)
        let isOpen = new.security.isEmpty || new.security.contains(where: \.isEmpty)
        func report(_ rule: ContractRule, _ before: String, _ after: String) {
            self.report(rule, "security", at: pointer, before: before, after: after, reach: .callers)
        }
        if wasOpen {
            if !isOpen { report(.authAdded, before, after) }
            return
        }
        if isOpen { return report(.authRelaxed, before, after) }
        // Every set of credentials that sufficed before must suffice now.
        let unmet = old.security.filter { credentials in !new.security.contains { Self.suffices(credentials, for: $0) } }
        if unmet.isEmpty {
            let isWider = new.security.contains { wanted in !old.security.contains { Self.suffices(wanted, for: $0) } }
            if isWider { report(.authRelaxed, before, after) }
        } else if unmet.allSatisfy({ credentials in new.security.contains { Set($0.keys) == Set(credentials.keys) } }) {
            report(.authScopeAdded, before, after)
        } else {
            report(.authChanged, before, after)
        }
        compareSchemes(oldFile, newFile)
    }

    /// Which services may call it, one finding for each that may no longer or may now.
    mutating func compareCallers() {
        guard let before = old.callers, let after = new.callers else { return }
        let pointer = new.node.pointer + "/x-callers"
        for name in before.subtracting(after).sorted() {
            report(.callerRemoved, "caller \(name)", at: pointer, before: name, after: "refused", reach: .caller(name))
        }
        for name in after.subtracting(before).sorted() {
            report(.callerAdded, "caller \(name)", at: pointer, before: "refused", after: name, reach: .promise)
        }
    }

    private mutating func compareSchemes(_ oldFile: OpenAPIFile, _ newFile: OpenAPIFile) {
        let names = Set(old.security.flatMap(\.keys)).intersection(new.security.flatMap(\.keys))
        for name in names.sorted() {
            guard let before = oldFile.securityScheme(name), let after = newFile.securityScheme(name), before != after else { continue }
            report(
                .authChanged, "security \(name)", at: DocumentNode.join("/components/securitySchemes", name), before: Self.text(before),
                after: Self.text(after),
                reach: .callers)
        }
    }

    /// Whether who has `credentials` may call what asks for `wanted`.
    private static func suffices(_ credentials: [String: Set<String>], for wanted: [String: Set<String>]) -> Bool {
        wanted.allSatisfy { scheme, scopes in credentials[scheme].map { scopes.isSubset(of: $0) } ?? false }
    }

    private static func text(_ security: [[String: Set<String>]]) -> String {
        guard !security.isEmpty else { return "anyone" }
        return security.map { alternative in
            guard !alternative.isEmpty else { return "anyone" }
            return alternative.keys.sorted().map { name in
                let scopes = (alternative[name] ?? []).sorted()
                return scopes.isEmpty ? name : "\(name) (\(scopes.joined(separator: ", ")))"
            }.joined(separator: " and ")
        }.sorted().joined(separator: " or ")
    }

    private static func text(_ scheme: JSONObject) -> String { JSONValue.object(scheme).text(sortedKeys: true) }
}
