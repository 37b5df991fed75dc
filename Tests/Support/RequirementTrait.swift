// Release builds of the package compile this target without the test library.
#if canImport(Testing)
internal import Glibc
public import Testing

extension Trait where Self == RequirementTrait {
    /// The requirements that a test proves when it passes: `@Test(.proves("GTSD-1.1-04"))`.
    public static func proves(_ ids: String...) -> Self { RequirementTrait(ids: ids) }
}

/// Writes a line for each requirement of a test into the file that `BARBELL_PROOFS` names: whether it ran to its end. `Tools/test`
/// believes the file only when the whole test run passed.
public struct RequirementTrait: TestTrait, TestScoping {
    public let ids: [String]

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        do {
            try await function()
        } catch {
            note("failed", test)
            throw error
        }
        note("true", test)
    }

    private func note(_ outcome: String, _ test: Test) {
        guard let path = getenv("BARBELL_PROOFS") else { return }
        let descriptor = open(String(cString: path), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let lines = Array(ids.map { "\($0)\t\(test.name)\t\(outcome)\n" }.joined().utf8)
        _ = lines.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
}
#endif
