import Foundation
import Testing

/// What the documents name is there: files, headings, types, commands.
@Suite struct DocumentTests {
    @Test func theReadmeIsShort() throws {
        #expect(try Document("README.md").text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    }

    @Test func everyLinkLeadsSomewhere() throws {
        let documents = try Document.all()
        #expect(documents.count > 20)
        let anchors = Dictionary(uniqueKeysWithValues: documents.map { ($0.path, $0.anchors) })
        for document in documents {
            for link in document.links where !link.contains("://") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
                let target = parts[0].isEmpty ? document.path : Self.normalised(folder + "/" + parts[0])
                #expect(FileManager.default.fileExists(atPath: Document.root.appending(path: target).path), "\(document.path): \(link)")
                if parts.count == 2, let known = anchors[target] { #expect(known.contains(String(parts[1])), "\(document.path): \(link)") }
            }
        }
    }

    private static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") { if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) } }
        return parts.joined(separator: "/")
    }

    /// A path in backticks begins with a folder of the repository; what follows it after a blank are arguments.
    @Test func everyPathIsThere() throws {
        let tree = try RepositoryFiles()
        let folders = ["Core/", "Contracts/", "Shared/", "Services/", "Clients/", "Tools/", "Tests/", "Examples/", "docs/", "deploy/"]
        for document in try Document.all() {
            let commands = document.code("sh").flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("./Tools/") }.map(String.init)
            for words in document.quoted + commands {
                let word = words.prefix { $0 != " " }
                let path = String(word.hasPrefix("./") ? word.dropFirst(2) : word)
                guard folders.contains(where: { path.hasPrefix($0) }), !path.hasPrefix("/") else { continue }
                #expect(try tree.has(path), "\(document.path): \(path)")
            }
        }
    }

    /// The recipes, the architecture and the decisions name types; each has to be declared somewhere.
    @Test func everyTypeIsThere() throws {
        let types = try RepositoryFiles.types()
        let told = try Document.all().filter {
            $0.path == "CONTRIBUTING.md" || $0.path == "docs/architecture.md" || $0.path.hasPrefix("docs/decisions/")
        }
        // Of Swift, of Foundation, of HTTP, or a file.
        let others: Set<String> = [
            "Sendable", "Codable", "Encoder", "JSONEncoder", "FoundationEssentials", "TaskExecutor", "Allow", "Containerfile", "URLSession",
        ]
        for document in told {
            for word in document.quoted where word.wholeMatch(of: /[A-Za-z0-9.]+/) != nil && !word.contains(/\.(swift|md|json|svg|yaml)$/) {
                guard let name = word.firstMatch(of: /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*/)?.output, !others.contains(String(name)) else {
                    continue
                }
                let isFolder = FileManager.default.fileExists(atPath: Document.root.appending(path: String(name)).path)
                #expect(isFolder || types.contains(String(name)), "\(document.path): \(word)")
            }
        }
    }

    @Test func everyTestIsThere() throws {
        let types = try RepositoryFiles.types()
        for document in try Document.all() {
            for word in document.quoted where word.wholeMatch(of: /[A-Z][A-Za-z]+Tests/) != nil {
                #expect(types.contains(word), "\(document.path): \(word)")
            }
        }
    }

    /// `Tools/install` brings what is neither the shell's nor in every Debian.
    @Test func everyProgramOfACommandIsThere() throws {
        let script = try String(contentsOf: Document.root.appending(path: "Tools/install"), encoding: .utf8)
        let packages = script.replacing(/#.*/, with: "").firstMatch(of: /packages=\(([^)]*)\)/)?.1 ?? ""
        let installed = Set(packages.split { $0.isWhitespace }.map(String.init))
        #expect(installed.count > 20)
        let words: Set<String> = ["break", "do", "done", "echo", "eval", "export", "for", "local"]
        let there: Set<String> = ["cut", "env", "seq", "sleep", "stat"]
        // Where a command begins; what is set for it alone may stand before it.
        let beginning = #/(?:^|[|;\n{]|&&|\$\(|\bdo\b)\s*(?:[A-Za-z_]+=[^\s$(]*\s+)*([A-Za-z_.][\w./-]*)(?![\w./=(-])/#
        for document in try Document.all() {
            let functions = Set(document.commands.flatMap { $0.matches(of: /(\w+)\(\) \{/).map { String($0.1) } })
            let known = installed.union(words).union(there).union(functions).union(["barbell", "swift"])
            for program in document.commands.flatMap({ $0.matches(of: beginning).map { String($0.1) } }) where !program.contains("/") {
                #expect(known.contains(program), "\(document.path): \(program)")
            }
        }
    }

    @Test func guidesPutBarbellOnThePath() throws {
        for path in ["docs/tour.md", "docs/recipes.md"] {
            #expect(try Document(path).commands.contains { $0.hasPrefix("export PATH=") && $0.contains("/.build/release:") }, "\(path)")
        }
    }

    /// An assert that stands in a flow holds; one that an example shows failing is its line with something else wanted of the same query.
    @Test func whatFailsInAnExampleDoesNotStandInItsFlow() throws {
        var count = 0
        for document in try Document.all() {
            for line in document.code("console") {
                guard let match = line.wholeMatch(of: #/\s+(Tests/\S+\.hurl):(\d+):\d+: (.+)/#), let number = Int(match.2) else { continue }
                count += 1
                let flow = try String(contentsOf: Document.root.appending(path: String(match.1)), encoding: .utf8)
                let lines = flow.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(!lines.contains(match.3), "\(document.path): \(match.3)")
                let query = match.3.prefix { $0 != " " }
                #expect(lines.indices.contains(number - 1) && lines[number - 1].hasPrefix(query), "\(document.path): line \(number)")
            }
        }
        #expect(count > 0)
    }

    /// The clock only moves forward, and a day that is written down will have passed.
    @Test func noCommandSetsTheClockToADay() throws {
        let commands = try Document.all().flatMap { document in document.commands.map { (document.path, $0) } }
        #expect(commands.count > 50)
        for (path, command) in commands { #expect(!command.contains(/clock set ["']?\d/), "\(path): \(command)") }
    }

    /// `Tools/graph` draws the modules; one that is new shows when the picture is drawn again.
    @Test func everyModuleIsInThePicture() throws {
        let manifest = try String(contentsOf: Document.root.appending(path: "Package.swift"), encoding: .utf8)
        let picture = try String(contentsOf: Document.root.appending(path: "docs/architecture.svg"), encoding: .utf8)
        let modules = manifest.matches(of: /\n(?:library|executable|system)\(\s*"([A-Za-z0-9]+)",\s*"([^\x22]+)"/).filter {
            !$0.2.hasPrefix("Tests/")
        }
        #expect(modules.count > 25)
        let services = RepositoryFiles.servicesOf(manifest).flatMap { ["\($0)Domain", "\($0)Service", $0.lowercased()] }
        #expect(services.count >= 15)
        for name in modules.map({ String($0.1) }) + services { #expect(picture.contains(">\(name)<"), "\(name): run Tools/graph") }
    }
}
