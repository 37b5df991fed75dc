internal import JSONCoding
internal import Wire

extension ObjectFacts {
    /// The content of `facts.json`, beside the object's data.
    var json: [UInt8] {
        let value: JSONValue = [
            "type": .string(type), "etag": .string(etag), "bytes": .integer(Int64(bytes)), "modifiedAt": .integer(modifiedAt.milliseconds),
        ]
        return value.bytes()
    }

    init?(json: [UInt8]) {
        guard let value = try? JSONParser.parse(json), let type = value["type"]?.string, let etag = value["etag"]?.string,
            ObjectKey.isSegment(etag), let bytes = value["bytes"]?.integer, let modifiedAt = value["modifiedAt"]?.integer
        else { return nil }
        self.init(bytes: Int(bytes), type: type, etag: etag, modifiedAt: Instant(milliseconds: modifiedAt))
    }
}

/// The content of `upload.json`, beside the parts of an unfinished upload.
struct UploadFacts {
    let key: ObjectKey
    let type: String
    let startedAt: Instant

    var json: [UInt8] {
        let value: JSONValue = [
            "key": .string(key.description), "type": .string(type), "startedAt": .integer(startedAt.milliseconds),
        ]
        return value.bytes()
    }

    init(key: ObjectKey, type: String, startedAt: Instant) {
        self.key = key
        self.type = type
        self.startedAt = startedAt
    }

    init?(json: [UInt8]) {
        guard let value = try? JSONParser.parse(json), let key = value["key"]?.string.flatMap({ ObjectKey($0) }),
            let type = value["type"]?.string, let startedAt = value["startedAt"]?.integer
        else { return nil }
        self.init(key: key, type: type, startedAt: Instant(milliseconds: startedAt))
    }
}
