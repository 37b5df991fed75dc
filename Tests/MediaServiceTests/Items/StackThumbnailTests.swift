import AppTesting
import Contracts
import HTTPCore
import MediaService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Small pictures of clips and pictures.
@Suite struct StackThumbnailTests {
    @Test(.proves("AC-3.3-01")) func aClipShowsItsHalfSecond() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let items = try await media.ready(
                [
                    .mp4(try Clips.sequence([("red", 1), ("blue", 1), ("lime", 1)])),
                    .mp4(try Clips.sequence([("blue", 0.4), ("red", 0.3), ("lime", 1)])),
                    .mp4(try Clips.film("lime", seconds: 0.2)), .mp4(try Clips.sequence([("red", 0.1), ("blue", 0.1)])),
                ], of: layla)
            var colours: [String] = []
            for item in items { colours.append(try Pixels(try await media.thumbnail(item.id, of: layla).body).colour()) }
            #expect(colours == ["r", "r", "g", "r"])
        }
    }

    @Test(.proves("AC-3.3-02", "AC-3.3-03")) func aPictureIsSmallerUprightAndInProportion() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            // Red on the left and blue on the right as stored: turned clockwise, red is above.
            let halves = try Made.ffmpeg(
                [
                    "-f", "lavfi", "-i", "color=red:s=200x300", "-f", "lavfi", "-i", "color=blue:s=200x300", "-filter_complex", "hstack",
                    "-frames:v", "1", "-q:v", "2",
                ],
                to: "a.jpg")
            let items = try await media.ready(
                [
                    .jpeg(try Clips.jpeg(1920, 1080, "lime")), .jpeg(try Made.tagged(halves, ["-Orientation=6"])),
                    .mp4(try Clips.film("red", size: "1920x1080", rate: 5)),
                    .mp4(try Clips.turned(90)), .png(try Clips.png(16, 16)), .mp4(try Clips.film("blue", size: "1000x1000", rate: 5)),
                ], of: layla)
            var pictures: [Pixels] = []
            for item in items { pictures.append(try Pixels(try await media.thumbnail(item.id, of: layla).body)) }
            #expect(pictures.map(\.width) == [320, 240, 320, 48, 16, 320])
            #expect(pictures.map(\.height) == [180, 320, 180, 96, 16, 320])
            for index in [0, 2] { #expect(abs(Double(pictures[index].width) / Double(pictures[index].height) / 1.7778 - 1) <= 0.01) }
            let (red, green, blue) = pictures[0].at(0.5, 0.5)
            #expect(red < 40 && green > 230 && blue < 40)
            #expect((pictures[1].colour(0.5, 0.25), pictures[1].colour(0.5, 0.75)) == ("r", "b"))
        }
    }

    @Test func aThumbnailIsSentOnce() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let job = try await media.begin([.jpeg(try Clips.jpeg())], of: layla)
            let id = job.items[0].id
            let early = try await media.thumbnail(id, of: layla)
            #expect((early.status, early.code) == (422, .mediaNotReady))
            #expect(try await media.item(id, of: layla).thumbnailUrl == nil)
            try await media.send(try Clips.jpeg(), job.items[0])
            try await media.announce(id, in: job, of: layla)
            _ = try await media.settled(job.id, of: layla)
            let url = try #require(try await media.item(id, of: layla).thumbnailUrl)
            let first = try await layla.client.send(.get, url)
            #expect(first.status == 200)
            #expect(first.headers["Content-Type"] == "image/webp")
            #expect(first.headers["Cache-Control"]?.hasPrefix("private") == true)
            #expect(first.headers["X-Content-Type-Options"] == "nosniff")
            let tag = try #require(first.headers["ETag"])
            let second = try await layla.client.send(.get, url, headers: ["If-None-Match": tag])
            #expect((second.status, second.body.count) == (304, 0))
            #expect(second.headers["ETag"] == tag)
            #expect(try await layla.client.send(.get, url, headers: ["If-None-Match": "\"other\""]).status == 200)
            #expect(try await omar.client.send(.get, url).status == 404)
            #expect(try await media.client.send(.get, url).status == 401)
        }
    }

    @Test func aThumbnailHasNothingOfTheFileButPixels() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let tagged = try Made.tagged(
                try Clips.jpeg(640, 480),
                ["-GPSLatitude=24.7", "-GPSLatitudeRef=N", "-GPSLongitude=46.7", "-GPSLongitudeRef=E", "-Artist=Layla"])
            let located = try Clips.film(seconds: 1, extra: ["-metadata", "location=+24.7136+046.6753/"])
            let items = try await media.ready([.jpeg(tagged), .mp4(located)], of: layla)
            for item in items {
                let tags = try Made.tags(try await media.thumbnail(item.id, of: layla).body, name: "a.webp")
                for word in ["GPS", "Artist", "Layla", "24.7"] { #expect(!tags.contains(word), "\(word) in \(tags)") }
            }
        }
    }

    @Test func aThumbnailThatIsGoneIsMadeAgain() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let items = try await media.ready([.mp4(try Clips.film("lime", seconds: 1)), .jpeg(try Clips.jpeg())], of: layla)
            #expect(media.stored("thumbnail.webp").count == 2)
            for key in media.stored("thumbnail.webp") { try media.removeStored(key) }
            #expect(media.stored("thumbnail.webp").isEmpty)
            let answers = try await parallel(8) { _ in try await media.thumbnail(items[0].id, of: layla).body }
            #expect(Set(answers).count == 1)
            #expect(try Pixels(answers[0]).colour() == "g")
            #expect(try await media.thumbnail(items[1].id, of: layla).status == 200)
        }
    }

    /// A screen of clips whose pictures were never made.
    @Test func picturesOfManyClipsAreMadeSomeAtATime() async throws {
        try await MediaFixture.run(configure: { $0.pictureThreads = 2 }) { media in
            let layla = try await media.somebody(.stack)
            let film = try Clips.film("red", seconds: 1)
            var clips: [MediaID] = []
            for more in 0..<20 { clips.append(try await media.clip(Clips.padded(film, to: film.count + 100 + more), of: layla)) }
            let watch = Task {
                var most = 0
                while !Task.isCancelled {
                    most = max(most, media.tools(["ffmpeg", "ffprobe"]).count)
                    try? await Task.sleep(for: .milliseconds(5))
                }
                return most
            }
            let ids = clips
            let statuses = try await parallel(ids.count) { number in try await media.thumbnail(ids[number], of: layla).status }
            watch.cancel()
            let most = await watch.value
            #expect(statuses.allSatisfy { $0 == 200 }, "\(statuses)")
            // One more than one person's two is for somebody else.
            #expect(most > 0 && most <= 3, "\(most) at once")
        }
    }
}
