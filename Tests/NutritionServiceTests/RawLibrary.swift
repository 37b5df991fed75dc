import Foundation
import JSONCoding
import Testing

/// The files of the library, read without the service: what is in a meal down to the single foods, by their English names.
struct RawLibrary {
    private var names: [String: String] = [:]
    private var parts: [String: [String]] = [:]

    static let delivered = Result { try RawLibrary(DeliveredLibrary.folder) }

    private init(_ folder: String) throws {
        func text(_ name: String) throws -> String { try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) }
        let head = try JSONParser.parse(Array(text("library.json").utf8))
        for name in ["facts.tsv"] + (head["foods"]?.array ?? []).compactMap(\.string) {
            for line in try text(name).split(separator: "\n") {
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
                names[String(columns[0])] = String(columns[1])
            }
        }
        for name in ((head["dishes"]?.array ?? []) + (head["meals"]?.array ?? [])).compactMap(\.string) {
            for item in try JSONParser.parse(Array(text(name).utf8)).array ?? [] {
                let id = try #require(item["id"]?.string)
                names[id] = item["name"]?["en"]?.string
                parts[id] = (item["ingredients"]?.array ?? []).compactMap { $0["food"]?.string }
            }
        }
    }

    /// Names of all that is in a meal, dishes and what those are made of included.
    func foods(in meal: String) -> [String] {
        (parts[meal] ?? []).flatMap { [(names[$0] ?? $0).lowercased()] + foods(in: $0) }
    }
}
