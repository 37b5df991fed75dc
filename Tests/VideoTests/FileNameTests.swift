import Foundation
import Processes
import Testing

@testable import Video

/// Names that mean something to a shell, a filter graph, a protocol or a numbered sequence.
@Suite(.timeLimit(.minutes(2))) struct FileNameTests {
    private static let names = [
        "it's a \"name\".mp4", "back\\slash.mp4", "line\nline.mp4", "تصوير الفيديو 🏋️.mp4", "-i.mp4", "--help", "colon: a,b;c[d]=e.mp4",
        "%03d.mp4",
        "$(touch pwned)`id`*?.mp4", "file:x.mp4", "pipe:0", "http:%2f%2fx.mp4", "concat:a|b",
    ]

    @Test func allAreOnlyNames() async throws {
        let clips = try Clips()
        try await clips.make("plain.mp4", seconds: 0.2)
        let bytes = try clips.bytes("plain.mp4")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in Self.names {
                group.addTask {
                    let path = try clips.write(name, bytes)
                    #expect(try await MediaProbe().probe(path, decoding: false).frameCount == 5, "\(name)")
                    let out = clips.path("out " + name)
                    try await FFmpegRun(limits: ChildLimits(wallTime: .seconds(30))).run(
                        FFmpegInput.video(path, .mp4) + ["-c", "copy", "-f", "mp4", FFmpegInput.file(out)], inputs: [path])
                    #expect(FileManager.default.fileExists(atPath: out), "\(name)")
                }
            }
            try await group.waitForAll()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: clips.folder).count == 1 + 2 * Self.names.count)
    }

    @Test func thumbnailsTakeThemToo() async throws {
        let clips = try Clips()
        try await clips.make("plain.mp4", seconds: 0.2)
        for name in ["it's %03d: \"\\ عربي\n.mp4", "-y"] {
            let path = try clips.write(name, try clips.bytes("plain.mp4"))
            let facts = try await MediaProbe().probe(path)
            #expect(try await !VideoFrames().thumbnail(of: path, facts, longestSide: 32).isEmpty, "\(name)")
        }
    }

    @Test(arguments: [("png", FFmpegInput.Image.png), ("jpg", .jpeg), ("webp", .webp)]) func picturesAreNeverSequences(
        _ type: String, _ image: FFmpegInput.Image
    ) async throws {
        let clips = try Clips()
        // A sequence would take its neighbour for the first picture.
        try await clips.make("plain.\(type)", ["-f", "lavfi", "-i", "color=c=red:s=64x48", "-frames:v", "1"])
        try await clips.make("x000.\(type)", ["-f", "lavfi", "-i", "color=c=lime:s=64x48", "-frames:v", "1"])
        let path = try clips.write("x%03d.\(type)", try clips.bytes("plain.\(type)"))
        let loop = image == .webp ? [] : ["-loop", "1", "-framerate", "10", "-t", FFmpegRun.time(0.5)]
        try await FFmpegRun(limits: ChildLimits(wallTime: .seconds(10))).run(
            FFmpegInput.image(path, image, loop) + Clips.h264 + [FFmpegInput.file(clips.path("out.mp4"))])
        let facts = try await MediaProbe().probe(clips.path("out.mp4"))
        #expect(facts.frameCount == (image == .webp ? 1 : 5))
        let picture = try await Picture(try await VideoFrames().thumbnail(of: clips.path("out.mp4"), facts, longestSide: 64), clips)
        #expect(picture.letter(0.5, 0.5) == "r")
    }

    @Test func pathsAreAbsolute() {
        #expect(FFmpegInput.file("/a b") == "file:/a b")
        #expect(FFmpegInput.file("-i") == "file:\(FileManager.default.currentDirectoryPath)/-i")
    }
}
