internal import Contracts
internal import HTTPCore
internal import MediaDomain
internal import Platform
internal import Processes
internal import Security
internal import ServiceKit
internal import Video
internal import Wire

/// Single pictures of compositions. AC-6.1-02
struct PreviewActions: Sendable {
    let dependencies: MediaDependencies
    let sources: RenderSources
    let fetched: FetchedFiles
    let gate: Gate

    static let longestSide = 960
    static let limits = ChildLimits(wallTime: .seconds(30), addressSpaceBytes: 4 << 30, cpuSeconds: 60, outputFileBytes: 64 << 20)

    /// Layers whose media is gone are left out; a composition without any layer is black.
    func preview(_ call: Call<SignedIn, FrameQuery, Nothing>) async throws -> HTTPResponse {
        let (query, person) = (call.parameters, call.caller)
        let snapshot = ExportSnapshot(try await dependencies.composition(query.id, of: person))
        let time = RenderTime(milliseconds: Int(min(query.t?.milliseconds ?? 0, max(0, snapshot.milliseconds - 1))))
        let bytes = try await gate.pass(person.userID) { try await render(snapshot, at: time, for: person.userID) }
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "image/jpeg", "Cache-Control": "private, no-cache", "ETag": "\"\(hex(Array(sha256(bytes).prefix(12))))\"",
            ], body: .bytes(bytes))
    }

    private static let busy = APIError(.unavailable, retryAfter: .seconds(2))

    private func render(_ snapshot: ExportSnapshot, at time: RenderTime, for person: UserID) async throws -> [UInt8] {
        do {
            return try await troubled {
                let folder = try JobFolder(in: dependencies.settings.scratch, for: "frame", dependencies.runtime.ids.next())
                defer { folder.remove() }
                let seen = try snapshot.seen(at: time, .p1080, .h264, longestSide: Self.longestSide)
                let plan = try await sources.plan(seen, .p1080, .h264, for: person, in: folder, keepingIn: fetched)
                let output = try folder.file("frame.jpg")
                let command = RenderGraph.frame(plan, at: time, longestSide: Self.longestSide, format: .jpeg, output: output)
                try await FFmpegRun(limits: Self.limits).run(command.arguments, inputs: plan.inputs)
                return try await dependencies.onPool { try SmallRead.bytes(output.text, limit: 64 << 20) }
            }
        } catch let trouble as RenderTrouble {
            if trouble.code == .unavailable { throw Self.busy }
            // Trying again does not mend a clip that is damaged in its middle.
            if trouble.code == .mediaUnreadable { throw APIError(.mediaUnreadable) }
            dependencies.runtime.logger.log(
                .error, "no preview", ["code": .string(trouble.code.rawValue), "error": .string(trouble.detail)])
            throw trouble.code == .diskFull ? APIError(.storageFull, retryAfter: .seconds(60)) : APIError(.renderFailed)
        }
    }
}
