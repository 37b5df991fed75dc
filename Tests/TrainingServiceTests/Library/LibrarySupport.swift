import AppTesting
import Contracts
import Foundation
import JSONCoding
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

@testable import TrainingService

/// The library that comes with the service, read once for all tests.
enum Shipped {
    static let folder = URL(filePath: #filePath).appending(path: "../../../../Services/Training/Library").standardized.path
    private static let library = Result { try ReadLibrary(folder) }
    static func read() throws -> ReadLibrary { try library.get() }
    static func snapshot() throws -> LibrarySnapshot { try read().snapshot }
}

extension TrainingFixture {
    /// An app with the exercises that come with the service.
    static func runShipped(
        engine: Engine = .sqlite, transport: Transport = .inProcess, _ body: (TrainingFixture) async throws -> Void
    ) async throws {
        let library = try Shipped.read()
        try await run(engine: engine, transport: transport, configure: { $0.library = .read(library) }, body)
    }
}

/// A folder of library files that is there for one test.
struct LibraryFolder: Sendable {
    let path: String

    init(version: Int64 = 1, _ exercises: [JSONValue]? = nil) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "barbell-library-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url.appending(path: "images"), withIntermediateDirectories: true)
        path = url.path
        try head(version: version)
        try write(exercises ?? [try Self.entry()])
        try file("images/squat-barbell-1.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    }

    func head(version: Int64, files: [String] = ["legs.json"]) throws {
        let names = files.map { "\"\($0)\"" }.joined(separator: ",")
        try file("library.json", "{\"version\": \(version), \"drawings\": 1, \"files\": [\(names)]}")
    }

    func write(_ exercises: [JSONValue], to name: String = "legs.json") throws {
        try file(name, String(decoding: JSONValue.object(["exercises": .array(exercises)]).bytes(), as: UTF8.self))
    }

    func file(_ name: String, _ text: String) throws { try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8) }
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    static func entry(_ changes: [String: JSONValue]) throws -> JSONValue { try entry("barbell-squat", changes) }

    /// An entry that is right, with some fields changed; a null leaves one out.
    static func entry(
        _ id: String = "barbell-squat", name: String = "Barbell Squat", ar: String = "القرفصاء", _ changes: [String: JSONValue] = [:]
    ) throws -> JSONValue {
        let example = try JSONParser.parse(try JSONWriter.encode(LibraryExercise.example))
        guard case .object(var fields) = example else { return example }
        fields["id"] = .string(id)
        fields["name"] = .object(["en": .string(name), "ar": .string(ar)])
        fields["standIns"] = nil
        for (name, value) in changes { fields[name] = value == .null ? nil : value }
        return .object(fields)
    }
}

/// The same numbers on every run. Steele, Lea and Flood 2014.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A database of which one read fails when a test wants it.
final class FlakyReads: Database {
    private let inner: any Database
    /// How many reads go well before the one that fails; nil when none is to fail.
    private let good = Mutex<Int?>(nil)

    init(_ inner: any Database) { self.inner = inner }

    var engine: Engine { inner.engine }
    func failAfter(_ reads: Int) { good.withLock { $0 = reads } }

    func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        let fails = good.withLock { good in
            guard let left = good else { return false }
            good = left > 0 ? left - 1 : nil
            return left == 0
        }
        if fails { throw DatabaseError.connectionLost }
        return try await inner.read(body)
    }
    func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T { try await inner.snapshot(body) }
    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        try await inner.write(body)
    }
    func close() async { await inner.close() }
}
