internal import Contracts
internal import Glibc
internal import HTTPCore
internal import Imaging
internal import Objects
internal import Platform
internal import Processes
internal import ServiceKit
internal import Storage
internal import Video
internal import Wire

/// The forms a picture or a film is shown in; small ones of a film are one of its frames. Each is made once, from the original, without any
/// of its metadata, and kept; what was not made yet is made when it is asked for.
struct Variants: Sendable {
    let dependencies: MediaDependencies
    private let probe = MediaProbe()
    private let frames = VideoFrames()
    /// For the largest film on a slow disk.
    private let cleanCopy = CleanCopy(limits: ChildLimits(wallTime: .seconds(300), addressSpaceBytes: 4 << 30, cpuSeconds: 120))
    private let making = Making()
    /// How many films are copied at once, and wait for that.
    private let films = Gate(width: 2, queue: 64)
    /// Those of which a frame is taken. One person's quarter of the queue is a screen of clips.
    private let shots: Gate
    /// Work that makes the forms of new pictures. What waits here takes places of the worker, which has 64 for all work of the process:
    /// few wait, so that one person's many pictures leave room for the rest, and others are left for later.
    private let fresh: Gate

    /// Whose turn it is to fetch a film and to run tools on it, and where.
    private typealias Turn = (gate: Gate, person: UserID)

    init(dependencies: MediaDependencies) {
        self.dependencies = dependencies
        shots = Gate(width: dependencies.settings.pictureThreads, queue: 256)
        fresh = Gate(width: Self.workThreads(dependencies.settings), queue: 8)
    }

    /// How much of the worker is done at once for pictures and for imports each, so that both together leave places for other work.
    static func workThreads(_ settings: MediaServiceSettings) -> Int { min(settings.pictureThreads, 16) }

    static func key(_ blob: Blob, _ form: FileForm, _ format: PictureFormat) -> ObjectKey {
        switch form {
        case .original: blob.original
        case .full where blob.kind == .video: ObjectKey(trusted: .media, id: blob.id, name: "film")
        case .full, .preview, .thumbnail:
            ObjectKey(trusted: .media, id: blob.id, name: form.rawValue + (format == .webp ? ".webp" : ".jpg"))
        }
    }

    /// Makes a form unless it is there already.
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
        if blob.kind == .video { await prepareFilm(blob) }
    }

    /// So that nobody waits for the copy who wants to see the film. Where it cannot be made now, it is made when it is asked for.
    func prepareFilm(_ blob: Blob, _ facts: VideoFacts? = nil) async {
        do {
            _ = try await ensure(blob, .full, .jpeg, film: facts)
        } catch {
            dependencies.runtime.logger.log(.warning, "film not copied", ["blob": .string(blob.id), "error": .string("\(error)")])
        }
    }

    /// Makes the forms of a new picture.
    var handler: WorkHandler {
        MediaWork.makeVariants.handle { work, item in
            // Nil for a file that was deleted meanwhile: nothing to make.
            guard let file = try await dependencies.database.read({ db in try await FileStore.find(work.file, in: db) }) else { return }
            let trouble: (any Error)?
            do {
                trouble = try await fresh.pass(file.owner) { await self.trouble(preparing: file.blob) }
            } catch let error as APIError where error.code == .unavailable {
                // The gate is full: the worker is freed for other work. Until then they are made for whoever asks for them.
                return try await again(work, run: item.run)
            }
            if let trouble { throw trouble }
        }
    }

    private func again(_ work: FileVariants, run: String?) async throws {
        // Not all at once again, as each takes two transactions to look.
        let due = dependencies.runtime.clocks.now(run: run) + .milliseconds(1000 + Int(dependencies.runtime.random.below(9000)))
        try await dependencies.database.write { [dependencies] db in
            // Deleted meanwhile.
            guard try await FileStore.find(work.file, in: db) != nil else { return }
            try await dependencies.runtime.work.add(MediaWork.makeVariants, work, run: run, dueAt: due, in: db)
        }
    }

    /// - Returns: what another try may mend.
    private func trouble(preparing blob: Blob) async -> (any Error)? {
        do {
            try await prepare(blob)
        } catch let error as APIError where !error.code.isRetryable {
            // Deleted meanwhile, or a picture of which nothing can be made, however often that is tried.
            if error.code != .notFound {
                dependencies.runtime.logger.log(.warning, "no variants", ["blob": .string(blob.id), "error": .string("\(error)")])
            }
        } catch {
            return error
        }
        return nil
    }

    private func exists(_ key: ObjectKey) async throws -> Bool {
        try await dependencies.store.facts(key) != nil
    }

    /// Makes an object out of a blob's original, once.
    /// - Parameters:
    ///   - blob: the blob's id.
    ///   - body: is given the path of the original.
    func make(_ key: ObjectKey, type: String, ofBlob blob: String, _ body: @escaping @Sendable (String) async throws -> [UInt8])
        async throws
    {
        try await once(key, type: type, ofBlob: blob, nil, body)
    }

    private func make(_ blob: Blob, _ form: FileForm, _ format: PictureFormat, _ film: VideoFacts?, _ key: ObjectKey) async throws {
        if form == .full, blob.kind == .video { return try await makeFilm(blob, film, key) }
        let size = form.side.map { ImageSize.fit(longestSide: $0) } ?? .full
        let output: ImageOutput = format == .webp ? .webp(quality: 80) : .jpeg(quality: form == .full ? 90 : 82)
        let turn: Turn? = blob.kind == .video ? (gate: shots, person: blob.owner) : nil
        try await once(key, type: "image/" + format.rawValue, ofBlob: blob.id, turn) { path in
            let picture = blob.kind == .video ? ImageInput.bytes(try await frame(of: path, film, form)) : .file(path)
            return try await dependencies.pictures.render(picture, size, as: output, for: blob.owner)
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

    private func makeFilm(_ blob: Blob, _ known: VideoFacts?, _ key: ObjectKey) async throws {
        try await once(key, ofBlob: blob.id, (gate: films, person: blob.owner)) { path in
            let copy = dependencies.scratchPath()
            defer { unlink(copy) }
            try await makeCopy(of: path, known, to: copy)
            _ = try await dependencies.store.writeFile(copy, to: key, type: blob.contentType)
        }
    }

    /// The film was taken, so what goes wrong now says nothing of it: it may go well the next time.
    private func makeCopy(of path: String, _ known: VideoFacts?, to copy: String) async throws {
        do throws(VideoProblem) {
            let facts: VideoFacts
            if let known { facts = known } else { facts = try await probe.probe(path, decoding: false) }
            try await cleanCopy.make(of: path, facts, to: copy)
        } catch {
            if case .cancelled = error { throw CancellationError() }
            dependencies.runtime.logger.log(.error, "no copy of a film", ["error": .string("\(error)")])
            throw APIError(.unavailable, retryAfter: .seconds(5))
        }
    }

    private func once(
        _ key: ObjectKey, type: String, ofBlob blob: String, _ turn: Turn?, _ body: @escaping @Sendable (String) async throws -> [UInt8]
    ) async throws {
        try await once(key, ofBlob: blob, turn) { path in
            _ = try await dependencies.store.write(try await body(path), to: key, type: type)
        }
    }

    /// - Parameters:
    ///   - turn: waited for before anything is fetched; pictures take theirs at `PicturePool`.
    ///   - body: is given the path of the original, and stores the object.
    private func once(
        _ key: ObjectKey, ofBlob blob: String, _ turn: Turn?, _ body: @escaping @Sendable (String) async throws -> Void
    ) async throws {
        if try await exists(key) { return }
        try await making.once(key.description) {
            guard let turn else { return try await write(key, ofBlob: blob, body) }
            try await turn.gate.pass(turn.person) { try await write(key, ofBlob: blob, body) }
        }
    }

    private func write(_ key: ObjectKey, ofBlob blob: String, _ body: (String) async throws -> Void) async throws {
        if try await exists(key) { return }
        do {
            try await dependencies.withLocalCopy(of: ObjectKey(trusted: .media, id: blob, name: "original"), body)
            // A picture that was deleted meanwhile leaves nothing: either this look finds it gone, or its removal comes after the write.
            guard try await dependencies.database.read({ db in try await BlobStore.known([blob], in: db) }).contains(blob) else {
                try await dependencies.store.deleteAll(.media, id: blob)
                throw APIError(.notFound)
            }
        } catch ObjectStoreError.notFound {
            throw APIError(.notFound)
        }
    }
}
