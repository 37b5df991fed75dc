public import Wire

public enum OtherNameCount: ListRule { public static let range = 0...12 }
public enum SecondaryMuscleCount: ListRule { public static let range = 0...12 }
public enum StandInCount: ListRule { public static let range = 0...12 }
public enum InstructionCount: ListRule { public static let range = 3...6 }
public enum HintCount: ListRule { public static let range = 1...3 }

public enum LibraryTextRule: TextRule {
    /// A line or two on a phone. The library's own texts have at most 130; a longer translation of a coming version still fits.
    public static let maximum = 200
    public static let isMultiline = false
    public static let example = "Keep your chest up."
}
/// A sentence of the library.
public typealias LibraryText = FreeText<LibraryTextRule>

/// An exercise's name in both languages.
public struct LibraryName: DTO, Hashable {
    /// In English.
    public let en: ExerciseName
    /// In Arabic.
    public let ar: ExerciseName
    public init(en: ExerciseName, ar: ExerciseName) {
        self.en = en
        self.ar = ar
    }

    public func problems() -> [FieldProblem] {
        (ar.text.isArabic ? [] : [FieldProblem("name.ar", .required)])
            + (en.text.isArabic ? [FieldProblem("name.en", .wrongType(expected: "English"))] : [])
    }
    public static let example = LibraryName(en: FreeText(trusted: "Barbell Squat"), ar: FreeText(trusted: "القرفصاء الخلفية بالبار"))
}

/// What is done in an exercise, one step after the other, in both languages.
public typealias InstructionTexts = LibraryTexts<InstructionCount>
/// What helps in an exercise, or goes wrong in it, in both languages.
public typealias HintTexts = LibraryTexts<HintCount>

/// Sentences in both languages that say the same, one by one.
public struct LibraryTexts<Count: ListRule>: DTO {
    /// In English, in order.
    public let en: BoundedList<LibraryText, Count>
    /// In Arabic, in order.
    public let ar: BoundedList<LibraryText, Count>
    public init(en: BoundedList<LibraryText, Count>, ar: BoundedList<LibraryText, Count>) {
        self.en = en
        self.ar = ar
    }

    /// For texts of our own.
    init(en: [String], ar: [String]) {
        self.init(en: BoundedList(trusted: en.map { FreeText(trusted: $0) }), ar: BoundedList(trusted: ar.map { FreeText(trusted: $0) }))
    }

    func problems(_ field: String) -> [FieldProblem] {
        if ar.count != en.count {
            return [FieldProblem("\(field).ar", ar.count < en.count ? .tooFew(minimum: en.count) : .tooMany(maximum: en.count))]
        }
        return ar.enumerated().compactMap { place, text in text.text.isArabic ? nil : FieldProblem("\(field).ar.\(place)", .required) }
            + en.enumerated().compactMap { place, text in
                text.text.isArabic ? FieldProblem("\(field).en.\(place)", .wrongType(expected: "English")) : nil
            }
    }
    public static var example: LibraryTexts {
        LibraryTexts(en: ["Keep your chest up."], ar: ["أبقِ صدرك مرفوعًا."])
    }
}

/// Where a video is: an address of the web, which apps open as it is.
public struct VideoAddress: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard text.utf8.count <= Self.longest else { throw .tooLong(maximum: Self.longest) }
        let rest = text.utf8.dropFirst(Self.scheme.utf8.count)
        guard text.utf8.starts(with: Self.scheme.utf8), let first = rest.first, Self.isAlphanumeric(first),
            rest.allSatisfy({ (0x21...0x7e).contains($0) && ![0x22, 0x3c, 0x3e, 0x5c, 0x5e, 0x60, 0x7b, 0x7c, 0x7d].contains($0) }),
            // Nothing stands for somebody's name and password.
            !rest.prefix(while: { $0 != 0x2f && $0 != 0x3f && $0 != 0x23 }).contains(0x40)
        else { throw .malformed(expected: .url) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    private static let longest = 500
    private static let scheme = "https://"
    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
    }
    public static let schema = Schema.string(StringRules(minimum: 9, maximum: longest, format: "uri"))
    public static let example = VideoAddress(trusted: "https://videos.example.com/barbell-squat.mp4")
}

extension String {
    /// Whether there is a letter of Arabic in it.
    fileprivate var isArabic: Bool { unicodeScalars.contains { (0x620...0x64a).contains($0.value) } }
}
