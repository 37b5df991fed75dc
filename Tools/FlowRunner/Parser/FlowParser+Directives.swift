/// A comment that starts with `@`.
struct Directive {
    enum Kind {
        case requirement([RequirementReference])
        case include(String)
        case step(String)
        case tag([String])
        case title(String)
        case cookies(CookieCommand)
    }
    let kind: Kind
    let offset: Int
    let width: Int
}

extension FlowParser {
    private static let directives = ["req", "include", "step", "tag", "title"]
    /// Commands that Hurl reads out of comments.
    private static let cookieCommands = ["cookie_storage_clear", "cookie_storage_set"]

    /// The cursor is at a `#`. Reads the line when it is a directive; the caller passes the rest of it.
    mutating func directive() throws(FlowDiagnostic) {
        let hash = offset
        var scan = self
        scan.offset += 1
        scan.skipSpaces()
        guard scan.peek == 0x40 else { return }
        scan.offset += 1
        let nameStart = scan.offset
        let name = scan.take { $0.isWord }
        if Self.cookieCommands.contains(name) {
            let rest = scan.skip(":") ? scan.take { $0 != 0x0a }.trimmingSpaces : ""
            let command: CookieCommand = name.hasSuffix("clear") ? .clear : .set(rest)
            return pending.append(Directive(kind: .cookies(command), offset: hash, width: scan.offset - hash))
        }
        guard Self.directives.contains(name) else {
            // Somebody else's comment, unless it is nearly one of ours: a mistyped @req would prove nothing and say nothing.
            guard let meant = nearest(to: name, among: Self.directives) else { return }
            throw fail(
                "unknown directive @\(name)", at: nameStart, width: max(1, name.count), expected: "@req, @include, @step, @tag or @title",
                hint: "did you mean @\(meant)? Without the @ it is only a comment")
        }
        var words: [(text: String, offset: Int)] = []
        scan.skipSpaces()
        let textStart = scan.offset
        while !scan.atLineEnd {
            let start = scan.offset
            words.append((scan.take { $0 != 0x20 && $0 != 0x09 && $0 != 0x0a }, start))
            scan.skipSpaces()
        }
        let text = words.map(\.text).joined(separator: " ")
        guard !words.isEmpty else {
            throw fail("@\(name) needs \(name == "req" ? "an id" : name == "include" ? "a path" : "a text")", at: textStart)
        }
        let kind: Directive.Kind
        switch name {
        case "req":
            var references: [RequirementReference] = []
            for word in words {
                let id = word.text.hasSuffix(",") ? String(word.text.dropLast()) : word.text
                guard !id.isEmpty, id.utf8.allSatisfy({ $0.isWord || $0 == 0x2e }) else {
                    throw fail(
                        "`\(word.text)` is not a requirement id", at: word.offset, width: word.text.count,
                        expected: "ids of letters, digits, dots and dashes, separated by spaces")
                }
                references.append(RequirementReference(id: id, position: source.position(at: word.offset)))
            }
            kind = .requirement(references)
        case "include":
            guard words.count == 1 else {
                throw fail("@include takes one path", at: words[1].offset, hint: "write one @include line for each file")
            }
            kind = .include(text)
        case "step": kind = .step(text)
        case "tag": kind = .tag(words.map(\.text))
        default: kind = .title(text)
        }
        pending.append(Directive(kind: kind, offset: hash, width: scan.offset - hash))
    }

    /// Moves what was read above a step onto the file, or returns it for the step that follows.
    mutating func attach(
        to file: inout FlowFile
    ) -> (title: String?, requirements: [RequirementReference], cookieCommands: [CookieCommand]) {
        var title: String?
        var requirements: [RequirementReference] = []
        var cookieCommands: [CookieCommand] = []
        for directive in pending {
            switch directive.kind {
            case .requirement(let references):
                if file.items.isEmpty { file.requirements += references } else { requirements += references }
            case .include(let path): file.items.append(.include(path: path, position: source.position(at: directive.offset)))
            case .step(let text): title = text
            case .tag(let names): file.tags += names
            case .title(let text): file.title = text
            case .cookies(let command): cookieCommands.append(command)
            }
        }
        pending.removeAll()
        return (title, requirements, cookieCommands)
    }

    /// A directive between a step's first and last line would silently move to the next step.
    mutating func refuseDirectives(inside range: Range<Int>) throws(FlowDiagnostic) {
        // Hurl takes its commands for plain comments there.
        pending.removeAll { if case .cookies = $0.kind { range.contains($0.offset) } else { false } }
        if let inside = pending.first(where: { range.contains($0.offset) }) {
            throw fail(
                "a directive stands inside a step", at: inside.offset, width: inside.width,
                hint: "put it above the line with the step's method")
        }
    }
}
