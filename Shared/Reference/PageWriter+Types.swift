internal import Wire

extension PageWriter {
    /// A link to a type's part of the page, or its name where it has none.
    func link(_ type: String) -> String {
        let name = Markup.escaped(book.descriptions.name(of: type))
        guard let known = types[type] else { return name }
        return "<a class=\"type\" href=\"#schema-\(known.name)\">\(name)</a>"
    }

    /// Fields with what they are for and what they may be.
    /// - Parameter place: where a parameter goes; nothing for the members of a body.
    mutating func fields(_ fields: [ObjectSchema.Field], isRequest: Bool, place: (String) -> String = { _ in "" }) {
        guard !fields.isEmpty else { return out.add("<p class=\"quiet\">No members.</p>") }
        out.add("<ul class=\"fields\">")
        for field in fields {
            out.add("<li><div class=\"sign\"><code class=\"name\">")
            out.text(field.name)
            out.add("</code> ")
            kind(of: field)
            let where_ = place(field.name)
            if !where_.isEmpty { out.add("<span class=\"quiet\">\(where_)</span> ") }
            if field.isRequired, isRequest { out.add("<span class=\"must\">required</span>") }
            if !field.isRequired, !isRequest { out.add("<span class=\"quiet\">optional</span>") }
            out.add("</div>")
            if let text = book.descriptions.text(of: field) { out.prose(text) }
            words(of: field)
            if let pattern = field.schema.pattern {
                out.add("<p class=\"quiet\">matches <code>")
                out.text(pattern)
                out.add("</code></p>")
            }
            out.add("</li>")
        }
        out.add("</ul>")
    }

    private mutating func kind(of field: ObjectSchema.Field) {
        let linked = field.schema.shownObject?.type ?? (field.origin.words == field.origin.value ? field.origin.value : nil)
        guard let linked, let known = types[linked] else {
            out.add("<span class=\"kind\">\(Markup.escaped(field.schema.words(nil)))</span> ")
            return
        }
        // The name in the words becomes the link.
        let words = Markup.escaped(field.schema.words("\u{1}")).replacing("\u{1}", with: link(known.type))
        out.add("<span class=\"kind\">\(words)</span> ")
    }

    /// The words that a field takes; a set of its own has them in its part of the page too.
    private mutating func words(of field: ObjectSchema.Field) {
        guard let words = field.schema.listedWords, let type = field.origin.words else { return }
        guard words.count <= 8 || type != field.origin.value else { return }
        list(words.map { ($0, book.descriptions.word($0, of: type)) })
    }

    private mutating func list(_ words: [(word: String, text: String?)]) {
        out.add("<dl class=\"words\">")
        for (word, text) in words {
            out.add("<div><dt><code>")
            out.text(word)
            out.add("</code></dt><dd>\(Markup.phrase(text ?? ""))</dd></div>")
        }
        out.add("</dl>")
    }

    mutating func schemas() {
        out.add("<section aria-labelledby=\"schemas\"><h2 id=\"schemas\">Schemas</h2>")
        let sent = sentTypes
        for type in book.types {
            out.add("<details class=\"card type\" id=\"schema-\(type.name)\" data-find=\"")
            out.text(([type.name] + names(in: type)).joined(separator: " ").lowercased())
            out.add("\"><summary><h3><code>")
            out.text(type.name)
            out.add("</code></h3><span class=\"quiet\">")
            out.add(Markup.phrase(Self.brief(type.text ?? "")))
            out.add("</span></summary><div class=\"inner\">")
            if let text = type.text { out.prose(text) }
            switch type.shape {
            case .object(let members): fields(members, isRequest: sent.contains(type.type))
            case .words(let words): list(words)
            }
            users(of: type)
            out.add("</div></details>")
        }
        out.add("</section>")
    }

    /// Types that only requests have: of theirs it matters what is required.
    private var sentTypes: Set<String> {
        var sent: Set<String> = [], answered: Set<String> = [ErrorBody.schema.type]
        func walk(_ object: ObjectSchema, _ seen: inout Set<String>) {
            guard seen.insert(object.type).inserted else { return }
            for field in object.fields { if let inner = field.schema.shownObject { walk(inner, &seen) } }
        }
        for operation in chapter.operations {
            if let body = operation.body { walk(body, &sent) }
            if case .json(let output) = operation.success { walk(output, &answered) }
        }
        return sent.subtracting(answered)
    }

    private func names(in type: ReferenceType) -> [String] {
        switch type.shape {
        case .object(let fields): fields.map(\.name)
        case .words(let words): words.map(\.word)
        }
    }

    /// The operations that send or answer with a type, as a whole.
    private mutating func users(of type: ReferenceType) {
        let users = chapter.operations.filter { operation in
            if operation.body?.type == type.type { return true }
            if case .json(let output) = operation.success { return output.type == type.type }
            return false
        }
        guard !users.isEmpty else { return }
        out.add("<p class=\"quiet\">Of \(users.map { "<a href=\"#\($0.id)\"><code>\($0.id)</code></a>" }.joined(separator: ", ")).</p>")
    }

    mutating func errors() {
        out.add("<section aria-labelledby=\"errors\"><h2 id=\"errors\">Errors</h2><div class=\"card\"><ul class=\"errors\">")
        for code in book.errors {
            out.add("<li id=\"error-\(code.rawValue)\" data-find=\"\(code.rawValue)\">")
            refusal(code, name: "<code>\(code.rawValue)</code>")
        }
        out.add("</ul></div></section>")
    }
}
