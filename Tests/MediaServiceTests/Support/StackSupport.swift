import AppTesting
import Contracts
import Foundation
import HTTPCore
import Imaging
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// A file to import.
struct Sent: Sendable {
    var name: String
    var type: String
    var bytes: [UInt8]

    init(_ name: String, _ type: String, _ bytes: [UInt8]) {
        self.name = name
        self.type = type
        self.bytes = bytes
    }

    static func mp4(_ bytes: [UInt8], _ name: String = "clip.mp4") -> Sent { Sent(name, "video/mp4", bytes) }
    static func jpeg(_ bytes: [UInt8], _ name: String = "picture.jpg") -> Sent { Sent(name, "image/jpeg", bytes) }
    static func png(_ bytes: [UInt8], _ name: String = "picture.png") -> Sent { Sent(name, "image/png", bytes) }

    var hash: ContentHash { ContentHash(trusted: hex(sha256(bytes))) }

    func file(hashed: Bool = false) -> ImportFile {
        ImportFile(
            name: MediaFileName(trusted: name), contentType: ContentType(trusted: type), bytes: UploadSize(trusted: Int64(bytes.count)),
            sha256: hashed ? hash : nil)
    }
}

/// Small clips and pictures; each is made once in a test run.
enum Clips {
    private static let made = Mutex<[String: [UInt8]]>([:])

    private static func once(_ name: String, _ make: () throws -> [UInt8]) rethrows -> [UInt8] {
        if let known = made.withLock({ $0[name] }) { return known }
        let bytes = try make()
        made.withLock { $0[name] = bytes }
        return bytes
    }

    /// A clip of one colour.
    static func film(
        _ colour: String = "red", seconds: Double = 1, size: String = "64x48", rate: Int = 10, sound: Bool = false, codec: [String] = h264,
        ending: String = "mp4", extra: [String] = []
    ) throws -> [UInt8] {
        try once("film \(colour) \(seconds) \(size) \(rate) \(sound) \(codec) \(ending) \(extra)") {
            var arguments = ["-f", "lavfi", "-i", "color=\(colour):s=\(size):r=\(rate):d=\(seconds)"]
            if sound { arguments += ["-f", "lavfi", "-i", "sine=frequency=440:duration=\(seconds)"] }
            arguments += codec + ["-pix_fmt", "yuv420p"] + (sound ? ["-c:a", ending == "webm" ? "libopus" : "aac", "-shortest"] : [])
            return try Made.ffmpeg(arguments + extra, to: "a." + ending)
        }
    }

    static let h264 = ["-c:v", "libx264", "-preset", "ultrafast"]
    static let hevc = ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none", "-tag:v", "hvc1"]
    static let vp9 = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8"]

    /// Colours one after the other, each for so many seconds.
    static func sequence(_ colours: [(String, Double)], size: String = "64x48") throws -> [UInt8] {
        try once("sequence \(colours) \(size)") {
            let inputs = colours.flatMap { ["-f", "lavfi", "-i", "color=\($0.0):s=\(size):r=20:d=\($0.1)"] }
            let graph = colours.indices.map { "[\($0):v]" }.joined() + "concat=n=\(colours.count):v=1:a=0"
            return try Made.ffmpeg(inputs + ["-filter_complex", graph] + h264 + ["-pix_fmt", "yuv420p"], to: "a.mp4")
        }
    }

    /// As a phone films it upright: frames on their side, and a note how to turn them, clockwise. This ffmpeg counts the other way.
    static func turned(_ degrees: Int) throws -> [UInt8] {
        let plain = try film("red", seconds: 1, size: "96x48")
        return try once("turned \(degrees)") {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let (source, target) = (folder.path + "/a.mp4", folder.path + "/b.mp4")
            try Data(plain).write(to: URL(filePath: source))
            try Made.run("ffmpeg", ["-v", "error", "-y", "-i", source, "-c", "copy", "-metadata:s:v:0", "rotate=\(360 - degrees)", target])
            return try Made.bytes(target)
        }
    }

    static func jpeg(_ width: Int = 64, _ height: Int = 48, _ colour: String = "red") throws -> [UInt8] {
        try once("jpeg \(width) \(height) \(colour)") { try Made.jpeg(width: width, height: height, colour: colour) }
    }

    static func png(_ width: Int = 64, _ height: Int = 48, _ colour: String = "blue") throws -> [UInt8] {
        try once("png \(width) \(height) \(colour)") { try Made.png(width: width, height: height, colour: colour) }
    }

    static func webp(_ colour: String = "green") throws -> [UInt8] {
        try once("webp \(colour)") {
            try Made.ffmpeg(["-f", "lavfi", "-i", "color=\(colour):s=64x48", "-frames:v", "1", "-c:v", "libwebp"], to: "a.webp")
        }
    }

    static func heic() throws -> [UInt8] {
        let picture = try png(64, 48, "yellow")
        return try once("heic") {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            try Data(picture).write(to: URL(filePath: folder.path + "/a.png"))
            try Made.run("heif-enc", ["-q", "60", "-o", folder.path + "/a.heic", folder.path + "/a.png"])
            return try Made.bytes(folder.path + "/a.heic")
        }
    }

    /// The same clip with so many bytes more: a box that players skip.
    static func padded(_ clip: [UInt8], to length: Int) -> [UInt8] {
        let box = length - clip.count
        return clip + (0..<4).reversed().map { UInt8(box >> ($0 * 8) & 255) } + Array("free".utf8) + [UInt8](repeating: 7, count: box - 8)
    }
}

/// The pixels of a picture as the tools decode it.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ picture: [UInt8]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (source, target) = (folder.path + "/a.webp", folder.path + "/a.rgb")
        try Data(picture).write(to: URL(filePath: source))
        try Made.run("ffmpeg", ["-v", "error", "-y", "-i", source, "-f", "rawvideo", "-pix_fmt", "rgb24", target])
        let facts = try ImageTools().facts(of: .bytes(picture))
        (width, height) = (facts.width, facts.height)
        bytes = try Made.bytes(target)
        try #require(bytes.count == width * height * 3)
    }

    /// At shares of the picture's sides.
    func at(_ x: Double, _ y: Double) -> (red: Int, green: Int, blue: Int) {
        let offset = (min(Int(Double(height) * y), height - 1) * width + min(Int(Double(width) * x), width - 1)) * 3
        return (Int(bytes[offset]), Int(bytes[offset + 1]), Int(bytes[offset + 2]))
    }

    /// Which of the three is clearly there in the middle.
    func colour(_ x: Double = 0.5, _ y: Double = 0.5) -> String {
        let (red, green, blue) = at(x, y)
        return (red > 100 ? "r" : "") + (green > 100 ? "g" : "") + (blue > 100 ? "b" : "")
    }
}

extension MediaFixture {
    /// Begins an import.
    func begin(_ files: [Sent], of somebody: Somebody, hashed: Bool = false) async throws -> ImportJob {
        try await somebody.client.call(StackMedia.beginImport, ImportRequest(items: files.map { $0.file(hashed: hashed) }))
    }

    /// Sends the bytes of an item, whole or in parts, but does not say so.
    func send(_ bytes: [UInt8], _ item: ImportItem) async throws {
        guard let ticket = item.upload else { return }
        if let put = ticket.put {
            let answer = try await self.put(bytes, put.url, put.headers)
            try #require(answer.status == 200, "\(answer.text)")
        }
        for part in ticket.parts ?? [] {
            guard let put = part.put else { continue }
            let answer = try await self.put(Array(bytes[Int(part.offset)..<Int(part.offset + part.bytes)]), put.url, put.headers)
            try #require(answer.status == 200, "\(answer.text)")
        }
    }

    @discardableResult
    func announce(_ item: MediaID, in job: ImportJob, of somebody: Somebody) async throws -> ImportJob {
        try await somebody.client.call(StackMedia.itemUploaded, ImportItemParameters(id: job.id, itemId: item), Nothing())
    }

    func job(_ id: ImportID, of somebody: Somebody) async throws -> ImportJob {
        try await somebody.client.call(StackMedia.importJob, ImportParameters(id: id), Nothing())
    }

    /// Waits until every item is ready or failed; gives the last answer, after having seen that `done` never became less.
    func settled(_ id: ImportID, of somebody: Somebody) async throws -> ImportJob {
        var seen: [Int64] = []
        var last: ImportJob?
        try await eventually("the import ends", within: .seconds(90)) {
            let job = try await job(id, of: somebody)
            seen.append(job.done)
            last = job
            return job.done == job.total
        }
        #expect(seen == seen.sorted(), "what is done only grows")
        return try #require(last)
    }

    /// An import from the choice of files to its end.
    func imported(_ files: [Sent], of somebody: Somebody) async throws -> ImportJob {
        let job = try await begin(files, of: somebody)
        for (item, file) in zip(job.items, files) {
            try await send(file.bytes, item)
            try await announce(item.id, in: job, of: somebody)
        }
        return try await settled(job.id, of: somebody)
    }

    /// Imports files that are all right.
    func ready(_ files: [Sent], of somebody: Somebody) async throws -> [MediaItem] {
        let job = try await imported(files, of: somebody)
        try #require(job.items.allSatisfy { $0.status == .ready }, "\(job.items.map { ($0.name.text, $0.error?.code) })")
        var items: [MediaItem] = []
        for item in job.items { items.append(try await self.item(item.id, of: somebody)) }
        return items
    }

    func item(_ id: MediaID, of somebody: Somebody) async throws -> MediaItem {
        try await somebody.client.call(StackMedia.item, MediaParameters(id: id), Nothing())
    }

    func items(of somebody: Somebody) async throws -> [MediaItem] {
        try await somebody.client.call(StackMedia.items, MediaPageQuery(), Nothing()).items
    }

    func thumbnail(_ id: MediaID, of somebody: Somebody, _ headers: HTTPHeaders = [:]) async throws -> Answer {
        try await somebody.client.answer(StackMedia.thumbnail, MediaParameters(id: id), Nothing(), headers: headers)
    }

    func composition(_ media: [MediaID] = [], of somebody: Somebody) async throws -> Composition {
        try await somebody.client.call(Compositions.create, CompositionDetails(mediaIds: media))
    }

    func composition(_ id: CompositionID, of somebody: Somebody) async throws -> Composition {
        try await somebody.client.call(Compositions.one, CompositionParameters(id: id), Nothing())
    }

    func delete(_ composition: Composition, of somebody: Somebody) async throws {
        let answer = try await somebody.client.answer(Compositions.delete, CompositionParameters(id: composition.id), Nothing())
        try #require(answer.status == 204)
    }

    func delete(_ item: MediaID, of somebody: Somebody) async throws {
        let answer = try await somebody.client.answer(StackMedia.deleteItem, MediaParameters(id: item), Nothing())
        try #require(answer.status == 204)
    }

    /// Runs `body` with apps that are started one after the other on the same database and folder, and the people of this one.
    func restarts(_ engine: Engine, _ bodies: [(MediaFixture) async throws -> Void]) async throws {
        func run(_ url: Secret) async throws {
            for body in bodies {
                let link = AuthLink(url: "http://127.0.0.1:\(auth.port ?? 0)")
                let settings = MediaServiceSettings(
                    auth: link, storage: .directory(folder.path + "/kept"), scratch: folder.path + "/kept-scratch",
                    profileURL: "http://127.0.0.1:\(profile.port ?? 0)")
                try await MediaApp.run(settings: settings, transport: .socket, clock: media.clock, databaseURL: url) { app in
                    try await body(MediaFixture(media: app, auth: auth, profile: profile, tasks: tasks, folder: folder))
                }
            }
        }
        try await EmptyDatabase.withURL(engine) { url in try await run(url) }
    }

    /// The same person, speaking to this app.
    func same(_ somebody: Somebody) -> Somebody {
        Somebody(account: somebody.account, token: somebody.token, client: client.bearing(somebody.token))
    }

    /// The keys of what the store has, as `media/{id}/original`, whose last part is `name`; all of them when nil.
    func stored(_ name: String? = nil) -> [String] {
        objects.filter { $0.hasPrefix("objects/") && $0.hasSuffix("/facts.json") }
            .map { String($0.dropFirst("objects/".count).dropLast("/facts.json".count)) }
            .filter { key in name.map { key.hasSuffix("/" + $0) } ?? true }
    }

    /// The store's ids of uploads in parts that are neither complete nor given up.
    var begunUploads: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/objects/uploads")) ?? []).sorted()
    }

    func removeStored(_ key: String) throws { try FileManager.default.removeItem(atPath: folder.path + "/objects/objects/" + key) }

    /// The first number of the first row.
    func number(_ sql: SQL) async throws -> Int64 {
        try await media.database.read { db in try await db.first(sql)?.get(0) ?? 0 }
    }
}
