internal import HTTPCore
public import Wire

/// The routes of the product Stack that bring media in. All of Stack's routes answer 403 `wrong_product` to the others'.
public enum StackMedia {
    public static let beginImport = Endpoint<SignedIn, Nothing, ImportRequest, ImportJob>(
        "media.beginImport", .post, "/media/imports", products: .withCompositions, status: .created,
        errors: [.limitReached, .quotaExceeded, .storageFull],
        requirements: ["AC-3.1-02", "AC-3.1-03", "AC-3.1-04", "FLOW-1-05", "FLOW-2-01", "X-03"],
        summary: "Announce up to twelve clips and pictures, and learn how to send each")
    public static let imports = Endpoint<SignedIn, MediaPageQuery, Nothing, ImportList>(
        "media.imports", .get, "/media/imports", products: .withCompositions,
        summary: "Imports of the last 30 days, newest first: what an app that lost its notes goes on with")
    public static let importJob = Endpoint<SignedIn, ImportParameters, Nothing, ImportJob>(
        "media.import", .get, "/media/imports/{id}", products: .withCompositions, requirements: ["AC-3.2-03", "AC-3.2-04"],
        summary: "How far an import is, with fresh URLs for what was not sent")
    public static let itemUploaded = Endpoint<SignedIn, ImportItemParameters, Nothing, ImportJob>(
        "media.itemUploaded", .post, "/media/imports/{id}/items/{itemId}/uploaded", products: .withCompositions, status: .accepted,
        errors: [.uploadMissing, .uploadIncomplete, .uploadClosed], requirements: ["AC-3.2-01", "AC-3.2-02"],
        summary: "Say that an item's bytes were sent; it is checked in the background. Saying it again changes nothing")
    public static let cancelImport = Endpoint<SignedIn, ImportParameters, Nothing, Nothing>(
        "media.cancelImport", .delete, "/media/imports/{id}", products: .withCompositions,
        summary: "Give up the items of an import that are not ready; those that are stay")

    public static let items = Endpoint<SignedIn, MediaPageQuery, Nothing, MediaItemList>(
        "media.items", .get, "/media/items", products: .withCompositions, requirements: ["FLOW-1-06"],
        summary: "One's own media, newest first")
    public static let item = Endpoint<SignedIn, MediaParameters, Nothing, MediaItem>(
        "media.item", .get, "/media/items/{id}", products: .withCompositions,
        requirements: ["AC-2.1-01", "AC-2.1-02", "AC-2.1-03", "AC-2.1-04", "AC-2.1-07"], summary: "One media item")
    public static let deleteItem = Endpoint<SignedIn, MediaParameters, Nothing, Nothing>(
        "media.deleteItem", .delete, "/media/items/{id}", products: .withCompositions, requirements: ["X-06"],
        summary: "Delete a media item; layers made of it stay and say that it is missing")
    public static let thumbnail = Endpoint<SignedIn, MediaParameters, Nothing, RawOutput>(
        "media.itemThumbnail", .get, "/media/items/{id}/thumbnail", products: .withCompositions, contentType: "image/webp",
        otherStatus: HTTPStatus(302),
        errors: [.mediaNotReady, .mediaUnreadable, .storageFull],
        requirements: ["AC-3.3-01", "AC-3.3-02", "AC-3.3-03", "AC-3.3-04"], summary: "A small picture of a media item")

    public static let settings = Endpoint<SignedIn, Nothing, Nothing, MediaSettings>(
        "media.settings", .get, "/media/settings", products: .withCompositions, requirements: ["AC-3.5.3-04"],
        summary: "What new imports and compositions begin with")
    public static let changeSettings = Endpoint<SignedIn, Nothing, MediaSettingsChange, MediaSettings>(
        "media.changeSettings", .put, "/media/settings", products: .withCompositions,
        requirements: ["AC-3.5.3-01", "AC-3.5.3-02", "AC-3.5.3-03", "AC-3.5.3-05"], summary: "Change the settings that are given")

    public static let areas: [Area] = [
        Area(
            "Imports",
            "Bringing up to twelve clips and pictures into Stack at once, each checked in the background.",
            [
                beginImport.description, imports.description, importJob.description, itemUploaded.description, cancelImport.description,
            ]),
        Area(
            "Media items",
            "Clips and pictures to make layers of.",
            [items.description, item.description, deleteItem.description, thumbnail.description]),
        Area("Media settings", "What new imports and compositions begin with.", [settings.description, changeSettings.description]),
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}

/// Every route of the product Stack.
public enum Stack {
    public static let areas: [Area] = StackMedia.areas + Compositions.areas + Exports.areas

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
