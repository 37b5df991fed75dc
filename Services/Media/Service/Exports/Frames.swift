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

    func preview(_ query: FrameQuery, of person: SignedIn) async throws -> HTTPResponse {
        let found = try await keeper.composition(query.id, of: person)
        let snapshot = ExportSnapshot(found)
        let time = min(query.t?.milliseconds ?? 0, max(0, snapshot.milliseconds - 1))
        let bytes = snapshot.parts.isEmpty ? try await empty(found.composition.canvas) : try await render(snapshot, at: time)
        return HTTPResponse(
            status: .ok,
            headers: ["Content-Type": "image/jpeg", "Cache-Control": "private, no-cache", "ETag": "\"\(hex(Array(sha256(bytes).prefix(12))))\""], body: .bytes(bytes))
    }

    private func render(_ snapshot: ExportSnapshot, at milliseconds: Int64) async throws -> [UInt8] {
        let folder = try JobFolder(keeper)
        defer { folder.remove() }
        return try await gate.pass {
            do {
                return try await refusingRender {
                    let plan = try await sources.plan(snapshot, .p1080, .h264, in: folder.path)
                    let output = folder.path + "/frame.jpg"
                    let command = RenderGraph.frame(
                        plan, at: RenderTime(milliseconds: Int(milliseconds)), longestSide: Self.longestSide, format: .jpeg, output: try RenderPath(output))
                    try await FFmpegRun(limits: Self.limits).run(command.arguments)
                    return try await keeper.onPool { try SmallRead.bytes(output, limit: 64 << 20) }
                }
            } catch let error as RenderTrouble {
                keeper.runtime.logger.log(.error, "no preview", ["error": .string(error.detail)])
                throw APIError(.renderFailed)
            } catch let error as APIError where [.mediaMissing, .mediaUnreadable, .diskFull, .permissionDenied, .renderTimedOut].contains(error.code) {
                throw APIError(.renderFailed)
            }
        }
    }

    /// An empty canvas is black.
    private func empty(_ canvas: Canvas) async throws -> [UInt8] {
        let size = canvas.pixelSize(.p1080)
        let scale = Double(Self.longestSide) / Double(max(size.width, size.height))
        let pixels = (Int(Double(size.width) * scale), Int(Double(size.height) * scale))
        let folder = try JobFolder(keeper)
        defer { folder.remove() }
        let output = folder.path + "/frame.jpg"
        return try await gate.pass {
            try await refusingRender {
                try await FFmpegRun(limits: Self.limits).run(
                    ["-f", "lavfi", "-i", "color=black:s=\(pixels.0)x\(pixels.1)", "-frames:v", "1", "-f", "image2pipe", "-c:v", "mjpeg", "file:" + output])
                return try await keeper.onPool { try SmallRead.bytes(output, limit: 1 << 20) }
            }
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
