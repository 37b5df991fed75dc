internal import Commands
internal import FlowRunner

/// Where flows and requirement tables are, and reading them.
enum FlowFiles {
    static let requirements = "Tests/Requirements"
    static let flows = "Tests/Flows"
    static let tests = "Tests"
    static let results = "Tests/Benchmarks/results.tsv"

    /// nil when the folder holds no table: ids are then not checked.
    static func table(_ folder: String) -> RequirementTable? { try? RequirementTable.load(folder: folder) }

    /// The flows of the paths, and one problem for each file that cannot be read.
    static func load(_ paths: [String]) throws(UsageError) -> (flows: [LoadedFlow], problems: [FlowDiagnostic]) {
        for path in paths where FlowLoader.files(in: [path]).isEmpty { throw UsageError(message: "no flow (*.hurl) at \(path)") }
        var flows: [LoadedFlow] = []
        var problems: [FlowDiagnostic] = []
        for file in FlowLoader.files(in: paths.isEmpty ? [Self.flows] : paths) {
            do throws(FlowDiagnostic) { flows.append(try FlowLoader.load(file)) } catch { problems.append(error) }
        }
        return (flows, problems)
    }
}
