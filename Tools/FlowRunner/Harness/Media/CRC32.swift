/// CRC-32 of ISO 3309, as PNG and ZIP have it.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }

    static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}
