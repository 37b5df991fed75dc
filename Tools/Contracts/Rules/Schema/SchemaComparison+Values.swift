internal import JSONCoding

/// How the set of allowed values moved. Both ways at once is possible.
private struct Movement {
    var isNarrower = false
    var isWider = false
}

extension SchemaComparison {
    /// - Returns: whether the rest of the two shapes can be compared.
    mutating func compareTypes(_ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ path: FieldPath) -> Bool {
        let isRequest = direction == .request
        if left.types != nil, right.types != nil, left.allowsNull != right.allowsNull {
            let rule: ContractRule =
                right.allowsNull
                ? (isRequest ? .requestNullAllowed : .responseNullAdded) : (isRequest ? .requestNullRefused : .responseNullRemoved)
            report(
                rule, path, at: right.node.pointer, before: left.allowsNull ? "\(left.typeText) or null" : left.typeText,
                after: right.allowsNull ? "\(right.typeText) or null" : right.typeText)
        }
        guard left.types != right.types || left.isNever != right.isNever else { return true }
        let everything = Set(JSONType.allCases)
        let before = left.isNever ? [] : left.types ?? everything
        let after = right.isNever ? [] : right.types ?? everything
        let rule: ContractRule
        if after.isSubset(of: before) {
            rule = isRequest ? .requestTypeNarrowed : .responseTypeNarrowed
        } else if before.isSubset(of: after) {
            rule = isRequest ? .requestTypeWidened : .responseTypeWidened
        } else {
            rule = isRequest ? .requestTypeChanged : .responseTypeChanged
        }
        report(rule, path, at: right.node.pointer, before: left.typeText, after: right.typeText)
        return left.types != nil && right.types != nil && !before.isDisjoint(with: after)
    }

    mutating func compareValues(_ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ path: FieldPath) {
        let isRequest = direction == .request
        if left.values != nil || right.values != nil {
            let gone =
                left.values.map { values in right.values.map { after in values.filter { !after.contains($0) } } ?? [] } ?? right.values
                ?? []
            let come =
                right.values.map { values in left.values.map { before in values.filter { !before.contains($0) } } ?? [] } ?? left.values
                ?? []
            let (isNarrower, isWider) = (!gone.isEmpty, !come.isEmpty)
            let pointer = right.node.pointer
            // Only what changed is shown: lists can be long.
            if isNarrower {
                report(
                    isRequest ? .requestEnumNarrowed : .responseEnumNarrowed, path, at: pointer,
                    before: left.values == nil ? "any \(left.typeText)" : Self.list(gone), after: left.values == nil ? Self.list(gone) : nil
                )
            }
            if isWider {
                let wasOpen = left.isOpen && left.values != nil && !isRequest
                report(
                    isRequest ? .requestEnumWidened : .responseEnumWidened, path, at: pointer, level: wasOpen ? .info : nil,
                    before: right.values == nil ? Self.list(come) : nil,
                    after: right.values == nil ? "any \(right.typeText)" : Self.list(come),
                    note: wasOpen ? "the enum was declared open" : nil, values: left.values)
            }
        }
    }

    private static func list(_ values: [String]) -> String { values.joined(separator: ", ") }

    mutating func compareNumbers(_ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ path: FieldPath) {
        bound(left.lower, right.lower, "minimum", sign: 1, at: right.node.pointer, direction, path)
        bound(left.upper, right.upper, "maximum", sign: -1, at: right.node.pointer, direction, path)
        guard
            left.multipleOf.map({ a in right.multipleOf.map { SchemaShape.Bound.order(a, $0) != 0 } ?? true }) ?? (right.multipleOf != nil)
        else {
            return
        }
        let (before, after) = (left.multipleOf, right.multipleOf)
        var movement = Movement(isNarrower: after != nil, isWider: before != nil)
        if let before, let after {
            movement = Movement(isNarrower: !Self.divides(after, before), isWider: !Self.divides(before, after))
        }
        move(
            movement, .requestBoundTightened, .requestBoundRelaxed, .responseBoundWidened, .responseBoundNarrowed, direction, path,
            at: right.node.pointer, before: before.map { "a multiple of \($0.text())" } ?? "any number",
            after: after.map { "a multiple of \($0.text())" } ?? "any number")
    }

    /// Whether every multiple of `whole` is one of `part`.
    private static func divides(_ part: JSONValue, _ whole: JSONValue) -> Bool {
        guard let a = part.double, let b = whole.double, a != 0 else { return false }
        return (b / a) == (b / a).rounded()
    }

    private mutating func bound(
        _ before: SchemaShape.Bound?, _ after: SchemaShape.Bound?, _ name: String, sign: Int, at pointer: String, _ direction: Direction,
        _ path: FieldPath
    ) {
        guard before != after else { return }
        var movement = Movement(isNarrower: after != nil, isWider: after == nil)
        if let before, let after { movement.isNarrower = SchemaShape.Bound.tighter(before, after, sign) == after }
        movement.isWider = !movement.isNarrower
        func text(_ bound: SchemaShape.Bound?) -> String {
            bound.map { "\($0.isExclusive ? "exclusive " : "")\(name) \($0.value.text())" } ?? "no \(name)"
        }
        move(
            movement, .requestBoundTightened, .requestBoundRelaxed, .responseBoundWidened, .responseBoundNarrowed, direction, path,
            at: pointer,
            before: text(before), after: text(after))
    }

    mutating func compareTexts(_ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ path: FieldPath) {
        let (isRequest, pointer) = (direction == .request, right.node.pointer)
        limits(
            (left.minimumLength, left.maximumLength), (right.minimumLength, right.maximumLength), ("minLength", "maxLength"),
            .requestLengthTightened, .requestLengthRelaxed, .responseLengthWidened, .responseLengthNarrowed, direction, path, at: pointer)
        if left.pattern != right.pattern {
            let rule: ContractRule
            switch (left.pattern, right.pattern) {
            case (nil, _): rule = isRequest ? .requestPatternAdded : .responsePatternAdded
            case (_, nil): rule = isRequest ? .requestPatternRemoved : .responsePatternChanged
            default: rule = isRequest ? .requestPatternChanged : .responsePatternChanged
            }
            report(rule, path, at: pointer, before: left.pattern ?? "no pattern", after: right.pattern ?? "no pattern")
        }
        // When the type changed too, that is reported already, and the format belongs to it.
        guard left.format != right.format, left.types == right.types else { return }
        let isNarrower = left.format == nil || Self.wider[right.format ?? ""] == left.format
        let isWider = right.format == nil || (left.format != nil && Self.wider[left.format ?? ""] == right.format)
        move(
            Movement(isNarrower: isNarrower || !isWider, isWider: isWider || !isNarrower), .requestFormatChanged, .requestFormatRelaxed,
            .responseFormatChanged, .responseFormatNarrowed, direction, path, at: pointer, before: left.format ?? "no format",
            after: right.format ?? "no format")
    }

    /// Formats and those that hold all of their values.
    private static let wider = ["int32": "int64", "float": "double", "uri": "uri-reference", "email": "idn-email"]

    mutating func compareCounts(_ left: SchemaShape, _ right: SchemaShape, _ direction: Direction, _ path: FieldPath) {
        let pointer = right.node.pointer
        let isList = right.types?.contains(.array) == true
        limits(
            (left.minimumCount, left.maximumCount), (right.minimumCount, right.maximumCount),
            isList ? ("minItems", "maxItems") : ("minProperties", "maxProperties"), .requestItemsTightened, .requestItemsRelaxed,
            .responseItemsWidened, .responseItemsNarrowed, direction, path, at: pointer)
        guard left.itemsAreUnique != right.itemsAreUnique else { return }
        move(
            Movement(isNarrower: right.itemsAreUnique, isWider: left.itemsAreUnique), .requestItemsTightened, .requestItemsRelaxed,
            .responseItemsWidened, .responseItemsNarrowed, direction, path, at: pointer,
            before: left.itemsAreUnique ? "each once" : "repeated items", after: right.itemsAreUnique ? "each once" : "repeated items")
    }

    private mutating func limits(
        _ before: (low: Int64, high: Int64?), _ after: (low: Int64, high: Int64?), _ names: (low: String, high: String),
        _ requestNarrower: ContractRule, _ requestWider: ContractRule, _ responseWider: ContractRule, _ responseNarrower: ContractRule,
        _ direction: Direction, _ path: FieldPath, at pointer: String
    ) {
        if before.low != after.low {
            move(
                Movement(isNarrower: after.low > before.low, isWider: after.low < before.low), requestNarrower, requestWider, responseWider,
                responseNarrower, direction, path, at: pointer, before: "\(names.low) \(before.low)", after: "\(names.low) \(after.low)")
        }
        if before.high != after.high {
            let isNarrower = (after.high ?? .max) < (before.high ?? .max)
            func text(_ limit: Int64?) -> String { limit.map { "\(names.high) \($0)" } ?? "no \(names.high)" }
            move(
                Movement(isNarrower: isNarrower, isWider: !isNarrower), requestNarrower, requestWider, responseWider, responseNarrower,
                direction,
                path, at: pointer, before: text(before.high), after: text(after.high))
        }
    }

    private mutating func move(
        _ movement: Movement, _ requestNarrower: ContractRule, _ requestWider: ContractRule, _ responseWider: ContractRule,
        _ responseNarrower: ContractRule, _ direction: Direction, _ path: FieldPath, at pointer: String, before: String, after: String
    ) {
        let isRequest = direction == .request
        // The change that can break clients is reported alone; only without one is the harmless change reported.
        let harmful = isRequest ? movement.isNarrower : movement.isWider
        let harmless = isRequest ? movement.isWider : movement.isNarrower
        if harmful { report(isRequest ? requestNarrower : responseWider, path, at: pointer, before: before, after: after) }
        if harmless, !harmful { report(isRequest ? requestWider : responseNarrower, path, at: pointer, before: before, after: after) }
    }
}
