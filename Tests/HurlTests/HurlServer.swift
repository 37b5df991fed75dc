import Foundation
import JSONCoding
import Testing

/// `server.py`, and what it says of itself. It ends with this process, whose end closes its standard input.
final class HurlServer: Sendable {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    static let shared = Result { try HurlServer() }

    /// Its addresses and files, by the names that flows have for them.
    let places: [String: String]
    /// What flows may use: those, and some words.
    let variables: [String]
    private let input = Pipe()

    private init() throws {
        let output = Pipe(), process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", Self.folder.appending(path: "server.py").path]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        var line = Data()
        while line.last != 0x0a {
            let next = output.fileHandleForReading.availableData
            if next.isEmpty { throw Unavailable() }
            line += next
        }
        let document = try JSONParser.parse(Array(line))
        places = Dictionary(
            uniqueKeysWithValues: try #require(document.object).map { ($0.name, $0.value.string ?? $0.value.text()) })
        let words = ["name": "Sara", "quote": "\"x\"y\"", "number": "42", "yes": "true", "brace": "{{", "whole": "[1,2]"]
        variables = places.merging(words) { place, _ in place }.flatMap { ["--variable", "\($0.key)=\($0.value)"] }
    }

    struct Unavailable: Error {}

    subscript(_ name: String) -> String { places[name] ?? "" }

    /// A text with the server's places in it, such as `{{ca}}`.
    func filled(_ text: String) -> String {
        places.reduce(text) { $0.replacing("{{\($1.key)}}", with: $1.value) }
    }
}

/// One call of the command, in a folder where nothing of the project is.
struct Barbell {
    let status: Int32
    let output: String
    let errors: String
    let report: JSONValue?

    /// - Parameter input: standard input; nil for none.
    init(_ arguments: [String], input: String? = nil, in folder: Scratch, environment: [String: String] = [:]) throws {
        let process = Process(), output = folder.url.appending(path: "stdout"), errors = folder.url.appending(path: "stderr")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let build =
            own.hasSuffix(".xctest")
            ? URL(filePath: own).deletingLastPathComponent() : HurlServer.folder.appending(path: "../../.build/debug")
        process.executableURL = build.appending(path: "barbell")
        process.arguments = ["run", "--report", folder.path("report")] + arguments
        process.currentDirectoryURL = folder.url
        var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("HURL_") && !$0.key.hasSuffix("_proxy") }
        variables["HOME"] = folder.url.path
        process.environment = variables.merging(environment) { $1 }
        (process.standardOutput, process.standardError) = (try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors))
        let pipe = Pipe()
        process.standardInput = input == nil ? FileHandle.nullDevice : pipe
        try process.run()
        if let input {
            try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try pipe.fileHandleForWriting.close()
        }
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = try String(contentsOf: output, encoding: .utf8)
        self.errors = try String(contentsOf: errors, encoding: .utf8)
        report = (try? Data(contentsOf: folder.url.appending(path: "report/report.json"))).flatMap { try? JSONParser.parse(Array($0)) }
    }
}

/// A folder of a test's own.
struct Scratch {
    let url = FileManager.default.temporaryDirectory.appending(path: "barbell-hurl-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    func path(_ name: String) -> String { url.appending(path: name).path }
    func write(_ text: String, _ name: String) throws { try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8) }
    func read(_ name: String) -> String { (try? String(contentsOf: url.appending(path: name), encoding: .utf8)) ?? "" }
    func remove() { try? FileManager.default.removeItem(at: url) }
}
