import Foundation
import Processes
import Testing

@testable import Video

/// What of a film others get to see: all of its pictures and sound, and nothing else. FFmpeg itself reads what was made.
@Suite(.timeLimit(.minutes(2))) struct CleanCopyTests {
    private let clips: Clips
    private let cleanCopy = CleanCopy(limits: ChildLimits(wallTime: .seconds(60)))

    init() throws { clips = try Clips() }

    @Test(arguments: ["a.mp4", "a.mov", "a.webm"]) func nothingIsLeftOfWhereAndByWhat(_ name: String) async throws {
        try await clips.make(name, audio: 1, codec: name.hasSuffix("webm") ? Clips.vp9 : Clips.h264)
        let tags = [
            "location=+24.7136+046.6753/", "com.apple.quicktime.location.ISO6709=+24.7136+046.6753+612/",
            "com.apple.quicktime.model=Phone", "title=Secret home", "creation_time=2026-02-01T08:30:15Z", "comment=Riyadh",
        ].flatMap { ["-metadata", $0] }
        let chapters = try clips.write(
            "chapters.txt", Array(";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=500\ntitle=Kitchen\n".utf8))
        let tagged = try await clips.make(
            "tagged-" + name,
            ["-i", clips.path(name), "-i", chapters, "-map", "0", "-map_chapters", "1", "-c", "copy", "-metadata:s:v", "handler_name=Riyadh"]
                + (name.hasSuffix("mov") ? ["-movflags", "use_metadata_tags"] : []) + tags)
        let traces = ["24.7136", "Secret", "Riyadh", "Kitchen", "2026-02-01"]
        let before = try await words(tagged)
        // Each container keeps tags of its own, and all of them these.
        #expect(traces.count { before.contains($0) } >= 3 && before.contains("Secret") && before.contains("Kitchen"))
        let copy = clips.path("clean-" + name)
        try await clean(tagged, copy)
        let after = try await words(copy)
        for trace in traces { #expect(!after.contains(trace), "\(name): \(trace)") }
        let container = try VideoContainer.sniff(copy)
        #expect(container == (try VideoContainer.sniff(tagged)))
        // Each packet of pictures and sound is the one that was sent.
        #expect(try await packets(copy) == (try await packets(tagged)))
    }

    @Test func whatLiesOnItsSideStaysSo() async throws {
        try await clips.make("flat.mp4", size: (160, 90))
        let turned = try await clips.make("turned.mp4", ["-i", clips.path("flat.mp4"), "-c", "copy", "-metadata:s:v", "rotate=90"])
        let copy = clips.path("clean.mp4")
        try await clean(turned, copy)
        let (before, after) = (try await MediaProbe().probe(turned), try await MediaProbe().probe(copy))
        #expect(after.rotation == before.rotation && after.rotation != 0)
        #expect((after.displayWidth, after.displayHeight) == (90, 160) && after.frameCount == before.frameCount)
    }

    @Test func soundThatIsNotCompressedIsKept() async throws {
        let sent = try await clips.make("pcm.mov", audio: 1, ["-c:a", "pcm_s16le"])
        // Named as phones name an MP4, which FFmpeg's own MP4 may not hold.
        var bytes = try clips.bytes("pcm.mov")
        bytes.replaceSubrange(8..<12, with: Array("mp42".utf8))
        let named = try clips.write("pcm.mp4", bytes)
        #expect(try VideoContainer.sniff(named) == .mp4)
        try await clean(named, clips.path("clean.mp4"))
        #expect(try await packets(clips.path("clean.mp4")) == (try await packets(sent)))
    }

    /// A track that FFmpeg has no name for stays behind, and so does a cover.
    @Test func onlyWhatIsShownAndHeardIsCopied() async throws {
        try await clips.make("a.mp4", audio: 1)
        try await clips.make("cover.png", ["-f", "lavfi", "-i", "color=blue:s=32x32", "-frames:v", "1"])
        let inputs = ["-i", clips.path("a.mp4"), "-i", clips.path("cover.png")]
        let sent = try await clips.make(
            "more.mp4", inputs + ["-map", "0", "-map", "0:a", "-map", "1", "-c", "copy", "-disposition:v:1", "attached_pic"])
        // The name of the second sound's codec, in its own box.
        var bytes = try clips.bytes("more.mp4")
        let names = bytes.indices.dropLast(4).filter { Array(bytes[$0..<$0 + 4]) == Array("mp4a".utf8) }
        bytes.replaceSubrange(try #require(names.last)..<(names.last ?? 0) + 4, with: Array("zzzz".utf8))
        let odd = try clips.write("odd.mp4", bytes)
        #expect(sent != odd && names.count == 2)
        try await clean(odd, clips.path("clean.mp4"))
        #expect(try await packets(clips.path("clean.mp4")) == (try await packets(clips.path("a.mp4"))))
        #expect(try await !words(clips.path("clean.mp4")).contains("attached_pic=1"))
    }

    private func clean(_ path: String, _ copy: String) async throws {
        try await cleanCopy.make(of: path, try await MediaProbe().probe(path, decoding: false), to: copy)
    }

    /// Everything that stands in the file as text.
    private func words(_ path: String) async throws -> String {
        let report = try await Command(
            "ffprobe", ["-v", "error", "-show_format", "-show_streams", "-show_chapters", path], limits: ChildLimits(wallTime: .seconds(30))
        ).run()
        let strings = try await Command("strings", ["-n", "5", path], limits: ChildLimits(wallTime: .seconds(30))).run()
        return String(decoding: report.output + strings.output, as: UTF8.self)
    }

    /// The hash of each packet.
    private func packets(_ path: String) async throws -> [String] {
        let result = try await Command(
            "ffmpeg", ["-v", "error", "-i", path, "-map", "0:v:0", "-map", "0:a?", "-c", "copy", "-f", "streamhash", "-"],
            limits: ChildLimits(wallTime: .seconds(30))
        ).run()
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
