import Foundation
import Processes
import Testing

@testable import Video

/// Files that are not what they claim, or not whole.
@Suite(.timeLimit(.minutes(2))) struct RefusalTests {
    private let clips: Clips

    init() throws { clips = try Clips() }

    @Test(arguments: [
        "", "x", "<!DOCTYPE html><html><body>ftyp</body></html>", "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"/>",
        "ffconcat version 1.0\nfile /etc/passwd\n", "#EXTM3U\n#EXTINF:1,\n/etc/passwd\n", "RIFF\u{24}\0\0\0WAVEfmt ",
        "GIF89a\u{1}\0\u{1}\0",
        "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", "\0\0\0\u{18}ftypavif\0\0\0\0mif1avif", "%PDF-1.7\n", "#!/bin/sh\nmoov mdat ftyp\n",
    ]) func otherKindsAreRefused(_ text: String) async throws {
        #expect(await problem(try clips.write("clip.mp4", text.utf8)) == .unsupportedType)
    }

    @Test(arguments: ["png", "jpg", "gif", "avi", "flv", "ts", "ogg", "wav"]) func otherMediaAreRefused(_ type: String) async throws {
        let picture = ["png", "jpg", "gif"].contains(type)
        let source = type == "wav" || type == "ogg" ? "sine=d=0.2" : "testsrc=s=64x48:d=0.2"
        try await clips.make("a.\(type)", ["-f", "lavfi", "-i", source] + (picture ? ["-frames:v", "1"] : []))
        #expect(await problem(try clips.write("clip.mp4", try clips.bytes("a.\(type)"))) == .unsupportedType)
    }

    @Test func soundAloneIsNoVideo() async throws {
        #expect(await problem(try await clips.make("a.mp4", ["-f", "lavfi", "-i", "sine=d=0.5", "-c:a", "aac"])) == .noVideo)
    }

    @Test func codecsThatNobodyAskedForAreRefused() async throws {
        for codec in ["ffv1", "mpeg2video", "huffyuv"] {
            #expect(await problem(try await clips.make("a.mkv", codec: ["-c:v", codec])) == .unsupportedType, "\(codec)")
        }
        let sound = try await clips.make(
            "b.mkv", ["-f", "lavfi", "-i", "testsrc=s=64x48:d=1", "-f", "lavfi", "-i", "sine=d=1", "-c:v", "libx264", "-c:a", "wmav2"])
        #expect(await problem(sound) == .unsupportedType)
    }

    @Test func foldersPipesAndGapsAreRefused() async throws {
        #expect(await problem(clips.folder) == .unsupportedType)
        #expect(await problem(clips.path("gone.mp4")) == .inputMissing(index: 0))
        #expect(await problem(clips.path("gone/a.mp4")) == .inputMissing(index: 0))
        mkfifo(clips.path("fifo.mp4"), 0o600)
        #expect(await problem(clips.path("fifo.mp4")) == .unsupportedType)
        #expect(await problem("/dev/zero") == .unsupportedType)
    }

    @Test(arguments: [
        ("end.mp4", Clips.h264, []), ("front.mp4", Clips.h264, ["-movflags", "+faststart"]), ("a.mkv", Clips.h264, []),
        ("a.webm", Clips.vp9, []),
        ("live.webm", Clips.vp9, ["-live", "1", "-f", "webm"]),
    ] as [(String, [String], [String])]) func shortenedFilesAreRefused(_ name: String, _ codec: [String], _ more: [String]) async throws {
        try await clips.make(name, size: (160, 120), seconds: 3, rate: 10, audio: 3, codec: codec, more)
        let whole = try clips.bytes(name)
        // What was recorded live ends where it ends; only its beginning cannot be missing.
        for percent in name == "live.webm" ? [1] : [1, 30, 90, 99] {
            let end = await problem(try clips.write("cut-\(name)", whole.prefix(whole.count * percent / 100)))
            #expect(isUnreadable(end) || (percent == 1 && end == .unsupportedType), "\(percent) %: \(String(describing: end))")
        }
    }

    @Test func beginningsOfAnyLengthAreOnlyRefused() async throws {
        let whole = try clips.bytes(
            String(try await clips.make("a.webm", seconds: 0.2, codec: Clips.vp9).dropFirst(clips.folder.count + 1)))
        #expect(MatroskaHead(whole[...])?.isWebM == true && MatroskaHead(whole[...])?.segmentEnd == Int64(whole.count))
        for length in 0..<200 { _ = VideoContainer(head: whole.prefix(length)) }
        for byte in 0..<64 {
            var bent = whole
            bent[byte] = 0xFF
            _ = VideoContainer(head: bent.prefix(4096))
            bent[byte] = 0
            _ = VideoContainer(head: bent[byte...].prefix(4096))
        }
        #expect(VideoContainer(head: [0x1A, 0x45, 0xDF, 0xA3, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE]) != nil)
    }

    @Test func garbageInsideIsFoundByDecoding() async throws {
        var bytes = try clips.bytes(
            String(try await clips.make("a.mp4", size: (160, 120), seconds: 2, ["-g", "10"]).dropFirst(clips.folder.count + 1)))
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "mdat".utf8) })
        for index in stride(from: start + 40, to: min(bytes.count, start + 4000), by: 3) { bytes[index] ^= 0x5A }
        let broken = try clips.write("broken.mp4", bytes)
        #expect(isUnreadable(await problem(broken)))
    }

    @Test func anIndexInFrontOrBehindIsEqual() async throws {
        #expect(await problem(try await clips.make("end.mp4", audio: 1)) == nil)
        #expect(await problem(try await clips.make("front.mp4", audio: 1, ["-movflags", "+faststart"])) == nil)
    }
}
