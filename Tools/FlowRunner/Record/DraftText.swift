internal import JSONCoding

/// Texts as the parts of a flow spell them.
enum DraftText {
    enum Place { case line, quoted, json }

    static func written(_ text: String, _ place: Place) -> String {
        switch place {
        case .json: String(json(text).dropFirst().dropLast())
        case .quoted: quoted(text)
        case .line: escaped(text) { $0 == "#" }
        }
    }

    static func quoted(_ text: String) -> String { escaped(text) { $0 == "\"" } }
    static func key(_ text: String) -> String { escaped(text) { $0 == "#" || $0 == ":" } }
    static func url(_ text: String) -> String { text.replacing("#", with: "%23").replacing("{", with: "%7B").replacing("}", with: "%7D") }

    /// With its quotes; braces that would begin a template are escaped as JSON does.
    static func json(_ text: String) -> String { JSONValue.string(text).text().replacing("{{", with: "\\u007b\\u007b") }

    private static func escaped(_ text: String, _ special: (Unicode.Scalar) -> Bool) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "{", "}": out += "\\"
            case "\n":
                out += "\\n"
                continue
            case "\r":
                out += "\\r"
                continue
            case "\t":
                out += "\\t"
                continue
            case _ where special(scalar): out += "\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f:
                out += "\\u{\(String(scalar.value, radix: 16))}"
                continue
            default: break
            }
            out.unicodeScalars.append(scalar)
        }
        return out
    }
}
