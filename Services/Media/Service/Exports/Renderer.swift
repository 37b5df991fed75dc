internal import Contracts
internal import Glibc
internal import MediaDomain
internal import Objects
internal import Processes
internal import ServiceKit
internal import Video
internal import Wire

/// Makes one video: brings the sources here, runs the encoder, looks at what came out, and stores it.
struct Renderer: Sendable {
    let keeper: MediaKeeper
    let sources: RenderSources
    let probe: MediaProbe

    struct Made: Sendable {
        let object: String
        let bytes: Int64
    }

    /// - Parameter onProgress: gets percent, in order, 0 to 99.
    /// - Throws: `APIError` with the code that the job fails with; `CancellationError`.
    func render(_ export: StoredExport, onProgress: @escaping @Sendable (Int64) -> Void) async throws -> Made {
        let folder = try JobFolder(keeper)
        defer { folder.remove() }
        return try await refusingRender {
            let snapshot = try JSONColumn.value(ExportSnapshot.self, export.snapshot, column: "snapshot")
            let plan = try await sources.plan(snapshot, export.resolution, export.codec, in: folder.path)
            let output = folder.path + "/out.mp4"
            let command = RenderGraph.export(plan, scratch: try RenderPath(folder.path), output: try RenderPath(output))
            for file in command.files { try folder.write(file.text, to: file.path.text) }
            let length = Double(plan.duration.microseconds) / 1_000_000
            try await FFmpegRun(limits: Self.limits(seconds: length, resolution: export.resolution)).run(command.arguments) { progress in
                onProgress(Int64(min(99, max(0, Double(progress.outTime.milliseconds) / 10 / length))))
            }
            return try await keep(output, export, plan)
        }
    }

    /// What an encoder may use up: far more than any composition needs, so that only one that went astray meets them.
    private static func limits(seconds: Double, resolution: ExportResolution) -> ChildLimits {
        let wall = 120 + Int(seconds.rounded(.up)) * (resolution == .p2160 ? 60 : 20)
        return ChildLimits(wallTime: .seconds(wall), addressSpaceBytes: 8 << 30, cpuSeconds: wall * 2, outputFileBytes: 4 << 30)
    }

    /// An encoder that ends well may still have written nonsense.
    private func keep(_ output: String, _ export: StoredExport, _ plan: RenderPlan) async throws -> Made {
        let facts = try await probe.probe(output, decoding: false)
        let frame = 1.0 / Double(RenderPlan.frameRate)
        let isRight = facts.displayWidth == plan.canvas.width && facts.displayHeight == plan.canvas.height
            && abs(facts.duration - Double(plan.duration.microseconds) / 1_000_000) <= 1.5 * frame
        var status = stat()
        guard isRight, stat(output, &status) == 0 else { throw APIError(.renderFailed) }
        let name = "video-\(export.attempt)-\(export.starts).mp4"
        try await keeper.store.writeFile(output, to: ObjectKey(trusted: .exports, id: export.id.text, name: name), type: "video/mp4")
        return Made(object: name, bytes: Int64(status.st_size))
    }
}

/// What goes wrong in a render, as its job tells it. AC-6.8-04.
func refusingRender<T>(_ body: () async throws -> T) async throws -> T {
    do {
        return try await body()
    } catch let error as VideoProblem {
        switch error {
        case .inputMissing: throw APIError(.mediaMissing)
        case .inputUnreadable, .unsupportedType, .noVideo: throw APIError(.mediaUnreadable)
        case .diskFull: throw APIError(.diskFull)
        case .permissionDenied: throw APIError(.permissionDenied)
        case .timedOut: throw APIError(.renderTimedOut)
        case .cancelled: throw CancellationError()
        case .tooLarge, .tooLong, .outputTooLarge, .outOfMemory, .toolUnavailable, .failed: throw RenderTrouble(code: .renderFailed, detail: "\(error)")
        }
    } catch let error as ObjectStoreError {
        switch error {
        case .storageFull: throw APIError(.diskFull)
        case .notFound: throw APIError(.mediaMissing)
        case .refused: throw APIError(.permissionDenied)
        case .cancelled: throw CancellationError()
        case .unavailable, .invalidPart, .tooLarge, .damaged: throw RenderTrouble(code: .renderFailed, detail: "\(error)")
        }
    }
}

/// A failure whose reason is for the log.
struct RenderTrouble: Error, Sendable {
    let code: ErrorCode
    let detail: String
}
