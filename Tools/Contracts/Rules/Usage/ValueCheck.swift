internal import JSONCoding
internal import _StringProcessing

/// Checks a value against a schema as a service would, and says what would be refused.
struct ValueCheck {
    let file: OpenAPIFile
    /// Places whose values are not known.
    let unknown: Set<FieldPath>
    private(set) var problems: [(path: FieldPath, text: String)] = []

    init(file: OpenAPIFile, unknown: Set<FieldPath>) {
        self.file = file
        self.unknown = unknown
    }

    mutating func check(_ value: JSONValue, _ schema: DocumentNode, _ path: FieldPath) {
        guard !unknown.contains(path) else { return }
        let shape = file.shape(schema)
        if value == .null {
            if shape.types != nil, !shape.allowsNull { refuse(path, "is null") }
            return
        }
        if !shape.variants.isEmpty {
            let fits = shape.variants.contains { variant in
                var check = ValueCheck(file: file, unknown: unknown)
                check.check(value, variant, path)
                return check.problems.isEmpty
            }
            if !fits { refuse(path, "has none of the shapes") }
            return
        }
        if let types = shape.types, let type = value.jsonType, !types.contains(type) {
            return refuse(path, "is \(type.rawValue), not \(shape.typeText)")
        }
        if let values = shape.values, !values.contains(value.text(sortedKeys: true)) {
            return refuse(path, "is \(value.text()), not one of \(values.joined(separator: ", "))")
        }
        switch value {
        case .integer, .number:
            number(value, shape, path)
            multiple(value, shape, path)
        case .string(let text): self.text(text, shape, path)
        case .array(let items): list(items, shape, path)
        case .object(let object): fields(object, shape, path)
        case .null, .bool: break
        }
    }

    private mutating func refuse(_ path: FieldPath, _ text: String) { problems.append((path, text)) }

    private mutating func number(_ value: JSONValue, _ shape: SchemaShape, _ path: FieldPath) {
        if let bound = shape.lower {
            let order = SchemaShape.Bound.order(value, bound.value)
            if order < 0 || (order == 0 && bound.isExclusive) { refuse(path, "is \(value.text()), below \(bound.value.text())") }
        }
        if let bound = shape.upper {
            let order = SchemaShape.Bound.order(value, bound.value)
            if order > 0 || (order == 0 && bound.isExclusive) { refuse(path, "is \(value.text()), above \(bound.value.text())") }
        }
    }

    private mutating func multiple(_ value: JSONValue, _ shape: SchemaShape, _ path: FieldPath) {
        guard let step = shape.multipleOf?.double, let number = value.double, step > 0 else { return }
        if (number / step).rounded() != number / step {
            refuse(path, "is \(value.text()), not a multiple of \(shape.multipleOf?.text() ?? "")")
        }
    }

    private mutating func text(_ text: String, _ shape: SchemaShape, _ path: FieldPath) {
        let length = Int64(text.unicodeScalars.count)
        if length < shape.minimumLength { refuse(path, "has \(length) characters, fewer than \(shape.minimumLength)") }
        if let maximum = shape.maximumLength, length > maximum { refuse(path, "has \(length) characters, more than \(maximum)") }
        // A pattern that this regular expression engine cannot read decides nothing.
        guard let pattern = shape.pattern, let regex = try? Regex(pattern).matchingSemantics(.unicodeScalar) else { return }
        if (try? regex.firstMatch(in: text)) == nil { refuse(path, "does not match \(pattern)") }
    }

    private mutating func list(_ items: [JSONValue], _ shape: SchemaShape, _ path: FieldPath) {
        let count = Int64(items.count)
        if count < shape.minimumCount { refuse(path, "has \(count) items, fewer than \(shape.minimumCount)") }
        if let maximum = shape.maximumCount, count > maximum { refuse(path, "has \(count) items, more than \(maximum)") }
        if shape.itemsAreUnique, Set(items).count < items.count { refuse(path, "has an item twice") }
        guard let schema = shape.items else { return }
        for item in items { check(item, schema, path + .items) }
    }

    private mutating func fields(_ object: JSONObject, _ shape: SchemaShape, _ path: FieldPath) {
        let count = Int64(object.count)
        if count < shape.minimumCount { refuse(path, "has \(count) members, fewer than \(shape.minimumCount)") }
        if let maximum = shape.maximumCount, count > maximum { refuse(path, "has \(count) members, more than \(maximum)") }
        for name in shape.required.sorted() where object[name] == nil && shape[name]?.isReadOnly != true {
            refuse(path + .member(name), "is missing")
        }
        for (name, value) in object {
            if let property = shape[name] {
                check(value, property.node, path + .member(name))
            } else {
                switch shape.extras {
                case .unsaid: break
                case .refused: refuse(path + .member(name), "is not known")
                case .allowed(let schema): check(value, schema, path + .member(name))
                }
            }
        }
    }
}
