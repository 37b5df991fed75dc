internal import JSONCoding

/// What exiftool says of a file beyond its pixels.
struct FileTags {
    private let tags: JSONObject

    init(_ path: String) throws(HarnessError) {
        // It ends with 1 for a file it does not know, and still says so in JSON.
        let output = try Tool.exiftool.run(["-j", "-G1", "-a", "-n", "-m", path], limit: 4 << 20, accepts: [0, 1])
        let parsed = try? JSONReading.parse(output.bytes)
        tags = parsed?[0]?.object ?? [:]
    }

    func write(into report: inout JSONObject) {
        let carried = tags.filter { Self.isCarried($0.name) }
        report["fileType"] = tags["File:FileType"]
        report["mimeType"] = tags["File:MIMEType"]
        report["orientation"] = tags["IFD0:Orientation"]
        report["tags"] = .array(carried.map { .string($0.name) })
        report["tagCount"] = .integer(Int64(carried.count))
        report["hasLocation"] = .bool(tags.contains { Self.isPlace($0.name) })
    }

    /// Whether somebody put it in, as opposed to what every file of the kind has.
    private static func isCarried(_ name: String) -> Bool {
        let group = name.prefix { $0 != ":" }
        return ["IFD0", "IFD1", "ExifIFD", "GPS", "InteropIFD", "IPTC", "Photoshop", "MakerNotes"].contains(String(group))
            || group.hasPrefix("XMP")
            || ["UserData", "ItemList", "Keys"].contains(String(group)) || name == "File:Comment"
    }

    private static func isPlace(_ name: String) -> Bool {
        ["GPS", "Location", "Geo", "City"].contains { name.contains($0) }
    }
}
