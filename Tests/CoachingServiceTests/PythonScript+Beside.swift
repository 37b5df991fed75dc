import Foundation
import JSONCoding
import TestSupport

extension PythonScript {
    /// Runs while the test goes on: on a thread of its own, because it waits for the test's side.
    func runBeside(_ input: JSONValue) async throws -> JSONValue {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try run(input) }) }
        }
    }
}
