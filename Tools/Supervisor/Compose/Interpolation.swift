/// Compose's variable syntax: `$NAME`, `${NAME}`, `${NAME:-default}`, `${NAME-default}`, `${NAME:?message}`, `${NAME?message}`,
/// `${NAME:+other}`, `${NAME+other}`, and `$$` for one dollar sign. With a colon an empty value counts as not set. Defaults may
/// hold variables of their own.
struct Interpolation {
    /// Why a text cannot be expanded, for the user to read.
    struct Failure: Error, Hashable { let message: String }

    let variables: [String: String]
    /// The names that were used without a default and are not set, in the order met.
    private(set) var unset: [String] = []

    init(_ variables: [String: String]) { self.variables = variables }

    mutating func expand(_ text: String) throws(Failure) -> String {
        var rest = Substring(text)
        var result = ""
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            switch rest.first {
            case "$":
                result += "$"
                rest.removeFirst()
            case "{":
                result += try braced(&rest)
            case let first? where Self.isNameStart(first):
                let name = rest.prefix(while: Self.isNamePart)
                rest = rest[name.endIndex...]
                result += value(of: String(name))
            default:
                throw Failure(message: "'$' stands alone in '\(text)'; write '$$' for a dollar sign")
            }
        }
        return result + rest
    }

    private mutating func braced(_ rest: inout Substring) throws(Failure) -> String {
        let whole = rest
        var depth = 0
        var end: Substring.Index?
        for index in rest.indices {
            if rest[index] == "{" { depth += 1 }
            if rest[index] == "}" { depth -= 1 }
            if depth == 0 {
                end = index
                break
            }
        }
        guard let end else { throw Failure(message: "'${' has no '}' in '$\(whole)'") }
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        let name = String(inner.prefix(while: Self.isNamePart))
        guard let first = name.first, Self.isNameStart(first) else {
            throw Failure(message: "'$\(whole[...end])' names no variable; a name is letters, digits and '_'")
        }
        var tail = inner[name.endIndex(in: inner)...]
        guard !tail.isEmpty else { return value(of: name) }
        let emptyCounts = tail.first != ":"
        if !emptyCounts { tail.removeFirst() }
        let current = variables[name].flatMap { $0.isEmpty && !emptyCounts ? nil : $0 }
        let operand = String(tail.dropFirst())
        switch tail.first {
        case "-": if let current { return current } else { return try expand(operand) }
        case "+": return current == nil ? "" : try expand(operand)
        case "?":
            if let current { return current }
            let reason = try expand(operand)
            throw Failure(message: reason.isEmpty ? "variable \(name) is not set" : "variable \(name) is not set: \(reason)")
        default:
            throw Failure(message: "'$\(whole[...end])' is not understood; after the name come '-', ':-', '?', ':?', '+' or ':+'")
        }
    }

    private mutating func value(of name: String) -> String {
        if let value = variables[name] { return value }
        if !unset.contains(name) { unset.append(name) }
        return ""
    }

    private static func isNameStart(_ character: Character) -> Bool { character == "_" || (character.isASCII && character.isLetter) }
    private static func isNamePart(_ character: Character) -> Bool { isNameStart(character) || (character.isASCII && character.isNumber) }
}

extension String {
    /// Where this prefix of `text` ends in it.
    fileprivate func endIndex(in text: Substring) -> Substring.Index { text.index(text.startIndex, offsetBy: count) }
}
