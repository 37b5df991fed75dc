internal import HTTPCore
internal import JSONCoding
internal import Wire

extension PageWriter {
    mutating func operation(_ endpoint: EndpointDescription) {
        out.add("<details class=\"card op\" id=\"\(endpoint.id)\" data-find=\"\(Markup.escaped(words(of: endpoint)))\"><summary>")
        out.add("<span class=\"verb \(endpoint.method.rawValue.lowercased())\">\(endpoint.method.rawValue)</span><h3><code>")
        // A line may break before a slash.
        out.add(Markup.escaped(endpoint.path.description).replacing("/", with: "<wbr>/"))
        out.add("</code></h3><span class=\"quiet\">")
        out.text(endpoint.summary)
        out.add("</span></summary><div class=\"inner\"><p>\(Markup.phrase(endpoint.summary)).</p>")
        if let text = book.descriptions.operation(endpoint.id)?.text { out.prose(text) }
        out.add("<p class=\"quiet\">\(Markup.phrase(endpoint.terms))</p>")
        chips(endpoint)
        parameters(endpoint)
        requestBody(endpoint)
        example(endpoint)
        answers(endpoint)
        refusals(endpoint)
        tryIt(endpoint)
        out.add("</div></details>")
    }

    /// What the search looks at: path, names and error codes.
    private func words(of endpoint: EndpointDescription) -> String {
        var words = [endpoint.id, endpoint.method.rawValue, endpoint.path.description, endpoint.summary]
        words += endpoint.parameters.fields.map(\.name) + (endpoint.body?.fields.map(\.name) ?? [])
        if let body = endpoint.body { words.append(book.descriptions.name(of: body.type)) }
        if case .json(let output) = endpoint.success {
            words.append(book.descriptions.name(of: output.type))
            words += output.fields.map(\.name)
        }
        words += endpoint.errors.map { $0.rawValue } + endpoint.requirements + [endpoint.access.rawValue]
        return words.joined(separator: " ").lowercased()
    }

    private mutating func chips(_ endpoint: EndpointDescription) {
        out.add("<div class=\"chips\">")
        for chip in [endpoint.id] + (book.descriptions.operation(endpoint.id).map { [$0.swiftName] } ?? []) {
            out.add("<span class=\"chip\"><code>")
            out.text(chip)
            out.add("</code></span>")
        }
        for requirement in endpoint.requirements {
            out.element("span", " class=\"chip tag\" title=\"A requirement that it meets\"", requirement)
        }
        out.add("</div>")
    }

    private mutating func parameters(_ endpoint: EndpointDescription) {
        guard !endpoint.parameters.fields.isEmpty else { return }
        out.add("<h4>Parameters</h4>")
        let inPath = Set(endpoint.path.parameterNames)
        fields(endpoint.parameters.fields, isRequest: true) { inPath.contains($0) ? "in the path" : "in the query" }
    }

    private mutating func requestBody(_ endpoint: EndpointDescription) {
        if let type = endpoint.rawBody {
            out.add("<h4>Body</h4><p>Bytes of type <code>")
            out.text(type)
            out.add("</code>.</p>")
        }
        guard let body = endpoint.body else { return }
        out.add("<h4>Body \(link(body.type))</h4>")
        if let text = book.descriptions.type(body.type) { out.prose(text) }
        fields(body.fields, isRequest: true)
    }

    private mutating func example(_ endpoint: EndpointDescription) {
        let forms = RequestForms(endpoint, descriptions: book.descriptions, base: links.address)
        out.add("<h4>Example</h4><div class=\"tabs\">")
        var tabs = [("curl", forms.curl), ("HTTP", forms.http)]
        if let swift = forms.swift { tabs.append(("Swift", swift)) }
        for (name, text) in tabs {
            out.add("<section data-tab=\"\(name)\"><h5>\(name)</h5>")
            code(text)
            out.add("</section>")
        }
        out.add("</div>")
    }

    mutating func code(_ text: String) {
        out.add("<div class=\"copy\"><pre><code>")
        out.text(text)
        out.add("</code></pre></div>")
    }

    private mutating func answers(_ endpoint: EndpointDescription) {
        out.add("<h4>Answer</h4>")
        let statuses = [endpoint.status, endpoint.otherStatus].compactMap { $0 }
        for status in statuses { out.add("<span class=\"status s2\">\(status) \(HTTPStatus(status).reason)</span> ") }
        switch endpoint.success {
        case .empty: out.add("<span class=\"quiet\">without content</span>")
        case .content(let type):
            out.add("<code>")
            out.text(type)
            out.add("</code>")
            if let carried = endpoint.carried { out.add(" of \(link(carried.type))") }
            if let commands = endpoint.commands { out.add("; it takes \(link(commands.type))") }
            if statuses.contains(302) { out.add(" <span class=\"quiet\">or, with 302, where it is</span>") }
        case .json(let output):
            out.add(link(output.type))
            if let text = book.descriptions.type(output.type) { out.prose(text) }
            fields(output.fields, isRequest: false)
            for status in statuses where status == endpoint.status || endpoint.otherOutputExample != nil {
                guard let example = RequestForms.json({ try endpoint.example(of: status) }) else { continue }
                let which = endpoint.otherOutputExample == nil ? "" : " with \(status)"
                out.add("<details class=\"part\"><summary><h5>Example of an answer\(which)</h5></summary>")
                code(example.text(pretty: true))
                out.add("</details>")
            }
        }
    }

    private mutating func refusals(_ endpoint: EndpointDescription) {
        out.add("<h4>Errors</h4><ul class=\"errors\">")
        for code in ReferenceBook.errors(of: endpoint) {
            out.add("<li>")
            refusal(code, name: "<a href=\"#error-\(code.rawValue)\"><code>\(code.rawValue)</code></a>")
        }
        out.add("</ul><p class=\"quiet\">Besides, as everywhere: ")
        let common = endpoint.allErrors.filter(ReferenceBook.everywhere.contains)
        out.add(common.map { "<a href=\"#error-\($0.rawValue)\"><code>\($0.rawValue)</code></a>" }.joined(separator: ", "))
        out.add(".</p>")
    }

    /// The inside and the end of a list's item.
    /// - Parameter name: markup.
    mutating func refusal(_ code: ErrorCode, name: String) {
        out.add("<span class=\"status \(code.status >= 500 ? "s5" : "s4")\">\(code.status)</span><div>\(name) ")
        out.text(code.message(.english))
        out.add("<p lang=\"ar\" dir=\"rtl\">")
        out.text(code.message(.arabic))
        out.add("</p><p class=\"quiet\">")
        out.text(book.advice(code))
        out.add("</p></div></li>")
    }

    /// What the script makes a form of. Services do not sign in as people, so what is theirs has none.
    private mutating func tryIt(_ endpoint: EndpointDescription) {
        guard endpoint.access != .service else { return }
        let inPath = Set(endpoint.path.parameterNames)
        let example = RequestForms.json(endpoint.parametersExample)
        let parameters = endpoint.parameters.fields.map { field -> JSONValue in
            var json: JSONObject = [
                "name": .string(field.name), "path": .bool(inPath.contains(field.name)), "required": .bool(field.isRequired),
            ]
            json["example"] = example?[field.name].map { value in
                .string((value.array ?? [value]).map { $0.string ?? $0.text() }.joined(separator: ","))
            }
            if case .array = field.schema { json["list"] = true }
            if let words = field.schema.listedWords { json["words"] = .array(words.map(JSONValue.string)) }
            return .object(json)
        }
        var form: JSONObject = [
            "method": .string(endpoint.method.rawValue), "path": .string(endpoint.path.description), "parameters": .array(parameters),
            "token": .bool(endpoint.isForPeople), "key": .bool(endpoint.takesKey), "mustKey": .bool(endpoint.requiresKey),
        ]
        if endpoint.body != nil { form["body"] = RequestForms.json(endpoint.bodyExample).map { .string($0.text(pretty: true)) } }
        form["raw"] = endpoint.rawBody.map(JSONValue.string)
        out.add("<div class=\"try\" data-form=\"")
        out.text(JSONValue.object(form).text())
        out.add("\"></div>")
    }
}
