internal import HTTPCore
internal import JSONCoding
internal import Wire

/// A flow drafted from real calls. What an answer brought and a later request used becomes a capture; what a person chose once (an address,
/// a number) becomes the flow's own; secrets become variables; what differs each time is asserted by its kind.
public struct FlowDraft {
    /// In the canonical form.
    public private(set) var text = ""
    /// Secret variables that a replay must be given.
    public private(set) var secrets: [String] = []
    /// Calls that could not be drafted, and why.
    public private(set) var remarks: [String] = []

    /// What is known by another name by now: a value, and what stands for it.
    private var known: [(value: String, template: String)] = []
    private var names: Set<String> = []
    private var keys = 0
    /// What somebody signed up with: it can be signed up with only once.
    private let created: Set<String>

    /// Bodies above this size are not taken into a flow.
    static let largestBody = 64 << 10

    /// - Throws: when there is nothing to draft from, or the draft does not parse.
    public init(_ calls: [RecordedCall], title: String, path: String) throws(FlowDiagnostic) {
        created = Set(calls.filter { $0.method == "POST" && $0.status == 201 }.flatMap(\.atoms).filter(RecordedValue.isEmail))
        var steps: [String] = []
        let calls = Self.withoutPolling(calls)
        for (index, (call, waits)) in calls.enumerated() {
            guard call.body.count <= Self.largestBody else {
                remarks.append(
                    "\(call.method) \(call.path): its body of \(call.body.count) bytes is too large for a flow; send it from a file")
                continue
            }
            steps.append(step(call, waits: waits, later: calls[(index + 1)...].map(\.call), earlier: calls[...index].map(\.call)))
        }
        let needs = secrets.map { "# run with --secret \($0)=…\n" }.joined()
        let head = "# @title \(title.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
        text = try FlowFormatter.format(SourceText(path: path, text: head + needs + "\n" + steps.joined(separator: "\n")))
    }

    /// Of equal questions in a row the last, which had the answer that was waited for. Whether a question may have to be asked again: it
    /// was, or some time passed before it.
    private static func withoutPolling(_ calls: [RecordedCall]) -> [(call: RecordedCall, waits: Bool)] {
        var kept: [(call: RecordedCall, waits: Bool)] = []
        var last: Instant?
        for call in calls {
            let waited = last.map { call.time - $0 >= .milliseconds(200) } ?? false
            last = call.time
            if call.method == "GET", let before = kept.last?.call, before.method == "GET", before.service == call.service,
                before.target == call.target,
                before.headers["Authorization"] == call.headers["Authorization"]
            {
                kept[kept.count - 1] = (call, true)
            } else {
                kept.append((call, call.method == "GET" && waited))
            }
        }
        return kept
    }

    private mutating func step(_ call: RecordedCall, waits: Bool, later: [RecordedCall], earlier: [RecordedCall]) -> String {
        learn(from: call)
        let url = self.url(call)
        // In a title `{{name}}` is shown as `{name}`.
        let place = url.prefix { $0 != "?" }.dropFirst(call.service.utf8.count + 4).replacing("{{", with: "{").replacing("}}", with: "}")
        var text = "# @step \(call.method) \(place) answers \(call.status)\n\(call.method) \(url)\n"
        text += headers(call)
        // The recorded answer may depend on background work, so the step retries.
        if waits { text += "[Options]\nretry: 50\nretry-interval: 100ms\n" }
        text += body(call)
        text += "HTTP \(call.status)\n"
        let captures = self.captures(call, later, earlier)
        if !captures.isEmpty { text += "[Captures]\n" + captures.map { $0 + "\n" }.joined() }
        let asserts = DraftAsserts.list(call) { self.templated($0, .quoted) }.map { Self.withoutItself($0, captures) }
        if !asserts.isEmpty { text += "[Asserts]\n" + asserts.map { $0 + "\n" }.joined() }
        return text
    }

    // MARK: - What a request chooses

    /// Secrets, and what must be another one in each replay.
    private mutating func learn(from call: RecordedCall) {
        if let value = call.headers["Authorization"] {
            let parts = value.split(separator: " ", maxSplits: 1).map { String($0) }
            if parts.count == 2, !isKnown(parts[1]) { addSecret(parts[0].lowercased() == "basic" ? "credentials" : "token", parts[1]) }
        }
        if let key = call.headers["Idempotency-Key"], !isKnown(key) {
            keys += 1
            known.append((key, "key-{{unique}}-\(keys)"))
        }
        let pairs =
            call.document.map { JSONLeaf.all(of: $0).compactMap { leaf in leaf.value.string.map { (leaf.key, $0) } } }
            ?? (call.isForm ? call.formPairs : [])
        for (key, value) in pairs where !isKnown(value) {
            if RecordedValue.isSecret(key, value) {
                addSecret(key, value)
            } else if created.contains(value) {
                let parts = value.split(separator: "@")
                let template = "\(parts[0].lowercased()).{{unique}}@\(parts[1].lowercased())"
                known.append((value, template))
                if value.lowercased() != value { known.append((value.lowercased(), template)) }
            } else if RecordedValue.isPhone(value), call.method == "POST", call.status < 300,
                !known.contains(where: { $0.template == "{{phone}}" })
            {
                known.append((value, "{{phone}}"))
            } else if RecordedValue.isDate(value), value == call.time.text.prefix(10) {
                known.append((value, "{{newDate format \"%Y-%m-%d\"}}"))
            } else if RecordedValue.isTime(value), let time = Instant.reading(value), time - call.time < .seconds(3600),
                call.time - time < .seconds(3600)
            {
                known.append((value, "{{newDate format \"%Y-%m-%dT%H:%M:%SZ\"}}"))
            }
        }
    }

    private func isKnown(_ value: String) -> Bool { known.contains { $0.value == value } }

    private mutating func addSecret(_ key: String, _ value: String) {
        let name = fresh(key)
        secrets.append(name)
        known.append((value, "{{\(name)}}"))
    }

    /// A variable's name like this one that is not taken.
    private mutating func fresh(_ wanted: String) -> String {
        var base = String(wanted.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        if base.first?.isLetter != true { base = "value" + base }
        let reserved: Set<String> = ["run", "unique", "seed", "harness", "phone", "phoneLocal", "phoneArabic", "newUuid", "newDate"]
        var name = base
        var number = 2
        while names.contains(name) || reserved.contains(name) {
            name = "\(base)\(number)"
            number += 1
        }
        names.insert(name)
        return name
    }

    // MARK: - What an answer brings

    /// What a step captures from a place it cannot compare that place with.
    private static func withoutItself(_ assert: String, _ captures: [String]) -> String {
        guard let sign = assert.firstRange(of: " == \"{{"), assert.hasSuffix("}}\"") else { return assert }
        let (query, name) = (assert[..<sign.lowerBound], assert[sign.upperBound...].dropLast(3))
        return captures.contains("\(name): \(query)") ? "\(query) isString" : assert
    }

    private mutating func captures(_ call: RecordedCall, _ later: [RecordedCall], _ earlier: [RecordedCall]) -> [String] {
        let wanted = later.flatMap(\.atoms)
        let sent = Set(earlier.flatMap(\.atoms))
        func isUsed(_ value: String) -> Bool {
            !isKnown(value) && !sent.contains(value) && wanted.contains { $0 == value || (value.utf8.count >= 8 && $0.contains(value)) }
        }
        var lines: [String] = []
        for header in ["ETag", "Location"] {
            guard let value = call.answerHeaders[header], value.utf8.count >= 4, isUsed(value) else { continue }
            let name = fresh(header.lowercased())
            known.append((value, "{{\(name)}}"))
            lines.append("\(name): header \"\(header)\"")
        }
        guard let document = call.answerDocument else { return lines }
        for leaf in JSONLeaf.all(of: document) {
            guard let atom = leaf.atom, isUsed(atom) else { continue }
            let parent = leaf.path.split(separator: ".").dropLast().last.map { String($0.prefix { $0 != "[" }) } ?? ""
            let name = fresh(leaf.key == "id" && !parent.isEmpty && parent != "$" ? parent + "Id" : leaf.key)
            known.append((atom, "{{\(name)}}"))
            lines.append("\(name): jsonpath \"\(DraftText.quoted(leaf.path))\"")
        }
        return lines
    }

    // MARK: - A request's lines

    private func url(_ call: RecordedCall) -> String {
        let path = call.path.split(separator: "/", omittingEmptySubsequences: false).map { part -> String in
            let plain = Percent.decode(String(part)) ?? String(part)
            return known.first { $0.value == plain }?.template ?? DraftText.url(String(part))
        }
        let query = call.queryPairs.map { name, value in
            "\(Percent.encode(name))=\(known.first { $0.value == value }.map { $0.template.hasPrefix("{{") ? "{{\($0.template.dropFirst(2).dropLast(2)) urlEncode}}" : $0.template } ?? Percent.encode(value))"
        }
        return "{{\(call.service)}}\(path.joined(separator: "/"))\(query.isEmpty ? "" : "?" + query.joined(separator: "&"))"
    }

    private func headers(_ call: RecordedCall) -> String {
        call.headers.filter { name, _ in
            !RecordedCall.isDropped(name)
                && !(name.lowercased() == "content-type" && (call.document != nil || call.isForm || call.body.isEmpty))
        }.map { "\($0.name): \(templated($0.value, .line))\n" }.joined()
    }

    private func body(_ call: RecordedCall) -> String {
        guard !call.body.isEmpty else { return "" }
        if let document = call.document { return json(document) + "\n" }
        if call.isForm { return "[Form]\n" + call.formPairs.map { "\(DraftText.key($0.name)): \(templated($0.value, .line))\n" }.joined() }
        if let text = String(validating: call.body, as: UTF8.self), !text.contains("`"), !text.contains("{{"), !text.contains("\r") {
            return "```\n\(text)```\n"
        }
        return "base64,\(Base64.encode(call.body));\n"
    }

    /// The document with what is known by name; strings keep their quotes.
    private func json(_ value: JSONValue) -> String {
        switch value {
        case .object(let members):
            return "{" + members.map { "\(DraftText.json($0.name)): \(json($0.value))" }.joined(separator: ", ") + "}"
        case .array(let values): return "[" + values.map(json).joined(separator: ", ") + "]"
        case .string(let text): return "\"\(templated(text, .json))\""
        case .integer(let number): return known.first { $0.value == String(number) }?.template ?? value.text()
        default: return value.text()
        }
    }

    /// The text with what is known replaced, and the rest written as its place needs.
    private func templated(_ text: String, _ place: DraftText.Place) -> String {
        if let whole = known.first(where: { $0.value == text }) { return whole.template }
        for (value, template) in known.sorted(by: { ($0.value.utf8.count, $1.value) > ($1.value.utf8.count, $0.value) })
        where value.utf8.count >= 8 {
            guard let range = text.firstRange(of: value) else { continue }
            return templated(String(text[..<range.lowerBound]), place) + template + templated(String(text[range.upperBound...]), place)
        }
        return DraftText.written(text, place)
    }
}
