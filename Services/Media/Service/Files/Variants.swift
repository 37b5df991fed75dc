internal import Contracts
internal import HTTPCore
internal import Imaging
internal import Objects
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Video
internal import Wire

/// The forms a picture is shown in; a film is shown by one of its frames. Each is made once, from the original, without any of its metadata, and kept; what was not made
/// yet is made when it is asked for.
struct Variants: Sendable {
    let keeper: MediaKeeper
    private let probe = MediaProbe()
    private let frames = VideoFrames()
    private let making = Making()

    init(keeper: MediaKeeper) { self.keeper = keeper }

    static func key(_ blob: Blob, _ form: FileForm, _ format: PictureFormat) -> ObjectKey {
        form == .original ? blob.original : ObjectKey(trusted: .media, id: blob.id, name: form.rawValue + (format == .webp ? ".webp" : ".jpg"))
    }

    /// Sees to it that the form is there.
    /// - Parameter film: what is known of a film already; measured again when nil.
    /// - Throws: `not_found` when the original is gone.
    func ensure(_ blob: Blob, _ form: FileForm, _ format: PictureFormat, film: VideoFacts? = nil) async throws -> ObjectKey {
        let key = Self.key(blob, form, format)
        if try await exists(key) { return key }
        guard form != .original else { throw APIError(.notFound) }
        try await make(blob, form, format, film, key)
        return key
    }

    /// The forms that galleries show first.
    func prepare(_ blob: Blob) async throws {
        for form in [FileForm.thumbnail, .preview] {
            for format in PictureFormat.allCases { _ = try await ensure(blob, form, format) }
        }
    }

    private func exists(_ key: ObjectKey) async throws -> Bool {
        try await keeper.store.facts(key) != nil
    }

    /// Makes an object out of a blob's original, once.
    /// - Parameters:
    ///   - blob: the blob's id.
    ///   - body: is given the path of the original, on the pool.
    func make(_ key: ObjectKey, type: String, ofBlob blob: String, _ body: @escaping @Sendable (String) throws -> [UInt8]) async throws {
        try await once(key, type: type, ofBlob: blob) { path in try await keeper.onPool { try body(path) } }
    }

    private func make(_ blob: Blob, _ form: FileForm, _ format: PictureFormat, _ film: VideoFacts?, _ key: ObjectKey) async throws {
        let pictures = keeper.pictures
        let size = form.side.map { ImageSize.fit(longestSide: $0) } ?? .full
        let output: ImageOutput = format == .webp ? .webp(quality: 80) : .jpeg(quality: form == .full ? 90 : 82)
        try await once(key, type: "image/" + format.rawValue, ofBlob: blob.id) { path in
            let picture = blob.kind == .video ? ImageInput.bytes(try await frame(of: path, film, form)) : .file(path)
            return try await keeper.onPool { try refusing { () throws(ImageProblem) in try pictures.render(picture, size, as: output) } }
        }
    }

    /// The frame at half a second, or the first one of a shorter film. AC-3.3-01.
    private func frame(of path: String, _ known: VideoFacts?, _ form: FileForm) async throws -> [UInt8] {
        try await refusingFilm { () async throws(VideoProblem) in
            let facts: VideoFacts
            if let known { facts = known } else { facts = try await probe.probe(path, decoding: false) }
            return try await frames.thumbnail(
                of: path, facts, at: 0.5, longestSide: form.side ?? max(facts.displayWidth, facts.displayHeight), as: .png)
        }
    }

    private func once(
        _ key: ObjectKey, type: String, ofBlob blob: String, _ body: @escaping @Sendable (String) async throws -> [UInt8]
    ) async throws {
        if try await exists(key) { return }
        try await making.once(key.description) { try await write(key, type: type, ofBlob: blob, body) }
    }

    private func write(_ key: ObjectKey, type: String, ofBlob blob: String, _ body: (String) async throws -> [UInt8]) async throws {
        if try await exists(key) { return }
        do {
            let original = ObjectKey(trusted: .media, id: blob, name: "original")
            let bytes = try await keeper.withLocalCopy(of: original, body)
            try await keeper.store.write(bytes, to: key, type: type)
            // A picture that was deleted meanwhile leaves nothing: either this look finds it gone, or its removal comes after the write.
            guard try await keeper.database.read({ db in try await BlobStore.known([blob], in: db) }).contains(blob) else {
                try await keeper.store.deleteAll(.media, id: blob)
                throw APIError(.notFound)
            }
        } catch ObjectStoreError.notFound {
            throw APIError(.notFound)
        }
    }
}

/// Lets one of those who want the same thing at once make it, while the others wait.
final class Making: Sendable {
    private let tasks = Mutex<[String: Task<Void, any Error>]>([:])

    func once(_ name: String, _ body: @escaping @Sendable () async throws -> Void) async throws {
        let task = tasks.withLock { tasks in
            if let running = tasks[name] { return running }
            let task = Task { [self] in
                defer { self.tasks.withLock { $0[name] = nil } }
                try await body()
            }
            tasks[name] = task
            return task
        }
        try await task.value
    }
}
