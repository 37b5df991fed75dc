internal import Contracts
internal import Platform
internal import Security
internal import Wire

/// Encrypts the phone number of a challenge for as long as its code can be used. A keyed hash would not do: the right code may make an
/// account, which needs the number.
struct ChallengeNumbers: Sendable {
    let box: SealedBox
    let random: any RandomSource

    /// The challenge's id is authenticated with the number, so that a sealed number that is copied to another row cannot be opened.
    func seal(_ phone: SaudiMobile, _ id: ChallengeID) -> String {
        base64url(box.seal(Array(phone.text.utf8), context: Array(id.text.utf8), random: random))
    }

    /// The number; nil when the text was made under another key or for another challenge.
    func open(_ text: String, _ id: ChallengeID) -> SaudiMobile? {
        // During a rolling update, replicas of the release that kept numbers in clear still make such challenges. They live for minutes.
        guard Self.isSealed(text) else { return text.isEmpty ? nil : SaudiMobile(trusted: text) }
        guard let sealed = base64urlDecode(text), let plain = box.open(sealed, context: Array(id.text.utf8)) else { return nil }
        return SaudiMobile(trusted: String(decoding: plain, as: UTF8.self))
    }

    /// Numbers in clear begin with a plus sign, which base64url does not use.
    static func isSealed(_ text: String) -> Bool { !text.isEmpty && text.utf8.first != UInt8(ascii: "+") }
}
