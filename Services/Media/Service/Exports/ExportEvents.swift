internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// An export's progress as server-sent events. The table is what is watched, so that it does not matter which process renders.
struct ExportEvents: Sendable {
    let keeper: MediaKeeper
    let flows: ExportFlows

    /// A comment keeps proxies from taking a quiet stream for a dead one.
    static let heartbeat: Duration = .seconds(15)

    func stream(_ id: ExportID, of person: SignedIn, _ context: RequestContext) async throws -> HTTPResponse {
        let first = try await flows.find(id, of: person)
        return HTTPResponse(
            status: .ok, headers: ["Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"],
            body: .stream { writer in
                defer { keeper.runtime.logger.log(.debug, "export no longer watched", ["export": .string(id.text)]) }
                var shown: StoredExport?
                var next: StoredExport? = first
                var quietSince = ContinuousClock.now
                while let export = next {
                    if shown?.status != export.status || shown?.progress != export.progress || shown?.attempt != export.attempt {
                        try await writer.write(event(export, context))
                        shown = export
                        quietSince = .now
                    } else if quietSince.duration(to: .now) > Self.heartbeat {
                        try await writer.write(Array(":\n\n".utf8))
                        quietSince = .now
                    }
                    if export.status.isFinal { return }
                    try await Task.sleep(for: .milliseconds(200))
                    // Deleted meanwhile: there is nothing more to tell.
                    next = try await keeper.database.read { db in try await ExportStore.find(id, of: person.userID, in: db) }
                }
            })
    }

    private func event(_ export: StoredExport, _ context: RequestContext) throws -> [UInt8] {
        Array("event: export\nid: \(export.attempt)-\(export.progress)-\(export.status.rawValue)\ndata: ".utf8)
            + (try JSONWriter.encode(flows.shown(export, context))) + Array("\n\n".utf8)
    }
}
