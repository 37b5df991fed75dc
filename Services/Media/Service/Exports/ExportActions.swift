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
struct ExportActions: Sendable {
    let dependencies: MediaDependencies
    let queue: RenderQueue

    /// AC-6.2-01
    /// - Throws: `empty_composition`, `media_missing`, `quota_exceeded`, `limit_reached`, and what `MediaDependencies.composition` throws.
    func start(_ call: Call<SignedIn, CompositionParameters, ExportRequest>) async throws -> ExportJob {
        let (id, request, person, context) = (call.parameters.id, call.body, call.caller, call.context)
        let codec = request.codec ?? .h264
        let found = try await dependencies.composition(id, of: person)
        try Self.checkMedia(found)
        let snapshot = ExportSnapshot(found)
        let size = found.composition.canvas.pixelSize(request.resolution)
        let export = StoredExport(
            id: ExportID(trusted: dependencies.runtime.ids.next()), owner: person.userID, compositionID: id,
            snapshot: try JSONColumn.text(snapshot), resolution: request.resolution, codec: codec, status: .queued, progress: 0,
            estimatedBytes: try snapshot.estimate(request.resolution, codec), bytes: nil, objectName: nil, width: size.width,
            height: size.height, milliseconds: snapshot.milliseconds, error: nil, attempt: 1, starts: 0, waits: 0, run: context.run,
            doneAt: nil, createdAt: context.now, updatedAt: context.now)
        let shown = try export.shown(context.language)
        try await dependencies.database.write { [policy = dependencies.policy] db in
            guard try await OwnerStore.claim(person.userID, in: db) else { throw APIError(.notFound) }
            guard try await ExportStore.hasRoom(for: export.estimatedBytes, of: person.userID, quota: policy.quotaBytes, in: db) else {
                throw APIError(.quotaExceeded)
            }
            guard try await ExportStore.insert(export, policy: policy, in: db) else { throw APIError(.limitReached) }
            // Else a repeat, as after an answer that got lost, would have the same video made again.
            try await call.keep(shown, in: db)
        }
        queue.wake()
        return shown
    }

    /// AC-6.1-04
    func estimate(_ call: Call<SignedIn, EstimateQuery, Nothing>) async throws -> ExportEstimate {
        let query = call.parameters
        let found = try await dependencies.composition(query.id, of: call.caller)
        try Self.checkMedia(found)
        let codec = query.codec ?? .h264
        let size = found.composition.canvas.pixelSize(query.resolution)
        return ExportEstimate(
            resolution: query.resolution, codec: codec, bytes: try ExportSnapshot(found).estimate(query.resolution, codec),
            width: size.width,
            height: size.height, duration: found.composition.exportDuration)
    }

    func one(_ call: Call<SignedIn, ExportParameters, Nothing>) async throws -> ExportJob {
        try await dependencies.export(call.parameters.id, of: call.caller).shown(call.context.language)
    }

    /// Stops an export. An encoder of this process is gone when it returns; one of another process goes with its next heartbeat, within two
    /// seconds or so, and what it made is not kept. AC-6.2-06
    func cancel(_ call: Call<SignedIn, ExportParameters, Nothing>) async throws -> ExportJob {
        let (id, person) = (call.parameters.id, call.caller)
        _ = try await dependencies.export(id, of: person)
        let stopped = try await dependencies.database.write { db in try await ExportStore.cancel(id, now: call.now, in: db) }
        if stopped { await queue.stop(id) }
        let export = try await dependencies.export(id, of: person)
        guard export.status == .cancelled else { throw APIError(.exportFinished) }
        return try export.shown(call.context.language)
    }

    /// AC-6.8-03
    func retry(_ call: Call<SignedIn, ExportParameters, Nothing>) async throws -> ExportJob {
        let (id, person) = (call.parameters.id, call.caller)
        let export = try await dependencies.export(id, of: person)
        guard export.status != .done else { throw APIError(.exportFinished) }
        guard export.status.isFinal else { throw APIError(.exportRunning) }
        let snapshot = try JSONColumn.value(ExportSnapshot.self, export.snapshot, column: "snapshot")
        let again = try await dependencies.database.write { [policy = dependencies.policy] db in
            guard try await OwnerStore.claim(person.userID, in: db) else { throw APIError(.notFound) }
            guard try await BlobStore.known(Array(snapshot.blobs), in: db) == snapshot.blobs else { throw APIError(.mediaMissing) }
            guard try await ExportStore.hasRoom(for: export.estimatedBytes, of: person.userID, quota: policy.quotaBytes, in: db) else {
                throw APIError(.quotaExceeded)
            }
            return try await ExportStore.retry(id, waiting: policy.exportsWaiting, now: call.now, in: db)
        }
        let now = try await dependencies.export(id, of: person)
        guard again else { throw APIError(now.status.isFinal ? .limitReached : .exportRunning) }
        queue.wake()
        return try now.shown(call.context.language)
    }

    /// - Throws: `export_running`, `not_found`.
    func delete(_ call: Call<SignedIn, ExportParameters, Nothing>) async throws -> Nothing {
        let (id, person) = (call.parameters.id, call.caller)
        try await dependencies.database.write { [dependencies] db in
            guard try await OwnerStore.claim(person.userID, in: db),
                let export = try await ExportStore.find(id, of: person.userID, in: db)
            else { throw APIError(.notFound) }
            guard try await ExportStore.delete(id, in: db) else { throw APIError(.exportRunning) }
            // No export becomes done while the owner's row is locked, so this one still counts as it did when it was read.
            if export.status == .done { try await OwnerStore.free(export.bytes ?? 0, of: person.userID, in: db) }
            try await dependencies.removeObjects(.exports, id.text, run: call.context.run, in: db)
        }
        dependencies.runtime.work.wake()
        return Nothing()
    }

    func file(_ call: Call<SignedIn, ExportParameters, Nothing>) async throws -> HTTPResponse {
        let export = try await dependencies.export(call.parameters.id, of: call.caller)
        return try await dependencies.file(of: export, caching: DownloadTerms.immutable, call.context)
    }

    /// - Throws: `empty_composition`, `media_missing` for what cannot be made into a video.
    static func checkMedia(_ found: FoundComposition) throws(APIError) {
        guard !found.composition.layers.isEmpty else { throw APIError(.emptyComposition) }
        guard !found.composition.layers.contains(where: \.isMissing) else { throw APIError(.mediaMissing) }
        guard found.composition.exportDuration > .zero else { throw APIError(.emptyComposition) }
    }
}

extension MediaDependencies {
    /// - Throws: `not_found` for a composition that is nobody's or somebody else's.
    func composition(_ id: CompositionID, of person: SignedIn) async throws -> FoundComposition {
        guard let found = try await database.snapshot({ db in try await CompositionStore.find(id, of: person.userID, in: db) }) else {
            throw APIError(.notFound)
        }
        return found
    }

    /// - Throws: `not_found` for an export that is nobody's or somebody else's.
    func export(_ id: ExportID, of person: SignedIn) async throws -> StoredExport {
        guard let export = try await database.read({ db in try await ExportStore.find(id, of: person.userID, in: db) }) else {
            throw APIError(.notFound)
        }
        return export
    }

    /// The finished video.
    /// - Parameter caching: what `Cache-Control` says.
    /// - Throws: `export_not_ready`.
    func file(of export: StoredExport, caching: String, _ context: RequestContext) async throws -> HTTPResponse {
        guard export.status == .done, let key = export.object else { throw APIError(.exportNotReady) }
        let disposition = ContentDisposition(.inline, fileName: "stack-\(export.id.text.suffix(12)).mp4")
        return try await fileAnswer(
            key, type: "video/mp4", disposition, etag: "\(export.id.text)-\(key.name)", caching: caching, context)
    }
}
