public import JSONCoding
public import Wire

/// Any JSON object; for documents described elsewhere.
public struct JSONDocument: DTO {
    public let value: JSONValue
    public init(_ value: JSONValue) { self.value = value }
    public static let example = JSONDocument(.object([:]))

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws { value = try JSONValue(from: decoder) }
        public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    #endif
}
