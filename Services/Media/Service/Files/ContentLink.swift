internal import Contracts
internal import Platform
internal import Security
internal import Wire

/// In which form a file is shown.
enum FileForm: String, Sendable, CaseIterable {
    case original, full, preview, thumbnail

    /// The longest side in pixels; nil for full size.
    var side: Int? {
        switch self {
        case .original, .full: nil
        case .preview: 1280
        case .thumbnail: 320
        }
    }
}

/// What a link to content carries.
struct ContentLink: Sendable, Equatable {
    let file: MediaID
    let form: FileForm
    let format: PictureFormat
    let expiresAt: Instant
}

/// Makes and reads the tokens of links. A link is the right to read, for whoever has it, until it expires; it stays the same for some
/// minutes so that what it leads to can be cached under it.
struct ContentLinks: Sendable {
    let format: OpaqueTokenFormat
    let policy: MediaPolicy
    let clockTolerance: ClockTolerance

    func token(_ file: MediaID, _ form: FileForm, _ picture: PictureFormat = .jpeg, now: Instant) -> OpaqueToken {
        let step = policy.linkStep.milliseconds
        let begins = Instant(milliseconds: now.milliseconds / step * step)
        let expiresAt = begins + policy.linkLife
        let text = [file.text, form.rawValue, picture.rawValue, String(expiresAt.milliseconds)].joined(separator: "~")
        return OpaqueToken(trusted: format.make(Array(text.utf8)))
    }

    /// - Throws: `link_invalid` for what was not made here, `link_expired`.
    func read(_ token: OpaqueToken, now: Instant) throws(APIError) -> ContentLink {
        guard let payload = format.open(token.text) else { throw APIError(.linkInvalid) }
        let parts = String(decoding: payload, as: UTF8.self).split(separator: "~", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let form = FileForm(rawValue: parts[1]), let picture = PictureFormat(rawValue: parts[2]),
            let end = Int64(parts[3])
        else {
            throw APIError(.linkInvalid)
        }
        let expiresAt = Instant(milliseconds: end)
        guard now < expiresAt + clockTolerance.afterEnd else { throw APIError(.linkExpired) }
        return ContentLink(file: MediaID(trusted: parts[0]), form: form, format: picture, expiresAt: expiresAt)
    }
}
