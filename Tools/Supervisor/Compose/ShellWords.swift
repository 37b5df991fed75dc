/// Splits a command line into words with a shell's quotes and backslashes, and nothing else of a shell.
enum ShellWords {
    /// nil when a quote is not closed or the line ends in a backslash.
    static func split(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = Substring(line)
        while let character = rest.popFirst() {
            if character == "\\" && quote != "'" {
                guard let next = rest.popFirst() else { return nil }
                // Inside double quotes a backslash escapes only what is special there.
                word = (word ?? "") + (quote == "\"" && next != "\"" && next != "\\" && next != "$" ? "\\" : "") + String(next)
            } else if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { return nil }
        if let word { words.append(word) }
        return words
    }
}
