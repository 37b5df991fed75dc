internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import MediaDomain
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Exports as their owners see them.
struct ExportFlows: Sendable {
    let keeper: MediaKeeper
    let queue: RenderQueue

    /// AC-6.2-01
    /// - Throws: `empty_composition`, `media_missing`, `quota_exceeded`, `limit_reached`, and what `MediaKeeper.composition` throws.
    func start(_ id: CompositionID, _ request: ExportRequest, by person: SignedIn, _ context: RequestContext) async throws -> ExportJob {
        let codec = request.codec ?? .h264
        let found = try await keeper.composition(id, of: person)
        try Self.checkMedia(found)
        let snapshot = ExportSnapshot(found)
        let size = found.composition.canvas.pixelSize(request.resolution)
        let export = StoredExport(
            id: ExportID(trusted: keeper.runtime.ids.next()), owner: person.userID, compositionID: id, snapshot: try JSONColumn.text(snapshot),
            resolution: request.resolution, codec: codec, status: .queued, progress: 0,
            estimatedBytes: try snapshot.estimate(request.resolution, codec), bytes: nil, objectName: nil, width: size.width, height: size.height,
            milliseconds: snapshot.milliseconds, error: nil, attempt: 1, starts: 0, run: context.run, doneAt: nil, createdAt: context.now, updatedAt: context.now)
        let isIn = try await keeper.database.write { [policy = keeper.policy] db in
            guard try await OwnerStore.claim(person.userID, in: db) else { throw APIError(.notFound) }
            guard try await ExportStore.hasRoom(for: export.estimatedBytes, of: person.userID, quota: policy.quotaBytes, in: db) else {
                throw APIError(.quotaExceeded)
            }
            return try await ExportStore.insert(export, waiting: policy.exportsWaiting, in: db)
        }
        guard isIn else { throw APIError(.limitReached) }
        queue.wake()
        return try shown(export, context)
    }

    /// AC-6.1-04
    func estimate(_ query: EstimateQuery, of person: SignedIn) async throws -> ExportEstimate {
        let found = try await keeper.composition(query.id, of: person)
        guard found.composition.exportDuration > .zero else { throw APIError(.emptyComposition) }
        let codec = query.codec ?? .h264
        let size = found.composition.canvas.pixelSize(query.resolution)
        return ExportEstimate(
            resolution: query.resolution, codec: codec, bytes: try ExportSnapshot(found).estimate(query.resolution, codec), width: size.width,
            height: size.height, duration: found.composition.exportDuration)
    }

    /// - Throws: `not_found` for an export that is nobody's or somebody else's.
    func find(_ id: ExportID, of person: SignedIn) async throws -> StoredExport {
        try person.requireStack()
        guard let export = try await keeper.database.read({ db in try await ExportStore.find(id, of: person.userID, in: db) }) else { throw APIError(.notFound) }
        return export
    }

    /// Stops an export and returns when its encoder is gone. AC-6.2-06
    func cancel(_ id: ExportID, of person: SignedIn, _ context: RequestContext) async throws -> ExportJob {
        _ = try await find(id, of: person)
        let stopped = try await keeper.database.write { db in try await ExportStore.cancel(id, now: context.now, in: db) }
        if stopped { await queue.stop(id) }
        let export = try await find(id, of: person)
        guard export.status == .cancelled else { throw APIError(.exportFinished) }
        return try shown(export, context)
    }

    /// AC-6.8-03
    func retry(_ id: ExportID, of person: SignedIn, _ context: RequestContext) async throws -> ExportJob {
        let export = try await find(id, of: person)
        guard export.status != .done else { throw APIError(.exportFinished) }
        guard export.status.isFinal else { throw APIError(.exportRunning) }
        let snapshot = try JSONColumn.value(ExportSnapshot.self, export.snapshot, column: "snapshot")
        let again = try await keeper.database.write { [policy = keeper.policy] db in
            guard try await OwnerStore.claim(person.userID, in: db) else { throw APIError(.notFound) }
            guard try await BlobStore.known(Array(snapshot.blobs), in: db) == snapshot.blobs else { throw APIError(.mediaMissing) }
            guard try await ExportStore.hasRoom(for: export.estimatedBytes, of: person.userID, quota: policy.quotaBytes, in: db) else {
                throw APIError(.quotaExceeded)
            }
            return try await ExportStore.retry(id, waiting: policy.exportsWaiting, now: context.now, in: db)
        }
        let now = try await find(id, of: person)
        guard again else { throw APIError(now.status.isFinal ? .limitReached : .exportRunning) }
        queue.wake()
        return try shown(now, context)
    }

    /// - Throws: `export_running`, `not_found`.
    func delete(_ id: ExportID, of person: SignedIn, run: String?) async throws {
        try person.requireStack()
        try await keeper.database.write { [keeper] db in
            guard try await OwnerStore.claim(person.userID, in: db), let export = try await ExportStore.find(id, of: person.userID, in: db) else {
                throw APIError(.notFound)
            }
            guard try await ExportStore.delete(id, in: db) else { throw APIError(.exportRunning) }
            // Nothing becomes done while the owner's row is taken.
            if export.status == .done { try await OwnerStore.free(export.bytes ?? 0, of: person.userID, in: db) }
            try await keeper.removeObjects(.exports, id.text, run: run, in: db)
        }
        keeper.runtime.work.wake()
    }

    func file(_ export: StoredExport, _ context: RequestContext, isShared: Bool = false) async throws -> HTTPResponse {
        guard export.status == .done, let key = export.object else { throw APIError(.exportNotReady) }
        let disposition = ContentDisposition(.inline, fileName: "stack-\(export.id.text.prefix(8)).mp4")
        return try await keeper.fileAnswer(
            key, type: "video/mp4", disposition, etag: "\(export.id.text)-\(key.name)",
            caching: isShared ? "private, no-cache" : DownloadTerms.immutable, context)
    }

    func shown(_ export: StoredExport, _ context: RequestContext) throws -> ExportJob {
        ExportJob(
            id: export.id, compositionId: export.compositionID, resolution: export.resolution, codec: export.codec, status: export.status,
            progress: Progress(trusted: export.progress), estimatedBytes: export.estimatedBytes, bytes: export.bytes, width: export.width,
            height: export.height, duration: MediaTime(milliseconds: export.milliseconds),
            url: export.status == .done ? try CallTarget.make(Exports.file.path, ExportParameters(id: export.id)) : nil,
            error: export.error.map { MediaProblem($0, context.language) }, attempt: export.attempt, createdAt: export.createdAt, updatedAt: export.updatedAt)
    }

    /// - Throws: `empty_composition`, `media_missing` for what cannot be made into a video.
    static func checkMedia(_ found: FoundComposition) throws(APIError) {
        guard !found.composition.layers.isEmpty else { throw APIError(.emptyComposition) }
        guard !found.composition.layers.contains(where: \.isMissing) else { throw APIError(.mediaMissing) }
        guard found.composition.exportDuration > .zero else { throw APIError(.emptyComposition) }
    }
}

extension MediaKeeper {
    /// - Throws: `forbidden` for people of other products, `not_found` for a composition that is nobody's or somebody else's.
    func composition(_ id: CompositionID, of person: SignedIn) async throws -> FoundComposition {
        try person.requireStack()
        guard let found = try await database.snapshot({ db in try await CompositionStore.find(id, of: person.userID, in: db) }) else { throw APIError(.notFound) }
        return found
    }
}
