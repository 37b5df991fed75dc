internal import JSONCoding
internal import Wire

/// Texts at and beyond the rules of a field.
enum TextCases {
    /// Longer ones are tried once, as `very-long`.
    private static let longest = 20_000

    static func all(_ rules: StringRules, example: Node) -> [ValueCase] {
        let judge = SchemaJudge()
        func judged(_ name: String, _ text: String) -> ValueCase { ValueCase(name, .string(text), judge.text(text, rules)) }
        var cases: [ValueCase] = []
        if let samples = rules.format.flatMap(TextFormats.samples) {
            cases +=
                samples.valid.map { ValueCase("format", .string($0), .valid) }
                + samples.invalid.map { ValueCase("not-format", .string($0), .invalid) }
        }
        if let pattern = rules.pattern.flatMap({ SimplePattern($0) }) {
            for text in pattern.samples(limit: min(rules.maximum ?? 60, longest)) { cases.append(judged("pattern", text)) }
        }
        if case .scalar(let value) = example, let text = value.string, rules.pattern != nil || rules.format != nil {
            cases += neighbours(text).map { judged("neighbour", $0) }
        }
        if rules.pattern == nil, rules.format == nil || rules.format == "password" {
            cases += lengths(rules)
            cases += contents.map { judged("content-\($0.name)", $0.text) }
        } else {
            cases += contents.prefix(6).map { judged("content-\($0.name)", $0.text) }
            if let most = rules.maximum { cases.append(judged("too-long", String(repeating: "a", count: most + 1))) }
        }
        cases.append(judged("very-long", String(repeating: "a", count: 50_000)))
        // Half of a pair is no text in any encoding; RFC 8259 §8.2 leaves it open, this project does not.
        cases += [
            ValueCase("lone-surrogate", .verbatim("\"a\\ud800b\""), .invalid),
            ValueCase("swapped-surrogates", .verbatim("\"\\udc00\\ud800\""), .invalid),
            ValueCase("raw-control", .verbatim("\"a\u{1}b\""), .invalid), ValueCase("bad-escape", .verbatim("\"\\x41\""), .invalid),
        ]
        return cases
    }

    /// Lengths in Unicode scalars, in texts that other ways of counting count otherwise.
    private static func lengths(_ rules: StringRules) -> [ValueCase] {
        var cases: [ValueCase] = []
        let least = rules.minimum ?? 0
        if least > 0 {
            cases.append(ValueCase("too-short", .string(String(repeating: "a", count: least - 1)), .invalid))
            for (name, unit) in alphabets { cases.append(ValueCase("shortest-\(name)", .string(repeated(unit, least)), .valid)) }
        } else {
            cases.append(ValueCase("empty", .string(""), .valid))
        }
        if let most = rules.maximumCharacters {
            // As people count: what combines counts once, however many scalars it is made of.
            for (name, unit) in [("latin", "a"), ("arabic", "\u{628}"), ("emoji", "\u{1F3CB}"), ("combining", "e\u{301}")] {
                cases.append(ValueCase("most-characters-\(name)", .string(String(repeating: unit, count: most)), .valid))
                cases.append(ValueCase("too-many-characters-\(name)", .string(String(repeating: unit, count: most + 1)), .invalid))
            }
        }
        guard let most = rules.maximum, most <= longest, rules.maximumCharacters == nil else { return cases }
        for (name, unit) in alphabets {
            cases.append(ValueCase("longest-\(name)", .string(repeated(unit, most)), .valid))
            cases.append(ValueCase("too-long-\(name)", .string(repeated(unit, most + 1)), .invalid))
        }
        if most > least { cases.append(ValueCase("nearly-longest", .string(String(repeating: "b", count: most - 1)), .valid)) }
        return cases
    }

    private static let alphabets: [(name: String, unit: String)] = [
        ("latin", "a"), ("arabic", "\u{628}"), ("emoji", "\u{1F3CB}"), ("combining", "e\u{301}"), ("family", "\u{1F468}\u{200D}"),
    ]

    /// Exactly so many scalars.
    private static func repeated(_ unit: String, _ count: Int) -> String {
        let scalars = Array(unit.unicodeScalars)
        var text = String.UnicodeScalarView()
        for index in 0..<count { text.append(scalars[index % scalars.count]) }
        return String(text)
    }

    /// A text with one thing changed.
    private static func neighbours(_ text: String) -> [String] {
        [
            text, text + " ", " " + text, text + "\n", text + "\u{0}", String(text.dropLast()), String(text.dropFirst()), text + text,
            text.uppercased(),
            text.lowercased(), "é" + text.dropFirst(), "ب" + text.dropFirst(), "!" + text.dropFirst(), text + "\u{202E}", "\u{FEFF}" + text,
            text.replacing("-", with: ""), text.replacing(".", with: ""), text.replacing("@", with: "@@"), text.replacing("/", with: "//"),
        ]
    }

    static let contents: [(name: String, text: String)] = [
        ("empty", ""), ("blanks", "   "), ("nul", "a\u{0}b"), ("control", "a\u{1}b"), ("not-a-number", "NaN"), ("quotes", "a\"b'c\\d`e"),
        ("line-end", "a\nb\r\nc"), ("no-break-space", "\u{a0}\u{2003}"), ("arabic", "مرحبا بالعالم"), ("emoji", "👨‍👩‍👧‍👦🏳️‍🌈"),
        ("combining", "e\u{301}\u{327}a\u{308}"),
        ("direction", "\u{202E}abc\u{202C}"), ("zero-width", "a\u{200B}b"), ("byte-order-mark", "\u{FEFF}abc"),
        ("noncharacter", "a\u{FFFF}b"),
        ("private-use", "\u{E000}\u{10FFFD}"), ("line-separator", "a\u{2028}b"), ("sql", "x' OR '1'='1'; --"),
        ("markup", "<script>alert(1)</script>&amp;"),
        ("template", "{{x}} ${x} %s %n"), ("path", "../../etc/passwd"), ("null-word", "null"), ("header-end", "a\r\nSet-Cookie: a=b"),
    ]
}
