/// Lines of comma-separated values. RFC 4180: lines end with CR LF; a cell with a comma, a quote or a line end stands in quotes.
enum CSVText {
    static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    private static func cell(_ text: String) -> String {
        // Scalars: CR LF is one character to Swift.
        let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\n", "\r"].contains($0) }
        return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }
}

/// A table of text with columns of one width.
enum TextTable {
    /// - Parameters:
    ///   - cells: the header first; lines of equal length.
    ///   - left: how many columns, from the first, hold words; the others hold numbers and lean to the right.
    static func text(_ cells: [[String]], left: Int) -> String {
        let widths = (0..<(cells.first?.count ?? 0)).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { line in
            let padded = line.enumerated().map { column, text in
                let space = String(repeating: " ", count: widths[column] - text.count)
                return column < left ? text + space : space + text
            }.joined(separator: "  ")
            return String(padded.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n") + "\n"
    }

    /// `3 of 4` as `75%`; rounded down, so that 100% means all of it.
    static func percent(_ part: Int, _ whole: Int) -> String { whole == 0 ? "" : "\(part * 100 / whole)%" }
}
