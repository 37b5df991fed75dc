public import Wire

/// A value of a list that is read item by item: what it may not be is kept as the rule it breaks, so that the items around it are not
/// refused with it. On the wire it is the value.
public struct Lenient<Value: WireValue>: WireValue {
    /// Nil where what was sent is none.
    public let value: Value?
    /// What is wrong with it; nil where nothing is.
    public let rule: FieldRule?

    public init(_ value: Value) {
        self.value = value
        rule = nil
    }

    public static var schema: Schema { Value.schema }
    public static var example: Self { Self(Value.example) }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            do {
                value = try Value(from: decoder)
                rule = nil
            } catch {
                value = nil
                rule = error as? FieldRule ?? (error as? FieldProblem)?.rule ?? .wrongType(expected: Value.schema.typeName)
            }
        }

        public func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
    #endif
}
