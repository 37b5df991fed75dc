internal import Contracts
internal import Glibc
internal import MediaDomain
internal import Objects
internal import Platform
internal import Processes
internal import ServiceKit
internal import Storage
internal import Video
internal import Wire

/// Makes one video: brings the sources here, runs the encoder, looks at what came out, and stores it.
struct Renderer: Sendable {
    let dependencies: MediaDependencies
    let sources: RenderSources
    let probe: MediaProbe

    struct Made: Sendable {
        let object: ObjectKey
        let bytes: Int64
    }

    /// Nothing stays behind when it throws.
    /// - Parameter onProgress: gets percent, in order, 0 to 99.
    /// - Throws: `RenderTrouble`, `CancellationError`.
    func render(_ claimed: ClaimedExport, onProgress: @escaping @Sendable (Int64) -> Void) async throws -> Made {
        let export = claimed.export
        return try await troubled {
            // Folders of earlier starts of this job, whose renderer died.
            if export.starts > 1 { JobFolder.removeAll(in: dependencies.settings.scratch, for: export.id.text) }
            let folder = try JobFolder(in: dependencies.settings.scratch, for: export.id.text, claimed.lease)
            defer { folder.remove() }
            let snapshot = try JSONColumn.value(ExportSnapshot.self, export.snapshot, column: "snapshot")
            // Deleted media loses its row first and its bytes a moment later: the rows say what is there.
            guard try await isKnown(snapshot) else { throw RenderTrouble(code: .mediaMissing) }
            let plan = try await sources.plan(snapshot, export.resolution, export.codec, for: export.owner, in: folder)
            let output = try folder.file("out.mp4")
            let command = RenderGraph.export(plan, scratch: try RenderPath(folder.path), output: output)
            for file in command.files { try folder.write(file.text, to: file.path.text) }
            let length = Double(plan.duration.microseconds) / 1000
            let limits = Self.limits(seconds: length / 1000, resolution: export.resolution)
            try await FFmpegRun(limits: limits).run(command.arguments, inputs: plan.inputs) { progress in
                onProgress(min(99, max(0, Int64(100 * Double(progress.outTime.milliseconds) / length))))
            }
            let film = try await soften(output, plan, in: folder, limits)
            try await check(film.text, plan)
            return try await keep(film.text, as: export.objectOfThisStart)
        }
    }

    private func isKnown(_ snapshot: ExportSnapshot) async throws -> Bool {
        let blobs = snapshot.blobs
        return try await dependencies.database.read { db in try await BlobStore.known(Array(blobs), in: db) } == blobs
    }

    /// What an encoder may use up: far more than any composition needs, so that only one that went astray meets them.
    private static func limits(seconds: Double, resolution: ExportResolution) -> ChildLimits {
        let wall = 120 + Int(seconds.rounded(.up)) * (resolution == .p2160 ? 60 : 20)
        return ChildLimits(wallTime: .seconds(wall), addressSpaceBytes: 8 << 30, cpuSeconds: wall * 2, outputFileBytes: 4 << 30)
    }

    /// Encodes the sound again, quieter, where encoding has made it too loud. AC-6.4-06
    private func soften(_ output: RenderPath, _ plan: RenderPlan, in folder: JobFolder, _ limits: ChildLimits) async throws -> RenderPath {
        var (film, room) = (output, RenderRoom.usual)
        for attempt in 1...Self.softenings {
            guard let peak = try await TruePeak.measure(film.text), let wider = room.wider(forPeak: peak) else { return film }
            let softer = try folder.file("softer-\(attempt).mp4")
            let command = RenderGraph.sound(of: plan, wider, film: output, output: softer)
            try await FFmpegRun(limits: limits).run(command.arguments, inputs: plan.inputs)
            (film, room) = (softer, wider)
        }
        return film
    }

    /// How often the sound is encoded again at most. Once is nearly always enough.
    private static let softenings = 3

    /// An encoder that ends well may still have written nonsense, which is not the fault of what it read.
    private func check(_ output: String, _ plan: RenderPlan) async throws {
        let facts: VideoFacts
        do throws(VideoProblem) {
            facts = try await probe.probe(output, decoding: false)
        } catch {
            switch error {
            case .inputMissing, .inputUnreadable, .unsupportedType, .noVideo:
                throw RenderTrouble(code: .renderFailed, detail: "what was made is \(error)")
            default: throw error
            }
        }
        let (length, frame) = (Double(plan.duration.microseconds) / 1_000_000, 1 / Double(RenderPlan.frameRate))
        guard facts.displayWidth == plan.canvas.width, facts.displayHeight == plan.canvas.height,
            abs(facts.duration - length) <= 1.5 * frame
        else {
            throw RenderTrouble(
                code: .renderFailed, detail: "what was made is \(facts.displayWidth)x\(facts.displayHeight), \(facts.duration) s")
        }
    }

    private func keep(_ output: String, as key: ObjectKey) async throws -> Made {
        var status = stat()
        guard stat(output, &status) == 0 else { throw FileError(code: errno) }
        do {
            try await dependencies.store.writeFile(output, to: key, type: "video/mp4")
        } catch {
            // The store has the whole object or nothing, but a cancelled write cannot tell which. A task of its own deletes it, because a
            // cancelled task cannot call the store.
            await Task { [store = dependencies.store] in try? await store.delete(key) }.value
            // A failure that trying again does not mend means that the store may not be written to.
            if case .unavailable(retryable: false, let reason) = error { throw RenderTrouble(code: .permissionDenied, detail: reason) }
            throw error
        }
        return Made(object: key, bytes: Int64(status.st_size))
    }
}
