internal import JSONCoding

extension OpenAPIFile {
    /// The shape of a schema, its references followed.
    func shape(_ unresolved: DocumentNode) -> SchemaShape { shape(unresolved, depth: 0) }

    private func shape(_ unresolved: DocumentNode, depth: Int) -> SchemaShape {
        let node = resolve(unresolved)
        var shape = SchemaShape(node: node)
        if node.value.bool == false { shape.isNever = true }
        readTypes(node, &shape)
        readValues(node, &shape)
        readLimits(node, &shape)
        readFields(node, &shape)
        // In 3.1, what stands beside a reference counts too; null beside it is how a reference is made nullable.
        if unresolved.reference != nil, unresolved["nullable"]?.value.bool == true { shape.allowsNull = true }
        if unresolved.reference != nil, let fallback = unresolved["default"]?.value { shape.fallback = fallback }
        guard depth < 16 else { return shape }
        for part in node["allOf"]?.items ?? [] { shape.merge(self.shape(part, depth: depth + 1)) }
        readVariants(node, &shape, depth: depth)
        shape.settle()
        return shape
    }

    private func readTypes(_ node: DocumentNode, _ shape: inout SchemaShape) {
        var names = node["type"]?.items.compactMap(\.value.string) ?? []
        if let one = node["type"]?.value.string { names = [one] }
        if names.contains("null") || node["nullable"]?.value.bool == true { shape.allowsNull = true }
        if !names.isEmpty { shape.types = Set(names.compactMap(JSONType.init)) }
        if shape.types == nil, node["properties"] != nil || node["additionalProperties"] != nil { shape.types = [.object] }
        if shape.types == nil, node["items"] != nil { shape.types = [.array] }
    }

    private func readValues(_ node: DocumentNode, _ shape: inout SchemaShape) {
        shape.isOpen = node["x-open"]?.value.bool ?? false
        shape.format = node["format"]?.value.string
        shape.pattern = node["pattern"]?.value.string
        shape.fallback = node["default"]?.value
        guard let listed = node["enum"]?.value.array ?? node["const"].map({ [$0.value] }) else { return }
        if listed.contains(.null) { shape.allowsNull = true }
        let values = listed.filter { $0 != .null }
        shape.values = values.map { $0.text(sortedKeys: true) }
        if shape.types == nil { shape.types = Set(values.compactMap(\.jsonType)) }
    }

    private func readLimits(_ node: DocumentNode, _ shape: inout SchemaShape) {
        shape.lower = bound(node, "minimum", "exclusiveMinimum", tighter: 1)
        shape.upper = bound(node, "maximum", "exclusiveMaximum", tighter: -1)
        shape.multipleOf = node["multipleOf"]?.value
        shape.minimumLength = node["minLength"]?.value.integer ?? 0
        shape.maximumLength = node["maxLength"]?.value.integer
        shape.minimumCount = node["minItems"]?.value.integer ?? node["minProperties"]?.value.integer ?? 0
        shape.maximumCount = node["maxItems"]?.value.integer ?? node["maxProperties"]?.value.integer
        shape.itemsAreUnique = node["uniqueItems"]?.value.bool ?? false
    }

    /// In 3.0 `exclusiveMinimum` is a flag, in 3.1 it is a bound of its own; of two bounds the tighter one counts.
    private func bound(_ node: DocumentNode, _ name: String, _ exclusive: String, tighter: Int) -> SchemaShape.Bound? {
        var bound = node[name].map { SchemaShape.Bound(value: $0.value, isExclusive: node[exclusive]?.value.bool == true) }
        if let other = node[exclusive]?.value, other.double != nil {
            let isTighter = bound.map { SchemaShape.Bound.order(other, $0.value) * tighter >= 0 } ?? true
            if isTighter { bound = SchemaShape.Bound(value: other, isExclusive: true) }
        }
        return bound
    }

    private func readFields(_ node: DocumentNode, _ shape: inout SchemaShape) {
        shape.items = node["items"]
        shape.required = Set((node["required"]?.items ?? []).compactMap(\.value.string))
        switch node["additionalProperties"] {
        case nil: break
        case let extras? where extras.value.bool == false: shape.extras = .refused
        case let extras?: shape.extras = .allowed(extras)
        }
        shape.properties = (node["properties"]?.members ?? []).map { name, field in
            let target = resolve(field)
            func flag(_ key: String) -> Bool { field[key]?.value.bool ?? target[key]?.value.bool ?? false }
            return SchemaShape.Property(
                name: name, node: field, isReadOnly: flag("readOnly"), isWriteOnly: flag("writeOnly"),
                lifecycle: Lifecycle(field.reference == nil || field["deprecated"] != nil ? field : target))
        }
    }

    private func readVariants(_ node: DocumentNode, _ shape: inout SchemaShape, depth: Int) {
        var variants: [DocumentNode] = []
        for variant in (node["oneOf"]?.items ?? []) + (node["anyOf"]?.items ?? []) {
            if resolve(variant)["type"]?.value.string == "null" { shape.allowsNull = true } else { variants.append(variant) }
        }
        // "This or null" is this, nullable.
        if variants.count == 1 { shape.merge(self.shape(variants[0], depth: depth + 1)) } else { shape.variants += variants }
    }
}

extension SchemaShape {
    /// Takes on what another schema asks for as well.
    mutating func merge(_ other: SchemaShape) {
        types = types.map { mine in other.types.map { mine.intersection($0) } ?? mine } ?? other.types
        allowsNull = allowsNull || other.allowsNull
        if let theirs = other.values { values = values.map { mine in mine.filter(theirs.contains) } ?? theirs }
        isOpen = isOpen || other.isOpen
        lower = Bound.tighter(lower, other.lower, 1)
        upper = Bound.tighter(upper, other.upper, -1)
        multipleOf = multipleOf ?? other.multipleOf
        minimumLength = max(minimumLength, other.minimumLength)
        maximumLength = [maximumLength, other.maximumLength].compactMap { $0 }.min()
        minimumCount = max(minimumCount, other.minimumCount)
        maximumCount = [maximumCount, other.maximumCount].compactMap { $0 }.min()
        itemsAreUnique = itemsAreUnique || other.itemsAreUnique
        pattern = pattern ?? other.pattern
        format = format ?? other.format
        fallback = fallback ?? other.fallback
        properties += other.properties.filter { self[$0.name] == nil }
        required.formUnion(other.required)
        if case .unsaid = extras { extras = other.extras }
        items = items ?? other.items
        variants += other.variants
        isNever = isNever || other.isNever
    }

    /// Makes equal what is written in two ways.
    mutating func settle() {
        if types?.contains(.number) == true { types?.insert(.integer) }
        guard types == [.integer] else { return }
        if let bound = lower, bound.isExclusive, let value = bound.value.integer, value < .max {
            lower = Bound(value: .integer(value + 1), isExclusive: false)
        }
        if let bound = upper, bound.isExclusive, let value = bound.value.integer, value > .min {
            upper = Bound(value: .integer(value - 1), isExclusive: false)
        }
    }
}

extension SchemaShape.Bound {
    static func tighter(_ a: Self?, _ b: Self?, _ sign: Int) -> Self? {
        guard let a, let b else { return a ?? b }
        let order = order(a.value, b.value) * sign
        return order > 0 || (order == 0 && a.isExclusive) ? a : b
    }
}

extension JSONValue {
    var jsonType: JSONType? {
        switch self {
        case .null: nil
        case .bool: .boolean
        case .integer: .integer
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
