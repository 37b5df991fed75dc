internal import Contracts
internal import Imaging
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Progress photos. GTSD-5.
struct Gallery: Sendable {
    let keeper: MediaKeeper
    let uploads: Uploads
    let confirmation: Confirmation
    let files: Files
    let removal: Removal
    let zones: ZoneLookup
    let tasks: TaskLookup

    /// GTSD-5.1-04
    func presign(_ photo: PhotoPresign, by person: SignedIn, _ context: RequestContext) async throws -> PhotoUpload {
        try check(takenAt: photo.takenAt, context)
        let upload = try await uploads.begin(
            .init(
                purpose: .progressPhoto, contentType: photo.contentType ?? ContentType(trusted: "image/jpeg"), bytes: photo.bytes?.value, sha256: photo.sha256,
                name: photo.name, photoType: photo.photoType, takenAt: photo.takenAt), by: person, context)
        let ticket = try await uploads.ticket(upload, context)
        guard let put = ticket.put else { throw APIError(.contentTooLarge) }
        return PhotoUpload(uploadUrl: put.url, headers: put.headers, s3Key: StorageKey(trusted: upload.id.staging.description), expiresAt: ticket.expiresAt)
    }

    /// GTSD-5.1-06. A repeat answers with the photo that is there.
    func confirm(_ photo: PhotoConfirm, by person: SignedIn, _ context: RequestContext) async throws -> Saved<Photo> {
        guard let id = photo.s3Key.upload else { throw APIError(.notFound) }
        let upload = try await uploads.find(id, of: person)
        guard upload.purpose == .progressPhoto else { throw APIError(.notFound) }
        try check(takenAt: photo.takenAt, context)
        if upload.status == .waiting, let task = photo.taskId { try await tasks.check(task, context) }
        let zone = upload.status == .waiting && photo.takenAt == nil && upload.takenAt == nil ? try await zones.zone(of: person, context) : nil
        let saved = try await confirmation.confirm(upload, run: context.run, now: context.now) { file, checked, db in
            let takenAt = photo.takenAt ?? upload.takenAt ?? checked.captured.flatMap { $0.instant(in: zone) } ?? context.now
            try await PhotoStore.insert(file, photo, of: person.userID, takenAt: min(takenAt, context.now + .days(1)), in: db)
        }
        switch saved {
        case .created(let file): return .created(try await one(file.id, of: person, context))
        case .updated(let file): return .updated(try await one(file.id, of: person, context))
        }
    }

    func page(_ query: PhotoQuery, of person: SignedIn, _ context: RequestContext) async throws -> PhotoPage {
        var filter = PhotoFilter(angle: query.angle, stage: query.stage, taskID: query.taskId)
        if query.from != nil || query.to != nil {
            let zone = try await zones.zone(of: person, context)
            filter.from = query.from.map(zone.startOfDay)
            filter.until = query.to.map { zone.startOfDay($0 + 1) }
        }
        if let cursor = query.cursor { filter.after = try GalleryCursor.read(cursor) }
        let size = min(Int(query.limit?.value ?? Int64(keeper.policy.photosPerPage)), keeper.policy.photosPerPage)
        let wanted = filter
        let found = try await keeper.database.read { db in try await PhotoStore.page(of: person.userID, wanted, limit: size + 1, in: db) }
        let items = Array(found.prefix(size))
        return PhotoPage(
            items: try items.map { try shown($0, context) }, nextCursor: found.count > size ? items.last.map(GalleryCursor.token) : nil)
    }

    func one(_ id: MediaID, of person: SignedIn, _ context: RequestContext) async throws -> Photo {
        try shown(try await stored(id, of: person), context)
    }

    func compare(_ query: ComparisonQuery, of person: SignedIn, _ context: RequestContext) async throws -> PhotoComparison {
        let (before, after) = (try await one(query.before, of: person, context), try await one(query.after, of: person, context))
        let milliseconds = after.takenAt.milliseconds - before.takenAt.milliseconds
        return PhotoComparison(before: before, after: after, daysBetween: milliseconds / Duration.days(1).milliseconds)
    }

    func change(_ id: MediaID, _ edit: PhotoEdit, of person: SignedIn, _ context: RequestContext) async throws -> Photo {
        try check(takenAt: edit.takenAt, context)
        let changed = try await keeper.database.write { db in
            guard try await OwnerStore.claim(person.userID, in: db), var photo = try await PhotoStore.find(id, of: person.userID, in: db) else {
                throw APIError(.notFound)
            }
            for member in edit.clear ?? [] {
                switch member {
                case .stage: photo.stage = nil
                case .taskId: photo.taskID = nil
                }
            }
            photo.photoType = edit.photoType ?? photo.photoType
            photo.stage = edit.stage ?? photo.stage
            photo.takenAt = edit.takenAt ?? photo.takenAt
            try await PhotoStore.update(photo, in: db)
            return photo
        }
        return try shown(changed, context)
    }

    /// GTSD-5.2-06
    func delete(_ id: MediaID, of person: SignedIn, run: String?) async throws {
        _ = try await stored(id, of: person)
        try await removal.delete(id, of: person.userID, run: run)
    }

    private func stored(_ id: MediaID, of person: SignedIn) async throws -> StoredPhoto {
        guard let photo = try await keeper.database.read({ db in try await PhotoStore.find(id, of: person.userID, in: db) }) else { throw APIError(.notFound) }
        return photo
    }

    /// Clocks of phones run a little ahead; a photo of next week is a mistake.
    private func check(takenAt: Instant?, _ context: RequestContext) throws(APIError) {
        guard let takenAt, takenAt > context.now + .days(1) else { return }
        throw APIError(.validationFailed, fields: [FieldProblem("takenAt", .mustNotBeLater(than: LocalDate(daysSinceEpoch: (context.now + .days(1)).milliseconds / 86_400_000)))])
    }

    private func shown(_ photo: StoredPhoto, _ context: RequestContext) throws -> Photo {
        Photo(
            id: photo.file.id, s3Key: StorageKey(trusted: photo.file.blob.original.description), photoType: photo.photoType, stage: photo.stage, taskId: photo.taskID,
            takenAt: photo.takenAt, width: photo.file.blob.width ?? 0, height: photo.file.blob.height ?? 0, bytes: photo.file.blob.bytes,
            thumbnailUrl: try files.link(photo.file.id, .thumbnail, context), previewUrl: try files.link(photo.file.id, .preview, context),
            fullUrl: try files.link(photo.file.id, .full, context), createdAt: photo.file.createdAt)
    }
}

/// Where a page of the gallery ended. A place in its order, so that photos that come meanwhile move nothing.
enum GalleryCursor {
    static func token(_ last: StoredPhoto) -> OpaqueToken { CursorText.token([String(last.takenAt.milliseconds), last.file.id.text]) }

    static func read(_ token: OpaqueToken) throws(APIError) -> (takenAt: Instant, id: MediaID) {
        let parts = CursorText.parts(token)
        guard parts.count == 2, let at = Int64(parts[0]), let id = try? MediaID(validating: parts[1]) else { throw CursorText.refusal }
        return (Instant(milliseconds: at), id)
    }
}

extension StorageKey {
    /// The upload whose staging place this is.
    var upload: UploadID? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "staging", parts[2] == "bytes" else { return nil }
        return try? UploadID(validating: String(parts[1]))
    }
}

extension CaptureTime {
    /// The moment on a clock of that zone, unless the camera wrote its own offset; nil for a time no calendar has.
    func instant(in zone: Zone?) -> Instant? {
        guard let date = try? LocalDate(validating: String(text.prefix(10))), let time = LocalTime(minuteOfDay: hour * 60 + minute) else { return nil }
        let seconds = Int64(date.daysSinceEpoch) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
        if let offsetMinutes { return Instant(milliseconds: (seconds - Int64(offsetMinutes) * 60) * 1000) }
        guard let zone else { return Instant(milliseconds: seconds * 1000) }
        return zone.instant(of: date, at: time) + .seconds(second)
    }
}
