internal import HTTPCore
public import Wire

/// The routes of exports, of the library and of share links.
public enum Exports {
    public static let open = Endpoint<SignedIn, MediaPageQuery, Nothing, ExportList>(
        "media.exports", .get, "/exports", products: .withCompositions,
        summary: "Exports that are not done, newest first: waiting, being made, failed and stopped. Finished ones are in the library")
    public static let one = Endpoint<SignedIn, ExportParameters, Nothing, ExportJob>(
        "media.export", .get, "/exports/{id}", products: .withCompositions, requirements: ["AC-6.2-03", "AC-6.8-01", "FLOW-1-16"],
        summary: "How far an export is")
    public static let events = Endpoint<SignedIn, ExportParameters, Nothing, RawOutput>(
        "media.exportEvents", .get, "/exports/{id}/events", products: .withCompositions, contentType: "text/event-stream",
        carries: ExportJob.self, requirements: ["AC-6.2-03"],
        summary: "Server-sent events of the type export, each with the job as it then is; the stream ends with the job")
    public static let cancel = Endpoint<SignedIn, ExportParameters, Nothing, ExportJob>(
        "media.cancelExport", .delete, "/exports/{id}", products: .withCompositions, status: .ok, errors: [.exportFinished],
        requirements: ["AC-6.2-05", "AC-6.2-06"], summary: "Stop an export that is not over; stopping it again changes nothing")
    public static let retry = Endpoint<SignedIn, ExportParameters, Nothing, ExportJob>(
        "media.retryExport", .post, "/exports/{id}/retry", products: .withCompositions, status: .accepted,
        errors: [.exportRunning, .exportFinished, .mediaMissing, .limitReached, .quotaExceeded], requirements: ["AC-6.8-03"],
        summary: "Run an export again that failed or was stopped")
    public static let file = Endpoint<SignedIn, ExportParameters, Nothing, RawOutput>(
        "media.exportFile", .get, "/exports/{id}/file", products: .withCompositions, contentType: "video/mp4", otherStatus: HTTPStatus(302),
        errors: [.exportNotReady],
        requirements: ["AC-6.6-01", "AC-6.6-03", "FLOW-1-17"], summary: "The video of a finished export, whole or by ranges")

    public static let library = Endpoint<SignedIn, LibraryQuery, Nothing, LibraryPage>(
        "media.library", .get, "/library", products: .withCompositions, requirements: ["AC-6.6-01", "AC-6.6-03", "FLOW-1-17", "X-02"],
        summary: "Compositions and finished exports, newest first")
    public static let delete = Endpoint<SignedIn, ExportParameters, Nothing, Nothing>(
        "media.deleteExport", .delete, "/library/exports/{id}", products: .withCompositions, errors: [.exportRunning],
        summary: "Delete an export that is over, with its video and its links")

    public static let share = Endpoint<SignedIn, ExportParameters, ShareRequest, ShareLink>(
        "media.shareExport", .post, "/exports/{id}/share", products: .withCompositions, status: .created,
        errors: [.exportNotReady, .limitReached],
        summary: "Make a link that gives a finished export to whoever has it, for some time")
    public static let endShare = Endpoint<SignedIn, ExportParameters, Nothing, Nothing>(
        "media.endShare", .delete, "/exports/{id}/share", products: .withCompositions, summary: "Make every link to an export stop working")
    public static let shared = Endpoint<Anyone, ShareParameters, Nothing, RawOutput>(
        "media.sharedExport", .get, "/shared/exports/{token}", contentType: "video/mp4", otherStatus: HTTPStatus(302),
        errors: [.linkExpired],
        summary: "A shared video, whole or by ranges")

    public static let areas: [Area] = [
        Area(
            "Exports",
            "Videos that are made or being made: how far they are, as events too, and the file.",
            [open.description, one.description, events.description, cancel.description, retry.description, file.description]),
        Area(
            "Library and sharing",
            "Compositions and finished videos together, and links that show one video to anybody.",
            [library.description, delete.description, share.description, endShare.description, shared.description]),
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
