import Glibc
import LocalFiles

@testable import FlowRunner

/// Files under Fixtures. With `UPDATE_GOLDEN` set, expected texts are rewritten instead of compared.
enum Golden {
    static let folder = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.startIndex)) + "/Fixtures"
    static var isUpdating: Bool { getenv("UPDATE_GOLDEN") != nil }

    static func read(_ name: String) throws -> String { String(decoding: try Files.read("\(folder)/\(name)"), as: UTF8.self) }
    static func write(_ text: String, _ name: String) throws { try Files.write(Array(text.utf8), to: "\(folder)/\(name)") }

    /// The expected text; the actual one when updating.
    static func expected(_ name: String, actual: String) throws -> String {
        if isUpdating { try write(actual, name) }
        return try read(name)
    }
}

/// A fixture file of cases: `=== name`, the input, a line `---`, the expected text.
struct CaseFile {
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        let input: String
        var expected: String
        var description: String { name }
    }
    var cases: [Case] = []

    init(_ text: String) {
        for block in text.components(separatedBy: "=== ").dropFirst() {
            let (name, rest) = block.cut(at: "\n")
            let (input, expected) = rest.cut(at: "\n---\n")
            cases.append(Case(name: name, input: input, expected: expected.trimmingNewlines))
        }
    }

    var text: String { cases.map { "=== \($0.name)\n\($0.input)\n---\n\($0.expected)\n" }.joined(separator: "\n") }
}

extension String {
    func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
    }

    func cut(at separator: String) -> (String, String) {
        guard let range = firstRange(of: separator) else { return (self, "") }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }

    var trimmingNewlines: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}
