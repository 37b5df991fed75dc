public import Contracts
public import Wire

/// What happens to an export, for whoever shows it.
public enum ExportEvent: Sendable, Equatable {
    /// Nothing but its progress changed, in whole percents.
    case progress(Int)
    /// The video is there: time for a word and a haptic. Sent once an attempt. AC-6.6-02.
    case exportFinished(ExportJob)
    case exportFailed(ExportJob)
    case exportCancelled(ExportJob)
    /// The export goes on, but this app cannot follow it any further.
    case lost(ClientError)
}

/// One export of a composition: starts it, follows it to its end, and tells the person when it is there. A connection that is lost
/// meanwhile does not matter.
public actor ExportModel {
    public private(set) var job: ExportJob?

    private struct Wish: Equatable {
        let composition: CompositionID
        let request: ExportRequest
    }

    private let session: SessionManager
    private let user: UserID
    private let haptics: any Haptics
    private let pause: Duration
    private var asked: (wish: Wish, key: String)?
    private var follower: Task<Void, Never>?
    private nonisolated let events = EventHub<ExportEvent>()
    private static let longestPause: Duration = .seconds(8)

    /// - Parameter pause: between two questions how far the export is.
    public init(session: SessionManager, user: UserID, haptics: any Haptics = NoHaptics(), pause: Duration = .milliseconds(500)) {
        self.session = session
        self.user = user
        self.haptics = haptics
        self.pause = pause
    }

    /// Every event from now on.
    public nonisolated func eventStream() -> AsyncStream<ExportEvent> { events.stream() }

    /// Begins an export. Asking again after an error, with the same wish, makes no second one.
    @discardableResult
    public func start(_ composition: CompositionID, _ request: ExportRequest) async throws(ClientError) -> ExportJob {
        let wish = Wish(composition: composition, request: request)
        if asked?.wish != wish { asked = (wish, session.api.makeIdempotencyKey()) }
        let key = asked?.key
        let job = try await session.call(
            Compositions.export, CompositionParameters(id: composition), request, idempotencyKey: key, as: user)
        // The next export of the same is another one.
        if asked?.key == key { asked = nil }
        follow(job)
        return job
    }

    /// Follows an export that began before, as when the app comes back.
    public func resume(_ id: ExportID) async throws(ClientError) {
        follow(try await session.call(Exports.one, ExportParameters(id: id), Nothing(), as: user))
    }

    public func cancel() async throws(ClientError) {
        guard let job else { return }
        note(try await session.call(Exports.cancel, ExportParameters(id: job.id), Nothing(), as: user))
    }

    /// Runs the export again after it failed or was stopped.
    public func retry() async throws(ClientError) {
        guard let job else { return }
        follow(try await session.call(Exports.retry, ExportParameters(id: job.id), Nothing(), as: user))
    }

    /// Stops following. The export itself goes on.
    public func leave() {
        follower?.cancel()
        follower = nil
    }

    // MARK: Following

    private func follow(_ new: ExportJob) {
        leave()
        note(new)
        guard !new.status.isFinal else { return }
        follower = Task { await poll(new.id) }
    }

    private func poll(_ id: ExportID) async {
        var wait = pause
        while !Task.isCancelled {
            do { try await Task.sleep(for: wait) } catch { return }
            do throws(ClientError) {
                let now = try await session.call(Exports.one, ExportParameters(id: id), Nothing(), as: user)
                guard !Task.isCancelled else { return }
                note(now)
                if now.status.isFinal { return }
                wait = pause
            } catch {
                guard !Task.isCancelled else { return }
                guard error.isRetryable else { return events.send(.lost(error)) }
                wait = min(wait * 2, max(pause, Self.longestPause))
            }
        }
    }

    /// Takes what the service says now and tells what is new about it. Answers may overtake each other: what is over stays so, and
    /// progress only grows, until another attempt begins.
    private func note(_ new: ExportJob) {
        let old = job?.id == new.id ? job : nil
        if let old {
            guard new.attempt >= old.attempt, new.attempt > old.attempt || !old.status.isFinal else { return }
            guard new.attempt > old.attempt || new.status.isFinal || new.progress.value >= old.progress.value else { return }
        }
        job = new
        switch new.status {
        case .queued, .running:
            if old?.progress != new.progress || old?.attempt != new.attempt { events.send(.progress(Int(new.progress.value))) }
        case .done:
            haptics.play(.success)
            events.send(.exportFinished(new))
        case .failed:
            haptics.play(.error)
            events.send(.exportFailed(new))
        case .cancelled: events.send(.exportCancelled(new))
        }
    }

    deinit { follower?.cancel() }
}
