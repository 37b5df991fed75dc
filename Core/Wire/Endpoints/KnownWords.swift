public import JSONCoding

extension ObjectSchema {
    /// An answer as far as this release has words for it. Where a set is open, a newer service may say one that is not known here: an item
    /// of a list or map that it is said of is left out, and so is a member that need not be there. Nil where the whole cannot do without.
    public func known(_ value: JSONValue) -> JSONValue? {
        guard hasOpenWords, case .object(var members) = value else { return value }
        for field in fields where field.hasOpenWords {
            guard let member = members[field.name] else { continue }
            let known = field.schema.known(member, isOpen: field.origin.isOpen)
            if known == nil, field.isRequired { return nil }
            members[field.name] = known
        }
        return .object(members)
    }

    fileprivate var hasOpenWords: Bool { fields.contains(where: \.hasOpenWords) }
}

extension ObjectSchema.Field {
    fileprivate var hasOpenWords: Bool { origin.isOpen || schema.hasOpenWords }
}

extension Schema {
    fileprivate var hasOpenWords: Bool {
        switch self {
        case .array(let element, _, _), .map(let element, _): element.hasOpenWords
        case .object(let object): object.hasOpenWords
        case .boolean, .integer, .number, .string, .enumeration, .any: false
        }
    }

    /// - Parameter isOpen: whether its words are of a set that grows.
    fileprivate func known(_ value: JSONValue, isOpen: Bool) -> JSONValue? {
        switch (self, value) {
        // No conditional expression: its nil would be JSON's null.
        case (.enumeration(let words), .string(let word)) where isOpen && !words.contains(word): return nil
        case (.array(let element, _, _), .array(let items)): return .array(items.compactMap { element.known($0, isOpen: isOpen) })
        case (.map(let element, _), .object(var members)):
            for (name, member) in members { members[name] = element.known(member, isOpen: isOpen) }
            return .object(members)
        case (.object(let object), _): return object.known(value)
        default: return value
        }
    }
}
