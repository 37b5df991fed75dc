internal import Contracts
internal import Glibc
internal import HTTPCore
internal import MediaDomain
internal import Platform
internal import Processes
internal import Security
internal import ServiceKit
internal import Video
internal import Wire

/// Single pictures of compositions. AC-6.1-02
struct Frames: Sendable {
    let keeper: MediaKeeper
    let sources: RenderSources
    let gate: Gate

    static let longestSide = 960
    static let limits = ChildLimits(wallTime: .seconds(30), addressSpaceBytes: 4 << 30, cpuSeconds: 60, outputFileBytes: 64 << 20)

    /// Layers whose media is gone are left out; a composition without any layer is black.
    func preview(_ query: FrameQuery, of person: SignedIn) async throws -> HTTPResponse {
        let snapshot = ExportSnapshot(try await keeper.composition(query.id, of: person))
        let time = RenderTime(milliseconds: Int(min(query.t?.milliseconds ?? 0, max(0, snapshot.milliseconds - 1))))
        let bytes = try await gate.pass { try await render(snapshot, at: time) }
        return HTTPResponse(
            status: .ok,
            headers: ["Content-Type": "image/jpeg", "Cache-Control": "private, no-cache", "ETag": "\"\(hex(Array(sha256(bytes).prefix(12))))\""], body: .bytes(bytes))
    }

    private static let busy = APIError(.unavailable, retryAfter: .seconds(2))

    private func render(_ snapshot: ExportSnapshot, at time: RenderTime) async throws -> [UInt8] {
        do {
            return try await troubled {
                let folder = try JobFolder(in: keeper.settings.scratch, for: "frame", keeper.runtime.ids.next())
                defer { folder.remove() }
                let plan = try await sources.plan(snapshot, .p1080, .h264, in: folder)
                let output = try folder.file("frame.jpg")
                let command = RenderGraph.frame(plan, at: time, longestSide: Self.longestSide, format: .jpeg, output: output)
                try await FFmpegRun(limits: Self.limits).run(command.arguments, inputs: plan.inputs)
                return try await keeper.onPool { try SmallRead.bytes(output.text, limit: 64 << 20) }
            }
        } catch let trouble as RenderTrouble {
            if trouble.code == .unavailable { throw Self.busy }
            keeper.runtime.logger.log(.error, "no preview", ["code": .string(trouble.code.rawValue), "error": .string(trouble.detail)])
            throw APIError(.renderFailed)
        }
    }
}

enum SmallRead {
    /// Blocks.
    static func bytes(_ path: String, limit: Int) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size <= limit else { throw FileError(code: EFBIG) }
        let size = Int(status.st_size)
        return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if got < 0 && errno == EINTR { continue }
                guard got > 0 else { throw FileError(code: got < 0 ? errno : EIO) }
                count += got
            }
        }
    }
}
