internal import HTTPCore
public import Wire

/// Every route of the skeleton service.
public enum Skeleton {
    public static let saveNote = Endpoint<SignedIn, Nothing, SkeletonNote, SavedSkeletonNote>(
        "skeleton.saveNote", .put, "/skeleton/note", summary: "Keep a note, in place of the one before")

    public static let areas: [Area] = [
        Area("Notes", "What a person wants to keep.", [saveNote.description])
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
