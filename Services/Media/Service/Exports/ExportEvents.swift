internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// An export's progress as server-sent events. The table is what is watched, so that it does not matter which process renders.
struct ExportEvents: Sendable {
    let dependencies: MediaDependencies
    private let watchers = ExportWatchers()

    init(dependencies: MediaDependencies) { self.dependencies = dependencies }

    /// A comment keeps proxies from taking a quiet stream for a dead one.
    static let heartbeat: Duration = .seconds(15)

    /// How often the table is looked at: nothing moves while an export waits for its turn.
    private static func pause(_ export: StoredExport) -> Duration { export.status == .queued ? .seconds(1) : .milliseconds(200) }

    func stream(_ call: Call<SignedIn, ExportParameters, Nothing>) async throws -> HTTPResponse {
        let (id, person, language) = (call.parameters.id, call.caller, call.context.language)
        let first = try await dependencies.export(id, of: person)
        return HTTPResponse(
            status: .ok,
            headers: ["Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"],
            body: .stream { writer in
                let stream = watchers.begin(person.userID)
                defer { watchers.end(stream, of: person.userID) }
                defer { dependencies.runtime.logger.log(.debug, "export no longer watched", ["export": .string(id.text)]) }
                var shown: StoredExport?
                var next: StoredExport? = first
                var quietSince = ContinuousClock.now
                // A stream ends with the session that opened it, and for newer ones of the same person.
                while let export = next, !dependencies.runtime.revocations.refuses(person), watchers.isOpen(stream, of: person.userID) {
                    if shown?.status != export.status || shown?.progress != export.progress || shown?.attempt != export.attempt {
                        try await writer.write(Self.event(export, language))
                        shown = export
                        quietSince = .now
                    } else if quietSince.duration(to: .now) > Self.heartbeat {
                        try await writer.write(Array(":\n\n".utf8))
                        quietSince = .now
                    }
                    if export.status.isFinal { return }
                    try await Task.sleep(for: Self.pause(export))
                    // Nil once the export was deleted: there is nothing more to tell.
                    next = try await dependencies.database.read { db in try await ExportStore.find(id, of: person.userID, in: db) }
                }
            })
    }

    private static func event(_ export: StoredExport, _ language: Language) throws -> [UInt8] {
        Array("event: export\nid: \(export.attempt)-\(export.progress)-\(export.status.rawValue)\ndata: ".utf8)
            + (try JSONWriter.encode(export.shown(language))) + Array("\n\n".utf8)
    }
}
