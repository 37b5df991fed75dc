internal import Contracts
internal import JSONCoding
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Makes files of uploads: reads what arrived, checks that it is what it may be, and only then lets it be seen.
struct Confirmation: Sendable {
    let dependencies: MediaDependencies
    let checker: FileChecker

    /// - Parameters:
    ///   - id: the file's id; a new one when nil.
    ///   - take: adds what the file becomes, such as a photo, to the transaction that makes it a file.
    /// - Throws: `upload_missing`, `upload_incomplete`, `upload_closed`, `quota_exceeded`, `limit_reached`, or why the bytes were refused,
    ///   which ends the upload.
    func confirm(
        _ upload: Upload, as id: MediaID? = nil, run: String?, now: Instant,
        take: @escaping @Sendable (MediaID, CheckedFile, any Connection) async throws -> Void
    ) async throws -> Saved<StoredFile> {
        switch upload.status {
        case .confirmed: return .updated(try await known(upload.id))
        case .closed: throw APIError(upload.refusal ?? .uploadClosed)
        case .waiting: break
        }
        do {
            return try await confirmOnce(
                upload, as: id ?? MediaID(trusted: dependencies.runtime.ids.next()), run: run, now: now, take: take)
        } catch {
            // Another call may have been first and taken the bytes away with it.
            guard try await dependencies.database.read({ db in try await UploadStore.find(upload.id, in: db) })?.status == .confirmed else {
                let failure = error as? ObjectStoreError
                if failure == .notFound { throw APIError(.uploadClosed) }
                if let answer = failure?.answer { throw answer }
                throw error
            }
            return .updated(try await known(upload.id))
        }
    }

    private func confirmOnce(
        _ upload: Upload, as id: MediaID, run: String?, now: Instant,
        take: @escaping @Sendable (MediaID, CheckedFile, any Connection) async throws -> Void
    ) async throws -> Saved<StoredFile> {
        try await complete(upload)
        guard let arrived = try await dependencies.store.facts(upload.id.staging) else { throw APIError(.uploadMissing) }
        // Bytes that come from now on would not be in the file.
        try await dependencies.database.write { db in try await UploadStore.close(upload.id, until: now + Self.closedFor, in: db) }
        do {
            let blob = try await kept(upload, arrived)
            let file: StoredFile?
            do {
                file = try await keep(blob.0, as: id, of: upload, blob.1, run: run, now: now, take: take)
            } catch let error as APIError {
                // Refused, so nothing was written, and the copy is nobody's.
                await Task { [store = dependencies.store] in try? await store.deleteAll(.media, id: blob.0.id) }.value
                throw error
            }
            guard let file else { return .updated(try await known(upload.id)) }
            dependencies.runtime.work.wake()
            return .created(file)
        } catch {
            // Trying again would not help with these bytes, so the upload ends, unless somebody else has ended it meanwhile.
            if let error = error as? APIError, Self.refusals.contains(error.code) {
                do { try await Uploading(dependencies: dependencies).abandon(upload, refusal: error.code, run: run) } catch is APIError {}
            } else {
                // Other failures may pass: bytes are taken again. In a task of its own, because a cancelled task cannot use the database.
                await Task { [dependencies] in
                    try? await dependencies.database.write { db in try await UploadStore.close(upload.id, until: nil, in: db) }
                }.value
            }
            throw error
        }
    }

    /// Copies what arrived to where it will be kept, and checks the copy. Nobody has a URL for that: what is checked is what is kept. A
    /// copy whose row never comes is swept by age.
    private func kept(_ upload: Upload, _ arrived: ObjectFacts) async throws -> (Blob, CheckedFile) {
        // What is too large is not even copied.
        guard Int64(arrived.bytes) <= dependencies.policy.rule(upload.purpose).bytes else { throw APIError(.contentTooLarge) }
        try requireLength(Int64(arrived.bytes), of: upload)
        let id = dependencies.runtime.ids.next()
        do {
            try await dependencies.store.copy(upload.id.staging, to: Blob.original(of: id))
            let checked = try await check(Blob.original(of: id), upload)
            let blob = Blob(
                id: id, owner: upload.owner, sha256: checked.sha256, kind: checked.kind, contentType: checked.contentType,
                bytes: checked.bytes, width: checked.width, height: checked.height, facts: checked.facts)
            return (blob, checked)
        } catch {
            await Task { [store = dependencies.store] in try? await store.deleteAll(.media, id: id) }.value
            throw error
        }
    }

    /// Longer than any check takes. An upload that a crash left closed opens again after this.
    private static let closedFor = Duration.minutes(10)

    private static let refusals: Set<ErrorCode> = [
        .unsupportedMediaType, .contentTooLarge, .uploadMismatch, .lengthMismatch, .fileDamaged, .tooManyPixels,
    ]

    private func known(_ id: UploadID) async throws -> StoredFile {
        let found = try await dependencies.database.read { db -> StoredFile? in
            guard let file = try await UploadStore.find(id, in: db)?.fileID else { return nil }
            return try await FileStore.find(file, in: db)
        }
        guard let found else { throw APIError(.uploadClosed) }
        return found
    }

    /// Whether all bytes of an upload are in the store, without looking at them.
    /// - Throws: `upload_missing`, `upload_incomplete`.
    func requireArrival(of upload: Upload) async throws {
        guard try await dependencies.store.facts(upload.id.staging) == nil else { return }
        guard let id = upload.partsID.flatMap(PartsID.init) else { throw APIError(.uploadMissing) }
        do {
            try complete(try await dependencies.store.parts(upload.id.staging, id), of: upload)
        } catch ObjectStoreError.notFound {
            // Joined in this moment, or gone.
            guard try await dependencies.store.facts(upload.id.staging) != nil else { throw APIError(.uploadMissing) }
        }
    }

    private func complete(_ parts: [StoredPart], of upload: Upload) throws(APIError) {
        let plan = PartPlan(bytes: upload.bytes ?? upload.reserved, partBytes: dependencies.policy.partBytes).parts
        guard !parts.isEmpty else { throw APIError(.uploadMissing) }
        guard parts.map(\.number) == plan.map({ Int($0.number) }), parts.map(\.bytes) == plan.map({ Int($0.bytes) }) else {
            throw APIError(.uploadIncomplete)
        }
    }

    /// Joins the parts. A repeat finds the object.
    private func complete(_ upload: Upload) async throws {
        guard let id = upload.partsID.flatMap(PartsID.init), try await dependencies.store.facts(upload.id.staging) == nil else { return }
        do {
            let parts = try await dependencies.store.parts(upload.id.staging, id)
            try complete(parts, of: upload)
            _ = try await dependencies.store.completeParts(upload.id.staging, id, parts)
        } catch ObjectStoreError.notFound {
            // Another call may have joined them in this moment.
            guard try await dependencies.store.facts(upload.id.staging) != nil else { throw APIError(.uploadClosed) }
        }
    }

    private func check(_ object: ObjectKey, _ upload: Upload) async throws -> CheckedFile {
        let checked = try await dependencies.withLocalCopy(of: object) { path in
            try await checker.check(path, for: upload.purpose, of: upload.owner)
        }
        try requireLength(checked.bytes, of: upload)
        if let sha256 = upload.sha256, sha256.text != checked.sha256 {
            throw APIError(.uploadMismatch, detail: "The bytes that arrived have another sha256 than POST /media/uploads announced.")
        }
        return checked
    }

    private func requireLength(_ bytes: Int64, of upload: Upload) throws(APIError) {
        guard let announced = upload.bytes, announced != bytes else { return }
        throw APIError(.lengthMismatch, detail: "\(announced) bytes were announced, \(bytes) arrived.")
    }

    /// - Returns: nil when another call has confirmed the upload.
    private func keep(
        _ blob: Blob, as id: MediaID, of upload: Upload, _ checked: CheckedFile, run: String?, now: Instant,
        take: @escaping @Sendable (MediaID, CheckedFile, any Connection) async throws -> Void
    ) async throws -> StoredFile? {
        try await dependencies.database.write { [dependencies] db in
            guard try await OwnerStore.claim(upload.owner, in: db) else { throw APIError(.uploadClosed) }
            guard try await UploadStore.end(upload.id, as: .confirmed, file: id, in: db) else {
                try await dependencies.removeObjects(.media, blob.id, run: run, in: db)
                return nil
            }
            try await OwnerStore.release(upload.reserved, of: upload.owner, in: db)
            try await FileStore.requireRoom(of: upload.owner, policy: dependencies.policy, in: db)
            let kept = try await BlobStore.use(blob, now: now, in: db)
            if kept == blob.id {
                guard try await OwnerStore.use(blob.bytes, of: upload.owner, limit: dependencies.policy.quotaBytes, in: db) else {
                    throw APIError(.quotaExceeded)
                }
                // An import makes the one form that it shows.
                if checked.kind == .image, upload.purpose != .clip {
                    try await dependencies.runtime.work.add(MediaWork.makeVariants, FileVariants(file: id), run: run, in: db)
                }
            } else {
                try await dependencies.removeObjects(.media, blob.id, run: run, in: db)
            }
            try await FileStore.insert(id, of: upload.owner, blob: kept, purpose: upload.purpose, name: upload.name, now: now, in: db)
            try await take(id, checked, db)
            try await dependencies.removeObjects(.staging, upload.id.text, run: run, in: db)
            return try await FileStore.find(id, in: db)
        }
    }
}

extension Blob {
    /// The bytes as they came. Private: what others see is made from them.
    var original: ObjectKey { Self.original(of: id) }
    static func original(of id: String) -> ObjectKey { ObjectKey(trusted: .media, id: id, name: "original") }
}
