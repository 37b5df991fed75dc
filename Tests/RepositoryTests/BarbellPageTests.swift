import Foundation
import Testing

/// `docs/barbell.md` has a section for every verb, with the help text that the command prints and an example.
@Suite struct BarbellPageTests {
    private struct Section {
        let title: String
        let help: String
    }

    /// What the command says of itself, verb by verb; verbs of verbs (`contract diff`) after their own.
    private static func sections() throws -> [Section] {
        let overview = try help(["help"])
        var sections = [Section(title: "", help: overview)]
        for match in overview.matches(of: /\n  ([a-z]+) {2,}\S/) {
            let verb = String(match.1)
            let text = try help([verb, "--help"])
            sections.append(Section(title: "## \(verb)", help: text))
            guard let more = text.firstMatch(of: /^usage: barbell [a-z]+ <([a-z|-]+)>/) else { continue }
            for part in more.1.split(separator: "|") {
                sections.append(Section(title: "### \(verb) \(part)", help: try help([verb, String(part), "--help"])))
            }
        }
        return sections
    }

    private static func help(_ arguments: [String]) throws -> String {
        let (status, output) = try Program.run(Program.barbell, arguments)
        #expect(status == 0, "\(arguments)")
        return output.trimmingCharacters(in: .newlines)
    }

    /// The text from a heading to the next of any level; with no heading, the text before the first.
    private static func part(_ title: String, of page: String) -> Range<String.Index>? {
        let start = title.isEmpty ? page.startIndex : page.range(of: "\n\(title)\n")?.upperBound
        guard let start else { return nil }
        return start..<(page[start...].firstRange(of: #/\n##+ /#)?.lowerBound ?? page.endIndex)
    }

    @Test func everyVerbIsThereWithItsHelp() throws {
        let path = Document.root.appending(path: "docs/barbell.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        var page = text
        let sections = try Self.sections()
        #expect(sections.count > 19)
        for section in sections {
            let block = "```text\n\(section.help)\n```"
            guard let part = Self.part(section.title, of: page) else {
                page += "\n\(section.title)\n\n\(block)\n"
                continue
            }
            if page[part].contains(block) { continue }
            guard let old = page[part].firstRange(of: /```text\n(?s:.*?)\n```/) else {
                page.insert(contentsOf: "\n\(block)\n", at: part.upperBound)
                continue
            }
            page.replaceSubrange(old, with: block)
        }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
            try page.write(to: path, atomically: true, encoding: .utf8)
            return
        }
        #expect(text == page, "docs/barbell.md is not what barbell says: UPDATE_GOLDEN=1 writes it again")
    }

    @Test func noVerbIsGone() throws {
        let known = Set(try Self.sections().map(\.title))
        let told = try Document("docs/barbell.md").prose.filter { $0.hasPrefix("##") }.map(String.init)
        #expect(told.filter { !known.contains($0) } == [])
    }

    @Test func everyVerbHasAnExample() throws {
        let page = try Document("docs/barbell.md").text
        for section in try Self.sections() where section.title.hasPrefix("## ") {
            let part = try #require(Self.part(section.title, of: page), "\(section.title)")
            #expect(page[part].contains("```console\n$ "), "\(section.title)")
        }
    }
}
