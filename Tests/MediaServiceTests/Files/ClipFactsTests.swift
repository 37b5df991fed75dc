import MediaDomain
@testable import MediaService
import Testing
@testable import Video

/// What is kept of a clip for its renderer.
@Suite struct ClipFactsTests {
    /// A clip of a second, without sound unless that has a beginning.
    private func facts(start: Double, sound: Double? = nil, timeBase: Ratio = Ratio(1, 1000)) -> ClipFacts {
        ClipFacts(
            VideoFacts(
                container: .webm, videoStream: 0, videoCodec: "vp9", pixelFormat: "yuv420p", duration: 1, start: start, lastFrame: 0.96,
                frameCount: 25, timeBase: timeBase, codedWidth: 64, codedHeight: 48, displayWidth: 64, displayHeight: 48, rotation: 0,
                sampleAspectRatio: .one, averageFrameRate: 25, baseFrameRate: 25, isVariableFrameRate: false, transfer: .standard,
                matrix: nil, isFullRange: false,
                audio: sound.map { AudioFacts(stream: 1, codec: "opus", channels: 1, sampleRate: 48_000, duration: 1, start: $0) },
                hasLocation: false))
    }

    @Test func timesAreInMicroseconds() {
        let clip = facts(start: 2.5, sound: 2)
        #expect((clip.microseconds, clip.milliseconds, clip.hasAudio) == (1_000_000, 1000, true))
        #expect(clip.timing == ClipFacts.Timing(beginning: 2_000_000, lead: 500_000, ticks: 1000))
    }

    @Test func theStreamsThatWereMeasuredAreKept() {
        var clip = facts(start: 0, sound: 0)
        #expect(clip.streams == ClipFacts.Streams(picture: 0, sound: 1))
        #expect(clip.sourceStreams == SourceStreams(picture: 0, sound: 1))
        #expect(facts(start: 0).sourceStreams == SourceStreams(picture: 0, sound: nil))
        // As releases before this one kept clips.
        clip.streams = nil
        #expect(clip.sourceStreams == .first)
    }

    /// A renderer's times end at a hundred hours.
    @Test func whatAFileSaysOfItselfIsBounded() {
        let longest: Int64 = 360_000_000_000
        #expect(facts(start: 1e13).timing == ClipFacts.Timing(beginning: longest, lead: 0, ticks: 1000))
        #expect(facts(start: -1e13).timing == ClipFacts.Timing(beginning: -longest, lead: 0, ticks: 1000))
        #expect(facts(start: 1e13, sound: 0).timing == ClipFacts.Timing(beginning: 0, lead: longest, ticks: 1000))
        #expect(facts(start: 0, timeBase: Ratio(1, .max)).timing == ClipFacts.Timing(beginning: 0, lead: 0, ticks: 1_000_000_000))
    }
}
