internal import Glibc

/// Findings as files.
public enum FindingFiles {
    /// A text file; nil when there is none.
    public static func read(_ path: String) throws(FuzzRuleError) -> String? {
        guard let file = fopen(path, "rb") else {
            if errno == ENOENT { return nil }
            throw FuzzRuleError(message: "\(path): \(String(cString: strerror(errno)))")
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { break }
            bytes += piece[..<count]
        }
        guard ferror(file) == 0, let text = String(validating: bytes, as: UTF8.self) else {
            throw FuzzRuleError(message: "\(path): it cannot be read as text")
        }
        return text
    }

    /// Writes each finding's flow.
    /// - Parameter preparation: the preparation flow, from the working folder.
    /// - Returns: the paths, by the hash of the finding; what no flow can send has none.
    public static func write(
        _ result: FuzzResult, operations: [Operation], rules: FuzzRules, folder: String, preparation: String
    ) throws(FuzzRuleError) -> [String: String] {
        guard !result.findings.isEmpty else { return [:] }
        let byID = Dictionary(operations.map { ($0.id, $0) }) { first, _ in first }
        try makeFolder(folder)
        let place = up(from: folder, to: preparation)
        var paths: [String: String] = [:]
        for finding in result.findings {
            let flow = FindingFlow(finding, service: result.service, operations: byID, plainCaptures: result.plainCaptures) { rules.token(of: $0) }
            guard let text = flow.text(preparation: place) else { continue }
            let path = "\(folder)/\(flow.fileName)"
            try write(text, to: path)
            paths[finding.hash] = path
        }
        return paths
    }

    /// A path as it is seen from a folder; both from the working folder, or absolute.
    static func up(from folder: String, to path: String) -> String {
        if path.hasPrefix("/") { return path }
        let parts = folder.split(separator: "/").filter { $0 != "." }
        guard !folder.hasPrefix("/") else { return currentFolder() + "/" + path }
        var mine = parts[...]
        var its = path.split(separator: "/").filter { $0 != "." }[...]
        while let first = mine.first, first == its.first, first != ".." {
            mine = mine.dropFirst()
            its = its.dropFirst()
        }
        return (mine.map { _ in ".." } + its.map(String.init)).joined(separator: "/")
    }

    private static func currentFolder() -> String {
        guard let text = getcwd(nil, 0) else { return "." }
        defer { free(text) }
        return String(cString: text)
    }

    private static func makeFolder(_ path: String) throws(FuzzRuleError) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/" + part
            guard mkdir(made, 0o755) == 0 || errno == EEXIST else { throw FuzzRuleError(message: "\(made): \(String(cString: strerror(errno)))") }
        }
    }

    private static func write(_ text: String, to path: String) throws(FuzzRuleError) {
        guard let file = fopen(path, "wb") else { throw FuzzRuleError(message: "\(path): \(String(cString: strerror(errno)))") }
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count else { throw FuzzRuleError(message: "\(path): it cannot be written") }
    }
}
