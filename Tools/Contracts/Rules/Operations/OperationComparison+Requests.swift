extension OperationComparison {
    mutating func compareParameters(_ schemas: inout SchemaComparison) {
        var left = new.parameters
        // A path parameter is its position; its name says nothing on the wire.
        let renamed = old.shape == new.shape ? Dictionary(zip(old.pathNames, new.pathNames)) { first, _ in first } : [:]
        for before in old.parameters {
            let key = before.place == "path" ? renamed[before.name] ?? before.name : before.key
            if let index = left.firstIndex(where: { $0.place == before.place && ($0.place == "path" ? $0.name : $0.key) == key }) {
                compare(before, left.remove(at: index), &schemas)
            } else if let index = left.firstIndex(where: { $0.name.lowercased() == before.name.lowercased() && !isMatched($0) }) {
                let after = left.remove(at: index)
                report(
                    .requestParameterMoved, Self.label(before), at: after.node.pointer, before: "in \(before.place)",
                    after: "in \(after.place)",
                    reach: .parameter(name: before.name, place: before.place, isMissing: false))
                compareSchemas(before, after, &schemas)
            } else if before.place != "path" || old.shape == new.shape {
                let verdict = before.lifecycle.removal(ContractRule.requestParameterRemoved.level, today: today)
                report(
                    .requestParameterRemoved, Self.label(before), at: before.node.pointer, side: .old, level: verdict.level,
                    before: before.isRequired ? "required" : "optional", after: nil, note: verdict.note,
                    reach: .parameter(name: before.name, place: before.place, isMissing: false))
            }
        }
        for after in left { added(after) }
    }

    /// Whether a parameter was in the same place before, so that another one has not moved there.
    private func isMatched(_ parameter: OpenAPIParameter) -> Bool {
        old.parameters.contains { $0.place == parameter.place && $0.key == parameter.key }
    }

    private mutating func added(_ parameter: OpenAPIParameter) {
        // When the path itself changed, its parameters changed with it, and the change of the path is reported already.
        guard parameter.place != "path" || old.shape == new.shape else { return }
        let rule: ContractRule =
            !parameter.isRequired
            ? .requestParameterAdded : parameter.isIdempotencyKey ? .idempotencyKeyRequired : .requestParameterRequiredAdded
        report(
            rule, Self.label(parameter), at: parameter.node.pointer, before: nil, after: parameter.isRequired ? "required" : "optional",
            reach: .parameter(name: parameter.name, place: parameter.place, isMissing: true))
    }

    private mutating func compare(_ before: OpenAPIParameter, _ after: OpenAPIParameter, _ schemas: inout SchemaComparison) {
        let label = Self.label(before)
        if before.isRequired != after.isRequired {
            let rule: ContractRule =
                before.isRequired ? .requestParameterOptional : after.isIdempotencyKey ? .idempotencyKeyRequired : .requestParameterRequired
            report(
                rule, label, at: after.node.pointer, before: before.isRequired ? "required" : "optional",
                after: after.isRequired ? "required" : "optional",
                reach: .parameter(name: before.name, place: before.place, isMissing: true))
        }
        for change in Lifecycle.changes(before.lifecycle, after.lifecycle) {
            report(change.rule, label, at: after.node.pointer, before: change.before, after: change.after, reach: .promise)
        }
        compareSchemas(before, after, &schemas)
    }

    private mutating func compareSchemas(_ before: OpenAPIParameter, _ after: OpenAPIParameter, _ schemas: inout SchemaComparison) {
        guard let left = before.schema, let right = after.schema else { return }
        root(Self.label(before), left, right, .request, isWhole: true, &schemas)
        if !after.isRequired, let change = SchemaComparison.fallbackChange(schemas.old.shape(left), schemas.new.shape(right)) {
            report(
                .requestDefaultChanged, Self.label(before), at: right.pointer, before: change.before, after: change.after,
                reach: .parameter(name: before.name, place: before.place, isMissing: true))
        }
    }

    static func label(_ parameter: OpenAPIParameter) -> String { "\(parameter.place) \(parameter.name)" }

    // MARK: - Bodies

    mutating func compareBodies(_ schemas: inout SchemaComparison) {
        switch (old.body, new.body) {
        case (nil, nil): break
        case (nil, let after?):
            report(
                after.isRequired ? .requestBodyRequiredAdded : .requestBodyAdded, "request", at: after.node.pointer, before: nil,
                after: after.isRequired ? "required body" : "optional body", reach: .body(type: nil, isMissing: true))
        case (let before?, nil):
            report(
                .requestBodyRemoved, "request", at: before.node.pointer, side: .old,
                before: before.isRequired ? "required body" : "optional body",
                after: nil, reach: .body(type: nil, isMissing: false))
        case (let before?, let after?):
            if before.isRequired != after.isRequired {
                report(
                    after.isRequired ? .requestBodyRequired : .requestBodyOptional, "request", at: after.node.pointer,
                    before: before.isRequired ? "required" : "optional", after: after.isRequired ? "required" : "optional",
                    reach: .body(type: nil, isMissing: true))
            }
            compareRequestContents(before, after, &schemas)
        }
    }

    private mutating func compareRequestContents(_ before: OpenAPIBody, _ after: OpenAPIBody, _ schemas: inout SchemaComparison) {
        let isPlain = Self.isPlain(before.contents) && Self.isPlain(after.contents)
        for content in before.contents {
            if let other = after.contents.first(where: { $0.type == content.type }) {
                root(isPlain ? "request" : "request (\(content.type))", content.schema, other.schema, .request, &schemas)
            } else {
                report(
                    .requestMediaTypeRemoved, "request (\(content.type))", at: content.node.pointer, side: .old, before: content.type,
                    after: nil,
                    reach: .body(type: content.type, isMissing: false))
            }
        }
        for content in after.contents where !before.contents.contains(where: { $0.type == content.type }) {
            report(
                .requestMediaTypeAdded, "request (\(content.type))", at: content.node.pointer, before: nil, after: content.type,
                reach: .promise)
        }
    }

    /// Whether there is nothing but JSON, so that the type need not be named.
    static func isPlain(_ contents: [OpenAPIContent]) -> Bool { contents.allSatisfy { $0.type == "application/json" } }
}
