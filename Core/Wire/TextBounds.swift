/// What is asked of a text before anybody walks its characters: that it is no longer than its type allows, and that no character is
/// made of so many marks that comparing it costs more than its length. All of it is one pass over bytes or scalars.
public enum TextBounds {
    /// UAX #15 §13, the Stream-Safe Text Format: no more combining marks than this follow each other. To compare, hash or search a text,
    /// a run of marks is put in order, which takes the square of its length; no writing has runs of more than ten.
    public static let marksInARow = 30

    /// Whether every run of combining marks is short.
    public static func isStreamSafe(_ text: String) -> Bool {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
        var run = 0
        for scalar in text.unicodeScalars {
            // The first mark is U+0300.
            run = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered ? run + 1 : 0
            if run > marksInARow { return false }
        }
        return true
    }

    /// Whether a text has at most so many scalars; what is much longer is not walked.
    public static func fits(_ text: String, scalars most: Int) -> Bool {
        let bytes = text.utf8.count
        return bytes <= most || (bytes <= most * 4 && text.unicodeScalars.count <= most)
    }

    /// Whether a text has at most so many characters, as readers count them, in at most so many bytes.
    public static func fits(_ text: String, characters most: Int, bytes mostBytes: Int) -> Bool {
        let bytes = text.utf8.count
        return bytes <= most || (bytes <= mostBytes && text.count <= most)
    }
}

extension StringRules {
    /// The most bytes that a text may have before it is looked at, where there is a limit.
    public var byteLimit: Int? { maximumBytes ?? maximum.map { $0 * 4 } }

    /// Refuses what must not be walked. Up to this size the type says itself what is wrong.
    private static let alwaysRead = 1024

    func admit(_ text: String) throws(FieldRule) {
        if let byteLimit, text.utf8.count > max(byteLimit, Self.alwaysRead) {
            throw .tooLong(maximum: maximumCharacters ?? maximum ?? byteLimit)
        }
        guard TextBounds.isStreamSafe(text) else { throw .unusableCharacters }
    }
}
