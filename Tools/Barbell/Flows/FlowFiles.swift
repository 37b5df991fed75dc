internal import Commands
internal import FlowRunner
internal import LocalFiles
internal import Patterns

/// Where flows and requirement tables are, and reading them.
enum FlowFiles {
    static let requirements = "Tests/Requirements"
    static let flows = "Tests/Flows"
    static let tests = "Tests"
    static let results = "Tests/Benchmarks/results.tsv"

    /// - Parameter folder: nil for the default one. When that is not there, neither is a table, and ids are not checked; tables that are
    ///   there and cannot be read are a mistake.
    static func table(_ folder: String?) throws(CoverageError) -> RequirementTable? {
        if folder == nil, Files.kind(requirements) == nil { return nil }
        return try RequirementTable.load(folder: folder ?? requirements)
    }

    /// The flows of the paths, and one problem for each file that cannot be read. `-` is standard input.
    static func load(_ paths: [String]) throws(UsageError) -> (flows: [LoadedFlow], problems: [FlowDiagnostic]) {
        for path in paths where path != "-" && FlowLoader.files(in: [path]).isEmpty {
            throw UsageError(message: "no flow (*.hurl) at \(path)")
        }
        var flows: [LoadedFlow] = []
        var problems: [FlowDiagnostic] = []
        let given = paths.isEmpty ? [Self.flows] : paths
        if given.contains("-") {
            let input = try StandardInput.bytes()
            do throws(FlowDiagnostic) { flows.append(try FlowLoader.load(bytes: input, path: "-")) } catch { problems.append(error) }
        }
        for file in FlowLoader.files(in: given.filter { $0 != "-" }) {
            do throws(FlowDiagnostic) { flows.append(try FlowLoader.load(file)) } catch { problems.append(error) }
        }
        return (flows, problems)
    }

    /// The files that a pattern names: `*` and `?` within a name, `**` for any folders, `[…]` for some letters.
    static func matching(_ pattern: String) throws(UsageError) -> [String] {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !$0.contains { "*?[".contains($0) } }.joined(separator: "/")
        let root = fixed.isEmpty ? (pattern.hasPrefix("/") ? "/" : ".") : fixed
        guard let wanted = try? Pattern("^\(expression(pattern))$") else { throw UsageError(message: "--glob cannot read \(pattern)") }
        // A folder that cannot be read is one of them where the pattern may lead there: whoever reads it says why.
        let ways = (1..<parts.count).compactMap { try? Pattern("^\(expression(parts.prefix($0).joined(separator: "/")))$") }
        return Files.all(below: root, withUnreadable: true) { _ in true }.filter { path in
            let name = path.hasPrefix("./") && !pattern.hasPrefix("./") ? String(path.dropFirst(2)) : path
            return wanted.firstMatch(in: name) != nil
                || (Files.kind(path) == .folder && ways.contains { $0.firstMatch(in: name) != nil })
        }
    }

    private static func expression(_ glob: String) -> String {
        var out = ""
        var rest = glob[...]
        while let next = rest.popFirst() {
            switch next {
            case "*" where rest.first == "*":
                rest = rest.dropFirst()
                if rest.first == "/" { rest = rest.dropFirst() }
                out += "(?:.*/)?"
                if rest.isEmpty { out += "[^/]*" }
            case "*": out += "[^/]*"
            case "?": out += "[^/]"
            case "[":
                let letters = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(letters.count + 1)
                out += "[\(letters.hasPrefix("!") ? "^" + letters.dropFirst() : letters)]"
            case _ where next.isLetter || next.isNumber || next == "/" || next == "-" || next == "_": out.append(next)
            default: out += "\\\(next)"
            }
        }
        return out
    }
}
