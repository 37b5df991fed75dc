internal import JSONCoding

/// What a backup holds: the contents of its `manifest.json`.
public struct BackupManifest: Sendable, Equatable {
    public struct File: Sendable, Equatable {
        /// Below the backup and below the state folder, as `volumes/auth-data/auth.sqlite`.
        public let path: String
        public let bytes: Int64
        /// In hexadecimal.
        public let sha256: String
        /// Of a database: its rows by table.
        public let rows: [String: Int64]?
    }

    static let name = "manifest.json"
    private static let format: Int64 = 1

    /// When it was begun, as ISO 8601.
    public let madeAt: String
    /// By path.
    public let files: [File]

    public var bytes: Int64 { files.reduce(0) { $0 + $1.bytes } }
    public var rows: Int64 { files.reduce(0) { $0 + ($1.rows?.values.reduce(0, +) ?? 0) } }

    /// The files and folders at its top.
    var parts: [String] { Set(files.map { String($0.path.prefix { $0 != "/" }) }).sorted() }

    /// Whether a part of a state folder is in it.
    public func has(_ part: String) -> Bool { files.contains { $0.path == part || $0.path.hasPrefix(part + "/") } }

    init(madeAt: String, files: [File]) {
        self.madeAt = madeAt
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    var json: JSONValue {
        let items = files.map { file -> JSONValue in
            var object: JSONObject = ["path": .string(file.path), "bytes": .integer(file.bytes), "sha256": .string(file.sha256)]
            if let rows = file.rows {
                var tables = JSONObject()
                for (name, count) in rows.sorted(by: { $0.key < $1.key }) { tables[name] = .integer(count) }
                object["rows"] = .object(tables)
            }
            return .object(object)
        }
        return ["format": .integer(Self.format), "madeAt": .string(madeAt), "files": .array(items)]
    }

    /// - Throws: for a text of another program, of a later format, or with paths that lead out of the folder.
    init(_ bytes: [UInt8]) throws(BackupError) {
        guard let json = try? JSONParser.parse(bytes), let format = json["format"]?.integer, let madeAt = json["madeAt"]?.string,
            let items = json["files"]?.array
        else { throw BackupError("its \(Self.name) is damaged or of another program") }
        guard format == Self.format else { throw BackupError("it is of format \(format), and this release reads \(Self.format): use a newer one") }
        var files: [File] = []
        for item in items {
            guard let path = item["path"]?.string, let bytes = item["bytes"]?.integer, let hash = item["sha256"]?.string,
                path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ !["", ".", ".."].contains($0) })
            else { throw BackupError("its \(Self.name) is damaged") }
            var rows: [String: Int64]?
            if let tables = item["rows"]?.object {
                var counts: [String: Int64] = [:]
                for (name, count) in tables { counts[name] = count.integer ?? 0 }
                rows = counts
            }
            files.append(File(path: path, bytes: bytes, sha256: hash, rows: rows))
        }
        self.init(madeAt: madeAt, files: files)
    }
}
