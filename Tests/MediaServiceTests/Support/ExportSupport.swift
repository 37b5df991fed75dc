import AppTesting
import Contracts
import Foundation
import HTTPCore
import JSONCoding
import MediaService
import Objects
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Video
import Wire

/// Small films, each made once in a test run.
enum Reel {
    private static let made = Mutex<[String: [UInt8]]>([:])

    private static func once(_ name: String, _ make: () throws -> [UInt8]) rethrows -> [UInt8] {
        if let known = made.withLock({ $0[name] }) { return known }
        let bytes = try make()
        made.withLock { $0[name] = bytes }
        return bytes
    }

    /// A film of colours one after the other, each for so many seconds, with a tone when one is named.
    static func film(_ colours: [(String, Double)], size: String = "64x48", tone: Int? = nil) throws -> [UInt8] {
        try once("film \(colours) \(size) \(tone ?? 0)") {
            let seconds = colours.reduce(0) { $0 + $1.1 }
            let pictures = colours.flatMap { ["-f", "lavfi", "-i", "color=\($0.0):s=\(size):r=30:d=\($0.1)"] }
            let sound = tone.map { ["-f", "lavfi", "-i", "sine=frequency=\($0):sample_rate=48000:duration=\(seconds)"] } ?? []
            let joined = colours.indices.map { "[\($0):v]" }.joined() + "concat=n=\(colours.count):v=1:a=0[v]"
            let streams = ["-map", "[v]"] + (tone == nil ? [] : ["-map", "\(colours.count):a", "-c:a", "aac"])
            return try Made.ffmpeg(
                pictures + sound + ["-filter_complex", joined] + streams + [
                    "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p",
                ], to: "a.mp4")
        }
    }

    static func film(_ colour: String, _ seconds: Double, size: String = "64x48", tone: Int? = nil) throws -> [UInt8] {
        try film([(colour, seconds)], size: size, tone: tone)
    }

    /// Pictures that are hard to encode.
    static func noise(_ seconds: Double) throws -> [UInt8] {
        try once("noise \(seconds)") {
            try Made.ffmpeg(
                [
                    "-f", "lavfi", "-i", "nullsrc=s=320x180:r=30:d=\(seconds),geq=random(1)*255:128:128", "-c:v", "libx264", "-preset",
                    "ultrafast", "-crf", "30",
                ],
                to: "a.mp4")
        }
    }

    /// A film with a sound of its own making, uncompressed.
    static func sound(_ source: String, _ seconds: Double) throws -> [UInt8] {
        try once("sound \(source) \(seconds)") {
            try Made.ffmpeg(
                [
                    "-f", "lavfi", "-i", "color=red:s=64x48:r=30:d=\(seconds)", "-f", "lavfi", "-i", source, "-t", String(seconds), "-c:v",
                    "libx264",
                ]
                    + ["-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "pcm_s16le"], to: "a.mov")
        }
    }

    static func jpeg(_ colour: String, _ width: Int = 64, _ height: Int = 48) throws -> [UInt8] {
        try once("jpeg \(colour) \(width) \(height)") { try Made.jpeg(width: width, height: height, colour: colour) }
    }

    static func png(_ colour: String, _ width: Int = 64, _ height: Int = 48) throws -> [UInt8] {
        try once("png \(colour) \(width) \(height)") { try Made.png(width: width, height: height, colour: colour) }
    }
}

/// A layer to be made.
struct Laid {
    var media: MediaID
    var x = 0.5
    var y = 0.5
    var width = 0.5
    var volume: Int64 = 100
}

/// Media and compositions, put where imports and editing leave them.
extension MediaFixture {
    var store: DirectoryStore {
        get async throws {
            let address = try #require(StoreAddress("http://127.0.0.1/media/objects"))
            let credentials = try #require(ObjectCredentials(accessKey: "media", secretKey: Secret("secret of this test")))
            return try await DirectoryStore.open(
                .init(root: folder.path + "/objects", publicURL: address, credentials: credentials),
                pool: WorkerPool(threads: 1, queueLimit: 8, longestWait: .seconds(60)))
        }
    }

    private func newID() -> String { media.app.runtime.ids.next() }

    func clip(_ bytes: [UInt8], of somebody: Somebody) async throws -> MediaID {
        let path = folder.path + "/" + newID()
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let facts = try await MediaProbe().probe(path, decoding: false)
        let described = """
            {"container":"\(facts.container.rawValue)","microseconds":\(Int64((facts.duration * 1_000_000).rounded())),"rotation":0,\
            "channels":\(facts.audio?.channels ?? 0)}
            """
        return try await keep(bytes, .video, "video/mp4", facts.displayWidth, facts.displayHeight, described, .one, of: somebody)
    }

    func picture(_ bytes: [UInt8], _ width: Int = 64, _ height: Int = 48, shown: ImageDuration = .one, of somebody: Somebody) async throws
        -> MediaID
    {
        try await keep(bytes, .image, "image/jpeg", width, height, #"{"hasAlpha":false,"orientation":1}"#, shown, of: somebody)
    }

    private func keep(
        _ bytes: [UInt8], _ type: MediaItemType, _ contentType: String, _ width: Int, _ height: Int, _ facts: String,
        _ shown: ImageDuration, of somebody: Somebody
    ) async throws -> MediaID {
        let (item, importID, newBlob, now, owner) = (newID(), newID(), newID(), now, somebody.id.text)
        let (size, kind) = (Int64(bytes.count), type == .video ? "video" : "image")
        let blob = try await media.database.write { db in
            try await db.execute("""
                INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, created_at)
                VALUES (\(owner), 'stack', 0, 0, 0, \(now)) ON CONFLICT (user_id) DO NOTHING
                """)
            let row = try await db.first("""
                INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at)
                VALUES (\(newBlob), \(owner), \(hex(sha256(bytes))), \(kind), \(contentType), \(size), \(Int64(width)), \(Int64(height)), \(facts), 1, \(now))
                ON CONFLICT (owner, sha256) DO UPDATE SET uses = blobs.uses + 1 RETURNING id
                """)
            let blob: String = try row?.get(0) ?? newBlob
            if blob == newBlob { try await db.execute("UPDATE owners SET used_bytes = used_bytes + \(size) WHERE user_id = \(owner)") }
            try await db.execute("""
                INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES (\(item), \(owner), \(blob), 'clip', 'a', \(now))
                """)
            try await db.execute("INSERT INTO media_imports (id, owner, created_at) VALUES (\(importID), \(owner), \(now))")
            try await db.execute("""
                INSERT INTO media_items (id, owner, import_id, place, type, status, name, image_milliseconds, tries, is_deleted, created_at)
                VALUES (\(item), \(owner), \(importID), 0, \(type.rawValue), 'ready', 'a', \(shown.rawValue), 1, 0, \(now))
                """)
            return blob
        }
        try await write(bytes, toBlob: blob, contentType)
        return MediaID(trusted: item)
    }

    func write(_ bytes: [UInt8], toBlob blob: String, _ type: String = "video/mp4") async throws {
        _ = try await store.write(bytes, to: ObjectKey(trusted: .media, id: blob, name: "original"), type: type)
    }

    func blob(_ media: MediaID) async throws -> String {
        let row = try await self.media.database.read { db in try await db.first("SELECT blob_id FROM files WHERE id = \(media.text)") }
        return try #require(try row?.get(0))
    }

    /// Takes a media item away with its bytes.
    func remove(_ item: MediaID) async throws {
        let blob = try await blob(item)
        try await media.database.write { db in
            try await db.execute("UPDATE media_items SET is_deleted = 1 WHERE id = \(item.text)")
            try await db.execute("DELETE FROM files WHERE id = \(item.text)")
            try await db.execute("DELETE FROM blobs WHERE id = \(blob)")
        }
        try await store.deleteAll(.media, id: blob)
    }

    /// On a square.
    func compose(_ layers: [Laid], at: Instant? = nil, of somebody: Somebody) async throws -> CompositionID {
        try await compose(.square1x1, layers, at: at, of: somebody)
    }

    func compose(_ canvas: Canvas, loop: Bool = true, _ layers: [Laid], at: Instant? = nil, of somebody: Somebody) async throws
        -> CompositionID
    {
        let (id, now, owner) = (CompositionID(trusted: newID()), at ?? now, somebody.id.text)
        let ids = layers.map { _ in newID() }
        try await media.database.write { db in
            try await db.execute("""
                INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, created_at)
                VALUES (\(owner), 'stack', 0, 0, 0, \(now)) ON CONFLICT (user_id) DO NOTHING
                """)
            try await db.execute("""
                INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at)
                VALUES (\(id.text), \(owner), \(canvas.rawValue), \(loop), 1, \(now), \(now))
                """)
            for (place, (layer, layerID)) in zip(layers, ids).enumerated() {
                func share(_ value: Double) -> Int64 { Int64((value * 10_000).rounded()) }
                try await db.execute("""
                    INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume)
                    SELECT \(layerID), \(id.text), CAST(\(Int64(place)) AS BIGINT), \(layer.media.text), CAST(\(share(layer.x)) AS BIGINT),
                           CAST(\(share(layer.y)) AS BIGINT), CAST(\(share(layer.width)) AS BIGINT), blobs.width * 10000 / blobs.height,
                           CAST(\(Int64(place)) AS BIGINT), CAST(\(layer.volume) AS BIGINT)
                    FROM files JOIN blobs ON blobs.id = files.blob_id WHERE files.id = \(layer.media.text)
                    """)
            }
        }
        return id
    }

    /// A composition that fills its canvas with one colour for so many seconds.
    func plain(_ seconds: Double = 0.2, _ colour: String = "red", of somebody: Somebody) async throws -> CompositionID {
        try await compose([Laid(media: try await clip(Reel.film(colour, seconds, size: "64x64"), of: somebody), width: 1)], of: somebody)
    }

    /// Everything of a composition, as it is stored.
    func state(of composition: CompositionID) async throws -> [String] {
        try await media.database.read { db in
            try await db.query("""
                SELECT canvas || ' ' || CAST(loops AS TEXT) || ' ' || CAST(version AS TEXT) || ' ' || CAST(updated_at AS TEXT)
                FROM compositions WHERE id = \(composition.text)
                UNION ALL SELECT id || ' ' || media_id || ' ' || CAST(x AS TEXT) || ' ' || CAST(y AS TEXT) || ' ' || CAST(width AS TEXT) || ' '
                    || CAST(z_index AS TEXT) || ' ' || CAST(volume AS TEXT) FROM layers WHERE composition_id = \(composition.text)
                """).map { try $0.get(0, as: String.self) }.sorted()
        }
    }
}

/// Exports, by the API and behind it.
extension MediaFixture {
    func export(_ composition: CompositionID, _ resolution: ExportResolution = .p1080, _ codec: ExportCodec? = nil, of somebody: Somebody)
        async throws -> ExportJob
    {
        try await same(somebody).client.call(
            Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: resolution, codec: codec))
    }

    func job(_ id: ExportID, of somebody: Somebody) async throws -> ExportJob {
        try await same(somebody).client.call(Exports.one, ExportParameters(id: id), Nothing())
    }

    /// Waits until the export is over; its progress has never become less on the way.
    @discardableResult
    func over(_ id: ExportID, of somebody: Somebody) async throws -> ExportJob {
        var last: ExportJob?
        try await eventually("the export ends", within: .seconds(90)) {
            let job = try await job(id, of: somebody)
            if let last, last.attempt == job.attempt { #expect(last.progress <= job.progress) }
            last = job
            return job.status.isFinal
        }
        return try #require(last)
    }

    /// An export from its start to its video.
    func film(
        _ composition: CompositionID, _ resolution: ExportResolution = .p1080, _ codec: ExportCodec? = nil, of somebody: Somebody
    ) async throws -> Film {
        let job = try await over(try await export(composition, resolution, codec, of: somebody).id, of: somebody)
        try #require(job.status == .done, "\(job.error?.code.rawValue ?? "no error")")
        return try Film(try await file(job.id, of: somebody).body)
    }

    func file(_ id: ExportID, of somebody: Somebody) async throws -> Answer {
        try await same(somebody).client.answer(Exports.file, ExportParameters(id: id), Nothing())
    }

    func cancel(_ id: ExportID, of somebody: Somebody) async throws -> Answer {
        try await same(somebody).client.answer(Exports.cancel, ExportParameters(id: id), Nothing())
    }

    func retry(_ id: ExportID, of somebody: Somebody) async throws -> Answer {
        try await same(somebody).client.answer(Exports.retry, ExportParameters(id: id), Nothing())
    }

    func delete(_ id: ExportID, of somebody: Somebody) async throws -> Answer {
        try await same(somebody).client.answer(Exports.delete, ExportParameters(id: id), Nothing())
    }

    /// A finished export that nobody had to render.
    func finished(_ bytes: [UInt8] = Array("0123456789".utf8), at: Instant? = nil, of somebody: Somebody) async throws -> ExportID {
        let composition = try await compose([], of: somebody)
        let (id, now, size) = (ExportID(trusted: newID()), at ?? now, Int64(bytes.count))
        try await media.database.write { db in
            try await db.execute("""
                INSERT INTO exports (
                    id, owner, composition_id, snapshot, resolution, codec, status, progress, estimated_bytes, bytes, object_name, width, height,
                    milliseconds, attempt, starts, done_at, created_at, updated_at)
                VALUES (\(id.text), \(somebody.id.text), \(composition.text), '{}', '1080p', 'h264', 'done', 100, 1000, \(size), 'video-1-1.mp4', 1080, 1080,
                        200, 1, 1, \(now), \(now), \(now))
                """)
            try await db.execute("UPDATE owners SET used_bytes = used_bytes + \(size) WHERE user_id = \(somebody.id.text)")
            try await db.execute("DELETE FROM compositions WHERE id = \(composition.text)")
        }
        _ = try await store.write(bytes, to: ObjectKey(trusted: .exports, id: id.text, name: "video-1-1.mp4"), type: "video/mp4")
        return id
    }

    /// Makes a waiting export one that a renderer had begun, which now holds it until then.
    func begun(_ id: ExportID, starts: Int64 = 1, progress: Int64 = 40, until: Instant) async throws {
        try await media.database.write { db in
            try await db.execute("""
                UPDATE exports SET status = 'running', lease_holder = 'somebody else', lease_until = \(until), starts = \(starts), progress = \(progress)
                WHERE id = \(id.text)
                """)
        }
    }


    func usedBytes(of somebody: Somebody) async throws -> Int64? {
        try await number("SELECT used_bytes FROM owners WHERE user_id = \(somebody.id.text)")
    }

    /// The objects of exports: the id and the name of each.
    var videos: [String] {
        get async throws { try await store.list(.exports, after: nil, limit: 100).objects.map { $0.key.id + " " + $0.key.name } }
    }

    var scratchFiles: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/scratch")) ?? [] }

    /// The ids of encoders that work for this fixture.
    var encoders: [pid_t] { tools(["ffmpeg"]) }

    /// The ids of tools of these names that work for this fixture.
    func tools(_ names: Set<String>) -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        return all.filter { pid in
            guard let line = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") else { return false }
            let words = String(decoding: line, as: UTF8.self).split(separator: "\0")
            let name = words.first?.split(separator: "/").last.map(String.init) ?? ""
            return names.contains(name) && words.contains { $0.contains(folder.path) }
        }
    }

    /// Waits until the export is being encoded.
    func encoding(_ id: ExportID, of somebody: Somebody) async throws {
        try await eventually("it is being encoded") {
            let job = try await job(id, of: somebody)
            return try #require(job.status.isFinal ? nil : job).progress > Progress(trusted: 0) && !encoders.isEmpty
        }
    }

    /// Runs `body` with an app and the address of its database, for others to be started on.
    static func shared(_ engine: Engine, renders: Int = 0, _ body: (MediaFixture, Secret) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        func start(_ url: Secret) async throws {
            try await run(engine: engine, databaseURL: url, folder: folder) { $0.renders = renders } _: { try await body($0, url) }
        }
        try await EmptyDatabase.withURL(engine) { url in try await start(url) }
    }

    /// Runs `body` with one more app on the same database and folder.
    /// - Parameter clock: its own; the same as that of this app when nil.
    func another(on url: Secret, renders: Int = 1, clock: ManualClock? = nil, _ body: (MediaFixture) async throws -> Void) async throws {
        func address(_ port: Int?) -> String { "http://127.0.0.1:\(port ?? 0)" }
        var settings = MediaServiceSettings(
            auth: AuthLink(url: address(auth.port)), storage: .directory(folder.path + "/objects"), scratch: folder.path + "/scratch",
            profileURL: address(profile.port))
        settings.renders = renders
        try await MediaApp.run(settings: settings, transport: .socket, clock: clock ?? media.clock, databaseURL: url) { app in
            try await body(MediaFixture(media: app, auth: auth, profile: profile, tasks: tasks, folder: folder))
        }
    }
}
