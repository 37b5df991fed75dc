public import Contracts
internal import PlatformCore
public import Wire

/// Brings the photos of one person from this device into their gallery. A photo is kept on the device first, so it can be picked without
/// a connection, and an upload that stopped at any stage goes on from there, also after the app was ended; whatever is repeated, there is
/// one photo in the end.
///
/// It speaks for its person only. When they sign out, what was not sent is gone, unless they said that it shall be kept: then it goes out
/// at their next sign-in.
public actor PhotoUploader {
    let session: SessionManager
    let queue: PhotoQueue
    let gallery: PhotoGallery
    let user: UserID
    let transport: any ClientTransport
    let open: PictureOpener
    let compressor: PhotoCompressor
    let task: @Sendable (TaskID) async -> PhotoTask
    let board = PhotoBoard()
    /// Photos that wait for their task and not for a connection: they do not hold up the others.
    var held: Set<String> = []
    /// Decoded pictures are large.
    let compressing = AsyncSlots(1)
    private let sending: AsyncSlots
    private var runs: [String: Task<Void, Never>] = [:]
    private var replay: Task<Void, Never>?
    private static let largestPick = 60 << 20
    /// Why the photos of this device could not be read; they are then not shown. A list of another version is not an error.
    public nonisolated let startProblem: TokenStoreError?

    /// Takes up the photos that this device still has; `resume` sends them.
    /// - Parameters:
    ///   - queue: one of the session's `vaults`.
    ///   - transport: for the object store, whatever host that is; with a deadline that suits 2 MB over a slow connection. Nothing of the
    ///     session goes there.
    ///   - parallel: uploads at the same time; further ones wait in line.
    ///   - task: what the service calls a task, where tasks are added without a connection: `TaskEngine.photoTask`.
    ///   - open: the platform's image library.
    public init(
        session: SessionManager, queue: PhotoQueue, gallery: PhotoGallery, user: UserID, transport: any ClientTransport,
        compressor: PhotoCompressor = PhotoCompressor(), parallel: Int = 5,
        task: @escaping @Sendable (TaskID) async -> PhotoTask = { .known($0) }, open: @escaping PictureOpener
    ) {
        self.session = session
        self.queue = queue
        self.gallery = gallery
        self.user = user
        self.transport = transport
        self.compressor = compressor
        self.task = task
        self.open = open
        sending = AsyncSlots(parallel)
        var problem: TokenStoreError?
        do throws(TokenStoreError) {
            for job in try queue.jobs(of: user) { board.show(Self.shown(job, of: user, in: queue)) }
        } catch {
            problem = error
        }
        startProblem = problem
    }

    /// The photos on their way in the order they were picked, with those completed since the start.
    public var photos: [LocalPhoto] {
        for photo in board.photos where !photo.isCompleted && queue.job(photo.id, of: user) == nil { board.drop(photo.id) }
        return board.photos
    }

    /// Photos that would be lost with signing out; an engine's `logOut(alsoUnsent:)` asks about them.
    public var unsent: Int { photos.count { !$0.isCompleted } }

    /// Every change of every photo from now on.
    public nonisolated func updates() -> AsyncStream<LocalPhoto> { board.updates() }

    /// How much of a photo is sent, in whole percents that only grow, from 0 to 100; the stream ends when the photo is completed, fails
    /// or has to wait. A photo that does not exist has none.
    public nonisolated func progress(of id: String) -> AsyncStream<Int> { board.progress(of: id) }

    /// The picture of a photo on its way; nil when it is not here any more.
    public nonisolated func picture(of id: String) -> [UInt8]? {
        queue.job(id, of: user).flatMap { try? queue.picture($0, of: user) }
    }

    /// Keeps a photo on this device and begins to send it, behind those that wait for a connection.
    /// - Parameter picked: in any format the device's image library reads.
    /// - Throws: `compressionFailed` for what is far too large to be a photo; `unauthorized` when its person is not signed in; `device`
    /// when it could not be kept.
    @discardableResult
    public func add(_ picked: [UInt8], _ details: PhotoDetails) async throws(PhotoError) -> LocalPhoto {
        guard picked.count <= Self.largestPick else { throw .compressionFailed }
        let visit = queue.visit(user)
        guard await session.user?.id == user else { throw .client(.unauthorized) }
        var details = details
        details.takenAt = details.takenAt ?? session.clock.now()
        let job = PhotoJob(id: session.api.makeIdempotencyKey(), details: details, makeKey: session.api.makeIdempotencyKey)
        let isKept: Bool
        do { isKept = try queue.add(job, picked: picked, visit) } catch { throw .device(error) }
        guard isKept else { throw .client(.unauthorized) }
        var photo = Self.shown(job, of: user, in: queue)
        photo.stage = .pick
        board.show(photo)
        if board.photos.contains(where: { $0.id != job.id && $0.status == .pending && runs[$0.id] == nil }) {
            startReplay()
        } else {
            start(job.id)
        }
        return photo
    }

    /// Waits until nothing more is being done about a photo.
    /// - Returns: what became of it; nil when it is unknown or was discarded.
    @discardableResult
    public func settled(_ id: String) async -> PhotoStatus? {
        while let task = runs[id] ?? replay { await task.value }
        return board[id]?.status
    }

    /// Tries a photo again that failed, from the stage it failed at.
    /// - Returns: what became of it; nil when it is unknown.
    @discardableResult
    public func retry(_ id: String) async -> PhotoStatus? {
        if runs[id] == nil, var job = queue.job(id, of: user) {
            job.retry()
            _ = try? queue.change(job, of: user)
            await start(id).value
        }
        return await settled(id)
    }

    /// There is a connection, or its person is signed in again: sends what waits and what may succeed now, one after the other in the order
    /// they were picked. Stops when there is no connection after all.
    public func resume() async {
        // One that is under way may have begun without the connection that is there now.
        await replay?.value
        await startReplay().value
    }

    /// Cuts off what is under way; the photos wait, each at its stage.
    func cutOff() {
        replay?.cancel()
        for run in runs.values { run.cancel() }
    }

    /// Gives a photo up and removes it from this device.
    public func discard(_ id: String) throws(PhotoError) {
        do { try queue.remove(id, of: user) } catch { throw .device(error) }
        runs[id]?.cancel()
        board.drop(id)
    }

    // MARK: Running

    @discardableResult
    private func startReplay() -> Task<Void, Never> {
        if let replay { return replay }
        let task = Task { await runReplay() }
        replay = task
        return task
    }

    private func runReplay() async {
        var tried: Set<String> = []
        // Photos that are picked meanwhile come last.
        while !Task.isCancelled, let photo = photos.first(where: { !tried.contains($0.id) && $0.mayBeTried }) {
            tried.insert(photo.id)
            await start(photo.id).value
            if board[photo.id]?.status == .pending, !held.contains(photo.id) { break }
        }
        replay = nil
        for photo in board.photos where photo.status == .pending && runs[photo.id] == nil { board.rest(photo.id) }
    }

    /// The run of a photo that is under way, or a new one: nothing is done twice at the same time.
    @discardableResult
    private func start(_ id: String) -> Task<Void, Never> {
        if let run = runs[id] { return run }
        let task = Task {
            await sending.run { await self.run(id) }
            runs[id] = nil
        }
        runs[id] = task
        return task
    }

    /// Goes from stage to stage until the photo is in the gallery or stops. A photo that is gone meanwhile, with its person or without,
    /// is left alone.
    private func run(_ id: String) async {
        held.remove(id)
        var known = queue.job(id, of: user)
        while var job = known {
            board.enter(job.next, id)
            let outcome = await perform(job)
            guard queue.job(id, of: user) != nil else { break }
            let verdict = job.take(outcome, makeKey: session.api.makeIdempotencyKey)
            do throws(TokenStoreError) {
                if verdict == .finished, let photo = job.photo { return try finish(job, photo) }
                guard try queue.change(job, jpeg: outcome.jpeg, of: user) else { break }
            } catch {
                return stop(job, .failed(.device(error)))
            }
            switch verdict {
            case .goOn, .finished: known = job
            case .waits: return stop(job, .pending)
            case .fails(let error): return stop(job, .failed(error))
            }
        }
        board.drop(id)
    }

    private func finish(_ job: PhotoJob, _ photo: Photo) throws(TokenStoreError) {
        try queue.remove(job.id, of: user)
        board.show(LocalPhoto(id: job.id, details: job.details, localPath: nil, stage: .cache, status: .completed(photo)))
    }

    private func stop(_ job: PhotoJob, _ status: PhotoStatus) {
        var photo = Self.shown(job, of: user, in: queue)
        photo.status = status
        board.show(photo)
    }

    private static func shown(_ job: PhotoJob, of user: UserID, in queue: PhotoQueue) -> LocalPhoto {
        LocalPhoto(
            id: job.id, details: job.details, localPath: queue.path(job, of: user), stage: job.next,
            status: job.refusal.map { .failed($0.error) } ?? .pending)
    }
}

extension LocalPhoto {
    fileprivate var isCompleted: Bool { if case .completed = status { true } else { false } }

    /// Whether sending it again may succeed without its person.
    fileprivate var mayBeTried: Bool {
        switch status {
        case .pending: true
        case .failed(let error): error.isRetryable
        case .uploading, .completed: false
        }
    }
}
