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
import TestSupport
import Testing
import Wire

/// Exports that fail, say why, and work once the cause is gone.
@Suite struct RenderFailureTests {
    @Test(.proves("AC-6.8-01", "AC-6.8-03"), arguments: ["clip", "picture"]) func whatCannotBeReadIsSaid(_ kind: String) async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            let whole = kind == "clip" ? try Reel.film("red", 0.2) : try Reel.jpeg("red")
            let item = kind == "clip" ? try await media.clip(whole, of: noor) : try await media.picture(whole, of: noor)
            let composition = try await media.compose([Laid(media: item)], of: noor)
            let blob = try await media.blob(item)
            try await media.write([UInt8](repeating: 0x41, count: 5000), toBlob: blob)
            let job = try await media.export(composition, of: noor)
            let failed = try await media.over(job.id, of: noor)
            #expect((failed.status, failed.error?.code, failed.url, failed.bytes) == (.failed, .mediaUnreadable, nil, nil))
            #expect(failed.error?.message == ErrorCode.mediaUnreadable.message(.english))
            let arabic = try await noor.client.with("Accept-Language", "ar").call(Exports.one, ExportParameters(id: job.id), Nothing())
            #expect(arabic.error?.message == ErrorCode.mediaUnreadable.message(.arabic))
            #expect(arabic.error?.message != failed.error?.message)
            #expect(media.scratchFiles.isEmpty)
            #expect(try await media.videos.isEmpty)
            #expect(try await noor.client.call(Exports.library, LibraryQuery(kind: .export), Nothing()).items.isEmpty)
            // Again, with the cause still there: it is another run with the same end.
            #expect(try await media.retry(job.id, of: noor).status == 202)
            let again = try await media.over(job.id, of: noor)
            #expect((again.status, again.attempt) == (.failed, 2))

            try await media.write(whole, toBlob: blob)
            let retried = try await media.retry(job.id, of: noor)
            #expect((retried.status, retried.json?["attempt"]?.integer, retried.json?["progress"]?.integer) == (202, 3, 0))
            #expect(retried.json?["error"]?.string == nil)
            let done = try await media.over(job.id, of: noor)
            #expect((done.status, done.attempt, done.error) == (.done, 3, nil))
            let pixel = try Film(try await media.file(job.id, of: noor).body).shot().at(0.5, 0.5)
            #expect(pixel.isNear(.red), "\(pixel)")
        }
    }

    /// Deleted after the export was asked for: with its row, or its bytes alone.
    @Test(.proves("X-06"), arguments: ["clip", "picture"]) func whatIsGoneIsSaid(_ kind: String) async throws {
        try await MediaFixture.shared(.sqlite) { media, url in
            let noor = try await media.somebody(.stack)
            func item(_ colour: String) async throws -> MediaID {
                kind == "clip"
                    ? try await media.clip(try Reel.film(colour, 0.2), of: noor) : try await media.picture(try Reel.jpeg(colour), of: noor)
            }
            let (red, blue) = (try await item("red"), try await item("blue"))
            let first = try await media.export(try await media.compose([Laid(media: red)], of: noor), of: noor)
            let second = try await media.export(try await media.compose([Laid(media: blue)], of: noor), of: noor)
            try await media.remove(red)
            try await media.store.deleteAll(.media, id: try await media.blob(blue))
            try await media.another(on: url) { app in
                for id in [first.id, second.id] {
                    let failed = try await app.over(id, of: noor)
                    #expect((failed.status, failed.error?.code) == (.failed, .mediaMissing))
                }
                let hopeless = try await app.retry(first.id, of: noor)
                #expect((hopeless.status, hopeless.code) == (422, .mediaMissing))
            }
        }
    }

    /// Objects and scratch files on a disk of four megabytes.
    @Test(.proves("AC-6.8-03", "AC-6.8-04")) func aFullOrForbiddenDiskIsSaid() async throws {
        let disk = try SmallDisk(megabytes: 4)
        defer { disk.remove() }
        try await MediaFixture.run(folder: disk.folder) { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose(
                [Laid(media: try await media.clip(Reel.film("red", 0.2, size: "64x64"), of: noor), width: 1)], of: noor)
            func fails(_ code: ErrorCode, while broken: () throws -> Void, until mended: () throws -> Void) async throws {
                try broken()
                let job = try await media.export(composition, of: noor)
                let failed = try await media.over(job.id, of: noor)
                #expect((failed.status, failed.error?.code) == (.failed, code))
                #expect(failed.error?.message == code.message(.english))
                #expect(media.scratchFiles.isEmpty)
                #expect(try await media.videos.isEmpty)
                try mended()
                #expect(try await media.retry(job.id, of: noor).status == 202)
                #expect(try await media.over(job.id, of: noor).status == .done)
                #expect(try await media.delete(job.id, of: noor).status == 204)
                try await eventually("its bytes are gone") { try await media.videos.isEmpty }
            }
            try await fails(.diskFull, while: { try disk.fill(leaving: 4096) }, until: { try disk.empty() })
            try await fails(.permissionDenied, while: { try disk.remount("ro") }, until: { try disk.remount("rw") })
        }
    }

    /// The store says that it is busy: something is mounted where the videos belong.
    @Test(.proves("X-04")) func whatPassesIsWaitedForButNotForEver() async throws {
        try await MediaFixture.shared(.sqlite) { media, url in
            let noor = try await media.somebody(.stack)
            let composition = try await media.plain(of: noor)
            let (patient, hopeless) = (try await media.export(composition, of: noor).id, try await media.export(composition, of: noor).id)
            let places = [patient, hopeless].map { media.folder.path + "/objects/objects/exports/" + $0.text + "/video-1-1.mp4" }
            for place in places {
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
                try Made.run("mount", ["-t", "tmpfs", "tmpfs", place])
            }
            // Those that are unmounted below are so already.
            defer { for place in places { _ = try? Made.run("sh", ["-c", "umount -l '\(place)'; true"]) } }
            try await media.another(on: url) { app in
                try await eventually("both are put off") { try await media.number("SELECT COUNT(*) FROM exports WHERE waits = 1") == 2 }
                for id in [patient, hopeless] {
                    let job = try await app.job(id, of: noor)
                    #expect((job.status, job.error) == (.running, nil))
                }
                #expect(media.scratchFiles.isEmpty)
                try await media.media.database.write { db in
                    try await db.execute("UPDATE exports SET waits = 30 WHERE id = \(hopeless.text)")
                }
                try Made.run("umount", ["-l", places[0]])
                media.media.clock.advance(by: .seconds(5))
                let done = try await app.over(patient, of: noor)
                #expect((done.status, done.attempt) == (.done, 1))
                let failed = try await app.over(hopeless, of: noor)
                #expect((failed.status, failed.error?.code) == (.failed, .renderFailed))
                try Made.run("umount", ["-l", places[1]])
                #expect(try await app.retry(hopeless, of: noor).status == 202)
                #expect(try await app.over(hopeless, of: noor).status == .done)
            }
            #expect(try await media.number("SELECT starts FROM exports WHERE id = \(patient.text)") == 1)
            #expect(try await media.number("SELECT waits FROM exports WHERE id = \(hopeless.text)") == 0)
        }
    }
}

/// A disk of its own for a folder.
private struct SmallDisk {
    let folder: TemporaryFolder
    private var filler: String { folder.path + "/filler" }

    init(megabytes: Int) throws {
        folder = try TemporaryFolder()
        try Made.run("mount", ["-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", folder.path])
    }

    func remount(_ how: String) throws { try Made.run("mount", ["-o", "remount,\(how)", folder.path]) }

    /// Takes all room but so many bytes.
    func fill(leaving bytes: Int) throws {
        let free = try #require(try FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? Int)
        try Data(count: free - bytes).write(to: URL(filePath: filler))
    }

    func empty() throws { try FileManager.default.removeItem(atPath: filler) }

    func remove() {
        _ = try? Made.run("umount", ["-l", folder.path])
        folder.remove()
    }
}
