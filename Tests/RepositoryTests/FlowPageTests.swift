import Foundation
import Testing

/// `docs/flows.md` lists what flows include, and the README shows a flow as it is.
@Suite struct FlowPageTests {
    private static let folder = Document.root.appending(path: "Tests/Flows")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path).standardized, encoding: .utf8)
    }

    /// The names that a file captures, after those of the files that it includes.
    private static func captures(_ path: String) throws -> [String] {
        let text = try Self.text(path), folder = path.split(separator: "/").dropLast().joined(separator: "/")
        var names = try text.matches(of: /(?m)^# @include (\S+)/).flatMap { try captures("\(folder)/\($0.1)") }
        for section in text.components(separatedBy: "[Captures]\n").dropFirst() {
            for line in section.split(separator: "\n", omittingEmptySubsequences: false) {
                guard let name = line.firstMatch(of: #/^([\w-]+): /#)?.1 else { break }
                names.append(String(name))
            }
        }
        return names.reduce(into: []) { known, name in if !known.contains(name) { known.append(name) } }
    }

    @Test func everyIncludeIsListedWithWhatItLeaves() throws {
        let products = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        let files = try products.flatMap { product in
            try (FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: product).path)).sorted()
                .filter { $0.hasPrefix("_") && $0.hasSuffix(".hurl") }.map { "\(product)/\($0)" }
        }
        let rows = try files.map { file in
            let title = try Self.text(file).split(separator: "\n")[0].trimmingPrefix("# @title ")
            let names = try Self.captures(file).map { "`\($0)`" }.joined(separator: ", ")
            return "| `\(file)` | \(title) | \(names) |"
        }
        let listed = try Document("docs/flows.md").prose.filter { $0.contains(/^\| `\w+\/_/) }.map { String($0) }
        #expect(listed == rows)
        #expect(rows.count > 40)
    }

    @Test func theReadmeShowsAFlowAsItIs() throws {
        let shown = try Document("README.md").code("hurl").joined(separator: "\n")
        #expect(!shown.isEmpty)
        #expect(try Self.text("fitcoach/otp-resend.hurl").contains(shown))
    }
}
