internal import Contracts
internal import HTTPCore
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// Files as their owners see them.
struct Files: Sendable {
    let keeper: MediaKeeper
    let variants: Variants

    /// - Throws: `not_found` for a file that is nobody's or somebody else's.
    func find(_ id: MediaID, of person: SignedIn) async throws -> StoredFile {
        guard let file = try await keeper.database.read({ db in try await FileStore.find(id, in: db) }), file.owner == person.userID else {
            throw APIError(.notFound)
        }
        return file
    }

    func shown(_ file: StoredFile, _ context: RequestContext) throws -> MediaFile {
        MediaFile(
            id: file.id, purpose: file.purpose, kind: file.blob.kind, name: file.name, contentType: ContentType(trusted: file.blob.contentType),
            bytes: file.blob.bytes, width: file.blob.width, height: file.blob.height,
            url: try link(file.id, file.blob.kind == .image ? .full : .original, context), thumbnailUrl: try link(file.id, .thumbnail, context),
            createdAt: file.createdAt)
    }

    /// A link that works for some minutes without a token.
    func link(_ file: MediaID, _ form: FileForm, _ format: PictureFormat = .jpeg, _ context: RequestContext) throws -> String {
        let token = keeper.links.token(file, form, format, now: context.now)
        return keeper.publicURL(context) + (try CallTarget.make(Media.content.path, ContentParameters(token: token)))
    }

    func link(_ file: MediaID, _ form: FileForm, _ context: RequestContext) throws -> String { try link(file, form, .jpeg, context) }

    /// What a link leads to. A deleted file has no content, whatever links to it are about.
    func content(_ token: OpaqueToken, _ context: RequestContext) async throws -> HTTPResponse {
        let link = try keeper.links.read(token, now: context.now)
        guard let file = try await keeper.database.read({ db in try await FileStore.find(link.file, in: db) }) else { throw APIError(.notFound) }
        return try await answer(file, link.form, link.format, context)
    }

    func preview(_ file: StoredFile, _ format: PictureFormat, _ context: RequestContext) async throws -> HTTPResponse {
        try await answer(file, .thumbnail, format, context)
    }

    private func answer(_ file: StoredFile, _ form: FileForm, _ format: PictureFormat, _ context: RequestContext) async throws -> HTTPResponse {
        switch file.blob.kind {
        case .document where form != .original: return DocumentIcon.response
        case .image, .video, .document: break
        }
        let key = try await variants.ensure(file.blob, form, format)
        let type = form == .original ? file.blob.contentType : "image/" + format.rawValue
        let disposition = ContentDisposition(file.blob.kind == .document ? .attachment : .inline, fileName: Self.name(file, form, format))
        // What is kept under a key never changes, so that whoever may see it may keep it.
        return try await keeper.fileAnswer(
            key, type: type, disposition, etag: "\(file.blob.id)-\(key.name)", caching: DownloadTerms.immutable, context)
    }

    /// The name a download gets: the file's own, with the ending of what is sent.
    private static func name(_ file: StoredFile, _ form: FileForm, _ format: PictureFormat) -> String {
        let own = file.name?.text ?? file.id.text
        guard form != .original else { return own }
        let stem = own.lastIndex(of: ".").map { $0 > own.startIndex ? String(own[..<$0]) : own } ?? own
        return stem + (format == .webp ? ".webp" : ".jpg")
    }
}

/// What stands for a document where a picture is wanted.
enum DocumentIcon {
    static let response = HTTPResponse(
        status: .ok, headers: ["Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400", "Content-Security-Policy": "default-src 'none'"],
        body: .bytes(Array(svg.utf8)))

    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320" role="img" aria-label="PDF">
        <path d="M80 24h112l64 64v208H80z" fill="#fff" stroke="#5a6472" stroke-width="8" stroke-linejoin="round"/>
        <path d="M192 24v64h64" fill="none" stroke="#5a6472" stroke-width="8" stroke-linejoin="round"/>
        <rect x="56" y="168" width="160" height="72" rx="8" fill="#c62828"/>
        <path d="M80 224v-40h14a13 13 0 0 1 0 26H80M120 184v40h10a20 20 0 0 0 0-40zM168 224v-40h26M168 204h20" fill="none" stroke="#fff" stroke-width="8"/>
        </svg>
        """
}
