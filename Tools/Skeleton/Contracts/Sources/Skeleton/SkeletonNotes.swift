public import Wire

/// What a person wants to keep.
public struct SkeletonNote: DTO {
    /// What it says.
    public let text: ShortText
    public init(text: ShortText) { self.text = text }
    public static let example = SkeletonNote(text: .example)
}

/// What is kept.
public struct SavedSkeletonNote: DTO {
    /// What it says.
    public let text: ShortText
    /// When it was kept.
    public let savedAt: Instant
    public init(text: ShortText, savedAt: Instant) {
        self.text = text
        self.savedAt = savedAt
    }
    public static let example = SavedSkeletonNote(text: .example, savedAt: .example)
}
