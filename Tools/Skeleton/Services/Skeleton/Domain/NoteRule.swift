public import Contracts

/// How notes are kept.
public enum NoteRule {
    /// Runs of spaces are one space, so that notes which look alike are alike.
    public static func tidied(_ text: ShortText) -> ShortText {
        ShortText(trusted: text.text.split(separator: " ").joined(separator: " "))
    }
}
