internal import JSONCoding

extension SchemaComparison {
    mutating func compareFields(_ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ path: FieldPath) {
        func isThere(_ property: SchemaShape.Property) -> Bool { direction == .request ? !property.isReadOnly : !property.isWriteOnly }
        let (before, after) = (left.properties.filter(isThere), right.properties.filter(isThere))
        let newNames = Dictionary(after.map { ($0.name, $0) }) { first, _ in first }
        let oldNames = Set(before.map(\.name))
        for property in before {
            let place = path + .member(property.name)
            guard let other = newNames[property.name] else {
                removed(property, left, right, direction, place)
                continue
            }
            requirement(property.name, left, right, direction, place, at: other.node.pointer)
            for change in Lifecycle.changes(property.lifecycle, other.lifecycle) {
                report(change.rule, place, at: other.node.pointer, before: change.before, after: change.after)
            }
            if direction == .request, !right.required.contains(property.name) { fallback(property, other, place) }
            descend(property.node, other.node, direction, place)
        }
        for property in after where !oldNames.contains(property.name) { added(property, right, direction, path + .member(property.name)) }
        compareExtras(left, right, direction, path)
    }

    private mutating func removed(
        _ property: SchemaShape.Property, _ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ place: FieldPath
    ) {
        let rule: ContractRule = direction == .request ? .requestFieldRemoved : .responseFieldRemoved
        var usual = rule.level
        var note: String?
        if direction == .request, case .refused = right.extras {
            usual = .error
            note = "unknown fields are refused here"
        }
        let verdict = property.lifecycle.removal(usual, today: today)
        report(
            rule, place, at: property.node.pointer, side: .old, level: verdict.level, before: describe(property, left, in: old), after: nil,
            note: verdict.note ?? note)
    }

    private mutating func added(_ property: SchemaShape.Property, _ right: SchemaShape, _ direction: Direction, _ place: FieldPath) {
        let isRequired = right.required.contains(property.name)
        let rule: ContractRule = direction == .response ? .responseFieldAdded : isRequired ? .requestFieldRequiredAdded : .requestFieldAdded
        report(rule, place, at: property.node.pointer, before: nil, after: describe(property, right, in: new))
        // A field may be deprecated from its first day, and needs a sunset date then too.
        if property.lifecycle.isDeprecated, property.lifecycle.sunsetDate == nil {
            report(.sunsetMissing, place, at: property.node.pointer, before: nil, after: "no sunset")
        }
    }

    private func describe(_ property: SchemaShape.Property, _ shape: SchemaShape, in file: OpenAPIFile) -> String {
        "\(shape.required.contains(property.name) ? "required" : "optional") \(file.shape(property.node).typeText)"
    }

    private mutating func requirement(
        _ name: String, _ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ place: FieldPath, at pointer: String
    ) {
        let (was, isNow) = (left.required.contains(name), right.required.contains(name))
        guard was != isNow else { return }
        let rule: ContractRule
        switch direction {
        case .request: rule = isNow ? .requestFieldRequired : .requestFieldOptional
        case .response: rule = isNow ? .responseFieldRequired : .responseFieldOptional
        }
        report(rule, place, at: pointer, before: was ? "required" : "optional", after: isNow ? "required" : "optional")
    }

    private mutating func fallback(_ before: SchemaShape.Property, _ after: SchemaShape.Property, _ place: FieldPath) {
        guard let change = Self.fallbackChange(old.shape(before.node), new.shape(after.node)) else { return }
        report(.requestDefaultChanged, place, at: after.node.pointer, before: change.before, after: change.after)
    }

    /// A default that is written down for the first time is news, not a change.
    static func fallbackChange(_ left: SchemaShape, _ right: SchemaShape) -> (before: String, after: String)? {
        guard let before = left.fallback, before != right.fallback else { return nil }
        return ("default \(before.text(sortedKeys: true))", right.fallback.map { "default \($0.text(sortedKeys: true))" } ?? "no default")
    }

    private mutating func compareExtras(_ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ path: FieldPath) {
        let isRequest = direction == .request
        let pointer = right.node.pointer
        switch (left.extras, right.extras) {
        case (.unsaid, .unsaid), (.refused, .refused): break
        case (.allowed(let before), .allowed(let after)): descend(before, after, direction, path + .values)
        case (_, .refused):
            if isRequest {
                report(.requestExtraFieldsRefused, path, at: pointer, before: "other fields allowed", after: "other fields refused")
            }
        case (.refused, _):
            report(
                isRequest ? .requestExtraFieldsAllowed : .responseExtraFieldsAllowed, path, at: pointer, before: "other fields refused",
                after: "other fields allowed")
        case (.allowed(let before), .unsaid):
            descend(before, DocumentNode(value: .object([:]), pointer: pointer + "/additionalProperties"), direction, path + .values)
        case (.unsaid, .allowed(let after)):
            descend(
                DocumentNode(value: .object([:]), pointer: left.node.pointer + "/additionalProperties"), after, direction, path + .values)
        }
    }
}
