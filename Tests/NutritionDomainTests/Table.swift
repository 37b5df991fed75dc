import Foundation

/// The rows of a table in Tests/Fixtures/Nutrition, which its make.py writes.
func table(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: "Tests/Fixtures/Nutrition/\(name).tsv", encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}
