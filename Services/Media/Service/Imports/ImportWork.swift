internal import Contracts
internal import Glibc
internal import Imaging
internal import JSONCoding
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Video
internal import Wire

/// What happens to an item once its bytes are there: they are checked and kept, and its thumbnail is made. Each step finds what a
/// killed run of it left, so that it ends the same however often it is begun.
struct ImportWork: Sendable {
    let dependencies: MediaDependencies
    let confirmation: Confirmation
    let variants: Variants
    let removal: ItemRemoval
    private let gate: Gate
    private let making = Making()

    /// How often an item is begun before it is taken for one that cannot be done here. What an outage ends is begun on.
    static let mostTries: Int64 = 10

    init(dependencies: MediaDependencies, confirmation: Confirmation, variants: Variants, removal: ItemRemoval) {
        self.dependencies = dependencies
        self.confirmation = confirmation
        self.variants = variants
        self.removal = removal
        // As many at once as there are threads for pictures, because each runs a decoder, which has threads of its own. What is done or
        // waits here takes places of the worker, which has 64 for all work of the process, and with what `Variants` lets wait it has to
        // leave some. A quarter of the queue, which is one person's share, and those inside hold a whole import of twelve clips.
        let threads = Variants.workThreads(dependencies.settings)
        gate = Gate(width: threads, queue: max(12, 48 - 2 * threads))
    }

    var handler: WorkHandler {
        MediaWork.importItem.handle { work, item in
            let id = work.item
            // The lease of work that waits for the gate may run out, and the work is begun a second time: it then joins the first run.
            try await making.once(id.text) {
                do {
                    // Nil when it was deleted with its owner meanwhile: nothing to do.
                    guard let owner = try await dependencies.database.read({ db in try await ItemStore.find(id, in: db) })?.owner else {
                        return
                    }
                    try await gate.pass(owner) { try await process(id, run: item.run) }
                } catch let error as APIError where error.code == .unavailable {
                    // The gate is full: the worker is freed for other work, and this item is tried again in a moment.
                    try await again(id, in: .milliseconds(250), run: item.run)
                }
            }
        }
    }

    private func process(_ id: MediaID, run: String?) async throws {
        // Nothing to do for what was done, deleted or given up meanwhile.
        guard let tries = try await dependencies.database.write({ db in try await ItemStore.countTry(id, in: db) }) else { return }
        do {
            // An item that crashes the process each time must not be tried for ever.
            guard tries <= Self.mostTries else { throw APIError(.internalError) }
            try await make(id, run: run)
        } catch let error as APIError where !error.code.isRetryable {
            try await fail(id, error.code, run: run)
        } catch let error as CancellationError {
            throw error
        } catch {
            dependencies.runtime.logger.log(
                .warning, "import failed", ["item": .string(id.text), "try": .integer(tries), "error": .string("\(error)")])
            // From half of them on, so that tries which end before they are taken back, as in a process that is killed, have room.
            let goesOn = tries > Self.mostTries / 2 ? try await isTriedOn(id, after: error, run: run) : false
            guard goesOn || tries < Self.mostTries else {
                return try await fail(id, (error as? APIError)?.code ?? .internalError, run: run)
            }
            try await again(id, in: .seconds(1 << min(tries - 1, 8)), run: run)
        }
    }

    /// Whether an item is tried on however often it was: what does not answer says nothing of it, and its upload is not given up yet. Its
    /// last try does not count then.
    private func isTriedOn(_ id: MediaID, after error: any Error, run: String?) async throws -> Bool {
        guard Self.isOutage(error) else { return false }
        let now = dependencies.runtime.clocks.now(run: run)
        return try await dependencies.database.write { db in
            guard let upload = try await ItemStore.find(id, in: db)?.uploadID, let sent = try await UploadStore.find(upload, in: db),
                now < sent.givenUpAt
            else { return false }
            try await ItemStore.takeBackTry(id, in: db)
            return true
        }
    }

    /// Whether the store, the database, the disk or a decoder is what failed: that says nothing of the item.
    static func isOutage(_ error: any Error) -> Bool {
        switch error {
        case let error as APIError: error.code == .unavailable || error.code == .storageFull
        case let error as DatabaseError: error.isUnavailability
        case let error as FileError: error.code == ENOSPC || error.code == EDQUOT
        case ObjectStoreError.unavailable, ObjectStoreError.storageFull, ObjectStoreError.refused: true
        case ImageProblem.unavailable, VideoProblem.toolUnavailable, VideoProblem.diskFull: true
        default: false
        }
    }

    private func make(_ id: MediaID, run: String?) async throws {
        let now = dependencies.runtime.clocks.now(run: run)
        let upload = try await dependencies.database.read { db -> Upload? in
            guard let upload = try await ItemStore.find(id, in: db)?.uploadID else { return nil }
            return try await UploadStore.find(upload, in: db)
        }
        guard let upload else { throw APIError(.uploadClosed) }
        let seen = Seen()
        let file =
            switch try await confirmation.confirm(upload, as: id, run: run, now: now, take: { _, checked, _ in seen.note(checked.video) }) {
            case .created(let file), .updated(let file): file
            }
        try await prepareThumbnail(of: file.blob, film: seen.film)
        if file.blob.kind == .video { await variants.prepareFilm(file.blob, seen.film) }
        try await dependencies.database.write { db in
            // The owner's row first: who cancels the import meanwhile sees the item either under way or ready, not one and then the other.
            guard let item = try await ItemStore.find(id, in: db), try await OwnerStore.claim(item.owner, in: db) else { return }
            try await ItemStore.finish(id, type: file.blob.kind == .video ? .video : .image, in: db)
        }
    }

    /// So that nobody waits for it. The bytes are kept by now, and what may pass does not undo that: where the thumbnail cannot be made
    /// now, it is made when it is asked for.
    private func prepareThumbnail(of blob: Blob, film: VideoFacts?) async throws {
        do {
            _ = try await variants.ensure(blob, .thumbnail, .webp, film: film)
        } catch let error as APIError where !error.code.isRetryable {
            throw error
        } catch let error as CancellationError {
            throw error
        } catch {
            dependencies.runtime.logger.log(.warning, "no thumbnail yet", ["blob": .string(blob.id), "error": .string("\(error)")])
        }
    }

    /// Ends an item that will not become ready, with all it holds. The others of its import go on. AC-3.2-04.
    private func fail(_ id: MediaID, _ code: ErrorCode, run: String?) async throws {
        try await dependencies.database.write { db in
            guard let item = try await ItemStore.find(id, in: db), try await OwnerStore.claim(item.owner, in: db) else { return }
            guard try await ItemStore.fail(id, code, in: db) else { return }
            try await removal.letGo(item, refusal: code, run: run, in: db)
        }
        dependencies.runtime.work.wake()
    }

    private func again(_ id: MediaID, in wait: Duration, run: String?) async throws {
        let due = dependencies.runtime.clocks.now(run: run) + wait
        try await dependencies.database.write { [dependencies] db in
            // Given up meanwhile, which may be why it did not work.
            guard try await ItemStore.find(id, in: db)?.status == .processing else { return }
            try await dependencies.runtime.work.add(MediaWork.importItem, ItemImport(item: id), run: run, dueAt: due, in: db)
        }
    }
}

/// What the check of a film measured, so that its frame is found without measuring again.
private final class Seen: Sendable {
    private let known = Mutex<VideoFacts?>(nil)
    var film: VideoFacts? { known.withLock { $0 } }
    func note(_ film: VideoFacts?) { known.withLock { $0 = film } }
}
