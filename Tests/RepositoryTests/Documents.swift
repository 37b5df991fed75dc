import Foundation

/// The Markdown files of the repository, read as far as the tests need it.
struct Document {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Relative to the repository.
    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    static func all() throws -> [Document] {
        let docs = FileManager.default.enumerator(atPath: root.appending(path: "docs").path)?.compactMap { $0 as? String } ?? []
        return try (["README.md", "CONTRIBUTING.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }).map(Document.init)
    }

    /// Its lines without those of code blocks.
    var prose: [Substring] { lines.filter { !$0.isCode }.map(\.text) }

    /// The lines of code blocks of a language.
    func code(_ language: String) -> [Substring] { lines.filter { $0.isCode && $0.language == language }.map(\.text) }

    /// What its reader types into a shell, without comments and without what stands in single quotes: from the prompt on, for as long as a
    /// quote, a block or a backslash leaves it open.
    var commands: [String] {
        var commands: [String] = [], begun = ""
        for line in code("console") {
            guard !begun.isEmpty || line.hasPrefix("$ ") else { continue }
            begun += begun.isEmpty ? String(line.dropFirst(2)) : "\n\(line)"
            let bare = begun.replacing(/'[^']*'/, with: "").replacing(/\s#.*/, with: "")
            let words = bare.split { $0.isWhitespace || $0 == ";" }
            let blocks = words.count { $0 == "do" || $0 == "{" } - words.count { $0 == "done" || $0 == "}" }
            guard blocks <= 0, !bare.contains("'"), !bare.hasSuffix("\\") else { continue }
            commands.append(bare)
            begun = ""
        }
        return commands
    }

    private var lines: [(text: Substring, isCode: Bool, language: String)] {
        var language: String?
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let bare = line.drop { $0 == " " }
            guard bare.hasPrefix("```") else { return (line, language != nil, language ?? "") }
            language = language == nil ? String(bare.dropFirst(3)) : nil
            return (line, true, "")
        }
    }

    /// Where its links lead.
    var links: [String] { prose.flatMap { $0.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) } } }

    /// What stands between backticks outside of code blocks.
    var quoted: [String] { prose.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } } }

    /// The names that its headings have in links, as Forgejo, GitHub and GitLab make them.
    var anchors: Set<String> {
        Set(prose.filter { $0.hasPrefix("#") }.map { line in
            let title = line.drop { $0 == "#" }.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.lowercased()
            return title.trimmingCharacters(in: .whitespaces).filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(
                " ", with: "-")
        })
    }
}

/// The files and the words of the repository.
struct RepositoryFiles {
    /// Files that git knows of or that are new, and the folders they are in.
    let paths: Set<String>

    init() throws {
        let found = try Program.run("/usr/bin/env", ["git", "ls-files", "--cached", "--others", "--exclude-standard"]).output
        let there = found.split(separator: "\n").map(String.init).filter {
            FileManager.default.fileExists(atPath: Document.root.appending(path: $0).path)
        }
        var paths = Set(there)
        for path in there {
            var parts = path.split(separator: "/").dropLast()
            while !parts.isEmpty {
                guard paths.insert(parts.joined(separator: "/")).inserted else { break }
                parts = parts.dropLast()
            }
        }
        self.paths = paths
    }

    /// - Parameter pattern: a path, in which `<Name>`, `…` and `*` stand for any name.
    func has(_ pattern: String) throws -> Bool {
        let path = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
        if paths.contains(path) { return true }
        guard path.contains(/<[^>]*>|…|\*/) else { return false }
        let parts = path.split(separator: "/").map { part in
            part.split(separator: /<[^>]*>|…|\*/, omittingEmptySubsequences: false).map {
                NSRegularExpression.escapedPattern(for: String($0))
            }
                .joined(separator: "[^/]*")
        }
        let wanted = try Regex(parts.joined(separator: "/"))
        return try paths.contains { try wanted.wholeMatch(in: $0) != nil }
    }

    /// Every type that the Swift sources declare, and every module of the manifest.
    static func types() throws -> Set<String> {
        let words = "(struct|class|enum|protocol|actor|typealias)"
        let declared = try Program.run(
            "/usr/bin/env", ["git", "grep", "--untracked", "-hoE", "\\b\(words) +[A-Z][A-Za-z0-9_]*", "--", "*.swift"]
        ).output
        let manifest = try String(contentsOf: Document.root.appending(path: "Package.swift"), encoding: .utf8)
        return Set(declared.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) })
            .union(manifest.matches(of: /"([A-Z][A-Za-z0-9]+)"/).map { String($0.1) })
            .union(servicesOf(manifest).flatMap { name in ["Domain", "Service", "DomainTests", "ServiceTests"].map { name + $0 } })
    }

    /// The services that a manifest declares, each by a line that stands for its modules: `Auth`.
    static func servicesOf(_ manifest: String) -> [String] { manifest.matches(of: /\nservice\(\s*"([A-Za-z]+)"/).map { String($0.1) } }
}

/// Programs that the tests run.
enum Program {
    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = Document.root
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    /// The `barbell` that was built with these tests.
    static var barbell: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folder =
            own.hasSuffix(".xctest") ? URL(filePath: own).deletingLastPathComponent() : Document.root.appending(path: ".build/debug")
        return folder.appending(path: "barbell").path
    }
}
