import Foundation
import Processes
import Testing
import TestSupport

@testable import Video

@Suite(.timeLimit(.minutes(2))) struct ThumbnailTests {
    private let clips: Clips
    private let frames = VideoFrames()

    init() throws { clips = try Clips() }

    private func thumbnail(_ path: String, at seconds: Double = 0.5, side: Int = 320, as format: VideoFrames.Format = .jpeg) async throws
        -> Picture
    {
        let facts = try await MediaProbe().probe(path, decoding: false)
        return try await Picture(try await frames.thumbnail(of: path, facts, at: seconds, longestSide: side, as: format), clips)
    }

    @Test(arguments: [VideoFrames.Format.jpeg, .png]) func looksLikeTheVideo(_ format: VideoFrames.Format) async throws {
        let picture = try await thumbnail(try await clips.make("a.mp4", size: (320, 180)), side: 160, as: format)
        #expect((picture.width, picture.height) == (160, 90) && picture.quarters == "rgby")
        let red = picture.color(0.2, 0.2)
        #expect(red.red > 240 && red.green < 15 && red.blue < 15)
    }

    @Test("Without a word of the file its size says how its colours are written", arguments: [(1280, 720, "bt709"), (640, 480, "bt601")])
    func colorsOfSilentFiles(_ width: Int, _ height: Int, _ matrix: String) async throws {
        let filter = "format=rgb24,scale=out_color_matrix=\(matrix),format=yuv420p,setparams=colorspace=unknown"
        let path = try await clips.make("a.mp4", size: (width, height), filter: filter)
        #expect(try await MediaProbe().probe(path, decoding: false).matrix.map { $0 == "unknown" } ?? true)
        for format in [VideoFrames.Format.jpeg, .png] {
            let picture = try await thumbnail(path, side: 160, as: format)
            let (red, green) = (picture.color(0.2, 0.2), picture.color(0.8, 0.2))
            #expect(red.red > 246 && red.green < 12 && green.green > 246 && green.red < 12, "\(red) \(green)")
        }
    }

    @Test func theFormatIsTheOneAskedFor() async throws {
        let path = try await clips.make("a.mp4")
        let facts = try await MediaProbe().probe(path, decoding: false)
        #expect(try await frames.thumbnail(of: path, facts, longestSide: 64, as: .jpeg).starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(try await frames.thumbnail(of: path, facts, longestSide: 64, as: .png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    /// The pattern is stored turned the other way, so that turning it as the file says brings it upright.
    @Test(arguments: [(90, "transpose=clock"), (180, "hflip,vflip"), (270, "transpose=cclock")])
    func rotationIsApplied(_ tag: Int, _ stored: String) async throws {
        try await clips.make("flat.mp4", size: (160, 90), filter: stored)
        let path = try await clips.make("turned.mp4", ["-i", clips.path("flat.mp4"), "-c", "copy", "-metadata:s:v", "rotate=\(tag)"])
        let picture = try await thumbnail(path)
        #expect((picture.width, picture.height) == (160, 90) && picture.quarters == "rgby", "\(picture.quarters)")
        // The facts say what a graph without automatic rotation has to do.
        let facts = try await MediaProbe().probe(path, decoding: false)
        let turn = [90: "transpose=clock", 180: "hflip,vflip", 270: "transpose=cclock"][facts.rotation]
        let upright = try await clips.make("up.png", ["-noautorotate", "-i", path, "-vf", try #require(turn), "-frames:v", "1"])
        #expect(try await Picture(try clips.bytes(String(upright.dropFirst(clips.folder.count + 1))), clips).quarters == "rgby")
    }

    @Test(.proves("AC-3.3-01")) func theTimeIsMetAndShortClipsGiveTheirFirstFrame() async throws {
        // Half a second each of red, green and blue.
        let colors = ["red", "lime", "blue"].flatMap { ["-f", "lavfi", "-i", "color=c=\($0):s=64x48:r=10:d=0.5"] }
        let path = try await clips.make("a.mp4", colors + ["-filter_complex", "concat=n=3"] + Clips.h264)
        let facts = try await MediaProbe().probe(path, decoding: false)
        for (time, letter) in [(0.0, "r"), (0.48, "r"), (0.5, "g"), (0.98, "g"), (1.499, "b"), (1.5, "r"), (9, "r")] {
            let picture = try await Picture(try await frames.thumbnail(of: path, facts, at: time, longestSide: 64, as: .png), clips)
            #expect(String(picture.letter(0.5, 0.5)) == letter, "\(time)")
        }
        let seconds = ["blue", "red"].flatMap { ["-f", "lavfi", "-i", "color=c=\($0):s=64x48:r=10:d=1"] }
        let long = try await clips.make("long.mp4", seconds + ["-filter_complex", "concat=n=2"] + Clips.h264)
        #expect(try await thumbnail(long).letter(0.5, 0.5) == "b")
        let short = try await clips.make("short.mp4", seconds: 0.2)
        #expect(try await thumbnail(short).quarters == "rgby")
    }

    @Test(.proves("AC-3.3-03")) func proportionsAreKept() async throws {
        let wide = try await thumbnail(try await clips.make("wide.mp4", size: (1920, 1080), seconds: 0.1), side: 320)
        #expect((wide.width, wide.height) == (320, 180))
        let anamorphic = try await thumbnail(try await clips.make("sar.mp4", size: (64, 48), filter: "setsar=2/1"))
        #expect((anamorphic.width, anamorphic.height) == (128, 48) && anamorphic.quarters == "rgby")
        let odd = try await thumbnail(
            try await clips.make("odd.mp4", size: (321, 239), codec: ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"]))
        #expect((odd.width, odd.height) == (320, 238) && odd.quarters == "rgby")
        let thin = try await thumbnail(try await clips.make("thin.mp4", size: (320, 2)), side: 16)
        #expect((thin.width, thin.height) == (16, 1))
    }

    @Test func smallPicturesAreNotEnlarged() async throws {
        let picture = try await thumbnail(try await clips.make("a.mp4", size: (64, 48)), side: 1000)
        #expect((picture.width, picture.height) == (64, 48))
    }

    @Test(arguments: ["mov", "webm", "mkv"]) func everyContainerHasAThumbnail(_ type: String) async throws {
        let path = try await clips.make("a.\(type)", audio: 2, codec: type == "webm" ? Clips.vp9 : Clips.h264)
        #expect(try await thumbnail(path).quarters == "rgby")
    }

    @Test(arguments: ["smpte2084", "arib-std-b67"]) func highDynamicRangeIsBroughtDown(_ transfer: String) async throws {
        // A pale green of the wide gamut is a stronger one in the gamut of screens; taken as it stands it would stay (96, 192, 96).
        let source = [
            "-f", "lavfi", "-i", "color=c=0x60C060:s=66x50:r=10:d=0.2,format=gbrp,scale=out_color_matrix=bt2020,format=yuv420p10le",
        ]
        let green = try await thumbnail(try await clips.make("hdr.mp4", source + Clips.hdr(transfer)), at: 0).color(0.5, 0.5)
        #expect(green.red < 60 && green.green > 180 && green.blue < 80, "\(green)")
    }

    @Test func toneMappingTakesOddSizes() async throws {
        let codec = [
            "-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-pix_fmt", "yuv420p10le", "-profile:v", "2", "-color_trc",
            "smpte2084",
        ]
        let path = try await clips.make("odd.webm", size: (65, 49), seconds: 0.2, codec: codec)
        #expect(try await MediaProbe().probe(path).isHDR)
        let picture = try await thumbnail(path)
        #expect((picture.width, picture.height) == (65, 49))
    }

    @Test func toneMappingIsAvailableHereAndItsAbsenceIsNoticed() async throws {
        #expect(await ToneMap.isAvailable())
        #expect(await !ToneMap.isAvailable(VideoTools(ffmpeg: "/bin/true")))
        #expect(await !ToneMap.isAvailable(VideoTools(ffmpeg: "/nonexistent")))
    }

    @Test func nothingOfTheFileIsToldBesidesThePicture() async throws {
        try await clips.make("a.mp4")
        let path = try await clips.make(
            "tagged.mp4",
            ["-i", clips.path("a.mp4"), "-c", "copy", "-metadata", "location=+24.7136+046.6753/", "-metadata", "title=secret title"])
        let facts = try await MediaProbe().probe(path)
        for format in [VideoFrames.Format.jpeg, .png] {
            let file = try clips.write("out", try await frames.thumbnail(of: path, facts, longestSide: 64, as: format))
            let tags = try await Command("exiftool", ["-s", "-G1", file], limits: ChildLimits(wallTime: .seconds(30))).run()
            let groups = Set(
                String(decoding: tags.output, as: UTF8.self).split(separator: "\n").compactMap { $0.split(separator: "]").first })
            #expect(groups.isSubset(of: ["[ExifTool", "[System", "[File", "[JFIF", "[PNG", "[PNG-pHYs", "[Composite"]), "\(groups)")
            let text = String(decoding: try clips.bytes("out"), as: UTF8.self)
            #expect(!text.contains("Lavc") && !text.contains("secret") && !text.contains("24.7"))
        }
    }

    @Test func aDamagedFileGivesNoThumbnail() async throws {
        let path = try await clips.make("a.mp4")
        let facts = try await MediaProbe().probe(path)
        try clips.write("a.mp4", Array("nothing at all".utf8))
        do {
            _ = try await frames.thumbnail(of: path, facts, longestSide: 64)
            Issue.record("a picture of nothing")
        } catch { #expect(isUnreadable(error), "\(error)") }
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: VideoProblem.inputMissing(index: 0)) { try await frames.thumbnail(of: path, facts, longestSide: 64) }
    }
}
