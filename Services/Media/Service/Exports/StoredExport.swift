internal import Contracts
internal import Objects
internal import Platform
internal import Wire

/// An export as it is stored.
struct StoredExport: Sendable, Equatable {
    let id: ExportID
    let owner: UserID
    let compositionID: CompositionID
    let snapshot: String
    let resolution: ExportResolution
    let codec: ExportCodec
    let status: ExportStatus
    let progress: Int64
    let estimatedBytes: Int64
    let bytes: Int64?
    let objectName: String?
    let width: Int64
    let height: Int64
    let milliseconds: Int64
    let error: ErrorCode?
    let attempt: Int64
    /// How often a renderer has begun this attempt.
    let starts: Int64
    /// How often this attempt was put off because of what passes by itself.
    let waits: Int64
    let run: String?
    let doneAt: Instant?
    let createdAt: Instant
    let updatedAt: Instant

    /// The finished video.
    var object: ObjectKey? { objectName.map(object(named:)) }

    /// Where the renderer that began it last puts its video: nobody else ever writes there.
    var objectOfThisStart: ObjectKey { object(ofStart: starts) }

    /// Where those that began this attempt earlier would have put theirs.
    var objectsOfEarlierStarts: [ObjectKey] { (1..<max(1, starts)).map(object(ofStart:)) }

    private func object(ofStart start: Int64) -> ObjectKey { object(named: "video-\(attempt)-\(start).mp4") }
    private func object(named name: String) -> ObjectKey { ObjectKey(trusted: .exports, id: id.text, name: name) }
}

/// An export with the lease under which it is rendered. Each beginning has a lease of its own, so that whoever lost one can tell.
struct ClaimedExport: Sendable {
    let export: StoredExport
    let lease: String
    /// That of the request which asked for it.
    let trace: TraceContext?
}
