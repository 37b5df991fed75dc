internal import HTTPCore
public import Reference
internal import Wire

/// The reference as Markdown, for readers on a forge: a page for each service, and one that lists them and says what holds for all. What a
/// page on the web has besides, such as an error's text in Arabic, is in `/docs`.
public struct MarkdownReference {
    public let files: [ExportedFile]

    public init(_ book: ReferenceBook) {
        files =
            [ExportedFile(path: "README.md", text: Self.index(book))]
            + book.chapters.map { ExportedFile(path: "\($0.service).md", text: MarkdownPage(ReferenceBook(of: $0.service)).text) }
    }

    private static func index(_ book: ReferenceBook) -> String {
        var lines = [
            "# API reference", "",
            """
            Written by `barbell export markdown` from the contracts in the source: do not edit. A running service shows the same with forms
            """,
            "to try each operation at `/docs`, and `barbell export` makes OpenAPI, Bruno, Postman and TypeScript of it.", "",
        ]
        lines += ["## What holds everywhere", "", Conventions.everywhere, "", "`Idempotency-Key`: " + Conventions.key, ""]
        let common = ReferenceBook.everywhere.sorted { ($0.status, $0.rawValue) < ($1.status, $1.rawValue) }
        lines += ["Beside its own errors, each operation may answer \(MarkdownPage.list(common)).", ""]
        for chapter in book.chapters {
            lines += ["## [\(chapter.service)](\(chapter.service).md)", "", "| area | |", "|---|---|"]
            lines += chapter.areas.map {
                "| [\($0.name)](\(chapter.service).md#\(MarkdownPage.anchor($0.name))) | \(MarkdownPage.cell($0.summary)) |"
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }
}

/// A service's page.
struct MarkdownPage {
    let book: ReferenceBook
    private(set) var text = ""

    init(_ book: ReferenceBook) {
        self.book = book
        var lines: [String] = []
        for chapter in book.chapters {
            lines += ["# \(chapter.service)", "", "Written by `barbell export markdown`: do not edit.", ""]
            for area in chapter.areas {
                lines += ["## \(area.name)", "", area.summary, ""]
                for endpoint in area.endpoints { lines += operation(endpoint) }
            }
        }
        lines += ["## Schemas", ""]
        for known in book.types { lines += type(known) }
        text = lines.joined(separator: "\n")
    }

    /// As GitHub, GitLab and Forgejo name a heading.
    static func anchor(_ heading: String) -> String {
        String(heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
    }

    /// A text in a table: one line, without what would end the cell.
    static func cell(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: "<br>").replacing("|", with: "\\|")
    }

    /// Codes with their statuses.
    static func list(_ codes: [ErrorCode]) -> String { codes.map { "`\($0.rawValue)` (\($0.status))" }.joined(separator: ", ") }

    private func link(_ type: String) -> String {
        let name = book.descriptions.name(of: type)
        return book.types.contains { $0.type == type } ? "[`\(name)`](#\(Self.anchor(name)))" : "`\(name)`"
    }

    private func operation(_ endpoint: EndpointDescription) -> [String] {
        var lines = ["### \(endpoint.method.rawValue) \(endpoint.path)", "", endpoint.summary + ".", ""]
        if let text = book.descriptions.operation(endpoint.id)?.text { lines += [text, ""] }
        lines += ["`\(endpoint.id)`. \(endpoint.terms)", ""]
        if !endpoint.parameters.fields.isEmpty { lines += table("parameter", endpoint.parameters.fields) }
        if let body = endpoint.body { lines += ["Body: \(link(body.type))", ""] }
        if let type = endpoint.rawBody { lines += ["Body: bytes of `\(type)`", ""] }
        let statuses = [endpoint.status, endpoint.otherStatus].compactMap { $0 }.map { "\($0) \(HTTPStatus($0).reason)" }
        let answer =
            switch endpoint.success {
            case .empty: "without content"
            case .content(let type):
                "`\(type)`" + (endpoint.carried.map { " of \(link($0.type))" } ?? "")
                    + (endpoint.commands.map { "; it takes \(link($0.type))" } ?? "")
            case .json(let output): link(output.type)
            }
        lines += ["Answers \(statuses.joined(separator: " or ")): \(answer)", ""]
        let errors = ReferenceBook.errors(of: endpoint)
        if !errors.isEmpty { lines += ["Errors: \(Self.list(errors))", ""] }
        return lines
    }

    private func table(_ title: String, _ fields: [ObjectSchema.Field]) -> [String] {
        ["| \(title) | | |", "|---|---|---|"]
            + fields.map { field in
                let linked = field.schema.shownObject?.type ?? (field.origin.words == field.origin.value ? field.origin.value : nil)
                let kind = field.schema.words(linked.map(link))
                let text = Self.cell(book.descriptions.text(of: field) ?? "")
                return "| `\(field.name)` | \(kind)\(field.isRequired ? "" : "; optional") | \(text) |"
            } + [""]
    }

    private func type(_ type: ReferenceType) -> [String] {
        var lines = ["### \(type.name)", ""]
        if let text = type.text { lines += [text, ""] }
        switch type.shape {
        case .object(let fields): lines += table("member", fields)
        case .words(let words) where type.type == String(reflecting: ErrorCode.self):
            lines += ["| code | status | offer | again | |", "|---|---|---|---|---|"] + words.map { codeRow($0.word, $0.text) } + [""]
        case .words(let words):
            lines += ["| word | |", "|---|---|"] + words.map { "| `\($0.word)` | \(Self.cell($0.text ?? "")) |" } + [""]
        }
        return lines
    }

    /// A code with its status, what an app offers, and whether the same request may succeed later.
    private func codeRow(_ word: String, _ text: String?) -> String {
        guard let code = ErrorCode(rawValue: word) else { return "" }
        let action = code.action.map { "`\($0.rawValue)`" } ?? "", again = code.isRetryable ? "later" : ""
        return "| `\(word)` | \(code.status) | \(action) | \(again) | \(Self.cell(text ?? "")) |"
    }
}
