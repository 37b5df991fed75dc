internal import HTTPCore
internal import JSONCoding
internal import LocalFiles

/// `{{harness}}/media`: files for flows, and what is in the files that services give back.
///
/// `POST /media/make` with what `MediaSpec` says answers `{"path", "bytes", "sha256", "contentType"}`; the path goes into `file,{{path}};`.
/// `POST /media/slice {"path", "offset", "bytes"}` cuts a piece out of such a file. `POST /media/inspect` is in `MediaInspector`.
struct MediaMaker {
    let workshop: MediaWorkshop

    func make(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        let spec = try MediaSpec(document)
        let key = Hexadecimal.text(Digests.sha256(document.bytes(sortedKeys: true)).prefix(8))
        let name = try workshop.file("\(key).\(spec.suffix)") { path throws(HarnessError) in try Self.write(spec, to: path) }
        return try answer(name, contentType: spec.contentType)
    }

    func slice(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        var members = try Members(document, code: "bad_slice")
        let source = try members.needed("path")
        let offset = try members.whole("offset", in: 0...(1 << 30)) ?? 0
        let count = try members.whole("bytes", in: 0...(1 << 30))
        try members.finish()
        guard let path = workshop.path(of: source) else { throw members.mistake("\(source) was not made here") }
        let all = try Self.read(path)
        let end = min(all.count, offset + (count ?? all.count))
        guard offset <= all.count, count == nil || end - offset == count else { throw members.mistake("\(source) has \(all.count) bytes") }
        let parts = source.dropFirst(MediaWorkshop.prefix.count).split(separator: ".")
        let name = try workshop.file("\(parts[0])-\(offset)-\(end - offset).part") { path throws(HarnessError) in
            try Self.write(Array(all[offset..<end]), to: path)
        }
        return try answer(name, contentType: "application/octet-stream")
    }

    private func answer(_ name: String, contentType: String) throws(HarnessError) -> TransportResponse {
        let bytes = try workshop.path(of: name).map { path throws(HarnessError) in try Self.read(path) } ?? []
        let hash = Digests.sha256(bytes)
        return .answer(
            200,
            [
                "path": .string(name), "bytes": .integer(Int64(bytes.count)), "sha256": .string(Hexadecimal.text(hash)),
                "sha256Base64": .string(Base64.encode(hash)), "contentType": .string(contentType),
            ])
    }

    // MARK: - Writing

    private static func write(_ spec: MediaSpec, to path: String) throws(HarnessError) {
        if let fault = spec.fault, let bytes = BrokenMedia.instead(fault, of: spec) {
            return try write(pad(bytes, spec), to: path)
        }
        switch spec.kind {
        case .image: try PictureMaker(spec).write(to: path)
        case .video: try FilmMaker(spec).write(to: path)
        case .pdf:
            guard let bytes = Padding.pdf(spec.bytes ?? 0) else { throw tooSmall(spec) }
            return try write(bytes, to: path)
        case .bytes: return try write(Padding.noise(spec.bytes ?? 0), to: path)
        }
        guard spec.bytes != nil || spec.fault != nil else { return }
        var bytes = try read(path)
        if let fault = spec.fault { bytes = BrokenMedia.after(fault, bytes) }
        try write(pad(bytes, spec), to: path)
    }

    private static func pad(_ bytes: [UInt8], _ spec: MediaSpec) throws(HarnessError) -> [UInt8] {
        guard let wanted = spec.bytes, wanted != bytes.count else { return bytes }
        let padded = spec.fault == nil ? Padding.pad(bytes, to: wanted, as: spec.format) : Padding.append(bytes, to: wanted)
        guard let padded else { throw tooSmall(spec, bytes.count) }
        return padded
    }

    private static func tooSmall(_ spec: MediaSpec, _ least: Int = 0) -> HarnessError {
        HarnessError(
            status: 422, code: "bad_media",
            message: "this file cannot have exactly \(spec.bytes ?? 0) bytes\(least > 0 ? "; it has \(least) without any filling" : "")")
    }

    static func read(_ path: String) throws(HarnessError) -> [UInt8] {
        do throws(FileError) { return try Files.read(path) } catch {
            throw HarnessError(status: 500, code: "no_file", message: error.message, isEnvironment: true)
        }
    }

    static func write(_ bytes: [UInt8], to path: String) throws(HarnessError) {
        do throws(FileError) { try Files.write(bytes, to: path) } catch {
            throw HarnessError(status: 500, code: "no_file", message: error.message, isEnvironment: true)
        }
    }
}
