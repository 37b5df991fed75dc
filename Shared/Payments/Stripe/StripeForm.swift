/// Parameters as Stripe takes them: `application/x-www-form-urlencoded` with `name[member]` and `name[]`.
struct StripeForm: Sendable {
    private(set) var encoded = ""

    /// Adds nothing for nil.
    mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        if !encoded.isEmpty { encoded += "&" }
        encoded += Self.escaped(name) + "=" + Self.escaped(value)
    }

    /// Asks for whole objects in place of ids.
    mutating func expand(_ names: String...) { for name in names { add("expand[]", name) } }

    private static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                escaped.append(byte)
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
