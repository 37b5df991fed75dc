import AppTesting
import Contracts
import Foundation
import HTTPCore
import MediaService
import Platform
import ServiceKit
import TestSupport
import Testing
import Wire

/// What is removed that crashes, and clients that never came back, have left.
@Suite struct SweepTests {
    /// Bodies that broke off with the process lie among what the store works on, for as long as the next process runs.
    @Test func whatTheStoreWasWorkingOnGoesByAge() async throws {
        try await MediaFixture.run { media in
            let folder = media.folder.path + "/objects/temporary"
            for name in ["old", "new"] { try Data([1]).write(to: URL(filePath: folder + "/" + name)) }
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -25 * 3600)], ofItemAtPath: folder + "/old")
            try await media.media.app.service.tidy(now: media.now)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["new"])
        }
    }

    @Test func whatCannotBeRemovedHoldsUpNothingElse() async throws {
        try await MediaFixture.withBucket(configure: { $0.renders = 0 }) { media, bucket in
            let noor = try await media.somebody(.stack)
            let done = try await media.finished(of: noor).text
            let orphans = ["exports/a/video-1-1.mp4", "exports/b/video-1-1.mp4", "media/c/original", "staging/d/bytes", "staging/e/bytes"]
            let stuck = ["exports/a/video-1-1.mp4", "exports/\(done)/video-0-9.mp4", "staging/d/bytes"]
            for key in orphans + stuck + ["exports/\(done)/video-1-1.mp4", "exports/\(done)/video-0-8.mp4"] { bucket.put(key) }
            bucket.refuse { method, key in method == .delete && stuck.contains(key) ? 403 : nil }
            media.media.clock.advance(by: .hours(26))
            try await media.media.app.service.tidy(now: media.now)
            let left = (stuck + ["exports/\(done)/video-1-1.mp4"]).sorted()
            try await eventually("what can be removed is gone") { bucket.keys == left }
            try await eventually("those that stay are told") { media.media.log.count(of: "not swept") == 3 }
            bucket.refuseNothing()
            media.media.clock.advance(by: .hours(7))
            try await media.media.app.service.tidy(now: media.now)
            try await eventually("the others are gone too") { bucket.keys == ["exports/\(done)/video-1-1.mp4"] }
        }
    }
}
