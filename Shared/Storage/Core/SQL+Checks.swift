extension SQL {
    /// Refuses values that one of the engines would not give back as they are.
    package func checkValues() throws(DatabaseError) {
        for (index, binding) in bindings.enumerated() {
            switch binding.value {
            case .text(let text) where text.utf8.contains(0):
                throw .unsupportedValue(parameter: index + 1, reason: "text with U+0000")
            case .double(let number) where number.isNaN:
                throw .unsupportedValue(parameter: index + 1, reason: "NaN")
            default: break
            }
        }
    }

    /// Whether the statement begins or ends a transaction, which is the database's own business.
    package static func controlsTransaction(_ text: String) -> Bool {
        let word = afterComments(text[...]).prefix { $0.isLetter }.uppercased()
        return ["BEGIN", "START", "COMMIT", "END", "ROLLBACK", "ABORT", "SAVEPOINT", "RELEASE", "PREPARE"].contains(word)
    }

    private static func afterComments(_ text: Substring) -> Substring {
        var rest = text
        while true {
            rest = rest.drop { $0.isWhitespace }
            if rest.hasPrefix("--") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                var body = rest.dropFirst(2)
                while !body.isEmpty, !body.hasPrefix("*/") { body = body.dropFirst() }
                rest = body.dropFirst(2)
            } else {
                return rest
            }
        }
    }
}
