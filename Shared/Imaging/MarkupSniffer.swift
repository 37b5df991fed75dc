/// Tells the text types apart that are dangerous to hand out under another name: a browser runs HTML and SVG, a player follows
/// playlists, and an XML parser may follow what a document names.
enum MarkupSniffer {
    /// Tags at which browsers take a text for HTML, from the WHATWG's MIME Sniffing standard, and some more that they would run.
    private static let htmlTags = [
        "!doctype html", "html", "head", "script", "iframe", "h1", "div", "font", "table", "a ", "style", "title", "b>", "body", "br", "p>",
        "meta", "link", "img", "form", "object", "embed", "base", "template",
    ]

    static func sniff(_ head: ArraySlice<UInt8>) -> MagicType {
        var text = plain(head)
        text.skipSpace()
        if text.starts("#extm3u") { return .playlist }
        var isXML = false
        // Browsers take a text that begins with a comment for HTML, unless what follows says otherwise.
        let isCommented = text.starts("<!--")
        // What comes before the first element may repeat in any order.
        while true {
            text.skipSpace()
            if text.starts("<?xml") || text.starts("<?") {
                isXML = isXML || text.starts("<?xml")
                guard isXML, text.skip(past: "?>") else { break }
            } else if text.starts("<!--") {
                guard text.skip(past: "-->") else { return isXML ? .xml : .html }
            } else if text.starts("<!doctype svg") {
                return .svg
            } else if text.starts("<!doctype html") {
                return .html
            } else if text.starts("<!doctype") {
                isXML = true
                guard text.skipDocumentType() else { break }
            } else {
                break
            }
        }
        if text.startsElement("svg") { return .svg }
        if htmlTags.contains(where: { text.starts("<" + $0) }) { return .html }
        return isXML ? .xml : isCommented ? .html : .unknown
    }

    /// The text in lower case with one byte a character; UTF-16 loses its zero bytes, which leaves ASCII as it is.
    private static func plain(_ head: ArraySlice<UInt8>) -> Scan {
        var bytes = head
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            bytes = bytes.dropFirst(3)
        } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            bytes = ArraySlice(bytes.dropFirst(2).filter { $0 != 0 })
        }
        return Scan(rest: ArraySlice(bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }))
    }
}

/// Bytes read from the front.
private struct Scan {
    var rest: ArraySlice<UInt8>

    func starts(_ text: String) -> Bool { rest.starts(with: text.utf8) }

    /// `<name` or `<prefix:name`, with the name ended there.
    func startsElement(_ name: String) -> Bool {
        let tag = rest.dropFirst().prefix { $0 != 0x3E && $0 != 0x2F && !Self.isSpace($0) }
        return rest.first == 0x3C && tag.split(separator: 0x3A).last.map { $0.elementsEqual(name.utf8) } == true
    }

    mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

    /// Goes behind the next `text`; false when there is none.
    mutating func skip(past text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let found = rest.indices.first(where: { rest[$0...].starts(with: wanted) }) else { return false }
        rest = rest[(found + wanted.count)...]
        return true
    }

    /// Goes behind `<!DOCTYPE …>`, whose declarations in brackets have their own `>`.
    mutating func skipDocumentType() -> Bool {
        let hasDeclarations = rest.prefix { $0 != 0x3E }.contains(0x5B)
        if hasDeclarations, !skip(past: "]") { return false }
        return skip(past: ">")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
