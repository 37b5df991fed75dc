import Foundation
import Synchronization

@testable import Backups

/// Does something again and again beside a test, as a service does beside a backup.
final class Writer: Sendable {
    private struct State {
        var isStopped = false
        var hasEnded = false
        var error: BackupError?
    }

    private let state = Mutex(State())

    /// - Parameters:
    ///   - paths: the databases that `body` gets a connection of its own to.
    init(_ paths: [String], _ body: @escaping @Sendable ([SQLiteConnection]) throws(BackupError) -> Void) {
        Thread.detachNewThread { [self] in
            do throws(BackupError) {
                let connections = try paths.map { path throws(BackupError) in try SQLiteConnection(path) }
                while !state.withLock({ $0.isStopped }) { try body(connections) }
            } catch {
                state.withLock { $0.error = error }
            }
            state.withLock { $0.hasEnded = true }
        }
    }

    /// Waits for its end.
    func stop() throws {
        state.withLock { $0.isStopped = true }
        while !state.withLock({ $0.hasEnded }) { Thread.sleep(forTimeInterval: 0.001) }
        if let error = state.withLock({ $0.error }) { throw error }
    }
}
