internal import Contracts
internal import Imaging
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Progress photos. GTSD-5.
struct PhotoActions: Sendable {
    let dependencies: MediaDependencies
    let uploading: Uploading
    let confirmation: Confirmation
    let removal: Removal
    let zones: ZoneLookup
    let tasks: TaskLookup

    /// GTSD-5.1-04
    func presign(_ call: Call<SignedIn, Nothing, PhotoPresign>) async throws -> PhotoUpload {
        let (photo, person, context) = (call.body, call.caller, call.context)
        try check(takenAt: photo.takenAt, context)
        let upload = try await uploading.begin(
            .init(
                purpose: .progressPhoto, contentType: photo.contentType ?? ContentType(trusted: "image/jpeg"), bytes: photo.bytes?.value,
                sha256: photo.sha256, name: photo.name, photoType: photo.photoType, takenAt: photo.takenAt),
            by: person, context)
        let ticket = try await uploading.ticket(upload, context)
        guard let put = ticket.put else { throw APIError(.contentTooLarge) }
        return PhotoUpload(
            uploadUrl: put.url, headers: put.headers, s3Key: StorageKey(trusted: upload.id.staging.description), expiresAt: ticket.expiresAt
        )
    }

    /// GTSD-5.1-06. A repeat answers with the photo that is there.
    func confirm(_ call: Call<SignedIn, Nothing, PhotoConfirm>) async throws -> Saved<Photo> {
        let (photo, person, context) = (call.body, call.caller, call.context)
        guard let id = photo.s3Key.upload else { throw APIError(.notFound) }
        let upload = try await uploading.find(id, of: person)
        guard upload.purpose == .progressPhoto else { throw APIError(.notFound) }
        try check(takenAt: photo.takenAt, context)
        if upload.status == .waiting, let task = photo.taskId { try await tasks.check(task, context) }
        let asksCamera = upload.status == .waiting && photo.takenAt == nil && upload.takenAt == nil
        let zone = asksCamera ? try await zones.zone(of: person, context) : nil
        let saved = try await confirmation.confirm(upload, run: context.run, now: context.now) { file, checked, db in
            // A camera whose clock is ahead does not know; one in another zone may be by less than a day.
            let camera = checked.captured.flatMap { $0.instant(in: zone) }.flatMap {
                Instant.writable.contains($0) && $0 <= context.now + .days(1) ? $0 : nil
            }
            let takenAt = photo.takenAt ?? upload.takenAt ?? camera ?? context.now
            try await PhotoStore.insert(file, photo, of: person.userID, takenAt: takenAt, in: db)
        }
        switch saved {
        case .created(let file): return .created(try await shown(file.id, of: person, context))
        case .updated(let file): return .updated(try await shown(file.id, of: person, context))
        }
    }

    func page(_ call: Call<SignedIn, PhotoQuery, Nothing>) async throws -> PhotoPage {
        let (query, person, context) = (call.parameters, call.caller, call.context)
        var filter = PhotoFilter(angle: query.angle, stage: query.stage, taskID: query.taskId)
        if query.from != nil || query.to != nil {
            let zone = try await zones.zone(of: person, context)
            filter.from = query.from.map(zone.startOfDay)
            filter.until = query.to.map { zone.startOfDay($0 + 1) }
        }
        if let cursor = query.cursor { filter.after = try TimeCursor(reading: cursor) }
        let size = min(Int(query.limit?.value ?? Int64(dependencies.policy.photosPerPage)), dependencies.policy.photosPerPage)
        let wanted = filter
        let found = try await dependencies.database.read { db in
            try await PhotoStore.page(of: person.userID, wanted, limit: size + 1, in: db)
        }
        let page = ListPage(found, limit: size) { TimeCursor(at: $0.takenAt, id: $0.file.id.text).token }
        let view = PhotoView(FileView(dependencies, context))
        return PhotoPage(items: try page.items.map(view.photo), nextCursor: page.nextCursor)
    }

    func one(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> Photo {
        try await shown(call.parameters.id, of: call.caller, call.context)
    }

    func compare(_ call: Call<SignedIn, ComparisonQuery, Nothing>) async throws -> PhotoComparison {
        let before = try await shown(call.parameters.before, of: call.caller, call.context)
        let after = try await shown(call.parameters.after, of: call.caller, call.context)
        let milliseconds = after.takenAt.milliseconds - before.takenAt.milliseconds
        return PhotoComparison(before: before, after: after, daysBetween: milliseconds / Duration.days(1).milliseconds)
    }

    func change(_ call: Call<SignedIn, MediaParameters, PhotoEdit>) async throws -> Photo {
        let (id, edit, person, context) = (call.parameters.id, call.body, call.caller, call.context)
        try check(takenAt: edit.takenAt, context)
        let changed = try await dependencies.database.write { db in
            guard try await OwnerStore.claim(person.userID, in: db), var photo = try await PhotoStore.find(id, of: person.userID, in: db)
            else {
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
        return try PhotoView(FileView(dependencies, context)).photo(changed)
    }

    /// GTSD-5.2-06
    func delete(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> Nothing {
        _ = try await stored(call.parameters.id, of: call.caller)
        try await removal.delete(call.parameters.id, of: call.caller.userID, run: call.context.run)
        return Nothing()
    }

    private func shown(_ id: MediaID, of person: SignedIn, _ context: RequestContext) async throws -> Photo {
        try PhotoView(FileView(dependencies, context)).photo(try await stored(id, of: person))
    }

    private func stored(_ id: MediaID, of person: SignedIn) async throws -> StoredPhoto {
        guard let photo = try await dependencies.database.read({ db in try await PhotoStore.find(id, of: person.userID, in: db) }) else {
            throw APIError(.notFound)
        }
        return photo
    }

    /// Clocks of phones run a little ahead; a photo of next week is a mistake.
    private func check(takenAt: Instant?, _ context: RequestContext) throws(APIError) {
        let latest = context.now + .days(1)
        guard let takenAt, takenAt > latest else { return }
        let day = LocalDate(daysSinceEpoch: latest.milliseconds / 86_400_000)
        throw APIError(.validationFailed, fields: [FieldProblem("takenAt", .mustNotBeLater(than: day))])
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
        guard let date = try? LocalDate(validating: String(text.prefix(10))), let time = LocalTime(minuteOfDay: hour * 60 + minute) else {
            return nil
        }
        let seconds = Int64(date.daysSinceEpoch) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
        if let offsetMinutes { return Instant(milliseconds: (seconds - Int64(offsetMinutes) * 60) * 1000) }
        guard let zone else { return Instant(milliseconds: seconds * 1000) }
        return zone.instant(of: date, at: time) + .seconds(second)
    }
}
