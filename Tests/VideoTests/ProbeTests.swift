import Foundation
import Processes
import Testing

@testable import Video

@Suite(.timeLimit(.minutes(2))) struct ProbeTests {
    private let clips: Clips
    private let probe = MediaProbe()

    init() throws { clips = try Clips() }

    /// Without the check that decodes, which other tests are about.
    private func read(_ path: String) async throws -> VideoFacts { try await probe.probe(path, decoding: false) }

    @Test(arguments: [
        ("a.mp4", Clips.h264, VideoContainer.mp4, "h264"), ("a.mov", Clips.h264, .mov, "h264"), ("a.mkv", Clips.h264, .matroska, "h264"),
        ("hevc.mp4", Clips.hevc, .mp4, "hevc"), ("a.webm", Clips.vp9, .webm, "vp9"), ("misnamed.jpg.mp4", Clips.h264, .mp4, "h264"),
    ]) func containersAndCodecsAreRead(_ name: String, _ codec: [String], _ container: VideoContainer, _ codecName: String) async throws {
        let facts = try await probe.probe(try await clips.make(name, seconds: 1.2, audio: 1.2, codec: codec))
        #expect(facts.container == container && facts.videoCodec == codecName && facts.pixelFormat == "yuv420p")
        #expect(abs(facts.duration - 1.2) < 0.002 && facts.frameCount == 30)
        #expect(
            facts.codedWidth == 64 && facts.codedHeight == 48 && facts.displayWidth == 64 && facts.displayHeight == 48
                && facts.rotation == 0)
        #expect(abs(facts.averageFrameRate - 25) < 0.1 && abs(facts.baseFrameRate - 25) < 0.1 && !facts.isVariableFrameRate)
        let audio = try #require(facts.audio)
        #expect(audio.codec == (container == .webm ? "opus" : "aac") && audio.channels == 1 && audio.sampleRate == 48_000)
        #expect(abs(audio.duration - 1.2) < 0.05)
        #expect(try JSONDecoder().decode(VideoFacts.self, from: JSONEncoder().encode(facts)) == facts)
        #expect(facts.transfer == .standard && !facts.isHDR && !facts.isFullRange && !facts.hasLocation)
    }

    @Test func theContentDecidesNotTheName() async throws {
        try await clips.make("a.mp4")
        let odd = try clips.write("page.html", try clips.bytes("a.mp4"))
        #expect(try await probe.probe(odd).container == .mp4)
    }

    @Test func durationIsTheClipsOwn() async throws {
        for name in ["a.mp4", "a.webm", "a.mkv"] {
            let codec = name == "a.webm" ? Clips.vp9 : Clips.h264
            let facts = try await read(try await clips.make(name, seconds: 1, rate: 10, audio: 2.5, codec: codec))
            #expect(abs(facts.duration - 1) < 0.002, "\(name)")
            #expect(abs(try #require(facts.audio).duration - 2.5) < 0.05, "\(name)")
        }
        let plain = try await read(try await clips.make("b.mp4", seconds: 2.5, rate: 10))
        #expect(abs(plain.duration - 2.5) < 0.001)
    }

    @Test func durationIsMeasuredWhereTheFileDoesNotSay() async throws {
        // As browsers record: no length in the header, no index.
        let live = try await read(try await clips.make("live.webm", seconds: 1.2, audio: 2, codec: Clips.vp9, ["-live", "1", "-f", "webm"]))
        #expect(abs(live.duration - 1.2) < 0.05)
        let fragmented = try await clips.make("f.mp4", seconds: 1.2, audio: 2, ["-movflags", "frag_keyframe+empty_moov", "-g", "10"])
        #expect(abs(try await read(fragmented).duration - 1.2) < 0.05)
    }

    @Test func durationIsThatOfTheTrimmedPart() async throws {
        // Copied from the middle of a group of pictures: the file holds more frames than it says to play.
        try await clips.make("long.mp4", seconds: 3, ["-g", "75", "-bf", "2"])
        let cut = try await clips.make("cut.mp4", ["-ss", "1", "-i", clips.path("long.mp4"), "-t", "1", "-c", "copy"])
        let facts = try await read(cut)
        #expect(abs(facts.duration - 1) < 0.1, "\(facts.duration)")
    }

    /// ffmpeg's `rotate` of 5.1 writes a matrix that turns the other way round; the pictures in `ThumbnailTests` decide which is right.
    @Test(arguments: [(90, 270), (180, 180), (270, 90)]) func rotationIsAppliedToTheShownSize(_ tag: Int, _ clockwise: Int) async throws {
        try await clips.make("flat.mp4", size: (64, 36))
        let turned = try await clips.make("turned.mp4", ["-i", clips.path("flat.mp4"), "-c", "copy", "-metadata:s:v", "rotate=\(tag)"])
        let facts = try await read(turned)
        #expect(facts.rotation == clockwise && facts.codedWidth == 64 && facts.codedHeight == 36)
        #expect((facts.displayWidth, facts.displayHeight) == (tag == 180 ? (64, 36) : (36, 64)))
    }

    @Test func pixelsThatAreNotSquareAreStretched() async throws {
        let path = try await clips.make("wide.mp4", size: (64, 48), filter: "setsar=2/1")
        let facts = try await read(path)
        #expect(facts.sampleAspectRatio == Ratio(2, 1) && facts.codedWidth == 64 && facts.displayWidth == 128 && facts.displayHeight == 48)
        let turned = try await clips.make("turned.mp4", ["-i", path, "-c", "copy", "-metadata:s:v", "rotate=90"])
        let tall = try await read(turned)
        #expect(tall.displayWidth == 48 && tall.displayHeight == 128)
    }

    @Test func oddSizesAreKept() async throws {
        let path = try await clips.make(
            "odd.mp4", size: (321, 239), codec: ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"])
        let facts = try await read(path)
        #expect(facts.codedWidth == 321 && facts.codedHeight == 239 && facts.displayWidth == 321 && facts.displayHeight == 239)
    }

    @Test func veryShortClipsAreClips() async throws {
        let short = try await probe.probe(try await clips.make("short.mp4", seconds: 0.2, audio: 0.2))
        #expect(abs(short.duration - 0.2) < 0.001 && short.frameCount == 5)
        let single = try await probe.probe(try await clips.make("one.mp4", seconds: 0.04))
        #expect(single.frameCount == 1 && abs(single.duration - 0.04) < 0.001)
        let instant = try await probe.probe(try await clips.make("one.webm", seconds: 0.04, codec: Clips.vp9))
        #expect(instant.frameCount == 1 && instant.duration > 0 && instant.duration < 0.2)
    }

    @Test(arguments: ["mp4", "webm"]) func variableRatesAreNoticed(_ type: String) async throws {
        let codec = type == "webm" ? Clips.vp9 : Clips.h264
        // Every frame of the first half, every third of the second.
        let path = try await clips.make(
            "vfr.\(type)", seconds: 2, rate: 30, codec: codec, filter: "select='lt(t,1)+not(mod(n,3))'", ["-vsync", "vfr"])
        let facts = try await read(path)
        #expect(facts.isVariableFrameRate && facts.frameCount == 40)
        let steady = try await read(try await clips.make("cfr.\(type)", seconds: 1, rate: 24, codec: codec, ["-bf", "2"]))
        #expect(!steady.isVariableFrameRate)
    }

    @Test func silenceIsKnown() async throws {
        let facts = try await read(try await clips.make("mute.mp4"))
        #expect(!facts.hasAudio && facts.audio == nil)
    }

    @Test(arguments: [("smpte2084", ColorTransfer.perceptualQuantizer), ("arib-std-b67", .hybridLogGamma)])
    func highDynamicRangeIsKnown(_ name: String, _ transfer: ColorTransfer) async throws {
        let facts = try await read(try await clips.make("hdr.mp4", codec: Clips.hdr(name)))
        #expect(facts.transfer == transfer && facts.isHDR && facts.pixelFormat == "yuv420p10le")
    }

    @Test func placesAreNoticed() async throws {
        try await clips.make("a.mp4")
        for (name, tag) in [
            ("a.mp4", "location=+24.7136+046.6753/"), ("a.mov", "com.apple.quicktime.location.ISO6709=+24.7136+046.6753+612/"),
        ] {
            let tagged = try await clips.make(
                "tagged-" + name,
                ["-i", clips.path("a.mp4"), "-c", "copy", "-movflags", name.hasSuffix("mov") ? "use_metadata_tags" : "0", "-metadata", tag])
            #expect(try await read(tagged).hasLocation, "\(name)")
        }
        #expect(try await !read(clips.path("a.mp4")).hasLocation)
    }

    @Test func tagsOfAnyKindDoNoHarm() async throws {
        try await clips.make("a.mp4")
        let title = "\"quoted\" \\ \u{1}\u{8} line\nline عنوان " + String(repeating: "x", count: 5000)
        let tagged = try await clips.make(
            "tagged.mp4", ["-i", clips.path("a.mp4"), "-c", "copy", "-metadata", "title=\(title)", "-metadata:s:v", "rotate=abc"])
        #expect(try await read(tagged).rotation == 0)
    }

    @Test func theCoverPictureIsNotTheVideo() async throws {
        try await clips.make("a.mp4", size: (64, 48), audio: 1)
        try await clips.make("cover.png", ["-f", "lavfi", "-i", "color=c=red:s=320x320", "-frames:v", "1"])
        let both = [
            "-i", clips.path("cover.png"), "-i", clips.path("a.mp4"), "-map", "0", "-map", "1", "-c", "copy", "-disposition:v:0",
            "attached_pic",
        ]
        let facts = try await read(try await clips.make("both.mp4", both))
        #expect(facts.displayWidth == 64 && facts.videoCodec == "h264")
        let sound = [
            "-i", clips.path("cover.png"), "-i", clips.path("a.mp4"), "-map", "0", "-map", "1:a", "-c", "copy", "-disposition:v:0",
            "attached_pic",
        ]
        #expect(await problem(try await clips.make("sound.mp4", sound)) == .noVideo)
    }

    @Test func theLimitsAreKept() async throws {
        let path = try await clips.make("a.mp4", size: (320, 180), seconds: 2, audio: 1)
        #expect(await problem(path, limits: VideoLimits(longestSide: 320, pixels: 320 * 180, duration: .seconds(2.001))) == nil)
        #expect(await problem(path, limits: VideoLimits(longestSide: 319)) == .tooLarge)
        #expect(await problem(path, limits: VideoLimits(pixels: 320 * 180 - 1)) == .tooLarge)
        #expect(await problem(path, limits: VideoLimits(duration: .seconds(1.9))) == .tooLong)
        // Shown wider than it is stored.
        let wide = try await clips.make("wide.mp4", filter: "setsar=100/1")
        #expect(await problem(wide, limits: VideoLimits(longestSide: 4000)) == .tooLarge)
        // A length that only its packets tell.
        let live = try await clips.make("live.webm", seconds: 2, codec: Clips.vp9, ["-live", "1", "-f", "webm"])
        #expect(await problem(live, limits: VideoLimits(duration: .seconds(1))) == .tooLong)
    }

    @Test func aCancelledProbeEnds() async throws {
        let path = try await clips.make("a.mp4")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await problem(path)
        }
        #expect(await task.value == .cancelled)
    }

    @Test func aMissingToolIsNamed() async throws {
        let path = try await clips.make("a.mp4")
        await #expect(throws: VideoProblem.toolUnavailable("/nonexistent/ffprobe")) {
            try await MediaProbe(tools: VideoTools(ffprobe: "/nonexistent/ffprobe")).probe(path)
        }
    }

    @Test func toolsAreKeptInTheirLimits() async throws {
        let path = try await clips.make("a.mp4")
        await #expect(throws: VideoProblem.timedOut) {
            try await MediaProbe(tools: VideoTools(limits: ChildLimits(wallTime: .zero))).probe(path)
        }
        await #expect(throws: VideoProblem.outOfMemory) {
            try await MediaProbe(tools: VideoTools(limits: ChildLimits(wallTime: .seconds(10), addressSpaceBytes: 60 << 20))).probe(path)
        }
    }
}
