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
    let keeper: MediaKeeper
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
            // Of one that died here.
            if export.starts > 1 { JobFolder.removeAll(in: keeper.settings.scratch, for: export.id.text) }
            let folder = try JobFolder(in: keeper.settings.scratch, for: export.id.text, claimed.lease)
            defer { folder.remove() }
            let snapshot = try JSONColumn.value(ExportSnapshot.self, export.snapshot, column: "snapshot")
            // Bytes outlive their row by a moment.
            guard try await isKnown(snapshot) else { throw RenderTrouble(code: .mediaMissing) }
            let plan = try await sources.plan(snapshot, export.resolution, export.codec, in: folder)
            let output = try folder.file("out.mp4")
            let command = RenderGraph.export(plan, scratch: try RenderPath(folder.path), output: output)
            for file in command.files { try folder.write(file.text, to: file.path.text) }
            let length = Double(plan.duration.microseconds) / 1000
            let limits = Self.limits(seconds: length / 1000, resolution: export.resolution)
            try await FFmpegRun(limits: limits).run(command.arguments, inputs: plan.inputs) { progress in
                onProgress(min(99, max(0, Int64(100 * Double(progress.outTime.milliseconds) / length))))
            }
            try await check(output.text, plan)
            return try await keep(output.text, as: export.objectOfThisStart)
        }
    }

    private func isKnown(_ snapshot: ExportSnapshot) async throws -> Bool {
        let blobs = snapshot.blobs
        return try await keeper.database.read { db in try await BlobStore.known(Array(blobs), in: db) } == blobs
    }

    /// What an encoder may use up: far more than any composition needs, so that only one that went astray meets them.
    private static func limits(seconds: Double, resolution: ExportResolution) -> ChildLimits {
        let wall = 120 + Int(seconds.rounded(.up)) * (resolution == .p2160 ? 60 : 20)
        return ChildLimits(wallTime: .seconds(wall), addressSpaceBytes: 8 << 30, cpuSeconds: wall * 2, outputFileBytes: 4 << 30)
    }

    /// An encoder that ends well may still have written nonsense, which is not the fault of what it read.
    private func check(_ output: String, _ plan: RenderPlan) async throws {
        let facts: VideoFacts
        do throws(VideoProblem) {
            facts = try await probe.probe(output, decoding: false)
        } catch {
            switch error {
            case .inputMissing, .inputUnreadable, .unsupportedType, .noVideo: throw RenderTrouble(code: .renderFailed, detail: "what was made is \(error)")
            default: throw error
            }
        }
        let (length, frame) = (Double(plan.duration.microseconds) / 1_000_000, 1 / Double(RenderPlan.frameRate))
        guard facts.displayWidth == plan.canvas.width, facts.displayHeight == plan.canvas.height, abs(facts.duration - length) <= 1.5 * frame else {
            throw RenderTrouble(code: .renderFailed, detail: "what was made is \(facts.displayWidth)x\(facts.displayHeight), \(facts.duration) s")
        }
    }

    private func keep(_ output: String, as key: ObjectKey) async throws -> Made {
        var status = stat()
        guard stat(output, &status) == 0 else { throw FileError(code: errno) }
        do {
            try await keeper.store.writeFile(output, to: key, type: "video/mp4")
        } catch {
            // Whole or not at all, but who was cancelled does not know which; cancelled tasks do not reach the store.
            await Task { [store = keeper.store] in try? await store.delete(key) }.value
            // A store that can do it neither now nor later is one that may not be written to.
            if case .unavailable(retryable: false, let reason) = error { throw RenderTrouble(code: .permissionDenied, detail: reason) }
            throw error
        }
        return Made(object: key, bytes: Int64(status.st_size))
    }
}
