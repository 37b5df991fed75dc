extension OperationComparison {
    mutating func compareResponses(_ schemas: inout SchemaComparison) {
        for before in old.responses {
            guard let after = new.responses.first(where: { $0.status.uppercased() == before.status.uppercased() }) else {
                report(
                    before.isSuccess ? .responseStatusRemoved : .responseErrorStatusRemoved, Self.label(before), at: before.node.pointer,
                    side: .old,
                    before: before.status, after: nil, reach: .status(before.status))
                continue
            }
            compareContents(before, after, &schemas)
            compareHeaders(before, after, &schemas)
        }
        for after in new.responses where !old.responses.contains(where: { $0.status.uppercased() == after.status.uppercased() }) {
            report(
                after.isSuccess ? .responseStatusAdded : .responseErrorStatusAdded, Self.label(after), at: after.node.pointer, before: nil,
                after: ([after.status] + after.errorCodes).joined(separator: " "), reach: .promise)
        }
        compareErrorCodes()
    }

    private mutating func compareContents(_ before: OpenAPIResponse, _ after: OpenAPIResponse, _ schemas: inout SchemaComparison) {
        let label = Self.label(before)
        if before.contents.isEmpty || after.contents.isEmpty {
            if !after.contents.isEmpty {
                report(.responseBodyAdded, label, at: after.node.pointer, before: "no body", after: after.contents[0].type, reach: .promise)
            } else if !before.contents.isEmpty {
                report(
                    .responseBodyRemoved, label, at: after.node.pointer, before: before.contents[0].type, after: "no body",
                    reach: .status(before.status))
            }
            return
        }
        let isPlain = Self.isPlain(before.contents) && Self.isPlain(after.contents)
        for content in before.contents {
            let place = isPlain ? label : "\(label) (\(content.type))"
            if let other = after.contents.first(where: { $0.type == content.type }) {
                root(place, content.schema, other.schema, .response, status: before.status, errorCodes: before.errorCodes, &schemas)
            } else {
                report(
                    .responseMediaTypeRemoved, place, at: content.node.pointer, side: .old, before: content.type, after: nil,
                    reach: .status(before.status))
            }
        }
        for content in after.contents where !before.contents.contains(where: { $0.type == content.type }) {
            report(
                .responseMediaTypeAdded, "\(label) (\(content.type))", at: content.node.pointer, before: nil, after: content.type,
                reach: .promise)
        }
    }

    private mutating func compareHeaders(_ before: OpenAPIResponse, _ after: OpenAPIResponse, _ schemas: inout SchemaComparison) {
        for header in before.headers {
            let place = "\(Self.label(before)) header \(header.name)"
            guard let other = after.headers.first(where: { $0.name.lowercased() == header.name.lowercased() }) else {
                report(
                    .responseHeaderRemoved, place, at: header.node.pointer, side: .old, before: header.isRequired ? "required" : "optional",
                    after: nil, reach: .header(header.name, status: before.status))
                continue
            }
            if header.isRequired, !other.isRequired {
                report(
                    .responseHeaderOptional, place, at: other.node.pointer, before: "required", after: "optional",
                    reach: .header(header.name, status: before.status))
            }
            root(place, header.schema, other.schema, .response, status: before.status, isWhole: true, &schemas)
        }
        for header in after.headers where !before.headers.contains(where: { $0.name.lowercased() == header.name.lowercased() }) {
            report(
                .responseHeaderAdded, "\(Self.label(before)) header \(header.name)", at: header.node.pointer, before: nil,
                after: header.isRequired ? "required" : "optional", reach: .promise)
        }
    }

    /// Codes of statuses that came or went as a whole are said with the status.
    private mutating func compareErrorCodes() {
        func statuses(_ responses: [OpenAPIResponse]) -> [String: Set<String>] {
            var result: [String: Set<String>] = [:]
            for response in responses { for code in response.errorCodes { result[code, default: []].insert(response.status) } }
            return result
        }
        let (before, after) = (statuses(old.responses), statuses(new.responses))
        let (kept, wasThere) = (Set(new.responses.map(\.status)), Set(old.responses.map(\.status)))
        for code in Set(before.keys).union(after.keys).sorted() {
            let gone = (before[code] ?? []).subtracting(after[code] ?? []).sorted()
            let come = (after[code] ?? []).subtracting(before[code] ?? []).sorted()
            if let from = gone.first, let to = come.first {
                let node = codes(of: to, new.responses)
                report(
                    .errorCodeMoved, "response \(to) code \(code)", at: node, before: "with \(from)", after: "with \(to)",
                    reach: .status(from))
                continue
            }
            for status in gone where kept.contains(status) {
                report(
                    .errorCodeRemoved, "response \(status) code \(code)", at: codes(of: status, old.responses), side: .old, before: code,
                    after: nil,
                    reach: .promise)
            }
            for status in come where wasThere.contains(status) {
                report(
                    .errorCodeAdded, "response \(status) code \(code)", at: codes(of: status, new.responses), before: nil, after: code,
                    reach: .promise)
            }
        }
    }

    private func codes(of status: String, _ responses: [OpenAPIResponse]) -> String {
        (responses.first { $0.status == status }?.node.pointer ?? "") + "/x-error-codes"
    }

    static func label(_ response: OpenAPIResponse) -> String { "response \(response.status)" }
}
