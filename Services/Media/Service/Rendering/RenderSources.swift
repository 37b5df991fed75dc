internal import Contracts
internal import Imaging
internal import MediaDomain
internal import Objects
internal import ServiceKit
internal import Video
internal import Wire

/// Brings what a render reads to where ffmpeg can read it.
struct RenderSources: Sendable {
    let dependencies: MediaDependencies
    let variants: Variants
    let probe: MediaProbe

    /// Larger pictures are brought down to this before they are laid out: one and a half times the longest canvas.
    static let longestSide = 5760

    /// The plan of a render whose sources are in a folder: links where the store is a folder too, so that nothing is copied and nobody
    /// can take a source away while it is read.
    /// - Parameter fetched: what is brought from a bucket is kept there for the next time; not at all when nil.
    /// - Throws: `ObjectStoreError.notFound` or `APIError` `not_found` when bytes are gone, `APIError` when a picture cannot be read.
    func plan(
        _ snapshot: ExportSnapshot, _ resolution: ExportResolution, _ codec: ExportCodec, for person: UserID, in folder: JobFolder,
        keepingIn fetched: FetchedFiles? = nil
    ) async throws -> RenderPlan {
        var snapshot = snapshot
        var paths: [String: RenderPath] = [:]
        for part in snapshot.parts where paths[part.blob] == nil {
            let original = ObjectKey(trusted: .media, id: part.blob, name: "original")
            let key = part.clip == nil ? try await upright(original, hasAlpha: part.hasAlpha, for: person) : original
            let path = try folder.file(part.blob)
            try await bring(key, to: path.text, keepingIn: fetched)
            paths[part.blob] = path
        }
        for index in snapshot.parts.indices {
            guard let clip = snapshot.parts[index].clip, clip.timing == nil, let path = paths[snapshot.parts[index].blob] else { continue }
            snapshot.parts[index].clip = try await measured(path, like: clip)
        }
        return try snapshot.plan(resolution, codec) { part in
            guard let path = paths[part.blob] else { throw RenderTrouble(code: .mediaMissing) }
            return path
        }
    }

    private func bring(_ key: ObjectKey, to path: String, keepingIn fetched: FetchedFiles?) async throws {
        let store = dependencies.store
        // A folder links its own files, which costs nothing.
        guard let fetched, !(store is DirectoryStore) else {
            _ = try await store.fetch(key, to: path)
            return
        }
        try await fetched.bring(key.id + "-" + key.name, to: path, now: dependencies.runtime.clocks.now(run: nil)) { path in
            _ = try await store.fetch(key, to: path)
        }
    }

    /// A clip that was imported when nobody asked yet where in its file it begins. Its length stays what people were shown.
    private func measured(_ path: RenderPath, like clip: ClipFacts) async throws(VideoProblem) -> ClipFacts {
        var clip = clip
        let measured = ClipFacts(try await probe.probe(path.text, decoding: false))
        (clip.timing, clip.streams) = (measured.timing, measured.streams)
        return clip
    }

    /// A picture as ffmpeg is to see it: upright, in sRGB, of a format and size it reads with ease. Made once and kept beside the original.
    private func upright(_ original: ObjectKey, hasAlpha: Bool, for person: UserID) async throws -> ObjectKey {
        let key = ObjectKey(trusted: .media, id: original.id, name: hasAlpha ? "render.png" : "render.jpg")
        let (size, output): (ImageSize, ImageOutput) = (.fit(longestSide: Self.longestSide), hasAlpha ? .png : .jpeg(quality: 95))
        try await variants.make(key, type: hasAlpha ? "image/png" : "image/jpeg", ofBlob: original.id) { path in
            try await dependencies.pictures.render(.file(path), size, as: output, for: person)
        }
        return key
    }
}

extension RenderPlan {
    /// The files it reads.
    var inputs: [String] {
        layers.map { layer in
            switch layer.source {
            case .video(let video): video.path.text
            case .image(let image): image.path.text
            }
        }
    }
}
