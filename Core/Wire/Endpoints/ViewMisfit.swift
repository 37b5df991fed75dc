/// Why an answer cannot be read as a reader's view of it.
public struct ViewMisfit: Sendable, Hashable, CustomStringConvertible {
    /// Where in the answer: `$.profile.timezone`, with `[*]` for the items of a list.
    public let path: String
    /// `is not part of Profile`.
    public let message: String
    public var description: String { "\(path) \(message)" }
}

extension ObjectSchema {
    /// Every field of a view that answers of this shape need not have, or may have in a form that the view cannot read. A view has
    /// fields of the answer only, each as loose as here or looser; what it leaves out, it does not read.
    public func misfits(_ view: ObjectSchema, path: String = "$") -> [ViewMisfit] {
        view.fields.flatMap { read -> [ViewMisfit] in
            let path = "\(path).\(read.name)"
            guard let field = self[read.name] else { return [.init(path: path, message: "is not part of \(name)")] }
            let absence: [ViewMisfit] =
                read.isRequired && !field.isRequired
                ? [.init(path: path, message: "may be left out of \(name), and \(view.name) requires it")] : []
            return absence + field.schema.misfits(read.schema, path: path, reader: view.name)
        }
    }
}

extension Schema {
    /// Every way in which values of this schema need not fit another one that they are read as.
    fileprivate func misfits(_ read: Schema, path: String, reader: String) -> [ViewMisfit] {
        func wrong(_ message: String) -> [ViewMisfit] { [.init(path: path, message: message)] }
        switch (self, read) {
        case (_, .any), (.boolean, .boolean): return []
        case (.integer(let minimum, let maximum), .integer(let least, let most)):
            return Self.contains(least, most, minimum, maximum) ? [] : wrong("may be out of the bounds that \(reader) allows")
        case (.integer(let minimum, let maximum), .number(let least, let most)):
            return Self.contains(least, most, minimum.map(Double.init), maximum.map(Double.init))
                ? [] : wrong("may be out of the bounds that \(reader) allows")
        case (.number(let minimum, let maximum), .number(let least, let most)):
            return Self.contains(least, most, minimum, maximum) ? [] : wrong("may be out of the bounds that \(reader) allows")
        case (.string(let rules), .string(let asked)):
            let isLooser =
                Self.contains(asked.minimum, asked.maximum, rules.minimum, rules.maximum) && [nil, rules.pattern].contains(asked.pattern)
                && [nil, rules.format].contains(asked.format)
            return isLooser ? [] : wrong("may be a text that \(reader) refuses")
        case (.enumeration, .string(let asked)):
            return asked.pattern == nil && asked.format == nil ? [] : wrong("may be a text that \(reader) refuses")
        case (.enumeration(let values), .enumeration(let known)):
            let unknown = values.filter { !known.contains($0) }
            return unknown.isEmpty ? [] : wrong("may be \(unknown.joined(separator: ", ")), which \(reader) does not know")
        case (.array(let element, let minimum, let maximum), .array(let readElement, let least, let most)):
            let bounds = Self.contains(least, most, minimum, maximum) ? [] : wrong("may have another number of items than \(reader) allows")
            return bounds + element.misfits(readElement, path: path + "[*]", reader: reader)
        case (.map(let element, _), .map(let readElement, _)): return element.misfits(readElement, path: path + ".*", reader: reader)
        case (.object(let object), .object(let view)): return object.misfits(view, path: path)
        default: return wrong("is \(article) \(typeName), and \(reader) reads it as \(read.article) \(read.typeName)")
        }
    }

    private var article: String { "aeio".contains(typeName.prefix(1)) ? "an" : "a" }

    /// Whether what the outer bounds allow has all that the inner ones allow.
    private static func contains<Bound: Comparable>(_ least: Bound?, _ most: Bound?, _ minimum: Bound?, _ maximum: Bound?) -> Bool {
        if let least { guard let minimum, least <= minimum else { return false } }
        if let most { guard let maximum, maximum <= most else { return false } }
        return true
    }
}
