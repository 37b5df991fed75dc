public import Wire

/// What the QR code of a simplified tax invoice says: the tags 1 to 5 of the Saudi tax authority's rules (ZATCA, phase 1), each a byte of
/// tag, a byte of length in bytes of UTF-8 and the text, all in base64.
public struct InvoiceQR: Sendable, Equatable {
    public let seller: String
    public let vatNumber: String
    public let issuedAt: Instant
    /// Halalas, VAT included.
    public let total: Int64
    public let tax: Int64

    public init(seller: String, vatNumber: String, issuedAt: Instant, total: Int64, tax: Int64) {
        self.seller = seller
        self.vatNumber = vatNumber
        self.issuedAt = issuedAt
        self.total = total
        self.tax = tax
    }

    /// The bytes. A text that is longer than a length byte can say is cut between characters.
    public var bytes: [UInt8] {
        let time = String(issuedAt.text.prefix(19)) + "Z"
        return [seller, vatNumber, time, Self.amount(total), Self.amount(tax)].enumerated().flatMap { index, text in
            let value = Self.fitting(text)
            return [UInt8(index + 1), UInt8(value.count)] + value
        }
    }

    /// `105.99`
    static func amount(_ halalas: Int64) -> String {
        let cents = halalas % 100
        return "\(halalas / 100).\(cents < 10 ? "0" : "")\(cents)"
    }

    private static func fitting(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for character in text {
            guard bytes.count + character.utf8.count <= 255 else { break }
            bytes += Array(character.utf8)
        }
        return bytes
    }
}
