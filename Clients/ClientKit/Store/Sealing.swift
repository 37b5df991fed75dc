/// What a device keeps is unreadable to others and cannot be changed unseen: authenticated encryption under one key, a fresh nonce in each
/// box. Apple's platforms have `DeviceSealing`, whose key lies in the key chain.
public protocol Sealing: Sendable {
    /// - Parameter context: bound to the box without being stored in it; opening needs the same.
    func seal(_ plain: [UInt8], context: [UInt8]) throws(TokenStoreError) -> [UInt8]
    /// The plain text; nil when the box was made under another key or context, or was changed.
    func open(_ box: [UInt8], context: [UInt8]) -> [UInt8]?
    /// The same under another key that follows from this one: what either seals, the other does not open.
    func derived(for purpose: String) -> any Sealing
    /// SHA-256, 32 bytes.
    func hash(_ bytes: [UInt8]) -> [UInt8]
}

/// Lower-case hexadecimal.
func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xf)]] }, as: UTF8.self)
}
