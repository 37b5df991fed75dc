internal import LocalFiles

/// Writes a flow in its canonical form: one blank line between steps and none inside, sections in one order, one space between words,
/// JSON bodies spaced and indented alike with their line breaks as written, no blanks at the ends of lines, one line feed at the end.
/// Comments stay. The form is its own canonical form.
public enum FlowFormatter {
    /// - Throws: for a flow that cannot be parsed.
    public static func format(_ source: SourceText) throws(FlowDiagnostic) -> String {
        var parser = FlowParser(source)
        let file = try parser.file()
        let text = assemble(elements(of: parser), rest: source.text((parser.pieces.last?.end ?? 0)..<source.bytes.count))
        // The result is parsed again and compared, so that a mistake of the formatter never changes a flow.
        let again = try FlowParser.parse(SourceText(path: source.path, text: text))
        guard FlowShape.text(again) == FlowShape.text(file) else {
            throw FlowDiagnostic(
                file: source.path, position: SourcePosition(line: 1, column: 1), sourceLine: source.line(1),
                message: "this flow cannot be formatted without changing what it means",
                hint: "please report this file; it was left as it is")
        }
        return text
    }

    /// Flow files, those that exist to be included as well, and what cannot be read, as `FlowLoader.files` has them.
    public static func files(in paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.flatMap { path in Files.all(below: path, withUnreadable: true) { $0.hasSuffix(".hurl") } }.map(Files.normalised)
            .filter { seen.insert($0).inserted }
    }

    // MARK: - What there is

    /// A line, or a body, with the comments above it.
    struct Element {
        enum Kind { case request, response, section, body, line }
        let kind: Kind
        /// Nil is a blank line.
        var above: [String?]
        /// As written, from its first byte, without what follows its last.
        let text: String
        let what: String
    }

    private static func elements(of parser: FlowParser) -> [Element] {
        var elements: [Element] = []
        var start = 0
        for piece in parser.pieces {
            let (above, begin) = gap(parser.bytes, from: start, to: piece.end)
            let kind: Element.Kind =
                switch piece.what {
                case "the URL": .request
                case "the status": .response
                case "a section's name": .section
                case "the body": .body
                default: .line
                }
            elements.append(Element(kind: kind, above: above, text: trimmed(parser.source.text(begin..<piece.end)), what: piece.what))
            start = piece.end
        }
        return elements
    }

    /// The blank and comment lines from a line's start on, and where the first other line begins.
    private static func gap(_ bytes: [UInt8], from start: Int, to end: Int) -> ([String?], Int) {
        var lines: [String?] = []
        var offset = start
        while offset < end {
            var first = offset
            while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
            let lineEnd = bytes[first..<end].firstIndex(of: 0x0a) ?? end
            guard first == lineEnd || bytes[first] == 0x23 else { return (lines, first) }
            lines.append(first == lineEnd ? nil : comment(String(decoding: bytes[first..<lineEnd], as: UTF8.self)))
            offset = lineEnd + 1
        }
        return (lines, end)
    }

    private static func comment(_ text: String) -> String {
        let words = text.dropFirst().split(whereSeparator: { $0 == " " || $0 == "\t" })
        return words.first?.hasPrefix("@") == true ? "# " + words.joined(separator: " ") : trimmed(text)
    }

    static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let last = text.last, last == " " || last == "\n" || last == "\t" { text.removeLast() }
        return String(text)
    }

    // MARK: - In order

    private static func assemble(_ elements: [Element], rest: String) -> String {
        var lines: [String?] = []
        var index = 0
        while index < elements.count {
            // From one request to the next.
            let next = elements[(index + 1)...].firstIndex { $0.kind == .request } ?? elements.count
            lines += entry(Array(elements[index..<next]), isFirst: index == 0)
            index = next
        }
        let bytes = Array(rest.utf8)
        lines += gap(bytes, from: 0, to: bytes.count).0
        return collapsed(lines)
    }

    private static func entry(_ elements: [Element], isFirst: Bool) -> [String?] {
        var above = elements[0].above
        if !isFirst, !above.contains(where: { $0 == nil }) { above.insert(nil, at: 0) }
        var lines = above + [FlowLine.text(elements[0])]
        for block in ordered(Array(elements.dropFirst())) {
            for element in block {
                lines += element.above.filter { $0 != nil }
                lines.append(element.kind == .body ? JSONLayout.body(element.text) : FlowLine.text(element))
            }
        }
        return lines
    }

    private static let order = ["Query", "Form", "Multipart", "Cookies", "BasicAuth", "Options", "Captures", "Asserts"]

    /// The elements in blocks, sections sorted among themselves.
    private static func ordered(_ elements: [Element]) -> [[Element]] {
        var blocks: [[Element]] = []
        var sections: [(rank: Int, block: [Element])] = []
        func flush() {
            blocks += sections.sorted { $0.rank < $1.rank }.map(\.block)
            sections = []
        }
        for element in elements {
            switch element.kind {
            case .section: sections.append((order.firstIndex(of: FlowLine.sectionName(element.text)) ?? order.count, [element]))
            case .line where !sections.isEmpty: sections[sections.count - 1].block.append(element)
            default:
                flush()
                blocks.append([element])
            }
        }
        flush()
        return blocks
    }

    /// The text without blank lines at either end or in a row.
    private static func collapsed(_ lines: [String?]) -> String {
        var text = ""
        var isBlankDue = false
        for line in lines {
            guard let line else {
                isBlankDue = !text.isEmpty
                continue
            }
            text += (isBlankDue ? "\n" : "") + line + "\n"
            isBlankDue = false
        }
        return text
    }
}
