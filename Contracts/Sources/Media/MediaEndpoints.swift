internal import HTTPCore
public import Wire

/// The routes of the media service for files and photos. Those of compositions are in `Stack`.
public enum Media {
    public static let beginUpload = Endpoint<SignedIn, Nothing, UploadDetails, UploadTicket>(
        "media.beginUpload", .post, "/media/uploads", status: .created,
        errors: [.tierRequired, .quotaExceeded, .limitReached, .storageFull],
        requirements: ["FR-MESSAGING-04-c", "FR-MESSAGING-04-d"], summary: "Get signed URLs for exactly one file")
    public static let upload = Endpoint<SignedIn, UploadParameters, Nothing, UploadTicket>(
        "media.upload", .get, "/media/uploads/{id}", requirements: ["X-03"], summary: "How far an upload is, with fresh URLs for the rest")
    public static let confirmUpload = Endpoint<SignedIn, UploadParameters, Nothing, MediaFile>(
        "media.confirmUpload", .post, "/media/uploads/{id}/confirm", status: .created, otherStatus: .ok, errors: confirming,
        summary: "Have what was uploaded checked and kept")
    public static let abandonUpload = Endpoint<SignedIn, UploadParameters, Nothing, Nothing>(
        "media.abandonUpload", .delete, "/media/uploads/{id}", errors: [.uploadClosed], summary: "Give an upload up")
    public static let storage = Endpoint<SignedIn, Nothing, Nothing, StorageUse>(
        "media.storage", .get, "/media/storage", summary: "How much of one's room is used")
    public static let file = Endpoint<SignedIn, MediaParameters, Nothing, MediaFile>(
        "media.file", .get, "/media/files/{id}", requirements: ["FR-ACCOUNT-01-c"], summary: "A file of one's own")
    public static let deleteFile = Endpoint<SignedIn, MediaParameters, Nothing, Nothing>(
        "media.deleteFile", .delete, "/media/files/{id}", summary: "Delete a file of one's own")
    public static let preview = Endpoint<SignedIn, PreviewQuery, Nothing, RawOutput>(
        "media.preview", .get, "/media/files/{id}/preview", contentType: "image/*", otherStatus: HTTPStatus(302),
        errors: [.storageFull],
        requirements: ["FR-MESSAGING-04-e"],
        summary: "A small picture of a file; an icon for a document")
    public static let content = Endpoint<Anyone, ContentParameters, Nothing, RawOutput>(
        "media.content", .get, "/media/content/{token}", contentType: "*/*", otherStatus: HTTPStatus(302),
        errors: [.linkInvalid, .linkExpired, .storageFull],
        summary: "What a link leads to; whoever has the link may read it while it works")
    public static let putObject = Endpoint<Anyone, ObjectParameters, Nothing, Nothing>(
        "media.putObject", .put, "/objects/{area}/{id}/{name}", status: .ok, rawBody: "application/octet-stream", errors: storing,
        requirements: ["GTSD-5.1-05"], summary: "Store bytes by a signed URL")

    public static let putPhoto = Endpoint<Anyone, ContentParameters, Nothing, Nothing>(
        "media.putPhoto", .put, "/photos/uploads/{token}", status: .ok, rawBody: "image/*",
        errors: [.linkInvalid, .linkExpired, .uploadClosed, .storageFull],
        requirements: ["GTSD-P-4.4-03"], summary: "Store the bytes of a photo whose size was not said beforehand")
    public static let presignPhoto = Endpoint<SignedIn, Nothing, PhotoPresign, PhotoUpload>(
        "media.presignPhoto", .post, "/photos/presign", status: .created, errors: [.quotaExceeded, .limitReached],
        requirements: ["GTSD-5.1-04", "GTSD-P-4.4-02"], summary: "Get a signed URL for a photo")
    public static let confirmPhoto = Endpoint<SignedIn, Nothing, PhotoConfirm, Photo>(
        "media.confirmPhoto", .post, "/photos/confirm", status: .created, otherStatus: .ok, errors: confirming + [.notFound],
        requirements: ["GTSD-5.1-06", "GTSD-P-4.4-04"], summary: "Have an uploaded photo checked and put into the gallery")
    public static let photos = Endpoint<SignedIn, PhotoQuery, Nothing, PhotoPage>(
        "media.photos", .get, "/photos", requirements: ["GTSD-5.2-01", "GTSD-5.2-08", "GTSD-P-3.5-01", "GTSD-P-3.5-02"],
        summary: "The gallery, newest first")
    public static let comparison = Endpoint<SignedIn, ComparisonQuery, Nothing, PhotoComparison>(
        "media.comparison", .get, "/photos/compare", errors: [.notFound], requirements: ["GTSD-P-3.5-04"],
        summary: "Two photos side by side")
    public static let photo = Endpoint<SignedIn, MediaParameters, Nothing, Photo>(
        "media.photo", .get, "/photos/{id}", summary: "One photo")
    public static let changePhoto = Endpoint<SignedIn, MediaParameters, PhotoEdit, Photo>(
        "media.changePhoto", .patch, "/photos/{id}", summary: "Put right what is said of a photo")
    public static let deletePhoto = Endpoint<SignedIn, MediaParameters, Nothing, Nothing>(
        "media.deletePhoto", .delete, "/photos/{id}", requirements: ["GTSD-5.2-06"], summary: "Delete a photo")

    public static let areas: [Area] = [
        Area(
            "Uploads",
            """
            Sending a file: announce it, `PUT` its bytes where the ticket says, confirm it. Large files go in parts, and a broken \
            upload goes on where it was.
            """,
            [
                beginUpload.description, upload.description, confirmUpload.description, abandonUpload.description,
                putObject.description
            ]),
        Area(
            "Files",
            "Files that were confirmed. Their links work for some minutes and without a token.",
            [storage.description, file.description, deleteFile.description, preview.description, content.description]),
        Area(
            "Progress photos",
            "GTSD's progress photos: sending, looking at, comparing and deleting them.",
            [
                presignPhoto.description, putPhoto.description, confirmPhoto.description, photos.description, comparison.description,
                photo.description, changePhoto.description, deletePhoto.description
            ]),
        Area(
            "Files for services",
            "What other services ask of files. Apps never call these.",
            [MediaFiles.facts.description, MediaFiles.links.description]),
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)

    /// Below this path the embedded store has its objects.
    public static let objectsPrefix = "/objects"

    static let confirming: [ErrorCode] = [
        .uploadMissing, .uploadIncomplete, .uploadClosed, .uploadMismatch, .lengthMismatch, .fileDamaged, .tooManyPixels, .quotaExceeded,
        .limitReached, .unsupportedMediaType, .storageFull,
    ]
    static let storing: [ErrorCode] = [
        .linkInvalid, .linkExpired, .uploadClosed, .uploadMismatch, .lengthMismatch, .storageFull,
    ]
}
