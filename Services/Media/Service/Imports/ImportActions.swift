internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Imports from the announcement of their files until the last one is ready or refused. `ImportWork` does what takes long.
struct ImportActions: Sendable {
    let dependencies: MediaDependencies
    let uploading: Uploading
    let confirmation: Confirmation
    let removal: ItemRemoval

    /// Takes all files or none. AC-3.1-03, X-03.
    func begin(_ call: Call<SignedIn, Nothing, ImportRequest>) async throws -> ImportJob {
        let (request, person) = (call.body, call.caller)
        try ImportRule(policy: dependencies.policy).check(request.items.items)
        let hashes = request.items.compactMap(\.sha256)
        let known = try await dependencies.database.read { db in try await BlobStore.reusable(hashes, of: person.userID, in: db) }
        do {
            return try await begin(call, reusing: known)
        } catch is BytesGone {
            // Deleted in this moment: they have to be sent like any others.
            return try await begin(call, reusing: [])
        }
    }

    /// What was to be used again is not there any more.
    private struct BytesGone: Error {}

    private func begin(_ call: Call<SignedIn, Nothing, ImportRequest>, reusing known: Set<BlobStore.Reusable>) async throws -> ImportJob {
        let (files, person, context) = (call.body.items.items, call.caller, call.context)
        let id = ImportID(trusted: dependencies.runtime.ids.next())
        try await foresee(files, sending: files.filter { !$0.isAmong(known) }, by: person, now: context.now)
        let planned = try await plan(files, reusing: known, by: person, context)
        do {
            return try await dependencies.database.write { [self] db in
                try await OwnerStore.ensure(person.userID, product: person.product, now: context.now, in: db)
                guard try await OwnerStore.claim(person.userID, in: db) else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
                try await requireItems(planned.count, of: person.userID, in: db)
                try await OwnerStore.announce(
                    Int64(planned.count), of: person.userID, policy: dependencies.policy, now: context.now, in: db)
                let settings = try await MediaSettingsStore.find(of: person.userID, in: db)
                try await ImportStore.insert(id, of: person.userID, now: context.now, in: db)
                var shown: [ImportItem] = []
                for (place, item) in planned.enumerated() {
                    let new = item.new(place: place, settings)
                    try await ItemStore.insert(new, of: person.userID, in: id, now: context.now, in: db)
                    if let upload = item.upload {
                        try await uploading.open(upload, in: db)
                        shown.append(item.shown(new.type, .waiting))
                    } else {
                        shown.append(item.shown(try await reuse(item, of: person.userID, now: context.now, in: db), .ready))
                    }
                }
                let job = ImportJob(id: id, items: shown, createdAt: context.now)
                // Else a repeat, as after an answer that got lost, would import the same files twice.
                try await call.keep(job, in: db)
                return job
            }
        } catch let error where error is APIError || error is BytesGone {
            // Refused, so nothing was written. After other failures the rows may be there all the same, as when the answer to the commit
            // was lost: what they name stays, and the sweep finds what nobody names.
            try await discard(planned)
            throw error
        }
    }

    /// Gives each file a place in the store, unless its bytes are here, and says how to send it. None is left when that comes to nothing.
    private func plan(
        _ files: [ImportFile], reusing known: Set<BlobStore.Reusable>, by person: SignedIn, _ context: RequestContext
    ) async throws -> [Planned] {
        var plan: [Planned] = []
        do {
            for file in files {
                plan.append(
                    Planned(
                        file: file, id: MediaID(trusted: dependencies.runtime.ids.next()),
                        upload: file.isAmong(known)
                            ? nil
                            : try await uploading.prepare(
                                .init(
                                    purpose: .clip, contentType: file.contentType, bytes: file.bytes.value, sha256: file.sha256,
                                    name: file.name),
                                by: person, context)))
            }
            for place in plan.indices {
                plan[place].ticket = try plan[place].upload.map { try uploading.ticket($0, received: [], context) }
            }
        } catch {
            try await discard(plan)
            throw error
        }
        return plan
    }

    private func discard(_ plan: [Planned]) async throws {
        for upload in plan.compactMap(\.upload) { try await uploading.discard(upload) }
    }

    /// Refuses what the transaction would refuse, before the store is asked for a place for each file.
    private func foresee(_ files: [ImportFile], sending sent: [ImportFile], by person: SignedIn, now: Instant) async throws {
        let bytes = sent.reduce(0) { $0 + $1.bytes.value }
        try await dependencies.database.read { [self] db in
            try await requireItems(files.count, of: person.userID, in: db)
            try await OwnerStore.foresee(
                Int64(sent.count), bytes, announcing: Int64(files.count), of: person.userID, policy: dependencies.policy, now: now, in: db)
        }
    }

    /// - Throws: `limit_reached` when somebody has no room for so many items more.
    private func requireItems(_ count: Int, of user: UserID, in db: any Connection) async throws {
        guard try await ItemStore.count(of: user, in: db) + Int64(count) <= dependencies.policy.items else {
            throw APIError(.limitReached)
        }
    }

    /// The same bytes once more, without sending them: one blob, another item.
    /// - Returns: what they are.
    private func reuse(_ item: Planned, of owner: UserID, now: Instant, in db: any Connection) async throws -> MediaItemType {
        guard let sha256 = item.file.sha256, let blob = try await BlobStore.reuse(sha256, bytes: item.file.bytes.value, of: owner, in: db)
        else {
            throw BytesGone()
        }
        try await FileStore.requireRoom(of: owner, policy: dependencies.policy, in: db)
        try await FileStore.insert(item.id, of: owner, blob: blob, purpose: .clip, name: item.file.name, now: now, in: db)
        guard let kind = try await FileStore.find(item.id, in: db)?.blob.kind else { throw BytesGone() }
        let type: MediaItemType = kind == .video ? .video : .image
        try await ItemStore.finish(item.id, type: type, in: db)
        return type
    }

    func page(_ call: Call<SignedIn, MediaPageQuery, Nothing>) async throws -> ImportList {
        let user = call.caller.userID
        let (after, size) = try call.parameters.read(dependencies.policy)
        let found = try await dependencies.database.read { db in try await ImportStore.page(of: user, after: after, limit: size + 1, in: db)
        }
        let page = ListPage(found, limit: size) { TimeCursor(at: $0.createdAt, id: $0.id.text).token }
        return ImportList(items: Array(page.items), nextCursor: page.nextCursor)
    }

    func one(_ call: Call<SignedIn, ImportParameters, Nothing>) async throws -> ImportJob {
        return try await job(call.parameters.id, of: call.caller, call.context)
    }

    /// How far an import is, with fresh URLs for what was not sent yet.
    private func job(_ id: ImportID, of person: SignedIn, _ context: RequestContext) async throws -> ImportJob {
        let (found, items, open) = try await dependencies.database.snapshot { db in
            guard let found = try await ImportStore.find(id, of: person.userID, in: db) else { throw APIError(.notFound) }
            let items = try await ItemStore.items(of: id, in: db)
            let open = try await UploadStore.find(items.filter { $0.status == .waiting }.compactMap(\.uploadID), in: db)
            return (found, items, open)
        }
        var shown: [ImportItem] = []
        for item in items {
            let upload = item.status == .waiting ? item.uploadID.flatMap { open[$0] } : nil
            let ticket: UploadTicket? = if let upload { try await uploading.ticket(upload, context) } else { nil }
            // One that was deleted since can be used no more.
            let isGone = item.isDeleted && item.status == .ready
            let error = isGone ? .mediaMissing : item.error
            shown.append(
                ImportItem(
                    id: item.id, name: item.name, type: item.type, status: isGone ? .failed : item.status, upload: ticket,
                    error: error.map { MediaProblem($0, context.language) }))
        }
        return ImportJob(id: id, items: shown, createdAt: found.createdAt)
    }

    /// The bytes of an item are said to be there: they are looked at in the background.
    /// - Throws: `upload_missing`, `upload_incomplete`, and `upload_closed` when they are not awaited any more.
    func uploaded(_ call: Call<SignedIn, ImportItemParameters, Nothing>) async throws -> ImportJob {
        let (parameters, person, context) = (call.parameters, call.caller, call.context)
        let (item, upload) = try await dependencies.database.snapshot { db -> (StoredItem, Upload?) in
            guard try await ImportStore.find(parameters.id, of: person.userID, in: db) != nil,
                let item = try await ItemStore.find(parameters.itemId, in: db), item.importID == parameters.id
            else { throw APIError(.notFound) }
            guard let id = item.uploadID else { return (item, nil) }
            return (item, try await UploadStore.find(id, in: db))
        }
        if item.status == .failed, item.error == .uploadClosed { throw APIError(.uploadClosed) }
        if item.status == .waiting, let upload {
            try await confirmation.requireArrival(of: upload)
            try await dependencies.database.write { [dependencies] db in
                guard try await OwnerStore.claim(person.userID, in: db), try await ItemStore.beginProcessing(item.id, in: db) else {
                    return
                }
                try await dependencies.runtime.work.add(MediaWork.importItem, ItemImport(item: item.id), run: context.run, in: db)
            }
            dependencies.runtime.work.wake()
        }
        return try await job(parameters.id, of: person, context)
    }

    /// Gives up what is not over. Items that are ready stay, and so do failed ones with their reasons.
    func cancel(_ call: Call<SignedIn, ImportParameters, Nothing>) async throws -> Nothing {
        let (id, user) = (call.parameters.id, call.caller.userID)
        try await dependencies.database.write { [removal] db in
            guard try await OwnerStore.claim(user, in: db), try await ImportStore.find(id, of: user, in: db) != nil else {
                throw APIError(.notFound)
            }
            for item in try await ItemStore.items(of: id, in: db)
            where !item.isDeleted && (item.status == .waiting || item.status == .processing) {
                try await removal.remove(item, run: call.context.run, in: db)
            }
        }
        dependencies.runtime.work.wake()
        return Nothing()
    }
}

extension ImportFile {
    fileprivate func isAmong(_ known: Set<BlobStore.Reusable>) -> Bool {
        sha256.map { known.contains(BlobStore.Reusable(sha256: $0, bytes: bytes.value)) } ?? false
    }
}

/// A file of an import with what was prepared for it.
private struct Planned: Sendable {
    let file: ImportFile
    let id: MediaID
    /// Nil for bytes that are here.
    let upload: Upload?
    /// How to send it; nil where there is no upload.
    var ticket: UploadTicket?

    func new(place: Int, _ settings: MediaSettings) -> NewItem {
        NewItem(
            id: id, place: Int64(place), uploadID: upload?.id, type: file.contentType.text.hasPrefix("video/") ? .video : .image,
            status: upload == nil ? .processing : .waiting, name: file.name, imageDuration: settings.imageDuration)
    }

    /// As the answer tells of it.
    func shown(_ type: MediaItemType, _ status: MediaItemStatus) -> ImportItem {
        ImportItem(id: id, name: file.name, type: type, status: status, upload: ticket, error: nil)
    }
}
