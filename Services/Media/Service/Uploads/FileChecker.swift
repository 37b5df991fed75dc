internal import Contracts
internal import Imaging
internal import JSONCoding
internal import Objects
internal import Platform
internal import ServiceKit
internal import Video
internal import Wire

/// What a file is, measured by us: nothing in it is the client's word.
struct CheckedFile: Sendable {
    var kind: MediaKind
    var contentType: String
    var bytes: Int64
    var sha256: String
    var width: Int64?
    var height: Int64?
    /// When the camera says it was taken.
    var captured: CaptureTime?
    var video: VideoFacts?
    /// What the renderer wants to know of it, as it is kept.
    var facts: String?
}

/// Reads uploads: what the first bytes say they are, their size, their hash, and whether they can be decoded.
struct FileChecker: Sendable {
    let dependencies: MediaDependencies
    let probe: MediaProbe

    /// - Throws: `unsupported_media_type` for what a purpose does not take, `content_too_large`, `file_damaged`, `too_many_pixels`.
    func check(_ path: String, for purpose: UploadPurpose, of owner: UserID) async throws -> CheckedFile {
        let seen = try await dependencies.onPool { try SeenFile(path: path) }
        let rule = dependencies.policy.rule(purpose)
        guard rule.types.contains(where: { seen.type.isCalled($0) }) else { throw APIError(.unsupportedMediaType) }
        guard seen.bytes <= rule.bytes else { throw APIError(.contentTooLarge) }
        var file = CheckedFile(kind: .document, contentType: seen.type.magic.mediaType, bytes: seen.bytes, sha256: seen.sha256)
        switch seen.type.family {
        case .picture:
            let facts = try await dependencies.pictures.check(path, for: owner)
            file.kind = .image
            (file.width, file.height) = (Int64(facts.displayWidth), Int64(facts.displayHeight))
            file.captured = facts.takenAt
            file.facts = try JSONColumn.text(PictureFacts(hasAlpha: facts.hasAlpha, orientation: Int64(facts.orientation)))
        case .film:
            let facts = try await refusingFilm { () async throws(VideoProblem) in try await probe.probe(path) }
            file.kind = .video
            (file.width, file.height) = (Int64(facts.displayWidth), Int64(facts.displayHeight))
            file.video = facts
            file.facts = try JSONColumn.text(ClipFacts(facts))
        case .document: break
        case .other: throw APIError(.unsupportedMediaType)
        }
        return file
    }
}
