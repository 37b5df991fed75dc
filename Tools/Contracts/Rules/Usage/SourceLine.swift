/// Finds where a field is declared in a source file.
public enum SourceLine {
    /// The line, from 1, of the last part of `symbol` after the declaration of the type that holds it.
    /// - Parameter symbol: `PersonZone.profile.timezone`: types begin with a capital letter.
    /// - Returns: nil when the type or the field is not there.
    public static func find(_ symbol: String, in text: String) -> Int? {
        let parts = symbol.split(separator: ".").map(String.init)
        guard let field = parts.last, let type = parts.dropLast().last(where: { $0.first?.isUppercase == true }) else { return nil }
        var isInside = false
        var mention: Int?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.firstIndex(of: "/").map { slash in line[slash...].hasPrefix("//") ? line[..<slash] : line } ?? line
            let words = words(in: code)
            if !isInside { isInside = declares(type, after: ["struct", "class", "enum", "actor", "extension", "typealias"], words) }
            guard isInside else { continue }
            if declares(field, after: ["let", "var", "case"], words) { return index + 1 }
            if mention == nil, words.contains(Substring(field)) { mention = index + 1 }
        }
        return mention
    }

    private static func declares(_ name: String, after keywords: Set<Substring>, _ words: [Substring]) -> Bool {
        guard let keyword = words.firstIndex(where: keywords.contains) else { return false }
        return words[(keyword + 1)...].contains(Substring(name))
    }

    private static func words(in line: Substring) -> [Substring] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
