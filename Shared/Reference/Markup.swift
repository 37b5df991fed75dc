/// HTML in the making. Whatever is not markup of ours goes through `text`.
struct Markup {
    private(set) var html = ""

    mutating func add(_ markup: String) { html += markup }
    mutating func text(_ text: String) { html += Self.escaped(text) }

    /// - Parameter attributes: markup, such as ` class="quiet"`.
    mutating func element(_ name: String, _ attributes: String = "", _ text: String) {
        html += "<\(name)\(attributes)>\(Self.escaped(text))</\(name)>"
    }

    /// A comment's text: paragraphs, lists and words in backticks.
    mutating func prose(_ text: String) {
        for paragraph in text.split(separator: "\n\n") {
            var lines = paragraph.split(separator: "\n")
            let items = lines.lastIndex { !$0.hasPrefix("- ") }.map { Array(lines[($0 + 1)...]) } ?? lines
            lines.removeLast(items.count)
            if !lines.isEmpty { html += "<p>\(Self.phrase(lines.joined(separator: " ")))</p>" }
            if !items.isEmpty { html += "<ul>" + items.map { "<li>\(Self.phrase(String($0.dropFirst(2))))</li>" }.joined() + "</ul>" }
        }
    }

    /// A line of a comment: words in backticks are code.
    static func phrase(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2) ? escaped(String(part)) : "<code>\(escaped(String(part)))</code>"
        }.joined()
    }

    /// For text and for attributes in double quotes.
    static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "'"): escaped += "&#39;".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
