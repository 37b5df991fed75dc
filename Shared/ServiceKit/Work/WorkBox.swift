internal import JSONCoding
internal import Platform
internal import Security

/// Seals payloads at rest: they carry phone numbers, addresses, codes and links.
struct WorkBox: Sendable {
    let box: SealedBox
    let random: any RandomSource
    /// Of the secret it seals with, and of those it opens.
    let sealer: String
    let openers: [String]

    func seal(_ json: [UInt8], id: String) -> String {
        base64url(box.seal(json, context: Array(id.utf8), random: random))
    }

    func open(_ text: String, id: String) -> JSONValue? {
        guard let sealed = base64urlDecode(text), let plain = box.open(sealed, context: Array(id.utf8)) else { return nil }
        return try? JSONParser.parse(plain)
    }
}
