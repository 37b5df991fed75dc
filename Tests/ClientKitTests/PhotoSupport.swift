import ClientKit
import Contracts
import HTTPCore
import Platform
import Synchronization
import Testing
import Wire

/// A picture whose JPEG is as large as a test wants; its bytes begin with what was picked.
struct FakePicture: PictureCodec {
    struct Unreadable: Error {}
    let picked: [UInt8]
    var scale = 1.0
    /// In bytes, by quality and scale; nil for none.
    var size: @Sendable (Double, Double) -> Int? = { _, _ in 32 }

    func encode(quality: Double) throws -> [UInt8] {
        guard let count = size(quality, scale) else { throw Unreadable() }
        return Array((picked + [UInt8](repeating: 0x2e, count: max(0, count - picked.count))).prefix(count))
    }
    func scaled(by factor: Double) throws -> FakePicture {
        var copy = self
        copy.scale *= factor
        return copy
    }
}

/// A device with somebody signed in who takes photos.
struct PhotoDevice: Sendable {
    let service: PhotoService
    let directory: String
    let store: MemoryTokenStore
    let clock: ManualClock
    let cache: FileUserCache
    let queue: PhotoQueue
    let images: ImageCache
    let session: SessionManager
    let gallery: PhotoGallery
    let uploader: PhotoUploader

    static func run(
        parallel: Int = 5, task: @escaping @Sendable (TaskID) async -> PhotoTask = { .known($0) },
        open: @escaping PictureOpener = { FakePicture(picked: $0) }, _ body: (PhotoDevice) async throws -> Void
    ) async throws {
        try await withDirectory { directory in
            let service = PhotoService()
            let device = try PhotoDevice(
                service: service, directory: directory, store: MemoryTokenStore(), clock: ManualClock(), transport: service,
                parallel: parallel, task: task, open: open)
            _ = try await device.session.logIn(.example)
            try await body(device)
        }
    }

    init(
        service: PhotoService, directory: String, store: MemoryTokenStore, clock: ManualClock, transport: any ClientTransport,
        address: String = "https://api.example.com", parallel: Int = 5,
        task: @escaping @Sendable (TaskID) async -> PhotoTask = { .known($0) },
        open: @escaping PictureOpener = { FakePicture(picked: $0) }
    ) throws {
        (self.service, self.directory, self.store, self.clock) = (service, directory, store, clock)
        let user = ModelService.person("").id
        cache = FileUserCache(directory: directory + "/data", sealing: .test)
        queue = PhotoQueue(directory: directory + "/photos", sealing: .test)
        images = ImageCache(directory: directory + "/images", sealing: .test)
        session = try SessionManager.make(
            transport, store, cache: UserCaches([cache, images]), vaults: [queue], clock: clock, address: address)
        gallery = PhotoGallery(
            session: session, cache: cache, pictures: PhotoPictures(session: session, user: user, cache: images, transport: transport),
            user: user)
        uploader = PhotoUploader(
            session: session, queue: queue, gallery: gallery, user: user, transport: transport, parallel: parallel, task: task,
            open: open)
    }

    /// The app was killed and started again.
    func restarted(open: @escaping PictureOpener = { FakePicture(picked: $0) }) throws -> PhotoDevice {
        try PhotoDevice(service: service, directory: directory, store: store, clock: clock, transport: service, open: open)
    }

    var user: UserID { ModelService.person("").id }

    /// Adds a photo and waits for what becomes of it.
    @discardableResult
    func send(_ text: String, _ details: PhotoDetails = .example) async throws -> (id: String, status: PhotoStatus?) {
        let photo = try await uploader.add(Array(text.utf8), details)
        return (photo.id, await uploader.settled(photo.id))
    }

    func photo(_ id: String) async -> LocalPhoto? { await uploader.photos.first { $0.id == id } }
    /// What lies in the queue's directory.
    var kept: [(path: String, bytes: [UInt8], mode: UInt32)] { files(below: directory + "/photos") }
}

extension PhotoStatus {
    var isCompleted: Bool { if case .completed = self { true } else { false } }
    var error: PhotoError? { if case .failed(let error) = self { error } else { nil } }
}

/// The stages and percents of one photo, as a screen sees them.
final class PhotoLog: Sendable {
    private let seen = Mutex<[LocalPhoto]>([])
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(_ uploader: PhotoUploader) {
        let stream = uploader.updates()
        let reader = Task { [weak self] in for await photo in stream { self?.seen.withLock { $0.append(photo) } } }
        task.withLock { $0 = reader }
    }
    deinit { task.withLock { $0?.cancel() } }

    var all: [LocalPhoto] { seen.withLock { $0 } }
    /// Each stage once, in the order it was entered.
    func stages(of id: String) -> [UploadStage] {
        all.filter { $0.id == id }.map(\.stage).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    func completed(_ id: String) async throws {
        try await eventually { self.all.contains { $0.id == id && $0.status.isCompleted } }
    }
}
