/// Lines of tab-separated cells from standard input, the first of them the heading, as a table.
enum Table {
    static func run(isMarkdown: Bool) {
        var rows: [[String]] = []
        while let line = readLine() {
            if !line.isEmpty { rows.append(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)) }
        }
        print(isMarkdown ? markdown(rows) : plain(rows))
    }

    private static func plain(_ rows: [[String]]) -> String {
        let widths = widths(rows)
        return rows.enumerated().map { index, row in
            let line = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
                .joined(separator: "  ").trimmedAtEnd
            return index == 0 ? line + "\n" + String(repeating: "-", count: widths.reduce(0, +) + 2 * (widths.count - 1)) : line
        }.joined(separator: "\n")
    }

    private static func markdown(_ rows: [[String]]) -> String {
        let rule = widths(rows).map { _ in "---" }
        return ((rows.first.map { [$0, rule] } ?? []) + rows.dropFirst()).map { "| " + $0.joined(separator: " | ") + " |" }
            .joined(separator: "\n")
    }

    private static func widths(_ rows: [[String]]) -> [Int] {
        let columns = rows.map(\.count).max() ?? 0
        return (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String { String(prefix(count - reversed().prefix { $0 == " " }.count)) }
}
