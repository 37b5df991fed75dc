@testable import MediaService
import Objects
import Storage
import Testing
import Wire

/// What becomes of an export when something it needs fails.
@Suite struct RenderTroubleTests {
    private func code(of error: any Error) async -> ErrorCode? {
        do {
            try await troubled { () async throws -> Void in throw error }
            return nil
        } catch {
            return (error as? RenderTrouble)?.code
        }
    }

    @Test func whatMayPassIsToldFromWhatDoesNot() async {
        let passing: [any Error] = [
            ObjectStoreError.unavailable(retryable: true, reason: "no connection"), DatabaseError.busy, DatabaseError.connectionLost,
            DatabaseError.commitOutcomeUnknown, APIError(.unavailable),
        ]
        for error in passing { #expect(await code(of: error) == .unavailable, "\(error)") }
        let lasting: [any Error] = [
            ObjectStoreError.unavailable(retryable: false, reason: "no bucket"), ObjectStoreError.damaged("half of it"),
            DatabaseError.foreignKeyViolation, APIError(.internalError),
        ]
        for error in lasting { #expect(await code(of: error) == .renderFailed, "\(error)") }
    }

    /// For about two hours, and not in a hurry.
    @Test func waitsGrow() {
        #expect((0..<8).map { RenderQueue.wait(after: $0) } == [5, 10, 20, 40, 80, 160, 300, 300].map { Duration.seconds($0) })
        let all = (0..<RenderQueue.mostWaits).reduce(Duration.zero) { $0 + RenderQueue.wait(after: $1) }
        #expect(all > .seconds(7200) && all < .seconds(7800))
    }
}
