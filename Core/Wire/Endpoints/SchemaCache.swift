internal import Locking

/// The shapes of DTOs that were walked once. A cache of a pure function: emptying it changes nothing but the time it takes.
private let shapes = Lock<[ObjectIdentifier: ObjectSchema]>([:])

extension DTO {
    /// The shape of this DTO on the wire.
    public static var schema: ObjectSchema {
        let key = ObjectIdentifier(Self.self)
        if let known = shapes.withLock({ $0[key] }) { return known }
        let schema = SchemaProbe.object(of: Self.self)
        shapes.withLock { $0[key] = schema }
        return schema
    }
}
