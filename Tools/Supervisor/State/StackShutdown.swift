internal import Glibc

/// Stops a detached stack by its state file.
public enum StackShutdown {
    public enum Result: Sendable, Hashable {
        case nothingRuns
        case stopped
        /// It did not end within the time and was killed.
        case killed
    }

    /// Asks the supervisor to stop and waits for its end. Processes that outlived a killed supervisor are killed. A process that has
    /// only the number of one of ours is never touched.
    public static func run(_ folder: StateFolder, within limit: Duration = .seconds(60)) -> Result {
        guard let state = StackState(path: folder.stateFile) else { return stopHolder(of: folder, within: limit) }
        var result = Result.nothingRuns
        if state.supervisor.signal(SIGTERM) {
            let deadline = ContinuousClock.now + limit
            while state.supervisor.isRunning && ContinuousClock.now < deadline { pause() }
            result = state.supervisor.signal(SIGKILL) ? .killed : .stopped
        }
        // The state may have changed while it stopped.
        let services = (StackState(path: folder.stateFile)?.services ?? []) + state.services
        for process in services.compactMap(\.process) where process.signal(SIGKILL, toGroup: true) {
            result = .killed
            while process.isRunning { pause() }
        }
        // The kernel ends services with their supervisor, and not what they started: nginx's workers, which hold its port.
        guard let session = state.session else { return result }
        for process in services.compactMap(\.process).flatMap({ $0.leftBehind(in: session) }) where process.signal(SIGKILL) {
            result = .killed
            while process.isRunning { pause() }
        }
        return result
    }

    /// A supervisor whose `state.json` was deleted stops its services itself; it is known by the lock that it holds.
    private static func stopHolder(of folder: StateFolder, within limit: Duration) -> Result {
        guard let holder = folder.lockHolder(), kill(holder, SIGTERM) == 0 else { return .nothingRuns }
        let deadline = ContinuousClock.now + limit
        while folder.lockHolder() == holder {
            guard ContinuousClock.now < deadline else {
                kill(holder, SIGKILL)
                return .killed
            }
            pause()
        }
        return .stopped
    }

    /// A process that is no child of ours can only be looked at again and again.
    private static func pause() { usleep(10_000) }
}
