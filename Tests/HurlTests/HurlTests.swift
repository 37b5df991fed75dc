import Foundation
import JSONCoding
import Testing

@testable import FlowRunner

/// Files as Hurl 8 reads them, replayed by the command against a server that is not ours, without a stack.
@Suite struct HurlTests {
    private struct Feature {
        let kind: String
        let name: String
        let file: String
    }

    /// What Hurl has, and which file tries it.
    private static func features() throws -> [Feature] {
        let text = try String(contentsOf: HurlServer.folder.appending(path: "features.tsv"), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "\t").map { String($0) }
            return Feature(kind: parts[0], name: parts[1], file: parts[2])
        }
    }

    @Test func everyFeatureIsTriedWhereTheTableSays() throws {
        let features = try Self.features()
        #expect(features.count > 200)
        for feature in features {
            let text = try String(contentsOf: HurlServer.folder.appending(path: feature.file), encoding: .utf8)
            #expect(text.contains(feature.name), "\(feature.kind) \(feature.name) in \(feature.file)")
        }
    }

    @Test func theParserKnowsWhatTheTableHasAndNothingElse() throws {
        let features = try Self.features()
        func names(_ kind: String) -> Set<String> { Set(features.filter { $0.kind == kind }.map(\.name)) }
        #expect(names("query") == Set(QueryNode.names))
        #expect(names("filter") == Set(FilterNode.names))
        #expect(names("option") == Set(OptionNode.names))
        #expect(names("certificate") == Set(QueryNode.CertificateField.allCases.map(\.rawValue)))
        #expect(names("cookie") == Set(CookieAttribute.allCases.map(\.rawValue)))
        // Those that Hurl had before 6.1 are still read.
        let older: Set = ["equals", "notEquals", "greaterThan", "greaterThanOrEquals", "lessThan", "lessThanOrEquals"]
        #expect(names("predicate").union(older) == Set(PredicateNode.names))
    }

    private static func flows(_ folder: String) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: HurlServer.folder.appending(path: "flows/\(folder)").path)
        return files.filter { $0.hasSuffix(".hurl") }.sorted()
    }

    @Test(arguments: try flows("ok")) func flowsThatHurlPassesPass(_ name: String) throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let file = HurlServer.folder.appending(path: "flows/ok/\(name)").path
        let run = try Barbell(HurlServer.shared.get().variables + [file], in: scratch)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    /// The first lines of each say what has to be complained of: place, assert, what came, what was expected; `…` where a library's words
    /// begin.
    @Test(arguments: try flows("failed")) func flowsThatHurlFailsFailForTheSameReason(_ name: String) throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let file = HurlServer.folder.appending(path: "flows/failed/\(name)")
        let wanted = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").prefix { $0.hasPrefix("# ") }.map {
            $0.dropFirst(2)
        }
        #expect(!wanted.isEmpty)
        let run = try Barbell(HurlServer.shared.get().variables + [file.path], in: scratch)
        #expect(run.status == 1 || run.status == 3, "\(run.output)\(run.errors)")
        let step = try #require(run.report?["flows"]?[0]?["steps"]?[0])
        func text(_ value: JSONValue, _ name: String) -> String { value[name]?.string ?? value[name]?.text() ?? "" }
        var said = (step["checks"]?.array ?? []).filter { $0["passed"]?.bool != true }.map { check in
            "\(text(check, "line")):\(text(check, "column")) \(text(check, "source")) | \(text(check, "wallActual"))"
                + " | \(text(check, "wallExpected"))"
        }
        if let error = step["error"] {
            said.append("\(text(error, "line")):\(text(error, "column")) error | \(text(error, "wallMessage"))")
        }
        #expect(said.count == wanted.count, "\(said)")
        for (line, wanted) in zip(said, wanted) {
            let isFit = wanted.hasSuffix("…") ? line.hasPrefix(wanted.dropLast()) : line == wanted
            #expect(isFit, "\(line)\n\(wanted)")
        }
    }
}
