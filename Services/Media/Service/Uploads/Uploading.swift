internal import Contracts
internal import Objects
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Uploads from the announcement to the last part; `Confirmation` makes files of them.
struct Uploading: Sendable {
    let dependencies: MediaDependencies

    /// What a new upload is besides its bytes.
    struct Announcement: Sendable {
        var purpose: UploadPurpose
        var contentType: ContentType
        var bytes: Int64?
        var sha256: ContentHash?
        var name: MediaFileName?
        var photoType: PhotoAngle?
        var takenAt: Instant?
    }

    /// Announces a file: checks what can be known before its bytes, promises room, and gives it a place in the store.
    /// - Throws: `unsupported_media_type`, `content_too_large`, `tier_required`, `quota_exceeded`, `limit_reached`, `rate_limited`.
    func begin(_ announcement: Announcement, by person: SignedIn, _ context: RequestContext) async throws -> Upload {
        let upload = try await prepare(announcement, by: person, context)
        do {
            try await dependencies.database.write { db in
                try await OwnerStore.ensure(person.userID, product: person.product, now: context.now, in: db)
                try await OwnerStore.announce(1, of: person.userID, policy: dependencies.policy, now: context.now, in: db)
                try await open(upload, in: db)
            }
        } catch let error as APIError {
            // Refused, so nothing was written. After other failures the row may be there all the same, as when the answer to the commit
            // was lost: what it names stays, and the sweep finds what nobody names.
            try await discard(upload)
            throw error
        }
        return upload
    }

    /// The first half of `begin`: nothing is promised yet. Ends with `open` or `discard`.
    func prepare(_ announcement: Announcement, by person: SignedIn, _ context: RequestContext) async throws -> Upload {
        let rule = dependencies.policy.rule(announcement.purpose)
        guard rule.types.contains(announcement.contentType.text) else {
            throw APIError(.unsupportedMediaType, fields: [FieldProblem("contentType", .notAllowed(values: rule.types))])
        }
        let reserved = announcement.bytes ?? rule.bytes
        guard reserved <= rule.bytes else {
            throw APIError(.contentTooLarge, fields: [FieldProblem("bytes", .outOfRange(minimum: 1, maximum: rule.bytes))])
        }
        try await checkTier(rule.tier, of: person)
        let id = UploadID(trusted: dependencies.runtime.ids.next())
        var partsID: PartsID?
        if reserved > dependencies.policy.wholeBytes {
            // Refused later all the same, but a call of the store costs more than this.
            try await dependencies.database.read { [policy = dependencies.policy] db in
                try await OwnerStore.foresee(1, reserved, announcing: 1, of: person.userID, policy: policy, now: context.now, in: db)
            }
            // Begun in the object store before there is a row: should a crash come between, the sweep deletes it by its age.
            partsID = try await dependencies.store.beginParts(id.staging, type: announcement.contentType.text)
        }
        return Upload(
            id: id, owner: person.userID, purpose: announcement.purpose, contentType: announcement.contentType, bytes: announcement.bytes,
            reserved: reserved, sha256: announcement.sha256, name: announcement.name, partsID: partsID?.text, status: .waiting, fileID: nil,
            refusal: nil,
            photoType: announcement.photoType, takenAt: announcement.takenAt, givenUpAt: context.now + dependencies.policy.uploadPatience,
            createdAt: context.now)
    }

    /// The second half of `begin`, in the caller's transaction, which has made sure of the owner: promises room.
    /// - Throws: `quota_exceeded`, `limit_reached`.
    func open(_ upload: Upload, in db: any Connection) async throws {
        switch try await OwnerStore.reserve(upload.reserved, of: upload.owner, policy: dependencies.policy, in: db) {
        case .given: try await UploadStore.insert(upload, in: db)
        case .full: throw APIError(.quotaExceeded)
        case .tooManyOpen: throw APIError(.limitReached)
        }
    }

    /// Aborts the upload in parts that `prepare` may have begun.
    func discard(_ upload: Upload) async throws {
        guard let parts = upload.partsID.flatMap(PartsID.init) else { return }
        try await dependencies.store.abortParts(upload.id.staging, parts)
    }

    /// - Throws: `not_found` for an upload that is nobody's or somebody else's.
    func find(_ id: UploadID, of person: SignedIn) async throws -> Upload {
        guard let upload = try await dependencies.database.read({ db in try await UploadStore.find(id, in: db) }),
            upload.owner == person.userID
        else {
            throw APIError(.notFound)
        }
        return upload
    }

    /// How to send what is still missing.
    func ticket(_ upload: Upload, _ context: RequestContext) async throws -> UploadTicket {
        guard upload.status == .waiting, let id = upload.partsID.flatMap(PartsID.init) else {
            return try ticket(upload, received: [], context)
        }
        if let received = try await arrived(upload, id) { return try ticket(upload, received: received, context) }
        return try ticket(try await begunAnew(upload), received: [], context)
    }

    /// As above, without asking the store.
    /// - Parameter received: the numbers of the parts that it has; none of those of a new upload.
    func ticket(_ upload: Upload, received: Set<Int>, _ context: RequestContext) throws -> UploadTicket {
        let isWaiting = upload.status == .waiting
        let life = dependencies.policy.uploadLife
        return UploadTicket(
            id: upload.id, purpose: upload.purpose, status: upload.status, contentType: upload.contentType,
            bytes: upload.bytes.map(UploadSize.init(trusted:)),
            put: isWaiting && upload.partsID == nil ? try put(upload, context) : nil,
            parts: isWaiting ? try parts(upload, received, context) : nil, expiresAt: context.now + life, givenUpAt: upload.givenUpAt,
            fileId: upload.fileID)
    }

    /// The numbers of the parts that are there; nil when the store knows neither them nor what they were joined to.
    private func arrived(_ upload: Upload, _ id: PartsID) async throws(ObjectStoreError) -> Set<Int>? {
        do throws(ObjectStoreError) {
            return Set(try await dependencies.store.parts(upload.id.staging, id).map(\.number))
        } catch {
            guard error == .notFound else { throw error }
            guard try await dependencies.store.facts(upload.id.staging) != nil else { return nil }
            // They are joined already: a confirmation is under way, or did not come to its end.
            return Set(plan(upload).parts.map { Int($0.number) })
        }
    }

    /// Begins the parts of an upload once more, of which the store has let go, so that they can be sent. Of those who find that at the
    /// same time one does; nothing comes of it when the upload is over by now.
    private func begunAnew(_ upload: Upload) async throws -> Upload {
        let fresh = try await dependencies.store.beginParts(upload.id.staging, type: upload.contentType.text)
        let isFirst = try await dependencies.database.write { db in try await UploadStore.replaceParts(of: upload, by: fresh.text, in: db) }
        if !isFirst { try await dependencies.store.abortParts(upload.id.staging, fresh) }
        guard let now = try await dependencies.database.read({ db in try await UploadStore.find(upload.id, in: db) }) else {
            throw APIError(.notFound)
        }
        return now
    }

    /// Ends an upload without a file: the room promised to it is free again, and its bytes are deleted.
    /// - Throws: `upload_closed` when it is over already.
    func abandon(_ upload: Upload, refusal: ErrorCode? = nil, run: String?) async throws {
        let ended = try await dependencies.database.write { db in
            guard try await OwnerStore.claim(upload.owner, in: db) else { return false }
            return try await close(upload, refusal: refusal, run: run, in: db)
        }
        guard ended else { throw APIError(.uploadClosed) }
        dependencies.runtime.work.wake()
    }

    /// As `abandon`, in the caller's transaction, which has claimed the owner.
    /// - Returns: false when it was over already.
    func close(_ upload: Upload, refusal: ErrorCode?, run: String?, in db: any Connection) async throws -> Bool {
        guard try await UploadStore.end(upload.id, as: .closed, refusal: refusal, in: db) else { return false }
        try await OwnerStore.release(upload.reserved, of: upload.owner, in: db)
        try await dependencies.removeObjects(.staging, upload.id.text, parts: upload.partsID, run: run, in: db)
        return true
    }

    private func checkTier(_ tier: Tier, of person: SignedIn) async throws {
        // Coaches have no tier: what they send belongs to their work.
        guard tier > .freemium, person.role != .coach else { return }
        let has = try await dependencies.database.read { db in try await EventedTiers().tier(of: person.userID, in: db) }
        guard has >= tier else { throw APIError(.tierRequired, upgrade: tier) }
    }

    private func put(_ upload: Upload, _ context: RequestContext) throws -> SignedPut {
        guard let bytes = upload.bytes else { return try UnsizedUploads(dependencies: dependencies).ticket(upload, context) }
        return SignedPut(
            try dependencies.store(context).signedPut(
                upload.id.staging,
                UploadTerms(type: upload.contentType.text, bytes: Int(bytes), sha256: upload.sha256.flatMap { hexDecode($0.text) }),
                now: dependencies.signingTime(context), lifetime: dependencies.policy.uploadLife))
    }

    private func plan(_ upload: Upload) -> PartPlan {
        PartPlan(bytes: upload.bytes ?? upload.reserved, partBytes: dependencies.policy.partBytes)
    }

    private func parts(_ upload: Upload, _ received: Set<Int>, _ context: RequestContext) throws -> [UploadPart]? {
        guard let id = upload.partsID.flatMap(PartsID.init), upload.bytes != nil else { return nil }
        let store = dependencies.store(context)
        return try plan(upload).parts.map { part in
            let isReceived = received.contains(Int(part.number))
            let put: SignedPut? =
                isReceived
                ? nil
                : SignedPut(
                    try store.signedPart(
                        upload.id.staging, id, number: Int(part.number), bytes: Int(part.bytes), sha256: nil,
                        now: dependencies.signingTime(context),
                        lifetime: dependencies.policy.uploadLife))
            return UploadPart(number: part.number, offset: part.offset, bytes: part.bytes, isReceived: isReceived, put: put)
        }
    }
}

/// How a file is cut: equal parts and what is left.
struct PartPlan: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        let number: Int64
        let offset: Int64
        let bytes: Int64
    }
    let parts: [Part]

    init(bytes: Int64, partBytes: Int64) {
        parts = stride(from: 0, to: bytes, by: Int64.Stride(partBytes)).enumerated().map { index, offset in
            Part(number: Int64(index) + 1, offset: offset, bytes: min(partBytes, bytes - offset))
        }
    }
}

extension SignedPut {
    init(_ signed: SignedURL) {
        self.init(url: signed.url, headers: Dictionary(signed.headers.map { ($0.name, $0.value) }) { first, _ in first })
    }
}

extension UploadID {
    /// Where its bytes wait to be checked.
    var staging: ObjectKey { ObjectKey(trusted: .staging, id: text, name: "bytes") }
}
