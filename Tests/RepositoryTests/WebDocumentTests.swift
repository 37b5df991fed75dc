import Foundation
import Testing

/// Pages that services make below a product are known in three places: to the web service, which passes them on, and to the client's worker
/// and router, which have to leave them to the browser.
@Suite struct WebDocumentTests {
    private func found(_ pattern: String, in path: String) throws -> Set<String> {
        let text = try String(contentsOf: Document.root.appending(path: path), encoding: .utf8)
        let expression = try NSRegularExpression(pattern: pattern)
        return Set(expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            Range(match.range(at: 1), in: text).map { text[$0].trimmingCharacters(in: CharacterSet(charactersIn: "/")) }
        })
    }

    /// The texts of the list that a file calls `documents`.
    private func listed(in path: String) throws -> Set<String> {
        let list = try #require(try found("const documents = \\[([^\\]]*)\\]", in: path).first)
        return Set(list.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"/")) })
    }

    @Test func theWorkerAndTheRouterLeaveThemAlone() throws {
        let passedOn = try found("starts\\(with: \"([^\"]+)\"", in: "Services/Web/Domain/WebAddress.swift")
        #expect(passedOn.isSuperset(of: ["api", "legal", "badges/shared", "partners/shared"]))
        #expect(try listed(in: "Clients/Web/offline/worker.js") == passedOn)
        #expect(try listed(in: "Clients/Web/ground/router.js") == passedOn)
    }
}
