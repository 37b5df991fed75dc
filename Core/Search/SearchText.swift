/// How texts are made comparable, so that a word is found however it was spelled: the same rules for what is searched and for what is
/// typed.
public enum SearchText {
    /// Letters of a word beyond these do not count.
    public static let longestWord = 40

    /// The words of a text, in order: lower case, without marks, in one spelling of each letter, digits apart from letters and all as
    /// `0` to `9`.
    public static func words(_ text: String) -> [String] { split(text).map { $0.word } }

    /// As words of a text that is searched: with every form each may be asked for in, and hyphened words as one too.
    public static func indexed(_ text: String) -> Set<String> {
        let parts = split(text)
        var found = Set(parts.flatMap { forms(of: $0.word) })
        for (part, next) in zip(parts, parts.dropFirst()) where next.isHyphened && isLetters(part.word) && isLetters(next.word) {
            found.formUnion(forms(of: cut(part.word + next.word)))
        }
        return found
    }

    /// What a text is sorted by.
    public static func key(_ text: String) -> String { words(text).joined(separator: " ") }

    /// A word as `words` gives it, and what else finds the same: without the Arabic article, in the singular, with `ض` for `ظ`.
    public static func forms(of word: String) -> [String] {
        var forms = [word]
        if isArabic(word) {
            if let bare = withoutArticle(word), bare.unicodeScalars.count >= 2 { forms.append(bare) }
            forms += forms.compactMap(femaleSingular)
            forms += forms.compactMap(spelledWithDad)
        } else if let one = singular(word) {
            forms.append(one)
        }
        return forms
    }

    /// `ض` and `ظ` are said alike in most dialects, and so mixed up in writing. It is a form and not another spelling of the letter, so
    /// that what was indexed before is found as before. Nil for a word without `ظ`.
    static func spelledWithDad(_ word: String) -> String? {
        guard word.unicodeScalars.contains("ظ") else { return nil }
        return String(String.UnicodeScalarView(word.unicodeScalars.map { $0 == "ظ" ? "ض" : $0 }))
    }

    /// An Arabic word without `ال` and what is written together with it (`وال`, `بال`, `كال`, `فال`, `لل`); nil when it has none.
    static func withoutArticle(_ word: String) -> String? {
        for article in ["ال", "وال", "بال", "كال", "فال", "لل"] where word.hasPrefix(article) && word != article {
            return String(word.dropFirst(article.count))
        }
        return nil
    }

    /// `زجاجات` is more than one `زجاجه`.
    private static func femaleSingular(_ word: String) -> String? {
        word.hasSuffix("ات") && word.unicodeScalars.count >= 5 ? word.dropLast(2) + "ه" : nil
    }

    /// The singular of an English plural, by its ending; nil for what is none.
    private static func singular(_ word: String) -> String? {
        guard word.utf8.count >= 4, word.hasSuffix("s"), isLetters(word) else { return nil }
        if word.hasSuffix("ies"), word.utf8.count >= 5 { return word.dropLast(3) + "y" }
        if ["sses", "xes", "ches", "shes", "zes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return ["ss", "us", "is"].contains(where: word.hasSuffix) ? nil : String(word.dropLast())
    }

    /// Byte by byte, as the engines do.
    static func begins(_ word: String, with beginnings: [String]) -> Bool { beginnings.contains { word.utf8.starts(with: $0.utf8) } }

    private static func isArabic(_ word: String) -> Bool { word.unicodeScalars.first.map { (0x600...0x6ff).contains($0.value) } ?? false }

    /// A word has either letters or digits.
    static func isLetters(_ word: String) -> Bool { !(word.unicodeScalars.first.map(isDigit) ?? true) }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    private static func cut(_ word: String) -> String { String(String.UnicodeScalarView(word.unicodeScalars.prefix(longestWord))) }

    /// - Returns: each word, and whether a hyphen and nothing else is between it and the one before.
    private static func split(_ text: String) -> [(word: String, isHyphened: Bool)] {
        var words: [(word: String, isHyphened: Bool)] = []
        var word = Spelling()
        var gap = 2
        func end() {
            guard !word.bytes.isEmpty else { return }
            words.append((String(decoding: word.bytes, as: UTF8.self), gap == 1))
            word = Spelling()
            gap = 0
        }
        for scalar in text.unicodeScalars {
            switch Letter(scalar) {
            case .dropped: continue
            case .gap:
                end()
                gap += scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}" ? 1 : 2
            case .digit(let digit):
                if !word.isDigits { end() }
                word.isDigits = true
                word.append(digit)
            case .letter(let letter):
                if word.isDigits { end() }
                word.append(letter)
            case .letters(let letters):
                if word.isDigits { end() }
                for letter in letters { word.append(letter) }
            }
        }
        end()
        return words
    }

    /// A word while it is read. Bytes, because a library has a million letters and a string that grows by one of them is remade.
    private struct Spelling {
        private(set) var bytes: [UInt8] = []
        private var length = 0
        var isDigits = false

        mutating func append(_ scalar: Unicode.Scalar) {
            guard length < longestWord else { return }
            length += 1
            if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes.append(contentsOf: scalar.utf8) }
        }
    }
}
