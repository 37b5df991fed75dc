internal import HTTPCore
public import Wire

/// The routes of compositions and their layers. Each change answers with the whole composition as it then is.
public enum Compositions {
    public static let create = Endpoint<SignedIn, Nothing, CompositionDetails, Composition>(
        "media.createComposition", .post, "/compositions", products: .withCompositions, status: .created,
        errors: [.mediaMissing, .mediaNotReady, .mediaUnreadable, .limitReached],
        requirements: ["AC-2.3-01", "AC-3.6-02", "FLOW-1-08", "FLOW-1-09", "FLOW-2-03", "FLOW-3-01", "X-01"],
        summary: "Begin a composition, empty or with a layer for each item")
    public static let list = Endpoint<SignedIn, MediaPageQuery, Nothing, CompositionList>(
        "media.compositions", .get, "/compositions", products: .withCompositions, requirements: ["X-01"],
        summary: "One's own compositions, newest first")
    public static let one = Endpoint<SignedIn, CompositionParameters, Nothing, Composition>(
        "media.composition", .get, "/compositions/{id}", products: .withCompositions, requirements: ["AC-5.7-03", "X-01", "X-06"],
        summary: "One composition with its layers")
    public static let change = Endpoint<SignedIn, CompositionParameters, CompositionChange, Composition>(
        "media.changeComposition", .patch, "/compositions/{id}", products: .withCompositions, errors: [.versionConflict],
        requirements: ["AC-4.2-01", "AC-4.2-03", "FLOW-3-03", "FLOW-3-04", "FLOW-3-05"],
        summary: "Change the canvas or looping; layers keep their places")
    public static let delete = Endpoint<SignedIn, CompositionParameters, Nothing, Nothing>(
        "media.deleteComposition", .delete, "/compositions/{id}", products: .withCompositions, requirements: ["X-01"],
        summary: "Delete a composition; its media and its exports stay")
    public static let duplicate = Endpoint<SignedIn, CompositionParameters, Nothing, Composition>(
        "media.duplicateComposition", .post, "/compositions/{id}/duplicate", products: .withCompositions, status: .created,
        errors: [.limitReached],
        requirements: ["X-01"], summary: "Make a copy of a composition")

    public static let addLayer = Endpoint<SignedIn, CompositionParameters, LayerDetails, Composition>(
        "media.addLayer", .post, "/compositions/{id}/layers", products: .withCompositions, status: .created,
        errors: [.layerLimitReached, .mediaMissing, .mediaNotReady, .mediaUnreadable, .versionConflict],
        requirements: ["AC-2.2-01", "AC-2.2-02", "AC-2.2-03", "AC-2.3-02"], summary: "Add a layer on top of the others, twelve at most")
    public static let changeLayer = Endpoint<SignedIn, LayerParameters, LayerChange, Composition>(
        "media.changeLayer", .patch, "/compositions/{id}/layers/{lid}", products: .withCompositions, errors: [.versionConflict],
        requirements: [
            "AC-2.3-04", "AC-3.5.2-03", "AC-3.5.2-04", "AC-3.5.2-05", "AC-4.5-04", "AC-4.6-03", "AC-5.7-01", "FLOW-1-10", "FLOW-1-11",
        ],
        summary: "Move a layer, resize it or set its volume")
    public static let removeLayer = Endpoint<SignedIn, LayerRemoval, Nothing, Composition>(
        "media.removeLayer", .delete, "/compositions/{id}/layers/{lid}", products: .withCompositions, status: .ok,
        errors: [.versionConflict],
        requirements: ["AC-2.3-03", "AC-4.7-04"], summary: "Remove a layer; its media stays")
    public static let orderLayer = Endpoint<SignedIn, LayerParameters, LayerOrder, Composition>(
        "media.orderLayer", .post, "/compositions/{id}/layers/{lid}/order", products: .withCompositions, status: .ok,
        errors: [.versionConflict],
        requirements: ["AC-2.3-05", "AC-2.3-06", "AC-4.7-02", "AC-4.7-03"], summary: "Bring a layer to the front or send it to the back")

    public static let preview = Endpoint<SignedIn, FrameQuery, Nothing, RawOutput>(
        "media.compositionPreview", .get, "/compositions/{id}/preview", products: .withCompositions, contentType: "image/jpeg",
        errors: [.renderFailed, .mediaUnreadable, .storageFull],
        requirements: ["AC-6.1-02", "FLOW-2-05", "FLOW-3-03"], summary: "A picture of a composition at one moment")
    public static let estimate = Endpoint<SignedIn, EstimateQuery, Nothing, ExportEstimate>(
        "media.exportEstimate", .get, "/compositions/{id}/export-estimate", products: .withCompositions,
        errors: [.emptyComposition, .mediaMissing],
        requirements: ["AC-6.1-04", "AC-6.1-05", "FLOW-1-13"], summary: "How large an export would be")
    public static let export = Endpoint<SignedIn, CompositionParameters, ExportRequest, ExportJob>(
        "media.startExport", .post, "/compositions/{id}/exports", products: .withCompositions, status: .accepted,
        errors: [.emptyComposition, .mediaMissing, .limitReached, .quotaExceeded],
        requirements: ["AC-6.1-03", "AC-6.2-01", "FLOW-1-14", "FLOW-1-15", "X-06"],
        summary: "Begin to make a video of a composition as it is now")

    public static let areas: [Area] = [
        Area(
            "Compositions",
            "Media on a canvas, to be played together. Every change answers with the whole composition.",
            [
                create.description, list.description, one.description, change.description, delete.description, duplicate.description,
                preview.description
            ]),
        Area(
            "Layers",
            "What lies on a canvas, where, how large and how loud; twelve at most.",
            [addLayer.description, changeLayer.description, removeLayer.description, orderLayer.description]),
        Area("Beginning an export", "How large a video would be, and making it.", [estimate.description, export.description]),
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
