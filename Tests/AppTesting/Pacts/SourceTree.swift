internal import Glibc
internal import Synchronization

/// The sources of the repository, in which the declarations of views are found. Each folder is read once, when it is first looked into.
final class SourceTree: Sendable {
    let root: String
    /// Where a view of the consumer may be, nearest first.
    private let folders: [String]
    /// The files that declare a struct, by its name, of each folder that was read.
    private let declared = Mutex<[String: [String: [String]]]>([:])

    init(root: String, consumer: String) {
        self.root = root
        folders = [
            "Services/\(consumer.prefix(1).uppercased() + consumer.dropFirst())", "Shared", "Contracts", "Core", "Clients", "Tools/Sandbox",
            "Tests",
        ]
    }

    /// The one file that declares a struct, from the root.
    func file(declaring type: String) throws -> String {
        for folder in folders {
            guard let files = structs(in: folder)[type] else { continue }
            if files.count > 1 {
                throw RecordingProblem("\(type) is declared in \(files.joined(separator: " and ")); give one another name")
            }
            if let file = files.first { return file }
        }
        throw RecordingProblem("no source declares \(type)")
    }

    private func structs(in folder: String) -> [String: [String]] {
        declared.withLock { declared in
            if let known = declared[folder] { return known }
            var found: [String: [String]] = [:]
            for file in Self.files(under: folder, of: root) {
                for name in Set(Self.read("\(root)/\(file)").map(Self.structs) ?? []) { found[name, default: []].append(file) }
            }
            declared[folder] = found
            return found
        }
    }

    /// The names after `struct` in a source.
    private static func structs(of source: [UInt8]) -> [String] {
        let keyword = Array("struct ".utf8)
        var names: [String] = []
        var rest = source[...]
        while let start = rest.firstIndex(of: keyword[0]) {
            rest = rest[start...]
            guard rest.starts(with: keyword) else {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.dropFirst(keyword.count).prefix(while: isOfName)
            if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
            rest = rest[name.endIndex...]
        }
        return names
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    // MARK: - Files

    /// The folder of the package that a file is in.
    static func root(above file: String) -> String? {
        var folder = Substring(file)
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if access("\(folder)/Package.swift", R_OK) == 0 { return String(folder) }
        }
        return nil
    }

    private static func files(under folder: String, of root: String) -> [String] {
        guard let directory = opendir("\(root)/\(folder)") else { return [] }
        defer { closedir(directory) }
        var files: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name.hasPrefix(".") { continue }
            if name.hasSuffix(".swift") {
                files.append("\(folder)/\(name)")
            } else if Int32(entry.pointee.d_type) == DT_DIR {
                files += Self.files(under: "\(folder)/\(name)", of: root)
            }
        }
        return files.sorted()
    }

    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { return content }
            content += piece[..<count]
        }
    }

    static func write(_ bytes: [UInt8], to path: String) -> Bool {
        guard let file = fopen(path, "w") else { return false }
        let written = fwrite(bytes, 1, bytes.count, file)
        return fclose(file) == 0 && written == bytes.count
    }
}
