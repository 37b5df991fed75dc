internal import Foundation
internal import JSONCoding

/// A list of 7 objects with 9 members, about 1.7 KB, written and read by our coders and by Foundation's.
enum JSONWork {
    struct Item: Codable, Equatable {
        var id: String
        var title: String
        var category: String
        var note: String?
        var points: Int
        var weight: Double
        var isDone: Bool
        var dueOn: String
        var createdAt: String
    }

    struct List: Codable, Equatable { var items: [Item] }

    private static let perRound = 2000

    static func run(rounds: Int) throws {
        let list = List(items: (0..<7).map(item))
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()
        let bytes = try JSONWriter.encode(list)
        let data = Data(bytes)
        guard try decoder.decode(List.self, from: data) == list, try ours(bytes) == list else {
            throw BenchError.wrongResult("the list does not come back")
        }
        print("bytes", bytes.count)
        try Measure.alternate(rounds, [
            ("encode", { try Measure.microseconds(perRound) { keep(try JSONWriter.encode(list)) } }),
            ("encode-foundation", { try Measure.microseconds(perRound) { keep(try encoder.encode(list)) } }),
            ("decode", { try Measure.microseconds(perRound) { keep(try ours(bytes)) } }),
            ("decode-foundation", { try Measure.microseconds(perRound) { keep(try decoder.decode(List.self, from: data)) } }),
        ])
    }

    private static func ours(_ bytes: [UInt8]) throws -> List {
        try JSONTreeDecoder.decode(List.self, from: try JSONParser.parse(bytes))
    }

    /// Keeps the optimizer from dropping work whose result nobody reads.
    @inline(never) private static func keep<T>(_ value: T) {}

    private static func item(_ index: Int) -> Item {
        Item(
            id: "01954d3a-4c00-7abc-89ab-01234567890\(index)", title: "Read \(index + 3) pages of \"Deep Work\"", category: "mind",
            note: index % 2 == 0 ? "قبل الإفطار" : nil, points: 5 + index, weight: 0.5 + Double(index) * 1.25, isDone: index % 3 == 0,
            dueOn: "2026-03-0\(index + 1)", createdAt: "2026-03-01T08:00:00.00\(index)Z")
    }
}
