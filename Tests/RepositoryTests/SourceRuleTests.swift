import Contracts
import Foundation
import Testing
import Wire

/// Rules of the source that no compiler knows, read off the files.
@Suite struct SourceRuleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let production = ["Core", "Contracts", "Shared", "Services", "Clients", "Tools"]

    private struct Source {
        let path: String
        let text: String
        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    private func sources(_ folders: [String], extension wanted: String = "swift") throws -> [Source] {
        try folders.flatMap { folder -> [Source] in
            let base = Self.root.appending(path: folder)
            guard let files = FileManager.default.enumerator(atPath: base.path) else { return [] }
            return try files.compactMap { $0 as? String }.filter { $0.hasSuffix("." + wanted) }.map {
                Source(path: "\(folder)/\($0)", text: try String(contentsOf: base.appending(path: $0), encoding: .utf8))
            }
        }
    }

    /// A page of ES modules and a module of Swift share no file.
    @Test func consoleAndReportsHaveTheSameColours() throws {
        func colours(_ path: String) throws -> Set<String> {
            let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
            return Set(text.matches(of: /--[a-z]+: #[0-9a-f]+/).map { String($0.output) })
        }
        let reports = try colours("Tools/Look/Look.swift"), console = try colours("Tools/Console/Page/console.css")
        #expect(reports.count > 30 && reports == console)
    }

    @Test func thereIsSomethingToRead() throws { #expect(try sources(Self.production).count > 300) }

    /// Every site has its argument in the comment above it, and a new one is a decision: the number is raised by hand.
    @Test func uncheckedSendableIsArguedAndCounted() throws {
        var sites = 0
        for source in try sources(Self.production) {
            for (index, line) in source.lines.enumerated() where line.contains("@unchecked Sendable") && !line.contains("///") {
                sites += 1
                let above = source.lines[max(0, index - 12)..<index].joined()
                #expect(above.contains("`@unchecked Sendable`"), "\(source.path):\(index + 1)")
            }
        }
        #expect(sites == 22)
    }

    @Test(arguments: ["try" + "!", "as" + "! ", "nonisolated(" + "unsafe)", "TO" + "DO", "FIX" + "ME"])
    func theseWordsDoNotAppear(_ word: String) throws {
        for source in try sources(Self.production) { #expect(!source.text.contains(word), "\(source.path)") }
    }

    /// `ClientPlatform` is what apps have of their system: there, `URLSession` and the types around it are Foundation's.
    @Test func foundationStaysOut() throws {
        for source in try sources(Self.production) where !source.path.hasPrefix("Clients/ClientPlatform/") {
            #expect(!source.lines.contains { $0.hasSuffix("import Foundation") }, "\(source.path)")
        }
    }

    @Test func onlySharedTouchesACLibrary() throws {
        let libraries = [
            "CEvent", "CCurl", "CSQLite", "CPQ", "CSodium", "CJansson", "CYAML", "CUTF8Proc", "CVips", "CExpat", "CXML2", "CLinux",
            "CSpawn",
        ]
        for source in try sources(["Core", "Contracts", "Services", "Clients", "Tools"]) {
            for library in libraries { #expect(!source.text.contains("import \(library)"), "\(source.path)") }
        }
    }

    @Test func domainsArePure() throws {
        for source in try sources(["Services"]) where source.path.contains("/Domain/") {
            for line in source.lines where line.contains("import ") && line.first != " " && !line.hasPrefix("//") {
                let module = line.split(separator: " ").last ?? ""
                #expect(["Contracts", "Wire"].contains(module), "\(source.path): \(module)")
            }
        }
    }

    /// A path of the API is written once, in its endpoint: elsewhere no text begins as one.
    @Test func pathsAreWrittenInContractsOnly() throws {
        let paths = Catalogue.services.values.flatMap { $0.map(\.path.description) }
        let whole = Set(paths.map { String($0.dropFirst()) }.filter { !$0.isEmpty })
        let folders = Set(whole.compactMap { $0.split(separator: "/").first.map(String.init) })
        #expect(folders.count > 30)
        for source in try sources(["Services", "Shared/ServiceKit", "Clients/ClientKit"]) {
            for piece in source.text.components(separatedBy: "\"/").dropFirst() {
                let path = piece.prefix { $0 != "\"" && $0 != "\n" }, folder = path.prefix { $0 != "/" }
                let isOfTheAPI = whole.contains(String(path)) || (folder.count < path.count && folders.contains(String(folder)))
                #expect(!isOfTheAPI, "\(source.path) has /\(path)")
            }
        }
    }

    @Test func filesStayReadable() throws {
        // What is written by a program is read by one.
        for source in try sources(Self.production) where !source.text.hasPrefix("// Written by Tools/") {
            #expect(source.lines.count <= 400, "\(source.path)")
        }
        for source in try sources(["Tests"]) { #expect(source.lines.count <= 600, "\(source.path)") }
    }

    /// SQL is bound, never spliced: text built at run time reaches a statement nowhere in production code.
    @Test func statementsAreLiterals() throws {
        for source in try sources(["Services", "Shared/ServiceKit", "Tools/Sandbox"]) {
            let built = source.text.replacing("SQL(stringLiteral: \"\")", with: "")
            #expect(!built.contains("SQL(stringLiteral:"), "\(source.path)")
        }
    }

    @Test func everyFlowNamesItself() throws {
        let flows = try sources(["Tests/Flows"], extension: "hurl")
        #expect(flows.count >= 18)
        for flow in flows { #expect(flow.text.hasPrefix("# @title "), "\(flow.path)") }
    }
}
