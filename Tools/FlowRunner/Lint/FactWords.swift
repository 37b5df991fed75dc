/// The facts in a text, made comparable: numbers in any script or in words, and stems of words in English and Arabic. Names such as
/// `taskId`, `email_taken` and `/auth/me` are taken apart.
enum FactWords {
    static func of(_ text: String) -> Set<String> {
        var facts: Set<String> = []
        var word: [Unicode.Scalar] = []
        // `InBody` is a word of its own as well as two.
        var whole: [Unicode.Scalar] = []
        var script = Script.none
        var number = ""
        let scalars = Array(text.unicodeScalars)
        func endPart() {
            guard !word.isEmpty else { return }
            if script == .arabic { facts.formUnion(arabic(word)) } else { facts.formUnion(latin(word)) }
            word = []
            script = .none
        }
        func endWord() {
            if whole.count > word.count, !word.isEmpty { facts.formUnion(latin(whole)) }
            whole = []
            endPart()
        }
        func endNumber() {
            guard !number.isEmpty else { return }
            facts.insert(canonical(number))
            number = ""
        }
        for (index, scalar) in scalars.enumerated() {
            if script == .arabic, (0x64b...0x652).contains(scalar.value) || scalar.value == 0x670 || scalar.value == 0x640 {
                continue  // vowel signs and stretching
            } else if let digit = digit(scalar) {
                endWord()
                number.append(digit)
            } else if !number.isEmpty, isPoint(scalar), index + 1 < scalars.count, Self.digit(scalars[index + 1]) != nil,
                !number.contains(".")
            {
                number.append(".")
            } else if !number.isEmpty, isGrouping(scalar), isGroup(scalars, index + 1) {
                continue
            } else if let kind = letter(scalar) {
                endNumber()
                if kind != script { endWord() }
                if kind == .arabic { facts.insert("arabic") }
                script = kind
                if kind == .latin, startsPart(scalar, word, index + 1 < scalars.count ? scalars[index + 1] : nil) {
                    endPart()
                    script = .latin
                }
                word.append(scalar)
                if kind == .latin { whole.append(scalar) }
            } else {
                endWord()
                endNumber()
            }
        }
        endWord()
        endNumber()
        return facts.union(Concepts.of(facts))
    }

    // MARK: - Numbers

    /// `007` as `7`, `81.50` as `81.5`.
    private static func canonical(_ number: String) -> String {
        var text = Substring(number)
        if text.contains(".") {
            while text.last == "0" { text.removeLast() }
            if text.last == "." { text.removeLast() }
        }
        while text.count > 1, text.first == "0", text.dropFirst().first != "." { text.removeFirst() }
        return String(text)
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Character? {
        let zero: UInt32
        switch scalar.value {
        case 0x30...0x39: zero = 0x30
        case 0x660...0x669: zero = 0x660
        case 0x6f0...0x6f9: zero = 0x6f0
        default: return nil
        }
        return Unicode.Scalar(scalar.value - zero + 0x30).map(Character.init)
    }

    private static func isPoint(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar.value == 0x66b }
    private static func isGrouping(_ scalar: Unicode.Scalar) -> Bool { scalar == "," || scalar.value == 0x66c }

    /// Three digits and no fourth: `1,250` is one number, `1,2,3` are three.
    private static func isGroup(_ scalars: [Unicode.Scalar], _ start: Int) -> Bool {
        guard start + 3 <= scalars.count, scalars[start..<start + 3].allSatisfy({ digit($0) != nil }) else { return false }
        return start + 3 == scalars.count || digit(scalars[start + 3]) == nil
    }

    // MARK: - Words

    private enum Script { case none, latin, arabic }

    private static func letter(_ scalar: Unicode.Scalar) -> Script? {
        switch scalar.value {
        case 0x41...0x5a, 0x61...0x7a: .latin
        case 0..<0x80: nil
        case 0x620...0x64a, 0x671...0x6d3: .arabic
        default: scalar.properties.isAlphabetic ? .latin : nil
        }
    }

    /// The hump of `taskId`, and the last capital of `HTMLPage`.
    private static func startsPart(_ scalar: Unicode.Scalar, _ word: [Unicode.Scalar], _ next: Unicode.Scalar?) -> Bool {
        guard let last = word.last, ("A"..."Z").contains(scalar) else { return false }
        return ("a"..."z").contains(last) || (("A"..."Z").contains(last) && next.map { ("a"..."z").contains($0) } == true)
    }

    private static func latin(_ scalars: [Unicode.Scalar]) -> [String] {
        let word = String(String.UnicodeScalarView(scalars)).lowercased()
        if let number = englishNumbers[word] { return [number] }
        switch word {
        case "ar": return ["arabic"]
        case "en": return [stem("english")]
        default: return word.unicodeScalars.count < 2 || idle.contains(word) ? [] : [stem(word)]
        }
    }

    private static let endings = [
        ("ies", "y"), ("ations", ""), ("ation", ""), ("ions", ""), ("ion", ""), ("ings", ""), ("ing", ""), ("ements", ""), ("ment", ""),
        ("ers", ""),
        ("er", ""), ("ed", ""), ("es", ""), ("s", ""), ("ly", ""), ("e", ""),
    ]

    /// Without its ending and cut to six letters, so that `compress`, `compressed` and `compression` are one.
    static func stem(_ word: String) -> String {
        var word = Substring(word)
        if let (ending, instead) = endings.first(where: { word.hasSuffix($0.0) && word.count >= $0.0.count + 3 }) {
            word = word.dropLast(ending.count) + instead
        }
        if word.count > 3, let last = word.last, word.dropLast().last == last { word = word.dropLast() }
        return String(word.prefix(6))
    }

    private static func arabic(_ scalars: [Unicode.Scalar]) -> [String] {
        var letters = scalars.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "أ", "إ", "آ": "ا"
            case "ى": "ي"
            case "ة": "ه"
            default: scalar
            }
        }
        let whole = String(String.UnicodeScalarView(letters))
        if let number = arabicNumbers[whole] { return [number] }
        for beginning in ["وال", "بال", "لل", "ال", "و", "ب", "ل", "ف"]
        where starts(letters, beginning) && letters.count >= beginning.unicodeScalars.count + 3 {
            letters.removeFirst(beginning.unicodeScalars.count)
            break
        }
        let bare = String(String.UnicodeScalarView(letters))
        if let number = arabicNumbers[bare] { return [number] }
        for ending in ["ات", "ون", "ين", "ان", "ها", "ه", "ي"]
        where ends(letters, ending) && letters.count >= ending.unicodeScalars.count + 3 {
            letters.removeLast(ending.unicodeScalars.count)
            break
        }
        return letters.count < 2 ? [] : [String(String.UnicodeScalarView(letters))]
    }

    private static func starts(_ letters: [Unicode.Scalar], _ text: String) -> Bool { letters.starts(with: Array(text.unicodeScalars)) }
    private static func ends(_ letters: [Unicode.Scalar], _ text: String) -> Bool {
        letters.reversed().starts(with: Array(text.unicodeScalars).reversed())
    }

    private static let englishNumbers: [String: String] = {
        let ones = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
            "fourteen",
            "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
        ]
        var numbers = Dictionary(uniqueKeysWithValues: ones.enumerated().map { ($1, String($0)) })
        for (index, word) in ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"].enumerated() {
            numbers[word] = String((index + 3) * 10)
        }
        numbers["once"] = "1"
        numbers["twice"] = "2"
        return numbers
    }()

    private static let arabicNumbers: [String: String] = {
        let words = [
            ["صفر"], ["واحد", "واحده"], ["اثنان", "اثنين", "اثنتان", "اثنتين"], ["ثلاث", "ثلاثه"], ["اربع", "اربعه"], ["خمس", "خمسه"],
            ["ست", "سته"],
            ["سبع", "سبعه"], ["ثمان", "ثماني", "ثمانيه"], ["تسع", "تسعه"], ["عشر", "عشره"],
        ]
        var numbers: [String: String] = [:]
        for (index, spellings) in words.enumerated() { for word in spellings { numbers[word] = String(index) } }
        let tens = ["عشرين", "ثلاثين", "اربعين", "خمسين", "ستين", "سبعين", "ثمانين", "تسعين", "مئه"]
        for (index, word) in tens.enumerated() { numbers[word] = String((index + 2) * 10) }
        for (index, word) in ["عشرون", "ثلاثون", "اربعون", "خمسون", "ستون", "سبعون", "ثمانون", "تسعون", "مائه"].enumerated() {
            numbers[word] = String((index + 2) * 10)
        }
        return numbers
    }()

    /// Words that say nothing of what a requirement is about.
    private static let idle: Set<String> = Set(
        """
        the and or of to is are was be been with for from by in on at as an it its this that then than not no any all both each every same \
        other \
        own can may must when where which who whose only after before again new also has have had do does done if but so out into over \
        under up \
        via per get post put patch delete return returns returned give gives given test tests check checks case cases http https status \
        json body \
        request response answer answers call calls api server client service field fields value values number numbers true false null \
        default id \
        ids row rows list lists set sets equal equals exact exactly shown show shows user users account jsonpath header count exists \
        includes \
        contains matches starts ends with isempty items length
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// Words that mean the same thing in a product's document and in its interface.
enum Concepts {
    /// What a text's words stand for, under names that no word has.
    static func of(_ facts: Set<String>) -> Set<String> { facts.reduce(into: []) { $0.formUnion(groups[$1] ?? []) } }

    private static let groups: [String: Set<String>] = {
        var groups: [String: Set<String>] = [:]
        for line in lines {
            let words = line.split(separator: " ").map { FactWords.stem(String($0)) }
            for word in words { groups[word, default: []].insert("~\(words[0])") }
        }
        return groups
    }()

    private static let lines = [
        "sms otp outbox", "mail email outbox inbox messages", "charge charged pay payment paid intent capture", "video clip movie",
        "photo picture image avatar", "sound tone audio volume loudness rms db decibel mute",
        "orientation rotation rotate portrait landscape upright width height", "language locale english arabic translation",
        "message label text",
        "tier freemium premium", "restart kill crash process worker terminate restarts", "logout revoke sign session",
        "reminder push notification notify", "canvas ratio aspect size", "delete remove", "date day today tomorrow yesterday calendar",
        "colour color pixel samples", "duration seconds length", "owner foreign private forbidden", "crop overflow", "login sign signin",
        "signup register sign", "confirm approve", "update change edit modify version conflict concurrent etag", "cancel stop abort",
        "choice setting preference option", "keep kept survive persist durable", "quota limit remaining used", "expire expiry expired ttl",
        "newest latest recent sort order", "complete finish ready succeed", "plan generate", "retry repeat duplicate idempotency",
        "device tablet phone", "export render",
    ]
}
