/// A place in a JSON document that a schema describes.
public struct FieldPath: Sendable, Hashable {
    /// `$.items[*].id`; `.*` stands for the members of a map.
    public let path: String
    /// The names of the fields on the way: `["items", "id"]`.
    public let names: [String]
    /// Whether it and everything above it is always there.
    public let isRequired: Bool
    /// What is there.
    public let schema: Schema
}

extension ObjectSchema {
    /// The places where the values of this object are, in declaration order: every field that has no fields of its own.
    public var leaves: [FieldPath] { Schema.object(self).leaves("$", [], isRequired: true) }
}

extension Schema {
    fileprivate func leaves(_ path: String, _ names: [String], isRequired: Bool) -> [FieldPath] {
        switch self {
        case .object(let object) where !object.fields.isEmpty:
            object.fields.flatMap { field in
                field.schema.leaves("\(path).\(field.name)", names + [field.name], isRequired: isRequired && field.isRequired)
            }
        case .array(let element, _, _): element.leaves(path + "[*]", names, isRequired: isRequired)
        case .map(let element, _): element.leaves(path + ".*", names, isRequired: isRequired)
        case .boolean, .integer, .number, .string, .enumeration, .object, .any:
            [FieldPath(path: path, names: names, isRequired: isRequired, schema: self)]
        }
    }
}
