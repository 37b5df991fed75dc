public import LocalFiles

/// Findings as files.
public enum FindingFiles {
    /// A text file; nil when there is none.
    public static func read(_ path: String) throws(FuzzRuleError) -> String? {
        guard Files.kind(path) != nil else { return nil }
        let bytes: [UInt8]
        do throws(FileError) { bytes = try Files.read(path) } catch { throw FuzzRuleError(message: error.message) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FuzzRuleError(message: "\(path): it cannot be read as text")
        }
        return text
    }

    /// Writes each finding's flow.
    /// - Parameter preparation: the preparation flow, from the working folder.
    /// - Returns: the paths, by the hash of the finding; what no flow can send has none.
    public static func write(
        _ result: FuzzResult, operations: [Operation], rules: FuzzRules, folder: String, preparation: String
    ) throws(FileError) -> [String: String] {
        guard !result.findings.isEmpty else { return [:] }
        let byID = Dictionary(operations.map { ($0.id, $0) }) { first, _ in first }
        let place = up(from: folder, to: preparation)
        var paths: [String: String] = [:]
        for finding in result.findings {
            let flow = FindingFlow(finding, service: result.service, operations: byID, plainCaptures: result.plainCaptures) {
                rules.token(of: $0)
            }
            guard let text = flow.text(preparation: place) else { continue }
            let path = "\(folder)/\(flow.fileName)"
            try Files.write(Array(text.utf8), to: path)
            paths[finding.hash] = path
        }
        return paths
    }

    /// A path as it is seen from a folder; both from the working folder, or absolute. It stays absolute when nothing of it is shared.
    static func up(from folder: String, to path: String) -> String {
        if path.hasPrefix("/") { return path }
        var mine = folder.split(separator: "/").filter { $0 != "." }[...]
        let whole = folder.hasPrefix("/") ? Files.absolute(path) : path
        var its = whole.split(separator: "/").filter { $0 != "." }[...]
        if folder.hasPrefix("/"), mine.first != its.first { return whole }
        while let first = mine.first, first == its.first, first != ".." {
            mine = mine.dropFirst()
            its = its.dropFirst()
        }
        return (mine.map { _ in ".." } + its.map(String.init)).joined(separator: "/")
    }
}
