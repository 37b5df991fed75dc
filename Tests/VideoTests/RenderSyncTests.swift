import Foundation
import MediaDomain
import Testing
import TestSupport

@testable import Video

/// Picture and sound of one clip, at the start and after each loop, however the clip was written.
@Suite struct RenderSyncTests {
    /// The measure itself: the clip as its own player shows it has its flash with its beep.
    @Test(arguments: SyncClip.allCases) func theClipsAreWhatTheySay(_ kind: SyncClip) async throws {
        let studio = try RenderStudio()
        let path = try kind.make(in: studio)
        let facts = try await MediaProbe().probe(path.text)
        #expect(abs(facts.start - facts.beginning - kind.lead) < 0.011, "\(facts)")
        #expect(abs(facts.duration - (kind == .fast ? 61.0 / 60 : 31.0 / 30)) < 0.05, "\(facts.duration)")
        let film = try RenderedFilm(studio, path, SyncClip.size)
        let flash = try #require((0..<film.frames).first { film.color(32, 8, frame: $0).green > 128 })
        // A sound that is filtered is shifted as the pictures are.
        let sound = try studio.ffmpeg([
            "-copyts", "-i", path.text, "-vn", "-af", "aresample=48000:async=1:first_pts=0,pan=mono|c0=c0", "-f", "f32le", "-",
        ])
        let beep = try #require(FilmSound(samples: sound.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }).onsets().first)
        let shown = facts.start + Double(flash) / Double(kind.rate)
        #expect(abs(shown - beep) < 0.012 && abs(shown - facts.beginning - kind.flash) < 0.012, "\(shown), \(beep)")
    }

    @Test(.proves("AC-6.4-05"), arguments: SyncClip.allCases) func soundStaysWithItsPictures(_ kind: SyncClip) async throws {
        let studio = try RenderStudio()
        let path = try kind.make(in: studio)
        let facts = try await MediaProbe().probe(path.text)
        for loops in [true, false] {
            let film = try studio.export(
                RenderPlan(
                    canvas: SyncClip.size, duration: RenderTime(seconds: 5), layers: [.video(path, facts, on: SyncClip.size, loops: loops)])
            )
            let isLit = (0..<film.frames).map { film.color(32, 8, frame: $0).green > 128 }
            let flashes = (1..<film.frames).filter { isLit[$0] && !isLit[$0 - 1] }.map { Double($0) / 30 }
            let beeps = try film.sound().onsets()
            let times = (0..<(loops ? 5 : 1)).map { kind.flash + Double($0) * facts.duration }.filter { $0 < 4.9 }
            #expect(flashes.count == times.count && beeps.count == times.count, "\(loops): \(flashes), \(beeps)")
            for ((flash, beep), time) in zip(zip(flashes, beeps), times) {
                // Half a frame of the film is what its rate costs.
                #expect(abs(flash - beep) < 0.020 && abs(beep - time) < 0.012, "\(loops) at \(time): \(flash), \(beep)")
            }
        }
    }

    @Test(.proves("AC-6.1-02"), arguments: SyncClip.allCases) func aPreviewIsTheExportsOwnPicture(_ kind: SyncClip) async throws {
        let studio = try RenderStudio()
        let path = try kind.make(in: studio)
        let facts = try await MediaProbe().probe(path.text)
        let plan = try RenderPlan(
            canvas: SyncClip.size, duration: RenderTime(seconds: 3.4), layers: [.video(path, facts, on: SyncClip.size)])
        let film = try studio.export(plan)
        // The start, a piece in the middle, and around both seams.
        let seams = [31, 62].map { $0 + Int((kind.lead * 30).rounded()) }
        for frame in [0, 1, 5, 9, 10, 16, 17] + seams.flatMap({ Array($0 - 2...$0 + 2) }) {
            let output = try studio.path("still.png")
            try studio.render(RenderGraph.frame(plan, at: RenderTime(seconds: (Double(frame) + 0.5) / 30), format: .png, output: output))
            let still = try RenderedFilm(studio, output, SyncClip.size)
            for row in [8, 56] {
                let (shown, expected) = (still.color(32, row), film.color(32, row, frame: frame))
                #expect(shown.isNear(expected, within: 4), "frame \(frame), row \(row): \(shown) for \(expected)")
            }
        }
    }
}
