internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Storage
internal import Wire

/// Files that people uploaded for a message, as the media service knows them.
struct MessageFiles: Sendable {
    let dependencies: CoachingDependencies

    /// What these files are, in their order; all are asked for at once, and the contract allows few.
    /// - Throws: a problem of each file that is not there, not the sender's, not ready or not meant for messages.
    func find(_ ids: [MediaID], of sender: UserID, _ context: RequestContext) async throws -> [StoredAttachment] {
        let found = try await withThrowingTaskGroup(of: (Int, StoredAttachment?).self) { group in
            for (place, id) in ids.enumerated() {
                group.addTask { (place, try await file(id, of: sender, context)) }
            }
            var found: [Int: StoredAttachment] = [:]
            for try await (place, file) in group { found[place] = file }
            return found
        }
        let missing = ids.indices.filter { found[$0] == nil }
        guard missing.isEmpty else {
            throw APIError(.validationFailed, fields: missing.map { FieldProblem("attachmentIds.\($0)", .unavailable) })
        }
        return ids.indices.compactMap { found[$0] }
    }

    private func file(_ id: MediaID, of sender: UserID, _ context: RequestContext) async throws -> StoredAttachment? {
        let facts = try await dependencies.runtime.peers.ask(
            MediaFiles.facts, reading: MediaFacts.self, at: dependencies.settings.mediaURL, parameters: MediaParameters(id: id),
            for: context.origin)
        guard let facts, facts.ownerId == sender, facts.isConfirmed, facts.purpose == .chatImage || facts.purpose == .chatDocument,
            let kind = facts.kind, let type = facts.contentType, let bytes = facts.bytes
        else { return nil }
        return StoredAttachment(
            id: id, kind: kind, name: facts.name, contentType: type, bytes: bytes, width: facts.width, height: facts.height)
    }

    func list(_ query: PageQuery, of client: UserID, for reader: Participant, _ context: RequestContext) async throws -> ThreadFiles {
        let after = try query.cursor.map { token throws(APIError) in try FileCursor(reading: token) }
        let limit = query.size
        let found = try await dependencies.database.snapshot { db in
            // A client without a thread has no files.
            if reader.side == .coach { try await ThreadActions(dependencies: dependencies).check(client, of: reader, in: db) }
            return try await FileStore.page(of: client, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { FileCursor(seq: $0.seq, place: $0.place).token }
        let view = MessageView(
            language: context.language, reader: reader.side, publicURL: dependencies.publicURL(context), times: MarkTimes())
        return ThreadFiles(
            items: page.items.map {
                ThreadFile(attachment: view.attachment($0.file), sender: $0.sender, seq: $0.seq, sentAt: $0.sentAt)
            },
            nextCursor: page.nextCursor)
    }

    /// Links to a file that work for some minutes, whoever asks.
    /// - Throws: `not_found` for a file that its owner deleted.
    func links(_ id: MediaID, _ context: RequestContext) async throws -> MediaLinks {
        let links = try await dependencies.runtime.peers.ask(
            MediaFiles.links, reading: MediaLinks.self, at: dependencies.settings.mediaURL, parameters: MediaParameters(id: id),
            for: context.origin)
        guard let links else { throw APIError(.notFound) }
        return links
    }

    /// Sends a side of the thread to where the bytes are, for some minutes.
    /// - Throws: `not_found` for files of others, of removed messages, and for those that their owner deleted at the media service.
    func open(_ query: AttachmentQuery, for reader: Participant, _ context: RequestContext) async throws -> HTTPResponse {
        let isVisible = try await dependencies.database.read { db in
            try await FileStore.isVisible(query.id, to: reader, in: db)
        }
        guard isVisible else { throw APIError(.notFound) }
        return try await redirect(to: query.id, as: query.form, context)
    }

    /// For whoever may see a file.
    /// - Throws: `not_found` for a file that its owner deleted.
    func redirect(to id: MediaID, as form: AttachmentForm?, _ context: RequestContext) async throws -> HTTPResponse {
        let links = try await links(id, context)
        let target = form == .thumbnail ? links.thumbnailUrl : links.url
        return HTTPResponse(status: HTTPStatus(302), headers: ["Location": target, "Cache-Control": "no-store"])
    }
}
