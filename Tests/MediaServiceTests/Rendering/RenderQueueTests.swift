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

/// Who renders what, and what comes of a job whose renderer goes away.
@Suite struct RenderQueueTests {
    @Test(.proves("AC-6.2-05"), arguments: Engine.allCases) func aWaitingExportCanBeStopped(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.plain(of: noor)
            let state = try await media.state(of: composition)
            let job = try await media.export(composition, of: noor)
            let early = try await media.retry(job.id, of: noor)
            #expect((early.status, early.code) == (409, .exportRunning))
            for _ in 0..<2 {
                let stopped = try await media.cancel(job.id, of: noor)
                #expect((stopped.status, stopped.json?["status"]?.string) == (200, "cancelled"))
            }
            let unready = try await media.file(job.id, of: noor)
            #expect((unready.status, unready.code) == (409, .exportNotReady))
            #expect(try await media.retry(job.id, of: noor).status == 202)
            #expect((try await media.job(job.id, of: noor)).attempt == 2)
            #expect(try await media.state(of: composition) == state)
        }
    }

    @Test(.proves("AC-6.2-05", "AC-6.2-06")) func aRunningExportEndsWithItsEncoder() async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose(
                .portrait9x16, [Laid(media: try await media.clip(Reel.noise(5), of: noor), width: 1)], of: noor)
            let state = try await media.state(of: composition)
            let job = try await media.export(composition, of: noor)
            try await media.encoding(job.id, of: noor)
            #expect(!media.scratchFiles.isEmpty)
            let running = try await media.retry(job.id, of: noor)
            #expect((running.status, running.code) == (409, .exportRunning))
            let stopped = try await media.cancel(job.id, of: noor)
            // All of it is over by the time of the answer.
            #expect((stopped.status, stopped.json?["status"]?.string) == (200, "cancelled"))
            #expect(media.encoders.isEmpty)
            #expect(media.scratchFiles.isEmpty)
            #expect(try await media.videos.isEmpty)
            #expect(try await media.state(of: composition) == state)
            #expect(try await media.cancel(job.id, of: noor).status == 200)
            #expect(try await media.usedBytes(of: noor) == Int64(try Reel.noise(5).count))
            #expect(try await media.number("SELECT COUNT(*) FROM exports WHERE lease_holder IS NOT NULL") == 0)
            // The slot is free for another.
            #expect(try await media.over(try await media.export(try await media.plain(of: noor), of: noor).id, of: noor).status == .done)
        }
    }

    @Test(.proves("X-04")) func aStoppedServiceGivesItsJobBack() async throws {
        try await MediaFixture.shared(.sqlite) { media, url in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose(
                .portrait9x16, [Laid(media: try await media.clip(Reel.noise(2), of: noor), width: 1)], of: noor)
            let job = try await media.export(composition, of: noor)
            try await media.another(on: url) { app in try await app.encoding(job.id, of: noor) }
            #expect(media.encoders.isEmpty)
            #expect(media.scratchFiles.isEmpty)
            #expect(try await media.job(job.id, of: noor).status == .queued)
            #expect(try await media.number("SELECT starts FROM exports") == 0)
            try await media.another(on: url) { app async throws in #expect(try await app.over(job.id, of: noor).status == .done) }
            #expect(try await media.number("SELECT starts FROM exports") == 1)
            #expect(try await media.videos == ["\(job.id.text) video-1-1.mp4"])
        }
    }

    @Test(.proves("X-04"), arguments: Engine.allCases) func theJobOfADeadRendererIsDoneOnceByAnother(_ engine: Engine) async throws {
        try await MediaFixture.shared(engine) { media, url in
            let noor = try await media.somebody(.stack)
            let composition = try await media.plain(of: noor)
            let (dead, alive, deadly) = (
                try await media.export(composition, of: noor), try await media.export(composition, of: noor),
                try await media.export(composition, of: noor)
            )
            try await media.begun(dead.id, until: media.now - .milliseconds(1))
            try await media.begun(alive.id, until: media.now + .hours(1))
            try await media.begun(deadly.id, starts: 3, until: media.now - .milliseconds(1))
            // What the dead one left: a part of a video among the scratch files, and a whole one that nobody wrote down.
            let left = media.folder.path + "/scratch/job.\(dead.id.text).lease"
            try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
            try Data("part".utf8).write(to: URL(filePath: left + "/out.mp4"))
            _ = try await media.store.write(
                [1], to: ObjectKey(trusted: .exports, id: dead.id.text, name: "video-1-1.mp4"), type: "video/mp4")
            let later = try await media.export(composition, of: noor)

            try await media.another(on: url) { one in
                try await media.another(on: url) { other in
                    let job = try await one.over(dead.id, of: noor)
                    #expect((job.status, job.attempt, job.progress.value) == (.done, 1, 100))
                    let broken = try await other.over(deadly.id, of: noor)
                    #expect((broken.status, broken.error?.code, broken.url) == (.failed, .renderInterrupted, nil))
                    #expect(try await other.over(later.id, of: noor).status == .done)
                    #expect(try await media.retry(deadly.id, of: noor).status == 202)
                    one.media.app.runtime.work.wake()
                    #expect(try await other.over(deadly.id, of: noor).status == .done)
                    #expect(one.media.log.count(of: "export failed") + other.media.log.count(of: "export failed") == 1)
                }
            }
            #expect(try await media.number("SELECT starts FROM exports WHERE id = \(dead.id.text)") == 2)
            #expect(try await media.number("SELECT starts FROM exports WHERE id = \(later.id.text)") == 1)
            #expect(
                try await media.videos.sorted()
                    == ["\(dead.id.text) video-1-2.mp4", "\(later.id.text) video-1-1.mp4", "\(deadly.id.text) video-2-1.mp4"].sorted())
            #expect(media.scratchFiles.isEmpty)
            // Its renderer lives as far as anybody can tell.
            let kept = try await media.job(alive.id, of: noor)
            #expect((kept.status, kept.progress.value) == (.running, 40))
            #expect(try await media.number("SELECT starts FROM exports WHERE id = \(alive.id.text)") == 1)
        }
    }

    /// The real executable, ended in the midst of a job in a way that it cannot notice.
    @Test(.proves("X-04")) func aKilledServiceLeavesItsJobToAnother() async throws {
        try await MediaFixture.shared(.sqlite) { media, url in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose(
                .portrait9x16, [Laid(media: try await media.clip(Reel.noise(2), of: noor), width: 1)], of: noor)
            let job = try await media.export(composition, of: noor)
            // The executable's name for the folder of objects.
            let store = media.folder.path + "/store"
            try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: false)
            try Made.run("mount", ["--bind", media.folder.path + "/objects", store])
            defer { _ = try? Made.run("umount", ["-l", store]) }
            let service = Process()
            service.executableURL = URL(filePath: try Self.executable("media"))
            service.environment = [
                "SERVICE_SECRET": MediaApp.serviceSecret.reveal(), "DATABASE_URL": url.reveal(), "PORT": "0", "ENVIRONMENT": "test",
                "LOOPS": "2",
                "MEDIA_DIRECTORY": media.folder.path, "AUTH_URL": "http://127.0.0.1:\(media.auth.port ?? 0)",
            ]
            service.standardOutput = FileHandle.nullDevice
            service.standardError = FileHandle.nullDevice
            try service.run()
            defer { kill(service.processIdentifier, SIGKILL) }
            try await media.encoding(job.id, of: noor)
            kill(service.processIdentifier, SIGKILL)
            try await eventually("its encoder dies with it") { media.encoders.isEmpty }
            let left = try await media.job(job.id, of: noor)
            #expect(left.status == .running)
            #expect(!media.scratchFiles.isEmpty)
            // It lived in real time.
            media.media.clock.advance(by: SystemClock().now() + .seconds(46) - media.now)
            try await media.another(on: url) { app in
                let done = try await app.over(job.id, of: noor)
                #expect((done.status, done.attempt) == (.done, 1))
            }
            #expect(try await media.number("SELECT starts FROM exports") == 2)
            #expect(try await media.videos == ["\(job.id.text) video-1-2.mp4"])
            #expect(media.scratchFiles.isEmpty)
        }
    }

    /// Hosts whose clocks are as far apart as they may be.
    @Test(.proves("X-04")) func aClockAheadTakesNoJobThatIsHeld() async throws {
        try await MediaFixture.shared(.sqlite) { media, url in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose(
                .portrait9x16, [Laid(media: try await media.clip(Reel.noise(5), of: noor), width: 1)], of: noor)
            let job = try await media.export(composition, of: noor)
            try await media.another(on: url) { one in
                try await one.encoding(job.id, of: noor)
                try await media.another(on: url, clock: ManualClock(media.now + .seconds(30))) { ahead in
                    // It looks for work and finds what is new, so it has seen what is held.
                    let new = try await media.export(try await media.plain(of: noor), of: noor)
                    try await one.over(new.id, of: noor)
                    #expect(ahead.media.log.count(of: "export failed") == 0)
                    #expect(try await one.over(job.id, of: noor).status == .done)
                }
            }
            #expect(try await media.number("SELECT starts FROM exports WHERE id = \(job.id.text)") == 1)
            #expect(try await media.videos.contains("\(job.id.text) video-1-1.mp4"))
        }
    }

    /// A renderer may die after its video is stored and before that is written down; an attempt after that leaves it behind.
    @Test(arguments: Engine.allCases) func videosOfEarlierAttemptsAreSwept(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let done = try await media.finished(of: noor)
            let waiting = try await media.export(try await media.plain(of: noor), of: noor).id
            let gone = media.media.app.runtime.ids.next()
            // It has a video of its first attempt already.
            try await media.media.database.write { db in
                try await db.execute("UPDATE exports SET attempt = 2, object_name = 'video-2-1.mp4' WHERE id = \(done.text)")
            }
            for (id, name) in [(done.text, "video-2-1.mp4"), (waiting.text, "video-1-1.mp4"), (gone, "video-1-1.mp4")] {
                _ = try await media.store.write([1], to: ObjectKey(trusted: .exports, id: id, name: name), type: "video/mp4")
            }
            // What is young may be of a renderer that is at it.
            try await media.media.app.service.tidy(now: media.now)
            #expect(try await media.videos.count == 4)
            // Objects are as old as they are in real time.
            media.media.clock.advance(by: SystemClock().now() + .hours(26) - media.now)
            try await media.media.app.service.tidy(now: media.now)
            let kept = ["\(done.text) video-2-1.mp4", "\(waiting.text) video-1-1.mp4"].sorted()
            try await eventually("what is nobody's is gone") { try await media.videos.sorted() == kept }
        }
    }

    /// One of ours, found beside these tests.
    private static func executable(_ name: String) throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folders = ([own] + CommandLine.arguments).map { URL(filePath: $0).deletingLastPathComponent().path }
        return try #require(folders.map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) })
    }

    /// The lease is taken away at the last moment: in the transaction that would finish the job.
    @Test(.proves("X-04")) func whoLostTheLeaseFinishesNothing() async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.plain(of: noor)
            let far = media.now + .hours(1)
            try await media.media.database.write { db in
                try await db.execute("CREATE TABLE stolen (until_at BIGINT)")
                try await db.execute("INSERT INTO stolen VALUES (\(far))")
                try await db.execute("""
                    CREATE TRIGGER steal BEFORE UPDATE ON owners BEGIN
                    UPDATE exports SET lease_holder = 'somebody else', lease_until = (SELECT until_at FROM stolen) WHERE status = \
                    'running'; END
                    """)
            }
            let used = try await media.usedBytes(of: noor)
            let job = try await media.export(composition, of: noor)
            try await eventually("the video was made, and is gone") {
                let stolen = try await media.number("SELECT COUNT(*) FROM exports WHERE lease_holder = 'somebody else'")
                let videos = try await media.videos
                return stolen == 1 && videos.isEmpty && media.scratchFiles.isEmpty
            }
            let kept = try await media.job(job.id, of: noor)
            #expect((kept.status, kept.bytes, kept.url) == (.running, nil, nil))
            #expect(try await media.usedBytes(of: noor) == used)

            // And here a beat finds out, long before the end.
            try await media.media.database.write { db in try await db.execute("DROP TRIGGER steal") }
            let long = try await media.compose(
                .portrait9x16, [Laid(media: try await media.clip(Reel.noise(5), of: noor), width: 1)], of: noor)
            let second = try await media.export(long, of: noor)
            try await media.encoding(second.id, of: noor)
            try await media.begun(second.id, until: far)
            try await eventually("the encoder is gone") { media.encoders.isEmpty && media.scratchFiles.isEmpty }
            #expect(try await media.job(second.id, of: noor).status == .running)
            #expect(try await media.number("SELECT COUNT(*) FROM exports WHERE lease_holder = 'somebody else'") == 2)
            #expect(try await media.videos.isEmpty)
        }
    }

    @Test func thoseWhoWaitedLongestAreNext() async throws {
        try await MediaFixture.shared(.postgres) { media, url in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let (hers, his) = (try await media.plain(of: noor), try await media.plain(of: omar))
            var jobs: [ExportID] = []
            for _ in 0..<5 { jobs.append(try await media.export(hers, of: noor).id) }
            let only = try await media.export(his, of: omar).id
            try await media.another(on: url) { app in
                try await app.over(only, of: omar)
                // One of hers before, in the order they came; the next may have begun since.
                let statuses = try await jobs.asyncMap { try await app.job($0, of: noor).status }
                #expect(statuses.first == .done)
                #expect(statuses.dropFirst(2).allSatisfy { $0 == .queued }, "\(statuses)")
                for id in jobs { _ = try await app.cancel(id, of: noor) }
            }
            #expect(try await media.number("SELECT turn FROM render_turns WHERE owner = \(omar.id.text)") == 2)
        }
    }

    @Test(.proves("X-04")) func onlySoManyRunAtOnceAndAKilledEncoderIsAFailure() async throws {
        try await MediaFixture.run(configure: { $0.renders = 2 }) { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose(
                .portrait9x16, [Laid(media: try await media.clip(Reel.noise(5), of: noor), width: 1)], of: noor)
            var jobs: [ExportID] = []
            for _ in 0..<4 { jobs.append(try await media.export(composition, of: noor).id) }
            try await eventually("two are encoded") { media.encoders.count == 2 }
            #expect(try await media.number("SELECT COUNT(*) FROM exports WHERE status = 'running'") == 2)
            #expect(try await media.number("SELECT COUNT(*) FROM exports WHERE status = 'queued'") == 2)
            for id in jobs[2...] { _ = try await media.cancel(id, of: noor) }
            let victim = try #require(media.encoders.first)
            kill(victim, SIGKILL)
            try await eventually("its job has failed") {
                try await media.number("SELECT COUNT(*) FROM exports WHERE status = 'failed' AND error = 'render_failed'") == 1
            }
            #expect(!media.encoders.contains(victim))
            for id in jobs[..<2] where try await media.job(id, of: noor).status == .failed {
                #expect(try await media.retry(id, of: noor).status == 202)
            }
            for id in jobs[..<2] { _ = try await media.cancel(id, of: noor) }
            #expect(media.encoders.isEmpty)
            #expect(media.scratchFiles.isEmpty)
        }
    }
}

extension Sequence {
    fileprivate func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var results: [T] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
