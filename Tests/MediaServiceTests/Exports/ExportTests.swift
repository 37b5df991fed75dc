import AppTesting
import Contracts
import Foundation
import HTTPCore
import JSONCoding
import MediaDomain
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Exports as their owners meet them, with a real encoder.
@Suite struct ExportTests {
    @Test(.proves("AC-6.2-01", "AC-6.6-01", "AC-6.6-03"), arguments: Engine.allCases)
    func anExportGoesFromTheQueueToTheLibrary(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let clip = try await media.clip(try Reel.film("red", 0.4, tone: 440), of: noor)
            let composition = try await media.compose([Laid(media: clip)], of: noor)
            let before = try await media.usedBytes(of: noor) ?? 0
            let started = try await noor.client.answer(
                Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080))
            #expect(started.status == 202)
            #expect(["queued", "running"].contains(started.json?["status"]?.string))
            let id = try ExportID(validating: try #require(started.json?["id"]?.string))
            if let early = try? await media.file(id, of: noor), early.status != 200 {
                #expect((early.status, early.code) == (409, .exportNotReady))
            }
            let job = try await media.over(id, of: noor)
            #expect((job.status, job.progress.value, job.attempt, job.error) == (.done, 100, 1, nil))
            #expect((job.width, job.height, job.duration, job.codec) == (1080, 1080, MediaTime(milliseconds: 400), .h264))
            #expect(job.compositionId == composition)

            let url = try #require(job.url)
            let whole = try await noor.client.send(.get, url)
            #expect((whole.status, whole.headers["Content-Type"]) == (200, "video/mp4"))
            #expect(Int64(whole.body.count) == job.bytes)
            #expect(whole.headers["Content-Disposition"]?.contains(".mp4") == true)
            let etag = try #require(whole.headers["ETag"])
            #expect(try await noor.client.send(.get, url, headers: ["If-None-Match": etag]).status == 304)
            let part = try await noor.client.send(.get, url, headers: ["Range": "bytes=10-19"])
            #expect((part.status, part.headers["Content-Range"]) == (206, "bytes 10-19/\(whole.body.count)"))
            #expect(part.body == Array(whole.body[10..<20]))
            let stale = try await noor.client.send(.get, url, headers: ["Range": "bytes=10-19", "If-Range": "\"other\""])
            #expect(stale.status == 200)
            #expect(try await noor.client.send(.get, url, headers: ["Range": "bytes=99999999-"]).status == 416)

            let film = try Film(whole.body)
            #expect((film.streams.videoCodec, film.streams.audioCodec, film.streams.pixelFormat) == ("h264", "aac", "yuv420p"))
            #expect(abs((film.streams.seconds ?? 0) - 0.4) < 0.02)
            #expect(try film.level(at: 440) > -40)
            #expect(try film.level(at: 3000) < -60)
            #expect(try film.shot().at(0.5, 0.5).isNear(.red))

            let page = try await noor.client.call(Exports.library, LibraryQuery(), Nothing())
            #expect(page.items.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [.composition, .export])
            let shown = try #require(page.items.compactMap(\.export).first)
            #expect((shown.id, shown.url, shown.bytes) == (id, job.url, job.bytes))
            #expect(try await media.usedBytes(of: noor) == before + (job.bytes ?? 0))
            #expect(media.scratchFiles.isEmpty)
            let late = try await media.cancel(id, of: noor)
            #expect((late.status, late.code) == (409, .exportFinished))
            let again = try await media.retry(id, of: noor)
            #expect((again.status, again.code) == (409, .exportFinished))

            for answer in [
                try await media.file(id, of: omar), try await media.cancel(id, of: omar), try await media.retry(id, of: omar),
                try await media.delete(id, of: omar),
                try await omar.client.answer(Exports.one, ExportParameters(id: id), Nothing()),
                try await omar.client.answer(Exports.events, ExportParameters(id: id), Nothing()),
                try await omar.client.answer(
                    Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080)),
                try await omar.client.answer(Compositions.estimate, EstimateQuery(id: composition, resolution: .p1080), Nothing()),
                try await omar.client.answer(Compositions.preview, FrameQuery(id: composition), Nothing()),
            ] { #expect((answer.status, answer.code) == (404, .notFound)) }
            #expect(try await omar.client.call(Exports.library, LibraryQuery(), Nothing()).items.isEmpty)
        }
    }

    /// Four canvases, each with a clip inside and one half outside on the left; the tallest one in 4K too.
    @Test(.proves("AC-6.3-02", "AC-6.3-08", "AC-5.7-04", "AC-6.5-01", "AC-6.5-02"))
    func everyCanvasHasItsSizeAndItsLayersTheirPlaces() async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            // Squares, so that a width says the height; three frames of film.
            let red = try await media.clip(try Reel.film("red", 0.1, size: "64x64"), of: noor)
            let blue = try await media.clip(try Reel.film("blue", 0.1, size: "64x64"), of: noor)
            let expected: [(Canvas, ExportResolution, [Int])] = [
                (.portrait9x16, .p1080, [1080, 1920]), (.landscape16x9, .p1080, [1920, 1080]), (.square1x1, .p1080, [1080, 1080]),
                (.portrait4x5, .p1080, [1080, 1350]), (.portrait9x16, .p2160, [2160, 3840]),
            ]
            for (canvas, resolution, size) in expected {
                let composition = try await media.compose(
                    canvas, [Laid(media: red, x: 0, width: 0.3), Laid(media: blue, x: 0.6, width: 0.3)], of: noor)
                let film = try await media.film(composition, resolution, of: noor)
                #expect(film.size == size)
                #expect(!film.streams.hasSideData && !film.streams.tags.contains("rotate"), "\(canvas) is turned")
                let shot = try film.shot()
                // Half of the red one is to be seen, from the left edge to its own right one.
                checkEdges(shot, centre: 0, half: 0.15, .red, "\(canvas) half outside")
                #expect(shot.at(0, size[1] / 2).isNear(.red))
                checkEdges(shot, centre: 0.6, half: 0.15, .blue, "\(canvas) inside")
            }
        }
    }

    /// A picture beside one that is twice as wide as its half of the canvas.
    @Test(.proves("AC-6.3-03")) func picturesHaveTheirPlaces() async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            let blue = try await media.picture(try Reel.jpeg("blue", 64, 64), 64, 64, shown: .half, of: noor)
            let red = try await media.picture(try Reel.png("red", 64, 64), 64, 64, shown: .half, of: noor)
            let composition = try await media.compose(
                .landscape16x9, [Laid(media: red, x: 1, width: 0.5), Laid(media: blue, x: 0.3, width: 0.2)], of: noor)
            let shot = try (try await media.film(composition, of: noor)).shot()
            checkEdges(shot, centre: 0.3, half: 0.1, .blue, "the picture")
            checkEdges(shot, centre: 1, half: 0.25, .red, "half outside on the right")
        }
    }

    /// A square layer on black in the middle of the height: its centre, and three pixels inside and outside of each edge that is to be
    /// seen.
    private func checkEdges(_ shot: Shot, centre: Double, half: Double, _ colour: Colour, _ what: Comment) {
        let (width, y) = (Double(shot.width), Double(shot.height) / 2)
        let (x, reach) = (centre * width, half * width)
        let inView = min(max(x, 2), width - 3)
        var points = [(inView, y, colour)]
        for (distance, expected) in [(reach - 3.5, colour), (reach + 3.5, Colour.black)] {
            points += [
                (x - distance, y, expected), (x + distance, y, expected), (inView, y - distance, expected),
                (inView, y + distance, expected),
            ]
        }
        for (x, y, expected) in points where (0..<width).contains(x) && (0..<Double(shot.height)).contains(y) {
            let seen = shot.at(Int(x), Int(y))
            #expect(seen.isNear(expected), "\(what): \(seen) at \(Int(x)), \(Int(y)) of \(shot.width)x\(shot.height)")
        }
    }

    @Test(.proves("AC-6.2-03")) func progressGrowsAndIsTold() async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            let clip = try await media.clip(try Reel.noise(2), of: noor)
            let short = try await media.clip(try Reel.film("red", 0.5, size: "64x64"), of: noor)
            let long = try await media.picture(try Reel.jpeg("blue"), shown: .three, of: noor)
            let layers = [Laid(media: clip, width: 1), Laid(media: short, x: 0.2, width: 0.3), Laid(media: long, x: 0.8, width: 0.3)]
            let job = try await media.export(try await media.compose(.portrait9x16, layers, of: noor), of: noor)
            let stream = try await noor.client.answer(Exports.events, ExportParameters(id: job.id), Nothing())
            #expect(stream.headers["Content-Type"]?.hasPrefix("text/event-stream") == true)
            let events = stream.text.split(separator: "\n\n")
            let seen = try events.filter { !$0.hasPrefix(":") }.map { event in
                let lines = event.split(separator: "\n")
                #expect(lines.first == "event: export")
                let data = try #require(lines.first { $0.hasPrefix("data: ") }).dropFirst(6)
                let told = try InputDecoder.decode(ExportJob.self, from: Array(data.utf8))
                #expect(told.id == job.id)
                return told
            }
            let progress = seen.map(\.progress.value)
            #expect(progress == progress.sorted())
            #expect(progress.allSatisfy { (0...100).contains($0) })
            #expect(Set(progress).count >= 5, "\(progress)")
            #expect((seen.last?.status, seen.last?.progress.value) == (.done, 100))
            #expect(seen.last?.url != nil)
            // Of what is over there is one thing to tell.
            let later = try await noor.client.answer(Exports.events, ExportParameters(id: job.id), Nothing())
            #expect(later.text.components(separatedBy: "event: export").count == 2)
        }
    }

    @Test func whatIsTooFlatTooTallOrTooShortIsExportedToo() async throws {
        try await MediaFixture.run { media in
            let noor = try await media.somebody(.stack)
            let needle = try await media.picture(try Reel.jpeg("red", 10, 1000), 10, 1000, shown: .half, of: noor)
            let ribbon = try await media.picture(try Reel.jpeg("blue", 1000, 10), 1000, 10, shown: .half, of: noor)
            let composition = try await media.compose([Laid(media: needle, width: 1.5), Laid(media: ribbon, width: 1)], of: noor)
            let shot = try (try await media.film(composition, of: noor)).shot()
            #expect(shot.at(0.5, 0.2).isNear(.red))
            #expect(shot.at(0.5, 0.5).isNear(.blue))
            // Less than a frame.
            let flash = try await media.clip(try Reel.film("lime", 0.1, size: "64x64"), of: noor)
            let blob = try await media.blob(flash)
            try await media.media.database.write { db in
                try await db.execute(
                    #"UPDATE blobs SET facts = '{"container":"mp4","microseconds":8000,"rotation":0,"channels":0}' WHERE id = \#(blob)"#)
            }
            let blink = try await media.film(try await media.compose([Laid(media: flash, width: 1)], of: noor), of: noor)
            #expect(abs((blink.streams.seconds ?? 0) - 1.0 / 30) < 0.01)
            #expect(try blink.shot().at(0.5, 0.5).isNear(.lime))
        }
    }

    @Test(.proves("X-06")) func whatCannotBecomeAVideoIsRefused() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let (noor, lena) = (try await media.somebody(.stack), try await media.somebody(.fitcoach))
            func start(_ composition: CompositionID) async throws -> Answer {
                try await noor.client.answer(Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080))
            }
            let empty = try await start(try await media.compose([], of: noor))
            #expect((empty.status, empty.code) == (422, .emptyComposition))
            let red = try await media.clip(try Reel.film("red", 0.1), of: noor)
            let blue = try await media.picture(try Reel.jpeg("blue"), of: noor)
            let composition = try await media.compose([Laid(media: red), Laid(media: blue)], of: noor)
            try await media.remove(red)
            let missing = try await start(composition)
            #expect((missing.status, missing.code) == (422, .mediaMissing))
            let size = try await noor.client.answer(Compositions.estimate, EstimateQuery(id: composition, resolution: .p1080), Nothing())
            #expect((size.status, size.code) == (422, .mediaMissing))
            #expect(missing.json?["message"]?.string?.contains("Leave it out") == true)
            let page = try await noor.client.call(Exports.library, LibraryQuery(kind: .composition), Nothing())
            let layers = try #require(page.items.compactMap(\.composition).first { $0.id == composition }).layers
            #expect(layers.map(\.isMissing) == [true, false])
            for body in [#"{"resolution":"720p"}"#, #"{"resolution":"1080p","codec":"vp9"}"#, "{}"] {
                #expect(try await noor.client.json(.post, "/compositions/\(composition.text)/exports", body).status == 422, "\(body)")
            }
            for answer in [
                try await lena.client.answer(
                    Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080)),
                try await lena.client.answer(Compositions.estimate, EstimateQuery(id: composition, resolution: .p1080), Nothing()),
                try await lena.client.answer(Compositions.preview, FrameQuery(id: composition), Nothing()),
                try await lena.client.answer(Exports.library, LibraryQuery(), Nothing()),
                try await media.cancel(.example, of: lena), try await media.retry(.example, of: lena),
                try await media.delete(.example, of: lena),
                try await media.file(.example, of: lena),
                try await lena.client.answer(Exports.one, ExportParameters(id: .example), Nothing()),
                try await lena.client.answer(Exports.events, ExportParameters(id: .example), Nothing()),
                try await lena.client.answer(Exports.share, ExportParameters(id: .example), ShareRequest()),
                try await lena.client.answer(Exports.endShare, ExportParameters(id: .example), Nothing()),
            ] { #expect((answer.status, answer.code) == (403, .wrongProduct)) }
        }
    }

    @Test(arguments: Engine.allCases) func tenOfOnePersonMayWait(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let composition = try await media.plain(of: noor)
            let answers = try await parallel(20) { _ in
                try await noor.client.answer(Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080))
            }
            #expect(answers.count { $0.status == 202 } == 10)
            #expect(answers.filter { $0.status != 202 }.allSatisfy { $0.code == .limitReached })
            #expect(try await media.number("SELECT COUNT(*) FROM exports") == 10)
            _ = try await media.export(try await media.plain(of: omar), of: omar)

            let first = try ExportID(validating: try #require(answers.first { $0.status == 202 }?.json?["id"]?.string))
            #expect(try await media.cancel(first, of: noor).status == 200)
            let next = try await media.export(composition, of: noor)
            // A retry waits as any other does.
            let full = try await media.retry(first, of: noor)
            #expect((full.status, full.code) == (409, .limitReached))
            #expect(try await media.cancel(next.id, of: noor).status == 200)
            let retries = try await parallel(20) { _ in try await media.retry(first, of: noor) }
            #expect(retries.count { $0.status == 202 } == 1)
            #expect(retries.filter { $0.status != 202 }.allSatisfy { $0.code == .exportRunning })
            #expect(try await media.job(first, of: noor).attempt == 2)
        }
    }

    @Test(arguments: Engine.allCases) func anExportNeedsRoom(_ engine: Engine) async throws {
        let estimate = RenderEstimate.bytes(
            try RenderPlan(canvas: RenderSize(width: 1080, height: 1080), duration: RenderTime(milliseconds: 200), layers: []))
        // Room for two, with what the clip takes.
        try await MediaFixture.run(engine: engine, configure: { ($0.renders, $0.policy.quotaBytes) = (0, Int64(estimate) * 5 / 2) }) {
            media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.plain(of: noor)
            let answers = try await parallel(5) { _ in
                try await noor.client.answer(Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080))
            }
            #expect(answers.map(\.status).sorted() == [202, 202, 403, 403, 403])
            #expect(answers.filter { $0.status != 202 }.allSatisfy { $0.code == .quotaExceeded })
            let first = try ExportID(validating: try #require(answers.first { $0.status == 202 }?.json?["id"]?.string))
            _ = try await media.cancel(first, of: noor)
            _ = try await media.export(composition, of: noor)
            let full = try await media.retry(first, of: noor)
            #expect((full.status, full.code) == (403, .quotaExceeded))
        }
    }

    @Test(arguments: Engine.allCases) func aDeletedExportLeavesNothing(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let waiting = try await media.export(try await media.plain(of: noor), of: noor)
            let running = try await media.delete(waiting.id, of: noor)
            #expect((running.status, running.code) == (409, .exportRunning))
            _ = try await media.cancel(waiting.id, of: noor)
            #expect(try await media.delete(waiting.id, of: noor).status == 204)

            let before = try await media.usedBytes(of: noor)
            let done = try await media.finished([UInt8](repeating: 7, count: 5000), of: noor)
            let link = try await noor.client.call(Exports.share, ExportParameters(id: done), ShareRequest())
            let answers = try await parallel(20) { _ in try await media.delete(done, of: noor) }
            #expect(answers.count { $0.status == 204 } == 1)
            #expect(answers.filter { $0.status != 204 }.allSatisfy { $0.status == 404 })
            #expect(try await media.usedBytes(of: noor) == before)
            try await eventually("its bytes are gone") { try await media.videos.isEmpty }
            #expect(try await media.file(done, of: noor).status == 404)
            #expect(try await media.client.answer(Exports.shared, ShareParameters(token: link.token), Nothing()).status == 404)
            #expect(try await media.number("SELECT COUNT(*) FROM shares") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func nothingStaysOfSomebodyWhoLeft(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let (hers, his) = (try await media.finished(of: noor), try await media.finished(of: omar))
            let link = try await noor.client.call(Exports.share, ExportParameters(id: hers), ShareRequest())
            let running = try await media.export(
                try await media.compose(.portrait9x16, [Laid(media: try await media.clip(Reel.noise(5), of: noor))], of: noor), of: noor)
            try await media.encoding(running.id, of: noor)
            #expect(try await media.tell(.userDeleted, about: noor).status < 300)
            try await eventually("the encoder is gone") { media.encoders.isEmpty && media.scratchFiles.isEmpty }
            try await eventually("only the other's video is there") { try await media.videos.allSatisfy { $0.contains(his.text) } }
            #expect(media.objects.allSatisfy { !$0.hasPrefix("media/") })
            #expect(try await media.client.answer(Exports.shared, ShareParameters(token: link.token), Nothing()).status == 404)
            #expect(try await media.number("SELECT COUNT(*) FROM exports") == 1)
            #expect(try await media.number("SELECT COUNT(*) FROM render_turns WHERE owner = \(noor.id.text)") == 0)
            #expect(try await media.file(his, of: omar).status == 200)
        }
    }
}
