import Testing

@testable import Supervisor

@Suite struct DependencyGraphTests {
    private func graph(_ edges: [(String, [String])]) throws -> DependencyGraph {
        let services = edges.map { "  \($0.0): {image: x, depends_on: [\($0.1.joined(separator: ", "))]}" }.joined(separator: "\n")
        return DependencyGraph(try ComposeFile.parse("services:\n" + services, file: "c", variables: [:]).services)
    }

    @Test func startsEachAfterWhatItNeeds() throws {
        let graph = try graph([("web", ["auth", "store"]), ("store", ["auth"]), ("auth", ["mail"]), ("mail", []), ("alone", [])])
        #expect(graph.startOrder() == ["mail", "auth", "store", "web", "alone"])
        #expect(graph.dependents(of: "auth") == ["web", "store"])
        #expect(graph.cycle() == nil)
    }

    @Test func sharedDependenciesAreNoCircle() throws {
        #expect(try graph([("a", ["b", "c"]), ("b", ["d"]), ("c", ["d"]), ("d", [])]).cycle() == nil)
    }
}
