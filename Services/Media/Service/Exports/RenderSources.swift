internal import Contracts
internal import Glibc
internal import Imaging
internal import MediaDomain
internal import Objects
internal import ServiceKit
internal import Wire

/// Brings what a render reads to where ffmpeg can read it.
struct RenderSources: Sendable {
    let keeper: MediaKeeper
    let variants: Variants

    /// Larger pictures are brought down to this before they are laid out: one and a half times the longest canvas.
    static let longestSide = 5760

    /// The plan with each part's bytes in reach.
    /// - Parameter folder: for copies of what is not here; its owner removes it.
    /// - Throws: `media_missing` when bytes are gone.
    func plan(_ snapshot: ExportSnapshot, _ resolution: ExportResolution, _ codec: ExportCodec, in folder: String) async throws -> RenderPlan {
        var paths: [String: RenderPath] = [:]
        for part in snapshot.parts where paths[part.blob] == nil { paths[part.blob] = try await path(part, in: folder) }
        return try snapshot.plan(resolution, codec) { part in
            guard let path = paths[part.blob] else { throw APIError(.mediaMissing) }
            return path
        }
    }

    private func path(_ part: ExportSnapshot.Part, in folder: String) async throws -> RenderPath {
        let original = ObjectKey(trusted: .media, id: part.blob, name: "original")
        let key = part.clip == nil ? try await upright(original, hasAlpha: part.hasAlpha) : original
        do {
            if let path = try await keeper.store.localPath(key) { return try RenderPath(path) }
            let copy = folder + "/" + part.blob
            _ = try await keeper.store.fetch(key, to: copy)
            return try RenderPath(copy)
        } catch ObjectStoreError.notFound {
            throw APIError(.mediaMissing)
        }
    }

    /// A picture as ffmpeg is to see it: upright, in sRGB, of a format and size it reads with ease. Made once and kept beside the original.
    private func upright(_ original: ObjectKey, hasAlpha: Bool) async throws -> ObjectKey {
        let key = ObjectKey(trusted: .media, id: original.id, name: hasAlpha ? "render.png" : "render.jpg")
        let pictures = keeper.pictures
        let (size, output): (ImageSize, ImageOutput) = (.fit(longestSide: Self.longestSide), hasAlpha ? .png : .jpeg(quality: 95))
        try await variants.make(key, type: hasAlpha ? "image/png" : "image/jpeg", ofBlob: original.id) { path in
            try refusing { () throws(ImageProblem) in try pictures.render(.file(path), size, as: output) }
        }
        return key
    }
}

/// A folder of a job's own among the scratch files.
struct JobFolder: Sendable {
    let path: String

    init(_ keeper: MediaKeeper) throws(APIError) {
        path = keeper.scratchPath()
        guard mkdir(path, 0o700) == 0 else {
            switch errno {
            case ENOSPC, EDQUOT: throw APIError(.diskFull)
            case EACCES, EPERM, EROFS: throw APIError(.permissionDenied)
            default: throw APIError(.renderFailed)
            }
        }
    }

    func write(_ text: String, to path: String) throws(APIError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw APIError(errno == ENOSPC ? .diskFull : .renderFailed) }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard written == bytes.count else { throw APIError(.diskFull) }
    }

    /// With everything in it.
    func remove() {
        if let folder = opendir(path) {
            while let entry = readdir(folder) {
                let name = withUnsafePointer(to: entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
                if name != "." && name != ".." { unlink(path + "/" + name) }
            }
            closedir(folder)
        }
        rmdir(path)
    }
}
