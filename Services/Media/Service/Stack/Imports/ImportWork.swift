internal import Contracts
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
    let keeper: MediaKeeper
    let confirmation: Confirmation
    let variants: Variants
    let items: MediaItems
    private let gate: Gate
    private let making = Making()

    /// How often an item is begun before it is taken for one that cannot be done here.
    static let mostTries: Int64 = 10

    init(keeper: MediaKeeper, confirmation: Confirmation, variants: Variants, items: MediaItems) {
        self.keeper = keeper
        self.confirmation = confirmation
        self.variants = variants
        self.items = items
        // Each runs a decoder, which has threads of its own.
        gate = Gate(width: keeper.settings.pictureThreads, queue: 32)
    }

    var handler: WorkHandler {
        { item in
            guard let id = item.payload["item"]?.string.map(MediaID.init(trusted:)) else { throw WorkFailure.permanent("incomplete") }
            // The lease of a piece that waits here may end: its second run joins the first one.
            try await making.once(id.text) {
                do {
                    try await gate.pass { try await process(id, run: item.run) }
                } catch let error as APIError where error.code == .unavailable {
                    // What finds no place leaves the worker to other work for a moment.
                    try await again(id, in: .zero, run: item.run)
                }
            }
        }
    }

    private func process(_ id: MediaID, run: String?) async throws {
        // Nothing to do for what was done, deleted or given up meanwhile.
        guard let tries = try await keeper.database.write({ db in try await ItemStore.countTry(id, in: db) }) else { return }
        do {
            // One that takes the process with it each time would do so for ever.
            guard tries <= Self.mostTries else { throw APIError(.internalError) }
            try await make(id, run: run)
        } catch let error as APIError where tries >= Self.mostTries || !error.code.isRetryable {
            try await fail(id, error.code, run: run)
        } catch let error as CancellationError {
            throw error
        } catch {
            keeper.runtime.logger.log(.warning, "import failed", ["item": .string(id.text), "try": .integer(tries), "error": .string("\(error)")])
            if tries >= Self.mostTries { return try await fail(id, .internalError, run: run) }
            try await again(id, in: .seconds(1 << min(tries - 1, 8)), run: run)
        }
    }

    private func make(_ id: MediaID, run: String?) async throws {
        let now = keeper.runtime.clocks.now(run: run)
        let upload = try await keeper.database.read { db -> Upload? in
            guard let upload = try await ItemStore.find(id, in: db)?.uploadID else { return nil }
            return try await UploadStore.find(upload, in: db)
        }
        guard let upload else { throw APIError(.uploadClosed) }
        let seen = Seen()
        let file =
            switch try await confirmation.confirm(upload, as: id, run: run, now: now, take: { _, checked, _ in seen.note(checked.video) }) {
            case .created(let file), .updated(let file): file
            }
        _ = try await variants.ensure(file.blob, .thumbnail, .webp, film: seen.film)
        try await keeper.database.write { db in
            // The owner's row first: who cancels the import meanwhile sees the item either under way or ready, not one and then the other.
            guard let item = try await ItemStore.find(id, in: db), try await OwnerStore.claim(item.owner, in: db) else { return }
            try await ItemStore.finish(id, type: file.blob.kind == .video ? .video : .image, in: db)
        }
    }

    /// Ends an item that will not become ready, with all it holds. The others of its import go on. AC-3.2-04.
    private func fail(_ id: MediaID, _ code: ErrorCode, run: String?) async throws {
        try await keeper.database.write { db in
            guard let item = try await ItemStore.find(id, in: db), try await OwnerStore.claim(item.owner, in: db) else { return }
            guard try await ItemStore.fail(id, code, in: db) else { return }
            try await items.letGo(item, refusal: code, run: run, in: db)
        }
        keeper.runtime.work.wake()
    }

    private func again(_ id: MediaID, in wait: Duration, run: String?) async throws {
        let due = keeper.runtime.clocks.now(run: run) + wait
        try await keeper.database.write { [keeper] db in
            // Given up meanwhile, which may be why it did not work.
            guard try await ItemStore.find(id, in: db)?.status == .processing else { return }
            try await keeper.runtime.work.add(MediaWork.importItem, .object(["item": .string(id.text)]), run: run, dueAt: due, in: db)
        }
    }
}

/// What the check of a film measured, so that its frame is found without measuring again.
private final class Seen: Sendable {
    private let known = Mutex<VideoFacts?>(nil)
    var film: VideoFacts? { known.withLock { $0 } }
    func note(_ film: VideoFacts?) { known.withLock { $0 = film } }
}
