public import Contracts
internal import Wire

/// When two names of somebody's own exercises are one name. EXER-03.
public enum ExerciseNames {
    /// What names are compared by: without regard to case and to how many spaces stand between words.
    /// - Parameter text: in one normal form of Unicode, so that composed and decomposed letters are the same.
    public static func key(_ text: String) -> String { bounded(folded(text)) }

    private static func folded(_ text: String) -> String {
        var key = String.UnicodeScalarView()
        var isGap = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                isGap = !key.isEmpty
                continue
            }
            if isGap { key.append(" ") }
            isGap = false
            key.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        }
        return String(key)
    }

    /// A key that every index takes. Normal forms may be eighteen times as long as what was typed; of such a one the beginning and a
    /// number made from all of it count.
    private static func bounded(_ key: String) -> String {
        guard key.utf8.count > longestKey else { return key }
        return String(String.UnicodeScalarView(key.unicodeScalars.prefix(longestKey / 8))) + "#"
            + String(PlanSeed.number(key), radix: 16)
    }

    private static let longestKey = 800

    /// A name like `name` that is free: `Dips (2)`. IL-ADD-03.
    /// - Parameters:
    ///   - taken: the keys of all names there are.
    ///   - normalize: brings a text into the normal form that the keys were made from.
    public static func suggestion(for name: ExerciseName, taken: Set<String>, normalize: (String) -> String) -> ExerciseName? {
        var first = 2
        // One of so many is free. Numbers of one length leave the same room for the name itself.
        while first <= taken.count + 2 {
            let end = first < 10 ? 10 : first < 100 ? 100 : first < 1000 ? 1000 : 10_000
            guard let stem = shortened(name.text, by: " (\(end - 1))".utf8.count) else { return nil }
            let plain = folded(normalize(stem))
            for number in first..<end where !taken.contains(bounded("\(plain) (\(number))")) {
                return try? ExerciseName(validating: "\(stem) (\(number))")
            }
            first = end
        }
        return nil
    }

    /// A name with room for a suffix; nil when nothing of it would be left.
    private static func shortened(_ name: String, by bytes: Int) -> String? {
        var stem = Substring(name)
        let excess = stem.count + bytes - ExerciseNameRule.maximum
        if excess > 0 { stem.removeLast(excess) }
        while stem.utf8.count + bytes > ExerciseNameRule.maximum * 8, !stem.isEmpty { stem.removeLast() }
        let text = stem.trimmed
        return text.isEmpty ? nil : text
    }
}
