import AppTesting
import Contracts
import JSONCoding
import MediaService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What waits for its turn at the decoders leaves the worker places for everything else.
@Suite(.timeLimit(.minutes(2))) struct WaitingWorkTests {
    /// Deletes a picture of somebody's, and waits until its bytes are gone.
    private func deleteOne(of somebody: Somebody, _ media: MediaFixture) async throws {
        let item = try await media.picture(try Clips.jpeg(), of: somebody)
        let original = "media/\(try await media.blob(item))/original"
        #expect(media.stored("original").contains(original))
        try await media.delete(item, of: somebody)
        try await eventually("its bytes are gone", within: .seconds(10)) { !media.stored("original").contains(original) }
    }

    @Test(arguments: Engine.allCases) func manyPicturesOfOnePersonHoldUpNothingElse(_ engine: Engine) async throws {
        let decoder = try PictureStandIn()
        defer { decoder.remove() }
        try await MediaFixture.run(engine: engine, configure: { $0.pictureWorker = decoder.executable }) { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            var pictures: [MediaID] = []
            for number in 0..<70 { pictures.append(try await media.picture(try Clips.jpeg() + [UInt8(number)], of: layla)) }
            try decoder.hold()
            defer { decoder.letGo() }
            let (work, files) = (media.media.app.runtime.work, pictures)
            // As the confirmation of each leaves it.
            try await media.media.database.write { db in
                for file in files { try await work.add("media.makeVariants", .object(["file": .string(file.text)]), run: nil, in: db) }
            }
            work.wake()
            try await eventually("her decoders are busy") { decoder.asked == 2 }
            try await deleteOne(of: omar, media)
            // Nothing of hers is lost: what could not wait is left for later.
            decoder.letGo()
            try await eventually("all is refused") {
                // Not while something is under way, whose claim would run out.
                if try await media.rows("SELECT id FROM work WHERE claimed_until IS NOT NULL") == 0 {
                    media.media.clock.advance(by: .seconds(1))
                    work.wake()
                }
                return try await media.rows("SELECT id FROM work") == 0
            }
            #expect(media.media.log.count(of: "no variants") == 70)
        }
    }

    @Test(arguments: Engine.allCases) func importsOfManyPeopleHoldUpNothingElse(_ engine: Engine) async throws {
        let decoder = try PictureStandIn()
        defer { decoder.remove() }
        try await MediaFixture.run(engine: engine, configure: { $0.pictureWorker = decoder.executable }) { media in
            let omar = try await media.somebody(.stack)
            try decoder.hold()
            defer { decoder.letGo() }
            for _ in 0..<6 {
                let person = try await media.somebody(.stack)
                var files: [Sent] = []
                for number in 0..<12 { files.append(.jpeg(try Clips.jpeg() + [UInt8(number)])) }
                let job = try await media.begin(files, of: person)
                for (item, file) in zip(job.items, files) {
                    try await media.send(file.bytes, item)
                    try await media.announce(item.id, in: job, of: person)
                }
            }
            try await eventually("the decoders are busy") { decoder.asked == 3 }
            // They are eight more than the worker has places.
            try await eventually("what there is room for was begun") {
                try await media.rows("SELECT id FROM work WHERE claimed_until IS NULL AND due_at <= \(media.now)") <= 8
            }
            try await deleteOne(of: omar, media)
        }
    }
}
