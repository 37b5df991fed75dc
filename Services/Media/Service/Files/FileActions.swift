internal import Contracts
internal import HTTPCore
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// Files as their owners see them.
struct FileActions: Sendable {
    let dependencies: MediaDependencies
    let variants: Variants
    let removal: Removal

    func storage(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> StorageUse {
        let user = call.caller.userID
        let room = try await dependencies.database.read { db in try await OwnerStore.room(of: user, in: db) }
        return StorageUse(usedBytes: room?.used ?? 0, reservedBytes: room?.reserved ?? 0, limitBytes: dependencies.policy.quotaBytes)
    }

    func one(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> MediaFile {
        try FileView(dependencies, call.context).file(try await find(call.parameters.id, of: call.caller))
    }

    func delete(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> Nothing {
        let file = try await find(call.parameters.id, of: call.caller)
        // Stack's clips go by the routes of its media items.
        guard file.purpose != .clip else { throw APIError(.notFound) }
        try await removal.delete(file.id, of: call.caller.userID, run: call.context.run)
        return Nothing()
    }

    func preview(_ call: Call<SignedIn, PreviewQuery, Nothing>) async throws -> HTTPResponse {
        try await answer(try await find(call.parameters.id, of: call.caller), .thumbnail, call.parameters.format ?? .jpeg, call.context)
    }

    /// What a link leads to. A deleted file has no content, whatever links to it are about.
    func content(_ call: Call<Anyone, ContentParameters, Nothing>) async throws -> HTTPResponse {
        let link = try dependencies.links.read(call.parameters.token, now: call.now)
        guard let file = try await dependencies.database.read({ db in try await FileStore.find(link.file, in: db) }) else {
            throw APIError(.notFound)
        }
        return try await answer(file, link.form, link.format, call.context)
    }

    /// For other services. Of what is still coming, by the id of its upload or media item, it is only told whose it is.
    func facts(_ call: Call<PeerService, MediaParameters, Nothing>) async throws -> MediaFacts {
        let id = call.parameters.id
        guard let file = try await dependencies.database.read({ db in try await FileStore.find(id, in: db) }) else {
            guard let owner = try await dependencies.database.read({ db in try await Self.sender(id, in: db) }) else {
                throw APIError(.notFound)
            }
            return MediaFacts(id: id, ownerId: owner, isConfirmed: false)
        }
        return MediaFacts(
            id: file.id, ownerId: file.owner, isConfirmed: true, purpose: file.purpose, kind: file.blob.kind, name: file.name,
            contentType: ContentType(trusted: file.blob.contentType), bytes: file.blob.bytes, width: file.blob.width,
            height: file.blob.height)
    }

    /// Whose upload or media item this is; nil for one that is over.
    private static func sender(_ id: MediaID, in db: any Connection) async throws -> UserID? {
        if let upload = try await UploadStore.find(UploadID(trusted: id.text), in: db) {
            return upload.status == .waiting ? upload.owner : nil
        }
        guard let item = try await ItemStore.find(id, in: db), !item.isDeleted, item.status == .waiting || item.status == .processing else {
            return nil
        }
        return item.owner
    }

    /// For services that know who else may see a file.
    func links(_ call: Call<PeerService, MediaParameters, Nothing>) async throws -> MediaLinks {
        guard let file = try await dependencies.database.read({ db in try await FileStore.find(call.parameters.id, in: db) }) else {
            throw APIError(.notFound)
        }
        let shown = try FileView(dependencies, call.context).file(file)
        return MediaLinks(url: shown.url, thumbnailUrl: shown.thumbnailUrl)
    }

    /// - Throws: `not_found` for a file that is nobody's or somebody else's.
    private func find(_ id: MediaID, of person: SignedIn) async throws -> StoredFile {
        guard let file = try await dependencies.database.read({ db in try await FileStore.find(id, in: db) }), file.owner == person.userID
        else {
            throw APIError(.notFound)
        }
        return file
    }

    private func answer(
        _ file: StoredFile, _ asked: FileForm, _ format: PictureFormat, _ context: RequestContext
    ) async throws -> HTTPResponse {
        // The original of a film stays private.
        let form = asked == .original && file.blob.kind == .video ? .full : asked
        switch file.blob.kind {
        case .document where form != .original: return DocumentIcon.response
        case .image, .video, .document: break
        }
        let key = try await variants.ensure(file.blob, form, format)
        let isItself = form == .original || (form == .full && file.blob.kind == .video)
        let type = isItself ? file.blob.contentType : "image/" + format.rawValue
        let disposition = ContentDisposition(
            file.blob.kind == .document ? .attachment : .inline, fileName: Self.name(file, isItself ? nil : format))
        // An object never changes once it is stored, so whoever may see it may cache it for good.
        return try await dependencies.fileAnswer(
            key, type: type, disposition, etag: "\(file.blob.id)-\(key.name)", caching: DownloadTerms.immutable, context)
    }

    /// The name a download gets: the file's own, with the ending of the picture that is sent in its place.
    private static func name(_ file: StoredFile, _ format: PictureFormat?) -> String {
        let own = file.name?.text ?? file.id.text
        guard let format else { return own }
        let stem = own.lastIndex(of: ".").map { $0 > own.startIndex ? String(own[..<$0]) : own } ?? own
        return stem + (format == .webp ? ".webp" : ".jpg")
    }
}
