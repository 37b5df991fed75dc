import Contracts
import Foundation
import Testing

/// compose.yaml says which services there are. Whatever else lists them, or has a file for each, lists all of them and no other.
@Suite struct ServiceListTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

    private func names(in folder: String, ending: String = "") throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: folder).path)
        return Set(names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.map { String($0.dropLast(ending.count)).lowercased() })
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: Self.root.appending(path: path).path) }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: Self.root.appending(path: path).path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// What a pattern captures, in the order of the text.
    private func found(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.1) }
    }

    private func composed() throws -> Set<String> {
        let names = try found(/image: barbell\/([a-z]+)/, in: text("compose.yaml"))
        #expect(names.count >= 6 && Set(names).count == names.count)
        return Set(names)
    }

    /// The services of the products; the sandbox stands for gateways of others.
    private func own() throws -> Set<String> { try composed().subtracting(["sandbox"]) }

    @Test func contractsListThem() throws { #expect(try Set(Catalogue.services.keys) == composed()) }

    @Test func composeStartsThemByTheirNames() throws {
        let compose = try text("compose.yaml")
        for name in try composed() {
            #expect(compose.contains("\n  \(name):\n    image: barbell/\(name)\n"), "\(name)")
            #expect(compose.contains("args: {SERVICE: \(name)"), "\(name) is built as itself")
            #expect(compose.contains("\"\(name)-data:/data\"") && compose.contains("\n  \(name)-data: {}\n"), "\(name) has a volume")
        }
        for name in try own() {
            #expect(
                compose.contains("DATABASE_URL: ${\(name.uppercased())_DATABASE_URL:-sqlite:///data/\(name).sqlite}"),
                "\(name) can have either engine")
        }
        let ports = found(/\n      PORT: "([0-9]+)"/, in: compose)
        let services = try composed().count
        #expect(Set(ports).count == services && ports.count == services)
    }

    @Test func thePackageBuildsThem() throws {
        let declared = try RepositoryFiles.servicesOf(text("Package.swift")).map { $0.lowercased() }
        #expect(try Set(declared) == own())
        #expect(try names(in: "Services") == own())
        for name in try names(in: "Services") {
            for part in ["Domain", "Service", "main"] { #expect(exists("Services/\(name.capitalized)/\(part)"), "\(name)") }
            for part in ["Domain", "Service"] { #expect(exists("Tests/\(name.capitalized)\(part)Tests"), "\(name)") }
        }
    }

    @Test func theyAreSnapshottedAndFuzzed() throws {
        #expect(try names(in: "Contracts/openapi", ending: ".json") == composed())
        #expect(try names(in: "Tests/Fuzz", ending: ".hurl") == composed())
        #expect(try names(in: "Tests/Fuzz", ending: ".rules") == composed())
    }

    @Test func flowsReachThem() throws {
        let folder = Self.root.appending(path: "Tests/Flows")
        let flows = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }.filter {
            $0.hasSuffix(".hurl")
        }
        let all = try flows.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
        for name in try composed() { #expect(all.contains("{{\(name)}}/health") && all.contains("{{\(name)}}/openapi.json"), "\(name)") }
    }

    @Test func theyAreDocumented() throws {
        let operations = try text("docs/operations.md")
        for name in try own() { #expect(operations.contains("```sh\n# \(name)\n"), "\(name) has its settings in docs/operations.md") }
        #expect(try names(in: "docs/services", ending: ".md") == composed())
    }

    /// Scripts take the names from compose.yaml: a list of them in a script would be one more to keep.
    @Test func scriptsHaveNoListOfTheirOwn() throws {
        let scripts = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Tools").path)
            .filter { !isFolder("Tools/\($0)") && !$0.hasPrefix(".") }
        #expect(scripts.count > 8)
        let services = try own()
        for script in scripts {
            for (number, line) in try text("Tools/\(script)").split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let words = Set(line.split { !$0.isLetter }.map(String.init))
                // The parts of a benchmark are partly named after services.
                #expect(script == "bench" || services.intersection(words).count < 3, "Tools/\(script):\(number + 1)")
            }
        }
    }
}
