internal import JSONCoding
internal import Wire

extension DiffReport {
    /// For machines: one object, findings in the order of operations, places and rules.
    public var json: [UInt8] {
        var document: JSONObject = ["compared": .string(title)]
        document["summary"] = .object([
            "errors": .integer(Int64(acceptance.open(.error).count)),
            "warnings": .integer(Int64(acceptance.open(.warning).count - acceptance.open(.error).count)),
            "infos": .integer(Int64(acceptance.open(.info).count - acceptance.open(.warning).count)),
            "accepted": .integer(Int64(acceptance.judged.filter { $0.accepted != nil }.count)),
        ])
        document["findings"] = .array(acceptance.judged.map(Self.json))
        document["expired"] = .array(acceptance.expired.map(Self.json))
        document["stale"] = .array(isWhole ? acceptance.stale.map(Self.json) : [])
        return JSONValue.object(document).bytes(pretty: true) + [0x0a]
    }

    private static func json(_ judged: Acceptance.Judged) -> JSONValue {
        let finding = judged.finding
        var object: JSONObject = [
            "rule": .string(finding.rule.id), "level": .string(finding.level.rawValue),
            "direction": .string(finding.rule.direction.rawValue),
            "service": .string(finding.service), "operation": .string(finding.operation),
        ]
        object["operationId"] = finding.operationID.map(JSONValue.string)
        object["place"] = .string(finding.place)
        object["before"] = finding.before.map(JSONValue.string)
        object["after"] = finding.after.map(JSONValue.string)
        object["message"] = .string(finding.message)
        object["file"] = .string(finding.file)
        object["line"] = .integer(Int64(finding.line))
        object["isInOldFile"] = .bool(finding.isInOldFile)
        object["hurts"] = .string(finding.rule.hurts)
        object["breaks"] = .array(
            finding.breaks.map { consumer in
                var item: JSONObject = ["consumer": .string(consumer.consumer), "what": .string(consumer.what)]
                item["file"] = consumer.file.map(JSONValue.string)
                item["line"] = consumer.line.map { .integer(Int64($0)) }
                item["symbol"] = consumer.symbol.map(JSONValue.string)
                return .object(item)
            })
        object["notes"] = .array(finding.notes.map(JSONValue.string))
        object["do"] = .string(finding.rule.instead)
        object["fingerprint"] = .string(finding.fingerprint)
        object["change"] = .string(finding.change)
        if let accepted = judged.accepted { object["accepted"] = json(accepted) }
        return .object(object)
    }

    private static func json(_ change: AcceptedChange) -> JSONValue {
        .object([
            "fingerprint": .string(change.fingerprint), "rule": .string(change.rule), "place": .string(change.place),
            "reason": .string(change.reason), "until": .string(change.until.text),
        ])
    }
}

extension ContractRule {
    /// Every rule as a JSON array, and as a table.
    public static var listJSON: [UInt8] {
        let items = all.map { rule in
            JSONValue.object([
                "id": .string(rule.id), "level": .string(rule.level.rawValue), "direction": .string(rule.direction.rawValue),
                "summary": .string(rule.summary), "hurts": .string(rule.hurts), "explain": .string(rule.explain),
            ])
        }
        return JSONValue.array(items).bytes(pretty: true) + [0x0a]
    }

    public static var listText: String {
        let width = all.map(\.id.count).max() ?? 0
        return all.map { rule in
            "\(rule.id.padded(to: width))  \(rule.level.rawValue.padded(to: 7))  \(rule.direction.rawValue.padded(to: 8))  \(rule.summary)\n"
        }.joined()
    }
}
