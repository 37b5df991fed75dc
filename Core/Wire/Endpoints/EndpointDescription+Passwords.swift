extension EndpointDescription {
    /// Whether its body may hold a password. A plain hash of such a body is not kept: whoever reads it could try passwords until one fits.
    public var takesPassword: Bool { body?.holdsPassword ?? false }
}

extension ObjectSchema {
    fileprivate var holdsPassword: Bool { fields.contains { $0.schema.holdsPassword } }
}

extension Schema {
    /// Whether it is a password or has one somewhere in it.
    fileprivate var holdsPassword: Bool {
        switch self {
        case .string(let rules): rules.format == "password"
        case .array(let element, _, _), .map(let element, _): element.holdsPassword
        case .object(let object): object.holdsPassword
        case .boolean, .integer, .number, .enumeration, .any: false
        }
    }
}
