internal import Glibc

/// The sources of the repository, in which the declarations of views are found.
struct SourceTree: Sendable {
    let root: String
    /// Where a view of the consumer may be, nearest first.
    private let folders: [String]

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
            let files = Self.files(under: folder, of: root).filter { file in
                Self.read("\(root)/\(file)").map { Self.declares(type, String(decoding: $0, as: UTF8.self)) } ?? false
            }
            if files.count > 1 {
                throw RecordingProblem("\(type) is declared in \(files.joined(separator: " and ")); give one another name")
            }
            if let file = files.first { return file }
        }
        throw RecordingProblem("no source declares \(type)")
    }

    private static func declares(_ type: String, _ text: String) -> Bool {
        guard text.contains("struct \(type)") else { return false }
        return text.split(separator: "\n").contains { line in
            guard let start = line.firstRange(of: "struct \(type)") else { return false }
            return line[start.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
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
